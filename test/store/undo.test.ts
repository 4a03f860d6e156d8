import { beforeEach, describe, expect, test } from 'vitest';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { storeCharacter } from '../../src/session/own-characters.ts';
import type { Session } from '../../src/session/session.ts';
import { lastDeed } from '../../src/session/undo-policy.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { verify } from '../../src/store/verify.ts';
import { act, type Loaded, recordOf } from './act.ts';
import { emptyDatabase } from './memory.ts';
import { playAt } from './play.ts';

let store: SqliteStore;
beforeEach(() => {
  store = new SqliteStore(emptyDatabase());
});

/** Plays lines in the terminal, and returns the answer to the last one. */
async function say(...lines: readonly string[]): Promise<string> {
  return (await playAt(store, lines)).split('\n\n> ').at(-1)?.split('\n').slice(1).join('\n') ?? '';
}

let interactions = 0;
/** Does something in code, in the same channel. */
async function at<Answer>(decide: (session: Session<Loaded>) => Answer, user = 'gm'): Promise<Answer> {
  const interaction = `by-hand-${interactions++}`;
  const caller = { user, name: user, channel: 'terminal', server: 'terminal', interaction, now: interactions };
  return act(store, caller, decide);
}

const record = () =>
  recordOf(store, { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: '-', now: 0 });
const encounter = async () => (await at((session) => session.encounter))!;
const hurt = async (name: string) => {
  const { resources } = (await encounter()).combatants.find((each) => each.name === name)!;
  return resources.hp!.max! - resources.hp!.value;
};

/** Kira and a Goblin, on Kira's turn. The GM sets what the dice might not give. */
const MET = ['/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative'];

describe('/undo', () => {
  test('of several undoes the last first, and says what changes for each combatant', async () => {
    const told = await say(
      ...MET,
      '/adjust who:Kira by:-10',
      '/adjust who:Kira by:-20',
      '/adjust who:Goblin by:-5',
      '/undo steps:2',
    );
    expect(told).toContain(
      'Undone by the GM: 2 actions, the last one first:\n  1. Goblin’s hp to 35\n  2. Kira’s hp to 50',
    );
    expect(told).toContain('Kira 50/80 HP, 100/100 Tower Shield → 70/80 HP, 100/100 Tower Shield');
    expect([await hurt('Kira'), await hurt('Goblin')]).toEqual([10, 0]);
  });

  test('previewed says the same, only to the asker, and does nothing', async () => {
    const told = await say(...MET, '/adjust who:Kira by:-10', '/undo preview:yes');
    expect(told).toContain('(only you see this)   Would be undone: Kira’s hp to 70.');
    expect(told).toContain('70/80 HP, 100/100 Tower Shield → 80/80 HP');
    expect(told).toContain('Nothing is undone yet');
    expect(await hurt('Kira')).toBe(10);
    expect(await at((session) => lastDeed(session)?.deed)).toMatchObject({ type: 'adjust', subject: 'kira', to: 70 });
  });

  test('of more than there is undoes everything; then there is nothing left', async () => {
    expect(await say(...MET, '/undo steps:50')).toContain('3 actions');
    expect((await encounter()).combatants).toEqual([]);
    expect(await say('/undo')).toContain('There’s nothing to undo');
  });

  test('passes over free rolls', async () => {
    expect(await say(...MET, '/adjust who:Kira by:-10', '/roll dice:2d6', '/undo')).toContain(
      'Undone by the GM: Kira’s hp to 70',
    );
  });

  test.each(['/undo steps:2', '/undo to:round start', '/redo'])('%s is the GM’s', async (line) => {
    const lines = [...MET, '@ana /defend'];
    expect(await say(...lines, `@ana ${line}`)).toContain('Only the GM can do that');
    expect(await say('@ana /undo')).toContain('Undone: Kira defends');
  });

  test('of steps and to a moment at once is refused', async () => {
    expect(await say(...MET, '/undo steps:2 to:round start')).toContain('Which of the two: steps or to?');
  });

  test('to the round’s start goes to the moment right after the deed in which it started', async () => {
    await say(...MET, '/turn skip who:Kira', '/adjust who:Kira by:-3', '/turn end as:Goblin', '/adjust who:Kira by:-4');
    const before = (await encounter()).round;
    expect(before).toBe(2);
    await say('/undo to:round start');
    expect([(await encounter()).round, await hurt('Kira')]).toEqual([2, 3]);
    expect(await say('/undo to:round start')).toContain('There’s nothing to undo');
    await say('/undo', '/undo to:round start');
    expect([(await encounter()).round, await hurt('Kira')]).toEqual([1, 0]);
  });

  test('to the round’s start is refused before any round', async () => {
    expect(await say('/encounter start ruleset:tdgs', '/add creature:Goblin', '/undo to:round start')).toContain(
      'Combat hasn’t started yet',
    );
  });

  test('makes earlier messages stale', async () => {
    await say(...MET, '/adjust who:Kira by:-3');
    const before = await at((session) => session.version!.revision);
    await say('/undo');
    expect(await at((session) => session.version!.revision)).toBeGreaterThan(before);
  });
});

