import { staleReply } from '../../src/interaction/acts/stale.ts';
import { button } from '../../src/interaction/buttons.ts';
import { component } from '../../src/interaction/component.ts';
import { mark } from '../../src/interaction/posts/mark.ts';
import { askWhich, whoActs } from '../../src/interaction/posts/who-acts.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { turnButton } from '../../src/posts/turn-buttons.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { no } from '../../src/rules/core/result.ts';
import { anyEncounter, ownCombatants } from '../../src/session/authorize.ts';
import { turnKey } from '../../src/session/turn-key.ts';
import { board as words } from '../../src/text/spoken.ts';
import { moreOf } from '../act/panel.ts';
import { savedRow } from '../saved.ts';

/** More… and End turn under a turn. They act for whoever presses, if it is their turn. */
export const turnPressed = component({
  id: turnButton,
  requires: anyEncounter,
  needs: { saved: true },
  run(values, session) {
    const { what, turn, actor } = values;
    if (what === 'more') return moreOf(session, (actor) => savedRow(session, actor));
    const { encounter } = session;
    const now = onTurn(encounter);
    const able =
      what === 'end-all'
        ? { ok: true as const, value: now.filter((each) => ownCombatants(session).includes(each)) }
        : whoActs(session, actor);
    if (!able.ok) return able;
    const [who, ...others] = able.value;
    if (!who) return no({ type: 'nobody-of-yours' });
    if (turn !== turnKey(encounter) && now.includes(who)) return staleReply(session);
    if (what === 'end' && others.length > 0) {
      const all = button(words.allDone(able.value.length), turnButton.write({ ...values, what: 'end-all' }));
      return askWhich(able.value, ({ id }) => turnButton.write({ ...values, actor: mark(id) }), [all]);
    }
    return play(session, {
      type: 'end-turn',
      subject: who.id,
      ...(others.length > 0 && { others: others.map(({ id }) => id) }),
    });
  },
});
