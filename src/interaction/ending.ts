import { courseAlt, courseOf } from '../embeds/course.ts';
import { ended } from '../embeds/encounter-embeds.ts';
import { PICTURE, pictureTheme } from '../embeds/field-picture.ts';
import { within } from '../embeds/limits.ts';
import { tell } from '../embeds/tell.ts';
import type { Picture } from '../pictures/picture.ts';
import { apply } from '../rules/core/apply.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, type Result } from '../rules/core/result.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { isStanding } from '../session/undo-plan.ts';
import { undoneInSession } from '../session/undo-policy.ts';
import type { Reply } from './reply.ts';

/** Ends the scene; tells what ends with it, and the seed of its dice. With a field, how it went stands beside it as a chart. */
export function endScene(session: Session<'history'>): Result<Pick<Reply, 'embeds' | 'picture'>, Refusal> {
  return map(session.do({ type: 'end-scene' }), (outcome) => {
    const told = tell(outcome).description ?? '';
    const record = { undone: undoneInSession(session), hash: session.head ?? '' };
    const closing = ended(outcome.after.name, session.revealSeed(), record);
    const description = told === '' ? closing : `${told}\n\n${closing}`;
    return { embeds: [within({ description })], ...given({ picture: coursePicture(session, outcome) }) };
  });
}

/** How the encounter went, as a chart. Absent: no pictures are drawn of it, or there is nothing to show. */
function coursePicture({ loaded }: Session<'history'>, last: DeedOutcome): Picture | undefined {
  const theme = pictureTheme(last.after);
  // Where nobody draws anything nobody asks for charts either, unless they say so.
  if (!theme || (!last.after.field && last.after.settings[PICTURE] === undefined)) return undefined;
  const course = courseOf([...stepsOf(loaded.history), last]);
  return course && { shows: { course }, theme, alt: courseAlt(course) };
}

/** The encounter before and after each deed that stands. */
function* stepsOf({ opening, deeds }: Session<'history'>['loaded']['history']) {
  let before: Encounter = opening;
  for (const { events } of deeds.filter(isStanding)) {
    const after = events.reduce<Encounter>(apply, before);
    yield { before, after };
    before = after;
  }
}
