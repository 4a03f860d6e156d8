import { describe, expect, test } from 'vitest';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import { positionOf } from '../../../src/rules/dungeoneers/position.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { DungeoneersResolution, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { d } from '../core/scripted-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { floor, onField, tileNameOf } from './field-fight.ts';
import { between, type CreatureSketch, conditionsOf, creatureOf, equippedWeapon, value } from './fight.ts';

const end = (id: string) => (resolution: DungeoneersResolution) => endTurn(resolution, rules, id);
const grapple = { action: 'grapple', actor: 'suori', targets: ['goblin'] };
const push = { action: 'push', actor: 'suori', targets: ['goblin'] };
const suori = { as: 'Suori' };
const goblin = { as: 'Goblin' };
const onesRolled = (sides: number, count: number) => Array.from({ length: count }, () => d(sides, 1));
const grappledFight = (grapplerSketch: CreatureSketch = {}, heldSketch: CreatureSketch = {}) =>
  between({
    suori: { ...suori, conditions: [newCondition('Grappling', { source: 'goblin' })], ...grapplerSketch },
    goblin: { ...goblin, conditions: [newCondition('Grappled', { source: 'suori' })], ...heldSketch },
    skeleton: { as: 'Skeleton', reaction: 0 },
  });

describe('Grapple', () => {
  test('D-080 D-082 D-084 D-085 D-088 D-086 power d4 against dodge dice, and a tie holds; both conditions, and fewer movement points', () => {
    const fight = between({ suori: { ...suori, movement: 3 }, goblin });
    expect(transcript(rules, fight, grapple, d(4, 1), d(4, 1), d(4, 4), d(6, 5), d(6, 1))).toEqual([
      'suori spent action points 3 → 2 (grapple)',
      'suori → goblin, grapple: [1 1 4] = 6 vs [5 1] = 6: success',
      'suori gains Grappling',
      'goblin gains Grappled',
      'suori spent movement points 3 → 1 (Grappling)',
      'goblin spent movement points 1 → 0 (Grappled)',
    ]);
    expect(transcript(rules, fight, grapple, d(4, 1), d(4, 1), d(4, 3), d(6, 5), d(6, 1)).at(-1)).toContain(
      '= 5 vs [5 1] = 6: failure',
    );
  });

  test('D-081 only a creature within the threat range can be grappled', () => {
    const fightAtReach = between({ suori, goblin }, { positions: { 'goblin|suori': 'at reach' } });
    expect(transcript(rules, fightAtReach, grapple)).toEqual(['refused: dungeoneers/not-in-reach']);
    expect(transcript(rules, between({ suori, goblin }), { ...grapple, targets: ['suori'] })).toEqual([
      'refused: not-at-self',
    ]);
    expect(
      transcript(rules, between({ suori, goblin: { ...goblin, vitality: 'dead' }, skeleton: {} }), grapple),
    ).toEqual(['refused: target-dead']);
  });

  test('D-083 the defender chooses power or prowess: the higher, or by its auto-reaction, or it is asked', () => {
    const dodges = (order: string | undefined, count: number) =>
      transcript(
        rules,
        between({ suori, enemy: { power: 3, prowess: 1, ...(order && { standingOrders: { 'dodge by': order } }) } }),
        { ...grapple, targets: ['enemy'] },
        ...onesRolled(4, 3 + count),
      )[1];
    expect(dodges(undefined, 3)).toContain('vs [1 1 1] = 3');
    expect(dodges('power', 3)).toContain('vs [1 1 1] = 3');
    expect(dodges('prowess', 1)).toContain('vs [1] = 1');
    const fight = between({ suori, enemy: { power: 3, prowess: 1, standingOrders: { 'dodge by': 'ask' } } });
    expect(transcript(rules, fight, { ...grapple, targets: ['enemy'] }).at(-1)).toBe('asked: enemy, dodge by');
    const result = playScripted(rules, fight, { ...grapple, targets: ['enemy'] }, onesRolled(4, 4), ['prowess']);
    expect(result.ok && result.value.type).toBe('done');
  });

  test('D-086 D-087 Grappled: no movement points, neither at the start of the turn nor gained later', () => {
    const enemyTurn = next(
      rules,
      grappledFight({}, { abilities: [{ name: 'Wings', points: 0, movement: 3 }] }),
      end('suori'),
    );
    expect(value(enemyTurn, 'goblin', 'movement points')).toBe(0);
    expect(transcript(rules, enemyTurn, { action: 'sprint', actor: 'goblin' })).toEqual(['refused: dungeoneers/held']);
    expect(
      transcript(rules, enemyTurn, { action: 'move', actor: 'goblin', targets: ['skeleton'], manner: 'withdraw' }),
    ).toEqual(['refused: dungeoneers/held']);
    expect(
      value(next(rules, enemyTurn, { action: 'use', actor: 'goblin', tool: 'Wings' }), 'goblin', 'movement points'),
    ).toBe(0);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
  ])('D-088 Grappling halves its %i points at the start of its turn, rounded down, to %i', (base, half) => {
    const fight = {
      ...grappledFight({ initiative: 9, modifiers: [{ to: 'movement points', value: base - 1, why: 'legs' }] }),
      turn: 2,
      round: 1,
    };
    expect(value(next(rules, fight, end('skeleton')), 'suori', 'movement points')).toBe(half);
  });

  test('D-089 and those gained later: Sprint gives 1', () => {
    expect(
      value(
        next(rules, grappledFight({ movement: 0 }), { action: 'sprint', actor: 'suori' }),
        'suori',
        'movement points',
      ),
    ).toBe(1);
  });

  test('D-090 when the grappling creature moves, the grappled one makes the same movement, and no one strikes at it', () => {
    const fight = grappledFight({ movement: 1 }, {});
    const afterMove = next(rules, fight, { action: 'move', actor: 'suori', targets: ['skeleton'], manner: 'withdraw' });
    expect([
      positionOf(afterMove, 'suori', 'skeleton'),
      positionOf(afterMove, 'goblin', 'skeleton'),
      positionOf(afterMove, 'suori', 'goblin'),
    ]).toEqual(['at reach', 'at reach', 'adjacent']);
    const withDeadGrappler = grappledFight(
      { conditions: [newCondition('Grappling', { source: 'goblin' }), newCondition('Prone')] },
      { conditions: [newCondition('Grappled', { source: 'suori' }), newCondition('Prone')] },
    );
    const afterStanding = next(rules, withDeadGrappler, { action: 'stand', actor: 'suori' });
    expect([conditionsOf(afterStanding, 'suori'), conditionsOf(afterStanding, 'goblin')]).toEqual([
      ['Grappling'],
      ['Grappled'],
    ]);
    expect(
      transcript(rules, fight, { action: 'move', actor: 'suori', targets: ['goblin'], manner: 'withdraw' }),
    ).toEqual(['refused: dungeoneers/cannot-move']);
  });

  test('a movement on another’s turn ends the grapple', () => {
    const spring = { name: 'Spring Back', spends: 'reaction points', moves: true };
    const fight = { ...grappledFight({ abilities: [spring] }), turn: 1 };
    const afterReaction = next(rules, fight, {
      action: 'use',
      actor: 'suori',
      tool: 'spring back',
      targets: ['skeleton'],
      manner: 'withdraw',
    });
    expect([
      conditionsOf(afterReaction, 'suori'),
      conditionsOf(afterReaction, 'goblin'),
      value(afterReaction, 'suori', 'reaction points'),
    ]).toEqual([[], [], 0]);
    expect([positionOf(afterReaction, 'suori', 'skeleton'), positionOf(afterReaction, 'goblin', 'skeleton')]).toEqual([
      'at reach',
      'adjacent',
    ]);
  });

  test('a creature holds only one, and is held by only one; letting go is free', () => {
    expect(transcript(rules, grappledFight(), { ...grapple, targets: ['skeleton'] })).toEqual([
      'refused: dungeoneers/holds-already',
    ]);
    const otherFight = {
      ...grappledFight(),
      combatants: [
        ...grappledFight().combatants.map((each) => (each.id === 'skeleton' ? { ...each, side: 'heroes' } : each)),
      ],
      turn: 2,
    };
    expect(transcript(rules, otherFight, { ...grapple, actor: 'skeleton' })).toEqual([
      'refused: dungeoneers/held-already',
    ]);
    const afterRelease = next(rules, grappledFight(), { action: 'release', actor: 'suori' });
    expect([
      conditionsOf(afterRelease, 'suori'),
      conditionsOf(afterRelease, 'goblin'),
      value(afterRelease, 'suori', 'action points'),
    ]).toEqual([[], [], 3]);
    expect(transcript(rules, afterRelease, { action: 'release', actor: 'suori' })).toEqual([
      'refused: dungeoneers/not-holding',
    ]);
  });

  test('the grapple ends when either dies or leaves the threat range; the Grappled may still attack and react', () => {
    for (const id of ['suori', 'goblin']) {
      const afterDeath = next(
        rules,
        { ...grappledFight(), turn: id === 'suori' ? 1 : 0 },
        (resolution: DungeoneersResolution) => rules.afflict(resolution, id, { condition: 'Dead' }),
      );
      const otherId = id === 'suori' ? 'goblin' : 'suori';
      expect(conditionsOf(afterDeath, otherId)).toEqual([]);
    }
    const separatedFight = next(rules, grappledFight(), {
      action: 'place',
      actor: 'suori',
      targets: ['goblin'],
      manner: 'at reach',
    });
    expect([conditionsOf(separatedFight, 'suori'), conditionsOf(separatedFight, 'goblin')]).toEqual([[], []]);
    expect(
      transcript(
        rules,
        { ...grappledFight(), turn: 1 },
        { action: 'attack', actor: 'goblin', targets: ['suori'] },
        ...onesRolled(8, 2),
        d(4, 4),
        d(4, 4),
      ),
    ).toHaveLength(2);
  });
});

