import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Dice } from '../rules/core/dice.ts';
import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { seededChance } from '../rules/core/seeded-chance.ts';
import { contestIn, costOf, outcomeFor } from './blow-outcome.ts';
import { WalkingDice } from './dice.ts';
import type { Amount, Came, Odds } from './odds.ts';
import { RepeatedDice } from './repeated-dice.ts';
import { Tally } from './tally.ts';

/** An act whose odds are asked for. */
export interface Asked {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly deed: Extract<Deed, { type: 'intent' }>;
  /** Whom the odds are about. */
  readonly target: CombatantId;
  /** How a question is answered that the deed asks. */
  answer(question: Question, encounter: Encounter): string;
}

/** Most ways that are walked: about twenty milliseconds. Where there are more, dice are thrown. */
export const MOST_WAYS = 1500;
/** How often dice are thrown for a sample: chances are known to one in a hundred. */
export const THROWS = 10_000;

/** The odds of one act: exact where the ways in which its dice can fall are few, else by throwing dice of their own. */
export function oddsOf(
  asked: Asked,
  seed = 1,
  { most = MOST_WAYS, throws = THROWS }: { readonly most?: number; readonly throws?: number } = {},
): Result<Odds, Refusal> {
  const exact = exactOdds(asked, { most });
  if (!exact.ok) return exact;
  return exact.value ? ok(exact.value) : sampledOdds(asked, throws, seed);
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
    tally.add(done.value, dice.weight, dice.first);
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

/** The deed once, with all that it asks answered. What follows by itself once its turn has ended is not part of it. */
function once(
  { rules, encounter, deed, target, answer }: Asked,
  dice: Dice & { again(): void },
): Result<Came, Refusal> {
  const { actor } = deed.intent;
  const answers: string[] = [];
  for (;;) {
    dice.again();
    const played = carryOut(rules, encounter, deed, dice, answers, actor);
    if (!played.ok) return no(played.why);
    const { value } = played;
    if (value.type === 'done') {
      const [blow, came] = [
        { actor, target },
        { before: encounter, ...value },
      ];
      const contest = contestIn(blow, value.events);
      return ok({ ...outcomeFor(blow, came), cost: costOf(actor, came), ...given({ contest }) });
    }
    answers.push(answer(value.question, value.after));
  }
}
