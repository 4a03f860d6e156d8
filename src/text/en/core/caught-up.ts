import { grammar } from '../grammar.ts';

const { and } = grammar;

/** What somebody has missed of a fight, a line for each thing done. Names and amounts are safe to show already. */
export const caughtUp = {
  button: 'Catch up',
  since: {
    turn: 'Since your last turn',
    joined: 'Since you joined',
    round: 'Since the round began',
    beginning: 'So far',
  },
  /** Several of one name: "Goblin 1 to 3", "Goblin 1 and 2". */
  span: (name: string, first: number, last: number) => `${name} ${first} ${last - first === 1 ? 'and' : 'to'} ${last}`,
  /** `amounts` is empty where they may not be told. */
  hit: (actors: readonly string[], whom: readonly string[], amounts: readonly string[]) =>
    `${and(actors)} hit ${and(whom)}${forAmounts(amounts)}.`,
  /** Not everybody of them hit, or not everybody was hit. */
  attacked: (actors: readonly string[], whom: readonly string[], amounts: readonly string[]) =>
    `${and(actors)} attacked ${and(whom)}${amounts.length === 0 ? ', not in vain' : forAmounts(amounts)}.`,
  missed: (actors: readonly string[], whom: readonly string[]) => `${and(actors)} did not harm ${and(whom)}.`,
  lost: (names: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0 ? `${and(names)} came to harm.` : `${and(names)} lost ${and(amounts)}.`,
  healed: (actors: readonly string[], whom: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0
      ? `${and(actors)} healed ${and(whom)}.`
      : `${and(actors)} gave ${and(whom)} back ${and(amounts)}.`,
  regained: (names: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0 ? `${and(names)} recovered.` : `${and(names)} got back ${and(amounts)}.`,
  died: (names: readonly string[]) => `**${and(names)} died.**`,
  fell: (names: readonly string[]) => `**${and(names)} went down.**`,
  rose: (names: readonly string[]) => `${and(names)} came to.`,
  gained: (names: readonly string[], conditions: readonly string[]) => `On ${and(names)} now: ${and(conditions)}.`,
  ended: (names: readonly string[], conditions: readonly string[]) => `No longer on ${and(names)}: ${and(conditions)}.`,
  came: (names: readonly string[]) => `${and(names)} came in.`,
  left: (names: readonly string[]) => `${and(names)} left the fight.`,
  passedOver: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'was' : 'were'} passed over.`,
  acted: (actors: readonly string[], act: string, at: readonly string[]) =>
    `${and(actors)}: ${act}${at.length === 0 ? '' : ` at ${and(at)}`}.`,
  more: (count: number) => `-# … and ${count} more, in \`/log show\`.`,
  nothing: 'Nothing that changes much has happened.',
  until: (waiting: string, due: string) => `${waiting} · ${due}`,
  stand: (states: readonly string[]) => `Your side: ${states.join(', ')}.`,
  standThey: (states: readonly string[]) => `The players: ${states.join(', ')}.`,
};

function forAmounts(amounts: readonly string[]): string {
  return amounts.length === 0 ? '' : ` for ${and(amounts)}`;
}
