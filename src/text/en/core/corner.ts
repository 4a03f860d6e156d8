import { grammar } from '../grammar.ts';

const { and } = grammar;

/** A player's corner: what only they see of their character. Names are safe to show already. */
export const corner = {
  open: 'My corner',
  yourTurn: 'It is your turn',
  after: (names: readonly string[]) => `Your turn comes after ${and(names)}`,
  afterMany: (count: number) => `Your turn comes after ${count} others`,
  notYet: 'The rounds have not begun',
  inHand: (tools: readonly string[]) => `${and(tools)} in hand`,
  under: (conditions: readonly string[]) => `You are ${conditions.join(', ')}`,
  since: (news: string) => `**Since your last turn** ${news}`,
  answers: 'Answers given in advance',
  answer: (about: string, given: string) => `${about}: ${given}`,
  noAnswers: 'none',
  changeAnswers: 'Change answers',
  answersHow: 'What is done each time, so that nobody waits for you. “ask” asks you.',
  usual: (answer: string) => `${answer} (the usual)`,
  undo: (deed: string) => `Undo: ${deed}`,
  undone: (deed: string) => `Taken back: ${deed}.`,
  sheet: 'Sheet',
  somebodyElse: 'Somebody else…',
  back: 'Back',
  close: 'Close',
  whose: 'Whose corner?',
  nobody: 'You play nobody in this fight.',
  nothing: 'Nothing is being played in this channel.',
  join: 'Join',
  characters: 'Your characters here',
  noCharacters: 'You have no character of your own yet.',
  make: 'Make one…',
  makeTitle: 'A character of your own',
  makeName: 'What it is called',
  makeLike: 'Ready-made, to start from',
  ready: (name: string, system: string) => `${name} · ${system}`,
  isYours: (name: string, like: string) => `**${name}** is yours, made like ${like}.`,
} as const;
