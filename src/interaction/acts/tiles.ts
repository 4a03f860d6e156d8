import type { WholeAct } from '../../rules/core/whole-acts.ts';
import { plain } from '../../text/markdown.ts';
import { acts, moves as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { entry, menuRow } from '../menus.ts';
import { panel, words as text, whisperPanel } from '../panel.ts';
import type { Reply } from '../reply.ts';
import { actMark } from './choice.ts';
import { actTile, actTileMenu, actTileType, panelButton } from './ids.ts';
import { labelOf } from './labels.ts';
import { actsAt, BLUE, type PanelState, type Playing } from './panel.ts';

/** Most tiles that are buttons; others are in a menu. */
const MOST_BUTTONS = 8;

/** Asks at which tile an act is done. */
export function tileQuestion(session: Playing, state: PanelState, act: WholeAct): Reply {
  const { tiles = [] } = act;
  const id = { ...actsAt(session, state), act: actMark(act) };
  const question = words.whichTile(plain(labelOf(act, session.encounter).replace(/…$/, '')));
  const others = tiles.slice(MOST_BUTTONS).map((tile) => entry(tile, tile));
  return whisperPanel(
    panel(
      { accent: BLUE },
      text([...(state.notice === undefined ? [] : [state.notice]), question].join('\n')),
      ...buttonRow(...tiles.slice(0, MOST_BUTTONS).map((to) => button(to, actTile.write({ ...id, to })))),
      ...(others.length > 0 ? [menuRow(actTileMenu.write(id), words.otherTiles, others)] : []),
      ...buttonRow(
        button(words.type, actTileType.write(id)),
        button(acts.doNot, panelButton.write({ ...actsAt(session, state), saying: '' })),
      ),
    ),
  );
}
