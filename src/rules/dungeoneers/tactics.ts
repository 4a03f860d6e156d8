// Dungeoneers › Actions: their worth to autopilot. The numbers are our choice, not the book's

import { type ActorView, isEnemy, type SeenCombatant, visibleAmong } from '../core/actor-view.ts';
import { findCondition, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { ActionWay } from '../core/intent.ts';
import { isCostAllowed, type Mind, type OptionKind, type TacticOption } from '../core/mind.ts';
import { checkReach } from './attack.ts';
import { IMPROVISED } from './content/equipment.ts';
import { isHarmfulEffect } from './effect.ts';
import { usesResourceOf } from './intent.ts';
import { threatRange } from './position.ts';
import { REACTION } from './reaction.ts';
import type { Dungeoneers } from './sheet.ts';
import type { Ability, Effect, Weapon } from './sheet-equipment.ts';

type DungeoneersView = ActorView<Dungeoneers>;

export const mind: Mind<Dungeoneers> = {
  options: (view) => [
    ...attackOptions(view),
    ...castOptions(view),
    ...abilityOptions(view),
    ...approachOptions(view),
    ...equipOptions(view),
    ...struggleOptions(view),
    ...(view.offers('defend')
      ? [{ kind: 'guard', worth: hasOneActionPointLeft(view) ? 1.7 : 0.6, intent: { action: 'defend' } } as const]
      : []),
  ],
  likely: (view) => [...attackOptions(view), ...castOptions(view), ...approachOptions(view)],
  answer(subject, { about, note }, _, spendingLimits) {
    if (about !== REACTION || typeof note !== 'object' || !('item' in note)) return undefined;
    const ability = subject.sheet.abilities.find(({ name }) => name === note.item);
    return ability && isCostAllowed(spendsFieldOf(ability), spendingLimits) ? 'use' : 'hold';
  },
};

/** The maximum number of weapons that autopilot considers, the best first. */
const MAX_WEAPONS_CONSIDERED = 2;

function attackOptions(view: DungeoneersView): readonly TacticOption[] {
  const offers = view.offers('attack');
  if (!offers) return [];
  const weaponsInHand = view.actor.sheet.weapons.filter(
    ({ name, equipped }) => equipped && offers.tools?.includes(name),
  );
  const bestWeapons = weaponsInHand
    .toSorted((a, b) => weaponStrength(b) - weaponStrength(a))
    .slice(0, MAX_WEAPONS_CONSIDERED);
  const max = Math.max(1, ...bestWeapons.map(weaponStrength));
  const weaponChoices =
    bestWeapons.length > 0
      ? bestWeapons.map((each) => ({ tool: each.name, worth: weaponStrength(each) / max }))
      : [{ tool: IMPROVISED.name, worth: 0.5 }];
  return visibleAmong(offers.targets, view, isEnemy).flatMap((enemy) =>
    weaponChoices.flatMap(({ worth, ...tool }): readonly TacticOption[] => {
      const optionFields = { kind: 'harm' as const, target: enemy.id };
      const intent = { action: 'attack', targets: [enemy.id], ...tool };
      const option = { ...optionFields, worth: worth * backAttackFactor(view, enemy), intent };
      if (!canTakeStress(view)) return [option];
      return [
        { ...option, worth: 1.15 * option.worth, intent: { ...intent, amount: 1 }, spends: { stress: 1 } },
        option,
      ];
    }),
  );
}

/**
 * The assumed distance in tiles if only a position is known, so that a bow reaches a creature that is "away" and a
 * blade doesn't.
 */
const TILES_BY_POSITION: Readonly<Record<string, number>> = { adjacent: 1, 'at reach': 2, away: 3 };

/**
 * Options to equip a weapon that reaches an enemy, or to put a weapon away first, if no equipped weapon reaches one.
 * Each change costs an action point, and one action point must be left for the attack.
 */
function equipOptions(view: DungeoneersView): readonly TacticOption[] {
  const { actor } = view;
  const offers = view.offers('equip');
  const { weapons } = actor.sheet;
  if (!offers || weapons.every(({ equipped }) => equipped)) return [];
  const threat = threatRange(actor);
  const enemyDistances = view.others
    .filter(isEnemy)
    .map(({ squares, position }) => squares ?? TILES_BY_POSITION[position ?? 'away'] ?? 3);
  const reachesAnEnemy = (weapon: Weapon) =>
    enemyDistances.some((tiles) => checkReach(actor, weapon, { tiles, threat }).ok);
  const fittingWeapons = weapons
    .filter((each) => !each.equipped && reachesAnEnemy(each))
    .toSorted((a, b) => weaponStrength(b) - weaponStrength(a));
  const [bestWeapon] = fittingWeapons;
  const equippedWeapons = weapons.filter(({ equipped }) => equipped);
  if (!bestWeapon || equippedWeapons.some(reachesAnEnemy)) return [];
  const pointsLeft = resource(actor, 'action points').value;
  const equipOption = (name: string, manner: 'equip' | 'take off', worth: number): TacticOption => {
    return { kind: 'prepare', worth, intent: { action: 'equip', tool: name, manner } };
  };
  // Equipping is refused while the hands are full, so a useless weapon is put away first.
  return [
    ...(pointsLeft >= 2 ? [equipOption(bestWeapon.name, 'equip', 0.65)] : []),
    ...(pointsLeft >= 3 ? equippedWeapons.slice(0, 1).map(({ name }) => equipOption(name, 'take off', 0.45)) : []),
  ];
}

/** How strong a weapon is: the sides of its hit and pierce dice, times its wounds. */
function weaponStrength({ hit, pierce, wounds }: Weapon): number {
  return Math.max(1, wounds) * (hit + pierce);
}

/** Whether another point of stress does no harm, because stress stays within endurance. */
function canTakeStress({ actor }: DungeoneersView): boolean {
  return resource(actor, 'stress').value < actor.sheet.endurance;
}

/** How much more an attack is worth against a creature that the actor has just moved behind. */
function backAttackFactor({ actor }: DungeoneersView, { conditions, squares }: SeenCombatant): number {
  // On a map, every creature faces some way, so the condition Facing doesn't show that the actor has moved behind it.
  if (squares !== undefined) return 1;
  return resource(actor, 'movement points').value === 0 && conditions.includes('Facing') ? 1.2 : 1;
}

function castOptions(view: DungeoneersView): readonly TacticOption[] {
  return view.ways('cast').flatMap((way) => {
    const spell = view.actor.sheet.spells.find(({ name }) => name === way.tool);
    if (!spell) return [];
    const spendsField = given({ spends: spell.cost > 0 ? { magica: spell.cost } : undefined });
    return effectOptions(view, way, spell).map((about) => ({
      ...about,
      ...spendsField,
      intent: intentAtTarget('cast', spell.name, about),
    }));
  });
}

function abilityOptions(view: DungeoneersView): readonly TacticOption[] {
  return view.ways('use').flatMap((way) => {
    const ability = view.actor.sheet.abilities.find(({ name }) => name === way.tool);
    if (!ability || ability.moves || way.limit?.left === 0 || isFreeAndUnlimited(ability)) return [];
    return effectOptions(view, way, ability).map((about) => ({
      ...about,
      ...spendsFieldOf(ability),
      intent: intentAtTarget('use', ability.name, about),
    }));
  });
}

/** Whether an ability is free and unlimited, so that it could be used forever. */
function isFreeAndUnlimited({ points, uses = Number.POSITIVE_INFINITY }: Ability): boolean {
  return points === 0 && uses > MAX_FREE_USES;
}

const MAX_FREE_USES = 3;

function spendsFieldOf({ name, uses }: Pick<Ability, 'name' | 'uses'>): Pick<TacticOption, 'spends'> {
  return uses === undefined ? {} : { spends: { [usesResourceOf(name)]: 1 } };
}

type TargetedOption = Required<Pick<TacticOption, 'kind' | 'worth' | 'target'>>;

function intentAtTarget(action: string, tool: string, { target }: TargetedOption): TacticOption['intent'] {
  return { action, tool, targets: [target] };
}

/** The options for a spell, potion or ability, with the worth that autopilot gives each of its targets. */
function effectOptions(view: DungeoneersView, { targets }: ActionWay, effect: Effect): readonly TargetedOption[] {
  const { actor } = view;
  const { wounds, stress = 0, restores, relieves, gives, condition } = effect;
  if (isHarmfulEffect(effect)) {
    const enemies = visibleAmong(targets, view, isEnemy);
    if (wounds > 0) return optionsForTargets(enemies, 'harm', 0.7 + 0.4 * wounds);
    const unaffectedEnemies = enemies.filter(
      ({ conditions }) => condition === undefined || !conditions.includes(condition),
    );
    return optionsForTargets(unaffectedEnemies, 'hinder', 0.8 + 0.1 * stress);
  }
  const selfOptions = (kind: OptionKind, worth: number): readonly TargetedOption[] =>
    targets?.includes(actor.id) ? [{ kind, worth, target: actor.id }] : [];
  if (restores > 0)
    return [
      ...selfOptions('heal', restores),
      ...optionsForTargets(visibleAmong(targets, view, isFriend), 'heal', restores),
    ];
  if (relieves > 0) return canTakeStress(view) ? [] : selfOptions('boost', 1.6);
  const isMissingEffect =
    gives.length > 0
      ? !findCondition(actor, 'Enchanted')
      : condition === 'Defensive' && !findCondition(actor, condition);
  return isMissingEffect ? selfOptions('boost', 1.6) : [];
}

function isFriend({ friend, vitality }: SeenCombatant): boolean {
  return friend && vitality === 'up';
}

function optionsForTargets(
  targets: readonly SeenCombatant[],
  kind: OptionKind,
  worth: number,
): readonly TargetedOption[] {
  return targets.map(({ id }) => ({ kind, worth, target: id }));
}

/** Options for getting out of trouble: standing up, breaking a hold, pushing an enemy away or holding it. */
function struggleOptions(view: DungeoneersView): readonly TacticOption[] {
  const { actor } = view;
  const options: TacticOption[] = [];
  if (findCondition(actor, 'Prone')) options.push({ kind: 'rise', worth: 1, intent: { action: 'stand' } });
  if (findCondition(actor, 'Grappled')) options.push({ kind: 'rise', worth: 0.4, intent: { action: 'disengage' } });
  for (const [action, worth] of [
    ['push', 0.5],
    ['grapple', 0.6],
  ] as const)
    for (const { id } of visibleAmong(view.offers(action)?.targets, view, isEnemy))
      options.push({ kind: 'hinder', worth, target: id, intent: { action, targets: [id] } });
  return options;
}

function hasOneActionPointLeft({ actor }: DungeoneersView): boolean {
  return resource(actor, 'action points').value === 1;
}

/** Options to move up to an enemy if none is in reach, or otherwise to move behind one before the turn's attacks. */
function approachOptions(view: DungeoneersView): readonly TacticOption[] {
  const enemiesInReach = visibleAmong(view.offers('attack')?.targets, view, isEnemy);
  const ways = view.ways('move');
  const isOnField = view.others.some(({ squares }) => squares !== undefined);
  if (enemiesInReach.length === 0) {
    const moveCloserOptions = isOnField ? walkOptions(view) : stepOptions(view, ways);
    // On rough terrain, one point might not be enough to move, but several might.
    const cannotMove = isOnField ? moveCloserOptions.length === 0 : ways.length === 0;
    return [
      ...moveCloserOptions,
      ...(cannotMove && view.offers('sprint')
        ? [{ kind: 'close', worth: 0.9, intent: { action: 'sprint' } } as const]
        : []),
    ];
  }
  if (resource(view.actor, 'action points').value < 2) return [];
  const [wayAround] = ways.filter(
    ({ manner, costs }) => manner === 'behind' && costs?.every(({ points }) => points === 1),
  );
  const adjacentEnemies = isOnField
    ? enemiesInReach.filter(({ squares }) => squares === 1)
    : visibleAmong(wayAround?.targets, view, (each) => isEnemy(each) && each.position === 'adjacent');
  return adjacentEnemies.map(({ id }) => ({
    kind: 'prepare' as const,
    worth: 1.1,
    target: id,
    intent: { action: 'move', targets: [id], manner: 'behind' },
  }));
}

/** Options for a step nearer to an enemy, without a map. */
function stepOptions(view: DungeoneersView, ways: readonly ActionWay[]): readonly TacticOption[] {
  const [engageWay] = ways.filter(({ manner }) => manner === 'engage');
  const distantEnemies = visibleAmong(
    engageWay?.targets,
    view,
    (each) => isEnemy(each) && each.position !== 'adjacent',
  );
  return distantEnemies.map(({ id, position }) => ({
    kind: 'close' as const,
    worth: position === 'at reach' ? 1.2 : 1,
    target: id,
    intent: { action: 'move', targets: [id], manner: 'engage' },
  }));
}

/** The maximum number of enemies for which autopilot searches for a path, because each search covers the whole map. */
const MAX_WALK_TARGETS = 3;

/** Options for the paths on the map that end nearest to an enemy. The nearest enemy is preferred. */
function walkOptions(view: DungeoneersView): readonly TacticOption[] {
  const distantEnemies = view.others.filter((each) => isEnemy(each) && each.squares !== undefined);
  const nearestEnemies = distantEnemies
    .toSorted((a, b) => (a.squares ?? 0) - (b.squares ?? 0))
    .slice(0, MAX_WALK_TARGETS);
  return nearestEnemies.flatMap(({ id, squares = 0 }): readonly TacticOption[] => {
    const way = view.pathToward(id);
    if (!way) return [];
    const { actor: _, ...intent } = way.intent;
    return [{ kind: 'close', worth: 1 + 0.4 / Math.max(1, squares), target: id, intent }];
  });
}
