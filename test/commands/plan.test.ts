import { describe, expect, test } from 'vitest';
import { textHash } from '../../src/interaction/component.ts';
import { type Encounter, onTurn, type Plan, type TurnTimer } from '../../src/rules/core/encounter.ts';
import { MINUTE } from '../../src/time/zone.ts';
import { selectsOf } from '../loopback/components.ts';
import { branchesOf } from '../posts/branches.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { choose, labels, replyText, tap } from './private-message.ts';

const TDGS = [
  '/encounter start ruleset:tdgs',
  '@ana /join character:Kira',
  '@bo /join character:Mira',
  '/add creature:Goblin count:2',
  '/initiative',
];

const fight = branchesOf(async (): Promise<PostedTable> => {
  const table = new PostedTable();
  await table.say(...TDGS);
  return table;
});

const planIn = async (table: PostedTable, who: string) =>
  (await table.state()).encounter.combatants.find(({ id }) => id === who)?.plan;

describe('My plan', () => {
  test('is kept from a preset in three taps, and told to no one else', async () => {
    const table = await fight();
    const before = table.messages;
    const myCharacter = await table.say('@bo /me');
    const openReply = await tap(table, 'bo', myCharacter, 'My plan');
    const preset = await tap(table, 'bo', openReply, 'Defend at low health');
    const reply = await tap(table, 'bo', preset, 'Keep');
    for (const each of [preset, reply])
      expect(replyText(each)).toContain(
        '1. If your health is below a quarter: **Defend**.\n2. Attack an enemy next to you, otherwise any enemy.',
      );
    expect([openReply.whisper, reply.update]).toEqual([true, true]);
    expect(table.messages).toEqual(before);
    expect(replyText(await table.say('@ana /log show'))).not.toMatch(/plan/i);
    expect(replyText(await table.say('@ana /me'))).toContain('My plan**\n-# No plan');
    const mira = replyText(
      await choose(table, 'gwen', await table.say('/gm panel'), 'Choose a combatant', textHash('mira')),
    );
    expect(mira).toContain('Played by <@bo>, has a plan');
    expect(mira).not.toMatch(/quarter|any enemy/);
    expect((await planIn(table, 'mira'))?.lines).toHaveLength(2);
    await table.close();
  });

  test('isn’t offered to someone who has left or is dead, who only learns how to come back', async () => {
    const table = await fight();
    await table.say('/gm leave who:Mira how:fled');
    const fled = await table.say('@bo /plan');
    expect(replyText(fled)).toContain('Mira has fled. The GM can bring them back: `/gm revive`.');
    expect(labels(fled)).toEqual(['Back', 'Close']);
    await table.say('/gm revive who:Mira', '/adjust who:Mira by:-500');
    expect(replyText(await table.say('@bo /plan'))).toContain('Mira is dead. Only the GM can bring them back');
    await table.close();
  });

  test('is made of lines in six taps each, lines with a condition before those without', async () => {
    const table = await fight();
    let panel = await table.say('@bo /plan');
    const add = async (when: string | undefined, act: string) => {
      if (when !== undefined) panel = await choose(table, 'bo', panel, 'If', entryOf(panel, 'If', when));
      panel = await choose(table, 'bo', panel, 'Then', entryOf(panel, 'Then', act));
      panel = await tap(table, 'bo', panel, 'Add');
    };
    await add(undefined, 'Attack Goblin 1, otherwise');
    await add('If an ally is down', 'Use Healing Potion on an ally');
    expect(replyText(panel)).toContain(
      [
        '1. If an ally is down: **Use Healing Potion on an ally who’s down**.',
        '2. Attack Goblin 1, otherwise an enemy next to you, otherwise any enemy.',
        '-# The plan starts as soon as it’s your turn. If none of this works out, your turn ends. The plan can spend up to 1 × Healing Potion a turn, on top of what comes back each turn.',
      ].join('\n'),
    );
    for (const each of ['Only start when my time is up', 'If nothing works, ping me'])
      panel = await choose(table, 'bo', panel, 'Change the plan', entryOf(panel, 'Change the plan', each));
    expect(replyText(panel)).toContain(
      'The plan only starts when your time is up. If none of this works out, I’ll ping you.',
    );
    expect(replyText(await tap(table, 'bo', panel, 'Preview'))).toContain(
      'Right now the plan would start with: **Attack Goblin 1**.',
    );
    panel = await choose(table, 'bo', panel, 'Change the plan', entryOf(panel, 'Change the plan', 'Remove line 1: If'));
    expect(await planIn(table, 'mira')).toMatchObject({
      lines: [{ when: [] }],
      may: {},
      use: 'late',
      otherwise: 'tell me',
    });
    panel = await tap(table, 'bo', panel, 'Delete plan');
    expect(await planIn(table, 'mira')).toBeUndefined();
    expect(labels(panel)).toContain('Just defend');
    await table.close();
  });

  test('has five lines at most, even with two panels at once', async () => {
    const table = await fight();
    const lines: Plan['lines'] = Array.from({ length: 4 }, () => ({ when: [], act: 'guard' }));
    await table.do('bo', { type: 'plan', subject: 'mira', plan: { ...FIGHT_ON, lines } });
    const panel = await table.say('@bo /plan');
    const oneStep = await choose(table, 'bo', panel, 'Then', entryOf(panel, 'Then', 'Defend'));
    const fullReply = await tap(table, 'bo', oneStep, 'Add');
    expect(replyText(fullReply)).toContain('at most five lines');
    await tap(table, 'bo', oneStep, 'Add');
    expect((await planIn(table, 'mira'))?.lines).toHaveLength(5);
    await table.close();
  });

  test('is played by a tap on the player’s turn, told as planned, without its text', async () => {
    const table = await fight();
    await tap(table, 'ana', await tap(table, 'ana', await table.say('@ana /plan'), 'Keep fighting'), 'Keep');
    await tap(table, 'ana', await table.say('@ana /plan'), 'Play it now');
    const messages = table.messages.filter(({ text }) => text.includes('As Kira planned'));
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toMatch(/As Kira planned\n.*Goblin/s);
    expect(JSON.stringify(table.messages)).not.toMatch(/below a quarter|any enemy/);
    await table.close();
  });
});

