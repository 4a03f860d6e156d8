import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/interaction/settings.ts';
import { emptyPack, packIdFor, withEntries, withoutEntry, writtenEntry } from '../../src/packs/edit.ts';
import { readPack } from '../../src/packs/read.ts';
import { packProblemText } from '../../src/text/packs.ts';
import { theBog } from './the-bog.ts';

const PACK_FILE = JSON.stringify(theBog);

function goodPack(file: string) {
  const result = readPack(file, readSettings);
  if ('problems' in result) throw new Error(result.problems.map(packProblemText).join('\n'));
  return result.pack;
}

describe('An entry', () => {
  test('comes last, and everything else of the file stays as it was, under the next revision', () => {
    const entry = { name: 'Hexed', stats: { REF: -4 } };
    const file = withEntries(PACK_FILE, 4, [{ list: 'conditions', entry }]);
    expect(JSON.parse(file)).toEqual({ ...theBog, revision: 4, conditions: [entry] });
    expect(goodPack(file).conditions).toMatchObject([{ name: 'Hexed', form: { stats: { REF: -4 } } }]);
  });

  test('takes the place of the one with its name, in any case', () => {
    const [, crone, goblin] = theBog.creatures;
    const entry = { name: 'BOG HAG', like: 'Wolf' };
    const file = withEntries(PACK_FILE, 4, [{ list: 'creatures', entry }]);
    expect(JSON.parse(file).creatures).toEqual([entry, crone, goblin]);
  });

  test('goes into a list of the stock that isn’t there yet', () => {
    const entry = { name: 'Moss Cloak', evasion: 1 };
    const { stock } = JSON.parse(withEntries(PACK_FILE, 4, [{ list: 'stock.armor', entry }]));
    expect(stock).toEqual({ ...theBog.stock, armor: [entry] });
  });

  test('is a creature or a character, never both', () => {
    const entry = { name: 'Moss', like: 'Wolf' };
    const { creatures, characters } = JSON.parse(withEntries(PACK_FILE, 4, [{ list: 'creatures', entry }]));
    expect([creatures.at(-1), characters]).toEqual([entry, []]);
  });

  test('with a new name is found by everything that refers to it', () => {
    const creature = { ...theBog.creatures[0]!, name: 'Bog Witch' };
    const weapon = { ...theBog.stock.weapons[0]!, name: 'Sun Sickle' };
    const map = { ...theBog.maps[0]!, name: 'The moor' };
    const file = withEntries(PACK_FILE, 4, [
      { list: 'creatures', entry: creature, replaces: 'Bog Hag' },
      { list: 'stock.weapons', entry: weapon, replaces: 'Moon Sickle' },
      { list: 'maps', entry: map, replaces: 'The bog' },
    ]);
    const { creatures, scenes, stock, maps } = goodPack(file);
    expect(creatures.map(({ name }) => name)).toEqual(['Bog Witch', 'Bog Crone', 'Goblin']);
    expect(scenes[0]).toMatchObject({ map: 'The moor', creatures: [{ creature: 'Bog Witch' }, { creature: 'Wolf' }] });
    expect([stock.weapons?.[0]?.name, maps[0]?.name]).toEqual(['Sun Sickle', 'The moor']);
    expect(creatures[0]?.sheet).toMatchObject({ weapons: [{ name: 'Sun Sickle' }, { name: 'Dagger' }] });
  });

  test('is removed alone; what still refers to it is found by the reader', () => {
    const file = withoutEntry(PACK_FILE, 4, 'maps', 'the bog');
    expect(JSON.parse(file)).toEqual({ ...theBog, revision: 4, maps: [] });
    expect(readPack(file, readSettings)).toMatchObject({ problems: [{ path: ['scenes', '1', 'map'] }] });
    expect(writtenEntry(PACK_FILE, 'maps', 'THE BOG')).toEqual(theBog.maps[0]);
    expect(writtenEntry(file, 'maps', 'The bog')).toBeUndefined();
  });
});

test('A new pack has an id of its title that no other has', () => {
  const id = packIdFor('The Bog!', ['the-bog', 'the-bog-2']);
  expect(goodPack(emptyPack({ system: 'sol', id, title: 'The Bog!' }))).toMatchObject({ id: 'the-bog-3', revision: 1 });
  expect(['constructor', '！？', 'Ünder', 'x'.repeat(60)].map((title) => packIdFor(title, []))).toEqual([
    'constructor-2',
    'pack',
    'under',
    'x'.repeat(36),
  ]);
});

test('A file with other names than a pack’s keeps them for the reader to refuse', () => {
  const file = '{"format":"fray-pack","__proto__":{"a":1},"creatures":["no"],"constructor":2}';
  const changedFile = withEntries(file, 2, [{ list: 'creatures', entry: { name: 'Imp' } }]);
  expect(changedFile).toContain('"__proto__"');
  expect(JSON.parse(changedFile).creatures).toEqual(['no', { name: 'Imp' }]);
});
