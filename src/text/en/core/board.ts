import { grammar } from '../grammar.ts';

const { and, mention } = grammar;

/** The words of the board and of the messages around it. Names are safe to show already. */
export const board = {
  now: 'Now · ',
  earlier: (count: number) => `-# ${count} more before this, in the log`,
  dead: (names: string) => `dead: ${names}`,
  yourTurn: (users: readonly string[], names: readonly string[], since: string) => {
    const whose = names.length === 1 ? `${names[0]}, your turn.` : `${and(names)}: your turn, in any order.`;
    return `${users.map(mention).join(' ')} **${whose}**${since === '' ? '' : ` ${since}`}`;
  },
  creaturesTurn: (users: readonly string[], now: readonly string[], then: readonly string[], since: string) => {
    const after = then.length === 0 ? '' : `, then ${and(then)}`;
    return `${[...users.map(mention), `**${and(now)}${after}.**`].join(' ')}${since === '' ? '' : ` ${since}`}`;
  },
  waitsFor: (name: string) => `-# ${name} decides first.`,
  nothingDone: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'waits' : 'wait'}.`,
  act: (verb: string, target: string, state: string) => `${verb} ${target}${state === '' ? '' : ` · ${state}`}`,
  creatureAct: (name: string, verb: string, target: string, state: string) =>
    `${name}: ${verb} ${target}${state === '' ? '' : ` · ${state}`}`,
  endTurn: 'End turn',
  done: 'I am done',
  more: 'More…',
};
