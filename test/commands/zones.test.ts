import { afterAll, beforeAll, expect, test } from 'vitest';
import { zonesPicture } from '../../src/embeds/field-picture.ts';
import { fullText } from '../../src/interaction/reply.ts';
import { svgOf } from '../../src/pictures/picture.ts';
import { action } from '../../src/rules/core/action.ts';
import { combatant } from '../../src/rules/core/encounter.ts';
import { no, ok } from '../../src/rules/core/refusal.ts';
import { declare } from '../../src/rules/core/resolution.ts';
import { borderBetween, readZones, recordZone, zoneOf, zonesApart, zonesText } from '../../src/rules/core/zones.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { addSmall, hit, type Small } from '../systems/small.ts';
import { labels, replyText, tap } from './private-message.ts';

afterAll(() => removeSystem('small'));

/** Goes to a neighboring zone if nothing makes the border hard to cross. */
const go = action<Small, string>({
  title: 'Go',
  cite: 'Moving',
  when: 'turn',
  kind: 'move',
  offers: (encounter, who) => ({ tiles: openZones(encounter, who) }),
  plan: (encounter, { actor, to }) =>
    to !== undefined && openZones(encounter, actor).includes(to) ? ok(to) : no({ type: 'where-to', name: actor }),
  resolve(resolution, to, intent) {
    declare(resolution, intent);
    recordZone(resolution, intent.actor, to);
  },
});

function openZones(encounter: Parameters<typeof zoneOf>[0], who: string): readonly string[] {
  const ownZone = zoneOf(encounter, who);
  return ownZone?.next.flatMap(({ to }) => (borderBetween(encounter, ownZone.id, to) === 0 ? [to] : [])) ?? [];
}

beforeAll(() => {
  addSmall(
    {
      actions: { hit, go },
      zones: {
        ways: (encounter, actor) =>
          openZones(encounter, actor).map((to) => ({ to, intent: { action: 'go', actor, to } })),
      },
    },
    { actions: { go: 'Goes to a zone next to yours.' } },
  );
});

const ZONES_TEXT = 'Bar – Street, Balcony (2): crowded; Street – Alley';

