import type { Open } from './database.ts';
import { Deeds } from './deeds.ts';
import type { Database } from './drizzle.ts';
import { Present } from './present.ts';
import { Seals } from './seeds.ts';

/** Where fights are kept, with what every command reads and writes prepared once. */
export interface Kept {
  readonly db: Database;
  readonly present: Present;
  readonly deeds: Deeds;
  readonly seals: Seals;
}

/** The fights in an open database. */
export function keptIn(open: Open): Kept {
  const { db } = open;
  return { db, present: new Present(open), deeds: new Deeds(open), seals: new Seals(open) };
}
