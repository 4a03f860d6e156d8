import { command } from '../../src/interaction/command.ts';
import { boolean, oneOf, optional, text } from '../../src/interaction/option.ts';
import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { type Pace, running, samePace } from '../../src/rules/core/pace.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { map, ok, type Result } from '../../src/rules/core/result.ts';
import { gm, type InEncounter } from '../../src/session/authorize.ts';
import { MEANWHILE } from '../../src/session/person.ts';
import type { Session } from '../../src/session/session.ts';
import { paceTyped } from '../../src/session/typed-times.ts';
import { pace as words } from '../../src/text/spoken.ts';

const TURN_TIMES = ['12 hours', '24 hours', '2 days', '3 days', '7 days', 'none'];
const ANSWER_TIMES = ['6 hours', '12 hours', '24 hours', '2 days'];
const NUDGE_TIMES = ['1 hour', '3 hours', '6 hours', '12 hours', 'none'];

export const pace = command({
  name: 'pace',
  description: 'How long a turn and an answer may take, and what happens then (GM)',
  requires: gm,
  options: {
    turn: optional(text('For a turn: 24 h, 2 days; “none” takes the pace off', () => TURN_TIMES)),
    question: optional(text('For an answer', () => ANSWER_TIMES)),
    nudge: optional(text('How long before the end a player is nudged, or “none”', () => NUDGE_TIMES)),
    overdue: optional(oneOf('What happens when the time is over', MEANWHILE)),
    clock: optional(oneOf('Stop the clock, or let it run again', ['stop', 'run'])),
    default: boolean('Open all new encounters in this server with it'),
  },
  run({ turn, question, nudge, overdue: atEnd, clock, default: usual }, session) {
    const { pace: before } = session.encounter;
    const typed = { turn, question, nudge, atEnd, clock };
    if (Object.values(typed).every((each) => each === undefined) && !usual) return shownPace(before);
    const after = Object.values(typed).some((each) => each !== undefined) ? paceTyped(before, typed) : undefined;
    if (after && !after.ok) return after;
    return setPace(session, after ? after.value : before, usual);
  },
});

/** What the pace is, for whoever asks. */
export function shownPace(pace: Pace | undefined): Reply {
  return whisper(paceText(pace));
}

/** What the pace is, in one line. */
export function paceText(pace: Pace | undefined): string {
  if (!pace) return words.none;
  return pace.stopped ? `${words.said(pace)} ${words.stopped}` : words.said(pace);
}

/** Sets the pace, where it is another, or takes it off; `usual`: new encounters in the server open with it too. */
export function setPace(
  session: Session & InEncounter,
  pace: Pace | undefined,
  usual: boolean,
): Result<Reply, Refusal> {
  if (usual) makeUsual(session, pace);
  const done = samePace(session.encounter.pace, pace)
    ? ok(shownPace(pace))
    : play(session, { type: 'pace', ...given({ pace }) });
  return map(done, (reply) => (usual && (reply.posted || reply.whisper) ? whisper(usualSaid(pace)) : reply));
}

/** New encounters in the server open with a pace, or with none. Their clock runs. */
export function makeUsual(session: Session, pace: Pace | undefined): void {
  session.add({ type: 'usual-pace-changed', ...given({ pace: pace && running(pace) }) });
}

/** What is said of that to whoever did it. */
export function usualSaid(pace: Pace | undefined): string {
  return pace ? words.isUsual : words.noneUsual;
}
