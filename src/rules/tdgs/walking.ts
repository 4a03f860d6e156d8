// TDGS › 14 Movement & Positioning › Move, Step, Disengage, Threatened squares: over the squares of a field

import { indexOf } from '../../field/field.ts';
import { type Tile, type TileName, tileName, tileNamed } from '../../field/tile.ts';
import type { Way } from '../../field/ways.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import { type Walking, waysOf } from '../core/field-moves.ts';
import type { Heeded, StrikeOnTheWay } from '../core/field-rules.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, type Result } from '../core/result.ts';
import { standsAt } from '../core/standing.ts';
import { wayTo } from '../core/way-to.ts';
import { foes, spared } from './acting.ts';
import { forbidder } from './conditions.ts';
import { BODIES, nearerToFear, squaresOf, threatened, threatens } from './field.ts';
import { isMelee } from './range.ts';
import { refusal } from './refusals.ts';
import type { Fight, Fighter, Weapon } from './sheet.ts';
import { couldSee } from './sight.ts';
import { apparent } from './stats.ts';
import { usable } from './weapons.ts';

/** How somebody goes: a Step and a Disengage never provoke. */
export type Gait = 'move' | 'step' | 'disengage';

/** Squares that somebody may go: MOV, of which Slowed leaves half; one by a Step. Ruling: the field: squares count, not bands. */
function squaresFor(who: Fighter, gait: Gait): number {
  return gait === 'step' ? 1 : apparent(who, 'MOV').value;
}

/** How they go: past friends, not past foes, no closer to what they fear. */
function walkingOf(encounter: Fight, who: Fighter, gait: Gait, heeded?: Heeded): Walking {
  const isNearer = nearerToFear(encounter, who);
  const isBarred = isNearer && ((tile: Tile) => isNearer(tile) !== undefined);
  const walking = { points: squaresFor(who, gait), passesFriends: true, ...given({ isBarred }) } as const;
  if (gait !== 'move') return walking;
  const leaves = leaving(encounter, who, heeded);
  return { ...walking, strikes: (from, to) => leaves(from, to).length };
}

/** Everywhere they can go so now, the nearest first. */
export function waysBy(encounter: Fight, who: Fighter, gait: Gait, heeded?: Heeded): readonly Way[] {
  return waysOf(BODIES, encounter, who, walkingOf(encounter, who, gait, heeded));
}

/** The way to a tile. Refused where it leads closer to what they fear, and as `wayTo` refuses. */
export function wayFor(encounter: Fight, who: Fighter, to: TileName | undefined, gait: Gait): Result<Way, Refusal> {
  const tile = to === undefined ? undefined : tileNamed(to);
  const feared = tile && nearerToFear(encounter, who)?.(tile);
  if (feared !== undefined) return no(refusal('afraid', { name: who.name, source: combatant(encounter, feared).name }));
  return wayTo(BODIES, encounter, who, to, walkingOf(encounter, who, gait));
}

/** Those who may strike on a way, each once, with what. `leaves` says it of a step. */
export function strikesOn(
  encounter: Fight,
  path: readonly Tile[],
  leaves: ReturnType<typeof leaving>,
): readonly StrikeOnTheWay[] {
  const found = new Map<CombatantId, StrikeOnTheWay>();
  for (const [place, from] of path.entries()) {
    const to = path[place + 1];
    for (const foe of to ? leaves(from, to) : [])
      if (!found.has(foe.id)) found.set(foe.id, { by: foe.id, tool: weaponFor(encounter, foe, from)?.name ?? '' });
  }
  return [...found.values()];
}

/**
 * Says of a step who may strike for it: "leaving a hostile's threatened squares". Ruling: the field: who goes from Adjacent to
 * Near of a reach weapon is threatened still, and leaves nothing.
 */
export function leaving(
  encounter: Fight,
  mover: Fighter,
  heeded: Heeded = () => true,
): (from: Tile, to: Tile) => readonly Fighter[] {
  const { field } = encounter;
  const able = field ? foes(encounter, mover.id).filter((foe) => heeded(foe.id) && mayStrike(foe, mover)) : [];
  // A search asks for each tile many times.
  const known = able.map((foe) => ({ foe, threatens: threatened(encounter, foe), tiles: new Map<number, boolean>() }));
  const isThreatened = ({ threatens: reaches, tiles }: (typeof known)[number], tile: Tile) => {
    const index = field ? indexOf(field.ground, tile) : 0;
    const is = tiles.get(index) ?? reaches(tile);
    tiles.set(index, is);
    return is;
  };
  return (from, to) =>
    known.filter((each) => isThreatened(each, from) && !isThreatened(each, to)).map(({ foe }) => foe);
}

/** Whether a hostile may strike at somebody who moves, where nothing stands between them. */
export function mayStrike(who: Fighter, mover: Fighter): boolean {
  const able = who.vitality === 'up' && (forbidder(who, 'interrupts') ?? forbidder(who, 'physical')) === undefined;
  return able && who.side !== mover.side && couldSee(who, mover) && !spared(who, mover.id);
}

/** The melee weapon with which somebody reaches a tile that they threaten. */
export function weaponFor(encounter: Fight, who: Fighter, tile: Tile): Weapon | undefined {
  const at = standsAt(encounter, who.id);
  const isNear = at !== undefined && squaresOf(encounter, at, tile) <= 1;
  return usable(who.sheet).find(({ range }) => (isNear ? isMelee(range) : range === 'reach'));
}

/** How many foes could strike at somebody who stood on a tile. */
export function threatsAt(encounter: Fight, who: CombatantId, tile: Tile): number {
  const mover = combatant(encounter, who);
  return foes(encounter, who).filter((foe) => mayStrike(foe, mover) && threatens(encounter, foe, tile)).length;
}

/** How many could now. Undefined: there is no field, or they stand nowhere. */
export function threatsNow(encounter: Fight, who: CombatantId): number | undefined {
  const at = standsAt(encounter, who);
  return at && threatsAt(encounter, who, at);
}

/** The Step by which fewest foes could strike at somebody, where they are fewer than now. */
export function stepAway(encounter: Fight, who: CombatantId): Intent | undefined {
  const now = threatsNow(encounter, who);
  if (now === undefined) return undefined;
  const steps = waysBy(encounter, combatant(encounter, who), 'step').map(({ to }) => ({
    to,
    threats: threatsAt(encounter, who, to),
  }));
  const [best] = steps.toSorted((a, b) => a.threats - b.threats);
  return best && best.threats < now ? { action: 'step', actor: who, to: tileName(best.to) } : undefined;
}

/** The tiles to which somebody may disengage, those first where fewest foes could strike at them, then the nearest. */
export function retreats(encounter: Fight, who: CombatantId): readonly TileName[] {
  const ways = waysBy(encounter, combatant(encounter, who), 'disengage');
  const threatened = ways.map(({ to }) => ({ to, threats: threatsAt(encounter, who, to) }));
  return threatened.toSorted((a, b) => a.threats - b.threats).map(({ to }) => tileName(to));
}
