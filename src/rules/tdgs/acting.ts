// TDGS › 5 Actions › Action Costs; 6 Action Economy › Your Turn; 8 Combat › Conditions (what they forbid)

import { bears, type CombatantId, combatant, find, isOnTurn, resource } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { forbidder } from './conditions.ts';
import { refusal } from './refusals.ts';
import type { Fight, Fighter, TdgsResolution } from './sheet.ts';
import { spend } from './uses.ts';

/** What a deed costs. A readied act and a reaction cost nothing more; neither does a free action. */
export type Cost = 'Action' | 'Step' | 'free';

export interface ActionKind {
  readonly title: string;
  readonly cost: Cost;
  /** Doc 5's category: the mental ones are open to the Paralyzed. */
  readonly kind: 'physical' | 'mental';
  /** What the Grappled may do all the same: attack the grappler, escape. */
  readonly whileGrappled?: boolean;
}

/** May this combatant do that at all now? Conditions first, then what is left of the turn. */
export function mayAct(
  encounter: Fight,
  actor: CombatantId,
  { title, cost, kind, whileGrappled }: ActionKind,
): Result<undefined, Refusal> {
  const who = combatant(encounter, actor);
  if (who.vitality !== 'up')
    return no({ type: 'out-of-the-fight', name: who.name, as: who.vitality === 'dead' ? 'dead' : 'Unconscious' });
  const because =
    forbidder(who, 'actions') ??
    (kind === 'physical' ? forbidder(who, 'physical') : undefined) ??
    (cost === 'Action' && whileGrappled !== true ? forbidder(who, 'limited') : undefined) ??
    (cost === 'Step' ? forbidder(who, 'step') : undefined);
  if (because !== undefined) {
    const instead = because === 'Grappled' ? 'escape' : because === 'Slowed' ? 'move' : undefined;
    return no({ type: 'cannot', name: who.name, action: title, because, ...(instead && { instead }) });
  }
  return cost === 'free' ? ok() : affords(encounter, who, cost);
}

function affords(encounter: Fight, who: Fighter, cost: 'Action' | 'Step'): Result<undefined, Refusal> {
  const name = cost === 'Action' ? 'actions' : 'step';
  const left = resource(who, name).value;
  if (left > 0 || !isOnTurn(encounter, who.id)) return ok();
  return no({ type: 'nothing-left', name: who.name, what: cost, need: 1, left });
}

/** Pays for a deed from the turn. Only in one's own turn while rounds run is anything paid for. */
export function pay(resolution: TdgsResolution, actor: CombatantId, cost: Cost, why: Reason): void {
  if (cost === 'free' || !isOnTurn(resolution.encounter, actor)) return;
  spend(resolution, actor, cost === 'Action' ? 'actions' : 'step', 1, why);
}

/** The one target of a deed: there, not oneself, not dead. */
export function oneTarget(encounter: Fight, { targets, actor }: Intent, alive = true): Result<Fighter, Refusal> {
  const known = () => others(encounter, actor).map(({ name }) => name);
  if (targets === undefined || targets.length === 0) return no({ type: 'missing', what: 'target', known: known() });
  if (targets.length > 1) return no(refusal('one-target'));
  const found = find(encounter, targets[0] ?? '');
  if (!found) return no({ type: 'nobody-of-that-name', typed: targets[0] ?? '', known: known() });
  if (found.id === actor) return no({ type: 'not-at-self' });
  return alive && found.vitality === 'dead' ? no({ type: 'target-dead', name: found.name }) : ok(found);
}

/** Refused where one of these is nobody here. */
export function present(encounter: Fight, ids: readonly CombatantId[]): Result<undefined, Refusal> {
  const typed = ids.find((id) => find(encounter, id) === undefined);
  const known = encounter.combatants.map(({ name }) => name);
  return typed === undefined ? ok() : no({ type: 'nobody-of-that-name', typed, known });
}

/** Everyone else who lives. */
export function others(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  return encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality !== 'dead');
}

export function foes(encounter: Fight, actor: CombatantId): readonly Fighter[] {
  const { side } = combatant(encounter, actor);
  return others(encounter, actor).filter((other) => other.side !== side);
}

/** May not be harmed by this one: its charmer (ruling: nor by spell or area). */
export function spared(by: Fighter, target: CombatantId): boolean {
  return by.conditions.some(({ name, source }) => name === 'Charmed' && source === target);
}

/** The one who holds this fighter, where one does. */
export function heldBy(who: Fighter): CombatantId | undefined {
  return bears(who, 'Grappled')?.source;
}
