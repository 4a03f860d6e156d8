// Combat Rules v1.3 › Types of Attacks; Combat Flow › Declare Actions › Offensive Actions

import { action } from '../core/action.ts';
import { type CombatantId, combatant, type Encounter } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent, LikelyAction } from '../core/intent.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { type Exchange, resolveExchange } from './exchange.ts';
import { ATTACK_TYPE_NAMES, type AttackType } from './names.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import type { Mastery } from './sheet.ts';
import { STAMINA } from './stamina.ts';
import { canAct, checkActionLeft, opponentOf, possibleTargets } from './turn-action.ts';

/** The attack types: what each costs, hit or miss, and what it adds to the roll. */
export const ATTACK_TYPES = {
  quick: { title: 'Quick Attack', cost: 2, bonus: 0 },
  focused: { title: 'Focused Attack', cost: 4, bonus: 2 },
  powerful: { title: 'Powerful Attack', cost: 6, bonus: 4 },
} as const satisfies Readonly<Record<AttackType, object>>;

/** The maximum length of a weapon's name that is kept, in characters. */
const MAX_WEAPON_NAME_LENGTH = 80;

/**
 * An attack: d20 + Offense + the attack type's bonus, against d20 + Defense. `manner` is the attack type, Quick by
 * default; `tool` is the weapon. The weapon, range, cover and position matter only to the story.
 */
export const attack = action<Mastery, Exchange>({
  title: 'Attack',
  cite: 'Types of Attacks; Rolling for Offense and Defense',
  when: 'turn',
  kind: 'attack',
  offers(encounter, actor) {
    const targets = possibleTargets(encounter, actor);
    return canAct(encounter, actor) && targets.length > 0 ? { targets, manners: ATTACK_TYPE_NAMES } : undefined;
  },
  ways: () =>
    ATTACK_TYPE_NAMES.map((manner) => ({
      manner,
      harms: true,
      costs: [{ resource: STAMINA, points: ATTACK_TYPES[manner].cost }],
    })),
  plan(encounter, intent) {
    const { actor, manner, tool, amount, words } = intent;
    const actionCheck = checkActionLeft(encounter, actor);
    if (!actionCheck.ok) return actionCheck;
    const target = opponentOf(encounter, intent);
    if (!target.ok) return target;
    const attackTypeResult = attackType(manner);
    if (!attackTypeResult.ok) return attackTypeResult;
    if (amount !== undefined && amount !== 0) return no(refusal('no-stakes'));
    const { cost, bonus } = ATTACK_TYPES[attackTypeResult.value];
    const attackTypeReason = because({ id: 'attack type', type: attackTypeResult.value });
    return ok({
      action: 'attack',
      actor,
      target: target.value,
      skill: 'Offense',
      against: 'Defense',
      aim: 'harm',
      bonus: [{ value: bonus, why: attackTypeReason }],
      cost,
      cause: attackTypeReason,
      manner: attackTypeResult.value,
      ...given({ tool: tool === '' ? undefined : tool?.slice(0, MAX_WEAPON_NAME_LENGTH), words }),
    });
  },
  resolve: resolveExchange,
});

/** Reads the attack type, such as "focused" or "Focused Attack". Without one, the attack is quick. */
function attackType(input: string | undefined): Result<AttackType, Refusal> {
  if (input === undefined) return ok('quick');
  return choose('attack-type', input.trim().replace(/ attack$/i, ''), ATTACK_TYPE_NAMES);
}

/**
 * The likely actions against a single enemy: an attack of each type, starting with the type that was used last.
 * Undefined if there are several enemies, because then the buttons offer the enemies.
 */
export function likelyAttackTypes(
  encounter: Encounter<Mastery>,
  actor: CombatantId,
  last: Intent | undefined,
): readonly LikelyAction[] | undefined {
  const { side } = combatant(encounter, actor);
  const [enemy, secondEnemy] = possibleTargets(encounter, actor).filter((id) => combatant(encounter, id).side !== side);
  if (enemy === undefined || secondEnemy !== undefined) return undefined;
  const lastAttackManner = last?.action === 'attack' ? last.manner : undefined;
  return ATTACK_TYPE_NAMES.toSorted(
    (one, other) => Number(other === lastAttackManner) - Number(one === lastAttackManner),
  ).map((manner) => {
    const { bonus, cost } = ATTACK_TYPES[manner];
    return { intent: { action: 'attack', actor, targets: [enemy], manner }, price: { bonus, cost, resource: STAMINA } };
  });
}
