/** What is wrong with something a player brought, and where: "weapons › 2 › hit: a whole number from −20 to 20". */
export interface Problem {
  readonly path: readonly string[];
  readonly wants: string;
}

/** Reads a value of unknown form, field by field: the value, or everything that is wrong with it. */
export interface Reader<T> {
  /** What it wants, for those whose value it refuses: "a whole number from 0 to 100". */
  readonly wants: string;
  /** What stands for it where it is left out. Absent: it may not be. */
  readonly missing?: { readonly value: T };
  /** The fields, where it has any, in the order of the sheet. */
  readonly fields?: Readonly<Record<string, Reader<unknown>>>;
  /** All values there are, as players write them, where they are few enough to be listed. */
  readonly choices?: readonly string[];
  /** What reads one entry, where it is a list. */
  readonly entry?: Reader<unknown>;
  /** Names that may stand in place of the value written out. */
  readonly names?: readonly string[];
  /** How JSON Schema says it, where fields, entry and choices do not: see `jsonSchemaOf`. */
  readonly json?: JsonSchema;
  /** What a player's writing stands for: "7" for 7. Absent: itself. It is still to be read. */
  written?(text: string): unknown;
  /** The value, or undefined with what is wrong added to `problems`. */
  read(value: unknown, path: readonly string[], problems: Problem[]): T | undefined;
}

/** A schema of json-schema.org. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a reader reads. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** Most entries a list may have, and most characters a text. Whatever is brought, it stays small. */
const LONGEST_LIST = 60;
const LONGEST_TEXT = 200;

/** Reads a whole value: it, or the list of problems. */
export function readWhole<T>(
  reader: Reader<T>,
  value: unknown,
): { readonly value: T } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const read = reader.read(value, [], problems);
  return read === undefined || problems.length > 0 ? { problems } : { value: read };
}

/** A value in one piece: what `accept` makes of it, or undefined where it refuses it. */
export function leaf<T>(wants: string, accept: (value: unknown) => T | undefined): Reader<T> {
  return {
    wants,
    read(value, path, problems) {
      const read = accept(value);
      if (read === undefined) problems.push({ path, wants });
      return read;
    },
  };
}

/** A whole number from `least` to `most`, both allowed. */
export function integer(least: number, most: number): Reader<number> {
  return number(least, most, 'integer');
}

/** A number from `least` to `most`, both allowed, with decimals or without. */
export function number(least: number, most: number, type: 'number' | 'integer' = 'number'): Reader<number> {
  const [what, is] = type === 'integer' ? ['a whole number', Number.isInteger] : ['a number', Number.isFinite];
  const digits = type === 'integer' ? /^[+−-]?\d{1,9}$/ : /^[+−-]?\d{1,9}(\.\d{1,9})?$/;
  const read = leaf(`${what} from ${least} to ${most}`.replaceAll('-', '−'), (value) =>
    typeof value === 'number' && is(value) && value >= least && value <= most ? value : undefined,
  );
  return {
    ...read,
    json: { type, minimum: least, maximum: most },
    written: (typed) => (digits.test(typed) ? Number(typed.replace('−', '-')) : typed),
  };
}

/** A text of 1 to `longest` characters, with no control characters. Half a character, escaped in JSON, can't be stored: it becomes “�”. */
export function text(longest = LONGEST_TEXT): Reader<string> {
  const read = leaf(`a text of 1 to ${longest} characters`, (value) => {
    if (typeof value !== 'string') return undefined;
    const trimmed = value.toWellFormed().trim();
    return trimmed.length > 0 && trimmed.length <= longest && !/\p{Cc}/u.test(trimmed) ? trimmed : undefined;
  });
  return { ...read, json: { type: 'string', minLength: 1, maxLength: longest } };
}

/** A text of this form, kept as it is. */
export function matching(form: RegExp, wants: string): Reader<string> {
  const read = leaf(wants, (value) => (typeof value === 'string' && form.test(value) ? value : undefined));
  return { ...read, json: { type: 'string', pattern: form.source } };
}

export function boolean(): Reader<boolean> {
  const wants = 'yes or no (true or false)';
  const truth = leaf(wants, (value) => (typeof value === 'boolean' ? value : undefined));
  const written = (typed: string) =>
    /^(yes|true|on)$/i.test(typed) ? true : /^(no|false|off)$/i.test(typed) ? false : typed;
  return { ...truth, choices: ['yes', 'no'], json: { type: 'boolean' }, written };
}

export function oneOf<const V extends string>(values: readonly V[]): Reader<V> {
  const one = leaf(`one of ${values.join(', ')}`, (value) => values.find((each) => each === value));
  const written = (typed: string) => values.find((each) => each.toLowerCase() === typed.toLowerCase()) ?? typed;
  return { ...one, choices: values, written };
}

