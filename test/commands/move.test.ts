import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { placeLabel } from '../../commands/move/screen.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { buttonsOf } from '../posts/posted-table.ts';
import { heroTile, startOnMap, turnText } from './field-table.ts';
import { fill, labels, replyText, tap } from './private-message.ts';
import { readable } from './readable.ts';

const MAP_SYSTEMS = BUILT_IN_IDS.filter((id) => rulesNamed(id)?.field);

describe.each(MAP_SYSTEMS)('On a map in %s', (system) => {
  test('Move and a place: two taps, told in the turn’s message, and undone', async () => {
    const table = await startOnMap(system);
    const screen = await table.press('ana', 'Move…');
    const [first = ''] = labels(screen);
    const firstSquare = /: ([A-J]\d)$/.exec(first)?.[1];
    expect(firstSquare).toBeDefined();
    expect(await tap(table, 'ana', screen, first)).toEqual({ posted: true });
    expect(await heroTile(table)).toBe(firstSquare);
    expect(table.messages.map((each) => each.text).join('\n')).toContain(`from E3 to ${firstSquare}`);
    await table.say('/undo');
    expect(await heroTile(table)).toBe('E3');
  });

  test('the mover goes to every fourth square that is suggested, and to one that is typed in the form', async () => {
    const table = await startOnMap(system);
    const offers = (await table.suggestions('ana', 'move', 'to')).map((name) => /\b[A-J]\d\b/.exec(name)?.[0] ?? '');
    expect(offers.length).toBeGreaterThan(3);
    expect(new Set(offers).size).toBe(offers.length);
    for (const square of offers.filter((_, index) => index % 4 === 0)) {
      const screen = await table.say(`@ana /move to:"${square.toLowerCase()}"`);
      if (screen.whisper) await tap(table, 'ana', screen, 'Move anyway');
      expect(await heroTile(table), square).toBe(square);
      await table.say('/undo');
    }
    const [, last = ''] = offers;
    await fill(table, 'ana', await tap(table, 'ana', await table.press('ana', 'Move…'), 'Type a square'), {
      tile: last,
    });
    expect(await heroTile(table)).toBe(last);
  });
});

test('a square that can’t be typed is explained above the choices', async () => {
  const table = await startOnMap('sol');
  const moveTyped = async (tile: string) =>
    replyText(
      await fill(table, 'ana', await tap(table, 'ana', await table.press('ana', 'Move…'), 'Type a square'), { tile }),
    );
  expect(await moveTyped('Z9')).toMatch(/no square “Z9”.*from A1 to J5.*\n.*Where to\?/);
  expect(await moveTyped('a1')).toMatch(/can’t stand on A1: it’s a wall.*\n.*Where to\?/);
  expect(await moveTyped('H2')).toMatch(/is already on H2.*\n.*Where to\?/);
  expect(await heroTile(table)).toBe('E3');
});

test('a place behind a hill is called that, not “Behind the floor”', async () => {
  const table = await startOnMap('tdgs');
  await table.say('/map edit squares:C3 to:"height 2"');
  const { encounter } = await table.state();
  const labelBehind = (behind: string) =>
    placeLabel(encounter, {
      meaning: { means: 'in cover', behind },
      way: { to: 'B3', path: ['B3'], cost: 1, strikes: [], intent: { action: 'move', actor: 'ada' } },
    });
  expect(labelBehind('C3')).toBe('Behind the high ground: B3');
  expect(labelBehind('D3')).toBe('Behind the crate: B3');
});

test('a press on an outdated choice says so, with the present choices; unrelated changes don’t matter', async () => {
  const table = await startOnMap('sol');
  const before = await table.press('ana', 'Move…');
  const [first = ''] = labels(before);
  await table.say('/roll dice:d6', '/add creature:Guard');
  const replyAfterChange = await tap(table, 'ana', before, first);
  expect(replyText(replyAfterChange)).toMatch(/The map has changed.*\n.*is at E3\. Where to\?/);
  expect(await heroTile(table)).toBe('E3');
  await table.say('/roll dice:d6');
  expect(await tap(table, 'ana', replyAfterChange, labels(replyAfterChange)[0] ?? '')).toMatchObject({ posted: true });
  await table.press('ana', 'End turn');
  expect(replyText(await tap(table, 'ana', replyAfterChange, labels(replyAfterChange)[0] ?? ''))).toContain(
    'That button is out of date',
  );
});

