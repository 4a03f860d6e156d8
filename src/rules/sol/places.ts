// Project Sol: which squares are worth going to. Chosen, none of it is the book's

import { bodyAt, squaresBetween } from '../../field/body.ts';
import { type Cover, isThrough, sightBetween } from '../../field/sight.ts';
import { type Tile, tileName, tileNamed } from '../../field/tile.ts';
import { placeTowards } from '../core/closing.ts';
import { type CombatantId, combatant, type Encounter } from '../core/encounter.ts';
import type { MoveWay, NamedPlace, PlaceMeaning } from '../core/field-rules.ts';
import { seenTiles } from '../core/field-sight.ts';
import { standsAt } from '../core/standing.ts';
import { inHand } from './actions/draw.ts';
import { flankersOf } from './lines.ts';
import type { Fighter, Sol } from './sheet.ts';

/** Most places that are named. */
const MOST = 6;

/** Somebody with the tile they stand on. */
interface Stands {
  readonly id: CombatantId;
  readonly tile: Tile;
}

/**
 * Where to strike from, where to flank, where cover is, where nobody sees one, whom to help, and away: as seen from the foe
 * who is nearest. What a place is good for already where somebody stands is left out.
 */
export function places(encounter: Encounter<Sol>, actor: CombatantId, ways: readonly MoveWay[]): readonly NamedPlace[] {
  const ground = encounter.field?.ground;
  const from = standsAt(encounter, actor);
  if (!ground || !from || ways.length === 0) return [];
  const who = combatant(encounter, actor);
  const squares = (one: Tile, other: Tile) => squaresBetween(bodyAt(one), bodyAt(other), ground);
  const lines = (one: Tile, other: Tile) => sightBetween(ground, bodyAt(one), bodyAt(other));
  const standing = (those: readonly Fighter[]): readonly Stands[] =>
    those
      .flatMap(({ id }) => {
        const tile = standsAt(encounter, id);
        return tile && id !== actor ? [{ id, tile }] : [];
      })
      .toSorted((one, other) => squares(from, one.tile) - squares(from, other.tile));
  // In the dark a player is told of nobody whom their side does not see.
  const lit = who.controller === undefined ? undefined : seenTiles({}, encounter);
  const foes = standing(
    encounter.combatants.filter(({ side, vitality }) => side !== who.side && vitality === 'up'),
  ).filter(({ tile }) => !lit || lit.has(tileName(tile)));
  const friends = encounter.combatants.filter(({ side, vitality }) => side === who.side && vitality !== 'dead');
  const isMelee = inHand(who).kind === 'melee';
  const touches = (tile: Tile, other: Stands) => squares(tile, other.tile) <= 1;
  const strikes = (tile: Tile, foe: Stands) => (isMelee ? touches(tile, foe) : lines(tile, foe.tile).open > 0);
  const afar = (tile: Tile) => Math.hypot(tile.x - from.x, tile.y - from.y);
  // Of equal ones the straightest.
  const to = ways
    .flatMap((way) => {
      const tile = tileNamed(way.to);
      return tile ? [{ way, tile }] : [];
    })
    .toSorted((one, other) => one.way.cost - other.way.cost || afar(one.tile) - afar(other.tile));
  const first = (meaning: PlaceMeaning, is: (tile: Tile) => boolean): readonly NamedPlace[] => {
    const found = is(from) ? undefined : to.find(({ tile }) => is(tile));
    return found ? [{ meaning, way: found.way }] : [];
  };
  // Where the foe is got at, or else nearer to them.
  const getting = (foe: Stands, means: 'beside' | 'in reach of', is: typeof strikes): readonly NamedPlace[] => {
    const there = first({ means, whom: foe.id }, (tile) => is(tile, foe));
    const nearer = there.length > 0 || is(from, foe) ? undefined : placeTowards({}, encounter, actor, foe.id, ways);
    return nearer ? [nearer] : there;
  };
  const reaching = (foe: Stands) => getting(foe, isMelee ? 'beside' : 'in reach of', strikes);
  const [nearest, second] = foes;
  if (!nearest) return [];
  const helpers = standing(friends.filter(({ vitality }) => vitality === 'up'));
  const flanks = (tile: Tile) =>
    strikes(tile, nearest) &&
    helpers.some((each) => isThrough(ground, nearest.tile, tile, each.tile) && lines(each.tile, nearest.tile).open > 0);
  const isFlanked = flankersOf(encounter, actor, combatant(encounter, nearest.id)) !== undefined;
  const hurt = who.sheet.medkit ? standing(friends.filter(({ own }) => own.wounds.length > 0)).slice(0, 1) : [];
  const gap = (tile: Tile) => Math.min(...foes.map((foe) => squares(tile, foe.tile)));
  const [farthest] = to.toSorted((one, other) => gap(other.tile) - gap(one.tile));
  const all: readonly NamedPlace[] = [
    ...reaching(nearest),
    ...(isFlanked ? [] : first({ means: 'behind', whom: nearest.id }, flanks)),
    ...inCover(nearest.tile, from, to, lines),
    ...hurt.flatMap((friend) => first({ means: 'beside', whom: friend.id }, (tile) => touches(tile, friend))),
    ...first({ means: 'out of sight of', whom: nearest.id }, (tile) => lines(nearest.tile, tile).open === 0),
    ...(second ? reaching(second) : []),
    ...(farthest && gap(farthest.tile) > gap(from) ? [{ meaning: { means: 'away' } as const, way: farthest.way }] : []),
    ...(isMelee ? [] : getting(nearest, 'beside', touches)),
  ];
  const named = new Set<string>();
  return all.filter(({ way }) => !named.has(way.to) && named.add(way.to)).slice(0, MOST);
}

/** The best cover from somebody that is not better where one stands, and of equal ones the nearest. */
function inCover(
  foe: Tile,
  from: Tile,
  to: readonly { readonly way: MoveWay; readonly tile: Tile }[],
  lines: (one: Tile, other: Tile) => { readonly open: number; readonly cover: readonly Cover[] },
): readonly NamedPlace[] {
  const coverAt = (tile: Tile) => {
    const { open, cover } = lines(foe, tile);
    return open > 0 ? cover[0] : undefined;
  };
  const rank = (cover: Cover | undefined) => (cover === undefined ? 0 : cover.covers === 'low' ? 1 : 2);
  const now = rank(coverAt(from));
  const covered = to.flatMap(({ way, tile }) => {
    const cover = coverAt(tile);
    return cover && rank(cover) > now ? [{ way, cover }] : [];
  });
  const [best] = covered.toSorted((one, other) => rank(other.cover) - rank(one.cover));
  return best ? [{ meaning: { means: 'in cover', behind: tileName(best.cover.tile) }, way: best.way }] : [];
}
