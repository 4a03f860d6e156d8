import { endsTurn } from '../../src/posts/autopilot.ts';
import { gmsOf } from '../../src/posts/pings.ts';
import { tellAll } from '../../src/posts/tell-all.ts';
import { type Combatant, type CombatantId, find, isOnTurn } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { playerOf } from '../../src/rules/core/hands.ts';
import { NOTHING_DONE, nextOfPlan, type PlanSofar, sofarAfter } from '../../src/rules/core/next-of-plan.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { ok, type Result } from '../../src/rules/core/result.ts';
import type { PlanRun } from '../../src/session/encounter-state.ts';
import type { Session } from '../../src/session/session.ts';
import type { DeedOutcome } from '../../src/session/step.ts';
import { plain } from '../../src/text/markdown.ts';
import { plan as words } from '../../src/text/spoken.ts';

/**
 * What came of playing a plan: the turn is over; somebody is asked, and it goes on after the answer; or nothing of it fits
 * any more, and its owner has to act.
 */
export type PlanPlayed = 'played' | 'asked' | 'unfit';

/** The plan that plays somebody's turn: none while they are in another's hands, or once their player is gone for good. */
export function planInUse(who: Combatant): Combatant['plan'] {
  const { plan, lent, controller } = who;
  return lent || playerOf(who) !== controller ? undefined : plan;
}

/** Plays somebody's turn by their plan, in the name of `user`. Unfit where they have no plan, or it is not their turn. */
export function playPlan(session: Session, subject: CombatantId, user: string): Result<PlanPlayed, Refusal> {
  return goOn(session, subject, user, NOTHING_DONE);
}

/** Goes on with a plan after the question that it stopped at. */
export function goOnWithPlan(
  session: Session,
  { subject, line, sofar }: PlanRun,
  user: string,
  { events }: DeedOutcome,
): Result<PlanPlayed, Refusal> {
  const { encounter, rules } = session;
  if (line === undefined || !encounter || endsTurn(events, subject)) return ok('played');
  return goOn(session, subject, user, sofarAfter(rules, subject, sofar, line, events));
}

function goOn(session: Session, subject: CombatantId, user: string, before: PlanSofar): Result<PlanPlayed, Refusal> {
  const { rules } = session;
  let sofar = before;
  for (;;) {
    const { encounter } = session;
    const who = encounter && find(encounter, subject);
    const plan = who && planInUse(who);
    if (!encounter || !isOnTurn(encounter, subject)) return ok('played');
    const { deed, line } = plan
      ? nextOfPlan(rules, encounter, subject, plan, sofar)
      : { deed: undefined, line: undefined };
    if (!deed) return ok('unfit');
    const done = session.do(deed, { user, run: { how: 'plan', subject, sofar, ...given({ line }) } });
    if (!done.ok) return done;
    if (done.value.question) return ok('asked');
    if (line === undefined || endsTurn(done.value.events, subject)) return ok('played');
    sofar = sofarAfter(rules, subject, sofar, line, done.value.events);
  }
}

/** Calls the player whose plan does not fit any more, and says nothing of what it was. */
export function tellUnfit(session: Session, subject: CombatantId): void {
  const { encounter } = session;
  const who = encounter && find(encounter, subject);
  if (!encounter || !who) return;
  const player = playerOf(who);
  const users = player === undefined ? gmsOf(encounter) : [player];
  tellAll(session, { content: words.noLongerFits(users, plain(who.name)), ping: users });
}
