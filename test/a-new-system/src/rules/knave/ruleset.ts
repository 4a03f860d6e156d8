import pack from '../../../packs/knave.json' with { type: 'json' };
import { fromPack } from '../core/book-pack.ts';
import { ruleset } from '../core/ruleset.ts';
import { because } from './reasons.ts';
import { type Knave, sheet } from './sheet.ts';
import { strike } from './strike.ts';

export const knave = ruleset<Knave>({
  id: 'knave',
  title: 'Knave-like',
  ...fromPack<Knave>(pack, sheet),
  conditions: {},
  actions: { strike },
  sheet,
  resourceKinds: { hp: { main: true, revived: 1 } },
  resources: ({ hp }) => ({ hp: { value: hp, max: hp } }),
  own: { encounter: () => ({}), combatant: () => ({ acted: false }) },
  personal: {},
  /** Each combatant rolls a d6, and the highest acts first. */
  initiative(resolution) {
    const { turnOrder: before, combatants } = resolution.encounter;
    const rolled = combatants
      .map(({ id }) => ({ subject: id, why: because({ id: 'initiative' }), roll: resolution.roll('1d6') }))
      .toSorted((a, b) => b.roll.total - a.roll.total);
    const turnOrder = rolled.map(({ subject }) => [subject]);
    resolution.record({ type: 'turn-order-set', before, turnOrder, reasons: rolled, turn: -1 });
  },
  startTurn: (resolution, who) => resolution.changeOwn(who, { acted: false }),
  finished: (encounter, who) => encounter.combatants.find(({ id }) => id === who)?.own.acted === true,
  decided({ combatants }) {
    const sides = new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
    return sides.size < 2 && combatants.length > 1 ? because({ id: 'only one side stands' }) : undefined;
  },
});
