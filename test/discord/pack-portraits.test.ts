import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { theBog } from '../packs/the-bog.ts';
import { jpegTurned, plainPng } from '../session/pictures.ts';
import { openTavern, type Tavern } from './tavern.ts';

/**
 * The hag and the crone of the Bog without autopilot, so that the GM plays them. Each creature more would be measured in
 * the background.
 */
const BOG = { ...theBog, creatures: theBog.creatures.slice(0, 2).map(({ style: _, ...each }) => each), scenes: [] };

let tavern: Tavern;
let mira: Phone;
let hall: Channel;

beforeAll(async () => {
  tavern = await openTavern();
  const { loopback, guild } = tavern;
  hall = guild.channel('hall');
  mira = new Phone(loopback, guild.join({ name: 'Mira', permissions: ['ManageGuild'] }), hall);
  const file = { name: 'bog.json', content: JSON.stringify(BOG), contentType: 'application/json' };
  await mira.type('/pack add', { file });
  await mira.tap('Use it');
});
afterAll(() => tavern.close());

const png = (side: number) => ({ name: 'hag.png', content: plainPng(side), contentType: 'image/png' });
const names = ({ attachments }: Message) => attachments.map(({ filename }) => filename);
const thumbnailOf = ({ embeds }: Message) => embeds[0]?.thumbnail?.url;
const PORTRAIT_FILE = /^portrait-[0-9a-f]{12}\.png$/;
const PICTURE_FILE = /^picture-[0-9a-f]{12}\.png$/;

async function give(creature: string, picture: { readonly name: string; readonly content: string | Uint8Array }) {
  return (await mira.type('/pack portrait', { pack: 'The Bog', creature, picture })).message!;
}

/** Waits until a message has a file whose name matches a pattern. */
async function fileOn(message: Message, pattern: RegExp, before?: string) {
  const matchingFile = () => message.attachments.find(({ filename }) => pattern.test(filename) && filename !== before);
  await tavern.loopback.until(() => matchingFile() !== undefined, 10_000, 'a file');
  return matchingFile()!;
}

/**
 * Starts a fight between Ana's Kira and these creatures. `turn` skips turns until it is the turn of the named
 * combatant.
 */
