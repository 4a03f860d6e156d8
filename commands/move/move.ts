// Moving to a square: `/move`, and the buttons and menus on its screen.

import { type TileName, tileName } from '../../src/field/field.ts';
import type { Answer, Choice, Choices, Option, OptionValues } from '../../src/interaction/command.ts';
import { command, namingOption, optional, typedTextOrEmpty } from '../../src/interaction/command.ts';
import { component, findByHash, textHash } from '../../src/interaction/component.ts';
import { actor } from '../../src/interaction/options/combatants.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { actorByHash } from '../../src/posts/available-actions.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { actorsForPress, approachButtonId, askWhichActor, moveButtonId } from '../../src/posts/turn-buttons.ts';
import { type Combatant, isOnTurn } from '../../src/rules/core/encounter.ts';
import { tileOn } from '../../src/rules/core/field-deeds.ts';
import { isSeenOnMap, seenTiles } from '../../src/rules/core/field-sight.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { standsAt } from '../../src/rules/core/map-positions.ts';
import { offersOf } from '../../src/rules/core/play.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { viewerOf } from '../../src/rules/core/secrecy.ts';
import { nearestWay } from '../../src/rules/core/visible-state.ts';
import { findZone, placeName, zoneNamed } from '../../src/rules/core/zones.ts';
import { turnKey } from '../../src/session/encounter-state.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import { actor as actingFor, anyEncounter, runningEncounter } from '../../src/session/session.ts';
import { explain } from '../../src/text/refusals.ts';
import { t, withLabel } from '../../src/text/t.ts';
import { staleReply } from '../act/panel.ts';
import {
  dangerScreen,
  fieldHash,
  moveDoorId,
  moveIdFields,
  moveMenuId,
  movesOf,
  movesScreen,
  moveToId,
  placeLabel,
  TILE_FIELD,
  tileForm,
  typedMoveTileId,
  typeTileButtonId,
  wayDescription,
  zoneWays,
} from './screen.ts';

/** Suggests where to go. On a map, squares with a tactical use come first, then all others, nearest first. */
const moveSuggestions: Choices = (session, _, values): readonly Choice[] => {
  const { encounter } = session;
  const actorResult = actingFor(session, typedTextOrEmpty(values, 'as') || undefined);
  if (!encounter || !actorResult.ok) return [];
  const { rules, caller } = session;
  if (!encounter.field) {
    const zoneNames = zoneWays({ rules, encounter }, actorResult.value).map(
      ({ to }) => zoneNamed(encounter, to)?.name ?? to,
    );
    return zoneNames.map((name) => ({ name, value: name }));
  }
  const { places, ways } = movesOf({ rules, caller, encounter }, actorResult.value);
  const namedPlaces = places.map((place) => ({ name: placeLabel(encounter, place), value: place.way.to }));
  const unnamedWays = ways.filter(({ to }) => !namedPlaces.some(({ value }) => value === to));
  return [
    ...namedPlaces,
    ...unnamedWays.map((way) => ({ name: withLabel(way.to, wayDescription(encounter, way)), value: way.to })),
  ];
};

export const move = command({
  name: 'move',
  requires: runningEncounter,
  options: {
    to: optional(tileOption()),
    as: actor(),
  },
  run({ to, as }, session) {
    if (!session.encounter.field && !session.encounter.zones) return no({ type: 'no-field' });
    return to === undefined ? movesScreen(session, as) : moveToTile(session, as, to, false);
  },
});

/** *Move* under a turn's message and in a panel. */
export const showMoves = component({
  id: moveButtonId,
  requires: anyEncounter,
  run(values, session) {
    const { encounter } = session;
    if (!encounter.field && !encounter.zones) return no({ type: 'no-field' });
    const actorsResult = actorsForPress(session, values.actor);
    if (!actorsResult.ok) return actorsResult;
    const [who, another] = actorsResult.value;
    if (!who) return no({ type: 'no-one-of-yours' });
    if (another)
      return askWhichActor(actorsResult.value, ({ id }) =>
        moveButtonId.write({ ...values, actor: textHash(id), on: 'panel' }),
      );
    if (encounter.phase === 'fighting' && !isOnTurn(encounter, who.id)) return staleReply(session);
    const screen = movesScreen(session, who);
    return values.on === 'panel' ? asUpdate(screen) : screen;
  },
});

