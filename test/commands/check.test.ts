import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { resultLines } from '../../src/posts/check-post.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { buttonsOf, FIRST_ID, PostedTable, textOf } from '../posts/posted-table.ts';
import { replyText } from './private-message.ts';

let table: PostedTable;

beforeEach(() => {
  table = new PostedTable();
});

afterEach(() => table.close());

const plainText = (reply: Parameters<typeof textOf>[0]) => textOf(reply).replaceAll('\\', '');
const firstPremadeName = (system: string, kind: 'character' | 'creature') =>
  rulesNamed(system)!.archetypes.find((each) => each.kind === kind)!.name;
const HERO = firstPremadeName('tdgs', 'character');
const checkText = () => plainText(table.newest('check'));
const labels = () => table.newest('check').labels;

/** For each system: what to roll, the number to reach, and the beginning of the math. */
const CHECKS = {
  tdgs: ['ref', '14', /^d20 \[.+\] \+ REF 14 − difficulty 14 = −?\d+/],
  dungeoneers: ['Prowess', '5', /^2d4 \(prowess 2\) \[.+\] = \d/],
  mastery: ['fire magic', '12', /^d20 \[\d+\] \+ Fire Magic 4 = \d+/],
  sol: ['Longarms', 'average', /^9d6>=5 \(Longarms 5 \+ AGI 4\) \[.+\] = \d hit/],
} as const;

