import type { ToldDeed } from '../embeds/log.ts';
import { near, type Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { chronicled, type EncounterRecord } from '../session/encounter-record.ts';
import type { Needs } from '../session/loadable.ts';
import { idFor } from '../session/new-combatant.ts';
import type { Session } from '../session/session.ts';
import { type Choice, withNeeds } from './option.ts';

/** How many encounters of a channel are offered. */
const MOST_ENCOUNTERS = 25;

/** The encounters that the channel has played, latest first. */
export const encounterSuggestions = withNeeds({ encounters: MOST_ENCOUNTERS }, ({ loaded }) =>
  loaded.encounters.map(({ id, name }): Choice => ({ name: `${id}: ${name}`, value: String(id) })),
);

/** What `encounterNamed` needs, for the name or number that was typed. */
export function recordNeeds(typed: string | undefined): Needs<'encounters' | 'record'> {
  return { encounters: MOST_ENCOUNTERS, record: { typed } };
}

/** The record of the encounter that is meant: by its number or its name; the channel's present one where none is named. */
export function encounterNamed(
  { loaded }: Session<'encounters' | 'record'>,
  typed: string | undefined,
): Result<EncounterRecord, Refusal> {
  const { record, encounters } = loaded;
  if (record) return ok(record);
  if (typed === undefined) return no({ type: 'no-encounter' });
  const known = encounters.map(({ id, name }) => `${id}: ${name}`);
  const like = near(typed, known);
  return no({ type: 'no-such', what: 'scene', typed, known, ...(like !== undefined && { near: like }) });
}

/** What was done in an encounter, ready to be told. */
export function toldDeeds(record: EncounterRecord): readonly ToldDeed[] {
  return chronicled(record);
}

/** A file's name for an encounter: letters, digits and hyphens, whatever the encounter is called. */
export function fileName(encounter: string, ending: string): string {
  return `${idFor(encounter, []).slice(0, 40)}.${ending}`;
}
