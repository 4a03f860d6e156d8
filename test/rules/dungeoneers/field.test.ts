import { describe, expect, test } from 'vitest';
import { tileNamed } from '../../../src/field/field.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Situation } from '../../../src/rules/core/encounter.ts';
import { canStand } from '../../../src/rules/core/map-positions.ts';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { newCondition } from '../../../src/rules/dungeoneers/conditions.ts';
import {
  canReach,
  distance,
  isThreatened,
  positionOf,
  standsBehind,
  threatenersOf,
} from '../../../src/rules/dungeoneers/position.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { DungeoneersResolution, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { d, scriptedDice } from '../core/scripted-dice.ts';
import { after as next, playScripted, transcript } from '../core/transcript.ts';
import { floor, onField, tileNameOf } from './field-fight.ts';
import { conditionsOf, creatureOf, equippedWeapon, value } from './fight.ts';

const freya = { as: 'Freya' };
/** Two creatures on squares. The first one acts. */
const twoOnField = (
  one: string,
  other: string,
  more: { readonly rows?: readonly string[]; heights?: readonly string[] } = {},
) => onField({ freya: { ...freya, at: one }, enemy: { at: other } }, more.rows, more);

describe('Distance on the map', () => {
  test.each([
    ['B2', 'A1', 1, 'adjacent'],
    ['B2', 'C1', 1, 'adjacent'],
    ['B2', 'D2', 2, 'at reach'],
    ['B2', 'D4', 2, 'at reach'],
    ['B2', 'E2', 3, 'away'],
    ['B2', 'E5', 3, 'away'],
    ['A1', 'L12', 11, 'away'],
  ])('%s to %s is %i squares, diagonal or straight: %s', (one, other, tiles, stand) => {
    const fight = twoOnField(one, other);
    expect(distance(fight, 'freya', 'enemy').tiles).toBe(tiles);
    expect(positionOf(fight, 'freya', 'enemy')).toBe(stand);
  });

  test('a level of height is a square', () => {
    const distanceUp = (level: number) =>
      distance(twoOnField('A1', 'B1', { heights: [`0${level}0`] }), 'freya', 'enemy').tiles;
    expect([distanceUp(1), distanceUp(2), distanceUp(3)]).toEqual([1, 2, 3]);
  });

  test('goes from the nearest square of each, by size: sides of 1, 1, 1, 2, 3 and 4 squares', () => {
    const sizes = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Massive'] as const;
    const distanceFor = (size: string) =>
      distance(onField({ freya: { at: 'F1' }, enemy: { at: 'A1', size } }), 'freya', 'enemy').tiles;
    expect(sizes.map(distanceFor)).toEqual([5, 5, 5, 4, 3, 2]);
    expect(sizes.map((size) => rules.field!.side!(creatureOf(onField({ enemy: { size } }), 'enemy')))).toEqual([
      1, 1, 1, 2, 3, 4,
    ]);
  });

  test('off the map it is as without one, and creatures on the map have no recorded distances', () => {
    const fight = onField({ freya: { ...freya, at: 'A1' }, enemy: {}, other: { at: 'L1' } }, undefined, {
      positions: { 'enemy|freya': 'at reach', 'freya|other': 'adjacent' },
    });
    expect([positionOf(fight, 'freya', 'enemy'), positionOf(fight, 'freya', 'other')]).toEqual(['at reach', 'away']);
  });

  test('no distance is recorded when the rounds begin, even if a sheet says away', () => {
    const gathering = { phase: 'gathering', round: 0, turnOrder: [], turn: -1 } as const;
    const fight = onField({ freya: { ...freya, at: 'A1', starts: 'away' }, enemy: { at: 'B1' } }, undefined, gathering);
    const startedFight = next(rules, fight, (resolution) => rules.initiative(resolution));
    expect([startedFight.positions, positionOf(startedFight, 'freya', 'enemy')]).toEqual([{}, 'adjacent']);
  });
});

