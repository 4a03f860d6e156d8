import type { PoolClient } from 'pg';

export async function deleteUser(_client: PoolClient, _server: string, _user: string): Promise<void> {
  throw new Error('cold: deleteUser, with the recount of due times');
}
