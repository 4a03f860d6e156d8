import { planScreen } from '../../../commands/plan/screen.ts';
import { type Combatant, combatant } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Plan } from '../../rules/core/plan.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../../rules/core/result.ts';
import type { InEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { plan as words } from '../../text/spoken.ts';
import { cornerMeant } from '../corner/corners.ts';
import { inPlace, type Reply } from '../reply.ts';

/** The one of the caller's own with that mark, whose plan it is about; without a mark the likeliest. */
export function planned(session: Session, who: string): Result<Combatant, Refusal> {
  const of = cornerMeant(session, who);
  if (!of.ok) return of;
  return of.value ? ok(of.value) : no({ type: 'stale' });
}

/** Keeps a plan from now on, or none, and shows it. Nobody else reads of it. */
export function keepPlan(
  session: Session & InEncounter,
  { id: subject }: Combatant,
  plan: Plan | undefined,
  said = plan ? words.kept : words.dropped,
): Result<Reply, Refusal> {
  return map(session.do({ type: 'plan', subject, ...given({ plan }) }), ({ after }) =>
    inPlace(planScreen(session, combatant(after, subject), { said })),
  );
}
