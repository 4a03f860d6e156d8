// TDGS › words that players look up: terms, weapons, armor, abilities, items, hazards

import { armors, spells, traits, weapons } from '../../../rules/tdgs/content/equipment.ts';
import { potion } from '../../../rules/tdgs/content/premade.ts';
import { DAMAGE_TYPES, HAZARDS, TYPES } from '../../../rules/tdgs/content/types.ts';
import type { Term } from '../../reference.ts';
import { abilityLine, armorLine, damageLine, itemLine, weaponLine } from './lines.ts';

// TDGS › the words of the headings of 8 Combat and 17 Damage, and of what they lean on

const TERMS: readonly (readonly [name: string, brief: string, cite: string])[] = [
  [
    'Resolution',
    'd20 + (your stat − theirs) + modifiers; 11 or more succeeds. Natural 1 fails, natural 20 succeeds.',
    '3 Resolution',
  ],
  [
    'Luck',
    'LUK −n: only a natural 10 + n or higher can succeed. LUK +n: a natural 11 − n or higher always does. Never touches damage.',
    '4 Luck',
  ],
  [
    'Critical',
    'A natural 20: it succeeds whatever the sum, and a d4 gives its magnitude. A natural 1 fails, and a d4 names its grade.',
    '1 Dice › Critical Effects',
  ],
  ['Magnitude', 'The d4 after a natural 20: +25, +50, +75 or +100 % of raw damage or healing.', '1 Dice'],
  [
    'Apparent stat',
    'A stat as it counts: base, equipment, abilities and conditions added up, never below 0. Every formula reads it.',
    '2 Stats › Apparent Stats',
  ],
  [
    'HP',
    'Hit Points: apparent CON × 5, whatever the level. At 5 % or less: Unconscious. At 0: dead.',
    '8 Combat › Hit Points',
  ],
  [
    'Knockout',
    'At 5 % of maximum HP (rounded down) or less, above 0: Unconscious until HP rise above that. No one can be woken from it.',
    '8 Combat › Knockout Threshold',
  ],
  ['Death', 'At 0 HP, at once: no saves, and no healing brings the dead back.', '8 Combat › Death'],
  [
    'Damage formula',
    'Melee STR, ranged DEX, arcane INT, divine WIS, and the damage bonus of weapon or spell.',
    '8 Combat › Damage Formula',
  ],
  [
    'Damage bonus',
    'What a weapon, a spell or a trap adds to damage: flat, dice or both, each of one type or untyped.',
    '8 Combat › Weapon Properties',
  ],
  ['Hit bonus', 'What a weapon adds to the roll to hit; it never touches damage.', '8 Combat › Weapon Properties'],
  [
    'Minimum damage',
    'A hit that gets past the pools deals at least 1, unless all of it meets immunity or is absorbed.',
    '8 Combat › Minimum Damage',
  ],
  ['Range bands', 'Adjacent 0–1 squares, Near 2–4, Far 5–10, Distant 11 or more.', '14 Movement'],
  [
    'Adjacent',
    'The range band of 0 to 1 squares: melee and reach weapons, grapples and shoves.',
    '14 Movement › Range bands',
  ],
  ['Near', 'The range band of 2 to 4 squares: thrown and reach weapons.', '14 Movement › Range bands'],
  [
    'Far',
    'The range band of 5 to 10 squares: ranged weapons; thrown ones at −2. A spell that names no range reaches so far.',
    '14 Movement › Range bands',
  ],
  [
    'Distant',
    'The range band of 11 squares or more: long range weapons; ranged ones at −2.',
    '14 Movement › Range bands',
  ],
  [
    'Weapon ranges',
    'Melee: Adjacent. Reach: Adjacent, Near. Thrown: Near, Far at −2. Ranged: Far, Distant at −2. Long range: Distant. Nearer costs nothing.',
    '8 Combat › Range',
  ],
  [
    'Cover',
    'Against ranged attacks and spells against REF: partial +2 REF, half +4, full: no target.',
    '3 Resolution › Situational Modifiers',
  ],
  [
    'Flanked',
    'Attackers on opposite sides: +2 for melee by the adjacent. Surrounded (three or more) +4, overwhelmed (five or more) +6; the highest one counts.',
    '3 Resolution › Situational Modifiers',
  ],
  [
    'Ablative armor',
    'A pool that absorbs damage first, point for point, until it is empty; then it is destroyed, or recharges between scenes.',
    '8 Combat › Ablative Armor',
  ],
  [
    'Deflection',
    'Takes its percentage off every hit; in all at most 75 %. A natural 20 of magnitude 4 takes 10 points off for the scene.',
    '8 Combat › Deflection Armor',
  ],
  [
    'Stacking',
    'Ablative pools come first, then deflection. Deflections and resistances add up, each to at most 75 %.',
    '8 Combat › Stacking: Ablative First',
  ],
  ['Evasion', 'What armor adds to REF, or takes from it.', '8 Combat › Evasion'],
  [
    'Layers of survival',
    'REF avoids, pools and deflection reduce, HP survive: a blow has to get through all three.',
    '8 Combat › The Three Layers of Survival',
  ],
  [
    'Healing',
    'Spells, potions and abilities give back a percentage of maximum HP, at least 1, and stop all bleeding. Nothing for the dead.',
    '8 Combat › Healing Effects',
  ],
  ['Short rest', 'Some minutes to catch breath: 25 % of maximum HP. Not while rounds run.', '8 Combat › Rest'],
  [
    'Long rest',
    'Hours of sleep, usually a night: all HP, the day’s conditions and uses, and what lasts until removed. Not while rounds run.',
    '8 Combat › Rest',
  ],
  [
    'Condition',
    'A buff or a debuff: what it does, how long (rounds, scene, day, until removed), whether it stacks, what causes it.',
    '8 Combat › Condition Framework',
  ],
  [
    'Stat buff',
    '+2 to one stat, or as its source says; the highest counts. Strengthened, Quickened, Fortified, Sharpened, Enlightened, Emboldened, Accelerated, Attuned.',
    '8 Combat › Stat Buffs',
  ],
  [
    'Concentration',
    'Keeps one effect up, free. Damage tests it: d20 + CON − HP lost, 11 keeps it. Stunned, Unconscious and death end it.',
    '5 Actions › Concentration',
  ],
  [
    'Instant',
    'An ability declared for the start of the next round, before any turn, by its REF.',
    '6 Action Economy › The Instant Phase',
  ],
  [
    'Interrupt',
    'Dodge, Block or Parry: one answers an attack, before its roll; uses come back each round.',
    '5 Actions › Active Defense',
  ],
  [
    'Untyped',
    'Damage of no type: falling, drowning, blood loss. No resistance, vulnerability, immunity or absorption meets it.',
    '17 Damage › Typed vs Untyped',
  ],
  [
    'Damage type',
    'What damage is like: Fire, Slashing, Psychic. The book has no closed list: content may add its own.',
    '17 Damage › Damage Types',
  ],
  [
    'Damage interaction',
    'Resistance, vulnerability, immunity, absorption: by traits, items and spells, each to one type.',
    '17 Damage › Damage Interactions',
  ],
  [
    'Damage pipeline',
    'Raw damage; pools; deflection; resistance against vulnerability, by type; at least 1. Rounded down once, at the end.',
    '17 Damage › Damage Pipeline',
  ],
  ['Multi-type damage', 'Each type of one blow goes through the pipeline by itself.', '17 Damage › Multi-type Damage'],
  [
    'Interaction priority',
    'For one type: absorption before immunity before the net of resistance and vulnerability.',
    '17 Damage › Interaction Priority',
  ],
  [
    'Hazard',
    'What the world does: lava, acid, drowning, a fall. No hit: no armor, no minimum. One who is in it suffers each round until a Move.',
    '17 Damage › Environmental',
  ],
  ['Natural weapons', 'Claws, bites and fists: always at hand, never put away.', '17 Damage › Natural Weapons'],
  [
    'Resistance',
    'Takes its percentage off damage of its type; resistances add up to at most 75 %.',
    '17 Damage › Resistance',
  ],
  [
    'Vulnerability',
    'Adds its percentage to damage of its type, without a limit; resistance is set off against it.',
    '17 Damage › Vulnerability',
  ],
  [
    'Immunity',
    'No damage of that type at all, the one exception from the minimum of 1; whole or not at all; rare: races, mighty spells, legendary items.',
    '17 Damage › Immunity',
  ],
  [
    'Absorption',
    'Damage of that type heals its percentage; the rest comes through. The rarest of all.',
    '17 Damage › Absorption',
  ],
];