describe('Push', () => {
  test('D-091 D-093 D-094 D-095 power d4 against dodge dice, and a tie pushes; the target is one step farther away', () => {
    const fight = between({ suori, goblin, skeleton: {} });
    expect(transcript(rules, fight, push, d(4, 1), d(4, 1), d(4, 4), d(6, 5), d(6, 1))).toEqual([
      'suori spent action points 3 → 2 (push)',
      'suori → goblin, push: [1 1 4] = 6 vs [5 1] = 6: success',
      'goblin and suori: at reach',
    ]);
    const afterFailure = next(rules, fight, push, d(4, 1), d(4, 1), d(4, 3), d(6, 5), d(6, 1));
    expect([positionOf(afterFailure, 'suori', 'goblin'), value(afterFailure, 'suori', 'action points')]).toEqual([
      'adjacent',
      2,
    ]);
    expect(positionOf(next(rules, fight, push, ...onesRolled(4, 3), d(6, 1), d(6, 1)), 'skeleton', 'goblin')).toBe(
      'adjacent',
    );
  });

  test('D-093 the defender uses power if it is higher', () => {
    const strongDefender = between({ suori, enemy: { power: 2, prowess: 1 } });
    expect(transcript(rules, strongDefender, { ...push, targets: ['enemy'] }, ...onesRolled(4, 5))[1]).toContain(
      'push: [1 1 1] = 3 vs [1 1] = 2',
    );
  });

  test('D-092 only a creature within the threat range can be pushed', () => {
    const fightAtReach = between({ suori, goblin }, { positions: { 'goblin|suori': 'at reach' } });
    expect(transcript(rules, fightAtReach, push)).toEqual(['refused: dungeoneers/not-in-reach']);
  });

  test('no one strikes at the pushed creature, and a grapple that it is pulled out of ends', () => {
    const fight = grappledFight();
    const lines = transcript(
      rules,
      {
        ...fight,
        turnOrder: [['skeleton'], ['suori'], ['goblin']],
        turn: 0,
        combatants: fight.combatants.map((each) => (each.id === 'skeleton' ? { ...each, side: 'third' } : each)),
      },
      { ...push, actor: 'skeleton', targets: ['suori'] },
      ...onesRolled(4, 2),
      ...onesRolled(4, 3),
    );
    expect(lines.some((each) => each.includes('opportune'))).toBe(false);
    const afterPull = next(rules, fight, push, ...onesRolled(4, 3), ...onesRolled(6, 2));
    expect([conditionsOf(afterPull, 'suori'), conditionsOf(afterPull, 'goblin')]).toEqual([[], []]);
    expect(creatureOf(afterPull, 'goblin').vitality).toBe('up');
  });
});

