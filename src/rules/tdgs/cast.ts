// TDGS › 5 Actions › Cast Spell (Arcane, Divine), Dispel; 7 Abilities; 8 Combat › Damage Formula (spells), Healing Effects; 16 Area of Effect

import { tileName } from '../../field/tile.ts';
import { action } from '../core/action.ts';
import { choose } from '../core/choose.ts';
import { declare } from '../core/declare.ts';
import { type CombatantId, combatant, find } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { standsAt } from '../core/standing.ts';
import { type Cost, mayAct, others, pay, spared } from './acting.ts';
import { areaOf, placedIn, whoStandsIn } from './areas.ts';
import { castable, castWays, whereTo } from './castable.ts';
import { isPointless } from './healing.ts';
import { item } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type Ability, BANDS, type Fight, type Fighter, type Tdgs } from './sheet.ts';
import { hiddenFrom } from './sight.ts';
import type { Placed } from './situation.ts';
import { type Casting, perform } from './spell.ts';
import { hasUse, ready } from './uses.ts';

/** Cast a spell or use an active ability, as the Action or as one that was readied. */
export const castAs = (cost: Cost) =>
  action<Tdgs, Casting & { readonly intent: Intent }>({
    title: 'Cast',
    cite: '5 Actions › Cast Spell; 7 Abilities',
    when: 'turn',
    kind: 'cast',
    offers(encounter, actor) {
      const who = combatant(encounter, actor);
      const spells = castable(who, 'action').filter((spell) => hasUse(who, spell));
      if (spells.length === 0 || !mayAct(encounter, actor, deed(cost)).ok) return undefined;
      const targets = [who, ...others(encounter, actor)].filter(({ id }) => !spared(who, id));
      if (!standsAt(encounter, actor))
        return { tools: spells.map(({ name }) => name), targets: targets.map(({ id }) => id), ranges: BANDS };
      const ways = castWays(encounter, actor, 'action');
      const reached = ways.flatMap((way) => way.targets ?? []);
      const ids = targets.map(({ id }) => id).filter((id) => reached.includes(id));
      return ways.length > 0 ? { tools: ways.flatMap(({ tool }) => tool ?? []), targets: ids } : undefined;
    },
    ways: (encounter, actor) => castWays(encounter, actor, 'action'),
    plan: (encounter, intent) => planCast(encounter, intent, cost, 'action'),
    resolve(resolution, { intent, ...casting }) {
      declareCast(resolution, 'cast', casting, intent);
      pay(resolution, casting.actor, cost, item(casting.spell.name));
      perform(resolution, casting);
    },
  });
export const cast = castAs('Action');

export function declareCast(
  resolution: Parameters<typeof perform>[0],
  name: string,
  casting: Casting,
  intent: Intent,
): void {
  declare(
    resolution,
    { ...intent, action: name },
    { targets: casting.targets, tool: casting.spell.name, manner: intent.manner },
  );
}

function deed(cost: Cost) {
  return { title: 'Cast', cost, kind: 'physical' } as const;
}

/** Everything that can be wrong with a casting. */
export function planCast(
  encounter: Fight,
  intent: Intent,
  cost: Cost,
  timing: 'action' | 'instant',
): Result<Casting & { readonly intent: Intent }, Refusal> {
  const may = mayAct(encounter, intent.actor, deed(cost));
  if (!may.ok) return may;
  const who = combatant(encounter, intent.actor);
  const known = castable(who, timing);
  if (intent.tool === undefined && known.length !== 1)
    return no({ type: 'missing', what: 'spell', known: known.map(({ name }) => name) });
  const spell = intent.tool === undefined ? ok(known[0]) : choose('spell', intent.tool, known);
  if (!spell.ok) return spell;
  const chosen = spell.value;
  if (!chosen) return no({ type: 'missing', what: 'spell', known: [] });
  const able = ready(who, spell.value);
  if (!able.ok) return able;
  const area = chosen.area ? areaOf(encounter, who, chosen, intent) : ok(undefined);
  if (!area.ok) return area;
  const inside = area.value && whoStandsIn(encounter, who, chosen, area.value).map(({ id }) => id);
  if (area.value && inside?.length === 0)
    return no(refusal('nobody-there', { spell: chosen.name, tile: tileName(area.value.aim) }));
  const targets = targetsOf(encounter, who, chosen, inside ? { ...intent, targets: inside } : intent);
  if (!targets.ok) return targets;
  const healed = targets.value[0];
  if (chosen.helpful && chosen.grants.length === 0 && healed && targets.value.every((who) => isPointless(who, chosen)))
    return no(refusal('no-need', { name: healed.name, item: chosen.name }));
  const places = new Map<CombatantId, Placed>();
  const named = targets.value.map(({ name }) => name).join(', ');
  for (const target of targets.value) {
    const where = area.value
      ? placedIn(encounter, who, chosen, target, area.value)
      : whereTo(encounter, chosen, intent, target, named);
    if (!where.ok) return where;
    places.set(target.id, where.value);
  }
  return ok({ actor: who.id, targets: [...places.keys()], spell: chosen, places, intent });
}

/** Whom it may be cast at: one, or all in an area; oneself where a helpful one names nobody; never the charmer. */
function targetsOf(
  encounter: Fight,
  who: Fighter,
  spell: Ability,
  { targets: at = [] }: Intent,
): Result<readonly Fighter[], Refusal> {
  const ids = at.length === 0 && spell.helpful ? [who.id] : [...new Set(at)];
  const known = others(encounter, who.id).map(({ name }) => name);
  if (ids.length === 0) return no({ type: 'missing', what: 'target', known });
  if (ids.length > 1 && !spell.area) return no(refusal('one-target'));
  const targets: Fighter[] = [];
  for (const id of ids) {
    const target = find(encounter, id);
    if (!target) return no({ type: 'nobody-of-that-name', typed: id, known });
    if (target.vitality === 'dead') return no({ type: 'target-dead', name: target.name });
    if (id === who.id && !spell.helpful && !spell.area) return no({ type: 'not-at-self' });
    if (!spell.helpful && spared(who, id)) return no(refusal('charmed', { name: who.name, charmer: target.name }));
    if (!spell.area && hiddenFrom(target, who.id)) return no(refusal('hidden-target', { name: target.name }));
    targets.push(target);
  }
  return ok(targets);
}
