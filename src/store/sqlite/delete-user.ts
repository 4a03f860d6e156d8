import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DELETED_USER } from '../../rules/core/deleted-user.ts';
import type { Waiting } from '../../session/encounter-state.ts';
import { and, type Database, eq, sql } from './drizzle.ts';
import { dropPending, dropWaits, type Here } from './drop-waiting.ts';
import {
  type Redaction,
  redactedAnswers,
  redactedCombatant,
  redactedDeed,
  redactedEncounter,
  redactedEvent,
  redactedQuestion,
} from './redact.ts';
import { characters, chronicles, combatants, deeds, encounters, people, posts, replies, saved } from './schema.ts';
import { has, IN_BOTH, IN_DEEDS, shows, writtenBy } from './users-words.ts';

/**
 * Deletes a player's characters and words in one server, and replaces their id by a random one wherever they ran or played
 * in an encounter. Record and present are redacted alike, so that replaying the one still gives the other.
 */
export function deleteUser(db: Database, server: string, user: string): void {
  db.delete(characters)
    .where(and(eq(characters.server, server), eq(characters.user, user)))
    .run();
  db.delete(saved)
    .where(and(eq(saved.server, server), eq(saved.user, user)))
    .run();
  db.delete(people)
    .where(and(eq(people.server, server), eq(people.user, user)))
    .run();
  const here = sql`(SELECT ${encounters.id} FROM ${encounters} WHERE ${encounters.server} = ${server})`;
  const former = `${DELETED_USER}${randomBytes(6).toString('hex')}`;
  const whom = { user, former, wrote: writtenBy(db, here, user) };
  redactReplies(db, whom);
  redactDeeds(db, here, whom);
  redactEncounters(db, server, whom);
  redactCombatants(db, here, whom);
  redactChronicles(db, here, whom);
  redactPosts(db, here, whom);
  dropPending(db, here, user);
  dropWaits(db, here, user);
  raiseRevisions(db, server);
}

/** A second delivery is then only told that it was done. */
function redactReplies(db: Database, whom: Redaction): void {
  db.update(replies)
    .set({ user: '', reply: JSON.stringify({ whisper: true, content: 'That has been done already.' }) })
    .where(sql`${replies.user} = ${whom.user} OR ${shows(replies.reply, whom)}`)
    .run();
}

/** Only the deeds that name the player, or have somebody's words, or whose events do, are parsed. */
function redactDeeds(db: Database, here: Here, whom: Redaction): void {
  const theirs = sql`${deeds.encounter} IN ${here} AND ${deeds.user} = ${whom.user}`;
  const kept = { deed: deeds.deed, events: deeds.events, answers: deeds.answers };
  const hinted = has([deeds.deed, deeds.events], [whom.user, ...IN_BOTH]);
  const rows = db
    .select({ encounter: deeds.encounter, number: deeds.number, ...kept })
    .from(deeds)
    .where(
      sql`${deeds.encounter} IN ${here} AND (${hinted} OR ${has([deeds.deed], IN_DEEDS)} OR ${deeds.answers} <> '[]')`,
    )
    .all();
  for (const { encounter, number, ...row } of rows) {
    const redacted = {
      deed: row.deed && redactedDeed(row.deed, whom),
      events: row.events.map((event) => redactedEvent(event, whom)),
      answers: redactedAnswers(row.answers, whom),
    };
    if (isDeepStrictEqual(redacted, row)) continue;
    db.update(deeds)
      .set({ ...redacted, redacted: true })
      .where(and(eq(deeds.encounter, encounter), eq(deeds.number, number)))
      .run();
  }
  db.update(deeds).set({ user: whom.former, redacted: true }).where(theirs).run();
}

/** The hash of a row is of what was there before: it cannot be checked any more. */
function markRedacted(db: Database, encounter: number, number: number): void {
  db.update(deeds)
    .set({ redacted: true })
    .where(and(eq(deeds.encounter, encounter), eq(deeds.number, number)))
    .run();
}

