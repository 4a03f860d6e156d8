// TDGS › 8 Combat › Weapon Properties › Range; 14 Movement › Range Bands

import { LONGEST_SIDE } from '../../field/tile.ts';
import type { Modifier } from '../core/check.ts';
import { choose } from '../core/choose.ts';
import { given } from '../core/given.ts';
import type { Reason } from '../core/reason.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { because } from './reasons.ts';
import { BANDS, type Band, type RangeType, type Weapon } from './sheet.ts';

/** Weapon ranges as the table has them: the bands without penalty, and the one at −2. */
const RANGES: Readonly<Record<RangeType, { readonly optimal: readonly Band[]; readonly extended?: Band }>> = {
  melee: { optimal: ['Adjacent'] },
  reach: { optimal: ['Adjacent', 'Near'] },
  thrown: { optimal: ['Near'], extended: 'Far' },
  ranged: { optimal: ['Far'], extended: 'Distant' },
  'long range': { optimal: ['Distant'] },
};

/** "Adjacent (0–1 squares), Near (2–4), Far (5–10), Distant (11+)": for squares counted by the longer side (Chebyshev). */
export function bandOf(squares: number): Band {
  if (squares <= 1) return 'Adjacent';
  if (squares <= 4) return 'Near';
  return squares <= 10 ? 'Far' : 'Distant';
}

/** Weapons of type melee and reach use STR at any band; thrown, ranged and long range use DEX. Ruling. */
export function isMelee(range: RangeType): boolean {
  return range === 'melee' || range === 'reach';
}

/** The band an attack is made at: as declared, else the weapon's nearest optimal. Refused when it is no band. */
export function declaredBand(typed: string | undefined, fallback: Band): Result<Band, Refusal> {
  return typed === undefined ? ok(fallback) : choose('range', typed, BANDS);
}

export function nearestOptimal(range: RangeType): Band {
  return RANGES[range].optimal[0] ?? 'Adjacent';
}

/** Squares to the end of each band. Distant has none: it is as long as a field may be. */
export const ENDS: Readonly<Record<Band, number>> = { Adjacent: 1, Near: 4, Far: 10, Distant: LONGEST_SIDE };

/** The most squares at which a weapon has no penalty. */
export function furthestOptimal(range: RangeType): number {
  return ENDS[RANGES[range].optimal.at(-1) ?? 'Adjacent'];
}

/**
 * What the range does to a roll: nothing at the optimal band or nearer, −2 at the extended one. Beyond that the attack
 * is refused. Ruling: nearer than optimal carries no penalty. `shown`: by what the band is known, where not by somebody's word.
 */
export function atRange(
  weapon: Pick<Weapon, 'name' | 'range'>,
  band: Band,
  shown?: Reason,
): Result<readonly Modifier[], Refusal> {
  const { optimal, extended } = RANGES[weapon.range];
  const furthest = optimal.at(-1) ?? 'Adjacent';
  if (BANDS.indexOf(band) <= BANDS.indexOf(furthest)) return ok([]);
  if (band === extended) return ok([{ value: -2, why: because({ id: 'extended range', band, ...given({ shown }) }) }]);
  return no({ type: 'out-of-range', weapon: weapon.name, band, reaches: extended ?? furthest });
}

/** The bands at which a weapon is used: nearer is as good as the nearest of them. */
export function bandsFor({ range }: Pick<Weapon, 'range'>): readonly Band[] {
  const { optimal, extended } = RANGES[range];
  return extended ? [...optimal, extended] : optimal;
}
