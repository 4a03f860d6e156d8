import type { APILabelComponent } from 'discord-api-types/v10';
import type { ComponentInput } from '../../src/interaction/component.ts';
import { boxesField, menuField } from '../../src/interaction/forms.ts';
import { entry } from '../../src/interaction/panel.ts';
import { playFromPanel } from '../../src/posts/tell-all.ts';
import { given } from '../../src/rules/core/given.ts';
import { samePace } from '../../src/rules/core/pace.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { ok, type Result } from '../../src/rules/core/result.ts';
import { MEANWHILE } from '../../src/session/person.ts';
import { NO_TIME, paceTyped } from '../../src/session/typed-times.ts';
import { pace as words } from '../../src/text/spoken.ts';
import type { Running } from '../gm/panel.ts';
import { makeUsual, paceText, usualSaid } from './timer.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** What is offered, in minutes. */
const TURNS = [HOUR, 6 * HOUR, 12 * HOUR, DAY, 36 * HOUR, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 14 * DAY];
const ANSWERS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const NUDGES = [HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY];
/** What stands in the form where there is no pace yet. */
const USUAL = { turn: DAY, question: 12 * HOUR, nudge: 6 * HOUR, atEnd: 'wait' } as const;

const FIELD = { turn: 'turn', question: 'question', nudge: 'nudge', atEnd: 'overdue', usual: 'usual' } as const;

/** The form of the pace, filled in with what holds now, or with what is usual. */
export function pacing({ encounter }: Running): readonly APILabelComponent[] {
  const { turn, question, nudge, atEnd } = encounter.pace ?? USUAL;
  const ends = MEANWHILE.map((each) => entry(words.atEnd(each), each, { usual: each === atEnd }));
  return [
    ...lengths(FIELD.turn, words.fields.turn, TURNS, turn, words.noPace),
    ...lengths(FIELD.question, words.fields.question, ANSWERS, question),
    ...lengths(FIELD.nudge, words.fields.nudge, NUDGES, nudge, words.noNudge),
    ...menuField(FIELD.atEnd, words.fields.atEnd, ends, true),
    ...boxesField(FIELD.usual, words.fields.usual, [{ label: words.usualBox, value: FIELD.usual }]),
  ];
}

function lengths(
  id: string,
  labelled: { readonly label: string; readonly hint?: string },
  offered: readonly number[],
  now: number,
  none?: string,
): readonly APILabelComponent[] {
  const all = [...new Set([...offered, ...(now > 0 ? [now] : [])])].toSorted((one, other) => one - other);
  const entries = all.map((each) => entry(words.length(each), `${each} min`, { usual: each === now }));
  const last = none === undefined ? [] : [entry(none, NO_TIME, { usual: now === 0 })];
  return menuField(id, labelled, [...entries, ...last], true);
}

/** The pace is as it was filled in; where that was asked for, it is the server’s usual one. */
export function paced(session: Running, fields: ComponentInput['fields']): Result<string, Refusal> {
  const { pace: before } = session.encounter;
  const atEnd = MEANWHILE.find((each) => each === fields.get(FIELD.atEnd));
  const [turn, question, nudge] = [FIELD.turn, FIELD.question, FIELD.nudge].map((field) => fields.get(field));
  const typed = paceTyped(before, { turn, question, nudge, atEnd });
  if (!typed.ok) return typed;
  const pace = typed.value;
  const usual = (fields.get(FIELD.usual) ?? '') !== '';
  if (usual) makeUsual(session, pace);
  const done = samePace(before, pace)
    ? ok(paceText(pace))
    : playFromPanel(session, { type: 'pace', ...given({ pace }) });
  return done.ok && usual ? ok(`${done.value} ${usualSaid(pace)}`) : done;
}
