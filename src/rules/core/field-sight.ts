// Decides which parts of the map a viewer sees.

import { type TileName, tileName, tilesUnder } from '../../field/field.ts';
import { visibleTilesFrom } from '../../field/sight.ts';
import { type Combatant, type Encounter, isInFight, ownerOf, type System } from './encounter.ts';
import { bodyOf } from './map-positions.ts';
import type { Ruleset } from './ruleset.ts';
import type { Viewer } from './secrecy.ts';

/**
 * The tiles that a viewer sees. Undefined: all. With fog, players see what the combatants on their side who are up can
 * see. If none of them is up, players see what the fallen see.
 */
export function seenTiles<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  view: Viewer = 'players',
): ReadonlySet<TileName> | undefined {
  const { field, combatants } = encounter;
  if (!field?.look.dark || view === 'gm') return undefined;
  const isPlayerCharacter = (each: Combatant<S>) => each.controller !== undefined || ownerOf(each) !== undefined;
  const sides = new Set(combatants.filter(isPlayerCharacter).map(({ side }) => side));
  const sideCombatants = combatants.filter(({ side, vitality }) => sides.has(side) && isInFight(vitality));
  const standingCombatants = sideCombatants.filter(({ vitality }) => vitality === 'up');
  const viewpoints = (standingCombatants.length > 0 ? standingCombatants : sideCombatants).flatMap((each) => {
    const body = bodyOf(rules, encounter, each);
    return body ? tilesUnder(body) : [];
  });
  return new Set(viewpoints.flatMap((tile) => visibleTilesFrom(field.ground, tile)).map(tileName));
}

/**
 * Whether a viewer sees someone on the map. True for combatants who aren't on the map, because fog doesn't affect them.
 */
export function isSeenOnMap<S extends System>(
  rules: Pick<Ruleset<S>, 'field'>,
  encounter: Encounter<S>,
  who: Combatant<S>,
  view: Viewer = 'players',
): boolean {
  const visibleTiles = seenTiles(rules, encounter, view);
  const body = bodyOf(rules, encounter, who);
  return !visibleTiles || !body || tilesUnder(body).some((tile) => visibleTiles.has(tileName(tile)));
}
