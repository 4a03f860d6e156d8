import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import { type Dice, type Die, seededChance } from '../rules/core/dice.ts';
import { type CombatantId, DEPARTURES, type Encounter, isOnTurn } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { encounterOnOwnTurn } from '../rules/core/plan-trial.ts';
import type { Question } from '../rules/core/question.ts';
import type { Tier } from '../rules/core/reason.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { mainResourceOf } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { AllCombinationsDice, RepeatableDice } from './dice.ts';
import {
  type ActionResult,
  type AmountChance,
  type ChancesOutOfFight,
  CommonRoll,
  chanceOutOfFight,
  contestIn,
  costOf,
  type Odds,
  OWN_STATE_KEY,
  outcomeFor,
} from './odds.ts';

/** An action whose odds are computed. */
export interface OddsRequest {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly deed: Extract<Deed, { type: 'intent' }>;
  /** The target whose fate the odds describe. */
  readonly target: CombatantId;
  /** Answers a question that comes up during the action. */
  answer(question: Question, encounter: Encounter): string;
}

/**
 * The maximum number of dice combinations that are computed one by one, which takes about 20 ms. Beyond that, rolls are
 * sampled.
 */
export const MAX_COMBINATIONS = 1500;
/** The number of rolls in a sample. Chances are then known to within 1%. */
export const SAMPLED_ROLLS = 10_000;

/**
 * The odds of one action: exact if its dice have few enough combinations, otherwise from many simulated rolls with this
 * seed.
 */
export function oddsOf(
  request: OddsRequest,
  seed = 1,
  { most = MAX_COMBINATIONS, rolls = SAMPLED_ROLLS }: { readonly most?: number; readonly rolls?: number } = {},
): Result<Odds, Refusal> {
  const exactOddsResult = exactOdds(request, { most });
  if (!exactOddsResult.ok) return exactOddsResult;
  return exactOddsResult.value ? ok(exactOddsResult.value) : sampledOdds(request, rolls, seed);
}

/** Exact odds from all combinations of the dice. Undefined if there are more than `most` combinations. */
export function exactOdds(
  request: OddsRequest,
  { most = MAX_COMBINATIONS, pools = true }: { readonly most?: number; readonly pools?: boolean } = {},
): Result<Odds | undefined, Refusal> {
  const dice = new AllCombinationsDice({ pools });
  const tally = new OddsTally();
  let combinationCount = 0;
  do {
    if (combinationCount === most) return ok(undefined);
    const playResult = playOnce(request, dice);
    if (!playResult.ok) return playResult;
    tally.add(playResult.value, dice.weight, dice.first);
    combinationCount += 1;
  } while (dice.next());
  return ok(tally.odds(combinationCount));
}

/** Odds from simulating the action's rolls this many times. The same seed gives the same odds. */
export function sampledOdds(request: OddsRequest, rolls: number, seed: number): Result<Odds, Refusal> {
  const dice = new RepeatableDice(seededChance(seed));
  const tally = new OddsTally();
  for (let index = 0; index < rolls; index++) {
    dice.startOver();
    const playResult = playOnce(request, dice);
    if (!playResult.ok) return playResult;
    tally.add(playResult.value, 1);
  }
  return ok({ ...tally.odds(rolls), sampled: rolls });
}

/** Half the width of the 95% confidence interval of a chance. 0 if the odds are exact. */
export function marginOfError(chance: number, { sampled }: Pick<Odds, 'sampled'>): number {
  if (sampled === undefined) return 0;
  return 1.96 * Math.sqrt(Math.max(chance * (1 - chance), 1 / sampled) / sampled);
}

/** The mean damage and its standard deviation. */
export function meanAndSpread(amounts: readonly AmountChance[]): { readonly mean: number; readonly spread: number } {
  const mean = amounts.reduce((sum, { amount, chance }) => sum + amount * chance, 0);
  const variance = amounts.reduce((sum, { amount, chance }) => sum + (amount - mean) ** 2 * chance, 0);
  return { mean, spread: Math.sqrt(Math.max(0, variance)) };
}

/**
 * Plays the action once and answers all its questions. Leaves out anything that happens automatically after the turn
 * ends.
 */
