import { refuse } from '../../src/discord/command.ts';
import { carriedNumber, type Press } from '../../src/discord/press.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { choose, NOTHING } from '../../src/table/choosing.ts';
import { outcome } from '../../src/table/outcome.ts';
import { moment } from '../../src/table/turn-buttons.ts';
import { actor } from '../../src/table/who.ts';

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
