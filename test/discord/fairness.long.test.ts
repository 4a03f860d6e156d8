import { afterAll, expect, test } from 'vitest';
import type { Answer } from '../loopback/interaction.ts';
import { text } from './menus.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild, gm, ana, close } = await openTavern();

afterAll(close);

const files = ({ message, followUps }: Answer) =>
  [message, ...followUps].flatMap((each) => (each?.attachments ?? []).map(({ filename }) => filename));

test('Twenty exports at once keep no one in another server from an answer', async () => {
  const channel = guild.channel('bridge');
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'Big' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  for (let rolls = 0; rolls < 120; rolls++) await gm.slash(channel, '/roll', { dice: '1000d1000' });
  const otherGuild = loopback.guild({ name: 'Somewhere else…', members: ['Bea'] });
  const bea = otherGuild.member('Bea');

  const exporting = Promise.all(
    Array.from({ length: 20 }, () => gm.slash(channel, '/log export', { as: 'json' }, { within: 20_000 })),
  );
  let hasExported = false;
  exporting.finally(() => {
    hasExported = true;
  });
  for (let rollCount = 0; rollCount < 3 || !hasExported; rollCount++) {
    // This throws if there is no answer within Discord's three seconds.
    const answer = await bea.slash(otherGuild.channel('general'), '/roll', { dice: 'd6' });
    expect(answer.refusals).toEqual([]);
  }
  const answers = await exporting;
  const refusedAnswers = answers.filter((each) => text(each).includes('I’m still working on several logs or exports'));
  expect(refusedAnswers).toHaveLength(17);
  for (const each of answers) expect(files(each)).toEqual(refusedAnswers.includes(each) ? [] : ['big.json']);

  // An export can be requested again as soon as the earlier files have been sent.
  expect(files(await gm.slash(channel, '/log export', { as: 'markdown' }))).toEqual(['big.md']);
}, 60_000);

test('An answer that has to wait is deferred, and still comes', async () => {
  const channel = guild.channel('yard');
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'Small' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  // While a delivery hangs, the next heavy request waits for more than Discord's three seconds.
  loopback.fail({ path: /callback/, status: 'hang' });
  const unansweredReply = gm.slash(channel, '/log show', {}).catch(String);
  await loopback.until(() => loopback.requests.some(({ status }) => status === undefined), 5000, 'it to hang');
  const answer = await ana.slash(channel, '/log show', {}, { within: 10_000 });
  expect(text(answer)).toContain('Kira');
  expect(answer.message?.ephemeral).toBe(true);
  expect(await unansweredReply).toContain('got no answer');
}, 30_000);
