import { describe, expect, test } from 'vitest';
import { textHash } from '../../src/interaction/component.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { controlsOf } from '../../src/terminal/repl.ts';
import { DAY, HOUR } from '../../src/time/zone.ts';
import { branchesOf } from '../posts/branches.ts';
import { buttonsOf, PostedTable, textOf } from '../posts/posted-table.ts';
import { choose, fill, labels, replyText, tap } from './private-message.ts';

/** Starts a fight in which Ana's Kira and Bo's character face a goblin. It is Kira's turn. */
const bridge = branchesOf(async (): Promise<PostedTable> => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira name:Bo',
    '/add creature:Goblin',
    '/initiative',
  );
  const firstId = (await table.state()).encounter.turnOrder[0]?.[0] ?? '';
  if (firstId !== 'kira') await table.say(`/gm reorder who:Kira before:${firstId} sure:yes`);
  for (let turns = 0; turns < 3 && (await actingId(table)) !== 'kira'; turns++)
    await table.say(`/turn skip who:${await actingId(table)}`);
  expect(await actingId(table)).toBe('kira');
  return table;
});

async function actingId(table: PostedTable): Promise<string | undefined> {
  return onTurn((await table.state()).encounter)[0]?.id;
}

async function kira(table: PostedTable) {
  const kiraNow = (await table.state()).encounter.combatants.find(({ id }) => id === 'kira');
  if (!kiraNow) throw new Error('No Kira');
  return kiraNow;
}

const jsonOf = (reply: object) => JSON.stringify(reply);