function playOnce(
  { rules, encounter, deed, target, answer }: OddsRequest,
  dice: Dice & { replay(): void },
): Result<ActionResult, Refusal> {
  const { actor } = deed.intent;
  const answers: string[] = [];
  for (;;) {
    dice.replay();
    const deedResult = carryOut(rules, encounter, deed, dice, answers, actor);
    if (!deedResult.ok) return no(deedResult.why);
    const { value } = deedResult;
    if (value.type === 'done') {
      const [actorAndTarget, outcome] = [
        { actor, target },
        { before: encounter, ...value },
      ];
      const contest = contestIn(actorAndTarget, value.events);
      return ok({ ...outcomeFor(actorAndTarget, outcome), cost: costOf(actor, outcome), ...given({ contest }) });
    }
    answers.push(answer(value.question, value.after));
  }
}

/** Collects the weighted results of an action. */
class OddsTally {
  #weight = 0;
  #hit = 0;
  #critical = 0;
  readonly #out = new Map<string, number>();
  readonly #ownOut = new Map<string, number>();
  #contest: { readonly own: CommonRoll; readonly theirs: CommonRoll } | undefined;
  readonly #degrees = new Map<string, { readonly degree: string; readonly tier: Tier; weight: number }>();
  readonly #harm = new Map<string, Map<number, number>>();
  readonly #change = new Map<string, number>();
  /**
   * For each face of the first die, whether it led to hits, misses or both. Only recorded if that die is rolled on its
   * own.
   */
  readonly #faces = new Map<number, Set<boolean>>();
  #sides = 0;

  /** Adds one combination of the dice. `first` is the first die, if it was rolled on its own. */
  add(result: ActionResult, weight: number, first?: Die): void {
    const { isHit, isCritical, out, cost } = result;
    this.#addHarm(result, weight);
    for (const [what, by] of Object.entries(cost.change))
      this.#change.set(what, (this.#change.get(what) ?? 0) + by * weight);
    this.#weight += weight;
    if (isHit) this.#hit += weight;
    if (isCritical) this.#critical += weight;
    if (out) this.#out.set(out, (this.#out.get(out) ?? 0) + weight);
    if (cost.out) this.#ownOut.set(cost.out, (this.#ownOut.get(cost.out) ?? 0) + weight);
    this.#addDegree(result, weight);
    this.#addContest(result);
    if (!first) return;
    this.#sides = first.sides;
    const outcomesOfFace = this.#faces.get(first.face) ?? new Set();
    this.#faces.set(first.face, outcomesOfFace.add(isHit));
  }

