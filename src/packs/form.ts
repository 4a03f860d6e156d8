// The format of each part of a pack, for each system. The readers, the types and the published schema are derived from
// it.

import { LONGEST_SIDE } from '../field/field.ts';
import { STYLES, TIMER_END_CHOICES } from '../rules/core/encounter.ts';
import { MAX_NAME_LENGTH, validName } from '../rules/core/names.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import * as schema from '../rules/core/schema.ts';
import { sheetFieldsOf } from '../rules/core/sheet-fields.ts';
import { rulesNamed, systemId, systemIds } from '../rules/systems.ts';

/** The name of the format in a pack's file. */
export const PACK_FORMAT = 'fray-pack';
/** The newest version of the format that this program can read. */
export const PACK_VERSION = 1;

/** The maximum number of entries in each part. */
export const MAX_ENTRIES_PER_LIST = { creatures: 60, characters: 60, conditions: 30, maps: 20, scenes: 30 } as const;
/** The parts that are lists of named entries. */
export const PACK_LISTS = ['creatures', 'characters', 'conditions', 'maps', 'scenes'] as const;

/** The maximum number of entries in each list of a pack's `stock`, such as its weapons. */
export const MAX_STOCK_ENTRIES = 120;
/** The maximum number of entries in a scene. */
const MAX_SCENE_ENTRIES = 40;
/** The maximum number of creatures that one entry of a scene brings. */
export const MAX_CREATURES_IN_ENTRY = 25;
/** The limits of a turn timer, in minutes. */
const MIN_TIMER_MINUTES = 5;
const MAX_TIMER_MINUTES = 60 * 24 * 60;

/** A valid name for a combatant. Names like "constructor", which every JavaScript object has, aren't valid. */
const combatantNameReader = schema.leaf({ kind: 'name', longest: MAX_NAME_LENGTH }, (value) => {
  const name = typeof value === 'string' && value.isWellFormed() ? validName(value) : undefined;
  return name?.ok && !(name.value in {}) ? name.value : undefined;
});
export const entryNameReader: schema.Reader<string> = {
  ...combatantNameReader,
  json: { type: 'string', minLength: 1 },
};

const PACK_ID_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const packIdReader: schema.Reader<string> = {
  ...schema.leaf('pack-id', (value) =>
    typeof value === 'string' && value.length <= 40 && PACK_ID_PATTERN.test(value) && !(value in {})
      ? value
      : undefined,
  ),
  json: { type: 'string', pattern: PACK_ID_PATTERN.source, maxLength: 40 },
};

/** The fields of the form for texts about a pack, in order. */
export const ABOUT_FIELDS = ['title', 'author', 'source', 'license', 'about'] as const;
/** The maximum length of each text about a pack, in characters. */
export const MAX_ABOUT_LENGTHS = { title: 60, author: 100, source: 200, license: 100, about: 1000 } as const;

/**
 * Accepts any value for a part of a pack. The part is read later, entry by entry, so that one bad entry doesn't hide
 * faults in the others.
 */
const anyValueReader: schema.Reader<unknown> = {
  wants: { kind: 'anything' },
  missing: { value: undefined },
  read: (value) => value,
};

const aboutFields = {
  /** The schema's URL, which editors read. */
  $schema: schema.optional(schema.text()),
  format: schema.oneOf([PACK_FORMAT]),
  version: schema.integer(1, PACK_VERSION),
  system: systemId,
  id: packIdReader,
  revision: schema.integer(1, 1_000_000),
  title: schema.text(MAX_ABOUT_LENGTHS.title),
  license: schema.optional(schema.text(MAX_ABOUT_LENGTHS.license)),
  about: schema.optional(schema.prose(MAX_ABOUT_LENGTHS.about)),
  author: schema.optional(schema.text(MAX_ABOUT_LENGTHS.author)),
  /** The URL where the pack is published, or the book that it comes from. */
  source: schema.optional(schema.text(MAX_ABOUT_LENGTHS.source)),
  /** True if players may look up everything in the pack before it enters a fight. */
  open: schema.flag(),
};

