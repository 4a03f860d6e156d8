import type { Dice } from '../../../src/rules/core/dice.ts';
import type { Encounter, System } from '../../../src/rules/core/encounter.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { type PlayResult, playDeed, prepareIntent } from '../../../src/rules/core/play.ts';
import { ok, type Refusal, type Result } from '../../../src/rules/core/refusal.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';

/** Plays an intent, or returns its refusal if the rules don't allow it. */
export function play<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  intent: Intent,
  dice: Dice,
  answers: readonly string[] = [],
): Result<PlayResult<S>, Refusal> {
  const startResult = prepareIntent(rules, before, intent);
  if (!startResult.ok) return startResult;
  return playDeed(rules, before, (resolution) => ok(startResult.value(resolution)), dice, answers);
}
