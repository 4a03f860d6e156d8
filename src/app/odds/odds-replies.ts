import { setTimeout as sleep } from 'node:timers/promises';
import { warning } from '../../../commands/lopsided.ts';
import { workReply } from '../../../commands/odds/work-reply.ts';
import { asPanel } from '../../interaction/panel.ts';
import { type Aside, type Reply, whisper } from '../../interaction/reply.ts';
import type { WorkEnd } from '../../odds/forecast.ts';
import { begun, type Result } from '../../odds/work.ts';
import * as failures from '../../text/failures.ts';
import type { Log } from '../host.ts';
import type { OddsThreads } from './odds-threads.ts';

/** How long an answer waits for its odds, in milliseconds: those of one act come whole. */
const AT_ONCE = 1_000;
/** How long there is between the first two drawings of one answer, in milliseconds. */
const PACE = 2_000;
/** How much longer it is until each next: four times the fights make a forecast twice as sharp. */
const SLOWER = 1.4;
/** How long an answer can be drawn anew, in milliseconds: Discord takes changes for 15 minutes. */
const LONGEST = 14 * 60_000;

/** A reply with what is known of its odds, and what it becomes while they get better known. */
interface KnownReply {
  readonly reply: Reply;
  /** Ends with all that comes to be known. Absent: that is known already. Nothing is thrown. */
  readonly later?: AsyncIterable<Reply>;
}

/** Works out the odds of replies in other threads, and draws what is known. */
export class OddsReplies {
  readonly #threads: Pick<OddsThreads, 'run' | 'stop'>;
  readonly #log: Log;
  readonly #atOnce: number;
  readonly #pace: number;
  /** The last odds of each user that are still worked out. */
  readonly #running = new Map<string, Running>();

  constructor(
    threads: Pick<OddsThreads, 'run' | 'stop'>,
    log: Log,
    { atOnce = AT_ONCE, pace = PACE }: { readonly atOnce?: number; readonly pace?: number } = {},
  ) {
    this.#threads = threads;
    this.#log = log;
    this.#atOnce = atOnce;
    this.#pace = pace;
  }

  /** What is known of a reply's odds within a second. A user's older odds are stopped. A reply without odds comes back as it is. */
  async known(user: string, reply: Reply): Promise<KnownReply> {
    if (!reply.work) return { reply };
    this.#giveWay(user, reply);
    const job: Running = { reply, result: begun(reply.work.work), state: 'running', over: Promise.resolve() };
    job.over = this.#threads
      .run(user, reply.work.work, (result) => {
        job.result = result;
      })
      .then((result) => {
        job.result = result;
        job.state = 'done';
      })
      .catch((error) => {
        this.#log.error({ error }, 'Odds could not be worked out');
        job.state = 'failed';
      })
      .finally(() => {
        if (this.#running.get(user) === job) this.#running.delete(user);
      });
    this.#running.set(user, job);
    await within(this.#atOnce, job.over);
    return { reply: drawn(job), ...(job.state === 'running' && { later: this.#later(user, job) }) };
  }

  /** What a user is told beside a reply, once it is known. Undefined: nothing. What goes wrong is logged. */
  async aside(user: string, aside: Aside): Promise<Reply | undefined> {
    try {
      // Beside whatever else is worked out for them.
      return warning(aside, await this.#threads.run(`${user} aside`, aside.work, () => undefined));
    } catch (error) {
      this.#log.error({ error }, 'Whether a fight is lopsided could not be worked out');
      return undefined;
    }
  }

  /** Stops the odds that this interaction of a user's asked for. Says whether they were being worked out. */
  stop(user: string, asked: string): boolean {
    const job = this.#running.get(user);
    if (job?.reply.work?.asked !== asked) return false;
    job.end = 'stopped';
    return this.#threads.stop(user);
  }

  /** A user's older odds are stopped by newer ones, and say so, but where these stand in their place. */
  #giveWay(user: string, { work, dropsWork }: Reply): void {
    const job = this.#running.get(user);
    if (!job) return;
    job.end = 'newer';
    if (dropsWork && job.reply.work?.work.type === work?.work.type) job.isDropped = true;
  }

  async *#later(user: string, job: Running): AsyncGenerator<Reply> {
    const until = performance.now() + LONGEST;
    let last = JSON.stringify(drawn(job));
    for (let pace = this.#pace; job.state === 'running'; pace *= SLOWER) {
      await within(pace, job.over);
      if (job.isDropped) return;
      if (performance.now() > until && job.state === 'running') {
        job.end = 'late';
        this.#threads.stop(user);
      }
      const next = drawn(job);
      const written = JSON.stringify(next);
      if (written !== last) yield next;
      last = written;
    }
  }
}

interface Running {
  readonly reply: Reply;
  result: Result;
  state: 'running' | 'done' | 'failed';
  /** Its message shows something else by now. */
  isDropped?: true;
  /** Why nothing more will be known, where something is missing. */
  end?: WorkEnd;
  over: Promise<void>;
}

function drawn({ reply, result, state, end = 'stopped' }: Running): Reply {
  if (state !== 'failed') return workReply(reply, result, state === 'running' ? undefined : end);
  const failed = whisper(failures.FAILED, reply.update ? { update: true } : {});
  // A message of components alone never becomes another.
  return reply.v2 ? asPanel(failed) : failed;
}

/** Until it is done, at most so many milliseconds. */
async function within(milliseconds: number, done: Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const waited = sleep(milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined);
  await Promise.race([done, waited]);
  waiting.abort();
}
