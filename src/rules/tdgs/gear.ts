// TDGS › 8 Combat › Applying and Removing Conditions, Core Buffs › Invisible ("certain gear"); 15 Equipment

import type { CombatantId } from '../core/encounter.ts';
import { worn } from './armor.ts';
import { inflict } from './inflict.ts';
import { because } from './reasons.ts';
import type { Armor, TdgsResolution } from './sheet.ts';

/** What somebody is by nature, and by what they wear, as they enter the rounds. */
export function bearOwn(resolution: TdgsResolution, subject: CombatantId): void {
  const { sheet } = resolution.combatant(subject);
  for (const each of sheet.innate) inflict(resolution, subject, each, {});
  for (const piece of worn(sheet)) bearGear(resolution, subject, piece);
}

/** "Certain gear": its conditions last while it is worn, whatever rest comes between; one that breaks stays broken until it is put on anew. */
function bearGear(resolution: TdgsResolution, subject: CombatantId, { name, inflicts = [] }: Armor): void {
  for (const each of inflicts) {
    const given = each.rounds === undefined ? { ...each, lasting: each.lasting ?? 'lasting' } : each;
    inflict(resolution, subject, given, { from: name, facts: { gear: name } });
  }
}

/** What follows from a change of what is worn: the conditions of gear come with it and go with it. */
export function changeGear(resolution: TdgsResolution, subject: CombatantId, before: readonly Armor[]): void {
  const now = worn(resolution.combatant(subject).sheet);
  const has = (pieces: readonly Armor[], name: unknown) => pieces.some((piece) => piece.name === name);
  for (const condition of resolution.combatant(subject).conditions) {
    const gear = condition.facts?.gear;
    if (gear !== undefined && !has(now, gear))
      resolution.record({ type: 'condition-ended', subject, condition, why: because({ id: 'gear off' }) });
  }
  for (const piece of now) if (!has(before, piece.name)) bearGear(resolution, subject, piece);
}
