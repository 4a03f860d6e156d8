// TDGS › 14 Movement & Positioning › Opportunity Attack; 8 Combat › Range (reach weapons threaten Near as well)

import { stepCost } from '../../field/steps.ts';
import type { Tile } from '../../field/tile.ts';
import type { CombatantId } from '../core/encounter.ts';
import { recordMove } from '../core/field-moves.ts';
import { canStand } from '../core/standing.ts';
import { type Engaged, engaged, part } from './engaged.ts';
import { BODIES } from './field.ts';
import { isMelee } from './range.ts';
import { because } from './reasons.ts';
import { order } from './settings.ts';
import { settle } from './settle.ts';
import { BANDS, type Fight, type Fighter, type TdgsResolution, type Weapon } from './sheet.ts';
import { sees } from './sight.ts';
import { placed, situationOf } from './situation.ts';
import { type Blow, strike } from './strike.ts';
import { leaving, mayStrike, weaponFor } from './walking.ts';
import { usable } from './weapons.ts';

/**
 * One leaves others behind by a Move: every hostile it was engaged with, able to act and to see it, may strike once
 * before the move completes. One killed or knocked out stays where it was (ruling). Says whether the move completes.
 */
export function leave(resolution: TdgsResolution, mover: CombatantId, left: readonly CombatantId[]): boolean {
  for (const other of left) {
    const at = engaged(resolution.encounter, mover, other);
    const weapon =
      at && weaponAgainst(resolution.encounter, resolution.combatant(other), resolution.combatant(mover), at);
    if (at === undefined || weapon === undefined || !wants(resolution, other, mover)) continue;
    if (!survives(resolution, { actor: other, target: mover, weapon, band: at, modifiers: [], cover: [] }))
      return false;
  }
  for (const other of left) part(resolution, mover, other);
  return true;
}

/**
 * One goes a way over the squares by a Move. Who threatened a square that it leaves may strike as it does, in the order of the
 * way, each once a Move; one killed or knocked out stays on that square, or on the last before it where nobody else stands. Says
 * whether the move completes.
 */
export function goAlong(resolution: TdgsResolution, mover: CombatantId, path: readonly Tile[]): boolean {
  const done = new Set<CombatantId>();
  let begun = 0;
  for (const [place, from] of path.entries()) {
    const to = path[place + 1];
    if (!to) break;
    for (const { id } of leaving(resolution.encounter, resolution.combatant(mover))(from, to)) {
      const who = resolution.combatant(id);
      if (done.has(id) || !mayStrike(who, resolution.combatant(mover))) continue;
      done.add(id);
      if (!wants(resolution, id, mover)) continue;
      const isFree = (tile: Tile) => canStand(BODIES, resolution.encounter, resolution.combatant(mover), tile);
      const stop = path.findLastIndex((tile, n) => n <= place && isFree(tile));
      begun = goOn(resolution, mover, path, begun, stop);
      const weapon = weaponFor(resolution.encounter, who, from);
      const blow = weapon && blowAt(resolution.encounter, who, mover, weapon);
      if (blow && !survives(resolution, blow)) return false;
    }
  }
  goOn(resolution, mover, path, begun, path.length - 1);
  return true;
}

/** Records the way from one of its places to another, and says which it has come to. */
function goOn(resolution: TdgsResolution, mover: CombatantId, path: readonly Tile[], from: number, to: number): number {
  const { field } = resolution.encounter;
  const part = path.slice(from, to + 1);
  if (!field || part.length < 2) return from;
  const costs = part.slice(1).map((tile, n) => stepCost(field.ground, part[n] ?? tile, tile) ?? 0);
  recordMove(resolution, mover, part, { cost: costs.reduce((sum, cost) => sum + cost, 0) });
  return to;
}

type Opportune = Omit<Blow, 'purpose' | 'deliberate'>;

/** The blow as the squares have the two stand. */
function blowAt(encounter: Fight, { id }: Fighter, mover: CombatantId, weapon: Weapon): Opportune | undefined {
  const stance = situationOf(encounter, { actor: id }, mover);
  const band = stance.ok ? BANDS.find((each) => each === stance.value.range) : undefined;
  if (!stance.ok || band === undefined) return undefined;
  const where = placed(encounter, stance.value, { melee: true, band, name: '' });
  return where.ok ? { actor: id, target: mover, weapon, band, ...where.value } : undefined;
}

/** The blow is struck. Says whether the mover is still up. */
function survives(resolution: TdgsResolution, blow: Opportune): boolean {
  const { actor, target, weapon } = blow;
  const declared = { action: 'opportunity attack', actor, targets: [target], tool: weapon.name } as const;
  resolution.record({ type: 'declared', ...declared });
  strike(resolution, { ...blow, purpose: 'opportunity attack', deliberate: false });
  settle(resolution);
  return resolution.combatant(target).vitality === 'up';
}

/** The melee weapon that reaches somebody engaged at that distance, if this hostile may strike at all. */
function weaponAgainst(encounter: Fight, who: Fighter, mover: Fighter, at: Engaged): Weapon | undefined {
  if (!mayStrike(who, mover) || !sees(encounter, who, mover.id)) return undefined;
  return usable(who.sheet).find(({ range }) => (at === 'Near' ? range === 'reach' : isMelee(range)));
}

function wants(resolution: TdgsResolution, who: CombatantId, mover: CombatantId): boolean {
  const wanted = order(resolution.encounter, who, 'opportunity attack');
  if (wanted !== 'ask') return wanted === 'yes';
  const note = because({ id: 'moves away', mover });
  return resolution.ask({ subject: who, about: 'opportunity attack', offers: ['yes', 'no'], note }) === 'yes';
}
