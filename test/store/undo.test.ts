import { beforeEach, describe, expect, test } from 'vitest';
import { storeCharacter } from '../../src/session/own-characters.ts';
import type { Session } from '../../src/session/session.ts';
import { lastDeed } from '../../src/session/undo-policy.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { act, type LoadedPart, recordOf } from './act.ts';
import { emptyDatabase } from './memory.ts';
import { playAt } from './play.ts';

let store: SqliteStore;
beforeEach(() => {
  store = new SqliteStore(emptyDatabase());
});

/** Plays lines in the terminal, and returns the answer to the last one. */
async function play(...lines: readonly string[]): Promise<string> {
  return (await playAt(store, lines)).split('\n\n> ').at(-1)?.split('\n').slice(1).join('\n') ?? '';
}

let interactions = 0;
/** Does something in a session in the terminal's channel, without a command. */
async function inSession<Answer>(decide: (session: Session<LoadedPart>) => Answer, user = 'gm'): Promise<Answer> {
  const interaction = `by-hand-${interactions++}`;
  const caller = { user, name: user, channel: 'terminal', server: 'terminal', interaction, now: interactions };
  return act(store, caller, decide);
}

const record = () =>
  recordOf(store, { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: '-', now: 0 });
const encounter = async () => (await inSession((session) => session.encounter))!;
const damageTaken = async (name: string) => {
  const { resources } = (await encounter()).combatants.find((each) => each.name === name)!;
  return resources.hp!.max! - resources.hp!.value;
};

/** Lines that start combat between Kira and a Goblin, on Kira's turn. */
const START_LINES = [
  '/encounter start ruleset:tdgs',
  '@ana /join character:Kira',
  '/add creature:Goblin',
  '/initiative',
];

describe('/undo', () => {
  test('of several undoes the last first, and says what changes for each combatant', async () => {
    const output = await play(
      ...START_LINES,
      '/adjust who:Kira by:-10',
      '/adjust who:Kira by:-20',
      '/adjust who:Goblin by:-5',
      '/undo steps:2',
    );
    expect(output).toContain(
      'Undone by the GM: 2 actions, the last one first:\n  1. Goblin’s HP set to 35\n  2. Kira’s HP set to 50',
    );
    expect(output).toContain('Kira 50/80 HP, 100/100 Tower Shield → 70/80 HP, 100/100 Tower Shield');
    expect([await damageTaken('Kira'), await damageTaken('Goblin')]).toEqual([10, 0]);
  });

  test('previewed says the same, only to the asker, and does nothing', async () => {
    const output = await play(...START_LINES, '/adjust who:Kira by:-10', '/undo preview:yes');
    expect(output).toContain('(only you see this)   Would be undone: Kira’s HP set to 70.');
    expect(output).toContain('70/80 HP, 100/100 Tower Shield → 80/80 HP');
    expect(output).toContain('Nothing is undone yet');
    expect(await damageTaken('Kira')).toBe(10);
    expect(await inSession((session) => lastDeed(session)?.deed)).toMatchObject({
      type: 'adjust',
      subject: 'kira',
      to: 70,
    });
  });

  test('of more than there is undoes everything; then there is nothing left', async () => {
    expect(await play(...START_LINES, '/undo steps:50')).toContain('3 actions');
    expect((await encounter()).combatants).toEqual([]);
    expect(await play('/undo')).toContain('There’s nothing to undo');
  });

  test('passes over free rolls', async () => {
    expect(await play(...START_LINES, '/adjust who:Kira by:-10', '/roll dice:2d6', '/undo')).toContain(
      'Undone by the GM: Kira’s HP set to 70',
    );
  });

  test.each(['/undo steps:2', '/undo to:round start', '/redo'])('%s is the GM’s', async (line) => {
    const lines = [...START_LINES, '@ana /defend'];
    expect(await play(...lines, `@ana ${line}`)).toContain('Only the GM can do that');
    expect(await play('@ana /undo')).toContain('Undone: Kira defends');
  });

  test('of steps and to a moment at once is refused', async () => {
    expect(await play(...START_LINES, '/undo steps:2 to:round start')).toContain('Which option (steps or to)?');
  });

  test('to the round’s start goes to the moment right after the deed in which it started', async () => {
    await play(
      ...START_LINES,
      '/turn skip who:Kira',
      '/adjust who:Kira by:-3',
      '/turn end as:Goblin',
      '/adjust who:Kira by:-4',
    );
    const before = (await encounter()).round;
    expect(before).toBe(2);
    await play('/undo to:round start');
    expect([(await encounter()).round, await damageTaken('Kira')]).toEqual([2, 3]);
    expect(await play('/undo to:round start')).toContain('There’s nothing to undo');
    await play('/undo', '/undo to:round start');
    expect([(await encounter()).round, await damageTaken('Kira')]).toEqual([1, 0]);
  });

  test('to the round’s start is refused before any round', async () => {
    expect(await play('/encounter start ruleset:tdgs', '/add creature:Goblin', '/undo to:round start')).toContain(
      'Combat hasn’t started yet',
    );
  });

  test('makes earlier messages stale', async () => {
    await play(...START_LINES, '/adjust who:Kira by:-3');
    const before = await inSession((session) => session.version!.revision);
    await play('/undo');
    expect(await inSession((session) => session.version!.revision)).toBeGreaterThan(before);
  });
});

