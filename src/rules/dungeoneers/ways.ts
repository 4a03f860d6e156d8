// Dungeoneers › Movement: where a creature can go on the field

import { type Tile, tileName } from '../../field/tile.ts';
import type { Way } from '../../field/ways.ts';
import { bears, type CombatantId, combatant, isOnTurn, resource } from '../core/encounter.ts';
import { waysOf } from '../core/field-moves.ts';
import type { Heeded, MoveWay } from '../core/field-rules.ts';
import { remembered } from '../core/remembered.ts';
import { meleeWeapon } from './opportune-strike.ts';
import type { Creature, Dungeoneers, Fight } from './sheet.ts';
import { BODIES } from './tiles.ts';
import { leavingOf, walking } from './walk.ts';

/** Everywhere a creature can go with the movement points that it has, the nearest and straightest first. Nowhere where it cannot move now. */
export const ways = remembered<Dungeoneers, readonly MoveWay[]>((fight, who, heeded) => {
  const mover = combatant(fight, who);
  const points = resource(mover, 'movement points').value;
  return isOnTurn(fight, who) ? waysWith(fight, mover, points, heeded) : [];
});

/** The same with so many points. */
export function waysWith(fight: Fight, mover: Creature, points: number, heeded?: Heeded): readonly MoveWay[] {
  if (points <= 0 || bears(mover, 'Grappled')) return [];
  const leaving = leavingOf(fight, mover, heeded);
  return waysOf(BODIES, fight, mover, walking(fight, mover, points, heeded))
    .toSorted((a, b) => a.points - b.points || slants(a) - slants(b))
    .map((way) => moveWay(fight, mover.id, way, leaving));
}

/** Steps aslant. */
function slants({ path }: Way): number {
  return path.filter(({ x, y }, n) => n > 0 && path[n - 1]?.x !== x && path[n - 1]?.y !== y).length;
}

function moveWay(
  fight: Fight,
  actor: CombatantId,
  { to, points, path }: Way,
  leaving: (from: Tile, to: Tile) => readonly CombatantId[],
): MoveWay {
  const strikers = new Set(path.slice(1).flatMap((tile, n) => leaving(path[n] ?? tile, tile)));
  return {
    to: tileName(to),
    path: path.map(tileName),
    cost: points,
    strikes: [...strikers].map((by) => ({ by, tool: meleeWeapon(combatant(fight, by)).name })),
    intent: { action: 'move', actor, to: tileName(to) },
  };
}
