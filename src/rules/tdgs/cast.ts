// TDGS › 5 Actions › Cast Spell (Arcane, Divine), Dispel; 7 Abilities; 8 Combat › Damage Formula (spells), Healing
// Effects; 16 Area of Effect

import { groundAt, isSameTile, type Tile, type TileName, tileName } from '../../field/field.ts';
import { burst, cone, line } from '../../field/sight.ts';
import { action } from '../core/action.ts';
import { type CombatantId, combatant, find, isInFight } from '../core/encounter.ts';
import { tileOn } from '../core/field-deeds.ts';
import { cachedPerObject, given } from '../core/given.ts';
import type { ActionWay, Intent } from '../core/intent.ts';
import { overrideOn, standsAt } from '../core/map-positions.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { declare } from '../core/resolution.ts';
import { type Cost, checkCanAct, enemiesOf, isCharmedBy, otherFighters, payCost } from './acting.ts';
import {
  areOnMap,
  bandOf,
  coverFrom,
  declaredBand,
  isLineOpen,
  MAX_SQUARES_BY_BAND,
  squaresBetweenTiles,
} from './field.ts';
import { isHealingPointless } from './healing.ts';
import { because, itemReason } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type Ability, BANDS, type Fight, type Fighter, type Shape, type Sheet, type Tdgs } from './sheet.ts';
import { isHiddenFrom } from './sight.ts';
import { type CheckedSituation, situationChoicesFor, situationModifiers, situationOf } from './situation.ts';
import { type Casting, resolveSpell } from './spell.ts';
import { checkUses, hasUseLeft, limitWithUsesLeft } from './uses.ts';

/** Casts a spell or uses an active ability, as the Action or as a readied one. */
export const castWithCost = (cost: Cost) =>
  action<Tdgs, Casting & { readonly intent: Intent }>({
    title: 'Cast',
    cite: '5 Actions › Cast Spell; 7 Abilities',
    when: 'turn',
    kind: 'cast',
    offers(encounter, actor) {
      const who = combatant(encounter, actor);
      const spells = castableAbilities(who, 'action').filter((spell) => hasUseLeft(who, spell));
      if (spells.length === 0 || !checkCanAct(encounter, actor, castActionKind(cost)).ok) return undefined;
      const targets = [who, ...otherFighters(encounter, actor)].filter(({ id }) => !isCharmedBy(who, id));
      if (!standsAt(encounter, actor))
        return { tools: spells.map(({ name }) => name), targets: targets.map(({ id }) => id), ranges: BANDS };
      const ways = castWays(encounter, actor, 'action');
      const reachedIds = ways.flatMap((way) => way.targets ?? []);
      const ids = targets.map(({ id }) => id).filter((id) => reachedIds.includes(id));
      return ways.length > 0 ? { tools: ways.flatMap(({ tool }) => tool ?? []), targets: ids } : undefined;
    },
    ways: (encounter, actor) => castWays(encounter, actor, 'action'),
    plan: (encounter, intent) => planCast(encounter, intent, cost, 'action'),
    resolve(resolution, { intent, ...casting }) {
      declareCast(resolution, 'cast', casting, intent);
      payCost(resolution, casting.actor, cost, itemReason(casting.spell.name));
      resolveSpell(resolution, casting);
    },
  });
export const cast = castWithCost('Action');

