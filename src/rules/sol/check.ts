// Project Sol › Tests (Ruling "Tests"): threshold tests that the GM asks for

import { type CheckRules, sameName } from '../core/check.ts';
import { calledSafely } from '../core/notation/parse-dice.ts';
import { sum } from '../core/reason.ts';
import { poolOf, usualPools } from './actions/test.ts';
import { ATTRIBUTES, type Sol } from './sheet.ts';
import { circumstances, degreeOf, HIT, THRESHOLDS } from './tests.ts';

/** Skill + attribute, or two attributes: hits against a threshold. */
export const checks: CheckRules<Sol> = {
  difficulties: THRESHOLDS,
  offers: usualPools,
  named(who, typed) {
    const usual = usualPools(who).find((pool) => sameName([pool.split(' + ')[0] ?? ''], typed));
    if (usual !== undefined && !sameName(ATTRIBUTES, typed)) return usual;
    const parts = poolOf(who, typed);
    return parts.ok ? parts.value.map(({ name }) => name).join(' + ') : undefined;
  },
  dice(encounter, who, what) {
    const parts = poolOf(who, what);
    if (!parts.ok) return undefined;
    const more = sum(circumstances(encounter, who));
    const pool = Math.max(0, sum(parts.value.map(({ dice }) => dice)) + more);
    if (pool === 0) return undefined;
    const named = parts.value.map(({ name, dice }) => `${name} ${dice.value}`).join(' + ');
    const called = more === 0 ? named : `${named} ${more < 0 ? '-' : '+'} ${Math.abs(more)}`;
    return `${pool}d6>=${HIT}[${calledSafely(called)}]`;
  },
  tier: (_, { total }, against) => degreeOf(total - against),
};
