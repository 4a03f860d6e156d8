// Zones › Moving: one zone per turn is free. A border with a number requires a roll, which is the turn's action.

import {
  action,
  borderBetween,
  type CombatantId,
  combatant,
  declare,
  no,
  ok,
  recordZone,
  type ZoneId,
  type ZoneRules,
  zoneOf,
  zonesBetween,
} from 'fray/rules';
import { climbs } from './actions.ts';
import { refusal } from './reasons.ts';
import type { Fate, Fight } from './sheet.ts';

/** The zones that a combatant can go to now, sorted by their distance to the nearest enemy. */
function openZones(encounter: Fight, actor: CombatantId): readonly ZoneId[] {
  const { own, side } = combatant(encounter, actor);
  const ownZone = zoneOf(encounter, actor);
  if (!ownZone || own.moved) return [];
  const enemies = encounter.combatants.filter((each) => each.vitality === 'up' && each.side !== side);
  const distance = (zone: ZoneId) =>
    Math.min(
      ...enemies.map(({ id }) => {
        const enemyZone = zoneOf(encounter, id);
        return (enemyZone && zonesBetween(encounter, zone, enemyZone.id)) ?? Number.MAX_SAFE_INTEGER;
      }),
    );
  const openZones = ownZone.next.filter(({ to }) => !own.acted || borderBetween(encounter, ownZone.id, to) === 0);
  return openZones.map(({ to }) => to).toSorted((one, other) => distance(one) - distance(other));
}

export const move = action<Fate, { readonly actor: CombatantId; readonly to: ZoneId; readonly border: number }>({
  title: 'Move',
  cite: 'Zones › Moving',
  when: 'turn',
  kind: 'move',
  onField: true,
  offers(encounter, actor) {
    const tiles = openZones(encounter, actor);
    return tiles.length === 0 ? undefined : { tiles };
  },
  plan(encounter, { actor, to }) {
    const { name, own } = combatant(encounter, actor);
    if (!encounter.zones) return no({ type: 'no-zones' });
    if (own.moved) return no(refusal('already moved', { name }));
    if (to === undefined) return no({ type: 'where-to', name });
    if (!openZones(encounter, actor).includes(to)) return no(refusal('no way', { name }));
    return ok({ actor, to, border: borderBetween(encounter, zoneOf(encounter, actor)?.id ?? to, to) ?? 0 });
  },
  resolve(scene, { actor, to, border }, intent) {
    declare(scene, intent);
    scene.changeOwn(actor, border === 0 ? { moved: true } : { moved: true, acted: true });
    if (border === 0 || climbs(scene, actor, border)) recordZone(scene, actor, to);
  },
});

export const zones: ZoneRules<Fate> = {
  ways: (encounter, actor) =>
    encounter.phase === 'fighting'
      ? openZones(encounter, actor).map((to) => ({ to, intent: { action: 'move', actor, to } }))
      : [],
};
