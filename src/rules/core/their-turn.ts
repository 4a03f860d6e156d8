import { pass } from './durations.ts';
import type { CombatantId, Encounter } from './encounter.ts';
import { isOnTurn } from './encounter.ts';
import { standIn } from './plan-trial.ts';
import { Asked, Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';

/** The encounter as if somebody's turn came now, as things stand: what they could do then. On their turn, as it is. */
export function asOnTurn(rules: Ruleset, encounter: Encounter, who: CombatantId): Encounter {
  if (isOnTurn(encounter, who)) return encounter;
  const round = Math.max(1, encounter.round);
  const resolution = new Resolution(
    { ...encounter, phase: 'fighting', round, turnOrder: [[who]], turn: 0, done: [] },
    standIn('high'),
  );
  try {
    pass(resolution, 'turn-start', who);
    rules.startTurn(resolution, who);
  } catch (signal) {
    if (!(signal instanceof Asked)) throw signal;
  }
  return resolution.encounter;
}
