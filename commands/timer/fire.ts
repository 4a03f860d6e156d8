// What happens when time is over: plans and tactics play, players are reminded, GMs are told.

import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { outcomesReply, tellAll } from '../../src/posts/deed-reply.ts';
import { nudge, tellLate } from '../../src/posts/nudges.ts';
import { type AtTheEnd, type CombatantId, combatant, find, isOnTurn } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { guardOf } from '../../src/rules/core/play.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import type { Instead } from '../../src/rules/core/resolution.ts';
import { tacticAnswer } from '../../src/rules/core/tactics.ts';
import { CLOCK, type Clock, type Moment, type Wait } from '../../src/session/clock.ts';
import { isAhead } from '../../src/session/keep-clock.ts';
import type { Session } from '../../src/session/session.ts';
import { plain } from '../../src/text/markdown.ts';
import { timer as words } from '../../src/text/times.ts';
import { MINUTE, type Span } from '../../src/time/zone.ts';
import { answerQuestion } from '../answer.ts';
import { endsTheTurn, playTactic } from '../autopilot.ts';
import { playPlan, tellUnfit } from '../plan/plan.ts';
import { planInUse } from '../plan/screen.ts';

/** Most moments that are fired at once in one encounter. */
const MOST_AT_ONCE = 30;
/** From how many deeds on the others wait for the next commit: everybody waits for a commit, a tenth of a second at most. */
const MOST_DEEDS = 40;

/**
 * What has come due in an encounter happens, as far as it still is: each moment is looked at anew by what is known of the
 * players now, and is put off where it comes later. All of it is one commit: a run of creatures that play themselves, nudges
 * that come together, or one other moment. What else is due comes after it.
 */
export function fire(session: Session, encounter: number): Reply {
  if (session.state?.id !== encounter) return NOTHING;
  const downtime = untoldDowntime(session);
  const ahead = wasAhead(session);
  session.recount();
  if (ahead) tellClockSetRight(session);
  else if (downtime) tellDowntime(session, downtime);
  let going: 'creatures' | 'nudges' | undefined;
  for (let fired = 0; fired < MOST_AT_ONCE; fired++) {
    const wait = dueNow(session.state?.clock, session.caller.now);
    if (!wait?.next || (fired > 0 && withOthers(session, wait) !== going)) break;
    session.passMoment(wait, wait.next.what);
    happen(session, wait, wait.next.what);
    going = withOthers(session, wait);
    if (going === undefined || session.outcomes.length >= MOST_DEEDS) break;
    session.keepClock();
  }
  return session.outcomes.length > 0 ? outcomesReply(session) : NOTHING;
}

/** Nobody reads it. */
const NOTHING = whisper('');

function dueNow(clock: Clock | undefined, now: number): Wait | undefined {
  return clock?.waits
    .filter(({ next }) => next !== undefined && next.at <= now)
    .toSorted((one, other) => (one.next?.at ?? 0) - (other.next?.at ?? 0))[0];
}

/** What goes on in one message: creatures' turns that play by themselves, and their answers; nudges. */
function withOthers({ encounter }: Session, { subject, next }: Wait): 'creatures' | 'nudges' | undefined {
  if (next?.what === 'nudge') return 'nudges';
  const who = encounter && find(encounter, subject);
  return who !== undefined && playerOf(who) === undefined && next?.what === 'act' ? 'creatures' : undefined;
}

function happen(session: Session, wait: Wait, what: Moment['what']): void {
  switch (what) {
    case 'act':
      actAlone(session, wait);
      break;
    case 'end':
      timeIsOver(session, wait);
      break;
    case 'return':
      session.do({ type: 'give-back', subject: wait.subject });
      break;
    case 'nudge':
      nudge(session, wait);
      break;
    case 'tell':
      tellLate(session, wait);
      break;
    case 'recount':
      break;
    default:
      what satisfies never;
  }
}

/** Somebody's time is over: their plan plays, or what the pace says happens. A question is answered as they would. */
function timeIsOver(session: Session, wait: Wait): void {
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

/** A shorter downtime counts like any other, but nobody will have noticed. */
const TOLD_FROM = 30 * MINUTE;
/** Most deadlines that are told. */
const MOST = 5;

/** The last downtime of which a channel has not been told whose players had time that ran. Every count is worked out anew after it. */
function untoldDowntime({ state, people, caller }: Session): Required<Span> | undefined {
  const counts = (state?.clock?.waits ?? []).flatMap(({ count }) => (count?.end === undefined ? [] : [count.from]));
  const since = Math.min(...counts);
  return people.downtimes
    .flatMap(({ from, until = Number.POSITIVE_INFINITY }) => ({ from, until }))
    .findLast(({ from, until }) => until > since && until <= caller.now && until - from >= TOLD_FROM);
}

/** Tells all of a downtime, and until when those are waited for now who were waited for. */
function tellDowntime(session: Session, { from, until }: Required<Span>): void {
  tellAll(session, { content: words.wasAway(from, until, deadlinesOf(session)) });
}

/** Whether players have time that runs by a clock that was ahead. It is worked out anew once the clock is trusted again. */
function wasAhead({ state, caller }: Session): boolean {
  return (state?.clock?.waits ?? []).some((wait) => isTimed(wait) && isAhead(wait, caller.now));
}

/** Tells all that the clock was ahead and is right again, and until when those are waited for now who were waited for. */
function tellClockSetRight(session: Session): void {
  tellAll(session, { content: words.clockSetRight(deadlinesOf(session)) });
}

function deadlinesOf({ state }: Session): readonly { readonly names: readonly string[]; readonly end: number }[] {
  if (!state) return [];
  const byEnd = Map.groupBy(state.clock?.waits.filter(isTimed) ?? [], ({ count }) => count?.end);
  return [...byEnd].slice(0, MOST).flatMap(([end, waits]) => {
    const names = waits.map(({ subject }) => plain(find(state.encounter, subject)?.name ?? ''));
    return end === undefined ? [] : [{ names, end }];
  });
}

function isTimed({ count }: Wait): boolean {
  return count?.end !== undefined && !count.stopped;
}

/** Somebody acts without whoever plays them: by their tactic, their plan, or as they have said for while they are away. */
function actAlone(session: Session, wait: Wait): void {
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
function answerFor(session: Session, how: AtTheEnd, instead: Instead): void {
  const { encounter, rules, waiting } = session;
  if (!encounter || !waiting || how === 'wait') return;
  const style = how === 'guard' || how === 'pass' ? 'wary' : how;
  answerQuestion(session, tacticAnswer(rules, encounter, waiting.question, style, {}), false, instead);
}

/** Plays the turn of somebody whose player is not there. Nothing of theirs is spent that does not come back with a turn. */
function standIn(session: Session, subject: CombatantId, how: AtTheEnd, instead: Instead): void {
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
