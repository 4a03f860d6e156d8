import type { APIEmbed } from 'discord-api-types/v10';
import type { Deed } from '../rules/core/deed.ts';
import type { Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { deedTitle } from '../text/deed-titles.ts';
import { notedRollText } from '../text/names.ts';
import { capital, linesThatFit, plain, shorten, t } from '../text/t.ts';
import { arithmeticLines } from './arithmetic.ts';
import { cutToLimits } from './limits.ts';
import { cardOf } from './mastery-card.ts';
import { type Outcome, visibilityOf } from './meters.ts';
import { outcomeSections } from './outcome.ts';
import { phraseKeys } from './rolls.ts';
import { roundName } from './turn.ts';

/** A deed of an encounter. An undone deed has no events. */
export interface LoggedDeed extends Outcome {
  readonly deed: Deed;
  readonly undone: boolean;
  /** The dice that were rolled for the deed. Undefined if there were none. */
  readonly thrown?: readonly Die[];
}

/** An outcome, possibly with its deed and dice. */
type DeedOutcome = Outcome & Partial<Pick<LoggedDeed, 'deed' | 'thrown'>>;

/** A page of the log, and which other pages exist. */
export interface LogPage {
  readonly embed: APIEmbed;
  /** The page's round. 0 is the time before the first round. */
  readonly round: number;
  /** The page's number in its round, starting at 1. */
  readonly page: number;
  /** How many pages this round has. */
  readonly pages: number;
  /** The rounds that have entries, in order. */
  readonly rounds: readonly number[];
}

/** The maximum length of a page, in characters: short enough for a phone, and within Discord's limit of 4,096. */
const MAX_PAGE_LENGTH = 2400;

/**
 * A page of the log, as players saw the fight. By default, it is the first page of the last round. If the wanted round
 * or page doesn't exist, it is the nearest one. Undefined if nothing was done. `tell` can change the deeds of the
 * page's round before they are shown, for example to translate names.
 */
export function logPage(
  all: readonly LoggedDeed[],
  { round: wantedRound, page: wantedPage = 1 }: { readonly round?: number; readonly page?: number } = {},
  tell = (deed: LoggedDeed) => deed,
): LogPage | undefined {
  const deedsByRound = Map.groupBy(all, roundOf);
  const rounds = [...deedsByRound.keys()].toSorted((a, b) => a - b);
  const round = rounds.findLast((each) => wantedRound === undefined || each <= wantedRound) ?? rounds[0];
  const [first] = all;
  if (round === undefined || !first) return undefined;
  const deedsToShow = (deedsByRound.get(round) ?? []).map(tell);
  const pages = pagesOfEntries(deedsToShow.map(logEntry));
  const page = Math.max(1, Math.min(pages.length, wantedPage));
  const { joint } = visibilityOf(first).signs;
  const title = `${plain(first.after.name)}${joint}${roundHeading(first.after, round)}`;
  const footer = [
    ...(pages.length > 1 ? [t('record-page', { page, pages: pages.length })] : []),
    ...(rounds.length > 1
      ? [
          t('record-rounds', {
            first: roundHeading(first.after, rounds[0] ?? 0),
            last: roundHeading(first.after, rounds.at(-1) ?? 0),
          }),
        ]
      : []),
  ].join(joint);
  const embed = cutToLimits({
    title,
    description: pages[page - 1] ?? '',
    ...(footer !== '' && { footer: { text: footer } }),
  });
  return { embed, round, page, pages: pages.length, rounds };
}

/**
 * The round that a deed belongs to. A deed after the last round belongs to that round, and the deed that starts combat
 * to the first.
 */
export function roundOf({ before, after }: Outcome): number {
  return before.phase !== 'fighting' && after.phase === 'fighting' ? after.round : before.round;
}

/** A round's name. Round 0 is the time before the first round. */
export function roundHeading(encounter: Encounter, round: number): string {
  return round === 0 ? t('turns-before-rounds') : roundName(encounter, round);
}

/**
 * What players read about a deed: its story, its math, and how the affected combatants were doing. It leaves out whose
 * turn came next.
 */
export function deedText(outcome: DeedOutcome): string {
  return freeRollText(outcome) ?? outcomeSections(outcome).join('\n\n');
}

/** The maximum length of a free roll's text, in characters. */
const MAX_FREE_ROLL_LENGTH = 1500;

/** A free roll's dice as text. Undefined if the outcome isn't a free roll. */
export function freeRollText(outcome: DeedOutcome): string | undefined {
  const { events, deed, thrown = [], before } = outcome;
  const [first] = events;
  if (first?.type !== 'remarked' || !phraseKeys(first.what).includes('roll')) return undefined;
  const roll = deed?.type === 'roll' ? { dice: deed.dice, faces: thrown.map(({ face }) => face) } : undefined;
  const text = notedRollText(roll, before.system);
  // For a roll of many dice, the encounter's record has only the text, not the faces.
  return text === undefined ? visibilityOf(outcome).word(first.what) : plain(text, MAX_FREE_ROLL_LENGTH);
}

function logEntry(deed: LoggedDeed): string {
  const title = capital(deedTitle(deed.deed, deed));
  if (deed.undone) return visibilityOf(deed).signs.undone(title);
  const text = deedText(deed).replace(/\n\n/g, '\n');
  return shorten(text === '' ? `**${title}**` : `**${title}**\n${text}`, MAX_PAGE_LENGTH);
}

/** Puts as many entries on each page as fit. */
function pagesOfEntries(entries: readonly string[]): readonly string[] {
  const pages: string[] = [];
  for (const entry of entries) {
    const lastPage = pages.at(-1);
    if (lastPage !== undefined && lastPage.length + entry.length + 2 <= MAX_PAGE_LENGTH)
      pages[pages.length - 1] = `${lastPage}\n\n${entry}`;
    else pages.push(entry);
  }
  return pages;
}

/** The title of the encounter's system, for headings. */
export function systemTitle(encounter: Encounter): string {
  return rulesOf(encounter).title;
}

/** The maximum length of a message with all the math, in characters. */
const MAX_DETAILS_LENGTH = 3800;

/** All the math of these deeds, each under its title. Leaves out what players may not know. */
export function fullDetailsEmbed(deeds: readonly LoggedDeed[]): APIEmbed {
  const deedSections = deeds.map((each) => {
    const title = `**${capital(deedTitle(each.deed, each))}**`;
    const details = cardOf(each) ?? arithmeticLines(each, visibilityOf(each)).map((line) => `-# ${line}`);
    return [title, ...(details.length === 0 ? [`-# ${t('table-no-math')}`] : details)].join('\n');
  });
  return cutToLimits({
    description: linesThatFit(
      deedSections.map((section, index) => (index === 0 ? section : `\n${section}`)),
      MAX_DETAILS_LENGTH,
      (count) => t('rest-math', { count }),
    ),
  });
}

/** What an encounter's file contains. */
type FileKind = 'chronicle' | 'page' | 'page-so-far' | 'record' | 'sealed-record';

/** The text of the message that an encounter's file is attached to. */
export function exportMessage(name: string, what: FileKind, deeds: number): APIEmbed {
  return cutToLimits({
    title: plain(name),
    description: `${t(`record-file-${what}`)}\n${t('record-actions', { count: deeds })}`,
  });
}
