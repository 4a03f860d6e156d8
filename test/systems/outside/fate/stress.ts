// Challenges and Conflicts › Stress and consequences.

import { ASK, type AttackResult, type CombatantId, given, type MathStep, resource } from 'fray/rules';
import { because } from './reasons.ts';
import { freeBoxes } from './rolls.ts';
import { type Actor, BOXES, CONSEQUENCES, type Consequence, type Scene, type Weapon } from './sheet.ts';

/** The question of how to take a hit that exceeds the free boxes. */
export const ABSORB = 'absorb';
const CONSEQUENCE_NAMES = ['mild', 'moderate', 'severe'] as const satisfies readonly Consequence[];
export const ABSORB_ORDER = { cite: 'Conflicts › Stress', offers: [ASK, ...CONSEQUENCE_NAMES, 'give in'] } as const;

interface Hit {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
  readonly ahead: number;
}

/** The consequences that would absorb a hit, together with the free boxes. */
export function sufficient(who: Actor, shifts: number): readonly Consequence[] {
  if (who.sheet.nameless) return [];
  return CONSEQUENCE_NAMES.filter(
    (name) => !who.conditions.some((each) => each.name === name) && CONSEQUENCES[name] + freeBoxes(who) >= shifts,
  );
}

/**
 * If there are enough free boxes, they take the hit. Otherwise, the target takes a consequence, and boxes take what is
 * left. A target that takes no consequence is taken out.
 */
export function takeHit(scene: Scene, { actor, target, weapon, ahead }: Hit): AttackResult {
  const targetState = scene.combatant(target);
  const shifts = ahead + weapon.harm;
  const weaponReason = because({ id: 'item', item: weapon.name });
  const steps: MathStep[] = [{ plus: ahead, why: because({ id: 'margin' }), left: ahead }];
  if (weapon.harm > 0) steps.push({ plus: weapon.harm, why: weaponReason, left: shifts });
  const { value: before, max } = resource(targetState, BOXES);
  const consequence = shifts <= before ? undefined : askConsequence(scene, targetState, shifts);
  const isOut = shifts > before && consequence === undefined;
  const absorbed = consequence === undefined ? 0 : Math.min(CONSEQUENCES[consequence], shifts);
  const shiftsLeft = shifts - absorbed;
  if (consequence !== undefined) {
    const reason = because({ id: 'consequence', consequence });
    steps.push({ plus: -absorbed, why: reason, left: shiftsLeft });
    // A consequence is an aspect, too, and the one who caused it may use it once for free.
    const duration = { until: 'removed' } as const;
    const condition = {
      key: consequence,
      name: consequence,
      duration,
      value: 1,
      facts: { side: scene.combatant(actor).side },
    };
    scene.record({ type: 'condition-gained', subject: target, condition });
  }
  const after = Math.max(0, before - shiftsLeft);
  const amount = isOut ? shiftsLeft : before - after;
  scene.record({
    type: 'harmed',
    ...{ target, actor, from: weaponReason, kinds: [], resource: BOXES, steps },
    ...{ amount, before, after },
    ...given({ max }),
  });
  if (!isOut) return 'hurt';
  scene.record({
    type: 'fell',
    subject: target,
    as: because({ id: 'taken out' }),
    before: targetState.vitality,
    after: 'down',
  });
  return 'knocked out';
}

function askConsequence(scene: Scene, who: Actor, shifts: number): Consequence | undefined {
  const possible = who.vitality === 'up' ? sufficient(who, shifts) : [];
  if (possible.length === 0) return undefined;
  const note = because({ id: 'hit for', shifts, boxes: freeBoxes(who) });
  const answer = scene.ask({ subject: who.id, about: ABSORB, offers: [...possible, 'give in'], note });
  return possible.find((name) => name === answer);
}