export function declareCast(
  resolution: Parameters<typeof resolveSpell>[0],
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

function castActionKind(cost: Cost) {
  return { title: 'Cast', cost, kind: 'physical' } as const;
}

/** Plans the casting of a spell, or refuses it. */
export function planCast(
  encounter: Fight,
  intent: Intent,
  cost: Cost,
  timing: 'action' | 'instant',
): Result<Casting & { readonly intent: Intent }, Refusal> {
  const actionCheck = checkCanAct(encounter, intent.actor, castActionKind(cost));
  if (!actionCheck.ok) return actionCheck;
  const who = combatant(encounter, intent.actor);
  const spells = castableAbilities(who, timing);
  if (intent.tool === undefined && spells.length !== 1)
    return no({ type: 'missing', what: 'spell', known: spells.map(({ name }) => name) });
  const spellResult = intent.tool === undefined ? ok(spells[0]) : choose('spell', intent.tool, spells);
  if (!spellResult.ok) return spellResult;
  const chosenSpell = spellResult.value;
  if (!chosenSpell) return no({ type: 'missing', what: 'spell', known: [] });
  const usesCheck = checkUses(who, spellResult.value);
  if (!usesCheck.ok) return usesCheck;
  const areaResult = chosenSpell.area ? areaOf(encounter, who, chosenSpell, intent) : ok(undefined);
  if (!areaResult.ok) return areaResult;
  const idsInArea =
    areaResult.value && combatantsInArea(encounter, who, chosenSpell, areaResult.value).map(({ id }) => id);
  if (areaResult.value && idsInArea?.length === 0)
    return no(refusal('no-one-there', { spell: chosenSpell.name, tile: tileName(areaResult.value.aim) }));
  const targets = targetsOf(encounter, who, chosenSpell, idsInArea ? { ...intent, targets: idsInArea } : intent);
  if (!targets.ok) return targets;
  const firstTarget = targets.value[0];
  if (
    chosenSpell.helpful &&
    chosenSpell.grants.length === 0 &&
    firstTarget &&
    targets.value.every((who) => isHealingPointless(who, chosenSpell))
  )
    return no(refusal('no-need', { name: firstTarget.name, item: chosenSpell.name }));
  const situationByTarget = new Map<CombatantId, CheckedSituation>();
  const targetNames = targets.value.map(({ name }) => name).join(', ');
  for (const target of targets.value) {
    const modifiersResult = areaResult.value
      ? situationInArea(encounter, who, chosenSpell, target, areaResult.value)
      : spellSituation(encounter, chosenSpell, intent, target, targetNames);
    if (!modifiersResult.ok) return modifiersResult;
    situationByTarget.set(target.id, modifiersResult.value);
  }
  return ok({ actor: who.id, targets: [...situationByTarget.keys()], spell: chosenSpell, situationByTarget, intent });
}

/**
 * The targets of a spell: the named one, or several for an area. A helpful spell without a target is cast on the
 * caster. Refuses a harmful spell against the caster's charmer.
 */
function targetsOf(
  encounter: Fight,
  who: Fighter,
  spell: Ability,
  { targets: targetIds = [] }: Intent,
): Result<readonly Fighter[], Refusal> {
  const ids = targetIds.length === 0 && spell.helpful ? [who.id] : [...new Set(targetIds)];
  const otherNames = otherFighters(encounter, who.id).map(({ name }) => name);
  if (ids.length === 0) return no({ type: 'missing', what: 'target', known: otherNames });
  if (ids.length > 1 && !spell.area) return no(refusal('one-target'));
  const targets: Fighter[] = [];
  for (const id of ids) {
    const target = find(encounter, id);
    if (!target) return no({ type: 'no-one-of-that-name', typed: id, known: otherNames });
    if (target.vitality === 'dead') return no({ type: 'target-dead', name: target.name });
    if (id === who.id && !spell.helpful && !spell.area) return no({ type: 'not-at-self' });
    if (!spell.helpful && isCharmedBy(who, id)) return no(refusal('charmed', { name: who.name, charmer: target.name }));
    if (!spell.area && isHiddenFrom(target, who.id)) return no(refusal('hidden-target', { name: target.name }));
    targets.push(target);
  }
  return ok(targets);
}

/** The abilities that this combatant can use with this timing: spells, and traits and skills with their own effect. */
export function castableAbilities({ sheet }: Fighter, timing: 'action' | 'instant'): readonly Ability[] {
  return timing === 'instant' ? instantAbilities(sheet) : spellsOf(sheet);
}

const instantAbilities = cachedPerObject(({ abilities }: Sheet) =>
  abilities.filter((each) => isActiveAbility(each) && each.timing === 'instant'),
);

const spellsOf = cachedPerObject(({ abilities }: Sheet) =>
  abilities.filter(
    (each) =>
      isActiveAbility(each) && (each.timing === 'action' || (each.kind === 'spell' && each.timing !== 'instant')),
  ),
);

function isActiveAbility({ interrupt, adds }: Ability): boolean {
  return interrupt === undefined && adds.length === 0;
}

/** The ways to cast each spell that has a use left. On a map, an area spell is aimed at a tile. */
export function castWays(encounter: Fight, actor: CombatantId, timing: 'action' | 'instant'): readonly ActionWay[] {
  const who = combatant(encounter, actor);
  return castableAbilities(who, timing)
    .filter((spell) => hasUseLeft(who, spell))
    .flatMap((spell) => {
      const { name, helpful, area } = spell;
      const way: ActionWay = {
        tool: name,
        ...(helpful ? { helps: true as const } : { harms: true as const }),
        ...given({ limit: limitWithUsesLeft(who, spell) }),
      };
      if (!area || !standsAt(encounter, actor)) return aimedWays(encounter, who, spell, way);
      const aimTiles = aimTilesOf(encounter, who, spell);
      return aimTiles.length > 0 ? [{ ...way, targets: [], alone: true, tiles: aimTiles }] : [];
    });
}

/** The ways to cast a spell at named targets. On a map, only targets in range with a clear line. */
function aimedWays(encounter: Fight, who: Fighter, spell: Ability, way: ActionWay): readonly ActionWay[] {
  const { helpful, area, against } = spell;
  const possibleTargets =
    helpful || area ? [who, ...otherFighters(encounter, who.id)] : otherFighters(encounter, who.id);
  const canBeReached = (other: Fighter) =>
    !areOnMap(encounter, who.id, other.id) || spellSituation(encounter, spell, { actor: who.id }, other).ok;
  const targets = possibleTargets.filter(canBeReached).map(({ id }) => id);
  if (encounter.field && targets.length === 0) return [];
  const usualTargets = helpful ? possibleTargets.filter(({ side }) => side === who.side) : enemiesOf(encounter, who.id);
  const actorAndTargets = { actor: who.id, targets };
  const severalTargets = area ? { least: 1, usual: usualTargets.map(({ id }) => id) } : undefined;
  const situationChoices = helpful
    ? undefined
    : situationChoicesFor(encounter, actorAndTargets, [], against === 'REF' ? 'shot' : 'other');
  return [{ ...way, targets, ...given({ situation: situationChoices, several: severalTargets }) }];
}

/**
 * The effect of range, position and cover on a spell. Rulings: a spell that names no range reaches Far, and cover
 * counts only for spells against REF.
 */
function spellSituation(
  encounter: Fight,
  spell: Ability,
  intent: Pick<Intent, 'actor' | 'situation'>,
  { id, name }: Fighter,
  targetNames = name,
): Result<CheckedSituation, Refusal> {
  const situationResult = situationOf(encounter, intent, id);
  if (!situationResult.ok) return situationResult;
  const { flanked: _, ...unflankedSituation } = situationResult.value;
  const bandResult = declaredBand(unflankedSituation.range, 'Adjacent');
  if (!bandResult.ok) return bandResult;
  if (BANDS.indexOf(bandResult.value) > BANDS.indexOf(spell.reach))
    return no({ type: 'out-of-range', weapon: spell.name, band: bandResult.value, reaches: spell.reach });
  const shownName = unflankedSituation.isShown ? name : targetNames;
  return situationModifiers(encounter, unflankedSituation, {
    melee: spell.against !== 'REF',
    band: bandResult.value,
    name: shownName,
  });
}

/** The default radius of a burst, in squares. Our choice, because the book gives none. */
const DEFAULT_BURST_RADIUS = 2;

/** An area of the map that a spell or ability affects. */
interface Area {
  readonly shape: Shape;
  readonly aim: Tile;
  /** The origin of the area, for cover: the center of a burst, otherwise the caster. */
  readonly origin: Tile;
  readonly tiles: readonly Tile[];
}

/**
 * An ability's shape, and its size in squares. Our choice: a cone or line without a size goes as far as the ability
 * reaches.
 */
function shapeAndSizeOf({ shape = 'burst', size, reach }: Ability): { readonly shape: Shape; readonly size: number } {
  return { shape, size: size ?? (shape === 'burst' ? DEFAULT_BURST_RADIUS : MAX_SQUARES_BY_BAND[reach]) };
}

/**
 * An ability's area when it is aimed at a tile, or at someone who stands on one. Undefined if there is no map, or the
 * caster or target isn't on it. Refuses a missing aim, a tile out of range or out of sight, and a burst centered in a
 * wall.
 */
function areaOf(
  encounter: Fight,
  who: Fighter,
  ability: Ability,
  { to, targets: [firstTarget] = [] }: Pick<Intent, 'to' | 'targets'>,
): Result<Area | undefined, Refusal> {
  const { field } = encounter;
  const ownTile = standsAt(encounter, who.id);
  if (!field || !ownTile) return ok(undefined);
  const { shape, size } = shapeAndSizeOf(ability);
  const tile = firstTarget === undefined ? undefined : standsAt(encounter, firstTarget);
  if (to === undefined && firstTarget !== undefined && !tile) return ok(undefined);
  if (to === undefined && !tile) return no(refusal('aim-where', { spell: ability.name }));
  const aimTile = to === undefined && tile ? ok(tile) : tileOn(field, to ?? '');
  if (!aimTile.ok) return aimTile;
  const aim = aimTile.value;
  if (shape !== 'burst') {
    const tiles = shape === 'cone' ? cone(field.ground, ownTile, aim, size) : line(field.ground, ownTile, aim, size);
    if (isSameTile(ownTile, aim)) return no(refusal('aim-where', { spell: ability.name }));
    return ok({ shape, aim, origin: ownTile, tiles });
  }
  if (groundAt(field.ground, aim).isOpaque) return no(refusal('no-aim', { spell: ability.name, tile: tileName(aim) }));
  const band = bandOf(squaresBetweenTiles(encounter, ownTile, aim));
  if (BANDS.indexOf(band) > BANDS.indexOf(ability.reach))
    return no({ type: 'out-of-range', weapon: ability.name, band, reaches: ability.reach });
  if (!isLineOpen(encounter, ownTile, aim)) return no(refusal('no-line', { name: tileName(aim) }));
  return ok({ shape, aim, origin: aim, tiles: burst(field.ground, aim, size) });
}

/**
 * Everyone in an area: "everyone in it, friend too, once". Our choice: helpful abilities affect only the caster's side.
 */
function combatantsInArea(encounter: Fight, who: Fighter, { helpful }: Ability, { tiles }: Area): readonly Fighter[] {
  return encounter.combatants.filter(({ id, side, vitality }) => {
    const ownTile = !isInFight(vitality) ? undefined : standsAt(encounter, id);
    if (!ownTile || (helpful && side !== who.side)) return false;
    return tiles.some((tile) => isSameTile(tile, ownTile));
  });
}

/** The maximum number of tiles offered as aims. */
const MAX_AIM_TILES = 25;

/**
 * Good tiles to aim an ability at: those where it does more good than harm, the best first. Any other tile can be
 * named.
 */
function aimTilesOf(encounter: Fight, who: Fighter, ability: Ability): readonly TileName[] {
  const { shape, size } = shapeAndSizeOf(ability);
  const placedCombatants = encounter.combatants.flatMap((each) => {
    const tile = shouldCountForAim(who, each) ? standsAt(encounter, each.id) : undefined;
    return tile ? [{ ...each, tile }] : [];
  });
  const intendedTargets = placedCombatants.filter(({ side }) => (side === who.side) === ability.helpful);
  const radius = shape === 'burst' ? size : 1;
  const aimTileNames = intendedTargets.flatMap(({ tile }) => tilesAround(tile, radius)).map(tileName);
  const charmers = who.conditions.flatMap(({ name, source }) => (name === 'Charmed' && source ? [source] : []));
  const scoredAimTiles = [...new Set(aimTileNames)].flatMap((to) => {
    const aimWorth = worthOfAim(encounter, who, ability, to, charmers);
    return aimWorth === undefined || aimWorth <= 0 ? [] : [{ to, worth: aimWorth }];
  });
  return scoredAimTiles
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MAX_AIM_TILES)
    .map(({ to }) => to);
}

