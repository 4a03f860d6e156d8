import { describe, expect, test } from 'vitest';
import { fieldOf, type Tile, tileNamed } from '../../../src/field/field.ts';
import { sightBetweenTiles } from '../../../src/field/sight.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import type { Encounter, PlayedField, Situation } from '../../../src/rules/core/encounter.ts';
import type { NamedPlace } from '../../../src/rules/core/field-rules.ts';
import { prepareIntent } from '../../../src/rules/core/play.ts';
import { chooseMove } from '../../../src/rules/core/tactics.ts';
import { CONDITIONS } from '../../../src/rules/sol/conditions.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol, Weapon } from '../../../src/rules/sol/sheet.ts';
import { play } from '../core/play.ts';
import { scriptedDice } from '../core/scripted-dice.ts';
import { transcript } from '../core/transcript.ts';
import { conditionFor, dice, type FighterSketch, fighting, knife, pistol } from './table.ts';

const enemy = { side: 'enemies' } as const;

/** A map, who stands where, and what else a test changes about the fight. */
interface FieldSetup {
  readonly rows: readonly string[];
  readonly heights?: readonly string[];
  readonly at: Readonly<Record<string, string>>;
  readonly more?: Partial<PlayedField>;
  readonly weapon?: Weapon;
  readonly thug?: FighterSketch;
  readonly bo?: FighterSketch;
}

/** Ana's turn, with Bo next to her, against Thug and Boss. Combatants without a square in `at` aren't on the map. */
function fightOnMap({ rows, heights, at, more, weapon = pistol, thug, bo }: FieldSetup): Encounter<Sol> {
  const encounter = fighting({ ana: { weapons: [weapon] }, bo: { ...bo }, thug: { ...enemy, ...thug }, boss: enemy });
  const field = { ground: fieldOf(rows, heights), standing: at, atDoors: [], words: [], look: {}, ...more };
  return { ...encounter, field };
}

/**
 * Why Ana's attack on Thug is refused. If the attack is possible, the modifiers to the number of dice with which Thug
 * defends, such as " +2 partial cover". With them, Thug has `pool` dice.
 */
function attackReasons(scene: FieldSetup, pool = 6, situation: Situation = {}): string {
  const intent = { action: 'attack', actor: 'ana', targets: ['thug'], situation } as const;
  const encounter = fightOnMap(scene);
  const startResult = prepareIntent(sol, encounter, intent);
  if (!startResult.ok) return startResult.why.type === 'rule' ? startResult.why.rule : JSON.stringify(startResult.why);
  const lines = transcript(sol, encounter, intent, ...dice(3, 0), ...dice(pool, 1));
  return / \+3 REA \+3 INT(.*) = 1 hits: failure$/.exec(lines[1] ?? '')?.[1] ?? lines.join('\n');
}

const open = ({ rows, at }: FieldSetup) =>
  sightBetweenTiles(fieldOf(rows), tileNamed(at.ana!) as Tile, tileNamed(at.thug!) as Tile).open;

describe('Concealment on a map', () => {
  const door = ['.....', '##.##', '.....'];
  const straightSetup = { rows: door, at: { ana: 'C1', thug: 'C3' } };
  const diagonal = { rows: door, at: { ana: 'A1', thug: 'E3' } };

  test('all 16 lines through a doorway: clear; none diagonally: concealed, and no target', () => {
    expect([open(straightSetup), attackReasons(straightSetup)]).toEqual([16, '']);
    expect([open(diagonal), attackReasons(diagonal)]).toEqual([0, 'sol/concealed']);
    expect(sol.actions.attack!.offers(fightOnMap(straightSetup), 'ana')?.targets).toEqual(['thug', 'boss', 'bo']);
    expect(sol.actions.attack!.offers(fightOnMap(diagonal), 'ana')?.targets).toEqual(['boss', 'bo']);
  });

  test('1, 15 and 16 lines change nothing; at 0 there is no target', () => {
    const rows = ['........', '........', '........', '####....', '........', '........'];
    const setupFrom = (ana: string) => ({ rows, at: { ana, thug: 'C1' } });
    expect(['D6', 'E6', 'G6', 'H6'].map((at) => open(setupFrom(at)))).toEqual([0, 1, 15, 16]);
    expect(['D6', 'E6', 'G6', 'H6'].map((at) => attackReasons(setupFrom(at)))).toEqual(['sol/concealed', '', '', '']);
  });

  test('a combatant with the condition is no target, whatever the lines', () => {
    expect(attackReasons({ ...straightSetup, thug: { conditions: [conditionFor('concealed')] } })).toBe(
      'sol/concealed',
    );
  });
});

