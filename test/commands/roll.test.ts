import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fullText, type Reply } from '../../src/interaction/reply.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { labels, replyText, tap } from './private-message.ts';

/** A reply's text without Markdown escapes. */
const plainText = (reply: Reply) => textOf(reply).replaceAll('\\', '');

let table: PostedTable;

beforeEach(() => {
  table = new PostedTable();
});

afterEach(() => table.close());

/** For each system: the name and value of a number on its first premade character's sheet. */
const NUMBERS = {
  tdgs: ['REF', 14],
  dungeoneers: ['prowess', 2],
  mastery: ['Fire Magic', 4],
  sol: ['Longarms', 5],
} as const;

const firstOf = (system: string) => rulesNamed(system)?.archetypes.find(({ kind }) => kind === 'character')?.name;

describe('/roll with a sheet', () => {
  test.each(Object.entries(NUMBERS))(
    '%s: names a number of the character in the fight',
    async (system, [name, value]) => {
      await table.say(`/encounter start ruleset:${system}`, `@ana /join character:${firstOf(system)}`);
      const roll = plainText(await table.say(`@ana /roll dice:"d20+${name.toLowerCase()} # to sneak"`));
      expect(roll).toMatch(new RegExp(`<@ana> as .+ · to sneak: d20 \\[\\d+\\] \\+ ${name} ${value} = \\d+`));
      await table.say('/encounter end');
      const record = JSON.parse(
        fullText((await table.say('/log export as:json')).files?.[0] ?? { name: '', text: '' }),
      );
      expect(verifyRecord(record)).toMatchObject({ wrong: [], open: [] });
    },
  );

  test('takes the number of dice from it', async () => {
    await table.say('/encounter start ruleset:sol', `@ana /join character:${firstOf('sol')}`);
    expect(plainText(await table.say('@ana /roll dice:(agi+longarms)d6>=5'))).toMatch(
      /: 9d6>=5 \(AGI 4 \+ Longarms 5\) \[.+\] = \d+ hit/,
    );
  });

  test('uses the character saved last outside a fight', async () => {
    await table.say('@ana /character new name:Ash ruleset:tdgs from:Kira');
    expect(plainText(await table.say('@ana /roll dice:d20+STR'))).toMatch(/as Ash: d20 \[\d+\] \+ STR 16 = /);
  });

  test('says which numbers there are for a wrong name, and what to do without a sheet', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
    expect(plainText(await table.say('@ana /roll dice:d20+REFLEX'))).toContain(
      'your sheet has no number called “REFLEX”',
    );
    expect(plainText(await table.say('@bo /roll dice:d20+REF'))).toContain('you have no sheet here');
  });

  test('doesn’t show everyone the numbers of a creature that hides them', async () => {
    await table.say('/encounter start ruleset:tdgs settings:"secrecy=hidden"', '/add creature:Goblin');
    expect(plainText(await table.say('/roll dice:d20+REF as:Goblin'))).toContain('Roll in secret instead');
    const secret = await table.say('/roll dice:d20+REF as:Goblin secret:"the GM and me"');
    expect(secret.whisper).toBe(true);
    expect(plainText(secret)).toMatch(/REF \d+/);
  });

  test('completes a name as it is typed', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
    expect(await table.suggestions('ana', 'roll', 'dice', { dice: 'd20+r' })).toContain('d20+REF (14)');
  });
});

