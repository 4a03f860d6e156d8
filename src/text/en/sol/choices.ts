/** What questions and standing orders are about, and the answers to them. */
export const solChoices = {
  reaction: 'reaction',
  none: 'none',
  dodge: 'dodge',
  parry: 'parry',
  'last point': 'last point',
  keep: 'keep',
  spend: 'spend',
  'wound words': 'wound words',
  later: 'later',
  mark: 'mark',
} as const;