/** The same, from what is written for it: from "7" for 7. */
export function fromText<T>(reader: Reader<T>, wants = reader.wants): Reader<T> {
  return leaf(wants, (typed) => {
    if (typeof typed !== 'string') return undefined;
    const read = readWhole(reader, reader.written ? reader.written(typed) : typed);
    return 'value' in read ? read.value : undefined;
  });
}

/** The same, or `value` where it is left out. */
export function withDefault<T>(reader: Reader<T>, value: T): Reader<T> {
  return { ...reader, missing: { value } };
}

export function list<T>(entry: Reader<T>, longest = LONGEST_LIST, least = 0): Reader<readonly T[]> {
  const wants = least === 0 ? `a list of at most ${longest}` : `a list of ${least} to ${longest}`;
  return {
    wants,
    entry,
    json: { type: 'array', maxItems: longest, ...(least > 0 && { minItems: least }) },
    read(value, path, problems) {
      if (!Array.isArray(value) || value.length > longest || value.length < least) {
        problems.push({ path, wants });
        return undefined;
      }
      const before = problems.length;
      const read = value.map((each: unknown, i) => entry.read(each, [...path, String(i + 1)], problems));
      return problems.length > before ? undefined : read.filter((each) => each !== undefined);
    },
  };
}

/** The fields of a form, those that may be left out marked by `maybe`. */
type Form<F extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [K in keyof F as undefined extends Read<F[K]> ? never : K]: Read<F[K]>;
} & { readonly [K in keyof F as undefined extends Read<F[K]> ? K : never]?: Exclude<Read<F[K]>, undefined> };

/** May be left out. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return { ...reader, missing: { value: undefined } };
}

/** An object with these fields. Others are kept as they are, or are problems too, so that nothing is lost unsaid. */
export function object<const F extends Readonly<Record<string, Reader<unknown>>>>(
  fields: F,
  others: 'refused' | 'kept' = 'refused',
): Reader<Form<F>> {
  const wants = `an object with ${Object.keys(fields).join(', ')}`;
  return {
    wants,
    fields,
    ...(others === 'kept' && { json: { additionalProperties: true } }),
    read(value, path, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.push({ path, wants });
        return undefined;
      }
      const before = problems.length;
      const given = new Map<string, unknown>(Object.entries(value));
      const entries: [string, unknown][] = [];
      for (const [name, reader] of Object.entries(fields)) {
        const has = given.has(name) && given.get(name) !== undefined;
        if (has) {
          const read = reader.read(given.get(name), [...path, name], problems);
          if (read !== undefined) entries.push([name, read]);
        } else if (reader.missing === undefined) problems.push({ path: [...path, name], wants: reader.wants });
        else if (reader.missing.value !== undefined) entries.push([name, reader.missing.value]);
        given.delete(name);
      }
      for (const [name, other] of given)
        if (others === 'kept') entries.push([name, other]);
        else problems.push({ path: [...path, name.slice(0, 40).toWellFormed()], wants: 'no such field' });
      if (problems.length > before) return undefined;
      // The edge where unknown becomes known: every field has just been read by its own reader.
      return Object.fromEntries(entries) as Form<F>;
    },
  };
}

/** A value written out in the program, with the reader's default for every field that is left out. */
export function withDefaults<T extends object>(reader: Reader<T>, given: Partial<T>): T {
  const defaults = Object.entries(reader.fields ?? {}).flatMap(([name, { missing }]) =>
    missing?.value === undefined ? [] : [[name, missing.value]],
  );
  // What has no default is given: the caller's own type asks for it.
  return { ...Object.fromEntries(defaults), ...given } as T;
}

/** What a reader reads, as JSON Schema, for editors and other programs. What only a reader can say stays with the reader. */
export function jsonSchemaOf(reader: Reader<unknown>): JsonSchema {
  const { fields, entry, choices, names, json, missing, wants } = reader;
  const form = fields
    ? { ...objectSchema(fields), ...json }
    : (json ?? (choices ? { enum: choices } : { description: wants }));
  const whole = entry ? { ...form, items: jsonSchemaOf(entry) } : form;
  return {
    ...(names ? { anyOf: [{ enum: names }, whole] } : whole),
    ...(missing?.value !== undefined && { default: missing.value }),
  };
}

function objectSchema(fields: Readonly<Record<string, Reader<unknown>>>): JsonSchema {
  const required = Object.entries(fields).flatMap(([name, { missing }]) => (missing ? [] : [name]));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, jsonSchemaOf(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
