import type SQLite from 'better-sqlite3';
import type { Encounter, UserId } from '../../rules/core/encounter.ts';
import { NO_PEOPLE, type People, usersOf } from '../../session/person.ts';
import type { Shards } from '../../shards.ts';
import { HORIZON } from '../../time/walk.ts';
import type { Span } from '../../time/zone.ts';
import type { Beat, DueEncounter } from '../store.ts';
import type { People as PeopleTable } from './people.ts';

/** SQL for all servers, or those of some shards; the same as `shardOf` (src/shards.ts). */
const OF_SHARDS = '(@own IS NULL OR (CAST(server AS INTEGER) >> 22) % @of IN (SELECT value FROM json_each(@own)))';

const DUE = `
  SELECT id AS encounter, revision, channel, server FROM encounters
  WHERE due_at <= @before AND current = 1 AND ${OF_SHARDS} ORDER BY due_at LIMIT @most`;

const NEXT = `
  SELECT due_at FROM encounters WHERE due_at IS NOT NULL AND current = 1 AND ${OF_SHARDS} ORDER BY due_at LIMIT 1`;

/** Shards as parameters. */
interface OfShards {
  readonly of: number | null;
  readonly own: string | null;
}

/**
 * The encounters that wait for a user, as a player or as GM, and those in which they lent a combatant until they are
 * back.
 */
const RECOUNT = `
  UPDATE encounters SET due_at = 0 WHERE server = @server AND current = 1 AND clock IS NOT NULL AND (
    pace IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(gms) WHERE value = @user)
    OR EXISTS (SELECT 1 FROM combatants WHERE encounter = encounters.id AND (
      pace IS NOT NULL AND controller = @user OR lent ->> 'owner' = @user AND lent ->> 'until' IS NULL)))`;

/** Only a player's running time has an end. */
const RECOUNT_ALL = `
  UPDATE encounters SET due_at = 0 WHERE due_at IS NOT NULL AND current = 1 AND instr(clock, '"end":') > 0`;

/** What is due to happen by itself, and when the process was not running. */
export class DueTimes {
  readonly #sqlite: SQLite.Database;
  readonly #people: PeopleTable;
  readonly #recount;
  readonly #due;
  readonly #next;
  #downtimes: readonly Required<Span>[] | undefined;

  constructor(sqlite: SQLite.Database, people: PeopleTable) {
    this.#sqlite = sqlite;
    this.#people = people;
    this.#recount = sqlite.prepare<[{ server: string; user: string }]>(RECOUNT);
    this.#due = sqlite.prepare<[OfShards & { before: number; most: number }], DueEncounter>(DUE);
    this.#next = sqlite.prepare<[OfShards], number>(NEXT).pluck();
  }

  due(before: number, most: number, shards?: Shards): readonly DueEncounter[] {
    return this.#due.all({ before, most, ...parametersOf(shards) });
  }

  next(shards?: Shards): number | undefined {
    return this.#next.get(parametersOf(shards));
  }

  /** The hours of the users that an encounter depends on, and the downtimes. */
  of(server: string, encounter: Encounter | undefined): People {
    const users = usersOf(encounter);
    if (users.length === 0 && !encounter?.pace) return NO_PEOPLE;
    return { of: this.#people.ofAll(server, users), downtimes: this.downtimes };
  }

  /**
   * Makes everything in a server that waits for a user due at once, so that it is computed again with their new hours.
   */
  recount(server: string, user: UserId): void {
    this.#recount.run({ server, user });
  }

  /** The same for everyone in a server, after one person's waits are gone. */
  recountAll(server: string): void {
    this.#sqlite
      .prepare('UPDATE encounters SET due_at = 0 WHERE server = ? AND current = 1 AND clock IS NOT NULL')
      .run(server);
  }

  /** The stored downtimes, which may overlap current waits. */
  get downtimes(): readonly Required<Span>[] {
    this.#downtimes ??= this.#sqlite
      .prepare<[], Required<Span>>('SELECT "from", until FROM downtimes ORDER BY "from"')
      .all();
    return this.#downtimes;
  }

  /** Notes that the process is running; stores a downtime if it was away for longer than `gap` milliseconds. */
  beat(now: number, gap: number): Beat {
    return this.#sqlite
      .transaction(() => {
        const from = this.#sqlite.prepare<[], number>('SELECT at FROM heartbeats').pluck().get();
        if (from !== undefined && from > now) return { behind: from - now };
        this.#sqlite
          .prepare('INSERT INTO heartbeats (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at')
          .run(now);
        if (from === undefined || now - from <= gap) return {};
        this.#sqlite.prepare('INSERT OR IGNORE INTO downtimes ("from", until) VALUES (?, ?)').run(from, now);
        this.#sqlite.prepare('DELETE FROM downtimes WHERE until < ?').run(now - HORIZON);
        this.#downtimes = undefined;
        this.#sqlite.prepare(RECOUNT_ALL).run();
        return { downtime: { from, until: now } };
      })
      .immediate();
  }

  /** Trusts a clock that is behind the note, because it was ahead before. */
  trustClock(now: number, since: number): void {
    this.#sqlite
      .transaction(() => {
        this.#sqlite.prepare('DELETE FROM downtimes WHERE "from" >= ?').run(now);
        this.#sqlite.prepare('UPDATE downtimes SET until = @now WHERE until > @now').run({ now });
        this.#sqlite.prepare('INSERT OR REPLACE INTO downtimes ("from", until) VALUES (?, ?)').run(since, now);
        this.#sqlite.prepare('UPDATE heartbeats SET at = ?').run(now);
        this.#sqlite.prepare('UPDATE encounters SET due_at = 0 WHERE current = 1 AND clock IS NOT NULL').run();
        this.#downtimes = undefined;
      })
      .immediate();
  }
}

function parametersOf(shards: Shards | undefined): OfShards {
  return shards ? { of: shards.of, own: JSON.stringify(shards.own) } : { of: null, own: null };
}
