// How each part of a pack is written, by system. The readers, the types and the published schema follow from it.

import { LONGEST_SIDE } from '../field/field.ts';
import { AT_THE_END, STYLES } from '../rules/core/encounter.ts';
import { fitName, LONGEST_NAME } from '../rules/core/fit-name.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import {
  boolean,
  integer,
  type JsonSchema,
  jsonSchemaOf,
  leaf,
  list,
  object,
  oneOf,
  optional,
  prose,
  type Read,
  type Reader,
  text,
  withDefault,
} from '../rules/core/schema.ts';
import { fieldsOf } from '../rules/core/sheet-fields.ts';
import { SYSTEM_IDS } from '../rules/systems.ts';

/** What a pack's file calls itself, and the newest version that this program reads. */
export const PACK_FORMAT = 'fray-pack';
export const PACK_VERSION = 1;

/** The most entries of each part. */
export const MOST_IN_PACK = { creatures: 60, characters: 60, conditions: 30, maps: 20, scenes: 30 } as const;
/** The parts that are lists of named entries. */
export const LISTS = ['creatures', 'characters', 'conditions', 'maps', 'scenes'] as const;

/** The most entries in a list of the stock. */
const MOST_IN_STOCK = 60;
/** The most entries of a scene, and the most of one kind. */
const MOST_IN_SCENE = 40;
const MOST_ALIKE = 25;
/** Limits of a turn timer, in minutes. */
const LEAST_MINUTES = 5;
const MOST_MINUTES = 60 * 24 * 60;

/** A name as combatants have it, and not one that every JavaScript object has (“constructor”). */
const named = leaf(`a name of 1 to ${LONGEST_NAME} characters with a letter or a digit`, (value) => {
  const name = typeof value === 'string' && value.isWellFormed() ? fitName(value) : undefined;
  return name?.ok && !(name.value in {}) ? name.value : undefined;
});
export const entryName: Reader<string> = { ...named, json: { type: 'string', minLength: 1 } };

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const packId: Reader<string> = {
  ...leaf('1 to 40 small letters and digits, with single hyphens between them', (value) =>
    typeof value === 'string' && value.length <= 40 && ID.test(value) && !(value in {}) ? value : undefined,
  ),
  json: { type: 'string', pattern: ID.source, maxLength: 40 },
};

/** A part that is read entry by entry later, so that one bad entry doesn't hide what is wrong with the others. */
const anything: Reader<unknown> = { wants: 'anything', missing: { value: undefined }, read: (value) => value };

/** What a pack says about itself. */
const about = {
  /** Where an editor finds the schema. */
  $schema: optional(text()),
  format: oneOf([PACK_FORMAT]),
  version: integer(1, PACK_VERSION),
  system: oneOf(SYSTEM_IDS),
  id: packId,
  revision: integer(1, 1_000_000),
  title: text(60),
  license: optional(text(100)),
  about: optional(prose(1000)),
  author: optional(text(100)),
};

/** The pack as a whole, without a look into its parts. */
export const outline = object({
  ...about,
  stock: anything,
  creatures: anything,
  characters: anything,
  conditions: anything,
  maps: anything,
  scenes: anything,
});

/** The lists of a sheet whose entries have names, by the key of their field: "weapons". A pack may add to each. */
export function stockReaders(rules: Pick<Ruleset, 'sheet'>): ReadonlyMap<string, Reader<unknown>> {
  return new Map(
    fieldsOf(rules).flatMap(({ key, reader: { entry } }): [string, Reader<unknown>][] =>
      entry?.fields && Object.hasOwn(entry.fields, 'name') ? [[key, entry]] : [],
    ),
  );
}

