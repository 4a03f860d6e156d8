import { type Direction, fieldOf } from '../../../src/field/field.ts';
import type { PlayedField } from '../../../src/rules/core/encounter.ts';
import type { Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { between, type CreatureSketch } from './fight.ts';

/** A creature on a square. If it has no facing, the rules choose one. */
export interface PlacedSketch extends CreatureSketch {
  readonly at?: string;
  readonly facing?: Direction;
}

/** Rows of empty floor. By default they form a square. */
export const floor = (width: number, height = width) => Array.from({ length: height }, () => '.'.repeat(width));

/** A fight on a map, on the turn of the first named creature. */
export function onField(
  placed: Readonly<Record<string, PlacedSketch>>,
  rows: readonly string[] = floor(12),
  { heights, ...more }: Parameters<typeof between>[1] & { readonly heights?: readonly string[] } = {},
): Fight {
  const sketches = Object.entries(placed).map(([id, { at: _, facing, ...sketch }]) => {
    return [id, facing === undefined ? sketch : { ...sketch, own: { facing, ...sketch.own } }] as const;
  });
  const places = Object.entries(placed).flatMap(([id, { at }]) => (at === undefined ? [] : [[id, at] as const]));
  const field: PlayedField = {
    ground: fieldOf(rows, heights),
    standing: Object.fromEntries(places),
    atDoors: [],
    words: [],
    look: {},
  };
  return between(Object.fromEntries(sketches), { field, ...more });
}

/** The name of the square where a combatant stands. Undefined if the combatant isn't on the map. */
export const tileNameOf = (fight: Fight, id: string) => fight.field?.standing[id];
