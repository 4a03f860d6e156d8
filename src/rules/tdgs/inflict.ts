// TDGS › 8 Combat › Applying Conditions (weapons, spells, items); 3 Resolution › Resist

import { endCondition } from '../core/durations.ts';
import type { CombatantId } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { afflict } from './afflict.ts';
import { attempt } from './attack-roll.ts';
import { because, item } from './reasons.ts';
import type { Inflicts, TdgsResolution } from './sheet.ts';
import { fear } from './sight.ts';
import { apparent, asModifier } from './stats.ts';

/**
 * What a hit, a spell or an item causes. Ruling: without a further roll unless content names a difficulty to resist;
 * the dead get nothing. `stretch` lengthens a duration in rounds after a critical.
 */
export function inflict(
  resolution: TdgsResolution,
  target: CombatantId,
  given: Inflicts,
  {
    actor,
    from,
    stretch,
    facts,
  }: {
    readonly actor?: CombatantId;
    /** The name of what causes it. */
    readonly from?: string;
    readonly stretch?: number;
    readonly facts?: Readonly<Record<string, string | number | boolean>>;
  },
): void {
  const who = resolution.combatant(target);
  if (who.vitality === 'dead') return;
  if (given.difficulty !== undefined) {
    const stat = given.resist ?? 'CON';
    const modifiers = [
      asModifier(apparent(who, stat), 1),
      { value: -given.difficulty, why: difficultyOf(from, actor) },
      ...fear(resolution.encounter, who),
    ];
    const resisted = attempt(resolution, {
      actor: target,
      purpose: because({ id: 'resist', condition: given.condition }),
      modifiers,
    }).success;
    if (resisted) return;
  }
  const { condition, value, lasting, note, type } = given;
  const rounds = given.rounds === undefined ? undefined : longer(given.rounds, stretch);
  const all = {
    ...facts,
    ...(type !== undefined && { type }),
    ...(given.difficulty !== undefined && { difficulty: given.difficulty }),
  };
  const done = afflict(resolution, target, {
    condition,
    ...(actor !== undefined && { source: actor }),
    ...(value !== undefined && { value }),
    ...(rounds !== undefined && { rounds }),
    ...(lasting !== undefined && { until: lasting }),
    ...(note === undefined ? condition === 'Poisoned' && from !== undefined && { note: from } : { note }),
    ...(Object.keys(all).length > 0 && { facts: all }),
  });
  if (!done.ok && done.why.type === 'rule' && done.why.rule === 'tdgs/immune')
    resolution.record({
      type: 'remarked',
      what: because({ id: 'immune', condition, type: String(done.why.facts.type) }),
      subject: target,
    });
}

function difficultyOf(from: string | undefined, owner: CombatantId | undefined): Reason {
  return because({
    id: 'difficulty',
    ...(from !== undefined && { of: item(from) }),
    ...(owner !== undefined && { owner }),
  });
}

/** Durations after a critical: +1, +2 rounds, +50 %, double, in rounds and by at least 1 (ruling). */
export function longer(rounds: number, magnitude: number | undefined): number {
  switch (magnitude) {
    case 1:
      return rounds + 1;
    case 2:
      return rounds + 2;
    case 3:
      return Math.max(rounds + 1, Math.floor((rounds * 3) / 2));
    case 4:
      return rounds * 2;
    default:
      return rounds;
  }
}

/** Who attacks, by a harmful spell too, or lays hands on a foe, is neither Invisible nor Hidden any more. Ruling. */
export function reveal(resolution: TdgsResolution, actor: CombatantId, why: Reason): void {
  revealInvisible(resolution, actor, why);
  endCondition(resolution, actor, 'Hidden', why);
}

/** "Broken: when you attack or interact physically": a spell on another and a touch end it too; they find nobody. */
export function revealInvisible(resolution: TdgsResolution, actor: CombatantId, why: Reason): void {
  endCondition(resolution, actor, 'Invisible', why);
}
