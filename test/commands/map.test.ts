import { ButtonStyle } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/field/field.ts';
import type { PlayedField } from '../../src/rules/core/encounter.ts';
import { buttonsOf, labelOf } from '../loopback/components.ts';
import { textOf } from '../posts/posted-table.ts';
import { GmTable, labelsOf, privateText } from './gm-taps.ts';

let table: GmTable;
beforeEach(async () => {
  table = new GmTable();
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin count:2');
});
afterEach(() => table.close());

const field = async (): Promise<PlayedField | undefined> => (await table.state()).encounter.field;
const ground = async () => rowsOf((await field())!.ground);
const allText = () => table.messages.map(textOf).join('\n');
const openedText = async (line: string) => {
  table.screen = await table.say(line);
  return privateText(table.screen);
};

describe('A map', () => {
  test('is drawn with everyone on it in three taps', async () => {
    await table.open();
    await table.tap('Map…');
    expect(privateText(table.screen)).toContain('New map');
    await table.choose('Premade maps', 'Bridge');
    expect(privateText(table.screen)).toContain('### Bridge, 20 × 8');
    expect(privateText(table.screen)).toContain(
      'All 3 combatants are placed: players on the left, others on the right.',
    );
    expect(await field()).toBeUndefined();
    await table.tap('Use this map');
    const { standing, ground } = (await field())!;
    expect([ground.width, Object.keys(standing)]).toEqual([20, ['kira', 'goblin-1', 'goblin-2']]);
    expect(standing.kira).toMatch(/^[A-J]/);
    expect(allText()).toContain('There’s now a map: 20 × 8 squares.');
    expect(privateText(table.screen)).toContain('### Map of');
  });

  test('is one tap away in the panel while a fight uses it', async () => {
    await table.say('/initiative');
    await table.open();
    expect(labelsOf(table.screen)).not.toContain('Map…');
    await openedText('/map new size:6x4');
    await table.tap('Use this map');
    await table.open();
    expect(labelsOf(table.screen)).toContain('Map…');
    await table.tap('More GM tools…');
    expect(labelsOf(table.screen)).not.toContain('Map…');
  });

  test('says “both”, not “all 2”', async () => {
    await table.say('/gm remove who:"Goblin 2"');
    expect(await openedText('/map new kind:room seed:7')).toContain('Both combatants are placed: players on the left');
  });

  test('says who is hidden and not on it, and offers the GM to place them', async () => {
    await table.say('/add creature:Wolf hidden:yes', '/add creature:"Giant Rat" hidden:yes');
    const draft = await openedText('/map new kind:room seed:7');
    expect(draft).toContain('All 3 combatants are placed');
    expect(draft).toContain('Hidden and not on the map yet: Wolf and Giant Rat.');
    await table.tap('Use this map');
    expect(privateText(table.screen)).toContain('Hidden and not on the map yet: Wolf and Giant Rat.');
    const placeButtonStyle = () =>
      buttonsOf(table.screen.components ?? []).find((each) => labelOf(each) === 'Place…')?.style;
    expect(placeButtonStyle()).toBe(ButtonStyle.Primary);
    for (const [who, tile] of [
      ['Wolf', 'B2'],
      ['Giant Rat', 'C4'],
    ] as const) {
      await table.tap('Place…');
      await table.choose('Pick a combatant', who);
      const typedReply = await table.fill('Type', { tile });
      expect(privateText(typedReply)).toContain(tile);
      await table.tap('Back');
      expect(privateText(table.screen).includes('Hidden and not on the map yet')).toBe(who === 'Wolf');
    }
    expect(placeButtonStyle()).toBe(ButtonStyle.Secondary);
    expect(allText()).not.toMatch(/Wolf|Giant Rat/);
    expect(privateText(await table.say('@ana /map show'))).not.toMatch(/Wolf|Giant Rat|Hidden/);
  });

  test('changes with each seed, can be mirrored, and the sides swapped, before it is used', async () => {
    const firstMap = await openedText('/map new kind:room seed:7');
    expect(await openedText('/map new kind:room seed:7')).toBe(firstMap);
    expect(JSON.stringify(table.screen).match(/"style":[134]/g)).toEqual([`"style":${ButtonStyle.Success}`]);
    await table.tap('Another map');
    expect(privateText(table.screen)).not.toBe(firstMap);
    await openedText('/map new kind:bridge seed:7');
    const before = privateText(table.screen);
    await table.tap('Mirror');
    await table.tap('Mirror');
    expect(privateText(table.screen)).toBe(before);
    await table.tap('Swap sides');
    expect(privateText(table.screen)).toContain('players on the right');
    await table.tap('Use this map');
    expect((await field())?.standing.kira).toMatch(/^[K-T]/);
    expect(await openedText('/map new size:9x4')).toContain('### Plain, 9 × 4');
    expect(labelsOf(table.screen)).not.toContain('Another map');
    expect(await openedText('/map new')).toContain('### New map');
    await table.tap('Random');
    expect(privateText(table.screen)).toMatch(/### (Room|Corridor|Bridge|Clearing|Street|Deck), /);
    expect(textOf(await table.say('/map new size:99x4'))).toContain('from 3x3 to 26x26');
    expect(textOf(await table.say('/map new kind:deck size:9x4'))).toContain('The deck map has a fixed size');
  });

  test('gets cover, walls and heights on several free squares at once, and loses them by undo', async () => {
    await openedText('/map new size:6x4');
    await table.tap('Use this map');
    await table.say('/initiative');
    await openedText('/map show private:true');
    await table.choose('Add cover, walls', 'Walls');
    await table.chooseAll('Pick one or more squares', ['C2', 'D3']);
    expect(await ground()).toEqual(['......', '..#...', '...#..', '......']);
    expect(textOf(table.newest('turn'))).toContain('C2 and D3: now a wall.');
    expect(privateText(table.screen)).toContain('### Walls: pick the squares');
    await table.choose('Add cover, walls', 'Raise height by 1');
    await table.chooseAll('Pick one or more squares', ['C3']);
    expect((await field())?.ground.levels.slice(12, 18)).toBe('001000');
    await table.choose('Add cover, walls', 'Clear squares');
    await table.chooseAll('Pick one or more squares', ['C2']);
    expect((await ground())[1]).toBe('......');
    await table.say('/undo', '/undo', '/undo');
    expect(await ground()).toEqual(['......', '......', '......', '......']);
  });

  test('gets its first cover with the same tap that uses it', async () => {
    await openedText('/map new size:6x4');
    await table.choose('Use this map, and add', 'Cover: crates');
    expect(allText()).toContain('There’s now a map: 6 × 4 squares.');
    await table.chooseAll('Pick one or more squares', ['C2', 'D3']);
    expect(await ground()).toEqual(['......', '..o...', '...o..', '......']);
  });

  test('offers doors first where walls leave a gap', async () => {
    await openedText('/map new kind:plain');
    await table.fill('Edit as text', { rows: '.....\n##.##\n.....' });
    await table.choose('Add cover, walls', 'Doors');
    await table.chooseAll('Pick one or more squares', 1);
    expect((await ground())[1]).toBe('##+##');
  });

  test('can be typed: an unknown sign is named and its square stays, the rest counts', async () => {
    await openedText('/map new size:6x3');
    await table.fill('Edit as text', { rows: '…...\n.x##?\n____~', heights: '\n\n00002' });
    const text = privateText(table.screen);
    expect(text).toContain('I can’t read “x” in row 2, column 2 and “?” in row 2, column 5.');
    expect(text).toContain('.x##?');
    expect(await ground()).toEqual(['......', '..##. ', '    ~ ']);
    expect((await field())?.ground.levels).toBe('000000000000000020');
    const typeRows = async (rows: string) => {
      await table.fill('Edit as text…', { rows });
      return privateText(table.screen);
    };
    expect(await typeRows('......\n..##._\n____~_')).toContain('Nothing changed.');
    expect(await typeRows(`${'.'.repeat(27)}\n...`)).toMatch(/longer than 26 squares.*You typed:/s);
    expect(await typeRows('###\n###')).toContain('There’s no free square on this map.');
    const tileBefore = (await field())!.standing.kira!;
    expect(await typeRows(`${tileBefore[1] === '1' ? '######' : '......'}\n######\n____~_`)).toMatch(
      /is on [A-Z]\d\. Move .* first, with `\/map place`\..*You typed:/s,
    );
    expect(await typeRows('.......\n.......')).toContain('**A new map.**');
    expect((await field())?.standing.kira).toBe(tileBefore);
  });

  test('has everyone where the GM puts them, and says where they can’t stand', async () => {
    await openedText('/map new size:8x4');
    await table.tap('Use this map');
    await table.tap('Place…');
    await table.choose('Pick a combatant', 'Kira');
    await table.choose('Where to', 'B3');
    expect((await field())?.standing.kira).toBe('B3');
    await table.choose('Pick a combatant', 'Goblin 1');
    await table.fill('Type a square', { tile: 'b3' });
    expect(privateText(table.screen)).toContain('Kira is already on B3. Choose another square.');
    await table.fill('Type a square', { tile: 'Z9' });
    expect(privateText(table.screen)).toContain('from A1 to H4');
    await table.fill('Type a square', { tile: 'c 3' });
    expect((await field())?.standing['goblin-1']).toBe('C3');
    await table.choose('Pick a combatant', 'Goblin 1');
    await table.choose('Where to', 'Off the map');
    expect(Object.keys((await field())!.standing)).not.toContain('goblin-1');
    expect(privateText(table.screen)).toContain('Not on the map: Goblin 1.');
  });

  test('says who can’t leave their square, when the ground under them is raised and on their turn', async () => {
    await openedText('/map new size:8x4');
    await table.tap('Use this map');
    await table.say('/map place who:Kira at:C2', '/initiative');
    for (let turns = 0; turns < 3 && !textOf(table.newest('turn')).includes('<@ana>'); turns++)
      await table.say('/turn skip');
    expect(textOf(await table.say('/map edit squares:C2 to:"height 1"'))).not.toContain('can’t walk');
    const reason = 'Kira can’t walk off C2: all squares next to it are at least two levels higher or lower.';
    expect(textOf(await table.say('/map edit squares:C2 to:"height 2"'))).toBe(reason);
    expect(textOf(table.newest('turn'))).toContain(reason);
    await table.say('/map edit squares:C3 to:"height 1"');
    expect(textOf(table.newest('turn'))).not.toContain(reason);
  });

  test('says who stands in a doorway, if the GM closes its door, and on a square that would be a wall', async () => {
    await openedText('/map new size:8x4');
    await table.tap('Use this map');
    await table.say('/map place who:Kira at:C2', '/map edit squares:C2 to:"open door"');
    const editedText = async (to: string) => textOf(await table.say(`/map edit squares:C2 to:"${to}"`));
    expect(await editedText('door')).toContain(
      'Kira is in the doorway at C2. You can close the door once Kira has moved away.',
    );
    expect(await editedText('wall')).toContain('Kira is on C2. Move Kira off it first, with `/map place`.');
  });

  test('says what is in the way of a creature bigger than a square', async () => {
    table.close();
    table = new GmTable();
    await table.say('/encounter start ruleset:dungeoneers', '/add creature:Dragon', '/add creature:Wolf');
    await openedText('/map new size:12x10');
    await table.tap('Use this map');
    await table.say('/map place who:Wolf at:D4', '/map edit squares:I3 to:wall');
    const placedText = async (at: string) => textOf(await table.say(`/map place who:Dragon at:${at}`));
    expect(await placedText('J2')).toContain('Dragon doesn’t fit at J2. Dragon takes up 4 × 4 squares');
    expect(await placedText('B2')).toContain('Wolf is already on D4.');
    expect(await placedText('F2')).toContain('Dragon can’t stand on I3: it’s a wall.');
  });

  test('offers everyone to place, even if they don’t fit into one menu', async () => {
    await table.say('/add creature:Wolf count:25');
    await openedText('/map new size:12x10');
    await table.tap('Use this map');
    await table.tap('Place…');
    await table.choose('Choose a combatant (Wolf 23–Wolf 25)', 'Wolf 24');
    await table.fill('Type a square', { tile: 'A1' });
    expect((await field())?.standing['wolf-24']).toBe('A1');
  });

  test('shows hidden combatants only to the GM', async () => {
    await table.say('/add creature:Dragon hidden:true');
    await openedText('/map new size:8x4');
    expect(privateText(table.screen)).toContain('All 3 combatants are placed');
    await table.tap('Use this map');
    const before = allText();
    expect(textOf(await table.say('/map place who:Dragon at:D2'))).toContain('is at D2, still hidden.');
    await table.tap('Place…');
    expect(privateText(table.screen)).toContain('Dragon D2 (hidden)');
    expect(textOf(await table.say('@ana /map show'))).not.toContain('Dragon');
    expect(textOf(await table.say('@ana /log show'))).not.toContain('Dragon');
    await table.tap('Back');
    await table.tap('Swap sides');
    expect((await field())?.standing.dragon ?? Object.values((await field())!.standing)).toContain('E3');
    expect(allText().replace(before, '')).not.toContain('Dragon');
    await table.say('/gm reveal who:Dragon');
    expect(textOf(await table.say('@ana /map show'))).toMatch(/Dragon E3/);
  });

  test('tells the GM, and no one else, that a new hidden creature isn’t on it, and places it in two taps', async () => {
    expect(privateText(await table.say('/add creature:Wolf hidden:yes'))).not.toContain('on the map');
    await table.say('/gm reveal who:Wolf');
    await openedText('/map new size:8x4');
    await table.tap('Use this map');
    const before = allText();
    table.screen = await table.say('/add creature:"Giant Rat" hidden:yes');
    expect(privateText(table.screen)).toContain('It isn’t on the map yet. To choose its square, tap *Place…*.');
    await table.tap('Place…');
    await table.choose('Where to', 'D2');
    expect(privateText(table.screen)).toContain('Giant Rat D2 (hidden)');

    await table.open();
    expect(privateText(table.screen)).not.toContain('on the map');
    await table.fill('Add…', { search: 'Dragon', how: 'hidden', count: '2' });
    expect(privateText(table.screen)).toContain('They aren’t on the map yet.');
    expect(privateText(table.screen)).toContain('-# Not on the map: Dragon 1 and Dragon 2.');
    await table.tap('Place…');
    await table.choose('Pick a combatant', 'Dragon 1');
    await table.choose('Where to', 'E2');
    await table.open();
    expect(privateText(table.screen)).toContain('-# Not on the map: Dragon 2.');
    await table.tap('Dragon 2…');
    expect(privateText(table.screen)).toContain('-# Not on the map: Dragon 2.');
    await table.tap('Place…');
    expect(privateText(table.screen)).toContain('### Dragon 2');
    expect(allText()).toBe(before);
    expect(privateText(await table.say('@ana /map show'))).not.toMatch(/Rat|Dragon/);
  });

  test('is mirrored and swapped with everyone on it, made dark, and removed', async () => {
    await openedText('/map new size:6x3');
    await table.fill('Edit as text', { rows: '.o....\n......\n......' });
    await table.say('/map place who:Kira at:A2');
    await table.tap('Mirror');
    expect((await ground())[0]).toBe('....o.');
    expect((await field())?.standing.kira).toBe('F2');
    await table.tap('Swap sides');
    expect((await field())?.standing.kira).toBe('A2');
    await table.tap('Fog of war on');
    expect(privateText(table.screen)).toContain('**Fog of war on.**');
    expect((await field())?.look).toEqual({ dark: true });
    await table.tap('Fog of war off');
    expect((await field())?.look).toEqual({});
    await table.tap('Remove map');
    expect(await field()).toBeUndefined();
    expect(privateText(table.screen)).toContain('New map');
  });
});

describe('By commands', () => {
  const dot =
    'data:;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  test('a picture that the GM brings lies under the map, and is removed again', async () => {
    expect(await openedText(`/map new kind:clearing seed:999999 image:"${dot}"`)).toContain(
      'Your picture is now the map’s background.',
    );
    await table.tap('Mirror');
    await table.tap('Swap sides');
    await table.tap('Another map');
    await table.tap('Use this map');
    const digest = (await field())?.look.image;
    expect(digest).toMatch(/^[0-9a-f]{32}$/);
    await table.say('/map image');
    expect((await field())?.look).toEqual({});
    await table.say(`/map image picture:"${dot}"`);
    expect((await field())?.look.image).toBe(digest);
    await openedText('/map new kind:room');
    await table.tap('Use this map');
    expect((await field())?.look).toEqual({});
    const refusalFor = async (bytes: Uint8Array) =>
      textOf(await table.say(`/map image picture:"data:;base64,${Buffer.from(bytes).toString('base64')}"`));
    expect(await refusalFor(Buffer.from('no picture'))).toContain('I can’t show that file as a picture');
    expect(await refusalFor(Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'))).toContain(
      'needs a PNG or JPEG',
    );
    const widePicture = Buffer.from(dot.slice(dot.indexOf(',') + 1), 'base64');
    widePicture.writeUInt32BE(2049, 16);
    expect(await refusalFor(widePicture)).toContain('at most 2,048 pixels');
    const jpeg = (width: number) =>
      Buffer.from([
        0xff,
        0xd8,
        0xff,
        0xc0,
        0,
        11,
        8,
        0,
        1,
        width >> 8,
        width & 255,
        1,
        1,
        17,
        0,
        0xff,
        0xda,
        0,
        2,
        0xff,
        0xd9,
      ]);
    expect(await refusalFor(jpeg(2049))).toContain('at most 2,048 pixels');
    expect(await refusalFor(jpeg(2048))).not.toContain('pixels');
  });

  beforeEach(async () => {
    await openedText('/map new size:8x4');
    await table.tap('Use this map');
    await table.say('/initiative');
  });

  test('/map edit takes single squares, or two opposite corners', async () => {
    await table.say('/map edit squares:"c2 D4, E1-f2" to:rough', '/map edit squares:B2 to:"height 2"');
    expect(await ground()).toEqual(['....,,..', '..,.,,..', '........', '...,....']);
    expect((await field())?.ground.levels.slice(8, 16)).toBe('02000000');
    expect(textOf(await table.say('/map edit squares:C9 to:wall'))).toContain('from A1 to H4');
    expect(textOf(await table.say('@ana /map edit squares:C3 to:wall'))).toContain('Only the GM');
  });

  test('squares and places are suggested only to the GM, each with what is on it', async () => {
    const edit = (squares: string, user = 'gwen') =>
      table.suggestions(user, 'map', 'squares', { subcommand: 'edit', squares });
    await table.say('/map edit squares:C2 to:crate');
    expect(await edit('c')).toEqual(['C1', 'C2: a crate', 'C3', 'C4']);
    expect(await edit('A1 c2')).toEqual(['A1 C2: a crate']);
    expect(await edit('A1-c')).toHaveLength(4);
    expect(await edit('c', 'ana')).toEqual([]);
    await table.say('/map place who:Kira at:B2', '/add creature:Dragon hidden:true');
    const placeNames = (option: string, typed: Readonly<Record<string, string>> = {}, user = 'gwen') =>
      table.suggestions(user, 'map', option, { subcommand: 'place', ...typed });
    expect((await placeNames('at', { who: 'Kira' })).slice(0, 8).toSorted()).toEqual([
      'A1',
      'A2',
      'A3',
      'B1',
      'B3',
      'C1',
      'C2: a crate',
      'C3',
    ]);
    expect(await placeNames('who')).toContain('Dragon (hidden)');
    expect([...(await placeNames('who', {}, 'ana')), ...(await placeNames('at', { who: 'Kira' }, 'ana'))]).toEqual([]);
    expect(await table.suggestions('gwen', 'map', 'cover', { subcommand: 'override' })).toContain('half');
  });

  test('/map override holds until one of the two moves, and is cleared by leaving it empty', async () => {
    const words = async () => (await field())?.words;
    await table.say('/map override actor:Kira target:"Goblin 1" cover:half because:"a curtain"');
    expect(await words()).toEqual([
      { actor: 'kira', target: 'goblin-1', situation: { cover: 'half' }, why: 'a curtain' },
    ]);
    expect(textOf(table.newest('turn'))).toContain(
      'The GM overrides the map when Kira acts against Goblin 1: half cover. Reason: “a curtain”',
    );
    await table.say('/map override actor:Kira target:"Goblin 1"');
    expect(await words()).toEqual([]);
  });

  test('/map show is for everyone, /map fog and off for the GM', async () => {
    expect(textOf(await table.say('@zoe /map show'))).toContain('Kira');
    expect(textOf(await table.say('@ana /map fog is:on'))).toContain('Only the GM');
    await table.say('/map fog is:on', '/map edit squares:"D1-D4" to:wall');
    const text = textOf(await table.say('@ana /map show'));
    expect(text).toContain('Kira');
    expect(text).not.toContain('Goblin');
    const before = allText();
    await table.say('/map edit squares:G2 to:crate', '/map place who:"Goblin 1" at:G1');
    expect(allText().replace(before, '')).not.toMatch(/G[12]/);
    expect(textOf(await table.say('@ana /log show'))).not.toMatch(/G[12]/);
    await table.say('/map place who:Kira at:C1', '/map place who:"Goblin 2" at:B3');
    const shownText = textOf(table.newest('turn'));
    expect(shownText).toContain('Goblin 2 is now at B3.');
    await table.say('/map place who:"Goblin 2" at:G4');
    expect(textOf(table.newest('turn'))).toMatch(/Goblin 2 .* B3/);
    expect(textOf(table.newest('turn'))).not.toContain('G4');
    await table.say('/map off');
    expect(textOf(await table.say('/map show'))).toContain(
      'There’s no map here. The GM can draw one with `/map new`, then tap *Use this map*.',
    );
  });
});
