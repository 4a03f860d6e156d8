// Dungeoneers › what every action checks first: the target, the tool, and enough points

import { type CombatantId, combatant, find, resource } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import type { RefusalTopic } from '../core/refusal-topics.ts';
import { MAX_AMOUNT_PER_ROLL } from './dice.ts';
import type { Creature, DungeoneersResolution, Fight } from './sheet.ts';
import type { PointsKind } from './sheet-equipment.ts';

/** The one target of an action. Ruling: it can't be the actor or a dead creature, but it can be an ally. */
export function oneTarget(fight: Fight, { actor, targets }: Intent): Result<Creature, Refusal> {
  const [id, secondId] = targets ?? [];
  if (id === undefined) {
    const otherCreatures = fight.combatants.filter((other) => other.id !== actor && other.vitality !== 'dead');
    return no({ type: 'missing', what: 'target', known: otherCreatures.map(({ name }) => name) });
  }
  if (secondId !== undefined) return no({ type: 'too-many', what: 'targets', most: 1 });
  if (id === actor) return no({ type: 'not-at-self' });
  const target = combatant(fight, id);
  return target.vitality === 'dead' ? no({ type: 'target-dead', name: target.name }) : ok(target);
}

/** The possible targets of an action, other sides before friends. */
export function possibleTargets(
  fight: Fight,
  actor: CombatantId,
  fits: (other: Creature) => boolean,
): readonly CombatantId[] {
  const { side } = combatant(fight, actor);
  return fight.combatants
    .filter((other) => other.id !== actor && other.vitality !== 'dead' && fits(other))
    .toSorted((a, b) => Number(a.side === side) - Number(b.side === side))
    .map(({ id }) => id);
}

/** Refuses if the actor isn't alive or has too few points. Otherwise returns the actor. */
export function checkPoints(fight: Fight, actorId: CombatantId, what: PointsKind, need = 1): Result<Creature, Refusal> {
  const actor = combatant(fight, actorId);
  if (actor.vitality !== 'up') return no({ type: 'out-of-the-fight', name: actor.name, as: 'dead' });
  const pointsLeft = Math.max(0, resource(actor, what).value);
  return pointsLeft < need
    ? no({ type: 'nothing-left', name: actor.name, what: { resource: what }, need, left: pointsLeft })
    : ok(actor);
}

/** The typed word if it is in the list, or the first word if nothing was typed. */
export function readWord<const W extends string>(
  words: readonly [W, ...W[]],
  input: string | undefined,
  what: RefusalTopic,
): Result<W, Refusal> {
  return input === undefined ? ok(words[0]) : choose(what, input, words);
}

/** Reads the points staked on an action: a whole number from 0 to `max`. */
export function readAmount(
  amount: number | undefined,
  what: RefusalTopic,
  max = MAX_AMOUNT_PER_ROLL,
): Result<number, Refusal> {
  const amountOrZero = amount ?? 0;
  if (!Number.isInteger(amountOrZero) || amountOrZero < 0 || amountOrZero > max)
    return no({ type: 'out-of-bounds', what, least: 0, most: max });
  return ok(amountOrZero);
}

/** Records the player's action with its targets and manner, before anything happens. */
export function declare(
  resolution: DungeoneersResolution,
  intent: Intent,
  details: { readonly tool?: string; readonly manner?: string } = {},
): void {
  const { action, actor, targets, words } = intent;
  const declaredFields = words === undefined ? details : { ...details, words };
  resolution.record({ type: 'declared', action, actor, ...(targets && { targets }), ...declaredFields });
}

export function pay(
  resolution: DungeoneersResolution,
  who: CombatantId,
  what: string,
  need: number,
  why: Reason,
): void {
  if (need === 0) return;
  setResource(resolution, who, what, resource(resolution.combatant(who), what).value - need, why);
}

/** Sets a resource to `after`. Records nothing if it already has this value. */
export function setResource(
  resolution: DungeoneersResolution,
  who: CombatantId,
  what: string,
  after: number,
  why: Reason,
): void {
  const { value: before, max } = resource(resolution.combatant(who), what);
  if (before === after) return;
  const eventType = after > before ? 'regained' : 'spent';
  resolution.record({
    type: eventType,
    subject: who,
    resource: what,
    why,
    before,
    after,
    ...(max !== undefined && { max }),
  });
}

/** True on this creature's own turn, or outside of combat. */
export function mayActNow(fight: Fight, actor: CombatantId): boolean {
  if (fight.phase !== 'fighting') return true;
  const turnBlock = fight.turnOrder[fight.turn] ?? [];
  return turnBlock.includes(actor) && !fight.done.includes(actor) && find(fight, actor)?.vitality === 'up';
}

/** Refuses an action on another creature's turn in combat, and any action of the dead. */
export function checkMayActNow(fight: Fight, actor: CombatantId): Result<undefined, Refusal> {
  const { name, vitality } = combatant(fight, actor);
  if (vitality !== 'up') return no({ type: 'out-of-the-fight', name, as: 'dead' });
  if (mayActNow(fight, actor)) return ok();
  const namesOnTurn = (fight.turnOrder[fight.turn] ?? []).map((id) => combatant(fight, id).name);
  return no({ type: 'not-your-turn', name, turn: namesOnTurn });
}

/** The resource that counts the remaining uses of an item or ability. */
export function usesResourceOf(name: string): string {
  return `uses: ${name}`;
}
