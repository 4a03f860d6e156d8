import type { BoardView } from '../pictures/board.ts';
import type { Picture } from '../pictures/picture.ts';
import { THEME_NAMES, type ThemeName } from '../pictures/theme.ts';
import { closeUpOf } from '../pictures/window.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { boardAlt } from './board-alt.ts';
import { fieldView } from './field-view.ts';
import { roundName } from './turn.ts';

/** The setting for how pictures are drawn. Discord tells nobody which colors a reader has. */
export const PICTURE = 'picture';

/** The first is the default. */
export const PICTURES = [...THEME_NAMES, 'off'] as const;

/**
 * The colors of an encounter's pictures. Undefined: it has none, by its setting, or because it has no field and nobody has set how they
 * are drawn: where nobody draws a field, nobody asks for charts.
 */
export function pictureTheme({ settings, field }: Pick<Encounter, 'settings' | 'field'>): ThemeName | undefined {
  const set = settings[PICTURE];
  if (set === 'off' || (set === undefined && !field)) return undefined;
  return THEME_NAMES.find((each) => each === set) ?? THEME_NAMES[0];
}

/**
 * The picture of an encounter's field for a viewer, with what is to be marked on it besides: where somebody could go, what a
 * way or an area would be, or which part is shown. Undefined: there is no field, or no picture is wanted.
 */
export function fieldPicture(
  encounter: Encounter,
  view: View = 'players',
  marked: Pick<BoardView, 'reach' | 'area' | 'path' | 'window'> = {},
): Picture | undefined {
  const theme = pictureTheme(encounter);
  const seen = theme && fieldView(encounter, view);
  if (!seen) return undefined;
  // Who chooses where to go looks closely.
  const places = marked.reach?.map(({ to }) => to);
  const window = places && closeUpOf(seen.field, seen.tokens, places);
  const board: BoardView = { ...seen, ...given({ caption: captionOf(seen), window }), ...marked };
  const { metres } = rulesOf(encounter).field ?? {};
  const round = encounter.phase === 'fighting' ? roundName(encounter) : undefined;
  return { shows: { board }, theme, alt: boardAlt(board, given({ round, metres })) };
}

/** The longest line below a picture, in characters. */
const LONGEST_CAPTION = 60;

/** What the letters of conditions stand for. */
function captionOf({ tokens }: BoardView): string | undefined {
  const letters = new Map(tokens.flatMap(({ conditions = [] }) => conditions.map((each) => [each.letter, each.name])));
  let caption = '';
  for (const [letter, name] of letters) {
    const longer = `${caption === '' ? '' : `${caption} · `}${letter} ${name}`;
    if (longer.length <= LONGEST_CAPTION) caption = longer;
  }
  return caption || undefined;
}
