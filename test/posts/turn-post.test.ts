import { describe, expect, test } from 'vitest';
import { onTurn, type TurnTimer } from '../../src/rules/core/encounter.ts';
import { HOUR } from '../../src/time/zone.ts';
import { tap } from '../commands/private-message.ts';
import { PostedTable, textOf } from './posted-table.ts';

/** A fight in which Ana's Kira acts first, then Bo's Mira, then the goblins. */
async function bridge(...more: readonly string[]): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin count:2',
    '/initiative',
    '/gm reorder who:Kira before:"Goblin 1" sure:yes',
    '/gm reorder who:Kira before:"Goblin 2" sure:yes',
    ...more,
  );
  return table;
}

/** Skips turns until it is this combatant's turn. */
async function playUntil(table: PostedTable, name: string): Promise<void> {
  for (let turns = 0; turns < 8 && !openTurnText(table).includes(`${name}, your turn`); turns++)
    await table.say('/turn skip');
  expect(openTurnText(table)).toContain(`${name}, your turn`);
}

const openTurnText = (table: PostedTable) => table.openPosts('turn')[0]?.text ?? '';
const turns = (table: PostedTable) => table.messages.filter(({ kind }) => kind === 'turn');

test('a turn is one message, edited into what happened; the next one pings the next player', async () => {
  const table = await bridge();
  await playUntil(table, 'Mira');
  const before = table.pings.length;
  await table.press('bo', 'Attack Goblin 1');
  const [pastTurn, now] = turns(table).slice(-2);
  expect(pastTurn).toMatchObject({ state: 'closed', labels: [] });
  expect(pastTurn?.text).toContain('Mira');
  expect(now?.state).toBe('open');
  expect(table.pings.length).toBe(before + 1);
});

test('a creature that joins while rounds run is told once in bold', async () => {
  const table = await bridge('/add creature:Wolf');
  const board = openTurnText(table);
  expect(board).toMatch(/\*\*Wolf \d+\/\d+ HP.*\*\*/);
  expect(board).not.toContain('****');
});

test('a player whose combatant is moved in the order during its turn is not pinged again', async () => {
  const table = await bridge();
  await playUntil(table, 'Mira');
  const pingCount = table.pings.length;
  await table.say('/gm reorder who:Mira before:Kira sure:yes', '/gm reorder who:"Goblin 2" before:Mira');
  expect(table.pings.length).toBe(pingCount);
  await table.press('bo', 'Attack Goblin 1');
  expect(openTurnText(table)).not.toContain('Mira, your turn');
});

test('a player who gets a combatant during its turn is pinged, by a message that replaces the old one', async () => {
  const table = await bridge();
  await playUntil(table, 'Mira');
  const messages = turns(table).length;
  await table.say('/gm assign who:Mira to:ana');
  expect(turns(table)).toHaveLength(messages);
  expect(table.openPosts('turn')[0]?.pinged).toEqual(['ana']);
  await table.press('ana', 'Attack Goblin 1');
});

test('joining, leaving or being removed during another’s turn pings no one', async () => {
  const table = await bridge();
  await playUntil(table, 'Mira');
  const pingCount = table.pings.length;
  await table.say('/add creature:"Iron Golem"', '/gm remove who:"Goblin 2"');
  expect(table.pings.length).toBe(pingCount);
  await table.say('/gm remove who:Mira');
  expect(openTurnText(table)).not.toContain('Mira, your turn');
  expect(table.openPosts('turn')).toHaveLength(1);
});

test('an undo in a turn keeps its message; an undo of a turn pings anew, and what was undone is not told anymore', async () => {
  const table = await bridge();
  await playUntil(table, 'Mira');
  const messageCount = turns(table).length;
  await table.say('/condition add condition:Prone who:"Goblin 1"');
  expect(openTurnText(table)).toContain('Prone');
  const { number } = table.openPosts('turn')[0] ?? {};
  await table.say('/undo');
  expect(table.openPosts('turn')[0]?.number).toBe(number);
  expect(turns(table)).toHaveLength(messageCount);

  await table.press('bo', 'Attack Goblin 1');
  const pastTurn = turns(table).at(-2);
  await table.say('/undo');
  expect(table.messages.some((each) => each.number === pastTurn?.number)).toBe(false);
  expect(table.openPosts('turn')[0]).toMatchObject({ pinged: ['bo'] });
  expect(openTurnText(table)).toContain('Mira, your turn');

  await table.say('/redo');
  expect(openTurnText(table)).not.toContain('Mira, your turn');
  expect(table.openPosts('turn')).toHaveLength(1);
});

test('a turn’s ping tells what happened to others since the player’s last turn, and of an attack only while it isn’t undone', async () => {
  const table = await bridge();
  await playUntil(table, 'Mira');
  await table.say('/condition add condition:Prone who:"Goblin 1"', '/turn skip');
  await table.say(
    '/condition add condition:Burning who:"Goblin 2"',
    '/condition remove condition:Prone who:"Goblin 1"',
  );
  await playUntil(table, 'Kira');
  await table.say('/turn skip', '/attack target:Mira', '/undo');
  await playUntil(table, 'Mira');
  expect(openTurnText(table)).toMatch(/Mira, your turn\.\*\* Goblin 2 gained Burning\. Prone ended for Goblin 1\.\n/);
  await table.say('/turn skip');
  await playUntil(table, 'Mira');
  expect(openTurnText(table)).toMatch(/Mira, your turn\.\*\*\n/);
});

