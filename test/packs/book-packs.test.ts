import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryNamed, fromPack } from '../../src/rules/core/book-pack.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { sheet, type Tdgs } from '../../src/rules/tdgs/sheet.ts';
import { builtInPackFile } from '../../src/text/packs.ts';

const rulesOf = (id: string) => rulesNamed(id)!;

/** A sheet's digest, which doesn't depend on the order of its fields. */
function digest(value: unknown): string {
  const sorted = JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
  return createHash('sha256').update(sorted).digest('hex').slice(0, 16);
}

describe('the built-in pack', () => {
  test('of each system is a file of packs/', () => {
    expect(readdirSync('packs').toSorted()).toEqual(BUILT_IN_IDS.map((id) => `${id}.json`).toSorted());
  });

  test('has the sheets that were premade before there were packs, and adds its own at the end', async () => {
    const lines = BUILT_IN_IDS.toSorted().flatMap((id) =>
      rulesOf(id).archetypes.map(({ name, kind, sheet, standingOrders = {} }) =>
        [id, kind, name, digest({ sheet, standingOrders })].join(' · '),
      ),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/sheets.txt');
  });

  test('of no system isn’t exported', () => {
    expect(builtInPackFile('constructor')).toBeUndefined();
  });

  test('with a fault stops the program at once', () => {
    const pack = { title: 'A book', author: 'Ana', license: 'none', characters: [], creatures: [] };
    const imp = { name: 'Imp', source: 'chosen' };
    const readCreature = (creature: object) => () =>
      fromPack<Tdgs>({ ...pack, creatures: [{ ...imp, ...creature }] }, sheet);
    expect(readCreature({})).toThrow('Built-in pack: "Imp": {"type":"no-sheet"}');
    expect(readCreature({ like: 'Goblin' })).toThrow('no-creature');
    expect(readCreature({ sheet: { STR: 101 } })).toThrow('unfit');
    expect(() => entryNamed([{ name: 'Dagger' }], 'Daggers')).toThrow('Built-in pack: "Daggers": "no such entry"');
  });
});
