import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Picture } from '../../pictures/picture.ts';
import { no, ok, type Refusal, type Result } from '../../rules/core/refusal.ts';
import { orientationOf, type Portrait, sizeOf } from '../../session/portrait.ts';
import type { Store } from '../../store/store.ts';
import { setAndDropOldest } from '../newest-entries.ts';
import type { WorkerMessage } from './draw-worker.ts';
import { pictureName } from './gallery.ts';

/** Draws pictures with the images they refer to: portraits and map backgrounds. Never throws. */
export class Pictures {
  readonly #drawer: PictureDrawer;
  readonly #images: ImageLoader;

  constructor(store: Pick<Store, 'portrait' | 'fieldImage'>, log: Logger) {
    this.#drawer = new PictureDrawer(log);
    this.#images = new ImageLoader(store, this.#drawer);
  }

  /** Draws a picture for a place: a channel, or a user who looks at it in private. Returns it with its file name. */
  async draw(
    place: string,
    server: string,
    picture: Picture,
  ): Promise<{ readonly name: string; readonly drawResult: DrawResult }> {
    const pictureWithImages = await this.#images.withImages(picture, server);
    return { name: pictureName(pictureWithImages), drawResult: await this.#drawer.draw(place, pictureWithImages) };
  }

  /** An uploaded picture as a square PNG, upright and cropped. `side` is in pixels. Refuses one that can't be drawn. */
  async square(user: string, uploaded: Portrait, side: number): Promise<Result<Portrait, Refusal>> {
    const size = sizeOf(uploaded);
    if (!size) return no({ type: 'file-unfit', because: 'not drawn' });
    if (size.width * size.height > MAX_PIXELS) return no({ type: 'file-unfit', because: 'picture pixels' });
    const image = {
      href: dataUrlOf(uploaded.type, uploaded.bytes),
      width: side,
      height: side,
      orientation: orientationOf(uploaded),
    };
    const drawResult = await this.#drawer.draw(`upload/${user}`, { shows: { image }, theme: 'dark', alt: '' });
    return typeof drawResult === 'string'
      ? no({ type: 'file-unfit', because: 'not drawn' })
      : ok({ type: 'png', bytes: drawResult });
  }

  /** Ends the thread. Waiting pictures fail. */
  stop(): Promise<void> {
    return this.#drawer.stop();
  }
}

/** The side of a portrait on a token, in pixels. */
const PORTRAIT_SIDE_PX = 112;
/** The longer side of a map's background, in pixels. */
const MAX_BACKGROUND_SIDE_PX = 780;
/** The maximum number of pixels in an uploaded picture. Each takes four bytes while it is drawn. */
const MAX_PIXELS = 8_000_000;
/** How long an image is cached. The time is short, because players may change or remove the image. */
const IMAGE_CACHE_TIME_MS = 60_000;
/** The maximum number of images in the cache. */
const MAX_CACHED_IMAGES = 64;

interface CachedImage {
  readonly until: number;
  readonly address: Promise<string | undefined>;
}

/** Finds the images that pictures refer to: portraits and map backgrounds. Each image is scaled down once. */
export class ImageLoader {
  readonly #store: Pick<Store, 'portrait' | 'fieldImage'>;
  readonly #drawer: PictureDrawer;
  readonly #cache = new Map<string, CachedImage>();

  constructor(store: Pick<Store, 'portrait' | 'fieldImage'>, drawer: PictureDrawer) {
    this.#store = store;
    this.#drawer = drawer;
  }

