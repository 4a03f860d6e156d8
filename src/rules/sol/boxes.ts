// Project Sol › Damage in Combat › Wounds: boxes and the wounds in them agree, whoever's hand changed either

import { type CombatantId, resource } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import type { Sol } from './sheet.ts';
import { addWound, boxes, countBox, countWounds, freeBoxes, LEVELS, type Level, WOUNDS, woundsOf } from './wounds.ts';

/** Said of what a GM's hand on a track or condition brings with it. */
const WHY = 'the GM’s hand';

/**
 * A wound is counted three times: as a condition, in its level's boxes, and in the sum. A GM's hand changes one of the
 * three; the two that still agree show which, and they follow it.
 */
export function settleBoxes(resolution: Resolution<Sol>, who: CombatantId): void {
  const fighter = resolution.combatant(who);
  const borne = countWounds(fighter);
  const filled = LEVELS.reduce((all, level) => all + resource(fighter, boxes(level)).value, 0);
  const total = resource(fighter, WOUNDS).value;
  if (borne === filled && filled === total) return;
  if (borne === filled) followTotal(resolution, who, total - filled);
  else if (borne === total) followBoxes(resolution, who);
  else followWounds(resolution, who);
  countTotal(resolution, who);
}

/** The sum was changed: the lowest free boxes fill, or the lowest and oldest wounds go. */
function followTotal(resolution: Resolution<Sol>, who: CombatantId, by: number): void {
  for (let more = by; more > 0; more--) {
    const level = LEVELS.find((each) => freeBoxes(resolution.combatant(who), each) > 0);
    if (level === undefined) break;
    countBox(resolution, who, level, 1, WHY);
    addWound(resolution, who, level, WHY);
  }
  for (const { level, borne } of woundsOf(resolution.combatant(who)).slice(0, Math.max(0, -by))) {
    countBox(resolution, who, level, -1, WHY);
    resolution.record({ type: 'condition-ended', subject: who, condition: borne, why: WHY });
  }
}

/** A level's boxes were changed: wounds of that level come, or the oldest of it go. */
function followBoxes(resolution: Resolution<Sol>, who: CombatantId): void {
  for (const level of LEVELS) {
    const wounds = ofLevel(resolution, who, level);
    const { value } = resource(resolution.combatant(who), boxes(level));
    for (let count = wounds.length; count < value; count++) addWound(resolution, who, level, WHY);
    for (const { borne } of wounds.slice(0, Math.max(0, wounds.length - value)))
      resolution.record({ type: 'condition-ended', subject: who, condition: borne, why: WHY });
  }
}

/** A wound was taken off, or brought along: the boxes are counted anew. */
function followWounds(resolution: Resolution<Sol>, who: CombatantId): void {
  for (const level of LEVELS) {
    const by = ofLevel(resolution, who, level).length - resource(resolution.combatant(who), boxes(level)).value;
    if (by !== 0) countBox(resolution, who, level, by, WHY);
  }
}

function ofLevel(resolution: Resolution<Sol>, who: CombatantId, wanted: Level) {
  return woundsOf(resolution.combatant(who)).filter(({ level }) => level === wanted);
}

function countTotal(resolution: Resolution<Sol>, combatant: CombatantId): void {
  const { value: before, max } = resource(resolution.combatant(combatant), WOUNDS);
  const after = countWounds(resolution.combatant(combatant));
  if (after === before) return;
  const type = after > before ? 'spent' : 'regained';
  const limit = max === undefined ? {} : { max };
  resolution.record({ type, subject: combatant, resource: WOUNDS, why: WHY, before, after, ...limit });
}
