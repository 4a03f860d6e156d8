// Project Sol › every word of the book's headings, and those that its rules are told in

import type { HouseValue } from '../../../rules/sol/house.ts';
import type { Term } from '../../reference.ts';
import { HOUSE_MARK, houseInWords } from './house.ts';

const COSTS = [
  'attack-cost',
  'reload-cost',
  'move-cost',
  'draw-cost',
  'posture-cost',
  'cover-cost',
  'aim-cost',
  'medkit-cost',
  'reaction-cost',
] as const satisfies readonly HouseValue[];
const PENALTIES = ['level-1-penalty', 'level-2-penalty', 'level-3-penalty'] as const satisfies readonly HouseValue[];
const COVERS = ['partial-cover', 'good-cover'] as const satisfies readonly HouseValue[];

/** Figures that are ours, in a row. */
function figures(names: readonly HouseValue[]): string {
  return `${names.map((name) => houseInWords(name)).join('; ')}.`;
}

export const words: readonly Term[] = [
  {
    name: 'Physical Combat',
    also: ['Combat'],
    brief:
      'Everyone rolls initiative and acts in rounds, from the highest to the lowest, and from the top again, until one side alone is able to act.',
    cite: 'Physical Combat',
  },
  {
    name: 'Combat Sequence',
    brief: 'Awareness (who is surprised), the initiative order, round after round, and who joins in between.',
    cite: 'Combat Sequence',
  },
  {
    name: 'Round',
    also: ['Combat Round', 'Turn'],
    brief: 'About 10 seconds in which everyone acts once, the highest initiative first; then again.',
    cite: 'Physical Combat; Combat Sequence › 3. Combat Round',
  },
  {
    name: 'Action points',
    also: ['Action point', 'Points', 'Point cost'],
    settings: COSTS,
    brief:
      'Three a round, spent on actions and reactions. They refresh at the end of your own turn and never add up beyond three.',
    cite: 'Physical Combat',
  },
  {
    name: 'Actions in Combat',
    also: ['Actions', 'Action', 'Action costs'],
    settings: COSTS,
    brief: `What everybody can do for action points: ${figures(COSTS)} Full defense takes all that are left. Gear and weapons may have costs of their own. Tests and notes are free.`,
    cite: 'Actions in Combat',
  },
  {
    name: 'Reaction',
    also: ['Reactions', 'Dodge', 'Parry', 'Dodging'],
    settings: ['reaction-cost', 'reaction-dice'],
    brief: `A dodge, or a parry against melee, once for each attack, named before dice are rolled: ${figures(['reaction-cost', 'reaction-dice'])} It is paid from your points before your turn; they are missing until the end of your next turn.`,
    cite: 'Physical Combat; Ruling "Attack"',
  },
  {
    name: 'Surprise Test',
    also: ['Surprise', 'Determining Awareness', 'Awareness', 'Instant'],
    brief:
      'REA + INT, 3 hits, where the GM calls it. Who fails starts the combat with one action point. It costs nothing itself.',
    cite: 'Combat Sequence › 1. Determining Awareness',
  },
  {
    name: 'Initiative',
    also: ['Initiative Test', 'Initiative order', 'Determining Initiative Order', 'Initiative bonus'],
    brief:
      'REA + INT + any bonus, in hits. Players with more hits than the enemies’ leader act before the enemies, all others after; a tie is after.',
    cite: 'Combat Sequence › 2. Determining Initiative Order',
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
    also: ['Continuing Combat'],
    brief: 'Who joins while rounds run has full points and may react, but has no turn before the next round.',
    cite: 'Combat Sequence › 4. Continuing Combat',
  },
  {
    name: 'Pool',
    also: ['Dice pool', 'Test', 'Tests', 'Skill', 'Attribute'],
    brief:
      'Skill + attribute, or two attributes, in d6, with all modifiers in one number; never below 0. A skill that is not on the sheet is 0.',
    cite: 'Ruling "Tests"',
  },
  { name: 'Hit', also: ['Hits'], brief: 'A die that shows 5 or 6.', cite: 'Ruling "Tests"' },
  {
    name: 'Threshold',
    also: ['Threshold test', 'Difficulty', 'Thresholds'],
    brief:
      'How many hits a test wants: Simple 1, Average 2, Difficult 3, Very Difficult 4, Formidable 6, Absurd 8. Against somebody: as many hits as they have.',
    cite: 'Ruling "Tests"',
  },
  {
    name: 'Net hits',
    brief: 'Hits above the threshold or above the opponent’s. Every 3 are a critical success, which only attacks use.',
    cite: 'Ruling "Tests"',
  },
  {
    name: 'Buying hits',
    also: ['Bought hits', 'Buy hits'],
    settings: ['buying-hits'],
    brief: 'Outside combat, where the GM allows it: 1 hit for every 4 full dice, without a roll.',
    cite: 'Ruling "Tests"',
  },
  {
    name: 'Damage in Combat',
    also: ['Damage'],
    brief:
      'As many hits as the defender, or more: the weapon’s wound, a level more for every 3 net hits, a level less for every hit of the armor.',
    cite: 'Damage in Combat',
  },
  {
    name: 'Wound level',
    brief: 'The weapon’s level, 1 more for every 3 net hits, 1 fewer for every hit of the armor.',
    cite: 'Damage in Combat',
  },
  {
    name: 'Soak',
    also: ['Armor', 'Armor dice'],
    brief: 'The armor’s dice; each hit takes a level off the wound. Of several armors the best counts.',
    cite: 'Damage in Combat',
  },
  { name: 'Grazing hit', also: ['Grazing'], brief: 'A hit soaked to level 0: no damage.', cite: 'Damage in Combat' },
  {
    name: 'Wound box',
    also: ['Wounds', 'Wound boxes', 'Box', 'Boxes'],
    brief:
      'Place for a wound of a level: 3, 2 and 1 for a player character. None free: the next level up; past level 3: dead. A wound is called by its level, of several of one level with a letter: “level 2 (b)”.',
    cite: 'Damage in Combat › Wounds',
  },
  {
    name: 'Wound penalty',
    also: ['Wound penalties', 'Penalty', 'Penalties'],
    settings: PENALTIES,
    brief: `${figures(PENALTIES)} On every pool but soak and recovery; once for each level, and the levels add up.`,
    cite: 'Wound Penalties',
  },
  {
    name: 'Mark',
    also: ['Scar', 'Marks'],
    brief: 'What a healed level 3 wound leaves behind, in the player’s words, kept on the sheet.',
    cite: 'Damage in Combat › Wounds',
  },
  {
    name: 'Critical success',
    also: ['Critical Successes', 'Critical Successes In Combat', 'Critical'],
    brief: '3 net hits or more: in an attack, a level for every 3, before armor soaks. A weapon may say otherwise.',
    cite: 'Critical Successes In Combat',
  },
  {
    name: 'Combat Modifiers',
    also: ['Modifiers'],
    brief: 'Concealment, cover, flanked and prone: dice more or fewer for the dodge pool of the one who is attacked.',
    cite: 'Combat Modifiers',
  },
  {
    name: 'Concealment',
    also: ['Line of sight'],
    brief:
      'No straight line from any corner of the attacker’s square to any of the target’s: it cannot be targeted. Lines between all corners: clear sight. Anything between: it can be targeted, though cover may count. On a field the lines are drawn for you.',
    cite: 'Combat Modifiers › Concealment',
  },
  {
    name: 'Cover',
    also: ['Cover bonus', 'Cover bonuses'],
    settings: COVERS,
    brief: `${figures(COVERS)} Where the attacker sees the target and all its lines cross the cover; of several the best counts.`,
    cite: 'Combat Modifiers › Cover; Cover Bonuses',
  },
  {
    name: 'Flanked',
    also: ['Flanking'],
    brief: 'A line between two of your enemies crosses you: 2 dice fewer to dodge. Friends do not flank.',
    cite: 'Combat Modifiers › Flanked',
  },
  {
    name: 'Injury and Recovery',
    also: ['Recovery', 'Injury'],
    brief: 'Wounds heal from the lowest level to the highest, by rest or by a medkit.',
    cite: 'Injury and Recovery',
  },
  {
    name: 'Natural recovery',
    brief:
      'BOD + WIL for each wound, lowest first: 1, 3 or 5 hits after 2, 8 or 24 hours of whole rest. Sleep counts, forced or not.',
    cite: 'Injury and Recovery › Natural Recovery',
  },
  {
    name: 'Medkits',
    brief: `A medkit adds its rating to recovery; in combat Medicine + LOG + rating removes the lowest wound, one attempt a wound (${HOUSE_MARK}).`,
    cite: 'Injury and Recovery › Medkits',
  },
];
