// Reads a pack's file. The result is either the whole pack or everything that is wrong with it.

import { type Field, fieldOf, findMapFault, groundAt, isInside, tileName, tileNamed } from '../field/field.ts';
import { PREMADE_MAPS } from '../field/premade.ts';
import { MAX_COMBATANTS } from '../rules/core/carry-out.ts';
import { completeSheetsInSteps, runAllSteps, type SheetFault, type Steps } from '../rules/core/complete-sheets.ts';
import type { Setting } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { MAX_UPLOAD_BYTES, readJson } from '../rules/core/json.ts';
import type { Refusal, Result } from '../rules/core/refusal.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { isSameName, type NamedEntry } from '../rules/core/sheet-fields.ts';
import { rulesNamed, systemIds } from '../rules/systems.ts';
import { PackFaults, type PackFileFault, type PackProblem, type PlacedEntry, withContext } from './fault.ts';
import type { PACK_LISTS, WrittenCreature, WrittenMap, WrittenScene } from './form.ts';
import {
  MAX_ENTRIES_PER_LIST,
  MAX_STOCK_ENTRIES,
  PACK_FORMAT,
  PACK_VERSION,
  packOutline,
  readersByPart,
  stockReaders,
} from './form.ts';
import { jsonFaultIn } from './json-fault.ts';
import type { Pack, PackCondition, PackCreature, PackMap, PackScene } from './pack.ts';

/** A pack, or all of its faults. */
export type PackResult = { readonly pack: Pack } | { readonly problems: readonly PackProblem[] };

/** Reads a pack's file in one go. */
export function readPack(json: string, readSettings: ReadSettings): PackResult {
  return runAllSteps(packInSteps(json, readSettings));
}

/** Reads a pack's file in steps of a millisecond or two: first the JSON, then each entry. */
export function* packInSteps(written: string, readSettings: ReadSettings): Steps<PackResult> {
  if (new TextEncoder().encode(written).length > MAX_UPLOAD_BYTES) return fileProblem('too big');
  const json = written.replace(/^\uFEFF/, '');
  const jsonResult = readJson(json);
  yield;
  if (jsonResult.ok) return yield* packFromJsonInSteps(jsonResult.value, readSettings);
  const { why } = jsonResult;
  const fileFault = why.type === 'file-unfit' ? why.because : undefined;
  if (fileFault === 'too big' || fileFault === 'too deep') return fileProblem(fileFault);
  const jsonFault = jsonFaultIn(json);
  return jsonFault ? { problems: [{ path: [], fault: { type: 'json', fault: jsonFault } }] } : fileProblem('no JSON');
}

/** Reads a pack from parsed JSON. */
export function packFromJson(value: unknown, readSettings: ReadSettings): PackResult {
  return runAllSteps(packFromJsonInSteps(value, readSettings));
}

function* packFromJsonInSteps(value: unknown, readSettings: ReadSettings): Steps<PackResult> {
  const fields = fieldsIn(value);
  if (fields.get('format') !== PACK_FORMAT) return fileProblem('no pack');
  const version = fields.get('version');
  if (typeof version === 'number' && version > PACK_VERSION) return fileProblem('too new');
  const findings = new PackFaults();
  const outline = findings.read(packOutline, value, []);
  const system = systemIds().find((id) => id === fields.get('system'));
  const rules = system === undefined ? undefined : rulesNamed(system);
  const contents = rules && (yield* contentsIn(rules, outline?.title ?? '', fields, readSettings, findings));
  if (!outline || !contents || findings.problems.length > 0)
    return { problems: findings.problems.map((problem) => withContext(problem, value)) };
  const { system: of, id, revision, title, license, about, author, source, open } = outline;
  return { pack: { system: of, id, revision, title, ...given({ license, about, author, source, open }), ...contents } };
}

function fileProblem(because: PackFileFault): PackResult {
  return { problems: [{ path: [], fault: { type: 'file', because } }] };
}

type Fields = ReadonlyMap<string, unknown>;