describe('Cover on a map', () => {
  const rows = ['.......', '.......', '...o...', '.......', '.......'];
  const setupFrom = (ana: string, more: Partial<FieldSetup> = {}): FieldSetup => ({
    rows,
    at: { ana, thug: 'D2' },
    ...more,
  });
  const CRATE_COVER = ' +2 partial cover: the crate at D3';

  test('it needs lines from all four corners that cross a thing touching the target; from fewer there is none', () => {
    expect(attackReasons(setupFrom('A4'), 8)).toBe(CRATE_COVER);
    expect(attackReasons(setupFrom('D5'), 8)).toBe(CRATE_COVER);
    // At A3 and C3, the lines from some corners cross the crate, but not those from all four.
    expect(attackReasons(setupFrom('A3'))).toBe('');
    expect(attackReasons(setupFrom('C3'))).toBe('');
  });

  test('a thing that does not touch the target covers no one: attackers shoot over a crate in front of them', () => {
    const places = { ana: 'D5', thug: 'D1' };
    expect(attackReasons({ rows, at: places })).toBe('');
    expect(
      attackReasons(
        { rows: ['.......', '...o...', '.......', '.......', '...o...'], at: { ana: 'D4', thug: 'D1' } },
        8,
      ),
    ).toBe(' +2 partial cover: the crate at D2');
    expect(attackReasons({ rows: ['.', '.', '.', 'o', '.'], at: { ana: 'A5', thug: 'A1' } })).toBe('');
  });

  test('a crate that touches both covers both', () => {
    expect(attackReasons(setupFrom('D4'), 8)).toBe(CRATE_COVER);
    expect(attackReasons({ rows, at: { ana: 'D2', thug: 'D4' } }, 8)).toBe(CRATE_COVER);
  });

  test('low things are partial cover; high things, and walls that leave a line, good cover', () => {
    const high = (sign: string) => rows.map((row) => row.replace('o', sign));
    expect(attackReasons(setupFrom('D5', { rows: high('O') }), 10)).toBe(' +4 good cover: the pillar at D3');
    expect(attackReasons(setupFrom('C5', { rows: high('#') }), 10)).toBe(' +4 good cover: the wall at D3');
    expect(attackReasons(setupFrom('D5', { rows: high('#') }))).toBe('sol/concealed');
    expect(attackReasons(setupFrom('D5', { rows: high(',') }))).toBe('');
  });

  test('ground higher than both covers like a wall; ground as high as one of them does not', () => {
    const floor = rows.map((row) => row.replace('o', '.'));
    const heights = ['', '', '0001', '', ''];
    expect(attackReasons(setupFrom('C5', { rows: floor, heights }), 10)).toBe(' +4 good cover: the high ground at D3');
    expect(attackReasons(setupFrom('C5', { rows: floor, heights: ['', '0001', '0001', '', ''] }))).toBe('');
  });

  test('the best of several covers counts, taken cover included', () => {
    const rowsWithBoth = ['.......', '.......', '..oO...', '.......', '.......'];
    expect(attackReasons(setupFrom('C5', { rows: rowsWithBoth }), 10)).toBe(' +4 good cover: the pillar at D3');
    expect(attackReasons(setupFrom('D5', { thug: { conditions: [conditionFor('good cover')] } }), 10)).toBe(
      ' +4 good cover',
    );
    expect(attackReasons(setupFrom('D5', { thug: { conditions: [conditionFor('partial cover')] } }), 8)).toBe(
      CRATE_COVER,
    );
    expect(attackReasons(setupFrom('A3', { thug: { conditions: [conditionFor('partial cover')] } }), 8)).toBe(
      ' +2 partial cover',
    );
  });
});

