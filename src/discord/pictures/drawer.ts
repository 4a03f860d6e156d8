import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Picture } from '../../pictures/picture.ts';
import type { Drawing } from './draw-worker.ts';

/** How long a picture may take from when it is asked for, in milliseconds. Then there is none. */
const GIVEN_UP_AFTER = 5_000;
/** How long the thread stays without anything to draw, in milliseconds. It has about 100 MB. */
const STAYS = 5 * 60_000;
/** Most pictures that are kept; each has about 70 kB. */
const MOST_KEPT = 64;

/** A PNG. Overtaken: a newer picture of the same place was asked for before this one was begun. Failed: there is none. */
export type Drawn = Uint8Array | 'overtaken' | 'failed';

interface Job {
  readonly name: string;
  readonly picture: Picture;
  readonly done: Promise<Drawn>;
  readonly finish: (drawn: Drawn) => void;
}

/**
 * Draws pictures, one after the other, in a thread that is there only as long as there is something to draw. Of each place
 * one waits, the newest. What was drawn lately is kept. Nothing is thrown.
 */
export class Drawer {
  readonly #log: Logger;
  readonly #kept = new Map<string, Uint8Array>();
  readonly #waiting = new Map<string, Job>();
  #drawing: Job | undefined;
  #worker: Worker | undefined;
  #stay: NodeJS.Timeout | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Draws a picture of a place: a channel, or a user who looks alone. */
  draw(place: string, picture: Picture): Promise<Drawn> {
    const name = pictureName(picture);
    const known = this.#kept.get(name);
    if (known) {
      this.#keep(name, known);
      return Promise.resolve(known);
    }
    if (this.#drawing?.name === name) return this.#drawing.done;
    const before = this.#waiting.get(place);
    if (before?.name === name) return before.done;
    before?.finish('overtaken');
    const job = this.#jobOf(name, picture, place);
    this.#waiting.set(place, job);
    this.#next();
    return job.done;
  }

  /** Ends the thread. What was to be drawn has failed. */
  async stop(): Promise<void> {
    for (const job of this.#waiting.values()) job.finish('failed');
    this.#waiting.clear();
    this.#drawing?.finish('failed');
    await this.#dismiss();
  }

  #jobOf(name: string, picture: Picture, place: string): Job {
    const { promise, resolve } = Promise.withResolvers<Drawn>();
    const giveUp = setTimeout(() => this.#giveUp(place, job), GIVEN_UP_AFTER).unref();
    const finish = (drawn: Drawn) => {
      clearTimeout(giveUp);
      resolve(drawn);
    };
    const job: Job = { name, picture, done: promise, finish };
    return job;
  }

  #next(): void {
    const [next] = this.#waiting;
    if (this.#drawing || !next) return;
    const [place, job] = next;
    this.#waiting.delete(place);
    this.#drawing = job;
    clearTimeout(this.#stay);
    this.#worker ??= this.#begin();
    const { shows, theme } = job.picture;
    this.#worker.postMessage({ shows, theme });
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on('message', (drawing: Drawing) => {
      if (this.#worker === worker) this.#drawn(drawing);
    });
    worker.on('error', (error) => this.#died(worker, error));
    worker.on('exit', () => this.#died(worker, 'exit'));
    return worker;
  }

  #drawn(drawing: Drawing): void {
    const job = this.#drawing;
    this.#drawing = undefined;
    if ('png' in drawing) {
      if (job) this.#keep(job.name, drawing.png);
      job?.finish(drawing.png);
    } else {
      this.#log.warn({ error: drawing.error }, 'A picture could not be drawn');
      job?.finish('failed');
    }
    this.#stay = setTimeout(() => this.#dismiss(), STAYS).unref();
    this.#next();
  }

  /** The thread ended by itself: the next picture begins another. */
  #died(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#log.warn({ error }, 'The thread that draws has ended');
    this.#worker = undefined;
    this.#drawing?.finish('failed');
    this.#drawing = undefined;
    this.#next();
  }

  /** A picture takes too long: if it is being drawn, the thread hangs. */
  #giveUp(place: string, job: Job): void {
    job.finish('failed');
    if (this.#waiting.get(place) === job) this.#waiting.delete(place);
    if (this.#drawing !== job) return;
    this.#log.warn('A picture took too long to draw');
    void this.#dismiss();
    this.#next();
  }

  async #dismiss(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#drawing = undefined;
    clearTimeout(this.#stay);
    await worker?.terminate();
  }

  #keep(name: string, png: Uint8Array): void {
    this.#kept.delete(name);
    this.#kept.set(name, png);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** How the names of files begin that Fray has drawn. */
const PREFIX = 'picture-';

/** What a picture is attached as: another one has another name, so that no phone shows an old one. */
export function pictureName({ shows, theme }: Pick<Picture, 'shows' | 'theme'>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([shows, theme]))
    .digest('hex');
  return `${PREFIX}${digest.slice(0, 12)}.png`;
}

export function isPicture({ name }: { readonly name: string }): boolean {
  return name.startsWith(PREFIX);
}
