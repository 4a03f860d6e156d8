import type { APIEmbed } from 'discord-api-types/v10';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { deedTitle } from '../text/deed-titles.ts';
import { capital, fitting, plain, shorten } from '../text/markdown.ts';
import { t } from '../text/t.ts';
import { arithmetic } from './arithmetic.ts';
import { within } from './limits.ts';
import { cardOf } from './mastery-card.ts';
import { type Outcome, visibilityOf } from './meters.ts';
import { phraseKeys } from './rolls.ts';
import { outcomeParts } from './tell.ts';
import { roundName } from './turn.ts';

/** Something done in a scene. What has been taken back has no events. */
export interface ToldDeed extends Outcome {
  readonly deed: Deed;
  readonly undone: boolean;
  /** The dice that fell in it. Absent: none did. */
  readonly thrown?: readonly Die[];
}

/** A page of the log, and what there is besides it. */
export interface LogPage {
  readonly embed: APIEmbed;
  /** The round that it is of; 0 is what came before the first. */
  readonly round: number;
  /** From 1. */
  readonly page: number;
  /** How many pages the round has. */
  readonly pages: number;
  /** The rounds of which there is something, in order. */
  readonly rounds: readonly number[];
}

/** How long a page gets, in characters: short enough for a phone, and within Discord's 4,096. */
const LONGEST_PAGE = 2400;

/**
 * A page of what was done, as players were told it: of a round, the last unless one is named. A page or a round that
 * there is not becomes the nearest that there is. Nothing where nothing was done.
 */
export function logPage(
  all: readonly ToldDeed[],
  { round: wanted, page: at = 1 }: { readonly round?: number; readonly page?: number } = {},
): LogPage | undefined {
  const byRound = Map.groupBy(all, roundOf);
  const rounds = [...byRound.keys()].toSorted((a, b) => a - b);
  const round = rounds.findLast((each) => wanted === undefined || each <= wanted) ?? rounds[0];
  const [first] = all;
  if (round === undefined || !first) return undefined;
  const pages = paged((byRound.get(round) ?? []).map(entry));
  const page = Math.max(1, Math.min(pages.length, at));
  const { joint } = visibilityOf(first).signs;
  const title = `${plain(first.after.name)}${joint}${heading(first.after, round)}`;
  const footer = [
    ...(pages.length > 1 ? [t('record-page', { page, pages: pages.length })] : []),
    ...(rounds.length > 1
      ? [
          t('record-rounds', {
            first: heading(first.after, rounds[0] ?? 0),
            last: heading(first.after, rounds.at(-1) ?? 0),
          }),
        ]
      : []),
  ].join(joint);
  const embed = within({
    title,
    description: pages[page - 1] ?? '',
    ...(footer !== '' && { footer: { text: footer } }),
  });
  return { embed, round, page, pages: pages.length, rounds };
}

/** The round in which something was done; after the rounds, the last. What begins the rounds belongs to the first. */
export function roundOf({ before, after }: Outcome): number {
  return before.phase !== 'fighting' && after.phase === 'fighting' ? after.round : before.round;
}

/** What a round is called; what came before the first has its name too. */
export function heading(encounter: Encounter, round: number): string {
  return round === 0 ? t('turns-before-rounds') : roundName(encounter, round);
}

/** What was told of something done: its story, its sums, how those it touched were doing. Not whose turn it was then. */
export function told(happening: Outcome): string {
  return freeRoll(happening) ?? outcomeParts(happening).join('\n\n');
}

/** Of dice thrown for no rule nothing is told but how they fell. Absent: it is something else. */
export function freeRoll(happening: Outcome): string | undefined {
  const [first] = happening.events;
  if (first?.type !== 'remarked' || !phraseKeys(first.what).includes('roll')) return undefined;
  return visibilityOf(happening).word(first.what);
}

function entry(done: ToldDeed): string {
  const title = capital(deedTitle(done.deed, done));
  if (done.undone) return visibilityOf(done).signs.undone(title);
  const text = told(done).replace(/\n\n/g, '\n');
  return shorten(text === '' ? `**${title}**` : `**${title}**\n${text}`, LONGEST_PAGE);
}

/** The entries, as many to a page as fit. */
function paged(entries: readonly string[]): readonly string[] {
  const pages: string[] = [];
  for (const each of entries) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + each.length + 2 <= LONGEST_PAGE)
      pages[pages.length - 1] = `${last}\n\n${each}`;
    else pages.push(each);
  }
  return pages;
}

/** The system's title, for headings. */
export function systemTitle(encounter: Encounter): string {
  return rulesOf(encounter).title;
}

/** The longest of it, in characters. */
const LONGEST = 3800;

/** Every step of the sums of these deeds, under what each was. What players may not know is not in it. */
export function fullDetails(deeds: readonly ToldDeed[]): APIEmbed {
  const parts = deeds.map((each) => {
    const title = `**${capital(deedTitle(each.deed, each))}**`;
    const details = cardOf(each) ?? arithmetic(each, visibilityOf(each)).map((line) => `-# ${line}`);
    return [title, ...(details.length === 0 ? [`-# ${t('table-no-math')}`] : details)].join('\n');
  });
  return within({
    description: fitting(
      parts.map((part, place) => (place === 0 ? part : `\n${part}`)),
      LONGEST,
      (count) => t('rest-math', { count }),
    ),
  });
}

/** What the file of an encounter holds. */
type FileKind = 'chronicle' | 'page' | 'page-so-far' | 'record' | 'sealed-record';

/** What goes with the file of a scene. */
export function exported(name: string, what: FileKind, deeds: number): APIEmbed {
  return within({
    title: plain(name),
    description: `${t(`record-file-${what}`)}\n${t('record-actions', { count: deeds })}`,
  });
}
