import { action } from '../core/action.ts';
import type { CombatantId } from '../core/encounter.ts';
import { oneTarget } from '../core/play.ts';
import { map } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import { because } from './reasons.ts';
import type { Knave } from './sheet.ts';

/** One action a turn: a d20 and the attack bonus against armor. A hit does d6. */
export const strike = action<Knave, { readonly actor: CombatantId; readonly target: CombatantId }>({
  title: 'Strike',
  cite: 'Combat',
  when: 'turn',
  command: 'attack',
  offers: (encounter, actor) => ({
    targets: encounter.combatants.filter(({ id, vitality }) => id !== actor && vitality === 'up').map(({ id }) => id),
  }),
  plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
  resolve(resolution, { actor, target }) {
    const { attack: bonus, weapon: tool } = resolution.combatant(actor).sheet;
    resolution.record({ type: 'declared', action: 'strike', actor, targets: [target], tool });
    resolution.changeOwn(actor, { acted: true });

    const { armor } = resolution.combatant(target).sheet;
    const roll = resolution.roll('1d20', [{ value: bonus, why: because({ id: 'stat', stat: 'attack' }) }]);
    const hits = roll.total >= armor;
    const check = {
      roll,
      against: { name: because({ id: 'armor', owner: target }), value: armor },
      degree: hits ? 'hit' : 'miss',
      tier: hits ? 'success' : 'failure',
    } as const;
    resolution.record({ type: 'checked', actor, target, purpose: because({ id: 'attack' }), tool, check });
    if (hits) wound(resolution, actor, target, tool);

    const result = !hits ? 'nothing' : resolution.combatant(target).vitality === 'up' ? 'hurt' : 'dead';
    resolution.record({
      type: 'struck',
      actor,
      target,
      tool,
      way: 'melee',
      outcome: check.tier,
      answer: 'none',
      result,
    });
  },
});

function wound(resolution: Resolution<Knave>, actor: CombatantId, target: CombatantId, item: string): void {
  const from = because({ id: 'item', item });
  const roll = resolution.roll('1d6');
  const { value: before = 0, max = before } = resolution.combatant(target).resources.hp ?? {};
  const after = Math.max(0, before - roll.total);
  const steps = [{ plus: roll.total, why: from, left: roll.total, roll }];
  const common = { target, actor, from, kinds: [], resource: 'hp', steps };
  resolution.record({ type: 'harmed', ...common, amount: roll.total, before, after, max });
  if (after === 0)
    resolution.record({ type: 'fell', subject: target, as: because({ id: 'dead' }), before: 'up', after: 'dead' });
}
