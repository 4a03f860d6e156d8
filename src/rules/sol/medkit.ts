// Project Sol › Injury and Recovery › Medkits (Ruling "Recovery": house values)

import { action } from '../core/action.ts';
import { declare } from '../core/declare.ts';
import { type CombatantId, find } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import { no, ok, type Result } from '../core/result.ts';
import { isWithinReach, metresApart } from './distance.ts';
import { house } from './house.ts';
import { canPay, POINTS, pay } from './points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { heal, RECOVERY } from './rest.ts';
import type { Fighter, Sol, Wound } from './sheet.ts';
import { circumstances, skilled, thresholdTest } from './tests.ts';
import { changeWound } from './wounds.ts';

interface Treatment {
  readonly healer: CombatantId;
  readonly patient: CombatantId;
  readonly rating: number;
  readonly wound: Wound;
}

/** In the heat of battle: one attempt on each wound, failed or not, on oneself or someone within reach. */
export const medkit = action<Sol, Treatment>({
  title: 'Medkit',
  cite: 'Injury and Recovery › Medkits; Ruling "Recovery" (house values)',
  when: 'turn',
  kind: 'use',
  offers(encounter, actor) {
    const healer = find(encounter, actor);
    if (!healer?.sheet.medkit || !canPay(encounter, healer, house(encounter, 'medkit-cost')).ok) return undefined;
    const at = encounter.combatants
      .filter((who) => treatable(who).ok && isWithinReach(encounter, healer, who))
      .map(({ id }) => id);
    return at.length > 0 ? { targets: at } : undefined;
  },
  ways: (encounter) => [{ helps: true, costs: [{ resource: POINTS, points: house(encounter, 'medkit-cost') }] }],
  plan(encounter, { actor, targets = [actor] }) {
    if (targets.length > 1) return no({ type: 'too-many', what: 'targets', most: 1 });
    const healer = find(encounter, actor);
    const patient = encounter.combatants.find(({ id }) => id === targets[0]);
    if (!healer || !patient)
      return no({ type: 'missing', what: 'target', known: encounter.combatants.map(({ name }) => name) });
    const rating = healer.sheet.medkit;
    if (!rating) return refuse('no-medkit', { name: healer.name });
    const wound = treatable(patient);
    if (!wound.ok) return wound;
    if (!isWithinReach(encounter, healer, patient)) {
      const metres = metresApart(encounter, healer, patient);
      return refuse('out-of-reach', { tool: 'medkit', target: patient.name, metres });
    }
    const paid = canPay(encounter, healer, house(encounter, 'medkit-cost'));
    return paid.ok ? ok({ healer: actor, patient: patient.id, rating, wound: wound.value }) : paid;
  },
  resolve: treat,
});

/** The wound a medkit would be tried on: of the lowest level that is there, the oldest not yet tried. */
function treatable(patient: Fighter): Result<Wound, Refusal> {
  if (patient.vitality === 'dead') return no({ type: 'target-dead', name: patient.name });
  const { wounds } = patient.own;
  const [first] = wounds;
  if (!first) return refuse('no-wounds', { name: patient.name });
  const wound = wounds.find(({ level, tried }) => level === first.level && !tried);
  return wound ? ok(wound) : refuse('medkit-tried', { name: patient.name, level: first.level });
}

function treat(
  resolution: Resolution<Sol>,
  { healer: actor, patient: target, rating, wound }: Treatment,
  intent: Intent,
) {
  declare(resolution, intent, { targets: [target], tool: `Medkit ${rating}` });
  pay(resolution, actor, house(resolution.encounter, 'medkit-cost'), MEDKIT);
  const healer = resolution.combatant(actor);
  const kit = { value: rating, why: MEDKIT };
  const pool = [...skilled(healer, 'Medicine', 'LOG'), kit, ...circumstances(resolution.encounter, healer)];
  const { level } = wound;
  const check = thresholdTest(resolution, pool, RECOVERY[level].threshold, because({ id: 'threshold', level }));
  resolution.record({ type: 'checked', actor, target, purpose: MEDKIT, check });
  // "Once" is one attempt, failed or not: the wound remembers it.
  if (check.degree === 'failure') changeWound(resolution, target, wound, { tried: true });
  else heal(resolution, target, wound, MEDKIT, actor);
}

const MEDKIT = because({ id: 'medkit' });
