import { ButtonStyle } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { plainField } from '../../src/field/premade.ts';
import { turnRows } from '../../src/posts/turn-buttons.ts';
import { given } from '../../src/rules/core/given.ts';
import { firstTurnFight } from '../rules/core/decisions.ts';
import { type FighterSketch, fighting, pistol } from '../rules/sol/table.ts';
import { buttonsOf, PostedTable } from './posted-table.ts';

/** A TDGS fight in which it's a player's turn. The lines in `met` are entered before combat. */
async function bridge(...met: readonly string[]): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', ...met, '/initiative');
  for (let turns = 0; turns < 6 && turnText(table).includes('@gwen'); turns++) await table.press('gwen', 'End turn');
  return table;
}

const turnText = (table: PostedTable) => table.openPosts('turn')[0]?.text ?? '';
const turnLabels = (table: PostedTable) => table.openPosts('turn')[0]?.labels ?? [];

/** Skips turns until it is this player's turn. */
async function playUntil(table: PostedTable, player: string): Promise<void> {
  for (let turns = 0; turns < 8 && !turnText(table).includes(`@${player}>`); turns++) await table.say('/turn skip');
  expect(turnText(table)).toContain(`@${player}>`);
}

test('what was done for a friend comes first again while it is needed; an attack on a friend never does', async () => {
  const table = await bridge(
    '@ana /join character:Kira',
    '@bo /join character:"Brother Anselm" name:Anselm',
    '/add creature:Goblin',
  );
  await table.say('/adjust who:Kira resource:hp by:-60');
  await playUntil(table, 'bo');
  expect(turnLabels(table)[0]).toMatch(/^Attack Goblin/);
  await table.say('@bo /cast spell:Heal target:Kira');
  await playUntil(table, 'bo');
  expect(turnLabels(table)[0]).toMatch(/^Heal on Kira again · \d+\/80$/);
  await table.say('/adjust who:Kira resource:hp to:80');
  expect(turnLabels(table)[0]).toMatch(/^Attack Goblin/);
  await table.say('@bo /attack target:Kira');
  await playUntil(table, 'bo');
  expect(turnLabels(table).filter((label) => label.includes('Kira'))).toEqual([]);
});

test('a move up to an enemy isn’t offered again', async () => {
  const table = await bridge('@ana /join character:Kira', '/add creature:Goblin');
  await playUntil(table, 'ana');
  expect(await table.say('@ana /act action:move target:Goblin')).toMatchObject({ posted: true });
  await playUntil(table, 'ana');
  expect(turnLabels(table)[0]).toMatch(/^Attack Goblin/);
});

test('on a map the Step out of a melee goes to the square that its button names', async () => {
  const table = await bridge('@ana /join character:Nim', '/add creature:Goblin');
  await playUntil(table, 'ana');
  await table.do('gwen', { type: 'field', ground: plainField(5, 5) });
  const places = [
    { subject: 'nim', at: 'B2' },
    { subject: 'goblin', at: 'B3' },
  ] as const;
  await table.do('gwen', { type: 'place', places });
  await table.say('@ana /act action:equip with:Shortbow', '/adjust who:Nim resource:actions to:0');
  const [step = ''] = turnLabels(table);
  expect(step).toMatch(/^Step: [A-E]1$/);
  expect(await table.press('ana', step)).toMatchObject({ posted: true });
  const { field } = (await table.state()).encounter;
  expect(field?.standing).toEqual({ nim: step.slice('Step: '.length), goblin: 'B3' });
});

test('a player of several in a block is asked once who acts, and then that one goes on', async () => {
  const table = await bridge(
    '@ana /join character:Kira name:One',
    '@ana /join character:Kira name:Two',
    '@bo /join character:Kira name:Three',
    '/add creature:Goblin count:2',
    '/gm group who:"One, Two, Three"',
  );
  expect(turnLabels(table).slice(0, 2)).toEqual(['Attack Goblin 1 · 40/40', 'Attack Goblin 2 · 40/40']);
  const reply = await table.press('ana', 'I’m done');
  expect(buttonsOf(reply).map(({ label }) => label)).toEqual(['One', 'Two', 'End both turns']);
  await table.press('ana', 'Two', await table.press('ana', 'Attack Goblin 1'));
  expect((await table.state()).encounter.done).toEqual(['two']);
  expect(await table.press('ana', 'I’m done')).toMatchObject({ posted: true });
  expect((await table.state()).encounter.done).toEqual(['two', 'one']);
  await table.press('bo', 'Attack Goblin 1');
  expect(turnLabels(table)).not.toContain('I’m done');
});

