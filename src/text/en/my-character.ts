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

/** An instant by how far off it is, as each reader’s own client writes it: "in 5 hours", "2 days ago". */
function away(instant: number): string {
  return `<t:${Math.floor(instant / 1000)}:R>`;
}

/** Where somebody is needed in a server. Names are safe to show already. */
export const needed = {
  button: 'My turns',
  title: 'Where you are needed',
  /** What is to be done, as whoever has to do it reads it. */
  turn: (names: readonly string[], asGm: boolean) => `**${and(names)}**: your turn${asGm ? ' as GM' : ''}`,
  question: (names: readonly string[], asGm: boolean) => `**${and(names)}**: a question for you${asGm ? ' as GM' : ''}`,
  request: (user: string, name: string) => `${mention(user)} asks to join as **${name}**`,
  word: 'The GM has a word for you to read',
  /** Who is waited for, as the GM reads it. */
  turnOf: (user: string, names: readonly string[]) => `${mention(user)}, the turn of **${and(names)}**`,
  questionTo: (user: string, names: readonly string[]) => `${mention(user)}, a question to **${and(names)}**`,
  unread: (user: string) => `${mention(user)}, your word to read`,
  due: (until: number) => `due ${away(until)}`,
  called: (since: number) => `called ${away(since)}`,
  /** Until when and since when, and where it is: each on a line of a phone. */
  small: (times: readonly string[], name: string, channel: string) =>
    [...(times.length === 0 ? [] : [`-# ${times.join(' · ')}`]), `-# ${name}, <#${channel}>`].join('\n'),
  go: 'Go',
  others: 'You wait for',
  more: (count: number) => `-# … and ${count} more`,
  nobody: 'Nobody waits for you in this server.',
  next: (name: string, turn: string) => `-# **${name}** here: ${turn}.`,
};

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
  missed: (actors: readonly string[], whom: readonly string[]) => `${and(actors)} didn’t hurt ${and(whom)}.`,
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

/** What happened since somebody's last turn, told to them or of them. Names and amounts are safe to show already. */
export const since = {
  you: 'you',
  /** `amounts` is empty where they may not be told. */
  struck: (actor: string, whom: string, amounts: readonly string[]) =>
    `${actor} hit ${whom}${amounts.length === 0 ? '' : ` for ${and(amounts)}`}.`,
  missed: (actor: string, whom: string) => `${actor} didn’t hurt ${whom}.`,
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

/** A character's picture. Names are safe to show already. */
export const portrait = {
  given: (name: string) => `**${name}** has a portrait now: everybody sees it beside what ${name} does on a turn.`,
  taken: (name: string) => `**${name}** is shown without a portrait.`,
  /** What is read aloud in its place. */
  of: 'Portrait',
} as const;
