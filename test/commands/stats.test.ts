import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { answerTimes } from '../../src/session/answer-times.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { labels, replyText, tap } from './private-message.ts';

let table: PostedTable;

beforeEach(() => {
  table = new PostedTable();
});

afterEach(() => table.close());

const plainText = (...args: Parameters<typeof textOf>) => textOf(...args).replaceAll('\\', '');

/** Ana's Kira and the Goblin attack each other for six rounds. */
async function fight(...settings: readonly string[]): Promise<void> {
  await table.say(
    `/encounter start ruleset:tdgs${settings.join('')}`,
    '@ana /join character:Kira',
    '/add creature:Goblin',
    '/initiative',
  );
  for (let round = 0; round < 6; round++)
    await table.say(
      '@ana /attack target:Goblin',
      '@ana /turn end',
      '/attack target:Kira as:Goblin',
      '/turn end as:Goblin',
    );
}

describe('The end of a fight', () => {
  test('says in at most three lines who dealt, took and healed how much, as the record has it', async () => {
    await fight();
    const end = await table.say('/encounter end');
    const { harm, beaten } = await fromRecord();
    const lines = plainText(end)
      .split('\n')
      .filter((line) => /^-# (Dealt|Taken|Healing): /.test(line));
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines[0]).toContain(`Kira (${harm.get('kira')} damage`);
    if (beaten > 0) expect(lines[0]).toContain('1 takedown');
    expect(lines[1]).toContain(`Goblin (${harm.get('kira')} damage`);
  });

  test.each(['tdgs', 'dungeoneers', 'mastery', 'sol'])(
    'in %s says who won and once that it ends, then the numbers',
    async (system) => {
      const named = (kind: string) => rulesNamed(system)!.archetypes.find((each) => each.kind === kind)!.name;
      await table.say(
        `/encounter start ruleset:${system}`,
        `@ana /join character:"${named('character')}" name:Kira`,
        `/add creature:"${named('creature')}"`,
        '/initiative',
        '/gm auto style:fierce',
      );
      for (let rounds = 0; rounds < 2; rounds++) {
        await table.fire();
        if (table.openPosts('question').length === 0) await table.say('@ana /turn end');
      }
      await table.fire();
      const paragraphs = plainText(await table.say('/encounter end')).split('\n\n');
      const [result = '', ...others] = paragraphs;
      expect(result).toMatch(/^\*\*.+\*\*\n\d+ rounds?/);
      expect(result).not.toMatch(/Dealt|Taken/);
      const endPattern = /fight is over|encounter is over|end of the encounter|encounter ends/;
      const [end, ...repeated] = paragraphs.flatMap((each, index) => (endPattern.test(each) ? [index] : []));
      expect([end, ...repeated]).toEqual([result.includes('The fight is over') ? 0 : 1]);
      const numbers = paragraphs.findIndex((each) => each.startsWith('-# Dealt'));
      if (numbers !== -1) expect(numbers).toBeGreaterThan(end ?? 0);
      expect(others.join('\n')).toMatch(/Tap a rest|For the next encounter/);
    },
    30_000,
  );

  test('has a button that tells each fighter’s numbers, and its GM alone how fast players answered', async () => {
    await fight();
    const end = await table.say('/encounter end');
    expect(labels(end)).toContain('Fight statistics');
    const [ownReply, gms] = [
      await tap(table, 'ana', end, 'Fight statistics'),
      await tap(table, 'gwen', end, 'Fight statistics'),
    ];
    for (const reply of [ownReply, gms]) expect(plainText(reply)).toMatch(/\*\*Kira\*\*\n-# Dealt \d+ damage/);
    expect(plainText(ownReply)).not.toContain('How fast');
    expect(plainText(gms)).toMatch(/How quickly players answered.*\n<@ana>: usually 2 minutes, at most 2 minutes \(/);
    expect(gms.whisper).toBe(true);
  });

  test('shows no amounts of creatures that hide their numbers', async () => {
    await fight(' settings:"secrecy=hidden"');
    const end = await table.say('/encounter end');
    expect(plainText(end)).not.toMatch(/Kira \d+ damage/);
    const text = plainText(await tap(table, 'ana', end, 'Fight statistics'));
    expect(text).toContain('isn’t counted');
    expect(text).toMatch(/\*\*Kira\*\*\n-# (?!Dealt)/);
  });
});

test('The chronicle and the page have the table', async () => {
  await fight();
  await table.say('/encounter end');
  const file = async (as: string) =>
    fullText((await table.say(`/log export as:${as}`)).files?.[0] ?? { name: '', text: '' });
  expect(await file('markdown')).toMatch(
    /## Fight statistics\n\n\| Name \| Dealt \|.*\n\| --- .*\n\| Kira \| \d+ damage \|/,
  );
  expect(await file('html')).toMatch(/<h2 id="stats-title">Fight statistics<\/h2>/);
});

test('My character has the player’s own statistics over all their fights, by system', async () => {
  await fight();
  await table.say('/encounter end');
  const { harm } = await fromRecord();
  await table.say('/encounter start ruleset:mastery', '@ana /join character:Kira');
  const text = replyText(await table.say('@ana /me stats:yes'));
  expect(text).toMatch(/In your last fight on this server\n\*\*TDGS\*\* \(1 fight\): dealt \d+ damage/);
  expect(replyText(await table.say('@bo /me stats:yes'))).toContain('You haven’t fought');
  expect(text).toContain(`dealt ${harm.get('kira')} damage`);
});

test('Answering times run from the start of a turn to its player’s first action', async () => {
  await fight();
  await table.say('/encounter end');
  const [ana, ...others] = answerTimes(await record());
  expect(others).toEqual([]);
  expect(ana).toMatchObject({ user: 'ana' });
  expect(ana?.typical).toBeGreaterThan(0);
  expect(ana?.longest).toBeGreaterThanOrEqual(ana?.typical ?? 0);
});

async function record() {
  const [file] = (await table.say('/log export as:json')).files ?? [];
  return JSON.parse(fullText(file ?? { name: '', text: '{}' }));
}

/** The damage that each combatant dealt, and how many combatants fell in all, added up from the exported record. */
async function fromRecord() {
  const { deeds } = await record();
  const harm = new Map<string, number>();
  let beatenCount = 0;
  for (const { events, undoneBy } of deeds)
    for (const event of undoneBy === undefined ? events : []) {
      if (event.type === 'harmed' && event.actor !== event.target && event.amount > 0)
        harm.set(event.actor.split(':')[0], (harm.get(event.actor.split(':')[0]) ?? 0) + event.amount);
      if (event.type === 'fell') beatenCount++;
    }
  return { harm, beaten: beatenCount };
}