function fieldsIn(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

type PackContents = Pick<Pack, 'stock' | (typeof PACK_LISTS)[number]>;

/** Reads every part, entry by entry. A reference to a refused entry isn't reported as a fault. */
function* contentsIn(
  rules: Ruleset,
  title: string,
  fields: Fields,
  readSettings: ReadSettings,
  findings: PackFaults,
): Steps<PackContents> {
  const readers = readersByPart(rules);
  const stock = yield* stockIn(rules, fields.get('stock'), findings);
  const placedCreatures = yield* findings.readEach(
    readers.creatures,
    MAX_ENTRIES_PER_LIST.creatures,
    fields.get('creatures'),
    ['creatures'],
  );
  const placedCharacters = yield* findings.readEach(
    readers.characters,
    MAX_ENTRIES_PER_LIST.characters,
    fields.get('characters'),
    ['characters'],
  );
  reportDuplicates([...placedCreatures, ...placedCharacters], findings);
  const archetypes = yield* creaturesIn(
    rules,
    title,
    { creature: placedCreatures, character: placedCharacters },
    stock,
    findings,
  );
  const conditions = yield* conditionsIn(rules, readers.conditions, fields.get('conditions'), findings);
  const placedMaps = yield* findings.readEach(readers.maps, MAX_ENTRIES_PER_LIST.maps, fields.get('maps'), ['maps']);
  reportDuplicates(placedMaps, findings);
  const maps = yield* mapsIn(placedMaps, findings);
  const placedScenes = yield* findings.readEach(readers.scenes, MAX_ENTRIES_PER_LIST.scenes, fields.get('scenes'), [
    'scenes',
  ]);
  reportDuplicates(placedScenes, findings);
  const creatureNames = [...placedCreatures, ...placedCharacters, ...rules.archetypes].map(({ name }) => name);
  const knownNames = { creatures: creatureNames, mapNames: placedMaps.map(({ name }) => name), maps };
  return {
    stock: Object.fromEntries(stock.entries),
    creatures: archetypes.creature,
    characters: archetypes.character,
    conditions,
    maps,
    scenes: yield* scenesIn(rules, placedScenes, knownNames, readSettings, findings),
  };
}

/** Reads the conditions. Reports a fault if the system doesn't let packs add any. */
function* conditionsIn(
  rules: Ruleset,
  reader: ReturnType<typeof readersByPart>['conditions'],
  value: unknown,
  findings: PackFaults,
): Steps<readonly PackCondition[]> {
  const { ownCondition } = rules;
  if (value === undefined) return [];
  if (!ownCondition) {
    findings.add(['conditions'], { type: 'no-conditions' });
    return [];
  }
  const placedEntries = yield* findings.readEach(reader, MAX_ENTRIES_PER_LIST.conditions, value, ['conditions']);
  reportDuplicates(placedEntries, findings);
  const bookNames = new Set(Object.keys(rules.conditions).map((name) => name.toLowerCase()));
  return placedEntries.flatMap((placed) => {
    const { at, name, entry } = placed;
    if (bookNames.has(name.trim().toLowerCase())) findings.add([...at, 'name'], { type: 'of-the-book', name });
    return entry ? conditionsOfEntry(placed, entry) : [];
  });
}

function conditionsOfEntry({ name: written }: PlacedEntry<unknown>, entry: object): readonly PackCondition[] {
  const { name = written, brief, ...form }: { name?: unknown; brief?: unknown } = entry;
  return typeof name === 'string' ? [{ name, form, ...(typeof brief === 'string' && { brief }) }] : [];
}

/** The lists that were read from a pack's `stock`, and the names of their refused entries. */
interface StockResult {
  readonly entries: ReadonlyMap<string, readonly NamedEntry[]>;
  readonly refusedNames: readonly string[];
}

/** Reads a pack's `stock`: entries for the lists on sheets, such as weapons and spells, by the sheet field's key. */
function* stockIn(rules: Ruleset, value: unknown, findings: PackFaults): Steps<StockResult> {
  const entries = new Map<string, readonly NamedEntry[]>();
  const refusedNames: string[] = [];
  if (value === undefined) return { entries, refusedNames };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    findings.add(['stock'], { type: 'wants', wants: { kind: 'lists' } });
    return { entries, refusedNames };
  }
  const readers = stockReaders(rules);
  for (const [key, list] of Object.entries(value)) {
    const reader = readers.get(key);
    const path = ['stock', key.slice(0, 40).toWellFormed()];
    if (!reader) findings.add(path, { type: 'no-field', fields: [...readers.keys()] });
    else {
      const placedEntries = yield* findings.readEach(reader, MAX_STOCK_ENTRIES, list, path);
      reportDuplicates(placedEntries, findings);
      entries.set(
        key,
        placedEntries.flatMap(({ entry }) => (isNamedEntry(entry) ? [entry] : [])),
      );
      refusedNames.push(...placedEntries.flatMap(({ entry, name }) => (entry === undefined ? [name] : [])));
    }
  }
  return { entries, refusedNames };
}

