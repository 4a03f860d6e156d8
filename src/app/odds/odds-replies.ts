import { setTimeout as sleep } from 'node:timers/promises';
import { workReply } from '../../../commands/odds/work-reply.ts';
import { warningReply } from '../../../commands/uneven-warning.ts';
import * as panel from '../../interaction/panel.ts';
import { type Reply, type UnevenFightCheck, whisper, withReaderLanguage } from '../../interaction/reply.ts';
import type { WorkEndReason } from '../../odds/forecast.ts';
import { emptyResult, type WorkResult } from '../../odds/work.ts';
import { ENGLISH, inLanguage } from '../../text/languages.ts';
import { t } from '../../text/t.ts';
import type { Log } from '../host.ts';
import type { OddsThreads } from './odds-threads.ts';

/** How long a reply waits for its odds. The odds of a single action are complete by then. */
const FIRST_RESULT_WAIT_MS = 1_000;
/** The time between the first two updates of one reply. */
const FIRST_UPDATE_WAIT_MS = 2_000;
/**
 * Each wait is longer than the wait before by this factor. A forecast needs four times as many fights to be twice as
 * precise.
 */
const WAIT_FACTOR = 1.4;
/** How long a reply can be updated: Discord accepts edits for 15 minutes. */
const MAX_UPDATE_TIME_MS = 14 * 60_000;

/** A reply with the odds known so far, and its later updates. */
interface ReplyWithOdds {
  readonly reply: Reply;
  /**
   * Later versions of the reply, up to the final odds. Undefined if the reply already has the final odds. Never throws.
   */
  readonly updates?: AsyncIterable<Reply>;
}

/** Computes the odds for replies in worker threads, and shows what is known so far. */
export class OddsReplies {
  readonly #threads: Pick<OddsThreads, 'run' | 'stop'>;
  readonly #log: Log;
  readonly #atOnce: number;
  readonly #every: number;
  /** Each user's latest odds that are still being computed. */
  readonly #running = new Map<string, RunningOdds>();

  constructor(
    threads: Pick<OddsThreads, 'run' | 'stop'>,
    log: Log,
    {
      atOnce = FIRST_RESULT_WAIT_MS,
      every = FIRST_UPDATE_WAIT_MS,
    }: { readonly atOnce?: number; readonly every?: number } = {},
  ) {
    this.#threads = threads;
    this.#log = log;
    this.#atOnce = atOnce;
    this.#every = every;
  }

  /**
   * Returns a reply with the odds that are known after a second. Stops computing the user's older odds. A reply without
   * odds is returned unchanged.
   */
  async withKnownOdds(user: string, reply: Reply): Promise<ReplyWithOdds> {
    if (!reply.work) return { reply };
    this.#replaceOlder(user, reply);
    const job: RunningOdds = { reply, result: emptyResult(reply.work.work), state: 'running', over: Promise.resolve() };
    job.over = this.#threads
      .run(user, reply.work.work, (result) => {
        job.result = result;
      })
      .then((result) => {
        job.result = result;
        job.state = 'done';
      })
      .catch((error) => {
        this.#log.error({ error }, 'Could not work out odds');
        job.state = 'failed';
      })
      .finally(() => {
        if (this.#running.get(user) === job) this.#running.delete(user);
      });
    this.#running.set(user, job);
    await waitAtMost(Math.min(this.#atOnce, reply.work.wait ?? this.#atOnce), job.over);
    return { reply: currentReply(job), ...(job.state === 'running' && { updates: this.#laterReplies(user, job) }) };
  }

  /** An extra private message after a reply. Undefined if there is nothing to say. Errors are logged. */
  async aside(user: string, aside: UnevenFightCheck, language = ENGLISH): Promise<Reply | undefined> {
    try {
      // The key differs from the user's id, so this doesn't replace the user's other odds.
      const oddsResult = await this.#threads.run(`${user} aside`, aside.work, () => undefined);
      return inLanguage(language, () => warningReply(aside, oddsResult));
    } catch (error) {
      this.#log.error({ error }, 'Could not check whether a fight is uneven');
      return undefined;
    }
  }

  /** Stops computing the odds that this interaction asked for. Returns true if they were being computed. */
  stop(user: string, asked: string): boolean {
    const job = this.#running.get(user);
    if (job?.reply.work?.asked !== asked) return false;
    job.end = 'stopped';
    return this.#threads.stop(user);
  }

  /**
   * Stops computing a user's older odds when newer ones start. The older reply then says that they were stopped, unless
   * the newer reply replaces it.
   */
  #replaceOlder(user: string, { work, dropsWork }: Reply): void {
    const job = this.#running.get(user);
    if (!job) return;
    job.end = 'newer';
    if (dropsWork && job.reply.work?.work.type === work?.work.type) job.isDropped = true;
  }

  async *#laterReplies(user: string, job: RunningOdds): AsyncGenerator<Reply> {
    const deadline = performance.now() + MAX_UPDATE_TIME_MS;
    let lastShownJson = JSON.stringify(currentReply(job));
    for (let waitMs = this.#every; job.state === 'running'; waitMs *= WAIT_FACTOR) {
      await waitAtMost(waitMs, job.over);
      if (job.isDropped) return;
      if (performance.now() > deadline && job.state === 'running') {
        job.end = 'late';
        this.#threads.stop(user);
      }
      const nextReply = currentReply(job);
      const nextJson = JSON.stringify(nextReply);
      if (nextJson !== lastShownJson) yield nextReply;
      lastShownJson = nextJson;
    }
  }
}

interface RunningOdds {
  readonly reply: Reply;
  result: WorkResult;
  state: 'running' | 'done' | 'failed';
  /** True if the message now shows something else. */
  isDropped?: true;
  /** Why the odds stay incomplete. */
  end?: WorkEndReason;
  over: Promise<void>;
}

function currentReply(job: RunningOdds): Reply {
  const { language = ENGLISH } = job.reply;
  return inLanguage(language, () => withReaderLanguage(makeCurrentReply(job), language));
}

function makeCurrentReply({ reply, result, state, end = 'stopped' }: RunningOdds): Reply {
  const isUsefulWithoutOdds = reply.work !== undefined && 'offers' in reply.work;
  if (state !== 'failed' || isUsefulWithoutOdds) return workReply(reply, result, state === 'running' ? undefined : end);
  const failedReply = whisper(t('failed'), reply.update ? { update: true } : {});
  // A message made of components can't become an ordinary message.
  return reply.v2 ? panel.asPanel(failedReply) : failedReply;
}

/** Waits until `done` resolves, but at most this many milliseconds. */
async function waitAtMost(milliseconds: number, done: Promise<void>): Promise<void> {
  const timeoutController = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: timeoutController.signal }).catch(() => undefined);
  await Promise.race([done, timeout]);
  timeoutController.abort();
}
