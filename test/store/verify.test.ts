import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { digestOf, type EncounterRecord } from '../../src/session/encounter-record.ts';
import { newSeed } from '../../src/session/sealed-dice.ts';
import { faultText, readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { newFolder, run } from '../bot.ts';
import { recordOf } from './act.ts';
import { onBothStores } from './both-stores.ts';
import { checkedFight, type EditableRecord, turnDie } from './checked-fight.ts';
import { playAt } from './play.ts';

let liveRecord: string;
let endedRecord: string;
let shownCommitment: string;

beforeAll(async () => {
  ({ live: liveRecord, ended: endedRecord, shownCommitment } = await checkedFight());
});

/** The report about a record after a test changed it. */
function reportAfter(change: (record: EditableRecord) => unknown = () => {}, text = endedRecord) {
  const record = JSON.parse(text);
  change(record);
  const result = readExportedRecord(JSON.stringify(record));
  if (!result.ok) throw new Error(faultText(result.why));
  return verifyRecord(result.value);
}

describe('A record as it was exported', () => {
  test('has every kind of deed that this test is about', () => {
    const { deeds, seeds } = JSON.parse(endedRecord) as EncounterRecord;
    expect(new Set(deeds.map(({ kind }) => kind))).toEqual(new Set(['done', 'withdrawn', 'undo', 'redo']));
    expect(seeds.map(({ seed }) => seed !== undefined)).toEqual([true, true, false]);
    expect(seeds[0]?.commitment).toBe(shownCommitment);
  });

  test('is right in every roll and every deed', () => {
    const { right, wrong, open } = reportAfter();
    expect([wrong, open]).toEqual([[], []]);
    const { deeds } = JSON.parse(endedRecord) as EncounterRecord;
    const diceCount = deeds.reduce((all, { thrown: rolled }) => all + rolled.length, 0);
    expect(right).toContain(`${diceCount} dice matched the seed.`);
    const playedCount = deeds.filter(({ deed }) => deed).length;
    expect(right).toContain(`Replayed ${playedCount} actions. Every result matches the record.`);
  });

  test('while the encounter runs holds no seed, and says what can’t be checked yet', () => {
    expect(liveRecord).not.toContain('"seed":');
    const { wrong, open } = reportAfter(undefined, liveRecord);
    expect(wrong).toEqual([]);
    expect(open.join('\n')).toMatch(/still secret.*\n\d+ dice weren’t checked, because the seed is still secret/);
  });
});

describe.each(BUILT_IN_IDS)(
  'A record of %s from before the settings, commands and fields had their present words',
  (system) => {
    const text = gunzipSync(readFileSync(`test/store/fixtures/old-words-${system}.json.gz`)).toString();

    test('still verifies: every roll, every action, every hash', () => {
      const record = JSON.parse(text) as EncounterRecord;
      expect(record.opening.settings).toMatchObject({ sums: 'full' });
      expect(record.deeds.map(({ deed }) => deed?.type)).toContain('pace');
      const { right, wrong, open } = reportAfter(undefined, text);
      expect([wrong, open]).toEqual([[], []]);
      expect(right.join('\n')).toMatch(/\d{2,} dice matched the seed/);
    });
  },
);

onBothStores((emptyStore) => {
  test('a creature and a character from files with half a character in their texts: the record is right, the name one', async () => {
    const stats = { STR: 1, DEX: 1, CON: 1, INT: 1, WIS: 1, CHA: 1, REF: 1, MOV: 1 };
    const sheet = { ...stats, weapons: [{ name: 'Claw\udc00' }] };
    const path = join(newFolder(), 'evil.json');
    // JSON escapes lone surrogates, so the file can contain them.
    writeFileSync(
      path,
      JSON.stringify({ format: 'fray-character', version: 1, system: 'tdgs', name: 'Ev\ud800il', sheet }),
    );
    const { store, reopened } = await emptyStore();
    const output = await playAt(store, [
      `@ana /character import file:${path}`,
      `@ana /character import file:${path}`,
      '/encounter start ruleset:tdgs',
      `/add file:${path}`,
      '@ana /join character:Ev\ufffdil',
      '/initiative',
      '/encounter end',
    ]);
    expect(output).toContain('Ev\ufffdil has been imported');
    expect(output).toContain('You already have a character called Ev\ufffdil.');
    const caller = { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: '-', now: 0 };
    const recordResult = readExportedRecord(JSON.stringify(await recordOf(reopened(), caller)));
    if (!recordResult.ok) throw new Error(faultText(recordResult.why));
    expect(verifyRecord(recordResult.value).wrong).toEqual([]);
    expect(JSON.stringify(recordResult.value)).toContain('Claw\ufffd');
  });
});

describe('Tampering is found', () => {
  const attack = (record: EditableRecord) =>
    record.deeds.find(
      ({ kind, deed }) => kind === 'done' && (deed as { intent?: { action: string } }).intent?.action === 'attack',
    )!;

  test.each<[string, (record: EditableRecord) => unknown, RegExp]>([
    [
      'a die',
      (record) => turnDie(attack(record).thrown[0]!),
      /^Roll \d+ \(d\d+\) of action \d+ \(“attack”\): the record has \d+, but the seed gives \d+\./,
    ],
    [
      'the sides of a die',
      (record) => Object.assign(attack(record).thrown[0]!, { sides: 30 }),
      /“attack”\): by the rules, die 1 should be a d\d+, but the record has a d30/,
    ],
    ['a missing die', (record) => void attack(record).thrown.pop(), /rolls one more d\d+ than the record has/],
    [
      'an added die',
      (record) => void attack(record).thrown.push({ sides: 6, face: 6 }),
      /by the rules, the action rolls \d+ dice, but the record has \d+/,
    ],
    [
      'a number of an event',
      (record) => {
        const event = record.deeds.flatMap(({ events }) => events).find(({ type }) => type === 'harmed') as {
          after: number;
        };
        event.after += 1;
      },
      /event \d+ \(“harmed”\) should have a different result from the one recorded/,
    ],
    [
      'a missing event',
      (record) => void attack(record).events.pop(),
      /but the record has nothing|should have a different result from the one recorded/,
    ],
    [
      'an answer',
      (record) => {
        const askedDeed = record.deeds.find(({ kind, answers }) => kind === 'done' && answers.length > 0) as {
          answers: unknown;
        };
        askedDeed.answers = ['dodge'];
      },
      /“attack”\): by the rules/,
    ],
    [
      'a removed answer',
      (record) => {
        const askedDeed = record.deeds.find(({ kind, answers }) => kind === 'done' && answers.length > 0) as {
          answers: unknown;
        };
        askedDeed.answers = [];
      },
      /the rules ask about “defense” here, but the record has no answer/,
    ],
    [
      'a missing deed',
      (record) => void record.deeds.splice(record.deeds.indexOf(attack(record)), 1),
      /is in position \d+ in the record, so some actions are missing or were moved/,
    ],
    [
      'another seed',
      (record) => Object.assign(record.seeds[0]!, { seed: newSeed() }),
      /^Seal 1 \(.*\): the seed doesn’t match/,
    ],
    ['the removed seed', (record) => void delete record.seeds[0]!.seed, /^Seal 1 .* it’s missing/],
    ['a seal moved', (record) => Object.assign(record.seeds[1]!, { firstThrow: 0 }), /^Roll \d+ /],
    [
      'a deed marked as undone',
      (record) => Object.assign(attack(record), { undoneBy: 3 }),
      /is marked as undone, but the record has no such undo/,
    ],
    [
      'an undo of a deed in the middle',
      (record) => Object.assign(record.deeds.find(({ kind }) => kind === 'undo')!, { touches: [1] }),
      /undoes or redoes actions that can’t be undone or redone/,
    ],
    [
      'the encounter’s present state',
      (record) => Object.assign(record.present as object, { round: 9 }),
      /The encounter’s final state doesn’t match its record/,
    ],
    [
      'an event about a combatant who isn’t there',
      (record) => {
        const event = record.deeds.flatMap(({ events }) => events).find(({ type }) => type === 'turn-order-set') as {
          turnOrder: unknown;
        };
        event.turnOrder = 7;
      },
      /turn-order-set|cannot be played|cannot happen/,
    ],
  ])('%s', (_, changeRecord, words) => {
    expect(
      reportAfter(changeRecord).wrong.some((fault) => words.test(fault)),
      reportAfter(changeRecord).wrong.join('\n'),
    ).toBe(true);
  });

  test('in any field: one is changed at a time', () => {
    const record = JSON.parse(endedRecord);
    let fieldCount = 0;
    const change = (holder: Record<string, unknown>, name: string) => {
      const oldValue = holder[name];
      holder[name] =
        typeof oldValue === 'number' ? oldValue + 1 : typeof oldValue === 'boolean' ? !oldValue : `${oldValue}x`;
      const result = readExportedRecord(JSON.stringify(record));
      expect(result.ok && verifyRecord(result.value).wrong, `${name}: ${oldValue}`).not.toEqual([]);
      holder[name] = oldValue;
      fieldCount += 1;
    };
    const visit = (holder: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(holder))
        if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
        else change(holder, name);
    };
    expect(verifyRecord(record).wrong).toEqual([]);
    const { seeds, deeds, opening: _opening, present: _present, ...rest } = record;
    visit({ seeds });
    visit({ deeds: deeds.slice(0, 2) });
    for (const name of Object.keys(rest)) if (typeof rest[name] !== 'object') change(record, name);
    expect(fieldCount).toBeGreaterThan(50);
  });

  test('even with a new digest: the hashes say which deed it was', () => {
    for (const changeRow of [
      (deed: { user: string }) => Object.assign(deed, { user: 'mallory' }),
      (deed: { at: number }) => Object.assign(deed, { at: 1 }),
    ]) {
      const record = JSON.parse(endedRecord);
      changeRow(record.deeds[2]);
      record.digest = digestOf(record);
      expect(verifyRecord(record).wrong).toEqual([expect.stringContaining('doesn’t match its hash')]);
    }
    const movedRecord = JSON.parse(endedRecord);
    movedRecord.endedAt += 1;
    movedRecord.digest = digestOf(movedRecord);
    expect(verifyRecord(movedRecord).wrong).toEqual(['The encounter didn’t end at the time in the file.']);
  });

  test('in every single die', () => {
    const { deeds } = JSON.parse(endedRecord) as EncounterRecord;
    for (const [index, { thrown: rolled }] of deeds.entries())
      for (const dieIndex of rolled.keys()) {
        const { wrong } = reportAfter((record) => {
          turnDie(record.deeds[index]!.thrown[dieIndex]!);
        });
        expect(
          wrong.some((fault) => fault.startsWith('Roll ')),
          `deed ${index}, die ${dieIndex}`,
        ).toBe(true);
      }
  });
});

