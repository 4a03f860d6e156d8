import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { createSystemFolder } from '../../src/systems/new-system.ts';
import { newFolder } from '../bot.ts';
import { DEMANDS, testedSystem } from './contract.ts';

// A new system must pass the contract before its author changes anything.
beforeAll(async () => {
  const folder = newFolder();
  createSystemFolder('fresh-one', folder);
  expect(await loadSystems(folder, 'fresh-one')).toEqual([]);
});
afterAll(unloadSystems);

describe('a new system', () => {
  test.each(DEMANDS)('$title', async ({ problems }) => {
    expect(await problems(testedSystem('fresh-one'))).toEqual([]);
  });
});
