// `/map import`: a map from another program.

import { faultIn, fieldOf, LONGEST_SIDE } from '../../src/field/field.ts';
import { type LineMap, partOf, squaresOf } from '../../src/field/universal.ts';
import { command, largeAttachment, type Option, optional, text } from '../../src/interaction/command.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import { fieldAtStart } from '../../src/rules/core/field-starts.ts';
import { given } from '../../src/rules/core/given.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { fieldImageOf } from '../../src/session/portrait.ts';
import { gm } from '../../src/session/session.ts';
import { imported as words } from '../../src/text/map.ts';
import { drawing } from './draft.ts';
import { keepImage } from './image.ts';
import { fieldScreen } from './screen.ts';
import { MOST_FILE_BYTES, readUniversal, type UniversalFile } from './universal-file.ts';

export const importField = command({
  name: 'import',
  requires: gm,
  options: { file: universalFile(), corner: optional(corner()) },
  run({ file, corner }, session) {
    const { map, lights, picture } = file;
    const drawn = squaresOf(map);
    const isWhole = Math.max(map.width, map.height) <= LONGEST_SIDE;
    const from = isWhole ? { x: 0, y: 0 } : within(corner ?? { x: 0, y: 0 }, map);
    const rows = partOf(drawn.rows, from);
    if (faultIn(rows)) return no({ type: 'file-unfit', because: 'map floor' });
    const image = isWhole && typeof picture === 'object' ? picture : undefined;
    const field = fieldAtStart(session.rules, session.encounter, fieldOf(rows));
    const { image: _, ...look } = field.look;
    const digest = image && fieldImageOf(image).digest;
    const done = playFromPanel(session, drawing({ ...field, look: { ...look, ...given({ image: digest }) } }));
    if (!done.ok) return done;
    if (image) keepImage(session, image);
    const why = typeof picture === 'string' ? picture : picture && !image ? 'part' : undefined;
    const said = [
      words.used(rows),
      ...(isWhole ? [] : [words.part(map, from, next(from, map))]),
      ...(image ? [words.picture()] : why ? [words.noPicture(why)] : []),
      ...(drawn.lines > 0 ? [words.lines(drawn.lines)] : []),
      ...(drawn.doors > 0 ? [words.doors(drawn.doors)] : []),
      ...(lights > 0 ? [words.lights(lights)] : []),
    ];
    return fieldScreen(session, [done.value, ...said].join('\n'));
  },
});

/** The column and row of a square, from 0. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The nearest corner whose part is as large as it can be. */
function within({ x, y }: Corner, map: LineMap): Corner {
  const last = (side: number) => Math.max(0, side - LONGEST_SIDE);
  return { x: Math.min(x, last(map.width)), y: Math.min(y, last(map.height)) };
}

/** The corner of the part to the right, else the one at the left of the next rows, else the first one. */
function next({ x, y }: Corner, map: LineMap): Corner {
  if (x + LONGEST_SIDE < map.width) return within({ x: x + LONGEST_SIDE, y }, map);
  return y + LONGEST_SIDE < map.height ? within({ x: 0, y: y + LONGEST_SIDE }, map) : { x: 0, y: 0 };
}

function universalFile(): Option<UniversalFile> {
  const file = largeAttachment(MOST_FILE_BYTES);
  return {
    ...file,
    read(values, name, session) {
      const read = file.read(values, name, session);
      return read.ok ? readUniversal(read.value) : read;
    },
  };
}

/** A column and a row from 1, such as "27x1". */
function corner(): Option<Corner> {
  const typed = text();
  return {
    ...typed,
    read(values, name, session): Result<Corner, Refusal> {
      const read = typed.read(values, name, session);
      if (!read.ok) return read;
      const [, column = 0, row = 0] = (/^\s*(\d{1,3})\s*[x×*,]\s*(\d{1,3})\s*$/i.exec(read.value) ?? []).map(Number);
      if (column === 0 || row === 0) return no({ type: 'map-corner', typed: read.value });
      return ok({ x: column - 1, y: row - 1 });
    },
  };
}