describe('Declarations and the GM’s override on a map', () => {
  const rows = ['.......', '.......', '...o...', '.......', '.......'];
  const behindSetup = { rows, at: { ana: 'D5', thug: 'D2' } };

  test('what the map shows may be declared, and nothing else', () => {
    const refusalAgainst = (option: string, said: string, shows: string) =>
      JSON.stringify({ type: 'against-the-field', option, said, shows });
    expect(attackReasons(behindSetup, 8, { cover: 'partial', flanked: 'none' })).toBe(
      ' +2 partial cover: the crate at D3',
    );
    expect(attackReasons(behindSetup, 8, { cover: 'none' })).toBe(refusalAgainst('cover', 'none', 'partial'));
    expect(attackReasons(behindSetup, 8, { cover: 'concealed' })).toBe(refusalAgainst('cover', 'concealed', 'partial'));
    expect(attackReasons(behindSetup, 8, { flanked: 'flanked' })).toBe(refusalAgainst('flanked', 'flanked', 'none'));
    const flanked = { rows, at: { ana: 'D1', thug: 'D2', bo: 'D4' } };
    expect(attackReasons(flanked, 8, { flanked: 'none' })).toBe(refusalAgainst('flanked', 'none', 'flanked'));
  });

  test('if one of the two is not on the map, it is declared as without one', () => {
    const unplacedSetup = { rows, at: { ana: 'D5' } };
    expect(attackReasons(unplacedSetup)).toBe('');
    expect(attackReasons(unplacedSetup, 10, { cover: 'good' })).toBe(' +4 good cover');
    expect(attackReasons(unplacedSetup, 4, { flanked: 'flanked' })).toBe(' −2 flanked');
  });

  test('the GM’s word replaces what the map shows, with its reason, and only in what it says', () => {
    const word = (situation: Situation, why?: string) => ({
      ...behindSetup,
      more: { words: [{ actor: 'ana', target: 'thug', situation, ...(why !== undefined && { why }) }] },
    });
    expect(attackReasons(word({ cover: 'none' }))).toBe('');
    expect(attackReasons(word({ cover: 'concealed' }))).toBe('sol/concealed');
    expect(attackReasons(word({ cover: 'good' }, 'it is a tall one'), 10)).toBe(
      ' +4 good cover (GM’s ruling: “it is a tall one”)',
    );
    expect(attackReasons(word({ flanked: 'flanked' }), 6)).toBe(
      ' +2 partial cover: the crate at D3 −2 flanked (GM’s ruling)',
    );
  });

  test('cover is not taken on a map: it depends on where one stands', () => {
    const scene = fightOnMap(behindSetup);
    const coverResult = (who: string) =>
      prepareIntent(sol, { ...scene, turnOrder: [['ana', 'bo'], ['thug']] }, { action: 'take-cover', actor: who });
    expect(coverResult('ana')).toMatchObject({ ok: false, why: { rule: 'sol/cover-by-place' } });
    expect(coverResult('bo')).toMatchObject({ ok: true });
    expect(sol.actions['take-cover']!.offers(scene, 'ana')).toBeUndefined();
  });
});