/** The fields of a sheet that differ from the one it starts from, still to be read. */
export function sheetChanges(rules: Pick<Ruleset, 'sheet'>): Reader<object> {
  return {
    ...leaf('an object with fields of the sheet', (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
    ),
    json: changesSchema(rules.sheet, [], new Set(stockReaders(rules).keys())),
  };
}

/** Every field may be left out, or be null to remove it. In lists of named entries, a name alone is enough. */
function changesSchema(reader: Reader<unknown>, path: readonly string[], lists: ReadonlySet<string>): JsonSchema {
  const { fields, entry } = reader;
  if (fields) {
    const properties = Object.entries(fields).map(([name, each]) => {
      const schema = changesSchema(each, [...path, name], lists);
      return [name, { anyOf: [schema, { const: null }] }];
    });
    return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
  }
  if (!entry || !lists.has(path.join('.'))) return jsonSchemaOf({ ...reader, missing: { value: undefined } });
  return { type: 'array', items: { anyOf: [{ type: 'string' }, jsonSchemaOf(entry)] } };
}

/** Auto-reactions: an answer for each question that the system has. */
function reactionsOf({ standingOrders }: Ruleset): Reader<Readonly<Record<string, string>>> {
  const answers = Object.entries(standingOrders).map(
    ([question, { offers }]) => [question, optional(oneOf(offers))] as const,
  );
  const form = object(Object.fromEntries(answers));
  return {
    wants: form.wants,
    fields: Object.fromEntries(answers),
    read(value, path, problems) {
      const read = form.read(value, path, problems);
      return read && Object.fromEntries(Object.entries(read).flatMap(([name, each]) => (each ? [[name, each]] : [])));
    },
  };
}

/** A creature or character of a pack. */
function creatureForm(rules: Ruleset) {
  return object({
    name: entryName,
    brief: optional(text()),
    /** Where its numbers come from. */
    source: optional(text()),
    /** The creature of this pack or the book that it starts from. */
    like: optional(text(LONGEST_NAME)),
    sheet: optional(sheetChanges(rules)),
    reactions: optional(reactionsOf(rules)),
    style: optional(oneOf(STYLES)),
  });
}

export type WrittenCreature = Read<ReturnType<typeof creatureForm>>;

const aboutCondition = { name: entryName, brief: optional(text()) };

function conditionForm({ ownCondition }: Ruleset) {
  const fields: Readonly<Record<string, Reader<unknown>>> = { ...ownCondition?.fields, ...aboutCondition };
  return object(fields);
}

/** One row of a map as signs: see docs/maps.md. Spaces count. */
const row = leaf(`a row of at most ${LONGEST_SIDE} signs`, (value) =>
  typeof value === 'string' && value.length <= LONGEST_SIDE ? value : undefined,
);
const heights = leaf('a row of digits, one for each square', (value) =>
  typeof value === 'string' && value.length <= LONGEST_SIDE && /^\d*$/.test(value) ? value : undefined,
);
export const mapForm = object({
  name: entryName,
  brief: optional(text()),
  rows: list({ ...row, json: { type: 'string', maxLength: LONGEST_SIDE } }, LONGEST_SIDE, 1),
  heights: optional(list({ ...heights, json: { type: 'string', pattern: '^\\d*$' } }, LONGEST_SIDE)),
});

export type WrittenMap = Read<typeof mapForm>;

const minutes = integer(LEAST_MINUTES, MOST_MINUTES);
export const sceneForm = object({
  name: entryName,
  brief: optional(text()),
  /** A map of this pack or a premade one. Left out: theater of the mind. */
  map: optional(text(LONGEST_NAME)),
  /** As `/encounter start settings:` takes them. */
  settings: optional(text(300)),
  timer: optional(
    object({
      turn: minutes,
      question: optional(minutes),
      nudge: optional(integer(0, MOST_MINUTES)),
      atEnd: optional(oneOf([...AT_THE_END, ...STYLES])),
    }),
  ),
  creatures: list(
    object({
      /** A creature or character of this pack or the book. */
      creature: text(LONGEST_NAME),
      name: optional(entryName),
      count: withDefault(integer(1, MOST_ALIKE), 1),
      side: optional(entryName),
      hidden: withDefault(boolean(), false),
      /** They act together. */
      group: withDefault(boolean(), false),
      /** On autopilot, in this style. */
      style: optional(oneOf(STYLES)),
      /** Their squares, in order. */
      at: withDefault(list(text(4), MOST_ALIKE), []),
    }),
    MOST_IN_SCENE,
    1,
  ),
  /** Said in the channel when the scene opens. */
  say: optional(prose(1500)),
  /** Shown to the GM alone. */
  note: optional(prose(1500)),
});

export type WrittenScene = Read<typeof sceneForm>;

/** The readers of a pack's parts in one system. */
export function partsOf(rules: Ruleset) {
  const creature = creatureForm(rules);
  const stock = [...stockReaders(rules)].map(([key, entry]) => [key, optional(list(entry, MOST_IN_STOCK))] as const);
  return {
    stock: object(Object.fromEntries(stock)),
    creatures: creature,
    characters: creature,
    conditions: conditionForm(rules),
    maps: mapForm,
    scenes: sceneForm,
  };
}

/** The form of a whole pack of one system. */
export function packForm(rules: Ruleset): Reader<object> {
  const { stock, ...lists } = partsOf(rules);
  const parts = LISTS.map((part) => {
    const entry: Reader<unknown> = lists[part];
    return [part, optional(list(entry, MOST_IN_PACK[part]))] as const;
  });
  return object({ ...about, system: oneOf([rules.id]), stock: optional(stock), ...Object.fromEntries(parts) });
}
