import { describe, expect, test } from 'vitest';
import { fieldOf, tileName } from '../../../src/field/field.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { pathTo, waysOf } from '../../../src/rules/core/field-moves.ts';
import type { FieldRules } from '../../../src/rules/core/field-rules.ts';
import { pathToward, placeToward } from '../../../src/rules/core/visible-state.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../../embeds/random-fight.ts';

const rules = rulesNamed('tdgs')!;
const emptyFight = openingEncounter(rules);
const MOVEMENT_POINTS = 3;
const field: FieldRules = {
  ways: (encounter, actor) =>
    waysOf({}, encounter, encounter.combatants.find(({ id }) => id === actor)!, { points: MOVEMENT_POINTS }).map(
      (way) => ({
        to: tileName(way.to),
        path: way.path.map(tileName),
        cost: way.points,
        strikes: [],
        intent: { action: 'move', actor, to: tileName(way.to) },
      }),
    ),
  places: () => [],
};

function encounterOnMap(rows: readonly string[], at: Readonly<Record<string, string>>): Encounter {
  const [archetype] = rules.archetypes;
  const combatants = Object.keys(at).map((name) => premadeCombatant(rules, archetype!.name, emptyFight, { name }));
  return {
    ...emptyFight,
    combatants,
    field: { ground: fieldOf(rows), standing: at, atDoors: [], words: [], look: {} },
  };
}

describe('the path toward a combatant', () => {
  const destination = (rows: readonly string[], at: Readonly<Record<string, string>>) =>
    pathToward({ field }, encounterOnMap(rows, at), 'ana', 'bo')?.to;

  test('ends where the shortest walk is left, even if it is farther in a straight line', () => {
    expect(destination(['........'], { ana: 'A1', bo: 'H1' })).toBe('D1');
    const wallRows = ['....#...', '..#.#...', '..#.#...', '..#.....'];
    expect(destination(wallRows, { ana: 'D1', bo: 'F1' })).toBe('D4');
  });

  test('doesn’t exist without a map, or if nothing leads nearer', () => {
    expect(destination(['..#..'], { ana: 'A1', bo: 'E1' })).toBeUndefined();
    expect(destination(['.....'], { ana: 'B1', bo: 'C1' })).toBeUndefined();
    expect(pathToward({ field }, emptyFight, 'ana', 'bo')).toBeUndefined();
  });

  test('goes as far as it can if others block every path', () => {
    expect(destination(['.......'], { ana: 'A1', cy: 'D1', bo: 'G1' })).toBe('C1');
  });

  test('ignores rough ground that is left behind: no square beside it is nearer', () => {
    const places = { ana: 'A1', cy: 'B1', dee: 'B2', bo: 'C1' };
    expect(destination([',..', '...'], places)).toBeUndefined();
    expect(destination(['...', '...'], places)).toBeUndefined();
  });
});

describe('the place toward a combatant', () => {
  const place = (rows: readonly string[], at: Readonly<Record<string, string>>) => {
    const encounter = encounterOnMap(rows, at);
    const way = placeToward({}, encounter, 'ana', 'bo', field.ways(encounter, 'ana'));
    return way && `${way.meaning.means} ${way.way.to}`;
  };

  test('is nearer in squares too', () => {
    expect(place(['........'], { ana: 'A1', bo: 'H1' })).toBe('nearer to D1');
  });

  test('otherwise it is on the way, and is called that', () => {
    const wallRows = ['....#...', '..#.#...', '..#.#...', '..#.....'];
    expect(place(wallRows, { ana: 'D1', bo: 'F1' })).toBe('on the way to D4');
  });
});

describe('the path to a square', () => {
  const encounter = encounterOnMap(['....,..#', '.......#'], { ana: 'A1', bo: 'B2' });
  const pathToTile = (tile: string | undefined) => {
    const path = pathTo({}, encounter, encounter.combatants[0]!, tile, { points: MOVEMENT_POINTS });
    return path.ok ? path.value.points : path.why;
  };

  test('is as long as the points allow, and not a square longer', () => {
    expect(pathToTile('D1')).toBe(3);
    expect(pathToTile(' d 1 ')).toBe(3);
    expect(pathToTile('E2')).toEqual({ type: 'too-far', tile: 'E2', name: 'ana', left: 3, cost: 4 });
    expect(pathToTile('E1')).toMatchObject({ type: 'too-far', cost: 5 });
  });

  test('is refused if no one can stand there, if someone does, and without a square', () => {
    expect(pathToTile('H1')).toMatchObject({ type: 'no-footing', ground: 'wall' });
    expect(pathToTile('B2')).toEqual({ type: 'tile-taken', tile: 'B2', name: 'bo' });
    expect(pathToTile('A1')).toEqual({ type: 'tile-taken', tile: 'A1', name: 'ana' });
    expect(pathToTile('J1')).toMatchObject({ type: 'no-tile' });
    expect(pathToTile(undefined)).toEqual({ type: 'where-to', name: 'ana' });
  });

  test('is refused to a combatant without a place, and without a map', () => {
    const { field: _, ...without } = encounter;
    const unplacedEncounter = { ...encounter, field: { ...encounter.field!, standing: {} } };
    const [ana] = encounter.combatants;
    expect(pathTo({}, without, ana!, 'A1', { points: 1 })).toMatchObject({ why: { type: 'no-field' } });
    expect(pathTo({}, unplacedEncounter, ana!, 'A1', { points: 1 })).toMatchObject({
      why: { type: 'not-on-the-field' },
    });
  });
});
