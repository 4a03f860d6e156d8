import type { Phase } from '../rules/core/encounter.ts';
import { grammar } from './grammar.ts';
import { plain } from './markdown.ts';
import { t } from './t.ts';

const DEEDS = { one: t('deeds-one-2'), other: t('deeds-other-2') } as const;

/** The log, the chronicle and their files. What is put in is written already. */
export const record = {
  days: (begun: string, ended: string | undefined) =>
    ended === undefined ? t('record-days', { begun }) : t('record-days-2', { begun, ended }),
  sealed: (from: number, commitment: string) => t('record-sealed', { from: from + 1, commitment }),
  files: {
    chronicle: t('record-files-chronicle'),
    page: t('record-files-page'),
    'page so far': t('record-files-page-so-far'),
    record: t('record-files-record'),
    'sealed record': t('record-files-sealed-record'),
  },
  deeds: (count: number) => `-# ${grammar.count(count, DEEDS)}.`,
} as const;

const AGAIN: Readonly<Record<Phase, string>> = {
  gathering: t('again-gathering'),
  fighting: t('again-fighting'),
  aftermath: t('again-aftermath'),
  ended: t('again-ended'),
};

/** What undo takes back or puts back. */
export const undo = {
  how: {
    undone: t('undo-how-undone'),
    'undone by the GM': t('undo-how-undone-by-the-gm'),
    'put back': t('undo-how-put-back'),
    preview: t('undo-how-preview'),
  },
  one: (how: string, title: string) => `**${how}:** ${title}.`,
  phases: AGAIN,
} as const;

/** Most names in one call; the rest is counted. */
const MOST_NAMES = 5;
/** The longest name in a call. */
const LONGEST = 40;

/** Who is called, and the combatants because of whom. */
export interface Called {
  readonly users: readonly string[];
  readonly combatants: readonly string[];
}

/** Calls those whose turn has come: whose, and in which encounter. */
export function turnCall(called: readonly Called[], encounter: string): string {
  const all = called.flatMap(({ combatants }) => combatants);
  const who = called.map(({ users, combatants }) => `${users.map(grammar.mention).join(' ')}: ${names(combatants)}`);
  return t('turn-call', { who: grammar.and(who), count: all.length, encounter: plain(encounter, LONGEST) });
}

/** Calls those who decide something for a combatant. */
export function questionCall(users: readonly string[], combatant: string, encounter: string): string {
  return t('question-call', {
    users: users.map(grammar.mention).join(' '),
    names: names([combatant]),
    encounter: plain(encounter, LONGEST),
  });
}

function names(combatants: readonly string[]): string {
  return grammar.and(
    combatants.map((name) => `**${plain(name, LONGEST)}**`),
    MOST_NAMES,
  );
}
