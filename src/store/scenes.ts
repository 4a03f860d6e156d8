import type { Combatant } from '../rules/core/encounter.ts';
import { Deeds } from './deeds.ts';
import { and, type Database, desc, eq } from './drizzle.ts';
import type { Present } from './present.ts';
import { FORMAT, type SceneRecord } from './scene-record.ts';
import { combatants, encounters } from './schema.ts';
import { promised, Seals } from './seals.ts';

/** The scenes that a channel has played, the present one too. They are only read here. */
export class Scenes {
  readonly #db: Database;
  readonly #present: Present;
  readonly #channel: string;

  constructor(db: Database, present: Present, channel: string) {
    this.#db = db;
    this.#present = present;
    this.#channel = channel;
  }

  /** Their numbers and names, the last first. */
  list(most: number): readonly { readonly fight: number; readonly name: string }[] {
    return this.#db
      .select({ fight: encounters.id, name: encounters.name })
      .from(encounters)
      .where(eq(encounters.channel, this.#channel))
      .orderBy(desc(encounters.id))
      .limit(most)
      .all();
  }

  /** The whole record of a scene of this channel. Of its seeds, only those that have been shown. */
  record(fight: number): SceneRecord | undefined {
    const here = and(eq(encounters.id, fight), eq(encounters.channel, this.#channel));
    const row = this.#db.select().from(encounters).where(here).get();
    if (!row) return undefined;
    return {
      format: FORMAT,
      fight: row.id,
      openedAt: row.openedAt,
      ...(row.endedAt !== null && { endedAt: row.endedAt }),
      seeds: new Seals(this.#db).all(row.id).map(promised),
      opening: row.opening,
      deeds: new Deeds(this.#db).all(row.id),
      present: this.#present.read(row),
    };
  }

  /** A character's last self in this channel, whose wounds it still bears. */
  lastSelf(character: string): Combatant | undefined {
    const found = this.#db
      .select({ row: encounters })
      .from(combatants)
      .innerJoin(encounters, eq(encounters.id, combatants.encounter))
      .where(and(eq(encounters.channel, this.#channel), eq(combatants.character, character)))
      .orderBy(desc(encounters.id))
      .limit(1)
      .get();
    return found && this.#present.read(found.row).combatants.find((each) => each.character === character);
  }
}