describe('A player', () => {
  const LINES_WITHOUT_AUTO_END = [...START_LINES, '/gm set setting:auto-end value:off'];

  test('undoes what rolled no dice and told nothing', async () => {
    expect(await play(...LINES_WITHOUT_AUTO_END, '@ana /defend as:Kira', '@ana /undo')).toContain(
      'Undone: Kira defends',
    );
  });

  test('can’t undo a roll, and so can’t roll again until it hits', async () => {
    await play(...LINES_WITHOUT_AUTO_END, '@ana /attack target:Goblin as:Kira');
    const before = await encounter();
    expect(await play('@ana /undo')).toContain('Dice were rolled for that, so only the GM can undo it');
    expect(await play('@ana /undo preview:yes')).toContain('Dice were rolled for that');
    expect(await encounter()).toEqual(before);
    expect(await play('/undo')).toContain('Undone by the GM: Kira attacks Goblin');
  });
});

describe('What the GM undoes', () => {
  test('is counted at the end and in the chronicle', async () => {
    await play(...START_LINES, '/adjust who:Kira by:-1', '/adjust who:Kira by:-2', '/undo steps:2');
    expect(await play('/encounter end')).toContain('Actions undone by the GM: 2.');
    expect(await play('/log export as:markdown')).toContain('Actions undone by the GM: 2.');
  });

  test('doesn’t include what a player undid', async () => {
    await play(...START_LINES, '@ana /defend as:Kira', '@ana /undo');
    expect(await play('/encounter end')).not.toContain('Undone by');
  });
});

describe('/redo', () => {
  test('restores what the last undo removed, and before that what the one before it removed', async () => {
    await play(
      ...START_LINES,
      '/adjust who:Kira by:-1',
      '/adjust who:Kira by:-2',
      '/adjust who:Kira by:-4',
      '/undo',
      '/undo steps:2',
    );
    expect(await damageTaken('Kira')).toBe(0);
    expect(await play('/redo')).toContain('Redone: 2 actions, the last one first:\n  1. Kira’s HP set to 77');
    expect(await damageTaken('Kira')).toBe(3);
    await play('/redo');
    expect(await damageTaken('Kira')).toBe(7);
    expect(await play('/redo')).toContain('There’s nothing to redo');
    await play('/undo', '/redo', '/undo', '/redo');
    expect(await damageTaken('Kira')).toBe(7);
  });

  test('is refused once something new has been done, even if that is undone; a free roll isn’t new', async () => {
    await play(...START_LINES, '/adjust who:Kira by:-1', '/undo', '/roll dice:d20');
    expect(await play('/redo')).toContain('Redone: Kira’s HP set to 79');
    await play('/undo', '/adjust who:Kira by:-5');
    expect(await play('/redo')).toContain('There’s nothing to redo');
    await play('/undo', '/redo');
    expect(await damageTaken('Kira')).toBe(5);
    await play('/undo');
    await play('/redo');
    expect(await play('/redo')).toContain('There’s nothing to redo');
  });
});

