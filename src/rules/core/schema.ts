/** What is wrong with a value from outside, and where: "weapons › 2 › hit: a whole number from −20 to 20". */
export interface Problem {
  readonly path: readonly string[];
  readonly wants: Expectation;
}

/** Reads an unknown value field by field and returns it, or everything that is wrong with it. */
export interface Reader<T> {
  /** What the reader accepts, for the message that refuses a value: "a whole number from 0 to 100". */
  readonly wants: Expectation;
  /** The default if the value is left out. Undefined: it is required. */
  readonly missing?: { readonly value: T };
  /** The fields of an object, in the order of the sheet. */
  readonly fields?: Readonly<Record<string, Reader<unknown>>>;
  /** All possible values as players write them, if there are few enough to list. */
  readonly choices?: readonly string[];
  /** The reader of one entry of a list. */
  readonly entry?: Reader<unknown>;
  /** Names that can stand for a full value. */
  readonly names?: readonly string[];
  /** The value's JSON Schema, if `fields`, `entry` and `choices` don't describe it: see `jsonSchemaOf`. */
  readonly json?: JsonSchema;
  /** Converts typed text before it is read: "7" to 7. Undefined: it is read as typed. */
  written?(text: string): unknown;
  /** The value as a player would type it, the opposite of `written`. Undefined: the value as text. */
  typed?(value: unknown): string;
  /** Reads a value and returns it. If the value isn't valid, adds what is wrong to `problems` and returns undefined. */
  read(value: unknown, path: readonly string[], problems: Problem[]): T | undefined;
}

/** A schema of json-schema.org. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The type that a reader returns. */
export type TypeOf<R> = R extends Reader<infer T> ? T : never;

/** The maximum number of entries in a list, so that input stays small. */
const MAX_LIST_ENTRIES = 60;
/** The default maximum number of characters in a text, so that input stays small. */
const DEFAULT_MAX_LENGTH = 200;

/** Reads a whole value and returns it, or the list of problems. */
export function readWhole<T>(
  reader: Reader<T>,
  value: unknown,
): { readonly value: T } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const readValue = reader.read(value, [], problems);
  return readValue === undefined || problems.length > 0 ? { problems } : { value: readValue };
}

/** A reader for a single value. `accept` converts it, or returns undefined to refuse it. */
export function leaf<T>(wanted: Expectation | PlainExpectation, accept: (value: unknown) => T | undefined): Reader<T> {
  const expectation = typeof wanted === 'string' ? { kind: wanted } : wanted;
  return {
    wants: expectation,
    read(value, path, problems) {
      const acceptedValue = accept(value);
      if (acceptedValue === undefined) problems.push({ path, wants: expectation });
      return acceptedValue;
    },
  };
}

/** Reads a whole number from `min` to `max`, inclusive. */
export function integer(min: number, max: number): Reader<number> {
  return number(min, max, 'integer');
}

/** Reads a number from `min` to `max`, inclusive, with or without decimals. */
export function number(min: number, max: number, type: 'number' | 'integer' = 'number'): Reader<number> {
  const isValid = type === 'integer' ? Number.isInteger : Number.isFinite;
  const numberPattern = type === 'integer' ? /^[+−-]?\d{1,9}$/ : /^[+−-]?\d{1,9}(\.\d{1,9})?$/;
  const reader = leaf({ kind: type, least: min, most: max }, (value) =>
    typeof value === 'number' && isValid(value) && value >= min && value <= max ? value : undefined,
  );
  return {
    ...reader,
    json: { type, minimum: min, maximum: max },
    written: (input) => (numberPattern.test(input) ? Number(input.replace('−', '-')) : input),
  };
}

/**
 * Reads a text of 1 to `longest` characters without control characters. Half of a surrogate pair, escaped in JSON,
 * can't be stored and becomes "�".
 */
export function text(longest = DEFAULT_MAX_LENGTH): Reader<string> {
  const reader = leaf({ kind: 'text', longest }, (value) => {
    if (typeof value !== 'string') return undefined;
    const trimmedText = value.toWellFormed().trim();
    return trimmedText.length > 0 && trimmedText.length <= longest && !/\p{Cc}/u.test(trimmedText)
      ? trimmedText
      : undefined;
  });
  return { ...reader, json: { type: 'string', minLength: 1, maxLength: longest } };
}

/** Reads a text of 1 to `longest` characters, without control characters except line breaks and tabs. */
export function prose(longest: number): Reader<string> {
  const reader = leaf({ kind: 'text', longest }, (value) => {
    if (typeof value !== 'string') return undefined;
    const trimmedText = value.toWellFormed().replaceAll('\r\n', '\n').trim();
    return trimmedText.length > 0 && trimmedText.length <= longest && !/[^\P{Cc}\n\t]/u.test(trimmedText)
      ? trimmedText
      : undefined;
  });
  return { ...reader, json: { type: 'string', minLength: 1 } };
}

