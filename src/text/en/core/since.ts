import { grammar } from '../grammar.ts';

const { and } = grammar;

/** What happened since somebody's last turn, told to them or of them. Names and amounts are safe to show already. */
export const since = {
  you: 'you',
  /** `amounts` is empty where they may not be told. */
  struck: (actor: string, whom: string, amounts: readonly string[]) =>
    `${actor} hit ${whom}${amounts.length === 0 ? '' : ` for ${and(amounts)}`}.`,
  missed: (actor: string, whom: string) => `${actor} did not harm ${whom}.`,
  healed: (actor: string, whom: string, amount: string) =>
    amount === '' ? `${actor} healed ${whom}.` : `${actor} gave ${whom} back ${amount}.`,
  gained: (whom: string, conditions: readonly string[]) => `On ${whom} now: ${conditions.join(', ')}.`,
  ended: (whom: string, conditions: readonly string[]) => `No longer on ${whom}: ${conditions.join(', ')}.`,
  dead: (names: readonly string[], most: number) => `${and(names, most)} ${are(names)} dead.`,
  down: (names: readonly string[], most: number) => `${and(names, most)} ${are(names)} down.`,
  up: (names: readonly string[], most: number) => `${and(names, most)} ${are(names)} up again.`,
  /** Of changes there was no room for. */
  more: (count: number) => `${count} more in the log.`,
};

function are(names: readonly string[]): string {
  return names.length === 1 ? 'is' : 'are';
}
