import type { Encounter } from '../../rules/core/encounter.ts';
import { type Caller, Session } from '../../session/session.ts';
import { Characters } from './characters.ts';
import type { Open } from './database.ts';
import { eq, lt } from './drizzle.ts';
import { Personal } from './personal.ts';
import { openRepositories, type Repositories } from './repositories.ts';
import { answers, trackers } from './schema.ts';
import { inserting } from './statements.ts';

/** How long an answer is kept for a second delivery. Discord's tokens live for 15 minutes. */
const KEPT = 24 * 60 * 60 * 1000;
/** One answer in so many also forgets the old ones. */
const FORGET_EVERY = 500;

/** The message that shows a channel's fight. */
export type Tracker = typeof trackers.$inferSelect;

/** A channel's fight, as its tracker needs it. */
export interface Shown {
  readonly fight: number;
  readonly event: number;
  readonly encounter: Encounter;
  readonly tracker: Tracker | undefined;
}

/** Where fights are kept. One command is one transaction: loaded, played, written, with no waiting in between. */
export class Store {
  readonly #open: Open;
  readonly #kept: Repositories;
  readonly #statements;
  #answered = 0;

  constructor(open: Open) {
    this.#open = open;
    const { sqlite } = open;
    this.#kept = openRepositories(open);
    this.#statements = {
      answer: sqlite.prepare<[string], string>('SELECT reply FROM answers WHERE interaction = ?').pluck(),
      remember: inserting(sqlite, answers),
    };
  }

  /**
   * Lets a caller act at a channel's table. All of it happens or, should `decide` throw, nothing. A second delivery of an
   * interaction that changed something gets the first one's answer, and nothing happens again.
   */
  transact<Answer>(caller: Caller, decide: (session: Session) => Answer): Answer {
    return this.#writing(() => {
      const given = this.#statements.answer.get(caller.interaction);
      if (given !== undefined) return JSON.parse(given);
      const session = this.#table(caller);
      const answer = decide(session);
      session.finish();
      if (session.changed) this.#remember(caller, answer);
      session.leave();
      return answer;
    });
  }

  /**
   * Lets several act one after the other, each by `play`, with one wait for the disk at the end of all. Should one of
   * them fail within, nothing of it has happened, and all the others have. Throws where the whole could not be written;
   * each may then be played again alone: what has been written of them all the same is not done twice.
   */
  together<Answer>(plays: readonly (() => Answer)[]): readonly Answer[] {
    return this.#writing(() =>
      plays.map((play) => {
        const answer = play();
        // Where the disk fails, SQLite may have ended the transaction that all of them are in.
        if (!this.#open.sqlite.inTransaction) throw new Error('The transaction of several commands has ended early');
        return answer;
      }),
    );
  }

  /** Lets a caller look at a channel's table. What is done there is not kept. */
  look<Answer>(caller: Caller, see: (session: Session) => Answer): Answer {
    return see(this.#table(caller));
  }

  /** The fight of a channel and the message that shows it, for redrawing that message. */
  shown(channel: string): Shown | undefined {
    const fight = this.#kept.present.of(channel);
    if (!fight) return undefined;
    const { row, encounter } = fight;
    const tracker = this.#open.db.select().from(trackers).where(eq(trackers.channel, channel)).get();
    return { fight: row.id, event: row.events, encounter, tracker };
  }

  /** Keeps which message shows a channel's fight. */
  keepTracker(tracker: Tracker): void {
    this.#open.db.insert(trackers).values(tracker).onConflictDoUpdate({ target: trackers.channel, set: tracker }).run();
  }

  /** No more is taken; the file is left in good order. */
  close(): void {
    this.#open.close();
  }

  /** Runs something that writes, within a transaction. If it is not written, nothing of it is believed. */
  #writing<Result>(write: () => Result): Result {
    try {
      return this.#open.sqlite.transaction(write).immediate();
    } catch (error) {
      this.#kept.present.invalidate();
      throw error;
    }
  }

  #table(caller: Caller): Session {
    const { db } = this.#open;
    const { server } = caller;
    return new Session(this.#kept, new Characters(db, server), new Personal(db, server), caller);
  }

  #remember<Answer>({ interaction, now }: Caller, answer: Answer): void {
    const { db } = this.#open;
    this.#statements.remember({ interaction, reply: JSON.stringify(answer), at: now });
    if (this.#answered++ % FORGET_EVERY === 0)
      db.delete(answers)
        .where(lt(answers.at, now - KEPT))
        .run();
  }
}
