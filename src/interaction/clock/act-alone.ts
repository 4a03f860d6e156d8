import { planInUse, playPlan, tellUnfit } from '../../../commands/plan/plan.ts';
import { answerFor, standIn } from '../../../commands/timer/alone.ts';
import { playTactic } from '../../posts/autopilot.ts';
import { combatant, isOnTurn } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { tacticAnswer } from '../../rules/core/tactics.ts';
import { CLOCK, type Wait } from '../../session/clock.ts';
import type { Session } from '../../session/session.ts';
import { answerQuestion } from '../answering.ts';

/** Somebody acts without whoever plays them: by their tactic, their plan, or as they have said for while they are away. */
export function actAlone(session: Session, wait: Wait): void {
  const { encounter, rules, waiting, people } = session;
  if (!encounter) return;
  const who = combatant(encounter, wait.subject);
  const { auto, id: subject, controller, lent } = who;
  // Of a player's character that the GM plays for a time nothing is spent that does not come back with a turn.
  const leave = lent ? {} : undefined;
  const meanwhile = wait.user === undefined ? undefined : people.of.get(wait.user)?.meanwhile;
  if (wait.for === 'question') {
    if (waiting && auto !== undefined)
      answerQuestion(session, tacticAnswer(rules, encounter, waiting.question, auto, leave));
    else if (meanwhile !== undefined) answerFor(session, meanwhile, 'asked for');
    return;
  }
  if (!isOnTurn(encounter, subject)) return;
  if (auto !== undefined) {
    playTactic(session, { subject, style: auto, ...given({ leave }) }, encounter.gms[0] ?? CLOCK);
    return;
  }
  if (planInUse(who)?.use === 'at once') {
    const played = playPlan(session, subject, controller ?? CLOCK);
    if (played.ok && played.value !== 'unfit') return;
    if (meanwhile === undefined) tellUnfit(session, subject);
  }
  if (meanwhile !== undefined) standIn(session, subject, meanwhile, 'asked for');
}
