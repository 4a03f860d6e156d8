import { systemTitle } from '../embeds/log.ts';
import { plain, unmarked } from '../text/markdown.ts';
import { page, record } from '../text/spoken.ts';
import { dicePart } from './dice.ts';
import { bare, begin, element, end, type Html, ownCode, text, together } from './html.ts';
import { code } from './in-browser.ts';
import { line, minute } from './markdown.ts';
import { recordBlocks } from './record-blocks.ts';
import type { PageScene } from './scene.ts';
import { story } from './story.ts';

/** The parts of a page, in their order. */
type Part = keyof typeof page.parts;

/**
 * A scene as one page for a browser, which needs nothing from anywhere: what players were told, its sums and dice to unfold, and once
 * the scene is over its whole record with what checks it. In pieces: each deed is told when its turn comes.
 */
export function* scenePage(scene: PageScene): Generator<string> {
  const parts: readonly Part[] = ['story', 'dice'];
  yield head(scene);
  yield together(begin('body'), skipLink(), header(scene, parts), begin('main'));
  yield partBegin('story');
  yield* story(scene);
  yield together(end('section'), partBegin('dice'), dicePart(scene), end('section'), end('main'));
  if (scene.record) yield* recordBlocks(scene.record);
  yield together(code().script, end('body'), end('html'), ownCode('\n'));
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

function header({ name, present, openedAt, endedAt }: PageScene, parts: readonly Part[]): Html {
  const days = record.days(minute(openedAt), endedAt === undefined ? undefined : minute(endedAt));
  return element(
    'header',
    {},
    element('h1', {}, line(plain(name))),
    element('p', { class: 'soft' }, line(record.headline(systemTitle(present), days))),
    element(
      'nav',
      { 'aria-label': page.contents },
      element(
        'ul',
        {},
        ...parts.map((part) => element('li', {}, element('a', { href: `#${part}` }, text(page.parts[part])))),
      ),
    ),
  );
}

function skipLink(): Html {
  return element('a', { class: 'skip', href: '#story' }, text(page.skip));
}

/** A part of the page begins; it ends with its section. */
function partBegin(part: Part): Html {
  return together(
    begin('section', { id: part, 'aria-labelledby': `${part}-title` }),
    element('h2', { id: `${part}-title` }, text(page.parts[part])),
  );
}
