import { courseChart } from '../embeds/course-chart.ts';
import { ended } from '../embeds/encounter-embeds.ts';
import { PICTURE } from '../embeds/field-picture.ts';
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
    return { embeds: [within({ description })], ...given({ picture: chartOf(session, outcome) }) };
  });
}

/** Most deeds that a chart is counted from at once: about 20 ms. */
const MOST_DEEDS = 2_000;

/** How the encounter went, as a chart. Absent: none is drawn of it. */
function chartOf({ loaded }: Session<'history'>, last: DeedOutcome): Picture | undefined {
  const { field, settings } = last.after;
  // Who has no field asks for no pictures, unless they say so.
  if ((!field && settings[PICTURE] === undefined) || loaded.history.deeds.length > MOST_DEEDS) return undefined;
  return courseChart(last.after, [...stepsOf(loaded.history), last]);
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
