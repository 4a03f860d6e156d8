// Dungeoneers › Movement; the threat range of the sibling chapters; how two stand to each other. Rulings: Position, no map; the field

import { type Body, oppositeOf, squaresBetween, type Tile, tileName } from '../../field/field.ts';
import { bears, type CombatantId, combatant, pair } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { standsAt, wordOn } from '../core/standing.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { type Creature, type DungeoneersResolution, type Fight, THREAT } from './sheet.ts';
import { areOnField, bodyIn, bodyWere, directionFaced, directionOf, isInLine, tilesApart } from './tiles.ts';

/** How a pair stands to each other, nearest first: 1 tile, 2 tiles, 3 or more. */
export const POSITIONS = ['adjacent', 'at reach', 'away'] as const;
type Position = (typeof POSITIONS)[number];

/** The standing order and the scene setting that say how far from other sides somebody starts. */
export const START = 'start';

/**
 * How two creatures stand: as the field has it where both are on it. While they gather without one, by the scene's setting
 * and what the joining fighters say.
 */
export function position(fight: Fight, a: CombatantId, b: CombatantId): Position {
  const apart = tilesApart(fight, a, b);
  if (apart !== undefined) return standOf(apart);
  const key = pair(a, b);
  const recorded = Object.hasOwn(fight.positions, key) ? fight.positions[key] : undefined;
  return (
    POSITIONS.find((word) => word === recorded) ?? (fight.phase === 'gathering' ? atStart(fight, a, b) : 'adjacent')
  );
}

/** Ruling: other sides start adjacent, unless the scene or one of the two says away. */
export function atStart(fight: Fight, a: CombatantId, b: CombatantId): Position {
  const [one, two] = [combatant(fight, a), combatant(fight, b)];
  if (one.side === two.side) return 'adjacent';
  const said = [one, two].flatMap(({ standingOrders, sheet }) => [standingOrders[START] ?? sheet.starts]);
  const away = said.includes('away') || (fight.settings[START] === 'away' && !said.includes('adjacent'));
  return away ? 'away' : 'adjacent';
}

/** Tiles between two who stand so; of those away at least 3. */
function tilesOf(stand: Position): number {
  return POSITIONS.indexOf(stand) + 1;
}

/** How two stand who are so many tiles apart. */
function standOf(apart: number): Position {
  return POSITIONS[Math.min(Math.max(apart, 1), POSITIONS.length) - 1] ?? 'away';
}

/** Without a map nobody threatens farther than "at reach": of those away it is not known how far they are. */
const FARTHEST_THREAT = 2;

/** How many tiles away a creature threatens without a map: by its size, farther with a long weapon in hand. */
export function threatRange(of: Creature): number {
  return Math.min(FARTHEST_THREAT, threatOnField(of));
}

/** The same where tiles are counted. */
function threatOnField({ sheet }: Creature): number {
  let longer = 0;
  for (const { equipped, threat } of sheet.weapons) if (equipped) longer = Math.max(longer, threat);
  return THREAT[sheet.size] + longer;
}

/** How one stands to another, for whatever the one may do to the other. */
export interface Distance {
  /** Tiles between the two; without a map, of those away at least 3. */
  readonly tiles: number;
  /** How many tiles away the one threatens. */
  readonly threat: number;
  /** Whether a line between them is open. */
  readonly isOpen: () => boolean;
}

const isOpen = () => true;

/** How far one is from another: without a map by how they stand; on the field by tiles; by the GM's word over it. */
export function distance(fight: Fight, by: CombatantId, target: CombatantId): Distance {
  const of = combatant(fight, by);
  const [mine, theirs] = [bodyIn(fight, by), bodyIn(fight, target)];
  if (!mine || !theirs) return { tiles: tilesOf(position(fight, by, target)), threat: threatRange(of), isOpen };
  const said = tilesSaid(wordOn(fight, by, target)?.situation.range);
  if (said)
    return { tiles: said.tiles, threat: said.stand === undefined ? threatOnField(of) : threatRange(of), isOpen };
  return between(fight, of, mine, theirs);
}

/** The same from tile to tile, whoever stands there. */
export function between(fight: Fight, by: Creature, mine: Body, theirs: Body): Distance {
  const tiles = Math.max(1, squaresBetween(mine, theirs, fight.field?.ground));
  return { tiles, threat: threatOnField(by), isOpen: () => isInLine(fight, mine, theirs) };
}

