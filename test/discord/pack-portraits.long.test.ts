import { afterAll, beforeAll, expect, test } from 'vitest';
import { Phone } from '../loopback/phone.ts';
import { jpegTurned } from '../session/pictures.ts';
import { names, openBog, PICTURE_FILE, PORTRAIT_FILE, png, thumbnailOf } from './bog.ts';
import { stopMeasuring } from './tavern.ts';

let bog: Awaited<ReturnType<typeof openBog>>;

beforeAll(async () => {
  bog = await openBog();
});
afterAll(() => stopMeasuring(bog.tavern));

test('with a map both are there, and stay when the message changes or the bot restarts', async () => {
  const { loopback, bot, gm } = bog.tavern;
  const { channel, gwen, turn } = await bog.fight('bog', ['Bog Hag', 'Bog Crone'], true);
  await bog.give('Bog Hag', png(160));
  await bog.give('Bog Crone', { name: 'crone.jpg', content: jpegTurned(6) });
  const turnMessage = await turn('Bog Hag');
  const [portrait, map] = [await bog.fileOn(turnMessage, PORTRAIT_FILE), await bog.fileOn(turnMessage, PICTURE_FILE)];
  expect(thumbnailOf(turnMessage)).toBe(`attachment://${portrait.filename}`);
  expect(names(turnMessage)).toHaveLength(2);

  await gwen.type('/map place', { who: 'Bog Hag', at: 'F6' });
  const movedPicture = await bog.fileOn(turnMessage, PICTURE_FILE, map.filename);
  expect(turnMessage.attachments.map(({ id }) => id)).toContain(portrait.id);
  expect(names(turnMessage)).toHaveLength(2);

  await bot.stop('SIGKILL');
  await bot.start();
  await new Phone(loopback, gm, channel).type('/map place', { who: 'Bog Hag', at: 'F7' });
  await bog.fileOn(turnMessage, PICTURE_FILE, movedPicture.filename);
  expect(names(turnMessage).filter((name) => PORTRAIT_FILE.test(name))).toEqual([portrait.filename]);
  const screen = (await bog.mira.type('/pack edit', { pack: 'The Bog', entry: 'Bog Hag' })).message!;
  expect(names(screen)).toEqual([portrait.filename]);

  const otherTurn = await turn('Bog Crone');
  const otherPicture = await bog.fileOn(otherTurn, PORTRAIT_FILE, portrait.filename);
  await bog.fileOn(otherTurn, PICTURE_FILE);
  expect(names(otherTurn)).toHaveLength(2);
  expect(thumbnailOf(otherTurn)).toBe(`attachment://${otherPicture.filename}`);
  await turn('Kira');
  await loopback.until(() => names(otherTurn).every((name) => !PICTURE_FILE.test(name)), 10_000, 'the map to go');
}, 60_000);
