import { CourseCount } from '../embeds/course.ts';
import { systemTitle } from '../embeds/log.ts';
import { LuckCount, type LuckOf } from '../embeds/luck.ts';
import { FightCount } from '../embeds/victory.ts';
import type { Course } from '../pictures/course.ts';
import { isLuckTold } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain, unmarked } from '../text/markdown.ts';
import { opening, page, record } from '../text/spoken.ts';
import { coursePart } from './course.ts';
import { dicePart } from './dice.ts';
import { bare, begin, element, end, type Html, ownCode, text, together } from './html.ts';
import { code } from './in-browser.ts';
import { luckPart, turningPart } from './luck.ts';
import { line, minute } from './markdown.ts';
import { recordBlocks } from './record-blocks.ts';
import { numberedDeeds, type PageScene } from './scene.ts';
import { StepCount } from './step-count.ts';
import { stepsPart } from './steps.ts';
import { story } from './story.ts';

/** The parts of a page, in their order. */
type Part = keyof typeof page.parts;

/**
 * A scene as one page for a browser, which needs nothing from anywhere: what players were told, its sums and dice to unfold, and once
 * the scene is over its whole record with what checks it. In pieces: each deed is told when its turn comes.
 */
export function* scenePage(scene: PageScene): Generator<string> {
  const { course, luck, steps, fight } = yield* counted(scene);
  yield head(scene);
  const parts: readonly Part[] = [
    ...(course ? (['course'] as const) : []),
    ...(luck.length > 0 ? (['luck'] as const) : []),
    ...(scene.turning ? (['turning'] as const) : []),
    ...(steps.isEmpty ? [] : (['steps'] as const)),
    'story',
    'dice',
  ];
  yield together(begin('body'), skipLink(), header(scene, parts, fight), begin('main'));
  if (course) yield part('course', coursePart(course));
  if (luck.length > 0) yield part('luck', luckPart(luck));
  if (scene.turning) yield part('turning', turningPart(scene.turning));
  if (!steps.isEmpty) {
    yield partBegin('steps');
    yield* stepsPart(steps);
    yield end('section');
  }
  yield partBegin('story');
  yield* story(scene);
  yield together(end('section'), part('dice', dicePart(scene)), end('main'));
  if (scene.record) yield* recordBlocks(scene.record);
  yield together(code().script, end('body'), end('html'), ownCode('\n'));
}

/** What stands above the story, counted before it is told. The pieces are empty: between them others have their turn. */
function* counted(scene: PageScene): Generator<
  string,
  {
    readonly course?: Course | undefined;
    readonly luck: readonly LuckOf[];
    readonly steps: StepCount;
    readonly fight: readonly string[];
  }
> {
  const [course, luck, steps, fight] = [new CourseCount(), new LuckCount(), new StepCount(), new FightCount()];
  for (const each of numberedDeeds(scene)) {
    course.add(each.done);
    luck.add(each.done);
    steps.add(each);
    fight.add(each.done);
    yield '';
  }
  const isOver = scene.present.phase === 'ended' || scene.present.phase === 'aftermath';
  return {
    course: course.course,
    luck: isLuckTold(scene.present, 'players') ? luck.all : [],
    steps,
    fight: isOver ? fight.lines : [],
  };
}

function head({ name }: PageScene): Html {
  return together(
    ownCode('<!doctype html>\n'),
    begin('html', { lang: page.language }),
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      code().policy,
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, bare(unmarked(plain(name)))),
      code().style,
    ),
  );
}

function header(
  { name, present, openedAt, endedAt }: PageScene,
  parts: readonly Part[],
  fight: readonly string[],
): Html {
  const days = record.days(minute(openedAt), endedAt === undefined ? undefined : minute(endedAt));
  return element(
    'header',
    {},
    element('h1', {}, line(plain(name))),
    element('p', { class: 'soft' }, line(record.headline(systemTitle(present), days))),
    element('p', { class: 'soft' }, line(opening.book(rulesOf(present).book))),
    ...fight.map((each) => element('p', {}, line(each))),
    element(
      'nav',
      { 'aria-label': page.contents },
      element(
        'ul',
        {},
        ...parts.map((each) => element('li', {}, element('a', { href: `#${each}` }, text(page.parts[each])))),
      ),
    ),
  );
}

function skipLink(): Html {
  return element('a', { class: 'skip', href: '#story' }, text(page.skip));
}

function part(of: Part, inner: Html): Html {
  return together(partBegin(of), inner, end('section'));
}

/** A part of the page begins; it ends with its section. */
function partBegin(of: Part): Html {
  return together(
    begin('section', { id: of, 'aria-labelledby': `${of}-title` }),
    element('h2', { id: `${of}-title` }, text(page.parts[of])),
  );
}
