import { measuredStrengthOf, rememberStrength } from '../../interaction/measured.ts';
import { readStored } from '../../interaction/packs.ts';
import { strengthFound } from '../../odds/strength-work.ts';
import type { StoredPack } from '../../session/pack.ts';
import type { Log } from '../host.ts';
import type { OddsThreads } from './odds-threads.ts';

/** How many fights a match has: few for the first rough result of all creatures, then more. */
const [ROUGH, FINE] = [64, 256];
/** A fixed seed, so that the same sheet has the same strength for everyone. */
const SEED = 1;
/** The most creatures that wait to be measured. The others are measured when their pack is looked at again. */
const MOST_WAITING = 1000;
const NO_ONE = 'strengths of packs';

interface Waiting {
  readonly system: string;
  readonly sheet: object;
  readonly fights: number;
}

/** Measures the creatures of packs while no one needs the odds threads. */
export class PackStrengths {
  readonly #threads: Pick<OddsThreads, 'run'>;
  readonly #log: Log;
  readonly #seen = new Set<string>();
  #waiting: Waiting[] = [];
  /** Resolves when no creature waits. */
  #running: Promise<void> | undefined;

  constructor(threads: Pick<OddsThreads, 'run'>, log: Log) {
    this.#threads = threads;
    this.#log = log;
  }

  /** Takes the packs that a request has loaded. Each creature that hasn't been measured waits for it once. */
  look(packs: readonly StoredPack[]): void {
    for (const pack of packs) {
      if (this.#seen.has(pack.digest) || this.#waiting.length > MOST_WAITING) continue;
      this.#seen.add(pack.digest);
      const found = readStored(pack);
      if (!('pack' in found)) continue;
      const { system, creatures } = found.pack;
      const fresh = creatures.filter(({ sheet }) => measuredStrengthOf(system, sheet)?.isRough !== false);
      this.#waiting.push(...fresh.map(({ sheet }) => ({ system, sheet, fights: ROUGH })));
    }
    if (this.#waiting.length > 0) this.#running ??= this.#measure().finally(() => (this.#running = undefined));
  }

  /** Resolves when no creature waits. */
  async done(): Promise<void> {
    await this.#running;
  }

  async #measure(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { system, sheet, fights } = next;
      const isRough = fights < FINE;
      const known = measuredStrengthOf(system, sheet);
      // Another pack may have had the same creature.
      if (known && (isRough || !known.isRough)) continue;
      try {
        const work = { type: 'strength', system, sheet, seed: SEED, fights } as const;
        const { measuring } = await this.#threads.run(NO_ONE, work, () => undefined, { background: true });
        const strength = measuring && strengthFound(measuring);
        // Undefined means that the program is stopping.
        if (strength === undefined) return;
        rememberStrength(system, sheet, { strength, isRough });
        if (isRough) this.#waiting.push({ system, sheet, fights: FINE });
      } catch (error) {
        this.#log.error({ error }, 'Could not measure a creature');
      }
    }
  }
}
