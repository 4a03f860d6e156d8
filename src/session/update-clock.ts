import { isDeepStrictEqual } from 'node:util';
import {
  type Combatant,
  type Encounter,
  find,
  onTurn,
  type Proposal,
  type TurnTimer,
} from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { openProposals } from '../rules/core/proposals.ts';
import { type ClockStops, countdownAt, dueTimesOf, graceTimeOf, type Hours, withTotalTime } from '../time/countdown.ts';
import { DAY, MINUTE } from '../time/zone.ts';
import type { Caller } from './caller.ts';
import { CLOCK_USER, type Clock, type Countdown, DOWNTIME_AFTER_MS, type Moment, type Wait } from './clock.ts';
import { type EncounterState, turnKey } from './encounter-state.ts';
import { type OpenQuestion, openQuestions } from './open-questions.ts';
import { absenceAt, onlyGm, type People, type Person, returnTimeAfter, UNKNOWN_PERSON } from './person.ts';

/** The same state with a new revision, so that decisions based on the old revision are made again. */
export function withNewRevision(state: EncounterState): EncounterState {
  return { ...state, revision: state.revision + 1 };
}

/** The state with its clock brought up to date after a deed. */
export function withClock(
  state: EncounterState,
  {
    people,
    caller,
    rewound,
  }: {
    readonly people: People;
    readonly caller: Pick<Caller, 'now' | 'user'>;
    readonly rewound?: object | undefined;
  },
  recompute = false,
): EncounterState {
  const isAutomatic = caller.user === CLOCK_USER;
  const clock = updatedClock(state, {
    people,
    now: caller.now,
    recompute,
    isAutomatic,
    rewound: rewound !== undefined,
  });
  const newPendingData = withRoundStart(state, caller.now);
  if (clock === state.clock && newPendingData === state.pending) return state;
  return { ...state, clock, ...given({ pending: newPendingData }) };
}

/** If the GM was told how long rounds take, notes when a new round begins. */
function withRoundStart({ encounter, pending }: EncounterState, now: number): EncounterState['pending'] {
  const { round } = encounter;
  if (!pending?.foretold || pending.foretold.round === round) return pending;
  return { ...pending, foretold: { ...pending.foretold, round, began: now } };
}

/** The state after something has happened during a wait, such as a nudge. */
export function withMomentPassed(state: EncounterState, wait: Wait, what: Moment['what']): EncounterState {
  const newWaits = (state.clock?.waits ?? []).map((each) =>
    each === wait ? { ...each, past: [...each.past, what] } : each,
  );
  const { alone, ...clock } = state.clock ?? { waits: newWaits };
  const automaticSinceRound = what === 'act' ? (alone ?? state.encounter.round) : what === 'end' ? undefined : alone;
  return { ...state, clock: { ...clock, waits: newWaits, ...given({ alone: automaticSinceRound }) } };
}

/** What is needed to compute a clock again, and what has just happened. */
interface ClockUpdate {
  readonly people: People;
  /** The time of the update, in milliseconds since 1970. */
  readonly now: number;
  /** True if everything must be computed again because something is due, even if nothing else has changed. */
  readonly recompute?: boolean;
  /** True after an undo or redo. For the rest of the turn, nothing is played automatically. */
  readonly rewound?: boolean;
  /** True if the update happens because something was due, not because a user did something. */
  readonly isAutomatic?: boolean;
}

/**
 * Computes who an encounter is waiting for, and what will happen automatically and when. A wait that continues keeps
 * its countdown. If the GM changes the turn timer, or someone changes when they play (quiet hours, absences), this
 * affects the countdown only from now on. Undefined if the encounter is waiting for no one.
 */
