import { describe, expect, test } from 'vitest';
import { creaturesOf } from '../../../commands/balance.ts';
import { workReply } from '../../../commands/odds/work-reply.ts';
import type { Reply } from '../../../src/interaction/reply.ts';
import type { BalanceWork, Lineup } from '../../../src/odds/balance.ts';
import { newBalanceSearch, withTrial } from '../../../src/odds/balance-search.ts';
import { FIGHTS_PER_PIECE, NO_FIGHTS } from '../../../src/odds/forecast.ts';
import { EMPTY_RESULT } from '../../../src/odds/work.ts';
import { PLAYERS } from '../../../src/rules/core/encounter.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { selectsOf } from '../../loopback/components.ts';
import { searchedBalance } from '../../odds/scripted.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { choose, labels, replyText, tap } from '../private-message.ts';
import { readable } from '../readable.ts';

/** Ana's Kira and Bo's Mira, and a hidden troll. */
async function table(...more: readonly string[]) {
  const testTable = new PostedTable();
  const players = ['@ana /join character:Kira', '@bo /join character:Mira'];
  await testTable.say('/encounter start ruleset:tdgs', ...players, '/add creature:Troll hidden:true', ...more);
  return testTable;
}

const workOf = ({ work }: Reply): BalanceWork => {
  if (work?.work.type !== 'balance') throw new Error('No search');
  return work.work;
};

/**
 * The reply after all lineups were tried. The results are made up: the later a kind of creature is in the list, the
 * stronger it is.
 */
const shownReply = (reply: Reply) =>
  workReply(reply, { ...EMPTY_RESULT, balance: searchedBalance(newBalanceSearch(workOf(reply))) });

/** The entries in the menu of suggestions. */
const offeredKinds = ({ components = [] }: Reply) =>
  selectsOf(components).flatMap((menu) =>
    'options' in menu
      ? menu.options.map(({ label, value, description }) => ({ label, value, about: description }))
      : [],
  );

const namesThere = async (testTable: PostedTable) =>
  (await testTable.state()).encounter.combatants.map(({ name }) => name);

