import { deflateRawSync } from 'node:zlib';
import { arithmeticLines } from '../embeds/arithmetic.ts';
import { sectionOf, seedLine, storedChronicle } from '../embeds/chronicle.ts';
import { CourseCollector, courseAlt } from '../embeds/course.ts';
import { FightStats } from '../embeds/fight-stats.ts';
import { freeRollText, type LoggedDeed, systemTitle } from '../embeds/log.ts';
import { diceLines, LuckCounter, luckLine, type NamedLuck, type TurningPointsText } from '../embeds/luck.ts';
import { cardOf } from '../embeds/mastery-card.ts';
import { changedStateLines, visibilityOf } from '../embeds/meters.ts';
import { automaticPlayNotes, winnerText } from '../embeds/outcome.ts';
import { sceneText } from '../embeds/scene.ts';
import { storyOf } from '../embeds/story.ts';
import { tableText } from '../embeds/table-lines.ts';
import { FightSummary } from '../embeds/victory.ts';
import { type CourseChart, coursePicture } from '../pictures/course.ts';
import { isLuckShown } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { deedTitle } from '../text/deed-titles.ts';
import { currentLanguage } from '../text/languages.ts';
import { courseWords } from '../text/map.ts';
import { pageWords } from '../text/page.ts';
import { recordDays } from '../text/record.ts';
import { capital, plain, t, withoutEscapes } from '../text/t.ts';
import type { Html } from './html.ts';
import {
  element,
  endTag,
  joinHtml,
  jsonHtml,
  lineHtml,
  listHtml,
  paragraphsHtml,
  plainTextHtml,
  startTag,
  textHtml,
  trustedHtml,
  utcTimeText,
} from './html.ts';
import { PAGE_THEME, pageCode } from './in-browser.ts';
import { type CheckedRecord, type NumberedDice, numberedDeeds, type PageSource } from './scene.ts';
import { StepCollector, stepsHtml } from './steps.ts';

type SectionName = Parameters<typeof pageWords.part>[0];

/**
 * An encounter as a single HTML page that loads nothing. It shows what players were shown. Math and dice can be
 * unfolded. Once the encounter is over, it also has the whole record and a script that checks it. The page is generated
 * deed by deed.
 */
export function* encounterPage(scene: PageSource): Generator<string> {
  const { course, luck, stats, steps, fight } = yield* partsAboveStory(scene);
  yield headElement(scene);
  const sectionNames: readonly SectionName[] = [
    ...(course ? (['course'] as const) : []),
    ...(stats.length > 0 ? (['stats'] as const) : []),
    ...(luck.length > 0 ? (['luck'] as const) : []),
    ...(scene.turning ? (['turning'] as const) : []),
    ...(steps.isEmpty ? [] : (['steps'] as const)),
    'story',
    'dice',
  ];
  yield joinHtml(startTag('body'), skipLink(), headerElement(scene, sectionNames, fight), startTag('main'));
  if (course) yield pageSection('course', courseHtml(course));
  if (stats.length > 0) yield pageSection('stats', statsHtml(stats));
  if (luck.length > 0) yield pageSection('luck', luckHtml(luck));
  if (scene.turning) yield pageSection('turning', turningPointsHtml(scene.turning));
  if (!steps.isEmpty) {
    yield sectionStart('steps');
    yield* stepsHtml(steps);
    yield endTag('section');
  }
  yield sectionStart('story');
  yield* storyHtml(scene);
  yield joinHtml(endTag('section'), pageSection('dice', diceHtml(scene)), endTag('main'));
  if (scene.record) yield* recordBlocks(scene.record);
  yield joinHtml(pageCode().script, endTag('body'), endTag('html'), trustedHtml('\n'));
}

/**
 * What the parts above the story show. It depends on the whole encounter, so all deeds are read first. An empty piece
 * is yielded after each deed, so that other work can run in between.
 */
function* partsAboveStory(scene: PageSource): Generator<
  string,
  {
    readonly course?: CourseChart | undefined;
    readonly luck: readonly NamedLuck[];
    readonly stats: FightStats['table'];
    readonly steps: StepCollector;
    readonly fight: readonly string[];
  }
