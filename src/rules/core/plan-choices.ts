import type { Action, ActionCategory } from './action.ts';
import type { Combatant, CombatantId, Encounter, Plan, PlanCondition, PlanLine, Preference } from './encounter.ts';
import { combatant, GUARD, isInFight, MAX_PLAN_LINES } from './encounter.ts';
import { seenTiles } from './field-sight.ts';
import { given } from './given.ts';
import { type ActionWay, type Intent, plainWays } from './intent.ts';
import { attackersKnownTo } from './plan-sight.ts';
import { methodPrice, type Price, tryAction } from './plan-trial.ts';
import { guardIntentOf, hasGuard, offersOf, prepareIntent } from './play.ts';
import { resourceKindOf } from './resource-kind.ts';
import { commandOf, mainMeterOf, type Ruleset } from './ruleset.ts';

/** An action for a plan, with its cost in resources that don't come back each turn. */
export interface PlanChoice {
  readonly act: PlanLine['act'];
  readonly price: Price;
  /** True if the action heals the wounded and does nothing for others. */
  readonly heals?: true;
}

/** The maximum number of choices, because a Discord menu holds no more entries. */
const MAX_PLAN_CHOICES = 25;
/** The maximum number of enemies listed by name. */
const MAX_NAMED_ENEMIES = 4;

/**
 * The actions for a combatant's plan: defending, attacks, help for allies, then everything else. `encounter` must be
 * the state on the combatant's turn.
 */
export function planChoices(rules: Ruleset, encounter: Encounter, owner: CombatantId): readonly PlanChoice[] {
  const guardIntent = guardIntentOf(rules, encounter, owner);
  const guardChoices: readonly PlanChoice[] = hasGuard(rules)
    ? [{ act: GUARD, price: guardIntent ? tryAction(rules, encounter, guardIntent).price : {} }]
    : [];
  const ways = plannableOptions(rules, encounter, owner).filter(
    ({ name, way }) =>
      name !== guardIntent?.action || way.manner !== guardIntent.manner || way.tool !== guardIntent.tool,
  );
  const approachChoices = rules.approach
    ? [{ act: { ...rules.approach, targets: ['any foe'] as const }, price: {} }]
    : [];
  const attackChoices = ways
    .filter(({ effect }) => effect === 'attack')
    .flatMap((each, index) => choicesOfOption(rules, encounter, owner, each, index === 0));
  const otherChoices = ways
    .filter(({ effect }) => effect !== 'attack')
    .toSorted((one, other) => categoryRank(one) - categoryRank(other))
    .flatMap((each) => choicesOfOption(rules, encounter, owner, each, false));
  const allChoices = [
    ...guardChoices,
    ...attackChoices,
    ...approachChoices,
    ...placeChoices(rules, encounter, owner),
    ...otherChoices,
  ];
  // Two items of the same name give the same choices, and Discord refuses a menu that has a choice twice.
  const keys = new Set<string>();
  const distinctChoices = allChoices.filter(({ act }) => keys.size < keys.add(JSON.stringify(act)).size);
  return distinctChoices.slice(0, MAX_PLAN_CHOICES);
}

/**
 * The places that a plan can move to. Leaves out places that players can't see, and places whose path risks an
 * opportunity attack.
 */
function placeChoices(rules: Ruleset, encounter: Encounter, owner: CombatantId): readonly PlanChoice[] {
  const visibleTiles = seenTiles(rules, encounter);
  return (rules.field?.places(encounter, owner, attackersKnownTo(encounter, owner)) ?? []).flatMap(
    ({ way: { to, strikes, intent } }) => {
      if (strikes.length > 0 || (visibleTiles && !visibleTiles.has(to))) return [];
      const { action, tool, manner } = intent;
      return [{ act: { action, to, ...given({ tool, manner }) }, price: tryAction(rules, encounter, intent).price }];
    },
  );
}

/** The categories of actions that come first, in this order. */
const FIRST_CATEGORIES: readonly (ActionCategory | undefined)[] = ['attack', 'cast', 'use', 'guard', 'move'];

function categoryRank({ kind, effect }: PlannableOption): number {
  const categoryIndex = FIRST_CATEGORIES.indexOf(kind);
  // Using something that helps no one usually means handling gear, so it comes last.
  return categoryIndex === -1 || (kind === 'use' && effect === 'other') ? FIRST_CATEGORIES.length : categoryIndex;
}