/** Reads a text that matches a pattern, and keeps it as it is. */
export function matching(form: RegExp, wants: PlainExpectation): Reader<string> {
  const reader = leaf(wants, (value) => (typeof value === 'string' && form.test(value) ? value : undefined));
  return { ...reader, json: { type: 'string', pattern: form.source } };
}

export function boolean(): Reader<boolean> {
  const reader = leaf('yes-or-no', (value) => (typeof value === 'boolean' ? value : undefined));
  const valueFromText = (input: string) =>
    /^(yes|true|on)$/i.test(input) ? true : /^(no|false|off)$/i.test(input) ? false : input;
  return { ...reader, choices: ['yes', 'no'], json: { type: 'boolean' }, written: valueFromText };
}

/** Reads `true`. Returns undefined for `false` or a missing value, so that only `true` is stored. */
export function flag(): Reader<true | undefined> {
  const { wants, choices, json, written } = boolean();
  return {
    ...{ wants, missing: { value: undefined } },
    ...(choices && { choices }),
    ...(json && { json }),
    ...(written && { written }),
    read(value, path, problems) {
      if (typeof value !== 'boolean') problems.push({ path, wants });
      return value === true ? true : undefined;
    },
  };
}

export function oneOf<const V extends string>(values: readonly V[]): Reader<V> {
  const reader = leaf({ kind: 'one-of', values }, (value) => values.find((each) => each === value));
  const valueFromText = (input: string) => values.find((each) => each.toLowerCase() === input.toLowerCase()) ?? input;
  return { ...reader, choices: values, written: valueFromText };
}

/** A reader that also accepts one of a few words. */
export function orOneOf<T, const V extends string>(reader: Reader<T>, values: readonly V[]): Reader<T | V> {
  const wordReader = oneOf(values);
  const expectation: Expectation = { kind: 'either', one: reader.wants, other: wordReader.wants };
  return {
    ...leaf<T | V>(expectation, (value) => wordReader.read(value, [], []) ?? reader.read(value, [], [])),
    json: { anyOf: [jsonSchemaOf(reader), { enum: values }] },
    written: (input) => values.find((each) => each === wordReader.written?.(input)) ?? reader.written?.(input) ?? input,
  };
}

/** A reader that also accepts the value as text: 7 from "7". */
export function fromText<T>(reader: Reader<T>, wants: Expectation | PlainExpectation = reader.wants): Reader<T> {
  return leaf(wants, (typed) => {
    if (typeof typed !== 'string') return undefined;
    const readResult = readWhole(reader, reader.written ? reader.written(typed) : typed);
    return 'value' in readResult ? readResult.value : undefined;
  });
}

/** A reader that returns this default if no value is given. */
export function withDefault<T>(reader: Reader<T>, value: T): Reader<T> {
  return { ...reader, missing: { value } };
}

export function list<T>(entry: Reader<T>, maxEntries = MAX_LIST_ENTRIES, minEntries = 0): Reader<readonly T[]> {
  const expectation = { kind: 'list', least: minEntries, most: maxEntries } as const;
  return {
    wants: expectation,
    entry,
    json: { type: 'array', maxItems: maxEntries, ...(minEntries > 0 && { minItems: minEntries }) },
    read(value, path, problems) {
      if (!Array.isArray(value) || value.length > maxEntries || value.length < minEntries) {
        problems.push({ path, wants: expectation });
        return undefined;
      }
      const problemCountBefore = problems.length;
      const entryValues = value.map((each: unknown, index) => entry.read(each, [...path, String(index + 1)], problems));
      return problems.length > problemCountBefore ? undefined : entryValues.filter((each) => each !== undefined);
    },
  };
}

/** The type of an object with these fields; those marked by `optional` may be left out. */
type ObjectOf<F extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [K in keyof F as undefined extends TypeOf<F[K]> ? never : K]: TypeOf<F[K]>;
} & { readonly [K in keyof F as undefined extends TypeOf<F[K]> ? K : never]?: Exclude<TypeOf<F[K]>, undefined> };

/** Makes a field optional. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return { ...reader, missing: { value: undefined } };
}

/**
 * Reads an object with these fields. Other fields are problems (`refused`) or are kept unchanged (`kept`), so that
 * nothing is lost silently.
 */
