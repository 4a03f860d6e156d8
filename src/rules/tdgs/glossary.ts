// TDGS › words that players look up: terms, weapons, armor, spells

import type { Term } from '../core/ruleset.ts';
import { armors } from './content/armor.ts';
import { spells } from './content/spells.ts';
import { weapons } from './content/weapons.ts';
import { armorLine, weaponLine } from './outline.ts';
import type { Ability } from './sheet.ts';

const terms: readonly Term[] = [
  {
    name: 'Resolution',
    brief: 'd20 + (your stat − theirs) + modifiers; 11 or more succeeds. Natural 1 fails, natural 20 succeeds.',
    cite: '3 Resolution',
  },
  {
    name: 'Luck',
    brief:
      'LUK −n: only a natural 10 + n or higher can succeed. LUK +n: a natural 11 − n or higher always does. Never touches damage.',
    cite: '4 Luck',
  },
  {
    name: 'Magnitude',
    brief: 'The d4 after a natural 20: +25, +50, +75 or +100 % of raw damage or healing.',
    cite: '1 Dice',
  },
  { name: 'HP', brief: 'Apparent CON × 5. At 5 % or less: Unconscious. At 0: dead.', cite: '8 Combat › Hit Points' },
  { name: 'Range bands', brief: 'Adjacent 0–1 squares, Near 2–4, Far 5–10, Distant 11 or more.', cite: '14 Movement' },
  {
    name: 'Weapon ranges',
    brief:
      'Melee: Adjacent. Reach: Adjacent, Near. Thrown: Near, Far at −2. Ranged: Far, Distant at −2. Long range: Distant. Nearer costs nothing.',
    cite: '8 Combat › Range',
  },
  {
    name: 'Ablative armor',
    brief: 'A pool that absorbs damage first, point for point, until it is empty.',
    cite: '8 Combat › Armor',
  },
  {
    name: 'Deflection',
    brief:
      'Takes its percentage off every hit; in all at most 75 %. A natural 20 of magnitude 4 takes 10 points off for the scene.',
    cite: '8 Combat › Armor',
  },
  { name: 'Evasion', brief: 'What armor adds to REF, or takes from it.', cite: '8 Combat › Evasion' },
  {
    name: 'Resistance',
    brief: 'Takes its percentage off damage of its type; resistances add up to at most 75 %.',
    cite: '17 Damage › Resistance',
  },
  {
    name: 'Vulnerability',
    brief: 'Adds its percentage to damage of its type, without a limit; resistance is set off against it.',
    cite: '17 Damage › Vulnerability',
  },
  {
    name: 'Immunity',
    brief:
      'No damage of that type at all, the one exception from the minimum of 1; rare: races, mighty spells, legendary items.',
    cite: '17 Damage › Immunity',
  },
  {
    name: 'Absorption',
    brief: 'Damage of that type heals its percentage; the rest comes through. The rarest of all.',
    cite: '17 Damage › Absorption',
  },
  {
    name: 'Short rest',
    brief: 'Some minutes to catch breath: 25 % of maximum HP. Not while rounds run.',
    cite: '8 Combat › Rest',
  },
  {
    name: 'Long rest',
    brief: 'Hours of sleep, usually a night: all HP, the day’s conditions and uses. Not while rounds run.',
    cite: '8 Combat › Rest',
  },
];

const spellLine = ({ kind, tradition, damage, heal, helpful, against, per, area }: Ability): string =>
  [
    tradition === 'none' ? kind : `${tradition} ${kind}`,
    ...(damage.length > 0
      ? [
          `${damage.map(({ flat, dice, type }) => `+${[flat || undefined, dice].filter(Boolean).join('+') || 0} ${type ?? 'untyped'}`).join(', ')}`,
        ]
      : []),
    ...(heal > 0 ? [`heals ${heal} % of maximum HP`] : []),
    ...(helpful ? ['no roll'] : [`against ${against}`]),
    ...(area ? ['everyone in the area'] : []),
    ...(per === undefined ? [] : [`limited uses a ${per}`]),
  ].join(', ');

export const glossary: readonly Term[] = [
  ...terms,
  ...Object.values(weapons)
    .filter(({ notes }) => notes !== 'Kira’s own')
    .map((weapon) => ({
      name: weapon.name,
      brief: [weaponLine(weapon), weapon.notes].filter(Boolean).join('. '),
      cite: '8 Combat › Weapon Properties',
    })),
  ...Object.values(armors).map((piece) => ({ name: piece.name, brief: armorLine(piece), cite: '8 Combat › Armor' })),
  ...Object.values(spells).map((spell) => ({ name: spell.name, brief: spellLine(spell), cite: '7 Abilities' })),
];
