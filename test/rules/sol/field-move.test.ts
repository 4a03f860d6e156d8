import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../../src/field/field.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import type { NamedPlace } from '../../../src/rules/core/field-rules.ts';
import { begin, play } from '../../../src/rules/core/play.ts';
import { tactic } from '../../../src/rules/core/tactics.ts';
import { CONDITIONS } from '../../../src/rules/sol/conditions.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Sol } from '../../../src/rules/sol/sheet.ts';
import { scriptedDice } from '../core/scripted-dice.ts';
import { transcript } from '../core/transcript.ts';
import { bearing, fighting, knife, type Some } from './table.ts';

const foe = { side: 'enemies' } as const;

/** Ana's turn on a field; who has no tile in `at` is not in the fight. */
function onGround(
  rows: readonly string[],
  at: Readonly<Record<string, string>>,
  some: Readonly<Record<string, Some>> = {},
  heights: readonly string[] = [],
): Encounter<Sol> {
  const sides: Readonly<Record<string, Some>> = { ana: {}, bo: {}, thug: foe, boss: foe };
  const who = Object.keys(at).map((id) => [id, { ...sides[id], ...some[id] }]);
  const field = { ground: fieldOf(rows, heights), standing: at, atDoors: [], words: [], look: {} };
  return { ...fighting(Object.fromEntries(who)), field };
}

const move = (to?: string) => ({ action: 'move', actor: 'ana', ...(to !== undefined && { to }) });

function refusal(encounter: Encounter<Sol>, to?: string) {
  const begun = begin(sol, encounter, move(to));
  return begun.ok ? 'moves' : begun.why;
}

describe('A move on a field', () => {
  test('goes 4 squares for an action point, and is told with its path', () => {
    const scene = onGround(['......', '......'], { ana: 'A1', thug: 'F2' });
    expect(transcript(sol, scene, move('E1'))).toEqual([
      'ana spent action points 3 → 2 (move)',
      'ana moves A1 B1 C1 D1 E1',
    ]);
    expect(refusal(scene, 'F1')).toEqual({ type: 'too-far', tile: 'F1', name: 'ana', left: 4, cost: 5 });
  });

  test('pays 2 for rough ground, water and a crate, and 1 more for a level up, none down', () => {
    const over = (rows: string, heights = '') => {
      const way = sol.field!.ways(onGround([rows], { ana: 'A1' }, {}, [heights]), 'ana').find(({ to }) => to === 'B1');
      return way?.cost;
    };
    expect(['..', '.,', '.~', '.o'].map((row) => over(row))).toEqual([1, 2, 2, 2]);
    expect(over('..', '01')).toBe(2);
    expect(over('..', '10')).toBe(1);
    expect(over('..', '02')).toBeUndefined();
  });

  test('goes past friends and not past foes, and ends on nobody', () => {
    expect(refusal(onGround(['...'], { ana: 'A1', bo: 'B1' }), 'C1')).toBe('moves');
    expect(refusal(onGround(['...'], { ana: 'A1', bo: 'B1' }), 'B1')).toMatchObject({ type: 'tile-taken', name: 'bo' });
    const past = refusal(onGround(['...'], { ana: 'A1', thug: 'B1' }), 'C1');
    expect(past).toEqual({ type: 'too-far', tile: 'C1', name: 'ana', left: 4 });
  });

  test('has to say where to, with a tile of the field', () => {
    const scene = onGround(['...'], { ana: 'A1' });
    expect(refusal(scene)).toEqual({ type: 'where-to', name: 'ana' });
    expect(refusal(scene, 'Z9')).toMatchObject({ type: 'no-tile' });
    expect(sol.actions.move!.offers(scene, 'ana')).toBeUndefined();
  });

  test('spoils the aim and leaves cover that was put on before', () => {
    const borne = { ana: { conditions: [bearing('aiming', 2), bearing('good cover')] } };
    const moved = play(sol, onGround(['...'], { ana: 'A1' }, borne), move('B1'), scriptedDice([]));
    if (!moved.ok) throw new Error(moved.why.type);
    expect(moved.value.after.combatants[0]!.conditions).toEqual([]);
    expect(moved.value.after.field!.standing).toEqual({ ana: 'B1' });
  });

  test('goes nowhere without points, and not where it is not one’s turn', () => {
    const scene = onGround(['...'], { ana: 'A1', thug: 'C1' }, { ana: { points: 0 } });
    expect(refusal(scene, 'B1')).toMatchObject({ type: 'nothing-left', need: 1, left: 0 });
    expect(sol.field!.ways(scene, 'ana')).toEqual([]);
    expect(sol.field!.ways(onGround(['...'], { ana: 'A1', thug: 'C1' }), 'thug')).toEqual([]);
  });

  test('without a field goes nowhere in particular, and a tile is refused', () => {
    const { field: _, ...without } = onGround(['...'], { ana: 'A1' });
    expect(refusal(without)).toBe('moves');
    expect(refusal(without, 'B1')).toEqual({ type: 'no-field' });
    expect(sol.actions.move!.offers(without, 'ana')).toEqual({});
    const aimed = begin(sol, without, { action: 'aim', actor: 'ana', to: 'B1' });
    expect(aimed).toMatchObject({ why: { rule: 'sol/no-use', facts: { option: 'to' } } });
  });
});

