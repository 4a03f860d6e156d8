import type { Encounter } from '../rules/core/encounter.ts';
import { isLuckShown } from '../rules/core/secrecy.ts';
import { deedTitle } from '../text/deed-titles.ts';
import { recordDays } from '../text/record.ts';
import { capital, plain, t } from '../text/t.ts';
import { FightStats } from './fight-stats.ts';
import { deedText, type LoggedDeed, roundHeading, roundOf, systemTitle } from './log.ts';
import { diceLines, LuckCounter, luckLine, type TurningPointsText } from './luck.ts';
import { visibilityOf } from './meters.ts';

/** The data that a chronicle is made from. */
export interface ChronicleSource {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly endedAt?: number;
  readonly done: Iterable<LoggedDeed>;
  readonly present: Encounter;
  /** How many deeds GMs have undone. */
  readonly undoneByGms: number;
  /** The last hash in the hash chain of the encounter's record (its list of deeds). */
  readonly hash?: string | undefined;
  /** The turning points (actions that changed a side's odds of winning a lot). Undefined if they weren't computed. */
  readonly turning?: TurningPointsText | undefined;
  readonly seeds: readonly { readonly firstThrow: number; readonly commitment: string; readonly seed?: string }[];
}

/**
 * An encounter as Markdown, to keep and read: what players were shown, by round, and the fingerprints (hashes) of the
 * seeds that the dice come from. About creatures, it shows only what players saw. It is generated deed by deed.
 */
export function* chronicle(scene: ChronicleSource): Generator<string> {
  yield `# ${plain(scene.name)}`;
  for (const line of linesOf(scene)) if (line !== '') yield `\n\n${line}`;
  yield '\n';
}

function* linesOf({
  openedAt,
  endedAt,
  done: deeds,
  present,
  undoneByGms,
  hash,
  seeds,
  turning,
}: ChronicleSource): Generator<string> {
  const daysText = recordDays(dayText(openedAt), endedAt === undefined ? undefined : dayText(endedAt));
  yield t('record-headline', { ruleset: systemTitle(present), days: daysText });
  let currentSection = '';
  const luckCounter = isLuckShown(present, 'players') ? new LuckCounter() : undefined;
  const fightStats = new FightStats();
  for (const deed of deeds) {
    luckCounter?.add(deed);
    fightStats.add(deed);
    const section = sectionOf(deed);
    if (section !== currentSection) yield `## ${section}`;
    currentSection = section;
    if (deed.undone) yield visibilityOf(deed).signs.undone(capital(deedTitle(deed.deed, deed)));
    else {
      yield `### ${capital(deedTitle(deed.deed, deed))}`;
      yield* paragraphs(deedText({ ...deed, file: true }));
    }
  }
  if (undoneByGms > 0) yield t('record-undone-by-gm', { count: undoneByGms });
  yield* statsPart(fightStats);
  if (luckCounter) yield* luckPart(luckCounter);
  if (turning) yield* turningPointsPart(turning);
  yield `## ${t('record-dice')}`;
  yield* seeds.map(seedLine);
  if (hash !== undefined) yield t('record-hash', { hash });
}

function* statsPart({ table }: FightStats): Generator<string> {
  const [headings, ...rows] = table;
  if (!headings) return;
  const tableRow = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  yield `## ${t('stats-title')}`;
  yield [tableRow(headings), tableRow(headings.map(() => '---')), ...rows.map(tableRow)].join('\n');
}

function* luckPart({ everyone: all }: LuckCounter): Generator<string> {
  if (all.length === 0) return;
  yield `## ${t('luck-title')}`;
  yield all.map((each) => `- ${[luckLine(each), ...diceLines(each)].join('; ')}`).join('\n');
  yield t('luck-how');
}

function* turningPointsPart({ whose, points, note }: TurningPointsText): Generator<string> {
  yield `## ${t('luck-turned')}`;
  yield capital(`${whose}.`);
  yield points.map((point) => `- ${point}`).join('\n');
  yield note;
}

/** The heading for a deed: its round, or the time before or after the rounds. */
export function sectionOf(deed: LoggedDeed): string {
  const { before, after } = deed;
  if (before.phase !== 'fighting' && after.phase !== 'fighting' && before.round > 0) return t('turns-after-rounds');
  return roundHeading(after, roundOf(deed));
}

/** Turns Discord's small print into list items, and every other line into a paragraph of its own. */
function paragraphs(text: string): readonly string[] {
  return text.split('\n\n').map((block) =>
    block
      .split('\n')
      .map((line) => (line.startsWith('-# ') ? `- ${line.slice(3).replace(/^(\d+)\./, '$1\\.')}` : line))
      .reduce((all, line) => (all === '' ? line : `${all}${all.startsWith('- ') ? '\n' : '\n\n'}${line}`), ''),
  );
}

/** The published fingerprint (hash) of a seed that dice come from, with the seed itself if it is known. */
export function seedLine({ firstThrow, commitment, seed }: ChronicleSource['seeds'][number]): string {
  return `${t('record-sealed', { from: firstThrow + 1, commitment })} ${seed === undefined ? t('record-secret') : t('record-shown', { seed })}`;
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** A line of a chronicle, as version 0.1 stored it. */
interface ChronicleLine {
  readonly text: string;
  readonly words?: string;
}

/** A chronicle that was stored as text by version 0.1. */
export function storedChronicle(lines: readonly ChronicleLine[]): string {
  const chronicleLines = lines.map(({ text, words }) => (words === undefined ? text : `> “${plain(words)}”`));
  return `${chronicleLines.filter((line) => line !== '').join('\n\n')}\n`;
}
