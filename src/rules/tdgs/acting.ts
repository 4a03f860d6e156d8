// TDGS › 5 Actions › Action Costs; 6 Action Economy › Your Turn; 8 Combat › Conditions (what they forbid)

import { type CombatantId, combatant, find, findCondition, isOnTurn, resource } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { forbiddingCondition } from './conditions.ts';
import { refusal } from './refusals.ts';
import type { Fight, Fighter, TdgsResolution } from './sheet.ts';
import { spendResource } from './uses.ts';

/**
 * What an action costs. Reactions are free. So is a readied action when it is triggered, because Ready has already been
 * paid for.
 */
export type Cost = 'Action' | 'Step' | 'free';

export interface ActionKind {
  readonly title: string;
  readonly cost: Cost;
  /** The action's category in document 5 of the book, Actions. A Paralyzed combatant can still take mental actions. */
  readonly kind: 'physical' | 'mental';
  /** Whether a Grappled combatant can take the action, such as attacking the grappler or escaping. */
  readonly whileGrappled?: boolean;
}

/** Refuses if this combatant can't act in this way now. Checks conditions first, then what is left of the turn. */
export function checkCanAct(
  encounter: Fight,
  actor: CombatantId,
  { title, cost, kind, whileGrappled }: ActionKind,
): Result<undefined, Refusal> {
  const who = combatant(encounter, actor);
  if (who.vitality !== 'up')
    return no({ type: 'out-of-the-fight', name: who.name, as: who.vitality === 'dead' ? 'dead' : 'unconscious' });
  const blockingCondition =
    forbiddingCondition(who, 'actions') ??
    (kind === 'physical' ? forbiddingCondition(who, 'physical') : undefined) ??
    (cost === 'Action' && whileGrappled !== true ? forbiddingCondition(who, 'limited') : undefined) ??
    (cost === 'Step' ? forbiddingCondition(who, 'step') : undefined);
  if (blockingCondition !== undefined) {
    const alternative =
      blockingCondition === 'Grappled' ? 'escape' : blockingCondition === 'Slowed' ? 'move' : undefined;
    return no({
      type: 'cannot',
      name: who.name,
      action: title,
      because: blockingCondition,
      ...(alternative && { instead: alternative }),
    });
  }
  return cost === 'free' ? ok() : checkPoints(encounter, who, cost);
}

function checkPoints(encounter: Fight, who: Fighter, cost: 'Action' | 'Step'): Result<undefined, Refusal> {
  const resourceName = cost === 'Action' ? 'actions' : 'step';
  const amountLeft = resource(who, resourceName).value;
  if (amountLeft > 0 || !isOnTurn(encounter, who.id)) return ok();
  return no({ type: 'nothing-left', name: who.name, what: { resource: resourceName }, need: 1, left: amountLeft });
}

/** Pays for an action with the turn's Action or Step. Outside of rounds or on another's turn, nothing is paid. */
export function payCost(resolution: TdgsResolution, actor: CombatantId, cost: Cost, why: Reason): void {
  if (cost === 'free' || !isOnTurn(resolution.encounter, actor)) return;
  spendResource(resolution, actor, cost === 'Action' ? 'actions' : 'step', 1, why);
}

/** The single target of an action. Refuses the actor, the dead and anyone who isn't in the encounter. */
export function oneTarget(encounter: Fight, { targets, actor }: Intent, mustBeAlive = true): Result<Fighter, Refusal> {
  if (targets === undefined || targets.length === 0)
    return no({ type: 'missing', what: 'target', known: namesOfOthers(encounter, actor) });
  if (targets.length > 1) return no(refusal('one-target'));
  const target = find(encounter, targets[0] ?? '');
  if (!target)
    return no({ type: 'no-one-of-that-name', typed: targets[0] ?? '', known: namesOfOthers(encounter, actor) });
  if (target.id === actor) return no({ type: 'not-at-self' });
  return mustBeAlive && target.vitality === 'dead' ? no({ type: 'target-dead', name: target.name }) : ok(target);
}

function namesOfOthers(encounter: Fight, actor: CombatantId): readonly string[] {
  return otherFighters(encounter, actor).map(({ name }) => name);
}

/** Refuses if one of these combatants isn't in the encounter. */
export function checkPresent(encounter: Fight, ids: readonly CombatantId[]): Result<undefined, Refusal> {
  const absentId = ids.find((id) => find(encounter, id) === undefined);
  const knownNames = encounter.combatants.map(({ name }) => name);
  return absentId === undefined ? ok() : no({ type: 'no-one-of-that-name', typed: absentId, known: knownNames });
}

/** Everyone else except the dead. */
export function otherFighters(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  return encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality !== 'dead');
}

export function enemiesOf(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  const { side } = combatant(encounter, actor);
  return otherFighters(encounter, actor).filter((other) => other.side !== side);
}

/**
 * Whether the target has charmed this combatant, which then can't harm it. Ruling: this includes harm by spells and
 * area attacks.
 */
export function isCharmedBy(who: Fighter, target: CombatantId): boolean {
  return who.conditions.some(({ name, source }) => name === 'Charmed' && source === target);
}

/** Who grapples this combatant. Undefined if no one does. */
export function grapplerOf(who: Fighter): CombatantId | undefined {
  return findCondition(who, 'Grappled')?.source;
}
