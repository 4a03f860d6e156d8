import { courseAlt } from '../embeds/course.ts';
import { type Course, coursePicture } from '../pictures/course.ts';
import { page, course as words } from '../text/spoken.ts';
import { PAGE_THEME } from './colors.ts';
import { element, type Html, ownCode, text, together } from './html.ts';

/** A fight's course as a chart, and the same in numbers for whoever unfolds them. */
export function coursePart(course: Course): Html {
  return together(
    element(
      'figure',
      {},
      element('div', { role: 'img', 'aria-label': courseAlt(course) }, ownCode(coursePicture(course, PAGE_THEME))),
    ),
    element(
      'details',
      {},
      element('summary', {}, text(page.inNumbers)),
      element('div', { class: 'wide' }, table(course)),
    ),
  );
}

function table({ title, rounds, lines }: Course): Html {
  const row = (...cells: readonly Html[]) => element('tr', {}, ...cells);
  const head = (scope: string, said: string) => element('th', { scope }, text(said));
  const cell = (said: string) => element('td', {}, text(said));
  return element(
    'table',
    {},
    element('caption', {}, text(title)),
    row(head('col', words.round), ...lines.map(({ side }) => head('col', words.side[side])), head('col', words.fell)),
    ...rounds.map((round, at) =>
      row(
        head('row', at === 0 ? words.start : round),
        ...lines.map(({ shares }) => cell(words.share(shares[at] ?? 0))),
        cell(lines.flatMap(({ falls }) => falls.filter((fall) => fall.at === at).map(({ label }) => label)).join(', ')),
      ),
    ),
  );
}
