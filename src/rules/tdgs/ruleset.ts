// TDGS › 8 Combat and 17 Damage, with what they lean on: what the folder exports

import type { Ruleset } from '../core/ruleset.ts';
import { actions } from './actions/all.ts';
import { afflict } from './afflict.ts';
import { nameOf } from './condition-called.ts';
import { conditions } from './conditions.ts';
import { armors } from './content/armor.ts';
import { bestiary } from './content/bestiary.ts';
import { seeded } from './content/creatures.ts';
import { spells } from './content/equipment.ts';
import { characters, potion } from './content/premade.ts';
import { traits } from './content/traits.ts';
import { weapons } from './content/weapons.ts';
import { decided } from './decided.ts';
import { engaged } from './engaged.ts';
import { field } from './field-rules.ts';
import { enter, initiative, leave } from './initiative.ts';
import { declaredInstants } from './instants.ts';
import { gauges, mainMeter, tracks } from './outline.ts';
import { practice } from './practice.ts';
import { RESTS } from './rest.ts';
import { orders, settings } from './settings.ts';
import { settle } from './settle.ts';
import { STATS, sheet, type Tdgs } from './sheet.ts';
import { apparent } from './stats.ts';
import { mind } from './tactics.ts';
import { endScene, endTurn, finished, skips, startRound, startTurn } from './turns.ts';
import { usualActs } from './usual-acts.ts';
import { wielded } from './weapons.ts';

export type { Tdgs } from './sheet.ts';

/** The Tactical Dice Game System, version 1.0 (MIT), documents 8 and 17 whole. */
export const tdgs: Ruleset<Tdgs> = {
  id: 'tdgs',
  title: 'TDGS',
  book: {
    title: 'Tactical Dice Game System',
    author: 'Entricio',
    licence: 'MIT License',
    url: 'https://github.com/TacticalDice/tdgs',
  },
  conditions,
  actions,
  archetypes: [...characters, ...seeded, ...bestiary],
  practice,
  settings,
  standingOrders: orders,
  rests: RESTS,
  sheet,
  stock: {
    weapons: Object.values(weapons).filter(({ natural }) => !natural),
    armor: Object.values(armors),
    abilities: [...Object.values(spells), ...Object.values(traits)],
    items: [potion],
  },
  inHand: ({ sheet }) => [wielded(sheet).name],
  apparent: (of) => STATS.map((name) => ({ name, value: apparent(of, name).value })),
  resourceKinds: {
    hp: { main: true, revived: 1 },
    actions: { turn: true },
    step: { turn: true },
    uses: {},
    item: {},
    pool: { soaks: true },
    deflection: { soaks: true },
  },
  resources: tracks,
  // LUK 10 throws a natural 1 again (doc 4); the grade of a fumble is only named (ruling).
  faces: { thrownAgain: true, neither: ['fumble'] },
  own: { encounter: () => ({ ties: [] }), combatant: () => ({}), forOrder: ['ties'] },
  initiative,
  ordersAnew: () => true,
  enter,
  leave,
  startRound,
  startTurn,
  endTurn,
  skips,
  finished,
  usualActs,
  field,
  isNear: (encounter, one, other) => engaged(encounter, one, other) !== undefined,
  mind,
  settle,
  decided,
  endScene,
  afflict,
  meters: gauges,
  mainMeter,
  conditionName: nameOf,
  ownConditions: declaredInstants,
};
