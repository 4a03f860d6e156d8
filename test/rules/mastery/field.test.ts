import { expect, test } from 'vitest';
import { fieldOf } from '../../../src/field/field.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import { type Encounter, STYLES } from '../../../src/rules/core/encounter.ts';
import { offersOf, prepareIntent } from '../../../src/rules/core/play.ts';
import { chooseMove } from '../../../src/rules/core/tactics.ts';
import { CONDITIONS } from '../../../src/rules/mastery/names.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import type { Mastery } from '../../../src/rules/mastery/sheet.ts';
import { play } from '../core/play.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { attackBy, between } from './fight.ts';

const bout = between({ ana: { side: 'players' }, bo: { side: 'players' }, thug: { side: 'enemies' } });

function fightOnMap(rows: readonly string[], places: Readonly<Record<string, string>>): Encounter<Mastery> {
  return { ...bout, field: { ground: fieldOf(rows), standing: places, atDoors: [], words: [], look: {} } };
}

const move = (to: string) => ({ action: 'move', actor: 'ana', to });

test('a map changes no number: an attack has the same events as without one, past walls and at any distance', () => {
  const walls = ['..#..', '..#..', '.o#..'];
  const events = (encounter: Encounter<Mastery>) => {
    const result = play(mastery, encounter, attackBy('ana', 'thug'), seededDice(3));
    return result.ok ? result.value.events : result.why;
  };
  const distantFight = fightOnMap(walls, { ana: 'A1', bo: 'A2', thug: 'E3' });
  expect(events(distantFight)).toEqual(events(bout));
  expect(events(fightOnMap(walls, { ana: 'D2', bo: 'E1', thug: 'E2' }))).toEqual(events(bout));
});

test('a fighter goes as far as a path leads, for free and repeatedly, on its own turn', () => {
  const scene = fightOnMap(['........', '.######.', '........'], { ana: 'A1', bo: 'C1', thug: 'H3' });
  const result = play(mastery, scene, move('G3'), seededDice(1));
  if (!result.ok) throw new Error(result.why.type);
  expect(result.value.events.map(({ type }) => type)).toEqual(['declared', 'moved']);
  expect(result.value.after.field!.standing.ana).toBe('G3');
  expect(result.value.after.combatants).toEqual(scene.combatants);
  expect(prepareIntent(mastery, result.value.after, move('A1')).ok).toBe(true);
  expect(prepareIntent(mastery, scene, { ...move('A2'), actor: 'bo' })).toMatchObject({
    why: { type: 'not-your-turn' },
  });
});

test('no one goes through an enemy or a wall, and without a map there is nowhere to go', () => {
  const scene = fightOnMap(['....#.'], { ana: 'A1', thug: 'C1' });
  expect(prepareIntent(mastery, scene, move('B1')).ok).toBe(true);
  expect(prepareIntent(mastery, scene, move('D1'))).toMatchObject({ why: { type: 'too-far' } });
  expect(prepareIntent(mastery, bout, move('B1'))).toMatchObject({ why: { type: 'no-field' } });
  expect(offersOf(mastery, bout, 'ana', 'move')).toBeUndefined();
});

test('paths are computed once for a state of the encounter, and anew when someone has moved', () => {
  const scene = fightOnMap(['....'], { ana: 'A1', thug: 'D1' });
  const ways = mastery.field!.ways(scene, 'ana');
  expect(mastery.field!.ways(scene, 'ana')).toBe(ways);
  const result = play(mastery, scene, move('B1'), seededDice(1));
  expect(result.ok && mastery.field!.ways(result.value.after, 'ana').map(({ to }) => to)).toEqual(['C1', 'A1']);
});

test('places are beside the nearest enemy, out of its sight, and away', () => {
  const scene = fightOnMap(['.......', '...#...', '.......'], { ana: 'C1', thug: 'G1' });
  expect(mastery.field!.places(scene, 'ana').map(({ meaning, way }) => `${meaning.means}: ${way.to}`)).toEqual([
    'beside: F1',
    'out of sight of: A3',
    'away: A2',
  ]);
});

test.each(STYLES)('on autopilot a fighter goes to the nearest enemy first, then acts: %s', (style) => {
  const decides = (at: string) =>
    chooseMove(mastery, fightOnMap(['.......'], { ana: at, thug: 'G1' }), 'ana', style, seededChance(5));
  expect(decides('A1')).toEqual(move('F1'));
  expect(decides('F1')).not.toMatchObject({ action: 'move' });
});

test('no two conditions have the same letter', () => {
  const letters = CONDITIONS.map((name) => mastery.field!.letter!(name));
  expect(new Set(letters).size).toBe(CONDITIONS.length);
});
