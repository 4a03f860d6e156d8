import { everybody } from '../../../commands/gm/screen.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import type { InEncounter } from '../../session/authorize.ts';
import { marked } from '../posts/mark.ts';

/** Whoever has that mark, unseen or not. Refused where nobody has it any more. */
export function somebodyMeant({ encounter }: InEncounter, who: string): Result<Combatant, Refusal> {
  const found = marked(who, everybody(encounter), ({ id }) => id);
  return found ? ok(found) : no({ type: 'stale' });
}
