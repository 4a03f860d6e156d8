// TDGS › 14 Movement & Positioning › Threatened squares, Opportunity Attack (as ruled where there is no map)

import { type CombatantId, combatant, pair } from '../core/encounter.ts';
import { areOnSquares, hasLine, meleeReach, squares } from './field.ts';
import { bandOf } from './range.ts';
import type { Band, Fight, TdgsResolution } from './sheet.ts';

/** How two are engaged: at Adjacent, or at Near where one strikes with reach. */
const ENGAGED = ['Adjacent', 'Near'] as const;
export type Engaged = (typeof ENGAGED)[number];

/** How two are engaged. Ruling: the field: squares say it, with a line between the two; nothing is recorded of it then. */
export function engaged(encounter: Fight, a: CombatantId, b: CombatantId): Engaged | undefined {
  if (encounter.field && areOnSquares(encounter, a, b)) return engagedOnSquares(encounter, a, b);
  // No name of a prototype has a "|" in it, as every pair has.
  const word = encounter.positions[pair(a, b)];
  return word === undefined ? undefined : ENGAGED.find((each) => each === word);
}

function engagedOnSquares(encounter: Fight, a: CombatantId, b: CombatantId): Engaged | undefined {
  const two = [combatant(encounter, a), combatant(encounter, b)];
  const band = bandOf(squares(encounter, a, b) ?? 0);
  const reaches = band === 'Adjacent' || (band === 'Near' && two.some((who) => meleeReach(who) > 1));
  if (!reaches || two.some(({ vitality }) => vitality === 'dead') || !hasLine(encounter, a, b)) return undefined;
  return band;
}

/** Everyone engaged with this one. */
export function engagedWith(encounter: Fight, who: CombatantId): readonly CombatantId[] {
  return encounter.combatants
    .map(({ id }) => id)
    .filter((id) => id !== who && engaged(encounter, who, id) !== undefined);
}

/** An attack, grapple or shove at Adjacent engages the two; with a reach weapon one at Near does too. Ruling. */
export function engage(resolution: TdgsResolution, a: CombatantId, b: CombatantId, band: Band, reach: boolean): void {
  if (band === 'Adjacent' || (band === 'Near' && reach)) position(resolution, a, b, band);
}

/** They part: one leaves, is forced away, or dies. */
export function part(resolution: TdgsResolution, a: CombatantId, b: CombatantId): void {
  position(resolution, a, b, undefined);
}

function position(resolution: TdgsResolution, one: CombatantId, other: CombatantId, after: Engaged | undefined): void {
  if (areOnSquares(resolution.encounter, one, other)) return;
  const before = engaged(resolution.encounter, one, other);
  if (before === after) return;
  resolution.record({
    type: 'positioned',
    subject: one,
    other,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  });
}
