import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../loopback/message-text.ts';
import { jpegTurned } from '../session/pictures.ts';
import { names, openBog, PICTURE_FILE, PORTRAIT_FILE, png, thumbnailOf } from './bog.ts';
import { stopMeasuring } from './tavern.ts';

let bog: Awaited<ReturnType<typeof openBog>>;

beforeAll(async () => {
  bog = await openBog();
});
afterAll(() => stopMeasuring(bog.tavern));

test('a picture is uploaded in any size, and shown on the entry’s screen as a small square', async () => {
  const givenMessage = await bog.give('Bog Hag', png(600));
  expect(textOf(givenMessage)).toContain('**Bog Hag** now has a portrait.');
  const [file] = givenMessage.attachments;
  expect(file?.filename).toMatch(PORTRAIT_FILE);
  const content = Buffer.from(file!.content);
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([160, 160]);
  expect(JSON.stringify(givenMessage.components)).toContain(`attachment://${file!.filename}`);

  const jpegMessage = await bog.give('Bog Crone', { name: 'crone.jpg', content: jpegTurned(6) });
  expect(names(jpegMessage)).toHaveLength(1);
  expect(names(jpegMessage)).not.toEqual(names(givenMessage));
  const refusedMessage = await bog.give('Bog Crone', { name: 'crone.png', content: 'no picture' });
  expect(textOf(refusedMessage)).toContain('I can’t use that file as a picture. Save it as a PNG or JPEG');
  const refusedPicture = await bog.give('Bog Crone', { name: 'crone.png', content: Buffer.alloc(4_000_001) });
  expect(textOf(refusedPicture)).toContain('That picture is too big: the limit is 4 MB.');

  const screen = (await bog.mira.type('/pack edit', { pack: 'The Bog', entry: 'Bog Hag' })).message!;
  expect(names(screen)).toEqual(names(givenMessage));
  await bog.mira.tap('Remove portrait');
  expect(names(screen)).toEqual([]);
  expect(names(await bog.give('Bog Hag', png(160)))).toHaveLength(1);
});

test('it stands beside the creature’s turn, and beside the story of it; a player’s turn has none', async () => {
  const { reading } = bog.tavern;
  const { channel, gwen, turn } = await bog.fight('theater', ['Bog Hag'], false);
  const turnMessage = await turn('Bog Hag');
  const file = await bog.fileOn(turnMessage, PORTRAIT_FILE);
  expect(thumbnailOf(turnMessage)).toBe(`attachment://${file.filename}`);
  await gwen.type('/turn skip');
  await reading.untilShown(channel);
  const nextTurn = await reading.turn(channel);
  expect([names(nextTurn), thumbnailOf(nextTurn)]).toEqual([[], undefined]);
});

test('no one sees the portrait of a hidden creature', async () => {
  const { loopback, reading } = bog.tavern;
  const { channel, gwen, turn } = await bog.fight('ambush', ['Goblin'], true);
  await gwen.type('/add', { creature: 'Bog Hag', hidden: true });
  const before = await turn('Goblin');
  await bog.fileOn(before, PICTURE_FILE);
  await turn('Kira');
  await reading.untilShown(channel);
  const publicMessages = loopback.messages(channel).filter(({ viewer }) => !viewer);
  expect(publicMessages.flatMap(names).filter((name) => PORTRAIT_FILE.test(name))).toEqual([]);
  await gwen.type('/gm reveal', { who: 'Bog Hag' });
  expect(names(await turn('Bog Hag')).some((name) => PORTRAIT_FILE.test(name))).toBe(true);
});

test('without permission to attach, the turn is told without it', async () => {
  const { loopback, reading } = bog.tavern;
  const { channel, gwen, turn } = await bog.fight('gate', ['Bog Hag'], true);
  await turn('Kira');
  channel.deny(loopback.bot, 'AttachFiles');
  await gwen.type('/turn skip');
  await reading.untilShown(channel);
  const turnMessage = await turn('Bog Hag');
  expect([names(turnMessage), thumbnailOf(turnMessage), turnMessage.embeds.length > 0]).toEqual([[], undefined, true]);
});
