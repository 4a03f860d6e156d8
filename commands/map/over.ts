import type { Tile } from '../../src/field/field.ts';
import { mirrored, turned } from '../../src/field/ready-made.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { fieldOver } from '../../src/rules/core/field-starts.ts';
import type { PlayedField } from '../../src/rules/core/played-field.ts';
import { drawing } from './draft.ts';
import type { HasField, OnField } from './on-field.ts';

/** The deed that draws the field the other way round, everybody with it. */
export function mirroring({ rules, encounter }: OnField & HasField): Deed {
  const { ground } = encounter.field;
  const across = ({ x, y }: Tile) => ({ x: ground.width - 1 - x, y });
  return drawing(fieldOver(rules, encounter, mirrored(ground), across));
}

/**
 * The deeds by which everybody stands where they would if the field were turned by half a circle under them. Those who wait
 * unseen are placed by one of their own, which only the GM knows of.
 */
export function swapping({ rules, encounter }: OnField & HasField): readonly Deed[] {
  const { ground } = encounter.field;
  const { standing } = fieldOver(rules, encounter, ground, (tile) => turned(ground, tile), true);
  const unseen = (encounter.hidden ?? []).map(({ id }) => id);
  const places = Object.entries(standing).map(([subject, at]) => ({ subject, at }));
  const [theirs, others] = [true, false].map((are) => places.filter((each) => unseen.includes(each.subject) === are));
  return [
    ...(others && others.length > 0 ? [{ type: 'place', places: others } as const] : []),
    ...(theirs && theirs.length > 0 ? [{ type: 'place', places: theirs, hidden: true } as const] : []),
  ];
}

/** The deed that lays darkness over the field, or takes it off. */
export function lighting({ look: { dark: _, ...look } }: PlayedField, isDark: boolean): Deed {
  return { type: 'field-look', look: { ...look, ...(isDark && { dark: true as const }) } };
}
