import { choose, NOTHING } from '../../src/interaction/action-menus.ts';
import { refuse } from '../../src/interaction/command.ts';
import { carriedNumber, type Press } from '../../src/interaction/component.ts';
import { outcome } from '../../src/interaction/deed-reply.ts';
import { moment } from '../../src/interaction/turn-buttons.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { actor } from '../../src/session/authorize.ts';

/** The buttons under a turn: Attack, Defend, Act…, End turn. They act for whoever presses, if it is their turn. */
export const turn: Press = {
  verb: 'turn',
  run({ carried: [fight, , what = '', when] }, table) {
    const { mark, encounter } = table;
    if (!encounter || mark?.fight !== carriedNumber(fight)) return refuse({ type: 'stale' }, table);
    if (what === 'attack' || what === 'defend') return choose(table, { ...NOTHING, action: what }, false);
    if (what === 'act') return choose(table, NOTHING, false);
    if (what !== 'end') return refuse({ type: 'stale' }, table);
    const who = actor(table, undefined);
    if (!who.ok) return refuse(who.why, table);
    if (when !== moment(encounter) && onTurn(encounter).includes(who.value)) return refuse({ type: 'stale' }, table);
    return outcome(table, table.do(`${who.value.name}’s turn ends`, { type: 'end-turn', who: who.value.id }));
  },
};
