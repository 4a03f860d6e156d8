// Project Sol › Actions in Combat: actions that gear gives its owner

import { action } from '../../core/action.ts';
import { type CombatantId, combatant, find } from '../../core/encounter.ts';
import { choose, no, ok } from '../../core/refusal.ts';
import { declare } from '../../core/resolution.ts';
import { ACTION_POINTS, canPay, pay, points } from '../points.ts';
import { because } from '../reasons.ts';
import { refuse } from '../refusals.ts';
import type { Gear, Sol } from '../sheet.ts';
import { circumstanceModifiers, rollPool, skillPool, thresholdTest } from '../tests.ts';

/** The action of a piece of gear: its points, and its skill + attribute. The GM says what a success does. */
export const use = action<Sol, { readonly actor: CombatantId; readonly gear: Gear }>({
  title: 'Use Gear',
  cite: 'Actions in Combat',
  when: 'turn',
  kind: 'use',
  offers(encounter, actor) {
    const who = find(encounter, actor);
    const usable = who?.sheet.gear.filter((gear) => points(who) >= gear.points) ?? [];
    return usable.length > 0 ? { tools: usable.map(({ name }) => name) } : undefined;
  },
  ways(encounter, actor) {
    const { gear } = combatant(encounter, actor).sheet;
    return gear.map(({ name, points: cost }) => ({ tool: name, costs: [{ resource: ACTION_POINTS, points: cost }] }));
  },
  plan(encounter, { actor, tool: input }) {
    const who = find(encounter, actor);
    const gearNames = who?.sheet.gear.map(({ name }) => name) ?? [];
    if (!who || gearNames.length === 0) return refuse('no-gear', { name: who?.name ?? actor });
    if (input === undefined) return no({ type: 'missing', what: 'gear', known: gearNames });
    const gear = choose('gear', input, who.sheet.gear);
    if (!gear.ok) return gear;
    const payable = canPay(encounter, who, gear.value.points);
    return payable.ok ? ok({ actor, gear: gear.value }) : payable;
  },
  resolve(resolution, { actor, gear }, intent) {
    declare(resolution, intent, { tool: gear.name });
    pay(resolution, actor, gear.points, because({ id: 'item', item: gear.name }));
    const who = resolution.combatant(actor);
    const pool = [...skillPool(who, gear.skill, gear.attribute), ...circumstanceModifiers(resolution.encounter, who)];
    const purpose = because({ id: 'gear', gear: gear.name });
    if (gear.threshold === undefined) {
      resolution.record({ type: 'rolled', actor, purpose, roll: rollPool(resolution, pool) });
      return;
    }
    const check = thresholdTest(resolution, pool, gear.threshold);
    resolution.record({ type: 'checked', actor, purpose, tool: gear.name, check });
  },
});
