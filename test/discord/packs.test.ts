import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScene } from '../../src/store/record-file.ts';
import { verify } from '../../src/store/verify.ts';
import type { Channel } from '../loopback/channel.ts';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;

beforeAll(async () => {
  tavern = await openTavern();
});

afterAll(() => tavern.close());

/** Everything in the channel that everyone reads. */
function shownIn(channel: Channel): string {
  return tavern.loopback
    .messages(channel)
    .filter(({ viewer }) => !viewer)
    .map(textOf)
    .join('\n');
}

test('A pack is uploaded, its scene opened in two taps, killed, undone, redone and played; its record verifies', async () => {
  const { loopback, guild, ana, bo, bot, reading } = tavern;
  const channel = guild.channel('mill');
  const mira = new Phone(loopback, guild.join({ name: 'Mira', permissions: ['ManageGuild'] }), channel);
  const [hers, his] = [new Phone(loopback, ana, channel), new Phone(loopback, bo, channel)];
  const file = { name: 'tdgs.json', content: readFileSync('docs/packs/tdgs.json'), contentType: 'application/json' };
  await mira.type('/pack add', { file });
  await mira.tap('Use it');
  await mira.tap('Open The wheel');
  expect(mira.taps).toBe(2);
  await mira.reads('The poacher gives up');
  await reading.cardShown(channel);
  expect(shownIn(channel)).toContain('the wheel is turning');
  expect(shownIn(channel)).toContain('Fen Poacher');

  await bot.stop('SIGKILL');
  await bot.start();
  await mira.type('/undo');
  await reading.cardShown(channel);
  expect(shownIn(channel)).toContain('No one has joined yet.');
  expect(shownIn(channel)).toContain('Fen Poacher is out of the fight.');
  await mira.type('/redo');
  await hers.type('/join', { character: 'Kira' });
  await his.type('/join', { character: 'Mira' });
  await mira.type('/gm auto', { style: 'fierce' });
  await mira.type('/initiative');
  await reading.turnsShown(channel);
  await mira.type('/turn skip');
  await reading.turnsShown(channel);

  await bot.stop('SIGKILL');
  await bot.start();
  for (let turn = 0; turn < 3; turn++) {
    await mira.type('/turn skip');
    await reading.turnsShown(channel);
  }
  for (const phone of [hers, his]) expect(phone.messages.map(textOf).join('\n')).not.toMatch(/Drudge|gives up at half/);
  await mira.type('/encounter end');
  const { interaction } = await mira.type('/log export', { as: 'json' });
  const exported = () =>
    mira.messages.flatMap(({ attachments }) => attachments).find((each) => each.filename.endsWith('.json'));
  await interaction.bell.until(
    () => exported() !== undefined,
    10_000,
    () => 'The record has not come',
  );
  const record = readScene(Buffer.from(exported()?.content ?? []).toString());
  if (!record.ok) throw new Error(JSON.stringify(record.why));
  expect(verify(record.value).wrong).toEqual([]);
  expect(JSON.stringify(record.value.deeds)).toContain('Mill Drudge 2');
}, 60_000);
