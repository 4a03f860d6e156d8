import type { Combatant, CombatantId, Encounter, System } from './encounter.ts';
import { combatant, find } from './encounter.ts';
import { given } from './given.ts';
import type { Intent, UsualAct } from './intent.ts';
import { mainMeterOf } from './main-meter.ts';
import { begin, offersOf } from './play.ts';
import { actionName, actionOf, type Ruleset } from './ruleset.ts';

/**
 * What somebody most likely does now, the likeliest first: what they did last, then attacks on their foes with what they
 * last used, or have in hand; at most so many. Only what would not be refused. It goes by nothing that only a GM knows.
 */
export function usualActs<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  last: Intent | undefined,
  most: number,
): readonly UsualAct[] {
  const again = last && againOf(rules, encounter, { ...last, actor });
  const attacks = rules.usualActs?.(encounter, actor, last) ?? attacksOnFoes(rules, encounter, actor, last);
  const acts = again ? (again.first ? [again.act, ...attacks] : [...attacks, again.act]) : attacks;
  const possible: UsualAct[] = [];
  for (const act of acts) {
    if (possible.length === most) break;
    if (begin(rules, encounter, act.intent).ok) possible.push(act);
  }
  return possible;
}

/**
 * What was done last, where it was no attack: those are offered anyway. At foes who still stand, and for friends who need
 * it, it comes first.
 */
function againOf<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  intent: Intent,
): { readonly act: UsualAct; readonly first: boolean } | undefined {
  const targets = (intent.targets ?? []).flatMap((id) => find(encounter, id) ?? []);
  if (
    intent.to !== undefined ||
    intent.action === actionName(rules, 'attack') ||
    targets.length !== intent.targets?.length
  )
    return undefined;
  const { side } = combatant(encounter, intent.actor);
  const foes = targets.filter((each) => each.side !== side);
  if (foes.some(({ vitality }) => vitality !== 'up')) return undefined;
  if (isPointless(rules, encounter, intent)) return undefined;
  const first = foes.length > 0 || targets.some((each) => isHurt(rules, encounter, each));
  return { act: { intent, again: true }, first };
}

/** Whether it would do nothing for those it is meant for: they are healed already. */
function isPointless<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  { action, actor, tool, manner, targets = [actor] }: Intent,
): boolean {
  const ways = actionOf(rules, action)?.ways?.(encounter, actor) ?? [];
  const way = ways.find((each) => each.tool === tool && each.manner === manner);
  return way?.usefulTo !== undefined && !targets.some((id) => way.usefulTo?.includes(id));
}

function isHurt<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, who: Combatant<S>): boolean {
  if (who.vitality !== 'up') return true;
  const main = mainMeterOf(rules, who, encounter);
  return main !== undefined && (main.bad === 'full' ? main.value > 0 : main.value < (main.max ?? 0));
}

/** Attacks on the foes who stand, first on whom they attacked last. */
function attacksOnFoes<S extends System>(
  rules: Ruleset<S>,
  encounter: Encounter<S>,
  actor: CombatantId,
  last: Intent | undefined,
): readonly UsualAct[] {
  const action = actionName(rules, 'attack');
  const offers = action === undefined ? undefined : offersOf(rules, encounter, actor, action);
  if (action === undefined || !offers) return [];
  const { side } = combatant(encounter, actor);
  const foes = (offers.targets ?? []).filter((id) => {
    const foe = combatant(encounter, id);
    return foe.side !== side && foe.vitality === 'up';
  });
  const struck = last?.targets?.[0];
  const likeliest =
    struck !== undefined && foes.includes(struck) ? [struck, ...foes.filter((id) => id !== struck)] : foes;
  const before = last?.action === action ? last : undefined;
  const tool = before?.tool !== undefined && offers.tools?.includes(before.tool) ? before.tool : undefined;
  const manner = before?.manner !== undefined && offers.manners?.includes(before.manner) ? before.manner : undefined;
  return likeliest.map((target) => ({ intent: { action, actor, targets: [target], ...given({ tool, manner }) } }));
}
