/** What happened since somebody's last turn, told to them. Names and amounts are safe to show already. */
export const since = {
  struck: (actor: string, amounts: readonly string[]) => `${actor} hit you for ${amounts.join(' and ')}.`,
  missed: (actor: string) => `${actor} did not harm you.`,
  healed: (actor: string, amount: string) => `${actor} gave you back ${amount}.`,
  gained: (conditions: readonly string[]) => `On you now: ${conditions.join(', ')}.`,
  dead: (name: string) => `${name} is dead.`,
  down: (name: string) => `${name} is down.`,
};
