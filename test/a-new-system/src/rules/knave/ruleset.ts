import { ruleset } from '../core/ruleset.ts';
import { because } from './reasons.ts';
import { type Knave, sheet } from './sheet.ts';
import { strike } from './strike.ts';

export const knave = ruleset<Knave>({
  id: 'knave',
  title: 'Knave-like',
  book: { title: 'A stranger’s notes', author: 'A stranger', license: 'public domain' },
  conditions: {},
  actions: { strike },
  archetypes: [
    {
      name: 'Rogue',
      kind: 'character',
      source: 'chosen',
      sheet: { hp: 8, armor: 13, attack: 3, weapon: 'Dagger' },
    },
    {
      name: 'Rat',
      kind: 'creature',
      source: 'chosen',
      sheet: { hp: 3, armor: 11, attack: 1, weapon: 'Teeth' },
    },
  ],
  sheet,
  resourceKinds: { hp: { main: true, revived: 1 } },
  resources: ({ hp }) => ({ hp: { value: hp, max: hp } }),
  own: { encounter: () => ({}), combatant: () => ({ acted: false }) },
  /** A d6 each, the highest first. */
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