const freya = { as: 'Freya', prowess: 1 };
const enemy = { as: 'Skeleton', initiative: 0 };
const move = (to: string) => ({ action: 'move', actor: 'freya', to });
const ways = (fight: Fight) => rules.field!.ways(fight, 'freya');

describe('Grapple on the map', () => {
  const holding = (more: object = {}, rows = floor(8)) =>
    onField(
      {
        freya: {
          ...freya,
          at: 'C3',
          movement: 1,
          conditions: [newCondition('Grappling', { source: 'enemy' })],
          ...more,
        },
        enemy: { ...enemy, at: 'D3', facing: 'west', conditions: [newCondition('Grappled', { source: 'freya' })] },
        other: { ...enemy, at: 'E2', facing: 'west' },
      },
      rows,
    );

  test('the held creature takes the same step, into the other’s old square or out of its way; no one strikes at it', () => {
    const afterMove = next(rules, holding(), move('B3'));
    expect([tileNameOf(afterMove, 'freya'), tileNameOf(afterMove, 'enemy')]).toEqual(['B3', 'C3']);
    const afterStraightMove = next(rules, holding(), move('D3'));
    expect([tileNameOf(afterStraightMove, 'freya'), tileNameOf(afterStraightMove, 'enemy')]).toEqual(['D3', 'E3']);
    expect(transcript(rules, holding(), move('C2'))).toContain('enemy moves D3 D2: carried along');
  });

  test('a wall, the edge or another creature that stops one stops both', () => {
    const wall = holding({}, ['........', '........', '........', '...#....', '........']);
    expect(transcript(rules, wall, move('C4'))).toEqual(['refused: too-far']);
    expect(transcript(rules, holding(), move('D2'))).toEqual(['refused: too-far']);
    const edge = onField(
      {
        freya: { ...freya, at: 'A1', conditions: [newCondition('Grappling', { source: 'enemy' })] },
        enemy: { ...enemy, at: 'B1', conditions: [newCondition('Grappled', { source: 'freya' })] },
      },
      ['..', '..'],
    );
    expect(ways(edge).map(({ to }) => to)).toEqual(['A2']);
  });

  test('on another’s turn a step of an ability ends the hold, and can’t go to the held creature’s square', () => {
    const leap = { name: 'Leap', moves: true, spends: 'reaction points' };
    const fight = { ...holding({ abilities: [leap] }), turn: 2 };
    const step = (to: string) => ({ action: 'use', actor: 'freya', tool: 'Leap', to });
    expect(transcript(rules, fight, step('D3'))).toEqual(['refused: tile-taken']);
    const afterStep = next(rules, fight, step('C4'));
    expect([tileNameOf(afterStep, 'freya'), tileNameOf(afterStep, 'enemy')]).toEqual(['C4', 'D3']);
    expect(
      [...conditionsOf(afterStep, 'freya'), ...conditionsOf(afterStep, 'enemy')].filter((each) => each !== 'Facing'),
    ).toEqual([]);
  });

  test('it ends when the two leave the holder’s threat range', () => {
    const afterPush = next(
      rules,
      { ...holding(), turn: 2 },
      { action: 'push', actor: 'other', targets: ['enemy'] },
      ...[d(4, 4), d(4, 4), d(4, 1), d(4, 1)],
    );
    expect([tileNameOf(afterPush, 'enemy'), conditionsOf(afterPush, 'enemy').includes('Grappled')]).toEqual([
      'C4',
      true,
    ]);
    const afterTeleport = next(rules, holding(), (resolution) => {
      resolution.record({ type: 'placed', subject: 'enemy', before: 'D3', after: 'F3' });
      rules.settle(resolution);
    });
    expect([conditionsOf(afterTeleport, 'enemy'), conditionsOf(afterTeleport, 'freya')].flat()).not.toContain(
      'Grappled',
    );
    expect(conditionsOf(afterTeleport, 'freya')).not.toContain('Grappling');
  });
});

