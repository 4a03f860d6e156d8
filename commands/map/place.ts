// Placing combatants on the map: by `/map place`, and by tapping.

import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { groundAt, levelAt, type Tile, tileName } from '../../src/field/field.ts';
import { placementTilesOf } from '../../src/field/premade.ts';
import {
  type Choice,
  type Choices,
  namingOption,
  type Option,
  text,
  typedTextOrEmpty,
} from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import { MAX_NAME_LIST_LENGTH, withEncounterNames } from '../../src/interaction/options/combatants.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { mapHalfOf } from '../../src/rules/core/field-starts.ts';
import { given } from '../../src/rules/core/given.ts';
import { canStand, standsAt } from '../../src/rules/core/map-positions.ts';
import { findCombatant } from '../../src/rules/core/names.ts';
import { choose, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { isGm, type Session } from '../../src/session/session.ts';
import { drawingWords } from '../../src/text/map.ts';
import { explain } from '../../src/text/refusals.ts';
import { plain, t } from '../../src/text/t.ts';
import { allCombatants, combatantByHash, hashOf } from '../gm/ids.ts';
import { panelIdFields } from '../gm/panel.ts';
import { backButtonRow } from './draft.ts';
import {
  furtherPlacedMenuId,
  OFF_MAP_CHOICE,
  placedCombatantButtonId,
  placedCombatantMenuId,
  squareFormId,
  squareMenuId,
} from './ids.ts';
import { combatantMenus, gmOfEncounterWithField, type HasField, type MapSession, mapScreen } from './on-field.ts';
import { tileChoice } from './tiles.ts';

/** The menu of everyone. It shows where the chosen combatant can be placed. */
export const chooseCombatantToPlace = component({
  id: placedCombatantMenuId,
  requires: gmOfEncounterWithField,
  run: (_, session, { chosen: [who = ''] }) => squareChoiceFor(session, who),
});

/** A further menu of everyone, if one menu doesn't have enough room. */
export const chooseCombatantToPlaceFromNext = component({
  id: furtherPlacedMenuId,
  requires: gmOfEncounterWithField,
  run: (_, session, { chosen: [who = ''] }) => squareChoiceFor(session, who),
});

/** The button *Place…* of a combatant. It shows where the combatant can be placed. */
export const chooseSquareForCombatant = component({
  id: placedCombatantButtonId,
  requires: gmOfEncounterWithField,
  run: ({ who }, session) => squareChoiceFor(session, who),
});

function squareChoiceFor(session: MapSession & HasField, combatantHash: string): Reply {
  const combatantResult = combatantByHash(session, combatantHash);
  return asUpdate(
    combatantResult.ok ? squareChoiceScreen(session, combatantResult.value) : placeScreen(session, t('gm-changed')),
  );
}

/** Places a combatant on the square that was chosen in the menu. */
export const placeOnChosenTile = component({
  id: squareMenuId,
  requires: gmOfEncounterWithField,
  run({ who }, session, { chosen: [tile = ''] }) {
    const combatantResult = combatantByHash(session, who);
    return asUpdate(
      combatantResult.ok
        ? placeCombatantOrRefuse(session, combatantResult.value, tile)
        : placeScreen(session, t('gm-changed')),
    );
  },
});

/** The button that asks for a square, and the form to type it. */
export const placeOnTypedTile = component({
  id: squareFormId,
  requires: gmOfEncounterWithField,
  run({ who }, session, { fields }) {
    const combatantResult = combatantByHash(session, who);
    if (!combatantResult.ok) return asUpdate(placeScreen(session, t('gm-changed')));
    const input = fields.get(TILE_FIELD);
    return input === undefined
      ? { form: tileForm(session, combatantResult.value) }
      : asUpdate(placeCombatantOrRefuse(session, combatantResult.value, input));
  },
});

/** The id of the form's field for the square. */
const TILE_FIELD = 'tile';
/** The maximum length of a typed square, in characters. */
const MAX_TILE_LENGTH = 20;

/** The screen on which the GM chooses who to place: everyone in the encounter. */
export function placeScreen(session: MapSession & HasField, notice?: string): Reply {
  const { encounter } = session;
  const { field, hidden = [] } = encounter;
  const entries = allCombatants(encounter).map((who) =>
    panel.entry(who.name, hashOf(who), {
      about: [field.standing[who.id], ...(hidden.includes(who) ? [t('gm-hidden')] : [])].filter(Boolean).join(', '),
    }),
  );
  return mapScreen(
    session,
    field,
    { notice, head: `### ${t('drawing-who')}` },
    ...combatantMenus(entries, t('drawing-who-menu'), (menu) =>
      menu === 0
        ? placedCombatantMenuId.write(panelIdFields(session))
        : furtherPlacedMenuId.write({ ...panelIdFields(session), menu }),
    ),
    ...backButtonRow(session),
  );
}

/** Asks where to place a combatant: on one of the nearest squares, on any other by its name, or off the map. */
function squareChoiceScreen(session: MapSession & HasField, combatant: Combatant, notice?: string): Reply {
  const { encounter } = session;
  const { field } = encounter;
  const id = { ...panelIdFields(session), who: hashOf(combatant) };
  const tiles = tilesNear(session, combatant).map((tile) =>
    panel.entry(
      drawingWords.squareWith(tileName(tile), groundAt(field.ground, tile).name, levelAt(field.ground, tile)),
      tileName(tile),
    ),
  );
  const isOnMap = Object.hasOwn(field.standing, combatant.id);
  return mapScreen(
    session,
    field,
    { notice, head: drawingWords.placeOf(plain(combatant.name), field.standing[combatant.id]) },
    panel.menuRow(squareMenuId.write(id), t('drawing-to'), [
      ...(isOnMap ? [panel.entry(t('drawing-off-map'), OFF_MAP_CHOICE)] : []),
      ...tiles,
    ]),
    ...panel.buttonRow(panel.button(t('drawing-type-square'), squareFormId.write(id))),
    ...backButtonRow(session),
  );
}

/** The form for a typed square. */
function tileForm(session: MapSession, combatant: Combatant): APIModalInteractionResponseCallbackData {
  return formOf(squareFormId.write({ ...panelIdFields(session), who: hashOf(combatant) }), combatant.name, [
    textField(
      TILE_FIELD,
      { label: t('drawing-square-field.label'), hint: t('drawing-square-field.hint') },
      { required: true, longest: MAX_TILE_LENGTH, example: 'D7' },
    ),
  ]);
}

/** The deed that puts a combatant on a square, or off the map. */
export function placeDeed({ encounter }: Pick<MapSession, 'encounter'>, combatant: Combatant, input: string): Deed {
  const tileName = input.trim().toLowerCase() === OFF_MAP_CHOICE ? undefined : input.trim().toUpperCase();
  const isHidden = encounter.hidden?.includes(combatant) === true;
  return {
    type: 'place',
    places: [{ subject: combatant.id, ...given({ at: tileName }) }],
    ...(isHidden && { hidden: true }),
  };
}

/**
 * The free squares for a combatant, nearest first. If the combatant isn't on the map, these are squares near its side's
 * start.
 */
function tilesNear({ rules, encounter }: MapSession & HasField, combatant: Combatant): readonly Tile[] {
  const currentTile = standsAt(encounter, combatant.id);
  const distance = ({ x, y }: Tile) => (currentTile ? Math.hypot(x - currentTile.x, y - currentTile.y) : 0);
  return placementTilesOf(encounter.field.ground, mapHalfOf(combatant), rules.field?.apart)
    .filter((tile) => distance(tile) > 0 || !currentTile)
    .filter((tile) => canStand(rules, encounter, combatant, tile))
    .toSorted((a, b) => distance(a) - distance(b));
}

/** A combatant in the encounter. A GM can also name hidden ones. */
export function anyCombatantOption(): Option<Combatant> {
  return namingOption({ suggest: combatantNames, resolve: findAnyCombatant });
}

/** Several combatants in the encounter, separated by commas. A GM can also name hidden ones. */
export function anyCombatantsOption(): Option<readonly Combatant[]> {
  return namingOption({
    suggest: combatantNames,
    maxLength: MAX_NAME_LIST_LENGTH,
    resolve(input, session) {
      // A name can contain a comma.
      const singleCombatantResult = findAnyCombatant(input, session);
      if (singleCombatantResult.ok) return ok([singleCombatantResult.value]);
      const namedCombatants = new Set<Combatant>();
      for (const name of input.split(',').filter((part) => part.trim() !== '')) {
        const combatantResult = findAnyCombatant(name.trim(), session);
        if (!combatantResult.ok) return combatantResult;
        namedCombatants.add(combatantResult.value);
      }
      return ok([...namedCombatants]);
    },
  });
}

function findAnyCombatant(input: string, session: Session): Result<Combatant, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const combatantResult = findCombatant(encounter, withEncounterNames(session, input));
  if (combatantResult.ok || !isGm(session)) return combatantResult;
  const { hidden = [] } = encounter;
  const creatureWithId = hidden.find(({ id }) => id === input.toLowerCase());
  const hiddenResult = creatureWithId ? ok(creatureWithId) : choose('hidden-creature', input, hidden);
  return hiddenResult.ok ? hiddenResult : combatantResult;
}

