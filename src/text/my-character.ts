import type { Departure } from '../rules/core/encounter.ts';
import type { Messages } from './messages.d.ts';
import { and, mention, t } from './t.ts';
import { relativeTimeText } from './times.ts';

/** Texts that players see only about their own characters. Callers escape the names. */
export const myCharacterWords = {
  /**
   * Says who acts before one of the reader's combatants. `name` is the name of the reader's combatant. It's undefined
   * if the combatant is the reader's own character and the reader plays it.
   */
  turnAfter: (names: readonly string[], name?: string) =>
    name === undefined
      ? t('me-turn-after', { names: and(names) })
      : t('me-their-turn-after', { name, names: and(names) }),
  turnAfterMany: (count: number, name?: string) =>
    name === undefined ? t('me-turn-after-many', { count }) : t('me-their-turn-after-many', { name, count }),
  savedAttack: (title: string, targets: readonly string[], tool: string | undefined) =>
    [title, and(targets), ...(tool === undefined ? [] : [t('me-saved-with', { tool })])]
      .filter((part) => part !== '')
      .join(' '),
  savedAct: (what: string, targets: readonly string[]) =>
    targets.length === 0 ? what : t('me-saved-at', { what, targets: and(targets) }),
} as const;

function timeLines(times: readonly string[]): readonly string[] {
  return times.length === 0 ? [] : [`-# ${times.join(' · ')}`];
}

/** Texts for the fights in a server that are waiting for a user. Callers escape the names. */
export const waitingFightWords = {
  turn: (names: readonly string[], asGm: boolean) =>
    t(asGm ? 'needed-turn-as-gm' : 'needed-turn', { names: and(names) }),
  question: (names: readonly string[], asGm: boolean) =>
    t(asGm ? 'needed-question-as-gm' : 'needed-question', { names: and(names) }),
  check: (names: readonly string[], asGm: boolean) =>
    t(asGm ? 'needed-check-as-gm' : 'needed-check', { names: and(names) }),
  /** Whose turn it is, for a GM. */
  turnOf: (user: string, names: readonly string[]) => t('needed-turn-of', { user: mention(user), names: and(names) }),
  questionTo: (user: string, names: readonly string[]) =>
    t('needed-question-to', { user: mention(user), names: and(names) }),
  playerWith: (user: string, names: readonly string[]) =>
    t('check-waits-for', { user: mention(user), names: and(names) }),
  /** Several players who have to do the same thing. `who` lists them. */
  severalPlayers: (what: 'turn' | 'question' | 'check' | 'request' | 'word', who: string) => {
    if (what === 'check') return t('needed-checks-of', { who });
    return what === 'question' ? t('needed-questions-to', { who }) : t('needed-turns-of', { who });
  },
  /** Says that a player is away, and until when. */
  away: (until: number | undefined) =>
    until === undefined ? t('needed-away') : t('needed-away-until', { time: relativeTimeText(until) }),
  due: (until: number) => t('needed-due', { time: relativeTimeText(until) }),
  pinged: (since: number) => t('needed-pinged', { time: relativeTimeText(since) }),
  /**
   * Lines in small print about a fight that waits for the user. The first says when the user's time runs out and how
   * long the fight has waited. The second has the fight's name and channel.
   */
  small: (times: readonly string[], name: string, channel: string) =>
    [...timeLines(times), `-# ${name}, <#${channel}>`].join('\n'),
  times: timeLines,
  /** The heading of a fight in the list of fights that are waiting for the user. */
  fight: (name: string, channel: string) => `**${name}**, <#${channel}>`,
};

/** The ids of the actions that have a verb of their own if no target is named. */
const VERBS_WITHOUT_TARGET: Readonly<Record<Messages['caught-up-acted']['what'], true>> = {
  rest: true,
  defend: true,
  disengage: true,
  escape: true,
  release: true,
  stand: true,
  drop: true,
  'drop-prone': true,
  sprint: true,
  ready: true,
  delay: true,
  hide: true,
  search: true,
  reload: true,
  'take-cover': true,
  draw: true,
  step: true,
  chase: true,
  retreat: true,
  recover: true,
  turn: true,
  equip: true,
  concentrate: true,
  instant: true,
  fire: true,
  attack: true,
  aim: true,
  help: true,
  medkit: true,
  extinguish: true,
  move: true,
  named: true,
};
/** The ids of the actions that have a verb of their own if targets are named. */
const VERBS_WITH_TARGET: Readonly<Record<Messages['caught-up-acted-at']['what'], true>> = {
  release: true,
  turn: true,
  attack: true,
  grapple: true,
  push: true,
  shove: true,
  aim: true,
  treat: true,
  wake: true,
  help: true,
  aid: true,
  intimidate: true,
  persuade: true,
  deceive: true,
  insight: true,
  medkit: true,
  named: true,
};

function hasKey<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}

