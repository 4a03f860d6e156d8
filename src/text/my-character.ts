import { grammar } from './grammar.ts';
import { t } from './t.ts';

const { and, mention } = grammar;

function turnOf(whose: string | undefined): string {
  return whose === undefined ? t('turn-of') : t('turn-of-2', { whose });
}

/** A player's corner: what only they see of their character. Names are safe to show already. */
export const corner = {
  /** `whose`: of somebody whom the reader has lent. */
  after: (names: readonly string[], whose?: string) => t('corner-after', { turnOf: turnOf(whose), names: and(names) }),
  afterMany: (count: number, whose?: string) => t('corner-after-many', { turnOf: turnOf(whose), count }),
  inHand: (tools: readonly string[]) => t('corner-in-hand', { tools: and(tools) }),
  died: (users: readonly string[], name: string) => t('corner-died', { users: users.map(mention).join(' '), name }),
  answer: (about: string, given: string) => `${about}: ${given}`,
  restNot: (names: readonly string[]) => t('corner-rest-not', { names: and(names) }),
  savedRoll: (name: string, dice: string) => `${name}: ${dice}`,
  savedAttack: (title: string, targets: readonly string[], tool: string | undefined) =>
    [title, and(targets), ...(tool === undefined ? [] : [t('corner-saved-attack', { tool })])]
      .filter((part) => part !== '')
      .join(' '),
  savedAct: (what: string, targets: readonly string[]) =>
    targets.length === 0 ? what : t('corner-saved-act', { what, targets: and(targets) }),
  inManner: (act: string, manner: string) => `${act} (${manner})`,
  whose: t('corner-whose'),
  characters: t('corner-characters'),
  ready: (name: string, system: string) => `${name} · ${system}`,
  isReady: (name: string, like: string | undefined) =>
    t('corner-is-ready', {
      name,
      like: like === undefined ? t('corner-is-ready-like') : t('corner-is-ready-like-2', { like }),
    }),
} as const;

/** An instant by how far off it is, as each reader’s own client writes it: "in 5 hours", "2 days ago". */
function away(instant: number): string {
  return `<t:${Math.floor(instant / 1000)}:R>`;
}

/** Where somebody is needed in a server. Names are safe to show already. */
export const needed = {
  /** What is to be done, as whoever has to do it reads it. */
  turn: (names: readonly string[], asGm: boolean) =>
    t('needed-turn', { names: and(names), asGm: asGm ? t('needed-turn-as-gm') : '' }),
  question: (names: readonly string[], asGm: boolean) =>
    t('needed-question', { names: and(names), asGm: asGm ? t('needed-question-as-gm') : '' }),
  request: (user: string, name: string) => t('needed-request', { user: mention(user), name }),
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
};

/** What somebody has missed of a fight, a line for each thing done. Names and amounts are safe to show already. */
export const caughtUp = {
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
  until: (waiting: string, due: string) => `${waiting} · ${due}`,
  stand: (states: readonly string[]) => t('caught-up-stand', { states: states.join(', ') }),
  standThey: (states: readonly string[]) => t('caught-up-stand-they', { states: states.join(', ') }),
};

function forAmounts(amounts: readonly string[]): string {
  return amounts.length === 0 ? '' : t('for-amounts', { amounts: and(amounts) });
}

/** What happened since somebody's last turn, told to them or of them. Names and amounts are safe to show already. */
export const since = {
  /** `amounts` is empty where they may not be told. */
  struck: (actor: string, whom: string, amounts: readonly string[]) =>
    t('since-struck', {
      actor,
      whom,
      amounts: amounts.length === 0 ? '' : t('since-struck-amounts', { amounts: and(amounts) }),
    }),
  healed: (actor: string, whom: string, amount: string) =>
    amount === '' ? t('since-healed', { actor, whom }) : t('since-healed-2', { actor, whom, amount }),
  gained: (whom: string, conditions: readonly string[]) =>
    t('since-gained', { whom, conditions: conditions.join(', ') }),
  ended: (whom: string, conditions: readonly string[]) => t('since-ended', { whom, conditions: conditions.join(', ') }),
  dead: (names: readonly string[], most: number) => t('since-dead', { names: and(names, most), are: are(names) }),
  down: (names: readonly string[], most: number) => t('since-down', { names: and(names, most), are: are(names) }),
  up: (names: readonly string[], most: number) => t('since-up', { names: and(names, most), are: are(names) }),
};

function are(names: readonly string[]): string {
  return names.length === 1 ? t('are') : t('are-2');
}

/** A character's picture. Names are safe to show already. */
export const portrait = {} as const;
