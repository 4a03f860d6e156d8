import { nobodysCorner } from '../../../commands/me/me.ts';
import { cornerScreen } from '../../../commands/me/screen.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { anyEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import type { Reply } from '../reply.ts';
import { cornersOf } from './corners.ts';

/** What is loaded for a corner. */
export const CORNER_NEEDS = { history: true, characters: true, saved: true } as const;

/** Somebody's corner; without one named, that of whoever of the caller's is likeliest meant, or the ways to join. */
export function openCorner(
  session: Session<keyof typeof CORNER_NEEDS>,
  of: Combatant | undefined = cornersOf(session)[0],
  said?: string,
): Reply {
  const met = anyEncounter(session);
  return met.ok && of ? cornerScreen(met.value, of, said) : nobodysCorner(session);
}
