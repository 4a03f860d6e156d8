import { ComponentType } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { readLine } from '../../src/terminal/line.ts';
import { textOf } from '../posts/posted-table.ts';
import { emptyDatabase } from '../store/memory.ts';
import { GmTable, labelsOf } from './gm-taps.ts';

let host: Host;
let count = 0;

beforeEach(() => {
  const log = { error: (about: object) => expect.fail(JSON.stringify(about, Object.getOwnPropertyNames)) };
  host = new Host(new SqliteStore(emptyDatabase()), commands, components, log);
});

const callerOf = (user: string, admin = false) => ({
  user,
  name: user,
  channel: 'here',
  server: 'there',
  interaction: `i${count++}`,
  now: count * 60_000,
  admin,
});

async function say(line: string, admin = false): Promise<Reply> {
  const parsed = readLine(line, commands);
  if (!parsed.ok) throw new Error(`${line}: ${parsed.why}`);
  const { speaker = 'gwen', ...request } = parsed.value;
  return host.handle({ ...request, caller: callerOf(speaker, admin) });
}

function press(user: string, reply: Reply, label: string): Promise<Reply> {
  const id = (reply.components ?? [])
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .map((each) =>
      'label' in each && 'custom_id' in each && each.label?.startsWith(label) ? each.custom_id : undefined,
    )
    .find((each) => each !== undefined);
  if (id === undefined) throw new Error(`No button ${label}`);
  return host.handle({ component: id, chosen: [], fields: new Map(), caller: callerOf(user) });
}

const text = ({ content = '', embeds = [] }: Reply) => [content, ...embeds.map((each) => each.description)].join('\n');

describe('Players join with characters', () => {
  test('but not with creatures, which are neither offered nor accepted', async () => {
    await say('/encounter start ruleset:tdgs');
    expect(text(await say('@ana /join character:Dragon'))).toContain(
      'Dragon is a creature, and only the GM adds those',
    );
    const request = { command: 'join', answers: new Map([['character', '']]), caller: callerOf('ana') };
    const names = (await host.suggest(request, 'character')).map(({ name }) => name);
    expect(names).toContain('Kira');
    expect(names).not.toContain('Goblin');
    expect(text(await say('@ana /join character:Kira'))).toContain('80/80 HP');
  });

  test('and a GM finds creatures by how strong they are', async () => {
    await say('/encounter start ruleset:tdgs');
    const suggestedNames = (input: string) =>
      host.suggest({ command: 'add', answers: new Map([['creature', input]]), caller: callerOf('gwen') }, 'creature');
    const allNames = await suggestedNames('');
    expect(allNames[0]?.name).toMatch(/^Giant Rat · \d+(\.\d)? are worth 1 character$/);
    expect(allNames.map(({ value }) => value)).toEqual(allNames.map(({ name }) => name.split(' · ')[0]));
    // The part of a suggestion about strength, such as "worth 5 characters", isn't searched.
    expect((await suggestedNames('wor')).map(({ value }) => value)).toEqual([]);
    expect((await suggestedNames('drag'))[0]?.name).toMatch(/^Dragon · worth \d+(\.\d)? characters$/);
  });

  test('and a creature that reacts to attacks does so without being asked, by its kind’s auto-reactions', async () => {
    await say('/encounter start ruleset:dungeoneers');
    await say('@ana /join character:Freya');
    await say('/add creature:Troll');
    await say('/initiative');
    await say('/turn skip');
    expect(text(await say('@ana /attack target:Troll'))).toContain('Knitting Flesh');
  });

  test('with at most three each, so that no stranger fills the encounter; a GM may set another limit', async () => {
    await say('/encounter start ruleset:tdgs');
    for (const name of ['A', 'B', 'C'])
      expect(text(await say(`@eve /join character:Kira name:${name}`))).toContain('HP');
    expect(text(await say('@eve /join character:Kira name:D'))).toContain('that’s the limit');
    await say('/gm set setting:characters-each value:5');
    expect(text(await say('@eve /join character:Kira name:D'))).toContain('HP');
    for (const name of ['E', 'F', 'G', 'H'])
      expect(text(await say(`/join character:Kira name:${name}`))).toContain('HP');
  });

  test('but not once it is closed: then only the GM adds', async () => {
    await say('/encounter start ruleset:tdgs settings:"join=closed"');
    expect(text(await say('@ana /join character:Kira'))).toContain('This fight is closed to new characters');
    expect(text(await say('/join character:Kira'))).toContain('HP');
  });
});

describe('Players who must ask', () => {
  test('come in with what they asked for when the GM lets them in', async () => {
    await say('/encounter start ruleset:tdgs settings:"join=ask"');
    const reply = await say('@ana /join character:Kira name:"Kira|100% %7C"');
    expect(reply.ping).toEqual(['gwen']);
    expect(text(reply)).toContain('wants to join as');
    expect(text(await say('/encounter status'))).not.toContain('Kira');
    expect(text(await press('ana', reply, 'Let '))).toContain('Only the GM can do that');
    expect((await press('gwen', reply, 'Let ')).update).toBe(true);
    expect(text(await say('/encounter status'))).toMatch(/Kira.*100%.*80\/80 HP/);
    expect(text(await say('@ana /turn end'))).not.toContain('not in this fight');
    expect(text(await press('gwen', reply, 'Let '))).toContain('This button is out of date');
  });

  test('come in with their own character or are turned down, and don’t ask twice', async () => {
    await say('@1234567890123456789 /character new name:Una from:Kira ruleset:tdgs');
    await say('/encounter start ruleset:tdgs settings:"join=ask"');
    const reply = await say('@1234567890123456789 /join character:Una');
    const secondReply = await say('@1234567890123456789 /join character:Kira name:Una');
    expect([text(secondReply), secondReply.ping]).toEqual([
      expect.stringContaining('You’ve already asked the GM about Una'),
      undefined,
    ]);
    expect(text(await press('gwen', reply, 'Refuse'))).toContain('the GM said no. **Una** isn’t joining for now.');
    expect(text(await say('@1234567890123456789 /join character:Una'))).toContain('the GM said no for now');
    expect(text(await say('/encounter status'))).not.toContain('Una');
  });

  test('ask once rounds run, whatever the setting', async () => {
    for (const line of ['/encounter start ruleset:tdgs', '@ana /join character:Kira', '/initiative']) await say(line);
    expect((await say('@bo /join character:Mira')).ping).toEqual(['gwen']);
    expect(text(await say('/join character:Mira name:Mine'))).toContain('50/50 HP');
  });
});

