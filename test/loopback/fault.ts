/** A fault in the next requests that match. */
export interface Fault {
  readonly method?: string;
  /** Matched against the path after `/api/v10`. */
  readonly path: RegExp;
  /**
   * The status of the response; or no response at all (`hang`), or a broken connection (`drop`). Without it the request
   * succeeds.
   */
  readonly status?: number | 'hang' | 'drop';
  /** The body; for 429 `{ retry_after: 0.5 }` is enough, for others `{ code: 30046 }`. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often: once by default. */
  readonly times?: number;
  /** Milliseconds before the response. */
  readonly delay?: number;
  /** The response waits for this. */
  readonly until?: Promise<unknown>;
  /** The request is carried out; only its response goes wrong. */
  readonly carriedOut?: boolean;
}

/**
 * Refuses edits of a message as Discord does when too many messages older than an hour were edited: 429 with code 30046.
 * (For a permission that is missing see `Channel.deny`; for a message that is gone, `Message.delete`.)
 */
export function tooOldToEdit({ id }: { readonly id: string }, times = 1): Fault {
  const message = 'Maximum number of edits to messages older than 1 hour reached. Try again later.';
  const body = { message, code: 30046, retry_after: 3600, global: false };
  return { method: 'PATCH', path: new RegExp(`/messages/${id}$`), status: 429, body, times };
}

/** A fault that waits for its requests. */
export interface ArmedFault {
  /** How often it struck. */
  readonly struck: number;
  /** Ends it. */
  lift(): void;
}

/** The faults that wait, oldest first. */
export class Faults {
  readonly #armed: { readonly fault: Fault; struck: number; left: number }[] = [];

  arm(fault: Fault): ArmedFault {
    const armed = { fault, struck: 0, left: fault.times ?? 1 };
    this.#armed.push(armed);
    return {
      get struck() {
        return armed.struck;
      },
      lift: () => {
        armed.left = 0;
      },
    };
  }

  /** The fault that strikes this request, if any. */
  strike(method: string, path: string): Fault | undefined {
    if (this.#armed.length === 0) return undefined;
    const armed = this.#armed.find(({ fault, left }) => {
      return left > 0 && (fault.method ?? method).toUpperCase() === method && fault.path.test(path);
    });
    if (!armed) return undefined;
    armed.left--;
    armed.struck++;
    return armed.fault;
  }
}

/** The response that a fault gives in place of Discord's. */
export function faultResponse({ status, body, headers }: Fault): {
  status: number;
  body: object;
  headers: Record<string, string>;
} {
  if (status === 429) {
    const limited = { message: 'You are being rate limited.', retry_after: 1, global: false, ...body };
    const scope = limited.global ? 'global' : 'user';
    return {
      status,
      body: limited,
      headers: {
        'Retry-After': String(limited.retry_after),
        'X-RateLimit-Scope': scope,
        ...(limited.global && { 'X-RateLimit-Global': 'true' }),
        ...headers,
      },
    };
  }
  return {
    status: Number(status),
    body: { message: 'A fault of the loopback', code: 0, ...body },
    headers: { ...headers },
  };
}
