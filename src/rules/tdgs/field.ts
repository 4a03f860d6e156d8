// TDGS on a square map: 14 Movement & Positioning › Range Bands, Threatened squares, Cover, High Ground, Opportunity
// Attack; 3 Resolution › Positional Modifiers; 8 Combat › Weapon Properties › Range

import type { GroundName, Tile, TileName } from '../../field/field.ts';
import { bodyAt, groundAt, isBetween, LONGEST_SIDE, levelAt, squaresBetween, tileName } from '../../field/field.ts';
import { type Cover as Covered, sightBetween } from '../../field/sight.ts';
import { type CombatantId, combatant, find, pair } from '../core/encounter.ts';
import type { FieldSituation } from '../core/field-rules.ts';
import { given } from '../core/given.ts';
import { type Bodies, standsAt } from '../core/map-positions.ts';
import type { Modifier, Reason } from '../core/reason.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { forbiddingCondition } from './conditions.ts';
import { usableWeapons } from './equipment.ts';
import { because } from './reasons.ts';
import type { Band, Fight, Fighter, RangeType, Tdgs, TdgsResolution, Weapon } from './sheet.ts';
import { BANDS } from './sheet.ts';

/** Every combatant takes up one square, whatever its size, and shares it with no one. Ruling "On a map". */
export const BODY_RULES: Bodies<Tdgs> = {};

export const COVERS = ['none', 'partial', 'half', 'full'] as const;
type Cover = (typeof COVERS)[number];
export const POSITIONS = ['flanked', 'surrounded', 'overwhelmed'] as const;
type Position = (typeof POSITIONS)[number];

/** What gives cover: the ground of a tile, or its height. */
interface CoverSource {
  readonly ground: GroundName | 'height';
  readonly tile: TileName;
}

/** Why each part of a situation, such as cover, applies. The details of a roll show these reasons. */
export type SituationReasons = { readonly [Part in 'range' | 'cover' | 'flanked' | 'highGround']?: Reason };

/** The situation of one combatant relative to another, as read from the squares. */
interface MapSituation extends FieldSituation {
  readonly range: Band;
  readonly cover: Cover;
  readonly flanked?: Position;
  readonly highGround: boolean;
  readonly whys: SituationReasons;
}

/** Where both combatants stand. Undefined if there is no map or one of them isn't on it. */
function tilesOf(encounter: Fight, one: CombatantId, other: CombatantId): readonly [Tile, Tile] | undefined {
  const [a, b] = [standsAt(encounter, one), standsAt(encounter, other)];
  return a && b && [a, b];
}

/** Whether both combatants are on the map, whose squares then decide their situation. */
export function areOnMap(encounter: Fight, one: CombatantId, other: CombatantId): boolean {
  return tilesOf(encounter, one, other) !== undefined;
}

/**
 * How many squares apart two combatants are: by rows, by columns or by height, whichever is the most. One level of
 * height counts as one square. Undefined if there is no map or one of them isn't on it.
 */
export function squaresApart(encounter: Fight, one: CombatantId, other: CombatantId): number | undefined {
  const tiles = tilesOf(encounter, one, other);
  return tiles && squaresBetweenTiles(encounter, ...tiles);
}

export function squaresBetweenTiles({ field }: Fight, a: Tile, b: Tile): number {
  return squaresBetween(bodyAt(a), bodyAt(b), field?.ground);
}

/** Whether any line between two combatants is open. Always true without a map. */
export function hasLineOfSight(encounter: Fight, one: CombatantId, other: CombatantId): boolean {
  const tiles = tilesOf(encounter, one, other);
  return tiles === undefined || isLineOpen(encounter, ...tiles);
}

export function isLineOpen({ field }: Fight, a: Tile, b: Tile): boolean {
  return field === undefined || sightBetween(field.ground, bodyAt(a), bodyAt(b)).open > 0;
}

/** "Adjacent 0–1": whether two combatants are next to each other, with no wall between them. */
export function isBeside(encounter: Fight, one: CombatantId, other: CombatantId): boolean {
  const distance = squaresApart(encounter, one, other);
  return distance !== undefined && distance <= 1 && hasLineOfSight(encounter, one, other);
}

