// Dungeoneers › Actions › Spellcast: its words; the scores of a sheet

import type { Term } from '../../reference.ts';

const CAST = 'Actions › Spellcast';
const SHEET = 'Attributes, a sibling chapter';

export const SPELL_TERMS: readonly Term[] = [
  {
    name: 'Magica',
    brief: 'Equal to mind; 1 comes back each turn. Spells cost it.',
    cite: CAST,
    settings: ['magica'],
  },
  {
    name: 'Ambient magica',
    brief: 'Magica of the place, there anew for each cast: pays the cost first, the rest becomes spell-pierce dice.',
    cite: CAST,
    settings: ['ambient magica'],
  },
  {
    name: 'Cantrip',
    also: ['tome', 'inscription'],
    brief: 'A spell that needs no tome. Where it is inscribed makes it one, not how strong it is.',
    cite: CAST,
  },
  {
    name: 'Spell attack',
    also: ['resolving a spell attack', 'spell attack dice'],
    brief: 'The first step of some spells: spell d4 against dodge dice. As much or more hits.',
    cite: 'Resolving a Spell Attack',
  },
  {
    name: 'Spell save',
    also: ['resolving a spell save', 'spell save dice', 'save'],
    brief:
      'The first step of others: mind d4 against d4 by the score the spell names, resistance if none. One may fail on purpose.',
    cite: 'Resolving a Spell Save',
  },
  {
    name: 'Spell pierce',
    also: ['spell pierce dice', 'spell pierce die', 'overcoming spell resistance', 'extra magica'],
    brief:
      'The last step of a spell: 1 die, and 1 for each extra magica, d4 or as the spell or an ability says, against the spell resistance.',
    cite: 'Overcoming Spell Resistance',
  },
  {
    name: 'Spell resistance',
    brief: 'What spell pierce must overcome. Another number than the score resistance, which saves are made by.',
    cite: 'Overcoming Spell Resistance',
  },
];

export const SCORE_TERMS: readonly Term[] = [
  {
    name: 'Power',
    brief: 'Pierce dice, grapples and pushes; how far things are tossed; what armor one can bear.',
    cite: SHEET,
  },
  { name: 'Prowess', brief: 'Hit dice and dodge dice.', cite: SHEET },
  { name: 'Endurance', brief: 'How much stress can be handled, and how much a short rest relieves.', cite: SHEET },
  {
    name: 'Resistance',
    brief: 'The score of saves against spells that name no other. Another number than spell resistance.',
    cite: SHEET,
  },
  { name: 'Spell', also: ['spells'], brief: 'The score of spell attacks.', cite: SHEET },
  { name: 'Mind', brief: 'The caster’s score of spell saves; magica.', cite: SHEET },
];
