import type { Said } from '../../session/loadable.ts';
import type { SaidRow } from '../personal-data.ts';
import type { Place } from '../store.ts';
import type { OpenPostgres } from './database.ts';

type Pool = Pick<OpenPostgres, 'pool'>;

/** The author of a character's message in a channel. */
export async function saidIn({ pool }: Pool, { server, channel }: Place, message: string): Promise<Said | undefined> {
  const { rows } = await pool.query<Said>(
    'SELECT message, "user" FROM said WHERE server = $1 AND message = $2 AND channel = $3',
    [server, message, channel],
  );
  return rows[0];
}

/** What a user has said in a server, the newest first. */
export async function saidBy({ pool }: Pool, server: string, user: string): Promise<readonly SaidRow[]> {
  const { rows } = await pool.query<SaidRow>(
    'SELECT channel, message, at::float8 FROM said WHERE server = $1 AND "user" = $2 ORDER BY at DESC',
    [server, user],
  );
  return rows;
}

export async function noteSpeech({ pool }: Pool, server: string, interaction: string, message: string): Promise<void> {
  await pool.query('UPDATE said SET message = $3 WHERE server = $1 AND interaction = $2', [
    server,
    interaction,
    message,
  ]);
}

export async function dropSpeech({ pool }: Pool, server: string, message: string): Promise<void> {
  await pool.query('DELETE FROM said WHERE server = $1 AND message = $2', [server, message]);
}
