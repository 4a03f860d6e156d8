import { afterAll, describe, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Answer } from '../loopback/interaction.ts';
import { labels, menu, pick, said, text } from './menus.ts';
import { openTavern } from './tavern.ts';

const { loopback, bot, guild, gm, ana, bo, close } = await openTavern();

afterAll(close);

/** A fight between Kira and some goblins, at Kira's turn. */
async function opened(channel: Channel, goblins = 2): Promise<Answer> {
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: goblins });
  return gm.slash(channel, '/initiative', {});
}

describe('A turn by buttons', () => {
  test('Join on the opening card, then a menu of characters', async () => {
    const channel = guild.channel('join');
    const card = await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
    expect(labels(card.message)).toEqual(['Join']);
    const asked = await ana.click(card.message!, 'Join');
    expect(asked.message?.ephemeral).toBe(true);
    const joined = await pick(ana, asked, 'Kira');
    expect(text(joined)).toContain('Kira');
    expect(joined.message?.ephemeral).toBe(false);
  });

  test('a whole attack in three taps', async () => {
    const begun = await opened(guild.channel('taps'));
    expect(labels(begun.message)).toEqual(expect.arrayContaining(['Attack', 'Defend', 'End turn']));
    const targets = await ana.click(begun.message!, 'Attack');
    expect(targets.message?.ephemeral).toBe(true);
    const weapons = await pick(ana, targets, 'Goblin 1');
    const struck = await pick(ana, weapons, 'Longsword');
    expect(text(struck)).toMatch(/attack: d20 \d+/);
    expect(struck.message?.ephemeral).toBe(false);
  });

  test('buttons of an old turn say that it is another’s', async () => {
    const begun = await opened(guild.channel('old'));
    await ana.slash(guild.channel('old'), '/attack', { target: 'Goblin 1' });
    const late = await ana.click(begun.message!, 'End turn');
    expect(text(late)).toContain('not Kira’s turn');
    const nobodys = await bo.click(begun.message!, 'Attack');
    expect(nobodys.message?.ephemeral).toBe(true);
    expect(text(nobodys)).toContain('nothing for you to do');
  });

  test('a menu from before something happened begins anew, and strikes nobody by mistake', async () => {
    const channel = guild.channel('anew');
    const begun = await opened(channel);
    const targets = await ana.click(begun.message!, 'Attack');
    await gm.slash(channel, '/gm remove', { who: 'Goblin 1' });
    const again = await pick(ana, targets, 'Goblin 1');
    expect(text(again)).not.toContain('attack:');
  });

  test('buttons survive a restart; buttons of another fight are stale', async () => {
    const channel = guild.channel('restart');
    const begun = await opened(channel);
    await bot.stop('SIGKILL');
    await bot.start();
    const ended = await ana.click(begun.message!, 'End turn');
    expect(text(ended)).toMatch(/Next: \*\*Goblin/);
    await gm.slash(channel, '/encounter end', {});
    await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    expect(text(await ana.click(begun.message!, 'End turn'))).toContain('a moment that has passed');
  });

  test('more than 25 to choose from come in pages', async () => {
    const channel = guild.channel('crowd');
    await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    await ana.slash(channel, '/join', { character: 'Kira' });
    await gm.slash(channel, '/add', { creature: 'Goblin', count: 25 });
    await gm.slash(channel, '/add', { creature: 'Goblin', count: 5 });
    const begun = await gm.slash(channel, '/initiative', {});
    const first = await ana.click(begun.message!, 'Attack');
    expect(menu(first).options).toHaveLength(25);
    const second = await ana.select(first.message!, menu(first).id, ['more']);
    const struck = await pick(ana, await pick(ana, second, 'Goblin 30'), 'Longsword');
    expect(text(struck)).toContain('Goblin 30');
    expect(text(await gm.slash(channel, '/encounter status', {}))).toContain('Goblin 30');
  });
});

describe('A question', () => {
  test('is asked by buttons, survives a restart, and only its player or the GM answers', async () => {
    const channel = guild.channel('question');
    await gm.slash(channel, '/encounter start', { ruleset: 'mastery', settings: 'defense=ask' });
    await ana.slash(channel, '/join', { character: 'Gatz' });
    await bo.slash(channel, '/join', { character: 'Isolde', name: 'Bo' });
    const begun = await gm.slash(channel, '/initiative', {});
    const [striker, struck, target] = text(begun).includes('Next: **Gatz**') ? [ana, bo, 'Bo'] : [bo, ana, 'Gatz'];
    const asked = await striker.slash(channel, '/attack', { target });
    expect(asked.message?.pings).toEqual([struck.id]);
    expect(labels(asked.message)).toEqual(expect.arrayContaining(['Block', 'Dodge']));
    await bot.stop('SIGKILL');
    await bot.start();
    expect(text(await striker.slash(channel, '/attack', { target }))).toContain('waits for');
    expect(text(await striker.click(asked.message!, 'Block'))).toContain('not yours');
    const answered = await struck.click(asked.message!, 'Block');
    expect(text(answered)).toMatch(/d20/);
    expect(text(await struck.click(asked.message!, 'Block'))).toContain('a moment that has passed');
  });
});