/**
 * Rates an aim: how many intended targets the ability would hit, minus the other combatants it would hit. Undefined if
 * it can't be aimed there, or would hit no one or the caster's charmer.
 */
function worthOfAim(
  encounter: Fight,
  who: Fighter,
  ability: Ability,
  to: TileName,
  charmers: readonly CombatantId[],
): number | undefined {
  const areaResult = areaOf(encounter, who, ability, { to });
  if (!areaResult.ok || !areaResult.value) return undefined;
  const targetsInArea = combatantsInArea(encounter, who, ability, areaResult.value).filter((each) =>
    shouldCountForAim(who, each),
  );
  if (targetsInArea.length === 0 || (!ability.helpful && targetsInArea.some(({ id }) => charmers.includes(id))))
    return undefined;
  return targetsInArea.reduce((sum, { side }) => sum + ((side === who.side) === ability.helpful ? 1 : -1), 0);
}

/** Whether the caster counts another combatant when choosing an aim. Enemies hidden from the caster don't count. */
function shouldCountForAim(who: Fighter, other: Fighter): boolean {
  return isInFight(other.vitality) && (other.side === who.side || !isHiddenFrom(other, who.id));
}

function tilesAround({ x, y }: Tile, radius: number): readonly Tile[] {
  const sideLength = 2 * radius + 1;
  return Array.from({ length: sideLength * sideLength }, (_, index) => ({
    x: x - radius + (index % sideLength),
    y: y - radius + Math.floor(index / sideLength),
  }));
}