describe('Undo at a question', () => {
  const LINES_WITH_QUESTION = [
    '/encounter start ruleset:mastery',
    '@ana /join character:Wren',
    '@bo /join character:Tobin',
    '@ana /reactions about:defense answer:ask',
    '@bo /reactions about:defense answer:ask',
    '/initiative',
  ];
  const attack = async () => {
    const { turnOrder, combatants } = await encounter();
    const [first = ''] = turnOrder[0] ?? [];
    const [attacker, other] = combatants[0]?.id === first ? combatants : combatants.toReversed();
    return `@${attacker!.controller} /attack target:${other!.name}`;
  };

  test('withdraws it, spends its dice, and keeps them in the record', async () => {
    await play(...LINES_WITH_QUESTION);
    const line = await attack();
    expect(await play(line)).toContain('Waiting for');
    const before = await inSession((session) => session.diceRolled);
    const waiting = (await inSession((session) => session.waiting))!;
    expect(await play('/redo')).toContain('has to answer the question');
    expect(await play(`${line.split(' ')[0]} /undo`)).toContain('Undone:');
    expect(await inSession((session) => session.waiting)).toBeUndefined();
    expect(await inSession((session) => session.diceRolled)).toBe(before + waiting.thrown.length);
    expect((await record()).deeds.at(-1)).toMatchObject({
      kind: 'withdrawn',
      thrown: waiting.thrown,
    });
  });

  test('counts as the first of several steps', async () => {
    await play(...LINES_WITH_QUESTION);
    const output = await play(await attack(), '/undo steps:2');
    expect(output).toMatch(/2 actions, the last one first:\n {2}1\. .* attacks .*\n {2}2\. initiative/);
    expect((await encounter()).phase).toBe('gathering');
  });

  test('leaves a free roll made meanwhile sealed and recorded, and moves no other die', async () => {
    await play(...LINES_WITH_QUESTION);
    await play(await attack());
    const { waiting, diceRolled: rolls, version } = await inSession((session) => session);
    expect(await play('@bo /roll dice:3d6')).toContain('Rolled with this fight’s sealed dice');
    const after = await inSession((session) => session);
    expect([after.waiting, after.diceRolled]).toEqual([waiting, rolls]);
    expect(after.version?.revision).toBeGreaterThan(version!.revision);
    const { deeds } = await record();
    expect(deeds.at(-1)).toMatchObject({ user: 'bo', deed: { type: 'roll' }, firstThrow: 0, thrown: [{}, {}, {}] });
    expect(await play('/answer answer:dodge')).not.toContain('no question to answer');
    await play('/encounter end');
    expect(verifyRecord(await record()).wrong).toEqual([]);
  });

  test('leaves what an earlier undo removed to be redone', async () => {
    await play(...LINES_WITH_QUESTION, '/gm add-gm who:eve', '/undo');
    await play(await attack(), '/undo');
    expect(await play('/redo')).toContain('Redone:');
    expect((await encounter()).gms).toContain('eve');
  });
});

describe('Undo of the encounter’s end', () => {
  test('leaves the new seed in force; the shown one rolls no more, and redoing the end doesn’t change that', async () => {
    const sealedCommitment = async () => (await inSession((session) => session.commitment))!;
    const [first] = [await play(...START_LINES), await sealedCommitment()].slice(1);
    expect(await play('/encounter end')).toContain('SHA-256 of the next seed');
    const second = await sealedCommitment();
    expect(second).not.toBe(first);
    const output = await play('/undo');
    expect(output).toContain('New rolls use the seed that was sealed when the encounter ended');
    expect(output).toContain(second);
    expect([(await encounter()).phase, await sealedCommitment()]).toEqual(['fighting', second]);
    await play('/redo');
    expect([(await encounter()).phase, await sealedCommitment()]).toEqual(['ended', second]);
    await play('/undo', '@ana /attack target:Goblin');
    const endReply = await play('/encounter end');
    expect(endReply).toMatch(/rolled since then (?:was|were) sealed in advance\./u);
    const { seeds } = await record();
    expect(seeds.map(({ seed }) => seed !== undefined)).toEqual([true, true, false]);
    expect(seeds.map(({ commitment }) => commitment)).toEqual([first, second, await sealedCommitment()]);
  });
});

