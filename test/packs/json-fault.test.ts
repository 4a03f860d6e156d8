import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/interaction/settings.ts';
import { jsonFaultIn } from '../../src/packs/json-fault.ts';
import { readPack } from '../../src/packs/read.ts';
import { packProblemsText } from '../../src/text/packs.ts';
import { theBog } from './the-bog.ts';

const FILE = JSON.stringify(theBog, undefined, 2);
const withMistake = (before: string | RegExp, after: string) => FILE.replace(before, after);

test.each([
  ['an empty file', ' \n', 'The file is empty.'],
  ['YAML', 'format: fray-pack', 'Line 1: a pack’s file starts with `{`, but this one starts with `format: fray-pack`.'],
  ['a block of Markdown', `\`\`\`json\n${FILE}\n\`\`\``, 'Line 1: remove the three backticks, and anything after'],
  [
    'the end of a block of Markdown',
    `${FILE}\n\`\`\`\n`,
    `Line ${FILE.split('\n').length + 1}: remove the three backticks`,
  ],
  ['no comma', withMistake('"hit": 2,', '"hit": 2'), 'Line 15: put a comma after `"hit": 2`.'],
  ['no comma in a long line', JSON.stringify(theBog).replace('"hit":2,', '"hit":2 '), 'after `…'],
  [
    'no comma, with Windows line ends',
    withMistake('"hit": 2,', '"hit": 2').replaceAll('\n', '\r\n'),
    'Line 15: put a comma after `"hit": 2`.',
  ],
  ['no comma between entries', withMistake(/\},(\s+\{\s+"name": "Bog Crone)/, '}$1'), 'put a comma after `}`.'],
  ['a last comma', withMistake('"Dagger"\n', '"Dagger",\n'), 'Line 33: remove the comma after `"Dagger"`.'],
  ['no colon', withMistake('"hit":', '"hit"'), 'Line 15: put a colon after `"hit"`.'],
  ['no value', withMistake('"hit": 2', '"hit": '), 'Line 15: there’s a value missing after `"hit":`.'],
  ['curly quotes', withMistake('"Moon Sickle"', '“Moon Sickle”'), 'Line 14: replace `“` with a straight double quote'],
  ['one curly quote', withMistake('"Moon Sickle"', '"Moon Sickle”'), 'Line 14: replace `”` with a straight'],
  ['single quotes', FILE.replaceAll('"', "'"), "Line 2: replace `'` with a straight double quote"],
  ['a name without quotes', withMistake('"hit"', 'hit'), 'Line 15: put `hit` in quotes: `"hit"`.'],
  ['dice without quotes', withMistake('"flat": 3', '"flat": 1d6'), 'put `1d6` in quotes: `"1d6"`.'],
  ['a capital', withMistake('"hidden": true', '"hidden": True'), 'write `True` in lowercase.'],
  ['a plus', withMistake('"hit": 2', '"hit": +2'), 'Line 15: `+2` isn’t valid as a number.'],
  [
    'a text over two lines',
    withMistake('Old, patient', 'Old,\n patient'),
    'put a quote at the end of the text `"Old,`.',
  ],
  [
    'a quote in a text',
    withMistake('Old, patient', 'Old, "patient"'),
    'the text ends too early, in `"brief": "Old, "p`.',
  ],
  ['a tab in a text', withMistake('Old, patient', 'Old,\tpatient'), 'invisible character after `"Old,`.'],
  [
    'a backslash',
    withMistake('Old, patient', String.raw`Old\patient`),
    'write the backslash in `"Old\\p` twice: `\\\\`.',
  ],
  [
    'a comment',
    withMistake('"stock"', '// ours\n  "stock"'),
    'Line 11: remove `// ours`. JSON can’t contain comments.',
  ],
  [
    'a no-break space',
    withMistake('"stock"', '\u00a0"stock"'),
    'Line 11: there’s a special space before `"stock": {`.',
  ],
  ['the wrong bracket', withMistake(']\n    }\n', '}\n    }\n'), 'because the `[` in line'],
  ['half of a file', FILE.slice(0, FILE.indexOf('"hit"')), 'The file ends before the `{` in line 13 is closed.'],
  ['more after the end', `${FILE}\n}`, 'there’s more after the end of the pack: `}`.'],
])('A file with %s is refused with the line and what to write', (_, file, words) => {
  const result = readPack(file, readSettings);
  expect('problems' in result && packProblemsText(result.problems, 1000)).toContain(words);
});

test('A fault is found in exactly the texts that aren’t JSON', () => {
  const place = fc.nat({ max: FILE.length - 1 });
  fc.assert(
    fc.property(place, fc.nat({ max: 2 }), fc.constantFrom(...'",:{}[] \\1a\n\t“'), (at, dropped, added) => {
      const changed = `${FILE.slice(0, at)}${added}${FILE.slice(at + dropped)}`;
      expect(jsonFaultIn(changed) === undefined).toBe(isJson(changed));
    }),
    { numRuns: 500 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
