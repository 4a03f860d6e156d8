/** Least-recently-used cache. */
export class Recent<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    const [oldest] = this.#values.keys();
    if (oldest !== undefined) this.#values.delete(oldest);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  /** Deletes the values of some keys. */
  deleteAll(which: (key: string) => boolean): void {
    for (const key of [...this.#values.keys()].filter(which)) this.#values.delete(key);
  }
}