export function updatedClock(state: EncounterState, update: ClockUpdate): Clock | undefined {
  const { encounter } = state;
  const oldClock = update.recompute ? correctedClock(state.clock, update.now) : state.clock;
  const currentWaits = currentWaitsOf(state);
  if (currentWaits.length === 0) return undefined;
  const currentTurnKey = turnKey(encounter);
  const turnPlayedByHand = update.rewound || oldClock?.byHand === currentTurnKey ? currentTurnKey : undefined;
  const automaticSinceRound = update.isAutomatic ? oldClock?.alone : undefined;
  // The encounter waits for the player after an undo, and after autopilot has played alone for a whole round. Otherwise
  // autopilot could play on forever without ever waiting for a player.
  const waitsForPlayer =
    turnPlayedByHand !== undefined || (automaticSinceRound !== undefined && encounter.round > automaticSinceRound + 1);
  const waits = currentWaits.map((wait) => {
    const oldWait = oldClock?.waits.find((each) => isSameWait(each, wait));
    const otherPlayersWait = oldWait ? undefined : oldClock?.waits.find((each) => isOtherPlayersWait(each, wait));
    const continuedWait = {
      ...wait,
      since: oldWait?.since ?? update.now,
      past:
        oldWait?.past ?? (update.rewound && wait.for === 'return' ? pastMomentsOfReturn(wait, state, update.now) : []),
      ...given({
        count:
          oldWait?.count ??
          (otherPlayersWait?.count && takenOverCountdown(otherPlayersWait.count, update.now, update.people.downtimes)),
      }),
    };
    return timedWait(continuedWait, oldWait, state, update, waitsForPlayer);
  });
  const clock = { waits, ...given({ byHand: turnPlayedByHand, alone: automaticSinceRound }) };
  const hasSameWaits =
    oldClock !== undefined && currentWaits.every((wait) => oldClock.waits.some((each) => isSameWait(each, wait)));
  return hasSameWaits && isDeepStrictEqual(oldClock, clock) ? oldClock : clock;
}

/** Corrects an encounter's clock if it was computed while the machine's clock was ahead. */
function correctedClock(clock: Clock | undefined, now: number): Clock | undefined {
  return clock && { ...clock, waits: clock.waits.map((wait) => correctedWait(wait, now)) };
}

type CurrentWait = Pick<Wait, 'for' | 'subject' | 'key' | 'user'>;

function currentWaitsOf({ encounter, waiting }: EncounterState): readonly CurrentWait[] {
  const questionWaits = openQuestions(waiting).flatMap((open) => {
    const askedCombatant = find(encounter, open.question.subject);
    return askedCombatant ? [makeCurrentWait('question', askedCombatant, questionKey(open))] : [];
  });
  // If a combatant is asked several questions at the same time, they count as one wait.
  const distinctQuestionWaits = questionWaits.filter(
    (each, index) => questionWaits.findIndex((other) => isSameWait(each, other)) === index,
  );
  const turnWaits = onTurn(encounter).map((who) => makeCurrentWait('turn', who, turnKey(encounter)));
  const lentCombatants =
    encounter.phase === 'ended' ? [] : encounter.combatants.filter(({ lent }) => lent !== undefined);
  // An offer to a creature has no deadline, because the GM answers it.
  const offerWaits = (encounter.pace ? openProposals(encounter) : []).flatMap((offer) => {
    const recipient = find(encounter, offer.to);
    return recipient && playerOf(recipient) !== undefined ? [makeCurrentWait('offer', recipient, offerKey(offer))] : [];
  });
  const returnWaits = lentCombatants.map((who) => makeCurrentWait('return', who, String(who.lent?.until)));
  return [...distinctQuestionWaits, ...turnWaits, ...offerWaits, ...returnWaits];
}

/** The key of the wait for a question. Questions that were asked together have the same key. */
function questionKey({ asked }: OpenQuestion): string {
  return `q${asked}`;
}

/** Identifies an offer among those that are open. */
export function offerKey({ id, kind }: Pick<Proposal, 'id' | 'kind'>): string {
  return `${id} ${kind}`;
}

/** Whether a wait is for the answer to this question. */
export function isWaitForQuestion(wait: Wait, open: OpenQuestion): boolean {
  return wait.for === 'question' && wait.subject === open.question.subject && wait.key === questionKey(open);
}

function makeCurrentWait(what: Wait['for'], who: Combatant, key: string): CurrentWait {
  return { for: what, subject: who.id, key, ...given({ user: playerOf(who) }) };
}

function isSameWait(one: CurrentWait, other: CurrentWait): boolean {
  return one.for === other.for && one.subject === other.subject && one.key === other.key && one.user === other.user;
}

