// Dungeoneers › Movement, Facing Direction: which places on the field are worth going to

import { squaresBetween } from '../../field/body.ts';
import { oppositeOf, tileNamed } from '../../field/tile.ts';
import { placeTowards, wayTowards } from '../core/closing.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import type { MoveWay, NamedPlace, PlaceMeaning } from '../core/field-rules.ts';
import { remembered } from '../core/remembered.ts';
import { armsReach } from './attack-choices.ts';
import { between, type Distance, distance, isReach, reaches, standsBehind } from './position.ts';
import type { Creature, Dungeoneers, Fight } from './sheet.ts';
import { BODIES, bodyIn, bodyWere, directionBetween, directionFaced } from './tiles.ts';
import { ways } from './ways.ts';

/** Most places that are named, and most of them that are about foes before others come. */
const MOST = 6;
const MOST_OF_FOES = 4;

/** The few places worth a button: behind a foe and beside it, the nearest foe first, or nearer to it; away from all; to a friend. */
export const places = remembered<Dungeoneers, readonly NamedPlace[]>((fight, who, heeded) => {
  const all = ways(fight, who, heeded);
  if (all.length === 0) return [];
  const mover = combatant(fight, who);
  const others = nearestFirst(fight, mover);
  const foes = others.filter(({ side }) => side !== mover.side);
  const about = foes.slice(0, MOST_OF_FOES).flatMap((foe) => placesAbout(fight, mover, foe, all));
  const nearest = foes.slice(0, about.length > 0 ? 0 : 1).filter(({ id }) => !reaches(fight, mover.id, id));
  const away = wayFrom(fight, mover, foes, all);
  const friends = others.filter(({ side }) => side === mover.side).slice(0, 1);
  const sorted = [
    ...nearest.flatMap(({ id }) => placeTowards(BODIES, fight, mover.id, id, all) ?? []),
    ...about.slice(0, MOST_OF_FOES),
    ...place({ means: 'away' }, away),
    ...friends.flatMap((friend) => place({ means: 'beside', whom: friend.id }, wayBeside(fight, mover, friend, all))),
    ...about.slice(MOST_OF_FOES),
  ];
  return sorted.filter(({ way }, n) => sorted.findIndex((each) => each.way.to === way.to) === n).slice(0, MOST);
});

function place(meaning: PlaceMeaning, way: MoveWay | undefined): readonly NamedPlace[] {
  return way ? [{ meaning, way }] : [];
}

/** The others who are up and on the field, the nearest first. */
function nearestFirst(fight: Fight, mover: Creature): readonly Creature[] {
  const from = bodyIn(fight, mover.id);
  return fight.combatants
    .flatMap((who) => {
      const body = bodyIn(fight, who.id);
      if (!from || !body || who.id === mover.id || who.vitality !== 'up') return [];
      return [{ who, apart: squaresBetween(from, body, fight.field?.ground) }];
    })
    .toSorted((a, b) => a.apart - b.apart)
    .map(({ who }) => who);
}

function placesAbout(fight: Fight, mover: Creature, foe: Creature, all: readonly MoveWay[]): readonly NamedPlace[] {
  const whom = foe.id;
  const back = standsBehind(fight, mover.id, whom) ? undefined : wayBehind(fight, mover, foe, all);
  const found = place({ means: 'behind', whom }, back);
  if (reaches(fight, mover.id, whom)) return found;
  const beside = wayBeside(fight, mover, foe, all);
  if (beside) return [...found, ...place({ means: 'beside', whom }, beside)];
  if (armsReach(mover, distance(fight, mover.id, whom))) return found;
  const within = best(all.filter((way) => armsReach(mover, from(fight, mover, way, foe))));
  return [...found, ...place({ means: 'in reach of', whom }, within)];
}

/** How far another is from where a way leads. */
function from(fight: Fight, mover: Creature, { to }: MoveWay, other: Creature): Distance {
  const [at, body] = [tileNamed(to), bodyIn(fight, other.id)];
  if (!at || !body) return distance(fight, mover.id, other.id);
  return between(fight, mover, bodyWere(mover, at), body);
}

/** The way on which the fewest strike, of equal ones the cheapest. */
function best(those: readonly MoveWay[]): MoveWay | undefined {
  return those.toSorted((a, b) => a.strikes.length - b.strikes.length || a.cost - b.cost)[0];
}

/** To a tile beside somebody, where neither is beside the other now. */
function wayBeside(fight: Fight, mover: Creature, other: Creature, all: readonly MoveWay[]): MoveWay | undefined {
  if (distance(fight, mover.id, other.id).tiles <= 1) return undefined;
  return best(all.filter((way) => isReach({ ...from(fight, mover, way, other), threat: 1 })));
}

/** To a tile in the one eighth behind somebody from which the mover threatens them. */
export function wayBehind(
  fight: Fight,
  mover: Creature,
  other: Creature,
  all: readonly MoveWay[],
): MoveWay | undefined {
  const [facing, body] = [directionFaced(fight, other.id), bodyIn(fight, other.id)];
  if (!facing || !body) return undefined;
  const isAtBack = ({ to }: MoveWay) => {
    const at = tileNamed(to);
    return at !== undefined && directionBetween(body, bodyWere(mover, at)) === oppositeOf(facing);
  };
  return best(all.filter((way) => isAtBack(way) && isReach(from(fight, mover, way, other))));
}

/** Nearer to somebody, as far as the ways go. */
export function wayTo(
  fight: Fight,
  mover: CombatantId,
  whom: CombatantId,
  all: readonly MoveWay[],
): MoveWay | undefined {
  return wayTowards({ field: { ways: () => all, places: () => [] } }, fight, mover, whom);
}

/** As far from all of those as the ways go, farther than now: unstruck where there is a choice. */
export function wayFrom(
  fight: Fight,
  mover: Creature,
  those: readonly Creature[],
  all: readonly MoveWay[],
): MoveWay | undefined {
  const nearest = (way: MoveWay) => Math.min(...those.map((each) => from(fight, mover, way, each).tiles));
  const now = Math.min(...those.map((each) => distance(fight, mover.id, each.id).tiles));
  if (those.length === 0) return undefined;
  const [farthest] = all
    .map((way) => ({ way, tiles: nearest(way) }))
    .filter(({ tiles }) => tiles > now)
    .toSorted((a, b) => b.tiles - a.tiles || a.way.strikes.length - b.way.strikes.length || a.way.cost - b.way.cost);
  return farthest?.way;
}
