import { afterAll, describe, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';

/** How many times `all` contains a text. */
const count = (text: string, all: string) => all.split(text).length - 1;

/** Runs a bot with its own server, which the test may break while other tests run. Both are stopped after the test. */
async function withBot(
  options: Parameters<typeof startLoopback>[0],
  play: (loopback: Loopback, bot: Bot) => Promise<void>,
): Promise<void> {
  const ownLoopback = await startLoopback(options);
  const bot = new Bot(ownLoopback, { LOG_LEVEL: 'info' });
  try {
    await play(ownLoopback, bot);
  } finally {
    await bot.stop('SIGKILL');
    await ownLoopback.stop();
  }
}

describe.concurrent('An outage at the start', () => {
  test('of the API is waited out, and told once; Fray ends in good order if the connection is closed for good', () =>
    withBot({}, async (ownLoopback, bot) => {
      ownLoopback.guild({ name: 'The tavern' });
      // discord.js tries each request four times before it gives up.
      const outage = ownLoopback.fail({ path: /gateway/, status: 503, times: 8 });
      bot.launch();
      await bot.untilWritten('Fray is on Discord', 0, 45_000);
      expect(outage.failedCount).toBe(8);
      expect(count('Still trying', bot.output)).toBe(1);
      expect(ownLoopback.gateway.identified).toHaveLength(1);
      const from = bot.output.length;
      ownLoopback.gateway.close(4011);
      expect(await bot.untilEnded()).toBe(75);
      expect(bot.output.slice(from)).toContain('in more servers than its connections can handle');
      expect(bot.output.slice(from)).not.toContain('    at ');
    }));

  test('can be stopped by SIGTERM before Discord answers', () =>
    withBot({}, async (ownLoopback, bot) => {
      ownLoopback.fail({ path: /gateway/, status: 'hang', times: 9 });
      bot.launch();
      await ownLoopback.until(
        () => ownLoopback.requests.some(({ path }) => /gateway/.test(path)),
        10_000,
        'the bot to ask',
      );
      expect(await bot.stop('SIGTERM')).toBe(0);
      // A single request shows that the bot didn't wait for a timeout and a retry.
      expect(ownLoopback.requests).toHaveLength(1);
    }));

  test('can be stopped by SIGTERM between two attempts', () =>
    withBot({}, async (ownLoopback, bot) => {
      ownLoopback.fail({ path: /gateway/, status: 503, times: 99 });
      bot.launch();
      await bot.untilWritten('Still trying');
      expect(await bot.stop('SIGTERM')).toBe(0);
    }));
});

test.concurrent(
  'Commands of a server appear when the bot is invited to it, and go when they are registered elsewhere',
  () =>
    withBot({}, async (ownLoopback, bot) => {
      const [first, second] = [ownLoopback.guild({ name: 'First' }), ownLoopback.guild({ name: 'Second' })];
      first.expel();
      bot.launch({ DISCORD_GUILD_ID: first.id });
      await bot.untilWritten('The bot isn’t in the server DISCORD_GUILD_ID');
      expect(bot.output).not.toContain('    at ');
      await bot.untilWritten('Fray is on Discord');
      first.invite();
      const haveCommands = () => [undefined, first, second].map((guild) => ownLoopback.commands(guild).length > 0);
      const untilRegistered = (...expected: readonly boolean[]) =>
        ownLoopback.until(
          () => String(haveCommands()) === String(expected),
          5000,
          `${expected}, not ${haveCommands()}`,
        );
      await untilRegistered(false, true, false);
      for (const [setting, ...expected] of [
        [second.id, false, false, true],
        ['', true, false, false],
        [first.id, false, true, false],
      ] as const) {
        await bot.stop();
        await bot.start({ DISCORD_GUILD_ID: setting });
        await untilRegistered(...expected);
      }
    }),
  60_000,
);

describe('A running bot', async () => {
  const ownLoopback = await startLoopback();
  const bot = new Bot(ownLoopback, { LOG_LEVEL: 'info' });
  const guild = ownLoopback.guild({ name: 'The tavern', members: ['Gwen'] });
  const gwen = guild.member('Gwen');
  const help = () => gwen.slash(guild.channel('general'), '/help', {});

  afterAll(async () => {
    await bot.stop('SIGKILL');
    await ownLoopback.stop();
  });

  test('that has waited out an outage of the gateway has one session', async () => {
    ownLoopback.gateway.refusesConnections = true;
    bot.launch();
    await ownLoopback.until(() => ownLoopback.gateway.refusedCount > 2, 10_000, 'a few attempts');
    ownLoopback.gateway.refusesConnections = false;
    await ownLoopback.registered();
    await bot.untilWritten('Fray is on Discord');
    await help();
    expect(ownLoopback.gateway.identified).toHaveLength(1);
    expect(count('econnecting', bot.output)).toBe(1);
  });

  test('tells twice of a connection that is lost for a while: when it is lost, and when it is back', async () => {
    const outputStart = bot.output.length;
    const refusedCount = ownLoopback.gateway.refusedCount;
    ownLoopback.gateway.refusesConnections = true;
    ownLoopback.gateway.drop();
    await ownLoopback.until(() => ownLoopback.gateway.refusedCount > refusedCount + 3, 10_000, 'a few attempts');
    ownLoopback.gateway.refusesConnections = false;
    await bot.untilWritten('Connected to Discord again', outputStart);
    await help();
    expect(bot.output.slice(outputStart).trim().split('\n')).toHaveLength(2);
  });

  test('doesn’t take a second delivery of an interaction for a second process, and warns of a real one', async () => {
    for (let tries = 0; tries < 5; tries++)
      expect((await ownLoopback.redeliver((await help()).interaction)).refusals.map(({ code }) => code)).toEqual([
        40060,
      ]);
    expect(bot.output).not.toContain('Another process is using this bot’s token');
    const otherBot = new Bot(ownLoopback);
    try {
      await otherBot.start();
      const hasWarned = () => (bot.output + otherBot.output).includes('Another process is using this bot’s token');
      for (let tries = 0; tries < 10; tries++) await help();
      await ownLoopback.until(hasWarned, 10_000, 'the warning');
    } finally {
      await otherBot.stop('SIGKILL');
    }
  });
});
