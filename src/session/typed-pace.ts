import type { AtTheEnd, Pace } from '../rules/core/pace.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { MINUTE } from '../time/span.ts';
import { durationTyped } from './typed-times.ts';

/** What stands for no time at all. */
export const NO_TIME = 'none';

/** The shortest and the longest that a move may be given, in minutes: 5 minutes and 60 days. */
const LEAST = 5;
const MOST = 60 * 24 * 60;

/** What a turn is given where a GM says only something else of the pace, in minutes. */
const USUAL_TURN = 24 * 60;

/** What was typed of a pace. What was not stays as it is. */
export interface TypedPace {
  readonly turn?: string | undefined;
  readonly question?: string | undefined;
  readonly nudge?: string | undefined;
  readonly atEnd?: AtTheEnd | undefined;
  readonly clock?: 'stop' | 'run' | undefined;
}

/**
 * The pace after what was typed; none after `turn:none`. Where nothing is said of them, an answer has half the time of a
 * turn, and a nudge comes a quarter before the end; both follow a turn that changes until something else is said.
 */
export function paceTyped(before: Pace | undefined, typed: TypedPace): Result<Pace | undefined, Refusal> {
  if (typed.turn !== undefined && isNone(typed.turn)) return ok(undefined);
  const { clock, atEnd, ...lengths } = typed;
  if (!before && Object.values({ ...lengths, atEnd }).every((each) => each === undefined))
    return no({ type: 'no-pace' });
  const turn = minutes('turn', typed.turn, before?.turn ?? USUAL_TURN);
  if (!turn.ok) return turn;
  const question = minutes('answer', typed.question, questionFor(turn.value, before));
  if (!question.ok) return question;
  const nudge = nudgeTyped(typed.nudge, turn.value, before);
  if (!nudge.ok) return nudge;
  const stopped = clock === 'stop' || (clock === undefined && before?.stopped === true);
  const times = { turn: turn.value, question: question.value, nudge: nudge.value };
  return ok({ ...times, atEnd: atEnd ?? before?.atEnd ?? 'wait', ...(stopped && { stopped }) });
}

/** The usual time for an answer, unless another was set. */
function questionFor(turn: number, before: Pace | undefined): number {
  return !before || before.question === usualQuestion(before.turn) ? usualQuestion(turn) : before.question;
}

function usualQuestion(turn: number): number {
  return Math.max(LEAST, Math.round(turn / 2));
}

/** The usual nudge, unless another was set for which the turn is long enough. */
function nudgeTyped(typed: string | undefined, turn: number, before: Pace | undefined): Result<number, Refusal> {
  if (typed === undefined) {
    const isOwn = before && before.nudge !== usualNudge(before.turn) && before.nudge < turn;
    return ok(isOwn ? before.nudge : usualNudge(turn));
  }
  if (isNone(typed)) return ok(0);
  const nudge = minutes('nudge', typed, 0);
  return nudge.ok && nudge.value >= turn ? no({ type: 'nudge-too-early', nudge: nudge.value, turn }) : nudge;
}

function minutes(
  what: 'turn' | 'answer' | 'nudge',
  typed: string | undefined,
  before: number,
): Result<number, Refusal> {
  if (typed === undefined) return ok(before);
  const duration = durationTyped(typed);
  if (!duration.ok) return duration;
  const found = Math.round(duration.value / MINUTE);
  return found < LEAST || found > MOST ? no({ type: 'pace-unfit', what, least: LEAST, most: MOST }) : ok(found);
}

function usualNudge(turn: number): number {
  return Math.round(turn / 4);
}

function isNone(typed: string): boolean {
  return typed.trim().toLowerCase() === NO_TIME;
}
