import { describe, expect, test } from 'vitest';
import { choicesAfterMove } from '../../../commands/odds/odds.ts';
import { fieldOf, type TileName } from '../../../src/field/field.ts';
import type { Reply } from '../../../src/interaction/reply.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { isSeenOnMap } from '../../../src/rules/core/field-sight.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { selectsOf } from '../../loopback/components.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { startOnMap } from '../field-table.ts';
import { withOdds, withRoughOdds } from '../known-odds.ts';
import { choose, tap } from '../private-message.ts';
import { readable } from '../readable.ts';
import {
  duelTable,
  expectAlikeTogether,
  expectPrivateOdds,
  expectSameOdds,
  linesOf,
  QUICKER_OPTIONS,
} from './duel-table.ts';

describe.each(['tdgs', 'sol'])('%s: /odds', (system) => {
  test('tells only the asker how likely an attack is to hit, and changes nothing', () => expectPrivateOdds(system));

  test('puts targets with the same odds together, and others apart', () => expectAlikeTogether(system));
});

test.each([
  ['tdgs', 'hidden'],
  ['sol', 'words'],
] as const)('%s: /odds with secrecy=%s: tells a player the same of two enemies that look alike', expectSameOdds);

test('the panel of actions shows the odds in its place, and goes back to the actions', async () => {
  const testTable = await duelTable('sol');
  const panel = await testTable.press('ana', 'More…');
  const before = JSON.stringify(await testTable.state());
  const odds = await tap(testTable, 'ana', panel, 'Odds');
  expect(odds.update).toBe(true);
  expect(readable(withOdds(odds))).toMatch(/\*\*\d+%\*\* · Attack Foe/);
  expect(await tap(testTable, 'ana', odds, 'Back')).toEqual({ ...panel, update: true });
  expect(JSON.stringify(await testTable.state())).toBe(before);
  await testTable.close();
});

test('in place of the panel of actions they stand in a menu, and what is chosen there is done', async () => {
  const testTable = await duelTable('sol');
  const odds = withOdds(await tap(testTable, 'ana', await testTable.press('ana', 'More…'), 'Odds'));
  const [menu] = selectsOf(odds.components ?? []);
  const options = menu && 'options' in menu ? menu.options : [];
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  const [best] = options;
  expect(best?.label).toBe('Attack Foe');
  expect(best?.description).toMatch(/^\d+% · \d+d6 against \d+d6/);
  expect(readable(odds)).toContain(`**${best?.description?.split(' · ')[0]}** · Attack Foe`);
  const before = (await testTable.state())?.encounter.combatants;
  expect(await choose(testTable, 'ana', odds, 'Choose an action…', best?.value ?? '')).toEqual({ posted: true });
  expect((await testTable.state())?.encounter.combatants).not.toEqual(before);
  await testTable.close();
});

test('the two rolls that decide are told, with an advantage by the die that counts', async () => {
  const testTable = new PostedTable();
  await testTable.say('/encounter start ruleset:mastery', '@ana /join character:Bryn', '/add creature:Opponent');
  const text = readable(withOdds(await testTable.say('@ana /odds with:Sword manner:quick')));
  expect(text).toContain('2d20 (the higher) + 4 against d20 + 2');
  await testTable.close();
});

test('an action that picks a target isn’t told against a friend, unless the friend is named', async () => {
  const testTable = new PostedTable();
  await testTable.say('/encounter start ruleset:mastery', '@ana /join character:Bryn', '@bo /join character:Wren');
  await testTable.say('/add creature:Opponent');
  const target = (reply: Reply) => new Set(linesOf(reply).flatMap((each) => each.targets));
  expect(target(await testTable.say('@ana /odds'))).toEqual(new Set(['Opponent']));
  expect(target(await testTable.say('@ana /odds target:Wren'))).toEqual(new Set(['Wren']));
  await testTable.close();
});

test('an area is told for everyone it catches: those alike together, others on a line of their own', async () => {
  const testTable = new PostedTable();
  await testTable.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Mira',
    '/add creature:Peasant count:2',
    '/add creature:Dragon',
    '/initiative',
  );
  const reply = await testTable.say('@ana /odds with:Fireball');
  const text = readable(withRoughOdds(reply));
  expect(text).toMatch(/\*\*\d+% ±[23] each\*\* · Fireball\W+Peasant 1 and Peasant 2\W/);
  expect(text).toMatch(/\*\*\d+% ±[23]\*\* · Fireball\W+Dragon\W/);
  const actions = reply.work && 'shows' in reply.work ? reply.work.work.actions : [];
  // The reply's two lines name different targets, but they are about one Fireball, which hits all three targets.
  expect(new Set(actions.map(({ deed }) => JSON.stringify(deed))).size).toBe(1);
  expect(actions[0]?.deed.intent.targets).toHaveLength(3);
  await testTable.close();
});

test('on a map, an area is told for the combatants who stand in it', async () => {
  const testTable = await startOnMap('tdgs', { hero: 'B2', one: 'H2', two: 'H4' }, { character: 'Mira' });
  const reply = await testTable.say('@ana /odds with:Fireball');
  const actions = reply.work && 'shows' in reply.work ? reply.work.work.actions : [];
  expect(actions.map(({ target }) => target)).toEqual(['peasant-1', 'peasant-2']);
  expect(linesOf(reply).map(({ label }) => label)).toEqual([
    'Fireball at F2\\: Peasant 1',
    'Fireball at F2\\: Peasant 2',
  ]);
  await testTable.close();
});