function isNamedEntry(value: unknown): value is NamedEntry {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

/** Reports every entry whose name an earlier entry already has. */
function reportDuplicates(all: readonly PlacedEntry<unknown>[], findings: PackFaults): void {
  const seenNames = new Set<string>();
  for (const { at, name } of all) {
    const comparableName = name.normalize('NFC').trim().toLowerCase();
    if (comparableName !== '' && seenNames.has(comparableName)) findings.add([...at, 'name'], { type: 'twice', name });
    seenNames.add(comparableName);
  }
}

type ArchetypeKind = Archetype['kind'];

/** The pack's creatures and characters with their whole sheets. Invalid ones are reported and left out. */
function* creaturesIn(
  rules: Ruleset,
  title: string,
  archetypes: Readonly<Record<ArchetypeKind, readonly PlacedEntry<WrittenCreature>[]>>,
  stock: StockResult,
  findings: PackFaults,
): Steps<Readonly<Record<ArchetypeKind, readonly PackCreature[]>>> {
  const placedArchetypes = [...archetypes.creature, ...archetypes.character];
  const bases = { book: rules.archetypes, stock: stock.entries };
  const sheets = yield* completeSheetsInSteps(rules, placedArchetypes, bases, (place, fault) =>
    reportFault(placedArchetypes[place]?.at ?? [], fault),
  );

  function reportFault(at: readonly string[], fault: SheetFault): void {
    const place = [...at, 'sheet'];
    switch (fault.type) {
      case 'circle':
        findings.add([...at, 'like'], fault);
        break;
      case 'no-creature':
        findings.addUnknown([...at, 'like'], 'creature', fault.like, fault.known);
        break;
      case 'no-sheet':
        findings.add(at, fault);
        break;
      case 'unfit':
        findings.addProblems(fault.problems, place);
        break;
      case 'no-entry': {
        const path = [...place, ...fault.path];
        // A refused stock entry is already reported as a fault, so a name that refers to it isn't.
        if (stock.refusedNames.some((name) => isSameName(name, fault.typed))) findings.suppress(path);
        const names = fault.known.map(({ name }) => name);
        findings.addUnknown(path, 'entry', fault.typed, names);
      }
    }
  }

  const creaturesOfKind = (kind: ArchetypeKind) =>
    placedArchetypes.flatMap(({ entry }, index): readonly PackCreature[] => {
      const sheet = sheets[index];
      const isCharacter = index >= archetypes.creature.length;
      if (isCharacter !== (kind === 'character') || !entry || !sheet) return [];
      const { name, source = title, brief, style, reactions } = entry;
      return [{ name, kind, source, sheet, ...given({ brief, style, standingOrders: reactions }) }];
    });
  return { creature: creaturesOfKind('creature'), character: creaturesOfKind('character') };
}

/**
 * A function that reads settings in the format of the option `settings` of `/encounter start`. The caller passes it in,
 * because only the caller knows the settings of every system.
 */
export type ReadSettings = (rules: Ruleset, input: string) => Result<Readonly<Record<string, Setting>>, Refusal>;

/** Reads the maps. Maps with faults are reported and left out. */
function* mapsIn(mapEntries: readonly PlacedEntry<WrittenMap>[], findings: PackFaults): Steps<readonly PackMap[]> {
  const maps: PackMap[] = [];
  for (const { at, entry } of mapEntries) {
    if (!entry) continue;
    const { name, brief, rows, heights } = entry;
    const fault = findMapFault(rows);
    if (fault) findings.add([...at, 'rows'], { type: 'map', fault });
    else maps.push({ name, ...given({ brief }), field: fieldOf(rows, heights) });
    yield;
  }
  return maps;
}

/**
 * The names that a scene can refer to. Those of refused entries count too, because such entries are already reported.
 */
interface KnownNames {
  readonly creatures: readonly string[];
  readonly mapNames: readonly string[];
  readonly maps: readonly PackMap[];
}

/** Reads the scenes. Faults in them are reported. */
function* scenesIn(
  rules: Ruleset,
  sceneEntries: readonly PlacedEntry<WrittenScene>[],
  knownNames: KnownNames,
  readSettings: ReadSettings,
  findings: PackFaults,
): Steps<readonly PackScene[]> {
  const scenes: PackScene[] = [];
  for (const { at, entry } of sceneEntries) {
    if (!entry) continue;
    const { name, brief, map, timer, say, note } = entry;
    const settings = readSettings(rules, entry.settings ?? '');
    if (!settings.ok) findings.add([...at, 'settings'], { type: 'refused', why: settings.why });
    if (timer?.nudge !== undefined && timer.nudge >= timer.turn)
      findings.add([...at, 'timer', 'nudge'], { type: 'wants', wants: { kind: 'shorter-nudge' } });
    const premadeMap = PREMADE_MAPS.find((each) => map !== undefined && isSameName(each, map));
    const field = knownNames.maps.find((each) => map !== undefined && isSameName(each.name, map))?.field;
    if (map !== undefined && !premadeMap && !knownNames.mapNames.some((each) => isSameName(each, map)))
      findings.addUnknown([...at, 'map'], 'map', map, [...knownNames.mapNames, ...PREMADE_MAPS]);
    const creatures = sceneCreatures(at, entry, knownNames.creatures, field, findings);
    const optionalFields = given({ brief, map, timer, say, note });
    if (settings.ok) scenes.push({ name, settings: settings.value, creatures, ...optionalFields });
    yield;
  }
  return scenes;
}

/** A scene's creatures. Their squares get the names that the map uses. */
function sceneCreatures(
  at: readonly string[],
  { creatures, map }: WrittenScene,
  knownNames: readonly string[],
  field: Field | undefined,
  findings: PackFaults,
): PackScene['creatures'] {
  const count = creatures.reduce((sum, each) => sum + each.count, 0);
  if (count > MAX_COMBATANTS) findings.add([...at, 'creatures'], { type: 'combatants', most: MAX_COMBATANTS });
  const usedNames = new Set<string>();
  return creatures.map(({ name, side, style, ...each }, index) => {
    const path = [...at, 'creatures', String(index + 1)];
    if (!knownNames.some((other) => isSameName(other, each.creature)))
      findings.addUnknown([...path, 'creature'], 'creature', each.creature, knownNames);
    if (each.at.length > 0 && map === undefined) findings.add([...path, 'at'], { type: 'no-map' });
    if (each.at.length > each.count) findings.add([...path, 'at'], { type: 'squares', count: each.count });
    const squares = each.at.map((input, nth) => {
      const square = squareNamed(input, field, [...path, 'at', String(nth + 1)], findings);
      if (usedNames.has(square)) findings.add([...path, 'at', String(nth + 1)], { type: 'square-taken', square });
      usedNames.add(square);
      return square;
    });
    return { ...each, at: squares, ...given({ name, side, style }) };
  });
}

/**
 * The name of a square where someone can stand. On a premade map, which is different every time, only the name's form
 * is checked.
 */
function squareNamed(input: string, field: Field | undefined, path: readonly string[], findings: PackFaults): string {
  const tile = tileNamed(input);
  const lastSquare = tileName(field ? { x: field.width - 1, y: field.height - 1 } : { x: 25, y: 25 });
  if (!tile || (field && !isInside(field, tile)))
    findings.add(path, { type: 'no-square', square: input, last: lastSquare });
  const ground = tile && field ? groundAt(field, tile) : undefined;
  if (ground?.isSolid) findings.add(path, { type: 'no-footing', square: input, ground: ground.name });
  return tile ? tileName(tile) : input;
}
