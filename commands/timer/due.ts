// What happens when time runs out: plans and autopilot act, players are reminded, and GMs are told about it.

import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { outcomesReply, postOutcomes } from '../../src/posts/deed-reply.ts';
import { nudge, tellGmPlayerIsLate } from '../../src/posts/nudges.ts';
import { type AtTheEnd, type CombatantId, combatant, find, isOnTurn } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { guardIntentOf } from '../../src/rules/core/play.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { openProposals } from '../../src/rules/core/proposals.ts';
import type { Question } from '../../src/rules/core/question.ts';
import type { AutoplayReason } from '../../src/rules/core/resolution.ts';
import { tacticAnswer } from '../../src/rules/core/tactics.ts';
import { CLOCK_USER, type Clock, type Moment, type Wait } from '../../src/session/clock.ts';
import { findOpenQuestion, openQuestions } from '../../src/session/open-questions.ts';
import type { Session } from '../../src/session/session.ts';
import { isWaitForQuestion, isWaitInFuture, offerKey } from '../../src/session/update-clock.ts';
import { plain } from '../../src/text/t.ts';
import { timerWords as words } from '../../src/text/times.ts';
import { MINUTE, type Span } from '../../src/time/zone.ts';
import { answerQuestion } from '../answer.ts';
import { playOnAutopilot, runThatEndsTurn } from '../autopilot.ts';
import { playPlan, reportUnfitPlan } from '../plan/plan.ts';
import { planInUse } from '../plan/screen.ts';

/** The maximum number of due things, such as autopilot turns or reminders, handled together for one encounter. */
const MAX_MOMENTS_AT_A_TIME = 30;
/**
 * After this many deeds, all others wait for the next commit. A commit blocks everything else, for a tenth of a second
 * at most.
 */
const MAX_DEEDS_PER_COMMIT = 40;

/**
 * Handles what is due in an encounter, such as a reminder or an expired turn timer. Each due time is computed again
 * first, because players may have changed their quiet hours or days off. If the new time is later, nothing happens yet.
 * One commit contains turns of creatures on autopilot, or reminders that are due at the same time, or one single other
 * thing. Everything else follows in another commit.
 */
export function handleDueMoments(session: Session, encounter: number): Reply {
  if (session.state?.id !== encounter) return EMPTY_REPLY;
  const downtime = unannouncedDowntime(session);
  const wasClockAhead = isClockAhead(session);
  session.recount();
  if (wasClockAhead) announceClockCorrection(session);
  else if (downtime) announceDowntime(session, downtime);
  let lastBatchKind: 'creatures' | 'nudges' | undefined;
  for (let momentCount = 0; momentCount < MAX_MOMENTS_AT_A_TIME; momentCount++) {
    const wait = dueWait(session.state?.clock, session.caller.now);
    if (!wait?.next || (momentCount > 0 && batchKind(session, wait) !== lastBatchKind)) break;
    session.passMoment(wait, wait.next.what);
    handleMoment(session, wait, wait.next.what);
    lastBatchKind = batchKind(session, wait);
    if (lastBatchKind === undefined || session.outcomes.length >= MAX_DEEDS_PER_COMMIT) break;
    session.keepClock();
  }
  return session.outcomes.length > 0 ? outcomesReply(session) : EMPTY_REPLY;
}

/** A handler must return a reply. This one isn't shown. */
const EMPTY_REPLY = whisper('');

function dueWait(clock: Clock | undefined, now: number): Wait | undefined {
  return clock?.waits
    .filter(({ next }) => next !== undefined && next.at <= now)
    .toSorted((one, other) => (one.next?.at ?? 0) - (other.next?.at ?? 0))[0];
}

/**
 * When several waits for someone are over at the same time, waits of the same kind share a message: one about the turns
 * and answers of creatures on autopilot, or one with nudges (reminders). Undefined for a wait that needs its own
 * message.
 */
function batchKind({ encounter }: Session, { subject, next }: Wait): 'creatures' | 'nudges' | undefined {
  if (next?.what === 'nudge' || next?.what === 'back') return 'nudges';
  const combatant = encounter && find(encounter, subject);
  return combatant !== undefined && playerOf(combatant) === undefined && next?.what === 'act' ? 'creatures' : undefined;
}