describe('A question for words of one’s own', () => {
  test('opens a form, and what is written is kept', async () => {
    const channel = guild.channel('words');
    await gm.slash(channel, '/encounter start', { ruleset: 'sol' });
    await ana.slash(channel, '/join', { character: 'Soldier', name: 'Vex' });
    await gm.slash(channel, '/condition add', { who: 'Vex', condition: 'wound', value: 3 });
    let rested = await ana.slash(channel, '/rest', { kind: '168 hours' });
    for (let weeks = 0; weeks < 60 && !labels(rested.message).includes('Answer…'); weeks++)
      rested = await ana.slash(channel, '/rest', { kind: '168 hours' });
    const form = await ana.click(rested.message!, 'Answer…');
    const answered = await ana.submit(form.modal!, { words: 'a scar *like* a river, @everyone' });
    expect(answered.message?.ephemeral).toBe(false);
    expect(answered.message?.pingsEveryone).toBe(false);
    expect(text(answered)).not.toContain('*like*');
  });
});

describe('The log', () => {
  test('is turned page by page and round by round', async () => {
    const channel = guild.channel('log');
    await opened(channel, 1);
    await ana.slash(channel, '/turn end', {});
    await gm.slash(channel, '/turn end', {});
    await ana.slash(channel, '/defend', {});
    const latest = await bo.slash(channel, '/log show', {});
    expect(latest.message?.ephemeral).toBe(true);
    expect(text(latest)).toContain('Round 2');
    const first = await bo.click(latest.message!, 'Round before');
    expect(text(first)).toContain('Round 1');
    expect(text(await bo.click(first.message!, 'Next round'))).toContain('Round 2');
  });
});

describe('The tracker', () => {
  const tracked = (channel: Channel) =>
    loopback
      .messages(channel)
      .filter(
        ({ embeds, content }) =>
          content === '' && /The yard/.test(embeds[0]?.title ?? '') && !/sealed/.test(embeds[0]?.description ?? ''),
      );

  test('is posted with the rounds, pinned, edited in between, and new each round', async () => {
    const channel = guild.channel('tracker');
    await opened(channel, 1);
    await loopback.until(() => tracked(channel).some(({ pinned }) => pinned), 6000, 'a pinned tracker');
    expect(tracked(channel)).toHaveLength(1);
    await ana.slash(channel, '/turn end', {});
    await loopback.until(() => (tracked(channel)[0]?.edits ?? 0) > 0, 6000, 'the tracker to be edited');
    await gm.slash(channel, '/turn end', {});
    await loopback.until(() => tracked(channel).length === 2, 6000, 'a new tracker for a new round');
    await loopback.until(
      () => tracked(channel).at(-1)?.pinned === true && tracked(channel)[0]?.pinned === false,
      6000,
      'the new one to be pinned',
    );
  });

  test('that cannot be edited (30046) or pinned gives way to a new one', async () => {
    const channel = guild.channel('refused');
    channel.deny('everyone', 'PinMessages');
    channel.deny(loopback.bot, 'PinMessages');
    await opened(channel, 1);
    await loopback.until(() => tracked(channel).length === 1, 6000, 'a tracker');
    loopback.fail({
      method: 'PATCH',
      path: new RegExp(`/channels/${channel.id}/messages/`),
      status: 429,
      body: {
        message: 'Maximum number of edits to messages older than 1 hour reached.',
        code: 30046,
        retry_after: 3600,
        global: false,
      },
      times: 1,
    });
    await ana.slash(channel, '/turn end', {});
    await loopback.until(() => tracked(channel).length === 2, 9000, 'a new message in its place');
    const [old, young] = tracked(channel);
    expect([old?.edits, old?.pinned, young?.edits, young?.pinned]).toEqual([0, false, 0, false]);
    expect(said(young)).toContain('Now: **Goblin**');
  });

  test('that cannot be drawn while Discord has an outage is drawn after it, unasked', async () => {
    const channel = guild.channel('outage');
    await opened(channel, 1);
    await loopback.until(() => tracked(channel).length === 1, 6000, 'a tracker');
    // The client itself tries a request four times.
    const outage = loopback.fail({ path: new RegExp(`/channels/${channel.id}/messages`), status: 503, times: 8 });
    await ana.slash(channel, '/turn end', {});
    await loopback.until(() => (tracked(channel)[0]?.edits ?? 0) > 0, 20_000, 'the tracker to be edited');
    expect(outage.struck).toBe(8);
    expect(tracked(channel)).toHaveLength(1);
  }, 30_000);

  test('shows soon after a start what was recorded and never answered', async () => {
    const channel = guild.channel('unanswered');
    await opened(channel, 1);
    await loopback.until(() => tracked(channel).length === 1, 6000, 'a tracker');
    const lost = loopback.fail({ path: /callback/, status: 'hang' });
    const unanswered = gm.slash(channel, '/adjust', { who: 'Kira', resource: 'hp', by: -7 }).catch(String);
    await loopback.until(() => lost.struck === 1, 5000, 'the answer to be on its way');
    await bot.stop('SIGKILL');
    expect(tracked(channel)[0]?.edits).toBe(0);
    await bot.start();
    await loopback.until(() => (tracked(channel)[0]?.edits ?? 0) > 0, 6000, 'the tracker to be edited');
    expect(said(tracked(channel)[0])).toMatch(/Kira.*73\/80 HP/);
    expect(await unanswered).toContain('got no answer');
  }, 30_000);
});
