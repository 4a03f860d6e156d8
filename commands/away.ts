// `/away`: a player's absences, quiet hours, days off and time zone.

import {
  type APIButtonComponent,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuOption,
  ButtonStyle,
} from 'discord-api-types/v10';
import { command, oneOf, optional, text, user, withOldName } from '../src/interaction/command.ts';
import { component, componentId, idOneOf } from '../src/interaction/component.ts';
import { formOf, textField } from '../src/interaction/forms.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import { given } from '../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { Caller } from '../src/session/caller.ts';
import {
  ABSENCE_CHOICES,
  absenceAt,
  type Person,
  withDirectNudges,
  withHours,
  withNextUpPings,
} from '../src/session/person.ts';
import type { Session } from '../src/session/session.ts';
import {
  checkDaysOff,
  checkQuietHours,
  parseQuietHours,
  parseZone,
  withTypedAbsence,
} from '../src/session/typed-times.ts';
import { explain } from '../src/text/refusals.ts';
import { t } from '../src/text/t.ts';
import { hoursWords as words } from '../src/text/times.ts';
import { typedTextInEnglish } from '../src/text/typed.ts';
import { type QuietHours, WEEKDAYS } from '../src/time/countdown.ts';
import { cityOf, DAY, MINUTE, wallTime, zoneGuesses } from '../src/time/zone.ts';
import { endAbsenceAndLoans, lendWhileAway } from './lend.ts';
import { myCharacterButton } from './me/ids.ts';

export const away = command({
  name: 'away',
  needs: { person: true },
  options: {
    until: optional(text(() => SUGGESTED_RETURNS)),
    from: optional(text(() => SUGGESTED_RETURNS)),
    meanwhile: optional(oneOf(ABSENCE_CHOICES)),
    played_by: withOldName(optional(user()), 'hands'),
    back: optional(oneOf(['yes'])),
  },
  run({ until, from, meanwhile, played_by: substitute, back }, session) {
    const { person } = session.loaded;
    const { now } = session.caller;
    if ([back, until, from, meanwhile, substitute].every((each) => each === undefined)) return awayScreen(session);
    const changedPersonResult = back
      ? endAbsenceAndLoans(session, person)
      : withTypedAbsence(
          person,
          { from: from && typedTextInEnglish(from), until: until && typedTextInEnglish(until), meanwhile },
          now,
        );
    const lendingResult =
      changedPersonResult.ok && !back && substitute !== undefined
        ? lendWhileAway(session, changedPersonResult.value, substitute)
        : ok(undefined);
    if (!lendingResult.ok) return lendingResult;
    return map(changedPersonResult, (newPerson) => {
      session.add({ type: 'person-changed', person: newPerson });
      return awayScreen(session, newPerson, back ? t('hours-is-back') : lendingResult.value);
    });
  },
});

/**
 * What a button does: show the hours or the absence, open a form, change how the caller is pinged, or end an absence.
 */
const HOURS_ACTIONS = [
  'hours',
  'away',
  'zone',
  'quiet',
  'day',
  'direct',
  'not-direct',
  'next',
  'not-next',
  'back',
] as const;

const hoursButtonId = componentId('hours', { does: idOneOf(...HOURS_ACTIONS) });

const HOURS_NEEDS = { person: true } as const;

/** Handles the buttons on the screen of hours. */
export const changeHours = component({
  id: hoursButtonId,
  needs: HOURS_NEEDS,
  run({ does }, session) {
    const { person } = session.loaded;
    switch (does) {
      case 'hours':
        return asUpdate(hoursScreen(session));
      case 'away':
        return asUpdate(awayScreen(session));
      case 'back':
        return saveAndShow(session, awayScreen, endAbsenceAndLoans(session, person));
      case 'direct':
      case 'not-direct':
        return saveAndShow(session, hoursScreen, ok(withDirectNudges(person, does === 'direct')));
      case 'next':
      case 'not-next':
        return saveAndShow(session, hoursScreen, ok(withNextUpPings(person, does === 'next')));
      case 'zone':
        return { form: timeZoneForm() };
      case 'quiet':
        return { form: quietHoursForm(person) };
      case 'day':
        return { form: awayForm() };
      default:
        return does satisfies never;
    }
  },
});

/** The menu of time zones, and the form to type another. */
const timeZoneComponentId = componentId('hours-zone', {});

