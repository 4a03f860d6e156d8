// What a text can mean: every way of every action, with the targets that each can have now.

import { type CombatantId, find } from '../rules/core/encounter.ts';
import type { MoveWay, NamedPlace } from '../rules/core/field-rules.ts';
import { given } from '../rules/core/given.ts';
import type { ActionMethod } from '../rules/core/intent.ts';
import type { CompleteAction } from '../rules/core/whole-acts.ts';
import type { Situated } from './references.ts';

/** One way to do an action now: its tool and manner are chosen, its target isn't. */
export interface Option {
  readonly name: string;
  readonly method: ActionMethod;
  /** True for the first way of its action, which is the usual one. */
  readonly isUsual: boolean;
  readonly byTarget: ReadonlyMap<CombatantId, CompleteAction>;
  /** The action without a target. */
  readonly alone?: CompleteAction;
  /** The action whose form asks for something. `method` is one of the form's choices. */
  readonly form?: CompleteAction;
  readonly harms: boolean;
  readonly helps: boolean;
}

/** Everywhere the actor can go on the map now, as far as the author knows. */
export interface Moves {
  readonly ways: readonly MoveWay[];
  readonly places: readonly NamedPlace[];
}

const optionsByActs = new WeakMap<readonly CompleteAction[], readonly Option[]>();

/** The ways of all actions that are offered now. */
export function optionsOf(acts: readonly CompleteAction[]): readonly Option[] {
  const known = optionsByActs.get(acts) ?? groupedOptions(acts);
  optionsByActs.set(acts, known);
  return known;
}

function groupedOptions(acts: readonly CompleteAction[]): readonly Option[] {
  const groups = Map.groupBy(acts, ({ name, way: { tool = '', manner = '' } }) => [name, tool, manner].join('\n'));
  const seenActions = new Set<string>();
  return [...groups.values()].flatMap((group): readonly Option[] => {
    const [first] = group;
    if (!first) return [];
    const { name, way, harms, helps } = first;
    const isUsual = !seenActions.has(name);
    seenActions.add(name);
    const byTarget = new Map<CombatantId, CompleteAction>();
    let alone: CompleteAction | undefined;
    let form: CompleteAction | undefined;
    for (const act of group) {
      const [target, another] = act.intent.targets ?? [];
      if (act.form) form = act;
      else if (target === undefined) alone = act;
      else if (another === undefined) byTarget.set(target, act);
    }
    const method = given({ tool: way.tool, manner: way.manner });
    const common = { name, byTarget, harms, helps, ...given({ alone, form }) };
    const hows = form?.form?.needed ? form.form.hows : undefined;
    if (!hows || hows.length === 0) return [{ ...common, method, isUsual }];
    return hows.map((how, index) => ({ ...common, method: { ...method, ...how }, isUsual: isUsual && index === 0 }));
  });
}

/** The targets that an option can have, from a form or by themselves. */
export function targetsOf({ byTarget, form }: Option): readonly CombatantId[] {
  return [...new Set([...byTarget.keys(), ...(form?.form?.targets ?? [])])];
}

/** Whether everyone in a list is on the actor's side. */
export function areAllies({ encounter, actor }: Situated, ids: readonly CombatantId[]): boolean {
  const side = find(encounter, actor)?.side;
  return ids.length > 0 && ids.every((id) => find(encounter, id)?.side === side);
}