/** The top level of a pack, without its parts, which are read later. */
export const packOutline = schema.object({
  ...aboutFields,
  stock: anyValueReader,
  creatures: anyValueReader,
  characters: anyValueReader,
  conditions: anyValueReader,
  maps: anyValueReader,
  scenes: anyValueReader,
});

/**
 * Readers for the lists on a sheet whose entries have names, by the field's key: "weapons". A pack's stock can add to
 * these lists.
 */
export function stockReaders(rules: Pick<Ruleset, 'sheet'>): ReadonlyMap<string, schema.Reader<unknown>> {
  return new Map(
    sheetFieldsOf(rules).flatMap(({ key, reader: { entry } }): [string, schema.Reader<unknown>][] =>
      entry?.fields && Object.hasOwn(entry.fields, 'name') ? [[key, entry]] : [],
    ),
  );
}

/** A reader for a sheet that lists only its differences from the sheet it is based on. */
export function sheetChangesReader(rules: Pick<Ruleset, 'sheet'>): schema.Reader<object> {
  return {
    ...schema.leaf('sheet-fields', (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
    ),
    json: changesSchema(rules.sheet, [], new Set(stockReaders(rules).keys())),
  };
}

/**
 * A schema in which every field is optional, and null removes a field. In lists of named entries, a name can stand for
 * an entry.
 */
function changesSchema(
  reader: schema.Reader<unknown>,
  path: readonly string[],
  lists: ReadonlySet<string>,
): schema.JsonSchema {
  const { fields, entry } = reader;
  if (fields) {
    const properties = Object.entries(fields).map(([name, each]) => {
      const fieldSchema = changesSchema(each, [...path, name], lists);
      return [name, { anyOf: [fieldSchema, { const: null }] }];
    });
    return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
  }
  if (!entry || !lists.has(path.join('.'))) return schema.jsonSchemaOf({ ...reader, missing: { value: undefined } });
  return { type: 'array', items: { anyOf: [{ type: 'string' }, schema.jsonSchemaOf(entry)] } };
}

/** A reader for a creature's auto-reactions: its answers to the system's questions, each of which may be left out. */
function reactionsReader({ standingOrders }: Ruleset): schema.Reader<Readonly<Record<string, string>>> {
  const answerReaders = Object.entries(standingOrders).map(
    ([question, { offers }]) => [question, schema.optional(schema.oneOf(offers))] as const,
  );
  const reactionsObjectReader = schema.object(Object.fromEntries(answerReaders));
  return {
    wants: reactionsObjectReader.wants,
    fields: Object.fromEntries(answerReaders),
    read(value, path, problems) {
      const reactions = reactionsObjectReader.read(value, path, problems);
      return (
        reactions &&
        Object.fromEntries(Object.entries(reactions).flatMap(([name, each]) => (each ? [[name, each]] : [])))
      );
    },
  };
}

/** The form of a creature or character in a pack. */
function creatureReaderFor(rules: Ruleset) {
  return schema.object({
    name: entryNameReader,
    brief: schema.optional(schema.text()),
    /** Where the creature's numbers come from. */
    source: schema.optional(schema.text()),
    /** The creature in this pack or the book that this one is based on. */
    like: schema.optional(schema.text(MAX_NAME_LENGTH)),
    sheet: schema.optional(sheetChangesReader(rules)),
    reactions: schema.optional(reactionsReader(rules)),
    style: schema.optional(schema.oneOf(STYLES)),
  });
}

export type WrittenCreature = schema.TypeOf<ReturnType<typeof creatureReaderFor>>;

const conditionTextFields = { name: entryNameReader, brief: schema.optional(schema.text()) };

function conditionReaderFor({ ownCondition }: Ruleset) {
  const fields: Readonly<Record<string, schema.Reader<unknown>>> = { ...ownCondition?.fields, ...conditionTextFields };
  return schema.object(fields);
}

/** A row of a map, with one sign for each square (docs/maps.md). A space is a sign too. */
const mapRowReader = schema.leaf({ kind: 'row', longest: LONGEST_SIDE }, (value) =>
  typeof value === 'string' && value.length <= LONGEST_SIDE ? value : undefined,
);
const heightsReader = schema.leaf('heights', (value) =>
  typeof value === 'string' && value.length <= LONGEST_SIDE && /^\d*$/.test(value) ? value : undefined,
);
export const mapReader = schema.object({
  name: entryNameReader,
  brief: schema.optional(schema.text()),
  rows: schema.list({ ...mapRowReader, json: { type: 'string', maxLength: LONGEST_SIDE } }, LONGEST_SIDE, 1),
  heights: schema.optional(
    schema.list({ ...heightsReader, json: { type: 'string', pattern: '^\\d*$' } }, LONGEST_SIDE),
  ),
});

export type WrittenMap = schema.TypeOf<typeof mapReader>;

const minutesReader = schema.integer(MIN_TIMER_MINUTES, MAX_TIMER_MINUTES);
export const sceneReader = schema.object({
  name: entryNameReader,
  brief: schema.optional(schema.text()),
  /** A map in this pack, or a premade one. Undefined for theater of the mind. */
  map: schema.optional(schema.text(MAX_NAME_LENGTH)),
  /** The scene's settings, in the format of the option `settings` of `/encounter start`. */
  settings: schema.optional(schema.text(300)),
  timer: schema.optional(
    schema.object({
      turn: minutesReader,
      question: schema.optional(minutesReader),
      nudge: schema.optional(schema.integer(0, MAX_TIMER_MINUTES)),
      atEnd: schema.optional(schema.oneOf([...TIMER_END_CHOICES, ...STYLES])),
    }),
  ),
  creatures: schema.list(
    schema.object({
      /** A creature or character in this pack or the book. */
      creature: schema.text(MAX_NAME_LENGTH),
      name: schema.optional(entryNameReader),
      count: schema.withDefault(schema.integer(1, MAX_CREATURES_IN_ENTRY), 1),
      side: schema.optional(entryNameReader),
      hidden: schema.withDefault(schema.boolean(), false),
      /** True if these creatures act together. */
      group: schema.withDefault(schema.boolean(), false),
      /** The autopilot style of these creatures, if they are on autopilot. */
      style: schema.optional(schema.oneOf(STYLES)),
      /** The squares of these creatures, in order. */
      at: schema.withDefault(schema.list(schema.text(4), MAX_CREATURES_IN_ENTRY), []),
    }),
    MAX_SCENE_ENTRIES,
    1,
  ),
  /** A text that is posted in the channel when the scene opens. */
  say: schema.optional(schema.prose(1500)),
  /** A text that only the GM sees. */
  note: schema.optional(schema.prose(1500)),
});

export type WrittenScene = schema.TypeOf<typeof sceneReader>;

/** The readers for a pack's parts in a system. */
export function readersByPart(rules: Ruleset) {
  const creatureReader = creatureReaderFor(rules);
  const stockFields = [...stockReaders(rules)].map(
    ([key, entry]) => [key, schema.optional(schema.list(entry, MAX_STOCK_ENTRIES))] as const,
  );
  return {
    stock: schema.object(Object.fromEntries(stockFields)),
    creatures: creatureReader,
    characters: creatureReader,
    conditions: conditionReaderFor(rules),
    maps: mapReader,
    scenes: sceneReader,
  };
}

/** The form of a whole pack for a system. */
export function packReaderFor(rules: Ruleset): schema.Reader<object> {
  const { stock, ...lists } = readersByPart(rules);
  const listReaders = PACK_LISTS.map((part) => {
    const entryReader: schema.Reader<unknown> = lists[part];
    return [part, schema.optional(schema.list(entryReader, MAX_ENTRIES_PER_LIST[part]))] as const;
  });
  return schema.object({
    ...aboutFields,
    system: schema.oneOf([rules.id]),
    stock: schema.optional(stock),
    ...Object.fromEntries(listReaders),
  });
}

/**
 * The JSON schema of a pack, for editors and other programs. It doesn't restrict names, because only the reader can
 * check them.
 */
export function packSchema(): schema.JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A content pack of Fray',
    oneOf: systemIds().flatMap((id) => {
      const rules = rulesNamed(id);
      return rules ? [schema.jsonSchemaOf(packReaderFor(rules))] : [];
    }),
  };
}
