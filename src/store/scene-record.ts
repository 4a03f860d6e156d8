import type { Encounter } from '../rules/core/encounter.ts';
import type { ChronicleLine } from '../session/chronicle-line.ts';
import { type EncounterRecord, FORMAT, type PublicSeed, type RecordedDeed } from '../session/encounter-record.ts';
import { digestOf } from '../session/record-chain.ts';
import { commitment } from '../session/sealed-dice.ts';
import type { encounters, seeds } from './sqlite/schema.ts';

type EncounterRow = Pick<typeof encounters.$inferSelect, 'id' | 'openedAt' | 'endedAt' | 'opening'>;
type SeedRow = Pick<typeof seeds.$inferSelect, 'firstThrow' | 'firstRoll' | 'seed' | 'shownAt'>;

/** How the record of an encounter is found: by what was typed, its id or its name. */
export function wantedRecord(typed: string | number): { readonly id?: number; readonly name: string } {
  const text = String(typed);
  return { ...(/^\d{1,16}$/.test(text) && { id: Number(text) }), name: text.toLowerCase() };
}

/** The whole record of an encounter, of what is kept of it. */
export function sceneRecord(
  { id, openedAt, endedAt, opening }: EncounterRow,
  kept: {
    readonly present: Encounter;
    readonly seeds: readonly SeedRow[];
    readonly deeds: readonly RecordedDeed[];
    readonly chronicle: readonly ChronicleLine[] | undefined;
  },
): EncounterRecord {
  const record = {
    format: FORMAT,
    encounter: id,
    openedAt,
    ...(endedAt !== null && { endedAt }),
    seeds: kept.seeds.map(publicSeed),
    opening,
    deeds: kept.deeds,
    present: kept.present,
    ...(kept.chronicle && { chronicle: kept.chronicle }),
  } as const;
  return { ...record, digest: digestOf(record) };
}

/** What all may know of a seed: the seed itself only when it has been shown, and so throws no more. */
function publicSeed({ firstThrow, firstRoll, seed, shownAt }: SeedRow): PublicSeed {
  return { firstThrow, firstRoll, commitment: commitment(seed), ...(shownAt !== null && { seed }) };
}
