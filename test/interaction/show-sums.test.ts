import { expect, test } from 'vitest';
import { SYSTEM_IDS } from '../../src/rules/systems.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';

const HERO: Readonly<Record<string, string>> = { tdgs: 'Kira', dungeoneers: 'Freya', mastery: 'Bryn', sol: 'Soldier' };
const FOE: Readonly<Record<string, string>> = {
  tdgs: 'Goblin',
  dungeoneers: 'Skeleton',
  mastery: 'Opponent',
  sol: 'Guard',
};

test.each(SYSTEM_IDS)('%s: a message has short sums; “Show the sums” whispers every step', async (system) => {
  const table = new PostedTable();
  await table.say(
    `/encounter start ruleset:${system}`,
    `@ana /join character:${HERO[system]}`,
    `/add creature:${FOE[system]}`,
    '/initiative',
  );
  const user = table.newest('turn').content?.includes('your turn') ? 'ana' : 'gwen';
  const { id } = table.newest('turn');
  const actor = user === 'ana' ? HERO[system] : FOE[system];
  await table.say(`@${user} /attack target:"${user === 'ana' ? FOE[system] : HERO[system]}" as:"${actor}"`);
  const told = textOf(table.messages.find((each) => each.id === id) ?? {});
  const shown = await table.context('zoe', 'Show the sums', id);
  expect(shown.whisper).toBe(true);
  const sums = textOf(shown);
  expect(sums).toContain(`${actor}`);
  // Where each number comes from is in the whole sum alone.
  const reason = { tdgs: /STR/, dungeoneers: /attack: /, mastery: /Offense/, sol: /\(\d+ \w+/ }[system];
  expect(sums).toMatch(reason!);
  expect(told).not.toMatch(reason!);
  expect(textOf(await table.context('zoe', 'Show the sums', 'elsewhere'))).toContain('tells');
  await table.close();
});