describe('A character that is handed over', () => {
  test('by a GM to the GM is listed once, because Discord refuses a menu with the same choice twice', async () => {
    const table = await bridge();
    await table.say('/join character:Nim', '/lend as:Nim until:"3 days"');
    for (const command of ['/act as:Nim', '/me']) {
      const choices = controlsOf(await table.say(command)).map(({ component, value }) => `${component} ${value}`);
      expect(choices.filter((each, index) => choices.indexOf(each) !== index)).toEqual([]);
    }
  });

  test('pings the player who plays it now, and the card names its owner', async () => {
    const table = await bridge();
    await table.say('@ana /lend to:zoe until:"3 days"');
    expect(await kira(table)).toMatchObject({ controller: 'zoe', lent: { owner: 'ana' } });
    expect(table.newest('turn').pinged).toEqual(['zoe']);
    expect(table.newest('turn').content).toContain('<@zoe> **Kira (for <@ana>), your turn.**');
    expect(table.newest('card').text).toContain('**Kira** <@zoe> for <@ana>');
    await table.say('@zoe /attack target:Goblin');
    expect(await actingId(table)).not.toBe('kira');
  });

  test('goes back by itself at the time that was set, and its owner is pinged', async () => {
    const table = await bridge();
    await table.say('@ana /lend to:zoe until:"3 days"');
    await table.wait(2 * DAY);
    expect(await kira(table)).toMatchObject({ controller: 'zoe' });
    await table.wait(DAY);
    const kiraAfter = await kira(table);
    expect([kiraAfter.controller, kiraAfter.lent]).toEqual(['ana', undefined]);
    expect(table.newest('turn').pinged).toEqual(['ana']);
  });

  test('is back when its owner acts for it', async () => {
    const table = await bridge();
    await table.say('@ana /lend to:zoe');
    await table.press('ana', 'Defend');
    const kiraAfter = await kira(table);
    expect([kiraAfter.controller, kiraAfter.lent]).toEqual(['ana', undefined]);
    expect(kiraAfter.conditions.map(({ name }) => name)).toContain('Full Defense');
  });

  test('stays handed over if the owner’s action is refused', async () => {
    const table = await bridge();
    await table.say('@ana /lend to:zoe');
    await table.say('@zoe /turn end');
    const reply = await table.say('@ana /attack target:Goblin as:Kira');
    expect(jsonOf(reply)).toContain('turn');
    expect(await kira(table)).toMatchObject({ controller: 'zoe' });
  });

  test('is taken back by its borrower, its owner or the GM, but not by another player', async () => {
    const table = await bridge();
    for (const userName of ['zoe', 'ana', 'gwen']) {
      await table.say('@ana /lend to:zoe');
      expect(jsonOf(await table.say('@bo /lend back:yes as:Kira'))).toContain('You don’t play');
      expect(await kira(table)).toMatchObject({ controller: 'zoe' });
      await table.say(`@${userName} /lend back:yes as:Kira`);
      expect((await kira(table)).lent).toBeUndefined();
    }
  });

  test('can’t be handed on, and only to people', async () => {
    const table = await bridge();
    table.bots = ['robo'];
    expect(jsonOf(await table.say('@ana /lend to:robo'))).toContain('is a bot');
    expect(jsonOf(await table.say('@ana /lend to:ana'))).toContain('That player already plays');
    expect(jsonOf(await table.say('/gm assign who:Kira to:ana'))).toContain('That player already plays');
    await table.say('@ana /lend to:zoe');
    expect(jsonOf(await table.say('@zoe /lend to:bo as:Kira'))).toContain('Someone else is already playing Kira');
    expect(jsonOf(await table.say('@bo /lend to:bo as:Kira'))).toContain('You don’t play');
    expect(await kira(table)).toMatchObject({ controller: 'zoe' });
  });

  test('keeps its owner’s sheet, auto-reactions and private panel open to them', async () => {
    const table = await bridge();
    await table.say('@ana /lend to:zoe');
    const myCharacter = await table.say('@ana /me');
    expect(jsonOf(myCharacter)).toContain('is played by <@zoe> until you’re back');
    expect(jsonOf(myCharacter)).toContain('It’s Kira’s turn, played by <@zoe>');
    expect(jsonOf(await table.say('@zoe /me'))).toContain('It’s your turn');
    expect(textOf(await tap(table, 'ana', myCharacter, 'Sheet'))).toContain('Kira');
    await table.say('@ana /reactions about:interrupt answer:Parry as:Kira');
    expect((await kira(table)).standingOrders).toEqual({ interrupt: 'Parry' });
    expect(await kira(table)).toMatchObject({ controller: 'zoe' });
  });

  test('pings the GM too while the GM plays it', async () => {
    const table = await bridge();
    await table.say('@ana /lend until:"2 days"');
    expect(await kira(table)).toMatchObject({ lent: { owner: 'ana' } });
    expect((await kira(table)).controller).toBeUndefined();
    expect(table.newest('turn').pinged).toEqual(['gwen']);
    expect(table.newest('card').text).toContain('**Kira** the GM for <@ana>');
    expect(jsonOf(await table.say('/gm hide who:Kira'))).toContain('Kira');
    expect((await table.state()).encounter.hidden).toBeUndefined();
  });
});

test('a borrower can’t set auto-reactions for the character', async () => {
  const table = await bridge();
  await table.say('@ana /reactions about:interrupt answer:Parry as:Kira', '@ana /lend to:zoe');
  const myCharacter = await table.say('@zoe /me');
  expect(replyText(myCharacter)).toContain('You play **Kira** for <@ana>.');
  expect(labels(myCharacter)).not.toContain('Change reactions…');
  const refusal = await table.say('@zoe /reactions about:interrupt answer:Block as:Kira');
  expect(jsonOf(refusal)).toContain('You play Kira for someone else, and only the owner can set auto-reactions');
  expect((await kira(table)).standingOrders).toEqual({ interrupt: 'Parry' });
});

test('a character goes back when its borrower is forgotten, and is the GM’s when its owner is', async () => {
  const table = await bridge();
  await table.say('@ana /lend to:zoe', '@zoe /privacy delete sure:yes', '/gm set setting:tone value:grim');
  await table.fire();
  expect(await kira(table)).toMatchObject({ controller: 'ana' });
  await table.say(
    '@ana /lend to:zoe until:"2 days"',
    '@ana /privacy delete sure:yes',
    '/gm set setting:tone value:plain',
  );
  await table.wait(3 * DAY);
  const { controller = '', lent } = await kira(table);
  expect([controller.startsWith('former:'), lent]).toEqual([true, undefined]);
  expect(table.newest('turn').text).not.toContain('former:');
  expect(table.newest('card').text).not.toContain('former:');
});

