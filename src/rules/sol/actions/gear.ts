// Project Sol › Actions in Combat: "Many pieces of gear provide actions available to the character."

import { type CombatantId, find } from '../../core/encounter.ts';
import { near } from '../../core/refusal.ts';
import { no, ok } from '../../core/result.ts';
import { action } from '../../core/ruleset.ts';
import { canPay, pay, points } from '../points.ts';
import { refuse } from '../refusals.ts';
import { type Gear, named, type Sol } from '../sheet.ts';
import { circumstances, skilled, thresholdTest, throwPool } from '../tests.ts';

/** The action of a piece of gear: its points, its skill + attribute; what a success does, the GM says. */
export const use = action<Sol, { readonly actor: CombatantId; readonly gear: Gear }>({
  title: 'Use Gear',
  brief: 'The action of a piece of gear on your sheet: its skill + attribute, for its action points.',
  cite: 'Actions in Combat',
  when: 'turn',
  offers(encounter, by) {
    const who = find(encounter, by);
    const usable = who?.sheet.gear.filter((gear) => points(who) >= gear.points) ?? [];
    return usable.length > 0 ? { tools: usable.map(({ name }) => name) } : undefined;
  },
  plan(encounter, { actor, tool: typed }) {
    const who = find(encounter, actor);
    const known = who?.sheet.gear.map(({ name }) => name) ?? [];
    if (!who || known.length === 0) return refuse('no-gear', { name: who?.name ?? actor });
    if (typed === undefined) return no({ type: 'missing', what: 'gear', known });
    const gear = named(who.sheet.gear, typed);
    if (!gear) {
      const like = near(typed, known);
      return no({ type: 'no-such', what: 'gear', typed, known, ...(like !== undefined && { near: like }) });
    }
    const paid = canPay(encounter, who, gear.points);
    return paid.ok ? ok({ actor, gear }) : paid;
  },
  resolve(resolution, { actor: by, gear }) {
    resolution.record({ type: 'declared', action: 'use', actor: by, tool: gear.name });
    pay(resolution, by, gear.points, gear.name);
    const who = resolution.combatant(by);
    const pool = [...skilled(who, gear.skill, gear.attribute), ...circumstances(resolution.encounter, who)];
    if (gear.threshold === undefined) {
      resolution.record({
        type: 'rolled',
        actor: by,
        purpose: gear.name,
        roll: throwPool(resolution, gear.name, pool),
      });
      return;
    }
    const check = thresholdTest(resolution, gear.name, pool, gear.threshold);
    resolution.record({ type: 'checked', actor: by, purpose: 'gear', tool: gear.name, check });
  },
});
