import type SQLite from 'better-sqlite3';
import type { PackEntryName, UserId } from '../../rules/core/encounter.ts';
import type { BookName } from '../../rules/core/template.ts';
import type { Clock } from '../../session/clock.ts';
import { type StoredDefaults, storedDefaults, WHOLE_SERVER } from '../../session/defaults.ts';
import { NOTHING_PENDING, type PendingData } from '../../session/encounter-state.ts';
import { entryKey, type PackKeepers, type PackSummary, type StoredPack } from '../../session/pack.ts';
import type { Person, SavedEntry } from '../../session/person.ts';
import type { Portrait } from '../../session/portrait.ts';
import {
  type NameRow,
  namesAndPlayersOf,
  type OpenMessage,
  type WaitingEncounter,
} from '../../session/waiting-encounters.ts';
import { personOf } from '../row-writes.ts';
import { packOf, packSummaryOf } from '../rows.ts';
import { SHARED_OWNER } from '../store.ts';
import { and, asc, type Database, desc, eq, getTableColumns, inArray, sql } from './drizzle.ts';
import { defaults, packPortraits, packs, people, saved, servers } from './schema.ts';

/** Loads when users play (time zone, quiet hours, days off, absences), so that turn timers wait for them. */
export class People {
  readonly #peopleQuery;

  constructor(db: Database) {
    // Almost every interaction needs the hours in which users play, so the statement is prepared once. Its list of
    // users can have any length.
    const usersQuery = sql`SELECT value FROM json_each(${sql.placeholder('users')})`;
    this.#peopleQuery = db
      .select()
      .from(people)
      .where(and(eq(people.server, sql.placeholder('server')), sql`${people.user} IN (${usersQuery})`))
      .prepare();
  }

  /** A user's settings in a server. Empty if nothing is stored. */
  of(server: string, user: UserId): Person {
    return personOf(this.#rows(server, [user])[0]);
  }

  ofAll(server: string, users: readonly UserId[]): ReadonlyMap<UserId, Person> {
    const rowsByUser = new Map(this.#rows(server, users).map((row) => [row.user, row]));
    return new Map(users.map((user) => [user, personOf(rowsByUser.get(user))]));
  }

  #rows(server: string, users: readonly UserId[]) {
    return this.#peopleQuery.all({ server, users: JSON.stringify(users) });
  }
}

/** The actions and rolls that players have saved. */
export class SavedActions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The actions and rolls that a player has saved in a server, and the rolls that everyone shares there, by name. */
  of(server: string, user: string): readonly SavedEntry[] {
    const { name, system, what, user: owner } = saved;
    return this.#db
      .select({ name, system, what, owner })
      .from(saved)
      .where(and(eq(saved.server, server), inArray(saved.user, [user, SHARED_OWNER])))
      .orderBy(asc(saved.lookup))
      .all()
      .map(({ owner, ...row }) => (owner === SHARED_OWNER ? { ...row, shared: true } : row));
  }
}

/** What is known about servers, and the defaults for new encounters. */
export class ServerDefaults {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The defaults for new encounters in the server and in a channel. */
  defaults(server: string, channel: string): StoredDefaults {
    const channelOrServerCondition = and(
      eq(defaults.server, server),
      inArray(defaults.channel, [WHOLE_SERVER, channel]),
    );
    return storedDefaults(this.#db.select().from(defaults).where(channelOrServerCondition).all());
  }

  /** The system of the last encounter that was opened in the server. Undefined if there was none. */
  lastSystem(server: string): string | undefined {
    return this.#of(server)?.lastSystem ?? undefined;
  }

  packKeepers(server: string): PackKeepers {
    return this.#of(server)?.packKeepers ?? 'managers';
  }

  #of(server: string) {
    return this.#db.select().from(servers).where(eq(servers.server, server)).get();
  }
}

/** The content packs of servers. */
export class Packs {
  readonly #db: Database;
  readonly #inUse;

  constructor(db: Database) {
    this.#db = db;
    this.#inUse = db
      .select()
      .from(packs)
      .where(and(eq(packs.server, sql.placeholder('server')), eq(packs.current, true)))
      .orderBy(asc(packs.id), desc(packs.at))
      .prepare();
  }

  /** All revisions of a server's packs, without their files. */
  summaries(server: string): readonly PackSummary[] {
    const { file: _, ...summaryColumns } = getTableColumns(packs);
    return this.#db
      .select(summaryColumns)
      .from(packs)
      .where(eq(packs.server, server))
      .orderBy(asc(packs.id), desc(packs.revision), desc(packs.at))
      .all()
      .map(packSummaryOf);
  }

  /** The packs that a server uses. */
  inUse(server: string): readonly StoredPack[] {
    return this.#inUse.all({ server }).map(packOf);
  }

  /** The revision of a pack whose digest begins with the given text. */
  revision(server: string, { id, digest }: Pick<PackSummary, 'id' | 'digest'>): StoredPack | undefined {
    const row = this.#db
      .select()
      .from(packs)
      .where(and(eq(packs.server, server), eq(packs.id, id), sql`instr(${packs.digest}, ${digest}) = 1`))
      .get();
    return row && packOf(row);
  }

