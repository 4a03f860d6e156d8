// Ruling "The field": Combat Rules v1.3 don't count movement, so there can be a map, but it changes no numbers

import { bodyAt, squaresBetween, type Tile, tileName, tileNamed } from '../../field/field.ts';
import { sightBetween } from '../../field/sight.ts';
import { action } from '../core/action.ts';
import { type CombatantId, combatant, type Encounter, isOnTurn } from '../core/encounter.ts';
import { type MovementRules, pathTo, recordMove, waysOf } from '../core/field-moves.ts';
import {
  cachedPerCombatant,
  type FieldRules,
  type MoveWay,
  type NamedPlace,
  type PlaceMeaning,
} from '../core/field-rules.ts';
import { standsAt } from '../core/map-positions.ts';
import { ok } from '../core/refusal.ts';
import { declare } from '../core/resolution.ts';
import type { ConditionName } from './names.ts';
import type { Mastery } from './sheet.ts';

/** Movement has no limit. Friends can be passed, enemies can't. */
const WALKING_RULES: MovementRules = { points: Number.POSITIVE_INFINITY, passesFriends: true };

/**
 * Moves anywhere on the fighter's turn, for free and any number of times: "movement is told, not counted". Ruling "The
 * field".
 */
export const move = action<Mastery, { readonly actor: CombatantId; readonly path: readonly Tile[] }>({
  title: 'Move',
  cite: 'Ruling "The field"',
  when: 'turn',
  kind: 'move',
  onField: true,
  // No targets, because `ways` lists the destinations.
  offers: () => undefined,
  plan(encounter, { actor, to }) {
    const way = pathTo({}, encounter, combatant(encounter, actor), to, WALKING_RULES);
    return way.ok ? ok({ actor, path: way.value.path }) : way;
  },
  resolve(resolution, { actor, path }, intent) {
    declare(resolution, intent);
    recordMove(resolution, actor, path, {});
  },
});

const ways = cachedPerCombatant((encounter: Encounter<Mastery>, actor): readonly MoveWay[] => {
  if (encounter.phase !== 'fighting' || !isOnTurn(encounter, actor)) return [];
  return waysOf({}, encounter, combatant(encounter, actor), WALKING_RULES).map(({ to, path, points }) => ({
    to: tileName(to),
    path: path.map(tileName),
    cost: points,
    strikes: [],
    intent: { action: 'move', actor, to: tileName(to) },
  }));
});

/** How Mastery works on a map: combatants stand and move on it, but it changes no numbers. */
export const field: FieldRules<Mastery> = {
  // A short distance, because there is nothing to gain from starting far apart.
  apart: 2,
  ways,
  places,
  words: {},
  letter: (condition) => CONDITION_LETTERS[condition],
};

/** The maximum number of places that are listed as destinations of a move. */
const MAX_PLACES = 6;
/** The maximum number of offered places that are beside enemies. */
const MAX_NEAR_ENEMIES = 4;

/** Places beside the nearest enemies, out of the nearest enemy's sight, and away from all enemies. */
function places(encounter: Encounter<Mastery>, actor: CombatantId): readonly NamedPlace[] {
  const ground = encounter.field?.ground;
  const ownTile = standsAt(encounter, actor);
  if (!ground || !ownTile) return [];
  const squaresApart = (one: Tile, other: Tile) => squaresBetween(bodyAt(one), bodyAt(other), ground);
  const { side } = combatant(encounter, actor);
  const enemies = encounter.combatants
    .flatMap((who) => {
      const tile = who.side !== side && who.vitality === 'up' ? standsAt(encounter, who.id) : undefined;
      return tile ? [{ id: who.id, tile }] : [];
    })
    .toSorted((one, other) => squaresApart(ownTile, one.tile) - squaresApart(ownTile, other.tile));
  const [nearestEnemy] = enemies;
  const destinations = nearestEnemy
    ? ways(encounter, actor).flatMap((way) => {
        const tile = tileNamed(way.to);
        return tile ? [{ way, tile }] : [];
      })
    : [];
  if (!nearestEnemy) return [];
  const firstPlace = (meaning: PlaceMeaning, matches: (tile: Tile) => boolean): readonly NamedPlace[] => {
    const destination = matches(ownTile) ? undefined : destinations.find(({ tile }) => matches(tile));
    return destination ? [{ meaning, way: destination.way }] : [];
  };
  const isHiddenTile = (tile: Tile) => sightBetween(ground, bodyAt(nearestEnemy.tile), bodyAt(tile)).open === 0;
  const distanceToEnemies = (tile: Tile) => Math.min(...enemies.map((enemy) => squaresApart(tile, enemy.tile)));
  const [farthestDestination] = destinations.toSorted(
    (one, other) => distanceToEnemies(other.tile) - distanceToEnemies(one.tile),
  );
  const allPlaces: readonly NamedPlace[] = [
    ...enemies
      .slice(0, MAX_NEAR_ENEMIES)
      .flatMap(({ id, tile }) =>
        firstPlace({ means: 'beside', target: id }, (ownTile) => squaresApart(ownTile, tile) <= 1),
      ),
    ...firstPlace({ means: 'out of sight of', target: nearestEnemy.id }, isHiddenTile),
    ...(farthestDestination && distanceToEnemies(farthestDestination.tile) > distanceToEnemies(ownTile)
      ? [{ meaning: { means: 'away' } as const, way: farthestDestination.way }]
      : []),
  ];
  const usedTiles = new Set<string>();
  return allPlaces.filter(({ way }) => !usedTiles.has(way.to) && usedTiles.add(way.to)).slice(0, MAX_PLACES);
}

const CONDITION_LETTERS: Readonly<Record<ConditionName, string>> = {
  Exhausted: 'E',
  Unsteady: 'U',
  Recovering: 'R',
  Advantage: 'A',
  Prepared: 'P',
  Stunned: 'S',
  Fatigued: 'F',
  Disoriented: 'D',
  Status: 'T',
};
