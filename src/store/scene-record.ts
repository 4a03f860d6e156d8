import type { Encounter } from '../rules/core/encounter.ts';
import type { ChronicleLine, EncounterRecord, PublicSeed, RecordedDeed } from '../session/encounter-record.ts';
import { digestOf, formatOf } from '../session/encounter-record.ts';
import { commitmentOf } from '../session/sealed-dice.ts';
import { type DeedRow, recordedDeed, rowsOf } from './deed-rows.ts';
import type { EncounterRow } from './rows.ts';
import type { seeds } from './sqlite/schema.ts';

type SeedRow = Pick<typeof seeds.$inferSelect, 'firstThrow' | 'firstRoll' | 'seed' | 'shownAt'>;

/** Reads what was typed to find an encounter: its id or its name. */
export function parseRecordReference(typed: string | number): { readonly id?: number; readonly name: string } {
  const text = String(typed);
  return { ...(/^\d{1,16}$/.test(text) && { id: Number(text) }), name: text.toLowerCase() };
}

/** What is stored about an encounter besides its row and deeds. */
interface OtherRecordParts {
  readonly present: Encounter;
  readonly seeds: readonly SeedRow[];
  readonly chronicle: readonly ChronicleLine[] | undefined;
}

/** Reads the whole record of an encounter. Undefined if there is no such encounter. */
export async function readRecord(store: {
  find(): EncounterRow | undefined | Promise<EncounterRow | undefined>;
  deeds(row: EncounterRow): AsyncIterable<readonly DeedRow[]>;
  rest(row: EncounterRow): OtherRecordParts | Promise<OtherRecordParts>;
}): Promise<EncounterRecord | undefined> {
  for (let row = await store.find(); row; ) {
    const deeds = await Array.fromAsync(rowsOf(store.deeds(row)), recordedDeed);
    const otherRecordParts = await store.rest(row);
    // A commit during the read may be in only some of the parts, so everything is read again.
    const currentRow = await store.find();
    if (currentRow?.revision === row.revision) return encounterRecord(row, deeds, otherRecordParts);
    row = currentRow;
  }
  return undefined;
}

function encounterRecord(
  { id, openedAt, endedAt, opening }: EncounterRow,
  deeds: readonly RecordedDeed[],
  { present, seeds, chronicle }: OtherRecordParts,
): EncounterRecord {
  const record = {
    format: formatOf({ opening, deeds }),
    encounter: id,
    openedAt,
    ...(endedAt !== null && { endedAt }),
    seeds: seeds.map(publicSeed),
    opening,
    deeds,
    present,
    ...(chronicle && { chronicle }),
  } as const;
  return { ...record, digest: digestOf(record) };
}

/** The public part of a seed. It includes the seed itself only if the seed was revealed and rolls no more dice. */
function publicSeed({ firstThrow, firstRoll, seed, shownAt }: SeedRow): PublicSeed {
  return { firstThrow, firstRoll, commitment: commitmentOf(seed), ...(shownAt !== null && { seed }) };
}
