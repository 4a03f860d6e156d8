import { component } from '../../src/interaction/component.ts';
import { marked } from '../../src/interaction/posts/mark.ts';
import { runButton } from '../../src/interaction/posts/run-buttons.ts';
import { outcomesReply } from '../../src/posts/deed-reply.ts';
import { playRun, runOf } from '../../src/posts/run.ts';
import { given } from '../../src/rules/core/given.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { turnKey } from '../../src/session/turn-key.ts';

/** What all creatures do whose turns follow each other, by one tap of the GM's. */
export const run = component({
  id: runButton,
  requires: gm,
  run({ turn, how, target }, session) {
    const { encounter, caller } = session;
    if (turn !== turnKey(encounter)) return no({ type: 'stale' });
    const at = target === '' ? undefined : marked(target, encounter.combatants, ({ id }) => id);
    if (target !== '' && !at) return no({ type: 'stale' });
    const of = runOf(encounter).map(({ id }) => id);
    const done = playRun(session, { how, of, ...given({ target: at?.id }) }, caller.user);
    return map(done, () => outcomesReply(session));
  },
});