/** A fight with Kira, who has a plan, and two goblins, whose turn it is. */
const bridge = branchesOf(async (plan: Partial<Plan>, timer?: TurnTimer): Promise<PostedTable> => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '/add creature:Goblin count:2',
    '/initiative',
  );
  for (let turns = 0; turns < 3 && (await actingId(table)) === 'kira'; turns++) await table.press('ana', 'End turn');
  await table.do('ana', { type: 'plan', subject: 'kira', plan: { ...FIGHT_ON, ...plan } });
  if (timer) await table.do('gwen', { type: 'pace', pace: timer });
  return table;
});

const FIGHT_ON: Plan = {
  lines: [{ when: [], act: { action: 'attack', targets: ['any foe'] } }],
  otherwise: 'end turn',
  may: {},
  use: 'at once',
};

const actingId = async (table: PostedTable) => onTurn((await table.state()).encounter)[0]?.id;

/** Ends the goblins' turns, and handles what is due. */
async function untilKira(table: PostedTable): Promise<void> {
  for (let turns = 0; turns < 3 && (await actingId(table)) !== 'kira'; turns++) await table.press('gwen', 'End turn');
  await table.fire();
}

const plannedMessages = (table: PostedTable) => table.messages.filter(({ text }) => text.includes('As Kira planned'));