export const setTimeZone = component({
  id: timeZoneComponentId,
  needs: HOURS_NEEDS,
  run(_, session, { chosen: [chosenZone = ''], fields }) {
    const zoneResult = parseZone(fields.get(HOURS_FIELDS.zone) ?? chosenZone);
    return saveAndShow(
      session,
      hoursScreen,
      map(zoneResult, (name) => withHours(session.loaded.person, { zone: name })),
    );
  },
});

/** The menu of quiet hours, and the form to type others. */
const quietHoursComponentId = componentId('hours-quiet', {});

export const setQuietHours = component({
  id: quietHoursComponentId,
  needs: HOURS_NEEDS,
  run(_, session, { chosen: [chosenQuiet = ''], fields }) {
    const { person } = session.loaded;
    if (chosenQuiet === NO_VALUE) return saveAndShow(session, hoursScreen, ok(withHours(person, { quiet: undefined })));
    const [, from, until] = /^(\d{1,4})-(\d{1,4})$/.exec(chosenQuiet) ?? [];
    const quietHoursResult =
      until === undefined
        ? parseQuietHours(
            typedTextInEnglish(fields.get(HOURS_FIELDS.from) ?? ''),
            typedTextInEnglish(fields.get(HOURS_FIELDS.until) ?? ''),
          )
        : checkQuietHours({ from: Number(from), until: Number(until) });
    return saveAndShow(
      session,
      hoursScreen,
      map(quietHoursResult, (span) => withHours(person, { quiet: span })),
    );
  },
});

/** The menu of days off. */
const daysOffMenuId = componentId('hours-off', {});

export const setDaysOff = component({
  id: daysOffMenuId,
  needs: HOURS_NEEDS,
  run(_, session, { chosen }) {
    const personResult = map(checkDaysOff(chosen), (daysOff) =>
      withHours(session.loaded.person, { off: daysOff.length === 0 ? undefined : daysOff }),
    );
    return saveAndShow(session, hoursScreen, personResult);
  },
});

/** The menu of how long the caller is away, and the form to type another day. */
const absenceComponentId = componentId('hours-away', {});

export const setAbsence = component({
  id: absenceComponentId,
  needs: HOURS_NEEDS,
  run(_, session, { chosen: [chosenReturn], fields }) {
    const typedEnd = chosenReturn === NO_VALUE ? undefined : (chosenReturn ?? fields.get(HOURS_FIELDS.until));
    const typedStart = fields.get(HOURS_FIELDS.from) || undefined;
    return saveAndShow(
      session,
      awayScreen,
      withTypedAbsence(
        session.loaded.person,
        { from: typedStart && typedTextInEnglish(typedStart), until: typedEnd && typedTextInEnglish(typedEnd) },
        session.caller.now,
      ),
    );
  },
});

/** The menu of what happens while the caller is away. */
const actionWhileAwayMenuId = componentId('hours-meanwhile', {});

export const setActionWhileAway = component({
  id: actionWhileAwayMenuId,
  needs: HOURS_NEEDS,
  run(_, session, { chosen: [chosen] }) {
    const absence = ABSENCE_CHOICES.find((each) => each === chosen);
    if (absence === undefined) return no({ type: 'stale' });
    return saveAndShow(session, awayScreen, ok({ ...session.loaded.person, meanwhile: absence }));
  },
});

const SUGGESTED_RETURNS = [
  'tomorrow',
  '2 days',
  '3 days',
  '1 week',
  '2 weeks',
  '4 weeks',
  'Monday',
  'Friday',
  'Saturday',
];

/** Common quiet hours. */
const USUAL_QUIET_HOURS: readonly QuietHours[] = [
  { from: 22 * 60, until: 7 * 60 },
  { from: 22 * 60, until: 8 * 60 },
  { from: 23 * 60, until: 7 * 60 },
  { from: 23 * 60, until: 8 * 60 },
  { from: 23 * 60, until: 9 * 60 },
  { from: 0, until: 8 * 60 },
  { from: 1 * 60, until: 9 * 60 },
];

/**
 * The screen about when the caller plays, with a menu or button for each setting. `notice` is at its top: what was just
 * done, or why it wasn't.
 */
