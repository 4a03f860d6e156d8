// Turns a creature, a map or a whole encounter into entries for a pack.

import { type Field, groundAt, rowsOf, type TileName, tileNamed } from '../field/field.ts';
import { PREMADE_MAPS } from '../field/premade.ts';
import { type Combatant, ENEMIES, type Encounter, ownerOf } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { MAX_NAME_LENGTH } from '../rules/core/names.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import type { EntryChange, WrittenEntry } from './edit.ts';
import { MAX_CREATURES_IN_ENTRY } from './form.ts';
import type { Pack, PackCreature, PackMap } from './pack.ts';

/** What a pack stores about a creature: its sheet, its auto-reactions and its autopilot style. */
export type SavedCreature = Pick<PackCreature, 'name' | 'sheet' | 'standingOrders' | 'style'>;

/** A combatant as a pack's creature, with its current sheet. */
export function savedCreatureOf(combatant: Combatant, name = combatant.name): SavedCreature {
  const { sheet, standingOrders, auto: style } = combatant;
  return { name, sheet, standingOrders, ...given({ style }) };
}

/** An entry for a creature or a character. It keeps the texts of `before`, the entry it replaces. */
export function creatureEntry(
  { name, sheet, standingOrders = {}, style }: SavedCreature,
  before?: WrittenEntry,
): WrittenEntry {
  const brief = before?.brief;
  const source = before?.source;
  const reactions = Object.keys(standingOrders).length > 0 ? standingOrders : undefined;
  return { name, ...given({ brief, source }), sheet, ...given({ reactions, style }) };
}

/** A pack entry for a map. Reading the entry gives the same map again. */
export function mapEntry(name: string, field: Field, before?: WrittenEntry): WrittenEntry {
  const brief = before?.brief;
  const { width, height, levels } = field;
  const heights = Array.from({ length: height }, (_, y) => levels.slice(y * width, (y + 1) * width));
  const isGroundFlat = /^0*$/.test(levels);
  return { name, ...given({ brief }), rows: rowsOf(field), ...given({ heights: isGroundFlat ? undefined : heights }) };
}

/** The creatures in an encounter, including hidden ones, without players' characters. */
export function creaturesIn({ combatants, hidden = [] }: Encounter): readonly Combatant[] {
  return [...combatants, ...hidden].filter((each) => ownerOf(each) === undefined && each.character === undefined);
}

/**
 * The name of a creature's kind: "Goblin" for "Goblin 2", if there are several of that kind or a creature named
 * "Goblin" is known.
 */
export function kindName(
  { name }: Combatant,
  encounter: Encounter,
  knownEntries: readonly { readonly name: string }[],
): string {
  const baseName = name.replace(/ \d+$/, '');
  if (baseName === name || baseName === '') return name;
  const isKindName = knownEntries.some((each) => isSameName(each.name, baseName));
  const combatantsOfKind = creaturesIn(encounter).filter(
    (each) => each.name !== name && each.name.replace(/ \d+$/, '') === baseName,
  );
  return isKindName || combatantsOfKind.length > 0 ? baseName : name;
}

/** A scene's texts and settings, which the caller provides. */
export interface SceneDetails {
  readonly name: string;
  readonly say?: string;
  readonly note?: string;
  /** The settings that differ from the defaults, in the format of the option `settings` of `/encounter start`. */
  readonly settings?: string;
}

/**
 * The pack entries for an encounter: first the creatures and the map that neither the pack nor the book has, then the
 * scene. Players' characters are left out.
 */
export function sceneEntries(
  encounter: Encounter,
  rules: Pick<Ruleset, 'archetypes'>,
  pack: Pack,
  about: SceneDetails,
): readonly EntryChange[] {
  const { field, pace } = encounter;
  const { name, say, note, settings } = about;
  const sceneCreatures = groupedCreaturesOf(encounter, rules, pack, name);
  const map = field && sceneMapOf(field.ground, pack, name);
  const timer = pace && { turn: pace.turn, question: pace.question, nudge: pace.nudge, atEnd: pace.atEnd };
  const oldScene = pack.scenes.find((each) => isSameName(each.name, name));
  const scene = {
    name,
    ...given({ brief: oldScene?.brief, map: map?.name, settings, timer }),
    creatures: sceneCreatures.creatures,
    ...given({ say: say ?? oldScene?.say, note: note ?? oldScene?.note }),
  };
  return [...sceneCreatures.changes, ...(map?.changes ?? []), { list: 'scenes', entry: scene }];
}

/** The name of the map in the pack. If the pack doesn't have the map, it is added. */
function sceneMapOf(
  field: Field,
  pack: Pack,
  scene: string,
): { readonly name: string; readonly changes: readonly EntryChange[] } {
  const existingMap = pack.maps.find((each) => isEqualJson(each.field, field) && !isPremade(each));
  if (existingMap) return { name: existingMap.name, changes: [] };
  const name = freeName(scene, [...pack.maps.map((each) => each.name), ...PREMADE_MAPS]);
  return { name, changes: [{ list: 'maps', entry: mapEntry(name, field) }] };
}

function isPremade({ name }: PackMap): boolean {
  return PREMADE_MAPS.some((each) => isSameName(each, name));
}