/**
 * *Approach*. On a map, the combatant moves to the square in reach that is nearest to the target by path, as far as the
 * player may know.
 */
export const approachTarget = component({
  id: approachButtonId,
  requires: anyEncounter,
  run(values, session) {
    const { encounter, rules, caller } = session;
    const target = findByHash(values.target, encounter.combatants, ({ id }) => id);
    if (values.turn !== turnKey(encounter) || !target) return staleReply(session);
    const actorsResult = actorsForPress(session, values.actor);
    if (!actorsResult.ok) return actorsResult;
    const [who] = actorsResult.value;
    if (!who || !isSeenOnMap(rules, encounter, target, viewerOf(caller.user, encounter))) return staleReply(session);
    if (!standsAt(encounter, who.id)) {
      const { approach } = rules;
      if (!approach) return staleReply(session);
      return play(session, { type: 'intent', intent: { ...approach, actor: who.id, targets: [target.id] } });
    }
    const way = nearestWay(encounter, who.id, target.id, movesOf(session, who).ways);
    return way ? moveToTile(session, who, way.to, false) : movesScreen(session, who);
  },
});

/** Moves a combatant to the place that a button names. */
export const moveToPlace = component({
  id: moveToId,
  requires: anyEncounter,
  run: (values, session) =>
    runIfOfferIsValid(session, values, (actor) => moveAsTyped(session, actor, values.to, values.sure === 'sure')),
});

/** Moves a combatant to the square that was chosen in the menu. */
export const moveToChosenTile = component({
  id: moveMenuId,
  requires: anyEncounter,
  run: (values, session, { chosen: [to = ''] }) =>
    runIfOfferIsValid(session, values, (actor) => moveAsTyped(session, actor, to, false)),
});

/** Opens the form in which the player types a square. */
export const askForMoveTile = component({
  id: typeTileButtonId,
  requires: anyEncounter,
  run: (values, session) =>
    runIfOfferIsValid(session, values, (actor) => ({
      form: tileForm(typedMoveTileId.write(moveIdFields(session, actor)), actor),
    })),
});

/** Moves a combatant to the square that was typed into the form. */
export const moveToTypedTile = component({
  id: typedMoveTileId,
  requires: anyEncounter,
  run: (values, session, { fields }) =>
    runIfOfferIsValid(session, values, (actor) => moveAsTyped(session, actor, fields.get(TILE_FIELD) ?? '', false)),
});

/** The button that opens or closes a door. The player can still move afterwards. */
export const useDoor = component({
  id: moveDoorId,
  requires: anyEncounter,
  run: (values, session) =>
    runIfOfferIsValid(session, values, (actor) => {
      if (!movesOf(session, actor).doors.includes(values.door)) return staleMoveAnswer(session, actor);
      const doorResult = play(session, { type: 'door', subject: actor.id, at: values.door });
      return doorResult.ok && doorResult.value.posted
        ? { ...asUpdate(movesScreen(session, actor)), posted: true }
        : doorResult;
    }),
});

/**
 * An option for the name of a square, in upper or lower case. Suggests the squares on which the given or typed action
 * is possible, otherwise those that the actor can reach.
 */
export function tileOption(action?: string): Option<TileName> {
  return namingOption({
    suggest: (session, input, values) =>
      offeredTiles(session, values, action) ?? moveSuggestions(session, input, values),
    resolve: (input, session) => readTile(session, input),
  });
}