test('a player without part in the turn moves no one', async () => {
  const table = await startOnMap('sol', {}, { lines: ['@bo /join character:Medic name:Bea'] });
  const screen = await table.press('ana', 'Move…');
  const [first = ''] = labels(screen);
  expect(replyText(await tap(table, 'bo', screen, first))).toContain('You don’t play');
  expect(replyText(await tap(table, 'zoe', screen, first))).toContain('You don’t play');
  expect(replyText(await table.say('@zoe /move to:D2'))).toContain('not in this fight');
  expect(await heroTile(table)).toBe('E3');
});

test('a door next to the mover is opened by a tap, once, and where to go is chosen after it', async () => {
  const table = await startOnMap('sol');
  const reply = await tap(table, 'ana', await table.press('ana', 'Move…'), 'Open door at F3');
  expect(reply).toMatchObject({ posted: true, update: true });
  expect(labels(reply).join()).not.toContain('door');
  expect((await table.state()).encounter.field?.ground.ground[25]).toBe('/');
  expect(turnText(table)).toContain('Ada opens the door at F3.');
  await tap(table, 'ana', reply, labels(reply)[0] ?? '');
  expect(await heroTile(table)).not.toBe('E3');
});

test('a hostile name pings no one in the text of *Move*, and no label or form title is too long', async () => {
  const name = '**@everyone** `|<@1>| ||x|| name 12';
  const lines = [`@bo /join character:Medic name:"${name} of the longest"`];
  const table = await startOnMap('sol', {}, { name, lines });
  const screen = await table.press('ana', 'Move…');
  expect(replyText(screen)).not.toMatch(/@everyone|<@1>|\*\*@/);
  expect(labels(screen).every((label) => label.length <= 80)).toBe(true);
  const form = await tap(table, 'ana', screen, 'Type a square');
  expect(form.form?.title.length).toBeLessThanOrEqual(45);
});

test('a hidden combatant is in no place, suggestion or refusal, and in no one’s way', async () => {
  const table = await startOnMap('sol', {}, { lines: ['/add creature:Medic hidden:true'] });
  const hiddenId = (await table.state()).encounter.hidden?.[0]?.id ?? '';
  await table.do('gwen', { type: 'place', places: [{ subject: hiddenId, at: 'E2' }] });
  const labelsAndTiles = [
    ...labels(await table.press('ana', 'Move…')),
    ...(await table.suggestions('ana', 'move', 'to')),
  ];
  expect(labelsAndTiles.join()).not.toContain('Medic');
  await table.say('@ana /move to:e2');
  expect(await heroTile(table)).toBe('E2');
});

test('in the dark players go only where they see, and hear only of combatants they see', async () => {
  const table = await startOnMap('sol', { one: 'H2', two: 'H4' });
  await table.do('gwen', { type: 'field-look', look: { dark: true } });
  // Ana can't see past the closed door, the crate and the walls that are added here, so she sees neither enemy.
  await table.do('gwen', { type: 'tiles', tiles: ['F2', 'F4'].map((tile) => ({ at: tile, sign: '#' })) });
  const offeredPlaces = async () =>
    [...labels(await table.press('ana', 'Move…')), ...(await table.suggestions('ana', 'move', 'to'))].join();
  expect(await offeredPlaces()).not.toMatch(/Ganger|[GHI]\d/);
  expect(replyText(await table.say('@ana /move to:H2'))).toMatch(/None of your characters can see H2/);
  expect(replyText(await table.say('@ana /act action:move to:G3'))).toMatch(/None of your characters can see G3/);
  await table.do('gwen', { type: 'place', places: [{ subject: 'ganger-1', at: 'G2' }] });
  expect(table.messages.map((each) => each.text).join('\n')).not.toContain('G2');
  await tap(table, 'ana', await table.press('ana', 'Move…'), 'Open door');
  expect(await offeredPlaces()).toMatch(/G3/);
});

