import { tileNamed } from '../../../src/field/tile.ts';
import { component } from '../../../src/interaction/component.ts';
import { fieldScreen } from '../../../src/interaction/field/screen.ts';
import { putting } from '../../../src/interaction/field/tiles.ts';
import { inPlace } from '../../../src/interaction/reply.ts';
import { playFromPanel } from '../../../src/posts/tell-all.ts';
import { explain, gm as gmWords } from '../../../src/text/spoken.ts';
import { PUT, putMenu, tilesButton, tilesMenu } from '../../map/ids.ts';
import { gmOfField } from '../../map/on-field.ts';
import { tilesScreen } from '../../map/tiles-screen.ts';

/** The menu of what can be put on tiles: on which. */
export const putChosen = component({
  id: putMenu,
  requires: gmOfField,
  run(_, session, { chosen: [wanted] }) {
    const put = PUT.find((each) => each === wanted);
    return inPlace(put ? tilesScreen(session, put, 0) : fieldScreen(session, gmWords.changed));
  },
});

/** The menu of tiles: it is put there. */
export const tilesChosen = component({
  id: tilesMenu,
  requires: gmOfField,
  run({ put, page }, session, { chosen }) {
    const tiles = chosen.flatMap((name) => tileNamed(name) ?? []);
    const done = playFromPanel(session, putting(session, put, tiles));
    return inPlace(tilesScreen(session, put, page, done.ok ? done.value : explain(done.why, session.encounter)));
  },
});

/** Further tiles. */
export const tilesTurned = component({
  id: tilesButton,
  requires: gmOfField,
  run: ({ put, page }, session) => inPlace(tilesScreen(session, put, page)),
});
