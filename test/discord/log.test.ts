import { expect, test } from 'vitest';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import type { Answer } from '../loopback/interaction.ts';
import { openTavern } from './tavern.ts';

const { guild, gm, ana, reading } = await openTavern();
const bridge = guild.channel('bridge');

const text = ({ message }: Answer) => message?.embeds.map(({ description }) => description ?? '').join('\n') ?? '';
const file = ({ message }: Answer) => {
  const [attachment] = message?.attachments ?? [];
  return { name: attachment?.filename, text: Buffer.from(attachment?.content ?? []).toString() };
};

test('A fight is undone, redone, read, exported in both forms, and verifies', async () => {
  const startAnswer = await gm.slash(bridge, '/encounter start', { ruleset: 'tdgs', name: 'The old bridge' });
  const sealedHash = /`([0-9a-f]{64})`/.exec(text(startAnswer))?.[1] ?? '';
  expect(text(await gm.slash(bridge, '/log show', {}))).toBe('');
  await ana.slash(bridge, '/join', { character: 'Kira' });
  await gm.slash(bridge, '/add', { creature: 'Goblin', count: 2 });
  await gm.slash(bridge, '/initiative', {});
  await ana.slash(bridge, '/attack', { target: 'Goblin 1', say: 'For the bridge!' });

  const previewAnswer = await gm.slash(bridge, '/undo', { steps: 2, preview: true });
  expect(previewAnswer.message?.ephemeral).toBe(true);
  expect(text(previewAnswer)).toContain('Would be undone');
  const undoReply = await ana.slash(bridge, '/undo', { steps: 2 });
  expect([undoReply.message?.ephemeral, undoReply.message?.content]).toEqual([
    true,
    expect.stringContaining('Only the GM'),
  ]);
  expect(text(await gm.slash(bridge, '/undo', { steps: 2 }))).toContain('Combat hasn’t started');
  expect(await reading.of(gm.slash(bridge, '/redo', {}))).toContain('Combat continues');

  const shownAnswer = await ana.slash(bridge, '/log show', { round: 1 });
  expect(shownAnswer.message?.ephemeral).toBe(true);
  expect(shownAnswer.message?.embeds[0]?.title).toBe('The old bridge · Round 1');
  expect(text(shownAnswer)).toMatch(/Initiative[\s\S]*Kira attacks Goblin 1\*\*\n> “For the bridge!”/);

  const answer = await ana.slash(bridge, '/log export', { as: 'json' });
  expect([answer.message?.attachments.length, answer.message?.content]).toEqual([
    0,
    expect.stringContaining('while the encounter is running'),
  ]);
  const liveExport = await gm.slash(bridge, '/log export', { as: 'json' });
  expect(liveExport.message?.ephemeral).toBe(true);
  expect(file(liveExport).text).not.toContain('"seed":');

  await gm.slash(bridge, '/encounter end', {});
  const chronicle = file(await ana.slash(bridge, '/log export', { as: 'markdown' }));
  expect(chronicle.name).toBe('the-old-bridge.md');
  expect(chronicle.text).toContain('### Kira attacks Goblin 1\n\n> “For the bridge!”');
  const exportedFile = file(await ana.slash(bridge, '/log export', { as: 'json' }));
  expect(exportedFile.name).toBe('the-old-bridge.json');
  const record = readExportedRecord(exportedFile.text);
  expect(record.ok && [verifyRecord(record.value).wrong, record.value.seeds[0]?.commitment]).toEqual([[], sealedHash]);

  await gm.slash(bridge, '/encounter start', { ruleset: 'sol', name: 'Another' });
  const scenes = await ana.autocomplete(bridge, 'log show', { encounter: '' });
  expect(scenes.choices?.map(({ name }) => name)).toEqual([
    expect.stringMatching(/: Another$/),
    expect.stringMatching(/: The old bridge$/),
  ]);
  const earlierExport = await ana.slash(bridge, '/log export', { as: 'json', encounter: 'the old bridge' });
  expect(JSON.parse(file(earlierExport).text).seeds.map(({ seed = '' }) => seed.length)).toEqual([64, 64]);
});
