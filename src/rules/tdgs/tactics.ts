// TDGS › 5 Actions: how autopilot values them. The numbers are our choice, not the book's

import { type ActorView, isEnemy, type SeenCombatant, visibleAmong } from '../core/actor-view.ts';
import { type CombatantId, findCondition, resource } from '../core/encounter.ts';
import { cachedPerObject, given } from '../core/given.ts';
import type { ActionWay } from '../core/intent.ts';
import type { Mind, TacticOption } from '../core/mind.ts';
import { isAfraidOf } from './attack.ts';
import { usableWeapons, wieldedWeapon } from './equipment.ts';
import { isMelee } from './field.ts';
import type { Ability, ConditionName, DamageComponent, Tdgs } from './sheet.ts';
import { itemResourceName } from './sheet-figures.ts';
import { castingStat } from './spell.ts';
import { apparentStat } from './stats.ts';
import { limitOfUses, usesResourceName } from './uses.ts';

export const mind: Mind<Tdgs> = {
  options: (view) => [
    ...attackOptions(view),
    ...approachOptions(view),
    ...castOptions(view, 'cast'),
    ...castOptions(view, 'instant'),
    ...itemOptions(view),
    ...treatmentOptions(view),
    ...repositionOptions(view),
    ...weaponSwitchOptions(view),
    ...socialOptions(view),
    ...grappleAndShoveOptions(view),
    ...(view.ways('defend').some(({ manner }) => manner === 'full')
      ? [{ kind: 'guard', worth: 1, intent: { action: 'defend', manner: 'full' } } as const]
      : []),
  ],
  likely: (view) => [...attackOptions(view), ...castOptions(view, 'cast'), ...approachOptions(view)],
  /** If spending is limited, autopilot only uses an interrupt whose uses come back each round. */
  answer({ sheet }, { about, offers }, _, spendingLimits) {
    if (about !== 'interrupt' || spendingLimits === undefined) return undefined;
    const freeInterrupt = sheet.abilities.find(
      (each) => offers.includes(each.interrupt ?? '') && limitOfUses(each)?.per === 'round',
    );
    return freeInterrupt?.interrupt ?? 'none';
  },
};

function attackOptions(view: TdgsView): readonly TacticOption[] {
  const { sheet } = view.actor;
  const ownDamage = usualDamage(view);
  const weapons = usableWeapons(sheet);
  return view.ways('attack').flatMap((way) => {
    const weapon = weapons.find(({ name }) => name === way.tool) ?? wieldedWeapon(sheet);
    const chosenAbility = sheet.abilities.find(({ name }) => name === way.manner);
    const averageDamage = weaponDamageOf(view, weapon) + (chosenAbility ? averageDamageOf(chosenAbility.adds) : 0);
    const { tool, manner } = way;
    return enemiesOf(view, way).map(({ id }) => ({
      kind: 'harm' as const,
      worth: averageDamage / ownDamage,
      target: id,
      intent: { action: 'attack', targets: [id], ...given({ tool, manner }) },
      ...(chosenAbility && spendsFieldOf(chosenAbility)),
    }));
  });
}

/** The maximum number of enemies to move toward, because the path search is the most expensive part of a choice. */
const MAX_APPROACHED_ENEMIES = 2;

/** Options to move toward the nearest enemies on a map, if the weapon in hand reaches none. */
function approachOptions(view: TdgsView): readonly TacticOption[] {
  const enemies = view.others.flatMap((each) =>
    isEnemy(each) && each.squares !== undefined ? [{ ...each, squares: each.squares }] : [],
  );
  const wayWithWeaponInHand = view
    .ways('attack')
    .find(({ tool, manner }) => tool === undefined && manner === undefined);
  if (enemies.length === 0 || (wayWithWeaponInHand && enemiesOf(view, wayWithWeaponInHand).some(isEnemy))) return [];
  // Even a coward has no reason to hang back if it can't hurt anyone from here.
  const worth = canHarmWithSpell(view) ? 1 : 3;
  return enemies
    .toSorted((a, b) => a.squares - b.squares)
    .slice(0, MAX_APPROACHED_ENEMIES)
    .flatMap(({ id }) => {
      const way = view.pathToward(id);
      return way ? [{ kind: 'close', worth, target: id, intent: way.intent } as const] : [];
    });
}

/** Whether a harmful spell reaches anyone. */
function canHarmWithSpell(view: TdgsView): boolean {
  return view.ways('cast').some(({ tool, targets = [], tiles = [] }) => {
    const spell = view.actor.sheet.abilities.find(({ name }) => name === tool);
    return spell !== undefined && !spell.helpful && spellDamageOf(view, spell) > 0 && targets.length + tiles.length > 0;
  });
}

