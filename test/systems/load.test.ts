import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed, systemIds, systemVersion } from '../../src/rules/systems.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { createSystemFolder } from '../../src/systems/new-system.ts';
import { books } from '../../src/text/books.ts';
import { referenceOf } from '../../src/text/language.ts';
import { nameOf } from '../../src/text/names.ts';
import { newFolder } from '../bot.ts';

const FOLDER = newFolder();

/** For each system's id, a function that breaks something in the system's folder. */
const faults: Readonly<Record<string, (folder: string) => void>> = {
  'no-file': (folder) => rmSync(join(folder, 'system.ts')),
  'no-locales': (folder) => rmSync(join(folder, 'locales'), { recursive: true }),
  'no-system': (folder) => writeFileSync(join(folder, 'system.ts'), 'export const other = 1;\n'),
  'other-api': (folder) => change(join(folder, 'system.ts'), 'fray: 1', 'fray: 9'),
  'other-id': (folder) => change(join(folder, 'ruleset.ts'), "id: 'other-id'", "id: 'another'"),
  'no-version': (folder) => change(join(folder, 'system.ts'), '0.1.0', ' '),
  'foreign-message': (folder) => writeFileSync(join(folder, 'locales/en/more.ftl'), 'help-title = Mine\n'),
  'bad-story': (folder) => writeFileSync(join(folder, 'locales/en/story.yaml'), 'loud: {}\n'),
  'bad-glossary': (folder) => writeFileSync(join(folder, 'locales/en/glossary.yaml'), '- name: Armor\n'),
  'bad-pack': (folder) => change(join(folder, 'pack.json'), '"hp": 12', '"hp": 1200'),
  'bad-code': (folder) => change(join(folder, 'attack.ts'), "from './guard.ts'", "from './gone.ts'"),
};

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

let leftOut: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  createSystemFolder('old-school', FOLDER);
  for (const [id, breakSystem] of Object.entries(faults)) breakSystem(createSystemFolder(id, FOLDER));
  cpSync(join(FOLDER, 'old-school'), join(FOLDER, 'sol'), { recursive: true });
  mkdirSync(join(FOLDER, 'Bad Name'));
  writeFileSync(join(FOLDER, 'Bad Name', 'system.js'), 'export const system = {};\n');
  const leftOutSystems = await loadSystems(FOLDER);
  leftOut = new Map(leftOutSystems.map(({ folder, why }) => [folder.split('/').at(-2) ?? '', why]));
});
afterAll(unloadSystems);

describe('systems in the folder of SYSTEMS', () => {
  test('are loaded with their rules, words, names and version', () => {
    expect(systemIds().slice(BUILT_IN_IDS.length)).toContain('old-school');
    expect(systemVersion('old-school')).toBe('0.1.0');
    expect(rulesNamed('old-school')?.title).toBe('Old School');
    expect(nameOf('old-school', 'action', 'defend')).toBe('Guard');
    expect(books['old-school']?.about?.()).toBe('d20 against armor, hit points, one action a turn.');
    expect(referenceOf('old-school').glossary.map(({ name }) => name)).toEqual(['Armor', 'Hit points']);
  });

  test('are loaded only once', async () => {
    expect(await loadSystems(FOLDER, 'old-school')).toEqual([]);
  });

  test('are left out if they have a fault, and the report says what to do', () => {
    expect(Object.keys(faults).filter((id) => systemIds().includes(id) || books[id] !== undefined)).toEqual([]);
    expect(Object.fromEntries(leftOut)).toEqual({
      'Bad Name': expect.stringContaining('“Bad Name” isn’t a valid id'),
      'bad-code': expect.stringMatching(/^The system fails to load: Cannot find module .*gone\.ts/),
      'bad-glossary': expect.stringMatching(/^The system fails to load: bad-glossary\.yaml: Armor › .*brief/),
      'bad-pack': expect.stringMatching(/^The system fails to load: Built-in pack: "Fighter".*hp/),
      'bad-story': expect.stringContaining('no tone loud'),
      'foreign-message': 'The id of the system’s message “help-title” must start with “foreign-message-”.',
      'no-file': expect.stringContaining('no system.ts or system.js'),
      'no-locales': expect.stringContaining('no locales/en folder'),
      'no-system': expect.stringContaining('must export `system`'),
      'no-version': 'The system’s version must be a short text like 1.0.0.',
      'other-api': expect.stringContaining('fray/rules version 9, but'),
      'other-id':
        'The system’s folder is other-id, but the id in its rules is “another”. The folder’s name and the id must be the same.',
      sol: expect.stringContaining('Fray already has a system with the id “sol”'),
    });
  });

  test('can’t be read from a folder that isn’t there', async () => {
    await expect(loadSystems(join(FOLDER, 'gone'))).rejects.toThrow(
      /I can’t read .*gone, the folder that SYSTEMS is set to/,
    );
  });
});

describe('a new system', () => {
  test.each(['Cairn', '2d6', 'a b', '../up', ''])('can’t be called “%s”', (name) => {
    expect(() => createSystemFolder(name, FOLDER)).toThrow('can’t be a system’s name');
  });

  test('can’t have a name that is taken', () => {
    expect(() => createSystemFolder('tdgs', FOLDER)).toThrow('There’s already a system called “tdgs”');
    expect(() => createSystemFolder('no-file', FOLDER)).toThrow('already exists');
  });

  test('leaves no name of the template in its folder', () => {
    expect(existsSync(join(FOLDER, 'old-school', 'messages.d.ts'))).toBe(true);
    expect(readFileSync(join(FOLDER, 'old-school', 'words.ts'), 'utf8')).not.toMatch(/new.?system/i);
  });
});
