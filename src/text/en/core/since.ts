import { grammar } from '../grammar.ts';

/** What happened since somebody's last turn, told to them or of them. Names and amounts are safe to show already. */
export const since = {
  you: 'you',
  /** `amounts` is empty where they may not be told. */
  struck: (actor: string, whom: string, amounts: readonly string[]) =>
    `${actor} hit ${whom}${amounts.length === 0 ? '' : ` for ${grammar.and(amounts)}`}.`,
  missed: (actor: string, whom: string) => `${actor} did not harm ${whom}.`,
  healed: (actor: string, whom: string, amount: string) =>
    amount === '' ? `${actor} healed ${whom}.` : `${actor} gave ${whom} back ${amount}.`,
  gained: (whom: string, conditions: readonly string[]) => `On ${whom} now: ${conditions.join(', ')}.`,
  dead: (name: string) => `${name} is dead.`,
  down: (name: string) => `${name} is down.`,
};
