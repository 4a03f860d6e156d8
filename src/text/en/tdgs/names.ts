import { DAMAGE_TYPES } from '../../../rules/tdgs/content/types.ts';

/** What the rules' own names are called. */
export const tdgsNames = {
  interrupt: 'interrupt',
  first: 'first',
  Dodge: 'Dodge',
  Block: 'Block',
  Parry: 'Parry',
  none: 'none',
  'opportunity attack': 'opportunity attack',
  yes: 'yes',
  no: 'no',
  'turn end': 'turn end',
  'with the last Action': 'with the last Action',
  'by hand': 'by hand',
  // English calls them as the book does.
  ...Object.fromEntries(DAMAGE_TYPES.map((type) => [type, type])),
};
