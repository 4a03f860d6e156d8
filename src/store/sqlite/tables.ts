import { Characters } from './characters.ts';
import { Deeds } from './deeds.ts';
import { EncounterRows } from './encounter-rows.ts';
import type { Open } from './open.ts';
import { Seeds } from './seeds.ts';

/** The tables of an open database, with what every command reads and writes prepared once. */
export interface Tables {
  readonly rows: EncounterRows;
  readonly deeds: Deeds;
  readonly seeds: Seeds;
  readonly characters: Characters;
}

export function openTables(open: Open): Tables {
  const seeds = new Seeds(open);
  return { rows: new EncounterRows(open, seeds), deeds: new Deeds(open), seeds, characters: new Characters(open.db) };
}
