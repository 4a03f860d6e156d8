import { expect, test } from 'vitest';
import { user } from '../../src/interaction/command.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { emptyDatabase } from '../store/memory.ts';
import { playAt } from '../store/play.ts';

/** A user option never reads the session, so the tests need none. */
const SESSION = undefined as never;

const readUser = (input: string) => user().read(new Map([['who', input]]), 'who', SESSION);

test.each(['417225678901234567', 'ana', 'Zoë.2'])('“%s” is a user', (id) =>
  expect(readUser(id)).toEqual({ ok: true, value: id }),
);

test.each(['', '@everyone', '<@1>', 'former:1', '1> <@&2', '__proto__ x', '1'.repeat(33), 'a\nb'])(
  '“%s” is none, and is refused',
  (id) => expect(readUser(id)).toMatchObject({ ok: false }),
);

const START_LINES = [
  '/encounter start ruleset:sol',
  '@ana /join character:Soldier name:Kit',
  '@ana /join character:Medic name:Doc',
  '/add creature:Guard count:3',
];

/** The reply to each of these lines, in a Project Sol fight that everyone has joined. */
async function say(...lines: readonly string[]): Promise<readonly string[]> {
  const output = await playAt(new SqliteStore(emptyDatabase()), [...START_LINES, ...lines]);
  return output.split('\n\n> ').slice(-lines.length);
}

/** Combat has begun, and all combatants before the guards have had their turns. */
const LINES_TO_GUARDS_TURN = ['/initiative', '@ana /turn end as:all', '/encounter status'];

test('a whole block ends its turn at once, with “all” or with names', async () => {
  const [status, reply] = (await say(...LINES_TO_GUARDS_TURN, '/turn end as:all')).slice(-2);
  expect(status).toMatch(/Waiting for[^\n]*Guard 1[^\n]*Guard 3/);
  expect(reply).not.toMatch(/Still[^\n]*Guard|you play/i);
  const namedReply = await say(...LINES_TO_GUARDS_TURN, '/turn end as:"Guard 1, Guard 3"');
  expect(namedReply.at(-1)).toMatch(/Still[^\n]*Guard 2/);
});

test('“all” means all of the player’s own: no one else’s turn ends', async () => {
  const replies = await say('/initiative', '@bo /turn end as:all', '@bo /turn end as:"Guard 1, Kit"');
  for (const reply of replies.slice(1)) expect(reply).not.toMatch(/Next|Still/);
});

test('a GM who plays several calls for a test without saying who acts, even before there is a creature', async () => {
  const [testLine] = await say('/act action:surprise target:"Kit, Doc"');
  expect(testLine).toMatch(/surprise, Kit/);
  expect(testLine).toMatch(/surprise, Doc/);
  const aloneOutput = await playAt(new SqliteStore(emptyDatabase()), [
    ...START_LINES.slice(0, 2),
    '/act action:surprise target:Kit',
  ]);
  expect(aloneOutput).toMatch(/surprise, Kit/);
});
