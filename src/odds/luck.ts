import type { Die } from '../rules/core/dice.ts';
import type { CombatantId, Encounter, UserId } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { rulesOf } from '../rules/systems.ts';
import { RANK_SCALE, type Ranks, rankOf, ranksKey, ranksOf, readValue } from './ranks.ts';
import { type DiceRoll, readRolls } from './read-rolls.ts';

/**
 * Up to this many rolls, the chance of each sum of ranks (how good the rolls are) is computed exactly. With more rolls,
 * a normal distribution is used. It is accurate to a thousandth.
 */
const MAX_EXACT_ROLLS = 40;

/** Rolled dice for which all of these fields are equal are counted and shown together. */
interface ShownDice {
  readonly sides: number;
  /** The lowest face that counts as a hit, if hits are counted. */
  readonly from?: number;
  /** The number of dice rolled together, if only the highest counts. */
  readonly of?: number;
  /** True if a low result is good for the combatant these dice count for. */
  readonly lowIsGood?: true;
}

/** Rolled dice of one kind, without dice that are dropped. */
interface DiceKind extends ShownDice {
  readonly dice: number;
  /** The sum of the faces, or the number of hits. */
  readonly result: number;
  /** The average result of these dice. */
  readonly expected: number;
}

interface RankedDice extends Ranks {
  times: number;
}

/**
 * How lucky someone's dice were. A roll counts by its rank among all ways in which its dice could have fallen, so all
 * rolls count the same. The sum of the ranks is compared with all sums that were possible.
 */
export class Luck {
  readonly #kinds = new Map<string, RankedDice>();
  readonly #dice = new Map<string, DiceKind>();
  #rolls = 0;
  /** The value of `betterThan`, cached until another roll is added. */
  #betterThan: number | undefined;
  #ranks = 0;

  add(roll: DiceRoll): void {
    const { dice, reads, lowIsGood } = roll;
    this.#betterThan = undefined;
    const kindKey = `${ranksKey(dice, reads)}${lowIsGood ? ' low' : ''}`;
    const rankedDice = this.#kinds.get(kindKey) ?? { ...reversedRanks(ranksOf(dice, reads), lowIsGood), times: 0 };
    rankedDice.times += 1;
    this.#kinds.set(kindKey, rankedDice);
    const rank = rankOf(dice, reads);
    this.#rolls += 1;
    this.#ranks += lowIsGood ? RANK_SCALE - rank : rank;
    this.#count(roll);
  }

  get rolls(): number {
    return this.#rolls;
  }