/** Whether two waits are about the same turn or question, but wait for different players. */
function isOtherPlayersWait(one: CurrentWait, other: CurrentWait): boolean {
  const { user } = one;
  return user !== undefined && other.user !== undefined && user !== other.user && isSameWait({ ...other, user }, one);
}

/** A wait with its time limit, the player's absence, and what happens next. */
function timedWait(
  wait: Wait,
  previousWait: Wait | undefined,
  state: EncounterState,
  update: ClockUpdate,
  waitsForPlayer: boolean,
): Wait {
  const newWait = waitWithTimeLimit(wait, previousWait, state, update, waitsForPlayer);
  const isForPlayer = wait.user !== undefined && (wait.for === 'turn' || wait.for === 'question');
  const person = isForPlayer ? personWaitedFor(wait, state.encounter, update.people) : undefined;
  const absence = person && absenceAt(person, update.now);
  const endedAt = previousWait?.away?.until ?? (previousWait?.next?.what === 'back' ? previousWait.next.at : undefined);
  // An absence that is over isn't found anymore. The previous wait still says when it ended.
  if (isForPlayer && endedAt !== undefined && endedAt <= update.now)
    return { ...newWait, ...given({ next: firstMoment(newWait.next, momentAt('back', endedAt, wait.past)) }) };
  if (!absence) return newWait;
  if (absence.from > update.now) {
    // If there is a countdown, its end already takes future absences into account.
    const startMoment = newWait.count ? undefined : momentAt('recount', absence.from, wait.past);
    return { ...newWait, ...given({ next: firstMoment(newWait.next, startMoment) }) };
  }
  return {
    ...newWait,
    away: given({ until: absence.until }),
    ...given({ next: firstMoment(newWait.next, momentAt('back', absence.until, wait.past)) }),
  };
}

function firstMoment(one: Moment | undefined, other: Moment | undefined): Moment | undefined {
  return one && (!other || one.at <= other.at) ? one : other;
}

function waitWithTimeLimit(
  { next: _, count: oldCountdown, ...wait }: Wait,
  previousWait: Wait | undefined,
  { encounter, waiting }: EncounterState,
  { people, now, recompute: recomputes }: ClockUpdate,
  waitsForPlayer: boolean,
): Wait {
  const waitingCombatant = find(encounter, wait.subject);
  // While a question is open, no lent combatant goes back to its owner.
  if (wait.for === 'return')
    return { ...wait, ...given({ next: waiting ? undefined : returnMoment(waitingCombatant, wait, people, now) }) };
  const isStopped = encounter.pace?.stopped || (wait.for !== 'question' && waiting !== undefined) || undefined;
  const knownPerson = personWaitedFor(wait, encounter, people);
  const person = knownPerson ?? { hours: oldCountdown?.hours ?? {} };
  const actAt =
    waitsForPlayer || isStopped || wait.for === 'offer' || wait.past.includes('act')
      ? undefined
      : actTime(waitingCombatant, person, wait, previousWait, now);
  const nextActAt = actAt === now && previousWait?.next?.what === 'act' ? Math.min(previousWait.next.at, now) : actAt;
  const actMoment: Moment | undefined = nextActAt === undefined ? undefined : { at: nextActAt, what: 'act' };
  const fullTimeMs = encounter.pace && (wait.for === 'turn' ? encounter.pace.turn : encounter.pace.question) * MINUTE;
  if (!fullTimeMs) return { ...wait, ...given({ next: actMoment }) };
  const { hours } = person;
  const isUnchanged =
    oldCountdown &&
    !recomputes &&
    oldCountdown.full === fullTimeMs &&
    oldCountdown.stopped === isStopped &&
    isDeepStrictEqual(oldCountdown.hours, hours);
  const clockStops = { downtimes: people.downtimes, grace: graceTimeOf(fullTimeMs) };
  const countdown = isUnchanged
    ? oldCountdown
    : { ...countdownFrom(oldCountdown, fullTimeMs, hours, now, clockStops), ...given({ stopped: isStopped }) };
  const recountMoment = knownPerson ? undefined : momentAt('recount', now, wait.past);
  const isUnchangedWait =
    isUnchanged &&
    !actMoment &&
    !recountMoment &&
    previousWait?.next?.what !== 'act' &&
    previousWait?.next?.what !== 'recount';
  const hasPassed = previousWait?.next !== undefined && wait.past.includes(previousWait.next.what);
  if (previousWait && isUnchangedWait && !hasPassed)
    return { ...wait, count: countdown, ...given({ next: previousWait.next }) };
  const { end, next } = isStopped ? {} : endAndNextMoment(wait, countdown, clockStops, encounter.pace);
  return {
    ...wait,
    count: { ...countdown, ...given({ end }) },
    ...given({ next: earliestMoment({ act: actMoment, recount: recountMoment, next }, now) }),
  };
}