describe('A plan', () => {
  test('plays when the turn comes, and says once that it was planned', async () => {
    const table = await bridge({});
    await untilKira(table);
    expect(plannedMessages(table)).toHaveLength(1);
    expect(await actingId(table)).not.toBe('kira');
    await table.close();
  });

  test('for later plays when the time is over', async () => {
    const table = await bridge({ use: 'late' }, { turn: 60, question: 60, nudge: 0, atEnd: 'guard' });
    await untilKira(table);
    await table.wait(50 * MINUTE);
    expect([await actingId(table), plannedMessages(table).length]).toEqual(['kira', 0]);
    await table.wait(10 * MINUTE);
    expect(plannedMessages(table)).toHaveLength(1);
    await table.close();
  });

  test('that no longer works pings its player, and says nothing about what it was', async () => {
    const table = await bridge({
      lines: [{ when: [{ if: 'friend-down' }], act: 'guard' }],
      otherwise: 'tell me',
    });
    await untilKira(table);
    expect(table.newest('told').text).toContain('<@ana> **Kira’s plan doesn’t work anymore, and it’s Kira’s turn.**');
    expect(table.newest('told').pinged).toEqual(['ana']);
    expect(await actingId(table)).toBe('kira');
    await table.fire();
    expect(table.messages.filter(({ kind }) => kind === 'told')).toHaveLength(1);
    await table.close();
  });

  test('stops for the turn in which its deed is undone', async () => {
    const table = await bridge({});
    await untilKira(table);
    await table.say('/undo');
    for (let count = 0; count < 2 && (await actingId(table)) !== 'kira'; count++) await table.say('/undo');
    await table.fire();
    expect(await actingId(table)).toBe('kira');
    expect(plannedMessages(table)).toHaveLength(0);
    await table.close();
  });

  test('is skipped by undo and redo, no matter who made it', async () => {
    const table = await bridge({});
    const before = (await table.state()).encounter;
    const actor = (await actingId(table)) ?? '';
    await table.do('gwen', { type: 'intent', intent: { action: 'attack', actor, targets: ['kira'] } });
    await table.do('ana', { type: 'plan', subject: 'kira', plan: { ...FIGHT_ON, use: 'late' } });
    const afterAttack = (await table.state()).encounter;
    await table.say('/undo');
    const kira = ({ combatants }: Encounter) => combatants.find(({ id }) => id === 'kira');
    expect(kira((await table.state()).encounter)).toEqual({ ...kira(before), plan: { ...FIGHT_ON, use: 'late' } });
    await table.do('ana', { type: 'plan', subject: 'kira', plan: FIGHT_ON });
    await table.say('/redo');
    expect(kira((await table.state()).encounter)).toEqual({ ...kira(afterAttack), plan: FIGHT_ON });
    await table.close();
  });

  test('goes on after a question to another player', async () => {
    const table = new PostedTable();
    await table.say(
      '/encounter start ruleset:sol',
      '@ana /join character:Blade',
      '/add creature:Ganger count:2',
      '/initiative',
    );
    for (let turns = 0; turns < 2 && (await actingId(table)) === 'blade'; turns++) await table.press('ana', 'End turn');
    for (const subject of ['ganger-1', 'ganger-2'])
      await table.do('gwen', { type: 'standing-order', subject, about: 'reaction', answer: 'ask' });
    const lines: Plan['lines'] = [...FIGHT_ON.lines, { when: [], act: 'guard' }];
    await table.do('ana', { type: 'plan', subject: 'blade', plan: { ...FIGHT_ON, lines } });
    for (let turns = 0; turns < 2 && !(await table.state()).waiting; turns++) {
      await table.press('gwen', table.labels.includes('I’m done') ? 'I’m done' : 'End turn');
      await table.fire();
    }
    expect((await table.state()).waiting?.run).toMatchObject({ how: 'plan', subject: 'blade', line: 0 });
    // A plan can be changed while a question is open.
    await table.do('gwen', { type: 'plan', subject: 'ganger-1', plan: FIGHT_ON });
    await table.say('/answer answer:none');
    const { encounter, waiting } = await table.state();
    const blade = encounter.combatants.find(({ id }) => id === 'blade');
    expect(blade?.conditions.map(({ name }) => name)).toContain('partial cover');
    expect([waiting, (await actingId(table)) === 'blade']).toEqual([undefined, false]);
    await table.close();
  });

  test('is dropped when its owner’s character is reassigned, and sleeps while it is handed over for a time', async () => {
    const table = await bridge({});
    await table.do('gwen', { type: 'lend', subject: 'kira', to: 'bo' });
    expect(replyText(await table.say('@bo /plan'))).not.toContain('any foe');
    await untilKira(table);
    expect([await actingId(table), plannedMessages(table).length]).toEqual(['kira', 0]);
    await table.do('gwen', { type: 'give-back', subject: 'kira' });
    expect(await planIn(table, 'kira')).toEqual(FIGHT_ON);
    await table.do('gwen', { type: 'hand-over', subject: 'kira', to: 'bo' });
    expect(await planIn(table, 'kira')).toBeUndefined();
    await table.close();
  });
});

/** In the menu whose placeholder begins with `menu`: the value of the first entry whose label begins with `label`. */
function entryOf({ components = [] }: Awaited<ReturnType<PostedTable['say']>>, menu: string, label: string): string {
  const foundMenu = selectsOf(components).find(({ placeholder }) => placeholder?.startsWith(menu));
  const entries = foundMenu && 'options' in foundMenu ? (foundMenu.options ?? []) : [];
  const entry = entries.find((each) => each.label.startsWith(label));
  if (!entry) throw new Error(`No entry ${label}: ${entries.map((each) => each.label).join(', ')}`);
  return entry.value;
}