test('an action with a manner and a square is a sentence, and those with the same odds don’t repeat the target', async () => {
  const testTable = await startOnMap('tdgs', { hero: 'E3', one: 'F2', two: 'H4' });
  const away = linesOf(await testTable.say('@ana /odds target:"Peasant 1" manner:away'));
  expect(away.map(({ label }) => label)).toEqual(['Shove Peasant 1 away']);
  const all = readable(withOdds(await testTable.say('@ana /odds target:"Peasant 1"')));
  expect(all).toContain('Grapple Peasant 1');
  expect(all).toContain('Same odds: Shove down; Shove away');
  await testTable.close();
});

test('stakes of points are tried, and told if they are worth it', async () => {
  const testTable = new PostedTable();
  await testTable.say(
    '/encounter start ruleset:dungeoneers',
    '@ana /join character:Suori',
    '/add creature:Goblin',
    '/initiative',
  );
  const text = readable(withOdds(await testTable.say('@ana /odds with:Improvised')));
  expect(text).toMatch(/Attack Goblin \W+improvised\W+, staking \d.*stake 0: 31% · stake 1: 6\d%/);
  const chosenStake = await testTable.say('@ana /odds with:Warhammer amount:1 target:Goblin');
  expect(linesOf(chosenStake).map(({ label }) => label)).toEqual(['Attack Goblin with Warhammer, staking 1']);
  await testTable.close();
});

test.each(BUILT_IN_IDS)(
  '%s: on a map, an action that needs a move is told from the square it is made from',
  async (system) => {
    const testTable = await startOnMap(system, { hero: 'B2', one: 'I2', two: 'I4' });
    const [hero, enemy] = (await testTable.state()).encounter.combatants.map(({ name }) => name);
    const before = JSON.stringify(await testTable.state());
    const options = `target:"${enemy}"${QUICKER_OPTIONS[system] ?? ''}`;
    const reply = await testTable.say(`@ana /odds ${options}`);
    expect(JSON.stringify(await testTable.state())).toBe(before);
    const linesAfterMove = linesOf(reply).filter(({ from }) => from);
    // In Project Sol, a gun reaches across the whole map. In Mastery, everyone reaches everyone.
    if (system === 'sol' || system === 'mastery') return expect(linesAfterMove).toEqual([]);
    const text = readable(withRoughOdds(reply));
    for (const { from, entries } of linesAfterMove) {
      expect(text).toContain(`, from ${from}`);
      expect(entries).toEqual([]);
    }
    expect(text).toContain('out of reach for now');
    const near = linesAfterMove[0]!;
    await testTable.say(`/map place who:"${hero}" at:${near.from}`);
    const textThere = readable(withRoughOdds(await testTable.say(`@ana /odds ${options}`)));
    expect(textThere).toContain(text.split(`, from ${near.from}`)[0]?.split('\n').at(-1));
    await testTable.close();
  },
);

test('out of turn they are told as if the turn came now, and nothing changes', async () => {
  const testTable = await duelTable('sol');
  await testTable.say('@ana /turn end');
  const before = JSON.stringify(await testTable.state());
  const reply = withOdds(await testTable.say('@ana /odds'));
  expect(readable(reply)).toMatch(/\*\*\d+%\*\* · Attack Foe/);
  expect(readable(reply)).toContain('as if it were your turn now');
  expect(JSON.stringify(await testTable.state())).toBe(before);
  await testTable.close();
});

test('before there is an enemy it says so', async () => {
  const testTable = new PostedTable();
  await testTable.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
  expect(readable(await testTable.say('@ana /odds'))).toContain('Kira can’t attack anyone now.');
  await testTable.close();
});

/** A dark map with squares that no one at B2 sees. Both narrow ways to I4 lead past H3. */
const GROUND = fieldOf(['##########', '#.....#..#', '#...#....#', '##.....#.#', '##########']);

test('where to go for one enemy says nothing about a hidden one in the way', async () => {
  const testTable = await startOnMap('tdgs');
  const { encounter } = await testTable.state();
  const rules = rulesNamed('tdgs')!;
  const [hero, seenCombatant, hiddenCombatant] = encounter.combatants;
  const withHidden = (tile: TileName): Encounter => ({
    ...encounter,
    field: {
      ...encounter.field!,
      ground: GROUND,
      look: { ...encounter.field!.look, dark: true },
      standing: { [hero!.id]: 'B2', [seenCombatant!.id]: 'I4', [hiddenCombatant!.id]: tile },
    },
  });
  const results = (['I2', 'H3'] as const).map((tile) => {
    const encounterWithHidden = withHidden(tile);
    expect(
      [seenCombatant!, hiddenCombatant!].map((who) => isSeenOnMap(rules, encounterWithHidden, who, 'players')),
    ).toEqual([true, false]);
    const intent = { actor: hero!.id, action: 'attack', targets: [seenCombatant!.id] };
    const act = { target: seenCombatant!.id, intent } as unknown as Parameters<typeof choicesAfterMove>[2][number];
    return choicesAfterMove({ rules, encounter: encounterWithHidden, view: 'players' }, hero!, [act]).map(
      ({ from }) => from,
    );
  });
  expect(results[0]).toHaveLength(1);
  expect(results[1]).toEqual(results[0]);
  await testTable.close();
});
