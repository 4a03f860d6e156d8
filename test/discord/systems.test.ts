import { afterAll, describe, expect, test } from 'vitest';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import type { Answer } from '../loopback/interaction.ts';
import type { User } from '../loopback/user.ts';
import { labels, menuOf, text } from './menus.ts';
import { openTavern } from './tavern.ts';

/** How many turns a fight may take here. Longer ones are left where they are. */
const MOST_TURNS = 40;

const { loopback, bot, guild, gm, ana, close } = await openTavern();

afterAll(close);

/** Presses a button, then takes the first of every menu that comes. */
async function pressOn(user: User, answer: Answer, button: string): Promise<Answer> {
  if (!answer.message) throw new Error('Nothing to press on');
  let next = await user.click(answer.message, button);
  for (let menu = menuOf(next); menu && next.message; menu = menuOf(next)) {
    const [first] = menu.options;
    if (!first) throw new Error('An empty menu');
    next = await user.select(next.message, menu.id, [first.value]);
  }
  return next;
}

describe.each(SYSTEM_IDS)('%s on Discord', (system) => {
  test('a fight is played by buttons alone, to its end', async () => {
    const channel = guild.channel(system);
    const archetypes = rulesNamed(system)?.archetypes ?? [];
    const character = archetypes.find(({ kind }) => kind === 'character')?.name ?? '';
    const creature = archetypes.find(({ kind }) => kind === 'creature')?.name ?? '';
    const opened = await gm.slash(channel, '/encounter start', { ruleset: system, name: 'The yard' });
    expect(text(opened)).toContain('SHA-256');
    expect(text(await ana.slash(channel, '/join', { character }))).toContain(character);
    await gm.slash(channel, '/add', { creature });
    let last = await gm.slash(channel, '/initiative', {});
    for (let turns = 0; turns < MOST_TURNS && labels(last.message).length > 0; turns++) {
      const user = last.message?.pings.includes(ana.id) || text(last).includes(`<@${ana.id}>`) ? ana : gm;
      const button = labels(last.message).includes('Attack') ? 'Attack' : 'End turn';
      const next = await pressOn(user, last, button);
      const passed = next.message?.ephemeral ? await user.click(last.message!, 'End turn') : next;
      expect(passed.message?.ephemeral, text(passed)).toBe(false);
      last = passed;
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
