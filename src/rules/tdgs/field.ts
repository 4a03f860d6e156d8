// TDGS › 14 Movement & Positioning › Range Bands, Threatened squares, Cover, High Ground; 3 Resolution › Positional Modifiers: read from squares

import { bodyAt, squaresBetween } from '../../field/body.ts';
import { type GroundName, groundAt, levelAt } from '../../field/field.ts';
import { type Cover as Covered, sightBetween } from '../../field/sight.ts';
import { isBetween, type Tile, type TileName, tileName } from '../../field/tile.ts';
import { type CombatantId, combatant, find } from '../core/encounter.ts';
import type { FieldSituation } from '../core/field-rules.ts';
import type { Reason } from '../core/reason.ts';
import { type Bodies, standsAt } from '../core/standing.ts';
import { forbidder } from './conditions.ts';
import { bandOf, ENDS } from './range.ts';
import { because } from './reasons.ts';
import type { Band, Fight, Fighter, Tdgs } from './sheet.ts';
import { usable } from './weapons.ts';

/** Everybody takes one square, of whatever size they are, and shares it with nobody. Ruling: the field. */
export const BODIES: Bodies<Tdgs> = {};

export const COVERS = ['none', 'partial', 'half', 'full'] as const;
export type Cover = (typeof COVERS)[number];
export const POSITIONS = ['flanked', 'surrounded', 'overwhelmed'] as const;
export type Position = (typeof POSITIONS)[number];

/** What covers somebody: what is on a tile, or its height. */
export interface CoveredBy {
  readonly ground: GroundName | 'height';
  readonly tile: TileName;
}

/** Why each part of a situation is as it is, for the sums. */
export type Whys = { readonly [Part in 'range' | 'cover' | 'flanked' | 'highGround']?: Reason };

/** How one stands to another as the squares show it. */
export interface Shown extends FieldSituation {
  readonly range: Band;
  readonly cover: Cover;
  readonly flanked?: Position;
  readonly highGround: boolean;
  readonly whys: Whys;
}

/** Where both of them stand. Undefined: there is no field, or one of them stands nowhere. */
function tilesOf(encounter: Fight, one: CombatantId, other: CombatantId): readonly [Tile, Tile] | undefined {
  const [a, b] = [standsAt(encounter, one), standsAt(encounter, other)];
  return a && b && [a, b];
}

/** Whether the squares say how these two stand to each other. */
export function areOnSquares(encounter: Fight, one: CombatantId, other: CombatantId): boolean {
  return tilesOf(encounter, one, other) !== undefined;
}

/** Squares between two: the longest of across, down and, a level a square, up. Undefined: no field says it. */
export function squares(encounter: Fight, one: CombatantId, other: CombatantId): number | undefined {
  const tiles = tilesOf(encounter, one, other);
  return tiles && squaresOf(encounter, ...tiles);
}

export function squaresOf({ field }: Fight, a: Tile, b: Tile): number {
  return squaresBetween(bodyAt(a), bodyAt(b), field?.ground);
}

/** Whether some line between two is open. Without a field nothing stops one. */
export function hasLine(encounter: Fight, one: CombatantId, other: CombatantId): boolean {
  const tiles = tilesOf(encounter, one, other);
  return tiles === undefined || isOpen(encounter, ...tiles);
}

export function isOpen({ field }: Fight, a: Tile, b: Tile): boolean {
  return field === undefined || sightBetween(field.ground, bodyAt(a), bodyAt(b)).open > 0;
}

/** "Adjacent 0–1": the two are beside each other, and no wall parts them. */
export function isBeside(encounter: Fight, one: CombatantId, other: CombatantId): boolean {
  const apart = squares(encounter, one, other);
  return apart !== undefined && apart <= 1 && hasLine(encounter, one, other);
}

/** How far somebody strikes hand to hand, in squares: Adjacent, or Near with a reach weapon in use. */
export function meleeReach({ sheet }: Fighter): number {
  return usable(sheet).some(({ range }) => range === 'reach') ? ENDS.Near : ENDS.Adjacent;
}

/** Whether somebody who stands on the field threatens a tile: within their reach, with a line. Ruling: the field. */
export function threatens(encounter: Fight, who: Fighter, tile: Tile): boolean {
  return threatened(encounter, who)(tile);
}

/** The same for many tiles. */
export function threatened(encounter: Fight, who: Fighter): (tile: Tile) => boolean {
  const at = standsAt(encounter, who.id);
  const reach = meleeReach(who);
  return (tile) => at !== undefined && squaresOf(encounter, at, tile) <= reach && isOpen(encounter, at, tile);
}

