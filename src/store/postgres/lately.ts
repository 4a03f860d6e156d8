import type { EncounterState } from '../../session/encounter-state.ts';
import { type Lately, NOTHING_LATELY, latelyOf as ofDeeds } from '../../session/lately.ts';
import { lateDeeds } from '../deed-rows.ts';
import type { Key } from '../store.ts';
import { latestFirst } from './deeds.ts';
import type { OpenPostgres } from './open.ts';

/** What a user may have missed of an encounter: its deeds are read only as far back as that. */
export async function latelyOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, user }: Key,
  state: EncounterState | undefined,
): Promise<Lately> {
  if (!state) return NOTHING_LATELY;
  return ofDeeds(state.encounter, user, lateDeeds(latestFirst(pool, server, state.id)));
}
