// `/map import`: a map from another program, and the picture to draw under a map.

import { fieldOf, findMapFault, LONGEST_SIDE } from '../../src/field/field.ts';
import {
  croppedRows,
  drawnSquaresOf,
  type LineMap,
  MAX_LINE_MAP_SIDE,
  MAX_LINE_POINTS,
  type Point,
} from '../../src/field/universal.ts';
import { command, largeAttachment, type Option, optional, picture, text } from '../../src/interaction/command.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import { fieldAtStart } from '../../src/rules/core/field-starts.ts';
import { given } from '../../src/rules/core/given.ts';
import { readJson } from '../../src/rules/core/json.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import * as schema from '../../src/rules/core/schema.ts';
import { fieldImageOf, type Portrait, portraitOf, sizeOf } from '../../src/session/portrait.ts';
import { gm, type Session } from '../../src/session/session.ts';
import { importWords as words } from '../../src/text/map.ts';
import { drawDeed } from './draft.ts';
import { fieldScreen } from './screen.ts';

// Reads Universal VTT files (.dd2vtt, .uvtt). Their format: https://arkenforge.com/universal-vtt-files/

/** The maximum size of a file, in bytes. Nearly all of it is the picture. */
export const MAX_FILE_BYTES = 8_000_000;
/**
 * The maximum length of a file without its picture, in characters. It is limited because parsed JSON takes many times
 * as much memory.
 */
const MAX_TEXT_LENGTH = 1_000_000;
/** The maximum length of a base64 picture that can be drawn, in characters. That is about 256 KiB of data. */
const MAX_PICTURE_LENGTH = 350_000;
/** Coordinates beyond this, in squares, are refused. */
const MAX_COORDINATE = 10_000;
const MAX_DOORS = 2_000;

export const importField = command({
  name: 'import',
  requires: gm,
  options: { file: universalFileOption(), corner: optional(cornerOption()) },
  run({ file, corner }, session) {
    const { map, lights, picture } = file;
    const drawnSquares = drawnSquaresOf(map);
    const isWholeMap = Math.max(map.width, map.height) <= LONGEST_SIDE;
    const cropCorner = isWholeMap ? { x: 0, y: 0 } : cornerWithin(corner ?? { x: 0, y: 0 }, map);
    const rows = croppedRows(drawnSquares.rows, cropCorner);
    if (findMapFault(rows)) return no({ type: 'file-unfit', because: 'map floor' });
    const image = isWholeMap && typeof picture === 'object' ? picture : undefined;
    const field = fieldAtStart(session.rules, session.encounter, fieldOf(rows));
    const { image: _, ...look } = field.look;
    const digest = image && fieldImageOf(image).digest;
    const drawResult = playFromPanel(session, drawDeed({ ...field, look: { ...look, ...given({ image: digest }) } }));
    if (!drawResult.ok) return drawResult;
    if (image) keepImage(session, image);
    const pictureFault = typeof picture === 'string' ? picture : picture && !image ? 'part' : undefined;
    const noticeLines = [
      words.used(rows),
      ...(isWholeMap ? [] : [words.part(map, cropCorner, nextCorner(cropCorner, map))]),
      ...(image ? [words.picture()] : pictureFault ? [words.noPicture(pictureFault)] : []),
      ...(drawnSquares.lines > 0 ? [words.lines(drawnSquares.lines)] : []),
      ...(drawnSquares.doors > 0 ? [words.doors(drawnSquares.doors)] : []),
      ...(lights > 0 ? [words.lights(lights)] : []),
    ];
    return fieldScreen(session, [drawResult.value, ...noticeLines].join('\n'));
  },
});

/** The column and row of a square, counted from 0. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The top left square of the part to import, moved up or left if the map's edge would cut off the part. */
function cornerWithin({ x, y }: Corner, map: LineMap): Corner {
  const maxCornerCoordinate = (side: number) => Math.max(0, side - LONGEST_SIDE);
  return { x: Math.min(x, maxCornerCoordinate(map.width)), y: Math.min(y, maxCornerCoordinate(map.height)) };
}

/**
 * The top left square of the next part to import. The parts come row by row, from left to right. After the last part,
 * the first part comes again.
 */
function nextCorner({ x, y }: Corner, map: LineMap): Corner {
  if (x + LONGEST_SIDE < map.width) return cornerWithin({ x: x + LONGEST_SIDE, y }, map);
  return y + LONGEST_SIDE < map.height ? cornerWithin({ x: 0, y: y + LONGEST_SIDE }, map) : { x: 0, y: 0 };
}

function universalFileOption(): Option<UniversalFile> {
  const fileOption = largeAttachment(MAX_FILE_BYTES);
  return {
    ...fileOption,
    read(values, name, session) {
      const jsonResult = fileOption.read(values, name, session);
      return jsonResult.ok ? readUniversalFile(jsonResult.value) : jsonResult;
    },
  };
}

