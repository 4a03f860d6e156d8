import { describe, expect, test } from 'vitest';
import { borne } from '../../../src/rules/dungeoneers/conditions.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, transcript } from '../core/transcript.ts';
import { at, floor, onField } from './field-fight.ts';
import { bare, conditionsOf, value } from './fight.ts';

const freya = { as: 'Freya', prowess: 1 };
const foe = { as: 'Skeleton', initiative: 0 };
const move = (to: string) => ({ action: 'move', actor: 'freya', to });
const ways = (fight: Fight) => rules.field!.ways(fight, 'freya');

describe('Grapple on the field', () => {
  const holding = (more: object = {}, rows = floor(8)) =>
    onField(
      {
        freya: { ...freya, at: 'C3', movement: 1, conditions: [borne('Grappling', { source: 'foe' })], ...more },
        foe: { ...foe, at: 'D3', facing: 'west', conditions: [borne('Grappled', { source: 'freya' })] },
        other: { ...foe, at: 'E2', facing: 'west' },
      },
      rows,
    );

  test('the held one takes the same step, into the grappler’s tile or out of the way; nobody strikes at it', () => {
    const away = next(rules, holding(), move('B3'));
    expect([at(away, 'freya'), at(away, 'foe')]).toEqual(['B3', 'C3']);
    const onward = next(rules, holding(), move('D3'));
    expect([at(onward, 'freya'), at(onward, 'foe')]).toEqual(['D3', 'E3']);
    expect(transcript(rules, holding(), move('C2'))).toContain('foe moves D3 D2: carried along');
  });

  test('what stops the one stops both: a wall, the edge and somebody', () => {
    const wall = holding({}, ['........', '........', '........', '...#....', '........']);
    expect(transcript(rules, wall, move('C4'))).toEqual(['refused: too-far']);
    expect(transcript(rules, holding(), move('D2'))).toEqual(['refused: too-far']);
    const edge = onField(
      {
        freya: { ...freya, at: 'A1', conditions: [borne('Grappling', { source: 'foe' })] },
        foe: { ...foe, at: 'B1', conditions: [borne('Grappled', { source: 'freya' })] },
      },
      ['..', '..'],
    );
    expect(ways(edge).map(({ to }) => to)).toEqual(['A2']);
  });

  test('on another’s turn a step of an ability ends the hold, and does not go where the held one stands', () => {
    const leap = { name: 'Leap', moves: true, spends: 'reaction points' };
    const fight = { ...holding({ abilities: [leap] }), turn: 2 };
    const step = (to: string) => ({ action: 'use', actor: 'freya', tool: 'Leap', to });
    expect(transcript(rules, fight, step('D3'))).toEqual(['refused: tile-taken']);
    const free = next(rules, fight, step('C4'));
    expect([at(free, 'freya'), at(free, 'foe')]).toEqual(['C4', 'D3']);
    expect([...conditionsOf(free, 'freya'), ...conditionsOf(free, 'foe')].filter((each) => each !== 'Facing')).toEqual(
      [],
    );
  });

  test('it ends where the two are no longer within the threat range of the one who holds', () => {
    const pushed = next(
      rules,
      { ...holding(), turn: 2 },
      { action: 'push', actor: 'other', targets: ['foe'] },
      ...[d(4, 4), d(4, 4), d(4, 1), d(4, 1)],
    );
    expect([at(pushed, 'foe'), conditionsOf(pushed, 'foe').includes('Grappled')]).toEqual(['C4', true]);
    const off = next(rules, holding(), (resolution) => {
      resolution.record({ type: 'placed', subject: 'foe', before: 'D3', after: 'F3' });
      rules.settle(resolution);
    });
    expect([conditionsOf(off, 'foe'), conditionsOf(off, 'freya')].flat()).not.toContain('Grappled');
    expect(conditionsOf(off, 'freya')).not.toContain('Grappling');
  });
});

describe('Push on the field', () => {
  const push = { action: 'push', actor: 'freya', targets: ['foe'] };
  const HOLDS = [d(4, 4), d(4, 4), d(4, 1), d(4, 1)] as const;
  const pushed = (from: string, to: string, more: Parameters<typeof onField>[2] = {}, rows = floor(8)) => {
    const those = { freya: { ...freya, at: from, weapons: [bare('Glaive')] }, foe: { ...foe, at: to } };
    return transcript(rules, onField(those, rows, more), push, ...HOLDS);
  };

  test.each([
    ['C3', 'D3', 'D3 E3'],
    ['C3', 'D4', 'D4 E5'],
    ['C3', 'E4', 'E4 F5'],
    ['C3', 'E3', 'E3 F3'],
    ['C3', 'B2', 'B2 A1'],
  ])('from %s one at %s is moved one tile in the attacker’s facing, the eighth toward it', (from, to, path) => {
    expect(pushed(from, to)).toContain(`foe moves ${path}: push`);
  });

  test('in the facing that the attacker keeps, where its order is to stay', () => {
    const stays = { ...freya, at: 'C3', facing: 'north', standingOrders: { turning: 'stay' } } as const;
    const fight = onField({ freya: stays, foe: { ...foe, at: 'D3' } });
    expect(transcript(rules, fight, push, ...HOLDS)).toContain('foe moves D3 D2: push');
  });

  test('fails into a full tile, at a wall and at the edge: the target stays', () => {
    const blocked = onField({
      freya: { ...freya, at: 'C3' },
      foe: { ...foe, at: 'D3' },
      suori: { at: 'E3' },
    });
    expect(at(next(rules, blocked, push, ...HOLDS), 'foe')).toBe('D3');
    expect(transcript(rules, blocked, push, ...HOLDS).at(-3)).toContain('that tile is full');
    expect(pushed('A1', 'B1', {}, ['..#']).join()).toContain('push stopped');
    expect(pushed('A1', 'B1', {}, ['..']).join()).toContain('the ground lets nobody through');
  });

  test('a level down is a step; two levels down the target falls, and what that does is the GM’s word', () => {
    const heights = (levels: string) => ({ heights: [levels] });
    expect(pushed('A1', 'B1', heights('110'), ['...']).join()).not.toContain('falls');
    const fell = pushed('A1', 'B1', heights('220'), ['...']);
    expect(fell).toContain('foe moves B1 C1: push');
    expect(fell.join()).toContain('2 levels down');
    expect(fell.join()).not.toContain('takes');
  });

  test('draws no opportune strike, and is a move: whoever had disengaged is threatened again', () => {
    const fight = onField({
      freya: { ...freya, at: 'C3', conditions: [borne('Disengaged')] },
      foe: { ...foe, at: 'D3' },
      suori: { at: 'D2' },
    });
    const after = next(rules, fight, push, ...HOLDS);
    expect([conditionsOf(after, 'freya').includes('Disengaged'), value(after, 'suori', 'reaction points')]).toEqual([
      false,
      1,
    ]);
  });

  test('moves the large with all their tiles', () => {
    const large = { ...foe, at: 'B1', size: 'Large' };
    const fight = (rows: readonly string[]) => onField({ freya: { ...freya, at: 'A1' }, foe: large }, rows);
    expect(transcript(rules, fight(['....', '....']), push, ...HOLDS)).toContain('foe moves B1 C1: push');
    expect(transcript(rules, fight(['....', '...#']), push, ...HOLDS).join()).toContain('push stopped');
  });
});
