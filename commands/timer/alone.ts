import { answerQuestion } from '../../src/interaction/answering.ts';
import { endsTheTurn, playTactic } from '../../src/posts/autopilot.ts';
import { type CombatantId, isOnTurn } from '../../src/rules/core/encounter.ts';
import { guardOf } from '../../src/rules/core/guard.ts';
import type { Instead } from '../../src/rules/core/instead.ts';
import type { AtTheEnd } from '../../src/rules/core/pace.ts';
import { tacticAnswer } from '../../src/rules/core/tactics.ts';
import { CLOCK } from '../../src/session/clock.ts';
import type { Session } from '../../src/session/session.ts';

/** Answers the open question for somebody whose player is not there, as one who guards would where no style is said. */
export function answerFor(session: Session, how: AtTheEnd, instead: Instead): void {
  const { encounter, rules, waiting } = session;
  if (!encounter || !waiting || how === 'wait') return;
  const style = how === 'guard' || how === 'pass' ? 'wary' : how;
  answerQuestion(session, tacticAnswer(rules, encounter, waiting.question, style, {}), false, instead);
}

/** Plays the turn of somebody whose player is not there. Nothing of theirs is spent that does not come back with a turn. */
export function standIn(session: Session, subject: CombatantId, how: AtTheEnd, instead: Instead): void {
  if (how === 'wait') return;
  if (how !== 'guard' && how !== 'pass') {
    playTactic(session, { subject, style: how, leave: {}, instead }, CLOCK);
    return;
  }
  const { encounter, rules } = session;
  const guard = encounter && how === 'guard' ? guardOf(rules, encounter, subject) : undefined;
  if (guard) {
    const run = endsTheTurn(subject, instead);
    const done = session.do({ type: 'intent', intent: guard }, { user: CLOCK, run });
    if (done.ok && done.value.question) return;
  }
  if (session.encounter && isOnTurn(session.encounter, subject))
    session.do(
      { type: 'end-turn', subject, ...(how === 'pass' && { passedOver: true as const }) },
      { user: CLOCK, run: endsTheTurn(subject, guard ? undefined : instead) },
    );
}
