// Options and ids that name one of the channel's encounters.

import { map, no, ok, type Refusal, type Result, unknownName } from '../../rules/core/refusal.ts';
import type { EncounterRecord } from '../../session/encounter-record.ts';
import type { Needs } from '../../session/loadable.ts';
import type { Session } from '../../session/session.ts';
import { labeled } from '../../text/t.ts';
import { type Choice, namingOption, type Option, withDefault, withNeeds } from '../command.ts';
import type { IdField } from '../component.ts';

/** The maximum number of encounters that are suggested. */
const MAX_SUGGESTED_ENCOUNTERS = 25;

/** An option for the record of one of the channel's encounters. By default, it is the current one. */
export function pastEncounter(): Option<EncounterRecord, 'encounters' | 'record' | 'recordLanguage'> {
  const option = namingOption({
    needs: (input?: string) => ({ ...recordNeeds(input), recordLanguage: { typed: input } }),
    suggest: encounterChoices,
    resolve: (input, session) => recordOf(session, input),
  });
  return withDefault(option, ({ loaded: { record } }) => (record ? ok(record) : no({ type: 'no-encounter' })));
}

/** The id field for one of the channel's encounters. Reading it loads the encounter's record. */
export const encounterRecord: IdField<EncounterRecord, 'encounters' | 'record'> = {
  write: ({ encounter }) => String(encounter),
  needs: recordNeeds,
  read: (text, session) => recordOf(session, text),
};

/** The id field for the number of one of the channel's encounters. */
export const encounterNumber: IdField<number, 'encounters' | 'record'> = {
  write: String,
  needs: recordNeeds,
  read: (text, session) => map(recordOf(session, text), ({ encounter }) => encounter),
};

/** The data needed for an encounter's record, by the typed name or number. */
function recordNeeds(input: string | undefined): Needs<'encounters' | 'record'> {
  return { encounters: MAX_SUGGESTED_ENCOUNTERS, record: { typed: input } };
}

/** The record that was loaded for the typed number or name. */
function recordOf({ loaded }: Session<'encounters' | 'record'>, input: string): Result<EncounterRecord, Refusal> {
  const { record, encounters } = loaded;
  if (record) return ok(record);
  return unknownName('encounter', input, encounters.map(encounterLabel));
}

/** An encounter's number and name: "3: The old bridge". */
function encounterLabel({ id, name }: { readonly id: number; readonly name: string }): string {
  return labeled(`${id}`, name);
}

/** Suggests the channel's encounters, the latest first. */
const encounterChoices = withNeeds({ encounters: MAX_SUGGESTED_ENCOUNTERS }, ({ loaded }) =>
  loaded.encounters.map((each): Choice => ({ name: encounterLabel(each), value: String(each.id) })),
);