/** How one stands to another by the squares. Undefined: there is no field, or one of them stands nowhere. */
export function shownSituation(encounter: Fight, actor: CombatantId, target: CombatantId): Shown | undefined {
  const tiles = tilesOf(encounter, actor, target);
  if (!tiles) return undefined;
  const [from, to] = tiles;
  const apart = squaresOf(encounter, from, to);
  const range = bandOf(apart);
  const covered = coverFrom(encounter, from, to);
  const flanked = flank(encounter, combatant(encounter, actor), combatant(encounter, target));
  const highGround = encounter.settings['high ground'] === true && isHigher(encounter, from, to);
  const whys: Whys = {
    range: because({ id: 'range', band: range, squares: apart, from: tileName(from), to: tileName(to) }),
    ...(covered.cover !== 'none' && { cover: because({ id: 'cover', ...covered }) }),
    ...(flanked && { flanked: because({ id: 'position', ...flanked }) }),
    ...(highGround && { highGround: because({ id: 'high ground', tiles: [tileName(from), tileName(to)] }) }),
  };
  const position = flanked && { flanked: flanked.position };
  return { range, cover: covered.cover, ...position, highGround, whys, reasons: Object.values(whys) };
}

/**
 * What covers somebody at a tile from what comes from another. Ruling: the field: a low thing beside them is partial cover,
 * a high one or a wall half, and where no line is open it is full.
 */
export function coverFrom({ field }: Fight, from: Tile, to: Tile): { readonly cover: Cover; readonly by?: CoveredBy } {
  if (!field) return { cover: 'none' };
  const { open, cover } = sightBetween(field.ground, bodyAt(from), bodyAt(to));
  const [best] = cover;
  const by = best && { by: coveredBy(field.ground, best) };
  if (open === 0) return { cover: 'full', ...by };
  return best ? { cover: best.covers === 'low' ? 'partial' : 'half', ...by } : { cover: 'none' };
}

function coveredBy(ground: NonNullable<Fight['field']>['ground'], { tile }: Covered): CoveredBy {
  const { name, covers } = groundAt(ground, tile);
  return { ground: covers === undefined ? 'height' : name, tile: tileName(tile) };
}

/** Ruling: the field: one level higher or more is high ground, at any distance. */
export function isHigher({ field }: Fight, from: Tile, to: Tile): boolean {
  return field !== undefined && levelAt(field.ground, from) > levelAt(field.ground, to);
}

interface Flank {
  readonly position: Position;
  /** Those who stand so, with where they stand. */
  readonly by: readonly { readonly who: CombatantId; readonly at: TileName }[];
}

/**
 * "Flanked: two on opposite sides; surrounded: 3 or more adjacent enemies; overwhelmed: 5 or more": the highest one, for who is
 * adjacent. Ruling: the field: opposite is the mirrored tile, the attacker is one of the two, and only who can act counts.
 */
function flank(encounter: Fight, actor: Fighter, target: Fighter): Flank | undefined {
  const to = standsAt(encounter, target.id);
  const from = standsAt(encounter, actor.id);
  if (!from || !to || actor.side === target.side || !isBeside(encounter, actor.id, target.id)) return undefined;
  const around = encounter.combatants.filter(
    (each) => each.side !== target.side && isAble(each) && isBeside(encounter, each.id, target.id),
  );
  if (!around.some(({ id }) => id === actor.id)) return undefined;
  const told = (those: readonly Fighter[]) =>
    those.flatMap(({ id }) => {
      const at = standsAt(encounter, id);
      return at ? [{ who: id, at: tileName(at) }] : [];
    });
  if (around.length >= 5) return { position: 'overwhelmed', by: told(around) };
  if (around.length >= 3) return { position: 'surrounded', by: told(around) };
  const opposite = around.find(({ id }) => {
    const at = standsAt(encounter, id);
    return at !== undefined && isBetween(to, from, at);
  });
  return opposite && { position: 'flanked', by: told([actor, opposite]) };
}

/** Able to strike hand to hand. */
export function isAble(who: Fighter): boolean {
  return who.vitality === 'up' && (forbidder(who, 'actions') ?? forbidder(who, 'physical')) === undefined;
}

/**
 * Says of a tile whether it is closer to somebody feared than where this one stands now, and to whom. "Cannot willingly move
 * closer to source of fear." Ruling: the field: closer is fewer squares; going round at the same distance is allowed. Undefined:
 * nobody is feared.
 */
export function nearerToFear(encounter: Fight, who: Fighter): ((tile: Tile) => CombatantId | undefined) | undefined {
  const from = standsAt(encounter, who.id);
  const feared = who.conditions.flatMap(({ name, source }) => {
    const at = name === 'Frightened' && source !== undefined ? standsAt(encounter, source) : undefined;
    if (!from || !at || source === undefined || find(encounter, source)?.vitality === 'dead') return [];
    return [{ source, at, now: squaresOf(encounter, at, from) }];
  });
  if (feared.length === 0) return undefined;
  return (tile) => feared.find(({ at, now }) => squaresOf(encounter, at, tile) < now)?.source;
}
