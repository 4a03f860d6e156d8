import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { groundAt, levelAt } from '../../src/field/field.ts';
import { placesOf } from '../../src/field/ready-made.ts';
import { type Tile, tileName } from '../../src/field/tile.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import { at } from '../../src/interaction/gm/panel.ts';
import { entry, menuRow } from '../../src/interaction/menus.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { halfOf } from '../../src/rules/core/field-starts.ts';
import { given } from '../../src/rules/core/given.ts';
import { canStand, standsAt } from '../../src/rules/core/standing.ts';
import { plain } from '../../src/text/markdown.ts';
import { drawing as drawingWords, gm as gmWords } from '../../src/text/spoken.ts';
import { everybody, markOf } from '../gm/screen.ts';
import { backRow } from './draft.ts';
import { NOWHERE, whereForm, whereMenu, whoMenu } from './ids.ts';
import type { HasField, OnField } from './on-field.ts';
import { screenWith } from './shown.ts';

/** The field of the form in which a tile is typed. */
export const TILE = 'tile';
/** The longest that is typed for a tile, in characters. */
const LONGEST_TILE = 20;

/** All there are, of whom one is put elsewhere. */
export function placeScreen(session: OnField & HasField, said?: string): Reply {
  const { encounter } = session;
  const { field, hidden = [] } = encounter;
  const all = everybody(encounter).map((who) =>
    entry(who.name, markOf(who), {
      about: [field.standing[who.id], ...(hidden.includes(who) ? [gmWords.unseen] : [])].filter(Boolean).join(', '),
    }),
  );
  return screenWith(
    session,
    field,
    { said, head: `### ${drawingWords.who}` },
    ...(all.length === 0 ? [] : [menuRow(whoMenu.write(at(session)), drawingWords.whoElse, all)]),
    ...backRow(session),
  );
}

/** Where somebody can be put: the tiles nearest to where they stand, any other by its name, or nowhere. */
export function whereScreen(session: OnField & HasField, who: Combatant, said?: string): Reply {
  const { encounter } = session;
  const { field } = encounter;
  const id = { ...at(session), who: markOf(who) };
  const tiles = placesNear(session, who).map((tile) =>
    entry(
      drawingWords.tileAs(tileName(tile), groundAt(field.ground, tile).name, levelAt(field.ground, tile)),
      tileName(tile),
    ),
  );
  const stands = Object.hasOwn(field.standing, who.id);
  return screenWith(
    session,
    field,
    { said, head: drawingWords.placeOf(plain(who.name), field.standing[who.id]) },
    menuRow(whereMenu.write(id), drawingWords.to, [
      ...(stands ? [entry(drawingWords.offField, NOWHERE)] : []),
      ...tiles,
    ]),
    ...buttonRow(button(drawingWords.typeTile, whereForm.write(id))),
    ...backRow(session),
  );
}

/** The form in which a tile is typed. */
export function tileForm(session: OnField, who: Combatant): APIModalInteractionResponseCallbackData {
  return formOf(whereForm.write({ ...at(session), who: markOf(who) }), who.name, [
    textField(TILE, drawingWords.tileField, { required: true, longest: LONGEST_TILE, example: 'D7' }),
  ]);
}

/** The deed that puts somebody on a tile, or off the field. */
export function placing({ encounter }: Pick<OnField, 'encounter'>, who: Combatant, typed: string): Deed {
  const to = typed.trim().toLowerCase() === NOWHERE ? undefined : typed.trim().toUpperCase();
  const isUnseen = encounter.hidden?.includes(who) === true;
  return {
    type: 'place',
    places: [{ subject: who.id, ...given({ at: to }) }],
    ...(isUnseen && { hidden: true }),
  };
}

/** The tiles on which there is room for somebody, the nearest to them first; for whoever stands nowhere, where they would begin. */
export function placesNear({ rules, encounter }: OnField & HasField, who: Combatant): readonly Tile[] {
  const now = standsAt(encounter, who.id);
  const far = ({ x, y }: Tile) => (now ? Math.hypot(x - now.x, y - now.y) : 0);
  return placesOf(encounter.field.ground, halfOf(who), rules.field?.apart)
    .filter((tile) => far(tile) > 0 || !now)
    .filter((tile) => canStand(rules, encounter, who, tile))
    .toSorted((a, b) => far(a) - far(b));
}