test('a character is handed over in three taps, and taken back in two', async () => {
  const table = await bridge();
  const panel = await tap(table, 'ana', await table.say('@ana /me'), 'Hand over…');
  const timedReply = await choose(table, 'ana', panel, 'Until when?', '3 days');
  const lendReply = await choose(table, 'ana', timedReply, 'Hand over to…', 'zoe');
  expect(replyText(lendReply)).toContain('is played by <@zoe> until');
  expect((await kira(table)).lent?.until).toBeGreaterThan(table.now + 3 * DAY - HOUR);
  await tap(table, 'ana', await table.say('@ana /me'), 'Take back');
  expect((await kira(table)).lent).toBeUndefined();
});

describe('Its handing over', () => {
  test('is undone by the player who handed it over', async () => {
    const table = await bridge();
    await table.say('@ana /lend to:zoe', '@ana /undo');
    expect(await kira(table)).toMatchObject({ controller: 'ana' });
    expect((await kira(table)).lent).toBeUndefined();
  });

  test('is undone by the GM after the time is up, and then lasts until someone changes it', async () => {
    const table = await bridge();
    await table.say('@ana /lend to:zoe until:"3 days"');
    await table.wait(4 * DAY);
    await table.say('/undo');
    await table.wait(DAY);
    expect(await kira(table)).toMatchObject({ controller: 'zoe' });
    await table.say('@ana /lend back:yes');
    expect(await kira(table)).toMatchObject({ controller: 'ana' });
  });
});

test('a player who is away can leave a character with another player, and has it back on their return', async () => {
  const table = await bridge();
  expect(replyText(await table.say('@ana /away until:"2 days" played_by:zoe'))).toContain(
    '**Kira** is played by <@zoe> until <t:',
  );
  expect(await kira(table)).toMatchObject({ controller: 'zoe', lent: { owner: 'ana' } });
  expect((await kira(table)).lent?.until).toBeGreaterThan(table.now + DAY);
  await table.say('@ana /away back:yes');
  expect(await kira(table)).toMatchObject({ controller: 'ana' });
  const awayReply = await table.say('@ana /away from:"2 days" until:"1 week" played_by:zoe');
  expect(jsonOf(awayReply)).toContain('hand a character over at a later time');
  expect(await kira(table)).toMatchObject({ controller: 'ana' });
});

describe('A character handed over without an end', () => {
  test('goes back when its owner says in another channel that they are back', async () => {
    const table = await bridge();
    await table.say('@ana /away played_by:zoe');
    expect((await kira(table)).lent).toEqual({ owner: 'ana' });
    await table.wait(2 * DAY);
    expect(await kira(table)).toMatchObject({ controller: 'zoe' });
    await table.sayIn('elsewhere', '@ana /away back:yes');
    await table.fire();
    expect(await kira(table)).toMatchObject({ controller: 'ana' });
    expect((await kira(table)).lent).toBeUndefined();
  });

  test('goes back when an absence with an end is over, and not before', async () => {
    const table = await bridge();
    await table.say('@ana /lend to:zoe');
    await table.sayIn('elsewhere', '@ana /away until:"2 days"');
    await table.wait(2 * DAY - HOUR);
    expect(await kira(table)).toMatchObject({ controller: 'zoe' });
    await table.wait(2 * HOUR);
    expect(await kira(table)).toMatchObject({ controller: 'ana' });
  });

  test('stays handed over when someone else is back, or when its owner was back before', async () => {
    const table = await bridge();
    await table.say('@ana /away', '@ana /away until:"5 days"', '@bo /away until:"5 days"', '@ana /away back:yes');
    await table.say('@ana /lend to:zoe');
    await table.sayIn('elsewhere', '@bo /away back:yes');
    await table.sayIn('elsewhere', '@ana /away from:"2 days" until:"3 days"');
    await table.wait(DAY);
    expect(await kira(table)).toMatchObject({ controller: 'zoe' });
  });
});

