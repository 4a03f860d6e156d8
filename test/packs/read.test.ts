import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/interaction/settings.ts';
import { packFromJson, readPack } from '../../src/packs/read.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { packCountsText, packProblemText } from '../../src/text/packs.ts';
import { theBog } from './the-bog.ts';

/** The faults that the reader finds in a pack, in words. */
function problemsIn(value: unknown): readonly string[] {
  const result = packFromJson(JSON.parse(JSON.stringify(value)), readSettings);
  return 'problems' in result ? result.problems.map(packProblemText) : [];
}

function goodPack(value: unknown) {
  const result = readPack(JSON.stringify(value), readSettings);
  if ('problems' in result) throw new Error(result.problems.map(packProblemText).join('\n'));
  return result.pack;
}

describe('A pack that fits', () => {
  const pack = goodPack(theBog);

  test('is told in one sentence', () => {
    expect(packCountsText(pack)).toBe(
      `The Bog (${rulesNamed('tdgs')!.title}), revision 3: 3 creatures, 1 character, 1 map, 1 prepared scene and 1 sheet entry.`,
    );
  });

  test('copies what a creature starts from, and finds names in its own stock first, then in the book', () => {
    const [hag, crone, goblin] = pack.creatures;
    expect(hag?.sheet).toMatchObject({
      CON: 16,
      STR: 9,
      weapons: [{ name: 'Moon Sickle', hit: 2, range: 'melee' }, { name: 'Dagger' }],
    });
    expect(crone?.sheet).toEqual({ ...hag?.sheet, CON: 20 });
    expect(goblin).toMatchObject({ name: 'Goblin', source: 'The Bog', sheet: { STR: 9, DEX: 12 } });
    const mira = rulesNamed('tdgs')!.archetypes.find(({ name }) => name === 'Mira')!;
    expect(pack.characters[0]).toMatchObject({ name: 'Moss', kind: 'character', sheet: mira.sheet });
  });

  test('has maps and scenes as values', () => {
    expect(pack.maps[0]?.field).toEqual({ width: 4, height: 3, ground: '..~~..#~....', levels: '001100000000' });
    expect(pack.scenes[0]).toMatchObject({
      settings: { secrecy: 'exact' },
      creatures: [
        { creature: 'Bog Hag', count: 1, hidden: false, at: ['D1'] },
        { creature: 'Wolf', count: 2, hidden: true, group: true },
      ],
    });
  });
});

