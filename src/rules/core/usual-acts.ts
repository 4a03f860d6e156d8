import type { CombatantId, Encounter, System } from './encounter.ts';
import { combatant } from './encounter.ts';
import { given } from './given.ts';
import type { Intent } from './intent.ts';
import { begin, offersOf } from './play.ts';
import { actionName, type Ruleset } from './ruleset.ts';

/**
 * What somebody most likely does now, the likeliest first: what they did last, then attacks on their foes with what they
 * last used, or have in hand. Only what would not be refused. It goes by nothing that only a GM knows.
 */
export function usualActs<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  last: Intent | undefined,
): readonly Intent[] {
  const again = last && { ...last, actor };
  const attacks = attacksOnFoes(rules, encounter, actor, last);
  const others = again ? attacks.filter((each) => !isSameAct(each, again)) : attacks;
  return [...(again ? [again] : []), ...others].filter((each) => begin(rules, encounter, each).ok);
}

/** Whether two acts are one to whoever chooses: the same action on the same targets. */
export function isSameAct(one: Intent, other: Intent): boolean {
  return one.action === other.action && one.targets?.join() === other.targets?.join() && one.manner === other.manner;
}

function attacksOnFoes<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  last: Intent | undefined,
): readonly Intent[] {
  const action = actionName(rules, 'attack');
  const offers = action === undefined ? undefined : offersOf(rules, encounter, actor, action);
  if (action === undefined || !offers) return [];
  const { side } = combatant(encounter, actor);
  const foes = (offers.targets ?? []).filter((id) => combatant(encounter, id).side !== side);
  const struck = last?.targets?.[0];
  const likeliest =
    struck !== undefined && foes.includes(struck) ? [struck, ...foes.filter((id) => id !== struck)] : foes;
  const before = last?.action === action ? last : undefined;
  const tool = before?.tool !== undefined && offers.tools?.includes(before.tool) ? before.tool : undefined;
  const manner = before?.manner !== undefined && offers.manners?.includes(before.manner) ? before.manner : undefined;
  return likeliest.map((target) => ({ action, actor, targets: [target], ...given({ tool, manner }) }));
}