describe('By taps in a channel', () => {
  test('a player’s own character joins in two, and the menu goes', async () => {
    const table = new GmTable();
    await table.say('@ana /character new name:Una from:Kira ruleset:tdgs', '/encounter start ruleset:tdgs');
    const menu = await table.press('ana', 'Join');
    expect(labelsOf(menu)[0]).toBe('Join as Una');
    expect(await table.tapOn('ana', menu, 'Join as Una')).toEqual({ posted: true });
    expect(textOf(table.newest('card'))).toContain('**Una** <@ana>');
    await table.close();
  });

  test('the GM is asked once, in the panel too; then the question goes and the player is told', async () => {
    const table = new GmTable();
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/initiative');
    const reply = await table.say('@bo /join character:Mira');
    expect([reply.whisper, textOf(reply)]).toEqual([true, 'I’ve asked the GM about **Mira**. I’ll ping you.']);
    expect(table.newest('request').ping).toEqual(['gwen']);
    await table.open();
    await table.tap('Let Mira in');
    expect(labelsOf(table.screen)).not.toContain('Let Mira in');
    expect(table.messages.map(({ kind }) => kind)).not.toContain('request');
    expect([textOf(table.newest('told')), table.newest('told').ping]).toEqual([
      '<@bo>: **Mira** has joined the fight.',
      ['bo'],
    ]);
    expect(textOf(table.newest('turn'))).toContain('**Mira**');
    await table.say('@cy /join character:Nim');
    await table.press('gwen', 'Refuse Nim');
    expect(textOf(await table.say('@cy /join character:Nim'))).toContain('the GM said no for now');
    await table.open();
    await table.tap('Let them ask again');
    expect(textOf(await table.say('@cy /join character:Nim'))).toContain('I’ve asked the GM about');
    await table.say('/encounter end');
    expect(table.messages.map(({ kind }) => kind)).not.toContain('request');
    await table.close();
  });
});

test('the user who opened an encounter isn’t ousted by a GM they made', async () => {
  await say('/encounter start ruleset:tdgs');
  await say('/gm add-gm who:bo');
  await say('@bo /gm add-gm who:gwen');
  expect(text(await say('@bo /gm remove-gm who:gwen'))).toContain('can’t be removed');
  expect(text(await say('/gm set setting:join value:ask'))).not.toContain('Only the GM');
  expect(text(await say('@admin /gm remove-gm who:gwen', true))).toContain('GMs of this encounter');
});

describe('A new player', () => {
  const make = async (table: GmTable, user: string, screen: Reply, values: Readonly<Record<string, string>>) => {
    const { form } = await table.tapOn(user, screen, 'New character…');
    return table.submit(user, form?.custom_id ?? '', values);
  };

  test('who makes a character from Join joins with it by the first button', async () => {
    const table = new GmTable();
    await table.say('/encounter start ruleset:dungeoneers');
    const reply = await make(table, 'bo', await table.press('bo', 'Join'), {
      name: 'Borin',
      like: 'dungeoneers/Alberich',
    });
    expect(labelsOf(reply)).toEqual([
      'Join as Borin',
      'Scores (1 of 2)',
      'Scores (2 of 2)',
      'Weapons and gear',
      'Spells and abilities',
      'Details (1 of 2)',
      'Details (2 of 2)',
    ]);
    expect(textOf(reply)).toContain('**Borin** is ready, based on Alberich.');
    expect(textOf(reply)).not.toContain('/join');
    // The private message is deleted, as after *Join*.
    expect(await table.tapOn('bo', reply, 'Join as Borin')).toEqual({ posted: true });
    expect(textOf(table.newest('card'))).toContain('Borin');
    await table.close();
  });

  test('can change the character first, or is told how to play it if nothing played here fits it', async () => {
    const table = new GmTable();
    const aloneReply = await make(table, 'bo', await table.say('@bo /me'), { name: 'Borin', like: 'tdgs/Kira' });
    expect(labelsOf(aloneReply)).not.toContain('Join as Borin');
    expect(textOf(aloneReply)).toContain('Join with `/join character:`.');
    await table.say('/encounter start ruleset:tdgs settings:"join=ask"');
    const { form } = await table.tapOn('bo', aloneReply, 'Scores (1 of 2)');
    const changedReply = await table.submit('bo', form?.custom_id ?? '', { STR: '20' });
    expect(labelsOf(changedReply)[0]).toBe('Join as Borin');
    const reply = await table.tapOn('bo', changedReply, 'Join as Borin');
    expect(textOf(reply)).toContain('I’ve asked the GM');
    expect((await table.state()).encounter.combatants).toEqual([]);
    await table.open();
    await table.tap('Let Borin in');
    expect((await table.state()).encounter.combatants[0]?.sheet).toMatchObject({ STR: 20 });
    expect(labelsOf(await table.say('@bo /character edit character:Borin'))).not.toContain('Join as Borin');
    await table.close();
  });
});
