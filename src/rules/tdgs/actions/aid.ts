// TDGS › 5 Actions › Help, Delay; 6 Action Economy › Delay

import { action } from '../../core/action.ts';
import { type Block, bears, type CombatantId, combatant, resource } from '../../core/encounter.ts';
import { given } from '../../core/given.ts';
import type { Intent } from '../../core/intent.ts';
import { no, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare, endCondition } from '../../core/resolution.ts';
import { mayAct, oneTarget, others, pay, present } from '../acting.ts';
import { forbidder } from '../conditions.ts';
import { declaredBand } from '../field.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { Fight, Tdgs } from '../sheet.ts';
import { situationOf } from '../situation.ts';

interface Aid {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly intent: Intent;
}

/**
 * "+2 to one ally's next roll", before the helper's next turn. Ruling: for the roll of an Action; two do not add up.
 */
export const help = action<Tdgs, Aid>({
  title: 'Help',
  cite: '5 Actions › Help',
  when: 'turn',
  kind: 'wait',
  offers(encounter, actor) {
    const targets = others(encounter, actor).filter(
      (other) => planHelp(encounter, { action: 'help', actor, targets: [other.id] }).ok,
    );
    return targets.length > 0 ? { targets: targets.map(({ id }) => id) } : undefined;
  },
  ways: () => [{ helps: true }],
  plan: planHelp,
  resolve(resolution, { actor, target, intent }) {
    declare(resolution, intent, { targets: [target] });
    pay(resolution, actor, 'Action', because({ id: 'action', action: 'help' }));
    const lasting = { until: 'turn-start', of: actor, left: 1 } as const;
    resolution.record({
      type: 'condition-gained',
      subject: target,
      condition: { key: 'Helped', name: 'Helped', source: actor, duration: lasting },
    });
  },
});

function planHelp(encounter: Fight, intent: Intent): Result<Aid, Refusal> {
  const may = mayAct(encounter, intent.actor, { title: 'Help', cost: 'Action', kind: 'physical' });
  if (!may.ok) return may;
  const other = oneTarget(encounter, intent);
  if (!other.ok) return other;
  const { id, name, side } = other.value;
  if (side !== combatant(encounter, intent.actor).side) return no(refusal('friend-only', { name }));
  const stance = situationOf(encounter, intent, id);
  if (!stance.ok) return stance;
  const band = declaredBand(stance.value.range, 'Adjacent');
  if (!band.ok) return band;
  // "Cannot benefit from verbal commands/warnings". Ruling: no Help from afar.
  if (bears(other.value, 'Deafened') && band.value !== 'Adjacent') return no(refusal('deaf', { name }));
  if (bears(other.value, 'Helped')) return no(refusal('already', { name, condition: 'Helped' }));
  return ok({ actor: intent.actor, target: id, intent });
}

interface Wait {
  readonly actor: CombatantId;
  /** Who to act after. Undefined: last in the round. */
  readonly after?: CombatantId;
  readonly intent: Intent;
}

/** "Act later in initiative order", free. Ruling: only before anything of the turn is spent; the whole turn moves. */
export const delay = action<Tdgs, Wait>({
  title: 'Delay',
  cite: '6 Action Economy › Delay',
  when: 'turn',
  kind: 'wait',
  offers(encounter, actor) {
    if (!planDelay(encounter, { action: 'delay', actor }).ok) return undefined;
    return { targets: later(encounter) };
  },
  ways: () => [{ alone: true }],
  plan: planDelay,
  resolve(resolution, { actor, after, intent }) {
    const { turnOrder, turn } = resolution.encounter;
    declare(resolution, intent, { targets: after === undefined ? undefined : [after] });
    const lasting = { until: 'round-end', left: 1 } as const;
    const source = after === undefined ? {} : { source: after };
    endCondition(resolution, actor, 'Delaying', because({ id: 'delays again' }));
    resolution.record({
      type: 'condition-gained',
      subject: actor,
      condition: { key: 'Delaying', name: 'Delaying', ...source, duration: lasting },
    });
    // The old place stays empty until the next round's order, so that no one gets two turns.
    const others = (turnOrder[turn] ?? []).filter((id) => id !== actor);
    const emptied: Block[] = turnOrder.with(turn, others);
    const at = after === undefined ? emptied.length : place(resolution.encounter, emptied, after);
    const moved = emptied.toSpliced(at, 0, [actor]);
    const why = because({ id: 'delays', ...given({ after }) });
    resolution.record({
      type: 'turn-order-set',
      before: turnOrder,
      turnOrder: moved,
      reasons: [{ subject: actor, why }],
      turn,
    });
  },
});

/**
 * Right after the named one, behind everyone who already delayed to that place: the first to delay acts first there.
 */
function place(encounter: Fight, order: readonly Block[], after: CombatantId): number {
  let at = order.findIndex((block) => block.includes(after)) + 1;
  while (order[at]?.some((id) => bears(combatant(encounter, id), 'Delaying')?.source === after)) at += 1;
  return at;
}

function later(encounter: Fight): readonly CombatantId[] {
  return encounter.turnOrder
    .slice(encounter.turn + 1)
    .flat()
    .filter((id) => combatant(encounter, id).vitality !== 'dead');
}

function planDelay(encounter: Fight, intent: Intent): Result<Wait, Refusal> {
  const { actor, targets } = intent;
  const here = present(encounter, targets ?? []);
  if (!here.ok) return here;
  const who = combatant(encounter, actor);
  const because = forbidder(who, 'actions');
  if (because !== undefined) return no({ type: 'cannot', name: who.name, action: 'Delay', because });
  const begun = ['actions', 'step'].some((name) => resource(who, name).value < (resource(who, name).max ?? 0));
  if (begun) return no(refusal('turn-begun', { name: who.name }));
  const rest = later(encounter);
  if (rest.length === 0) return no(refusal('nobody-later', { name: who.name }));
  const after = targets?.[0];
  if (after === undefined) return ok({ actor, intent });
  if (!rest.includes(after)) return no(refusal('nobody-later', { name: combatant(encounter, after).name }));
  return ok({ actor, after, intent });
}