> {
  const [courseCollector, luckCounter, stepCollector, fightSummary] = [
    new CourseCollector(),
    new LuckCounter(),
    new StepCollector(),
    new FightSummary(),
  ];
  const fightStats = new FightStats();
  for (const numberedDeed of numberedDeeds(scene)) {
    courseCollector.add(numberedDeed.done);
    luckCounter.add(numberedDeed.done);
    fightStats.add(numberedDeed.done);
    stepCollector.add(numberedDeed);
    fightSummary.add(numberedDeed.done);
    yield '';
  }
  const isEncounterOver = scene.present.phase === 'ended' || scene.present.phase === 'aftermath';
  return {
    course: courseCollector.course,
    luck: isLuckShown(scene.present, 'players') ? luckCounter.everyone : [],
    stats: fightStats.table,
    steps: stepCollector,
    fight: isEncounterOver ? fightSummary.lines : [],
  };
}

function headElement({ name }: PageSource): Html {
  return joinHtml(
    trustedHtml('<!doctype html>\n'),
    startTag('html', { lang: currentLanguage() }),
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      pageCode().policy,
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, plainTextHtml(withoutEscapes(plain(name)))),
      pageCode().style,
    ),
  );
}

function headerElement(
  { name, present, openedAt, endedAt }: PageSource,
  sectionNames: readonly SectionName[],
  fight: readonly string[],
): Html {
  const sceneLine = sceneText(present);
  const daysText = recordDays(utcTimeText(openedAt), endedAt === undefined ? undefined : utcTimeText(endedAt));
  return element(
    'header',
    {},
    element('h1', {}, lineHtml(plain(name))),
    element('p', { class: 'soft' }, lineHtml(t('record-headline', { ruleset: systemTitle(present), days: daysText }))),
    element('p', { class: 'soft' }, lineHtml(t('opening-book', rulesOf(present).book))),
    ...fight.map((each) => element('p', {}, lineHtml(each))),
    sceneLine === '' ? undefined : element('p', { class: 'soft' }, lineHtml(sceneLine)),
    element(
      'nav',
      { 'aria-label': t('page-contents') },
      element(
        'ul',
        {},
        ...sectionNames.map((each) =>
          element('li', {}, element('a', { href: `#${each}` }, textHtml(pageWords.part(each)))),
        ),
      ),
    ),
  );
}

function skipLink(): Html {
  return element('a', { class: 'skip', href: '#story' }, textHtml(t('page-skip')));
}

function pageSection(of: SectionName, inner: Html): Html {
  return joinHtml(sectionStart(of), inner, endTag('section'));
}

/** The start tag and the heading of a part's section. The caller adds the end tag. */
function sectionStart(of: SectionName): Html {
  return joinHtml(
    startTag('section', { id: of, 'aria-labelledby': `${of}-title` }),
    element('h2', { id: `${of}-title` }, textHtml(pageWords.part(of))),
  );
}

/** The chart of a fight, and a table of its numbers that readers can unfold. */
function courseHtml(course: CourseChart): Html {
  return joinHtml(
    element(
      'figure',
      {},
      element('div', { role: 'img', 'aria-label': courseAlt(course) }, trustedHtml(coursePicture(course, PAGE_THEME))),
    ),
    element(
      'details',
      {},
      element('summary', {}, textHtml(t('page-in-numbers'))),
      element('div', { class: 'wide' }, courseTable(course)),
    ),
  );
}

function courseTable({ title, rounds, lines }: CourseChart): Html {
  const row = (...cells: readonly Html[]) => element('tr', {}, ...cells);
  const headCell = (scope: string, content: string) => element('th', { scope }, textHtml(content));
  const dataCell = (content: string) => element('td', {}, textHtml(content));
  return element(
    'table',
    {},
    element('caption', {}, textHtml(title)),
    row(
      headCell('col', t('course-round')),
      ...lines.map(({ side }) => headCell('col', courseWords.side(side))),
      headCell('col', t('course-down')),
    ),
    ...rounds.map((round, index) =>
      row(
        headCell('row', index === 0 ? t('course-start') : round),
        ...lines.map(({ shares }) => dataCell(courseWords.share(shares[index] ?? 0))),
        dataCell(
          lines.flatMap(({ falls }) => falls.filter((fall) => fall.at === index).map(({ label }) => label)).join(', '),
        ),
      ),
    ),
  );
}

/** A table of how much each fighter dealt, took and healed. */
function statsHtml([head = [], ...rows]: FightStats['table']): Html {
  const row = (...cells: readonly Html[]) => element('tr', {}, ...cells);
  return element(
    'div',
    { class: 'wide' },
    element(
      'table',
      {},
      row(...head.map((each) => element('th', { scope: 'col' }, textHtml(each)))),
      ...rows.map(([name = '', ...cells]) =>
        row(element('th', { scope: 'row' }, lineHtml(name)), ...cells.map((cell) => element('td', {}, lineHtml(cell)))),
      ),
    ),
  );
}