  /** The rolled dice by kind, the most frequent kind first. */
  get dice(): readonly DiceKind[] {
    return [...this.#dice.values()].toSorted((a, b) => b.dice - a.dice || b.sides - a.sides);
  }

  /**
   * If 100 other groups of players made the same rolls, how many of them would have had worse luck on average. A tie
   * counts as half. 50 if nothing was rolled.
   */
  get betterThan(): number {
    if (this.#rolls === 0) return 50;
    this.#betterThan ??= 100 * (this.#rolls <= MAX_EXACT_ROLLS ? this.#exact() : this.#normal());
    return this.#betterThan;
  }

  /** Counts the dice of a roll by kind. If only the highest die counts, the roll counts as one die. */
  #count({ dice, reads, lowIsGood, faced }: DiceRoll): void {
    // Dice with symbols have no average to compare with.
    if (faced) return;
    const lowIsGoodField = lowIsGood ? { lowIsGood } : {};
    const [first] = dice;
    if (reads === 'highest' && first && dice.length > 1) {
      const { values, least } = ranksOf(dice, reads);
      const expectedResult = values.reduce((sum, { chance }, index) => sum + (least + index) * chance, 0);
      this.#add({ sides: first.sides, of: dice.length, ...lowIsGoodField }, readValue(dice, reads), expectedResult);
    } else if (typeof reads === 'string')
      for (const { sides, face } of dice) this.#add({ sides, ...lowIsGoodField }, face, (sides + 1) / 2);
    else
      for (const { sides, face } of dice) {
        const { from } = reads;
        this.#add({ sides, from, ...lowIsGoodField }, Number(face >= from), Math.max(0, sides - from + 1) / sides);
      }
  }

  #add(kind: ShownDice, result: number, expected: number): void {
    const diceKey = JSON.stringify(kind);
    const diceBefore = this.#dice.get(diceKey) ?? { ...kind, dice: 0, result: 0, expected: 0 };
    this.#dice.set(diceKey, {
      ...diceBefore,
      dice: diceBefore.dice + 1,
      result: diceBefore.result + result,
      expected: diceBefore.expected + expected,
    });
  }

  #exact(): number {
    const chancesBySum = chancesByRankSum([...this.#kinds.values()]);
    const chanceOfWorse = chancesBySum.subarray(0, this.#ranks).reduce((sum, chance) => sum + chance, 0);
    return chanceOfWorse + (chancesBySum[this.#ranks] ?? 0) / 2;
  }

  #normal(): number {
    const dieKinds = [...this.#kinds.values()];
    const mean = dieKinds.reduce((sum, { mean: each, times }) => sum + each * times, 0);
    const variance = dieKinds.reduce((sum, { variance: each, times }) => sum + each * times, 0);
    return variance === 0 ? 0.5 : normalProbabilityBelow((this.#ranks - mean) / Math.sqrt(variance));
  }
}

/**
 * For each sum that the ranks of all rolls can add up to, the chance of that sum. A roll's rank says how good the roll
 * is.
 */
function chancesByRankSum(kinds: readonly RankedDice[]): Float64Array {
  const rolls = kinds.reduce((sum, { times }) => sum + times, 0);
  let [chances, max] = [new Float64Array(RANK_SCALE * rolls + 1), 0];
  chances[0] = 1;
  for (const { values, times } of kinds)
    for (let index = 0; index < times; index++) {
      const nextChances = new Float64Array(chances.length);
      for (const { chance, rank } of values)
        for (let sum = 0; sum <= max; sum++)
          nextChances[sum + rank] = (nextChances[sum + rank] ?? 0) + chance * (chances[sum] ?? 0);
      max += RANK_SCALE;
      chances = nextChances;
    }
  return chances;
}

/** Reverses the ranks if lower results are better. */
function reversedRanks(ranks: Ranks, lowIsGood: true | undefined): Ranks {
  if (!lowIsGood) return ranks;
  const values = ranks.values.map(({ chance, rank }) => ({ chance, rank: RANK_SCALE - rank }));
  return { ...ranks, values, mean: RANK_SCALE - ranks.mean };
}

/** The share of a normal distribution below this many standard deviations (Abramowitz and Stegun 26.2.17). */
function normalProbabilityBelow(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const tailProbability =
    (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    (t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))));
  return deviations > 0 ? 1 - tailProbability : tailProbability;
}

/** An encounter as it opened, and the actions that weren't undone, oldest first. */
interface Fight {
  readonly opening: Encounter;
  readonly deeds: readonly { readonly events: readonly Event[]; readonly thrown: readonly Die[] }[];
}

/** The deeds of a fight, each with the ids of the combatants that the user played before or after it. */
export function* deedsWithPlayedIds<AnyDeed extends { readonly events: readonly Event[] }>(
  { opening, deeds }: { readonly opening: Encounter; readonly deeds: readonly AnyDeed[] },
  user: UserId,
): Generator<{ readonly deed: AnyDeed; readonly playedIds: ReadonlySet<CombatantId> }> {
  const idsPlayedByUser = new Set<CombatantId>();
  for (const { id, controller } of opening.combatants) if (controller === user) idsPlayedByUser.add(id);
  for (const deed of deeds) {
    const idsPlayedBefore = [...idsPlayedByUser];
    for (const event of deed.events) {
      if (event.type === 'joined')
        updatePlayedIds(idsPlayedByUser, event.combatant.id, event.combatant.controller === user);
      if (event.type === 'handed-over') updatePlayedIds(idsPlayedByUser, event.subject, event.after === user);
    }
    yield { deed, playedIds: new Set([...idsPlayedBefore, ...idsPlayedByUser]) };
  }
}

/**
 * Counts a user's luck in a fight, from the rolls of every combatant they played at the time. Each roll is added to all
 * of `allLuck`.
 */
function countUserLuck(fight: Fight, user: UserId, ...allLuck: readonly Luck[]): void {
  const { faces } = rulesOf(fight.opening);
  for (const { deed, playedIds } of deedsWithPlayedIds(fight, user))
    for (const roll of readRolls(deed.events, deed.thrown, faces))
      if (playedIds.has(roll.who)) for (const luck of allLuck) luck.add(roll);
}

function updatePlayedIds(ids: Set<CombatantId>, id: CombatantId, isTheirOwn: boolean): void {
  if (isTheirOwn) ids.add(id);
  else ids.delete(id);
}

/**
 * A user's luck over several fights: in each fight, and in all of them together. Leaves out fights in which they rolled
 * nothing.
 */
export function luckOfUser<F extends Fight>(
  fights: readonly F[],
  user: UserId,
): { readonly total: Luck; readonly byFight: readonly { readonly fight: F; readonly luck: Luck }[] } {
  const totalLuck = new Luck();
  const luckOfFights = fights.map((fight) => {
    const luck = new Luck();
    countUserLuck(fight, user, luck, totalLuck);
    return { fight, luck };
  });
  return { total: totalLuck, byFight: luckOfFights.filter(({ luck }) => luck.rolls > 0) };
}
