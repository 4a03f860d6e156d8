import { grammar } from '../grammar.ts';

const { and, mention } = grammar;

type BoardTurn = 'now' | 'done' | 'later';
type BoardSide = 'players' | 'foes' | 'others';

/** What somebody has left for a turn: the first that is counted, and what else there is. */
interface Left {
  readonly first: string;
  readonly others: readonly string[];
}

/** The words of the board and of the messages around it. Names are safe to show already. */
export const board = {
  /** Whose turn it is, and who comes after, by signs and to be read aloud. Enemies have a sign of their own. */
  name: (name: string, turn: BoardTurn, side: BoardSide) => {
    const sign = { players: '', foes: '◆ ', others: '◇ ' }[side];
    return turn === 'later' ? `${sign}**${name}**` : `${sign}**${turn === 'now' ? 'Now' : '✓ Done'} · ${name}**`;
  },
  nameInWords: (name: string, turn: BoardTurn, side: BoardSide) =>
    `**${{ now: 'Now', done: 'Done is', later: 'Then' }[turn]} ${name}${{ players: '', foes: ' (enemy)', others: ' (neither friend nor enemy)' }[side]}:**`,
  inTheLog: (count: number) => `-# ${count} more, in the log`,
  inDetails: (count: number) => `-# ${count} more in *Details*`,
  details: 'Details',
  dead: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'is' : 'are'} dead`,
  /** "2 of 3 actions" */
  outOf: (value: number, all: string) => `${value} of ${all}`,
  yourTurn: (users: readonly string[], names: readonly string[], since: string) => {
    const whose = names.length === 1 ? `${names[0]}, your turn.` : `${and(names)}: your turn, in any order.`;
    return `${users.map(mention).join(' ')} **${whose}**${since === '' ? '' : ` ${since}`}`;
  },
  /** What is left of a turn that has begun: "2 of 3 actions left, 1 move." */
  left: (users: readonly string[], name: string, { first, others }: Left) => {
    const more = others.length === 0 ? '' : `, ${others.join(', ')}`;
    return `${users.map(mention).join(' ')} **${name}: ${first === '' ? 'nothing' : first} left**${more}.`;
  },
  creaturesTurn: (users: readonly string[], now: readonly string[], then: readonly string[], since: string) => {
    const after = then.length === 0 ? '' : `, then ${and(then)}`;
    return `${[...users.map(mention), `**${and(now)}${after}.**`].join(' ')}${since === '' ? '' : ` ${since}`}`;
  },
  waitsFor: (name: string) => `-# ${name} decides first.`,
  waitsForGm: '-# The GM decides first.',
  nothingDone: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'waits' : 'wait'}.`,
  several: (count: number) => `${count} targets`,
  again: (act: string) => `${act} again`,
  /** "Quick attack", "Powerful attack, +4 · costs 6". */
  priced: (manner: string, verb: string, bonus: number, cost: number, joint: string) =>
    `${manner} ${verb.toLowerCase()}${bonus === 0 ? '' : `, +${bonus}`}${joint}costs ${cost}`,
  attackBy: (name: string, target: string) => `${name} attacks ${target}`,
  actBy: (name: string, act: string) => `${name}: ${act}`,
  withState: (act: string, state: string, joint: string) => `${act}${joint}${state}`,
  runAsBefore: (count: number) => `${count === 2 ? 'Both' : 'All'} as before`,
  runAttacks: (count: number, target: string) => `${count === 2 ? 'Both' : 'All'} attack ${target}`,
  runEnds: (count: number) => (count === 2 ? 'End both' : 'End all'),
  whichOfYours: 'You play several whose turn it is. Which?',
  isDone: (name: string) => `${name} is done`,
  allDone: (count: number) => `${count === 2 ? 'Both' : 'All'} are done`,
  always: (answer: string) => `Always ${answer}, do not ask`,
  others: (count: number) => `${count} more`,
  endTurn: 'End turn',
  done: 'I am done',
  more: 'More…',
};
