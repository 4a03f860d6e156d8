import { MENU_LIMITS } from '../../embeds/limits.ts';
import { groundAt, levelAt } from '../../field/field.ts';
import { tileName } from '../../field/tile.ts';
import { drawing as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { at } from '../gm/panel.ts';
import { entry, menuRow } from '../menus.ts';
import { words as paragraph } from '../panel.ts';
import type { Reply } from '../reply.ts';
import { type Put, putMenu, tilesButton, tilesMenu } from './ids.ts';
import { backRow, puts } from './new-screen.ts';
import type { HasField, OnField } from './on-field.ts';
import { screenWith } from './shown.ts';
import { tilesFor } from './tiles.ts';

/** The tiles on which something can be put, several at once; of many the nearest to the middle, and the way to the others. */
export function tilesScreen(session: OnField & HasField, put: Put, page: number, said?: string): Reply {
  const { field } = session.encounter;
  const { entries } = MENU_LIMITS;
  const all = tilesFor(session, put);
  const last = Math.max(0, Math.ceil(all.length / entries) - 1);
  const here = Math.min(page, last);
  const tiles = all.slice(here * entries, (here + 1) * entries).map((tile) => {
    const ground = groundAt(field.ground, tile).name;
    return entry(words.tileAs(tileName(tile), ground, levelAt(field.ground, tile)), tileName(tile));
  });
  const turn = (label: string, to: number) => button(label, tilesButton.write({ ...at(session), put, page: to }));
  return screenWith(
    session,
    field,
    { said, head: words.where(words.puts[put].label) },
    tiles.length === 0
      ? paragraph(words.noTiles)
      : menuRow(tilesMenu.write({ ...at(session), put, page: here }), words.tiles, tiles, {
          least: 1,
          most: tiles.length,
        }),
    ...buttonRow(
      ...(here > 0 ? [turn(words.nearer, here - 1)] : []),
      ...(here < last ? [turn(words.further, here + 1)] : []),
    ),
    menuRow(putMenu.write(at(session)), words.put, puts()),
    ...backRow(session),
  );
}
