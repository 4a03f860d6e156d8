import type { PackFile } from '../../interaction/packs.ts';
import { finalStrength } from '../../odds/strength-work.ts';
import type { MeasuredStrengths } from '../../session/measured-strengths.ts';
import type { StoredPack } from '../../session/pack.ts';
import type { Log } from '../host.ts';
import { readInSlices } from '../read-ahead.ts';
import type { OddsThreads } from './odds-threads.ts';

/**
 * To measure how strong a creature is, matches against premade characters are simulated. These are the maximum numbers
 * of fights in each match: few for a rough strength of every creature, then more for a precise strength.
 */
const [ROUGH_FIGHT_COUNT, FINE_FIGHT_COUNT] = [64, 256];
/** A fixed seed, so that the same sheet has the same strength for everyone. */
const STRENGTH_SEED = 1;
/**
 * The maximum number of packs that wait to be read. While this many creatures wait to be measured, no further pack is
 * read.
 */
const MAX_WAITING_PACKS = 1000;
/** How long until a pack is looked at again. Creatures without a known strength are measured then. */
const CHECK_INTERVAL_MS = 60 * 60_000;
/** Stands for a user's id, because no user asked for these odds. */
const BACKGROUND_USER = 'strengths of packs';

interface WaitingCreature {
  readonly system: string;
  readonly sheet: object;
  readonly fights: number;
}

/** Measures the creatures of packs while no one needs the odds threads. */
export class PackStrengths {
  readonly #threads: Pick<OddsThreads, 'run'>;
  readonly #strengths: MeasuredStrengths;
  readonly #log: Log;
  /** The time at which each pack was last looked at. The keys are the packs' digests (hashes). */
  readonly #seen = new Map<string, number>();
  readonly #packs: PackFile[] = [];
  readonly #creatures: WaitingCreature[] = [];
  /** Resolves when no creature waits to be measured. */
  #running: Promise<void> | undefined;

  constructor(threads: Pick<OddsThreads, 'run'>, strengths: MeasuredStrengths, log: Log) {
    this.#threads = threads;
    this.#strengths = strengths;
    this.#log = log;
  }

  /**
   * Measures how strong the creatures are in the packs that a request has loaded. `now` is in milliseconds, by any
   * clock that never goes back.
   */
  measurePacks(packs: readonly StoredPack[], now = performance.now()): void {
    for (const [digest, seenAt] of this.#seen) {
      if (now - seenAt < CHECK_INTERVAL_MS) break;
      this.#seen.delete(digest);
    }
    for (const { digest, file } of packs) {
      if (this.#seen.has(digest) || this.#packs.length >= MAX_WAITING_PACKS) continue;
      this.#seen.set(digest, now);
      this.#packs.push({ digest, file });
    }
    if (this.#packs.length > 0) this.#running ??= this.#measureAll().finally(() => (this.#running = undefined));
  }

  /** Resolves when no creature waits to be measured. */
  async untilMeasured(): Promise<void> {
    await this.#running;
  }

  /** First measures all creatures roughly, then all of them more precisely. */
  async #measureAll(): Promise<void> {
    for (;;) {
      const pack = this.#creatures.length < MAX_WAITING_PACKS ? this.#packs.shift() : undefined;
      if (pack) await this.#read(pack);
      const nextCreature = this.#creatures.shift();
      if (nextCreature) await this.#measure(nextCreature);
      else if (!pack) return;
    }
  }

  async #read(pack: PackFile): Promise<void> {
    const packResult = await readInSlices(pack);
    if (!('pack' in packResult)) return;
    const { system, creatures } = packResult.pack;
    for (const { sheet } of creatures) {
      const knownStrength = this.#strengths.of(system, sheet);
      if (knownStrength?.isRough !== false)
        this.#creatures.push({ system, sheet, fights: knownStrength ? FINE_FIGHT_COUNT : ROUGH_FIGHT_COUNT });
    }
  }

  async #measure({ system, sheet, fights }: WaitingCreature): Promise<void> {
    const isRoughMeasurement = fights < FINE_FIGHT_COUNT;
    const knownStrength = this.#strengths.of(system, sheet);
    // The same creature of another pack might have been measured already.
    if (knownStrength && (isRoughMeasurement || !knownStrength.isRough)) return;
    try {
      const strengthWork = { type: 'strength', system, sheet, seed: STRENGTH_SEED, fights } as const;
      const { measuring } = await this.#threads.run(BACKGROUND_USER, strengthWork, () => undefined, {
        background: true,
      });
      const strength = measuring && finalStrength(measuring);
      if (strength === undefined) {
        // The program is stopping.
        this.#packs.length = 0;
        this.#creatures.length = 0;
        return;
      }
      this.#strengths.remember(system, sheet, { strength, isRough: isRoughMeasurement });
      if (isRoughMeasurement) this.#creatures.push({ system, sheet, fights: FINE_FIGHT_COUNT });
    } catch (error) {
      this.#log.error({ error }, 'Could not measure a creature');
    }
  }
}