interface PlannableOption {
  readonly name: string;
  readonly kind: ActionCategory | undefined;
  readonly way: ActionWay;
  readonly effect: 'attack' | 'harm' | 'help' | 'other';
  readonly price: Price;
  readonly isAimed: boolean;
  readonly heals: boolean;
  /** True if the rules refuse the actor itself as the target. */
  readonly onlyOthers: boolean;
}

function plannableOptions(rules: Ruleset, encounter: Encounter, owner: CombatantId): readonly PlannableOption[] {
  return Object.entries(rules.actions).flatMap(([name, action]) => {
    if (action.gm || action.when === 'rest' || action.kind === 'rest') return [];
    const offers = offersOf(rules, encounter, owner, name);
    const ways = action.ways?.(encounter, owner) ?? (offers ? plainWays(offers) : []);
    return ways.flatMap((way) =>
      plannableOption(rules, encounter, owner, { name, action, way, targets: offers?.targets }),
    );
  });
}

interface NamedWay {
  readonly name: string;
  readonly action: Action;
  readonly way: ActionWay;
  readonly targets: readonly CombatantId[] | undefined;
}

/**
 * Returns the way to act as an option for plans. Empty if a plan can't use it, because it needs further choices, or
 * because it uses up nothing in the turn and could be repeated forever.
 */
function plannableOption(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  { name, action, way, targets }: NamedWay,
): readonly PlannableOption[] {
  if (way.hows || way.words || way.tiles || way.amount?.needed || way.several?.first || way.limit?.left === 0)
    return [];
  // An action whose targets the player picks each time can't be planned.
  if (way.several && !way.alone && way.several.usual.length === 0) return [];
  const { tool, manner } = way;
  const baseIntent: Intent = { action: name, actor: owner, ...given({ tool, manner }) };
  const canBegin = (intent: Intent) => prepareIntent(rules, encounter, intent).ok;
  const self = combatant(encounter, owner);
  const targetedIntents = (way.targets ?? targets ?? []).map((id) => ({ ...baseIntent, targets: [id] }));
  const usualIntents = way.several ? [{ ...baseIntent, targets: way.several.usual }] : [];
  const possibleIntent = [baseIntent, ...targetedIntents, ...usualIntents].find(canBegin);
  const isAttack = commandOf(rules, name) === 'attack';
  const effect = isAttack ? 'attack' : way.harms ? 'harm' : way.helps ? 'help' : 'other';
  // Attacks, help and spells can be planned even if there is no target for them now.
  if (!possibleIntent && !isAttack && effect !== 'help' && commandOf(rules, name) !== 'cast') return [];
  const trial = possibleIntent && tryAction(rules, encounter, possibleIntent);
  if (trial?.free) return [];
  const price = trial?.price ?? methodPrice(rules, self, way);
  const unhurtFriends = friendsOf(encounter, self).filter((each) => !isHurt(rules, encounter, each));
  const isHealing =
    effect === 'help' &&
    (action.kind === 'use' || !unhurtFriends.some(({ id }) => canBegin({ ...baseIntent, targets: [id] }))) &&
    !isOnlyForStandingFriends(rules, encounter, owner, { name, action, way, targets });
  const isAimed =
    isAttack || (!way.several?.least && (targetedIntents.length > 0 || effect !== 'other') && !canBegin(baseIntent));
  const selfResult =
    effect === 'help' ? prepareIntent(rules, encounter, { ...baseIntent, targets: [owner] }) : undefined;
  const isOnlyForOthers = selfResult?.ok === false && selfResult.why.type === 'not-at-self';
  return [{ name, kind: action.kind, way, effect, price, heals: isHealing, isAimed, onlyOthers: isOnlyForOthers }];
}

