// Tests a system in which only players' characters take turns.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnText } from '../../src/embeds/my-character.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { removeBook } from '../../src/text/books.ts';
import { replyText } from '../commands/private-message.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import * as record from './contract/record.ts';
import * as turns from './contract/turns.ts';
import { testedSystem } from './contract.ts';
import { addSmall } from './small.ts';

const onlyHeroes = { takesTurns: ({ sheet }: { sheet: { speed: number } }) => sheet.speed >= 5 };

beforeAll(() => void addSmall(onlyHeroes));
afterAll(() => {
  removeSystem('small');
  removeBook('small');
});

test('the contract’s demands on turns are met', async () => {
  const system = testedSystem('small');
  const demands = [turns.everyoneInOrder, turns.bySide, turns.hidden, record.endUndone];
  for (const demand of demands) expect(await demand.problems(system), demand.title).toEqual([]);
});

test('an order that has a creature without turns, or lacks someone else, is told to the author', () => {
  const system = testedSystem('small', 'small');
  const rules = { ...system.rules, takesTurns: ({ side }: { side?: string }) => side === 'enemies' };
  expect(turns.everyoneInOrder.problems({ ...system, rules })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^Hero character 1 takes no turns \(`takesTurns`\), but Small puts it into the turn order: leave it out in `initiative`, in small\/system.ts\.$/,
      ),
      expect.stringMatching(
        /^Small’s turn order leaves out .* creature 1: give a place to everyone in `initiative`, or say with `takesTurns` who never acts, in small\/system.ts\.$/,
      ),
    ]),
  );
});

test('creatures without turns are neither in the order nor waited for, and refusals say so', async () => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:small',
    '@ana /join character:Hero name:Ana',
    '@bo /join character:Hero name:Bo',
    '/add creature:Rat',
  );
  expect(replyText(await table.say('/gm how-long'))).not.toContain('Rat');
  await table.say('/initiative', '/add creature:Lurker');
  const { encounter } = await table.state();
  expect(encounter.turnOrder).toEqual([['ana'], ['bo']]);
  const bo = encounter.combatants.find(({ id }) => id === 'bo');
  expect(bo && turnText(bo, encounter, 'bo')).toBe('Your turn comes after Ana');
  const [board = ''] = table.openPosts('turn').map(textOf);
  expect(board.split('\n').slice(-6)).toEqual([
    expect.stringContaining('round 1'),
    expect.stringMatching(/^\*\*Now · Ana/),
    expect.stringMatching(/^\*\*Bo/),
    '-# no turns of their own',
    expect.stringContaining('Rat'),
    expect.stringContaining('Lurker'),
  ]);
  expect(replyText(await table.say('/turn end as:Rat'))).toContain('Rat takes no turns in this system.');
  expect(replyText(await table.say('/attack as:Rat target:Ana'))).toContain('Rat takes no turns in this system.');
  expect(replyText(await table.say('/gm reorder who:Rat before:Ana'))).toContain('Rat takes no turns in this system.');
  expect(replyText(await table.say('/gm group who:"Ana, Rat"'))).toContain('Rat takes no turns in this system.');
  expect(replyText(await table.say('/odds as:Rat'))).toContain('Rat takes no turns in this system.');
  expect(textOf(await table.say('/encounter status'))).toContain('Rat');
  await table.close();
});
