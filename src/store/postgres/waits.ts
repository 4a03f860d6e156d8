import type { WaitingEncounter } from '../../session/needed.ts';
import type { OpenPostgres } from './open.ts';

export async function waitsOf(
  _open: OpenPostgres,
  _server: string,
  _user: string,
): Promise<readonly WaitingEncounter[]> {
  throw new Error('cold: waitsOf');
}
