import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Dice } from '../rules/core/dice.ts';
import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { seededChance } from '../rules/core/seeded-chance.ts';
import { type BlowOutcome, outcomeFor } from './blow-outcome.ts';
import { RepeatedDice } from './repeated-dice.ts';
import { WalkingDice } from './walking-dice.ts';

/** An act whose odds are asked for. */
export interface Asked {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly deed: Deed;
  /** Whom the odds are about. */
  readonly target: CombatantId;
  /** How a question is answered that the deed asks. */
  answer(question: Question, encounter: Encounter): string;
}

/** How likely an act comes to what. Chances are from 0 to 1. */
export interface Odds {
  readonly hit: number;
  readonly critical: number;
  readonly down: number;
  /** Of each resource that may be harmed: how likely each amount is. All that may be harmed have 0 too. */
  readonly harm: Readonly<Record<string, readonly Amount[]>>;
  /** How many ways the dice could fall, or how often they were thrown. */
  readonly ways: number;
  /** Absent: it is exact. Else how many times dice were thrown, from which each chance has its error. */
  readonly sampled?: number;
}

export interface Amount {
  readonly amount: number;
  readonly chance: number;
}

/** Most ways that are walked: about twenty milliseconds. Where there are more, dice are thrown. */
export const MOST_WAYS = 1500;
/** How often dice are thrown for a sample: chances are known to one in a hundred. */
export const THROWS = 10_000;

/** The odds of one act: exact where the ways in which its dice can fall are few, else by throwing dice of their own. */
export function oddsOf(asked: Asked, seed = 1): Result<Odds, Refusal> {
  const exact = exactOdds(asked);
  if (!exact.ok) return exact;
  return exact.value ? ok(exact.value) : sampledOdds(asked, THROWS, seed);
}

/** By all the ways in which the dice can fall. Nothing where there are more than `most`. */
export function exactOdds(
  asked: Asked,
  { most = MOST_WAYS, pools = true }: { readonly most?: number; readonly pools?: boolean } = {},
): Result<Odds | undefined, Refusal> {
  const dice = new WalkingDice({ pools });
  const tally = new Tally();
  let ways = 0;
  do {
    if (ways === most) return ok(undefined);
    const done = once(asked, dice);
    if (!done.ok) return done;
    tally.add(done.value, dice.weight);
    ways += 1;
  } while (dice.next());
  return ok(tally.odds(ways));
}

/** By throwing dice so many times. The same seed comes to the same. */
export function sampledOdds(asked: Asked, throws: number, seed: number): Result<Odds, Refusal> {
  const dice = new RepeatedDice(seededChance(seed));
  const tally = new Tally();
  for (let nth = 0; nth < throws; nth++) {
    dice.anew();
    const done = once(asked, dice);
    if (!done.ok) return done;
    tally.add(done.value, 1);
  }
  return ok({ ...tally.odds(throws), sampled: throws });
}

/** Half the width of the interval in which a chance lies in 95 of 100 cases. 0: it is exact. */
export function errorOf(chance: number, { sampled }: Pick<Odds, 'sampled'>): number {
  if (sampled === undefined) return 0;
  return 1.96 * Math.sqrt(Math.max(chance * (1 - chance), 1 / sampled) / sampled);
}

/** The mean of harm, and how far from it the usual is (standard deviation). */
export function meanOf(amounts: readonly Amount[]): { readonly mean: number; readonly spread: number } {
  const mean = amounts.reduce((sum, { amount, chance }) => sum + amount * chance, 0);
  const variance = amounts.reduce((sum, { amount, chance }) => sum + (amount - mean) ** 2 * chance, 0);
  return { mean, spread: Math.sqrt(Math.max(0, variance)) };
}

/** The deed once, with all that it asks answered. */
function once(
  { rules, encounter, deed, target, answer }: Asked,
  dice: Dice & { again(): void },
): Result<BlowOutcome, Refusal> {
  const answers: string[] = [];
  for (;;) {
    dice.again();
    const played = carryOut(rules, encounter, deed, dice, answers);
    if (!played.ok) return no(played.why);
    const { value } = played;
    if (value.type === 'done') return ok(outcomeFor(target, { before: encounter, ...value }));
    answers.push(answer(value.question, value.after));
  }
}

/** What came of it so far, by weight. */
class Tally {
  #weight = 0;
  #hit = 0;
  #critical = 0;
  #down = 0;
  readonly #harm = new Map<string, Map<number, number>>();

  add({ isHit, isCritical, isDown, harm }: BlowOutcome, weight: number): void {
    for (const [what, amount] of Object.entries(harm)) {
      // Whatever had not been harmed before had 0 each time.
      const amounts = this.#harm.get(what) ?? new Map([[0, this.#weight]]);
      this.#harm.set(what, amounts);
      amounts.set(amount, (amounts.get(amount) ?? 0) + weight);
    }
    for (const [what, amounts] of this.#harm)
      if (!Object.hasOwn(harm, what)) amounts.set(0, (amounts.get(0) ?? 0) + weight);
    this.#weight += weight;
    if (isHit) this.#hit += weight;
    if (isCritical) this.#critical += weight;
    if (isDown) this.#down += weight;
  }

  odds(ways: number): Odds {
    const all = this.#weight;
    const harm = [...this.#harm].map(([what, amounts]) => {
      const sorted = [...amounts].filter(([, weight]) => weight > 0).toSorted(([a], [b]) => a - b);
      return [what, sorted.map(([amount, weight]) => ({ amount, chance: weight / all }))] as const;
    });
    return {
      hit: this.#hit / all,
      critical: this.#critical / all,
      down: this.#down / all,
      harm: Object.fromEntries(harm),
      ways,
    };
  }
}