/** How lucky everyone's dice were, and what was rolled. */
function luckHtml(all: readonly NamedLuck[]): Html {
  const luckEntry = (each: NamedLuck) =>
    element(
      'li',
      {},
      lineHtml(luckLine(each)),
      element('br', {}),
      element('span', { class: 'soft' }, textHtml(diceLines(each).join('; '))),
    );
  return joinHtml(element('ul', {}, ...all.map(luckEntry)), element('p', { class: 'soft' }, textHtml(t('luck-how'))));
}

function turningPointsHtml({ whose, points, note }: TurningPointsText): Html {
  return joinHtml(
    element('p', {}, lineHtml(capital(`${whose}.`))),
    element('ul', {}, ...points.map((point) => element('li', {}, lineHtml(point)))),
    element('p', { class: 'soft' }, textHtml(note)),
  );
}

const { check } = pageWords;

/**
 * The fingerprints (hashes) of the seeds that the dice come from. If the page has the encounter's record (its list of
 * deeds), also the form for checking the record and the dice.
 */
function diceHtml({ seeds, hash, record: checked }: PageSource): Html {
  return joinHtml(
    checked ? recordCheckForm(checked.rows.length) : element('p', {}, lineHtml(t('page-check-kept'))),
    element('h3', {}, textHtml(t('page-check-seals'))),
    listHtml(seeds.map(seedLine)),
    hash === undefined ? undefined : element('p', {}, lineHtml(t('record-hash', { hash }))),
  );
}

/**
 * The form for checking the encounter's record. It is hidden until the script runs, because only the script can check
 * anything.
 */
function recordCheckForm(rows: number): Html {
  return joinHtml(
    element('p', {}, lineHtml(t('page-check-lead'))),
    element(
      'form',
      { hidden: true, 'aria-labelledby': 'dice-title' },
      element('label', { for: 'shown' }, textHtml(t('page-check-label'))),
      element('input', { id: 'shown', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': 'hint' }),
      element('p', { id: 'hint', class: 'soft' }, lineHtml(t('page-check-hint'))),
      element('button', { id: 'check' }, textHtml(t('page-check-button'))),
      element('progress', { id: 'progress', hidden: true, max: rows, value: 0, 'aria-label': t('page-check-running') }),
    ),
    element('noscript', {}, element('p', {}, textHtml(t('page-check-unable')))),
    element('div', { id: 'result', 'aria-live': 'polite' }),
    element('script', { type: 'application/json', id: 'check-words' }, jsonHtml(diceCheckTexts())),
  );
}

/** The script's texts. The script replaces "{0}" with the first value, "{1}" with the second, and so on. */
function diceCheckTexts() {
  const { more, right, wrong, open } = check;
  return {
    running: t('page-check-running'),
    unable: t('page-check-unable'),
    unreadable: t('page-check-unreadable'),
    kinds: check.kinds(),
    verdicts: check.verdicts(),
    marks: check.marks(),
    more: templateText(more),
    die: pageWords.story.die('{0}', '{1}'),
    findings: { right: templateTexts(right), wrong: templateTexts(wrong), open: templateTexts(open) },
  };
}

type FactText = (...facts: string[]) => string;

function templateTexts(words: Readonly<Record<string, FactText>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([what, text]) => [what, templateText(text)]));
}

function templateText(text: FactText): string {
  return text('{0}', '{1}', '{2}', '{3}', '{4}');
}

/**
 * The maximum size of a block of the encounter's record before compression, in characters. Compressing a block takes a
 * few milliseconds.
 */
const MAX_BLOCK_LENGTH = 200_000;

/**
 * The encounter's record in a page: a line of JSON about how the encounter was opened, and a line for each row,
 * compressed in blocks of whole lines. Compression reduces a large record to a tenth. Only one block at a time has to
 * be in memory.
 */
export function* recordBlocks({ opened, rows }: CheckedRecord): Generator<Html> {
  let recordLines = [JSON.stringify(opened)];
  let blockLength = 0;
  for (const row of rows) {
    const recordLine = JSON.stringify(row);
    if (blockLength + recordLine.length > MAX_BLOCK_LENGTH) {
      yield recordBlock(recordLines);
      recordLines = [];
      blockLength = 0;
    }
    recordLines.push(recordLine);
    blockLength += recordLine.length;
  }
  yield recordBlock(recordLines);
}

