// Universal VTT files (.dd2vtt, .uvtt): how they are read. https://arkenforge.com/universal-vtt-files/

import { LARGEST_SIDE, type LineMap, MOST_POINTS, type Point } from '../../src/field/universal.ts';
import { readJson } from '../../src/rules/core/json.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import * as schema from '../../src/rules/core/schema.ts';
import type { Portrait } from '../../src/session/portrait.ts';
import { groundPictureOf } from './image.ts';

/** The largest file, in bytes. Nearly all of it is the picture. */
export const MOST_FILE_BYTES = 8_000_000;
/** The most characters without the picture, because parsed JSON takes many times the memory. */
const MOST_TEXT = 1_000_000;
/** The most characters of a picture in base64 that can be drawn: 256 KiB. */
const MOST_PICTURE = 350_000;
/** Coordinates beyond this, in squares, are refused. */
const FURTHEST = 10_000;
const MOST_DOORS = 2_000;

/** Why the picture of a file can't be used. */
type PictureFault = 'big' | 'type';

/** What a file has. */
export interface UniversalFile {
  readonly map: LineMap;
  readonly lights: number;
  /** Undefined if the file has none. */
  readonly picture: Portrait | PictureFault | undefined;
}

/** A list of any length. Its entries are read later. */
const ENTRIES = schema.withDefault(
  schema.leaf('anything', (value): readonly unknown[] | undefined =>
    Array.isArray(value) ? value : value === null ? [] : undefined,
  ),
  [],
);
const POINT = schema.object({ x: schema.number(-FURTHEST, FURTHEST), y: schema.number(-FURTHEST, FURTHEST) }, 'kept');
const SIZE = schema.object({ x: schema.number(1, FURTHEST), y: schema.number(1, FURTHEST) }, 'kept');
const DOOR = schema.object(
  { bounds: schema.list(POINT, 2, 2), closed: schema.withDefault(schema.boolean(), true) },
  'kept',
);
const FILE = schema.object(
  {
    resolution: schema.object({ map_size: SIZE, map_origin: schema.withDefault(POINT, { x: 0, y: 0 }) }, 'kept'),
    line_of_sight: ENTRIES,
    objects_line_of_sight: ENTRIES,
    portals: schema.withDefault(schema.list(DOOR, MOST_DOORS), []),
    lights: ENTRIES,
  },
  'kept',
);
/** The most faults that a refusal lists. */
const MOST_PROBLEMS = 5;

/** Reads a file, or refuses it. Nothing in it is trusted. */
export function readUniversal(text: string): Result<UniversalFile, Refusal> {
  const { rest, image } = withoutImage(text);
  if (rest.length > MOST_TEXT) return no({ type: 'file-unfit', because: 'map lines' });
  const json = readJson(rest, MOST_TEXT);
  if (!json.ok) return json;
  if (typeof json.value !== 'object' || json.value === null || !('resolution' in json.value))
    return no({ type: 'file-unfit', because: 'no map' });
  const read = schema.readWhole(FILE, json.value);
  if ('problems' in read) {
    const { problems } = read;
    const more = problems.length - MOST_PROBLEMS;
    return no({ type: 'sheet-unfit', problems: problems.slice(0, MOST_PROBLEMS), more: Math.max(0, more) });
  }
  const { resolution, line_of_sight, objects_line_of_sight, portals, lights } = read.value;
  const { map_size, map_origin } = resolution;
  const [width, height] = [map_size.x, map_size.y].map((side) => Math.max(1, Math.ceil(side - 0.01)));
  if (width === undefined || height === undefined || Math.max(width, height) > LARGEST_SIDE)
    return no({ type: 'file-unfit', because: 'map sides' });
  const points = new Points(map_origin);
  const [walls, things] = [points.lines(line_of_sight), points.lines(objects_line_of_sight)];
  if (!walls || !things) return no({ type: 'file-unfit', because: 'map lines' });
  const doors = portals.flatMap(({ bounds: [from, to], closed }) =>
    from && to ? [{ from: points.moved(from), to: points.moved(to), isClosed: closed }] : [],
  );
  return ok({ map: { width, height, walls, things, doors }, lights: lights.length, picture: pictureOf(image) });
}

/** Reads points and counts them. */
class Points {
  readonly #origin: Point;
  #count = 0;

  constructor(origin: Point) {
    this.#origin = origin;
  }

  /** Undefined if there are too many points or lines, or one isn't a point. */
  lines(entries: readonly unknown[]): readonly (readonly Point[])[] | undefined {
    const lines: (readonly Point[])[] = [];
    for (const entry of entries) {
      const line = this.#line(entry);
      if (!line) return undefined;
      lines.push(line);
    }
    return lines;
  }

  moved({ x, y }: Point): Point {
    return { x: x - this.#origin.x, y: y - this.#origin.y };
  }

  #line(entry: unknown): readonly Point[] | undefined {
    if (!Array.isArray(entry)) return undefined;
    // An empty line counts too, because it takes memory.
    this.#count += entry.length + 1;
    if (this.#count > MOST_POINTS) return undefined;
    const line: Point[] = [];
    for (const each of entry) {
      const read = schema.readWhole(POINT, each);
      if (!('value' in read)) return undefined;
      line.push(this.moved(read.value));
    }
    return line;
  }
}

function pictureOf(image: string): UniversalFile['picture'] {
  const base64 = image.replace(/^data:[a-z/+]{0,40};base64,/, '');
  if (base64 === '') return undefined;
  if (base64.length > MOST_PICTURE) return 'big';
  const read = groundPictureOf(`data:;base64,${base64}`);
  if (read.ok) return read.value;
  const because = read.why.type === 'file-unfit' ? read.why.because : undefined;
  return because === 'too big' || because === 'too many pixels' ? 'big' : 'type';
}

/** The text of a file with an empty picture, and the picture. The picture is too large to be parsed with the rest. */
function withoutImage(text: string): { readonly rest: string; readonly image: string } {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    else if (sign === '"') {
      const end = endOfString(text, at);
      const value = depth === 1 && text.slice(at, end + 1) === '"image"' ? startOfValue(text, end + 1) : undefined;
      if (value !== undefined) {
        const until = endOfString(text, value);
        const image = text.slice(value + 1, until).replaceAll('\\/', '/');
        return { rest: `${text.slice(0, value + 1)}${text.slice(until)}`, image };
      }
      at = end;
    }
  }
  return { rest: text, image: '' };
}

/** Where the text after a name and a colon begins. Undefined if it isn't a text. */
function startOfValue(text: string, from: number): number | undefined {
  const [between = ''] = /^\s{0,100}:\s{0,100}"/.exec(text.slice(from, from + 202)) ?? [];
  return between === '' ? undefined : from + between.length - 1;
}

/** The position of the quote that ends the string that begins at a position. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
