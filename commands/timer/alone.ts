import { endsTheTurn, playTactic } from '../../src/posts/autopilot.ts';
import { type CombatantId, combatant, isOnTurn } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { AtTheEnd } from '../../src/rules/core/pace.ts';
import { guardOf } from '../../src/rules/core/play.ts';
import type { Instead } from '../../src/rules/core/resolution.ts';
import { tacticAnswer } from '../../src/rules/core/tactics.ts';
import { CLOCK, type Wait } from '../../src/session/clock.ts';
import type { Session } from '../../src/session/session.ts';
import { answerQuestion } from '../answer.ts';
import { planInUse, playPlan, tellUnfit } from '../plan/plan.ts';

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

/** Most questions that are answered one after the other in one commit. */
const MOST_ANSWERS = 20;

/** Who plays by themselves and is asked answers in the same commit: nobody is called for the question. */
export function answerAtOnce(session: Session): void {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const asked = session.state?.clock?.waits.find((each) => each.for === 'question');
    if (asked?.next?.what !== 'act' || asked.next.at > session.caller.now) return;
    session.passMoment(asked, 'act');
    actAlone(session, asked);
    session.keepClock();
  }
}
