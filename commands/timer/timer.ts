// `/gm timer`: how long a turn and an answer may take, its form, and the buttons under a nudge.

import type { APILabelComponent } from 'discord-api-types/v10';
import { type Answer, boolean, command, oneOf, optional, text } from '../../src/interaction/command.ts';
import { type ComponentInput, component } from '../../src/interaction/component.ts';
import { checkboxField, menuField } from '../../src/interaction/forms.ts';
import * as panel from '../../src/interaction/panel.ts';
import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { outcomesReply, play, playFromPanel } from '../../src/posts/deed-reply.ts';
import { nudgeButtonId, removeNudgeByNumber } from '../../src/posts/nudges.ts';
import { combatantsOfAbsentPlayers } from '../../src/posts/pings.ts';
import { absentTurnButtonId } from '../../src/posts/turn-buttons.ts';
import {
  isOnTurn,
  isSameTimer,
  type TurnTimer,
  withClockRunning as unstopped,
} from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { defaultsChannel } from '../../src/session/defaults.ts';
import { turnKey } from '../../src/session/encounter-state.ts';
import { ABSENCE_CHOICES } from '../../src/session/person.ts';
import { gm, type InEncounter, runningEncounter, type Session } from '../../src/session/session.ts';
import { NO_TIME, parseTimer } from '../../src/session/typed-times.ts';
import { t } from '../../src/text/t.ts';
import { timerWords as words } from '../../src/text/times.ts';
import { typedTextInEnglish } from '../../src/text/typed.ts';
import { panelForCaller } from '../act/panel.ts';
import { playOnAutopilot } from '../autopilot.ts';
import type { GmPanelSession } from '../gm/panel.ts';
import { howLongButton } from '../how-long.ts';

export const timer = command({
  name: 'timer',
  formerly: 'pace',
  requires: gm,
  options: {
    turn: optional(text(() => TURN_TIMES)),
    question: optional(text(() => ANSWER_TIMES)),
    nudge: optional(text(() => NUDGE_TIMES)),
    overdue: optional(oneOf(ABSENCE_CHOICES)),
    clock: optional(oneOf(['stop', 'run'])),
    default: boolean(),
  },
  run({ turn, question, nudge, overdue: atEnd, clock, default: isDefault }, session) {
    const { pace: before } = session.encounter;
    const [typedTurn, typedAnswer, typedNudge] = [turn, question, nudge].map(
      (each) => each && typedTextInEnglish(each),
    );
    const typedTimes = { turn: typedTurn, question: typedAnswer, nudge: typedNudge, atEnd, clock };
    if (Object.values(typedTimes).every((each) => each === undefined) && !isDefault)
      return whisper(timerText(before), { components: panel.buttonRow(howLongButton('new', session)) });
    const timerResult = Object.values(typedTimes).some((each) => each !== undefined)
      ? parseTimer(before, typedTimes)
      : undefined;
    if (timerResult && !timerResult.ok) return timerResult;
    return setTimer(session, timerResult ? timerResult.value : before, isDefault);
  },
});

/** The buttons under a nudge: what the player can do now, and what the GM can do for a late player. */
export const answerNudge = component({
  id: nudgeButtonId,
  requires: runningEncounter,
  run({ does, post }, session): Answer {
    if (does === 'acts') return panelForCaller(session);
    const gmSessionResult = gm(session);
    if (!gmSessionResult.ok) return gmSessionResult;
    const nudgePost = session.posts.nudges?.find(({ number }) => number === post);
    const subject = nudgePost?.subjects.find((id) => isOnTurn(session.encounter, id));
    if (does === 'wait') {
      removeNudgeByNumber(session, post);
      return { posted: true };
    }
    if (subject === undefined) return no({ type: 'stale' });
    if (does === 'end') return play(session, { type: 'end-turn', subject, passedOver: true });
    const autopilotResult = playOnAutopilot(
      session,
      { subject, style: 'wary', leave: {}, instead: 'time over' },
      session.caller.user,
    );
    return map(autopilotResult, () => outcomesReply(session));
  },
});

