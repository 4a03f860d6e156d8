// Combat Rules v1.3 › Types of Attacks: how autopilot values them. The numbers are our choice, not the book's

import { type ActorView, isEnemy, visibleAmong } from '../core/actor-view.ts';
import type { Mind, TacticOption } from '../core/mind.ts';
import { ATTACK_TYPES } from './attack.ts';
import { bandOf, STAMINA_BY_BAND } from './damage.ts';
import { ATTACK_TYPE_NAMES, type AttackType, DEFENSES } from './names.ts';
import type { Mastery } from './sheet.ts';
import { isExhausted, STAMINA, staminaOf } from './stamina.ts';

/**
 * Autopilot uses no special actions, because a player must describe them and their cost, and the GM must allow them.
 */
export const mind: Mind<Mastery> = {
  options: (view) => [...approachOptions(view), ...attackOptions(view), ...prepareDefenseOptions(view)],
  answer(_, { note }) {
    const freeDefenses = typeof note === 'object' && 'free' in note && Array.isArray(note.free) ? note.free : [];
    return DEFENSES.find((defense) => freeDefenses.includes(defense));
  },
};

/** The stamina an attack takes on average from a target equal to the attacker: the damage, and 1 for a defense. */
const STAMINA_TAKEN_BY_ATTACK: Readonly<Record<AttackType, number>> = {
  quick: 1 + expectedDamage(ATTACK_TYPES.quick.bonus),
  focused: 1 + expectedDamage(ATTACK_TYPES.focused.bonus),
  powerful: 1 + expectedDamage(ATTACK_TYPES.powerful.bonus),
};

/** The expected damage, averaged over all results of two d20. */
function expectedDamage(bonus: number): number {
  let sum = 0;
  for (let ownFace = 1; ownFace <= 20; ownFace++)
    for (let opposingFace = 1; opposingFace <= 20; opposingFace++) {
      const difference = ownFace + bonus - opposingFace;
      if (difference > 0) sum += STAMINA_BY_BAND[bandOf(difference)];
    }
  return sum / 400;
}

/**
 * The stamina that a round against one enemy costs, apart from the fighter's own attack: the enemy's attack, and the
 * defense.
 */
const ROUND_COST_IN_STAMINA = 5;

/**
 * Values an attack by how much stamina it takes from the target for each point of stamina that the attacker loses,
 * including what the enemies' attacks take. Against a single enemy a Quick Attack is best. Against many enemies a
 * Powerful Attack is best, because the enemies soon take the attacker's stamina anyway.
 */
function attackOptions(view: ActorView<Mastery>): readonly TacticOption[] {
  const { actor, others } = view;
  const offers = view.offers('attack');
  const enemies = visibleAmong(offers?.targets, view, isEnemy);
  const friendCount = others.filter(({ friend, vitality }) => friend && vitality === 'up').length;
  const costPerFighter = (ROUND_COST_IN_STAMINA * enemies.length) / (1 + friendCount);
  const { value } = staminaOf(actor);
  const quickAttackWorth = STAMINA_TAKEN_BY_ATTACK.quick / (ROUND_COST_IN_STAMINA + ATTACK_TYPES.quick.cost);
  return ATTACK_TYPE_NAMES.flatMap((manner) => {
    const { cost } = ATTACK_TYPES[manner];
    // Spending the last stamina can end in a collapse. So only an attack that does this has `spends`, and autopilot
    // makes such an attack only if it is allowed to spend that much stamina.
    const spendsLastStamina = cost >= value;
    const spendsField = spendsLastStamina ? { spends: { [STAMINA]: cost } } : {};
    const worth =
      ((spendsLastStamina ? COLLAPSE_RISK_FACTOR : 1) *
        STAMINA_TAKEN_BY_ATTACK[manner] *
        (ROUND_COST_IN_STAMINA / costPerFighter)) /
      ((ROUND_COST_IN_STAMINA + (cost * ROUND_COST_IN_STAMINA) / costPerFighter) * quickAttackWorth);
    return enemies.map(({ id }) => ({
      kind: 'harm' as const,
      worth,
      target: id,
      intent: { action: 'attack', targets: [id], manner },
      ...spendsField,
    }));
  });
}

const COLLAPSE_RISK_FACTOR = 0.6;

/** The option to move next to the nearest enemy on a map. It comes first, because it costs nothing. */
function approachOptions(view: ActorView<Mastery>): readonly TacticOption[] {
  const enemies = view.others.filter(isEnemy).filter(({ squares }) => squares !== undefined);
  const [nearestEnemy] = enemies.toSorted((one, other) => (one.squares ?? 0) - (other.squares ?? 0));
  const way = nearestEnemy && (nearestEnemy.squares ?? 0) > 1 ? view.pathToward(nearestEnemy.id) : undefined;
  return way ? [{ kind: 'close', worth: APPROACH_WORTH, intent: way.intent }] : [];
}

/** The worth of moving closer. No style values an attack higher, so moving comes first. */
const APPROACH_WORTH = 5;

/**
 * The option to use the turn's action to Defend, which makes the next defense free. It doesn't change whether the
 * fighter blocks or dodges. Checks that the action is unspent, because Defend is still offered afterward.
 */
function prepareDefenseOptions(view: ActorView<Mastery>): readonly TacticOption[] {
  const { actor } = view;
  if ((actor.resources.action?.value ?? 0) === 0) return [];
  return [{ kind: 'guard', worth: isExhausted(actor) ? 1.3 : 0.8, intent: { action: 'defend' } }];
}
