import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { contentWithoutNext } from './reading.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;
beforeAll(async () => {
  tavern = await openTavern();
});
afterAll(() => tavern.close());

/** An encounter with a map, before combat. Ana plays Kira, and the GM plays a goblin. */
async function field(channel: Channel, settings?: string) {
  const { loopback, gm, ana } = tavern;
  const [gmPhone, anaPhone] = [new Phone(loopback, gm, channel), new Phone(loopback, ana, channel)];
  await gmPhone.type('/encounter start', { ruleset: 'tdgs', ...(settings && { settings }) });
  await anaPhone.type('/join', { character: 'Kira' });
  await gmPhone.type('/add', { creature: 'Goblin' });
  await gmPhone.type('/map new', { kind: 'room', seed: 7 });
  await gmPhone.tap('Use this map');
  return { his: gmPhone, hers: anaPhone, card: tavern.reading.public(channel)[0]! };
}

/** Waits until a message has a picture other than `before`, and describes that picture. */
async function pictureOf(message: Message, before?: string) {
  const name = () => message.attachments.find(({ filename }) => filename !== before)?.filename;
  await tavern.loopback.until(() => name() !== undefined, 10_000, 'a picture');
  expect(message.attachments).toHaveLength(1);
  const { filename, description = '', content } = message.attachments[0]!;
  const png = Buffer.from(content);
  return { filename, description, size: [png.readUInt32BE(16), png.readUInt32BE(20)] };
}

test('the map is drawn on the card, then with each turn, after the words', async () => {
  const { guild, reading } = tavern;
  const channel = guild.channel('room');
  const { his: gmPhone, hers, card } = await field(channel);
  const drawnPicture = await pictureOf(card);
  expect(drawnPicture.filename).toMatch(/^picture-[0-9a-f]{12}\.png$/);
  expect(drawnPicture.size).toEqual([780, 778]);
  expect(drawnPicture.description).toMatch(
    /^12 columns starting at A, 12 rows starting at 1\. \w+ Kira: \d+ of \d+ HP\. \w+ Goblin: enemy, /,
  );

  await gmPhone.type('/initiative');
  const turn = await reading.turn(channel);
  const firstPicture = await pictureOf(turn);
  // The message was sent as text, and has been edited once since then.
  expect([turn.edits, turn.content === '', turn.embeds.length > 0]).toEqual([1, false, true]);
  expect(firstPicture.description).toMatch(/^Round 1, (Kira|Goblin) to act\. /);

  const phone = contentWithoutNext(turn).includes('Kira') ? hers : gmPhone;
  await phone.type('/turn end');
  const nextTurn = await reading.turn(channel);
  expect(nextTurn).not.toBe(turn);
  expect(turn.attachments).toEqual([]);
  expect((await pictureOf(nextTurn)).filename).not.toBe(firstPicture.filename);

  const { message: end } = await gmPhone.type('/encounter end');
  expect(await pictureOf(end!)).toMatchObject({
    description: expect.stringMatching(/^Each side’s health by round\./),
  });
});

test('without permission to attach, an outdated picture goes', async () => {
  const { guild, reading, loopback } = tavern;
  const channel = guild.channel('attic');
  const { his: gmPhone } = await field(channel);
  await gmPhone.type('/initiative');
  const turn = await reading.turn(channel);
  await pictureOf(turn);
  channel.deny(loopback.bot, 'AttachFiles');
  await gmPhone.type('/map place', { who: 'Goblin', at: 'F6' });
  await loopback.until(() => turn.attachments.length === 0, 10_000, 'the picture to go');
});

test('without permission to attach, or with pictures off, the words come alone', async () => {
  const { guild, reading, loopback } = tavern;
  const [forbidden, unwanted, last] = ['vault', 'gate', 'yard'].map((name) => guild.channel(name));
  forbidden!.deny(loopback.bot, 'AttachFiles');
  for (const channel of [forbidden!, unwanted!]) {
    const { his: gmPhone } = await field(channel, channel === unwanted ? 'picture=off' : undefined);
    await gmPhone.type('/initiative');
  }
  // Pictures are drawn in the order in which they are requested.
  const { card } = await field(last!);
  await pictureOf(card);
  for (const channel of [forbidden!, unwanted!]) {
    const turn = await reading.turn(channel);
    expect([turn.attachments, turn.embeds.length > 0, turn.content === '']).toEqual([[], true, false]);
  }
});

test('the GM draws a map and changes it by taps alone, with its picture in the private message', async () => {
  const { guild, loopback, gm, ana } = tavern;
  const channel = guild.channel('drawn');
  const [gmPhone, anaPhone] = [new Phone(loopback, gm, channel), new Phone(loopback, ana, channel)];
  await gmPhone.type('/encounter start', { ruleset: 'tdgs' });
  await anaPhone.type('/join', { character: 'Kira' });
  await gmPhone.type('/add', { creature: 'Goblin', count: 2 });
  await gmPhone.tap('GM');
  const taps = gmPhone.taps;
  await gmPhone.tap('Map…');
  const { message } = await gmPhone.choose('Premade maps…', 'Bridge');
  const panel = message!;
  expect([panel.viewer, textOf(panel)]).toEqual([gm, expect.stringContaining('All 3 combatants are placed')]);
  const draft = await pictureOf(panel);
  expect(draft.description).toMatch(/^20 columns starting at A, 8 rows starting at 1\. [A-J]\d Kira: /);
  expect(loopback.messages(channel).some((each) => !each.viewer && textOf(each).includes('map'))).toBe(false);
  await gmPhone.tap('Use this map');
  expect(gmPhone.taps - taps).toBe(4);
  await anaPhone.reads('There’s now a map: 20 × 8 squares.');

  await gmPhone.choose('Add cover', 'Walls');
  // Random obstacles decide which squares are free.
  const offeredSquares = (await gmPhone.entries('Pick one or more squares')).slice(0, 2);
  await gmPhone.choose('Pick one or more squares', ...offeredSquares);
  expect(textOf(panel)).toContain(`A wall at ${offeredSquares.join(' and ')}.`);
  await gmPhone.tap('Back');
  await gmPhone.tap('Place…');
  await gmPhone.choose('Pick a combatant…', 'Kira');
  await gmPhone.choose('Where to…', 'E4');
  const newPicture = await pictureOf(panel, draft.filename);
  await loopback.until(() => panel.attachments[0]?.description?.includes('E4 Kira') === true, 10_000, 'Kira at E4');
  expect(newPicture.size[0]).toBe(780);
  const { message: shownMessage } = await anaPhone.type('/map show');
  expect(shownMessage!.embeds).toMatchObject([{ title: 'Map of A fight, 20 × 8' }]);
  expect((await pictureOf(shownMessage!)).description).toContain('E4 Kira');
  await gmPhone.tap('Back');
  await gmPhone.tap('Remove map');
  await loopback.until(() => panel.attachments.length === 0, 10_000, 'no picture');
  expect(textOf(panel)).toContain('New map');
});

test('a user who presses on while a picture is late is answered all the same', async () => {
  const { guild, loopback } = tavern;
  const { his: gmPhone } = await field(guild.channel('stairs'));
  const { message: panel } = await gmPhone.choose('Add cover', 'Walls');
  await pictureOf(panel!);
  const hangs = loopback.fail({ method: 'PATCH', path: /\/webhooks\/.*@original$/, status: 'hang' });
  await gmPhone.tap('Back');
  await loopback.until(() => hangs.failedCount === 1, 10_000, 'the picture to be sent');
  await gmPhone.tap('Place…');
  expect(textOf(panel!)).toContain('Who do you want to place?');
});