describe('Push on the map', () => {
  const push = { action: 'push', actor: 'freya', targets: ['enemy'] };
  const HOLD_DICE = [d(4, 4), d(4, 4), d(4, 1), d(4, 1)] as const;
  const pushLines = (from: string, to: string, more: Parameters<typeof onField>[2] = {}, rows = floor(8)) => {
    const sketches = {
      freya: { ...freya, at: from, weapons: [equippedWeapon('Glaive')] },
      enemy: { ...enemy, at: to },
    };
    return transcript(rules, onField(sketches, rows, more), push, ...HOLD_DICE);
  };

  test.each([
    ['C3', 'D3', 'D3 E3'],
    ['C3', 'D4', 'D4 E5'],
    ['C3', 'E4', 'E4 F5'],
    ['C3', 'E3', 'E3 F3'],
    ['C3', 'B2', 'B2 A1'],
  ])('from %s a creature at %s is moved one square in the attacker’s facing, toward it', (from, to, path) => {
    expect(pushLines(from, to)).toContain(`enemy moves ${path}: push`);
  });

  test('in the facing that the attacker keeps, if its auto-reaction is to stay', () => {
    const stays = { ...freya, at: 'C3', facing: 'north', standingOrders: { turning: 'stay' } } as const;
    const fight = onField({ freya: stays, enemy: { ...enemy, at: 'D3' } });
    expect(transcript(rules, fight, push, ...HOLD_DICE)).toContain('enemy moves D3 D2: push');
  });

  test('fails into a full square, at a wall and at the edge: the target stays', () => {
    const blockedFight = onField({
      freya: { ...freya, at: 'C3' },
      enemy: { ...enemy, at: 'D3' },
      suori: { at: 'E3' },
    });
    expect(tileNameOf(next(rules, blockedFight, push, ...HOLD_DICE), 'enemy')).toBe('D3');
    expect(transcript(rules, blockedFight, push, ...HOLD_DICE).at(-3)).toContain('the next square is occupied');
    expect(pushLines('A1', 'B1', {}, ['..#']).join()).toContain('push stopped');
    expect(pushLines('A1', 'B1', {}, ['..']).join()).toContain('no one can enter the next square');
  });

  test('one level down is a step; two levels down the target falls, and the GM says what that does', () => {
    const heights = (levels: string) => ({ heights: [levels] });
    expect(pushLines('A1', 'B1', heights('110'), ['...']).join()).not.toContain('falls');
    const fallLines = pushLines('A1', 'B1', heights('220'), ['...']);
    expect(fallLines).toContain('enemy moves B1 C1: push');
    expect(fallLines.join()).toContain('2 levels down');
    expect(fallLines.join()).not.toContain('takes');
  });

  test('draws no opportune strike, but is a move: a creature that had disengaged is threatened again', () => {
    const fight = onField({
      freya: { ...freya, at: 'C3', conditions: [newCondition('Disengaged')] },
      enemy: { ...enemy, at: 'D3' },
      suori: { at: 'D2' },
    });
    const after = next(rules, fight, push, ...HOLD_DICE);
    expect([conditionsOf(after, 'freya').includes('Disengaged'), value(after, 'suori', 'reaction points')]).toEqual([
      false,
      1,
    ]);
  });

  test('moves a large creature with all its squares', () => {
    const largeTarget = { ...enemy, at: 'B1', size: 'Large' };
    const fight = (rows: readonly string[]) => onField({ freya: { ...freya, at: 'A1' }, enemy: largeTarget }, rows);
    expect(transcript(rules, fight(['....', '....']), push, ...HOLD_DICE)).toContain('enemy moves B1 C1: push');
    expect(transcript(rules, fight(['....', '...#']), push, ...HOLD_DICE).join()).toContain('push stopped');
  });
});
