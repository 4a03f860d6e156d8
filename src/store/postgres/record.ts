import type { EncounterRecord } from '../../session/encounter-record.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { Needs } from '../../session/loadable.ts';
import type { Key } from '../store.ts';
import type { OpenPostgres } from './open.ts';

export async function recordOf(
  _open: OpenPostgres,
  _key: Key,
  _which: Needs['record'],
  _state: EncounterState | undefined,
): Promise<EncounterRecord | undefined> {
  throw new Error('cold: recordOf');
}