function hoursScreen({ caller, loaded }: Session<'person'>, person: Person = loaded.person, notice?: string): Reply {
  const { direct, next } = person;
  const nudgeButton = direct
    ? hoursActionButton(t('hours-nudge-in-channel'), 'not-direct')
    : hoursActionButton(t('hours-nudge-directly'), 'direct');
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      ...(notice === undefined ? [] : [panel.paragraph(notice)]),
      panel.paragraph(`### ${t('hours-title')}\n${t('hours-how')}`),
      ...playingHoursParts(person, caller),
      panel.line(
        `**${t('hours-nudges')}**\n${direct ? t('hours-nudges-direct') : t('hours-nudges-channel')}`,
        nudgeButton,
      ),
      panel.line(
        `**${t('hours-next')}**\n${next ? t('hours-next-on') : t('hours-next-off')}`,
        next ? hoursActionButton(t('hours-next-stop'), 'not-next') : hoursActionButton(t('hours-next-start'), 'next'),
      ),
      panel.line(
        `**${t('hours-absence')}**\n${absenceText(person, caller.now)}`,
        hoursActionButton(t('hours-away'), 'away'),
      ),
      panel.buttonRow(myCharacterButton(), panel.closeButton()),
    ),
  );
}

/** The time zone, and the settings that need one. These are shown only after the zone is set. */
function playingHoursParts({ hours }: Person, caller: Caller): readonly panel.Part[] {
  const { zone, quiet, off: daysOff = [] } = hours;
  const zones = panel.menuRow(timeZoneComponentId.write({}), t('hours-zone'), timeZoneEntries(zone, caller));
  const otherZoneButton = hoursActionButton(t('hours-other-zone'), 'zone');
  if (zone === undefined) return [panel.line(`**${t('hours-zone')}**\n${t('hours-no-zone')}`, otherZoneButton), zones];
  const dayEntries = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)].map((weekday) =>
    panel.entry(words.weekday(weekday), String(weekday), { usual: daysOff.includes(weekday) }),
  );
  return [
    panel.line(`**${t('hours-zone')}**`, otherZoneButton),
    zones,
    panel.line(`**${t('hours-quiet')}**`, hoursActionButton(t('hours-other-quiet'), 'quiet')),
    panel.menuRow(quietHoursComponentId.write({}), t('hours-no-quiet'), quietHoursEntries(quiet)),
    panel.paragraph(`**${t('hours-off')}**`),
    panel.menuRow(daysOffMenuId.write({}), t('hours-no-off'), dayEntries, { least: 0, most: WEEKDAYS.length - 1 }),
  ];
}

function hoursActionButton(label: string, what: Parameters<typeof hoursButtonId.write>[0]['does']): APIButtonComponent {
  return panel.button(label, hoursButtonId.write({ does: what }));
}

function timeZoneEntries(zone: string | undefined, { now, locale }: Caller): readonly APISelectMenuOption[] {
  const guessedZones = zoneGuesses(locale);
  const zones = zone === undefined || guessedZones.includes(zone) ? guessedZones : [zone, ...guessedZones];
  const minuteOfDay = (where: string) => Math.floor((wallTime(where, now) % DAY) / MINUTE);
  return zones.map((each) => panel.entry(words.clock(cityOf(each), minuteOfDay(each)), each, { usual: each === zone }));
}

function quietHoursEntries(quiet: QuietHours | undefined): readonly APISelectMenuOption[] {
  const areUsualHours = USUAL_QUIET_HOURS.some(({ from, until }) => from === quiet?.from && until === quiet.until);
  const quietHoursChoices = quiet && !areUsualHours ? [quiet, ...USUAL_QUIET_HOURS] : USUAL_QUIET_HOURS;
  return [
    ...quietHoursChoices.map(({ from, until }) =>
      panel.entry(words.span(from, until), `${from}-${until}`, {
        usual: from === quiet?.from && until === quiet.until,
      }),
    ),
    panel.entry(t('hours-no-quiet'), NO_VALUE, { usual: !quiet }),
  ];
}

/** Common lengths of an absence, in days. */
const USUAL_ABSENCE_DAYS = [2, 3, 5, 7, 14, 21, 28] as const;

/** Whether the player is away or will be, until when, and what happens meanwhile. */
function absenceText(person: Person, now: number): string {
  const absence = absenceAt(person, now);
  if (!absence) return t('hours-not-away');
  const { from, until } = absence;
  const absenceTimeText = from > now ? words.awayLater(from, until) : words.awayNow(until);
  return `${absenceTimeText} ${t('hours-meanwhile-said', { what: person.meanwhile ?? 'wait' })}`;
}