/** Melee reach in squares: Adjacent, or Near with a reach weapon in use. */
export function meleeReach({ sheet }: Fighter): number {
  return usableWeapons(sheet).some(({ range }) => range === 'reach')
    ? MAX_SQUARES_BY_BAND.Near
    : MAX_SQUARES_BY_BAND.Adjacent;
}

/**
 * Whether someone on the map threatens a tile: it must be within their reach, with a clear line to it. Ruling "On a
 * map".
 */
export function threatens(encounter: Fight, who: Fighter, tile: Tile): boolean {
  return threatChecker(encounter, who)(tile);
}

/** Returns a function that tells whether someone on the map threatens a tile. Checking many tiles with it is faster. */
export function threatChecker(encounter: Fight, who: Fighter): (tile: Tile) => boolean {
  const ownTile = standsAt(encounter, who.id);
  const reach = meleeReach(who);
  return (tile) =>
    ownTile !== undefined &&
    squaresBetweenTiles(encounter, ownTile, tile) <= reach &&
    isLineOpen(encounter, ownTile, tile);
}

/**
 * The situation of one combatant relative to another, read from the squares. Undefined if there is no map or one of
 * them isn't on it.
 */
export function situationOnMap(encounter: Fight, actor: CombatantId, target: CombatantId): MapSituation | undefined {
  const tiles = tilesOf(encounter, actor, target);
  if (!tiles) return undefined;
  const [from, to] = tiles;
  const distance = squaresBetweenTiles(encounter, from, to);
  const range = bandOf(distance);
  const coverResult = coverFrom(encounter, from, to);
  const flank = flankOf(encounter, combatant(encounter, actor), combatant(encounter, target));
  const hasHighGround = encounter.settings['high ground'] === true && isHigher(encounter, from, to);
  const situationReasons: SituationReasons = {
    range: because({ id: 'range', band: range, squares: distance, from: tileName(from), to: tileName(to) }),
    ...(coverResult.cover !== 'none' && { cover: because({ id: 'cover', ...coverResult }) }),
    ...(flank && { flanked: because({ id: 'position', ...flank }) }),
    ...(hasHighGround && { highGround: because({ id: 'high ground', tiles: [tileName(from), tileName(to)] }) }),
  };
  const flankedField = flank && { flanked: flank.position };
  return {
    range,
    cover: coverResult.cover,
    ...flankedField,
    highGround: hasHighGround,
    whys: situationReasons,
    reasons: Object.values(situationReasons),
  };
}

/**
 * The cover of someone on a tile against an attack from another tile. Ruling "On a map": a low object beside them is
 * partial cover, and a high object or a wall is half cover. If no line is open, cover is full.
 */
export function coverFrom(
  { field }: Fight,
  from: Tile,
  to: Tile,
): { readonly cover: Cover; readonly by?: CoverSource } {
  if (!field) return { cover: 'none' };
  const { open, cover } = sightBetween(field.ground, bodyAt(from), bodyAt(to));
  const [bestCover] = cover;
  const sourceField = bestCover && { by: coverSourceOf(field.ground, bestCover) };
  if (open === 0) return { cover: 'full', ...sourceField };
  return bestCover ? { cover: bestCover.covers === 'low' ? 'partial' : 'half', ...sourceField } : { cover: 'none' };
}

function coverSourceOf(ground: NonNullable<Fight['field']>['ground'], { tile }: Covered): CoverSource {
  const { name, covers } = groundAt(ground, tile);
  return { ground: covers === undefined ? 'height' : name, tile: tileName(tile) };
}

/** Ruling "On a map": one level higher or more is high ground, at any distance. */
export function isHigher({ field }: Fight, from: Tile, to: Tile): boolean {
  return field !== undefined && levelAt(field.ground, from) > levelAt(field.ground, to);
}

interface Flank {
  readonly position: Position;
  /** The flanking combatants, with their tiles. */
  readonly by: readonly { readonly who: CombatantId; readonly at: TileName }[];
}

/**
 * "Flanked: two on opposite sides; surrounded: 3 or more adjacent enemies; overwhelmed: 5 or more": the highest that
 * applies, for adjacent attackers. Ruling "On a map": two enemies are on opposite sides if the target is exactly
 * between them. The attacker must be one of them, and only combatants that can act count.
 */