/** A distance in words: a position, or tiles ("6", "6 tiles"). */
function tilesSaid(said: string | undefined): { readonly tiles: number; readonly stand?: Position } | undefined {
  const typed = said?.trim().toLowerCase();
  const stand = POSITIONS.find((word) => word === typed);
  if (stand) return { tiles: tilesOf(stand), stand };
  const [, count] = /^(\d{1,3})( tiles?)?$/.exec(typed ?? '') ?? [];
  return count === undefined ? undefined : { tiles: Number(count) };
}

/** Is `target` within the threat range of `by`? Allies there may be struck too. On the field a line has to be open. */
export function reaches(fight: Fight, by: CombatantId, target: CombatantId): boolean {
  return by !== target && isReach(distance(fight, by, target));
}

/** Whether that is within the threat range. */
export function isReach({ tiles, threat, isOpen: isInSight }: Distance): boolean {
  return tiles <= threat && isInSight();
}

/** Would `by` have `who` within its threat range, were `who` at that tile? */
export function wouldReach(fight: Fight, by: Creature, who: Creature, at: Tile): boolean {
  const mine = bodyIn(fight, by.id);
  return mine !== undefined && isReach(between(fight, by, mine, bodyWere(who, at)));
}

/** Those of other sides who live and have `who` within their threat range, in the order of the round. */
export function threateners(fight: Fight, who: CombatantId): readonly Creature[] {
  const order = fight.turnOrder.flat();
  const place = (id: CombatantId) => (order.includes(id) ? order.indexOf(id) : order.length);
  return withinReach(fight, who).toSorted((a, b) => place(a.id) - place(b.id));
}

function withinReach(fight: Fight, who: CombatantId): readonly Creature[] {
  const { side } = combatant(fight, who);
  return fight.combatants.filter(
    (other) => other.side !== side && other.vitality === 'up' && reaches(fight, other.id, who),
  );
}

/** Threatened is computed, never stored: somebody of another side reaches it, and it has not just disengaged. */
export function isThreatened(fight: Fight, who: CombatantId): boolean {
  return threats(fight, who) > 0;
}

/** By how many it is threatened. */
export function threats(fight: Fight, who: CombatantId): number {
  return bears(combatant(fight, who), 'Disengaged') ? 0 : withinReach(fight, who).length;
}

/** Whom a creature is known to face without a field. Every creature faces one direction; not known: it has not been said. */
export function facing(fight: Fight, who: CombatantId): CombatantId | undefined {
  return combatant(fight, who).own.faces;
}

/** Does `attacker` stand opposite the facing of `target`? Without a map, is it known to? */
export function standsBehind(fight: Fight, attacker: CombatantId, target: CombatantId): boolean {
  return behind(fight, attacker, target) !== undefined;
}

const FROM_BEHIND = because({ id: 'from behind' });

/**
 * Why `attacker` is behind `target`: without a map, it is known to be. Ruling: on the field it stands in the one eighth
 * opposite the target's facing; the GM's word goes over that. Undefined: it is not behind.
 */
export function behind(fight: Fight, attacker: CombatantId, target: CombatantId): Reason | undefined {
  const [mine, theirs] = [standsAt(fight, attacker), standsAt(fight, target)];
  if (!mine || !theirs) return combatant(fight, target).own.atItsBack === attacker ? FROM_BEHIND : undefined;
  const word = wordOn(fight, attacker, target);
  if (word?.situation.behind !== undefined)
    return word.situation.behind ? because({ id: 'behind by GM’s word', ...given({ words: word.why }) }) : undefined;
  const facing = directionFaced(fight, target);
  if (facing === undefined || directionOf(fight, target, attacker) !== oppositeOf(facing)) return undefined;
  return because({ id: 'behind on the field', at: tileName(mine), target: tileName(theirs), facing });
}

/** A pair stands otherwise from now on. Where they are no longer close, nobody is known to be behind. */
export function place(resolution: DungeoneersResolution, who: CombatantId, other: CombatantId, to: Position): void {
  const before = position(resolution.encounter, who, other);
  if (before === to) return;
  resolution.record({ type: 'positioned', subject: who, other, before, after: to });
  for (const [a, b] of [
    [who, other],
    [other, who],
  ] as const)
    if (to === 'away' && standsBehind(resolution.encounter, a, b)) resolution.changeOwn(b, { atItsBack: undefined });
}

/** How an act finds the two. */
interface Situated extends Distance {
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
