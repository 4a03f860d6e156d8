/**
 * Measures how strong the premade creatures are by simulating fights, and writes the results into
 * `src/odds/strengths.ts` and `docs/creatures.md`. Run it after a change to a creature or to anything that decides a
 * fight:
 *
 *     node bench/strengths.ts dungeoneers              a whole system
 *     node bench/strengths.ts dungeoneers Ogre Troll   only these; the others keep their values
 *     node bench/strengths.ts                          only the page, from known values
 *
 * It takes one core some seconds for each creature, and up to a minute for creatures that come in hordes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { measuredStrength } from '../src/odds/measure-strength.ts';
import { STRENGTHS } from '../src/odds/strengths.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { creaturesPage } from './creatures-page.ts';

const FILE = new URL('../src/odds/strengths.ts', import.meta.url);
const PAGE = new URL('../docs/creatures.md', import.meta.url);

const [system, ...names] = process.argv.slice(2);
if (system === undefined) writeFileSync(PAGE, creaturesPage());
else {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No system ${system}: one of ${BUILT_IN_IDS.join(', ')}`);
  writeStrengths(rules, { ...STRENGTHS[system], ...measureStrengths(rules, names) });
  // Writes the page in a new process, because only that process reads the file that was just written.
  spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
}

function measureStrengths(rules: Ruleset, names: readonly string[]): Readonly<Record<string, number>> {
  const strengthByName: Record<string, number> = {};
  for (const kind of rules.archetypes.filter((each) => each.kind === 'creature')) {
    if (names.length > 0 && !names.includes(kind.name)) continue;
    const cpuBefore = process.cpuUsage().user;
    const strength = Number(measuredStrength(rules, kind).toPrecision(2));
    strengthByName[kind.name] = strength;
    const seconds = ((process.cpuUsage().user - cpuBefore) / 1e6).toFixed(1);
    console.log(`${kind.name.padEnd(24)} ${String(strength).padStart(6)}   ${seconds} s`);
  }
  return strengthByName;
}

/**
 * Writes the strengths of the creatures that still exist, weakest first. It reads the file again, because another
 * system may have been measured since the program started.
 */
function writeStrengths({ id, archetypes }: Ruleset, strengths: Readonly<Record<string, number>>): void {
  const lines = Object.entries(strengths)
    .filter(([name]) => archetypes.some((each) => each.name === name))
    .toSorted(([, one], [, other]) => one - other)
    .map(([name, strength]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${strength},\n`);
  const source = readFileSync(FILE, 'utf8');
  const block = `  ${id}: {\n${lines.join('')}  },\n`;
  const old = new RegExp(`  ${id}: \\{[^}]*\\},\\n`);
  // A new system is added at the end.
  writeFileSync(
    FILE,
    old.test(source) ? source.replace(old, () => block) : source.replace(/\};\n$/, () => `${block}};\n`),
  );
}