describe('Threat range on the map', () => {
  const glaive = { weapons: [equippedWeapon('Glaive')] };
  const isThreatenedAt = (enemy: object, tile: string) =>
    isThreatened(onField({ freya: { ...freya, at: tile }, enemy: { at: 'A1', ...enemy } }), 'freya');

  test.each([
    ['one of medium size', {}, 'B1', 'C1'],
    ['a long weapon', glaive, 'C1', 'D1'],
    ['a long weapon, diagonally', glaive, 'C3', 'D4'],
    ['the large, from its nearest square', { size: 'Large' }, 'C1', 'D1'],
    ['the huge, from its nearest square', { size: 'Huge' }, 'E1', 'F1'],
    ['the massive with a long weapon: 3, with no cut at 2', { size: 'Massive', ...glaive }, 'G1', 'H1'],
  ])('of %s', (_, enemy, last, beyond) => {
    expect([isThreatenedAt(enemy, last), isThreatenedAt(enemy, beyond)]).toEqual([true, false]);
  });

  test('needs a clear line: not through a wall, nor through a closed door', () => {
    const reachesAcross = (sign: string) => canReach(twoOnField('A1', 'C1', { rows: [`.${sign}.`] }), 'freya', 'enemy');
    const longReaches = (sign: string) =>
      canReach(onField({ freya: { at: 'A1', ...glaive }, enemy: { at: 'C1' } }, [`.${sign}.`]), 'freya', 'enemy');
    expect([reachesAcross('.'), longReaches('.'), longReaches('/'), longReaches('o')]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect([longReaches('#'), longReaches('+')]).toEqual([false, false]);
  });

  test('is what the map shows around a creature', () => {
    const fight = onField({ enemy: { at: 'A1', ...glaive } }, ['..#.', '....', '....', '....']);
    expect(rules.field!.reach!(fight, 'enemy')).toEqual(['A1', 'B1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3']);
  });
});

describe('Range and Toss on the map', () => {
  const canShoot = (weapon: string, tile: string, more: object = {}) => {
    const freyaHas = { ...freya, at: 'A1', power: 2, weapons: [equippedWeapon(weapon)], ...more };
    const fight = onField({ freya: freyaHas, enemy: { at: tile, reaction: 0 } });
    const intent = { action: 'attack', actor: 'freya', targets: ['enemy'], tool: weapon };
    return rules.actions.attack!.begin(fight, intent).ok;
  };

  test('Range 5 reaches squares 2 to 5, not 1, and not 6', () => {
    expect(['B1', 'C1', 'F6', 'G1'].map((tile) => canShoot('Hunting Bow', tile))).toEqual([false, true, true, false]);
  });

  test('Range 5 of the huge reaches squares 3 to 5, because it threatens 2', () => {
    const hugeSketch = { size: 'Huge' };
    expect(['E1', 'F1', 'H1', 'I1'].map((tile) => canShoot('Hunting Bow', tile, hugeSketch))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('Toss reaches power plus threat range: with power 2 squares 1 to 3, not 4', () => {
    expect(['B1', 'D4', 'E1'].map((tile) => canShoot('Dagger', tile))).toEqual([true, true, false]);
  });

  test('no one attacks or casts past a wall', () => {
    const casts = { ...freya, at: 'A1', weapons: [equippedWeapon('Hunting Bow')], spells: [ember] };
    const fight = onField({ freya: casts, enemy: { at: 'E1' } }, ['..#..']);
    const act = (action: string, tool: string) => ({ action, actor: 'freya', targets: ['enemy'], tool });
    expect(transcript(rules, fight, act('attack', 'Hunting Bow'))).toEqual(['refused: dungeoneers/no-open-line']);
    expect(transcript(rules, fight, act('cast', 'Ember'))).toEqual(['refused: dungeoneers/no-open-line']);
    expect([rules.actions.attack!.offers(fight, 'freya'), rules.actions.cast!.offers(fight, 'freya')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

const ember = { name: 'Ember', inscribed: 'cantrip', cost: 0, step: 'attack', range: 6, wounds: 1 };

describe('Behind on the map', () => {
  const standsBehindAt = (tile: string) =>
    standsBehind(onField({ freya: { ...freya, at: tile }, enemy: { at: 'H8', facing: 'east' } }), 'freya', 'enemy');

  test('is the opposite one of eight directions: of a creature at H8 facing east G8 and C10, not G7 and C11', () => {
    expect(['G8', 'C8', 'C10', 'C6'].map(standsBehindAt)).toEqual([true, true, true, true]);
    expect(['G7', 'G9', 'C11', 'C5', 'H7', 'I8'].map(standsBehindAt)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('of a creature that faces diagonally it is the opposite corner', () => {
    const isBehindAt = (tile: string) =>
      standsBehind(
        onField({ freya: { ...freya, at: tile }, enemy: { at: 'E5', facing: 'south-west' } }),
        'freya',
        'enemy',
      );
    expect(['F4', 'G3', 'G4', 'H4', 'F5', 'E4'].map(isBehindAt)).toEqual([true, true, true, false, false, false]);
  });

  test('of a large creature it is the whole opposite side', () => {
    const enemy = { at: 'E5', size: 'Large', facing: 'east' } as const;
    const isBehindFrom = (tile: string) =>
      standsBehind(onField({ freya: { ...freya, at: tile }, enemy }), 'freya', 'enemy');
    expect(['D5', 'D6', 'D4', 'D7'].map(isBehindFrom)).toEqual([true, true, false, false]);
  });

  test('a creature that has not turned yet faces the nearest one of another side', () => {
    const fight = onField({ enemy: { at: 'E5' }, freya: { at: 'E3' }, suori: { at: 'H5' }, skeleton: { at: 'D5' } });
    const startedFight = next(rules, { ...fight, turn: 1 }, { action: 'drop-prone', actor: 'freya' });
    expect(['enemy', 'freya', 'suori'].map((id) => rules.field!.facing!(creatureOf(startedFight, id)))).toEqual([
      'north',
      'south',
      'west',
    ]);
  });

  test('no facing is kept of a creature off the map', () => {
    const fight = twoOnField('A1', 'B1');
    const afterProne = next(rules, fight, { action: 'drop-prone', actor: 'freya' });
    const withoutMap = carryOut(rules, afterProne, { type: 'field' }, scriptedDice([]));
    if (!withoutMap.ok) throw new Error('refused');
    expect([creatureOf(afterProne, 'freya').own, creatureOf(withoutMap.value.after as Fight, 'freya').own]).toEqual([
      { facing: 'east' },
      {},
    ]);
  });
});

describe('The situation on the map', () => {
  const attack = { action: 'attack', actor: 'freya', targets: ['enemy'] };
  const behindFight = onField({ freya: { ...freya, at: 'G8' }, enemy: { at: 'H8', facing: 'east', naturalArmor: 20 } });
  const dice = [d(4, 1), d(4, 1), d(4, 4), d(8, 2), d(6, 1), d(6, 1)] as const;

  test('is computed, and the math names the squares', () => {
    expect(transcript(rules, behindFight, attack, ...dice)).toContain(
      'freya → enemy, attack with Mace: [1 1] = 2 vs [4] −2 from behind (the target at H8 faces east, away from G8) 1d8 = 2: hit',
    );
    expect(rules.field!.situation!(behindFight, 'freya', 'enemy')).toMatchObject({ range: '1 tile', behind: true });
    expect(rules.field!.situation!(twoOnField('A1', 'C1'), 'freya', 'enemy')).toEqual({
      range: '2 tiles',
      behind: false,
      reasons: [],
    });
  });

  test('may be declared as it is, and is refused if the map shows otherwise', () => {
    const bow = { ...freya, at: 'A1', weapons: [equippedWeapon('Hunting Bow')] };
    const fight = onField({ freya: bow, enemy: { at: 'D1', facing: 'west' } });
    const resultWith = (situation: Situation) => {
      const startResult = rules.actions.attack!.begin(fight, { ...attack, situation });
      return startResult.ok ? 'fine' : startResult.why;
    };
    expect(['3', '3 tiles', 'away'].map((range) => resultWith({ range }))).toEqual(['fine', 'fine', 'fine']);
    expect(resultWith({ behind: false })).toBe('fine');
    expect(resultWith({ range: '2' })).toEqual({
      type: 'against-the-field',
      option: 'range',
      said: '2',
      shows: { tiles: 3 },
    });
    expect(resultWith({ range: 'adjacent' })).toMatchObject({ type: 'against-the-field' });
    expect(resultWith({ behind: true })).toEqual({
      type: 'against-the-field',
      option: 'behind',
      said: true,
      shows: { facing: 'west' },
    });
  });

  const withOverride = (fight: Fight, situation: Situation, why?: string) => {
    const deed = { type: 'overrule', actor: 'freya', target: 'enemy', situation, ...(why && { why }) } as const;
    const result = carryOut(rules, fight, deed, scriptedDice([]));
    if (!result.ok || result.value.type !== 'done') throw new Error('refused');
    return result.value.after as Fight;
  };

  test('is what the GM says if there is an override, and the math says so', () => {
    const frontFight = onField({
      freya: { ...freya, at: 'I8' },
      enemy: { at: 'H8', facing: 'east', naturalArmor: 20 },
    });
    const overruledFight = withOverride(frontFight, { behind: true }, 'it looks up');
    expect(transcript(rules, overruledFight, attack, ...dice)).toContain(
      'freya → enemy, attack with Mace: [1 1] = 2 vs [4] −2 from behind (GM’s ruling: “it looks up”) 1d8 = 2: hit',
    );
    expect(standsBehind(withOverride(behindFight, { behind: false }), 'freya', 'enemy')).toBe(false);
  });

  test.each([
    ['adjacent', 1, true],
    ['at reach', 2, false],
    ['4', 4, false],
  ])('a range that the GM sets to “%s” counts as %i squares', (range, tiles, isReached) => {
    const fight = withOverride(twoOnField('A1', 'L12'), { range });
    expect([distance(fight, 'freya', 'enemy').tiles, canReach(fight, 'freya', 'enemy')]).toEqual([tiles, isReached]);
    expect(distance(fight, 'enemy', 'freya').tiles).toBe(11);
  });

  test('the GM can’t set two adjacent that the map shows apart', () => {
    const placeAtReach = { action: 'place', actor: 'freya', targets: ['enemy'], manner: 'at reach' };
    expect(transcript(rules, behindFight, placeAtReach)).toEqual(['refused: dungeoneers/stands-on-field']);
    expect(rules.actions.place!.offers(behindFight, 'freya')).toBeUndefined();
  });

  test('need not be chosen in a menu: each weapon lists those in its reach', () => {
    const armedSketch = { ...freya, at: 'A1', weapons: [equippedWeapon('Mace'), equippedWeapon('Sling')] };
    const fight = onField({ freya: armedSketch, enemy: { at: 'B1' }, other: { at: 'D1' }, skeleton: { at: 'J1' } });
    const ways = rules.actions.attack!.ways!(fight, 'freya');
    expect(ways.map(({ tool, targets, situation }) => [tool, targets, situation])).toEqual([
      ['Mace', ['enemy'], undefined],
      ['Sling', ['other'], undefined],
      ['Improvised', ['enemy'], undefined],
    ]);
  });
});

describe('Sharing a square', () => {
  const share = (ids: readonly string[], size: string) => {
    const otherSketches = ids.map((each, index) => [`s${index}`, { at: 'B1', size: each }] as const);
    const fight = onField({ freya: { at: 'A1', size }, ...Object.fromEntries(otherSketches) }, floor(3));
    return canStand(rules, fight, creatureOf(fight, 'freya'), tileNamed('B1')!);
  };

  test('four Tiny, not five; two Small, not three; a Small and two Tiny; no one with the Medium', () => {
    expect([share(['Tiny', 'Tiny', 'Tiny'], 'Tiny'), share(['Tiny', 'Tiny', 'Tiny', 'Tiny'], 'Tiny')]).toEqual([
      true,
      false,
    ]);
    expect([share(['Small'], 'Small'), share(['Small', 'Small'], 'Small')]).toEqual([true, false]);
    expect([share(['Small', 'Tiny'], 'Tiny'), share(['Small', 'Tiny', 'Tiny'], 'Tiny')]).toEqual([true, false]);
    expect([share(['Medium'], 'Tiny'), share(['Tiny'], 'Medium')]).toEqual([false, false]);
  });

  test('those who share one are adjacent, and neither is behind the other', () => {
    const fight = onField({ freya: { at: 'A1', size: 'Tiny' }, enemy: { at: 'A1', size: 'Tiny', facing: 'east' } });
    expect([canReach(fight, 'freya', 'enemy'), standsBehind(fight, 'freya', 'enemy')]).toEqual([true, false]);
    const lines = transcript(
      rules,
      fight,
      { action: 'attack', actor: 'freya', targets: ['enemy'] },
      ...[d(4, 1), d(4, 4)],
    );
    expect(lines.join()).not.toContain('from behind');
  });
});

// The book's examples of movement and facing, played on a map.

const skeleton = { as: 'Skeleton' };
const goblin = { as: 'Goblin' };
const move = (to: string) => ({ action: 'move', actor: 'freya', to });
const disengage = { action: 'disengage', actor: 'freya' };
const faces = (fight: Fight, id: string) => rules.field!.facing!(creatureOf(fight, id));

describe('Disengage', () => {
  const adjacentFight = onField({
    freya: { ...freya, at: 'C3', facing: 'west', standingOrders: { turning: 'stay' } },
    skeleton: { ...skeleton, at: 'B3', facing: 'east' },
  });

  test('one who moves outside of the threat range is struck, before leaving the square', () => {
    expect(transcript(rules, adjacentFight, move('D3'), d(8, 8), d(4, 1), d(4, 1), d(4, 4), d(4, 4))).toEqual([
      'freya spent movement points 1 → 0 (move)',
      'skeleton spent reaction points 1 → 0 (opportune strike)',
      'skeleton → freya, attack with Bone Blade: [8] = 8 vs [1 1] = 2: hit',
      'skeleton → freya, pierce with Bone Blade: [4 4] = 8 vs armor value (1 Leather + 1 Boots) 2: pierces',
      'freya takes 1 slashing (Bone Blade): +1 Bone Blade = 1; stress 0 → 1',
      'freya moves C3 D3',
    ]);
  });

  test('disengaged, she moves once and is not struck', () => {
    const afterDisengage = next(rules, adjacentFight, disengage);
    expect([isThreatened(adjacentFight, 'freya'), isThreatened(afterDisengage, 'freya')]).toEqual([true, false]);
    expect(transcript(rules, afterDisengage, move('D3'))).toEqual([
      'freya spent movement points 1 → 0 (move)',
      'freya moves C3 D3',
      'freya loses Disengaged (someone moved)',
    ]);
  });

  /** A corridor with a niche, where the goblin stands. */
  const corridor = onField(
    {
      freya: { ...freya, at: 'C2', facing: 'west', movement: 3, standingOrders: { turning: 'stay' } },
      skeleton: { ...skeleton, at: 'B2', facing: 'east' },
      goblin: { ...goblin, at: 'D1', facing: 'south' },
    },
    ['###.###', '.......'],
  );
  const GOBLIN_MISS_DICE = [d(8, 1), d(8, 1), d(4, 4), d(4, 4)] as const;

  test('disengaged, she moves, is threatened again, and is struck by the second as she moves on', () => {
    const afterMove = next(rules, next(rules, corridor, disengage), move('D2'));
    expect(threatenersOf(afterMove, 'freya').map(({ id }) => id)).toEqual(['goblin']);
    expect(isThreatened(afterMove, 'freya')).toBe(true);
    const second = transcript(rules, afterMove, move('F2'), ...GOBLIN_MISS_DICE);
    expect(second).toContain('goblin spent reaction points 1 → 0 (opportune strike)');
  });

  test('it is the same if all of it is one path: each square is a move', () => {
    expect(transcript(rules, next(rules, corridor, disengage), move('F2'), ...GOBLIN_MISS_DICE)).toEqual([
      'freya spent movement points 3 → 0 (move)',
      'freya moves C2 D2',
      'freya loses Disengaged (someone moved)',
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

  test('1 movement point is 1 square; sprinting gives 2 more, so 3 squares', () => {
    const longestWay = (fight: Fight) => Math.max(...rules.field!.ways(fight, 'freya').map(({ cost }) => cost));
    expect([longestWay(start), longestWay(next(rules, start, { action: 'sprint', actor: 'freya' }))]).toEqual([1, 3]);
  });

  test('standing up costs the only point, and then there is none to move', () => {
    const proneFight = onField({ freya: { ...freya, at: 'A1', conditions: [newCondition('Prone')] }, skeleton });
    const afterStanding = next(rules, proneFight, { action: 'stand', actor: 'freya' });
    expect([conditionsOf(afterStanding, 'freya').includes('Prone'), rules.field!.ways(afterStanding, 'freya')]).toEqual(
      [false, []],
    );
  });

  test('two squares apart no one is threatened; one step, and both are', () => {
    const fightApart = onField({ freya: { ...freya, at: 'A1' }, skeleton: { ...skeleton, at: 'C1' } });
    const afterMove = next(rules, fightApart, move('B1'));
    expect(
      [fightApart, afterMove].map((fight) => [isThreatened(fight, 'freya'), isThreatened(fight, 'skeleton')]),
    ).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('Grapple', () => {
  test('the grappling creature moves, and the grappled one makes the same move', () => {
    const fight = onField({
      freya: { ...freya, at: 'C3', movement: 2 },
      skeleton: { ...skeleton, at: 'D3', facing: 'west' },
    });
    const seize = { action: 'grapple', actor: 'freya', targets: ['skeleton'] };
    const afterGrapple = next(rules, fight, seize, d(4, 3), d(4, 1), d(4, 2), d(4, 2));
    expect([conditionsOf(afterGrapple, 'freya')[1], conditionsOf(afterGrapple, 'skeleton')[1]]).toEqual([
      'Grappling',
      'Grappled',
    ]);
    expect(value(afterGrapple, 'freya', 'movement points')).toBe(1);
    const afterDrag = next(rules, afterGrapple, move('B4'));
    expect([tileNameOf(afterDrag, 'freya'), tileNameOf(afterDrag, 'skeleton')]).toEqual(['B4', 'C4']);
    expect(value(afterDrag, 'freya', 'reaction points')).toBe(1);
  });
});

describe('Push', () => {
  const end = (id: string) => (resolution: DungeoneersResolution) => endTurn(resolution, rules, id);

  test('Suori’s readied push, right before Ulfarmi’s turn, moves him one square in her facing', () => {
    const fight = onField({
      suori: { as: 'Suori', initiative: 9, at: 'C3', facing: 'north' },
      ulfarmi: { as: 'Ulfarmi', side: 'enemies', initiative: 5, at: 'D4', facing: 'north-west' },
    });
    const ready = { action: 'ready', actor: 'suori', targets: ['ulfarmi'], tool: 'push', manner: 'before' };
    const afterReady = next(rules, fight, ready);
    const dice = [d(4, 4), d(4, 4), d(4, 4), d(4, 1), d(4, 1)];
    const result = playScripted(rules, afterReady, end('suori'), dice, ['Ulfarmi']);
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    const after = result.value.after as Fight;
    expect([tileNameOf(after, 'suori'), tileNameOf(after, 'ulfarmi')]).toEqual(['C3', 'E5']);
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
  const frontFight = onField({ freya: caster, enemy: { ...target, facing: 'west' } });
  const behindFight = onField({ freya: caster, enemy: { ...target, facing: 'east' } });
  const act = (action: string, tool?: string) => ({
    action,
    actor: 'freya',
    targets: ['enemy'],
    ...(tool && { tool }),
  });
  const MISS_DICE = [d(4, 1), d(4, 4)];

  test.each([
    ['attack', act('attack'), [d(4, 1)]],
    ['grapple', act('grapple'), [d(4, 1)]],
    ['push', act('push'), [d(4, 1)]],
    ['spell attack', act('cast', 'Ember'), [d(4, 1)]],
  ])(
    '%s: she faces her target before it begins; 1d8 less to dodge if she is opposite of its facing',
    (name, intent, own) => {
      const frontTranscript = transcript(rules, frontFight, intent, ...own, d(4, 4));
      expect(frontTranscript[frontTranscript.findIndex((each) => each.includes('→ enemy,')) - 1]).toBe(
        'freya: facing north → east',
      );
      expect(frontTranscript.join()).toContain('= 1 vs [4] = 4');
      const behindLines = transcript(rules, behindFight, intent, ...own, d(4, 4), d(8, 1));
      expect(behindLines.join(), name).toContain(
        '= 1 vs [4] −1 from behind (the target at E4 faces east, away from D4) 1d8 = 3',
      );
    },
  );

  test('in a save, which has no dodge dice, nothing is subtracted', () => {
    expect(transcript(rules, behindFight, act('cast', 'Rime'), ...MISS_DICE).join()).toContain('= 1 vs [4] = 4');
  });

  test('in the escape from a grapple no one is behind', () => {
    const grappledFight = onField({
      enemy: { ...target, facing: 'east', conditions: [newCondition('Grappled', { source: 'freya' })] },
      freya: { ...caster, conditions: [newCondition('Grappling', { source: 'enemy' })] },
    });
    expect(
      transcript(rules, grappledFight, { action: 'disengage', actor: 'enemy' }, d(4, 1), d(4, 4)).join(),
    ).not.toContain('behind');
  });

  test('a move turns her toward the square', () => {
    const fight = onField(
      { freya: { ...freya, at: 'B2', facing: 'west', movement: 2 }, skeleton: { ...skeleton, at: 'H8' } },
      floor(8),
    );
    expect(faces(next(rules, fight, move('D2')), 'freya')).toBe('east');
    expect(faces(next(rules, fight, move('C3')), 'freya')).toBe('south-east');
  });
});
