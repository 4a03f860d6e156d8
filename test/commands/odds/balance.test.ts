import { describe, expect, test } from 'vitest';
import { creaturesOf } from '../../../commands/balance.ts';
import { workReply } from '../../../commands/odds/work-reply.ts';
import type { Reply } from '../../../src/interaction/reply.ts';
import type { BalanceWork, Lineup } from '../../../src/odds/balance.ts';
import { newBalance } from '../../../src/odds/balance-search.ts';
import { NOTHING_YET } from '../../../src/odds/work.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { selectsOf } from '../../loopback/components.ts';
import { searchedBalance } from '../../odds/scripted.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { choose, labels, replyText, tap } from '../private-message.ts';
import { readable } from '../readable.ts';

/** Ana's Kira and Bo's Mira, and a hidden troll. */
async function table(...more: readonly string[]) {
  const here = new PostedTable();
  const players = ['@ana /join character:Kira', '@bo /join character:Mira'];
  await here.say('/encounter start ruleset:tdgs', ...players, '/add creature:Troll hidden:true', ...more);
  return here;
}

const workOf = ({ work }: Reply): BalanceWork => {
  if (work?.work.type !== 'balance') throw new Error('No search');
  return work.work;
};

/** The reply after all lineups were tried, as if each creature's strength were its place in the list. */
const shownReply = (reply: Reply) =>
  workReply(reply, { ...NOTHING_YET, balance: searchedBalance(newBalance(workOf(reply))) });

/** The entries in the menu of suggestions. */
const offeredKinds = ({ components = [] }: Reply) =>
  selectsOf(components).flatMap((menu) =>
    'options' in menu
      ? menu.options.map(({ label, value, description }) => ({ label, value, about: description }))
      : [],
  );

const namesThere = async (here: PostedTable) => (await here.state()).encounter.combatants.map(({ name }) => name);

