import { courseAlt } from '../embeds/course.ts';
import { type Course, coursePicture } from '../pictures/course.ts';
import { course as courseWords, page } from '../text/spoken.ts';
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
    row(
      head('col', courseWords.round),
      ...lines.map(({ side }) => head('col', courseWords.side[side])),
      head('col', courseWords.fell),
    ),
    ...rounds.map((round, at) =>
      row(
        head('row', at === 0 ? courseWords.start : round),
        ...lines.map(({ shares }) => cell(courseWords.share(shares[at] ?? 0))),
        cell(lines.flatMap(({ falls }) => falls.filter((fall) => fall.at === at).map(({ label }) => label)).join(', ')),
      ),
    ),
  );
}