  /** A picture with its images filled in. An image that can't be drawn is left out. */
  async withImages(picture: Picture, server: string): Promise<Picture> {
    if (!('board' in picture.shows)) return picture;
    const { image, tokens, ...board } = picture.shows.board;
    if (image === undefined && !tokens.some(({ portrayed }) => portrayed !== undefined)) return picture;
    const background =
      image && (await this.#image(`${server}/ground/${image}`, () => this.#store.fieldImage(server, image)));
    const tokenPromises = tokens.map(async ({ portrayed, ...token }) => {
      const key = `${server}/portrait/${JSON.stringify(portrayed)}`;
      const portrait =
        portrayed && (await this.#image(key, () => this.#store.portrait(server, portrayed), PORTRAIT_SIDE_PX));
      return { ...token, ...(portrait && { portrait }) };
    });
    const contentWithImages = {
      board: { ...board, tokens: await Promise.all(tokenPromises), ...(background && { under: background }) },
    };
    return { ...picture, shows: contentWithImages };
  }

  /** With `side`, crops the image to a square of that size. Without it, the image keeps its proportions. */
  #image(key: string, find: () => Promise<Portrait | undefined>, side?: number): Promise<string | undefined> {
    const cachedImage = this.#cache.get(key);
    if (cachedImage && cachedImage.until > Date.now()) return cachedImage.address;
    const dataUrlPromise = find().then(
      (portrait) => portrait && this.#scaleDown(key, portrait, side),
      () => undefined,
    );
    setAndDropOldest(
      this.#cache,
      key,
      { until: Date.now() + IMAGE_CACHE_TIME_MS, address: dataUrlPromise },
      MAX_CACHED_IMAGES,
    );
    return dataUrlPromise;
  }

  async #scaleDown(key: string, portrait: Portrait, side?: number): Promise<string | undefined> {
    const size = sizeOf(portrait);
    if (!size || size.width * size.height > MAX_PIXELS || size.width === 0 || size.height === 0) return undefined;
    const scale = Math.min(1, MAX_BACKGROUND_SIDE_PX / Math.max(size.width, size.height));
    const [width, height] = [size.width * scale, size.height * scale].map((length) => Math.max(1, Math.round(length)));
    const href = dataUrlOf(portrait.type, portrait.bytes);
    const image = side
      ? { href, width: side, height: side, orientation: orientationOf(portrait) }
      : { href, width: width ?? 1, height: height ?? 1 };
    const drawResult = await this.#drawer.draw(key, { shows: { image }, theme: 'dark', alt: '' });
    return typeof drawResult === 'string' ? undefined : dataUrlOf('png', drawResult);
  }
}

function dataUrlOf(type: Portrait['type'], bytes: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** How long a picture may take once the thread is ready, including the time that it waits. */
const DRAW_TIMEOUT_MS = 5_000;
/** How long a picture may take if the thread must start first. */
const START_TIMEOUT_MS = 30_000;
/** How long an idle thread is kept. A thread takes about 100 MB. */
const IDLE_TIMEOUT_MS = 5 * 60_000;
/** Heap limits in megabytes. They make V8 collect garbage early. No picture needs more memory. */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 128 };

/**
 * A PNG, or why there is none. `'overtaken'`: a newer picture for the same place was requested before this one was
 * begun.
 */
type DrawResult = Uint8Array | 'overtaken' | 'failed';

interface DrawJob {
  readonly name: string;
  readonly picture: Picture;
  readonly done: Promise<DrawResult>;
  readonly finish: (drawResult: DrawResult) => void;
  /** Gives up on the picture after this many milliseconds. */
  readonly limit: (milliseconds: number) => void;
}

/**
 * Draws pictures one after the other, in a thread that runs only while there is something to draw. For each place, only
 * the newest picture waits. Recent pictures are cached. Never throws.
 */
export class PictureDrawer {
  readonly #log: Logger;
  readonly #cache = new Map<string, Uint8Array>();
  readonly #waiting = new Map<string, DrawJob>();
  #drawing: DrawJob | undefined;
  #worker: Worker | undefined;
  #isReady = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Draws a picture for a place: a channel, or a user who looks at it in private. */
  draw(place: string, picture: Picture): Promise<DrawResult> {
    const name = pictureName(picture);
    const cachedPicture = this.#cache.get(name);
    if (cachedPicture) {
      setAndDropOldest(this.#cache, name, cachedPicture, MAX_CACHED_IMAGES);
      return Promise.resolve(cachedPicture);
    }
    if (this.#drawing?.name === name) return this.#drawing.done;
    const previousJob = this.#waiting.get(place);
    if (previousJob?.name === name) return previousJob.done;
    previousJob?.finish('overtaken');
    const job = this.#jobOf(name, picture, place);
    this.#waiting.set(place, job);
    this.#drawNext();
    return job.done;
  }

  /** Ends the thread. Waiting pictures fail. */
  async stop(): Promise<void> {
    for (const job of this.#waiting.values()) job.finish('failed');
    this.#waiting.clear();
    this.#drawing?.finish('failed');
    await this.#endThread();
  }

  #jobOf(name: string, picture: Picture, place: string): DrawJob {
    const { promise, resolve } = Promise.withResolvers<DrawResult>();
    let timeout: NodeJS.Timeout | undefined;
    const setTimeLimit = (milliseconds: number) => {
      clearTimeout(timeout);
      timeout = setTimeout(() => this.#giveUp(place, job), milliseconds).unref();
    };
    const finishJob = (drawResult: DrawResult) => {
      clearTimeout(timeout);
      resolve(drawResult);
    };
    const job: DrawJob = { name, picture, done: promise, finish: finishJob, limit: setTimeLimit };
    setTimeLimit(this.#isReady ? DRAW_TIMEOUT_MS : START_TIMEOUT_MS);
    return job;
  }

  #drawNext(): void {
    const [nextEntry] = this.#waiting;
    if (this.#drawing || !nextEntry) return;
    const [place, job] = nextEntry;
    this.#waiting.delete(place);
    this.#drawing = job;
    clearTimeout(this.#idleTimer);
    this.#worker ??= this.#startThread();
    const { shows, theme } = job.picture;
    this.#worker.postMessage({ shows, theme });
  }

  #startThread(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: HEAP_LIMITS,
    });
    worker.unref();
    worker.on('message', (message: WorkerMessage) => {
      if (this.#worker !== worker) return;
      if (message === 'ready') this.#handleReady();
      else this.#handleDrawing(message);
    });
    worker.on('error', (error) => this.#handleDeath(worker, error));
    worker.on('exit', () => this.#handleDeath(worker, 'exit'));
    return worker;
  }

  #handleReady(): void {
    this.#isReady = true;
    this.#drawing?.limit(DRAW_TIMEOUT_MS);
    for (const job of this.#waiting.values()) job.limit(DRAW_TIMEOUT_MS);
  }

  #handleDrawing(drawing: Exclude<WorkerMessage, 'ready'>): void {
    const job = this.#drawing;
    this.#drawing = undefined;
    if ('png' in drawing) {
      if (job) setAndDropOldest(this.#cache, job.name, drawing.png, MAX_CACHED_IMAGES);
      job?.finish(drawing.png);
    } else {
      this.#log.warn({ error: drawing.error }, 'A picture could not be drawn');
      job?.finish('failed');
    }
    this.#idleTimer = setTimeout(() => this.#endThread(), IDLE_TIMEOUT_MS).unref();
    this.#drawNext();
  }

  /** Handles the death of the thread. The next picture starts another. */
  #handleDeath(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#log.warn({ error }, 'The drawing thread has ended');
    this.#worker = undefined;
    this.#isReady = false;
    this.#drawing?.finish('failed');
    this.#drawing = undefined;
    this.#drawNext();
  }

  /** Gives up on a picture that takes too long. If it is being drawn, the thread hangs and is ended. */
  #giveUp(place: string, job: DrawJob): void {
    job.finish('failed');
    if (this.#waiting.get(place) === job) this.#waiting.delete(place);
    if (this.#drawing !== job) return;
    this.#log.warn('A picture took too long to draw');
    void this.#endThread();
    this.#drawNext();
  }

  async #endThread(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isReady = false;
    this.#drawing = undefined;
    clearTimeout(this.#idleTimer);
    await worker?.terminate();
  }
}