describe('Flanked on a map', () => {
  const rows = Array.from({ length: 7 }, () => '.......');
  const aroundCorner = (ana: string, bo: string, more: Partial<FieldSetup> = {}): FieldSetup => ({
    rows,
    at: { ana, bo, thug: 'D4' },
    ...more,
  });
  const isFlanked = (scene: FieldSetup) =>
    sol.field!.situation!(fightOnMap(scene), 'ana', 'thug')?.flanked === 'flanked';

  test('a line between two enemies crosses the target: −2 dice, and the math names both', () => {
    expect(attackReasons(aroundCorner('D3', 'D5'), 4)).toBe(' −2 flanked: ana D3 and bo D5');
    expect(attackReasons(aroundCorner('D3', 'C3'))).toBe('');
  });

  test('at a right angle they flank too: 16 of the 28 pairs of squares that touch the target do', () => {
    expect(attackReasons(aroundCorner('D3', 'C4'), 4)).toBe(' −2 flanked: ana D3 and bo C4');
    const adjacentTiles = ['C3', 'D3', 'E3', 'C4', 'E4', 'C5', 'D5', 'E5'];
    const pairs = adjacentTiles.flatMap((one, index) =>
      adjacentTiles.slice(index + 1).map((other) => aroundCorner(one, other)),
    );
    expect(pairs).toHaveLength(28);
    expect(pairs.filter(isFlanked)).toHaveLength(16);
  });

  test('at any distance, whichever enemy attacks; once, even if three flank', () => {
    expect(attackReasons(aroundCorner('A4', 'G4'), 4)).toBe(' −2 flanked: ana A4 and bo G4');
    const scene = fightOnMap(aroundCorner('B5', 'C3'));
    const cy = { ...scene.combatants[1]!, id: 'cy', name: 'cy' };
    const third = (at: string): Encounter<Sol> => ({
      ...scene,
      combatants: [...scene.combatants, cy],
      field: { ...scene.field!, standing: { ...scene.field!.standing, cy: at } },
    });
    const names = (at: string) => sol.field!.situation!(third(at), 'ana', 'thug')?.reasons.map((why) => ({ ...why }));
    expect(names('D5')).toMatchObject([
      {
        id: 'flanked',
        by: [
          { who: 'bo', at: 'C3' },
          { who: 'cy', at: 'D5' },
        ],
      },
    ]);
    expect(names('G3')).toMatchObject([
      {
        by: [
          { who: 'ana', at: 'B5' },
          { who: 'cy', at: 'G3' },
        ],
      },
    ]);
  });

  test('not by an enemy who is down or does not see the target, nor past a wall', () => {
    expect(isFlanked(aroundCorner('D1', 'D7'))).toBe(true);
    expect(isFlanked(aroundCorner('D1', 'D7', { bo: { vitality: 'down' } }))).toBe(false);
    const walls = rows.map((row, y) => (y === 5 ? '#######' : row));
    expect(isFlanked(aroundCorner('D1', 'D7', { rows: walls }))).toBe(false);
  });

  test('not by friends of the target', () => {
    expect(isFlanked({ rows, at: { ana: 'D3', boss: 'D5', thug: 'D4' } })).toBe(false);
  });
});

