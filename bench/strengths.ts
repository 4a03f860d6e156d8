/**
 * How strong the ready-made creatures are, measured by playing fights out, and written into `src/odds/strengths.ts` and
 * `docs/creatures.md`. After a creature, or what decides a fight, has changed:
 *
 *     node bench/strengths.ts dungeoneers              all of a system
 *     node bench/strengths.ts dungeoneers Ogre Troll   only these; the others keep what they have
 *     node bench/strengths.ts                          the page alone, from what is known
 *
 * It takes one core some seconds a creature, and up to a minute for those who come in hordes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { measuredStrength } from '../src/odds/measure-strength.ts';
import { STRENGTHS } from '../src/odds/strengths.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../src/rules/systems.ts';
import { creaturesPage } from './creatures-page.ts';

const FILE = new URL('../src/odds/strengths.ts', import.meta.url);
const PAGE = new URL('../docs/creatures.md', import.meta.url);

const [system, ...names] = process.argv.slice(2);
if (system === undefined) writeFileSync(PAGE, creaturesPage());
else {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No system ${system}: one of ${SYSTEM_IDS.join(', ')}`);
  write(rules, { ...STRENGTHS[system], ...measured(rules, names) });
  // In a process of its own, which reads what has just been written.
  spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
}

function measured(rules: Ruleset, only: readonly string[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const kind of rules.archetypes.filter((each) => each.kind === 'creature')) {
    if (only.length > 0 && !only.includes(kind.name)) continue;
    const from = process.cpuUsage().user;
    const strength = Number(measuredStrength(rules, kind).toPrecision(2));
    found[kind.name] = strength;
    const seconds = ((process.cpuUsage().user - from) / 1e6).toFixed(1);
    console.log(`${kind.name.padEnd(24)} ${String(strength).padStart(6)}   ${seconds} s`);
  }
  return found;
}

/** Those that are there still, the weakest first. The file is read anew, as another system may have been measured meanwhile. */
function write({ id, archetypes }: Ruleset, strengths: Readonly<Record<string, number>>): void {
  const lines = Object.entries(strengths)
    .filter(([name]) => archetypes.some((each) => each.name === name))
    .toSorted(([, one], [, other]) => one - other)
    .map(([name, strength]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${strength},\n`);
  const source = readFileSync(FILE, 'utf8');
  const block = `  ${id}: {\n${lines.join('')}  },\n`;
  const old = new RegExp(`  ${id}: \\{[^}]*\\},\\n`);
  // A system that is new comes last.
  writeFileSync(
    FILE,
    old.test(source) ? source.replace(old, () => block) : source.replace(/\};\n$/, () => `${block}};\n`),
  );
}
