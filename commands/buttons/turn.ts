import { choose, NO_CHOICE } from '../../src/interaction/action-menus.ts';
import { component } from '../../src/interaction/component.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { turnButton } from '../../src/interaction/posts/act-buttons.ts';
import { turnKey } from '../../src/interaction/posts/turn-key.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { no } from '../../src/rules/core/result.ts';
import { actor, anyEncounter } from '../../src/session/authorize.ts';

/** More… and End turn under a turn. They act for whoever presses, if it is their turn. */
export const turn = component({
  id: turnButton,
  requires: anyEncounter,
  run({ what, turn }, session) {
    if (what === 'more') return choose(session, NO_CHOICE, false);
    const who = actor(session, undefined);
    if (!who.ok) return who;
    const { encounter } = session;
    if (turn !== turnKey(encounter) && onTurn(encounter).includes(who.value)) return no({ type: 'stale' });
    return play(session, { type: 'end-turn', subject: who.value.id });
  },
});
