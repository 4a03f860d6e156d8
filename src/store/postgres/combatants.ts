/** Those combatants who are the user’s of a parameter: played by them, or lent by them to another. */
export function isTheirs(user: string): string {
  return `(controller = ${user} OR lent ->> 'owner' = ${user})`;
}
