/** What questions and standing orders are about, and the answers to them. */
export const masteryChoices = {
  defense: 'defense',
  cheapest: 'cheapest',
  block: 'block',
  dodge: 'dodge',
} as const;
