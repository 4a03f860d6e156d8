import { describe, expect, test } from 'vitest';
import { onTurn } from '../../src/rules/core/encounter.ts';
import type { Pace } from '../../src/rules/core/pace.ts';
import { HOUR } from '../../src/time/zone.ts';
import { PostedTable } from '../posts/posted-table.ts';

const PACE: Pace = { turn: 24 * 60, question: 12 * 60, nudge: 0, atEnd: 'guard' };

const PLAYERS = ['ana', 'bo', 'cy', 'dee'] as const;

/** Four players and two goblins, by side, at the turn of the players. */
async function bridgeBySide(...settings: readonly string[]): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '/gm set setting:turns value:"by side"');
  for (const player of PLAYERS) await table.say(`@${player} /join character:Kira name:${player}`);
  await table.say(...settings, '/add creature:Goblin count:2', '/initiative');
  if (!(await allOnTurn(table)).includes('ana')) await table.press('gwen', 'End both');
  expect((await allOnTurn(table)).toSorted()).toEqual([...PLAYERS]);
  return table;
}

async function allOnTurn(table: PostedTable): Promise<readonly string[]> {
  return onTurn((await table.state()).encounter).map(({ id }) => id);
}

describe('Those who act by side', () => {
  test('are called together, act in any order by the same buttons, and are marked as done', async () => {
    const table = await bridgeBySide();
    const before = table.pings.length;
    expect(table.newest('turn').pinged.toSorted()).toEqual([...PLAYERS]);
    expect(table.newest('turn').text).toContain('your turn, in any order.');
    await table.press('cy', 'Attack Goblin 1');
    await table.press('ana', 'Defend');
    expect((await allOnTurn(table)).toSorted()).toEqual(['bo', 'dee']);
    const board = table.newest('turn').text;
    for (const each of ['cy', 'ana']) expect(board).toContain(`**✓ Done · ${each}**`);
    for (const each of ['bo', 'dee']) expect(board).toContain(`**Now · ${each}**`);
    expect(board.indexOf('Now · dee')).toBeLessThan(board.indexOf('Done · ana'));
    // Nobody is called again, be it the last.
    await table.press('bo', 'I am done');
    expect(table.pings.length).toBe(before);
  });

  test('are marked in words for whoever hears it read', async () => {
    const table = await bridgeBySide('/gm set setting:signs value:words');
    await table.press('cy', 'Defend');
    const board = table.newest('turn').text;
    expect(board).toContain('**Done is cy:**');
    expect(board).toContain('**Now ana:**');
    expect(board).not.toContain('✓');
  });

  test('have a deadline each, and nobody waits for one whose time is over', async () => {
    const table = await bridgeBySide();
    await table.do('gwen', { type: 'pace', pace: PACE });
    const waits = (await table.state()).clock?.waits ?? [];
    expect(waits.map(({ subject, count }) => [subject, count?.left]).toSorted()).toEqual(
      PLAYERS.map((player) => [player, 24 * HOUR]),
    );
    await table.wait(20 * HOUR);
    await table.say('@bo /away until:"1 week"');
    await table.press('cy', 'Attack Goblin 1');
    await table.wait(4 * HOUR);
    expect(await allOnTurn(table)).toEqual(['bo']);
    await table.say('@bo /away back:yes');
    await table.wait(5 * HOUR);
    expect((await allOnTurn(table)).filter((id) => PLAYERS.some((player) => player === id))).toEqual([]);
  });

  test('make a round of six of at most four messages', async () => {
    const table = await bridgeBySide();
    const seen = new Set<string>();
    const look = () => {
      for (const { id, kind } of table.messages) if (kind !== 'card') seen.add(id);
    };
    look();
    seen.clear();
    for (const player of PLAYERS) {
      await table.press(player, 'Defend');
      look();
    }
    await table.press('gwen', 'End both');
    look();
    expect((await allOnTurn(table)).toSorted()).toEqual([...PLAYERS]);
    expect(seen.size).toBeLessThanOrEqual(4);
  });

  test('play themselves one after the other where they are to, and the other side is called', async () => {
    const table = await bridgeBySide();
    await table.do('gwen', { type: 'auto', subjects: ['goblin-1', 'goblin-2'], style: 'fierce' });
    for (const player of PLAYERS) await table.press(player, 'Defend');
    await table.fire();
    expect((await allOnTurn(table)).toSorted()).toEqual([...PLAYERS]);
    expect((await table.state()).encounter.round).toBe(2);
    expect(table.newest('turn').pinged.toSorted()).toEqual([...PLAYERS]);
  });
});