export function object<const F extends Readonly<Record<string, Reader<unknown>>>>(
  fields: F,
  others: 'refused' | 'kept' = 'refused',
): Reader<ObjectOf<F>> {
  const expectation = { kind: 'object', fields: Object.keys(fields) } as const;
  return {
    wants: expectation,
    fields,
    ...(others === 'kept' && { json: { additionalProperties: true } }),
    read(value, path, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.push({ path, wants: expectation });
        return undefined;
      }
      const problemCountBefore = problems.length;
      const inputFields = new Map<string, unknown>(Object.entries(value));
      const fieldEntries: [string, unknown][] = [];
      for (const [name, reader] of Object.entries(fields)) {
        const isPresent = inputFields.has(name) && inputFields.get(name) !== undefined;
        if (isPresent) {
          const fieldValue = reader.read(inputFields.get(name), [...path, name], problems);
          if (fieldValue !== undefined) fieldEntries.push([name, fieldValue]);
        } else if (reader.missing === undefined) problems.push({ path: [...path, name], wants: reader.wants });
        else if (reader.missing.value !== undefined) fieldEntries.push([name, reader.missing.value]);
        inputFields.delete(name);
      }
      for (const [name, other] of inputFields)
        if (others === 'kept') fieldEntries.push([name, other]);
        else
          problems.push({
            path: [...path, name.slice(0, 40).toWellFormed()],
            wants: { kind: 'no-field', fields: expectation.fields },
          });
      if (problems.length > problemCountBefore) return undefined;
      // The cast is safe, because every field has just been read by its own reader.
      return Object.fromEntries(fieldEntries) as ObjectOf<F>;
    },
  };
}

/** Completes an object that is written in code: each field that is left out gets its reader's default. */
export function withDefaults<T extends object>(reader: Reader<T>, given: Partial<T>): T {
  const defaults = Object.entries(reader.fields ?? {}).flatMap(([name, { missing }]) =>
    missing?.value === undefined ? [] : [[name, missing.value]],
  );
  // Fields without a default are always given, because the caller's type requires them.
  return { ...Object.fromEntries(defaults), ...given } as T;
}

/** A reader's JSON Schema, for editors and other programs. It leaves out checks that only the reader can do. */
export function jsonSchemaOf(reader: Reader<unknown>): JsonSchema {
  const { fields, entry, choices, names, json, missing } = reader;
  const ownSchema = fields ? { ...objectSchema(fields), ...json } : (json ?? (choices ? { enum: choices } : {}));
  const fullSchema = entry ? { ...ownSchema, items: jsonSchemaOf(entry) } : ownSchema;
  return {
    ...(names ? { anyOf: [{ enum: names }, fullSchema] } : fullSchema),
    ...(missing?.value !== undefined && { default: missing.value }),
  };
}

function objectSchema(fields: Readonly<Record<string, Reader<unknown>>>): JsonSchema {
  const requiredNames = Object.entries(fields).flatMap(([name, { missing }]) => (missing ? [] : [name]));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, jsonSchemaOf(field)])),
    ...(requiredNames.length > 0 && { required: requiredNames }),
    additionalProperties: false,
  };
}

/**
 * The kinds of data that a reader can expect and whose message needs no further facts, such as a limit. Each kind has
 * such a message: `want-sheet`, for example.
 */
export const PLAIN_EXPECTATIONS = [
  'yes-or-no',
  'anything',
  'sheet',
  'sheet-fields',
  'free-name',
  'name-with-letter',
  'list-as-json',
  'lists',
  'shorter-nudge',
  'pack-id',
  'heights',
  'from-or-file',
  'from-file-or-sheet',
  'full-immunity',
  'plus-or-share',
  'usual-within',
  'some-text',
  'sha256',
  'fray-format',
  'token',
  'https-address',
  'languages',
  'server-id',
  'postgres-address',
  'connections-range',
  'rate',
] as const;
export type PlainExpectation = (typeof PLAIN_EXPECTATIONS)[number];

/** What a reader accepts, as data. `src/text/expectations.ts` puts it into words: "a whole number from 0 to 100". */
export type Expectation =
  | { readonly kind: 'integer' | 'number' | 'list'; readonly least: number; readonly most: number }
  | { readonly kind: 'text' | 'name' | 'row'; readonly longest: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'object'; readonly fields: readonly string[] }
  /** The object can't have such a field. `fields` lists those that it can have. */
  | { readonly kind: 'no-field'; readonly fields: readonly string[] }
  /** A name from the book, or the full value. */
  | { readonly kind: 'named'; readonly or: Expectation }
  | { readonly kind: 'either'; readonly one: Expectation; readonly other: Expectation }
  /** A setting that may be empty. */
  | { readonly kind: 'or-empty'; readonly or: Expectation }
  | { readonly kind: 'dice'; readonly most: number; readonly least: number; readonly sides: number }
  /** The name is in the list more than once. */
  | { readonly kind: 'twice'; readonly name: string }
  | { readonly kind: 'combatants'; readonly most: number }
  | { readonly kind: 'connections'; readonly most: number }
  /** A list of connections to Discord, such as "0-3,8/32", in which a range goes backward: "3-0/32". */
  | { readonly kind: 'connections-order'; readonly low: number; readonly high: number }
  /** A list of connections to Discord has a number that is too high: of 32 connections, the last is number 31. */
  | { readonly kind: 'connections-total'; readonly of: number }
  /** A list of connections to Discord names one of them twice. */
  | { readonly kind: 'connections-once'; readonly twice: number }
  | { readonly kind: PlainExpectation };
