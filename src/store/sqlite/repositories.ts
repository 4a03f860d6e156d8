import type { Open } from './database.ts';
import { Deeds } from './deeds.ts';
import type { Database } from './drizzle.ts';
import { Present } from './present.ts';
import { Seeds } from './seeds.ts';

/** Where fights are kept, with what every command reads and writes prepared once. */
export interface Repositories {
  readonly db: Database;
  readonly present: Present;
  readonly deeds: Deeds;
  readonly seals: Seeds;
}

/** The fights in an open database. */
export function openRepositories(open: Open): Repositories {
  const { db } = open;
  return { db, present: new Present(open), deeds: new Deeds(open), seals: new Seeds(open) };
}