describe('A player', () => {
  const GUARDED = [...MET, '/gm set setting:auto-end value:off'];

  test('undoes what rolled no dice and told nothing', async () => {
    expect(await say(...GUARDED, '@ana /defend as:Kira', '@ana /undo')).toContain('Undone: Kira defends');
  });

  test.each(SYSTEM_IDS)(
    '%s: undoes the end of their own turn: what the next turn begins with is no news',
    async (system) => {
      const { archetypes } = rulesNamed(system)!;
      const [hero, enemy] = ['character', 'creature'].map(
        (kind) => archetypes.find((each) => each.kind === kind)!.name,
      );
      await say(
        `/encounter start ruleset:${system}`,
        `@ana /join character:"${hero}" name:Hero`,
        `/add creature:"${enemy}"`,
        '/initiative',
      );
      const acting = async () => onTurn(await encounter()).map(({ id }) => id);
      // This takes until at least the second round: points have been spent, and come back.
      for (let turns = 0; turns < 9 && ((await encounter()).round < 2 || !(await acting()).includes('hero')); turns++)
        await say('/turn skip');
      expect(await acting()).toContain('hero');
      const before = await encounter();
      await say('@ana /turn end');
      expect(await acting()).not.toContain('hero');
      await say('@ana /undo');
      expect(await encounter()).toEqual(before);
    },
  );

  test('can’t undo a roll, and so can’t roll again until it hits', async () => {
    await say(...GUARDED, '@ana /attack target:Goblin as:Kira');
    const before = await encounter();
    expect(await say('@ana /undo')).toContain('Dice were rolled for that, so only the GM can undo it');
    expect(await say('@ana /undo preview:yes')).toContain('Dice were rolled for that');
    expect(await encounter()).toEqual(before);
    expect(await say('/undo')).toContain('Undone by the GM: Kira attacks Goblin');
  });
});

describe('What the GM undoes', () => {
  test('is counted at the end and in the chronicle', async () => {
    await say(...MET, '/adjust who:Kira by:-1', '/adjust who:Kira by:-2', '/undo steps:2');
    expect(await say('/encounter end')).toContain('Undone by the GM: 2.');
    expect(await say('/log export as:markdown')).toContain('Undone by the GM: 2.');
  });

  test('doesn’t include what a player undid', async () => {
    await say(...MET, '@ana /defend as:Kira', '@ana /undo');
    expect(await say('/encounter end')).not.toContain('Undone by');
  });
});