/** Whether an action is offered for a friend only while the friend is up. */
function isOnlyForStandingFriends(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  { name, action, way, targets }: NamedWay,
): boolean {
  const offeredIds = way.targets ?? targets ?? [];
  const friend = friendsOf(encounter, combatant(encounter, owner)).find(
    ({ id, vitality }) => id !== owner && vitality === 'up' && offeredIds.includes(id),
  );
  if (!friend) return false;
  const combatants = encounter.combatants.map((each) =>
    each === friend ? { ...each, vitality: 'down' as const } : each,
  );
  const encounterWithFallenFriend = { ...encounter, combatants };
  const offers = offersOf(rules, encounterWithFallenFriend, owner, name);
  const ways = action.ways?.(encounterWithFallenFriend, owner) ?? (offers ? plainWays(offers) : []);
  const waysWithSameMethod = ways.filter(({ tool, manner }) => tool === way.tool && manner === way.manner);
  return !waysWithSameMethod.some((each) => (each.targets ?? offers?.targets)?.includes(friend.id));
}

function choicesOfOption(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  { name, way, effect, price, isAimed, heals, onlyOthers }: PlannableOption,
  isFirst: boolean,
): readonly PlanChoice[] {
  const { tool, manner } = way;
  const nearEnemyPreferences: readonly Preference[] = rules.isNear ? ['near foe'] : [];
  const enemyPreferences = isFirst
    ? enemiesOf(encounter, owner)
        .slice(0, MAX_NAMED_ENEMIES)
        .map(({ id }) => ({ who: id }))
    : [];
  const targetPreferences: readonly (readonly Preference[] | undefined)[] =
    effect === 'help'
      ? [
          ...(heals ? [['fallen friend'] as const] : []),
          ['most hurt friend'],
          ...(onlyOthers ? [] : [['self'] as const]),
        ]
      : !isAimed
        ? [undefined]
        : isFirst
          ? [
              [...nearEnemyPreferences, 'any foe'],
              ...enemyPreferences.map((who) => [who, ...nearEnemyPreferences, 'any foe'] as const),
              ['most hurt foe'],
            ]
          : [[...nearEnemyPreferences, 'any foe']];
  return targetPreferences.map((targets) => ({
    act: { action: name, ...given({ tool, manner, targets }) },
    price,
    ...(heals && { heals }),
  }));
}

/** The possible conditions of a plan's line, starting with the likeliest. */
export function planConditions(rules: Ruleset, encounter: Encounter, owner: CombatantId): readonly PlanCondition[] {
  const self = combatant(encounter, owner);
  const hasFriends = friendsOf(encounter, self).length > 1;
  const limitedResources = Object.entries(self.resources).filter(([resource, { value }]) => {
    const { turn, soaks, main } = resourceKindOf(rules.resourceKinds, resource);
    return !turn && !soaks && !main && value > 0;
  });
  const friendConditions: readonly PlanCondition[] = [
    { if: 'friend-down' },
    { if: 'friend-below', percent: 25 },
    { if: 'friend-below', percent: 50 },
  ];
  const conditions: readonly PlanCondition[] = [
    { if: 'self-below', percent: 25 },
    { if: 'self-below', percent: 50 },
    ...(hasFriends ? friendConditions : []),
    ...(rules.isNear ? [{ if: 'foe-near' } as const] : []),
    ...enemiesOf(encounter, owner)
      .slice(0, MAX_NAMED_ENEMIES)
      .map(({ id }) => ({ if: 'stands', who: id }) as const),
    { if: 'foes-at-least', number: 2 },
    { if: 'foes-at-least', number: 3 },
    { if: 'round-from', number: Math.max(1, encounter.round) + 1 },
    { if: 'self-below', percent: 75 },
    ...limitedResources.map(([resource]) => ({ if: 'left', resource, least: 1 }) as const),
  ];
  return conditions.slice(0, MAX_PLAN_CHOICES);
}

function enemiesOf(encounter: Encounter, owner: CombatantId): readonly Combatant[] {
  const { side } = combatant(encounter, owner);
  return encounter.combatants.filter((each) => each.side !== side && each.vitality === 'up');
}

function friendsOf({ combatants }: Encounter, { side }: Combatant): readonly Combatant[] {
  return combatants.filter((each) => each.side === side && isInFight(each.vitality));
}

function isHurt(rules: Ruleset, encounter: Encounter, who: Combatant): boolean {
  const mainMeter = mainMeterOf(rules, who, encounter);
  return (
    mainMeter?.max !== undefined && (mainMeter.bad === 'empty' ? mainMeter.value < mainMeter.max : mainMeter.value > 0)
  );
}

