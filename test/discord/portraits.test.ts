import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../loopback/message.ts';
import { Phone } from '../loopback/phone.ts';
import { ONE_PIXEL_PNG } from '../session/pictures.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;
beforeAll(async () => {
  tavern = await openTavern();
});
afterAll(() => tavern.close());

const picture = { name: 'ada.png', content: ONE_PIXEL_PNG, contentType: 'image/png' };
const thumbnailOf = ({ embeds }: Message) => embeds[0]?.thumbnail?.url;

test('a portrait stands beside its character’s actions in a turn, and in private; without one it is gone', async () => {
  const { loopback, guild, gm, ana, reading } = tavern;
  const channel = guild.channel('bridge');
  await ana.slash(channel, '/character new', { name: 'Ada', ruleset: 'tdgs', from: 'Kira' });
  const refusedAnswer = await ana.slash(channel, '/character portrait', {
    character: 'Ada',
    picture: { ...picture, content: 'no picture' },
  });
  expect(refusedAnswer.message?.content).toContain('I can’t show that file as a picture. Use a PNG');

  const givenMessage = (await ana.slash(channel, '/character portrait', { character: 'Ada', picture })).message!;
  const [file] = givenMessage.attachments;
  expect(file?.filename).toMatch(/^portrait-[0-9a-f]{12}\.png$/);
  expect(Buffer.from(file!.content)).toEqual(ONE_PIXEL_PNG);
  expect(thumbnailOf(givenMessage)).toBe(`attachment://${file!.filename}`);

  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
  await ana.slash(channel, '/join', { character: 'Ada' });
  await gm.slash(channel, '/add', { creature: 'Peasant' });
  await gm.slash(channel, '/initiative');
  const turn = await reading.turn(channel);
  expect(turn.attachments).toEqual([]);
  const phone = new Phone(loopback, ana, channel);
  await phone.tap('Attack Peasant');
  await reading.untilShown(channel);
  // The tap ended the turn and changed the turn's message into the story. The message kept its file.
  expect(turn.attachments.map(({ filename }) => filename)).toEqual([file!.filename]);
  expect(thumbnailOf(turn)).toBe(`attachment://${file!.filename}`);

  const myCharacter = (await ana.slash(channel, '/me')).message!;
  expect(myCharacter.attachments.map(({ filename }) => filename)).toEqual([file!.filename]);
  expect(JSON.stringify(myCharacter.components)).toContain(`attachment://${file!.filename}`);
  const [sentFile] = myCharacter.attachments;
  await phone.tap('Sheet');
  // The new screen shows the same picture, so it isn't uploaded again.
  expect(myCharacter.attachments).toEqual([sentFile]);

  await ana.slash(channel, '/character portrait', { character: 'Ada' });
  const shownMessage = (await ana.slash(channel, '/character show', { character: 'Ada' })).message!;
  expect([shownMessage.attachments, thumbnailOf(shownMessage)]).toEqual([[], undefined]);
});

test('without permission to attach, the turn is told without it', async () => {
  const { loopback, guild, gm, ana, reading } = tavern;
  const channel = guild.channel('gate');
  await ana.slash(channel, '/character portrait', { character: 'Ada', picture });
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
  await ana.slash(channel, '/join', { character: 'Ada' });
  await gm.slash(channel, '/add', { creature: 'Peasant' });
  await gm.slash(channel, '/initiative');
  const turn = await reading.turn(channel);
  channel.deny(loopback.bot, 'AttachFiles');
  await ana.slash(channel, '/attack', { target: 'Peasant' });
  await reading.untilShown(channel);
  expect(turn.attachments).toEqual([]);
  expect(turn.embeds).toHaveLength(1);
  expect([thumbnailOf(turn), turn.content]).toEqual([undefined, '']);
});