test('A GM names zones, and players move between them', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira', '/add creature:Rat');
  await table.say('/add creature:Lurker hidden:yes');
  expect(replyText(await table.say('/map zones zones:"Bar"'))).toContain('I can’t read “Bar”');
  const zonesReply = await table.say(`/map zones zones:"${ZONES_TEXT}"`);
  expect(replyText(zonesReply)).toContain('The zones are Bar, Street, Balcony and Alley.');
  await table.say('/map zone who:"Kira, Rat" zone:Alley');
  const together = (await table.state()).encounter;
  expect(['kira', 'rat'].map((who) => zoneOf(together, who)?.name)).toEqual(['Alley', 'Alley']);
  await table.say('/undo');
  expect(replyText(await table.say('/map zone who:"Lurker, Nobody" zone:Street'))).toContain('“Nobody”');
  expect(replyText(await table.say('/map zone who:Lurker zone:Balcony'))).toContain('Lurker is in Balcony.');
  // The Rat and the hidden Lurker go to Street together. An undo brings both back.
  const zonesOfBoth = async () => {
    const { encounter } = await table.state();
    return ['rat', '~lurker'].map((who) => zoneOf(encounter, who)?.name);
  };
  await table.say('/map zone who:"Rat, Lurker" zone:Street');
  expect(await zonesOfBoth()).toEqual(['Street', 'Street']);
  await table.say('/undo');
  expect(await zonesOfBoth()).toEqual(['Alley', 'Balcony']);
  await table.say('/map zone who:Lurker zone:Street');
  await table.say('/initiative');
  const { encounter } = await table.state();
  expect(zoneOf(encounter, 'kira')?.name).toBe('Bar');
  expect(zoneOf(encounter, 'rat')?.name).toBe('Alley');
  expect(zonesApart(encounter, 'kira', 'rat')).toBe(2);

  // The board says who is in which zone. Nothing mentions the hidden Lurker.
  expect(table.newest('turn').text).toContain('Bar: Kira');
  const mapReply = await table.say('@ana /map show');
  expect(replyText(mapReply)).toContain('**Bar**: Kira\n-# next to Street and Balcony (2); crowded');
  expect(JSON.stringify([table.messages, mapReply])).not.toContain('Lurker');
  expect(replyText(await table.say('/map show private:yes'))).toBeTruthy();
  // The picture has a box for each zone and a line for each border, and doesn't show the Lurker.
  const withPictures = { ...encounter, settings: { ...encounter.settings, picture: 'dark' } };
  const zonePicture = zonesPicture(withPictures, 'Bar: Kira')!;
  const svg = svgOf(zonePicture);
  for (const name of ['1 Bar', '2 Street', '3 Balcony', '4 Alley']) expect(svg).toContain(`>${name}</text>`);
  const { zones, borders } = 'zones' in zonePicture.shows ? zonePicture.shows.zones : { zones: [], borders: [] };
  expect(zones.map(({ tokens }) => tokens.map(({ name }) => name))).toEqual([['Kira'], [], [], ['Rat']]);
  expect(borders).toEqual([
    { from: 0, to: 1 },
    { from: 0, to: 2, value: 2 },
    { from: 1, to: 3 },
  ]);

  const moves = await table.press('ana', 'Move…');
  expect(labels(moves)).toEqual(['Move to Street', 'Close']);
  await tap(table, 'ana', moves, 'Move to Street');
  expect(table.newest('turn').text).toContain('Kira moves from Bar to Street.');
  expect(zonesApart((await table.state()).encounter, 'kira', 'rat')).toBe(1);
  expect(replyText(await table.say('@ana /move to:Balcony'))).toContain('Where');
  await table.say('@ana /move to:bar');
  await table.say('@ana /undo');
  expect(zoneOf((await table.state()).encounter, 'kira')?.name).toBe('Street');

  // Menus and suggestions name the zones too.
  const goPanel = await tap(table, 'ana', await table.say('@ana /act'), 'Go…');
  expect(replyText(goPanel)).toContain('**Go: which zone?**');
  expect(labels(goPanel)).toEqual(['Bar', 'Alley', 'Cancel']);
  expect(await table.suggestions('ana', 'act', 'to', { action: 'go' })).toEqual(['Bar', 'Alley']);

  const panel = await table.press('gwen', 'GM');
  expect(labels(panel)).toContain('Zones…');
  expect(labels(panel)).not.toContain('Map…');
  expect((await tap(table, 'gwen', panel, 'Zones…')).picture?.shows).toHaveProperty('zones');

  // Combatants in Street stay there. The Rat, whose zone Alley is gone, moves to Bar.
  await table.say(
    '/map zones zones:"Street – Roof; Roof – Bar" sure:yes',
    '/gm remove who:Rat',
    '/undo',
    '/gm reveal who:Lurker',
  );
  const after = await table.copy().state();
  expect(['kira', 'rat', '~lurker'].map((who) => zoneOf(after.encounter, who)?.name)).toEqual([
    'Street',
    'Bar',
    'Street',
  ]);
  expect(combatant(after.encounter, '~lurker').name).toBe('Lurker');

  // Someone who flees leaves their zone, and an undo brings them back to it.
  await table.say('/gm leave who:Rat how:fled');
  expect(zoneOf((await table.state()).encounter, 'rat')).toBe(undefined);
  await table.say('/undo');
  expect(zoneOf((await table.state()).encounter, 'rat')?.name).toBe('Bar');

  await table.say('/encounter end');
  const [file] = (await table.say('/log export as:json')).files ?? [];
  expect(verifyRecord(JSON.parse(file ? fullText(file) : '{}')).wrong).toEqual([]);
});

test('Zones are read as they are written', () => {
  const zonesResult = readZones('Bar – Street, Balcony (2): crowded\nStreet - Alley\nCellar-way');
  expect(zonesResult.ok && zonesText({ zones: { all: zonesResult.value, standing: {} } })).toBe(
    'Bar – Street, Balcony (2): crowded\nStreet – Alley\nBalcony\nAlley\nCellar-way',
  );
  for (const text of ['', 'Bar', 'Bar – Bar', ': note', 'Bar – (2)']) expect(readZones(text).ok).toBe(false);
});

test('In the middle of a fight, a GM is asked before zones move anyone, and undo takes it back', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira', '/add creature:Rat');
  await table.say(`/map zones zones:"${ZONES_TEXT}"`, '/initiative');
  const ratZone = async () => zoneOf((await table.state()).encounter, 'rat')?.name;
  const question = replyText(await table.say('/map zones zones:"Bar – Street; Street – Roof"'));
  expect(question).toContain('- Rat moves from Alley to Roof');
  expect(question).not.toContain('Kira');
  expect(await ratZone()).toBe('Alley');
  await table.say('/map zones zones:"Bar – Street; Street – Roof" sure:yes');
  expect(await ratZone()).toBe('Roof');
  await table.say('/undo');
  expect(await ratZone()).toBe('Alley');
  // Everyone stays in their zone, so the GM isn't asked to confirm.
  await table.say('/map zones zones:"Bar – Alley"');
  expect((await table.state()).encounter.zones?.all.map(({ name }) => name)).toEqual(['Bar', 'Alley']);
  expect(await ratZone()).toBe('Alley');
  await table.close();
});