/**
 * The settings of the person that the encounter is waiting for. For a GM, only the times when the GM plays are
 * included. The GM's choice of what happens during absences is left out, because it is for characters that the GM
 * plays. Undefined if a turn timer needs to know when the person plays, but that wasn't loaded.
 */
function personWaitedFor({ user }: Pick<Wait, 'user'>, encounter: Encounter, { of }: People): Person | undefined {
  if (user !== undefined) return of.get(user) ?? (encounter.pace ? undefined : UNKNOWN_PERSON);
  const gm = encounter.pace ? onlyGm(encounter) : undefined;
  if (gm === undefined) return UNKNOWN_PERSON;
  const person = of.get(gm);
  return person && { hours: person.hours };
}

/**
 * When a lent combatant goes back to its owner: at the agreed time, when the owner is back, or right away if the
 * borrower's data was deleted. Undefined if it stays lent until someone gives it back.
 */
function returnMoment(
  who: Combatant | undefined,
  { past, user, since }: Pick<Wait, 'past' | 'user' | 'since'>,
  { of }: People,
  now: number,
): Moment | undefined {
  if (!who?.lent || past.includes('return')) return undefined;
  const { owner, until } = who.lent;
  const isPlayerDeleted = user === undefined && who.controller !== undefined && isDeletedUser(who.controller);
  if (isPlayerDeleted) return { at: now, what: 'return' };
  const person = owner === undefined ? undefined : of.get(owner);
  const returnAt = until ?? (person && returnTimeAfter(person, since));
  return returnAt === undefined ? undefined : { at: returnAt, what: 'return' };
}

/**
 * If an undo lends a combatant again after the agreed time for its return, that time no longer applies. Someone must
 * give the combatant back.
 */
function pastMomentsOfReturn({ subject }: CurrentWait, { encounter }: EncounterState, now: number): Wait['past'] {
  const returnTime = find(encounter, subject)?.lent?.until;
  return returnTime !== undefined && returnTime <= now ? ['return'] : [];
}

/**
 * When a combatant acts without its player, in milliseconds since 1970. With autopilot or a plan, it acts right away. A
 * plan that was made during this turn is for the next turn, so it doesn't count. If the player is away and has chosen
 * what happens meanwhile, the combatant acts as soon as the absence begins. Undefined if it waits for its player.
 */
function actTime(
  who: Combatant | undefined,
  person: Person,
  wait: Pick<Wait, 'for'>,
  oldWait: Wait | undefined,
  now: number,
): number | undefined {
  if (!who) return undefined;
  if (who.auto !== undefined) return now;
  const hasPlan = wait.for === 'turn' && who.plan?.use === 'at once' && !who.lent;
  if (hasPlan && (!oldWait || (oldWait.next?.what === 'act' && oldWait.next.at <= now))) return now;
  if (person.meanwhile === undefined || person.meanwhile === 'wait') return undefined;
  const absence = absenceAt(person, now);
  return absence && Math.max(absence.from, now);
}

/** After this time, in milliseconds, the GM is told that the encounter is still waiting. */
const TELL_GM_AFTER_MS = 14 * DAY;

/**
 * Starts a new countdown of a player's time, or continues the countdown `before`. From now on, the time limit is
 * `full`, and only the time in which the player plays counts, as `hours` says.
 */
