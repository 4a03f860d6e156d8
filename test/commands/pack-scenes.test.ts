import { describe, expect, test } from 'vitest';
import { textHash } from '../../src/interaction/component.ts';
import { packDigest } from '../../src/session/pack.ts';
import { theBog } from '../packs/the-bog.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { choose, labels, replyText, tap } from './private-message.ts';

const PACK_FILE = JSON.stringify(theBog);

/** A server that uses the pack The Bog. Mira may manage the server. Gwen is the GM when she has opened an encounter. */
async function bog(): Promise<PostedTable> {
  const table = new PostedTable();
  table.managers = ['mira'];
  await tap(table, 'mira', await table.upload('mira', '/pack add', PACK_FILE), 'Use it');
  return table;
}

/** The creatures of the scene "The hag's door". */
const DOOR_OPEN = {
  combatants: [{ name: 'Bog Hag', side: 'enemies', auto: 'wary' }],
  hidden: [{ name: 'Wolf 1' }, { name: 'Wolf 2' }],
  settings: { secrecy: 'exact' },
};

describe('A scene', () => {
  test('opens an encounter with its map, creatures, hidden ones, settings and timer, in two taps from the upload', async () => {
    const table = new PostedTable();
    table.managers = ['mira'];
    const useReply = await tap(table, 'mira', await table.upload('mira', '/pack add', PACK_FILE), 'Use it');
    const reply = await tap(table, 'mira', useReply, 'Open “The hag');
    expect(replyText(reply)).toContain('“The hag’s door” is set up. One *Undo* removes everything it added.');
    expect(replyText(reply)).toContain('**Your note:** She knows their names.');
    const { encounter } = await table.state();
    expect(encounter).toMatchObject({ ...DOOR_OPEN, name: 'The hag’s door', phase: 'gathering', gms: ['mira'] });
    expect(encounter.pace).toMatchObject({ turn: 60 });
    const [one, two] = encounter.hidden ?? [];
    expect(one?.group).toBe(two?.group);
    expect(encounter.field?.standing).toMatchObject({ 'bog-hag': 'D1', [one?.id ?? '']: 'A1', [two?.id ?? '']: 'B1' });
    const allText = table.messages.map(({ text }) => text).join('\n');
    expect(allText).toContain('The door is open.\nNo one answers.');
    expect(allText).not.toMatch(/Wolf|knows their names/);
    expect(replyText(await table.say('/log show'))).toContain('Bog Hag joins (The Bog, revision 3)');
  });

  test('comes into the encounter that waits for players, and one undo takes all of it back', async () => {
    const table = await bog();
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
    const before = (await table.state()).encounter;
    const panel = await table.press('gwen', 'GM');
    const reply = await tap(table, 'gwen', panel, 'Scenes…');
    expect(replyText(reply)).toContain('Bog Hag, 2 × Wolf (hidden)');
    expect(labels(reply)).toEqual(['Open it', 'Forecast', 'Close']);
    await tap(table, 'gwen', reply, 'Open it');
    const { encounter } = await table.state();
    expect(encounter.combatants.map(({ name }) => name)).toEqual(['Kira', 'Bog Hag']);
    expect(encounter.field?.standing.kira).toBeDefined();
    await table.say('/undo');
    expect((await table.state()).encounter).toEqual(before);
  });

  test('is one of several, each with its own button, or in a menu if there are more than eight', async () => {
    const [door] = theBog.scenes;
    for (const [count, ways] of [
      [2, ['Preview', 'Preview', 'Close']],
      [9, ['Close']],
    ] as const) {
      const table = new PostedTable();
      table.managers = ['gwen'];
      const scenes = Array.from({ length: count }, (_, index) => ({ ...door, name: `Door ${index + 1}` }));
      const file = JSON.stringify({ ...theBog, scenes });
      await tap(table, 'gwen', await table.upload('gwen', '/pack add', file), 'Use it');
      await table.say('/encounter start ruleset:tdgs');
      const scenesPanel = await tap(table, 'gwen', await table.press('gwen', 'GM'), 'Scenes…');
      expect(labels(scenesPanel)).toEqual(ways);
      const reply =
        count === 2
          ? await tap(table, 'gwen', scenesPanel, 'Preview')
          : await choose(table, 'gwen', scenesPanel, 'Choose a scene', textHash(`${packDigest(file)} Door 1`));
      expect(replyText(reply)).toContain('### Door 1');
      expect(labels(reply)).toEqual(['Open it', 'All scenes', 'Close']);
      await tap(table, 'gwen', reply, 'Open it');
      expect(labels(await table.press('gwen', 'GM'))).toContainEqual(
        expect.stringMatching(/^Undo: [^(]*, and \d more actions$/),
      );
    }
  });

  test('opens by /encounter start, and what it brought verifies without the pack', async () => {
    const table = await bog();
    await table.say('@mira /encounter start scene:"The hag’s door" name:"At the door"');
    expect((await table.state()).encounter).toMatchObject({ ...DOOR_OPEN, name: 'At the door' });
    await table.say('@ana /join character:Kira', '@mira /pack remove pack:the-bog sure:yes', '@mira /encounter end');
    expect((await table.state()).encounter.phase).toBe('ended');
  });

  test('is forecast against the players who are here, and nothing of it happens', async () => {
    const table = await bog();
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
    const reply = await tap(table, 'gwen', await table.press('gwen', 'GM'), 'Scenes…');
    const before = await table.state();
    const { work } = await tap(table, 'gwen', reply, 'Forecast');
    expect(work?.work).toMatchObject({ type: 'forecast', encounter: { combatants: { length: 4 } } });
    expect(await table.state()).toEqual(before);
  });

  test('is neither suggested to players nor opened by them, and not offered to a GM of another system', async () => {
    const table = await bog();
    expect(await table.suggestions('ana', 'encounter', 'scene', { subcommand: 'start' })).toEqual([]);
    const startText = replyText(await table.say('@ana /encounter start scene:"The hag’s door"'));
    expect(startText).toContain('Use `/encounter start` without `scene:` to become the GM here.');
    expect(startText).not.toContain('hag');
    await table.say('/encounter start ruleset:sol');
    expect(replyText(await table.say('@ana /encounter start scene:"The hag’s door"'))).toContain('Ask <@gwen>.');
    expect(labels(await table.press('gwen', 'GM'))).not.toContain('Scenes…');
    expect(await table.suggestions('gwen', 'encounter', 'scene', { subcommand: 'start' })).toEqual([]);
  });
});
