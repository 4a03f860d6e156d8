// TDGS › 8 Combat › Deflection Armor ("persists until destroyed or removed"), by the GM's word

import { action } from '../../core/action.ts';
import { choose, chooseByBeginning } from '../../core/choose.ts';
import { declare } from '../../core/declare.ts';
import { type CombatantId, combatant, find } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import type { Refusal } from '../../core/refusal.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { worn } from '../armor.ts';
import { changeGear } from '../gear.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import type { Fight, Tdgs } from '../sheet.ts';

const WAYS = ['destroy', 'mend'] as const;

interface Ruin {
  readonly target: CombatantId;
  readonly piece: string;
  readonly way: (typeof WAYS)[number];
  readonly intent: Intent;
}

/** A piece of armor is of no use any more, in this scene and the next, until it is mended. */
export const destroy = action<Tdgs, Ruin>({
  title: 'Destroy armor',
  cite: '8 Combat › Deflection Armor',
  when: 'always',
  gm: true,
  offers(encounter, actor) {
    const { armor } = combatant(encounter, actor).sheet;
    return armor.length > 0 ? { tools: armor.map(({ name }) => name), manners: WAYS } : undefined;
  },
  plan,
  resolve(resolution, { target, piece, way, intent }) {
    declare(resolution, intent, { targets: [target], tool: piece, manner: way });
    const before = resolution.combatant(target).sheet;
    const armor = before.armor.map((each) => (each.name === piece ? { ...each, destroyed: way === 'destroy' } : each));
    const why = because({ id: way === 'destroy' ? 'destroyed' : 'mended', item: piece });
    resolution.record({ type: 'sheet-changed', subject: target, why, before, after: { ...before, armor } });
    changeGear(resolution, target, worn(before));
  },
});

function plan(encounter: Fight, intent: Intent): Result<Ruin, Refusal> {
  const { actor, targets = [], tool, manner } = intent;
  if (targets.length > 1) return no(refusal('one-target'));
  const target = find(encounter, targets[0] ?? actor);
  if (!target)
    return no({
      type: 'nobody-of-that-name',
      typed: targets[0] ?? '',
      known: encounter.combatants.map(({ name }) => name),
    });
  const { armor } = target.sheet;
  if (tool === undefined) return no({ type: 'missing', what: 'armor', known: armor.map(({ name }) => name) });
  const piece = choose('armor', tool, armor);
  if (!piece.ok) return piece;
  const way = manner === undefined ? ok(WAYS[0]) : chooseByBeginning('way', manner, WAYS);
  if (!way.ok) return way;
  const facts = { name: target.name, item: piece.value.name };
  if ((piece.value.destroyed === true) === (way.value === 'destroy'))
    return no(refusal(way.value === 'destroy' ? 'destroyed' : 'not-destroyed', facts));
  return ok({ target: target.id, piece: piece.value.name, way: way.value, intent });
}