describe.each(Object.entries(CHECKS))('/gm check in %s', (system, [what, against, math]) => {
  const foe = firstPremadeName(system, 'creature');

  beforeEach(async () => {
    await table.say(
      `/encounter start ruleset:${system} settings:"secrecy=words"`,
      `@ana /join character:"${firstPremadeName(system, 'character')}" name:Kira`,
      `@bo /join character:"${firstPremadeName(system, 'character')}" name:Bryn`,
      `/add creature:"${foe}"`,
    );
  });

  test('fills with each player’s roll, and counts the successes at the end', async () => {
    await table.say(`/gm check who:players what:"${what}" vs:${against}`);
    expect(checkText()).toContain('Still to roll: <@ana> (Kira), <@bo> (Bryn)');
    expect(table.pings.at(-1)).toEqual(['ana', 'bo']);
    await table.press('ana', 'Roll');
    const [, kira = ''] = checkText().match(/\*\*Kira\*\*: (?:critical )?(?:success|failure)\n-# (.+)/) ?? [];
    expect(kira).toMatch(math);
    expect(checkText()).toContain('Still to roll: <@bo> (Bryn)');
    expect(replyText(await table.press('ana', 'Roll'))).toContain(
      'You have nothing to roll in this check. It’s waiting for Bryn.',
    );
    await table.press('bo', 'Roll');
    expect(checkText()).toMatch(/[012] of 2 succeeded\./);
    expect(labels()).toEqual([]);
    await table.say('/encounter end');
    const [file] = (await table.say('/log export as:json')).files ?? [];
    expect(verifyRecord(JSON.parse(fullText(file!)))).toMatchObject({ wrong: [], open: [] });
  });

  test('shows no numbers of creatures whose numbers are hidden', async () => {
    await table.say(`/gm check who:"${foe}" what:"${what}" vs:${against}`);
    await table.press('gwen', 'Roll');
    expect(checkText()).toMatch(new RegExp(`\\*\\*${foe}\\*\\*: (?:critical )?(?:success|failure)$`, 'm'));
    expect(replyText(await table.press('ana', 'See the rolls'))).toContain('Only');
    expect(replyText(await table.press('gwen', 'See the rolls'))).toMatch(new RegExp(`${foe}.+\\n-# .*\\d`));
    expect(plainText(await table.say('@ana /log show'))).not.toMatch(/d20|d4|d6/);
  });
});

describe('A check', () => {
  beforeEach(async () => {
    await table.say(
      '/encounter start ruleset:tdgs',
      `@ana /join character:"${HERO}" name:Kira`,
      `@bo /join character:"${HERO}" name:Bryn`,
      '/add creature:Goblin count:2',
    );
  });

  test.each(['all', ' All '])('for “%s” asks everyone, including creatures', async (who) => {
    await table.say(`/gm check who:"${who}" what:REF`);
    expect(checkText()).toMatch(/Still to roll: .*\(Kira\), .*\(Bryn\), .*Goblin 1.*Goblin 2/);
  });

  test('for everyone is rolled by the GM’s tap for all creatures at once, in combat too', async () => {
    await table.say('/initiative', '/gm check who:everyone what:REF');
    expect(checkText()).toContain('the GM (Goblin 1 and Goblin 2)');
    await table.press('gwen', 'Roll');
    expect(checkText()).toMatch(/Goblin 1\*\*: d20 .+\n\*\*Goblin 2\*\*: d20/);
    await table.press('ana', 'Roll');
    await table.press('bo', 'Roll');
    expect(checkText()).toMatch(/^(Highest|Tied for highest): /m);
  });

  test('that fails says what total it needed, if the book’s number isn’t the GM’s', async () => {
    const results: (readonly string[])[] = [];
    const hasTier = (tier: string) => results.some(([, each = '']) => each.endsWith(tier));
    // A check rolls four times, and these rolls seldom all succeed or all fail. After ten checks, there is almost
    // certainly a success and a failure.
    for (let checks = 0; checks < 10 && !(hasTier('success') && hasTier('failure')); checks++) {
      await table.say('/gm check who:everyone what:REF vs:8');
      for (const user of ['gwen', 'ana', 'bo']) await table.press(user, 'Roll');
      results.push(...checkText().matchAll(/: (.+)\n-# .+ = (−?\d+)( \(11 needed\))?$/gm));
    }
    expect([hasTier('success'), hasTier('failure')]).toEqual([true, true]);
    for (const [, tier = '', total = '', needed] of results)
      expect(needed !== undefined).toBe(tier.endsWith('failure') && Number(total.replace('−', '-')) < 11);
  });

  test('in secret shows players neither the number nor the results', async () => {
    await table.say('/gm check who:"Kira, Bryn" what:WIS vs:13 secret:True');
    await table.press('ana', 'Roll');
    expect(checkText()).toContain('Kira** has rolled.');
    expect(checkText()).not.toMatch(/13|success|failure|d20/);
    expect(replyText(await table.press('ana', 'See the rolls'))).toContain('Only');
    expect(replyText(await table.press('gwen', 'See the rolls'))).toMatch(/vs 13[\s\S]*Kira[\s\S]+difficulty 13/);
    expect(plainText(await table.say('@bo /log show'))).not.toContain('difficulty');
  });

  test('is closed by the GM, survives a restart, and ends with the encounter', async () => {
    await table.say('/gm check who:players what:REF vs:10', '/gm check who:players what:INT');
    const copy = table.copy();
    await copy.pressId('ana', buttonsOf(table.newest('check'))[0]!.id);
    expect(plainText(copy.newest('check'))).toMatch(/Kira\*\*: d20/);
    await copy.close();
    expect(replyText(await table.press('ana', 'Close'))).toContain('Only');
    await table.press('ana', 'Roll');
    await table.press('gwen', 'Close');
    expect(checkText()).not.toContain('Still to roll');
    expect(checkText()).toContain('\nClosed. Didn’t roll: Bryn.');
    expect(table.openPosts('check')).toHaveLength(1);
    await table.say('/encounter end');
    expect(table.openPosts('check')).toEqual([]);
  });

  test('shows its rolls in the encounter’s language, and results from before as they were written', async () => {
    await table.say('/add creature:Skeleton', '/gm set setting:language value:Deutsch');
    await table.say('/gm check who:Kira what:REF vs:"skeleton’s WIS"');
    expect(checkText()).toContain('REF');
    await table.press('gwen', 'Schließen');
    await table.say('/gm check who:Kira what:REF vs:14');
    await table.press('ana', 'Würfeln');
    expect(checkText()).toMatch(/d20 \[.+\] \+ REF 14 − Schwierigkeit 14 = /);
    const { encounter } = await table.state();
    const check = { post: 1, version: 1, what: 'REF', who: ['kira'] };
    const subject = encounter.combatants[0]!.id;
    const result = { subject, total: 4, written: 'd20 [4] = 4 hits' };
    expect(resultLines(encounter, { ...check, results: [result] }, true).replaceAll('\\', '')).toContain(
      result.written,
    );
  });

  test('goes on without a combatant who was removed', async () => {
    await table.say('/gm check who:"Kira, Goblin 1" what:REF vs:10', '/gm remove who:"Goblin 1"');
    await table.press('ana', 'Roll');
    expect(labels()).toEqual([]);
  });

  test('stops naming who was removed, until they are back', async () => {
    await table.say('/gm check who:"Kira, Goblin 1" what:REF vs:10');
    await table.press('gwen', 'Roll');
    await table.say('/gm remove who:Kira');
    expect(checkText()).not.toContain('Still to roll');
    expect(labels()).not.toContain('Roll');
    await table.say('/undo');
    expect(checkText()).toContain('Still to roll: <@ana> (Kira)');
    await table.say('@ana /lend to:zoe');
    expect(checkText()).toContain('Still to roll: <@zoe> (Kira)');
    await table.press('zoe', 'Roll');
    expect(labels()).toEqual([]);
  });

  test('against a combatant takes their stat, in secret if it is hidden', async () => {
    const { combatants } = (await table.state()).encounter;
    const { REF, WIS } = combatants.find(({ name }) => name === 'Goblin 1')!.sheet as Record<'REF' | 'WIS', number>;
    await table.say('/gm check who:Kira what:REF vs:"Goblin 1"');
    expect(checkText()).toContain(`**Check: REF** vs ${REF}`);
    await table.say('/gm check who:Kira what:REF vs:"goblin 1’s wis"');
    expect(checkText()).toContain(`**Check: REF** vs ${WIS}`);
    await table.say('/gm set setting:secrecy value:words', '/gm check who:Kira what:INT vs:"Goblin 1 WIS"');
    expect(checkText()).not.toContain('vs');
    await table.press('ana', 'Roll');
    expect(replyText(await table.press('gwen', 'See the rolls'))).toContain(`vs ${WIS}`);
    const refusal = await table.say('/gm check who:Kira what:INT vs:"Goblin 1 Luck"');
    expect(replyText(refusal)).toContain('0 to 999');
    expect(await table.suggestions('gwen', 'gm', 'vs', { subcommand: 'check' })).toContain('Goblin 1');
  });

  test('can be asked for by a form of the panel', async () => {
    await table.submit('gwen', `gm-form|${FIRST_ID}|check|`, { who: 'players', what: 'REF', against: '12' });
    expect(checkText()).toContain('**Check: REF** vs 12');
  });

  test('refuses what no one can roll, numbers that aren’t any, and a check for no one', async () => {
    const ask = async (typed: string) => replyText(await table.say(`/gm check ${typed}`));
    expect(await ask('who:players what:Luckiness')).toContain('There’s no check called “Luckiness”');
    expect(await ask('who:players what:REF vs:hard')).toContain('0 to 999');
    await table.say('/gm remove who:Kira', '/gm remove who:Bryn');
    expect(await ask('who:players what:REF')).toContain('There’s no one here to make the check');
    expect(replyText(await table.say('@ana /gm check who:everyone what:REF'))).toContain('Only');
  });

  test('suggests whom to ask and what they can roll', async () => {
    expect(await table.suggestions('gwen', 'gm', 'who', { subcommand: 'check' })).toEqual(
      expect.arrayContaining(['everyone, including creatures', 'all players', 'enemies', 'Kira', 'Goblin 2']),
    );
    expect(await table.suggestions('gwen', 'gm', 'what', { subcommand: 'check' })).toContain('REF');
    expect(await table.suggestions('ana', 'gm', 'what', { subcommand: 'check' })).toEqual([]);
  });
});

test('A check doesn’t ping a player who is away, says so, and can be closed without them', async () => {
  await table.say(
    '/encounter start ruleset:tdgs',
    ...['ana', 'bo', 'cy'].map((user) => `@${user} /join character:Kira name:${user}`),
    '@cy /away until:"3 days"',
    '/gm check who:players what:ref vs:14',
  );
  expect(table.pings.at(-1)).toEqual(['ana', 'bo']);
  const awayLine = 'Away: <@cy> (cy). The GM can close the check without them.';
  expect(checkText()).toContain(`Still to roll: <@ana> (ana), <@bo> (bo)\n${awayLine}`);
  await table.press('ana', 'Roll');
  await table.press('bo', 'Roll');
  expect(checkText()).not.toContain('Still to roll');
  expect(checkText()).toContain(awayLine);
  expect(checkText()).toMatch(/[012] of 2 succeeded/);
  const whenBack = table.branch();
  await whenBack.say('@cy /away back:yes');
  await whenBack.press('cy', 'Roll');
  expect(textOf(whenBack.newest('check'))).toMatch(/[0123] of 3 succeeded/);
  await whenBack.close();
  await table.press('gwen', 'Close');
  expect(checkText()).toContain('Closed. Didn’t roll: cy.');
  expect(checkText()).not.toContain('Away');
});
