/**
 * How strong the ready-made creatures are, measured by playing fights out, and written into `src/odds/strengths.ts`. After
 * a creature, or what decides a fight, has changed:
 *
 *     node bench/strengths.ts dungeoneers              all of a system
 *     node bench/strengths.ts dungeoneers Ogre Troll   only these; the others keep what they have
 *
 * It takes one core some seconds a creature.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { measuredStrength } from '../src/odds/measure-strength.ts';
import { STRENGTHS } from '../src/odds/strengths.ts';
import { rulesNamed, SYSTEM_IDS } from '../src/rules/systems.ts';

const FILE = new URL('../src/odds/strengths.ts', import.meta.url);
const [system = '', ...names] = process.argv.slice(2);
const rules = rulesNamed(system);
if (!rules) throw new Error(`No system ${system}: one of ${SYSTEM_IDS.join(', ')}`);

const known = { ...STRENGTHS[system] };
for (const kind of rules.archetypes.filter((each) => each.kind === 'creature')) {
  if (names.length > 0 && !names.includes(kind.name)) continue;
  const from = process.cpuUsage().user;
  const strength = Number(measuredStrength(rules, kind).toPrecision(2));
  known[kind.name] = strength;
  const seconds = ((process.cpuUsage().user - from) / 1e6).toFixed(1);
  console.log(`${kind.name.padEnd(24)} ${String(strength).padStart(6)}   ${seconds} s`);
}

const order = Object.entries(known)
  .filter(([name]) => rules.archetypes.some((each) => each.name === name))
  .toSorted(([, one], [, other]) => one - other);
const lines = order.map(([name, strength]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${strength},\n`);
const block = `  ${system}: {\n${lines.join('')}  },\n`;
// Read anew, as another system may have been measured meanwhile.
const source = readFileSync(FILE, 'utf8');
const old = new RegExp(`  ${system}: \\{[^}]*\\},\\n`);
if (!old.test(source)) throw new Error(`No block ${system} in ${FILE.pathname}`);
writeFileSync(
  FILE,
  source.replace(old, () => block),
);