/** A column and a row, counted from 1, such as "27x1". */
function cornerOption(): Option<Corner> {
  const textOption = text();
  return {
    ...textOption,
    read(values, name, session): Result<Corner, Refusal> {
      const textResult = textOption.read(values, name, session);
      if (!textResult.ok) return textResult;
      const [, column = 0, row = 0] = (/^\s*(\d{1,3})\s*[x×*,]\s*(\d{1,3})\s*$/i.exec(textResult.value) ?? []).map(
        Number,
      );
      if (column === 0 || row === 0) return no({ type: 'map-corner', typed: textResult.value });
      return ok({ x: column - 1, y: row - 1 });
    },
  };
}

/** Why the picture of a file can't be used. */
type PictureFault = 'big' | 'type';

/** What an imported map file contains. */
export interface UniversalFile {
  readonly map: LineMap;
  readonly lights: number;
  /** Undefined if the file has no picture. */
  readonly picture: Portrait | PictureFault | undefined;
}

/** A list of any length. Its entries aren't checked here. */
const UNCHECKED_LIST_SCHEMA = schema.withDefault(
  schema.leaf('anything', (value): readonly unknown[] | undefined =>
    Array.isArray(value) ? value : value === null ? [] : undefined,
  ),
  [],
);
const POINT_SCHEMA = schema.object(
  { x: schema.number(-MAX_COORDINATE, MAX_COORDINATE), y: schema.number(-MAX_COORDINATE, MAX_COORDINATE) },
  'kept',
);
const SIZE_SCHEMA = schema.object({ x: schema.number(1, MAX_COORDINATE), y: schema.number(1, MAX_COORDINATE) }, 'kept');
const DOOR_SCHEMA = schema.object(
  { bounds: schema.list(POINT_SCHEMA, 2, 2), closed: schema.withDefault(schema.boolean(), true) },
  'kept',
);
const FILE_SCHEMA = schema.object(
  {
    resolution: schema.object(
      { map_size: SIZE_SCHEMA, map_origin: schema.withDefault(POINT_SCHEMA, { x: 0, y: 0 }) },
      'kept',
    ),
    line_of_sight: UNCHECKED_LIST_SCHEMA,
    objects_line_of_sight: UNCHECKED_LIST_SCHEMA,
    portals: schema.withDefault(schema.list(DOOR_SCHEMA, MAX_DOORS), []),
    lights: UNCHECKED_LIST_SCHEMA,
  },
  'kept',
);
/** The maximum number of faults that a refusal lists. */
const MAX_LISTED_FAULTS = 5;

/** Reads a file, or refuses it. Everything that Fray uses from it is checked. */
export function readUniversalFile(text: string): Result<UniversalFile, Refusal> {
  const { rest, image } = withoutImage(text);
  if (rest.length > MAX_TEXT_LENGTH) return no({ type: 'file-unfit', because: 'map lines' });
  const jsonResult = readJson(rest, MAX_TEXT_LENGTH);
  if (!jsonResult.ok) return jsonResult;
  if (typeof jsonResult.value !== 'object' || jsonResult.value === null || !('resolution' in jsonResult.value))
    return no({ type: 'file-unfit', because: 'no map' });
  const readResult = schema.readWhole(FILE_SCHEMA, jsonResult.value);
  if ('problems' in readResult) {
    const { problems } = readResult;
    const unlistedCount = problems.length - MAX_LISTED_FAULTS;
    return no({
      type: 'sheet-unfit',
      problems: problems.slice(0, MAX_LISTED_FAULTS),
      more: Math.max(0, unlistedCount),
    });
  }
  const { resolution, line_of_sight, objects_line_of_sight, portals, lights } = readResult.value;
  const { map_size, map_origin } = resolution;
  const [width, height] = [map_size.x, map_size.y].map((side) => Math.max(1, Math.ceil(side - 0.01)));
  if (width === undefined || height === undefined || Math.max(width, height) > MAX_LINE_MAP_SIDE)
    return no({ type: 'file-unfit', because: 'map sides' });
  const pointReader = new PointReader(map_origin);
  const [walls, things] = [pointReader.lines(line_of_sight), pointReader.lines(objects_line_of_sight)];
  if (!walls || !things) return no({ type: 'file-unfit', because: 'map lines' });
  const doors = portals.flatMap(({ bounds: [from, to], closed }) =>
    from && to ? [{ from: pointReader.shifted(from), to: pointReader.shifted(to), isClosed: closed }] : [],
  );
  return ok({ map: { width, height, walls, things, doors }, lights: lights.length, picture: pictureOf(image) });
}

