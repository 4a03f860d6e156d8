import { afterAll, describe, expect, test } from 'vitest';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { ChannelWatch } from '../loopback/channel-watch.ts';
import { labelsOf } from '../loopback/message-text.ts';
import { text } from './menus.ts';
import { openTavern } from './tavern.ts';

/** How many acts a fight may take here. Longer ones are left where they are. */
const MOST_ACTS = 40;

const { loopback, bot, guild, gm, ana, reading, close } = await openTavern();

afterAll(close);

describe.each(SYSTEM_IDS)('%s on Discord', (system) => {
  test('a fight is played by one tap an act, to its end; a message a turn, and buttons on none that is over', async () => {
    const channel = guild.channel(system);
    const watch = new ChannelWatch(channel);
    const archetypes = rulesNamed(system)?.archetypes ?? [];
    const character = archetypes.find(({ kind }) => kind === 'character')?.name ?? '';
    const creature = archetypes.find(({ kind }) => kind === 'creature')?.name ?? '';
    const card = await gm.slash(channel, '/encounter start', { ruleset: system, name: 'The yard' });
    expect(text(card)).toContain('SHA-256');
    expect(await reading.of(ana.slash(channel, '/join', { character }))).toContain(character);
    await gm.slash(channel, '/add', { creature });
    await gm.slash(channel, '/initiative', {});
    for (let acts = 0; acts < MOST_ACTS; acts++) {
      const now = await reading.turn(channel);
      const [usual] = labelsOf(now);
      if (usual === undefined) break;
      const user = now.content.includes(ana.mention) ? ana : gm;
      const done = await user.click(now, usual);
      if (done.message?.ephemeral) await user.click(now, 'End turn');
      await reading.shown(channel);
      const live = new Set(watch.liveButtons.map(({ message }) => message));
      live.delete(card.message!);
      expect([...live].every((message) => message === reading.public(channel).at(-1))).toBe(true);
      expect(watch.menusLeft(gm).filter((menu) => labelsOf(menu).length > 0)).toEqual([]);
    }
    const standing = await gm.slash(channel, '/encounter status', {});
    expect(text(standing)).toContain('The yard');
    expect(text(await gm.slash(channel, '/encounter end', {}))).toContain('seed of its dice');
    const rests = rulesNamed(system)?.rests ?? [];
    const rested = await ana.slash(channel, '/rest', { kind: rests.at(-1) ?? '' });
    expect(text(rested)).not.toContain('went wrong');
  });
});

test('nothing went wrong on the way', () => {
  expect(bot.output).not.toContain('A command failed');
  expect(loopback.unknownRoutes).toEqual([]);
});
