import { t } from '../t.ts';
import { grammar } from './grammar.ts';

const { and, mention } = grammar;

function turnOf(whose: string | undefined): string {
  return whose === undefined ? t('turn-of') : t('turn-of-2', { whose });
}

/** A player's corner: what only they see of their character. Names are safe to show already. */
export const corner = {
  ordered: (name: string, about: string, answer: string) => t('corner-ordered', { name, about, answer }),
  open: t('corner-open'),
  yourTurn: t('corner-your-turn'),
  /** Of somebody whom the reader has lent. */
  othersTurn: (name: string, player: string) => t('corner-others-turn', { name, player }),
  /** `whose`: of somebody whom the reader has lent. */
  after: (names: readonly string[], whose?: string) => t('corner-after', { turnOf: turnOf(whose), names: and(names) }),
  afterMany: (count: number, whose?: string) => t('corner-after-many', { turnOf: turnOf(whose), count }),
  notYet: t('corner-not-yet'),
  inHand: (tools: readonly string[]) => t('corner-in-hand', { tools: and(tools) }),
  since: (news: string) => t('corner-since', { news }),
  died: (users: readonly string[], name: string) => t('corner-died', { users: users.map(mention).join(' '), name }),
  dead: (name: string) => t('corner-dead', { name }),
  deadOfGm: (name: string) => t('corner-dead-of-gm', { name }),
  answers: t('corner-answers'),
  answer: (about: string, given: string) => `${about}: ${given}`,
  noAnswers: t('corner-no-answers'),
  changeAnswers: t('corner-change-answers'),
  answersHow: t('corner-answers-how'),
  usual: (answer: string) => t('corner-usual', { answer }),
  undo: (deed: string) => t('corner-undo', { deed }),
  undone: (deed: string) => t('corner-undone', { deed }),
  sheet: t('corner-sheet'),
  sureToTakeBack: (count: number) => t('corner-sure-to-take-back', { count }),
  takeBackAll: (count: number) => t('corner-take-back-all', { count }),
  rest: (kind: string) => t('corner-rest', { kind }),
  restNot: (names: readonly string[]) => t('corner-rest-not', { names: and(names) }),
  again: t('corner-again'),
  saved: (name: string) => t('corner-saved', { name }),
  savedRoll: (name: string, dice: string) => `${name}: ${dice}`,
  savedTitle: t('corner-saved-title'),
  nothingSaved: t('corner-nothing-saved'),
  savedAttack: (title: string, targets: readonly string[], tool: string | undefined) =>
    [title, and(targets), ...(tool === undefined ? [] : [t('corner-saved-attack', { tool })])]
      .filter((part) => part !== '')
      .join(' '),
  savedAct: (what: string, targets: readonly string[]) =>
    targets.length === 0 ? what : t('corner-saved-act', { what, targets: and(targets) }),
  inManner: (act: string, manner: string) => `${act} (${manner})`,
  save: (what: string) => t('corner-save', { what }),
  saveTitle: t('corner-save-title'),
  saveName: t('corner-save-name'),
  rollSaved: (name: string) => t('corner-roll-saved', { name }),
  doSaved: (name: string) => t('corner-do-saved', { name }),
  remove: t('corner-remove'),
  somebodyElse: t('corner-somebody-else'),
  back: t('corner-back'),
  close: t('corner-close'),
  whose: t('corner-whose'),
  nobody: t('corner-nobody'),
  nothing: t('corner-nothing'),
  leave: t('corner-leave'),
  leaveNow: t('corner-leave-now'),
  askToLeave: t('corner-ask-to-leave'),
  sureToLeave: (name: string) => t('corner-sure-to-leave', { name }),
  sureToAskToLeave: (name: string) => t('corner-sure-to-ask-to-leave', { name }),
  join: t('corner-join'),
  characters: t('corner-characters'),
  noCharacters: t('corner-no-characters'),
  make: t('corner-make'),
  makeTitle: t('corner-make-title'),
  makeName: t('corner-make-name'),
  makeLike: t('corner-make-like'),
  ready: (name: string, system: string) => `${name} · ${system}`,
  isReady: (name: string, like: string | undefined) =>
    t('corner-is-ready', {
      name,
      like: like === undefined ? t('corner-is-ready-like') : t('corner-is-ready-like-2', { like }),
    }),
  playIt: t('corner-play-it'),
} as const;

/** An instant by how far off it is, as each reader’s own client writes it: "in 5 hours", "2 days ago". */
function away(instant: number): string {
  return `<t:${Math.floor(instant / 1000)}:R>`;
}

/** Where somebody is needed in a server. Names are safe to show already. */
export const needed = {
  button: t('needed-button'),
  title: t('needed-title'),
  /** What is to be done, as whoever has to do it reads it. */
  turn: (names: readonly string[], asGm: boolean) =>
    t('needed-turn', { names: and(names), asGm: asGm ? t('needed-turn-as-gm') : '' }),
  question: (names: readonly string[], asGm: boolean) =>
    t('needed-question', { names: and(names), asGm: asGm ? t('needed-question-as-gm') : '' }),
  request: (user: string, name: string) => t('needed-request', { user: mention(user), name }),
  word: t('needed-word'),
  /** Who is waited for, as the GM reads it. */
  turnOf: (user: string, names: readonly string[]) => t('needed-turn-of', { user: mention(user), names: and(names) }),
  questionTo: (user: string, names: readonly string[]) =>
    t('needed-question-to', { user: mention(user), names: and(names) }),
  unread: (user: string) => t('needed-unread', { user: mention(user) }),
  due: (until: number) => t('needed-due', { away: away(until) }),
  called: (since: number) => t('needed-called', { away: away(since) }),
  /** Until when and since when, and where it is: each on a line of a phone. */
  small: (times: readonly string[], name: string, channel: string) =>
    [...(times.length === 0 ? [] : [`-# ${times.join(' · ')}`]), `-# ${name}, <#${channel}>`].join('\n'),
  go: t('needed-go'),
  others: t('needed-others'),
  more: (count: number) => t('needed-more', { count }),
  nobody: t('needed-nobody'),
  next: (name: string, turn: string) => t('needed-next', { name, turn }),
};

