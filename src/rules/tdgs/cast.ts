// TDGS › 5 Actions › Cast Spell (Arcane, Divine), Dispel; 7 Abilities; 8 Combat › Damage Formula (spells), Healing
// Effects; 16 Area of Effect

import { tileName } from '../../field/field.ts';
import { action } from '../core/action.ts';
import { type CombatantId, combatant, find } from '../core/encounter.ts';
import { given, once } from '../core/given.ts';
import type { Intent, Way } from '../core/intent.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { declare } from '../core/resolution.ts';
import { standsAt } from '../core/standing.ts';
import { type Cost, foes, mayAct, others, pay, spared } from './acting.ts';
import { aimsOf, areaOf, placedIn, whoStandsIn } from './areas.ts';
import { areOnSquares, declaredBand } from './field.ts';
import { isPointless } from './healing.ts';
import { item } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type Ability, BANDS, type Fight, type Fighter, type Sheet, type Tdgs } from './sheet.ts';
import { hiddenFrom } from './sight.ts';
import { choicesFor, type Placed, placed, situationOf } from './situation.ts';
import { type Casting, perform } from './spell.ts';
import { hasUse, limitOf, ready } from './uses.ts';

/** Cast a spell or use an active ability, as the Action or as a readied one. */
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

/** Checks everything that can be wrong with casting a spell. */
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

/**
 * Its targets: one, or everyone in an area; the caster if a helpful spell names no one. Refuses the caster's charmer.
 */
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

// TDGS › 5 Actions › Cast Spell; 7 Abilities; 16 Area of Effect: what may be cast now, and its targets

/** The abilities that this combatant can use this way: spells, and traits and skills with an effect of their own. */
export function castable({ sheet }: Fighter, as: 'action' | 'instant'): readonly Ability[] {
  return as === 'instant' ? instants(sheet) : spells(sheet);
}

const instants = once(({ abilities }: Sheet) =>
  abilities.filter((each) => isActive(each) && each.timing === 'instant'),
);

const spells = once(({ abilities }: Sheet) =>
  abilities.filter(
    (each) => isActive(each) && (each.timing === 'action' || (each.kind === 'spell' && each.timing !== 'instant')),
  ),
);

function isActive({ interrupt, adds }: Ability): boolean {
  return interrupt === undefined && adds.length === 0;
}

/** The ways to cast each spell. Helpful spells favor allies; an area hits everyone in it and is aimed at enemies. */
export function castWays(encounter: Fight, actor: CombatantId, timing: 'action' | 'instant'): readonly Way[] {
  const who = combatant(encounter, actor);
  return castable(who, timing)
    .filter((spell) => hasUse(who, spell))
    .flatMap((spell) => {
      const { name, helpful, area } = spell;
      const way: Way = {
        tool: name,
        ...(helpful ? { helps: true as const } : { harms: true as const }),
        ...given({ limit: limitOf(who, spell) }),
      };
      if (!area || !standsAt(encounter, actor)) return aimedWays(encounter, who, spell, way);
      const tiles = aimsOf(encounter, who, spell);
      return tiles.length > 0 ? [{ ...way, targets: [], alone: true, tiles }] : [];
    });
}

/** A spell cast at named targets. On a map, only those in range with a clear line. */
function aimedWays(encounter: Fight, who: Fighter, spell: Ability, way: Way): readonly Way[] {
  const { helpful, area, against } = spell;
  const all = helpful || area ? [who, ...others(encounter, who.id)] : others(encounter, who.id);
  const reaches = (other: Fighter) =>
    !areOnSquares(encounter, who.id, other.id) || whereTo(encounter, spell, { actor: who.id }, other).ok;
  const targets = all.filter(reaches).map(({ id }) => id);
  if (encounter.field && targets.length === 0) return [];
  const usual = helpful ? all.filter(({ side }) => side === who.side) : foes(encounter, who.id);
  const about = { actor: who.id, targets };
  const several = area ? { least: 1, usual: usual.map(({ id }) => id) } : undefined;
  const situation = helpful ? undefined : choicesFor(encounter, about, [], against === 'REF' ? 'shot' : 'other');
  return [{ ...way, targets, ...given({ situation, several }) }];
}

/** A spell that names no range reaches Far; cover counts for spells against REF only. Rulings. */
function whereTo(
  encounter: Fight,
  spell: Ability,
  intent: Pick<Intent, 'actor' | 'situation'>,
  { id, name }: Fighter,
  named = name,
): Result<Placed, Refusal> {
  const stance = situationOf(encounter, intent, id);
  if (!stance.ok) return stance;
  const { flanked: _, ...rest } = stance.value;
  const band = declaredBand(rest.range, 'Adjacent');
  if (!band.ok) return band;
  if (BANDS.indexOf(band.value) > BANDS.indexOf(spell.reach))
    return no({ type: 'out-of-range', weapon: spell.name, band: band.value, reaches: spell.reach });
  const called = rest.isShown ? name : named;
  return placed(encounter, rest, { melee: spell.against !== 'REF', band: band.value, name: called });
}
