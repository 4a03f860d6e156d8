import type { UserId } from '../../rules/core/personal.ts';
import type { Person } from '../../session/person.ts';
import { isKnown, personOf, personRow } from '../people-rows.ts';
import { and, type Database, eq, inArray } from './drizzle.ts';
import { people } from './schema.ts';

/** When users play, as they have said. */
export class People {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A user in a server: of whom nothing is kept, an unknown person. */
  of(server: string, user: UserId): Person {
    return personOf(this.#db.select().from(people).where(key(server, user)).get());
  }

  /** Users in a server. */
  ofAll(server: string, users: readonly UserId[]): ReadonlyMap<UserId, Person> {
    const rows = this.#db
      .select()
      .from(people)
      .where(and(eq(people.server, server), inArray(people.user, [...users])))
      .all();
    const kept = new Map(rows.map((row) => [row.user, row]));
    return new Map(users.map((user) => [user, personOf(kept.get(user))]));
  }

  keep(server: string, user: UserId, person: Person): void {
    const row = personRow(server, user, person);
    this.#db.delete(people).where(key(server, user)).run();
    if (isKnown(person)) this.#db.insert(people).values(row).run();
  }
}

function key(server: string, user: UserId) {
  return and(eq(people.server, server), eq(people.user, user));
}
