// Options and ids that name an encounter of the channel.

import { map, no, ok, type Refusal, type Result, unknownName } from '../../rules/core/refusal.ts';
import type { EncounterRecord } from '../../session/encounter-record.ts';
import type { Needs } from '../../session/loadable.ts';
import type { Session } from '../../session/session.ts';
import { type Choice, namingOption, type Option, withDefault, withNeeds } from '../command.ts';
import type { IdField } from '../component.ts';

/** The most encounters of a channel that are suggested. */
const MAX_OFFERED = 25;

/** The record of an earlier encounter of the channel. By default the current one. */
export function pastEncounter(): Option<EncounterRecord, 'encounters' | 'record'> {
  const option = namingOption({
    needs: recordNeeds,
    suggest: latest,
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

/** The id field for the number of one of the channel's encounters. Its record isn't loaded. */
export const encounterNumber: IdField<number, 'encounters' | 'record'> = {
  write: String,
  needs: recordNeeds,
  read: (text, session) => map(recordOf(session, text), ({ encounter }) => encounter),
};

/** The data needed for the record of an encounter, by the typed name or number. */
function recordNeeds(input: string | undefined): Needs<'encounters' | 'record'> {
  return { encounters: MAX_OFFERED, record: { typed: input } };
}

/** The record of an encounter of the channel, by number or name. */
function recordOf({ loaded }: Session<'encounters' | 'record'>, input: string): Result<EncounterRecord, Refusal> {
  const { record, encounters } = loaded;
  if (record) return ok(record);
  return unknownName(
    'encounter',
    input,
    encounters.map(({ id, name }) => `${id}: ${name}`),
  );
}

/** The channel's encounters, latest first. */
const latest = withNeeds({ encounters: MAX_OFFERED }, ({ loaded }) =>
  loaded.encounters.map(({ id, name }): Choice => ({ name: `${id}: ${name}`, value: String(id) })),
);
