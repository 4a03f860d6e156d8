// Putting things on squares, by tapping.

import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { groundAt, levelAt, tileName, tileNamed } from '../../src/field/field.ts';
import { component } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import { drawingWords } from '../../src/text/map.ts';
import { explain } from '../../src/text/refusals.ts';
import { t } from '../../src/text/t.ts';
import { panelIdFields } from '../gm/panel.ts';
import { backButtonRow, mapThingEntries } from './draft.ts';
import { MAP_THINGS, type MapThing, mapThingMenuId, tilesButtonId, tilesMenuId } from './ids.ts';
import { gmOfEncounterWithField, type HasField, type MapSession, mapScreen } from './on-field.ts';
import { fieldScreen } from './screen.ts';
import { newlyCutOffText, tilesDeed, tilesFor } from './tiles.ts';

/** The menu of things that can be put on squares, such as walls. After the choice, the menu of squares is shown. */
export const chooseMapThing = component({
  id: mapThingMenuId,
  requires: gmOfEncounterWithField,
  run(_, session, { chosen: [chosenKind] }) {
    const mapThing = MAP_THINGS.find((each) => each === chosenKind);
    return asUpdate(mapThing ? tilesScreen(session, mapThing, 0) : fieldScreen(session, t('gm-changed')));
  },
});

/** The menu of squares. It puts what the GM chose before, such as a wall, on the squares that the GM chooses here. */
export const putThingOnTiles = component({
  id: tilesMenuId,
  requires: gmOfEncounterWithField,
  run({ put, page }, session, { chosen }) {
    const tiles = chosen.flatMap((name) => tileNamed(name) ?? []);
    const { encounter: encounterBefore } = session;
    const tilesResult = playFromPanel(session, tilesDeed(session, put, tiles));
    const notice = tilesResult.ok
      ? `${tilesResult.value}\n${newlyCutOffText(session, encounterBefore)}`.trimEnd()
      : explain(tilesResult.why, session.encounter);
    return asUpdate(tilesScreen(session, put, page, notice));
  },
});

/** The button that shows more squares. */
export const turnTilesPage = component({
  id: tilesButtonId,
  requires: gmOfEncounterWithField,
  run: ({ put, page }, session) => asUpdate(tilesScreen(session, put, page)),
});

/**
 * A screen with the squares that something can be put on. The GM can choose several. If there are many, those near the
 * middle come first, with a button for more.
 */
export function tilesScreen(session: MapSession & HasField, put: MapThing, page: number, notice?: string): Reply {
  const { field } = session.encounter;
  const { entries } = MENU_LIMITS;
  const allTiles = tilesFor(session, put);
  const lastPage = Math.max(0, Math.ceil(allTiles.length / entries) - 1);
  const shownPage = Math.min(page, lastPage);
  const tiles = allTiles.slice(shownPage * entries, (shownPage + 1) * entries).map((tile) => {
    const groundName = groundAt(field.ground, tile).name;
    return panel.entry(
      drawingWords.squareWith(tileName(tile), groundName, levelAt(field.ground, tile)),
      tileName(tile),
    );
  });
  const pageButton = (label: string, to: number) =>
    panel.button(label, tilesButtonId.write({ ...panelIdFields(session), put, page: to }));
  return mapScreen(
    session,
    field,
    { notice, head: t('drawing-where', { put: drawingWords.put(put).label }) },
    tiles.length === 0
      ? panel.paragraph(t('drawing-no-squares'))
      : panel.menuRow(
          tilesMenuId.write({ ...panelIdFields(session), put, page: shownPage }),
          t('drawing-squares'),
          tiles,
          {
            least: 1,
            most: tiles.length,
          },
        ),
    ...panel.buttonRow(
      ...(shownPage > 0 ? [pageButton(t('drawing-nearer'), shownPage - 1)] : []),
      ...(shownPage < lastPage ? [pageButton(t('drawing-further'), shownPage + 1)] : []),
    ),
    panel.menuRow(mapThingMenuId.write(panelIdFields(session)), t('drawing-edit'), mapThingEntries()),
    ...backButtonRow(session),
  );
}