describe('Where an enemy may attack on the way', () => {
  /** The first label on the screen that contains this symbol. */
  const labelWithSign = (screen: Reply, sign: string) => labels(screen).find((label) => label.includes(sign)) ?? '';

  test('the player is asked once more: which enemy, with what, along which squares; then goes, or elsewhere', async () => {
    const table = await startOnMap('dungeoneers', { one: 'E2' });
    const screen = await table.press('ana', 'Move…');
    expect(replyText(screen)).toContain('⚠ means that an enemy may attack you on the way');
    const label = labelWithSign(screen, '⚠');
    const [, to = ''] = /: ([A-J]\d) ⚠$/.exec(label) ?? [];
    const danger = await tap(table, 'ana', screen, label);
    expect(replyText(danger)).toMatch(
      new RegExp(`can’t reach ${to} safely.*Skeleton 1 with Bone Blade may attack Ada.*\\n.*E3.*${to}\\.`),
    );
    expect(await heroTile(table)).toBe('E3');
    expect(labels(await tap(table, 'ana', danger, 'Somewhere else…'))).toContain(label);
    expect(await tap(table, 'ana', danger, 'Move anyway')).toEqual({ posted: true });
  });

  test('words replace the signs, and hidden numbers keep a creature’s weapon unnamed', async () => {
    const table = await startOnMap('dungeoneers', { one: 'E2' });
    await table.say('/gm set setting:signs value:words', '/gm set setting:secrecy value:words');
    const screen = await table.press('ana', 'Move…');
    expect(replyText(screen) + labels(screen)).not.toContain('⚠');
    const danger = await tap(table, 'ana', screen, labelWithSign(screen, ', with danger'));
    expect(replyText(danger)).toMatch(/On the way, \S+ 1 may attack Ada/);
  });

  test.each([
    ['dungeoneers', (enemy: string) => `/adjust who:"${enemy}" resource:"reaction points" by:-1`],
    ['tdgs', (enemy: string) => `/condition add who:"${enemy}" condition:Paralyzed`],
  ])('in %s with secrecy hidden only the GM is told whether a creature could attack', async (system, unable) => {
    const firstTable = await startOnMap(system, { one: 'E2' });
    await firstTable.say('/gm set setting:secrecy value:hidden');
    const tables = [firstTable.copy(), firstTable.copy()] as const;
    const [, enemy] = (await firstTable.state()).encounter.combatants;
    await tables[0].say(unable(enemy?.name ?? ''));
    const [withPoints, withoutPoints] = await Promise.all(
      [tables[1], tables[0]].map(async (table) => ({
        offered: readable([await table.say('@ana /move'), await table.suggestions('ana', 'move', 'to')]),
        planned: readable(await table.say('@ana /plan')),
        gms: readable(await table.say('/move as:Ada')),
      })),
    );
    expect(withPoints?.offered).toMatch(/Where to/);
    expect(withPoints?.offered).toBe(withoutPoints?.offered);
    expect(withPoints?.planned).toBe(withoutPoints?.planned);
    expect(withPoints?.gms).toContain('⚠');
    expect(withoutPoints?.gms).not.toBe(withPoints?.gms);
  });
});

test('a player of several combatants on the same turn is asked which of them goes', async () => {
  const table = await startOnMap(
    'sol',
    {},
    { lines: ['@ana /join character:Medic name:Eve', '/gm group who:"Ada, Eve"'] },
  );
  const question = await table.press('ana', 'Move…');
  const screen = labels(question).includes('Eve') ? await tap(table, 'ana', question, 'Eve') : question;
  expect(replyText(screen)).toMatch(/\*\*(Eve|Ada) is at [A-J]\d\. Where to\?/);
});

test.each(['dungeoneers', 'tdgs'])('an enemy out of reach is approached by one tap (%s)', async (system) => {
  const table = await startOnMap(system, { hero: 'B2', one: 'I2', two: 'I4' });
  const [likeliest] = buttonsOf(table.newest('turn'));
  expect(likeliest).toMatchObject({ style: ButtonStyle.Primary });
  expect(likeliest?.label).toMatch(/^Approach \w+ 1$/);
  expect(await table.press('ana', likeliest?.label ?? '')).toMatchObject({ posted: true });
  expect((await heroTile(table))?.charAt(0)).toMatch(/[C-H]/);
});

test('an enemy that could attack on the way is named before a player approaches another', async () => {
  const table = await startOnMap('tdgs', { hero: 'B2', one: 'I2', two: 'I4' });
  const { id = '' } = buttonsOf(table.newest('turn'))[0] ?? {};
  const [, , two = ''] = (await table.state()).encounter.combatants.map(({ id }) => id);
  await table.do('gwen', { type: 'place', places: [{ subject: two, at: 'B3' }] });
  const question = await table.pressId('ana', id);
  expect(replyText(question)).toMatch(/can’t reach/);
  expect(await heroTile(table)).toBe('B2');
});
