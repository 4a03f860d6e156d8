import type { Resource } from '../../rules/core/encounter.ts';
import { pendingOf } from '../../session/pending.ts';
import { type Person, UNKNOWN_PERSON } from '../../session/person.ts';
import type { Extent, PersonalData, PersonalDeed, PersonalFight } from '../../session/personal-data.ts';
import type { Saved } from '../../session/saved.ts';
import { isTheirs } from './combatants.ts';
import { and, type Database, eq, sql } from './drizzle.ts';
import { People } from './people.ts';
import { SavedActs } from './saved.ts';
import { characters, chronicles, combatants, deeds, encounters, portraits } from './schema.ts';

/** Most bytes of encounters and of deeds in one export; the newest come first. */
const MOST_OF_FIGHTS = 2_000_000;
const MOST_OF_DEEDS = 5_000_000;
/** Most deeds that are read for it. */
const MOST_DEEDS = 20_000;

/** What is kept of the players of one server. */
export class Personal {
  readonly #db: Database;
  readonly #server: string;

  constructor(db: Database, server: string) {
    this.#db = db;
    this.#server = server;
  }

  /** How much there is of a player. */
  extent(user: string): Extent {
    const fights = this.#fights(user);
    return {
      characters: this.#characters(user).length,
      saved: this.#saved(user).length,
      person: this.#person(user) !== UNKNOWN_PERSON,
      fights: fights.length,
      deeds: this.#count(user),
      pending: this.#pending(user).length,
      alone: fights.filter(({ phase, gms }) => phase !== 'ended' && gms.length === 1 && gms[0] === user),
    };
  }

  /** All that is kept of a player. */
  of(user: string): PersonalData {
    const fights = within(MOST_OF_FIGHTS, this.#told(user));
    const person = this.#person(user);
    const done = within(MOST_OF_DEEDS, this.#deeds(user));
    return {
      server: this.#server,
      user,
      characters: this.#characters(user).map(({ id, name, system, sheet, draft, changedAt }) => ({
        name,
        system,
        sheet,
        ...(draft !== null && { draft }),
        changedAt,
        ...this.#portrait(id),
      })),
      saved: this.#saved(user),
      ...(person !== UNKNOWN_PERSON && { person }),
      fights: fights.kept,
      deeds: done.kept,
      chronicles: this.#chronicles(user),
      pending: this.#pending(user),
      leftOut: { fights: fights.left, deeds: this.#count(user) - done.kept.length },
    };
  }

  #chronicles(user: string): PersonalData['chronicles'] {
    return this.#db
      .select()
      .from(chronicles)
      .where(sql`${chronicles.encounter} IN ${this.#here()} AND instr(${chronicles.lines}, ${user}) > 0`)
      .all()
      .map(({ encounter, lines }) => ({ fight: encounter, lines: lines.filter((line) => line.user === user) }));
  }

  #pending(user: string): PersonalData['pending'] {
    const { id, pending, server } = encounters;
    return this.#db
      .select({ id, pending })
      .from(encounters)
      .where(and(eq(server, this.#server), sql`instr(${pending}, ${user}) > 0`))
      .all()
      .flatMap(({ id: fight, pending: kept }) => (kept ? [{ fight, ...pendingOf(kept, user) }] : []));
  }

  #count(user: string): number {
    const counted = this.#db.select({ deeds: sql<number>`count(*)` }).from(deeds).where(this.#done(user)).get();
    return counted?.deeds ?? 0;
  }

  #own(user: string) {
    return and(eq(characters.server, this.#server), eq(characters.user, user));
  }

  #characters(user: string) {
    return this.#db.select().from(characters).where(this.#own(user)).all();
  }

  #portrait(character: string): Pick<PersonalData['characters'][number], 'portrait'> {
    const kept = this.#db.select().from(portraits).where(eq(portraits.character, character)).get();
    return kept ? { portrait: { type: kept.type, base64: kept.bytes.toString('base64') } } : {};
  }

  #saved(user: string): readonly Saved[] {
    return new SavedActs(this.#db).of(this.#server, user);
  }

  #person(user: string): Person {
    return new People(this.#db).of(this.#server, user);
  }

  /** The encounters of this server. */
  #here() {
    return this.#db.select({ id: encounters.id }).from(encounters).where(eq(encounters.server, this.#server));
  }

  #done(user: string) {
    return sql`${deeds.encounter} IN ${this.#here()} AND ${deeds.user} = ${user}`;
  }

  /** The encounters in which the player is a GM or plays somebody, newest first. */
  #fights(user: string) {
    const played = this.#db.select({ id: combatants.encounter }).from(combatants).where(isTheirs(user));
    const runs = sql`EXISTS (SELECT 1 FROM json_each(${encounters.gms}) WHERE value = ${user})`;
    const { id, name, system, channel, phase, gms, openedAt, endedAt } = encounters;
    return this.#db
      .select({ id, name, system, channel, phase, gms, openedAt, endedAt })
      .from(encounters)
      .where(and(eq(encounters.server, this.#server), sql`(${runs} OR ${encounters.id} IN ${played})`))
      .orderBy(sql`${encounters.id} DESC`)
      .all();
  }

  #told(user: string): readonly PersonalFight[] {
    const played = this.#db
      .select()
      .from(combatants)
      .where(and(sql`${combatants.encounter} IN ${this.#here()}`, isTheirs(user)))
      .orderBy(combatants.place)
      .all();
    const byFight = Map.groupBy(played, ({ encounter }) => encounter);
    return this.#fights(user).map(({ id, name, system, channel, openedAt, endedAt, gms }) => ({
      fight: id,
      name,
      system,
      channel,
      opened: iso(openedAt),
      ...(endedAt !== null && { ended: iso(endedAt) }),
      gm: gms.includes(user),
      combatants: (byFight.get(id) ?? []).map(
        ({ name: called, vitality, resources, sheet, own, hp, wounds, stress, stamina }) => ({
          name: called,
          vitality,
          resources: { ...counted({ hp, wounds, stress, stamina }), ...resources },
          sheet,
          own,
        }),
      ),
    }));
  }

  #deeds(user: string): readonly PersonalDeed[] {
    const { encounter: fight, number, at, kind, deed, answers } = deeds;
    return this.#db
      .select({ fight, number, at, kind, deed, answers })
      .from(deeds)
      .where(this.#done(user))
      .orderBy(sql`${deeds.at} DESC`)
      .limit(MOST_DEEDS)
      .all()
      .map(({ at: when, deed: done, ...rest }) => ({ ...rest, at: iso(when), ...(done !== null && { deed: done }) }));
  }
}

function counted(columns: Readonly<Record<string, number | null>>): Readonly<Record<string, Resource>> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => (value === null ? [] : [[name, { value }]])),
  );
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** As many rows as fit into so many bytes of JSON, and how many are left out. */
function within<T>(most: number, rows: readonly T[]): { readonly kept: readonly T[]; readonly left: number } {
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += JSON.stringify(row).length;
    return bytes > most;
  });
  return end === -1 ? { kept: rows, left: 0 } : { kept: rows.slice(0, end), left: rows.length - end };
}
