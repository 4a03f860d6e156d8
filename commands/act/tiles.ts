import { fieldPicture } from '../../src/embeds/field-picture.ts';
import { type Tile, type TileName, tileNamed } from '../../src/field/field.ts';
import { button, buttonRow, entry, menuRow, panel, words as text, whisperPanel } from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { actMark, labelOf, nameOf, touchedAt } from '../../src/posts/acts.ts';
import { type Combatant, combatant, type Encounter } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { viewOf } from '../../src/rules/core/secrecy.ts';
import type { WholeAct } from '../../src/rules/core/whole-acts.ts';
import { plain } from '../../src/text/markdown.ts';
import { acts, and, moves as words } from '../../src/text/spoken.ts';
import { actTile, actTileMenu, actTileType, panelButton } from './ids.ts';
import { actsAt, BLUE, type PanelState, type Playing } from './panel.ts';

/** Most tiles that are buttons; others are in a menu. */
const MOST_BUTTONS = 8;
/** Most tiles for which it is worked out whom they touch. */
const MOST_LOOKED_AT = 16;
/** Most names beside a tile. */
const MOST_NAMES = 3;

/** Asks at which tile an act is done. */
export function tileQuestion(session: Playing, state: PanelState, act: WholeAct): Reply {
  const { tiles = [] } = act;
  const id = { ...actsAt(session, state), act: actMark(act) };
  const question = words.whichTile(plain(labelOf(act, session.encounter).replace(/…$/, '')));
  const buttons = likeliest(session, act, tiles);
  const others = tiles.filter((tile) => !buttons.some(({ to }) => to === tile)).map((tile) => entry(tile, tile));
  const screen = whisperPanel(
    panel(
      { accent: BLUE },
      text([...(state.notice === undefined ? [] : [state.notice]), question].join('\n')),
      ...buttonRow(...buttons.map(({ label, to }) => button(label, actTile.write({ ...id, to })))),
      ...(others.length > 0 ? [menuRow(actTileMenu.write(id), words.otherTiles, others)] : []),
      ...buttonRow(
        button(words.type, actTileType.write(id)),
        button(acts.doNot, panelButton.write({ ...actsAt(session, state), saying: '' })),
      ),
    ),
  );
  const { encounter, caller } = session;
  const reach = tiles.flatMap((tile) => named(tile).map((to) => ({ to, isStruck: false })));
  return { ...screen, ...given({ picture: fieldPicture(encounter, viewOf(caller.user, encounter), { reach }) }) };
}

interface Labelled {
  readonly to: TileName;
  /** The tile, and who is touched by what is done there where nobody was named: "E5: Goblin 1 and Bea". */
  readonly label: string;
}

/** The tiles that are buttons: the likeliest, each touching others than those before. */
function likeliest({ encounter }: Playing, act: WholeAct, tiles: readonly TileName[]): readonly Labelled[] {
  const known = new Set<string>();
  const chosen: Labelled[] = [];
  for (const to of tiles.slice(0, MOST_LOOKED_AT)) {
    const touched = touchedAt({ ...act, intent: { ...act.intent, to } }, encounter);
    const names = touched.map((who) => nameAt(encounter, act, who));
    const key = names.length === 0 ? to : touched.map(({ id }) => id).join();
    if (known.has(key) || chosen.length === MOST_BUTTONS) continue;
    known.add(key);
    chosen.push({ to, label: names.length === 0 ? to : words.tileOf(to, and(names, MOST_NAMES)) });
  }
  return chosen;
}

/** A friend who would be struck is called one. */
function nameAt(encounter: Encounter, { harms, intent }: WholeAct, { id, side }: Combatant): string {
  const name = nameOf(id, encounter);
  return harms && side === combatant(encounter, intent.actor).side ? words.friend(name) : name;
}

function named(tile: TileName): readonly Tile[] {
  const found = tileNamed(tile);
  return found ? [found] : [];
}
