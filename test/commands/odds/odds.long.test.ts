import { describe, expect, test } from 'vitest';
import { BUILT_IN_IDS } from '../../../src/rules/systems.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { startOnMap } from '../field-table.ts';
import { withOdds } from '../known-odds.ts';
import { readable } from '../readable.ts';
import { expectAlikeTogether, expectPrivateOdds, expectSameOdds } from './duel-table.ts';

describe.each(BUILT_IN_IDS)('%s: /odds', (system) => {
  test('tells only the asker how likely an attack is to hit, and changes nothing', () => expectPrivateOdds(system));

  test('puts targets with the same odds together, and others apart', () => expectAlikeTogether(system));

  test.each(['words', 'hidden'] as const)(
    'with secrecy=%s: tells a player the same of two enemies that look alike',
    (secrecy) => expectSameOdds(system, secrecy),
  );
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
  const text = readable(withOdds(reply));
  expect(text).toMatch(/\*\*\d+% ±1 each\*\* · Fireball\W+Peasant 1 and Peasant 2\W/);
  expect(text).toMatch(/\*\*\d+% ±1\*\* · Fireball\W+Dragon\W/);
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
  // Only the first action's odds are computed, because computing all of them is slow.
  expect(readable(withOdds(reply, 1))).toMatch(/% ±1\*\* · Fireball at F2\W+Peasant 1\W/);
  await testTable.close();
});

test('stakes of points are tried, and told if they are worth it', async () => {
  const testTable = new PostedTable();
  await testTable.say(
    '/encounter start ruleset:dungeoneers',
    '@ana /join character:Suori',
    '/add creature:Goblin count:2',
    '/initiative',
  );
  const text = readable(withOdds(await testTable.say('@ana /odds with:Warhammer')));
  expect(text).toMatch(
    /Attack Goblin 1 with Warhammer \(same odds for Goblin 2\), staking \d.*stake 0: 31% · stake 1: 6\d%/,
  );
  const oddsText = readable(withOdds(await testTable.say('@ana /odds with:Warhammer amount:1 target:Goblin 1')));
  expect(oddsText).toMatch(/Attack Goblin 1 with Warhammer, staking 1/);
  expect(oddsText).not.toContain('staking 0');
  await testTable.close();
});

test.each(BUILT_IN_IDS)(
  '%s: on a map, an action that needs a move is told from the square it is made from',
  async (system) => {
    const testTable = await startOnMap(system, { hero: 'B2', one: 'I2', two: 'I4' });
    const [hero, enemy] = (await testTable.state()).encounter.combatants.map(({ name }) => name);
    const before = JSON.stringify(await testTable.state());
    const reply = await testTable.say(`@ana /odds target:"${enemy}"`);
    expect(JSON.stringify(await testTable.state())).toBe(before);
    const linesAfterMove = reply.work && 'shows' in reply.work ? reply.work.shows.lines.filter(({ from }) => from) : [];
    const text = readable(withOdds(reply));
    for (const { from, entries } of linesAfterMove) {
      expect(text).toContain(`, from ${from}`);
      expect(entries).toEqual([]);
    }
    // In Project Sol, a gun reaches across the whole map. In Mastery, everyone reaches everyone.
    if (system === 'sol' || system === 'mastery') expect(linesAfterMove).toEqual([]);
    else expect(text).toContain('out of reach for now');
    const [near] = linesAfterMove;
    if (near) await testTable.say(`/map place who:"${hero}" at:${near.from}`);
    const textThere = readable(withOdds(await testTable.say(`@ana /odds target:"${enemy}"`)));
    if (near) expect(textThere).toContain(text.split(`, from ${near.from}`)[0]?.split('\n').at(-1));
    await testTable.close();
  },
);
