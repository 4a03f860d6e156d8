import { describe, expect, test } from 'vitest';
import { selectsOf } from '../loopback/components.ts';
import { PostedTable } from './posted-table.ts';
import { choose, labels, said, tap } from './private-message.ts';

const TDGS = [
  '/encounter start ruleset:tdgs',
  '@ana /join character:Kira',
  '@bo /join character:Mira',
  '/add creature:Goblin count:2',
  '/initiative',
];

async function fight(): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say(...TDGS);
  return table;
}

const planIn = async (table: PostedTable, who: string) =>
  (await table.state()).encounter.combatants.find(({ id }) => id === who)?.plan;

describe('My plan', () => {
  test('is kept from a preset by three taps, and told to nobody else', async () => {
    const table = await fight();
    const before = table.messages;
    const corner = await table.say('@bo /me');
    const open = await tap(table, 'bo', corner, 'My plan');
    const preset = await tap(table, 'bo', open, 'Fight on, guard when low');
    const kept = await tap(table, 'bo', preset, 'Keep');
    for (const each of [preset, kept])
      expect(said(each)).toContain(
        '1. If your health is below a quarter: **Guard**.\n2. Attack a foe beside you, else any foe.',
      );
    expect([open.whisper, kept.update]).toEqual([true, true]);
    expect(table.messages).toEqual(before);
    expect(said(await table.say('@ana /log show'))).not.toMatch(/plan/i);
    expect(said(await table.say('@ana /me'))).toContain('My plan**\n-# none');
    expect((await planIn(table, 'mira'))?.lines).toHaveLength(2);
    await table.close();
  });

  test('is made of lines by six taps each, what has a condition before what is always done', async () => {
    const table = await fight();
    let panel = await table.say('@bo /plan');
    const add = async (when: string | undefined, act: string) => {
      if (when !== undefined) panel = await choose(table, 'bo', panel, 'When', entryOf(panel, 'When', when));
      panel = await choose(table, 'bo', panel, 'Then', entryOf(panel, 'Then', act));
      panel = await tap(table, 'bo', panel, 'Add');
    };
    await add(undefined, 'Attack Goblin 1, else');
    await add('If a friend is down', 'Use Healing Potion on a friend');
    expect(said(panel)).toContain(
      [
        '1. If a friend is down: **Use Healing Potion on a friend who is down**.',
        '2. Attack Goblin 1, else a foe beside you, else any foe.',
        '-# It plays as soon as your turn comes. When none of it can be done, your turn ends. In one turn it may spend 1 × Healing Potion, and nothing else.',
      ].join('\n'),
    );
    for (const each of ['Play only when my time is over', 'Where nothing of it fits, call me'])
      panel = await choose(table, 'bo', panel, 'Change it', entryOf(panel, 'Change it', each));
    expect(said(panel)).toContain('It plays only when your time is over. When none of it can be done, you are called.');
    expect(said(await tap(table, 'bo', panel, 'Try it now'))).toContain(
      'As things stand, it begins with: **Attack Goblin 1, else a foe beside you, else any foe**.',
    );
    panel = await choose(table, 'bo', panel, 'Change it', entryOf(panel, 'Change it', 'Take out 1. If'));
    expect(await planIn(table, 'mira')).toMatchObject({
      lines: [{ when: [] }],
      may: {},
      use: 'late',
      otherwise: 'tell me',
    });
    panel = await tap(table, 'bo', panel, 'Drop it');
    expect(await planIn(table, 'mira')).toBeUndefined();
    expect(labels(panel)).toContain('Only guard');
    await table.close();
  });

  test('is played on one’s turn by a tap, told as planned and not what it says', async () => {
    const table = await fight();
    await tap(table, 'ana', await tap(table, 'ana', await table.say('@ana /plan'), 'Fight on'), 'Keep');
    await tap(table, 'ana', await table.say('@ana /plan'), 'Play it now');
    const told = table.messages.filter(({ text }) => text.includes('As Kira planned'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/As Kira planned\n.*Goblin/s);
    expect(JSON.stringify(table.messages)).not.toMatch(/below a quarter|any foe/);
    await table.close();
  });
});

/** The value of the first entry of a menu whose label begins so. */
function entryOf({ components = [] }: Awaited<ReturnType<PostedTable['say']>>, menu: string, label: string): string {
  const found = selectsOf(components).find(({ placeholder }) => placeholder?.startsWith(menu));
  const entries = found && 'options' in found ? (found.options ?? []) : [];
  const entry = entries.find((each) => each.label.startsWith(label));
  if (!entry) throw new Error(`No entry ${label}: ${entries.map((each) => each.label).join(', ')}`);
  return entry.value;
}
