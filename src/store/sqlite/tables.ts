import { Characters } from './characters.ts';
import { Deeds } from './deeds.ts';
import { DueTimes } from './due-times.ts';
import { EncounterRows } from './encounters.ts';
import { FieldImages } from './field-images.ts';
import type { Open } from './open.ts';
import { People } from './people.ts';
import { StoredPosts } from './posts.ts';
import { SavedActs } from './saved.ts';
import { Seeds } from './seeds.ts';
import { Servers } from './servers.ts';
import { Waits } from './waits.ts';

/** The tables of an open database, with what every command reads and writes prepared once. */
export interface Tables {
  readonly rows: EncounterRows;
  readonly deeds: Deeds;
  readonly seeds: Seeds;
  readonly posts: StoredPosts;
  readonly characters: Characters;
  readonly fieldImages: FieldImages;
  readonly saved: SavedActs;
  readonly people: People;
  readonly dueTimes: DueTimes;
  readonly waits: Waits;
  readonly servers: Servers;
}

export function openTables(open: Open): Tables {
  const seeds = new Seeds(open);
  const people = new People(open.db);
  return {
    rows: new EncounterRows(open, seeds),
    deeds: new Deeds(open.db),
    seeds,
    posts: new StoredPosts(open),
    characters: new Characters(open.db),
    fieldImages: new FieldImages(open.db),
    saved: new SavedActs(open.db),
    people,
    dueTimes: new DueTimes(open.sqlite, people),
    waits: new Waits(open.sqlite),
    servers: new Servers(open.db),
  };
}
