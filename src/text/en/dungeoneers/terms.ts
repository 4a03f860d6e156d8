// Dungeoneers › the words of the combat pages' headings, and those that they use

import { SIZES, THREAT, WOUNDS } from '../../../rules/dungeoneers/sheet.ts';
import type { Term } from '../../reference.ts';

const COMBAT = 'Combat in Dungeoneers';
const MOVEMENT = 'Movement';
const ATTACK = 'Actions › Attack';

/** Each size with its wounds and threat range. */
const sizes = SIZES.map((size) => `${size} ${WOUNDS[size]} and ${THREAT[size]}`).join(', ');

export const TERMS: readonly Term[] = [
  {
    name: 'Combat',
    also: ['fight'],
    brief: 'Time goes by rounds of turns, in the order of initiative, until one side alone has living members.',
    cite: COMBAT,
  },
  {
    name: 'Round',
    also: ['rounds'],
    brief: 'About 5 seconds: every creature has one turn in it.',
    cite: COMBAT,
    settings: ['order'],
  },
  {
    name: 'Turns',
    also: ['own turn'],
    brief: 'Once a round a creature spends its action and movement points. What is left of them is lost.',
    cite: COMBAT,
    settings: ['auto-end'],
  },
  {
    name: 'Initiative',
    also: ['order of turns', 'turn order', 'tie'],
    brief: 'The highest acts first, each round anew; ties roll a d10. Prowess, where a sheet names none.',
    cite: COMBAT,
    settings: ['order'],
  },
  {
    name: 'Actions',
    also: ['action', 'basic actions', 'costs', 'action points', 'action point'],
    brief:
      'Each 1 action point: Attack, Spellcast, Defend, Disengage, Sprint, Grapple, Push (the seven that every creature has), and Ready, Equip, Use. A weapon, spell or item may ask for more. Free: Let go, Drop prone. 3 action points come with the own turn.',
    cite: 'Actions',
    settings: ['action points'],
  },
  {
    name: 'Movement points',
    also: ['movement', 'movement point', 'movement action', 'movement actions'],
    brief: 'Each pays for one: Move a tile, Stand up, Turn. 1 comes with the own turn; below 0 is as 0.',
    cite: MOVEMENT,
    settings: ['movement points'],
  },
  {
    name: 'Reaction points',
    also: ['reaction', 'reactions', 'reaction point', 'trigger'],
    brief:
      'For any turn, in answer to a trigger: opportune strikes, readied acts, reactions of the sheet. 1 each round.',
    cite: COMBAT,
    settings: ['reaction points'],
  },
  {
    name: 'Tile',
    also: ['tiles', 'position', 'adjacent', 'at reach', 'away', 'distance'],
    brief:
      'A step of 1 movement point, on a field a tile. Without one two stand adjacent (1 tile), at reach (2) or away (3 or more).',
    cite: 'Movement; ruling: Position, no map',
    settings: ['start'],
  },
  {
    name: 'Threat range',
    also: ['threaten', 'threatens', 'reach'],
    brief:
      'How many tiles away a creature threatens: by size 1, Huge and Massive 2; 1 more with a long weapon in hand.',
    cite: 'Actions › Disengage; fact of the sibling chapters',
  },
  {
    name: 'Opportune strike',
    also: ['opportunity'],
    brief: 'A strike, for a reaction point, at one who leaves the threat range or shoots or casts afar within it.',
    cite: 'Actions › Disengage',
  },
  {
    name: 'Facing',
    also: ['facing direction', 'behind', 'from behind', 'direction'],
    brief: 'A creature faces one direction. From behind, its dodge is 1d8 less.',
    cite: 'Facing Direction',
  },
  {
    name: 'Defending',
    brief: 'The book’s second word for Defensive: 1 dodge die more, until the start of the own next turn.',
    cite: 'Actions › Defend',
  },
  {
    name: 'Hit',
    also: ['hits', 'miss', 'misses', 'determining if an attack hits', 'making an attack', 'attacker', 'defender'],
    brief: 'The first step of an attack: hit dice against dodge dice. As much or more hits, less misses.',
    cite: 'Determining if an Attack Hits',
  },
  {
    name: 'Hit dice',
    also: ['hit die'],
    brief:
      'Prowess dice of the weapon, and one more for each stress taken before the roll. Grapple and Push: power d4.',
    cite: 'Hit Dice',
  },
  {
    name: 'Dodge dice',
    also: ['dodge die', 'dodge'],
    brief: 'The defender’s: prowess d4, unless an ability or effect says otherwise.',
    cite: 'Dodge Dice',
  },
  {
    name: 'Pierce',
    also: ['pierces', 'pierce dice', 'pierce die', 'deflection', 'deflects', 'determining if an attack pierces'],
    brief:
      'The second step of an attack: power pierce dice of the weapon against the armor value. As much or more goes through, less is a deflection.',
    cite: 'Determining if an Attack Pierces; Pierce Dice',
    settings: ['pierce stress'],
  },
  {
    name: 'Armor value',
    also: ['armor'],
    brief: 'What a pierce must reach: the sum of what is natural, worn, carried and worked by spells.',
    cite: 'Armor Value',
  },
  {
    name: 'Wounds',
    also: ['wound', 'dead', 'death', 'determining the number of wounds inflicted'],
    brief:
      'What a body can sustain, by size. A wound past that kills, and so do more at once. Magic, potions and a full rest mend them.',
    cite: 'Wounds',
  },
  {
    name: 'Size',
    also: ['sizes', ...SIZES.map((size) => size.toLowerCase())],
    brief: `Wounds that can be sustained, and threat range in tiles: ${sizes}.`,
    cite: 'Wounds',
  },
  {
    name: 'Stress',
    also: ['stress capacity', 'capacity'],
    brief: 'Taken in place of wounds up to endurance, and at will for hit dice, even past it.',
    cite: 'Stress',
  },
  {
    name: 'Past capacity',
    also: ['past stress capacity', 'doubled'],
    brief:
      'More stress than endurance: wounds sustained and stress gained are doubled, and pierce rolls have 1d4 more. A gain that ends past three times endurance costs a wound.',
    cite: 'Stress',
  },
  {
    name: 'Rests',
    also: ['short rest', 'long rest', 'full rest'],
    brief: 'Short: stress by endurance. Long: all stress. Full: all stress and wounds. None while rounds run.',
    cite: 'Wounds; Stress',
  },
  {
    name: 'Weak',
    also: ['weakness', 'vulnerability', 'vulnerable', 'resists', 'damage type', 'damage types'],
    brief:
      'Weak to a type: so many wounds more of it, once for each event, where there are any. Resisting it: so many fewer.',
    cite: 'Pierce Dice',
  },
  {
    name: 'Fist',
    also: ['fists', 'club', 'unarmed', 'conventional object'],
    brief: 'Whatever is at hand strikes as an Improvised weapon; all strikes with objects are attacks.',
    cite: ATTACK,
  },
];
