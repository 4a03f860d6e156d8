// `npm run words`: writes the types of the messages, Fray's and those of each system in `systems/`. `npm run words -- --in
// FOLDER`: writes those of the systems in a folder outside. `npm run words -- --sample 200 --seed 7`: prints random texts
// as players see them.

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { seededChance } from '../rules/core/dice.ts';
import { IN_TREE } from '../systems/in-tree.ts';
import { TEMPLATE } from '../systems/new-system.ts';
import { allTexts, messageTypes, TYPES_FILE } from '../text/message-types.ts';

const { values } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, in: { type: 'string' } },
});
if (values.in !== undefined) {
  writeTypesIn(pathToFileURL(`${resolve(process.env.INIT_CWD ?? '.', values.in)}/`));
} else if (values.sample === undefined) {
  writeFileSync(TYPES_FILE, messageTypes());
  writeTypesIn(IN_TREE);
  writeTypes(TEMPLATE);
} else {
  const remaining = [...allTexts()];
  const chance = seededChance(Number(values.seed));
  for (let count = 0; count < Number(values.sample) && remaining.length > 0; count++) {
    const [text] = remaining.splice(Math.floor(chance() * remaining.length), 1);
    process.stdout.write(`${text}\n`);
  }
}

/** Writes the types of the messages of each system in a folder. */
function writeTypesIn(folder: URL): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) writeTypes(new URL(`${name}/`, folder));
}

function writeTypes(system: URL): void {
  const locales = new URL('locales/en/', system);
  if (existsSync(locales)) writeFileSync(new URL('messages.d.ts', system), messageTypes(locales));
}
