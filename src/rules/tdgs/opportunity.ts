// TDGS › 14 Movement & Positioning › Opportunity Attack; 8 Combat › Range (reach weapons threaten Near as well)

import type { CombatantId } from '../core/encounter.ts';
import { spared } from './acting.ts';
import { forbidder } from './conditions.ts';
import { type Engaged, engaged, part } from './engaged.ts';
import { isMelee } from './range.ts';
import { because } from './reasons.ts';
import { order } from './settings.ts';
import { settle } from './settle.ts';
import type { Fight, Fighter, TdgsResolution, Weapon } from './sheet.ts';
import { sees } from './sight.ts';
import { strike } from './strike.ts';
import { usable } from './weapons.ts';

/**
 * One leaves others behind by a Move: every hostile it was engaged with, able to act and to see it, may strike once
 * before the move completes. One killed or knocked out stays where it was (ruling). Says whether the move completes.
 */
export function leave(resolution: TdgsResolution, mover: CombatantId, left: readonly CombatantId[]): boolean {
  for (const other of left) {
    const at = engaged(resolution.encounter, mover, other);
    const weapon = at && threatens(resolution.encounter, resolution.combatant(other), resolution.combatant(mover), at);
    if (at === undefined || weapon === undefined || !wants(resolution, other, mover)) continue;
    resolution.record({
      type: 'declared',
      action: 'opportunity attack',
      actor: other,
      targets: [mover],
      tool: weapon.name,
    });
    const blow = { actor: other, target: mover, weapon, band: at, modifiers: [], cover: [] };
    strike(resolution, { ...blow, purpose: 'opportunity attack', deliberate: false });
    settle(resolution);
    if (resolution.combatant(mover).vitality !== 'up') return false;
  }
  for (const other of left) part(resolution, mover, other);
  return true;
}

/** The melee weapon that reaches somebody engaged at that distance, if this hostile may strike at all. */
function threatens(encounter: Fight, who: Fighter, mover: Fighter, at: Engaged): Weapon | undefined {
  const able = who.vitality === 'up' && (forbidder(who, 'interrupts') ?? forbidder(who, 'physical')) === undefined;
  if (!able || who.side === mover.side || !sees(encounter, who, mover.id) || spared(who, mover.id)) return undefined;
  return usable(who.sheet).find(({ range }) => (at === 'Near' ? range === 'reach' : isMelee(range)));
}

function wants(resolution: TdgsResolution, who: CombatantId, mover: CombatantId): boolean {
  const wanted = order(resolution.encounter, who, 'opportunity attack');
  if (wanted !== 'ask') return wanted === 'yes';
  const note = because({ id: 'moves away', mover });
  return resolution.ask({ subject: who, about: 'opportunity attack', offers: ['yes', 'no'], note }) === 'yes';
}
