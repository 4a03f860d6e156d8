// A scene as its designer writes it: who is on which side, by name, from a file, or with numbers of one's own.

import { type ParseError, parse } from 'jsonc-parser';
import { STYLES } from '../../rules/core/pace.ts';
import {
  integer,
  type JsonSchema,
  jsonSchemaOf,
  list,
  object,
  oneOf,
  optional,
  type Problem,
  type Read,
  type Reader,
  readWhole,
  text,
  withDefault,
} from '../../rules/core/schema.ts';
import { SYSTEM_IDS } from '../../rules/systems.ts';
import { LONGEST_NAME } from '../../session/new-combatant.ts';

/** What such a file says of itself, and the newest form of it that this program knows. */
export const SCENE = 'fray-scene';
const VERSION = 1;

/** Most of one kind, and most entries of a side. */
const MOST_ALIKE = 20;
const MOST_ENTRIES = 20;
const LONGEST_PATH = 200;

/** What is to be another than it was; read with the whole sheet. Null leaves a field out. */
const changes: Reader<object> = {
  wants: 'an object with fields of the sheet',
  json: { type: 'object', description: 'fields of the sheet that are others; null leaves one out' },
  read(value, path, problems) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    problems.push({ path, wants: this.wants });
    return undefined;
  },
};

const inFull = object({
  /** Somebody ready-made. */
  from: optional(text(LONGEST_NAME)),
  /** A file of `/character export`, from where the scene's file is. */
  file: optional(text(LONGEST_PATH)),
  name: optional(text(LONGEST_NAME)),
  count: withDefault(integer(1, MOST_ALIKE), 1),
  /** How they play in the forecast. */
  style: optional(oneOf(STYLES)),
  sheet: optional(changes),
});

/** One entry of a side: so many of a kind. */
export type SceneEntry = Read<typeof inFull>;

/** A name alone is one of somebody ready-made. */
const entry: Reader<SceneEntry> = {
  wants: inFull.wants,
  json: { anyOf: [{ type: 'string' }, jsonSchemaOf(inFull)] },
  read: (value, path, problems) => inFull.read(typeof value === 'string' ? { from: value } : value, path, problems),
};

const side = list(entry, MOST_ENTRIES, 1);
const form = object({
  /** Where an editor finds the form. */
  $schema: optional(text(LONGEST_PATH)),
  format: oneOf([SCENE]),
  version: integer(1, VERSION),
  system: oneOf(SYSTEM_IDS),
  name: optional(text(100)),
  /** As `/encounter start settings:` takes them. */
  settings: optional(text(300)),
  players: side,
  enemies: side,
});

export type SceneFile = Read<typeof form>;

/** The form of such a file, for editors and other programs. What a sheet may have says `character.schema.json`. */
export function sceneSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scene for `npm run odds`',
    ...jsonSchemaOf(form),
  };
}

/** Whether it is such a file, of a form that came later. */
export function isNewer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('version' in value)) return false;
  return typeof value.version === 'number' && value.version > VERSION;
}

/** Reads such a file: the scene, or everything that is wrong with it. */
export function readSceneFile(
  value: unknown,
): { readonly value: SceneFile } | { readonly problems: readonly Problem[] } {
  return readWhole(form, value);
}

/** Where a text is no JSON: what stands there, counted from 1. Nothing stands at its end: it is over too early. */
interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly mark: string;
}

/**
 * The first place at which a text cannot go on as JSON. What JavaScript says of it names no line where a comma is too many.
 * Undefined: it goes deeper than can be followed.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const faults: ParseError[] = [];
  try {
    parse(text, faults, { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const [first] = faults.toSorted((one, other) => one.offset - other.offset);
  return first && placeOf(text, first.offset);
}

function placeOf(text: string, at: number): JsonFault {
  const lines = text.slice(0, at).split('\n');
  const mark = /^(?:[\p{L}\p{N}_]+|.)/su.exec(text.slice(at, at + 20))?.[0] ?? '';
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, mark };
}