/** A scene's creatures, grouped by kind, and the entries for creatures that the pack doesn't have yet. */
function groupedCreaturesOf(
  encounter: Encounter,
  { archetypes }: Pick<Ruleset, 'archetypes'>,
  pack: Pack,
  scene: string,
): { readonly creatures: readonly object[]; readonly changes: readonly EntryChange[] } {
  const entries: readonly PackCreature[] = [...pack.creatures, ...pack.characters];
  const knownCreatures: PackCreature[] = [
    ...entries,
    ...archetypes.filter(({ name }) => !entries.some((each) => isSameName(each.name, name))),
  ];
  const changes: EntryChange[] = [];

  /** The creature's name in the pack or the book. If neither has the creature, it is added to the pack. */
  function creatureNameFor(combatant: Combatant, kind: string): string {
    const savedCreature = savedCreatureOf(combatant, kind);
    const sameCreatures = knownCreatures.filter((each) => isSameCreature(each, savedCreature));
    const sameCreature = sameCreatures.find(({ name }) => isSameName(name, kind)) ?? sameCreatures[0];
    if (sameCreature) return sameCreature.name;
    const name = freeName(
      kind,
      knownCreatures.map((each) => each.name),
    );
    // The scene stores the autopilot style, so the creature's entry doesn't.
    const { style: _, ...newCreature } = { ...savedCreature, name };
    knownCreatures.push({ ...newCreature, kind: 'creature', source: scene });
    changes.push({ list: 'creatures', entry: creatureEntry(newCreature) });
    return name;
  }

  const usedTiles = new Set<TileName>();
  // Creatures that are up come first. If several creatures are on a square, only the first can start there.
  const creaturesLivingFirst = creaturesIn(encounter).toSorted(
    (a, b) => Number(b.vitality === 'up') - Number(a.vitality === 'up'),
  );
  const squareById = new Map(creaturesLivingFirst.map((each) => [each.id, squareOf(each, encounter, usedTiles)]));
  const sceneRows = creaturesIn(encounter).map((combatant) => {
    const kind = kindName(combatant, encounter, knownCreatures);
    const creature = creatureNameFor(combatant, kind);
    const isHidden = encounter.hidden?.includes(combatant) || undefined;
    const group = combatant.group !== undefined || undefined;
    const side = combatant.side === ENEMIES ? undefined : combatant.side;
    const creatureName = kind === creature ? undefined : kind;
    const entry = { creature, ...given({ name: creatureName, side, hidden: isHidden, group, style: combatant.auto }) };
    return { of: combatant, entry, mark: JSON.stringify([entry, combatant.group]) };
  });
  const creatures = [...Map.groupBy(sceneRows, ({ mark }) => mark).values()].flatMap((sameEntries) =>
    splitIntoChunks(sameEntries, MAX_CREATURES_IN_ENTRY).map((batch) => {
      const tileNames = batch.flatMap(({ of }) => squareById.get(of.id) ?? []);
      const { entry } = batch[0] ?? { entry: {} };
      return { ...entry, count: batch.length, ...given({ at: tileNames.length > 0 ? tileNames : undefined }) };
    }),
  );
  return { creatures, changes };
}

/** The square where the creature stands. Undefined if the creature can't start there in a scene. */
function squareOf({ id }: Combatant, { field }: Encounter, usedTiles: Set<TileName>): TileName | undefined {
  const square = field && Object.hasOwn(field.standing, id) ? field.standing[id] : undefined;
  const tile = square === undefined ? undefined : tileNamed(square);
  if (!field || square === undefined || !tile || usedTiles.has(square) || groundAt(field.ground, tile).isSolid)
    return undefined;
  usedTiles.add(square);
  return square;
}

/** The name, with a number if another entry already has it. */
export function freeName(name: string, usedNames: readonly string[]): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const candidate = `${name.slice(0, MAX_NAME_LENGTH - suffix.length).trim()}${suffix}`;
    if (!usedNames.some((each) => isSameName(each, candidate))) return candidate;
  }
}

/**
 * Whether a known creature has the same values as this one when it enters a fight. Their styles are compared only if the
 * known creature has one.
 */
function isSameCreature(knownCreature: Archetype & Pick<PackCreature, 'style'>, creature: SavedCreature): boolean {
  return (
    (knownCreature.style === undefined || knownCreature.style === creature.style) &&
    isEqualJson(knownCreature.standingOrders ?? {}, creature.standingOrders ?? {}) &&
    isEqualJson(knownCreature.sheet, creature.sheet)
  );
}

/** Whether two JSON values are equal, regardless of the order of their fields. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, otherFields] = [fieldsIn(one), fieldsIn(other)];
  return (
    fields.size === otherFields.size &&
    [...fields].every(([name, value]) => otherFields.has(name) && isEqualJson(value, otherFields.get(name)))
  );
}

/** The fields that have a value. A field set to undefined counts as missing. */
function fieldsIn(value: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(value).filter(([, each]) => each !== undefined));
}

function splitIntoChunks<T>(all: readonly T[], max: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / max) }, (_, index) => all.slice(index * max, (index + 1) * max));
}
