// The book's examples of movement and facing, played on a field.

import { describe, expect, test } from 'vitest';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { borne } from '../../../src/rules/dungeoneers/conditions.ts';
import { isThreatened, threateners } from '../../../src/rules/dungeoneers/position.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { DungeoneersResolution, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, played, transcript } from '../core/transcript.ts';
import { at, floor, onField } from './field-fight.ts';
import { conditionsOf, value, who } from './fight.ts';

const freya = { as: 'Freya' };
const skeleton = { as: 'Skeleton' };
const goblin = { as: 'Goblin' };
const move = (to: string) => ({ action: 'move', actor: 'freya', to });
const disengage = { action: 'disengage', actor: 'freya' };
const faces = (fight: Fight, id: string) => rules.field!.facing!(who(fight, id));

describe('Disengage', () => {
  const beside = onField({
    freya: { ...freya, at: 'C3', facing: 'west', standingOrders: { turning: 'stay' } },
    skeleton: { ...skeleton, at: 'B3', facing: 'east' },
  });

  test('one who moves outside of the threat range is struck, before the tile is left', () => {
    expect(transcript(rules, beside, move('D3'), d(8, 8), d(4, 1), d(4, 1), d(4, 4), d(4, 4))).toEqual([
      'freya spent movement points 1 → 0 (move)',
      'skeleton spent reaction points 1 → 0 (opportune strike)',
      'skeleton → freya, attack with Bone Blade: [8] = 8 vs [1 1] = 2: hit',
      'skeleton → freya, pierce with Bone Blade: [4 4] = 8 vs armor value (1 Leather + 1 Boots) 2: pierces',
      'freya takes 1 slashing (Bone Blade): +1 Bone Blade = 1; stress 0 → 1',
      'freya moves C3 D3',
    ]);
  });

  test('disengaged, she moves once and is not struck', () => {
    const off = next(rules, beside, disengage);
    expect([isThreatened(beside, 'freya'), isThreatened(off, 'freya')]).toEqual([true, false]);
    expect(transcript(rules, off, move('D3'))).toEqual([
      'freya spent movement points 1 → 0 (move)',
      'freya moves C3 D3',
      'freya loses Disengaged (a move is done)',
    ]);
  });

  /** A corridor with a niche, in which the goblin stands. */
  const corridor = onField(
    {
      freya: { ...freya, at: 'C2', facing: 'west', movement: 3, standingOrders: { turning: 'stay' } },
      skeleton: { ...skeleton, at: 'B2', facing: 'east' },
      goblin: { ...goblin, at: 'D1', facing: 'south' },
    },
    ['###.###', '.......'],
  );
  const GOBLIN_MISSES = [d(8, 1), d(8, 1), d(4, 4), d(4, 4)] as const;

  test('disengaged, she moves, is threatened again, and is struck by the second as she moves on', () => {
    const first = next(rules, next(rules, corridor, disengage), move('D2'));
    expect(threateners(first, 'freya').map(({ id }) => id)).toEqual(['goblin']);
    expect(isThreatened(first, 'freya')).toBe(true);
    const second = transcript(rules, first, move('F2'), ...GOBLIN_MISSES);
    expect(second).toContain('goblin spent reaction points 1 → 0 (opportune strike)');
  });

  test('it is the same where all of it is one way: each tile is a move', () => {
    expect(transcript(rules, next(rules, corridor, disengage), move('F2'), ...GOBLIN_MISSES)).toEqual([
      'freya spent movement points 3 → 0 (move)',
      'freya moves C2 D2',
      'freya loses Disengaged (a move is done)',
      'freya moves D2 E2',
      'goblin spent reaction points 1 → 0 (opportune strike)',
      'goblin: facing south → south-east',
      'goblin → freya, attack with Jagged Knife: [1 1] = 2 vs [4 4] = 8: miss',
      'freya moves E2 F2',
    ]);
  });
});

