import { courseChart, MOST_CHARTED } from '../embeds/course-chart.ts';
import { ended } from '../embeds/encounter-embeds.ts';
import { luckIn, luckLines, type Thrown } from '../embeds/luck.ts';
import { tell } from '../embeds/tell.ts';
import { FightCount } from '../embeds/victory.ts';
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

/**
 * Ends the scene; tells what ends with it, who was lucky, and the seed of its dice. With a field, how it went stands beside it as a
 * chart. Of a long fight luck and chart are only on the page and behind *Luck*.
 */
export function endScene(session: Session<'history'>): Result<Pick<Reply, 'embeds' | 'picture'>, Refusal> {
  return map(session.do({ type: 'end-scene' }), (outcome) => {
    const told = tell(outcome).description ?? '';
    const steps = stepsOf(session.loaded.history, outcome);
    const luck = luckLines(luckIn(steps).brief);
    const fight = new FightCount();
    for (const step of steps.length > 0 ? steps : [outcome]) fight.add(step);
    const closing = ended(outcome.after.name, session.revealSeed(), {
      fight: fight.lines,
      told,
      luck,
      undone: undoneInSession(session),
      hash: session.head ?? '',
      hasCard: session.caller.keepsPosts === true,
    });
    return { embeds: [closing], ...given({ picture: courseChart(outcome.after, steps) }) };
  });
}

/** The encounter before and after each deed that stands: of a long fight none, as the message must not wait for it. */
function stepsOf({ opening, deeds }: Session<'history'>['loaded']['history'], last: DeedOutcome): readonly Thrown[] {
  if (deeds.length > MOST_CHARTED) return [];
  const steps: Thrown[] = [];
  let before: Encounter = opening;
  for (const { events, thrown } of deeds.filter(isStanding)) {
    const after = events.reduce<Encounter>(apply, before);
    steps.push({ before, after, events, thrown });
    before = after;
  }
  return [...steps, last];
}