function handleMoment(session: Session, wait: Wait, what: Moment['what']): void {
  switch (what) {
    case 'act':
      actWithoutPlayer(session, wait);
      break;
    case 'end':
      handleTimeUp(session, wait);
      break;
    case 'return':
      session.do({ type: 'give-back', subject: wait.subject });
      break;
    case 'nudge':
      nudge(session, wait);
      break;
    case 'back':
      nudge(session, wait, 'back');
      break;
    case 'tell':
      tellGmPlayerIsLate(session, wait);
      break;
    case 'recount':
      break;
    default:
      what satisfies never;
  }
}

/**
 * Does what happens when a player's time is up. A turn is played by the player's plan, or else as the timer's setting
 * says. A question is answered as the setting says. An offer to the player is withdrawn, unless the setting says to
 * wait.
 */
function handleTimeUp(session: Session, wait: Wait): void {
  const { encounter } = session;
  const timeUpAction = encounter?.pace?.atEnd;
  if (!encounter || timeUpAction === undefined) return;
  if (wait.for === 'question') {
    if (timeUpAction === 'wait') tellGmPlayerIsLate(session, wait);
    else answerForAbsentPlayer(session, wait, timeUpAction, 'no answer');
    return;
  }
  if (wait.for === 'offer') {
    const offer = openProposals(encounter).find((each) => offerKey(each) === wait.key);
    if (offer && timeUpAction !== 'wait')
      session.do({ type: 'answer-proposal', id: offer.id, answer: 'withdraw' }, { user: CLOCK_USER });
    return;
  }
  if (!isOnTurn(encounter, wait.subject)) return;
  const actor = combatant(encounter, wait.subject);
  if (planInUse(actor)) {
    const planResult = playPlan(session, actor.id, actor.controller ?? CLOCK_USER);
    if (planResult.ok && planResult.value !== 'unfit') return;
  }
  if (timeUpAction === 'wait') tellGmPlayerIsLate(session, wait);
  else playAbsentTurn(session, actor.id, timeUpAction, 'time over');
}

/** A shorter downtime isn't announced, because no one will have noticed it. */
const MIN_ANNOUNCED_DOWNTIME_MS = 30 * MINUTE;
/** The maximum number of deadlines that are listed. */
const MAX_LISTED_DEADLINES = 5;

/**
 * The last downtime that the channel hasn't been told about, if its players lost time. Every deadline is computed again
 * after such a downtime.
 */
function unannouncedDowntime({ state, people, caller }: Session): Required<Span> | undefined {
  const countdownStarts = (state?.clock?.waits ?? []).flatMap(({ count }) =>
    count?.end === undefined ? [] : [count.from],
  );
  const firstCountdownStart = Math.min(...countdownStarts);
  return people.downtimes
    .flatMap(({ from, until = Number.POSITIVE_INFINITY }) => ({ from, until }))
    .findLast(
      ({ from, until }) =>
        until > firstCountdownStart && until <= caller.now && until - from >= MIN_ANNOUNCED_DOWNTIME_MS,
    );
}

/** Tells everyone about downtime, with the new deadlines. */
function announceDowntime(session: Session, { from, until }: Required<Span>): void {
  postOutcomes(session, () => ({ content: words.wasAway(from, until, deadlinesOf(session)) }));
}

/**
 * True if the machine's clock was ahead when the encounter began to wait for a player, so that the wait seems to begin
 * in the future. The deadline of that wait is computed again once the clock is trusted.
 */
function isClockAhead({ state, caller }: Session): boolean {
  return (state?.clock?.waits ?? []).some((wait) => isTimed(wait) && isWaitInFuture(wait, caller.now));
}

/** Tells everyone that the clock was ahead and is right again, with the new deadlines. */
function announceClockCorrection(session: Session): void {
  postOutcomes(session, () => ({ content: words.clockSetRight(deadlinesOf(session)) }));
}

function deadlinesOf({ state }: Session): readonly { readonly names: readonly string[]; readonly end: number }[] {
  if (!state) return [];
  const waitsByEndTime = Map.groupBy(state.clock?.waits.filter(isTimed) ?? [], ({ count }) => count?.end);
  return [...waitsByEndTime].slice(0, MAX_LISTED_DEADLINES).flatMap(([end, waits]) => {
    const waitingNames = waits.map(({ subject }) => plain(find(state.encounter, subject)?.name ?? ''));
    return end === undefined ? [] : [{ names: waitingNames, end }];
  });
}

function isTimed({ count }: Wait): boolean {
  return count?.end !== undefined && !count.stopped;
}

