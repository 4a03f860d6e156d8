/** How many seconds' worth of commands may come at once. */
const SECONDS_AT_ONCE = 10;
/** Most users who are kept in mind at once; beyond it the one who has been quiet longest is forgotten. */
const MOST_USERS = 10_000;

/**
 * How fast each user may send commands: so many a second for long, ten seconds' worth at once. No player comes near it; a
 * script does. Only users of the last seconds are kept in mind: who has been quiet has all of it again.
 */
export class RateLimiter {
  readonly #perSecond: number;
  readonly #atOnce: number;
  /** What each had left, and when; the one who has been quiet longest first. */
  readonly #users = new Map<string, { readonly left: number; readonly at: number }>();

  /** `perSecond` may be a fraction. 0: everybody may always. */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#atOnce = Math.max(1, perSecond * SECONDS_AT_ONCE);
  }

  /** Whether the user may act now, in milliseconds of any clock. Whoever may not has not used anything up. */
  allows(user: string, now: number): boolean {
    if (this.#perSecond === 0) return true;
    this.#forget(now);
    const was = this.#users.get(user);
    // A clock that goes back gives nothing.
    const gained = was ? (Math.max(0, now - was.at) / 1000) * this.#perSecond : this.#atOnce;
    const left = Math.min(this.#atOnce, (was?.left ?? 0) + gained);
    const allowed = left >= 1;
    this.#users.delete(user);
    this.#users.set(user, { left: allowed ? left - 1 : left, at: Math.max(now, was?.at ?? now) });
    return allowed;
  }

  /** How many users are kept in mind. */
  get size(): number {
    return this.#users.size;
  }

  /** Forgets those who have been quiet long enough to have all of it again, and whoever is too many. */
  #forget(now: number): void {
    const full = (this.#atOnce / this.#perSecond) * 1000;
    for (const [user, { at }] of this.#users) {
      if (now - at < full && this.#users.size < MOST_USERS) return;
      this.#users.delete(user);
    }
  }
}
