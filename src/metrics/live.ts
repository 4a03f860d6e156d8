import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { livePage, livePageSecurityPolicy, publicEncounterOf } from '../pages/live.ts';
import { type Store, StoreError } from '../store/store.ts';
import { ENGLISH, inLanguage } from '../text/languages.ts';
import { t } from '../text/t.ts';

/** The paths of shared encounters: a token, and `.json` for data. */
const ENCOUNTER_PATH_PATTERN = /^\/encounters\/([\w-]{1,100})(\.json)?$/;

/** An answer to an HTTP request. */
export interface WebAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type AnswerFormat = 'html' | 'json';

/** A shared encounter in one format. Browsers send back its ETag, `tag`, to ask whether the text has changed. */
interface RenderedAnswer {
  readonly body: string;
  readonly tag: string;
  /** The digest of the encounter that the answer was made from. */
  readonly from: string;
}

/** The last answer to a path. `what` resolves to undefined if nothing was there. */
interface LastAnswer {
  readonly at: number;
  readonly what: Promise<RenderedAnswer | undefined>;
}

/** How long an answer is reused, so that many readers of one encounter cost no more than a single reader. */
const ANSWER_REUSE_TIME_MS = 1_000;
/** The maximum number of answers in memory. Each is up to 100 kB. */
const MAX_CACHED_ANSWERS = 100;

/** The length of the period in which requests are counted. */
const REQUEST_COUNT_PERIOD_MS = 60_000;
/**
 * The maximum number of requests from one address per `REQUEST_COUNT_PERIOD_MS`. In that time, a single page sends 20
 * requests, and a proxy may have many readers behind it.
 */
const MAX_REQUESTS_PER_ADDRESS = 1_200;
/** The maximum number of requests from all addresses together per `REQUEST_COUNT_PERIOD_MS`. */
const MAX_TOTAL_REQUESTS = 6_000;

const PLAIN_HEADERS = { 'content-type': 'text/plain; charset=utf-8' } as const;

/**
 * Keeps the address of a shared encounter out of search engines, shared caches and the `Referer` header, because it
 * contains a secret.
 */
const PRIVATE_HEADERS = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'Accept',
} as const;

/**
 * Answers requests for shared encounters. It needs only the store, so any process can answer. An unknown token, a
 * revoked token and any other path get the same answer.
 */
export class LivePages {
  readonly #store: Pick<Store, 'shared'>;
  readonly #now: () => number;
  readonly #last = new Map<string, LastAnswer>();
  readonly #requestsByAddress = new Map<string, number>();
  #totalRequests = 0;
  #windowEnd = 0;

  /** `now` returns milliseconds since any fixed moment. */
  constructor(store: Pick<Store, 'shared'>, now: () => number = () => performance.now()) {
    this.#store = store;
    this.#now = now;
  }

  /** The answer to a GET or HEAD. Undefined if nothing is at the path. */
  async answer(
    path: string,
    { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  ): Promise<WebAnswer | undefined> {
    const [, token, ending] = ENCOUNTER_PATH_PATTERN.exec(path) ?? [];
    if (token === undefined) return undefined;
    const waitSeconds = this.#secondsToWait(socket.remoteAddress ?? '');
    if (waitSeconds !== undefined)
      return {
        status: 429,
        headers: { ...PLAIN_HEADERS, 'retry-after': String(waitSeconds) },
        body: `${t('live-too-many')}\n`,
      };
    const answerFormat = ending !== undefined || wantsJson(headers.accept) ? 'json' : 'html';
    let answer: RenderedAnswer | undefined;
    try {
      answer = await this.#writtenAnswer(token, answerFormat);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return { status: 503, headers: { ...PLAIN_HEADERS, 'retry-after': '15' }, body: `${t('health-no-database')}\n` };
    }
    if (!answer) return undefined;
    const { body, tag } = answer;
    const commonHeaders = { ...PRIVATE_HEADERS, etag: tag };
    if (hasTag(headers['if-none-match'], tag)) return { status: 304, headers: commonHeaders, body: '' };
    return {
      status: 200,
      headers: { ...commonHeaders, ...(answerFormat === 'json' ? JSON_HEADERS : htmlHeaders()) },
      body,
    };
  }

  /** The number of seconds until the address may ask again. Undefined if it may ask now. */
  #secondsToWait(address: string): number | undefined {
    const now = this.#now();
    if (now >= this.#windowEnd) {
      this.#windowEnd = now + REQUEST_COUNT_PERIOD_MS;
      this.#requestsByAddress.clear();
      this.#totalRequests = 0;
    }
    this.#totalRequests += 1;
    const requestCount = (this.#requestsByAddress.get(address) ?? 0) + 1;
    // Once the limit for all addresses is exceeded, no more addresses are stored.
    if (this.#totalRequests <= MAX_TOTAL_REQUESTS) this.#requestsByAddress.set(address, requestCount);
    if (requestCount <= MAX_REQUESTS_PER_ADDRESS && this.#totalRequests <= MAX_TOTAL_REQUESTS) return undefined;
    return Math.max(1, Math.ceil((this.#windowEnd - now) / 1000));
  }

  #writtenAnswer(token: string, format: AnswerFormat): Promise<RenderedAnswer | undefined> {
    const now = this.#now();
    const cacheKey = `${format} ${token}`;
    const lastAnswer = this.#last.get(cacheKey);
    if (lastAnswer && now - lastAnswer.at < ANSWER_REUSE_TIME_MS) return lastAnswer.what;
    const pendingAnswer = this.#write(token, format, lastAnswer);
    this.#last.delete(cacheKey);
    this.#last.set(cacheKey, { at: now, what: pendingAnswer });
    for (const [oldestKey] of this.#last) {
      if (this.#last.size <= MAX_CACHED_ANSWERS) break;
      this.#last.delete(oldestKey);
    }
    return pendingAnswer;
  }

  /**
   * Reads the encounter, but renders it again only if it has changed, because rendering takes far longer than reading.
   */
  async #write(token: string, format: AnswerFormat, last: LastAnswer | undefined): Promise<RenderedAnswer | undefined> {
    const sharedEncounter = await this.#store.shared(token);
    if (!sharedEncounter) return undefined;
    const { encounter, language = ENGLISH } = sharedEncounter;
    const encounterDigest = digestOf(JSON.stringify(sharedEncounter));
    const previousAnswer = await last?.what.catch(() => undefined);
    if (previousAnswer?.from === encounterDigest) return previousAnswer;
    const body = inLanguage(language, () =>
      format === 'json' ? `${JSON.stringify(publicEncounterOf(encounter))}\n` : livePage(encounter),
    );
    // The tag is a digest of the shown text only. A digest of the encounter would reveal that something hidden has
    // happened.
    return { body, tag: `"${digestOf(body)}"`, from: encounterDigest };
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Lets other websites read the data, because anyone with the address may see it anyway. */
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' } as const;

function htmlHeaders() {
  return { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': livePageSecurityPolicy() };
}

/** True if a program asks for JSON. Browsers accept HTML too, and programs that want data accept only JSON. */
function wantsJson(accept = ''): boolean {
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

function hasTag(tags: string | undefined, tag: string): boolean {
  return (tags ?? '').split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
}