describe('Movement', () => {
  const start = onField({ freya: { ...freya, at: 'A1' }, skeleton: { ...skeleton, at: 'L12' } });

  test('1 movement point is 1 tile; sprinting gives 2 more, and so 3 tiles', () => {
    const far = (fight: Fight) => Math.max(...rules.field!.ways(fight, 'freya').map(({ cost }) => cost));
    expect([far(start), far(next(rules, start, { action: 'sprint', actor: 'freya' }))]).toEqual([1, 3]);
  });

  test('to stand up takes the 1 point there is, and then there is none to move', () => {
    const prone = onField({ freya: { ...freya, at: 'A1', conditions: [borne('Prone')] }, skeleton });
    const up = next(rules, prone, { action: 'stand', actor: 'freya' });
    expect([conditionsOf(up, 'freya').includes('Prone'), rules.field!.ways(up, 'freya')]).toEqual([false, []]);
  });

  test('two tiles apart nobody is threatened; one step, and both are', () => {
    const apart = onField({ freya: { ...freya, at: 'A1' }, skeleton: { ...skeleton, at: 'C1' } });
    const near = next(rules, apart, move('B1'));
    expect([apart, near].map((fight) => [isThreatened(fight, 'freya'), isThreatened(fight, 'skeleton')])).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('Grapple', () => {
  test('the one who grapples moves, and the grappled one makes the same move', () => {
    const fight = onField({
      freya: { ...freya, at: 'C3', movement: 2 },
      skeleton: { ...skeleton, at: 'D3', facing: 'west' },
    });
    const seize = { action: 'grapple', actor: 'freya', targets: ['skeleton'] };
    const held = next(rules, fight, seize, d(4, 3), d(4, 1), d(4, 2), d(4, 2));
    expect([conditionsOf(held, 'freya')[1], conditionsOf(held, 'skeleton')[1]]).toEqual(['Grappling', 'Grappled']);
    expect(value(held, 'freya', 'movement points')).toBe(1);
    const dragged = next(rules, held, move('B4'));
    expect([at(dragged, 'freya'), at(dragged, 'skeleton')]).toEqual(['B4', 'C4']);
    expect(value(dragged, 'freya', 'reaction points')).toBe(1);
  });
});

describe('Push', () => {
  const end = (id: string) => (resolution: DungeoneersResolution) => endTurn(resolution, rules, id);

  test('Suori’s readied push, right before Ulfarmi’s turn, moves him one tile in her facing', () => {
    const fight = onField({
      suori: { as: 'Suori', initiative: 9, at: 'C3', facing: 'north' },
      ulfarmi: { as: 'Ulfarmi', side: 'foes', initiative: 5, at: 'D4', facing: 'north-west' },
    });
    const ready = { action: 'ready', actor: 'suori', targets: ['ulfarmi'], tool: 'push', manner: 'before' };
    const set = next(rules, fight, ready);
    const dice = [d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(4, 1)];
    const fired = played(rules, set, end('suori'), dice, ['Ulfarmi']);
    if (!fired.ok || fired.value.type !== 'done') throw new Error(JSON.stringify(fired));
    const after = fired.value.after as Fight;
    expect([at(after, 'suori'), at(after, 'ulfarmi')]).toEqual(['C3', 'E5']);
    expect([faces(after, 'suori'), faces(after, 'ulfarmi')]).toEqual(['south-east', 'north-west']);
    expect(value(after, 'ulfarmi', 'action points')).toBe(3);
  });
});

describe('Facing Direction', () => {
  const ember = { name: 'Ember', inscribed: 'cantrip', cost: 0, step: 'attack', wounds: 1 };
  const rime = { name: 'Rime', inscribed: 'cantrip', cost: 0, step: 'save', wounds: 1 };
  const caster = {
    ...freya,
    spells: [ember, rime],
    at: 'D4',
    facing: 'north',
    prowess: 1,
    power: 1,
    spell: 1,
    mind: 1,
  } as const;
  const target = { at: 'E4', prowess: 1, power: 1, resistance: 1, naturalArmor: 20, naturalResistance: 20 } as const;
  const front = onField({ freya: caster, foe: { ...target, facing: 'west' } });
  const back = onField({ freya: caster, foe: { ...target, facing: 'east' } });
  const act = (action: string, tool?: string) => ({ action, actor: 'freya', targets: ['foe'], ...(tool && { tool }) });
  const MISS = [d(4, 1), d(4, 4)];

  test.each([
    ['attack', act('attack'), [d(4, 1)]],
    ['grapple', act('grapple'), [d(4, 1)]],
    ['push', act('push'), [d(4, 1)]],
    ['spell attack', act('cast', 'Ember'), [d(4, 1)]],
  ])(
    '%s: she faces her target before it begins; 1d8 less to dodge where she is opposite of its facing',
    (name, intent, own) => {
      const ahead = transcript(rules, front, intent, ...own, d(4, 4));
      expect(ahead[ahead.findIndex((each) => each.includes('→ foe,')) - 1]).toBe('freya: facing north → east');
      expect(ahead.join()).toContain('= 1 vs [4] = 4');
      const behind = transcript(rules, back, intent, ...own, d(4, 4), d(8, 1));
      expect(behind.join(), name).toContain('= 1 vs [4] −1 from behind (E4 faces east, away from D4) 1d8 = 3');
    },
  );

  test('in a save, which has no dodge dice, nothing is taken off', () => {
    expect(transcript(rules, back, act('cast', 'Rime'), ...MISS).join()).toContain('= 1 vs [4] = 4');
  });

  test('in the escape from a grapple nobody is behind', () => {
    const held = onField({
      foe: { ...target, facing: 'east', conditions: [borne('Grappled', { source: 'freya' })] },
      freya: { ...caster, conditions: [borne('Grappling', { source: 'foe' })] },
    });
    expect(transcript(rules, held, { action: 'disengage', actor: 'foe' }, d(4, 1), d(4, 4)).join()).not.toContain(
      'behind',
    );
  });

  test('a move turns her toward the tile', () => {
    const fight = onField(
      { freya: { ...freya, at: 'B2', facing: 'west', movement: 2 }, skeleton: { ...skeleton, at: 'H8' } },
      floor(8),
    );
    expect(faces(next(rules, fight, move('D2')), 'freya')).toBe('east');
    expect(faces(next(rules, fight, move('C3')), 'freya')).toBe('south-east');
  });
});
