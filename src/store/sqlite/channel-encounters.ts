import type { Combatant } from '../../rules/core/encounter.ts';
import { type EncounterRecord, FORMAT } from '../../session/encounter-record.ts';
import { and, desc, eq } from './drizzle.ts';
import type { Repositories } from './repositories.ts';
import { combatants, encounters } from './schema.ts';
import { publicSeeds } from './seeds.ts';

/** The scenes that a channel has played, the present one too. They are only read here. */
export class ChannelEncounters {
  readonly #kept: Repositories;
  readonly #channel: string;

  constructor(kept: Repositories, channel: string) {
    this.#kept = kept;
    this.#channel = channel;
  }

  /** Their numbers and names, the last first. */
  list(most: number): readonly { readonly fight: number; readonly name: string }[] {
    return this.#kept.db
      .select({ fight: encounters.id, name: encounters.name })
      .from(encounters)
      .where(eq(encounters.channel, this.#channel))
      .orderBy(desc(encounters.id))
      .limit(most)
      .all();
  }

  /** The whole record of a scene of this channel. Of its seeds, only those that have been shown. */
  record(fight: number): EncounterRecord | undefined {
    const here = and(eq(encounters.id, fight), eq(encounters.channel, this.#channel));
    const { db, deeds, seals, present } = this.#kept;
    const row = db.select().from(encounters).where(here).get();
    if (!row) return undefined;
    return {
      format: FORMAT,
      fight: row.id,
      openedAt: row.openedAt,
      ...(row.endedAt !== null && { endedAt: row.endedAt }),
      seeds: seals.all(row.id).map(publicSeeds),
      opening: row.opening,
      deeds: deeds.all(row.id),
      present: present.read(row),
    };
  }

  /** A character's last self in this channel, whose wounds it still bears. */
  lastSelf(character: string): Combatant | undefined {
    const { db, present } = this.#kept;
    const found = db
      .select({ row: encounters })
      .from(combatants)
      .innerJoin(encounters, eq(encounters.id, combatants.encounter))
      .where(and(eq(encounters.channel, this.#channel), eq(combatants.character, character)))
      .orderBy(desc(encounters.id))
      .limit(1)
      .get();
    return found && present.read(found.row).combatants.find((each) => each.character === character);
  }
}
