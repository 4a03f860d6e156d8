import type { UserId } from '../../rules/core/personal.ts';
import { type Person, UNKNOWN_PERSON } from '../../session/person.ts';
import { and, type Database, eq, inArray } from './drizzle.ts';
import { people } from './schema.ts';

type Row = typeof people.$inferSelect;

/** When users play, as they have said. */
export class People {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A user in a server: of whom nothing is kept, an unknown person. */
  of(server: string, user: UserId): Person {
    return this.ofAll(server, [user]).get(user) ?? UNKNOWN_PERSON;
  }

  /** Those of some users of whom something is kept. */
  ofAll(server: string, users: readonly UserId[]): ReadonlyMap<UserId, Person> {
    const rows = this.#db
      .select()
      .from(people)
      .where(and(eq(people.server, server), inArray(people.user, [...users])))
      .all();
    return new Map(rows.map((row) => [row.user, personOf(row)]));
  }

  /** An unknown person is not kept. */
  keep(server: string, user: UserId, person: Person): void {
    const row = { server, user, ...columnsOf(person) };
    if (Object.keys(person.hours).length === 0 && !person.direct && !person.meanwhile) this.remove(server, user);
    else
      this.#db
        .insert(people)
        .values(row)
        .onConflictDoUpdate({ target: [people.server, people.user], set: row })
        .run();
  }

  remove(server: string, user: UserId): void {
    this.#db
      .delete(people)
      .where(and(eq(people.server, server), eq(people.user, user)))
      .run();
  }
}

function columnsOf({ hours: { zone, quiet, off, away }, direct, meanwhile }: Person) {
  return {
    zone: zone ?? null,
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    off: off ?? null,
    away: away ?? null,
    direct: direct === true,
    meanwhile: meanwhile ?? null,
  };
}

function personOf({ zone, quietFrom, quietUntil, off, away, direct, meanwhile }: Row): Person {
  return {
    hours: {
      ...(zone !== null && { zone }),
      ...(quietFrom !== null && quietUntil !== null && { quiet: { from: quietFrom, until: quietUntil } }),
      ...(off !== null && { off }),
      ...(away !== null && { away }),
    },
    ...(direct && { direct }),
    ...(meanwhile !== null && { meanwhile }),
  };
}
