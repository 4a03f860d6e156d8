import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../src/session/session.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { Store } from '../../src/store/sqlite/store.ts';
import { playAt } from './play.ts';

let store: Store;
beforeEach(() => {
  store = new Store(openDatabase(':memory:'));
});

/** Says lines at the terminal's table and returns the answer to the last one. */
function say(...lines: readonly string[]): string {
  return playAt(store, lines).split('\n\n> ').at(-1)?.split('\n').slice(1).join('\n') ?? '';
}

let interactions = 0;
/** Does something at the same table in code. */
function at<Answer>(act: (session: Session) => Answer, user = 'gm'): Answer {
  const interaction = `by-hand-${interactions++}`;
  return store.transact(
    { user, name: user, channel: 'terminal', server: 'terminal', interaction, now: interactions },
    act,
  );
}

const encounter = () => at((session) => session.encounter)!;
const hurt = (name: string) => {
  const { resources } = encounter().combatants.find((each) => each.name === name)!;
  return resources.hp!.max! - resources.hp!.value;
};

/** Kira and a Goblin, at Kira's turn. The GM's hand does what dice would not do for certain. */
const MET = ['/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative'];

describe('/undo', () => {
  test('of several takes back the last first, and says what changes for whom', () => {
    const told = say(
      ...MET,
      '/adjust who:Kira by:-10',
      '/adjust who:Kira by:-20',
      '/adjust who:Goblin by:-5',
      '/undo steps:2',
    );
    expect(told).toContain('Undone, 2 deeds, the last first:\n  1. Goblin’s hp to 35\n  2. Kira’s hp to 50');
    expect(told).toContain('Kira 50/80 HP, 100/100 Tower Shield → 70/80 HP, 100/100 Tower Shield');
    expect([hurt('Kira'), hurt('Goblin')]).toEqual([10, 0]);
  });

  test('previewed says the same, to the asker alone, and does nothing', () => {
    const told = say(...MET, '/adjust who:Kira by:-10', '/undo preview:yes');
    expect(told).toContain('(only you see this)   Would be undone: Kira’s hp to 70.');
    expect(told).toContain('70/80 HP, 100/100 Tower Shield → 80/80 HP');
    expect(told).toContain('Nothing has been done yet');
    expect(hurt('Kira')).toBe(10);
    expect(at((session) => session.lastDeed?.deed)).toMatchObject({ type: 'adjust', subject: 'kira', to: 70 });
  });

  test('of more than there is takes back all there is; then there is nothing', () => {
    expect(say(...MET, '/undo steps:50')).toContain('3 deeds');
    expect(encounter().combatants).toEqual([]);
    expect(say('/undo')).toContain('There is nothing to undo');
  });

  test('passes over free rolls', () => {
    expect(say(...MET, '/adjust who:Kira by:-10', '/roll dice:2d6', '/undo')).toContain('Undone: Kira’s hp to 70');
  });

  test.each(['/undo steps:2', '/undo to:round start', '/redo'])('%s is the GM’s', (line) => {
    const lines = [...MET, '@ana /defend'];
    expect(say(...lines, `@ana ${line}`)).toContain('Only the GM may do that');
    expect(say('@ana /undo')).toContain('Undone: Kira defends');
  });

  test('of steps and to a moment at once is refused', () => {
    expect(say(...MET, '/undo steps:2 to:round start')).toContain('Say which of the two: steps or to');
  });

  test('to the round’s start comes to the moment right after the deed in which it started', () => {
    say(...MET, '/turn skip who:Kira', '/adjust who:Kira by:-3', '/turn end as:Goblin', '/adjust who:Kira by:-4');
    const before = encounter().round;
    expect(before).toBe(2);
    say('/undo to:round start');
    expect([encounter().round, hurt('Kira')]).toEqual([2, 3]);
    expect(say('/undo to:round start')).toContain('There is nothing to undo');
    say('/undo', '/undo to:round start');
    expect([encounter().round, hurt('Kira')]).toEqual([1, 0]);
  });

  test('to the round’s start is refused before any round', () => {
    expect(say('/encounter start ruleset:tdgs', '/add creature:Goblin', '/undo to:round start')).toContain(
      'No rounds run yet',
    );
  });

  test('makes what was shown before it stale', () => {
    say(...MET, '/adjust who:Kira by:-3');
    const before = at((session) => session.revision!.event);
    say('/undo');
    expect(at((session) => session.revision!.event)).toBeGreaterThan(before);
  });
});

describe('/redo', () => {
  test('puts back what the last undo took, and before that what the one before it took', () => {
    say(...MET, '/adjust who:Kira by:-1', '/adjust who:Kira by:-2', '/adjust who:Kira by:-4', '/undo', '/undo steps:2');
    expect(hurt('Kira')).toBe(0);
    expect(say('/redo')).toContain('Put back, 2 deeds, the last first:\n  1. Kira’s hp to 77');
    expect(hurt('Kira')).toBe(3);
    say('/redo');
    expect(hurt('Kira')).toBe(7);
    expect(say('/redo')).toContain('There is nothing to put back');
    say('/undo', '/redo', '/undo', '/redo');
    expect(hurt('Kira')).toBe(7);
  });

  test('is refused once something new has been done, also when that is undone; a free roll is nothing new', () => {
    say(...MET, '/adjust who:Kira by:-1', '/undo', '/roll dice:d20');
    expect(say('/redo')).toContain('Put back: Kira’s hp to 79');
    say('/undo', '/adjust who:Kira by:-5');
    expect(say('/redo')).toContain('There is nothing to put back');
    say('/undo', '/redo');
    expect(hurt('Kira')).toBe(5);
    say('/undo');
    say('/redo');
    expect(say('/redo')).toContain('There is nothing to put back');
  });
});

