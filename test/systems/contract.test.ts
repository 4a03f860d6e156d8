import { describe, expect, test } from 'vitest';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { DEMANDS, testedSystem } from './contract.ts';

describe.each(BUILT_IN_IDS)('%s', (id) => {
  const system = testedSystem(id);
  test.each(DEMANDS)('$title', async ({ problems }) => {
    expect(await problems(system)).toEqual([]);
  });
});
