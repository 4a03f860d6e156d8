import { expect, test } from 'vitest';
import {
  bodyAt,
  directionTo,
  fieldOf,
  findMapFault,
  isBetween,
  metersBetween,
  oppositeOf,
  rowsOf,
  squaresBetween,
  type Tile,
  tileName,
  tileNamed,
} from '../../src/field/field.ts';

const tileOf = (name: string): Tile => tileNamed(name)!;

test('a square is named by its column and its row', () => {
  expect(tileName({ x: 0, y: 0 })).toBe('A1');
  expect(tileName({ x: 25, y: 25 })).toBe('Z26');
  expect(tileNamed(' d 7 ')).toEqual({ x: 3, y: 6 });
  for (const input of ['', 'D', '7', 'D0', 'D100', 'AA1', 'D7!', 'Ä1']) expect(tileNamed(input), input).toBeUndefined();
});

test('the direction is the nearest of eight: one down and two across is southeast, three across is not', () => {
  expect(directionTo(tileOf('F5'), tileOf('I5'))).toBe('east');
  expect(directionTo(tileOf('F5'), tileOf('I6'))).toBe('east');
  expect(directionTo(tileOf('F5'), tileOf('H6'))).toBe('south-east');
  expect(directionTo(tileOf('F5'), tileOf('F5'))).toBeUndefined();
});

test('behind a combatant at H8 who faces east are G8 and C10, not G7 and C11', () => {
  const isBehind = (name: string) => directionTo(tileOf('H8'), tileOf(name)) === oppositeOf('east');
  expect(['G8', 'C10', 'G7', 'C11'].map(isBehind)).toEqual([true, true, false, false]);
});

test('exactly between two is only one square', () => {
  expect(isBetween(tileOf('D4'), tileOf('C4'), tileOf('E4'))).toBe(true);
  expect(isBetween(tileOf('D4'), tileOf('C3'), tileOf('E5'))).toBe(true);
  expect(isBetween(tileOf('D4'), tileOf('C3'), tileOf('E4'))).toBe(false);
  expect(isBetween(tileOf('D4'), tileOf('D4'), tileOf('D4'))).toBe(false);
});

test('squares are the greatest of across, down and up, from the nearest squares', () => {
  expect(squaresBetween(bodyAt(tileOf('A1')), bodyAt(tileOf('E5')))).toBe(4);
  expect(squaresBetween(bodyAt(tileOf('A1'), 3), bodyAt(tileOf('E1')))).toBe(2);
  expect(squaresBetween(bodyAt(tileOf('A1')), bodyAt(tileOf('A1')))).toBe(0);
  const cliff = fieldOf(['..'], ['05']);
  expect(squaresBetween(bodyAt(tileOf('A1')), bodyAt(tileOf('B1')), cliff)).toBe(5);
});

test('meters are measured in a straight line', () => {
  expect(metersBetween(bodyAt(tileOf('A1')), bodyAt(tileOf('D5')), 2)).toBe(10);
});

test('rows that make no map say where they are wrong', () => {
  expect(findMapFault(['..', '.o'])).toBeUndefined();
  expect(findMapFault(['..', '.x'])).toEqual({ fault: 'sign', sign: 'x', row: 2, column: 2 });
  expect(findMapFault(['.'.repeat(26)])).toBeUndefined();
  expect(findMapFault(['.'.repeat(27)])).toEqual({ fault: 'too-wide' });
  expect(findMapFault(Array.from({ length: 27 }, () => '.'))).toEqual({ fault: 'too-long' });
  expect(findMapFault([' ', ''])).toEqual({ fault: 'empty' });
  expect(findMapFault(['##'])).toEqual({ fault: 'nowhere-to-stand' });
});

test('a map returns the rows it was made of', () => {
  expect(rowsOf(fieldOf(['..#', 'o']))).toEqual(['..#', 'o  ']);
});
