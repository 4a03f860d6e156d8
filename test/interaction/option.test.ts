import { expect, test } from 'vitest';
import { user } from '../../src/interaction/option.ts';

/** No option of a user looks at the session. */
const SESSION = undefined as never;

const read = (given: string) => user('Whom').read(new Map([['who', given]]), 'who', SESSION);

test.each(['417225678901234567', 'ana', 'Zoë.2'])('“%s” is a user', (id) =>
  expect(read(id)).toEqual({ ok: true, value: id }),
);

test.each(['', '@everyone', '<@1>', 'former:1', '1> <@&2', '__proto__ x', '1'.repeat(33), 'a\nb'])(
  '“%s” is none, and is refused',
  (id) => expect(read(id)).toMatchObject({ ok: false }),
);
