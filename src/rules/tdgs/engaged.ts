// TDGS › 14 Movement & Positioning › Threatened squares, Opportunity Attack (as ruled where there is no map)

import { type CombatantId, pair } from '../core/encounter.ts';
import type { Band, Fight, TdgsResolution } from './sheet.ts';

/** How two are engaged: at Adjacent, or at Near where one strikes with reach. */
const ENGAGED = ['Adjacent', 'Near'] as const;
export type Engaged = (typeof ENGAGED)[number];

export function engaged(encounter: Fight, a: CombatantId, b: CombatantId): Engaged | undefined {
  // No name of a prototype has a "|" in it, as every pair has.
  const word = encounter.positions[pair(a, b)];
  return word === undefined ? undefined : ENGAGED.find((each) => each === word);
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

function position(
  resolution: TdgsResolution,
  combatant: CombatantId,
  other: CombatantId,
  after: Engaged | undefined,
): void {
  const before = engaged(resolution.encounter, combatant, other);
  if (before === after) return;
  resolution.record({
    type: 'positioned',
    subject: combatant,
    other,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  });
}
