// `npm run words`: writes the types of the messages. `npm run words -- --sample 200 --seed 7`: prints random texts as players see them.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededChance } from '../rules/core/dice.ts';
import { allTexts, messageTypes, TYPES } from '../text/message-types.ts';

const { values } = parseArgs({ options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } } });
if (values.sample === undefined) writeFileSync(TYPES, messageTypes());
else {
  const remaining = [...allTexts()];
  const chance = seededChance(Number(values.seed));
  for (let count = 0; count < Number(values.sample) && remaining.length > 0; count++) {
    const [text] = remaining.splice(Math.floor(chance() * remaining.length), 1);
    process.stdout.write(`${text}\n`);
  }
}
