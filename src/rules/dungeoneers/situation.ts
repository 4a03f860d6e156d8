// Dungeoneers › how two stand to each other as an act is declared: said without a map, shown by the field, or the GM's word

import type { CombatantId } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { behind, type Distance, distance, FROM_BEHIND, facing, position, standOf, tilesSaid } from './position.ts';
import { refuse } from './refusals.ts';
import type { Creature, Fight } from './sheet.ts';
import { areOnField, directionFaced } from './tiles.ts';

/** How an act finds the two. */
export interface Situated extends Distance {
  /** Why it is from behind; undefined: it is not. Refused where that was said and is known to be otherwise. */
  readonly behind: Result<Reason | undefined, Refusal>;
}

/**
 * How the actor stands to a target. Without a map: as it is known or said. On the field: as the field shows, or by the GM's
 * word over it; what is said may be the same, and is refused where it is not. An act on oneself is at no distance.
 */
export function situationOf(
  fight: Fight,
  { actor, situation }: Pick<Intent, 'actor' | 'situation'>,
  target: Creature,
): Result<Situated, Refusal> {
  const known = distance(fight, actor, target.id);
  if (target.id === actor) return ok({ ...known, tiles: 0, isOpen: () => true, behind: ok(undefined) });
  const back = situation?.behind === true;
  const tiles = tilesTo(fight, actor, target, known.tiles, situation?.range);
  return tiles.ok ? ok({ ...known, tiles: tiles.value, behind: behindOf(fight, actor, target, back) }) : tiles;
}

/** Tiles to the target: by how the two stand, or, of one who is away, as it was named with the act (at least 3). */
function tilesTo(
  fight: Fight,
  actor: CombatantId,
  target: Creature,
  known: number,
  said: string | undefined,
): Result<number, Refusal> {
  const stated = said === undefined ? undefined : tilesSaid(said);
  if (areOnField(fight, actor, target.id)) {
    const isSame = stated?.stand === undefined ? stated?.tiles === known : stated.stand === standOf(known);
    if (said === undefined || isSame) return ok(known);
    return no({ type: 'against-the-field', said: said.slice(0, 40), shows: tilesAway(known) });
  }
  const stand = position(fight, actor, target.id);
  if (said === undefined || stated?.stand === stand) return ok(known);
  if (stated && stated.stand === undefined && (stand === 'away' ? stated.tiles >= known : stated.tiles === known))
    return ok(stated.tiles);
  return refuse('range-contradicts', { name: target.name, position: stand, said: said.slice(0, 40) });
}

/** A count of tiles as it is told: "4 tiles". */
export function tilesAway(count: number): string {
  return `${count} ${count === 1 ? 'tile' : 'tiles'}`;
}

function behindOf(
  fight: Fight,
  actor: CombatantId,
  { id, name }: Creature,
  said: boolean,
): Result<Reason | undefined, Refusal> {
  const known = behind(fight, actor, id);
  if (areOnField(fight, actor, id)) {
    if (known || !said) return ok(known);
    return no({ type: 'against-the-field', said: 'behind', shows: `facing ${directionFaced(fight, id)}` });
  }
  const is = known ?? (said ? FROM_BEHIND : undefined);
  return is && facing(fight, id) === actor ? refuse('faces-you', { name }) : ok(is);
}