const terms: readonly Term[] = TERMS.map(([name, brief, cite]) => ({ name, brief, cite }));

const entry = (name: string, brief: string, cite: string): Term => ({ name, brief, cite });

/** The settings of the book's examples that have this damage type. */
const settingsOf = (type: string) =>
  Object.entries(TYPES).flatMap(([setting, types]) => (types.some((each) => each === type) ? [setting] : []));

export const glossary: readonly Term[] = [
  ...terms,
  ...Object.values(weapons)
    .filter(({ notes }) => notes !== 'Kira’s own')
    .map((weapon) =>
      entry(weapon.name, [weaponLine(weapon), weapon.notes].filter(Boolean).join('. '), '8 Combat › Weapon Properties'),
    ),
  ...Object.values(armors).map((piece) => entry(piece.name, armorLine(piece), '8 Combat › Armor')),
  ...Object.values(spells).map((spell) => entry(spell.name, abilityLine(spell), '7 Abilities')),
  ...Object.values(traits).map((trait) => entry(trait.name, abilityLine(trait), '17 Damage › Damage Interactions')),
  entry(potion.name, itemLine(potion), '8 Combat › Healing Effects'),
  ...HAZARDS.map(({ name, damage }) =>
    entry(
      name,
      `${damageLine([damage])} at once and at the start of each round in it; no armor, no minimum.`,
      '17 Damage › Environmental',
    ),
  ),
  entry('Falling', '1d6 untyped for two squares, at most 10d6; no armor, no minimum.', '14 Movement › Falling'),
  ...DAMAGE_TYPES.map((type) =>
    entry(
      type,
      `A damage type (${settingsOf(type).join(', ')}): resistance, vulnerability, immunity and absorption are to one type each.`,
      '17 Damage › Damage Types',
    ),
  ),
];
