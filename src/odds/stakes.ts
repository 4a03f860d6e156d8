import { declared } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import type { Odds } from './odds.ts';

/** An act with so many points staked on it, and its odds: several where it is told by several like the target. */
export interface Staked {
  readonly points: number;
  readonly odds: readonly Odds[];
}

/** Most points that are searched. Each is worked out for itself. */
const MOST = 3;
/** A point is worth it that makes a hit, or bringing down, likelier by at least this. */
const WORTH = 0.1;
/** What is less than this of a wound is none. */
const UNHURT = 0.01;

/** The points that are searched where as many may be staked: none, and one after the other. */
export function stakesUpTo(most: number): readonly number[] {
  return Array.from({ length: 1 + Math.min(MOST, Math.max(0, most)) }, (_, points) => points);
}

/**
 * The best of an act with more and more points staked: on each step that is worth its points, and that does not wound or bring
 * down whoever stakes them. Whether points are better kept for another act is theirs to know.
 */
export function bestStake<S extends Staked>(
  rules: Pick<Ruleset, 'resourceKinds'>,
  [first, ...more]: readonly [S, ...S[]],
): S {
  return more.reduce((best, next) => {
    const points = next.points - best.points;
    const gain = Math.max(mean(next, hitOf) - mean(best, hitOf), mean(next, downOf) - mean(best, downOf));
    return gain >= WORTH * points && wounds(rules, next) - wounds(rules, best) < UNHURT ? next : best;
  }, first);
}

/** Whether points make a hit so much likelier that any of them may be worth it, whatever else they take. */
export function isWorthPoints([first, ...more]: readonly Staked[]): boolean {
  return first !== undefined && more.some((each) => mean(each, hitOf) - mean(first, hitOf) >= WORTH);
}

const hitOf = ({ hit }: Odds) => hit;
const downOf = ({ down }: Odds) => down;

/** How much it takes from the body of whoever stakes, on average. */
function wounds({ resourceKinds }: Pick<Ruleset, 'resourceKinds'>, { odds }: Staked): number {
  return (
    odds.reduce((sum, { cost }) => {
      const harm = Object.entries(cost.change).map(([resource, by]) => {
        const { main, fills } = declared(resourceKinds, resource);
        return main ? (fills ? by : -by) : 0;
      });
      return sum + cost.down + harm.reduce((all, each) => all + each, 0);
    }, 0) / Math.max(1, odds.length)
  );
}

function mean({ odds }: Staked, of: (odds: Odds) => number): number {
  return odds.reduce((sum, each) => sum + of(each), 0) / Math.max(1, odds.length);
}
