// Tests sentences about a system that has only some of what the built-in systems have.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeSystem } from '../../src/rules/systems.ts';
import { actionPanelWords } from '../../src/text/action-labels.ts';
import { removeBook } from '../../src/text/books.ts';
import { attackLines, parseStory } from '../../src/text/story/systems.ts';
import { spellNamed } from '../../src/text/story/tool.ts';
import { templateWords } from '../../src/text/templates.ts';
import { replyText, tap } from '../commands/private-message.ts';
import { readable } from '../commands/readable.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { addSmall } from './small.ts';

beforeAll(
  () =>
    void addSmall({
      takesTurns: ({ sheet }) => sheet.speed > 1,
      standingOrders: {
        dodge: { cite: 'Dodging', offers: ['roll', 'ask'] },
        aim: { cite: 'Aiming', offers: ['head', 'chest'], usual: 'chest' },
      },
      checks: {
        offers: () => ['speed'],
        named: (_, typed) => (typed === 'speed' ? 'speed' : undefined),
        dice: () => '1d20',
        own: ({ sheet }) => sheet.speed,
        tier: (_, { total }, against) => (total <= against ? 'success' : 'failure'),
      },
    }),
);
afterAll(() => {
  removeSystem('small');
  removeBook('small');
});

test('defaults, guards, checks and those who can act are as the system has them', async () => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:small',
    '@ana /join character:Hero name:Ana',
    '@bo /join character:Hero name:Bo',
    '/add creature:Rat count:2',
    '/add creature:Lurker',
    '/gm check who:Ana what:speed',
  );
  await table.press('ana', 'Roll');
  expect(textOf(table.newest('check'))).toMatch(/Check: Speed.*d20 \\\[\d+\\\] = \d+ \(5 or less\)/s);
  await table.say('/initiative');
  const me = await table.say('@ana /me');
  const reactions = readable(await tap(table, 'ana', me, 'Change reactions…'));
  expect(reactions).toContain('Chest (default)');
  expect(reactions).not.toMatch(/(?:Roll|Head|Ask[^"]*) \(default\)/);
  expect(readable(await table.say('@ana /plan'))).not.toMatch(/defend/i);
  // It's Ana's turn, and the rats could only act out of turn.
  expect(replyText(await table.say('/attack target:Ana'))).toContain('use `as:` with Rat 1 or Rat 2.');
  await table.close();
});

test('an approach goes toward its target, and a power without a name isn’t called a spell', () => {
  const facts = { self: false, helps: false, asks: false, target: 'any enemy' };
  expect(actionPanelWords.label('small', 'Move', { ...facts, approaches: true })).toBe('Move toward any enemy');
  expect(spellNamed('small', undefined, 'power').tool).toBe('the attack');
});

test('an attack that was dodged is told as dodged, and attack lines for all styles are refused with their place', () => {
  const facts = { way: 'melee', outcome: 'failure', answer: 'dodge', result: 'nothing' } as const;
  const names = { by: 'Ana', at: 'Rat', tool: 'the axe', own: 'axe', s: 's', what: '' };
  const lines = attackLines('small', 'plain', facts, false).flat();
  expect(lines.map((line) => line(names)).filter((line) => !/dodg|avoid|out of the way|miss/.test(line))).toEqual([]);
  expect(() => parseStory('any: { blows: [] }', 'small')).toThrow('small: any: blows must be in a style');
});

test('a number that is both a field and a resource is listed once', () => {
  const changes = [
    { field: 'hp', isResource: true, before: 8, after: 12 } as const,
    { field: 'hp', before: 8, after: 12 },
  ];
  expect(templateWords.changes('small', changes, (name) => name)).toBe('hp\u00a08\u00a0→\u00a012');
});