/** Options for care: putting out flames, stopping bleeding, waking sleepers. */
function treatmentOptions(view: TdgsView): readonly TacticOption[] {
  const { actor } = view;
  const options: TacticOption[] = [];
  const addOption = (action: string, manner: string | undefined, needs: ConditionName, worth: number) => {
    const intent = { action, ...given({ manner }) };
    if (findCondition(actor, needs)) options.push({ kind: 'rise', worth, intent: { ...intent, targets: [actor.id] } });
    for (const { id, friend, conditions } of view.others)
      if (friend && conditions.includes(needs))
        options.push({ kind: 'boost', worth: 1.2 * worth, target: id, intent: { ...intent, targets: [id] } });
  };
  addOption('extinguish', 'roll on the ground', 'Burning', 0.8);
  addOption('treat', 'bleeding', 'Bleeding', 0.7);
  for (const { id } of visibleAmong(view.offers('wake')?.targets, view, ({ friend }) => friend))
    options.push({ kind: 'heal', worth: 0.6, target: id, intent: { action: 'wake', targets: [id] } });
  return options;
}

/** Options for standing up, escaping a grapple, and, with a bow, stepping back from adjacent enemies. */
function repositionOptions(view: TdgsView): readonly TacticOption[] {
  const { actor } = view;
  const options: TacticOption[] = [];
  if (findCondition(actor, 'Prone')) options.push({ kind: 'rise', worth: 0.5, intent: { action: 'stand' } });
  if (findCondition(actor, 'Grappled')) options.push({ kind: 'rise', worth: 0.5, intent: { action: 'escape' } });
  const nearEnemyIds = view.others.filter((each) => isEnemy(each) && each.near).map(({ id }) => id);
  const isOnMap = view.others.some(({ squares }) => squares !== undefined);
  if (
    nearEnemyIds.length > 0 &&
    !isOnMap &&
    resource(actor, 'actions').value === 0 &&
    !isMelee(wieldedWeapon(actor.sheet).range)
  )
    options.push({ kind: 'prepare', worth: 1, intent: { action: 'step', targets: nearEnemyIds } });
  return options;
}

/**
 * Options to switch to a bow: for someone afraid of every enemy, or, on a map, for someone who can neither reach an
 * enemy nor get closer.
 */
function weaponSwitchOptions(view: TdgsView): readonly TacticOption[] {
  const { actor, others } = view;
  const { weapons } = actor.sheet;
  const canEngage =
    isMelee(wieldedWeapon(actor.sheet).range) && others.some((each) => isEnemy(each) && !isAfraidOf(actor, each.id));
  if (canEngage ? !isCutOffFromEnemies(view) : !findCondition(actor, 'Frightened')) return [];
  return weapons
    .filter(({ range }) => !isMelee(range))
    .map(({ name }) => ({ kind: 'prepare', worth: 1, intent: { action: 'equip', tool: name, manner: 'hand' } }));
}

function isCutOffFromEnemies(view: TdgsView): boolean {
  const isEnemyOnMap = view.others.some((each) => isEnemy(each) && each.squares !== undefined);
  const reachesEnemy = view.ways('attack').some((way) => enemiesOf(view, way).some(isEnemy));
  return isEnemyOnMap && !reachesEnemy && approachOptions(view).length === 0;
}

/** Options for frightening an enemy, and for helping an ally. */
function socialOptions(view: TdgsView): readonly TacticOption[] {
  const { actor } = view;
  const charismaFactor = Math.min(1, apparentStat(actor, 'CHA').value / 12);
  const lacksCondition = (condition: ConditionName) => (each: SeenCombatant) =>
    each.vitality === 'up' && !each.conditions.includes(condition);
  const unfrightenedEnemies = view.others.filter((each) => isEnemy(each) && lacksCondition('Frightened')(each));
  const friends = view.others.filter((each) => each.friend && lacksCondition('Helped')(each));
  return [
    ...unfrightenedEnemies
      .filter(({ id }) => isWorthInflicting(view, 'Frightened', id))
      .map(({ id }) => ({
        kind: 'hinder' as const,
        worth: 0.8 * charismaFactor,
        target: id,
        intent: { action: 'intimidate', targets: [id] },
      })),
    ...friends.map(({ id }) => ({
      kind: 'boost' as const,
      worth: 0.5,
      target: id,
      intent: { action: 'help', targets: [id] },
    })),
  ];
}

/**
 * Options for grappling an enemy, who then can't attack anyone else, or shoving it prone. They are worth more to strong
 * combatants, and only one enemy is grappled at a time.
 */
