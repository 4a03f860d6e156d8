import type { Shards } from '../../shards.ts';
import type { Place, Resealed } from '../store.ts';
import type { OpenPostgres } from './open.ts';

export async function resealed(_open: OpenPostgres, _shards?: Shards): Promise<readonly Resealed[]> {
  throw new Error('cold: resealed');
}

export async function resealTold(_open: OpenPostgres, _place: Place): Promise<void> {
  throw new Error('cold: resealTold');
}