/** What a player has missed in a fight, with a line for each thing. Callers escape the names and amounts. */
export const catchUpWords = {
  /** Several combatants with the same name and consecutive numbers: "Goblin 1 to 3", "Goblin 1 and 2". */
  span: (name: string, first: number, last: number) =>
    t(last - first === 1 ? 'caught-up-two' : 'caught-up-run', { name, first, last }),
  /**
   * `amounts` is empty if the amounts are secret. `count` is how many combatants were hit, or how many hit someone. If
   * it is more than 1, each amount is a total.
   */
  hit: (by: readonly string[], at: readonly string[], amounts: readonly string[], count: number) => {
    const facts = { actors: and(by), targets: and(at) };
    return amounts.length === 0
      ? t('caught-up-hit', facts)
      : t('caught-up-hit-for', { ...facts, amounts: and(amounts), count });
  },
  /** Says who attacked whom, for attacks that didn't all hit. */
  attacked: (by: readonly string[], at: readonly string[], amounts: readonly string[], count: number) => {
    const facts = { actors: and(by), targets: and(at) };
    return amounts.length === 0
      ? t('caught-up-attacked', facts)
      : t('caught-up-attacked-for', { ...facts, amounts: and(amounts), count });
  },
  missed: (by: readonly string[], at: readonly string[]) =>
    t('caught-up-missed', { actors: and(by), targets: and(at) }),
  lost: (names: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0
      ? t('caught-up-hurt', { names: and(names) })
      : t('caught-up-lost', { names: and(names), amounts: and(amounts), count: names.length }),
  healed: (by: readonly string[], at: readonly string[], amounts: readonly string[], count: number) => {
    const facts = { actors: and(by), targets: and(at) };
    return amounts.length === 0
      ? t('caught-up-healed', facts)
      : t('caught-up-healed-for', { ...facts, amounts: and(amounts), count });
  },
  regained: (names: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0
      ? t('caught-up-recovered', { names: and(names) })
      : t('caught-up-regained', { names: and(names), amounts: and(amounts), count: names.length }),
  got: (names: readonly string[], amounts: readonly string[]) =>
    amounts.length === 0 ? '' : t('caught-up-got', { names: and(names), amounts: and(amounts), count: names.length }),
  died: (names: readonly string[]) => t('caught-up-died', { names: and(names) }),
  fell: (names: readonly string[]) => t('caught-up-fell', { names: and(names) }),
  departed: (names: readonly string[], how: Departure) =>
    t('left-fight', { names: and(names), how, count: names.length }),
  rose: (names: readonly string[]) => t('caught-up-rose', { names: and(names) }),
  gained: (names: readonly string[], conditions: readonly string[]) =>
    t('caught-up-gained', { names: and(names), conditions: and(conditions) }),
  ended: (names: readonly string[], conditions: readonly string[]) =>
    t('caught-up-ended', { names: and(names), conditions: and(conditions) }),
  joined: (names: readonly string[]) => t('caught-up-joined', { names: and(names) }),
  left: (names: readonly string[]) => t('caught-up-left', { names: and(names) }),
  skipped: (names: readonly string[]) => t('caught-up-skipped', { names: and(names) }),
  /** What someone did. `act` is the name of an action or a tool. `what` is the id of the action, or "" for a tool. */
  acted: (by: readonly string[], act: string, what: string, at: readonly string[]) =>
    at.length === 0
      ? t('caught-up-acted', { actors: and(by), act, what: hasKey(VERBS_WITHOUT_TARGET, what) ? what : 'named' })
      : t('caught-up-acted-at', {
          actors: and(by),
          act,
          what: hasKey(VERBS_WITH_TARGET, what) ? what : 'named',
          targets: and(at),
        }),
  /** `places` is empty if the reader can't see where they moved to. */
  moved: (by: readonly string[], places: readonly string[]) =>
    places.length === 0
      ? t('caught-up-moved-somewhere', { actors: and(by) })
      : t('caught-up-moved', { actors: and(by), places: and(places) }),
};

/** What happened to a player's character since its last turn. Callers escape the names and amounts. */
export const sinceLastTurnWords = {
  /** `amounts` is empty if the amounts are secret. */
  hit: (actor: string, target: string, amounts: readonly string[]) =>
    amounts.length === 0
      ? t('since-hit', { actor, target })
      : t('since-hit-for', { actor, target, amounts: and(amounts) }),
  healed: (actor: string, target: string, amount: string) =>
    amount === '' ? t('since-healed', { actor, target }) : t('since-healed-for', { actor, target, amount }),
  /** Points that someone got from someone else. */
  gave: (actor: string, target: string, amount: string) => t('since-gave', { actor, target, amount }),
  gained: (target: string, conditions: readonly string[]) => t('since-gained', { target, conditions: and(conditions) }),
  ended: (target: string, conditions: readonly string[]) => t('since-ended', { target, conditions: and(conditions) }),
  dead: (names: readonly string[], max: number) => t('since-dead', { names: and(names, max), count: names.length }),
  down: (names: readonly string[], max: number) => t('since-down', { names: and(names, max), count: names.length }),
  leftFight: (names: readonly string[], how: Departure, max: number) =>
    t('left-fight', { names: and(names, max), how, count: names.length }),
  up: (names: readonly string[], max: number) => t('since-up', { names: and(names, max), count: names.length }),
};
