import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { action } from '../../src/rules/core/action.ts';
import { ok } from '../../src/rules/core/refusal.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { Repl } from '../../src/terminal/repl.ts';
import { emptyDatabase } from '../store/memory.ts';
import { addSmall, type Small, smallBecause } from '../systems/small.ts';

/** Asks the actor whether to go on. Then everyone rolls. */
const race = action<Small, { readonly actor: string }>({
  title: 'Race',
  cite: 'Fighting',
  when: 'always',
  offers: () => ({}),
  plan: (_, { actor }) => ok({ actor }),
  resolve(resolution, { actor }) {
    const purpose = smallBecause({ id: 'speed' });
    resolution.ask({ subject: actor, about: 'run', offers: ['run', 'walk'], note: purpose });
    for (const { id } of resolution.encounter.combatants) {
      const check = {
        roll: resolution.roll('1d20'),
        against: { value: 11 },
        degree: 'fast' as never,
        tier: 'success',
      } as const;
      resolution.record({ type: 'checked', actor: id, purpose, check });
    }
  },
});

beforeAll(() => {
  addSmall(
    { actions: { race } },
    {
      actions: { race: 'Run.' },
      questions: {
        speed: () => ({
          what: 'The race begins.',
          ask: 'Running is risky.',
          answers: { run: 'Run now', walk: 'Walk' },
        }),
      },
    },
  );
});
afterAll(() => removeSystem('small'));

test('a question in the terminal is asked in its own words, and several who roll for the same thing are named', async () => {
  const store = new SqliteStore(emptyDatabase());
  let printedText = '';
  const output = new Writable({
    write(chunk, _, done) {
      printedText += String(chunk);
      done();
    },
  });
  const table = new Repl(store, commands, components, output);
  await table.play('/encounter start ruleset:small');
  await table.play('@ana /join character:Hero name:Kira');
  await table.play('@ben /join character:Hero name:Blade');
  await table.play('@ana /act action:race');
  expect(printedText).toContain('The race begins. Running is risky.');
  expect(printedText).toContain('[1] Run now  [2] Walk');
  await table.play('@ana 1');
  expect(printedText).toMatch(/speed, Kira: d20.*\n.*speed, Blade: d20/);
  await store.close();
});
