import { describe, expect, test } from 'vitest';
import { SECRECY_LEVELS } from '../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { LONG } from './length.ts';
import { differences } from './secret-search.ts';

// This test runs only in the long form. In the short form, the contract checks each system’s messages and buttons, and
// the first test below checks every command, suggestion, button and file.
describe.each(LONG ? BUILT_IN_IDS : [])(
  '%s: what a GM has noted of a creature, an ambush, secret dice, a whisper, a pack',
  (system) => {
    test.each(SECRECY_LEVELS.filter((each) => each !== 'exact'))(
      'with secrecy %s are found out by no one else, through no command, suggestion, button or file',
      async (secrecy) => {
        const leaks = await differences(system, secrecy);
        expect(leaks.slice(0, 12).join('\n')).toBe('');
      },
      120_000,
    );
  },
);

/**
 * A pack for one of two copies of a fight that a test compares. Its creatures differ between the copies, except Warden,
 * who enters the fight. In the first copy, the others have portraits.
 */
function pack(system: string, isFirstWorld: boolean, hidden = true) {
  const [like, other] = rulesNamed(system)!.archetypes.filter(({ kind }) => kind === 'creature');
  const [lurker, boss] = isFirstWorld ? ['Gloomfang', 'Queen Vex'] : ['Mirewight', 'King Orl'];
  const start = isFirstWorld ? like : other;
  const file = {
    format: 'fray-pack',
    version: 1,
    system,
    id: 'the-cellar',
    revision: 1,
    title: 'The Cellar',
    creatures: [
      { name: 'Warden', like: like!.name },
      { name: lurker, brief: isFirstWorld ? 'It sings.' : 'It weeps.', like: start!.name },
      { name: boss, like: start!.name },
    ],
    conditions: [{ name: isFirstWorld ? 'Glooming' : 'Mired' }],
    maps: [{ name: isFirstWorld ? 'The crypt' : 'The well', rows: ['....', isFirstWorld ? '..#.' : '.#..'] }],
    scenes: [
      {
        name: 'The door',
        creatures: [{ creature: 'Warden' }, { creature: lurker, count: 2, hidden, group: true }],
        say: 'The door is open.',
        note: isFirstWorld ? 'The song is a trap.' : 'Weeping wakes the king.',
      },
      {
        name: isFirstWorld ? 'The queen' : 'The king',
        map: isFirstWorld ? 'The crypt' : 'The well',
        creatures: [{ creature: boss }],
      },
    ],
  };
  return { pack: file, unknown: [lurker, boss] };
}

// The short form has only one system.
test.each(LONG ? BUILT_IN_IDS : (['tdgs'] as const))(
  '%s: what a GM has noted, what is in a pack and hasn’t entered the fight, and whether it has a portrait, is found out by no one else, through no command, suggestion, button or file',
  async (system) => {
    const leaks = await differences(system, 'words', undefined, [pack(system, true), pack(system, false)]);
    expect(leaks.slice(0, 12).join('\n')).toBe('');
  },
  120_000,
);

test('those of a pack who aren’t hidden have entered the fight, and the same search finds them', async () => {
  const packs = [pack('tdgs', true, false), pack('tdgs', false, false)] as const;
  expect((await differences('tdgs', 'words', ['encounter'], packs)).join('\n')).toContain('Gloomfang');
}, 120_000);

test('with secrecy exact everyone may know, and the same search finds it', async () => {
  const leaks = (await differences('tdgs', 'exact', ['encounter', 'log'])).join('\n');
  expect(leaks).toContain('/encounter status');
  expect(leaks).toContain('/log show');
}, 120_000);
