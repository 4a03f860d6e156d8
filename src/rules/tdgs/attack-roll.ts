// TDGS › 3 Resolution › The Core Formula, Natural 1 and Natural 20, Contested Resolution; 4 Luck; 1 Dice › Critical
// Effects

import type { Die } from '../core/dice.ts';
import type { CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import { type Check, type Modifier, nonZero, type Reason, type Roll, sum, type Tier } from '../core/reason.ts';
import type { AnyCondition } from './conditions.ts';
import { because } from './reasons.ts';
import type { Degree, TdgsResolution } from './sheet.ts';
import { refForTurnOrder } from './stats.ts';

/** "The threshold never changes": every roll is against 11. */
export const ROLL_THRESHOLD = 11;

/** An attack hits or misses; any other roll succeeds or fails. */
const ATTACK_DEGREES = {
  'critical failure': 'critical miss',
  failure: 'miss',
  success: 'hit',
  'critical success': 'critical hit',
} as const satisfies Readonly<Record<Tier, Degree>>;

interface Attempt {
  readonly actor: CombatantId;
  readonly target?: CombatantId;
  readonly purpose: Reason;
  readonly tool?: string;
  readonly modifiers: readonly Modifier[];
  /** True if the result is shown as hit or miss. */
  readonly isAttack?: boolean;
  /**
   * The condition that sets the target's REF to 0, if any. If there is one, every roll except a natural 1 succeeds,
   * whatever the luck and modifiers.
   */
  readonly zeroRefCondition?: AnyCondition | undefined;
}

export interface RollOutcome {
  readonly success: boolean;
  readonly natural: number;
  /** The magnitude of a critical: 1–4 after a natural 20. */
  readonly magnitude?: number;
}

/** Resolves an attempt: a d20, luck, the total against 11, and after a natural 1 or 20 the d4 that grades it. */
export function resolveAttempt(resolution: TdgsResolution, details: Attempt): RollOutcome {
  const rolledD20 = rollD20(resolution, details.actor);
  const { natural } = rolledD20;
  const isSuccess = recordRoll(resolution, details, rolledD20);
  return { success: isSuccess, natural, ...gradeNaturalRoll(resolution, details.actor, natural) };
}

/** Records a roll, with the reason for its result if the total didn't decide it. Returns whether it succeeds. */
function recordRoll(resolution: TdgsResolution, details: Attempt, { dice, natural, luck }: RolledD20): boolean {
  const { actor, target, purpose, tool, modifiers, isAttack, zeroRefCondition } = details;
  const shownModifiers = nonZero(modifiers);
  const total = natural + sum(shownModifiers);
  const isSuccess = zeroRefCondition === undefined ? isRollSuccessful(natural, total, luck) : natural !== 1;
  const degree = degreeOf(natural, isSuccess);
  const roll: Roll = { dice, modifiers: shownModifiers, total };
  const check: Check<Degree> = {
    roll: dice.length > 1 ? { ...roll, kept: [dice.length - 1] } : roll,
    against: { value: ROLL_THRESHOLD },
    degree: isAttack === true ? ATTACK_DEGREES[degree] : degree,
    tier: degree,
    ...(isSuccess !== total >= ROLL_THRESHOLD && { decided: decidingReason(natural, luck, target, zeroRefCondition) }),
  };
  resolution.record({
    type: 'checked',
    actor,
    purpose,
    check,
    ...(target !== undefined && { target }),
    ...(tool !== undefined && { tool }),
  });
  return isSuccess;
}

function decidingReason(
  natural: number,
  luck: number,
  target: CombatantId | undefined,
  zeroRefCondition: AnyCondition | undefined,
): Reason {
  if (natural === 1 || natural === 20) return because({ id: 'natural', face: natural });
  if (zeroRefCondition === undefined) return because({ id: 'luck', luck });
  return because({ id: 'condition', condition: zeroRefCondition, ...given({ owner: target }) });
}

/**
 * Rolls one d20 against several targets, each with its own modifiers, and grades it once. Returns the beaten targets.
 */
export function rollAgainstTargets(
  resolution: TdgsResolution,
  { actor, purpose }: Pick<Attempt, 'actor' | 'purpose'>,
  against: readonly { readonly target: CombatantId; readonly modifiers: readonly Modifier[] }[],
): readonly CombatantId[] {
  if (against.length === 0) return [];
  const rolledD20 = rollD20(resolution, actor);
  const beatenTargets = against.filter(({ target, modifiers }) =>
    recordRoll(resolution, { actor, target, purpose, modifiers }, rolledD20),
  );
  gradeNaturalRoll(resolution, actor, rolledD20.natural);
  return beatenTargets.map(({ target }) => target);
}

/**
 * Whether a roll succeeds. A natural 1 never does, and a natural 20 always does. Otherwise luck's floor or ceiling
 * decides, and if neither applies, the total does (documents 3, Resolution, and 4, Luck).
 */
export function isRollSuccessful(natural: number, total: number, luck: number): boolean {
  if (natural === 1) return false;
  if (natural === 20) return true;
  if (luck < 0 && natural < 10 - luck) return false;
  if (luck > 0 && natural >= 11 - Math.min(luck, 9)) return true;
  return total >= ROLL_THRESHOLD;
}

interface RolledD20 {
  readonly dice: readonly Die[];
  /** The face that counts, which is the second die's after a reroll. */
  readonly natural: number;
  /** The roller's LUK. */
  readonly luck: number;
}

/** Rolls a d20. With LUK +10, a natural 1 is rerolled once, and only the second die counts. */
function rollD20(resolution: TdgsResolution, actor: CombatantId): RolledD20 {
  const luck = resolution.combatant(actor).sheet.LUK;
  const firstDice = resolution.rollDice('1d20');
  const dice = luck >= 10 && firstDice[0]?.face === 1 ? [...firstDice, ...resolution.rollDice('1d20')] : firstDice;
  return { dice, natural: dice.at(-1)?.face ?? 1, luck };
}

/** The tier of an outcome, for phrases and the record. */
export function tierOf({ natural, success }: RollOutcome): Tier {
  return degreeOf(natural, success);
}

export function degreeOf(natural: number, success: boolean): Tier {
  if (natural === 1) return 'critical failure';
  if (natural === 20) return 'critical success';
  return success ? 'success' : 'failure';
}

/** "Roll a d4 for magnitude". Ruling: the grade of a natural 1 is shown but has no effect. */
function gradeNaturalRoll(
  resolution: TdgsResolution,
  subject: CombatantId,
  natural: number,
): { readonly magnitude?: number } {
  if (natural !== 1 && natural !== 20) return {};
  const dice = resolution.roll('1d4');
  const { total } = dice;
  const remark =
    natural === 20
      ? because({ id: 'magnitude', magnitude: total, percent: total * 25 })
      : because({ id: 'fumble', grade: total });
  resolution.record({ type: 'remarked', what: remark, subject, dice, sum: true });
  return natural === 20 ? { magnitude: total } : {};
}

/**
 * A symmetric contest: both roll, and the higher total wins. A tie goes to the higher REF (only in a physical contest),
 * then to the higher LUK, then to a d2. Ruling: a natural 20 beats everything except another 20, a natural 1 loses to
 * everything except another 1, and luck only breaks ties. Returns whether the attacker wins.
 */
export function contest(
  resolution: TdgsResolution,
  purpose: Reason,
  attacker: { readonly id: CombatantId; readonly modifiers: readonly Modifier[] },
  opponent: { readonly id: CombatantId; readonly modifiers: readonly Modifier[] },
  kind: 'physical' | 'magical' = 'physical',
): boolean {
  const attackerRoll = resolution.roll('1d20', nonZero(attacker.modifiers));
  const opponentRoll = resolution.roll('1d20', nonZero(opponent.modifiers));
  const hasAttackerWon =
    attackerWins(attackerRoll, opponentRoll) ?? winsTie(resolution, attacker.id, opponent.id, kind);
  const degree = degreeOf(attackerRoll.dice[0]?.face ?? 1, hasAttackerWon);
  const tier: Tier = hasAttackerWon ? (degree === 'critical success' ? degree : 'success') : 'failure';
  resolution.record({
    type: 'contested',
    actor: attacker.id,
    target: opponent.id,
    purpose,
    contest: { own: attackerRoll, theirs: opponentRoll, degree: hasAttackerWon ? 'success' : 'failure', tier },
  });
  return hasAttackerWon;
}

function attackerWins(attackerRoll: Roll, opponentRoll: Roll): boolean | undefined {
  const [a, b] = [attackerRoll.dice[0]?.face ?? 1, opponentRoll.dice[0]?.face ?? 1];
  if (a !== b && (a === 20 || b === 1)) return true;
  if (a !== b && (b === 20 || a === 1)) return false;
  return attackerRoll.total === opponentRoll.total ? undefined : attackerRoll.total > opponentRoll.total;
}

function winsTie(
  resolution: TdgsResolution,
  attacker: CombatantId,
  opponent: CombatantId,
  kind: 'physical' | 'magical',
): boolean {
  const [a, b] = [resolution.combatant(attacker), resolution.combatant(opponent)];
  const [refA, refB] = [refForTurnOrder(a), refForTurnOrder(b)];
  if (kind === 'physical' && refA !== refB) return refA > refB;
  if (a.sheet.LUK !== b.sheet.LUK) return a.sheet.LUK > b.sheet.LUK;
  return resolution.roll('1d2').total === 1;
}
