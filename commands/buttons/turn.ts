import { choose, NO_CHOICE } from '../../src/interaction/action-menus.ts';
import { component } from '../../src/interaction/component.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { turnButton, turnKey } from '../../src/interaction/turn-buttons.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { no } from '../../src/rules/core/result.ts';
import { actionName } from '../../src/rules/core/ruleset.ts';
import { actor, anyEncounter } from '../../src/session/authorize.ts';

/** The buttons under a turn: Attack, Defend, Act…, End turn. They act for whoever presses, if it is their turn. */
export const turn = component({
  id: turnButton,
  requires: anyEncounter,
  run({ what, turn }, session) {
    if (what === 'act') return choose(session, NO_CHOICE, false);
    if (what !== 'end')
      return choose(session, { ...NO_CHOICE, action: actionName(session.rules, what) ?? what }, false);
    const who = actor(session, undefined);
    if (!who.ok) return who;
    const { encounter } = session;
    if (turn !== turnKey(encounter) && onTurn(encounter).includes(who.value)) return no({ type: 'stale' });
    return play(session, { type: 'end-turn', subject: who.value.id });
  },
});