describe('Places worth going to', () => {
  const told = (scene: Encounter<Sol>) =>
    sol.field!.places(scene, 'ana').map(({ meaning, way }: NamedPlace) => {
      const about = 'whom' in meaning ? ` ${meaning.whom}` : 'behind' in meaning ? ` ${meaning.behind}` : '';
      return `${meaning.means}${about}: ${way.to}`;
    });

  test('with a blade: beside the nearest foe, where they are flanked, and away', () => {
    const scene = onGround(
      ['.......', '.......', '.......'],
      { ana: 'C2', thug: 'E2', bo: 'F2' },
      { ana: { weapons: [knife] } },
    );
    expect(told(scene)).toEqual(['beside thug: D2', 'away: A2']);
    const beside = onGround(
      ['.......', '.......', '.......'],
      { ana: 'E1', thug: 'E2', bo: 'F1' },
      { ana: { weapons: [knife] } },
    );
    expect(told(beside)).toContain('behind thug: D2');
  });

  test('with a gun: in sight of a foe, or nearer to one who is more than a move away', () => {
    const rows = ['..#..', '..#..', '.....'];
    expect(told(onGround(rows, { ana: 'A1', thug: 'E1' }))).toEqual(['in reach of thug: B3', 'nearer to thug: D3']);
    const longer = ['..#..', ...Array.from({ length: 6 }, () => '..#..'), '.....'];
    expect(told(onGround(longer, { ana: 'A1', thug: 'E1' }))).toEqual(['on the way to thug: B5']);
    expect(told(onGround(['.....'], { ana: 'A1', thug: 'E1' }))).toEqual(['beside thug: D1']);
  });

  test('in cover from the nearest foe, and out of its sight', () => {
    const crate = ['......', '..o...', '......'];
    expect(told(onGround(crate, { ana: 'A1', thug: 'F2' }))).toContain('in cover C2: B2');
    const wall = ['......', '..##..', '..##..', '......'];
    expect(told(onGround(wall, { ana: 'A1', thug: 'F2' }))).toContain('out of sight of thug: A2');
  });

  test('beside a friend whom a medkit may help', () => {
    const some = { ana: { sheet: { medkit: 2 } }, bo: { wounds: [1] } } as const;
    expect(told(onGround(['........'], { ana: 'A1', bo: 'E1', thug: 'H1' }, some))).toContain('beside bo: D1');
  });

  test('are none without a foe, and never two of one tile', () => {
    expect(told(onGround(['...'], { ana: 'A1' }))).toEqual([]);
    const all = told(onGround(['....', '.o..', '....'], { ana: 'A1', thug: 'D3', boss: 'D1', bo: 'C3' }));
    expect(new Set(all.map((each) => each.split(': ')[1])).size).toBe(all.length);
  });
});

describe('Who plays itself on a field', () => {
  test('with a gun and wary goes into cover first, and once there shoots', () => {
    const rows = ['........', '..o.....', '........'];
    const wary = (ana: string) => tactic(sol, onGround(rows, { ana, thug: 'H2' }), 'ana', 'wary', seededChance(1));
    expect(wary('A2')).toEqual(move('B2'));
    expect(wary('B2')).not.toMatchObject({ action: 'move' });
  });

  const decides = (scene: Encounter<Sol>) => tactic(sol, scene, 'ana', 'fierce', seededChance(1));

  test('goes towards the nearest foe whom its weapon does not reach, and strikes whom it reaches', () => {
    const some = { ana: { weapons: [knife] } };
    expect(decides(onGround(['........'], { ana: 'A1', thug: 'H1' }, some))).toEqual(move('E1'));
    expect(decides(onGround(['........'], { ana: 'G1', thug: 'H1' }, some))).toMatchObject({
      action: 'attack',
      targets: ['thug'],
    });
  });

  test('with a gun goes until it sees a foe', () => {
    const rows = ['..#..', '..#..', '.....'];
    expect(decides(onGround(rows, { ana: 'A1', thug: 'E1' }))).toMatchObject({ action: 'move' });
    expect(decides(onGround(['.....'], { ana: 'A1', thug: 'E1' }))).not.toMatchObject({ action: 'move' });
  });
});

test('no two conditions have one letter', () => {
  const letters = CONDITIONS.flatMap((name) => sol.field!.letter!(name) ?? []);
  expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  expect(new Set(letters).size).toBe(letters.length);
});
