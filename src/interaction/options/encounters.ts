// Options and ids that name one of the channel's encounters.

import { map, no, ok, type Refusal, type Result, unknownName } from '../../rules/core/refusal.ts';
import { type Needs, recordNeeds } from '../../session/loadable.ts';
import { type LocalizedRecord, localizedRecord } from '../../session/localized-names.ts';
import type { Session } from '../../session/session.ts';
import { ENGLISH } from '../../text/languages.ts';
import { withLabel } from '../../text/t.ts';
import { type Choice, namingOption, type Option, withDefault, withNeeds } from '../command.ts';
import type { IdField } from '../component.ts';

/** The maximum number of encounters in the suggestions. */
const MAX_SUGGESTED_ENCOUNTERS = 25;

/** An option for the record of one of the channel's encounters. By default, it is the current one. */
export function pastEncounter(): Option<LocalizedRecord, RecordNeed> {
  const option = namingOption({
    needs: recordNeedsFor,
    suggest: encounterChoices,
    resolve: (input, session) => recordOf(session, input),
  });
  return withDefault(option, (session) => loadedRecord(session));
}

type RecordNeed = 'encounters' | 'record' | 'recordLanguage';

/** The encounter's record that was loaded, as readers see it. Refuses if no record was loaded. */
export function loadedRecord({ loaded }: Session<'record' | 'recordLanguage'>): Result<LocalizedRecord, Refusal> {
  const { record, recordLanguage = ENGLISH } = loaded;
  return record ? ok(localizedRecord(record, recordLanguage)) : no({ type: 'no-encounter' });
}

/** The id field for one of the channel's encounters. Reading it loads the encounter's record. */
export const encounterRecord: IdField<LocalizedRecord, RecordNeed> = {
  write: ({ encounter }) => String(encounter),
  needs: recordNeedsFor,
  read: (text, session) => recordOf(session, text),
};

/** The id field for the number of one of the channel's encounters. */
export const encounterNumber: IdField<number, RecordNeed> = {
  write: String,
  needs: recordNeedsFor,
  read: (text, session) => map(recordOf(session, text), ({ encounter }) => encounter),
};

/** The data needed to find an encounter's record by the typed name or number. */
function recordNeedsFor(input?: string): Needs<RecordNeed> {
  return { encounters: MAX_SUGGESTED_ENCOUNTERS, ...recordNeeds({ typed: input }) };
}

/** The record of the encounter with the typed number or name. */
function recordOf(session: Session<RecordNeed>, input: string): Result<LocalizedRecord, Refusal> {
  const { record, encounters } = session.loaded;
  return record ? loadedRecord(session) : unknownName('encounter', input, encounters.map(encounterLabel));
}

/** An encounter's number and name: "3: The old bridge". */
function encounterLabel({ id, name }: { readonly id: number; readonly name: string }): string {
  return withLabel(`${id}`, name);
}

/** Suggests the channel's encounters, the latest first. */
const encounterChoices = withNeeds({ encounters: MAX_SUGGESTED_ENCOUNTERS }, ({ loaded }) =>
  loaded.encounters.map((each): Choice => ({ name: encounterLabel(each), value: String(each.id) })),
);
