/** The burst: so many seconds' worth of commands at once. */
const SECONDS_AT_ONCE = 10;
/** Most buckets in memory; beyond it the one unused for longest is evicted. */
const MOST_USERS = 10_000;

/** A token bucket for each user: so many commands a second, ten seconds' worth at once. No player comes near it; a script does. */
export class RateLimiter {
  readonly #perSecond: number;
  readonly #atOnce: number;
  /** Tokens left, and when that was; least recently used first. */
  readonly #users = new Map<string, { readonly left: number; readonly at: number }>();

  /** `perSecond` may be a fraction. 0: no limit. */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#atOnce = Math.max(1, perSecond * SECONDS_AT_ONCE);
  }

  /** Whether the user may act at `now`, in milliseconds of any clock. Takes a token if so. */
  allows(user: string, now: number): boolean {
    if (this.#perSecond === 0) return true;
    this.#evict(now);
    const was = this.#users.get(user);
    // A clock that goes back refills nothing.
    const gained = was ? (Math.max(0, now - was.at) / 1000) * this.#perSecond : this.#atOnce;
    const left = Math.min(this.#atOnce, (was?.left ?? 0) + gained);
    const allowed = left >= 1;
    this.#users.delete(user);
    this.#users.set(user, { left: allowed ? left - 1 : left, at: Math.max(now, was?.at ?? now) });
    return allowed;
  }

  /** How many buckets are in memory. */
  get size(): number {
    return this.#users.size;
  }

  /** Evicts buckets that are full again, and those beyond the most. */
  #evict(now: number): void {
    const full = (this.#atOnce / this.#perSecond) * 1000;
    for (const [user, { at }] of this.#users) {
      if (now - at < full && this.#users.size < MOST_USERS) return;
      this.#users.delete(user);
    }
  }
}
