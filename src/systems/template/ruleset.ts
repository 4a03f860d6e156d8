// The rules put together. docs/rules-api.md explains each part of a ruleset, including those that this book doesn't
// need.

import { fromPack, ruleset } from 'fray/rules';
import { attack } from './attack.ts';
import { guard } from './guard.ts';
import pack from './pack.json' with { type: 'json' };
import { because } from './reasons.ts';
import { type Newsystem, sheet } from './sheet.ts';

export const rules = ruleset<Newsystem>({
  id: 'newsystem',
  title: 'Newsystem',
  ...fromPack<Newsystem>(pack, sheet),
  conditions: { guarding: { cite: 'Combat › Guarding', kind: 'buff' } },
  actions: { attack, defend: guard },
  sheet,
  resourceKinds: { hp: { main: true, revived: 1 } },
  resources: ({ hp }) => ({ hp: { value: hp, max: hp } }),
  own: { encounter: () => ({}), combatant: () => ({ acted: false }) },
  personal: {},
  /** Each combatant rolls a d20, and the highest acts first. */
  initiative(scene) {
    const { turnOrder: before, combatants } = scene.encounter;
    const rolls = combatants
      .map(({ id }) => ({ subject: id, why: because({ id: 'initiative' }), roll: scene.roll('1d20') }))
      .toSorted((one, other) => other.roll.total - one.roll.total);
    const turnOrder = rolls.map(({ subject }) => [subject]);
    scene.record({ type: 'turn-order-set', before, turnOrder, reasons: rolls, turn: -1 });
  },
  startTurn: (scene, who) => scene.changeOwn(who, { acted: false }),
  /** A turn ends automatically after one action. */
  finished: (encounter, who) => encounter.combatants.some(({ id, own }) => id === who && own.acted),
  /** Why the fight is decided. Undefined while both sides stand. */
  decided({ combatants }) {
    const sidesStanding = new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
    if (combatants.length < 2 || sidesStanding.size > 1) return undefined;
    const [side] = sidesStanding;
    return side === undefined ? because({ id: 'no one stands' }) : because({ id: 'only one side stands', side });
  },
});