/** Ready-to-use plans. */
export const PLAN_PRESETS = ['guard when low', 'fight on', 'friends first', 'only guard'] as const;
export type PlanPreset = (typeof PLAN_PRESETS)[number];

/**
 * A ready-to-use plan made from the actions that a combatant can plan. Undefined if an action that the plan needs is
 * missing.
 */
export function presetPlan(rules: Ruleset, choices: readonly PlanChoice[], preset: PlanPreset): Plan | undefined {
  const attack = choices.find(({ act }) => act !== GUARD && commandOf(rules, act.action) === 'attack');
  const fightLines = attack ? [unconditionalLine(attack.act), ...approachLines(rules)] : [];
  const lines = presetLines(rules, preset, fightLines, choices);
  return lines && planWithLines(lines.slice(0, MAX_PLAN_LINES), choices);
}

function presetLines(
  rules: Ruleset,
  preset: PlanPreset,
  fight: readonly PlanLine[],
  choices: readonly PlanChoice[],
): readonly PlanLine[] | undefined {
  const isGuarding = preset === 'only guard' || preset === 'guard when low';
  if (isGuarding && !hasGuard(rules)) return undefined;
  if (preset === 'only guard') return [unconditionalLine(GUARD)];
  if (fight.length === 0) return undefined;
  if (preset === 'fight on') return fight;
  if (preset === 'guard when low') return [{ when: [{ if: 'self-below', percent: 25 }], act: GUARD }, ...fight];
  // Healing spells, and healing that costs something, are assumed to be stronger than other healing.
  const healingChoices = choices
    .filter(({ heals }) => heals)
    .toSorted((one, other) => healingWorth(rules, other) - healingWorth(rules, one));
  const [healFallen, healHurt] = (['fallen friend', 'most hurt friend'] as const).map((target) =>
    healingChoices.find(({ act }) => act !== GUARD && act.targets?.[0] === target),
  );
  if (!healFallen || !healHurt) return undefined;
  return [
    { when: [{ if: 'friend-down' }], act: healFallen.act },
    { when: [{ if: 'friend-below', percent: 25 }], act: healHurt.act },
    ...fight,
  ];
}

function healingWorth(rules: Ruleset, { act, price }: PlanChoice): number {
  const isCastAction = act !== GUARD && commandOf(rules, act.action) === 'cast';
  return 2 * Number(isCastAction) + Number(Object.keys(price).length > 0);
}

function unconditionalLine(act: PlanLine['act']): PlanLine {
  return { when: [], act };
}

function approachLines({ approach }: Ruleset): readonly PlanLine[] {
  return approach ? [unconditionalLine({ ...approach, targets: ['any foe'] })] : [];
}

/** A plan with these lines. It may spend as much in a turn as the most expensive line costs. */
export function planWithLines(
  lines: readonly PlanLine[],
  choices: readonly PlanChoice[],
  { otherwise, use, may }: Pick<Plan, 'otherwise' | 'use' | 'may'> = { otherwise: 'end turn', use: 'at once', may: {} },
): Plan {
  const maxSpending: Record<string, number> = {};
  for (const { act } of lines) {
    // The price of an action that isn't offered now is unknown, so the plan keeps its former limits.
    const price: Price = choices.find((choice) => isSameAct(choice.act, act))?.price ?? may;
    for (const [resource, points] of Object.entries(price))
      maxSpending[resource] = Math.max(points, maxSpending[resource] ?? 0);
  }
  return { lines, otherwise, use, may: maxSpending };
}

/** Adds a line to a plan. Lines with conditions come before lines without. */
export function planLinesWith(plan: Plan | undefined, added: PlanLine): readonly PlanLine[] {
  const lines = plan?.lines ?? [];
  const firstUnconditionalIndex = lines.findIndex(({ when }) => when.length === 0);
  const newIndex = added.when.length === 0 || firstUnconditionalIndex === -1 ? lines.length : firstUnconditionalIndex;
  return [...lines.slice(0, newIndex), added, ...lines.slice(newIndex)];
}

/** Whether two actions are the same apart from their targets. */
function isSameAct(one: PlanLine['act'], other: PlanLine['act']): boolean {
  if (one === GUARD || other === GUARD) return one === other;
  return one.action === other.action && one.tool === other.tool && one.manner === other.manner;
}
