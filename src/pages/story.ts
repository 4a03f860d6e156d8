import { arithmetic } from '../embeds/arithmetic.ts';
import { cardOf } from '../embeds/cards.ts';
import { keptChronicle, sectionOf } from '../embeds/chronicle.ts';
import { freeRoll, type ToldDeed } from '../embeds/log.ts';
import { changed } from '../embeds/meters.ts';
import { storyOf } from '../embeds/story.ts';
import { tableLines } from '../embeds/table-lines.ts';
import { asPlanned, wonIn } from '../embeds/tell.ts';
import { visibilityOf } from '../embeds/visibility.ts';
import { capital } from '../text/markdown.ts';
import { deedTitle, page, record } from '../text/spoken.ts';
import { begin, element, end, type Html, text, together } from './html.ts';
import { line, list, paragraphs } from './markdown.ts';
import { numberedDeeds, type PageScene, type Thrown } from './scene.ts';

/** The story of a scene, a piece a deed: what players were told under the rounds, with the sums and dice to unfold. */
export function* story(scene: PageScene): Generator<Html> {
  const { chronicle = [], undoneByGms } = scene;
  if (chronicle.length > 0) yield paragraphs(keptChronicle(chronicle));
  let under: string | undefined;
  for (const { done, number, row } of numberedDeeds(scene)) {
    const section = sectionOf(done);
    if (section !== under) {
      if (under !== undefined) yield end('section');
      yield together(begin('section', { class: 'round' }), element('h3', {}, line(section)));
      under = section;
    }
    yield deed(done, number, row && { ...row, isRoll: row.deed?.type === 'roll' });
  }
  if (under !== undefined) yield end('section');
  if (undoneByGms > 0) yield element('p', {}, line(record.undoneByGm(undoneByGms)));
}

function deed(done: ToldDeed, number: number, thrown: Thrown | undefined): Html {
  const title = capital(deedTitle(done.deed, done));
  const { signs } = visibilityOf(done);
  const { tale, sums } = done.undone ? { tale: [], sums: [] } : telling({ ...done, file: true });
  return element(
    'article',
    { id: `deed-${number}` },
    element('h4', {}, line(done.undone ? signs.undone(title) : title)),
    paragraphs(tale.join('\n')),
    unfolded(number, sums, thrown),
  );
}

/** What was told of something done, and its sums. */
function telling(done: ToldDeed): { readonly tale: readonly string[]; readonly sums: readonly string[] } {
  const rolled = freeRoll(done);
  if (rolled !== undefined) return { tale: [rolled], sums: [] };
  const sight = visibilityOf(done);
  const card = cardOf(done);
  const told = card ? cardOnly(card) : [...asPlanned(done), ...storyOf(done, sight), ...changed(done)];
  const won = wonIn(done);
  const tale = won === '' ? told : [won, ...told];
  const sums = card ? smallPrint(card) : arithmetic(done, sight);
  // What neither tells, as a setting or who stands where.
  return tale.length + sums.length === 0 ? { tale: [tableLines(done, sight)], sums: [] } : { tale, sums };
}

const SMALL = '-# ';

function cardOnly(card: readonly string[]): readonly string[] {
  return linesOf(card).filter((each) => !each.startsWith(SMALL));
}

function smallPrint(card: readonly string[]): readonly string[] {
  return linesOf(card).flatMap((each) => (each.startsWith(SMALL) ? [each.slice(SMALL.length)] : []));
}

function linesOf(card: readonly string[]): readonly string[] {
  return card.flatMap((part) => part.split('\n'));
}

/** The sums of a deed and its dice, for whoever unfolds them. */
function unfolded(number: number, sums: readonly string[], thrown: Thrown | undefined): Html | undefined {
  const hasDice = thrown !== undefined && thrown.thrown.length > 0;
  if (sums.length === 0 && !hasDice) return undefined;
  return element(
    'details',
    {},
    element('summary', {}, text(sums.length === 0 ? page.story.dice : page.story.sums)),
    sums.length === 0 ? undefined : list(sums),
    hasDice ? diceOf(number, thrown) : undefined,
  );
}

/** The dice as they fell, for the check to look at too. */
function diceOf(number: number, { firstThrow, thrown, isRoll }: Thrown): Html {
  const last = firstThrow + thrown.length - 1;
  const words = isRoll ? page.story.rolled : page.story.thrown;
  const dice = thrown.map(({ sides, face }) => element('li', {}, text(page.story.die(sides, face))));
  return element(
    'div',
    { class: 'dice' },
    element('p', {}, text(words(number, firstThrow, last))),
    element('ul', {}, ...dice),
  );
}
