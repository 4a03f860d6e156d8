import { combatant, isOnTurn } from '../../rules/core/encounter.ts';
import { tacticAnswer } from '../../rules/core/tactics.ts';
import { CLOCK, type Wait } from '../../session/clock.ts';
import type { Session } from '../../session/session.ts';
import { answerQuestion } from '../answering.ts';
import { planInUse, playPlan } from '../posts/plan-turn.ts';
import { standIn } from './stand-in.ts';

/** Somebody's time is over: their plan plays, or what the pace says happens. A question is answered as one who guards would. */
export function timeIsOver(session: Session, wait: Wait): void {
  const { encounter, rules, waiting } = session;
  const atEnd = encounter?.pace?.atEnd;
  if (!encounter || atEnd === undefined) return;
  if (wait.for === 'question') {
    if (!waiting || atEnd === 'wait') return;
    const style = atEnd === 'guard' || atEnd === 'pass' ? 'wary' : atEnd;
    answerQuestion(session, tacticAnswer(rules, encounter, waiting.question, style, {}));
    return;
  }
  if (!isOnTurn(encounter, wait.subject)) return;
  const who = combatant(encounter, wait.subject);
  if (planInUse(who)) {
    const played = playPlan(session, who.id, who.controller ?? CLOCK);
    if (played.ok && played.value !== 'unfit') return;
  }
  standIn(session, who.id, atEnd);
}