test('once one of a block can’t pay for an attack, the attack and defend buttons are for those who can', async () => {
  // With these dice, the defense succeeds.
  const table = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => 'a'.repeat(64) });
  await table.say(
    '/encounter start ruleset:sol',
    '@ana /join character:Soldier name:Kit',
    '@ana /join character:Soldier name:Kat',
    '@bo /join character:Medic name:Doc',
    '/add creature:Guard',
    '/gm group who:"Kit, Kat, Doc"',
    '/initiative',
  );
  await playUntil(table, 'ana');
  const points = (who: string, to: number) => `/adjust who:${who} resource:"action points" to:${to}`;
  const firstLabels = () => turnLabels(table).slice(0, 2);
  expect(firstLabels()).toEqual(['Attack Guard · 0/4 wounds', 'Take Cover']);
  const [attack] = buttonsOf(table.newest('turn'));
  await table.say(points('Kit', 1));
  expect(firstLabels()).toEqual(['Kat attacks Guard · 0/4 wounds', 'Doc attacks Guard · 0/4 wounds']);
  expect(turnLabels(table)[2]).toBe('Take Cover');
  await table.say('@bo /act action:take-cover');
  expect(turnLabels(table)[2]).toMatch(/^K[ai]t: Take Cover$/);
  // An earlier attack button still works: it acts for Kat and doesn't ask about Kit, who can't pay.
  expect(await table.pressId('ana', attack?.id ?? '')).toMatchObject({ posted: true });
  expect(turnText(table)).toContain('Kat** 0/6 wounds □□□□□□ · 1 point');
});

test('a player of a whole block acts with one after the other, by name', async () => {
  const table = await bridge(
    '@ana /join character:Kira name:One',
    '@ana /join character:Kira name:Two',
    '/add creature:Goblin',
    '/gm group who:"One, Two"',
  );
  expect(turnLabels(table)[0]).toBe('One attacks Goblin · 40/40');
  await table.press('ana', 'One attacks');
  expect(turnText(table)).toContain('**Two, your turn.**');
});

test('against one enemy Mastery offers its attacks with their costs, against several the enemies', async () => {
  const yard = async (count: number) => {
    const table = new PostedTable();
    const enemies = `/add creature:Opponent count:${count}`;
    await table.say('/encounter start ruleset:mastery', '@ana /join character:Bryn', enemies, '/initiative');
    for (let turns = 0; turns < 4 && !turnText(table).includes('@ana'); turns++) await table.press('gwen', 'End turn');
    return table;
  };
  const duel = await yard(1);
  const styleLabels = [
    'Quick attack · costs 2 stamina',
    'Focused attack, +2 · costs 4 stamina',
    'Powerful attack, +4 · costs 6 stamina',
  ];
  expect(turnLabels(duel).slice(0, 3)).toEqual(styleLabels);
  await duel.press('ana', 'Powerful attack');
  expect((await duel.state()).posts?.last.bryn).toMatchObject({ manner: 'powerful' });
  const twoEnemies = await yard(2);
  expect(turnLabels(twoEnemies).slice(0, 2)).toEqual([
    'Quick attack on Opponent 1 · 90/90',
    'Quick attack on Opponent 2 · 90/90',
  ]);
});

test('thirty with the longest names fit, and each can be told apart', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '/add creature:Goblin count:10');
  const names = Array.from({ length: 20 }, (_, index) => `${'x'.repeat(37)} ${index + 1}`);
  for (const [index, name] of names.entries())
    await table.say(`@player${index}00000000000 /join character:Kira name:"${name}"`);
  await table.say(`/gm group who:"${names.join(', ')}"`, '/initiative');
  for (let turns = 0; turns < 6; turns++) {
    const [turn] = table.openPosts('turn');
    const { content = '', components = [] } = turn ?? {};
    expect(content.length).toBeLessThanOrEqual(2000);
    expect((turn?.text ?? '').length).toBeLessThanOrEqual(6000);
    expect(components.length).toBeLessThanOrEqual(5);
    const buttons = buttonsOf(turn ?? {});
    expect(buttons.every(({ label, id }) => label.length <= 80 && id.length <= 100)).toBe(true);
    expect(new Set(buttons.map(({ label }) => label)).size).toBe(buttons.length);
    if (turns > 2) await table.say('/turn skip');
    else await table.press(`player${turns}00000000000`, 'Attack');
  }
});

test.each([
  ['Novice', 'Block', ['Block · 1 stamina', 'Dodge · 1 stamina']],
  ['Master', 'Dodge', ['Block · 1 stamina', 'Dodge · free']],
])('of a %s’s defenses %s is the likeliest: what is free, else the first', async (speed, likeliest, costs) => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:mastery',
    '@ana /join character:Bryn',
    '/add creature:Opponent',
    `/gm sheet who:Bryn field:speed value:${speed}`,
    '/reactions as:Bryn about:defense answer:ask',
    '/initiative',
  );
  if (turnText(table).includes('@ana')) await table.say('/turn skip');
  await table.press('gwen', 'Opponent: Quick attack');
  const [question] = table.openPosts('question');
  expect(question?.labels).toEqual(costs);
  const primaryLabels = question && buttonsOf(question).filter(({ style }) => style === ButtonStyle.Primary);
  expect(primaryLabels?.map(({ label }) => label.split(' ')[0])).toEqual([likeliest]);
});

