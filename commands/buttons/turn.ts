import { choose, NO_CHOICE } from '../../src/interaction/action-menus.ts';
import { refusalReply } from '../../src/interaction/command.ts';
import { component, numberArg } from '../../src/interaction/component.ts';
import { deedReply } from '../../src/interaction/deed-reply.ts';
import { turnKey } from '../../src/interaction/turn-buttons.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { actor } from '../../src/session/authorize.ts';

/** The buttons under a turn: Attack, Defend, Act…, End turn. They act for whoever presses, if it is their turn. */
export const turn = component({
  action: 'turn',
  run({ args: [fight, , what = '', when] }, session) {
    const { revision, encounter } = session;
    if (!encounter || revision?.fight !== numberArg(fight)) return refusalReply({ type: 'stale' }, session);
    if (what === 'attack' || what === 'defend') return choose(session, { ...NO_CHOICE, action: what }, false);
    if (what === 'act') return choose(session, NO_CHOICE, false);
    if (what !== 'end') return refusalReply({ type: 'stale' }, session);
    const who = actor(session, undefined);
    if (!who.ok) return refusalReply(who.why, session);
    if (when !== turnKey(encounter) && onTurn(encounter).includes(who.value))
      return refusalReply({ type: 'stale' }, session);
    return deedReply(session, session.do({ type: 'end-turn', subject: who.value.id }));
  },
});
