import type { UserId } from '../../rules/core/personal.ts';
import type { Extent, PersonalData } from '../../session/personal-data.ts';
import type { Portrait } from '../../session/portrait.ts';
import { inPages, PAGE } from '../pages.ts';
import {
  extentOf,
  type PersonalDeedRow,
  type PersonalExtent,
  type PersonalRows,
  personalDataOf,
} from '../personal-data.ts';
import { isTheirs } from './combatants.ts';
import { and, type Database, desc, eq, sql } from './drizzle.ts';
import { People } from './people.ts';
import { SavedActs } from './saved.ts';
import { characters, chronicles, combatants, deeds, encounters, fieldImages, portraits } from './schema.ts';

/** How much there is of a user in a server. */
export function readExtent(db: Database, server: string, user: UserId): Extent {
  return extentOf(user, extentRows(db, server, user));
}

/** All that is kept of a user in a server. */
export function readPersonalData(db: Database, server: string, user: UserId): Promise<PersonalData> {
  const here = encountersOf(db, server);
  const rows: PersonalRows = {
    ...extentRows(db, server, user),
    portraits: portraitsOf(db, server, user),
    fieldImages: db
      .select({ encounter: fieldImages.encounter, type: fieldImages.type, bytes: fieldImages.bytes })
      .from(fieldImages)
      .where(and(eq(fieldImages.user, user), sql`${fieldImages.encounter} IN ${here}`))
      .orderBy(desc(fieldImages.at))
      .all(),
    combatants: db
      .select()
      .from(combatants)
      .where(and(sql`${combatants.encounter} IN ${here}`, isTheirs(user)))
      .orderBy(combatants.place)
      .all(),
    deeds: inPages<PersonalDeedRow>(PAGE, (last) => deedsOf(db, server, user, last)),
    chronicles: db
      .select()
      .from(chronicles)
      .where(sql`${chronicles.encounter} IN ${here} AND instr(${chronicles.lines}, ${user}) > 0`)
      .all(),
  };
  return personalDataOf(server, user, rows);
}

function extentRows(db: Database, server: string, user: UserId): PersonalExtent {
  const { id, name, system, channel, phase, gms, openedAt, endedAt, pending } = encounters;
  const played = db.select({ id: combatants.encounter }).from(combatants).where(isTheirs(user));
  const runs = sql`EXISTS (SELECT 1 FROM json_each(${gms}) WHERE value = ${user})`;
  const counted = db
    .select({ deeds: sql<number>`count(*)` })
    .from(deeds)
    .where(doneBy(db, server, user))
    .get();
  return {
    characters: db.select().from(characters).where(ownedBy(server, user)).all(),
    saved: new SavedActs(db).of(server, user),
    person: new People(db).of(server, user),
    fights: db
      .select({ id, name, system, channel, phase, gms, openedAt, endedAt })
      .from(encounters)
      .where(and(eq(encounters.server, server), sql`(${runs} OR ${id} IN ${played})`))
      .orderBy(desc(id))
      .all(),
    deedCount: counted?.deeds ?? 0,
    pending: db
      .select({ id, pending })
      .from(encounters)
      .where(and(eq(encounters.server, server), sql`instr(${pending}, ${user}) > 0`))
      .all(),
  };
}

/** So many deeds of a user, the newest encounter’s last one first; after one of them. */
function deedsOf(db: Database, server: string, user: UserId, last: PersonalDeedRow | undefined) {
  const { encounter, number, at, kind, deed, answers } = deeds;
  const later = last && sql`(${encounter}, ${number}) < (${last.encounter}, ${last.number})`;
  return db
    .select({ encounter, number, at, kind, deed, answers })
    .from(deeds)
    .where(and(doneBy(db, server, user), later))
    .orderBy(desc(encounter), desc(number))
    .limit(PAGE)
    .all();
}

function portraitsOf(db: Database, server: string, user: UserId): ReadonlyMap<string, Portrait> {
  const { character, type, bytes } = portraits;
  const rows = db
    .select({ character, type, bytes })
    .from(portraits)
    .innerJoin(characters, eq(characters.id, character))
    .where(ownedBy(server, user))
    .all();
  return new Map(rows.map((row) => [row.character, row]));
}

function ownedBy(server: string, user: UserId) {
  return and(eq(characters.server, server), eq(characters.user, user));
}

function doneBy(db: Database, server: string, user: UserId) {
  return and(sql`${deeds.encounter} IN ${encountersOf(db, server)}`, eq(deeds.user, user));
}

function encountersOf(db: Database, server: string) {
  return db.select({ id: encounters.id }).from(encounters).where(eq(encounters.server, server));
}