/**
 * The effect of position and cover on an ability in an area. Cover counts from the area's origin. Everyone in the area
 * is hit, so cover is never full.
 */
function situationInArea(
  encounter: Fight,
  who: Fighter,
  { against }: Ability,
  { id, name }: Fighter,
  { origin }: Area,
): Result<CheckedSituation, Refusal> {
  const situationResult = situationOf(encounter, { actor: who.id }, id);
  const tile = standsAt(encounter, id);
  if (!situationResult.ok) return situationResult;
  const { highGround, whys, cover: statedCover } = situationResult.value;
  const isCoverOverridden = overrideOn(encounter, who.id, id)?.situation.cover !== undefined;
  const coverOnMap = tile && !isCoverOverridden ? coverFrom(encounter, origin, tile) : undefined;
  const areaCover = coverOnMap && {
    ...coverOnMap,
    cover: coverOnMap.cover === 'full' ? ('half' as const) : coverOnMap.cover,
  };
  const why = areaCover ? because({ id: 'cover', ...areaCover }) : whys.cover;
  const cover = areaCover?.cover ?? statedCover ?? 'none';
  const areaSituation = { cover, ...given({ highGround }), whys: { ...whys, ...given({ cover: why }) } };
  return situationModifiers(encounter, areaSituation, { melee: against !== 'REF', band: 'Adjacent', name });
}
