// TDGS › 16 Area of Effect: burst, cone and line on the squares of a map

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

/** An area on the map. */
interface Area {
  readonly shape: Shape;
  readonly aim: Tile;
  /** Where it comes from, which matters for cover: the center of a burst, otherwise the caster. */
  readonly origin: Tile;
  readonly tiles: readonly Tile[];
}

/** Its shape and size in squares. A cone or line without a size goes as far as the ability reaches. Chosen. */
function shapeOf({ shape = 'burst', size, reach }: Ability): { readonly shape: Shape; readonly size: number } {
  return { shape, size: size ?? (shape === 'burst' ? RADIUS : ENDS[reach]) };
}

/**
 * The area when aimed at a tile, or at someone who stands on one. Undefined if there is no map, or the caster or target
 * isn't on it. Refuses a missing aim, a tile out of range or out of sight, and a burst centered in a wall.
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

/** Who is in an area: "everyone in it, friend too, once". Chosen: help only affects one's own side. */
export function whoStandsIn(encounter: Fight, who: Fighter, { helpful }: Ability, { tiles }: Area): readonly Fighter[] {
  return encounter.combatants.filter(({ id, side, vitality }) => {
    const at = vitality === 'dead' ? undefined : standsAt(encounter, id);
    if (!at || (helpful && side !== who.side)) return false;
    return tiles.some((tile) => isSameTile(tile, at));
  });
}

/** Maximum tiles offered as aims. */
const MOST_AIMS = 25;

/**
 * Good tiles to aim an ability at: those where it does more good than harm, the best first. Any other tile can be
 * named.
 */
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

/**
 * How many intended targets it hits, minus the others. Undefined if it can't be aimed there, or would hit no one or the
 * caster's charmer.
 */
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

/** Whether the caster takes another combatant into account. Enemies hidden from them don't count. */
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
 * The effect of position and cover on an ability in an area. Cover counts from where the area comes from. Anyone in the
 * area is hit, so their cover is never full.
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