describe('/redo', () => {
  test('restores what the last undo removed, and before that what the one before it removed', async () => {
    await say(
      ...MET,
      '/adjust who:Kira by:-1',
      '/adjust who:Kira by:-2',
      '/adjust who:Kira by:-4',
      '/undo',
      '/undo steps:2',
    );
    expect(await hurt('Kira')).toBe(0);
    expect(await say('/redo')).toContain('Redone: 2 actions, the last one first:\n  1. Kira’s hp to 77');
    expect(await hurt('Kira')).toBe(3);
    await say('/redo');
    expect(await hurt('Kira')).toBe(7);
    expect(await say('/redo')).toContain('There’s nothing to redo');
    await say('/undo', '/redo', '/undo', '/redo');
    expect(await hurt('Kira')).toBe(7);
  });

  test('is refused once something new has been done, even if that is undone; a free roll isn’t new', async () => {
    await say(...MET, '/adjust who:Kira by:-1', '/undo', '/roll dice:d20');
    expect(await say('/redo')).toContain('Redone: Kira’s hp to 79');
    await say('/undo', '/adjust who:Kira by:-5');
    expect(await say('/redo')).toContain('There’s nothing to redo');
    await say('/undo', '/redo');
    expect(await hurt('Kira')).toBe(5);
    await say('/undo');
    await say('/redo');
    expect(await say('/redo')).toContain('There’s nothing to redo');
  });
});

describe('Undo at a question', () => {
  const ASKED = [
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
    await say(...ASKED);
    const line = await attack();
    expect(await say(line)).toContain('decides');
    const before = await at((session) => session.rolls);
    const waiting = (await at((session) => session.waiting))!;
    expect(await say('/redo')).toContain('has to decide');
    expect(await say(`${line.split(' ')[0]} /undo`)).toContain('Undone:');
    expect(await at((session) => session.waiting)).toBeUndefined();
    expect(await at((session) => session.rolls)).toBe(before + waiting.thrown.length);
    expect((await record()).deeds.at(-1)).toMatchObject({
      kind: 'withdrawn',
      thrown: waiting.thrown,
    });
  });

  test('counts as the first of several steps', async () => {
    await say(...ASKED);
    const told = await say(await attack(), '/undo steps:2');
    expect(told).toMatch(/2 actions, the last one first:\n {2}1\. .* attacks .*\n {2}2\. initiative/);
    expect((await encounter()).phase).toBe('gathering');
  });

  test('leaves a free roll made meanwhile sealed and recorded, and moves no other die', async () => {
    await say(...ASKED);
    await say(await attack());
    const { waiting, rolls, version } = await at((session) => session);
    expect(await say('@bo /roll dice:3d6')).toContain('Rolled with this fight’s sealed dice');
    const after = await at((session) => session);
    expect([after.waiting, after.rolls]).toEqual([waiting, rolls]);
    expect(after.version?.revision).toBeGreaterThan(version!.revision);
    const { deeds } = await record();
    expect(deeds.at(-1)).toMatchObject({ user: 'bo', deed: { type: 'roll' }, firstThrow: 0, thrown: [{}, {}, {}] });
    expect(await say('/answer answer:dodge')).not.toContain('no question to answer');
    await say('/encounter end');
    expect(verify(await record()).wrong).toEqual([]);
  });

  test('leaves what an earlier undo removed to be redone', async () => {
    await say(...ASKED, '/gm add-gm who:eve', '/undo');
    await say(await attack(), '/undo');
    expect(await say('/redo')).toContain('Redone:');
    expect((await encounter()).gms).toContain('eve');
  });
});

describe('Undo of the encounter’s end', () => {
  test('leaves the new seed in force; the shown one rolls no more, and redoing the end doesn’t change that', async () => {
    const sealed = async () => (await at((session) => session.commitment))!;
    const [first] = [await say(...MET), await sealed()].slice(1);
    expect(await say('/encounter end')).toContain('sealed before the fight.');
    const second = await sealed();
    expect(second).not.toBe(first);
    const told = await say('/undo');
    expect(told).toContain('New rolls use the seed that was sealed when the encounter ended');
    expect(told).toContain(second);
    expect([(await encounter()).phase, await sealed()]).toEqual(['fighting', second]);
    await say('/redo');
    expect([(await encounter()).phase, await sealed()]).toEqual(['ended', second]);
    await say('/undo', '@ana /attack target:Goblin');
    const told2 = await say('/encounter end');
    expect(told2).toContain('sealed when the end was undone.');
    const { seeds } = await record();
    expect(seeds.map(({ seed }) => seed !== undefined)).toEqual([true, true, false]);
    expect(seeds.map(({ commitment }) => commitment)).toEqual([first, second, await sealed()]);
  });
});

