import { describe, expect, test } from 'vitest';
import { allEntries } from '../../commands/pack/adding.ts';
import { dataOf, entryOf, entryPages, listsToAdd } from '../../commands/pack/entry.ts';
import { entryId, removeEntryId } from '../../commands/pack/entry-ids.ts';
import { formOf } from '../../src/interaction/forms.ts';
import { type PackInUse, readStoredPack } from '../../src/interaction/packs.ts';
import { currentText, filledSheet, inputField } from '../../src/interaction/sheet-pages.ts';
import { type PackList, stockKey, type WrittenEntry, withEntries } from '../../src/packs/edit.ts';
import { partsOf, stockReaders } from '../../src/packs/form.ts';
import { isEqualJson } from '../../src/packs/keep.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import * as schema from '../../src/rules/core/schema.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { packDigest } from '../../src/session/pack.ts';
import { bookPack } from '../../src/text/book-pack.ts';
import { packProblem } from '../../src/text/packs.ts';
import { checkForm } from '../loopback/form.ts';
import { checkModal } from '../loopback/modal-form.ts';
import { ownCondition } from '../rules/core/own-condition.ts';

/** For each system, a condition with every kind of field that the forms have. */
const CONDITIONS: Readonly<Record<string, object>> = {
  tdgs: { kind: 'buff', stats: { REF: -4 }, forbids: ['moving', 'step'], costs: {}, unless: 3, zeroesRef: true },
  dungeoneers: { movement: { plus: 2 }, dodgeDice: -1 },
  sol: { dice: [{ of: 'attack', adds: -2, against: 'melee' }], value: { least: 1, most: 5, usual: 2 } },
  mastery: { tires: -3, losesTurn: true, lasts: 'removed' },
};

/** The book's pack with another condition, a map and a scene, as a pack of the server. */
function wholePack(system: string): PackInUse {
  const rules = rulesNamed(system)!;
  const creature = rules.archetypes.find(({ kind }) => kind === 'creature')!.name;
  const { name, brief, form } = ownCondition(rules, CONDITIONS[system] ?? {}, 'Hexed');
  const file = withEntries(bookPack(system)!, 2, [
    { list: 'conditions', entry: { name, brief, ...form } },
    { list: 'maps', entry: { name: 'Bog', rows: ['..', '#.'], heights: ['01', '00'] } },
    { list: 'scenes', entry: { name: 'Door', map: 'Bog', creatures: [{ creature, at: ['A1'] }], say: 'Two\nlines.' } },
  ]);
  const digest = packDigest(file);
  const reading = readStoredPack({ digest, file });
  if ('problems' in reading) throw new Error(reading.problems.map(packProblem).join('\n'));
  const { id, revision, title } = reading.pack;
  const about = { id: 'x'.repeat(40), revision, title, system, digest, bytes: file.length, at: 0, current: true };
  expect(id).not.toBe('');
  return { ...about, file, pack: reading.pack };
}

/** An entry as the reader returns it, with defaults for what was left out. */
function readEntry(rules: Ruleset, list: PackList, entry: WrittenEntry): unknown {
  const key = stockKey(list);
  const flat = list === 'conditions' ? partsOf(rules).conditions : stockReaders(rules).get(key ?? '');
  if (flat) return schema.readWhole<unknown>(flat, entry);
  return { ...entry, sheet: entry.sheet && schema.readWhole<unknown>(rules.sheet, entry.sheet) };
}

describe.each(BUILT_IN_IDS)('The forms of %s', (system) => {
  const rules = rulesNamed(system)!;
  const pack = wholePack(system);
  const all = allEntries(pack, rules);

  test('are there for every part of a pack', () => {
    const lists = new Set<PackList>(all.map(({ list }) => list));
    expect(listsToAdd(rules).filter((list) => !lists.has(list) && rules.stock?.[list.slice(6)])).toEqual([]);
    expect([...lists]).toEqual(expect.arrayContaining(['creatures', 'characters', 'conditions', 'maps', 'scenes']));
  });

  test('change nothing if they are sent as they are, and keep to Discord’s limits', () => {
    for (const { list, name } of all) {
      const data = dataOf(pack, list, name)!;
      for (const [page, { title, inputs }] of entryPages(rules, list, data, pack).entries()) {
        const problems: Problem[] = [];
        const writtenTexts = new Map(inputs.map((input) => [input.key, currentText(data, input)]));
        const filledAgain = filledSheet(data, inputs, writtenTexts, problems);
        expect({ list, name, page, problems }).toEqual({ list, name, page, problems: [] });
        expect({
          list,
          name,
          page,
          title,
          same: isEqualJson(
            readEntry(rules, list, entryOf(list, filledAgain)),
            readEntry(rules, list, entryOf(list, data)),
          ),
        }).toEqual({
          ...{ list, name, page, title },
          same: true,
        });
        const id = entryId.write({ press: 'unportrayed', pack: pack.id, list, entry: 'abcdefg', page });
        removeEntryId.write({ step: 'sure', pack: pack.id, list, entry: 'abcdefg', was: 'abcdefg' });
        const fields = inputs.flatMap((input) => inputField(system, input, currentText(data, input)));
        checkForm({ ...formOf(id, name, fields) }, checkModal);
        expect([title, title.length <= 24]).toEqual([title, true]);
      }
    }
  });

  test('for a new condition and a new entry of the stock keep to them too', () => {
    for (const list of listsToAdd(rules).filter((each) => each !== 'creatures'))
      for (const [page, { inputs }] of entryPages(rules, list, { name: '', sheet: {} }, pack).entries()) {
        const id = entryId.write({ press: 'page', pack: pack.id, list, entry: '', page });
        checkForm(
          {
            ...formOf(
              id,
              'New',
              inputs.flatMap((input) => inputField(system, input, '')),
            ),
          },
          checkModal,
        );
      }
  });
});
