import type { UserId } from '../../rules/core/personal.ts';
import type { Person } from '../../session/person.ts';
import { personOf } from '../people-rows.ts';
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
    return personOf(this.#rows(server, [user])[0]);
  }

  /** Users in a server. */
  ofAll(server: string, users: readonly UserId[]): ReadonlyMap<UserId, Person> {
    const kept = new Map(this.#rows(server, users).map((row) => [row.user, row]));
    return new Map(users.map((user) => [user, personOf(kept.get(user))]));
  }

  #rows(server: string, users: readonly UserId[]) {
    return this.#db
      .select()
      .from(people)
      .where(and(eq(people.server, server), inArray(people.user, [...users])))
      .all();
  }
}