async function fight(name: string, creatures: readonly string[], map: boolean) {
  const { loopback, guild, gm, ana, reading } = tavern;
  const channel = guild.channel(name);
  const gwen = new Phone(loopback, gm, channel);
  await gwen.type('/encounter start', { ruleset: 'tdgs' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  for (const creature of creatures) await gwen.type('/add', { creature });
  if (map) {
    await gwen.type('/map new', { kind: 'room', seed: 7 });
    await gwen.tap('Use this map');
  }
  await gwen.type('/initiative');
  const turn = async (of: string) => {
    for (let turns = 0; turns < 5; turns++) {
      const turnMessage = await reading.turn(channel);
      if (turnMessage.content.includes(`**${of}`)) return turnMessage;
      await gwen.type('/turn skip');
      await reading.untilShown(channel);
    }
    throw new Error(`It is never the turn of ${of}`);
  };
  return { channel, gwen, turn };
}

test('a picture is uploaded in any size, and shown on the entry’s screen as a small square', async () => {
  const givenMessage = await give('Bog Hag', png(600));
  expect(textOf(givenMessage)).toContain('**Bog Hag** now has a portrait.');
  const [file] = givenMessage.attachments;
  expect(file?.filename).toMatch(PORTRAIT_FILE);
  const content = Buffer.from(file!.content);
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([160, 160]);
  expect(JSON.stringify(givenMessage.components)).toContain(`attachment://${file!.filename}`);

  const jpegMessage = await give('Bog Crone', { name: 'crone.jpg', content: jpegTurned(6) });
  expect(names(jpegMessage)).toHaveLength(1);
  expect(names(jpegMessage)).not.toEqual(names(givenMessage));
  const refusedMessage = await give('Bog Crone', { name: 'crone.png', content: 'no picture' });
  expect(textOf(refusedMessage)).toContain('I can’t draw that file. Save your picture as a PNG or JPEG');
  const refusedPicture = await give('Bog Crone', { name: 'crone.png', content: Buffer.alloc(4_000_001) });
  expect(textOf(refusedPicture)).toContain('That picture is too big: the limit is 4 MB.');

  const screen = (await mira.type('/pack edit', { pack: 'The Bog', entry: 'Bog Hag' })).message!;
  expect(names(screen)).toEqual(names(givenMessage));
  await mira.tap('Remove portrait');
  expect(names(screen)).toEqual([]);
  expect(names(await give('Bog Hag', png(160)))).toHaveLength(1);
});

test('it stands beside the creature’s turn, and beside the story of it; a player’s turn has none', async () => {
  const { reading } = tavern;
  const { channel, gwen, turn } = await fight('theater', ['Bog Hag'], false);
  const turnMessage = await turn('Bog Hag');
  const file = await fileOn(turnMessage, PORTRAIT_FILE);
  expect(thumbnailOf(turnMessage)).toBe(`attachment://${file.filename}`);
  await gwen.type('/turn skip');
  await reading.untilShown(channel);
  const nextTurn = await reading.turn(channel);
  expect([names(nextTurn), thumbnailOf(nextTurn)]).toEqual([[], undefined]);
});

test('with a map both are there, and stay when the message changes', async () => {
  const { loopback } = tavern;
  const { gwen, turn } = await fight('bog', ['Bog Hag', 'Bog Crone'], true);
  const turnMessage = await turn('Bog Hag');
  const [portrait, map] = [await fileOn(turnMessage, PORTRAIT_FILE), await fileOn(turnMessage, PICTURE_FILE)];
  expect(thumbnailOf(turnMessage)).toBe(`attachment://${portrait.filename}`);
  expect(names(turnMessage)).toHaveLength(2);

  await gwen.type('/map place', { who: 'Bog Hag', at: 'F6' });
  await fileOn(turnMessage, PICTURE_FILE, map.filename);
  expect(turnMessage.attachments.map(({ id }) => id)).toContain(portrait.id);
  expect(names(turnMessage)).toHaveLength(2);

  const otherTurn = await turn('Bog Crone');
  const otherPicture = await fileOn(otherTurn, PORTRAIT_FILE, portrait.filename);
  await fileOn(otherTurn, PICTURE_FILE);
  expect(names(otherTurn)).toHaveLength(2);
  expect(thumbnailOf(otherTurn)).toBe(`attachment://${otherPicture.filename}`);
  await turn('Kira');
  await loopback.until(() => names(otherTurn).every((name) => !PICTURE_FILE.test(name)), 10_000, 'the map to go');
}, 60_000);

test('no one sees the portrait of a hidden creature', async () => {
  const { loopback, reading } = tavern;
  const { channel, gwen, turn } = await fight('ambush', ['Goblin'], true);
  await gwen.type('/add', { creature: 'Bog Hag', hidden: true });
  const before = await turn('Goblin');
  await fileOn(before, PICTURE_FILE);
  await turn('Kira');
  await reading.untilShown(channel);
  const publicMessages = loopback.messages(channel).filter(({ viewer }) => !viewer);
  expect(publicMessages.flatMap(names).filter((name) => PORTRAIT_FILE.test(name))).toEqual([]);
  await gwen.type('/gm reveal', { who: 'Bog Hag' });
  expect(names(await turn('Bog Hag')).some((name) => PORTRAIT_FILE.test(name))).toBe(true);
});

test('without permission to attach, the turn is told without it', async () => {
  const { loopback, reading } = tavern;
  const { channel, gwen, turn } = await fight('gate', ['Bog Hag'], true);
  await turn('Kira');
  channel.deny(loopback.bot, 'AttachFiles');
  await gwen.type('/turn skip');
  await reading.untilShown(channel);
  const turnMessage = await turn('Bog Hag');
  expect([names(turnMessage), thumbnailOf(turnMessage), turnMessage.embeds.length > 0]).toEqual([[], undefined, true]);
});
