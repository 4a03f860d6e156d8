import { grammar } from './grammar.ts';
import { t } from './t.ts';
import { hours } from './times.ts';

const { and, mention } = grammar;

/** What is typed for a time: as it is read. */
const DAYS = [
  t('days'),
  t('days-2'),
  t('days-3'),
  t('days-4'),
  t('days-5'),
  t('days-6'),
  t('days-7'),
  t('days-8'),
  t('days-9'),
];
const BACK = t('back');

function player(user: string | undefined): string {
  return user === undefined ? t('player-9') : mention(user);
}

function end(until: number | undefined): string {
  return until === undefined ? '' : t('end', { at: hours.at(until) });
}

/** Somebody in another's hands for a time. Names are safe to show already; nobody stands for the GM. */
export const hands = {
  /** "Kira (for Ana)", where it is said who plays beside it. */
  for: (name: string, owner: string | undefined) => t('hands-for', { name, player: player(owner) }),
  player,
  /** "Bo for Ana" */
  playerFor: (user: string | undefined, owner: string | undefined) =>
    t('hands-player-for', { player: player(user), player2: player(owner) }),
  days: DAYS,
  inDays: hours.inDays,
  lent: (name: string, user: string | undefined, until: number | undefined) =>
    t('hands-lent', { name, player: player(user), end: until === undefined ? t('hands-lent-end') : end(until) }),
  isLent: (name: string, user: string | undefined, until: number | undefined) =>
    t('hands-is-lent', { name, player: player(user), end: until === undefined ? t('hands-is-lent-end') : end(until) }),
  borrowed: (name: string, owner: string | undefined, until: number | undefined) =>
    t('hands-borrowed', { name, player: player(owner), end: end(until) }),
  isBack: (name: string, user: string | undefined) => t('hands-is-back', { name, player: player(user) }),
  /** Calls who plays somebody from now on. */
  called: (users: readonly string[], name: string, owner: string | undefined, until: number | undefined) =>
    t('hands-called', { users: users.map(mention).join(' '), name, player: player(owner), end: end(until) }),
  theyAreBack: BACK,
  untils: [BACK, ...DAYS],
} as const;

/** Most who are named. */
const MOST = 4;

const bold = (names: readonly string[]) =>
  and(
    names.map((name) => `**${name}**`),
    MOST,
  );

/** Who plays by themselves: the GM’s screen, and what all are told of it. Names are safe to show already. */
export const auto = {
  /** How each style plays: on its button, and what that is like. */
  styles: {
    fierce: { label: t('auto-styles-fierce-label'), about: t('auto-styles-fierce-about') },
    wary: { label: t('auto-styles-wary-label'), about: t('auto-styles-wary-about') },
    guardian: { label: t('auto-styles-guardian-label'), about: t('auto-styles-guardian-about') },
    cowardly: { label: t('auto-styles-cowardly-label'), about: t('auto-styles-cowardly-about') },
    mindless: { label: t('auto-styles-mindless-label'), about: t('auto-styles-mindless-about') },
  },
  playsAs: (style: string) => t('auto-plays-as', { style: style.toLowerCase() }),
  /** Behind somebody's numbers in the panel. */
  inPanel: (style: string) => style.toLowerCase(),
  set: (names: readonly string[], style: string | undefined) => {
    const one = names.length === 1;
    if (style === undefined)
      return t('auto-set', { bold: bold(names), one: one ? t('auto-set-one') : t('auto-set-one-2') });
    return t('auto-set-2', {
      bold: bold(names),
      one: one ? t('auto-set-one-3') : t('auto-set-one-4'),
      style: style.toLowerCase(),
    });
  },
  /** For all to read, where all may know. */
  told: (names: readonly string[], alone: boolean) => {
    const one = names.length === 1;
    if (!alone)
      return t('auto-told', { names: and(names, MOST), one: one ? t('auto-told-one') : t('auto-told-one-2') });
    return t('auto-told-2', { names: and(names, MOST), one: one ? t('auto-told-one-3') : t('auto-told-one-4') });
  },
  onBoard: (names: readonly string[], all: boolean) => {
    if (names.length === 1) return t('auto-on-board', { names: names[0] ?? '' });
    return t('auto-on-board-2', { names: all ? t('auto-on-board-names') : and(names, MOST) });
  },
  heldBack: (names: readonly string[]) => t('auto-held-back', { names: and(names, MOST), count: names.length }),
  letPlay: (count: number) => (count === 1 ? t('auto-let-play') : t('auto-let-play-2')),
} as const;
