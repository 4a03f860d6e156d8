import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { groundAt, levelAt } from '../../src/field/field.ts';
import { tileName } from '../../src/field/tile.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { tilesFor } from '../../src/interaction/field/tiles.ts';
import { at } from '../../src/interaction/gm/panel.ts';
import { entry, menuRow } from '../../src/interaction/menus.ts';
import { words as paragraph } from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { drawing as drawingWords } from '../../src/text/spoken.ts';
import { backRow, puts } from './draft.ts';
import { type Put, putMenu, tilesButton, tilesMenu } from './ids.ts';
import type { HasField, OnField } from './on-field.ts';
import { screenWith } from './shown.ts';

/** The tiles on which something can be put, several at once; of many the nearest to the middle, and the way to the others. */
export function tilesScreen(session: OnField & HasField, put: Put, page: number, said?: string): Reply {
  const { field } = session.encounter;
  const { entries } = MENU_LIMITS;
  const all = tilesFor(session, put);
  const last = Math.max(0, Math.ceil(all.length / entries) - 1);
  const here = Math.min(page, last);
  const tiles = all.slice(here * entries, (here + 1) * entries).map((tile) => {
    const ground = groundAt(field.ground, tile).name;
    return entry(drawingWords.tileAs(tileName(tile), ground, levelAt(field.ground, tile)), tileName(tile));
  });
  const turn = (label: string, to: number) => button(label, tilesButton.write({ ...at(session), put, page: to }));
  return screenWith(
    session,
    field,
    { said, head: drawingWords.where(drawingWords.puts[put].label) },
    tiles.length === 0
      ? paragraph(drawingWords.noTiles)
      : menuRow(tilesMenu.write({ ...at(session), put, page: here }), drawingWords.tiles, tiles, {
          least: 1,
          most: tiles.length,
        }),
    ...buttonRow(
      ...(here > 0 ? [turn(drawingWords.nearer, here - 1)] : []),
      ...(here < last ? [turn(drawingWords.further, here + 1)] : []),
    ),
    menuRow(putMenu.write(at(session)), drawingWords.put, puts()),
    ...backRow(session),
  );
}