function offeredTiles(session: Session, values: OptionValues, givenAction: string | undefined) {
  const { encounter, rules, caller } = session;
  const action = givenAction ?? typedTextOrEmpty(values, 'action').toLowerCase();
  const actorResult = action === '' ? undefined : actingFor(session, typedTextOrEmpty(values, 'as') || undefined);
  // In the dark, suggested squares would reveal hidden combatants.
  if (!encounter || !actorResult?.ok || seenTiles(rules, encounter, viewerOf(caller.user, encounter))) return undefined;
  const tiles = offersOf(rules, encounter, actorResult.value.id, action)?.tiles;
  return tiles?.map((value) => ({ name: placeName(encounter, value), value }));
}

type MoveSession = Session & InEncounter;

/**
 * The usual id of the action for moving. It is used if the moves that the rules offer the combatant don't say which
 * action to take.
 */
const MOVE_ACTION = 'move';

/** Moves a combatant to a square. If others may attack on the way, it asks first, unless the player is sure. */
function moveToTile(session: MoveSession, actor: Combatant, to: TileName, sure: boolean): Result<Reply, Refusal> {
  const zoneChoices = zoneWays(session, actor);
  const { places, ways } = movesOf(session, actor);
  const way = places.find((place) => place.way.to === to)?.way ?? ways.find((each) => each.to === to);
  if (way && way.strikes.length > 0 && !sure) return ok(dangerScreen(session, actor, way));
  const zoneIntent = (zoneChoices.find((each) => each.to === to) ?? zoneChoices[0])?.intent;
  if (zoneNamed(session.encounter, to))
    return play(session, {
      type: 'intent',
      intent: { ...(zoneIntent ?? { action: MOVE_ACTION, actor: actor.id }), to },
    });
  const intent: Intent = way?.intent ?? { ...(ways[0]?.intent ?? { action: MOVE_ACTION, actor: actor.id }), to };
  return play(session, { type: 'intent', intent });
}

/** A typed square, or a zone by its name. Refuses if it isn't on the map, or the caller's side can't see it. */
export function readTile({ encounter, rules, caller }: Session, input: string): Result<TileName, Refusal> {
  if (!encounter) return no({ type: 'no-encounter' });
  if (encounter.zones) {
    const zoneResult = findZone(encounter, input);
    if (zoneResult.ok || !encounter.field) return map(zoneResult, ({ id }) => id);
  }
  if (!encounter.field) return no({ type: 'no-field' });
  const tileResult = tileOn(encounter.field, input);
  if (!tileResult.ok) return tileResult;
  const name = tileName(tileResult.value);
  const visibleTiles = seenTiles(rules, encounter, viewerOf(caller.user, encounter));
  return visibleTiles === undefined || visibleTiles.has(name) ? ok(name) : no({ type: 'not-seen', tile: name });
}

/**
 * Runs `onMove` if an offer is still valid. If the turn, the map or a position has changed since, shows the current
 * offers instead.
 */
function runIfOfferIsValid(
  session: MoveSession,
  { field, actor: actorHash }: { readonly field: string; readonly actor: string },
  onMove: (actor: Combatant) => Answer,
): Answer {
  const actorResult = actorByHash(session, actorHash);
  if (!actorResult.ok) return actorResult;
  return field === fieldHash(session.encounter)
    ? onMove(actorResult.value)
    : staleMoveAnswer(session, actorResult.value);
}

function staleMoveAnswer(session: MoveSession, actor: Combatant): Answer {
  const { encounter } = session;
  if (encounter.phase === 'fighting' && !isOnTurn(encounter, actor.id)) return asUpdate(staleReply(session));
  return asUpdate(movesScreen(session, actor, t('moves-stale')));
}

/** Moves to the typed square. A refusal is shown above the current offers. */
function moveAsTyped(session: MoveSession, actor: Combatant, input: string, sure: boolean): Answer {
  const tileResult = readTile(session, input);
  const moveResult = tileResult.ok ? moveToTile(session, actor, tileResult.value, sure) : tileResult;
  if (!moveResult.ok) return asUpdate(movesScreen(session, actor, explain(moveResult.why, session.encounter)));
  return moveResult.value.whisper ? asUpdate(moveResult.value) : moveResult;
}
