/** What questions and standing orders are about, and the answers to them. */
export const tdgsChoices = {
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
} as const;
