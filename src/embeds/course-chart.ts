import type { Picture } from '../pictures/picture.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { shorten } from '../text/markdown.ts';
import { LONGEST_ALT } from './board-alt.ts';
import { courseAlt, courseOf } from './course.ts';
import { pictureTheme } from './field-picture.ts';
import type { Outcome } from './visibility.ts';

/** Of more deeds than this the course is not drawn with a message, which must not wait for it. */
export const MOST_CHARTED = 2000;

/** A fight's course as a picture. Undefined: there is none to show, or no picture is wanted. */
export function courseChart(
  encounter: Encounter,
  done: Iterable<Pick<Outcome, 'before' | 'after'>>,
): Picture | undefined {
  const theme = pictureTheme(encounter);
  const course = theme && courseOf(done);
  return course && { shows: { course }, theme, alt: shorten(courseAlt(course), LONGEST_ALT) };
}
