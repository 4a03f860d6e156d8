import { DiscordAPIError } from 'discord.js';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { errorAsLogged } from '../src/startup-error.ts';

/** The line that the log has about an error. */
function loggedLine(error: unknown): string {
  let line = '';
  const log = pino({ serializers: { error: errorAsLogged } }, { write: (written: string) => (line += written) });
  log.error({ error }, 'Something');
  return line;
}

test('the log has an error’s kind, its place, its code and its cause', () => {
  const cause = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' });
  const { error } = JSON.parse(loggedLine(new TypeError('It broke', { cause })));
  expect(error).toMatchObject({ type: 'TypeError', message: 'It broke', cause: { code: 'SQLITE_IOERR_WRITE' } });
  expect(error.stack).toContain('startup-error.test.ts');
});

test('the log has nothing of what was being sent to Discord: no words, no interaction’s token', () => {
  const refusalError = new DiscordAPIError(
    { code: 10062, message: 'Unknown interaction' },
    10062,
    404,
    'POST',
    'https://discord.com/api/v10/interactions/1/secret-token/callback',
    { body: { content: 'My secret words' }, files: [] },
  );
  const line = loggedLine(refusalError);
  expect(JSON.parse(line).error).toMatchObject({ code: 10062, status: 404, method: 'POST' });
  expect(line).not.toContain('secret');
});

test('a thrown value that is no error is logged as it is', () => {
  expect(JSON.parse(loggedLine('Out of cheese')).error).toBe('Out of cheese');
});
