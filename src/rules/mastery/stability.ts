// Combat Rules v1.3 › Stability Rolls

import type { CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import { type Check, type Modifier, sum } from '../core/reason.ts';
import type { Resolution } from '../core/resolution.ts';
import { conditionsInOrder, entryOf, gain } from './conditions.ts';
import { because } from './reasons.ts';
import { rollSkill } from './rolling.ts';
import { type Fighter, levelIn, type Mastery, modifierOf } from './sheet.ts';

/** The base of a stability roll's DC, before the two modifiers. */
const BASE = 10;

/** The parts of the DC. Ruling: the opponent is the other fighter in the exchange; without one nothing is added. */
function partsOfDC(who: Fighter, opponent: Fighter | undefined): readonly Modifier[] {
  if (!opponent) return [];
  const [offense, defense] = [modifierIn(opponent, 'Offense'), modifierIn(who, 'Defense')];
  const opponentSkill = because({
    id: 'opponent’s skill',
    opponent: opponent.id,
    skill: 'Offense',
    owner: opponent.id,
  });
  return [
    { value: -offense, why: opponentSkill },
    { value: defense, why: because({ id: 'own skill', skill: 'Defense' }) },
  ];
}

/**
 * The DC: 10 − (the opponent's Offense modifier − the fighter's own Defense modifier). As printed, a stronger opponent
 * makes it easier.
 */
export function stabilityDC(who: Fighter, opponent: Fighter | undefined): Check['against'] {
  const parts = partsOfDC(who, opponent);
  return { name: because({ id: 'stability DC', base: BASE, parts }), value: BASE + sum(parts) };
}

/**
 * "Stability Roll": 1d20 + Endurance modifier, −2 if exhausted, as on every roll; it must reach the DC. Advantage
 * doesn't count. "Outcomes": on a pass the fighter stands and loses its next action; on a fail it collapses.
 */
export function stabilityRoll(resolution: Resolution<Mastery>, actor: CombatantId, opponent?: CombatantId): void {
  const who = resolution.combatant(actor);
  const against = stabilityDC(who, opponent === undefined ? undefined : resolution.combatant(opponent));
  const roll = rollSkill(resolution, who, { skill: 'Endurance', advantage: false });
  const passed = roll.total >= against.value;
  const check: Check<'pass' | 'fail'> = {
    roll,
    against,
    degree: passed ? 'pass' : 'fail',
    tier: passed ? 'success' : 'failure',
  };
  const purpose = because({ id: 'stability' });
  resolution.record({ type: 'checked', actor, purpose, check, ...given({ target: opponent }) });
  if (passed) {
    gain(resolution, actor, 'Unsteady');
    // Ruling: a second pass before the lost turn doesn't cost another turn. `gain` doesn't stack.
    gain(resolution, actor, 'Recovering');
  } else collapse(resolution, actor);
}

function modifierIn(who: Fighter, skill: string): number {
  return modifierOf(levelIn(who.sheet, skill));
}

/** "The character collapses and is out of combat." Conditions that need a standing fighter end. */
function collapse(resolution: Resolution<Mastery>, subject: CombatantId): void {
  const as = because({ id: 'collapsed' });
  resolution.record({ type: 'fell', subject, as, before: 'up', after: 'down' });
  for (const condition of conditionsInOrder(resolution.combatant(subject)))
    if (entryOf(condition).whileUp) resolution.record({ type: 'condition-ended', subject, condition, why: as });
}