test('an undo of several turns removes the messages of all of them', async () => {
  const table = await bridge();
  await playUntil(table, 'Mira');
  const before = turns(table).map(({ number }) => number);
  await table.press('bo', 'Attack Goblin 1');
  await table.say('/turn skip', '/turn skip', '/undo steps:3');
  expect(openTurnText(table)).toContain('Mira, your turn');
  const turnNumbers = turns(table).map(({ number }) => number);
  expect(turnNumbers.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(turnNumbers).toHaveLength(before.length);
});

test('the rounds stop, begin again, and their end can be undone', async () => {
  const table = await bridge();
  await playUntil(table, 'Mira');
  await table.say('/encounter pause');
  expect(table.openPosts('turn')).toEqual([]);
  expect(table.newest('turn').text).toContain('Mira hasn’t acted yet.');
  await table.say('/undo');
  expect(openTurnText(table)).toContain('Mira, your turn');
  await table.say('/encounter pause', '/initiative');
  expect(table.openPosts('turn')).toHaveLength(1);
  await table.say('/undo');
  expect(table.openPosts('turn')).toEqual([]);
  await table.say('/initiative', '/encounter end');
  expect(table.openPosts('turn')).toEqual([]);
  expect(table.openPosts('card')).toEqual([]);
  await table.say('/undo');
  expect(table.openPosts('turn')).toHaveLength(1);
  expect(table.openPosts('card')).toHaveLength(1);
});

test.each([
  ['one acted', ['@ana /act action:take-cover'], true],
  ['two acted', ['@ana /act action:take-cover', '@bo /act action:take-cover'], false],
])('beside a turn of several stands the portrait of the only one who acted in it: %s', async (_, acts, portrait) => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:sol',
    '@ana /character new name:Kit ruleset:sol from:Soldier',
    '@ana /join character:Kit',
    '@bo /join character:Medic name:Doc',
    '/add creature:Guard',
    '/gm group who:"Kit, Doc"',
    '/initiative',
  );
  for (let turns = 0; turns < 3 && !openTurnText(table).includes('Kit and Doc: your turn'); turns++)
    await table.say('/turn skip');
  await table.say(...acts, '@ana /turn end', '@bo /turn end');
  const kit = (await table.state()).encounter.combatants.find(({ name }) => name === 'Kit');
  expect(kit?.character).toBeDefined();
  expect(turns(table).at(-2)?.portrait).toBe(portrait ? kit?.character : undefined);
});

describe('The message that says who has won', () => {
  /** A fight in which it's Kira's turn, and all goblins are already down. */
  async function wonTable(): Promise<PostedTable> {
    const table = await bridge('/adjust who:Mira resource:hp to:0');
    await table.say('/adjust who:"Goblin 1" resource:hp to:0', '/adjust who:"Goblin 2" resource:hp to:0');
    return table;
  }
  const victory = (table: PostedTable) => table.messages.findLast(({ text }) => text.includes('have won'));

  test('has that first, what it cost after it, and buttons for the next step', async () => {
    const table = await wonTable();
    const victoryMessage = victory(table);
    expect(victoryMessage?.text.split('\n')[0]).toBe('**The players have won: no enemy is left standing.**');
    expect(victoryMessage?.text).toMatch(/Mira.*0\/50 HP[\s\S]*Kira/);
    expect(victoryMessage?.text).toContain('Out of the fight: Goblin 1 and Goblin 2.');
    expect(victoryMessage?.labels.slice(0, 2)).toEqual(['End encounter…', 'Keep fighting']);
    expect(victoryMessage?.labels.some((label) => /rest/i.test(label))).toBe(true);
    expect(table.messages.filter(({ text }) => text.includes('have won'))).toHaveLength(1);
  });

  test('is the GM’s: End asks once, in private', async () => {
    const table = await wonTable();
    expect(textOf(await table.press('ana', 'End encounter…'))).toContain('Only the GM');
    const reply = await table.press('gwen', 'End encounter…');
    expect(reply).toMatchObject({ whisper: true });
    expect(victory(table)?.text).toContain('GM: end the encounter or keep fighting.');
    await table.say('/encounter end');
    expect(victory(table)?.labels).toEqual([]);
    expect(victory(table)?.text).not.toContain('GM: end the encounter');
  });

  test('loses its buttons when rounds run again, and goes when the attack is undone', async () => {
    const tableAgain = await wonTable();
    await tableAgain.press('gwen', 'Keep fighting');
    expect(tableAgain.openPosts('turn')).toHaveLength(1);
    expect(victory(tableAgain)?.labels).toEqual([]);
    const undoneTable = await wonTable();
    await undoneTable.say('/undo');
    expect(victory(undoneTable)).toBeUndefined();
    await undoneTable.say('/redo');
    expect(victory(undoneTable)?.labels).toContain('End encounter…');
  });
});