describe('/gm balance', () => {
  test('tells only the GM which creatures make a fight of each difficulty, and changes nothing', async () => {
    const testTable = await table();
    const [before, messages] = [JSON.stringify(await testTable.state()), JSON.stringify(testTable.messages)];
    const reply = await testTable.say('/gm balance');
    expect(reply.whisper).toBe(true);
    expect(labels(reply)).toEqual(['Stop']);
    const text = replyText(shownReply(reply));
    for (const part of [/A fair fight for Kira and Mira/, /Easy/, /Fair/, /Hard/, /Deadly/, /seed 1/])
      expect(text).toMatch(part);
    expect(text).toMatch(
      /\*\*\d+%\*\* [\w ]+ × \d+\n-# ±\d+ · 0 of 2 in the party go down · \d+ rounds? · with one more enemy: \d+%/,
    );
    const entries = offeredKinds(shownReply(reply));
    for (const { label, about } of entries)
      expect([text.includes(label), about]).toEqual([true, expect.stringMatching(/^(Easy|Fair|Hard|Deadly) · .*\d%/)]);
    expect(entries.length).toBeGreaterThan(3);
    expect(JSON.stringify(await testTable.state())).toBe(before);
    expect(JSON.stringify(testTable.messages)).toBe(messages);
    await testTable.close();
  });

  test('is for the GM only, and so are its buttons', async () => {
    const testTable = await table();
    const reply = shownReply(await testTable.say('/gm balance'));
    for (const user of ['ana', 'zoe']) {
      const hiddenReply = await testTable.say(`@${user} /gm balance hidden:true`);
      const chosenReply = await choose(testTable, user, reply, 'Add to the fight', offeredKinds(reply)[0]?.value ?? '');
      const replies = [hiddenReply, chosenReply, await tap(testTable, user, reply, 'Other ideas')];
      for (const reply of replies) {
        expect(reply.work).toBeUndefined();
        expect(readable(reply)).toContain('Only the GM');
      }
    }
    expect(await namesThere(testTable)).toEqual(['Kira', 'Mira']);
    await testTable.close();
  });

  test('adds what is chosen in its menu, for all to see, and shows what one more would change', async () => {
    const testTable = await table();
    const foundReply = shownReply(await testTable.say('/gm balance'));
    const { label, value } = offeredKinds(foundReply).find(
      (each) => /^[\w ]+ × \d+$/.test(each.label) && !each.label.includes(' and '),
    )!;
    const [name = '', count = ''] = label.split(' × ');
    const reply = await choose(testTable, 'gwen', foundReply, 'Add to the fight', value);
    expect(await namesThere(testTable)).toHaveLength(2 + Number(count));
    expect(testTable.newest('card').text).toContain(name);
    expect([reply.update, reply.dropsWork, reply.whisper]).toEqual([true, true, true]);
    const text = replyText(shownReply(reply));
    for (const kindName of [`${name} 1`, 'Kira', 'Mira']) expect(text).toContain(`like ${kindName}: `);
    expect(text).toMatch(/One more enemy like [^:]*: \d+% (±\d+|or (more|less))/);
    expect(text).toMatch(/Now: \*\*/);
    expect(labels(shownReply(reply))).toEqual(['Suggest more…', 'GM', 'Close']);
    await testTable.close();
  });

  test('adds both kinds of a mix', async () => {
    const testTable = await table();
    const reply = shownReply(await testTable.say('/gm balance'));
    const mix = offeredKinds(reply).find(({ label }) => label.includes(' and '))!;
    await choose(testTable, 'gwen', reply, 'Add to the fight', mix.value);
    const [strong = '', weak = ''] = mix.label.replace(/ × \d+$/, '').split(' and ');
    const names = await namesThere(testTable);
    expect(names.filter((name) => name.startsWith(strong))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith(weak)).length).toBe(Number(/\d+$/.exec(mix.label)?.[0] ?? 1));
    await testTable.close();
  });

  test('counts hidden combatants only if told to, and those in the fight always', async () => {
    const testTable = await table('/add creature:Goblin');
    const [withoutHidden, withHidden] = [
      await testTable.say('/gm balance'),
      await testTable.say('/gm balance hidden:true seed:3'),
    ];
    expect(JSON.stringify(workOf(withoutHidden).encounter)).not.toContain('Troll');
    expect(replyText(shownReply(withoutHidden))).toContain('Leaves out 1 hidden creature');
    expect(replyText(shownReply(withoutHidden))).toContain('with everyone already in the fight');
    expect(workOf(withHidden).encounter.hidden?.map(({ name }) => name)).toEqual(['Troll']);
    expect(workOf(withHidden).seed).toBe(3);
    expect(replyText(shownReply(withHidden))).toMatch(/One more enemy like Goblin.*: .* · like Troll.*: /);
    const otherIdeas = await tap(testTable, 'gwen', shownReply(withHidden), 'Other ideas');
    expect([workOf(otherIdeas).seed, workOf(otherIdeas).encounter.hidden?.length]).toEqual([4, 1]);
    await testTable.close();
  });

  test('says which two chances a difficulty without suggestion lies between, except for the fight’s present difficulty', async () => {
    const testTable = await table('/add creature:Goblin');
    const reply = await testTable.say('/gm balance');
    const creatureCount = (lineup: Lineup) => lineup.reduce((sum, { count }) => sum + count, 0);
    const odds = (lineup: Lineup) => [0.85, 0.6][creatureCount(lineup)] ?? 0.1;
    const balance = searchedBalance(newBalanceSearch(workOf(reply)), odds);
    const text = replyText(workReply(reply, { ...EMPTY_RESULT, balance }));
    expect(text).toMatch(/Now: \*\*85% .* · Fair/);
    expect(text.match(/nothing found.*/g)).toEqual([
      expect.stringMatching(
        /^nothing found\. .* \(60% ±\d+\) would be too easy, and .* \(10% ±\d+\) would be too hard\.$/,
      ),
    ]);
    await testTable.close();
  });

  test('says how many fights were won if it was stopped too early to know the difficulty', async () => {
    const testTable = await table();
    const reply = await testTable.say('/gm balance');
    const fight = { ...NO_FIGHTS, fights: FIGHTS_PER_PIECE, rounds: { 2: FIGHTS_PER_PIECE } };
    const balance = withTrial(newBalanceSearch(workOf(reply)), { ...fight, won: { [PLAYERS]: FIGHTS_PER_PIECE } });
    const stoppedReply = workReply(reply, { ...EMPTY_RESULT, balance }, 'stopped');
    expect(replyText(stoppedReply)).toMatch(
      /Easy.*\n\*\*8 of 8 won\*\* [\w ]+( × \d+)?\n-# too few fights to be sure · /,
    );
    expect(replyText(stoppedReply)).not.toMatch(/\*\*\d+% or more\*\*/);
    expect(offeredKinds(stoppedReply)[0]?.about).toBe('Easy · 8 of 8 won · too few fights to be sure');
    await testTable.close();
  });

  test('says of the fight as it is how many fights were won, while its difficulty isn’t known', async () => {
    const testTable = await table('/add creature:Goblin');
    const reply = await testTable.say('/gm balance');
    const fight = { ...NO_FIGHTS, fights: FIGHTS_PER_PIECE, rounds: { 2: FIGHTS_PER_PIECE } };
    const balance = withTrial(newBalanceSearch(workOf(reply)), { ...fight, won: { [PLAYERS]: FIGHTS_PER_PIECE } });
    const text = replyText(workReply(reply, { ...EMPTY_RESULT, balance }, 'stopped'));
    expect(text).toContain('Now: **8 of 8 won** · too few fights to be sure');
    await testTable.close();
  });

  test('replaces the GM’s panel, and goes back to it', async () => {
    const testTable = await table();
    const reply = await tap(testTable, 'gwen', await testTable.say('/gm panel'), 'Balance…');
    expect([reply.update, labels(reply)]).toEqual([true, ['Stop']]);
    expect(labels(await tap(testTable, 'gwen', shownReply(reply), 'GM'))).toContain('Balance…');
    await testTable.close();
  });

  test('is refused if no player is in the fight', async () => {
    const testTable = new PostedTable();
    await testTable.say('/encounter start ruleset:tdgs', '/add creature:Goblin');
    const reply = await testTable.say('/gm balance');
    expect(reply.work).toBeUndefined();
    expect(readable(reply)).toContain('no one to fight');
    const replies = await tap(testTable, 'gwen', await testTable.say('/gm panel'), 'Balance…');
    expect([replyText(replies), labels(replies)]).toEqual([
      expect.stringContaining('no one to fight'),
      expect.arrayContaining(['Balance…']),
    ]);
    await testTable.close();
  });
});

test('a suggested creature joins with its kind’s auto-reactions', () => {
  const troll = creaturesOf(rulesNamed('dungeoneers')!).find(({ name }) => name === 'Troll');
  expect(troll?.standingOrders).toEqual({ reaction: 'use' });
});
