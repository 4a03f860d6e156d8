// TDGS › 16 Area of Effect: burst, cone and line over the squares of a field

import { burst, cone, line } from '../../field/areas.ts';
import { groundAt, isSameTile, type Tile, type TileName, tileName } from '../../field/field.ts';
import type { CombatantId } from '../core/encounter.ts';
import { tileOn } from '../core/field-deeds.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { standsAt, wordOn } from '../core/standing.ts';
import { bandOf, coverFrom, ENDS, isOpen, squaresOf } from './field.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type Ability, BANDS, type Fight, type Fighter, type Shape } from './sheet.ts';
import { hiddenFrom } from './sight.ts';
import { type Placed, placed, situationOf } from './situation.ts';

/** The radius of a burst that names none. Chosen. */
const RADIUS = 2;

/** An area as it lies on the field. */
interface Area {
  readonly shape: Shape;
  readonly aim: Tile;
  /** Where it comes from, by which cover counts: the centre of a burst, else whoever makes it. */
  readonly origin: Tile;
  readonly tiles: readonly Tile[];
}

/** Its shape and its squares; a cone or a line that names none goes as far as the ability reaches. Chosen. */
function shapeOf({ shape = 'burst', size, reach }: Ability): { readonly shape: Shape; readonly size: number } {
  return { shape, size: size ?? (shape === 'burst' ? RADIUS : ENDS[reach]) };
}

/**
 * Where an area lies that is aimed at a tile, or at somebody who stands on one. Undefined: there is no field, or whoever makes
 * it or is named stands nowhere. Refused: nothing to aim at, a tile out of reach or of sight, the centre of a burst in a wall.
 */
export function areaOf(
  encounter: Fight,
  who: Fighter,
  ability: Ability,
  { to, targets: [first] = [] }: Pick<Intent, 'to' | 'targets'>,
): Result<Area | undefined, Refusal> {
  const { field } = encounter;
  const from = standsAt(encounter, who.id);
  if (!field || !from) return ok(undefined);
  const { shape, size } = shapeOf(ability);
  const at = first === undefined ? undefined : standsAt(encounter, first);
  if (to === undefined && first !== undefined && !at) return ok(undefined);
  if (to === undefined && !at) return no(refusal('aim-where', { spell: ability.name }));
  const named = to === undefined && at ? ok(at) : tileOn(field, to ?? '');
  if (!named.ok) return named;
  const aim = named.value;
  if (shape !== 'burst') {
    const tiles = shape === 'cone' ? cone(field.ground, from, aim, size) : line(field.ground, from, aim, size);
    if (isSameTile(from, aim)) return no(refusal('aim-where', { spell: ability.name }));
    return ok({ shape, aim, origin: from, tiles });
  }
  if (groundAt(field.ground, aim).isOpaque) return no(refusal('no-aim', { spell: ability.name, tile: tileName(aim) }));
  const band = bandOf(squaresOf(encounter, from, aim));
  if (BANDS.indexOf(band) > BANDS.indexOf(ability.reach))
    return no({ type: 'out-of-range', weapon: ability.name, band, reaches: ability.reach });
  if (!isOpen(encounter, from, aim)) return no(refusal('no-line', { name: tileName(aim) }));
  return ok({ shape, aim, origin: aim, tiles: burst(field.ground, aim, size) });
}

/**
 * Who stands in an area: "everyone in it, friend too, once". Chosen: what helps is for those of one's own side, and nobody else
 * takes it.
 */
export function whoStandsIn(encounter: Fight, who: Fighter, { helpful }: Ability, { tiles }: Area): readonly Fighter[] {
  return encounter.combatants.filter(({ id, side, vitality }) => {
    const at = vitality === 'dead' ? undefined : standsAt(encounter, id);
    if (!at || (helpful && side !== who.side)) return false;
    return tiles.some((tile) => isSameTile(tile, at));
  });
}

/** Most tiles that are named to aim at. */
const MOST_AIMS = 25;

/** Tiles that an ability may well be aimed at: where it does more good than harm, the most first. Any other may be named. */
export function aimsOf(encounter: Fight, who: Fighter, ability: Ability): readonly TileName[] {
  const { shape, size } = shapeOf(ability);
  const standing = encounter.combatants.flatMap((each) => {
    const tile = isKnown(who, each) ? standsAt(encounter, each.id) : undefined;
    return tile ? [{ ...each, tile }] : [];
  });
  const wanted = standing.filter(({ side }) => (side === who.side) === ability.helpful);
  const near = shape === 'burst' ? size : 1;
  const names = wanted.flatMap(({ tile }) => around(tile, near)).map(tileName);
  const charmers = who.conditions.flatMap(({ name, source }) => (name === 'Charmed' && source ? [source] : []));
  const scored = [...new Set(names)].flatMap((to) => {
    const worth = worthOf(encounter, who, ability, to, charmers);
    return worth === undefined || worth <= 0 ? [] : [{ to, worth }];
  });
  return scored
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_AIMS)
    .map(({ to }) => to);
}

/** Those it is for less those it is not for. Undefined: it cannot be aimed there, or would touch nobody, or a charmer. */
function worthOf(
  encounter: Fight,
  who: Fighter,
  ability: Ability,
  to: TileName,
  charmers: readonly CombatantId[],
): number | undefined {
  const area = areaOf(encounter, who, ability, { to });
  if (!area.ok || !area.value) return undefined;
  const inside = whoStandsIn(encounter, who, ability, area.value).filter((each) => isKnown(who, each));
  if (inside.length === 0 || (!ability.helpful && inside.some(({ id }) => charmers.includes(id)))) return undefined;
  return inside.reduce((sum, { side }) => sum + ((side === who.side) === ability.helpful ? 1 : -1), 0);
}

/** Whether somebody would aim at another, or spare them: nobody goes by who is hidden from them. */
function isKnown(who: Fighter, other: Fighter): boolean {
  return other.vitality !== 'dead' && (other.side === who.side || !hiddenFrom(other, who.id));
}

function around({ x, y }: Tile, radius: number): readonly Tile[] {
  const side = 2 * radius + 1;
  return Array.from({ length: side * side }, (_, n) => ({
    x: x - radius + (n % side),
    y: y - radius + Math.floor(n / side),
  }));
}

/**
 * What position and cover do to an ability in an area. Cover counts from where the area comes from; who stands in it is
 * touched by it, so that it is never full.
 */
export function placedIn(
  encounter: Fight,
  who: Fighter,
  { against }: Ability,
  { id, name }: Fighter,
  { origin }: Area,
): Result<Placed, Refusal> {
  const stance = situationOf(encounter, { actor: who.id }, id);
  const at = standsAt(encounter, id);
  if (!stance.ok) return stance;
  const { highGround, whys, cover: said } = stance.value;
  const isOverruled = wordOn(encounter, who.id, id)?.situation.cover !== undefined;
  const found = at && !isOverruled ? coverFrom(encounter, origin, at) : undefined;
  const covered = found && { ...found, cover: found.cover === 'full' ? ('half' as const) : found.cover };
  const why = covered ? because({ id: 'cover', ...covered }) : whys.cover;
  const cover = covered?.cover ?? said ?? 'none';
  const from = { cover, ...given({ highGround }), whys: { ...whys, ...given({ cover: why }) } };
  return placed(encounter, from, { melee: against !== 'REF', band: 'Adjacent', name });
}
