import type { Phase } from '../../rules/core/encounter.ts';
import { plain } from '../markdown.ts';
import { grammar } from './grammar.ts';

const DEEDS = { one: 'deed', other: 'deeds' } as const;

/** The log, the chronicle and their files. What is put in is written already. */
export const record = {
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  rounds: (first: string, last: string) => `${first} to ${last}`,
  days: (begun: string, ended: string | undefined) => (ended === undefined ? `begun ${begun}` : `${begun} to ${ended}`),
  headline: (ruleset: string, days: string) => `${ruleset}, ${days} (UTC).`,
  undoneByGm: (count: number) => `Undone by the GM: ${count}.`,
  dice: 'The dice',
  hash: (hash: string) => `The record up to here has the hash \`${hash}\`.`,
  sealed: (from: number, commitment: string) => `From roll ${from + 1} on, sealed with SHA-256 \`${commitment}\`.`,
  secret: 'The seed is still secret.',
  shown: (seed: string) => `The seed: \`${seed}\`.`,
  files: {
    chronicle: 'The story so far, with its sums, as a text to read.',
    page: 'The story as a page for a browser: charts, the sums to unfold, and a button that checks every die. Save it and open it; it asks nobody for anything.',
    'page so far':
      'The story so far as a page for a browser: charts, and the sums to unfold. Once the scene is over, it checks every die too.',
    record:
      'The whole record: every deed, every throw, and the seeds that have been shown. Anybody can check it with Fray’s `npm run verify -- FILE`; compare the SHA-256 with the one shown when the scene opened.',
    'sealed record':
      'The whole record so far, for you alone: it has the creatures’ sheets. The seed is not in it while it throws; after `/encounter end` it is.',
  },
  deeds: (count: number) => `-# ${grammar.count(count, DEEDS)}.`,
} as const;

const AGAIN: Readonly<Record<Phase, string>> = {
  gathering: 'The rounds have not begun.',
  fighting: 'The rounds run again.',
  aftermath: 'The rounds have stopped.',
  ended: 'The scene is over.',
};

/** What undo takes back or puts back. */
export const undo = {
  how: {
    undone: 'Undone',
    'undone by the GM': 'Undone by the GM',
    'put back': 'Put back',
    preview: 'Would be undone',
  },
  one: (how: string, title: string) => `**${how}:** ${title}.`,
  several: (how: string, count: number) => `**${how}**, ${count} deeds, the last first:`,
  before: (count: number) => `… and ${count} before them.`,
  phases: AGAIN,
  gone: (name: string) => `${name} is out of the fight.`,
  more: (count: number) => `… and ${count} more.`,
  preview: '-# Nothing has been done yet. Dice that have fallen stay spent.',
} as const;

/** Most names in one call; the rest is counted. */
const MOST_NAMES = 5;
/** The longest name in a call. */
const LONGEST = 40;

/** Who is called, and the combatants because of whom. */
interface Called {
  readonly users: readonly string[];
  readonly combatants: readonly string[];
}

/** Calls those whose turn has come: whose, and in which encounter. */
export function turnCall(called: readonly Called[], encounter: string): string {
  const all = called.flatMap(({ combatants }) => combatants);
  const who = called.map(({ users, combatants }) => `${users.map(grammar.mention).join(' ')}: ${names(combatants)}`);
  return `${grammar.and(who)} ${all.length === 1 ? 'is' : 'are'} on turn in “${plain(encounter, LONGEST)}”.`;
}

/** Calls those who decide something for a combatant. */
export function questionCall(users: readonly string[], combatant: string, encounter: string): string {
  return `${users.map(grammar.mention).join(' ')}: you decide for ${names([combatant])} in “${plain(encounter, LONGEST)}”.`;
}

function names(combatants: readonly string[]): string {
  return grammar.and(
    combatants.map((name) => `**${plain(name, LONGEST)}**`),
    MOST_NAMES,
  );
}