function recordBlock(lines: readonly string[]): Html {
  const compressedLines = deflateRawSync(lines.join('\n')).toString('base64');
  return element('script', { type: 'application/octet-stream', class: 'record' }, trustedHtml(compressedLines));
}

/** The story of an encounter, deed by deed: what players were shown, by round. Math and dice can be unfolded. */
function* storyHtml(scene: PageSource): Generator<Html> {
  const { chronicle = [], undoneByGms } = scene;
  if (chronicle.length > 0) yield paragraphsHtml(storedChronicle(chronicle));
  let currentSection: string | undefined;
  for (const { done, number, row } of numberedDeeds(scene)) {
    const section = sectionOf(done);
    if (section !== currentSection) {
      if (currentSection !== undefined) yield endTag('section');
      yield joinHtml(startTag('section', { class: 'round' }), element('h3', {}, lineHtml(section)));
      currentSection = section;
    }
    yield deedArticle(done, number, row && { ...row, isRoll: row.deed?.type === 'roll' });
  }
  if (currentSection !== undefined) yield endTag('section');
  if (undoneByGms > 0) yield element('p', {}, lineHtml(t('record-undone-by-gm', { count: undoneByGms })));
}

function deedArticle(done: LoggedDeed, number: number, numberedDice: NumberedDice | undefined): Html {
  const title = capital(deedTitle(done.deed, done));
  const { signs } = visibilityOf(done);
  const { story, details } = done.undone ? { story: [], details: [] } : deedTexts({ ...done, file: true });
  return element(
    'article',
    { id: `deed-${number}` },
    element('h4', {}, lineHtml(done.undone ? signs.undone(title) : title)),
    paragraphsHtml(story.join('\n')),
    mathAndDiceHtml(number, details, numberedDice),
  );
}

/** A deed's story and math. */
function deedTexts(done: LoggedDeed): { readonly story: readonly string[]; readonly details: readonly string[] } {
  const rollText = freeRollText(done);
  if (rollText !== undefined) return { story: [rollText], details: [] };
  const visibility = visibilityOf(done);
  const card = cardOf(done);
  const storyTexts = card
    ? cardLines(card)
    : [...automaticPlayNotes(done), ...storyOf(done, visibility), ...changedStateLines(done)];
  const winnerLine = winnerText(done);
  const story = winnerLine === '' ? storyTexts : [winnerLine, ...storyTexts];
  const details = card ? smallPrintLines(card) : arithmeticLines(done, visibility);
  // Some actions have neither a story nor math, such as changing a setting. `tableText` describes these actions.
  return story.length + details.length === 0
    ? { story: [tableText(done, visibility)], details: [] }
    : { story, details };
}

const SMALL_PRINT_MARK = '-# ';

function cardLines(card: readonly string[]): readonly string[] {
  return textLinesOf(card).filter((each) => !each.startsWith(SMALL_PRINT_MARK));
}

function smallPrintLines(card: readonly string[]): readonly string[] {
  return textLinesOf(card).flatMap((each) =>
    each.startsWith(SMALL_PRINT_MARK) ? [each.slice(SMALL_PRINT_MARK.length)] : [],
  );
}

function textLinesOf(card: readonly string[]): readonly string[] {
  return card.flatMap((part) => part.split('\n'));
}

/** A deed's math and dice, which readers can unfold. */
function mathAndDiceHtml(
  number: number,
  details: readonly string[],
  numberedDice: NumberedDice | undefined,
): Html | undefined {
  const hasDice = numberedDice !== undefined && numberedDice.thrown.length > 0;
  if (details.length === 0 && !hasDice) return undefined;
  return element(
    'details',
    {},
    element('summary', {}, textHtml(details.length === 0 ? t('page-story-dice') : t('page-story-sums'))),
    details.length === 0 ? undefined : listHtml(details),
    hasDice ? diceElement(number, numberedDice) : undefined,
  );
}

/** A deed's dice. The script that checks the encounter's record reads them from this element. */
function diceElement(number: number, { firstThrow, thrown, isRoll }: NumberedDice): Html {
  const lastDieNumber = firstThrow + thrown.length - 1;
  const diceCaption = isRoll ? pageWords.story.rolled : pageWords.story.thrown;
  const diceItems = thrown.map(({ sides, face }) => element('li', {}, textHtml(pageWords.story.die(sides, face))));
  return element(
    'div',
    { class: 'dice' },
    element('p', {}, textHtml(diceCaption(number, firstThrow, lastDieNumber))),
    element('ul', {}, ...diceItems),
  );
}
