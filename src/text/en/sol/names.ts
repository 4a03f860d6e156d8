/** What the rules' own names are called. */
export const solNames = {
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