/** The GM's buttons for players who are away: play their turns on autopilot, or end them. */
export const playAbsentTurns = component({
  id: absentTurnButtonId,
  requires: gm,
  run({ turn, does }, session): Answer {
    const absentCombatants = session.state ? combatantsOfAbsentPlayers(session.state) : [];
    if (turn !== turnKey(session.encounter) || absentCombatants.length === 0) return no({ type: 'stale' });
    for (const { id: subject } of absentCombatants) {
      const result =
        does === 'end'
          ? session.do({ type: 'end-turn', subject, passedOver: true })
          : playOnAutopilot(session, { subject, style: 'wary', leave: {} }, session.caller.user);
      if (!result.ok) return result;
      if (session.waiting) break;
    }
    return ok(outcomesReply(session));
  },
});

const TURN_TIMES = ['12 hours', '24 hours', '2 days', '3 days', '7 days', 'none'];
const ANSWER_TIMES = ['6 hours', '12 hours', '24 hours', '2 days'];
const NUDGE_TIMES = ['1 hour', '3 hours', '6 hours', '12 hours', 'none'];

/** Shows the timer to the user who asks. */
function timerReply(timer: TurnTimer | undefined): Reply {
  return whisper(timerText(timer));
}

/** Describes the timer in one line. */
function timerText(timer: TurnTimer | undefined): string {
  if (!timer) return t('timer-none');
  return timer.stopped ? `${words.wholeTimer(timer)} ${t('timer-stopped')}` : words.wholeTimer(timer);
}

/**
 * Sets the encounter's turn timer, or removes it if `timer` is undefined. Does nothing if the encounter already has
 * that timer. With `isDefault`, the timer also becomes the default for new encounters in the channel.
 */
function setTimer(
  session: Session & InEncounter,
  timer: TurnTimer | undefined,
  isDefault: boolean,
): Result<Reply, Refusal> {
  if (isDefault) setDefaultTimer(session, timer);
  const changeResult = isSameTimer(session.encounter.pace, timer)
    ? ok(timerReply(timer))
    : play(session, { type: 'pace', ...given({ pace: timer }) });
  return map(changeResult, (reply) =>
    isDefault && (reply.posted || reply.whisper) ? whisper(defaultTimerText(timer)) : reply,
  );
}

/** Makes new encounters in the channel start with this timer, or without one. */
function setDefaultTimer(session: Session, timer: TurnTimer | undefined): void {
  const newDefaults = { pace: given({ timer: timer && unstopped(timer) }) };
  session.add({ type: 'default-changed', channel: defaultsChannel(session.caller), what: 'pace', to: newDefaults });
}

/** Says what timer new encounters will have. */
function defaultTimerText(timer: TurnTimer | undefined): string {
  return timer ? t('timer-is-usual') : t('timer-none-usual');
}

const HOUR_IN_MINUTES = 60;
const DAY_IN_MINUTES = 24 * HOUR_IN_MINUTES;
/** The times suggested for a turn, in minutes. */
const TURN_MINUTES = [
  HOUR_IN_MINUTES,
  6 * HOUR_IN_MINUTES,
  12 * HOUR_IN_MINUTES,
  DAY_IN_MINUTES,
  36 * HOUR_IN_MINUTES,
  2 * DAY_IN_MINUTES,
  3 * DAY_IN_MINUTES,
  5 * DAY_IN_MINUTES,
  7 * DAY_IN_MINUTES,
  14 * DAY_IN_MINUTES,
];
const ANSWER_MINUTES = [
  HOUR_IN_MINUTES,
  3 * HOUR_IN_MINUTES,
  6 * HOUR_IN_MINUTES,
  12 * HOUR_IN_MINUTES,
  DAY_IN_MINUTES,
  2 * DAY_IN_MINUTES,
  3 * DAY_IN_MINUTES,
  7 * DAY_IN_MINUTES,
];
const NUDGE_MINUTES = [
  HOUR_IN_MINUTES,
  2 * HOUR_IN_MINUTES,
  3 * HOUR_IN_MINUTES,
  6 * HOUR_IN_MINUTES,
  12 * HOUR_IN_MINUTES,
  DAY_IN_MINUTES,
  2 * DAY_IN_MINUTES,
];
/** The form's values if there is no timer yet. */
const DEFAULT_TIMER = {
  turn: DAY_IN_MINUTES,
  question: 12 * HOUR_IN_MINUTES,
  nudge: 6 * HOUR_IN_MINUTES,
  atEnd: 'wait',
} as const;
const TIMER_FIELDS = { turn: 'turn', question: 'question', nudge: 'nudge', atEnd: 'overdue', usual: 'usual' } as const;

