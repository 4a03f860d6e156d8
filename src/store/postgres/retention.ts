import type { Shards } from '../../shards.ts';
import type { OpenPostgres } from './open.ts';

export async function setServers(
  _open: OpenPostgres,
  _present: ReadonlySet<string>,
  _now: number,
  _shards?: Shards,
): Promise<void> {
  throw new Error('cold: setServers');
}

export async function setGone(_open: OpenPostgres, _serverOrChannel: string, _now: number): Promise<void> {
  throw new Error('cold: setGone');
}
