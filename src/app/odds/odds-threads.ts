import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { OddsWork, PieceResult, PieceTask, WorkResult } from '../../odds/work.ts';
import { emptyResult, isWorkDone, pieceCountOf, pieceTaskOf, withPieceResult } from '../../odds/work.ts';
import type { WorkerAnswer } from './odds-worker.ts';

/**
 * How much V8 inlines into a compiled function, in bytes of bytecode. The default is 920. Compiling is a third of the
 * cost of a thread's first fights, and the lower value saves a fifth of that cost. It applies to the whole process,
 * because threads have no flags of their own.
 */
const INLINING_FLAG = '--max-inlined-bytecode-size-cumulative=100';

/**
 * How long an idle thread is kept. A GM who is choosing creatures for a fight asks for another forecast within minutes,
 * and starting new threads would make that forecast take twice as long. Two threads use about 50 MB.
 */
const IDLE_TIMEOUT_MS = 10 * 60_000;

/** The state of work that is being done. */
interface OddsJob {
  readonly user: string;
  readonly work: OddsWork;
  /** True if no one waits for the result. Such a job gets threads only if no other job needs them. */
  readonly isBackground: boolean;
  readonly watch: (result: WorkResult) => void;
  readonly finish: (result: WorkResult) => void;
  readonly fail: (error: unknown) => void;
  /** The index of the next piece of work to hand out. */
  next: number;
  /** The index of the next piece of work to add to the result. */
  added: number;
  /** Finished pieces of work that wait until earlier pieces are finished. */
  readonly finishedEarly: Map<number, PieceResult>;
  result: WorkResult;
  isOver: boolean;
}

interface OddsThread {
  readonly worker: Worker;
  job?: OddsJob | undefined;
  piece: number;
}

/**
 * Computes odds in threads, one for each core, so that other requests don't wait. Each user has one job at a time, and
 * a newer one replaces it. The results of a job's pieces are added up in a fixed order, so that the total doesn't
 * depend on the machine.
 */
export class OddsThreads {
  readonly #maxThreads: number;
  readonly #program: URL;
  readonly #threads: OddsThread[] = [];
  readonly #jobs: OddsJob[] = [];
  #idleTimer: NodeJS.Timeout | undefined;

  /** `program` is the file that the threads run. */
  constructor(max = availableParallelism(), program = new URL('./odds-worker.ts', import.meta.url)) {
    this.#maxThreads = Math.max(1, max);
    this.#program = program;
  }

  /** Runs work until it is done or stopped, and reports progress. Throws what a thread threw. */
  run(
    user: string,
    work: OddsWork,
    watch: (result: WorkResult) => void,
    { background: isBackground = false }: { readonly background?: boolean } = {},
  ): Promise<WorkResult> {
    this.stop(user);
    const { promise, resolve, reject } = Promise.withResolvers<WorkResult>();
    const job: OddsJob = {
      user,
      work,
      isBackground,
      watch,
      finish: resolve,
      fail: reject,
      next: 0,
      added: 0,
      finishedEarly: new Map(),
      result: emptyResult(work),
      isOver: false,
    };
    this.#jobs.push(job);
    clearTimeout(this.#idleTimer);
    setFlagsFromString(INLINING_FLAG);
    while (this.#threads.length < this.#maxThreads) this.#threads.push(this.#startThread());
    this.#handOut();
    return promise;
  }

  /** Stops a user's work. Returns true if there was any. */
  stop(user: string): boolean {
    const job = this.#jobs.find((each) => each.user === user);
    if (job) this.#finish(job);
    return job !== undefined;
  }

  /** Ends all threads and stops their work. */
  async close(): Promise<void> {
    for (const job of [...this.#jobs]) this.#finish(job);
    clearTimeout(this.#idleTimer);
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }

  #startThread(): OddsThread {
    const worker = new Worker(this.#program, { execArgv: [] });
    worker.unref();
    const thread: OddsThread = { worker, piece: 0 };
    worker.on('message', (answer: WorkerAnswer) => this.#handleAnswer(thread, answer));
    worker.on('error', (error) => this.#handleDeath(thread, error));
    worker.on('exit', () => this.#handleDeath(thread, new Error('A thread that works out odds has ended')));
    return thread;
  }

  /** Gives idle threads pieces of work, from each job in turn. */
  #handOut(): void {
    for (const thread of this.#threads) {
      if (thread.job) continue;
      const readyJobs = this.#jobs.filter(
        ({ work, next, result }) => next < (pieceCountOf(work, result) ?? Number.POSITIVE_INFINITY),
      );
      const job = readyJobs.find((each) => !each.isBackground) ?? readyJobs[0];
      if (!job) break;
      // The job that has just got a thread goes to the end of the list.
      this.#jobs.push(...this.#jobs.splice(this.#jobs.indexOf(job), 1));
      thread.job = job;
      thread.piece = job.next++;
      thread.worker.postMessage(pieceTaskOf(job.work, thread.piece, job.result) satisfies PieceTask);
    }
    if (this.#jobs.length > 0) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.close(), IDLE_TIMEOUT_MS).unref();
  }

  #handleAnswer(thread: OddsThread, answer: WorkerAnswer): void {
    const { job, piece } = thread;
    thread.job = undefined;
    if (job && !job.isOver) {
      if ('part' in answer) this.#add(job, piece, answer.part);
      else this.#finish(job, answer.error);
    }
    this.#handOut();
  }

  #add(job: OddsJob, piece: number, part: PieceResult): void {
    job.finishedEarly.set(piece, part);
    const addedCountBefore = job.added;
    for (let nextResult = job.finishedEarly.get(job.added); nextResult; nextResult = job.finishedEarly.get(job.added)) {
      job.finishedEarly.delete(job.added);
      job.added += 1;
      job.result = withPieceResult(job.work, job.result, nextResult);
      if (isWorkDone(job.work, job.result)) {
        this.#finish(job);
        return;
      }
    }
    if (job.added > addedCountBefore) job.watch(job.result);
  }

  #finish(job: OddsJob, error?: unknown): void {
    job.isOver = true;
    const index = this.#jobs.indexOf(job);
    if (index !== -1) this.#jobs.splice(index, 1);
    if (error === undefined) job.finish(job.result);
    else job.fail(error);
  }

  /** Handles the death of a thread: its job fails, and another thread is started if a job still waits. */
  #handleDeath(thread: OddsThread, error: unknown): void {
    const index = this.#threads.indexOf(thread);
    if (index === -1) return;
    this.#threads.splice(index, 1);
    if (thread.job && !thread.job.isOver) this.#finish(thread.job, error);
    if (this.#jobs.length > 0) this.#threads.push(this.#startThread());
    this.#handOut();
  }
}