describe('Undo at a question', () => {
  const ASKED = [
    '/encounter start ruleset:mastery',
    '@ana /join character:Wren',
    '@bo /join character:Tobin',
    '@ana /order about:defense answer:ask',
    '@bo /order about:defense answer:ask',
    '/initiative',
  ];
  const strike = () => {
    const { turnOrder, combatants } = encounter();
    const [first = ''] = turnOrder[0] ?? [];
    const [striker, other] = combatants[0]?.id === first ? combatants : combatants.toReversed();
    return `@${striker!.controller} /attack target:${other!.name}`;
  };

  test('withdraws it, spends its dice, and keeps them in the record', () => {
    say(...ASKED);
    const line = strike();
    expect(say(line)).toContain('decides');
    const before = at((session) => session.throws);
    const waiting = at((session) => session.waiting)!;
    expect(say('/redo')).toContain('The fight waits for');
    expect(say(`${line.split(' ')[0]} /undo`)).toContain('Undone:');
    expect(at((session) => session.waiting)).toBeUndefined();
    expect(at((session) => session.throws)).toBe(before + waiting.thrown.length);
    expect(at((session) => session.record())!.deeds.at(-1)).toMatchObject({
      kind: 'withdrawn',
      thrown: waiting.thrown,
    });
  });

  test('counts as the first of several steps', () => {
    say(...ASKED);
    const told = say(strike(), '/undo steps:2');
    expect(told).toMatch(/2 deeds, the last first:\n {2}1\. .* attacks .*\n {2}2\. initiative/);
    expect(encounter().phase).toBe('gathering');
  });

  test('leaves what an undo before it took to be put back', () => {
    say(...ASKED, '/gm second who:eve', '/undo');
    say(strike(), '/undo');
    expect(say('/redo')).toContain('Put back:');
    expect(encounter().gms).toContain('eve');
  });
});

describe('Undo of the scene’s end', () => {
  test('leaves the new seed in force; the shown one throws no more, and putting the end back changes nothing in that', () => {
    const sealed = () => at((session) => session.commitment)!;
    const [first] = [say(...MET), sealed()].slice(1);
    expect(say('/encounter end')).toContain('Its SHA-256 is the one shown at the start');
    const second = sealed();
    expect(second).not.toBe(first);
    const told = say('/undo');
    expect(told).toContain('The dice go on with the seed that was sealed then');
    expect(told).toContain(second);
    expect([encounter().phase, sealed()]).toEqual(['fighting', second]);
    say('/redo');
    expect([encounter().phase, sealed()]).toEqual(['ended', second]);
    say('/undo', '@ana /attack target:Goblin');
    const told2 = say('/encounter end');
    expect(told2).toContain('Its SHA-256 is the one shown when the scene was ended before');
    const { seeds } = at((session) => session.record())!;
    expect(seeds.map(({ seed }) => seed !== undefined)).toEqual([true, true, false]);
    expect(seeds.map(({ commitment }) => commitment)).toEqual([first, second, sealed()]);
  });
});

describe('A stored character', () => {
  const kept = () =>
    at(({ characters }) => characters.of('ana')[0]?.sheet) as {
      weapons: { name: string; equipped: boolean }[];
      power: number;
    };
  const drawn = () =>
    kept()
      .weapons.filter(({ equipped }) => equipped)
      .map(({ name }) => name);

  beforeEach(() => {
    say('/encounter start ruleset:dungeoneers');
    at(({ rules, characters }) => {
      const { sheet } = rules.archetypes.find(({ name }) => name === 'Freya')!;
      return characters.keep('ana', 'Freya the Bold', 'dungeoneers', sheet, 0);
    });
    say('@ana /join character:Freya the Bold');
  });

  test('follows its sheet in the fight, back on undo, forth on redo', () => {
    expect(drawn()).toEqual(['Mace']);
    say('@ana /act action:equip with:Mace how:take off');
    expect(drawn()).toEqual([]);
    say('@ana /act action:equip with:Hunting Bow how:equip');
    expect(drawn()).toEqual(['Hunting Bow']);
    say('/undo steps:2');
    expect(drawn()).toEqual(['Mace']);
    say('/redo');
    expect(drawn()).toEqual(['Hunting Bow']);
    say('/undo steps:3');
    expect(encounter().combatants).toEqual([]);
    expect(drawn()).toEqual(['Mace']);
  });

  test('keeps what its player has changed meanwhile', () => {
    at(({ characters }) => characters.keep('ana', 'Freya the Bold', 'dungeoneers', { ...kept(), power: 5 }, 1));
    say('@ana /act action:equip with:Mace how:take off');
    expect([drawn(), kept().power]).toEqual([[], 5]);
    say('/undo');
    expect([drawn(), kept().power]).toEqual([['Mace'], 5]);
  });

  test('of somebody else, and a ready-made one, are left alone', () => {
    say('@bo /join character:Suori', '@bo /act action:equip with:Buckler how:take off');
    expect(drawn()).toEqual(['Mace']);
    expect(at(({ characters }) => characters.of('bo'))).toEqual([]);
  });
});
