// Project Sol › Combat Modifiers › Concealment, Cover, Flanked: "drawing lines between corners", where there is a field

import { bodyAt } from '../../field/body.ts';
import { groundAt } from '../../field/field.ts';
import { isThrough, sightBetween } from '../../field/sight.ts';
import { tileName } from '../../field/tile.ts';
import type { CombatantId, Encounter } from '../core/encounter.ts';
import { standsAt } from '../core/standing.ts';
import type { Shelter } from './modifiers.ts';
import { because, type Thing } from './reasons.ts';
import type { Fighter, Sol } from './sheet.ts';

/** What the lines from one to another show. */
interface Lines {
  /** How many of the sixteen nothing stops. 0: the other has concealment. */
  readonly open: number;
  /** What covers the other, the best first. */
  readonly shelters: readonly Shelter[];
}

/**
 * The lines from all corners of one's square to all corners of another's. Cover is what lines from each corner of the first
 * cross and what touches the second: "the targeted character's cover". Ruling "The field": low things are partial cover, high
 * ones and walls good. Undefined: one of the two stands nowhere.
 */
export function linesTo(encounter: Encounter<Sol>, from: CombatantId, to: CombatantId): Lines | undefined {
  const [a, b] = [standsAt(encounter, from), standsAt(encounter, to)];
  const ground = encounter.field?.ground;
  if (!ground || !a || !b) return undefined;
  const { open, cover } = sightBetween(ground, bodyAt(a), bodyAt(b));
  const shelters = cover.map(({ tile, covers }) => {
    const kind = covers === 'low' ? 'partial' : 'good';
    const on = groundAt(ground, tile);
    const thing: Thing = on.covers === undefined ? 'height' : on.name;
    return { cover: kind, why: because({ id: 'cover', cover: kind, thing, at: tileName(tile) }) } as const;
  });
  return { open, shelters };
}

/**
 * Two enemies flank a target that stands on a line between a corner of the one's square and a corner of the other's. Taken
 * literally: at any distance, whichever of them attacks. Ruling "The field": both can act and see the target, and no wall
 * stops the line. The attacker comes first, if it is one of them.
 */
export function flankersOf(
  encounter: Encounter<Sol>,
  attacker: CombatantId,
  target: Fighter,
): readonly [Fighter, Fighter] | undefined {
  const ground = encounter.field?.ground;
  const at = standsAt(encounter, target.id);
  if (!ground || !at) return undefined;
  const enemies = encounter.combatants
    .filter(({ side, vitality }) => side !== target.side && vitality === 'up')
    .toSorted((one, other) => Number(other.id === attacker) - Number(one.id === attacker))
    .flatMap((who) => {
      const stands = standsAt(encounter, who.id);
      return stands && sightBetween(ground, bodyAt(stands), bodyAt(at)).open > 0 ? [{ who, stands }] : [];
    });
  for (const [place, one] of enemies.entries())
    for (const other of enemies.slice(place + 1))
      if (isThrough(ground, at, one.stands, other.stands)) return [one.who, other.who];
  return undefined;
}
