import { mainOf } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { meanOf } from './act-odds.ts';
import { OWN } from './blow-outcome.ts';
import type { Odds } from './odds.ts';

/**
 * How good a choice it is, to be compared with others: whom it brings down, then by how much it harms what the system tells by,
 * then how sure it is. Of several odds the mean.
 */
export function worthOf({ resourceKinds }: Pick<Ruleset, 'resourceKinds'>, odds: readonly Odds[]): number {
  const main = mainOf(resourceKinds);
  const of = ({ down, harm, hit, cost }: Odds) => {
    const harmed = meanOf(harm[main ?? ''] ?? []).mean + meanOf(harm[OWN] ?? []).mean;
    const rest = Object.values(harm).reduce((sum, amounts) => sum + meanOf(amounts).mean, 0);
    return (down - cost.down) * 1000 + harmed + rest / 100 + hit / 100;
  };
  return odds.reduce((sum, each) => sum + of(each), 0) / odds.length;
}