describe('/gm balance', () => {
  test('tells only the GM which creatures make a fight of each difficulty, and changes nothing', async () => {
    const here = await table();
    const [before, messages] = [JSON.stringify(await here.state()), JSON.stringify(here.messages)];
    const reply = await here.say('/gm balance');
    expect(reply.whisper).toBe(true);
    expect(labels(reply)).toEqual(['Stop']);
    const text = replyText(shownReply(reply));
    for (const part of [/A fair fight for Kira and Mira/, /Easy/, /Fair/, /Hard/, /Deadly/, /seed 1/])
      expect(text).toMatch(part);
    expect(text).toMatch(/\*\*\d+%\*\* [\w ]+ × \d+\n-# ±\d+ · 0 of 2 go down · \d+ rounds? · one more: \d+%/);
    const entries = offeredKinds(shownReply(reply));
    for (const { label, about } of entries)
      expect([text.includes(label), about]).toEqual([true, expect.stringMatching(/^(Easy|Fair|Hard|Deadly) · .*\d%/)]);
    expect(entries.length).toBeGreaterThan(3);
    expect(JSON.stringify(await here.state())).toBe(before);
    expect(JSON.stringify(here.messages)).toBe(messages);
    await here.close();
  });

  test('is for the GM only, and so are its buttons', async () => {
    const here = await table();
    const reply = shownReply(await here.say('/gm balance'));
    for (const user of ['ana', 'zoe']) {
      const hiddenReply = await here.say(`@${user} /gm balance hidden:true`);
      const chosenReply = await choose(here, user, reply, 'Add to the fight', offeredKinds(reply)[0]?.value ?? '');
      const replies = [hiddenReply, chosenReply, await tap(here, user, reply, 'Other ideas')];
      for (const reply of replies) {
        expect(reply.work).toBeUndefined();
        expect(readable(reply)).toContain('Only the GM');
      }
    }
    expect(await namesThere(here)).toEqual(['Kira', 'Mira']);
    await here.close();
  });

  test('adds what is chosen in its menu, for all to see, and shows what one more would change', async () => {
    const here = await table();
    const foundReply = shownReply(await here.say('/gm balance'));
    const { label, value } = offeredKinds(foundReply).find(
      (each) => /^[\w ]+ × \d+$/.test(each.label) && !each.label.includes(' and '),
    )!;
    const [name = '', count = ''] = label.split(' × ');
    const reply = await choose(here, 'gwen', foundReply, 'Add to the fight', value);
    expect(await namesThere(here)).toHaveLength(2 + Number(count));
    expect(here.newest('card').text).toContain(name);
    expect([reply.update, reply.dropsWork, reply.whisper]).toEqual([true, true, true]);
    const text = replyText(shownReply(reply));
    for (const who of [`${name} 1`, 'Kira', 'Mira']) expect(text).toContain(` like ${who}: `);
    expect(text).toMatch(/One more enemy like .*: \d+% (±\d+|or (more|less))/);
    expect(text).toMatch(/Now: \*\*/);
    expect(labels(shownReply(reply))).toEqual(['Suggest more…', 'GM', 'Close']);
    await here.close();
  });

  test('adds both kinds of a mix', async () => {
    const here = await table();
    const reply = shownReply(await here.say('/gm balance'));
    const mix = offeredKinds(reply).find(({ label }) => label.includes(' and '))!;
    await choose(here, 'gwen', reply, 'Add to the fight', mix.value);
    const [strong = '', weak = ''] = mix.label.replace(/ × \d+$/, '').split(' and ');
    const names = await namesThere(here);
    expect(names.filter((name) => name.startsWith(strong))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith(weak)).length).toBe(Number(/\d+$/.exec(mix.label)?.[0] ?? 1));
    await here.close();
  });

  test('counts hidden combatants only if told to, and those in the fight always', async () => {
    const here = await table('/add creature:Goblin');
    const [withoutHidden, withHidden] = [
      await here.say('/gm balance'),
      await here.say('/gm balance hidden:true seed:3'),
    ];
    expect(JSON.stringify(workOf(withoutHidden).encounter)).not.toContain('Troll');
    expect(replyText(shownReply(withoutHidden))).toContain('Leaves out 1 hidden creature');
    expect(replyText(shownReply(withoutHidden))).toContain('with everyone already in the fight');
    expect(workOf(withHidden).encounter.hidden?.map(({ name }) => name)).toEqual(['Troll']);
    expect(workOf(withHidden).seed).toBe(3);
    expect(replyText(shownReply(withHidden))).toMatch(/One more enemy like .* · like Troll: /);
    const others = await tap(here, 'gwen', shownReply(withHidden), 'Other ideas');
    expect([workOf(others).seed, workOf(others).encounter.hidden?.length]).toEqual([4, 1]);
    await here.close();
  });

  test('says which two chances a difficulty without suggestion lies between, except for the fight’s present difficulty', async () => {
    const here = await table('/add creature:Goblin');
    const reply = await here.say('/gm balance');
    const many = (lineup: Lineup) => lineup.reduce((sum, { count }) => sum + count, 0);
    const odds = (lineup: Lineup) => [0.85, 0.6][many(lineup)] ?? 0.1;
    const balance = searchedBalance(newBalance(workOf(reply)), odds);
    const text = replyText(workReply(reply, { ...NOTHING_YET, balance }));
    expect(text).toMatch(/Now: \*\*85% .* · Fair/);
    expect(text.match(/nothing found.*/g)).toEqual([
      expect.stringMatching(/^nothing found\. Nothing between .* \(60% ±\d+\) and .* \(10% ±\d+\)\.$/),
    ]);
    await here.close();
  });

  test('replaces the GM’s panel, and goes back to it', async () => {
    const here = await table();
    const reply = await tap(here, 'gwen', await here.say('/gm panel'), 'Balance…');
    expect([reply.update, labels(reply)]).toEqual([true, ['Stop']]);
    expect(labels(await tap(here, 'gwen', shownReply(reply), 'GM'))).toContain('Balance…');
    await here.close();
  });

  test('is refused if no player is in the fight', async () => {
    const here = new PostedTable();
    await here.say('/encounter start ruleset:tdgs', '/add creature:Goblin');
    const reply = await here.say('/gm balance');
    expect(reply.work).toBeUndefined();
    expect(readable(reply)).toContain('no one to fight');
    const replies = await tap(here, 'gwen', await here.say('/gm panel'), 'Balance…');
    expect([replyText(replies), labels(replies)]).toEqual([
      expect.stringContaining('no one to fight'),
      expect.arrayContaining(['Balance…']),
    ]);
    await here.close();
  });
});

test('a suggested creature joins with its kind’s auto-reactions', () => {
  const troll = creaturesOf(rulesNamed('dungeoneers')!).find(({ name }) => name === 'Troll');
  expect(troll?.standingOrders).toEqual({ reaction: 'use' });
});