describe('A free roll', () => {
  test('of many dice leaves a digest in the record, which the seed proves', async () => {
    await say(...MET, '/roll dice:1000d1000!');
    const [row] = (await record()).deeds.slice(-1);
    expect(row?.thrown).toEqual([]);
    expect(row?.bulk?.count).toBeGreaterThanOrEqual(1000);
    expect(JSON.stringify(row).length).toBeLessThan(1000);
    expect(verify(await record()).open.join()).toContain('1 big roll not checked: the seed is still secret');
    await say('/roll dice:2d6', '/encounter end');
    const ended = await record();
    expect(verify(ended).wrong).toEqual([]);
    const forged = JSON.parse(JSON.stringify(ended));
    for (const { bulk } of forged.deeds) if (bulk) bulk.digest = '0'.repeat(64);
    expect(verify(forged).wrong.join()).toContain('its dice don’t match the seed');
  });

  test('of many dice has a quota in an encounter; small ones go on', async () => {
    await say(...MET);
    for (let rolls = 0; rolls < 20; rolls++) await say('/roll dice:1000d6');
    expect(await say('/roll dice:1000d6')).toContain('This encounter has used up its big rolls');
    expect(await say('/roll dice:40d6')).toContain('Rolled with this fight’s sealed dice');
  });

  test('by a user outside the encounter is not part of it', async () => {
    await say(...MET);
    const before = await record();
    expect(await say('@eve /roll dice:1000d1000!')).toContain('Rolled outside a fight');
    expect(await record()).toEqual(before);
  });
});

describe('A stored character', () => {
  const kept = async () =>
    (await at(({ loaded }) => loaded.characters[0]?.sheet, 'ana')) as {
      weapons: { name: string; equipped: boolean }[];
      power: number;
    };
  const drawn = async () => (await kept()).weapons.filter(({ equipped }) => equipped).map(({ name }) => name);

  beforeEach(async () => {
    await say('/encounter start ruleset:dungeoneers');
    await at((session) => {
      const { sheet } = session.rules.archetypes.find(({ name }) => name === 'Freya')!;
      return storeCharacter(session, 'Freya the Bold', 'dungeoneers', sheet);
    }, 'ana');
    await say('@ana /join character:Freya the Bold');
  });

  test('follows its sheet in the fight, back on undo, forth on redo', async () => {
    expect(await drawn()).toEqual(['Mace']);
    await say('@ana /act action:equip with:Mace how:take off');
    expect(await drawn()).toEqual([]);
    await say('@ana /act action:equip with:Hunting Bow how:equip');
    expect(await drawn()).toEqual(['Hunting Bow']);
    await say('/undo steps:2');
    expect(await drawn()).toEqual(['Mace']);
    await say('/redo');
    expect(await drawn()).toEqual(['Hunting Bow']);
    await say('/undo steps:3');
    expect((await encounter()).combatants).toEqual([]);
    expect(await drawn()).toEqual(['Mace']);
  });

  test('keeps what its player has changed meanwhile', async () => {
    const stronger = { ...(await kept()), power: 5 };
    await at((session) => storeCharacter(session, 'Freya the Bold', 'dungeoneers', stronger), 'ana');
    await say('@ana /act action:equip with:Mace how:take off');
    expect([await drawn(), (await kept()).power]).toEqual([[], 5]);
    await say('/undo');
    expect([await drawn(), (await kept()).power]).toEqual([['Mace'], 5]);
  });

  test('of another player, and a premade one, are left alone', async () => {
    await say('@bo /join character:Suori', '@bo /act action:equip with:Buckler how:take off');
    expect(await drawn()).toEqual(['Mace']);
    expect(await at(({ loaded }) => loaded.characters, 'bo')).toEqual([]);
  });
});
