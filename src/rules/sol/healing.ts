// Project Sol › Damage in Combat › Wounds: what heals, and what a level 3 wound leaves behind

import { type CombatantId, resource } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import type { Sol } from './sheet.ts';
import { countBox, WOUNDS, type Wound } from './wounds.ts';

/** One wound is gone and its box free. */
export function heal(
  resolution: Resolution<Sol>,
  target: CombatantId,
  wound: Wound,
  from: string,
  by?: CombatantId,
): void {
  const { value: before, max } = resource(resolution.combatant(target), WOUNDS);
  resolution.record({
    type: 'healed',
    target,
    ...(by !== undefined && { actor: by }),
    from,
    resource: WOUNDS,
    steps: [],
    amount: wound.level,
    before,
    after: before - 1,
    ...(max !== undefined && { max }),
  });
  countBox(resolution, target, wound.level, -1, `a level ${wound.level} wound heals`);
  resolution.record({ type: 'condition-ended', subject: target, condition: wound.borne, why: 'healed' });
  if (wound.level === 3) leaveMark(resolution, target, wound);
}

/**
 * "Level 3 wounds will leave behind evidence": the player says what, and the sheet keeps it. The GM's own creatures do
 * not keep the table waiting: theirs is a scar.
 */
function leaveMark(resolution: Resolution<Sol>, target: CombatantId, { borne }: Wound): void {
  const { sheet: before, controller, name } = resolution.combatant(target);
  const origin = borne.note ?? borne.facts?.from ?? 'an old wound';
  const mark =
    controller === undefined
      ? `a scar: ${origin}`
      : resolution.askForWords(
          target,
          'mark',
          `${name}'s level 3 wound heals (${origin}). What mark does it leave, on body or mind?`,
        );
  const after = { ...before, marks: [...before.marks, mark].slice(-MOST_MARKS) };
  resolution.record({ type: 'remarked', what: 'mark', subject: target, note: mark });
  resolution.record({ type: 'sheet-changed', subject: target, why: 'a mark is left', before, after });
}

/** A sheet's list holds no more; the oldest marks fade first. */
const MOST_MARKS = 60;
