import { planInUse, playPlan } from '../../../commands/plan/plan.ts';
import { answerFor, standIn } from '../../../commands/timer/alone.ts';
import { tellLate } from '../../posts/nudges.ts';
import { combatant, isOnTurn } from '../../rules/core/encounter.ts';
import { CLOCK, type Wait } from '../../session/clock.ts';
import type { Session } from '../../session/session.ts';

/** Somebody's time is over: their plan plays, or what the pace says happens. A question is answered as they would. */
export function timeIsOver(session: Session, wait: Wait): void {
  const { encounter } = session;
  const atEnd = encounter?.pace?.atEnd;
  if (!encounter || atEnd === undefined) return;
  if (wait.for === 'question') {
    if (atEnd === 'wait') tellLate(session, wait);
    else answerFor(session, atEnd, 'no answer');
    return;
  }
  if (!isOnTurn(encounter, wait.subject)) return;
  const who = combatant(encounter, wait.subject);
  if (planInUse(who)) {
    const played = playPlan(session, who.id, who.controller ?? CLOCK);
    if (played.ok && played.value !== 'unfit') return;
  }
  if (atEnd === 'wait') tellLate(session, wait);
  else standIn(session, who.id, atEnd, 'time over');
}
