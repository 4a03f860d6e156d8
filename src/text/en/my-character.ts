import { grammar } from './grammar.ts';

const { and, mention } = grammar;

function turnOf(whose: string | undefined): string {
  return whose === undefined ? 'Your turn' : `${whose}’s turn`;
}

/** A player's corner: what only they see of their character. Names are safe to show already. */
export const corner = {
  ordered: (name: string, about: string, answer: string) =>
    `**${name}** from now on: ${about}: ${answer}. Only you read this.`,
  open: 'My corner',
  yourTurn: 'It is your turn',
  /** Of somebody whom the reader has lent. */
  othersTurn: (name: string, player: string) => `${name} is on turn, played by ${player}`,
  /** `whose`: of somebody whom the reader has lent. */
  after: (names: readonly string[], whose?: string) => `${turnOf(whose)} comes after ${and(names)}`,
  afterMany: (count: number, whose?: string) => `${turnOf(whose)} comes after ${count} others`,
  notYet: 'The rounds have not begun',
  inHand: (tools: readonly string[]) => `${and(tools)} in hand`,
  since: (news: string) => `**Since your last turn** ${news}`,
  died: (users: readonly string[], name: string) =>
    `${users.map(mention).join(' ')}, **${name}** is dead. \`/me\` shows what you can do now.`,
  dead: (name: string) => `**${name} is dead.** Ask the GM to bring them back, or join with another character.`,
  deadOfGm: (name: string) => `**${name} is dead.** \`/gm revive\` brings them back.`,
  answers: 'Answers',
  answer: (about: string, given: string) => `${about}: ${given}`,
  noAnswers: 'none',
  changeAnswers: 'Change answers',
  answersHow: 'What is done each time, so that nobody waits for you. “ask” asks you.',
  usual: (answer: string) => `${answer} (the usual)`,
  undo: (deed: string) => `Undo: ${deed}`,
  undone: (deed: string) => `Taken back: ${deed}.`,
  sheet: 'Sheet',
  sureToTakeBack: (count: number) => `Take back all ${count}? Each can be put back with \`/redo\`.`,
  takeBackAll: (count: number) => `Take back all ${count}`,
  rest: (kind: string) => `Rest: ${kind}`,
  restNot: (names: readonly string[]) => `-# Not now: ${and(names)}.`,
  again: 'Again',
  saved: (name: string) => `-# Saved as “${name}”.`,
  savedRoll: (name: string, dice: string) => `${name}: ${dice}`,
  savedTitle: 'Saved',
  nothingSaved: 'Nothing yet. What you do or roll can be kept under a name of your own, and done again by a tap.',
  savedAttack: (title: string, targets: readonly string[], tool: string | undefined) =>
    [title, and(targets), ...(tool === undefined ? [] : [`with ${tool}`])].filter((part) => part !== '').join(' '),
  savedAct: (what: string, targets: readonly string[]) => (targets.length === 0 ? what : `${what} at ${and(targets)}`),
  inManner: (act: string, manner: string) => `${act} (${manner})`,
  save: (what: string) => `Save “${what}”…`,
  saveTitle: 'Keep it under a name',
  saveName: 'A name of your own, as “my opening”',
  rollSaved: (name: string) => `Roll ${name}`,
  doSaved: (name: string) => `Do ${name}`,
  remove: 'Remove…',
  somebodyElse: 'Somebody else…',
  back: 'Back',
  close: 'Close',
  whose: 'Whose corner?',
  nobody: 'You play nobody in this fight.',
  nothing: 'Nothing is being played in this channel.',
  leave: 'Leave the fight…',
  leaveNow: 'Leave',
  askToLeave: 'Ask the GM',
  sureToLeave: (name: string) =>
    `### Leave the fight with ${name}?\n${name} leaves at once. You can undo that, or join again.`,
  sureToAskToLeave: (name: string) => `### Leave the fight with ${name}?\nCombat is running, so the GM decides.`,
  join: 'Join',
  characters: 'Your characters here',
  noCharacters: 'You have no character of your own yet.',
  make: 'Make one…',
  makeTitle: 'A character of your own',
  makeName: 'What it is called',
  makeLike: 'Ready-made, to start from',
  ready: (name: string, system: string) => `${name} · ${system}`,
  isReady: (name: string, like: string | undefined) =>
    `**${name}** is ready, ${like === undefined ? 'with a blank sheet' : `based on ${like}`}.`,
  playIt: 'Play it with `/join character:`.',
} as const;