function flankOf(encounter: Fight, actor: Fighter, target: Fighter): Flank | undefined {
  const to = standsAt(encounter, target.id);
  const ownTile = standsAt(encounter, actor.id);
  if (!ownTile || !to || actor.side === target.side || !isBeside(encounter, actor.id, target.id)) return undefined;
  const attackers = encounter.combatants.filter(
    (each) => each.side !== target.side && canFightInMelee(each) && isBeside(encounter, each.id, target.id),
  );
  if (!attackers.some(({ id }) => id === actor.id)) return undefined;
  const placementsOf = (fighters: readonly Fighter[]) =>
    fighters.flatMap(({ id }) => {
      const tile = standsAt(encounter, id);
      return tile ? [{ who: id, at: tileName(tile) }] : [];
    });
  if (attackers.length >= 5) return { position: 'overwhelmed', by: placementsOf(attackers) };
  if (attackers.length >= 3) return { position: 'surrounded', by: placementsOf(attackers) };
  const oppositeAttacker = attackers.find(({ id }) => {
    const tile = standsAt(encounter, id);
    return tile !== undefined && isBetween(to, ownTile, tile);
  });
  return oppositeAttacker && { position: 'flanked', by: placementsOf([actor, oppositeAttacker]) };
}

/** Whether someone is able to attack in melee. */
export function canFightInMelee(who: Fighter): boolean {
  return (
    who.vitality === 'up' && (forbiddingCondition(who, 'actions') ?? forbiddingCondition(who, 'physical')) === undefined
  );
}

/**
 * Returns a function that checks whether moving to a tile brings someone closer to a combatant they fear, and returns
 * that combatant. "Cannot willingly move closer to source of fear." Ruling "On a map": closer means fewer squares, so
 * moving around it at the same distance is allowed. Undefined if no one is feared.
 */
export function fearedFighterFinder(
  encounter: Fight,
  who: Fighter,
): ((tile: Tile) => CombatantId | undefined) | undefined {
  const ownTile = standsAt(encounter, who.id);
  const fearedFighters = who.conditions.flatMap(({ name, source }) => {
    const tile = name === 'Frightened' && source !== undefined ? standsAt(encounter, source) : undefined;
    if (!ownTile || !tile || source === undefined || find(encounter, source)?.vitality === 'dead') return [];
    return [{ source, at: tile, currentSquares: squaresBetweenTiles(encounter, tile, ownTile) }];
  });
  if (fearedFighters.length === 0) return undefined;
  return (tile) =>
    fearedFighters.find(({ at, currentSquares }) => squaresBetweenTiles(encounter, at, tile) < currentSquares)?.source;
}

/** The range bands of each type of weapon: those without penalty, and the one at −2. */
const WEAPON_RANGES: Readonly<Record<RangeType, { readonly optimal: readonly Band[]; readonly extended?: Band }>> = {
  melee: { optimal: ['Adjacent'] },
  reach: { optimal: ['Adjacent', 'Near'] },
  thrown: { optimal: ['Near'], extended: 'Far' },
  ranged: { optimal: ['Far'], extended: 'Distant' },
  'long range': { optimal: ['Distant'] },
};

/**
 * The band for a number of squares: "Adjacent (0–1 squares), Near (2–4), Far (5–10), Distant (11+)". Squares are
 * counted by the longer side (Chebyshev).
 */
export function bandOf(squares: number): Band {
  if (squares <= 1) return 'Adjacent';
  if (squares <= 4) return 'Near';
  return squares <= 10 ? 'Far' : 'Distant';
}

/** True for melee and reach weapons. Ruling: they use STR at any band, and all other weapons use DEX. */
export function isMelee(range: RangeType): boolean {
  return range === 'melee' || range === 'reach';
}

/** The band of an action: as declared, otherwise `fallback`. Refuses a word that isn't a band. */
export function declaredBand(input: string | undefined, fallback: Band): Result<Band, Refusal> {
  return input === undefined ? ok(fallback) : choose('range', input, BANDS);
}

export function nearestOptimalBand(range: RangeType): Band {
  return WEAPON_RANGES[range].optimal[0] ?? 'Adjacent';
}

/** The largest distance in each band, in squares. Distant has no end, so it has the length of the largest map. */
export const MAX_SQUARES_BY_BAND: Readonly<Record<Band, number>> = {
  Adjacent: 1,
  Near: 4,
  Far: 10,
  Distant: LONGEST_SIDE,
};