  /** The entries of a server's packs that have a portrait. */
  entriesWithPortrait(server: string): readonly PackEntryName[] {
    const { pack, entry } = packPortraits;
    return this.#db
      .select({ pack, entry })
      .from(packPortraits)
      .where(eq(packPortraits.server, server))
      .orderBy(asc(pack), asc(entry))
      .all();
  }

  /** The portrait of a pack's entry. */
  portrait(server: string, entryName: PackEntryName): Portrait | undefined {
    const { type, bytes } = packPortraits;
    return this.#db.select({ type, bytes }).from(packPortraits).where(portraitCondition(server, entryName)).get();
  }

  /** Replaces or removes the portrait of a pack's entry. */
  changePortrait(
    row: { readonly server: string; readonly user: string; readonly at: number },
    entryName: PackEntryName,
    portrait: Portrait | undefined,
  ): void {
    this.#db.delete(packPortraits).where(portraitCondition(row.server, entryName)).run();
    if (!portrait) return;
    const { type, bytes } = portrait;
    this.#db
      .insert(packPortraits)
      .values({ ...row, pack: entryName.pack, entry: entryKey(entryName.entry), type, bytes: Buffer.from(bytes) })
      .run();
  }

  /** Copies the portrait of a pack's entry to another entry of the pack. Does nothing if the entry has no portrait. */
  copyPortrait(server: string, entryName: PackEntryName, newEntry: string): void {
    const row = this.#db.select().from(packPortraits).where(portraitCondition(server, entryName)).get();
    if (!row) return;
    this.#db
      .delete(packPortraits)
      .where(portraitCondition(server, { pack: entryName.pack, entry: newEntry }))
      .run();
    this.#db
      .insert(packPortraits)
      .values({ ...row, entry: entryKey(newEntry) })
      .run();
  }

  /** Removes the portraits of a pack. */
  removePortraits(server: string, pack: string): void {
    this.#db
      .delete(packPortraits)
      .where(and(eq(packPortraits.server, server), eq(packPortraits.pack, pack)))
      .run();
  }

  /** The revisions of packs that a user has stored in a server. */
  storedBy(server: string, user: UserId): readonly PackSummary[] {
    return this.summaries(server).filter(({ by }) => by === user);
  }
}

/** Uses the index of a server's waiting encounters, and reads only the encounters that name the user. */
export const SELECT_WAITS_OF_USER = `
  SELECT id, channel, name, system, gms, clock, pending FROM encounters
  WHERE server = @server AND current = 1 AND (clock IS NOT NULL OR pending IS NOT NULL)
  AND (instr(gms, @user) > 0 OR instr(clock, @user) > 0 OR instr(pending, @user) > 0 OR instr(pending, '"checks"') > 0
    AND EXISTS (SELECT 1 FROM combatants WHERE encounter = encounters.id AND controller = @player)) ORDER BY id`;

interface WaitRow extends Pick<WaitingEncounter, 'channel' | 'name' | 'system'> {
  readonly id: number;
  readonly gms: string;
  readonly clock: string | null;
  readonly pending: string | null;
}

/** Finds encounters that wait for a user, in any channel of a server. */
export class Waits {
  readonly #ofUser;
  readonly #names;
  readonly #messages;
  readonly #people: People;

  constructor(sqlite: SQLite.Database, people: People) {
    this.#people = people;
    this.#ofUser = sqlite.prepare<[{ server: string; user: string; player: UserId }], WaitRow>(SELECT_WAITS_OF_USER);
    this.#names = sqlite
      .prepare<[number], [id: string, name: string, player: UserId | null, book: string | null]>(
        'SELECT id, name, controller, book FROM combatants WHERE encounter = ?',
      )
      .raw();
    this.#messages = sqlite.prepare<[number], OpenMessage>(
      `SELECT kind, number, message FROM posts WHERE encounter = ? AND state = 'open' AND message IS NOT NULL ORDER BY number`,
    );
  }

  #nameRows(encounter: number): readonly NameRow[] {
    return this.#names
      .all(encounter)
      .map(([id, name, player, book]) => [id, name, player, book === null ? null : (JSON.parse(book) as BookName)]);
  }

  /** The encounters of a server that wait for a user, or that the user runs. */
  of(server: string, user: UserId): readonly WaitingEncounter[] {
    // The search includes the id's JSON quotes, so that it doesn't match inside another id.
    return this.#ofUser
      .all({ server, user: JSON.stringify(user), player: user })
      .map(({ id, channel, name, system, gms, clock, pending: pendingJson }) => {
        const pendingData = pendingJson === null ? NOTHING_PENDING : (JSON.parse(pendingJson) as PendingData);
        const namesAndPlayers = namesAndPlayersOf(this.#nameRows(id), { system, pending: pendingData });
        return {
          channel,
          name,
          system,
          gms: JSON.parse(gms) as readonly UserId[],
          waits: clock === null ? [] : (JSON.parse(clock) as Clock).waits,
          pending: pendingData,
          ...namesAndPlayers,
          messages: this.#messages.all(id),
          people: this.#people.ofAll(server, [...new Set(namesAndPlayers.players.values())]),
        };
      });
  }
}

function portraitCondition(server: string, { pack, entry }: PackEntryName) {
  return and(eq(packPortraits.server, server), eq(packPortraits.pack, pack), eq(packPortraits.entry, entryKey(entry)));
}
