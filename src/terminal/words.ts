// `npm run words`: writes the types of the messages. `npm run words -- --sample 200 --seed 7`: prints random texts as players see them.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { load } from 'js-yaml';
import { seededChance } from '../rules/core/dice.ts';
import { LOCALES, messageTypes, TYPES, variablesOf } from '../text/message-types.ts';

/** What stands for a variable in a sample, by its name. */
const EXAMPLES: Readonly<Record<string, string>> = {
  actor: 'Kira',
  act: 'Attack Goblin 1 with Longsword',
  action: 'Attack',
  amount: '5 damage',
  at: 'Goblin 1',
  attacker: 'Goblin 1',
  by: 'Kira',
  character: 'Kira',
  chance: '75%',
  channel: '<#1>',
  combatant: 'Kira',
  condition: 'Burning',
  cost: '1 action point',
  encounter: 'The old bridge',
  from: 'A1',
  gms: '<@1>',
  how: 'with Longsword',
  kind: 'Goblin',
  name: 'Kira',
  names: 'Kira and Bryn',
  of: 'Kira',
  own: 'longsword',
  owner: '<@2>',
  percent: '75%',
  player: '<@2>',
  price: '1 action point',
  resource: 'HP',
  round: '3',
  s: 's',
  side: 'players',
  square: 'D7',
  target: 'Goblin 1',
  tile: 'D7',
  time: '<t:1700000000:R>',
  title: 'Attack',
  to: 'Bryn',
  tool: 'the longsword',
  typed: 'longsord',
  until: 'Friday',
  user: '<@2>',
  users: '<@2> and <@3>',
  value: '3',
  weapon: 'Longsword',
  what: 'Burning',
  who: 'Kira',
  whose: 'Kira',
};

/** Every text of the locale, with example values filled in: messages, story lines and glossary entries. */
function allTexts(): readonly string[] {
  const texts: string[] = [];
  const bundle = new FluentBundle('en', { useIsolating: false });
  const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).toSorted();
  const messages = files.filter((file) => file.endsWith('.ftl'));
  for (const file of messages) bundle.addResource(new FluentResource(readFileSync(new URL(file, LOCALES), 'utf8')));
  for (const [id, variables] of variablesOf()) {
    const facts = Object.fromEntries(
      [...variables].map(([name, type]) => [
        name,
        type === 'number' ? 3 : (/^'([^']*)'/.exec(type)?.[1] ?? EXAMPLES[name] ?? name.toUpperCase()),
      ]),
    );
    const [name = id, attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) texts.push(`${id}: ${bundle.formatPattern(pattern, facts)}`);
  }
  for (const file of files.filter((each) => each.endsWith('.yaml')))
    for (const line of leaves(load(readFileSync(new URL(file, LOCALES), 'utf8'))))
      texts.push(`${file}: ${line.replace(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? name)}`);
  return texts;
}

/** All texts in a file of lists and entries, but for what must be true for a line. */
function leaves(value: unknown, key = ''): readonly string[] {
  if (key === 'when' || key === 'settings') return [];
  if (typeof value === 'string') return value === 'untold' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((each) => leaves(each, key))
    : Object.entries(value).flatMap(([name, each]) => leaves(each, name));
}

const { values } = parseArgs({ options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } } });
if (values.sample === undefined) writeFileSync(TYPES, messageTypes());
else {
  const left = [...allTexts()];
  const chance = seededChance(Number(values.seed));
  for (let taken = 0; taken < Number(values.sample) && left.length > 0; taken++) {
    const [text] = left.splice(Math.floor(chance() * left.length), 1);
    process.stdout.write(`${text}\n`);
  }
}
