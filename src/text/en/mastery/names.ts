/** What the rules' own names are called. */
export const masteryNames = {
  defense: 'defense',
  cheapest: 'cheapest',
  block: 'block',
  dodge: 'dodge',
  glancing: 'glancing',
  solid: 'solid',
  critical: 'critical',
} as const;