function grappleAndShoveOptions(view: TdgsView): readonly TacticOption[] {
  const { actor, others } = view;
  const strengthFactor = Math.min(1, apparentStat(actor, 'STR').value / 14);
  const enemies = others.filter(isEnemy);
  const holdsEnemy = enemies.some(({ conditions }) => conditions.includes('Grappled'));
  const optionsFor = (action: string, worth: number, missingCondition: ConditionName) =>
    visibleAmong(view.offers(action)?.targets, view, isEnemy)
      .filter(({ conditions }) => !conditions.includes(missingCondition))
      .map(({ id }) => ({
        kind: 'hinder' as const,
        worth: worth * strengthFactor,
        target: id,
        intent: { action, targets: [id] },
      }));
  return [
    ...(holdsEnemy || enemies.length < 2 ? [] : optionsFor('grapple', 1.1, 'Grappled')),
    ...optionsFor('shove', 0.8, 'Prone'),
  ];
}

/**
 * What a condition is worth on an enemy or an ally. A condition that isn't listed is never a reason to cast a spell.
 */
const CONDITION_WORTHS: Readonly<Partial<Record<ConditionName, number>>> = {
  Unconscious: 1.7,
  Stunned: 1.7,
  Paralyzed: 1.7,
  Charmed: 1.2,
  Blinded: 1.1,
  Slowed: 0.9,
  Frightened: 0.8,
  Prone: 0.7,
  Hasted: 1.6,
  Strengthened: 1,
  Quickened: 1,
  Regenerating: 1,
  Protected: 0.9,
  Attuned: 0.9,
  Invisible: 0.8,
};

function castOptions(view: TdgsView, action: 'cast' | 'instant'): readonly TacticOption[] {
  return view.ways(action).flatMap((way) => {
    const spell = view.actor.sheet.abilities.find(({ name }) => name === way.tool);
    if (!spell) return [];
    const [to] = way.tiles ?? [];
    const aimedWay = to === undefined ? way : { ...way, targets: nearestTargets(view, spell.helpful) };
    const options = spell.helpful ? helpOptions(view, aimedWay, spell) : harmOptions(view, aimedWay, spell);
    return options.map(({ kind, worth, target, targets }) => ({
      // An Instant is free, so it comes before anything that isn't.
      kind: action === 'instant' ? ('prepare' as const) : kind,
      worth: action === 'instant' ? 2 : worth,
      intent: { action, tool: spell.name, ...(to === undefined ? { targets } : { to }) },
      ...given({ target }),
      ...spendsFieldOf(spell),
    }));
  });
}

interface TargetedOption extends Pick<TacticOption, 'kind' | 'worth'> {
  readonly target?: CombatantId;
  readonly targets: readonly CombatantId[];
}

/** How many targets an area on a map is expected to hit. */
const EXPECTED_TARGETS = 2;

/** The targets that an area aimed at a tile is expected to hit. */
function nearestTargets({ others }: TdgsView, friends: boolean): readonly CombatantId[] {
  const sideMembers = others.filter(({ friend, vitality }) => friend === friends && vitality === 'up');
  return sideMembers
    .toSorted((a, b) => (a.squares ?? 0) - (b.squares ?? 0))
    .slice(0, EXPECTED_TARGETS)
    .map(({ id }) => id);
}

/** Options for healing spells, and for spells that give the actor or an ally a condition they don't have yet. */
function helpOptions(
  view: TdgsView,
  way: ActionWay,
  { heal, inflicts, area, concentration }: Ability,
): readonly TargetedOption[] {
  const { actor } = view;
  const friends = visibleAmong(way.targets, view, ({ friend }) => friend);
  const targetIds = [actor.id, ...friends.map(({ id }) => id)];
  if (heal > 0)
    return area
      ? [{ kind: 'heal', worth: heal / 25, targets: targetIds }]
      : targetIds.map((id) => ({ kind: 'heal', worth: heal / 40, target: id, targets: [id] }));
  const [condition] = inflicts.flatMap((each) => each.condition);
  const worth = condition === undefined ? 0 : (CONDITION_WORTHS[condition] ?? 0);
  if (condition === undefined || worth === 0 || (concentration && findCondition(actor, 'Concentrating'))) return [];
  const unaffectedFriends = friends.filter(
    ({ vitality, conditions }) => vitality === 'up' && !conditions.includes(condition),
  );
  if (area) return unaffectedFriends.length > 0 ? [{ kind: 'boost', worth: worth * 1.5, targets: targetIds }] : [];
  const recipients = [...(findCondition(actor, condition) ? [] : [actor.id]), ...unaffectedFriends.map(({ id }) => id)];
  return recipients.map((id) => ({ kind: 'boost', worth, target: id, targets: [id] }));
}