  odds(ways: number): Odds {
    const totalWeight = this.#weight;
    const harm = [...this.#harm].map(([what, amounts]) => {
      const sortedAmounts = [...amounts].filter(([, weight]) => weight > 0).toSorted(([a], [b]) => a - b);
      return [
        what,
        sortedAmounts.map(([amount, weight]): AmountChance => ({ amount, chance: weight / totalWeight })),
      ] as const;
    });
    return {
      hit: this.#hit / totalWeight,
      critical: this.#critical / totalWeight,
      degrees: [...this.#degrees.values()].flatMap(({ weight, ...result }) =>
        weight > 0 ? [{ ...result, chance: weight / totalWeight }] : [],
      ),
      ...chancesOutOfFight(this.#out, totalWeight),
      harm: Object.fromEntries(harm),
      cost: {
        change: Object.fromEntries([...this.#change].map(([what, by]) => [what, by / totalWeight])),
        ...chancesOutOfFight(this.#ownOut, totalWeight),
      },
      ...given({
        needs: this.#needs(),
        contest: this.#contest && { own: this.#contest.own.upcoming, theirs: this.#contest.theirs.upcoming },
      }),
      ways,
    };
  }

  #addDegree({ result }: ActionResult, weight: number): void {
    if (!result) return;
    const key = `${result.tier}\n${result.degree}`;
    const existingDegree = this.#degrees.get(key);
    if (existingDegree) existingDegree.weight += weight;
    else this.#degrees.set(key, { degree: result.degree, tier: result.tier, weight });
  }

  #addContest({ contest }: ActionResult): void {
    if (!contest) return;
    if (this.#contest) {
      this.#contest.own.add(contest.own);
      this.#contest.theirs.add(contest.theirs);
    } else this.#contest = { own: new CommonRoll(contest.own), theirs: new CommonRoll(contest.theirs) };
  }

  #addHarm({ harm }: ActionResult, weight: number): void {
    for (const [what, amount] of Object.entries(harm)) {
      // If a resource is harmed for the first time, its harm was 0 in every earlier combination of dice results.
      const weightByAmount = this.#harm.get(what) ?? new Map([[0, this.#weight]]);
      this.#harm.set(what, weightByAmount);
      weightByAmount.set(amount, (weightByAmount.get(amount) ?? 0) + weight);
    }
    for (const [what, weightByAmount] of this.#harm)
      if (!Object.hasOwn(harm, what)) weightByAmount.set(0, (weightByAmount.get(0) ?? 0) + weight);
  }

  /**
   * Which faces of the first die hit: all from a certain face up, or all up to a certain face. Undefined if that die
   * alone doesn't decide.
   */
  #needs(): Odds['needs'] {
    const sides = this.#sides;
    if (this.#faces.size !== sides) return undefined;
    const faces = Array.from({ length: sides }, (_, before) => this.#faces.get(before + 1));
    if (faces.some((ways) => ways?.size !== 1)) return undefined;
    const hittingFaceCount = faces.filter((ways) => ways?.has(true)).length;
    if (
      hittingFaceCount < sides &&
      faces.every((ways, before) => ways?.has(true) === before < hittingFaceCount) &&
      hittingFaceCount > 0
    )
      return { most: hittingFaceCount, sides };
    const min = 1 + faces.findIndex((ways) => ways?.has(true));
    const areAllHigherFacesHits = faces.every((ways, before) => ways?.has(true) === before + 1 >= min);
    return min > 1 && areAllHigherFacesHits ? { least: min, sides } : undefined;
  }
}

function chancesOutOfFight(weights: ReadonlyMap<string, number>, all: number): ChancesOutOfFight {
  const departureChances = DEPARTURES.flatMap((how) =>
    weights.has(how) ? [[how, (weights.get(how) ?? 0) / all] as const] : [],
  );
  return {
    down: (weights.get('down') ?? 0) / all,
    ...(departureChances.length > 0 && { left: Object.fromEntries(departureChances) }),
  };
}

/** Average harm below this isn't shown. */
export const MIN_SHOWN_HARM = 0.05;

/**
 * Scores an action so it can be compared with others. Getting the target out of the fight counts most, then harm to the
 * system's main resource, then the chance to hit. If there are several odds, the score is their average.
 */
export function expectedWorth({ resourceKinds }: Pick<Ruleset, 'resourceKinds'>, odds: readonly Odds[]): number {
  const mainResource = mainResourceOf(resourceKinds);
  const worthOfOdds = (each: Odds) => {
    const { harm, hit, cost } = each;
    const totalHarm = Object.values(harm).reduce((sum, amounts) => sum + harmWorth(amounts), 0);
    // If no resource is the main one, harm to every resource counts.
    const mainHarm =
      mainResource === undefined ? totalHarm : harmWorth(harm[mainResource]) + harmWorth(harm[OWN_STATE_KEY]);
    return (chanceOutOfFight(each) - chanceOutOfFight(cost)) * 1000 + mainHarm + totalHarm / 100 + hit / 100;
  };
  return odds.reduce((sum, each) => sum + worthOfOdds(each), 0) / odds.length;
}

function harmWorth(amounts: readonly AmountChance[] = []): number {
  const { mean } = meanAndSpread(amounts);
  return mean < MIN_SHOWN_HARM ? 0 : mean;
}

/**
 * The encounter as if it were this combatant's turn, with the turn order unchanged. It is used for the odds of the
 * combatant's actions before their turn comes.
 */
export function withTurnOf(rules: Ruleset, encounter: Encounter, who: CombatantId): Encounter {
  if (isOnTurn(encounter, who)) return encounter;
  const encounterAtTurn = encounterOnOwnTurn(rules, encounter, who);
  const turnIndex = encounter.turnOrder.findIndex((block) => block.includes(who));
  return turnIndex === -1 ? encounterAtTurn : { ...encounterAtTurn, turnOrder: encounter.turnOrder, turn: turnIndex };
}
