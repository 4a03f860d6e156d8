import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** From this mean on, a normal distribution is close enough to a Poisson distribution. */
const MIN_MEAN_FOR_NORMAL_DISTRIBUTION = 30;

/** Random numbers that are the same for the same seed. */
export class SeededRandom {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  /** A random number from 0 up to, but not including, 1. */
  uniform(): number {
    return uniformFloat64(this.#generator);
  }

  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.uniform());
  }

  /** A random number of events, with a Poisson distribution. On average, `mean` events happen. */
  poisson(mean: number): number {
    if (mean <= 0) return 0;
    if (mean > MIN_MEAN_FOR_NORMAL_DISTRIBUTION) return Math.max(0, Math.round(this.normal(mean, Math.sqrt(mean))));
    const min = Math.exp(-mean);
    let count = 0;
    for (let product = this.uniform(); product > min; product *= this.uniform()) count++;
    return count;
  }
}
