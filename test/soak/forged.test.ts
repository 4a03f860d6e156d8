import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { components } from '../../commands/all.ts';
import { Bot } from '../bot.ts';
import { Reading } from '../discord/reading.ts';
import type { Channel } from '../loopback/channel.ts';
import { nodesOf } from '../loopback/components.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import type { Message } from '../loopback/message.ts';
import { forgedId, HARMFUL_PATTERNS } from './hostile.ts';
import { times } from './length.ts';
import { Record } from './record.ts';

/** Names from the fight in the server `castle`, which no one in the server `tavern` may see. */
const SECRET_NAMES = /Xylophonia|Quillon/;

let loopback: Loopback;
let bot: Bot;
let reading: Reading;
let tavern: Guild;
let castle: Guild;

beforeAll(async () => {
  loopback = await startLoopback();
  tavern = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Bo'] });
  castle = loopback.guild({ name: 'The castle', members: ['Lord', 'Eve'] });
  bot = new Bot(loopback);
  reading = new Reading(loopback, bot);
  await bot.start();
}, 30_000);

afterAll(async () => {
  await bot.stop();
  await new Record(bot.database).expectSound();
  await loopback.stop();
});

/**
 * Starts a fight in which a player's character faces the GM's goblins. Returns every id on the fight's messages,
 * including private ones.
 */
async function fight(channel: Channel, [gm = '', player = '']: readonly string[], name: string, hero: string) {
  const { guild } = channel;
  const [gmUser, playerUser] = [guild!.member(gm), guild!.member(player)];
  await gmUser.slash(channel, '/encounter start', { ruleset: 'tdgs', name });
  await playerUser.slash(channel, '/join', { character: 'Kira', name: hero });
  await gmUser.slash(channel, '/add', { creature: 'Goblin', count: 2 });
  const answer = await gmUser.slash(channel, '/initiative', {});
  const ids = channel.sent.flatMap(idsOn);
  await gmUser.slash(channel, '/turn skip', {});
  await gmUser.slash(channel, '/log show', {});
  await playerUser.slash(channel, '/character new', { name: hero });
  await playerUser.slash(channel, '/character list', {});
  await reading.untilShown(channel);
  return { messages: channel.sent, ids: [...ids, ...channel.sent.flatMap(idsOn)], shown: answer.message };
}

const idsOn = (message: Message) =>
  nodesOf(message.components).flatMap((each) => ('custom_id' in each ? [each.custom_id] : []));

test('forged ids, and ids shown to others, in another server too: each is answered, harmless, and tells nothing', async () => {
  const castleFight = await fight(castle.channel('keep'), ['Lord', 'Eve'], 'Xylophonia', 'Quillon');
  const tavernFight = await fight(tavern.channel('yard'), ['Gwen', 'Ana'], 'The yard', 'Isolde');
  expect(castleFight.ids.length).toBeGreaterThan(10);
  await reading.untilCardShown(castle.channel('keep'));
  const before = castleFight.messages.map(({ embeds }) => JSON.stringify(embeds));
  const id = fc.oneof(
    fc.constantFrom(...castleFight.ids, ...tavernFight.ids),
    forgedId(components.map(({ action }) => action)).filter((forged) => forged !== ''),
  );
  const press = fc.record({
    who: fc.constantFrom('Gwen', 'Ana', 'Bo'),
    id,
    chosen: fc.option(fc.array(fc.constantFrom('0', '1', '__proto__', 'goblin', '@everyone'), { maxLength: 3 })),
  });
  for (const { who, id: forged, chosen } of fc.sample(press, { numRuns: times(40, 4000), seed: 8 })) {
    const user = tavern.member(who);
    const answer = chosen
      ? await user.select(tavernFight.shown!, forged, chosen, { stale: true })
      : await user.click(tavernFight.shown!, forged, { stale: true });
    const forgedText = `${forged} by ${who}: ${JSON.stringify(answer.data)}`;
    expect(answer.refusals, forgedText).toEqual([]);
    expect(answer.type, forgedText).toBeDefined();
    expect(forgedText).not.toMatch(SECRET_NAMES);
    for (const harm of HARMFUL_PATTERNS) expect(JSON.stringify(answer.data ?? {})).not.toMatch(harm);
  }
  expect(bot.output).not.toContain('A command failed');
  expect(castleFight.messages.map(({ embeds }) => JSON.stringify(embeds))).toEqual(before);
});
