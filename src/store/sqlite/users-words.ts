import { randomBytes } from 'node:crypto';
import { isTheirs } from './combatant-rows.ts';
import { type Column, type Database, sql } from './drizzle.ts';
import type { Here } from './drop-waiting.ts';
import { ownWordsOf, type Redaction, wordsOf } from './redact.ts';
import { combatants, deeds, type posts, type replies } from './schema.ts';

/** All that the player wrote in their deeds, or for combatants that they play, each with what stands in its place. */
export function writtenBy(db: Database, here: Here, user: string): ReadonlyMap<string, string> {
  const said = db
    .select({ deed: deeds.deed })
    .from(deeds)
    .where(sql`${deeds.encounter} IN ${here} AND ${deeds.user} = ${user}`)
    .all()
    .flatMap(({ deed }) => (deed ? wordsOf(deed) : []));
  const theirs = db
    .select({ encounter: combatants.encounter, id: combatants.id })
    .from(combatants)
    .where(sql`${combatants.encounter} IN ${here} AND ${isTheirs(user)}`)
    .all();
  const kept = [...Map.groupBy(theirs, ({ encounter }) => encounter)].flatMap(([encounter, played]) => {
    const of = new Set(played.map(({ id }) => id));
    const rows = db
      .select({ events: deeds.events })
      .from(deeds)
      .where(sql`${deeds.encounter} = ${encounter} AND ${has([deeds.events], IN_BOTH)}`)
      .all();
    return rows.flatMap(({ events }) => events.flatMap((event) => ownWordsOf(event, of)));
  });
  // Conditions may be told apart by what stands there.
  const first = randomBytes(4).readUInt32BE();
  return new Map([...said, ...kept].map((text, place) => [text, `… ${(first + place).toString(36)}`]));
}

/** How words begin in the JSON of deeds and events: cheap filters before parsing. */
export const IN_BOTH = ['"words":', '"note":', '"mark":'];
export const IN_DEEDS = ['"why":', '"cure"'];

/** Whether any of the columns has any of the texts. */
export function has(columns: readonly Column[], texts: readonly string[]) {
  const found = columns.flatMap((column) => texts.map((text) => sql`instr(${column}, ${text}) > 0`));
  return sql`(${sql.join(found, sql` OR `)})`;
}

/** Whether a message shows the player's id or words: these as markdown has them, and perhaps cut. */
export function shows(message: typeof replies.reply | typeof posts.view, { user, wrote }: Redaction) {
  const bare = sql`replace(replace(${message}, char(92), ''), char(8203), '')`;
  const texts = [user, ...[...wrote.keys()].map((text) => text.replaceAll('\\', '').slice(0, 30))];
  return sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(texts)}) WHERE instr(${bare}, value) > 0)`;
}
