import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { given } from '../../rules/core/given.ts';
import type { Person } from '../../session/person.ts';
import { hours as words } from '../../text/spoken.ts';
import { formOf, textField } from '../forms.ts';
import { awayId, HOURS_FIELDS, quietId, zoneId } from './ids.ts';

const LONGEST_ZONE = 60;
const LONGEST_TIME = 20;
const LONGEST_DAY = 40;

/** Asks for a time zone. */
export function zoneForm(): APIModalInteractionResponseCallbackData {
  const field = { required: true, longest: LONGEST_ZONE, example: words.zoneExample };
  return formOf(zoneId.write({}), words.zoneTitle, [textField(HOURS_FIELDS.zone, { label: words.zoneField }, field)]);
}

/** Asks from when until when it is quiet. */
export function quietForm({ hours: { quiet } }: Person): APIModalInteractionResponseCallbackData {
  const field = (minutes: number | undefined) => ({
    required: true,
    longest: LONGEST_TIME,
    ...given({ value: minutes === undefined ? undefined : words.timeOfDay(minutes) }),
  });
  return formOf(quietId.write({}), words.quietTitle, [
    textField(HOURS_FIELDS.from, { label: words.quietFrom, hint: words.timeHint }, field(quiet?.from)),
    textField(HOURS_FIELDS.until, { label: words.quietUntil, hint: words.timeHint }, field(quiet?.until)),
  ]);
}

/** Asks from when until when somebody is away. */
export function awayForm(): APIModalInteractionResponseCallbackData {
  const day = { longest: LONGEST_DAY, example: words.dayHint };
  return formOf(awayId.write({}), words.awayTitle, [
    textField(HOURS_FIELDS.until, { label: words.quietUntil }, { ...day, required: true }),
    textField(HOURS_FIELDS.from, { label: words.awayFrom }, { ...day, required: false }),
  ]);
}