/** Lets a combatant act without its player: on autopilot, by its plan, or as the player chose for an absence. */
function actWithoutPlayer(session: Session, wait: Wait): void {
  const { encounter, rules, people } = session;
  if (!encounter) return;
  const actor = combatant(encounter, wait.subject);
  const { auto, id: subject, controller, lent } = actor;
  // If the GM plays a player's character for a while, only resources that come back each turn are spent.
  const pointsToKeep = lent ? {} : undefined;
  const absenceAction = wait.user === undefined ? undefined : people.of.get(wait.user)?.meanwhile;
  if (wait.for === 'question') {
    if (auto !== undefined)
      answerAllQuestions(session, wait, (question) => tacticAnswer(rules, encounter, question, auto, pointsToKeep));
    else if (absenceAction !== undefined) answerForAbsentPlayer(session, wait, absenceAction, 'asked for');
    return;
  }
  if (!isOnTurn(encounter, subject)) return;
  if (auto !== undefined) {
    playOnAutopilot(
      session,
      { subject, style: auto, ...given({ leave: pointsToKeep }) },
      encounter.gms[0] ?? CLOCK_USER,
    );
    return;
  }
  if (planInUse(actor)?.use === 'at once') {
    const planResult = playPlan(session, subject, controller ?? CLOCK_USER);
    if (planResult.ok && planResult.value !== 'unfit') return;
    if (absenceAction === undefined) reportUnfitPlan(session, subject);
  }
  if (absenceAction !== undefined) playAbsentTurn(session, subject, absenceAction, 'asked for');
}

/**
 * Answers the questions for an absent player, in the autopilot style that the timer's setting names. If the setting
 * names no style, the answers are defensive.
 */
function answerForAbsentPlayer(session: Session, wait: Wait, how: AtTheEnd, instead: AutoplayReason): void {
  const { encounter, rules } = session;
  if (!encounter || how === 'wait') return;
  const answerStyle = how === 'guard' || how === 'pass' ? 'wary' : how;
  answerAllQuestions(session, wait, (question) => tacticAnswer(rules, encounter, question, answerStyle, {}), instead);
}

/** Answers all open questions that `wait` is about. Skips questions that an earlier answer has made obsolete. */
function answerAllQuestions(
  session: Session,
  wait: Wait,
  answer: (question: Question) => string,
  instead?: AutoplayReason,
): void {
  const waitQuestions = openQuestions(session.waiting).filter((each) => isWaitForQuestion(wait, each));
  for (const { revision } of waitQuestions) {
    const askedQuestion = findOpenQuestion(session.waiting, revision);
    if (askedQuestion) answerQuestion(session, askedQuestion, answer(askedQuestion.question), false, instead);
  }
}

/** Plays the turn of an absent player. Only resources that come back each turn are spent. */
function playAbsentTurn(session: Session, subject: CombatantId, how: AtTheEnd, instead: AutoplayReason): void {
  if (how === 'wait') return;
  if (how !== 'guard' && how !== 'pass') {
    playOnAutopilot(session, { subject, style: how, leave: {}, instead }, CLOCK_USER);
    return;
  }
  const { encounter, rules } = session;
  const guardIntent = encounter && how === 'guard' ? guardIntentOf(rules, encounter, subject) : undefined;
  if (guardIntent) {
    const run = runThatEndsTurn(subject, instead);
    const guardResult = session.do({ type: 'intent', intent: guardIntent }, { user: CLOCK_USER, run });
    if (guardResult.ok && guardResult.value.question) return;
  }
  if (session.encounter && isOnTurn(session.encounter, subject))
    session.do(
      { type: 'end-turn', subject, ...(how === 'pass' && { passedOver: true as const }) },
      { user: CLOCK_USER, run: runThatEndsTurn(subject, guardIntent ? undefined : instead) },
    );
}

/** The maximum number of questions answered in a row in one commit. */
const MAX_ANSWERS_PER_COMMIT = 20;

/** Answers the open questions of combatants on autopilot in the commit that asks them, so that no one is pinged. */
export function answerOnAutopilot(session: Session): void {
  for (let answerCount = 0; answerCount < MAX_ANSWERS_PER_COMMIT; answerCount++) {
    const questionWait = session.state?.clock?.waits.find(
      ({ for: what, next }) => what === 'question' && next?.what === 'act' && next.at <= session.caller.now,
    );
    if (!questionWait) return;
    session.passMoment(questionWait, 'act');
    actWithoutPlayer(session, questionWait);
    session.keepClock();
  }
}