describe('Reading a file', () => {
  test.each([
    ['no JSON', 'Dear diary', 'the file isn’t valid JSON'],
    ['another JSON', '{"name":"fray"}', 'the file isn’t a record from /log export as:json'],
    ['null', 'null', 'the file isn’t a record from /log export as:json'],
    ['a record of a newer program', '{"format":"fray encounter 4"}', 'a newer version of Fray made this file'],
    ['a record in another format', '{"format":"fray scene 99"}', 'the file’s format is “fray scene 99”'],
    ['a record cut short', '{"format":"fray encounter 2","opening":{}}', 'at opening › system (one of '],
  ])('refuses %s', (_, text, words) => {
    const result = readExportedRecord(text);
    expect(result.ok ? '' : faultText(result.why)).toContain(words);
  });

  test('says where it does not fit, and counts the rest', () => {
    const record = JSON.parse(endedRecord);
    for (const deed of record.deeds) deed.at = 'noon';
    record.deeds[1].thrown = [{ sides: 1, face: 1 }];
    const result = readExportedRecord(JSON.stringify(record));
    const time = 'a whole number from 0 to 9007199254740991';
    expect(result.ok ? '' : faultText(result.why)).toBe(
      `something’s wrong at deeds › 1 › at (${time}), at deeds › 2 › at (${time}), at deeds › 2 › thrown › 1 › sides (a whole number from 2 to 1000000) and in ${record.deeds.length - 2} other places`,
    );
  });

  test('refuses lists nested too deep to be checked', () => {
    const deeplyNested = endedRecord.replace(
      '"opening":{',
      `"opening":{"own":${'['.repeat(100_000)}${']'.repeat(100_000)},`,
    );
    expect(readExportedRecord(deeplyNested)).toEqual({ ok: false, why: { type: 'too-deep' } });
  });

  const fields = (many: number) => Array.from({ length: many }, (_, index) => `"x${index}":1`).join();

  test.each([
    [
      'an unknown field of the record',
      '"digest"',
      '"__proto__":{"format":"x"},"digest"',
      'at __proto__ (there’s no such field)',
    ],
    [
      'an unknown field of a deed',
      '"answers"',
      '"constructor":1,"answers"',
      'at deeds › 1 › constructor (there’s no such field)',
    ],
    // 20,000 fields are enough here, because schema.test.ts reads ten times as many.
    ['many such fields', '"digest"', `${fields(20_000)},"digest"`, 'and in 19,997 other places'],
  ])('refuses %s', (_, before, after, words) => {
    const result = readExportedRecord(endedRecord.replace(before, after));
    expect(result.ok ? '' : faultText(result.why)).toContain(words);
  });

  test.each<[string, object]>([
    ['an unknown system', { opening: { system: 'constructor', name: 'x', combatants: [] } }],
    ['no seals', { seeds: [] }],
    ['an invalid seed', { seeds: [{ firstThrow: 0, commitment: 'ab', seed: 'cd' }] }],
    ['a die of one side', { deeds: [{ thrown: [{ sides: 1, face: 1 }] }] }],
    ['invalid deeds', { deeds: [null, 7] }],
  ])('refuses %s', (_, other) => {
    expect(readExportedRecord(JSON.stringify({ ...JSON.parse(endedRecord), ...other })).ok).toBe(false);
  });
});

describe('npm run verify', () => {
  const folder = newFolder();
  const verifyFile = async (name: string, text: string, ...more: string[]) => {
    writeFileSync(join(folder, name), text);
    return run(['src/terminal/verify.ts', join(folder, name), ...more]);
  };

  test('says what is wrong, and that it is another encounter than the channel’s, with exit code 1', async () => {
    const { out, code } = await verifyFile(
      'wrong.json',
      endedRecord.replace(/"face":(\d+)/, (_, face) => `"face":${(face % 20) + 1}`),
      'ab'.repeat(32),
    );
    expect(code).toBe(1);
    expect(out).toMatch(/^ERROR: {3}Roll 0 /m);
    expect(out).toContain('ERROR:   The SHA-256 you gave doesn’t match any seal or action in this file.');
    expect(out).toContain('This record has errors.');
  });
});
