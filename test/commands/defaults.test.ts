import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { fill, labels, replyText, tap } from './private-message.ts';

let table: PostedTable;

beforeEach(() => {
  table = new PostedTable();
  table.managers = ['mira'];
});

afterEach(() => table.close());

const cardText = () => table.messages.map(textOf).find((text) => text.includes('The dice are sealed')) ?? '';
const openDefaults = () => table.say('@mira /setup defaults');

/** Opens the choices for one of the server's defaults, by its index in the panel. */
async function change(index: number, panel = openDefaults(), user = 'mira') {
  const text = await panel;
  const ids = JSON.stringify(text.components).match(/defaults\|choose[^"]*/g) ?? [];
  return table.pressId(user, ids[index] ?? '');
}

const [GAME_INDEX, SETTINGS_INDEX, TIMER_INDEX, NUMBERS_INDEX, MAP_INDEX] = [0, 1, 2, 3, 4];

/** Chooses a value for each of the server's defaults. */
async function chooseAll() {
  await tap(table, 'mira', await change(GAME_INDEX), 'TDGS');
  await fill(table, 'mira', await tap(table, 'mira', await change(SETTINGS_INDEX), 'Enter settings'), {
    settings: 'auto-end=off',
  });
  await fill(table, 'mira', await tap(table, 'mira', await change(TIMER_INDEX), 'Set a timer'), { turn: '1440 min' });
  await tap(table, 'mira', await change(NUMBERS_INDEX), 'In words');
  return tap(table, 'mira', await change(MAP_INDEX), 'Bridge');
}

describe('/setup defaults', () => {
  test('shows what was chosen, and new encounters begin with it; the card says what differs from the book', async () => {
    const shownDefaults = replyText(await chooseAll());
    for (const text of ['TDGS', 'auto\\-end=off', '24 hours per turn', 'In words', 'Bridge'])
      expect(shownDefaults).toContain(text);
    await table.say('/encounter start ruleset:tdgs name:Mill');
    const { settings, pace, field } = (await table.state()).encounter;
    expect(settings).toMatchObject({ 'auto-end': false, secrecy: 'words' });
    expect(pace).toMatchObject({ turn: 1440 });
    expect(field?.ground).toBeDefined();
    expect(cardText()).toContain('auto-end off, secrecy words');
  });

  test('what is as in the book is not on the card, and settings of another game don’t count', async () => {
    await tap(table, 'mira', await change(NUMBERS_INDEX), 'Exact numbers');
    const form = await tap(table, 'mira', await change(SETTINGS_INDEX), 'Enter settings');
    await fill(table, 'mira', form, { settings: 'cap=off' });
    await table.say('/encounter start ruleset:dungeoneers');
    expect((await table.state()).encounter.settings).not.toHaveProperty('secrecy');
    expect((await table.state()).encounter.settings).not.toHaveProperty('cap');
  });

  test('a typed setting that no game has is refused with its name, and nothing changes', async () => {
    const form = await tap(table, 'mira', await change(SETTINGS_INDEX), 'Enter settings');
    const text = replyText(await fill(table, 'mira', form, { settings: 'autoend=off' }));
    expect(text).toContain('autoend');
    expect(text).toContain('As in the book');
  });

  test('the channel beats the server, and what is typed beats both', async () => {
    await chooseAll();
    const channelPanel = await tap(table, 'mira', await openDefaults(), 'For this channel');
    expect(replyText(channelPanel)).toContain('same as the server');
    const timer = await tap(table, 'mira', await change(TIMER_INDEX, Promise.resolve(channelPanel)), 'No turn timer');
    await tap(table, 'mira', await change(MAP_INDEX, Promise.resolve(timer)), 'No map');
    await table.say('/encounter start ruleset:mastery settings:"secrecy=hidden"');
    const { system, settings, pace, field } = (await table.state()).encounter;
    expect([system, settings.secrecy, settings['auto-end'], pace, field]).toEqual([
      'mastery',
      'hidden',
      false,
      undefined,
      undefined,
    ]);
  });

  test('with a default game, /encounter start asks how, and offers the others', async () => {
    await chooseAll();
    const start = await table.say('/encounter start');
    expect(labels(start)).toEqual(['Quick fight', 'From scratch', 'Another game…', 'Close']);
    expect(labels(await tap(table, 'gwen', start, 'Another game'))).toContain('Mastery');
    await tap(table, 'gwen', start, 'Quick fight');
    expect((await table.state()).encounter).toMatchObject({ system: 'tdgs', pace: { turn: 1440 } });
    await tap(table, 'ana', table.messages[0] ?? {}, 'Join');
    await tap(table, 'gwen', table.messages[0] ?? {}, 'Begin (1 player)');
    expect((await table.state()).encounter.phase).toBe('fighting');
  });

  test('Reset removes them, of the channel or of the server', async () => {
    await chooseAll();
    const resetReply = await tap(table, 'mira', await openDefaults(), 'Reset');
    expect(replyText(resetReply)).not.toContain('TDGS');
    expect(labels(resetReply)).not.toContain('Reset');
    await table.say('/encounter start ruleset:tdgs');
    expect((await table.state()).encounter.pace).toBeUndefined();
  });

  test('a GM changes those of the channel only; others are refused', async () => {
    expect(replyText(await table.say('/setup defaults'))).toContain('Ask one of them');
    const before = await openDefaults();
    await table.say('/encounter start ruleset:tdgs');
    const reply = await table.say('/setup defaults');
    expect(labels(reply)).not.toContain('For the server…');
    await tap(table, 'gwen', await change(MAP_INDEX, Promise.resolve(reply), 'gwen'), 'Room');
    expect(replyText(await tap(table, 'mira', await openDefaults(), 'For this channel'))).toContain('Room');
    expect(replyText(await change(MAP_INDEX, Promise.resolve(before), 'gwen'))).toContain('manage this server');
    expect(replyText(await table.say('@ana /setup defaults'))).toContain('Only the GM here');
  });
});
