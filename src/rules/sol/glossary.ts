// Project Sol: words of the book, and the figures that are ours

import type { Term } from '../core/ruleset.ts';
import { armors } from './content/armor.ts';
import { HOUSE_MARK, houseValues } from './content/house.ts';
import { weapons } from './content/weapons.ts';
import { THRESHOLDS } from './tests.ts';

const words: readonly Term[] = [
  {
    name: 'Round',
    brief: 'About 10 seconds in which everyone acts once, the highest initiative first; then again.',
    cite: 'Physical Combat',
  },
  {
    name: 'Action points',
    brief:
      'Three a round, spent on actions and reactions. They refresh at the end of your own turn and never add up beyond three.',
    cite: 'Physical Combat',
  },
  {
    name: 'Reaction',
    brief:
      'A dodge or parry, paid from your points before your turn; they are missing until the end of your next turn.',
    cite: 'Physical Combat',
  },
  {
    name: 'Surprise Test',
    brief: 'REA + INT, 3 hits, where the GM calls it. Who fails starts with one action point. It costs nothing itself.',
    cite: 'Combat Sequence › 1. Determining Awareness',
  },
  {
    name: 'Block',
    brief:
      'Players ahead of the enemies, the enemies, the other players: within a block they act in any order, until each is done.',
    cite: 'Combat Sequence › 2. Determining Initiative Order',
  },
  {
    name: 'Leader',
    brief: 'Rolls the one initiative score of all enemies. Only players with more hits act before them.',
    cite: 'Combat Sequence › 2. Determining Initiative Order',
  },
  {
    name: 'Newcomer',
    brief: 'Who joins while rounds run has full points and may react, but has no turn before the next round.',
    cite: 'Combat Sequence › 4. Continuing Combat',
  },
  { name: 'Hit', brief: 'A die that shows 5 or 6.', cite: 'Ruling "Tests"' },
  {
    name: 'Net hits',
    brief: 'Hits above the threshold or above the opponent’s. Every 3 are a critical success, which only attacks use.',
    cite: 'Ruling "Tests"',
  },
  {
    name: 'Buying hits',
    brief: 'Outside combat, where the GM allows it: 1 hit for every 4 full dice, without a roll.',
    cite: 'Ruling "Tests"',
  },
  {
    name: 'Wound level',
    brief: 'The weapon’s level, 1 more for every 3 net hits, 1 fewer for every hit of the armor.',
    cite: 'Damage in Combat',
  },
  {
    name: 'Soak',
    brief: 'The armor’s dice; each hit takes a level off the wound. Of several armors the best counts.',
    cite: 'Damage in Combat',
  },
  { name: 'Grazing hit', brief: 'A hit soaked to level 0: no damage.', cite: 'Damage in Combat' },
  {
    name: 'Wound box',
    brief:
      'Place for a wound of a level: 3, 2 and 1 for a player character. None free: the next level up; past level 3: dead.',
    cite: 'Damage in Combat › Wounds',
  },
  {
    name: 'Wound penalty',
    brief:
      'Dice lost on every pool but soak and recovery: once for each level you have a wound of, and the levels add up.',
    cite: 'Wound Penalties',
  },
  {
    name: 'Mark',
    brief: 'What a healed level 3 wound leaves behind, in the player’s words, kept on the sheet.',
    cite: 'Damage in Combat › Wounds',
  },
  {
    name: 'Critical success',
    brief: '3 net hits or more: in an attack, a level for every 3, before armor soaks.',
    cite: 'Critical Successes In Combat',
  },
  {
    name: 'Concealment',
    brief:
      'No straight line from any corner of the attacker’s square to any of the target’s: it cannot be targeted. Lines between all corners: clear sight. Anything between: it can be targeted, though cover may count.',
    cite: 'Combat Modifiers › Concealment',
  },
  {
    name: 'Cover',
    brief:
      'Dice for the dodge pool, where the attacker sees the target and all its lines cross the cover. Of several the best counts.',
    cite: 'Combat Modifiers › Cover',
  },
  {
    name: 'Flanked',
    brief: 'A line between two of your enemies crosses you: 2 dice fewer to dodge. Friends do not flank.',
    cite: 'Combat Modifiers › Flanked',
  },
  {
    name: 'Natural recovery',
    brief:
      'BOD + WIL for each wound, lowest first: 1, 3 or 5 hits after 2, 8 or 24 hours of whole rest. Sleep counts, forced or not.',
    cite: 'Injury and Recovery › Natural Recovery',
  },
  {
    name: 'Medkit',
    brief: `Adds its rating to recovery; in combat Medicine + LOG + rating removes the lowest wound, one attempt a wound (${HOUSE_MARK}).`,
    cite: 'Injury and Recovery › Medkits',
  },
];

/** Everything a player may look up. What is ours and not the book's says so. */
export const glossary: readonly Term[] = [
  ...words,
  ...Object.entries(THRESHOLDS).map(([name, value]) => ({
    name,
    brief: `A threshold of ${value}.`,
    cite: 'Ruling "Tests"',
  })),
  ...weapons.map(({ name, skill, attribute, level, kind }) => ({
    name,
    brief: `${skill} + ${attribute}, level ${level}, ${kind} (${HOUSE_MARK}).`,
    cite: 'Ruling "Content to ship"',
  })),
  ...armors.map(({ name, dice }) => ({
    name,
    brief: `Armor, ${dice} dice (${HOUSE_MARK}).`,
    cite: 'Ruling "Content to ship"',
  })),
  ...houseValues().map(([name, { value, brief }]) => ({
    name,
    brief: `${value} ${brief} (${HOUSE_MARK}; a scene can be set otherwise).`,
    cite: 'Ruling "Attack"',
  })),
];