/** Options for harmful spells, valued like attacks with weapons. In an area, all enemies who are up count. */
function harmOptions(view: TdgsView, way: ActionWay, spell: Ability): readonly TargetedOption[] {
  const { actor } = view;
  const { area, inflicts, concentration } = spell;
  const enemies = enemiesOf(view, way);
  const averageDamage = spellDamageOf(view, spell);
  if (averageDamage > 0) {
    const worthPerTarget = averageDamage / usualDamage(view);
    if (!area) return enemies.map(({ id }) => ({ kind: 'harm', worth: worthPerTarget, target: id, targets: [id] }));
    const worth = Math.min(3, worthPerTarget * enemies.length * 0.8);
    return enemies.length > 0 ? [{ kind: 'harm', worth, targets: enemies.map(({ id }) => id) }] : [];
  }
  const [condition] = inflicts.flatMap((each) => each.condition);
  if (condition === undefined || (concentration && findCondition(actor, 'Concentrating'))) return [];
  const unaffectedEnemies = enemies.filter(
    ({ id, conditions }) => !conditions.includes(condition) && isWorthInflicting(view, condition, id),
  );
  const worth = CONDITION_WORTHS[condition] ?? 0;
  if (!area) return unaffectedEnemies.map(({ id }) => ({ kind: 'hinder', worth, target: id, targets: [id] }));
  return unaffectedEnemies.length > 0
    ? [{ kind: 'hinder', worth: worth * 1.5, targets: unaffectedEnemies.map(({ id }) => id) }]
    : [];
}

function itemOptions(view: TdgsView): readonly TacticOption[] {
  const { actor } = view;
  return view.ways('use').flatMap(({ tool, targets = [], limit }) => {
    const item = actor.sheet.items.find(({ name }) => name === tool);
    if (!item || item.heal === 0 || limit?.left === 0) return [];
    const friends = visibleAmong(targets, view, ({ friend }) => friend).map(({ id }) => id);
    return [...targets.filter((id) => id === actor.id), ...friends].map((id) => ({
      kind: 'heal' as const,
      worth: Math.max(0.5, item.heal / 40),
      target: id,
      intent: { action: 'use', tool: item.name, targets: [id] },
      spends: { [itemResourceName(item)]: 1 },
    }));
  });
}

type TdgsView = ActorView<Tdgs>;
type Weapon = ReturnType<typeof wieldedWeapon>;

/** The average damage of an attack with this weapon, in HP. */
function weaponDamageOf({ actor }: TdgsView, { range, damage, hit }: Weapon): number {
  return Math.max(1, apparentStat(actor, isMelee(range) ? 'STR' : 'DEX').value + hit + averageDamageOf(damage));
}

/** The actor's usual damage, by weapon or spell. Other damage is measured against it. */
const usualDamage = cachedPerObject((view: TdgsView): number => {
  const { sheet } = view.actor;
  const spells = sheet.abilities.filter(
    (each) => each.kind === 'spell' && !each.area && !each.helpful && !limitOfUses(each),
  );
  return Math.max(weaponDamageOf(view, wieldedWeapon(sheet)), ...spells.map((spell) => spellDamageOf(view, spell)));
});

/** The average damage of a spell, in HP. 0 if it harms no one. */
function spellDamageOf({ actor }: TdgsView, spell: Ability): number {
  const { damage, whole, hit } = spell;
  if (damage.length === 0 && whole === undefined) return 0;
  return apparentStat(actor, whole ?? castingStat(spell)).value + hit + averageDamageOf(damage);
}

const averageDamageOf = cachedPerObject((components: readonly DamageComponent[]): number =>
  components.reduce((sum, { flat, dice }) => {
    const [count = 0, sides = 0] = dice?.split('d').map(Number) ?? [];
    return sum + flat + (count * (sides + 1)) / 2;
  }, 0),
);

/** The cost of using an ability. Uses that come back each round are free. */
function spendsFieldOf(ability: Ability): Pick<TacticOption, 'spends'> {
  const limit = limitOfUses(ability);
  return limit === undefined || limit.per === 'round' ? {} : { spends: { [usesResourceName(ability)]: 1 } };
}

/**
 * Whether it is worth frightening or charming an enemy. Not if the enemy has charmed or frightened the actor, because a
 * fight between two combatants who can't attack each other would never end.
 */
function isWorthInflicting({ actor }: TdgsView, condition: ConditionName, enemy: CombatantId): boolean {
  if (condition !== 'Frightened' && condition !== 'Charmed') return true;
  const isCharmed = actor.conditions.some(({ name, source }) => name === 'Charmed' && source === enemy);
  return !isCharmed && !isAfraidOf(actor, enemy);
}

/** The enemies among a way's targets who are up. If no enemy is up, the fallen enemies. */
function enemiesOf(view: TdgsView, { targets }: ActionWay): readonly SeenCombatant[] {
  const enemies = visibleAmong(targets, view, ({ friend }) => !friend);
  return enemies.some(isEnemy) ? enemies.filter(isEnemy) : enemies;
}