test('a GM assigns a combatant to a player for a time, by a command and in the panel', async () => {
  const table = await bridge();
  const reply = await table.say('/gm assign who:Goblin to:bo until:"2 days"');
  expect(textOf(reply)).toContain('is played by <@bo> for the GM until');
  await table.wait(3 * DAY);
  const goblin = (await table.state()).encounter.combatants.find(({ id }) => id.startsWith('goblin'));
  expect([goblin?.controller, goblin?.lent]).toEqual([undefined, undefined]);
  await table.say('/gm assign who:Kira to:zoe until:"they are back"');
  expect(await kira(table)).toMatchObject({ controller: 'zoe', lent: { owner: 'ana' } });
  const panel = await choose(table, 'gwen', await table.say('/gm panel'), 'Choose a combatant', textHash('kira'));
  expect(replyText(panel)).toContain('is played by <@zoe> while <@ana> is away');
  await choose(table, 'gwen', panel, 'Hand over', '<');
  expect(await kira(table)).toMatchObject({ controller: 'ana' });
});

test('in the panel’s form a GM sets who plays a combatant, and until when', async () => {
  const table = await bridge();
  const panel = await choose(table, 'gwen', await table.say('/gm panel'), 'Choose a combatant', textHash('kira'));
  const form = await choose(table, 'gwen', panel, 'Hand over', '+');
  const handOverReply = await fill(table, 'gwen', form, { player: 'zoe', until: '2 days' });
  expect(replyText(handOverReply)).toContain('Someone else plays Kira for a while');
  expect((await kira(table)).lent?.until).toBeGreaterThan(table.now + DAY);
  table.bots = ['robo'];
  const otherPanel = await choose(table, 'gwen', await table.say('/gm panel'), 'Choose a combatant', textHash('bo'));
  const reply = await fill(table, 'gwen', await choose(table, 'gwen', otherPanel, 'Hand over', '+'), {
    player: 'robo',
  });
  expect(replyText(reply)).toContain('is a bot');
});

test('a turn that is handed over keeps the time it has left, and has a grace at least', async () => {
  const table = await bridge();
  const timeLeft = async () => (await table.state()).clock?.waits.find((wait) => wait.for === 'turn')?.count?.left ?? 0;
  await table.do('gwen', { type: 'pace', pace: { turn: 24 * 60, question: 12 * 60, nudge: 0, atEnd: 'wait' } });
  await table.wait(10 * HOUR);
  await table.say('@ana /lend to:zoe');
  expect(await timeLeft()).toBeLessThanOrEqual(14 * HOUR);
  expect(await timeLeft()).toBeGreaterThan(13 * HOUR);
  await table.wait(12 * HOUR);
  await table.say('@zoe /lend back:yes');
  expect(await timeLeft()).toBe(6 * HOUR);
  await table.say('@ana /lend to:zoe');
  expect(await timeLeft()).toBeLessThanOrEqual(6 * HOUR);
});

test('a character that is due back while a question is open goes back after the answer', async () => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:mastery',
    '@ana /join character:Bryn',
    '/add creature:Opponent',
    '@ana /reactions about:defense answer:ask',
    '/initiative',
    '@ana /lend to:zoe until:"2 days"',
  );
  if ((await actingId(table)) === 'bryn') await table.say('@zoe /turn end');
  await table.say('/attack target:Bryn as:Opponent');
  const bryn = async () => (await table.state()).encounter.combatants.find(({ id }) => id === 'bryn');
  expect((await table.state()).waiting).toBeDefined();
  await table.wait(3 * DAY);
  expect(await bryn()).toMatchObject({ controller: 'zoe' });
  const [answer] = buttonsOf(table.newest('question'));
  await table.pressId('zoe', answer?.id ?? '');
  await table.wait(HOUR);
  expect(await bryn()).toMatchObject({ controller: 'ana' });
});
