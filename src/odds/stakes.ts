import { resourceKindOf } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { chanceOutOfFight, type Odds } from './odds.ts';

/**
 * The odds of an action with this many points staked. If the target's numbers are hidden, there are several sets of
 * odds, one for each similar creature.
 */
export interface StakeOdds {
  readonly points: number;
  readonly odds: readonly Odds[];
}

/**
 * The maximum number of points that are tried. It is low, because the odds for each number are worked out separately.
 */
const MAX_STAKE = 3;
/** A point is worth spending if it raises the chance to hit, or to bring down the target, by at least this. */
const MIN_GAIN_PER_POINT = 0.1;
/** Average harm to the actor below this counts as none. */
const NEGLIGIBLE_HARM = 0.01;

/** The numbers of points to try, from 0 up to `max` or `MAX_STAKE`. */
export function stakesUpTo(max: number): readonly number[] {
  return Array.from({ length: 1 + Math.min(MAX_STAKE, Math.max(0, max)) }, (_, points) => points);
}

/**
 * The best number of points to stake. Each further point must be worth its cost without wounding the actor or bringing
 * them down. Whether the points are better saved for later is the player's choice.
 */
export function bestStake<S extends StakeOdds>(
  rules: Pick<Ruleset, 'resourceKinds'>,
  [first, ...more]: readonly [S, ...S[]],
): S {
  return more.reduce((best, next) => {
    const points = next.points - best.points;
    const gain = Math.max(
      meanChance(next, chanceToHit) - meanChance(best, chanceToHit),
      meanChance(next, chanceToRemoveTarget) - meanChance(best, chanceToRemoveTarget),
    );
    return gain >= MIN_GAIN_PER_POINT * points && harmToActor(rules, next) - harmToActor(rules, best) < NEGLIGIBLE_HARM
      ? next
      : best;
  }, first);
}

/** Whether points raise the chance to hit enough that spending some could be worth it, regardless of other costs. */
export function mayBeWorthPoints([first, ...more]: readonly StakeOdds[]): boolean {
  return (
    first !== undefined &&
    more.some((each) => meanChance(each, chanceToHit) - meanChance(first, chanceToHit) >= MIN_GAIN_PER_POINT)
  );
}

const chanceToHit = ({ hit }: Odds) => hit;
const chanceToRemoveTarget = (odds: Odds) => chanceOutOfFight(odds);

/** The average harm to the actor if this many points are staked, plus the actor's chance to be out of the fight. */
function harmToActor({ resourceKinds }: Pick<Ruleset, 'resourceKinds'>, { odds }: StakeOdds): number {
  return (
    odds.reduce((sum, { cost }) => {
      const harmAmounts = Object.entries(cost.change).map(([resource, by]) => {
        const { main, fills } = resourceKindOf(resourceKinds, resource);
        return main ? (fills ? by : -by) : 0;
      });
      return sum + chanceOutOfFight(cost) + harmAmounts.reduce((all, each) => all + each, 0);
    }, 0) / Math.max(1, odds.length)
  );
}

function meanChance({ odds }: StakeOdds, of: (odds: Odds) => number): number {
  return odds.reduce((sum, each) => sum + of(each), 0) / Math.max(1, odds.length);
}
