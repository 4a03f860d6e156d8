/** A fault to cause in the next matching requests. */
export interface Fault {
  readonly method?: string;
  /** A pattern for the path after `/api/v10`. */
  readonly path: RegExp;
  /**
   * The status of the response. With 'hang', there is no response. With 'drop', the connection breaks. Without a
   * status, the request succeeds.
   */
  readonly status?: number | 'hang' | 'drop';
  /** The body of the response, such as `{ retry_after: 0.5 }` for status 429 or `{ code: 30046 }` for an error. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many requests are affected. 1 by default. */
  readonly times?: number;
  /** How many milliseconds to wait before the response. */
  readonly delay?: number;
  /** The response isn't sent before this promise resolves. */
  readonly until?: Promise<unknown>;
  /** True if the request is carried out even though its response fails. */
  readonly carriedOut?: boolean;
}

/**
 * Refuses edits of a message with 429 and code 30046, as Discord does after too many edits of messages older than an
 * hour.
 */
export function tooOldToEdit({ id }: { readonly id: string }, times = 1): Fault {
  const message = 'Maximum number of edits to messages older than 1 hour reached. Try again later.';
  const body = { message, code: 30046, retry_after: 3600, global: false };
  return { method: 'PATCH', path: new RegExp(`/messages/${id}$`), status: 429, body, times };
}

/** A fault that waits for matching requests. */
export interface ArmedFault {
  /** How many requests this fault has affected. */
  readonly failedCount: number;
  /** Removes the fault. */
  lift(): void;
}

/** The faults that wait for requests, oldest first. */
export class Faults {
  readonly #armed: { readonly fault: Fault; failedCount: number; left: number }[] = [];

  arm(fault: Fault): ArmedFault {
    const armed = { fault, failedCount: 0, left: fault.times ?? 1 };
    this.#armed.push(armed);
    return {
      get failedCount() {
        return armed.failedCount;
      },
      lift: () => {
        armed.left = 0;
      },
    };
  }

  /** The fault for this request. Undefined if there is none. */
  takeFault(method: string, path: string): Fault | undefined {
    if (this.#armed.length === 0) return undefined;
    const armed = this.#armed.find(({ fault, left }) => {
      return left > 0 && (fault.method ?? method).toUpperCase() === method && fault.path.test(path);
    });
    if (!armed) return undefined;
    armed.left--;
    armed.failedCount++;
    return armed.fault;
  }
}

/** The response of a fault. */
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