describe('Within reach on a map', () => {
  const rows = ['.....', '.....', '.....'];
  const strikes = (thug: string, heights?: readonly string[]) =>
    attackReasons({ rows, at: { ana: 'A1', thug }, weapon: knife, ...(heights && { heights }) });

  test('a melee weapon reaches the squares that touch, diagonally and a level up too', () => {
    expect([strikes('B1'), strikes('B2'), strikes('C1'), strikes('C3')]).toEqual([
      '',
      '',
      'sol/out-of-reach',
      'sol/out-of-reach',
    ]);
    expect([strikes('B1', ['010']), strikes('B1', ['020'])]).toEqual(['', 'sol/out-of-reach']);
  });

  test('a ranged weapon reaches everyone in sight', () => {
    expect(attackReasons({ rows, at: { ana: 'A1', thug: 'E3' } })).toBe('');
  });

  test('the distance is told in meters, 2 a square', () => {
    const intent = { action: 'attack', actor: 'ana', targets: ['thug'] } as const;
    const attackAt = (thug: string) =>
      prepareIntent(sol, fightOnMap({ rows, at: { ana: 'A1', thug }, weapon: knife }), intent);
    expect(attackAt('E1')).toMatchObject({ why: { facts: { tool: 'Knife', target: 'thug', meters: 8 } } });
    expect(attackAt('D3')).toMatchObject({ why: { facts: { meters: 7 } } });
    expect(sol.field!.meters).toBe(2);
  });

  test('only targets within reach are offered, to each weapon its own', () => {
    const scene = fightOnMap({ rows, at: { ana: 'A1', thug: 'B1', boss: 'E1', bo: 'E3' } });
    const ways = sol.actions.attack!.ways!(scene, 'ana');
    expect(ways.map(({ tool = 'in hand', targets, situation }) => [tool, targets, situation])).toEqual([
      ['in hand', ['thug', 'boss', 'bo'], undefined],
      ['Fists', ['thug'], undefined],
    ]);
    const knives = fightOnMap({ rows, at: { ana: 'A1', thug: 'C1', boss: 'E1', bo: 'E3' }, weapon: knife });
    expect(sol.actions.attack!.offers(knives, 'ana')).toBeUndefined();
    expect(sol.actions.attack!.ways!(knives, 'ana')).toEqual([]);
  });

  test('the squares a held melee weapon reaches are those where someone can stand', () => {
    const scene = (weapon: Weapon) => fightOnMap({ rows: ['..#', '...', '...'], at: { ana: 'B2' }, weapon });
    expect(sol.field!.reach!(scene(knife), 'ana')).toEqual(['A1', 'B1', 'A2', 'C2', 'A3', 'B3', 'C3']);
    expect(sol.field!.reach!(scene(pistol), 'ana')).toEqual([]);
  });

  test('a medkit reaches oneself and the squares that touch', () => {
    const heals = (bo: string) => {
      const scene = fighting({ ana: { sheet: { medkit: 3 }, wounds: [1] }, bo: { wounds: [1] }, thug: enemy });
      const field = { ground: fieldOf(rows), standing: { ana: 'A1', bo }, atDoors: [], words: [], look: {} };
      const encounter = { ...scene, field };
      const offered = sol.actions.medkit!.offers(encounter, 'ana')?.targets;
      return [offered, prepareIntent(sol, encounter, { action: 'medkit', actor: 'ana', targets: ['bo'] })];
    };
    expect(heals('B2')).toEqual([['ana', 'bo'], { ok: true, value: expect.anything() }]);
    expect(heals('C2')).toEqual([['ana'], { ok: false, why: expect.objectContaining({ rule: 'sol/out-of-reach' }) }]);
  });
});

/** Ana's turn on a map. Combatants without a square in `at` aren't in the fight. */
function onGround(
  rows: readonly string[],
  at: Readonly<Record<string, string>>,
  some: Readonly<Record<string, FighterSketch>> = {},
  heights: readonly string[] = [],
): Encounter<Sol> {
  const sides: Readonly<Record<string, FighterSketch>> = { ana: {}, bo: {}, thug: enemy, boss: enemy };
  const sketches = Object.keys(at).map((id) => [id, { ...sides[id], ...some[id] }]);
  const field = { ground: fieldOf(rows, heights), standing: at, atDoors: [], words: [], look: {} };
  return { ...fighting(Object.fromEntries(sketches)), field };
}

const move = (to?: string) => ({ action: 'move', actor: 'ana', ...(to !== undefined && { to }) });

function moveResult(encounter: Encounter<Sol>, to?: string) {
  const startResult = prepareIntent(sol, encounter, move(to));
  return startResult.ok ? 'moves' : startResult.why;
}