/** Of a chronicle the player's words go, and whose the deeds were. */
function redactChronicles(db: Database, here: Here, { user }: Redaction): void {
  const rows = db
    .select()
    .from(chronicles)
    .where(sql`${chronicles.encounter} IN ${here} AND instr(${chronicles.lines}, ${user}) > 0`)
    .all();
  for (const { encounter, lines } of rows) {
    const kept = lines.map((line) => (line.user === user ? { text: line.text } : line));
    db.update(chronicles).set({ lines: kept }).where(eq(chronicles.encounter, encounter)).run();
  }
}

/**
 * What the channel's messages show of a turn that is played, and what those on turn did last, may have the player's words
 * and id: it is forgotten. Discord has what was shown.
 */
function redactPosts(db: Database, here: Here, whom: Redaction): void {
  db.update(posts)
    .set({ view: null })
    .where(sql`${posts.encounter} IN ${here} AND ${shows(posts.view, whom)}`)
    .run();
  const rows = db
    .select({ id: encounters.id, posts: encounters.posts })
    .from(encounters)
    .where(sql`${encounters.id} IN ${here} AND ${encounters.posts} IS NOT NULL`)
    .all();
  for (const { id, posts: kept } of rows) {
    if (!kept) continue;
    const turn = kept.turn && { ...kept.turn, told: [] };
    const over = kept.over?.map(({ told: _, ...each }) => each);
    db.update(encounters)
      .set({ posts: { ...kept, last: {}, ...(turn && { turn }), ...(over && { over }) } })
      .where(eq(encounters.id, id))
      .run();
  }
}

function redactEncounters(db: Database, server: string, whom: Redaction): void {
  const named = has([encounters.opening, encounters.gms], [whom.user]);
  const rows = db
    .select({ id: encounters.id, opening: encounters.opening, gms: encounters.gms, waiting: encounters.waiting })
    .from(encounters)
    .where(sql`${encounters.server} = ${server} AND (${named} OR ${encounters.waiting} IS NOT NULL)`)
    .all();
  for (const { id, opening, gms, waiting } of rows) {
    const opened = redactedEncounter(opening, whom);
    db.update(encounters)
      .set({
        opening: opened,
        gms: gms.map((gm) => (gm === whom.user ? whom.former : gm)),
        waiting: waiting && withoutUser(waiting, whom),
      })
      .where(eq(encounters.id, id))
      .run();
    // The chain of the record begins with how the encounter opened.
    if (!isDeepStrictEqual(opened, opening)) markRedacted(db, id, 0);
  }
}

function withoutUser({ deed, answers, question, user, ...waiting }: Waiting, whom: Redaction): Waiting {
  return {
    ...waiting,
    deed: redactedDeed(deed, whom),
    answers: redactedAnswers(answers, whom),
    question: redactedQuestion(question, whom),
    user: user === whom.user ? whom.former : user,
  };
}

/** What was decided on the encounters as they were conflicts from now on, and is decided anew. */
function raiseRevisions(db: Database, server: string): void {
  db.update(encounters)
    .set({ revision: sql`${encounters.revision} + 1` })
    .where(and(eq(encounters.server, server), sql`${encounters.current} = 1`))
    .run();
}

function redactCombatants(db: Database, here: Here, whom: Redaction): void {
  const { encounter, id, controller, character, lent } = combatants;
  const rows = db
    .select({ encounter, id, controller, character, lent })
    .from(combatants)
    .where(
      sql`${encounter} IN ${here} AND (${controller} = ${whom.user} OR instr(${character}, ${whom.user}) > 0 OR instr(${lent}, ${whom.user}) > 0)`,
    )
    .all();
  for (const row of rows)
    db.update(combatants)
      .set(redactedCombatant({ controller: row.controller, character: row.character, lent: row.lent }, whom))
      .where(and(eq(encounter, row.encounter), eq(id, row.id)))
      .run();
}
