import type { EncounterState } from '../../session/encounter-state.ts';
import type { Lately } from '../../session/lately.ts';
import type { Key } from '../store.ts';
import type { OpenPostgres } from './open.ts';

export async function latelyOf(_open: OpenPostgres, _key: Key, _state: EncounterState | undefined): Promise<Lately> {
  throw new Error('cold: latelyOf');
}