function countdownFrom(
  before: Countdown | undefined,
  full: number,
  hours: Hours,
  now: number,
  stops: ClockStops,
): Pick<Countdown, 'from' | 'left' | 'full' | 'hours'> {
  if (!before) return { from: now, left: full, full, hours };
  const settledCountdown = before.stopped
    ? { from: now, left: before.left }
    : countdownAt(before, now, before.hours, stops);
  const { from, left } = before.full === full ? settledCountdown : withTotalTime(settledCountdown, before.full, full);
  return { from, left, full, hours };
}

/**
 * The countdown of a turn that another player takes over. The time left stays the same, but is at least a grace period.
 */
function takenOverCountdown(count: Countdown, now: number, downtimes: ClockStops['downtimes']): Countdown {
  const { full, hours, stopped } = count;
  const graceMs = graceTimeOf(full);
  const settledCountdown = countdownFrom(count, full, hours, now, { ...given({ downtimes }), grace: graceMs });
  return {
    ...settledCountdown,
    left: Math.max(settledCountdown.left, Math.min(graceMs, full)),
    ...given({ stopped }),
  };
}

/**
 * Corrects a wait that began while the machine's clock was ahead. It continues from now with the time that was left,
 * but at least a grace period.
 */
function correctedWait(wait: Wait, now: number): Wait {
  if (!isWaitInFuture(wait, now)) return wait;
  const { count, since, next, ...others } = wait;
  // If a combatant was due to act as soon as the wait began, it acts now, because the wait began in the future.
  const nextMoment = next && next.at <= since ? { ...next, at: now } : next;
  const correctedCountdown = count && {
    ...count,
    from: now,
    left: Math.max(count.left, Math.min(graceTimeOf(count.full), count.full)),
  };
  return { ...others, since: Math.min(since, now), ...given({ count: correctedCountdown, next: nextMoment }) };
}

/** Whether a wait began in the future, by more than the clocks of two machines can differ. */
export function isWaitInFuture({ since, count }: Pick<Wait, 'since' | 'count'>, now: number): boolean {
  return Math.max(since, count?.from ?? 0) > now + DOWNTIME_AFTER_MS;
}

/** When a countdown ends, and what happens next. A GM has no deadline, only reminders. */
function endAndNextMoment(
  { user, past, since, for: what }: Pick<Wait, 'user' | 'past' | 'since' | 'for'>,
  count: Countdown,
  stops: ClockStops,
  timer: TurnTimer | undefined,
): { readonly end?: number; readonly next?: Moment } {
  // The player is nudged when only the timer's nudge time is left, but never while more than half of the turn is left.
  // Otherwise, a short turn would begin with the nudge.
  const nudgeMs =
    user !== undefined && timer && timer.nudge > 0 ? Math.min(timer.nudge * MINUTE, count.full / 2) : undefined;
  const dueTimes = dueTimesOf(count, count.hours, stops, {
    ...given({ nudge: nudgeMs }),
    tellGmAfter: TELL_GM_AFTER_MS,
    since,
  });
  const end: Moment['what'] = user === undefined ? 'nudge' : 'end';
  // While an offer is open, the fight goes on, so there are no reminders.
  const reminders =
    what === 'offer'
      ? []
      : [
          momentAt('nudge', user === undefined ? undefined : dueTimes.nudge, past),
          momentAt('tell', dueTimes.tell, past),
        ];
  const moments = [momentAt(end, dueTimes.end, past), ...reminders];
  const [nextMoment] = moments.flatMap((each) => each ?? []).toSorted((one, other) => one.at - other.at);
  return given({ end: user === undefined ? undefined : dueTimes.end, next: nextMoment });
}

/** Something that happens during a wait. Undefined if it has no time, or has already happened. */
function momentAt(what: Moment['what'], at: number | undefined, past: Wait['past']): Moment | undefined {
  return at === undefined || past.includes(what) ? undefined : { at, what };
}

/** The moment that comes first. If a combatant is due to act now, that comes before everything else. */
function earliestMoment(
  { act, recount, next }: { readonly [Which in 'act' | 'recount' | 'next']: Moment | undefined },
  now: number,
): Moment | undefined {
  if (act && act.at <= now) return act;
  return recount ?? (act && (!next || act.at < next.at) ? act : next);
}
