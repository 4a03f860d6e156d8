import { type Field, faultIn, fieldOf, groundAt, isInside, tileName, tileNamed } from '../field/field.ts';
import { PREMADE_MAPS } from '../field/premade.ts';
import { MOST_COMBATANTS } from '../rules/core/carry-out.ts';
import type { Setting } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Refusal, Result } from '../rules/core/refusal.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { alike } from '../rules/core/sheet-fields.ts';
import type { Findings, Placed } from './findings.ts';
import type { WrittenMap, WrittenScene } from './form.ts';
import type { PackMap, PackScene } from './pack.ts';

/** Reads settings as `/encounter start settings:` takes them. The caller knows the settings of every system. */
export type ReadSettings = (rules: Ruleset, typed: string) => Result<Readonly<Record<string, Setting>>, Refusal>;

/** The maps that fit. */
export function mapsIn(written: readonly Placed<WrittenMap>[], findings: Findings): readonly PackMap[] {
  return written.flatMap(({ at, entry }): readonly PackMap[] => {
    if (!entry) return [];
    const { name, brief, rows, heights } = entry;
    const fault = faultIn(rows);
    if (fault) findings.add([...at, 'rows'], { type: 'map', fault });
    return fault ? [] : [{ name, ...given({ brief }), field: fieldOf(rows, heights) }];
  });
}

/**
 * What a scene may refer to, by name. Entries that don't fit count too, because they are reported at their own place.
 */
export interface Referable {
  readonly creatures: readonly string[];
  readonly mapNames: readonly string[];
  readonly maps: readonly PackMap[];
}

/** The scenes that fit. */
export function scenesIn(
  rules: Ruleset,
  written: readonly Placed<WrittenScene>[],
  known: Referable,
  readSettings: ReadSettings,
  findings: Findings,
): readonly PackScene[] {
  return written.flatMap(({ at, entry }): readonly PackScene[] => {
    if (!entry) return [];
    const { name, brief, map, timer, say, note } = entry;
    const settings = readSettings(rules, entry.settings ?? '');
    if (!settings.ok) findings.add([...at, 'settings'], { type: 'refused', why: settings.why });
    if (timer?.nudge !== undefined && timer.nudge >= timer.turn)
      findings.add([...at, 'timer', 'nudge'], { type: 'wants', wants: { kind: 'shorter-nudge' } });
    const premade = PREMADE_MAPS.find((each) => map !== undefined && alike(each, map));
    const field = known.maps.find((each) => map !== undefined && alike(each.name, map))?.field;
    if (map !== undefined && !premade && !known.mapNames.some((each) => alike(each, map)))
      findings.addUnknown([...at, 'map'], 'map', map, [...known.mapNames, ...PREMADE_MAPS]);
    const creatures = cast(at, entry, known.creatures, field, findings);
    const more = given({ brief, map, timer, say, note });
    return settings.ok ? [{ name, settings: settings.value, creatures, ...more }] : [];
  });
}

/** A scene's creatures, with the map's names for their squares. */
function cast(
  at: readonly string[],
  { creatures, map }: WrittenScene,
  known: readonly string[],
  field: Field | undefined,
  findings: Findings,
): PackScene['creatures'] {
  const count = creatures.reduce((sum, each) => sum + each.count, 0);
  if (count > MOST_COMBATANTS) findings.add([...at, 'creatures'], { type: 'combatants', most: MOST_COMBATANTS });
  const taken = new Set<string>();
  return creatures.map(({ name, side, style, ...each }, place) => {
    const path = [...at, 'creatures', String(place + 1)];
    if (!known.some((other) => alike(other, each.creature)))
      findings.addUnknown([...path, 'creature'], 'creature', each.creature, known);
    if (each.at.length > 0 && map === undefined) findings.add([...path, 'at'], { type: 'no-map' });
    if (each.at.length > each.count) findings.add([...path, 'at'], { type: 'squares', count: each.count });
    const squares = each.at.map((typed, nth) => {
      const square = squareNamed(typed, field, [...path, 'at', String(nth + 1)], findings);
      if (taken.has(square)) findings.add([...path, 'at', String(nth + 1)], { type: 'square-taken', square });
      taken.add(square);
      return square;
    });
    return { ...each, at: squares, ...given({ name, side, style }) };
  });
}

/** The name of a square where someone can stand. A premade map differs each time, so only the name is checked there. */
function squareNamed(typed: string, field: Field | undefined, path: readonly string[], findings: Findings): string {
  const tile = tileNamed(typed);
  const last = tileName(field ? { x: field.width - 1, y: field.height - 1 } : { x: 25, y: 25 });
  if (!tile || (field && !isInside(field, tile))) findings.add(path, { type: 'no-square', square: typed, last });
  const ground = tile && field ? groundAt(field, tile) : undefined;
  if (ground?.isSolid) findings.add(path, { type: 'no-footing', square: typed, ground: ground.name });
  return tile ? tileName(tile) : typed;
}