describe('/roll several times', () => {
  test('rolls each one by itself, with a line for each', async () => {
    const text = plainText(await table.say('/roll dice:"6x 4d6kh3"'));
    expect(text.match(/4d6kh3 \[/g)).toHaveLength(6);
  });

  test('still multiplies without the space', async () => {
    expect(plainText(await table.say('/roll dice:6x4'))).toContain('6 × 4 = 24');
  });
});

describe('A secret roll', () => {
  const startFight = () =>
    table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '@bo /join character:Mira');

  test('only for the player: no one else sees it before the end, not even the GM', async () => {
    await startFight();
    const roll = await table.say('@ana /roll dice:d20+7 secret:"only me"');
    expect(roll.whisper).toBe(true);
    expect(plainText(roll)).toMatch(/d20 \[\d+\] \+ 7/);
    for (const rollerPrefix of ['', '@bo ', '@ana '])
      expect(plainText(await table.say(`${rollerPrefix}/log show`))).not.toContain('d20+7');
    await table.say('/encounter end');
    expect(plainText(await table.say('@bo /log show'))).toContain('Secret roll of d20+7');
  });

  test.each([
    ['the GM and me', true],
    ['only the GM', false],
  ])('for %s: a line in the channel, and a button for users who may see it', async (secret, isShownToRoller) => {
    await startFight();
    const roll = await table.say(`@ana /roll dice:"2x d20+7" secret:"${secret}"`);
    expect(roll.whisper).toBeUndefined();
    expect(plainText(roll)).not.toContain('d20');
    expect(labels(roll)).toEqual(['See the roll']);
    const rollSeenBy = async (user: string) => plainText(await tap(table, user, roll, 'See the roll'));
    expect((await rollSeenBy('gwen')).match(/d20 \[\d+\] \+ 7/g)).toHaveLength(2);
    expect(/d20 \[/.test(await rollSeenBy('ana'))).toBe(isShownToRoller);
    expect(await rollSeenBy('bo')).toContain('Only the GM can do that');
    await table.say('/encounter end');
    expect(await rollSeenBy('bo')).toMatch(/d20 \[/);
  });

  test('outside a fight can only be for oneself', async () => {
    expect((await table.say('@ana /roll dice:d20 secret:"only me"')).whisper).toBe(true);
    expect(plainText(await table.say('@ana /roll dice:d20 secret:"only the GM"'))).toContain('no encounter');
  });
});

describe('A saved roll', () => {
  test('is typed by its name, with numbers for what it leaves open and a label', async () => {
    expect(replyText(await table.say('@ana /me save:sneak dice:"{n}d6+{bonus=1}"'))).toContain('Saved as “sneak”');
    expect(plainText(await table.say('@ana /roll dice:"sneak 3 in the dark"'))).toMatch(
      /<@ana> · in the dark: 3d6 \[.+\] \+ 1 = /,
    );
    expect(plainText(await table.say('@ana /roll dice:"Sneak bonus=5 n=2"'))).toMatch(/2d6 \[.+\] \+ 5 = /);
    expect(plainText(await table.say('@ana /roll dice:"2x sneak 1"')).match(/d6 \[/g)).toHaveLength(2);
    expect(plainText(await table.say('@ana /roll dice:sneak'))).toContain('needs a number for n');
    expect(plainText(await table.say('@bo /roll dice:"sneak 3"'))).toContain('I can’t read');
  });

  test('asks for its numbers in a form when it is rolled from My character', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '@ana /me save:sneak dice:{n}d6');
    const savedReply = await tap(table, 'ana', await table.say('@ana /me'), 'Saved');
    const reply = await tap(table, 'ana', savedReply, 'Roll sneak');
    expect(plainText(await table.submit('ana', reply.form?.custom_id ?? '', { n: '4' }))).toContain('4d6 [');
  });

  test('can be shared with the server by a GM, who alone removes it', async () => {
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '@bo /join character:Mira');
    expect(plainText(await table.say('@ana /roll dice:d100 save:fate shared:yes'))).toContain('can share');
    expect(replyText(await table.say('/roll dice:d100 save:fate shared:yes'))).toContain('for everyone on this server');
    expect(plainText(await table.say('@bo /roll dice:fate'))).toContain('d100 [');
    expect(await table.suggestions('bo', 'roll', 'dice', { dice: 'fa' })).toContain('fate: d100');
  });

  test('that could never be rolled isn’t saved', async () => {
    expect(plainText(await table.say('@ana /me save:bad dice:{n}x'))).toContain('I can’t read');
  });
});
