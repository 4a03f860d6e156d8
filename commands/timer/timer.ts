import { command } from '../../src/interaction/command.ts';
import { boolean, oneOf, optional, text } from '../../src/interaction/option.ts';
import { setPace, shownPace } from '../../src/interaction/pacing.ts';
import { gm } from '../../src/session/authorize.ts';
import { MEANWHILE } from '../../src/session/person.ts';
import { paceTyped } from '../../src/session/typed-pace.ts';

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