const TIMER: TurnTimer = { turn: 24 * 60, question: 12 * 60, nudge: 0, atEnd: 'guard' };

const PLAYERS = ['ana', 'bo', 'cy', 'dee'] as const;

/** Four players and two goblins, in a fight where sides take turns. It is the players' turn. */
async function bridgeBySide(...settings: readonly string[]): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:tdgs', '/gm set setting:turns value:"by side"');
  for (const player of PLAYERS) await table.say(`@${player} /join character:Kira name:${player}`);
  await table.say(...settings, '/add creature:Goblin count:2', '/initiative');
  if (!(await allOnTurn(table)).includes('ana')) await table.press('gwen', 'End both turns');
  expect((await allOnTurn(table)).toSorted()).toEqual([...PLAYERS]);
  return table;
}

async function allOnTurn(table: PostedTable): Promise<readonly string[]> {
  return onTurn((await table.state()).encounter).map(({ id }) => id);
}

describe('Combatants who act by side', () => {
  test('are pinged together, act in any order by the same buttons, and are marked as done', async () => {
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
    // No one is pinged again, not even the last player.
    await table.press('bo', 'I’m done');
    expect(table.pings.length).toBe(before);
  });

  test('are marked in words for screen readers', async () => {
    const table = await bridgeBySide('/gm set setting:signs value:words');
    await table.press('cy', 'Defend');
    const board = table.newest('turn').text;
    expect(board).toContain('**cy, done:**');
    expect(board).toContain('**ana, up now:**');
    expect(board).not.toContain('✓');
  });

  test('have a deadline each, and no one waits for a player whose time is over', async () => {
    const table = await bridgeBySide();
    await table.do('gwen', { type: 'pace', pace: TIMER });
    const clockWaits = (await table.state()).clock?.waits ?? [];
    expect(clockWaits.map(({ subject, count }) => [subject, count?.left]).toSorted()).toEqual(
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
    const seenIds = new Set<string>();
    const look = () => {
      for (const { id, kind } of table.messages) if (kind !== 'card') seenIds.add(id);
    };
    look();
    seenIds.clear();
    for (const player of PLAYERS) {
      await table.press(player, 'Defend');
      look();
    }
    await table.press('gwen', 'End both turns');
    look();
    expect((await allOnTurn(table)).toSorted()).toEqual([...PLAYERS]);
    expect(seenIds.size).toBeLessThanOrEqual(4);
  });

  test('on autopilot act one after the other, and then the other side is pinged', async () => {
    const table = await bridgeBySide();
    await table.do('gwen', { type: 'auto', subjects: ['goblin-1', 'goblin-2'], style: 'fierce' });
    for (const player of PLAYERS) await table.press(player, 'Defend');
    await table.fire();
    expect((await allOnTurn(table)).toSorted()).toEqual([...PLAYERS]);
    expect((await table.state()).encounter.round).toBe(2);
    expect(table.newest('turn').pinged.toSorted()).toEqual([...PLAYERS]);
  });
});

test('the message says who is next, and pings that player only if they asked for it, once a turn', async () => {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:mastery',
    '@ana /join character:Bryn name:Kira',
    '@bo /join character:Bryn name:Mira',
    '/add creature:Opponent',
    '/initiative',
    '/gm reorder who:Opponent sure:yes',
    '/gm reorder who:Kira before:Mira sure:yes',
  );
  const nextTurnOf = async (name: string) => {
    await table.say('/turn skip');
    await playUntil(table, name);
    return table.openPosts('turn')[0];
  };
  const press = async (label: string) => tap(table, 'bo', await table.pressId('bo', 'hours|hours'), label);
  await nextTurnOf('Mira');
  expect(await nextTurnOf('Kira')).toMatchObject({
    pinged: ['ana'],
    content: expect.stringMatching(/\n-# Next: Mira$/),
  });
  await press('Ping me if I’m next');
  await nextTurnOf('Mira');
  const question = await nextTurnOf('Kira');
  expect(question).toMatchObject({ pinged: ['ana', 'bo'], content: expect.stringContaining('-# Next: Mira (<@bo>)') });
  await table.say('/turn skip', '/undo');
  const turnAgain = table.openPosts('turn')[0];
  expect(turnAgain?.number).not.toBe(question?.number);
  expect(turnAgain?.pinged).toEqual(['ana']);
  await press('Don’t ping me');
  await nextTurnOf('Mira');
  expect((await nextTurnOf('Kira'))?.pinged).toEqual(['ana']);
  await table.close();
});

test('no message names a hidden creature as next', async () => {
  const table = await bridge('/add creature:Wolf hidden:True');
  for (let turn = 0; turn < 6; turn++) {
    expect(openTurnText(table)).not.toContain('Wolf');
    await table.say('/turn skip');
  }
  await table.close();
});
