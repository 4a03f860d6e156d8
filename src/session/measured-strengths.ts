// The strengths of packs' creatures that were measured since the program started. All servers share them.

/** A creature's strength. `isRough`: measured in few fights, so it is shown as "about". */
export interface Measured {
  /** How many characters it is worth. */
  readonly strength: number;
  readonly isRough: boolean;
}

/** The most creatures that are remembered, each about a kilobyte. */
const MAX_MEASURED = 2000;

/** The strengths measured so far. */
export class MeasuredStrengths {
  readonly #known = new Map<string, Measured>();
  /** The keys of the sheets in use, cached because a key is the whole sheet as JSON. */
  readonly #keys = new WeakMap<object, string>();
  readonly #most: number;

  constructor(max = MAX_MEASURED) {
    this.#most = max;
  }

  /** The strength of a creature with this sheet. Undefined until it is measured. */
  of(system: string, sheet: object): Measured | undefined {
    return this.#known.get(this.#keyOf(system, sheet));
  }

  /** Remembers a strength. The one that was measured longest ago is forgotten first. */
  remember(system: string, sheet: object, measured: Measured): void {
    const key = this.#keyOf(system, sheet);
    this.#known.delete(key);
    this.#known.set(key, measured);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
  }

  #keyOf(system: string, sheet: object): string {
    const key = this.#keys.get(sheet) ?? `${system} ${JSON.stringify(sheet)}`;
    this.#keys.set(sheet, key);
    return key;
  }
}

/** Used where nothing measures strengths: there is no host, or its host doesn't measure. */
export const NOTHING_MEASURED: Pick<MeasuredStrengths, 'of'> = { of: () => undefined };
