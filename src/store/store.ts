import { Characters } from './characters.ts';
import type { Open } from './database.ts';
import { eq, lt } from './drizzle.ts';
import { Present } from './present.ts';
import { answers } from './schema.ts';
import { type Caller, Table } from './table.ts';

/** How long an answer is kept for a second delivery. Discord's tokens live for 15 minutes. */
const KEPT = 24 * 60 * 60 * 1000;
/** One answer in so many also forgets the old ones. */
const FORGET_EVERY = 500;

/** Where fights are kept. One command is one transaction: loaded, played, written, with no waiting in between. */
export class Store {
  readonly #open: Open;
  readonly #present: Present;
  #answered = 0;

  constructor(open: Open) {
    this.#open = open;
    this.#present = new Present(open.db);
  }

  /**
   * Lets a caller act at a channel's table. All of it happens or, should `decide` throw, nothing. A second delivery of an
   * interaction that changed something gets the first one's answer, and nothing happens again.
   */
  play<Answer>(caller: Caller, decide: (table: Table) => Answer): Answer {
    const { db, sqlite } = this.#open;
    return sqlite
      .transaction((): Answer => {
        const given = db
          .select({ reply: answers.reply })
          .from(answers)
          .where(eq(answers.interaction, caller.interaction))
          .get();
        if (given) return JSON.parse(given.reply);
        const table = this.#table(caller);
        const answer = decide(table);
        if (table.changed) this.#remember(caller, answer);
        return answer;
      })
      .immediate();
  }

  /** Lets a caller look at a channel's table. What is done there is not kept. */
  look<Answer>(caller: Caller, see: (table: Table) => Answer): Answer {
    return see(this.#table(caller));
  }

  /** No more is taken; the file is left in good order. */
  close(): void {
    this.#open.close();
  }

  #table(caller: Caller): Table {
    return new Table(this.#open.db, this.#present, new Characters(this.#open.db, caller.server), caller);
  }

  #remember<Answer>({ interaction, now }: Caller, answer: Answer): void {
    const { db } = this.#open;
    db.insert(answers)
      .values({ interaction, reply: JSON.stringify(answer), at: now })
      .run();
    if (this.#answered++ % FORGET_EVERY === 0)
      db.delete(answers)
        .where(lt(answers.at, now - KEPT))
        .run();
  }
}
