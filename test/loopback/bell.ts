/** Wakes waiters when something may have become true. */
export class Bell {
  readonly #waiting = new Set<() => void>();

  /** Something changed: every waiter looks again. */
  ring(): void {
    for (const look of this.#waiting) look();
  }

  /** Resolves when something changes next. */
  next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      this.#waiting.delete(look);
      resolve();
    };
    this.#waiting.add(look);
    return promise;
  }

  /**
   * Waits until `condition` holds. Fails after `within` milliseconds with the words of `otherwise`, or with what it
   * throws.
   */
  until(condition: () => boolean, within: number, otherwise: () => string): Promise<void> {
    if (condition()) return Promise.resolve();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = () => {
      try {
        if (!condition()) return;
        resolve();
      } catch (error) {
        reject(error);
      }
      stop();
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(otherwise()));
    }, within);
    const stop = () => {
      clearTimeout(timer);
      this.#waiting.delete(look);
    };
    this.#waiting.add(look);
    return promise;
  }
}
