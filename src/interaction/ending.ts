import { courseChart, MOST_CHARTED } from '../embeds/course-chart.ts';
import { ended } from '../embeds/encounter-embeds.ts';
import { within } from '../embeds/limits.ts';
import { luckIn, luckLines } from '../embeds/luck.ts';
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

/** Ends the scene; tells what ends with it, who was lucky, and the seed of its dice. With a field, how it went stands beside it as a chart. */
export function endScene(session: Session<'history'>): Result<Pick<Reply, 'embeds' | 'picture'>, Refusal> {
  return map(session.do({ type: 'end-scene' }), (outcome) => {
    const told = tell(outcome).description ?? '';
    const luck = luckLines(luckIn(stepsOf(session.loaded.history)).brief);
    const record = { undone: undoneInSession(session), hash: session.head ?? '', luck };
    const closing = ended(outcome.after.name, session.revealSeed(), record);
    const description = told === '' ? closing : `${told}\n\n${closing}`;
    return { embeds: [within({ description })], ...given({ picture: chart(session, outcome) }) };
  });
}

/** How it went, as a chart: of a long one it is only on the page, as the message must not wait for it. */
function chart({ loaded: { history } }: Session<'history'>, last: DeedOutcome): Picture | undefined {
  return history.deeds.length > MOST_CHARTED ? undefined : courseChart(last.after, [...stepsOf(history), last]);
}

/** The encounter before and after each deed that stands. */
function* stepsOf({ opening, deeds }: Session<'history'>['loaded']['history']) {
  let before: Encounter = opening;
  for (const { events, thrown } of deeds.filter(isStanding)) {
    const after = events.reduce<Encounter>(apply, before);
    yield { before, after, events, thrown };
    before = after;
  }
}
