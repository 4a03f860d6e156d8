// Dungeoneers › Movement; the threat range of the sibling chapters. Ruling: Position, no map

import type { CombatantId } from '../core/encounter.ts';
import { bears, combatant, pair } from '../core/encounter.ts';
import { ASK } from '../core/resolution.ts';
import { because } from './reasons.ts';
import { type Creature, type DungeoneersResolution, type Fight, THREAT } from './sheet.ts';

/** How a pair stands to each other, nearest first: 1 tile, 2 tiles, 3 or more. */
export const POSITIONS = ['adjacent', 'at reach', 'away'] as const;
export type Position = (typeof POSITIONS)[number];

/** The standing order and the scene setting that say how far from other sides somebody starts. */
export const START = 'start';

/** How two creatures stand. While they gather, by the scene's setting and what the joining fighters say. */
export function position(fight: Fight, a: CombatantId, b: CombatantId): Position {
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

/** Tiles between two creatures; of those away at least 3. */
export function tiles(fight: Fight, a: CombatantId, b: CombatantId): number {
  return tilesOf(position(fight, a, b));
}

/** Tiles between two who stand so; of those away at least 3. */
export function tilesOf(stand: Position): number {
  return POSITIONS.indexOf(stand) + 1;
}

/** Without a map nobody threatens farther than "at reach": of those away it is not known how far they are. */
const FARTHEST_THREAT = 2;

/** How many tiles away a creature threatens: by its size, farther with a long weapon in hand. */
export function threatRange(of: Creature): number {
  let longer = 0;
  for (const { equipped, threat } of of.sheet.weapons) if (equipped) longer = Math.max(longer, threat);
  return Math.min(FARTHEST_THREAT, THREAT[of.sheet.size] + longer);
}

/** Is `target` within the threat range of `by`? Allies there may be struck too. */
export function reaches(fight: Fight, by: CombatantId, target: CombatantId): boolean {
  return by !== target && tiles(fight, by, target) <= threatRange(combatant(fight, by));
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

/** Whom a creature is known to face. Every creature faces one direction; not known: it has not been said. */
export function facing(fight: Fight, who: CombatantId): CombatantId | undefined {
  return combatant(fight, who).own.faces;
}

/** Is `attacker` known to stand opposite the facing of `target`? */
export function standsBehind(fight: Fight, attacker: CombatantId, target: CombatantId): boolean {
  return combatant(fight, target).own.atItsBack === attacker;
}

/** The standing order by which a creature turns to its target before an act, or keeps facing whom it faces. */
export const TURNING = 'turning';

/** "Facing Direction": before an act a creature may turn to its target for free. Kept only where its facing was known. */
export function turnTo(resolution: DungeoneersResolution, who: CombatantId, target: CombatantId): void {
  const { faces, atItsBack } = resolution.combatant(who).own;
  const known = faces !== undefined || atItsBack !== undefined;
  if (known && faces !== target && who !== target && turns(resolution, who, target)) face(resolution, who, target);
}

function turns(resolution: DungeoneersResolution, who: CombatantId, target: CombatantId): boolean {
  const order = resolution.combatant(who).standingOrders[TURNING];
  if (order !== ASK) return order !== 'stay';
  const note = because({ id: 'may turn', target });
  return resolution.ask({ subject: who, about: TURNING, offers: ['turn', 'stay'], note }) === 'turn';
}

/** From now on `who` is known to face `target`, and nobody is known to be behind it. */
export function face(resolution: DungeoneersResolution, who: CombatantId, target: CombatantId): void {
  resolution.changeOwn(who, { faces: target, atItsBack: undefined });
}

/** From now on `mover` is known to be behind `who`. */
export function getBehind(resolution: DungeoneersResolution, mover: CombatantId, who: CombatantId): void {
  resolution.changeOwn(who, { faces: undefined, atItsBack: mover });
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