describe('Errors', () => {
  test('are told all at once, each with its place', () => {
    const badPack = structuredClone(theBog);
    const [hag, crone, goblin] = badPack.creatures;
    const [door] = badPack.scenes;
    badPack.revision = 0;
    Object.assign(badPack.stock.weapons[0]!, { hit: 'x' });
    Object.assign(hag!.sheet!, { CON: 1000, weapons: ['Moon Sickle', 'Daggr'] });
    crone!.name = 'Goblin';
    Object.assign(goblin!, { sheet: { LUCK: 1 } });
    badPack.characters[0]!.like = 'Nobody at all';
    badPack.maps[0]!.rows[0] = '..x';
    door!.settings = 'caps=off';
    door!.creatures[0]!.creature = 'Bog Hagg';
    door!.creatures[1]!.at = ['A1', 'A1', 'Z99'];
    Object.assign(badPack, { story: {} });
    expect(problemsIn(badPack)).toMatchSnapshot();
  });

  test.each(BUILT_IN_IDS)('of a creature without a sheet are told in %s', (system) => {
    const pack = { ...theBog, system, stock: {}, creatures: [{ name: 'Blob' }], characters: [], scenes: [] };
    expect(problemsIn(pack)).toEqual(['creatures › 1 (Blob): needs a sheet, or a creature in “like” to base it on']);
  });

  test('are told with the name of their entry, and with the form of a value that is otherwise right', () => {
    const [hag] = theBog.creatures;
    const [door] = theBog.scenes;
    const pack = {
      ...theBog,
      revision: '3',
      stock: { weapons: [{ name: 'Moon Sickle', hit: '+2', damage: '1d6' }] },
      creatures: [{ ...hag, sheet: { CON: '16', STR: 'high', weapons: 'Dagger' } }],
      scenes: [{ ...door, creatures: [{ creature: 'Wolf', hidden: 'yes' }] }],
    };
    expect(problemsIn(pack)).toEqual([
      'revision: must be a whole number from 1 to 1000000, without quotes',
      'stock › weapons › 1 (Moon Sickle) › hit: must be a whole number from −20 to 20, without quotes',
      'stock › weapons › 1 (Moon Sickle) › damage: must be a list, in square brackets: `[ ]`',
      'creatures › 1 (Bog Hag) › sheet › STR: must be a whole number from 0 to 100',
      'creatures › 1 (Bog Hag) › sheet › CON: must be a whole number from 0 to 100, without quotes',
      'creatures › 1 (Bog Hag) › sheet › weapons: must be a list, in square brackets: `[ ]`',
      'scenes › 1 (The hag’s door) › creatures › 1 › hidden: must be true or false, without quotes',
    ]);
  });

  test('of an unknown field are told with the field that was meant, or with the few that there are', () => {
    const [hag] = theBog.creatures;
    const [door] = theBog.scenes;
    const sheet = { con: 16, weapon: ['Dagger'], HP: 5 };
    const creatures = [
      { ...hag, breif: 'Old.' },
      { name: 'Imp', like: 'Goblin', sheet },
    ];
    const scenes = [{ ...door, creatures: [{ creature: 'Wolf', amount: 2, loot: [] }], waves: [] }];
    const pack = { ...theBog, stock: { weapon: [] }, creatures, scenes, hazards: [] };
    expect(problemsIn(pack)).toEqual([
      'hazards: there’s no such field',
      'stock › weapon: there’s no such field. Did you mean “weapons”?',
      'creatures › 1 (Bog Hag) › breif: there’s no such field. Did you mean “brief”?',
      'creatures › 2 (Imp) › sheet › con: there’s no such field. Did you mean “CON”?',
      'creatures › 2 (Imp) › sheet › weapon: there’s no such field. Did you mean “weapons”?',
      'creatures › 2 (Imp) › sheet › HP: there’s no such field',
      'scenes › 1 (The hag’s door) › creatures › 1 › amount: there’s no such field. Did you mean “count”?',
      'scenes › 1 (The hag’s door) › creatures › 1 › loot: there’s no such field. You can use creature, name, count, side, hidden, group, style and at.',
      'scenes › 1 (The hag’s door) › waves: there’s no such field. You can use name, brief, map, settings, timer, creatures, say and note.',
    ]);
  });

  test('in a circle of creatures are told once for each that starts in it', () => {
    const creatures = [
      { name: 'A', like: 'B' },
      { name: 'B', like: 'C' },
      { name: 'C', like: 'A' },
    ];
    expect(problemsIn({ ...theBog, creatures, scenes: [] })).toEqual([
      'creatures › 3 (C) › like: “A” is based on this entry, so this entry can’t be based on “A”',
    ]);
  });

  test('of the whole file are told alone', () => {
    const output = (text: string) => {
      const result = readPack(text, readSettings);
      return 'problems' in result ? result.problems.map(packProblemText) : [];
    };
    expect(output('{')).toEqual(['The file ends before the `{` in line 1 is closed. Add what’s missing.']);
    expect(output('[]')).toEqual(['This isn’t a content pack. A pack’s file contains "format": "fray-pack".']);
    expect(output(JSON.stringify({ ...theBog, version: 2 }))).toEqual(['This pack needs a newer version of Fray.']);
    expect(output(JSON.stringify({ ...theBog, about: '–'.repeat(100_000) }))).toEqual([
      'The file is larger than 256 KB. Split it into several packs.',
    ]);
    expect(output(`${'['.repeat(30)}${']'.repeat(30)}`)).toEqual([
      'Lists and objects are nested more than 20 levels deep.',
    ]);
  });

  test('are told for hostile keys, and nothing of every object is changed', () => {
    const hostile = JSON.stringify(theBog)
      .replace('"about":', '"__proto__":{"polluted":1},"constructor":1,"about":')
      .replace('"CON":16', '"CON":16,"__proto__":{"polluted":1}')
      .replace('{"weapons":[{', '{"constructor":[],"__proto__":[],"weapons":[{')
      .replace('"Bog Crone"', '"constructor"')
      .replace('"Moss"', '"\\ud800"');
    const result = readPack(hostile, readSettings);
    const output = 'problems' in result ? result.problems.map(packProblemText) : [];
    expect(output).toHaveLength(7);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('are told for more than fits', () => {
    const creatures = Array.from({ length: 61 }, (_, n) => ({ name: `Blob ${n}`, like: 'Goblin' }));
    expect(problemsIn({ ...theBog, creatures, scenes: [] })).toEqual([
      'creatures: must be a list of at most 60 entries',
    ]);
    const manyGoblins = Array.from({ length: 3 }, () => ({ creature: 'Goblin', count: 25 }));
    expect(problemsIn({ ...theBog, scenes: [{ name: 'Crowd', creatures: manyGoblins }] })).toEqual([
      'scenes › 1 (Crowd) › creatures: a prepared scene can have at most 60 combatants',
    ]);
  });
});