const combatantNames: Choices = (session) => {
  const { encounter } = session;
  if (!encounter || !isGm(session)) return [];
  return allCombatants(encounter).map((who): Choice => {
    // A hidden combatant can have the same name as a visible one.
    return encounter.hidden?.includes(who)
      ? { name: `${who.name} (${t('gm-hidden')})`, value: who.id }
      : { name: who.name, value: who.name };
  });
};

/**
 * An option that suggests squares for the combatant named in the option `whoOption`, and "off the map". Other text can
 * be typed too. Whether it names a possible square is checked only when the combatant is placed.
 */
export function placeOption(whoOption: string): Option<string> {
  const tileChoices: Choices = (session, _, values) => {
    const sessionResult = gmOfEncounterWithField(session);
    if (!sessionResult.ok) return [];
    const input = typedTextOrEmpty(values, whoOption).toLowerCase();
    const { encounter } = sessionResult.value;
    const combatant = allCombatants(encounter).find(({ id, name }) => name.toLowerCase() === input || id === input);
    const nearTiles = combatant ? tilesNear(sessionResult.value, combatant) : [];
    return [
      ...nearTiles.map((tile) => tileChoice(encounter.field, tile)),
      { name: t('drawing-off-map'), value: OFF_MAP_CHOICE },
    ];
  };
  return text(tileChoices);
}

/** Places a combatant. If it can't be there, the screen says why. */
function placeCombatantOrRefuse(session: MapSession & HasField, combatant: Combatant, input: string) {
  const placeResult = playFromPanel(session, placeDeed(session, combatant, input));
  return placeResult.ok
    ? placeScreen(session, placeResult.value)
    : squareChoiceScreen(session, combatant, explain(placeResult.why, session.encounter));
}
