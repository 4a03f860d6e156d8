import type { PoolClient } from 'pg';
import type { Portrait } from '../../session/portrait.ts';
import type { OpenPostgres } from './open.ts';

export async function portrayedOf(_open: OpenPostgres, _server: string, _user: string): Promise<readonly string[]> {
  throw new Error('cold: portrayedOf');
}

export async function portraitOf(
  _open: OpenPostgres,
  _server: string,
  _character: string,
): Promise<Portrait | undefined> {
  throw new Error('cold: portraitOf');
}

export async function changePortrait(
  _client: PoolClient,
  _server: string,
  _character: string,
  _portrait: Portrait | undefined,
): Promise<void> {
  throw new Error('cold: changePortrait');
}