/** Reads points and counts them. */
class PointReader {
  readonly #origin: Point;
  #count = 0;

  constructor(origin: Point) {
    this.#origin = origin;
  }

  /** Reads a list of lines. Undefined if there are too many points or lines, or if an entry isn't a point. */
  lines(entries: readonly unknown[]): readonly (readonly Point[])[] | undefined {
    const lines: (readonly Point[])[] = [];
    for (const lineEntry of entries) {
      const line = this.#line(lineEntry);
      if (!line) return undefined;
      lines.push(line);
    }
    return lines;
  }

  shifted({ x, y }: Point): Point {
    return { x: x - this.#origin.x, y: y - this.#origin.y };
  }

  #line(entry: unknown): readonly Point[] | undefined {
    if (!Array.isArray(entry)) return undefined;
    // An empty line counts too, because it takes memory.
    this.#count += entry.length + 1;
    if (this.#count > MAX_LINE_POINTS) return undefined;
    const line: Point[] = [];
    for (const pointEntry of entry) {
      const pointResult = schema.readWhole(POINT_SCHEMA, pointEntry);
      if (!('value' in pointResult)) return undefined;
      line.push(this.shifted(pointResult.value));
    }
    return line;
  }
}

function pictureOf(image: string): UniversalFile['picture'] {
  const base64 = image.replace(/^data:[a-z/+]{0,40};base64,/, '');
  if (base64 === '') return undefined;
  if (base64.length > MAX_PICTURE_LENGTH) return 'big';
  const pictureResult = groundPictureOf(`data:;base64,${base64}`);
  if (pictureResult.ok) return pictureResult.value;
  const fileProblem = pictureResult.why.type === 'file-unfit' ? pictureResult.why.because : undefined;
  return fileProblem === 'too big' || fileProblem === 'too many pixels' ? 'big' : 'type';
}

/** Splits a file into its picture and its other text. The picture is too large to be parsed as JSON. */
function withoutImage(text: string): { readonly rest: string; readonly image: string } {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    else if (character === '"') {
      const end = endOfString(text, index);
      const valueStart =
        depth === 1 && text.slice(index, end + 1) === '"image"' ? startOfValue(text, end + 1) : undefined;
      if (valueStart !== undefined) {
        const end = endOfString(text, valueStart);
        const image = text.slice(valueStart + 1, end).replaceAll('\\/', '/');
        return { rest: `${text.slice(0, valueStart + 1)}${text.slice(end)}`, image };
      }
      index = end;
    }
  }
  return { rest: text, image: '' };
}

/** The position of the quotation mark at which a string value starts. Undefined if the value isn't a string. */
function startOfValue(text: string, from: number): number | undefined {
  const [between = ''] = /^\s{0,100}:\s{0,100}"/.exec(text.slice(from, from + 202)) ?? [];
  return between === '' ? undefined : from + between.length - 1;
}

/**
 * The position of the quotation mark that ends the string starting at `start`, or the text's length if it doesn't end.
 */
function endOfString(text: string, start: number): number {
  for (let index = text.indexOf('"', start + 1); index !== -1; index = text.indexOf('"', index + 1)) {
    let backslashCount = 0;
    while (text[index - 1 - backslashCount] === '\\') backslashCount++;
    if (backslashCount % 2 === 0) return index;
  }
  return text.length;
}

/** The maximum width and height of a picture, in pixels. Even a small file can take much memory to draw. */
const MAX_PICTURE_SIDE = 2048;

/** A picture to draw under a map. The drawing library can't read WebP. */
export function groundPictureOption(): Option<Portrait> {
  const pictureOption = picture();
  return {
    ...pictureOption,
    read(values, name, session) {
      const valueResult = pictureOption.read(values, name, session);
      return valueResult.ok ? usablePicture(valueResult.value) : valueResult;
    },
  };
}

/** The picture in an option's value, if it can be drawn under a map. */
export function groundPictureOf(value: string): Result<Portrait, Refusal> {
  const pictureResult = portraitOf(value);
  return pictureResult.ok ? usablePicture(pictureResult.value) : pictureResult;
}

function usablePicture(picture: Portrait): Result<Portrait, Refusal> {
  const size = sizeOf(picture);
  if (size === undefined) return no({ type: 'file-unfit', because: 'no PNG or JPEG' });
  const isTooLarge = Math.max(size.width, size.height) > MAX_PICTURE_SIDE;
  return isTooLarge ? no({ type: 'file-unfit', because: 'too many pixels' }) : ok(picture);
}

/** Saves a picture with the encounter, and returns its digest, which maps use to refer to it. */
export function keepImage(session: Session, picture: Portrait): string {
  const image = fieldImageOf(picture);
  session.add({ type: 'field-image-added', image });
  return image.digest;
}
