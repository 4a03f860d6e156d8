import { mainOf } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { meanOf } from './act-odds.ts';
import { OWN } from './blow-outcome.ts';
import type { Amount, Odds } from './odds.ts';

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