describe('A free roll', () => {
  test('of many dice leaves a digest in the record, which the seed proves', async () => {
    await play(...START_LINES, '/roll dice:1000d1000!');
    const [row] = (await record()).deeds.slice(-1);
    expect(row?.thrown).toEqual([]);
    expect(row?.bulk?.count).toBeGreaterThanOrEqual(1000);
    expect(JSON.stringify(row).length).toBeLessThan(1000);
    expect(verifyRecord(await record()).open.join()).toContain(
      '1 roll of many dice wasn’t checked, because the seed is still secret',
    );
    await play('/roll dice:2d6', '/encounter end');
    const endedRecord = await record();
    expect(verifyRecord(endedRecord).wrong).toEqual([]);
    const forgedRecord = JSON.parse(JSON.stringify(endedRecord));
    for (const { bulk } of forgedRecord.deeds) if (bulk) bulk.digest = '0'.repeat(64);
    expect(verifyRecord(forgedRecord).wrong.join()).toContain('the dice don’t match the seed');
  });

  test('of many dice has a quota in an encounter; small ones go on', async () => {
    await play(...START_LINES);
    for (let rolls = 0; rolls < 20; rolls++) await play('/roll dice:1000d6');
    expect(await play('/roll dice:1000d6')).toContain('This encounter has reached its limit on large rolls');
    expect(await play('/roll dice:40d6')).toContain('Rolled with this fight’s sealed dice');
  });

  test('by a user outside the encounter is not part of it', async () => {
    await play(...START_LINES);
    const before = await record();
    expect(await play('@eve /roll dice:1000d1000!')).toContain('Rolled outside a fight');
    expect(await record()).toEqual(before);
  });
});

describe('A stored character', () => {
  const storedCharacters = async () =>
    (await inSession(({ loaded }) => loaded.characters[0]?.sheet, 'ana')) as {
      weapons: { name: string; equipped: boolean }[];
      power: number;
    };
  const drawnWeapons = async () =>
    (await storedCharacters()).weapons.filter(({ equipped }) => equipped).map(({ name }) => name);

  beforeEach(async () => {
    await play('/encounter start ruleset:dungeoneers');
    await inSession((session) => {
      const { sheet } = session.rules.archetypes.find(({ name }) => name === 'Freya')!;
      return storeCharacter(session, 'Freya the Bold', 'dungeoneers', sheet);
    }, 'ana');
    await play('@ana /join character:Freya the Bold');
  });

  test('follows its sheet in the fight, back on undo, forth on redo', async () => {
    expect(await drawnWeapons()).toEqual(['Mace']);
    await play('@ana /act action:equip with:Mace how:take off');
    expect(await drawnWeapons()).toEqual([]);
    await play('@ana /act action:equip with:Hunting Bow how:equip');
    expect(await drawnWeapons()).toEqual(['Hunting Bow']);
    await play('/undo steps:2');
    expect(await drawnWeapons()).toEqual(['Mace']);
    await play('/redo');
    expect(await drawnWeapons()).toEqual(['Hunting Bow']);
    await play('/undo steps:3');
    expect((await encounter()).combatants).toEqual([]);
    expect(await drawnWeapons()).toEqual(['Mace']);
  });

  test('keeps what its player has changed meanwhile', async () => {
    const strongerSheet = { ...(await storedCharacters()), power: 5 };
    await inSession((session) => storeCharacter(session, 'Freya the Bold', 'dungeoneers', strongerSheet), 'ana');
    await play('@ana /act action:equip with:Mace how:take off');
    expect([await drawnWeapons(), (await storedCharacters()).power]).toEqual([[], 5]);
    await play('/undo');
    expect([await drawnWeapons(), (await storedCharacters()).power]).toEqual([['Mace'], 5]);
  });

  test('of another player, and a premade one, are left alone', async () => {
    await play('@bo /join character:Suori', '@bo /act action:equip with:Buckler how:take off');
    expect(await drawnWeapons()).toEqual(['Mace']);
    expect(await inSession(({ loaded }) => loaded.characters, 'bo')).toEqual([]);
  });
});