test('with enemies out of reach the highlighted button leads to one, and does not end the turn', async () => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:dungeoneers',
    '@ana /join character:Freya',
    '/add creature:Skeleton count:2',
    '/initiative',
  );
  await playUntil(table, 'ana');
  const [freya = '', one = '', two = ''] = (await table.state()).encounter.combatants.map(({ id }) => id);
  const moveAway = { action: 'place', actor: freya, targets: [one, two], manner: 'away' };
  await table.do('gwen', { type: 'intent', intent: moveAway });
  const primaryLabels = () =>
    buttonsOf(table.newest('turn')).flatMap(({ label, style }) => (style === ButtonStyle.Primary ? [label] : []));
  expect(primaryLabels()).toEqual(['Approach Skeleton 1']);
  await table.press('ana', 'Approach Skeleton 1');
  expect(Object.values((await table.state()).encounter.positions)).toContain('at reach');
  await table.say('/adjust who:Freya resource:"movement points" to:0');
  expect(primaryLabels()).toEqual(['Sprint']);
});

/**
 * The labels of the first row of buttons when several combatants share a turn and can attack a thug. `last` has the
 * combatants who have already attacked the thug, with their weapons.
 */
function attacks(
  block: Readonly<Record<string, FighterSketch>>,
  last: Readonly<Record<string, { tool?: string }>> = {},
) {
  const encounter = fighting({
    ...Object.fromEntries(Object.entries(block).map(([name, some]) => [name, { controller: name, ...some }])),
    thug: { side: 'enemies' },
  });
  const deed = (actor: string) => ({
    action: 'attack',
    actor,
    targets: ['thug'],
    ...given({ tool: last[actor]?.tool }),
  });
  const posts = { next: 1, last: Object.fromEntries(Object.keys(last).map((actor) => [actor, deed(actor)])) };
  const [row] = turnRows(encounter, 1, posts);
  return row?.components.map((each) => ('label' in each ? each.label : ''));
}

test('an attack is for the player who taps as long as all of the block can make it, however many they are', () => {
  const six = Object.fromEntries(['ana', 'bo', 'cy', 'dee', 'eve', 'flo'].map((name) => [name, {}]));
  expect(attacks({ ...six, gus: {} })).toEqual(['Attack thug · 0/6 wounds']);
  expect(attacks({ ...six, gus: { points: 1 } })?.[0]).toBe('ana attacks thug · 0/6 wounds');
});

test('an attack that uses something other than the held weapon says whose it is', () => {
  const rocket = { ...pistol, name: 'Rocket', points: 3 };
  const block = { ana: {}, bo: { weapons: [rocket], points: 2 } };
  expect(attacks(block, { bo: { tool: 'Fists' } })).toEqual([
    'ana attacks thug · 0/6 wounds',
    'bo: Attack thug with Fists · 0/6 wounds',
  ]);
});

test('a button names the weapon if it is not held', () => {
  const points = { 'action points': { value: 3, max: 3 }, magica: { value: 0, max: 4 } };
  const fight = firstTurnFight('dungeoneers', [
    { as: 'Suori', controller: 'ana', resources: points },
    { as: 'Skeleton' },
  ]);
  const label = (encounter: typeof fight) =>
    turnRows(encounter, 1, { next: 1, last: {} })[0]?.components.map((each) => ('label' in each ? each.label : ''))[0];
  expect(label(fight)).toBe('Attack Skeleton · 0/2 wounds');
  const [suori, ...others] = fight.combatants;
  const unarmed = { ...suori, sheet: { ...(suori?.sheet as object), weapons: [] } } as NonNullable<typeof suori>;
  expect(label({ ...fight, combatants: [unarmed, ...others] })).toBe('Attack Skeleton (improvised) · 0/2 wounds');
});

test('if two players act together, each button that isn’t for both says whose it is, to the other too', async () => {
  const table = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => 'a'.repeat(64) });
  await table.say(
    '/encounter start ruleset:sol',
    '@ana /join character:Medic name:Medic',
    '@bo /join character:Soldier name:Blade',
    '@cy /join character:Soldier name:Kat',
    '/add creature:Guard',
    '/gm group who:"Medic, Blade, Kat"',
    '/initiative',
  );
  await playUntil(table, 'bo');
  expect(turnLabels(table)).toEqual(['Attack Guard · 0/4 wounds', 'Take Cover', 'Do…', 'More…', 'I’m done']);
  await table.say('/adjust who:Blade resource:"action points" to:1', '@ana /act action:take-cover');
  expect(turnLabels(table)).toEqual([
    'Medic attacks Guard · 0/4 wounds',
    'Kat attacks Guard · 0/4 wounds',
    'Blade: Take Cover',
    'Kat: Take Cover',
    'Do…',
    'More…',
    'I’m done',
  ]);
  expect(await table.press('bo', 'Medic attacks')).toMatchObject({
    whisper: true,
    content: 'That’s Medic’s button, and you don’t play Medic. Tap one that names Blade, or one without a name.',
  });
  expect(await table.press('dee', 'Kat: Take Cover')).toMatchObject({
    content: expect.stringContaining('You don’t play Kat'),
  });
  expect(await table.press('cy', 'Kat: Take Cover')).toMatchObject({ posted: true });
  expect(await table.press('bo', 'I’m done')).toMatchObject({ posted: true });
  expect((await table.state()).encounter.done).toEqual(['blade']);
});
