import { beforeAll, describe, expect, test } from 'vitest';
import { checkRecord } from '../../src/pages/in-browser/check.js';
import type { EncounterRecord } from '../../src/session/encounter-record.ts';
import { newSeed } from '../../src/session/sealed-dice.ts';
import { checkedFight, type EditableRecord, turnDie } from '../store/checked-fight.ts';

let liveRecord: string;
let endedRecord: string;
let commitment: string;

beforeAll(async () => {
  ({ live: liveRecord, ended: endedRecord, shownCommitment: commitment } = await checkedFight());
});

/** What the page's check finds in a record after `change` has changed it: "wrong throw 3 20 5 …". */
async function foundLines(change: (record: EditableRecord) => unknown = () => {}, text = endedRecord, options = {}) {
  const record = JSON.parse(text);
  change(record);
  const findings = await checkRecord(record, record.deeds, options);
  return findings.map(({ is, what, facts }) => [is, what, ...facts].join(' '));
}

const problemsIn = async (...[change, text]: Parameters<typeof foundLines>) =>
  (await foundLines(change, text)).filter((each) => each.startsWith('wrong'));

describe('A record as it was exported', () => {
  test('is right: its seeds, each die, its last hash', async () => {
    const { seeds, deeds } = JSON.parse(endedRecord) as EncounterRecord;
    const dice = deeds.reduce((all, { thrown: rolled }) => all + rolled.length, 0);
    expect(dice).toBeGreaterThan(8);
    expect(await foundLines()).toEqual([
      `right seed 1 ${seeds[0]!.commitment}`,
      `right seed 2 ${seeds[1]!.commitment}`,
      `right rolls ${dice}`,
      `right hash ${deeds.at(-1)!.hash}`,
    ]);
  });

  test('while the encounter runs shows nothing wrong, and how many dice can’t be checked yet', async () => {
    const { seeds, deeds } = JSON.parse(liveRecord) as EncounterRecord;
    const dice = deeds.reduce((all, { thrown: rolled }) => all + rolled.length, 0);
    expect(await foundLines(undefined, liveRecord)).toEqual([
      `open secretSeed 1 ${seeds[0]!.commitment}`,
      `open secretRolls ${dice}`,
      `right hash ${deeds.at(-1)!.hash}`,
    ]);
  });

  test('is found by its seal and by each of its hashes, as the channel shows them', async () => {
    const { deeds } = JSON.parse(endedRecord) as EncounterRecord;
    expect(await foundLines(undefined, endedRecord, { shown: ` ${commitment.toUpperCase()} ` })).toContain(
      'right shownSeal 1',
    );
    const { hash } = deeds[3]!;
    expect(await foundLines(undefined, endedRecord, { shown: hash.slice(0, 16) })).toContain('right shownHash 3');
    expect(await foundLines(undefined, endedRecord, { shown: hash.slice(0, 15) })).toContain('wrong shownNowhere');
    expect(await foundLines(undefined, endedRecord, { shown: 'ab'.repeat(32) })).toContain('wrong shownNowhere');
  });

  test('without personal data says which deeds can’t be checked', async () => {
    const redact = (record: EditableRecord) => Object.assign(record.deeds[2]!, { redacted: true, user: 'gone' });
    expect(await foundLines(redact)).toContain('open redacted 2');
    expect(await problemsIn(redact)).toEqual([]);
  });
});

describe('Tampering is named', () => {
  test('for every single die, with the face that the seed gives', async () => {
    const { deeds } = JSON.parse(endedRecord) as EncounterRecord;
    for (const [index, { thrown: rolled, firstThrow, deed }] of deeds.entries())
      for (const [place, { sides, face }] of rolled.entries()) {
        const otherFace = (face % sides) + 1;
        expect(await problemsIn((record) => turnDie(record.deeds[index]!.thrown[place]!))).toEqual([
          `wrong row ${index}`,
          `wrong ${deed?.type === 'roll' ? 'roll' : 'throw'} ${firstThrow + place} ${sides} ${index} ${otherFace} ${face}`,
        ]);
      }
  });

  test.each<[string, (record: EditableRecord) => unknown, RegExp]>([
    ['an event', ({ deeds }) => Object.assign(deeds[4]!.events[0]!, { type: 'healed' }), /^wrong row 4$/],
    ['who did it', ({ deeds }) => Object.assign(deeds[4]!, { user: 'mallory' }), /^wrong row 4$/],
    [
      'an event with the hash of its row',
      ({ deeds }) => Object.assign(deeds[4]!, { hash: '0'.repeat(64) }),
      /row 4\nwrong row 5$/,
    ],
    ['how the encounter opened', (record) => Object.assign(record.opening as object, { name: 'x' }), /^wrong row 0$/],
    ['a deed left out', ({ deeds }) => void deeds.splice(5, 1), /^wrong missingDeeds 6 5\nwrong row 6$/],
    [
      'a die without sides',
      ({ deeds }) => Object.assign(deeds.find(({ thrown: rolled }) => rolled[0])!.thrown[0]!, { sides: 0 }),
      /noDie/,
    ],
    [
      'an added die',
      ({ deeds }) => void deeds.find(({ thrown: rolled }) => rolled[0])!.thrown.push({ sides: 6, face: 6 }),
      /missingRolls/,
    ],
    ['another seed', ({ seeds }) => Object.assign(seeds[0]!, { seed: newSeed() }), /wrong throw.*wrong seed 1/s],
    ['an invalid seed', ({ seeds }) => Object.assign(seeds[0]!, { seed: 'x' }), /wrong seed 1/],
    ['a removed seed', ({ seeds }) => void delete seeds[0]!.seed, /^wrong noSeed 1$/],
    ['the seal of the first rolls', ({ seeds }) => void seeds.shift(), /noSeal/],
    ['the order of seals', ({ seeds }) => void seeds.reverse(), /sealOrder 2/],
    ['a deed marked as undone', ({ deeds }) => Object.assign(deeds[1]!, { undoneBy: 3 }), /^wrong undone 1$/],
    [
      'an undone deed marked as not undone',
      ({ deeds }) => void delete deeds.find(({ undoneBy }) => undoneBy)!.undoneBy,
      /^wrong standing \d+$/,
    ],
  ])('%s', async (_, change, words) => {
    expect((await problemsIn(change)).join('\n')).toMatch(words);
  });
});
