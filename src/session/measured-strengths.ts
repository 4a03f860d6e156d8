// The measured strengths of creatures from packs. All servers share them, and they are lost when the program ends.

/** A creature's strength. If `isRough` is true, it was measured in few fights and is shown as "about". */
export interface MeasuredStrength {
  /** How many premade characters are an even match for the creature. */
  readonly strength: number;
  readonly isRough: boolean;
}

/** The maximum number of creatures in memory. Each takes about a kilobyte. */
const MAX_MEASURED_CREATURES = 2000;

/**
 * Remembers the strengths of creatures from packs. A creature's strength is how many premade characters are an even
 * match for it in simulated fights.
 */
export class MeasuredStrengths {
  readonly #strengths = new Map<string, MeasuredStrength>();
  /** The keys of the sheets in use. They are cached, because a key is the whole sheet as JSON. */
  readonly #keys = new WeakMap<object, string>();
  readonly #max: number;

  constructor(max = MAX_MEASURED_CREATURES) {
    this.#max = max;
  }

  /** The strength of a creature with this sheet. Undefined until it has been measured. */
  of(system: string, sheet: object): MeasuredStrength | undefined {
    return this.#strengths.get(this.#keyOf(system, sheet));
  }

  /** Keeps a strength. If there are too many, the oldest one is dropped. */
  remember(system: string, sheet: object, measured: MeasuredStrength): void {
    const key = this.#keyOf(system, sheet);
    this.#strengths.delete(key);
    this.#strengths.set(key, measured);
    const [oldestKey] = this.#strengths.keys();
    if (this.#strengths.size > this.#max && oldestKey !== undefined) this.#strengths.delete(oldestKey);
  }

  #keyOf(system: string, sheet: object): string {
    const key = this.#keys.get(sheet) ?? `${system} ${JSON.stringify(sheet)}`;
    this.#keys.set(sheet, key);
    return key;
  }
}

/** Used where there are no measured strengths. */
export const NOTHING_MEASURED: Pick<MeasuredStrengths, 'of'> = { of: () => undefined };
