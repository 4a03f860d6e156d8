// Project Sol › Damage in Combat › Wounds: what heals, and what a level 3 wound leaves behind

import type { CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Reason } from '../core/reason.ts';
import type { Resolution } from '../core/resolution.ts';
import { because } from './reasons.ts';
import type { Sol } from './sheet.ts';
import type { Wound } from './state.ts';
import { removeWound } from './wounds.ts';

/** One wound is gone and its box free. */
export function heal(
  resolution: Resolution<Sol>,
  target: CombatantId,
  wound: Wound,
  from: Reason,
  actor?: CombatantId,
): void {
  closeWound(resolution, target, wound, from, actor);
  if (wound.level === 3) leaveMark(resolution, target, wound);
}

/** A wound closes, and leaves no mark: by the GM's word. */
export function closeWound(
  resolution: Resolution<Sol>,
  target: CombatantId,
  wound: Wound,
  from: Reason,
  actor?: CombatantId,
): void {
  const { level } = wound;
  const before = resolution.combatant(target).own.wounds.length;
  resolution.record({
    type: 'healed',
    target,
    from,
    came: because({ id: 'level wound', level }),
    steps: [],
    amount: level,
    before,
    after: before - 1,
    ...given({ actor }),
  });
  removeWound(resolution, target, wound);
}

/**
 * "Level 3 wounds will leave behind evidence": the player says what, and the sheet keeps it. The GM's own creatures do
 * not keep the table waiting: theirs is a scar.
 */
function leaveMark(resolution: Resolution<Sol>, target: CombatantId, { from, words }: Wound): void {
  const { sheet: before, controller } = resolution.combatant(target);
  const question = because({ id: 'mark for wound', who: target, from, ...given({ words }) });
  const mark = controller === undefined ? (words ?? SCAR) : resolution.askForWords(target, 'mark', question);
  const after = { ...before, marks: [...before.marks, mark].slice(-MOST_MARKS) };
  resolution.record({ type: 'remarked', what: because({ id: 'mark', mark }), subject: target });
  resolution.record({ type: 'sheet-changed', subject: target, why: because({ id: 'mark', mark }), before, after });
}

/** The mark of a creature whose wound nobody has put into words. */
export const SCAR = 'scar';

/** A sheet's list holds no more; the oldest marks fade first. */
const MOST_MARKS = 60;
