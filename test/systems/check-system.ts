// Checks a rule system in a folder of its own, in Fray or outside: `npm run check-system -- FOLDER`. A built-in system is
// checked by its id.

import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { IN_TREE_FOLDER } from '../../src/systems/in-tree.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import type { TestedSystem } from './contract/demand.ts';
import { DEMANDS, problemsOf, systemIn, testedSystem } from './contract.ts';

type Print = (line: string) => void;

/** Checks a system in a folder of its own. Returns the number of problems. */
export async function checkSystem(folder: string, print: Print): Promise<number> {
  const path = resolve(folder);
  const isInTree = resolve(fileURLToPath(IN_TREE_FOLDER)) === dirname(path);
  const [fault] = await loadSystems(isInTree ? undefined : dirname(path), basename(path));
  if (fault) {
    print(`✗ can be loaded\n  ${fault.why}`);
    return 1;
  }
  const count = await checkLoaded(await systemIn(path, folder), print);
  unloadSystems();
  return count;
}

/** Prints each demand with the problems that it found, and returns the number of problems. */
async function checkLoaded(system: TestedSystem, print: Print): Promise<number> {
  let count = 0;
  for (const demand of DEMANDS) {
    const problems = await problemsOf(demand, system);
    print(`${problems.length === 0 ? '✓' : '✗'} ${demand.title}`);
    for (const problem of problems) print(`  ${problem}`);
    count += problems.length;
  }
  const verdict = count === 0 ? 'has everything' : `has ${count} ${count === 1 ? 'problem' : 'problems'}`;
  print(`\n${system.rules.title} ${verdict}.`);
  return count;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Name the folder of a rule system: npm run check-system -- FOLDER');
    process.exitCode = 1;
  } else {
    const isBuiltIn = BUILT_IN_IDS.some((id) => id === folder);
    const check = isBuiltIn ? checkLoaded(testedSystem(folder), console.log) : checkSystem(folder, console.log);
    process.exitCode = (await check) === 0 ? 0 : 1;
  }
}
