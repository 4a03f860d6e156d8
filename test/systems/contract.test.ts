import { existsSync, readdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { DEMANDS, problemsOf, systemIn, testedSystem } from './contract.ts';

const leftOut = await loadSystems();
afterAll(unloadSystems);

const ids = readdirSync('systems').filter((name) => existsSync(`systems/${name}/system.ts`));
const inTree =
  leftOut.length > 0
    ? []
    : await Promise.all(ids.map((id) => systemIn(`${process.cwd()}/systems/${id}`, `systems/${id}`)));

test('every system in systems/ is loaded', () => {
  expect(leftOut).toEqual([]);
});

describe.each([...BUILT_IN_IDS.map((id) => testedSystem(id)), ...inTree])('$rules.title', (system) => {
  test.each(DEMANDS)('$title', async (demand) => {
    expect(await problemsOf(demand, system)).toEqual([]);
  });
});