describe('A move on a map', () => {
  test('goes 4 squares for an action point, and its path is told', () => {
    const scene = onGround(['......', '......'], { ana: 'A1', thug: 'F2' });
    expect(transcript(sol, scene, move('E1'))).toEqual([
      'ana spent action points 3 → 2 (move)',
      'ana moves A1 B1 C1 D1 E1',
    ]);
    expect(moveResult(scene, 'F1')).toEqual({ type: 'too-far', tile: 'F1', name: 'ana', left: 4, cost: 5 });
  });

  test('costs 2 for rough ground, water and a crate, and 1 more for a level up, none down', () => {
    const costOver = (rows: string, heights = '') => {
      const way = sol.field!.ways(onGround([rows], { ana: 'A1' }, {}, [heights]), 'ana').find(({ to }) => to === 'B1');
      return way?.cost;
    };
    expect(['..', '.,', '.~', '.o'].map((row) => costOver(row))).toEqual([1, 2, 2, 2]);
    expect(costOver('..', '01')).toBe(2);
    expect(costOver('..', '10')).toBe(1);
    expect(costOver('..', '02')).toBeUndefined();
  });

  test('passes friends and not enemies, and ends on no one', () => {
    expect(moveResult(onGround(['...'], { ana: 'A1', bo: 'B1' }), 'C1')).toBe('moves');
    expect(moveResult(onGround(['...'], { ana: 'A1', bo: 'B1' }), 'B1')).toMatchObject({
      type: 'tile-taken',
      name: 'bo',
    });
    const blockedMove = moveResult(onGround(['...'], { ana: 'A1', thug: 'B1' }), 'C1');
    expect(blockedMove).toEqual({ type: 'too-far', tile: 'C1', name: 'ana', left: 4 });
  });

  test('needs a destination: a square of the map', () => {
    const scene = onGround(['...'], { ana: 'A1' });
    expect(moveResult(scene)).toEqual({ type: 'where-to', name: 'ana' });
    expect(moveResult(scene, 'Z9')).toMatchObject({ type: 'no-tile' });
    expect(sol.actions.move!.offers(scene, 'ana')).toBeUndefined();
  });

  test('spoils the aim and leaves cover that was taken before', () => {
    const sketches = { ana: { conditions: [conditionFor('aiming', 2), conditionFor('good cover')] } };
    const result = play(sol, onGround(['...'], { ana: 'A1' }, sketches), move('B1'), scriptedDice([]));
    if (!result.ok) throw new Error(result.why.type);
    expect(result.value.after.combatants[0]!.conditions).toEqual([]);
    expect(result.value.after.field!.standing).toEqual({ ana: 'B1' });
  });

  test('is refused without points, and out of turn', () => {
    const scene = onGround(['...'], { ana: 'A1', thug: 'C1' }, { ana: { points: 0 } });
    expect(moveResult(scene, 'B1')).toMatchObject({ type: 'nothing-left', need: 1, left: 0 });
    expect(sol.field!.ways(scene, 'ana')).toEqual([]);
    expect(sol.field!.ways(onGround(['...'], { ana: 'A1', thug: 'C1' }), 'thug')).toEqual([]);
  });

  test('without a map needs no destination, and a square is refused', () => {
    const { field: _, ...without } = onGround(['...'], { ana: 'A1' });
    expect(moveResult(without)).toBe('moves');
    expect(moveResult(without, 'B1')).toEqual({ type: 'no-field' });
    expect(sol.actions.move!.offers(without, 'ana')).toEqual({});
    const aimResult = prepareIntent(sol, without, { action: 'aim', actor: 'ana', to: 'B1' });
    expect(aimResult).toMatchObject({ why: { rule: 'sol/no-use', facts: { option: 'to' } } });
  });
});

