import { expect, test } from 'vitest';
import { commands, contextCommands } from '../../commands/all.ts';
import { commandBodies } from '../loopback/command-form.ts';

/** What of a definition Discord limits. */
interface Named {
  readonly name: string;
  readonly description?: string;
  readonly value?: string | number;
  readonly options?: readonly Named[];
  readonly choices?: readonly Named[];
}

/** Most characters that Discord takes. */
const NAME = 32;
const TEXT = 100;
const WHOLE = 8000;

const definitions = [...commands, ...contextCommands].map(({ definition }) => definition as Named);

/** Every name, description and choice that is too long, with its place: "odds › target › description: 104 of 100". */
function tooLong(
  { name, description = '', options = [], choices = [] }: Named,
  path: readonly string[] = [],
): string[] {
  const at = [...path, name];
  const over = (text: string, what: string, most: number) =>
    [...text].length > most ? [`${[...at, what].join(' › ')}: ${[...text].length} of ${most}`] : [];
  return [
    ...over(name, 'name', NAME),
    ...over(description, 'description', TEXT),
    ...choices.flatMap((choice) => [
      ...over(choice.name, 'choice', TEXT),
      ...over(String(choice.value), 'value', TEXT),
    ]),
    ...options.flatMap((option) => tooLong(option, at)),
  ];
}

function sizeOf({ name, description = '', value = '', options = [], choices = [] }: Named): number {
  return [...options, ...choices].reduce(
    (sum, each) => sum + sizeOf(each),
    [...name, ...description, ...(typeof value === 'string' ? value : '')].length,
  );
}

test('no name, description or choice of a command is longer than Discord takes', () => {
  expect(definitions.flatMap((each) => tooLong(each))).toEqual([]);
  const large = definitions.map((each) => ({ name: each.name, size: sizeOf(each) })).filter(({ size }) => size > WHOLE);
  expect(large).toEqual([]);
});

test('one that is too long is found, wherever it is', () => {
  const long = (length: number) => 'x'.repeat(length);
  const option = { name: 'with', description: long(101), choices: [{ name: long(101), value: long(101) }] };
  const group = { name: 'sub', description: 'fits', options: [option] };
  expect(tooLong({ name: long(33), description: long(100), options: [group] })).toHaveLength(4);
});

test('Discord would take all commands as they are registered', () => {
  expect(commandBodies(JSON.parse(JSON.stringify(definitions)))).toHaveLength(definitions.length);
});