/** The form of the timer, with the current values or the usual ones. */
export function timerFields(timer: TurnTimer | undefined): readonly APILabelComponent[] {
  const { turn, question, nudge, atEnd } = timer ?? DEFAULT_TIMER;
  const timeUpEntries = ABSENCE_CHOICES.map((each) => panel.entry(words.atEnd(each), each, { usual: each === atEnd }));
  return [
    ...durationField(
      TIMER_FIELDS.turn,
      { label: t('timer-turn-label'), hint: t('timer-turn-hint') },
      TURN_MINUTES,
      turn,
      t('timer-no-limit'),
    ),
    ...durationField(TIMER_FIELDS.question, { label: t('timer-answer-label') }, ANSWER_MINUTES, question),
    ...durationField(TIMER_FIELDS.nudge, { label: t('timer-nudge-label') }, NUDGE_MINUTES, nudge, t('timer-no-nudge')),
    ...menuField(
      TIMER_FIELDS.atEnd,
      { label: t('timer-at-end-label'), hint: t('timer-at-end-hint') },
      timeUpEntries,
      true,
    ),
  ];
}

/** The checkbox that makes the timer the channel's default. */
export function defaultTimerField(): readonly APILabelComponent[] {
  return checkboxField(TIMER_FIELDS.usual, { label: t('timer-usual-label') }, [
    { label: t('timer-usual-box'), value: TIMER_FIELDS.usual },
  ]);
}

function durationField(
  id: string,
  fieldLabel: { readonly label: string; readonly hint?: string },
  offeredTimes: readonly number[],
  current: number,
  none?: string,
): readonly APILabelComponent[] {
  const offeredMinutes = [...new Set([...offeredTimes, ...(current > 0 ? [current] : [])])].toSorted(
    (one, other) => one - other,
  );
  const timeEntries = offeredMinutes.map((each) =>
    panel.entry(words.length(each), `${each} min`, { usual: each === current }),
  );
  const noTimeEntries = none === undefined ? [] : [panel.entry(none, NO_TIME, { usual: current === 0 })];
  return menuField(id, fieldLabel, [...timeEntries, ...noTimeEntries], true);
}

/** Sets the timer from the form. If the GM wants, it also becomes the default for new encounters in the channel. */
export function setTimerByForm(session: GmPanelSession, fields: ComponentInput['fields']): Result<string, Refusal> {
  const { pace: before } = session.encounter;
  const timerResult = timerFromFields(before, fields);
  if (!timerResult.ok) return timerResult;
  const timer = timerResult.value;
  const isNewDefault = (fields.get(TIMER_FIELDS.usual) ?? '') !== '';
  if (isNewDefault) setDefaultTimer(session, timer);
  const changeResult = isSameTimer(before, timer)
    ? ok(timerText(timer))
    : playFromPanel(session, { type: 'pace', ...given({ pace: timer }) });
  return changeResult.ok && isNewDefault ? ok(`${changeResult.value} ${defaultTimerText(timer)}`) : changeResult;
}

/** The timer that was entered in the form. Undefined if turns have no time limit. */
export function timerFromFields(
  before: TurnTimer | undefined,
  fields: ComponentInput['fields'],
): Result<TurnTimer | undefined, Refusal> {
  const timeUpAction = ABSENCE_CHOICES.find((each) => each === fields.get(TIMER_FIELDS.atEnd));
  const [turn, question, nudge] = [TIMER_FIELDS.turn, TIMER_FIELDS.question, TIMER_FIELDS.nudge].map((field) => {
    const typedTime = fields.get(field);
    return typedTime && typedTextInEnglish(typedTime);
  });
  return parseTimer(before, { turn, question, nudge, atEnd: timeUpAction });
}
