import { afterAll, expect, test } from 'vitest';
import { removeSystem } from '../../src/rules/systems.ts';
import { removeBook } from '../../src/text/books.ts';
import { secretsKept, secretsShown } from './contract/secrets.ts';
import { testedSystem } from './contract.ts';
import { addSmall } from './small.ts';

afterAll(() => {
  removeSystem('small');
  removeBook('small');
});

test('with secrecy exact, the search for secrets finds a difference, and shows only the place', async () => {
  const [found = '', ...others] = await secretsShown(testedSystem('tdgs'), 'exact');
  expect(found).toMatch(/^after `\/adjust who:Foe .*HP/);
  expect(found.length).toBeLessThan(400);
  expect(others.length).toBeLessThan(3);
});

test('no secret is found in a creature because it has few hit points', async () => {
  addSmall({
    archetypes: [
      { name: 'Hero', kind: 'character', source: 'chosen', sheet: { hp: 20, speed: 5 } },
      { name: 'Imp', kind: 'creature', source: 'chosen', sheet: { hp: 4, speed: 3 } },
    ],
  });
  expect(await secretsKept.problems(testedSystem('small'))).toEqual([]);
});