describe('Places worth going to', () => {
  const output = (scene: Encounter<Sol>) =>
    sol.field!.places(scene, 'ana').map(({ meaning, way }: NamedPlace) => {
      const targetText = 'target' in meaning ? ` ${meaning.target}` : 'behind' in meaning ? ` ${meaning.behind}` : '';
      return `${meaning.means}${targetText}: ${way.to}`;
    });

  test('with a blade: beside the nearest enemy, where they are flanked, and away', () => {
    const scene = onGround(
      ['.......', '.......', '.......'],
      { ana: 'C2', thug: 'E2', bo: 'F2' },
      { ana: { weapons: [knife] } },
    );
    expect(output(scene)).toEqual(['beside thug: D2', 'away: A2']);
    const adjacentFight = onGround(
      ['.......', '.......', '.......'],
      { ana: 'E1', thug: 'E2', bo: 'F1' },
      { ana: { weapons: [knife] } },
    );
    expect(output(adjacentFight)).toContain('behind thug: D2');
  });

  test('with a gun: in sight of an enemy, or nearer to one who is more than a move away', () => {
    const rows = ['..#..', '..#..', '.....'];
    expect(output(onGround(rows, { ana: 'A1', thug: 'E1' }))).toEqual(['in reach of thug: B3', 'nearer to thug: D3']);
    const longerMap = ['..#..', ...Array.from({ length: 6 }, () => '..#..'), '.....'];
    expect(output(onGround(longerMap, { ana: 'A1', thug: 'E1' }))).toEqual(['on the way to thug: B5']);
    expect(output(onGround(['.....'], { ana: 'A1', thug: 'E1' }))).toEqual(['beside thug: D1']);
  });

  test('in cover from the nearest enemy, and out of its sight', () => {
    const crate = ['......', '..o...', '......'];
    expect(output(onGround(crate, { ana: 'A1', thug: 'F2' }))).toContain('in cover C2: B2');
    const wall = ['......', '..##..', '..##..', '......'];
    expect(output(onGround(wall, { ana: 'A1', thug: 'F2' }))).toContain('out of sight of thug: A2');
  });

  test('beside a friend whom a medkit may help', () => {
    const medicAndWounded = { ana: { sheet: { medkit: 2 } }, bo: { wounds: [1] } } as const;
    expect(output(onGround(['........'], { ana: 'A1', bo: 'E1', thug: 'H1' }, medicAndWounded))).toContain(
      'beside bo: D1',
    );
  });

  test('are none without an enemy, and never two on one square', () => {
    expect(output(onGround(['...'], { ana: 'A1' }))).toEqual([]);
    const outputLines = output(onGround(['....', '.o..', '....'], { ana: 'A1', thug: 'D3', boss: 'D1', bo: 'C3' }));
    expect(new Set(outputLines.map((each) => each.split(': ')[1])).size).toBe(outputLines.length);
  });
});

describe('Autopilot on a map', () => {
  test('wary with a gun: goes into cover first, and shoots from there', () => {
    const rows = ['........', '..o.....', '........'];
    const wary = (ana: string) => chooseMove(sol, onGround(rows, { ana, thug: 'H2' }), 'ana', 'wary', seededChance(1));
    expect(wary('A2')).toEqual(move('B2'));
    expect(wary('B2')).not.toMatchObject({ action: 'move' });
  });

  const decides = (scene: Encounter<Sol>) => chooseMove(sol, scene, 'ana', 'fierce', seededChance(1));

  test('goes toward the nearest enemy out of its weapon’s reach, and attacks one within it', () => {
    const knifeFighter = { ana: { weapons: [knife] } };
    expect(decides(onGround(['........'], { ana: 'A1', thug: 'H1' }, knifeFighter))).toEqual(move('E1'));
    expect(decides(onGround(['........'], { ana: 'G1', thug: 'H1' }, knifeFighter))).toMatchObject({
      action: 'attack',
      targets: ['thug'],
    });
  });

  test('with a gun goes until it sees an enemy', () => {
    const rows = ['..#..', '..#..', '.....'];
    expect(decides(onGround(rows, { ana: 'A1', thug: 'E1' }))).toMatchObject({ action: 'move' });
    expect(decides(onGround(['.....'], { ana: 'A1', thug: 'E1' }))).not.toMatchObject({ action: 'move' });
  });
});

test('no two conditions have the same letter', () => {
  const letters = CONDITIONS.flatMap((name) => sol.field!.letter!(name) ?? []);
  expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  expect(new Set(letters).size).toBe(letters.length);
});
