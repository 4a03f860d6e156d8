import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { GUARD, type Plan, type PlanCondition, type PlanLine, type Preference } from '../rules/core/plan.ts';
import type { Price } from '../rules/core/plan-trial.ts';
import { kindOf } from '../rules/core/resource-kind.ts';
import { commandOf } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain } from '../text/markdown.ts';
import { acts, plan as words } from '../text/spoken.ts';
import { sayOf } from './meters.ts';

/** How names are written: in markdown, or as they are, in menus. */
type Written = (name: string) => string;

/** A plan in words, for its owner alone: its lines, when it plays, what follows it, what it may spend. */
export function planText(plan: Plan, encounter: Encounter): string {
  const lines = plan.lines.map((line, place) => words.numbered(place + 1, lineText(line, encounter)));
  const how = [words.use[plan.use], words.otherwise[plan.otherwise], words.may(amountsOf(plan.may, encounter))];
  return [...lines, `-# ${how.join(' ')}`].join('\n');
}

/** "If a friend is down: Use Healing Potion on a friend who is down." */
export function lineText({ when, act }: PlanLine, encounter: Encounter, written: Written = plain): string {
  return words.line(
    when.map((each) => conditionText(each, encounter, written)),
    actText(act, encounter, written),
  );
}

/** What has to be so: "your health is below a quarter". */
export function conditionText(condition: PlanCondition, encounter: Encounter, written: Written = plain): string {
  const { conditions } = words;
  switch (condition.if) {
    case 'self-below':
      return conditions.selfBelow(condition.percent);
    case 'friend-below':
      return conditions.friendBelow(condition.percent);
    case 'friend-down':
      return conditions.friendDown;
    case 'foe-near':
      return conditions.foeNear;
    case 'stands':
      return conditions.stands(nameOf(condition.who, encounter, written));
    case 'foes-at-least':
      return conditions.foesAtLeast(condition.number);
    case 'round-from':
      return conditions.roundFrom(rulesOf(encounter).roundNumber?.(condition.number) ?? String(condition.number));
    case 'left':
      return conditions.left(amountsOf({ [condition.resource]: condition.least }, encounter, written).join());
    default:
      return condition satisfies never;
  }
}

/** What is done, and to whom: "Attack Goblin 1, else any foe". */
export function actText(act: PlanLine['act'], encounter: Encounter, written: Written = plain): string {
  if (act === GUARD) return words.guard;
  const rules = rulesOf(encounter);
  const { action, tool, manner, targets } = act;
  const [target, ...others] = targets?.map((each) => targetText(each, encounter, written)) ?? [];
  const label = acts.label(rules.id, action, {
    title: rules.actions[action]?.title ?? action,
    self: false,
    helps: targets?.some(isForFriends) ?? false,
    asks: false,
    ...given({
      command: commandOf(rules, action),
      tool: tool === undefined ? undefined : written(tool),
      manner: manner === undefined ? undefined : written(manner),
      target,
    }),
  });
  const said = act.to === undefined ? label : words.toTile(label, act.to);
  return words.orElse([said, ...others]);
}

/** So much of each resource, in words. */
export function amountsOf(price: Price, encounter: Encounter, written: Written = plain): readonly string[] {
  const say = sayOf(encounter);
  return Object.entries(price).flatMap(([resource, points]) => {
    const { of } = kindOf(resource);
    if (points <= 0) return [];
    return [of === undefined ? say.amount(points, resource) : words.times(points, written(of))];
  });
}

function targetText(preference: Preference, encounter: Encounter, written: Written): string {
  return typeof preference === 'object' ? nameOf(preference.who, encounter, written) : words.targets[preference];
}

function isForFriends(preference: Preference): boolean {
  return preference === 'most hurt friend' || preference === 'fallen friend' || preference === 'self';
}

function nameOf(id: CombatantId, encounter: Encounter, written: Written): string {
  const found = find(encounter, id);
  return found ? written(found.name) : words.hasLeft;
}