/** The largest number of squares at which a weapon has no penalty. */
export function furthestOptimalSquares(range: RangeType): number {
  return MAX_SQUARES_BY_BAND[WEAPON_RANGES[range].optimal.at(-1) ?? 'Adjacent'];
}

/**
 * The effect of range on a roll: nothing at the optimal band or nearer, −2 at the extended one. Refuses anything beyond
 * that. Ruling: nearer than optimal has no penalty. `shownReason` is the reason for the band, if a map gives it.
 */
export function rangeModifiers(
  weapon: Pick<Weapon, 'name' | 'range'>,
  band: Band,
  shownReason?: Reason,
): Result<readonly Modifier[], Refusal> {
  const { optimal, extended } = WEAPON_RANGES[weapon.range];
  const furthestBand = optimal.at(-1) ?? 'Adjacent';
  if (BANDS.indexOf(band) <= BANDS.indexOf(furthestBand)) return ok([]);
  if (band === extended)
    return ok([{ value: -2, why: because({ id: 'extended range', band, ...given({ shown: shownReason }) }) }]);
  return no({ type: 'out-of-range', weapon: weapon.name, band, reaches: extended ?? furthestBand });
}

/** The bands at which a weapon can be used. Bands nearer than optimal are left out, because they count as optimal. */
export function bandsFor({ range }: Pick<Weapon, 'range'>): readonly Band[] {
  const { optimal, extended } = WEAPON_RANGES[range];
  return extended ? [...optimal, extended] : optimal;
}

/** The distances at which two combatants can be engaged: Adjacent, or Near if one of the two has a reach weapon. */
const ENGAGEMENT_BANDS = ['Adjacent', 'Near'] as const;
export type EngagementBand = (typeof ENGAGEMENT_BANDS)[number];

/**
 * The distance at which two combatants are engaged. Ruling "On a map": on a map, this follows from the squares between
 * them and from whether the line between them is open. Nothing is recorded.
 */
export function engagementOf(encounter: Fight, a: CombatantId, b: CombatantId): EngagementBand | undefined {
  if (encounter.field && areOnMap(encounter, a, b)) return engagementOnMap(encounter, a, b);
  // No inherited property can be found here, because every key for a pair contains a "|".
  const engagementWord = encounter.positions[pair(a, b)];
  return engagementWord === undefined ? undefined : ENGAGEMENT_BANDS.find((each) => each === engagementWord);
}

function engagementOnMap(encounter: Fight, a: CombatantId, b: CombatantId): EngagementBand | undefined {
  const fighters = [combatant(encounter, a), combatant(encounter, b)];
  const band = bandOf(squaresApart(encounter, a, b) ?? 0);
  const isWithinReach = band === 'Adjacent' || (band === 'Near' && fighters.some((who) => meleeReach(who) > 1));
  if (!isWithinReach || fighters.some(({ vitality }) => vitality === 'dead') || !hasLineOfSight(encounter, a, b))
    return undefined;
  return band;
}

/** Everyone engaged with this combatant. */
export function idsEngagedWith(encounter: Fight, who: CombatantId): readonly CombatantId[] {
  return encounter.combatants
    .map(({ id }) => id)
    .filter((id) => id !== who && engagementOf(encounter, who, id) !== undefined);
}

/** Ruling: an attack, grapple or shove at Adjacent engages the two combatants. A reach weapon also engages at Near. */
export function engage(resolution: TdgsResolution, a: CombatantId, b: CombatantId, band: Band, reach: boolean): void {
  if (band === 'Adjacent' || (band === 'Near' && reach)) recordEngagement(resolution, a, b, band);
}

/** Ends an engagement because one of the two leaves, is moved by force, or dies. */
export function disengageFrom(resolution: TdgsResolution, a: CombatantId, b: CombatantId): void {
  recordEngagement(resolution, a, b, undefined);
}

function recordEngagement(
  resolution: TdgsResolution,
  one: CombatantId,
  other: CombatantId,
  after: EngagementBand | undefined,
): void {
  if (areOnMap(resolution.encounter, one, other)) return;
  const engagementBefore = engagementOf(resolution.encounter, one, other);
  if (engagementBefore === after) return;
  resolution.record({
    type: 'positioned',
    subject: one,
    other,
    ...(engagementBefore !== undefined && { before: engagementBefore }),
    ...(after !== undefined && { after }),
  });
}
