/** Wakes everything that waits for a change. */
export class Bell {
  readonly #waiting = new Set<() => void>();

  /** Lets everything that waits check its condition again. */
  ring(): void {
    for (const look of this.#waiting) look();
  }

  /** Resolves when the bell rings next. */
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
   * Waits until `condition` is true. After `within` milliseconds it fails with the text of `failureText`, or with the
   * error that `failureText` throws.
   */
  until(condition: () => boolean, within: number, failureText: () => string): Promise<void> {
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
      reject(new Error(failureText()));
    }, within);
    const stop = () => {
      clearTimeout(timer);
      this.#waiting.delete(look);
    };
    this.#waiting.add(look);
    return promise;
  }
}