/** The screen of the caller's absence, with menus for its length and what happens meanwhile. `notice` is at its top. */
function awayScreen({ caller, loaded }: Session<'person'>, person: Person = loaded.person, notice?: string): Reply {
  const isAway = absenceAt(person, caller.now) !== undefined;
  const currentChoice = person.meanwhile ?? 'wait';
  const entries = ABSENCE_CHOICES.map((each) =>
    panel.entry(t(`meanwhile-${each}`), each, { usual: each === currentChoice }),
  );
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      ...(notice === undefined ? [] : [panel.paragraph(notice)]),
      panel.paragraph(
        `### ${t('hours-absence')}\n${absenceText(person, caller.now)}\n-# ${!isAway || currentChoice === 'wait' ? t('hours-away-waits') : t('hours-away-plays')}`,
      ),
      panel.menuRow(absenceComponentId.write({}), t('hours-away-until'), [
        panel.entry(t('hours-tomorrow'), 'tomorrow'),
        ...USUAL_ABSENCE_DAYS.map((days) => panel.entry(words.inDays(days), `${days} days`)),
        panel.entry(t('hours-unknown'), NO_VALUE),
      ]),
      ...(isAway
        ? [
            panel.paragraph(`**${t('hours-meanwhile')}**`),
            panel.menuRow(actionWhileAwayMenuId.write({}), t('hours-meanwhile'), entries),
          ]
        : []),
      panel.buttonRow(
        ...(isAway ? [panel.button(t('hours-back'), hoursButtonId.write({ does: 'back' }), ButtonStyle.Success)] : []),
        panel.button(t('hours-other-day'), hoursButtonId.write({ does: 'day' })),
        openHoursButton(),
        panel.closeButton(),
      ),
    ),
  );
}

const MAX_TIME_ZONE_LENGTH = 60;
const MAX_TIME_LENGTH = 20;
const MAX_DAY_LENGTH = 40;

function timeZoneForm(): APIModalInteractionResponseCallbackData {
  const field = { required: true, longest: MAX_TIME_ZONE_LENGTH, example: t('hours-zone-example') };
  return formOf(timeZoneComponentId.write({}), t('hours-zone-title'), [
    textField(HOURS_FIELDS.zone, { label: t('hours-zone-field') }, field),
  ]);
}

function quietHoursForm({ hours: { quiet } }: Person): APIModalInteractionResponseCallbackData {
  const field = (minutes: number | undefined) => ({
    required: true,
    longest: MAX_TIME_LENGTH,
    ...given({ value: minutes === undefined ? undefined : words.timeOfDay(minutes) }),
  });
  return formOf(quietHoursComponentId.write({}), t('hours-quiet-title'), [
    textField(HOURS_FIELDS.from, { label: t('hours-from'), hint: t('hours-time-hint') }, field(quiet?.from)),
    textField(HOURS_FIELDS.until, { label: t('hours-until'), hint: t('hours-time-hint') }, field(quiet?.until)),
  ]);
}

function awayForm(): APIModalInteractionResponseCallbackData {
  const dayField = { longest: MAX_DAY_LENGTH, example: t('hours-day-hint') };
  return formOf(absenceComponentId.write({}), t('hours-away-title'), [
    textField(HOURS_FIELDS.until, { label: t('hours-until') }, { ...dayField, required: true }),
    textField(HOURS_FIELDS.from, { label: t('hours-away-from') }, { ...dayField, required: false }),
  ]);
}

/** A button that replaces its private message with the caller's hours. */
export function openHoursButton(): APIButtonComponent {
  return panel.button(t('hours-button'), hoursButtonId.write({ does: 'hours' }));
}

/** The menu entry for “none” or “no end”. */
const NO_VALUE = 'none';

/** The ids of the forms' fields. */
const HOURS_FIELDS = { zone: 'zone', from: 'from', until: 'until' } as const;

type PersonSession = Session<'person'>;

/** Saves a change and shows the screen again. A refusal is shown at its top. */
function saveAndShow(
  session: PersonSession,
  screen: (session: PersonSession, person?: Person, notice?: string) => Reply,
  changedPerson: Result<Person, Refusal>,
): Reply {
  if (!changedPerson.ok) return asUpdate(screen(session, undefined, explain(changedPerson.why)));
  session.add({ type: 'person-changed', person: changedPerson.value });
  return asUpdate(screen(session, changedPerson.value));
}