/** What somebody has missed of a fight, a line for each thing done. Names and amounts are safe to show already. */
export const caughtUp = {
  button: t('caught-up-button'),
  since: {
    turn: t('caught-up-since-turn'),
    joined: t('caught-up-since-joined'),
    round: t('caught-up-since-round'),
    beginning: t('caught-up-since-beginning'),
  },
  /** Several of one name: "Goblin 1 to 3", "Goblin 1 and 2". */
  span: (name: string, first: number, last: number) =>
    `${name} ${first} ${last - first === 1 ? t('caught-up-span') : t('caught-up-span-2')} ${last}`,
  /** `amounts` is empty where they may not be told. */
  hit: (actors: readonly string[], whom: readonly string[], amounts: readonly string[]) =>
    t('caught-up-hit', { actors: and(actors), whom: and(whom), forAmounts: forAmounts(amounts) }),
  /** Not everybody of them hit, or not everybody was hit. */
  attacked: (actors: readonly string[], whom: readonly string[], amounts: readonly string[]) =>
    t('caught-up-attacked', {
      actors: and(actors),
      whom: and(whom),
      forAmounts: amounts.length === 0 ? t('caught-up-attacked-for-amounts') : forAmounts(amounts),
    }),
  missed: (actors: readonly string[], whom: readonly string[]) =>
    t('caught-up-missed', { actors: and(actors), whom: and(whom) }),
  lost: (names: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0
      ? t('caught-up-lost', { names: and(names) })
      : t('caught-up-lost-2', { names: and(names), amounts: and(amounts) }),
  healed: (actors: readonly string[], whom: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0
      ? t('caught-up-healed', { actors: and(actors), whom: and(whom) })
      : t('caught-up-healed-2', { actors: and(actors), whom: and(whom), amounts: and(amounts) }),
  regained: (names: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0
      ? t('caught-up-regained', { names: and(names) })
      : t('caught-up-regained-2', { names: and(names), amounts: and(amounts) }),
  died: (names: readonly string[]) => t('caught-up-died', { names: and(names) }),
  fell: (names: readonly string[]) => t('caught-up-fell', { names: and(names) }),
  rose: (names: readonly string[]) => t('caught-up-rose', { names: and(names) }),
  gained: (names: readonly string[], conditions: readonly string[]) =>
    t('caught-up-gained', { names: and(names), conditions: and(conditions) }),
  ended: (names: readonly string[], conditions: readonly string[]) =>
    t('caught-up-ended', { names: and(names), conditions: and(conditions) }),
  came: (names: readonly string[]) => t('caught-up-came', { names: and(names) }),
  left: (names: readonly string[]) => t('caught-up-left', { names: and(names) }),
  passedOver: (names: readonly string[]) => t('caught-up-passed-over', { names: and(names), count: names.length }),
  acted: (actors: readonly string[], act: string, at: readonly string[]) =>
    `${and(actors)}: ${act}${at.length === 0 ? '' : t('caught-up-acted', { at: and(at) })}.`,
  more: (count: number) => t('caught-up-more', { count }),
  nothing: t('caught-up-nothing'),
  until: (waiting: string, due: string) => `${waiting} · ${due}`,
  stand: (states: readonly string[]) => t('caught-up-stand', { states: states.join(', ') }),
  standThey: (states: readonly string[]) => t('caught-up-stand-they', { states: states.join(', ') }),
};

function forAmounts(amounts: readonly string[]): string {
  return amounts.length === 0 ? '' : t('for-amounts', { amounts: and(amounts) });
}

/** What happened since somebody's last turn, told to them or of them. Names and amounts are safe to show already. */
export const since = {
  you: t('since-you'),
  /** `amounts` is empty where they may not be told. */
  struck: (actor: string, whom: string, amounts: readonly string[]) =>
    t('since-struck', {
      actor,
      whom,
      amounts: amounts.length === 0 ? '' : t('since-struck-amounts', { amounts: and(amounts) }),
    }),
  missed: (actor: string, whom: string) => t('since-missed', { actor, whom }),
  healed: (actor: string, whom: string, amount: string) =>
    amount === '' ? t('since-healed', { actor, whom }) : t('since-healed-2', { actor, whom, amount }),
  gained: (whom: string, conditions: readonly string[]) =>
    t('since-gained', { whom, conditions: conditions.join(', ') }),
  ended: (whom: string, conditions: readonly string[]) => t('since-ended', { whom, conditions: conditions.join(', ') }),
  dead: (names: readonly string[], most: number) => t('since-dead', { names: and(names, most), are: are(names) }),
  down: (names: readonly string[], most: number) => t('since-down', { names: and(names, most), are: are(names) }),
  up: (names: readonly string[], most: number) => t('since-up', { names: and(names, most), are: are(names) }),
  /** Of changes there was no room for. */
  more: (count: number) => t('since-more', { count }),
};

function are(names: readonly string[]): string {
  return names.length === 1 ? t('are') : t('are-2');
}

/** A character's picture. Names are safe to show already. */
export const portrait = {
  given: (name: string) => t('portrait-given', { name }),
  taken: (name: string) => t('portrait-taken', { name }),
  /** What is read aloud in its place. */
  of: t('portrait-of'),
} as const;
