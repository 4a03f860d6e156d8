import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import { type Dice, type Die, seededChance } from '../rules/core/dice.ts';
import { type CombatantId, type Encounter, isOnTurn } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { asOnTurn } from '../rules/core/plan-trial.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import { mainOf } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { RepeatedDice, WalkingDice } from './dice.ts';
import { type Amount, type Came, contestIn, costOf, type Odds, OWN, outcomeFor } from './odds.ts';

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

/** What a deed came to so far, by weight. */
class Tally {
  #weight = 0;
  #hit = 0;
  #critical = 0;
  #down = 0;
  #ownDown = 0;
  #contest: Odds['contest'];
  readonly #harm = new Map<string, Map<number, number>>();
  readonly #change = new Map<string, number>();
  /** What the faces of the first die have come to: a hit, a miss, or both. Of other dice than one it is not told. */
  readonly #faces = new Map<number, Set<boolean>>();
  #sides = 0;

  /** One more way. `first`: the first die, where it was thrown for itself. */
  add(came: Came, weight: number, first?: Die): void {
    const { isHit, isCritical, isDown, cost } = came;
    this.#addHarm(came, weight);
    for (const [what, by] of Object.entries(cost.change))
      this.#change.set(what, (this.#change.get(what) ?? 0) + by * weight);
    this.#weight += weight;
    if (isHit) this.#hit += weight;
    if (isCritical) this.#critical += weight;
    if (isDown) this.#down += weight;
    if (cost.isDown) this.#ownDown += weight;
    this.#contest ??= came.contest;
    if (!first) return;
    this.#sides = first.sides;
    const ways = this.#faces.get(first.face) ?? new Set();
    this.#faces.set(first.face, ways.add(isHit));
  }

  odds(ways: number): Odds {
    const all = this.#weight;
    const harm = [...this.#harm].map(([what, amounts]) => {
      const sorted = [...amounts].filter(([, weight]) => weight > 0).toSorted(([a], [b]) => a - b);
      return [what, sorted.map(([amount, weight]): Amount => ({ amount, chance: weight / all }))] as const;
    });
    return {
      hit: this.#hit / all,
      critical: this.#critical / all,
      down: this.#down / all,
      harm: Object.fromEntries(harm),
      cost: {
        change: Object.fromEntries([...this.#change].map(([what, by]) => [what, by / all])),
        down: this.#ownDown / all,
      },
      ...given({ needs: this.#needs(), contest: this.#contest }),
      ways,
    };
  }

  #addHarm({ harm }: Came, weight: number): void {
    for (const [what, amount] of Object.entries(harm)) {
      // Whatever had not been harmed before had 0 each time.
      const amounts = this.#harm.get(what) ?? new Map([[0, this.#weight]]);
      this.#harm.set(what, amounts);
      amounts.set(amount, (amounts.get(amount) ?? 0) + weight);
    }
    for (const [what, amounts] of this.#harm)
      if (!Object.hasOwn(harm, what)) amounts.set(0, (amounts.get(0) ?? 0) + weight);
  }

  /** The least face of the first die that hits, where all below it miss and all from it on hit. */
  #needs(): Odds['needs'] {
    const sides = this.#sides;
    if (this.#faces.size !== sides) return undefined;
    const faces = Array.from({ length: sides }, (_, before) => this.#faces.get(before + 1));
    if (faces.some((ways) => ways?.size !== 1)) return undefined;
    const least = 1 + faces.findIndex((ways) => ways?.has(true));
    const isInOrder = faces.every((ways, before) => ways?.has(true) === before + 1 >= least);
    return least > 1 && isInOrder ? { least, sides } : undefined;
  }
}

/** Less harm than this, on average, is not worth telling. */
export const LEAST_HARM = 0.05;

/**
 * How good a choice it is, to be compared with others: whom it brings down, then by how much it harms what the system tells by,
 * then how sure it is. Of several odds the mean.
 */
export function worthOf({ resourceKinds }: Pick<Ruleset, 'resourceKinds'>, odds: readonly Odds[]): number {
  const main = mainOf(resourceKinds);
  const of = ({ down, harm, hit, cost }: Odds) => {
    const harmed = told(harm[main ?? '']) + told(harm[OWN]);
    const rest = Object.values(harm).reduce((sum, amounts) => sum + told(amounts), 0);
    return (down - cost.down) * 1000 + harmed + rest / 100 + hit / 100;
  };
  return odds.reduce((sum, each) => sum + of(each), 0) / odds.length;
}

function told(amounts: readonly Amount[] = []): number {
  const { mean } = meanOf(amounts);
  return mean < LEAST_HARM ? 0 : mean;
}

/** The encounter as if it were a combatant's turn now, in the order that there is: what they could do then has odds before it comes. */
export function asIfOnTurn(rules: Ruleset, encounter: Encounter, who: CombatantId): Encounter {
  if (isOnTurn(encounter, who)) return encounter;
  const theirs = asOnTurn(rules, encounter, who);
  const turn = encounter.turnOrder.findIndex((block) => block.includes(who));
  return turn === -1 ? theirs : { ...theirs, turnOrder: encounter.turnOrder, turn };
}
