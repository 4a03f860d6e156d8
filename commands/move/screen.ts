// Shows a player where a combatant can move.

import { type APIModalInteractionResponseCallbackData, ButtonStyle } from 'discord-api-types/v10';
import { fieldPicture } from '../../src/embeds/field-picture.ts';
import { wordingOf } from '../../src/embeds/meters.ts';
import type { Tile, TileName } from '../../src/field/field.ts';
import { directionTo, groundAt, tileName, tileNamed, tilesUnder } from '../../src/field/field.ts';
import { componentId, idOneOf, idText, textHash, thisEncounter } from '../../src/interaction/component.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { nameOnButton } from '../../src/posts/available-actions.ts';
import { moveButtonId } from '../../src/posts/turn-buttons.ts';
import type { Combatant, CombatantId, Encounter } from '../../src/rules/core/encounter.ts';
import { combatant, find, isOnTurn } from '../../src/rules/core/encounter.ts';
import { doorsBeside } from '../../src/rules/core/field-deeds.ts';
import type { MoveWay, NamedPlace, OpportunityAttacker } from '../../src/rules/core/field-rules.ts';
import { seenTiles } from '../../src/rules/core/field-sight.ts';
import { given } from '../../src/rules/core/given.ts';
import { bodyOf } from '../../src/rules/core/map-positions.ts';
import { detailOf, isThreatShown, viewerOf } from '../../src/rules/core/secrecy.ts';
import { borderBetween, type ZoneWay, zoneNamed, zoneOf } from '../../src/rules/core/zones.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { turnKey } from '../../src/session/encounter-state.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import { mapWords, moveWords as words } from '../../src/text/map.ts';
import { and, plain, t } from '../../src/text/t.ts';

/**
 * Short hashes of the map's state (`fieldHash`) and of the actor's id. An offer is valid as long as both stay the same.
 */
const MOVE_ID_FIELDS = { encounter: thisEncounter, field: idText, actor: idText } as const;

/** A button that moves a combatant to a square. If an enemy may attack on the way, the player must confirm the move. */
export const moveToId = componentId('move-to', { ...MOVE_ID_FIELDS, to: idText, sure: idOneOf('', 'sure') });

/** The menu of the nearest squares. */
export const moveMenuId = componentId('move-menu', MOVE_ID_FIELDS);

/** The button that opens the form to type a square. */
export const typeTileButtonId = componentId('move-type', MOVE_ID_FIELDS);
/** The form with a typed square. */
export const typedMoveTileId = componentId('move-typed', MOVE_ID_FIELDS);

/** A button that opens or closes the door on a square. */
export const moveDoorId = componentId('move-door', { ...MOVE_ID_FIELDS, door: idText });

type MoveSession = Session & InEncounter;

const WARNING_COLOR = 0xed4245;

/** Where a combatant can move. Only the caller sees it. `notice` is shown above it. */
export function movesScreen(session: MoveSession, actor: Combatant, notice?: string): Reply {
  if (!session.encounter.field && session.encounter.zones) return zoneMovesScreen(session, actor, notice);
  const moves = movesOf(session, actor);
  const idFields = moveIdFields(session, actor);
  const reachableTiles = moves.ways.flatMap(({ to, strikes }) =>
    markedTiles(to).map((tile) => ({ to: tile, provokesAttack: strikes.length > 0 })),
  );
  const screen = panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph([...(notice === undefined ? [] : [notice]), ...headingLines(session, actor, moves)].join('\n')),
      ...panel.buttonRow(
        ...moves.places.map((place, index) =>
          placeButton(session, actor, place, index === 0 && place.way.strikes.length === 0),
        ),
      ),
      ...nearestTilesMenu(session, actor, moves),
      ...panel.buttonRow(
        ...moves.doors.map((door) => panel.button(doorLabel(session, door), moveDoorId.write({ ...idFields, door }))),
        ...(moves.ways.length > 0 ? [panel.button(t('moves-type'), typeTileButtonId.write(idFields))] : []),
        panel.closeButton(),
      ),
    ),
  );
  return withPicture(session, screen, { reach: reachableTiles });
}

/** Asks before a move that provokes attacks. Says who may attack and with what, and which squares the move crosses. */
export function dangerScreen(session: MoveSession, actor: Combatant, { to, path, strikes }: MoveWay): Reply {
  const attackersText = and(strikes.map((attacker) => attackerText(session, attacker)));
  const screen = panel.whisper(
    panel.box(
      { accent: WARNING_COLOR },
      panel.paragraph(
        [t('moves-danger', { square: to, attackers: attackersText, name: plain(actor.name) }), words.path(path)].join(
          '\n',
        ),
      ),
      ...panel.buttonRow(
        panel.button(
          t('moves-anyway'),
          moveToId.write({ ...moveIdFields(session, actor), to, sure: 'sure' }),
          ButtonStyle.Danger,
        ),
        panel.button(
          t('moves-elsewhere'),
          moveButtonId.write({
            encounter: moveIdFields(session, actor).encounter,
            actor: textHash(actor.id),
            on: 'panel',
          }),
          ButtonStyle.Primary,
        ),
      ),
    ),
  );
  const endTiles = markedTiles(to).map((tile) => ({ to: tile, provokesAttack: true }));
  return withPicture(session, screen, { path: path.flatMap(markedTiles), reach: endTiles });
}

/** Adds a picture of the map as the caller sees it, with the given squares marked. */
function withPicture(
  { encounter, caller }: MoveSession,
  reply: Reply,
  mark: Parameters<typeof fieldPicture>[2],
): Reply {
  return { ...reply, ...given({ picture: fieldPicture(encounter, viewerOf(caller.user, encounter), mark) }) };
}

function markedTiles(name: TileName): readonly Tile[] {
  const tile = tileNamed(name);
  return tile ? [tile] : [];
}

/** The values that all ids of the screen have. */
export function moveIdFields({ version, encounter }: MoveSession, actor: Combatant) {
  return { encounter: version?.encounter ?? 0, field: fieldHash(encounter), actor: textHash(actor.id) };
}

function headingLines(
  { encounter }: MoveSession,
  { id, name }: Combatant,
  { places, ways }: ReachablePlaces,
): readonly string[] {
  const currentTile = encounter.field?.standing[id] ?? '';
  if (ways.length === 0) return [t('moves-nowhere', { name: plain(name), at: currentTile })];
  const riskyMove =
    places.find(({ way }) => way.strikes.length > 0)?.way ?? ways.find(({ strikes }) => strikes.length > 0);
  return [
    t('moves-where-to', { name: plain(name), at: currentTile }),
    ...(riskyMove ? [t('moves-legend', { way: wayLabel(encounter, riskyMove) })] : []),
  ];
}

function placeButton(session: MoveSession, actor: Combatant, place: NamedPlace, isBest: boolean) {
  const id = moveToId.write({ ...moveIdFields(session, actor), to: place.way.to, sure: '' });
  return panel.button(placeLabel(session.encounter, place), id, isBest ? ButtonStyle.Primary : ButtonStyle.Secondary);
}

/** The label of a place: "Behind Goblin 2: G8". It has a warning sign if an enemy may attack on the way. */
export function placeLabel(encounter: Encounter, { meaning, way }: NamedPlace): string {
  const label = words.place(meaning.means, placeName(encounter, meaning), way.to);
  return way.strikes.length > 0 ? wordingOf(encounter).signs.attackedOn(label) : label;
}

/** The combatant or ground that a place is named after. */
function placeName(encounter: Encounter, meaning: NamedPlace['meaning']): string {
  if ('target' in meaning) return nameOnButton(combatant(encounter, meaning.target));
  if (!('behind' in meaning)) return '';
  const tile = tileNamed(meaning.behind);
  if (!tile || !encounter.field) return '';
  const { name, covers } = groundAt(encounter.field.ground, tile);
  // Terrain that gives no cover by itself can still give cover because of its height.
  return mapWords.the(covers === undefined ? 'height' : name);
}

/** A menu of the squares without a button, nearest first. */
function nearestTilesMenu(
  session: MoveSession,
  actor: Combatant,
  { places, ways }: ReachablePlaces,
): readonly panel.Part[] {
  const { encounter } = session;
  const unnamedWays = ways.filter(({ to }) => !places.some(({ way }) => way.to === to));
  if (unnamedWays.length === 0) return [];
  const entries = unnamedWays.map((way) =>
    panel.entry(wayLabel(encounter, way), way.to, { about: wayDescription(encounter, way) }),
  );
  return [panel.menuRow(moveMenuId.write(moveIdFields(session, actor)), t('moves-nearest'), entries)];
}

/** The label of a square: "D6". It has a warning sign if an enemy may attack on the way. */
function wayLabel(encounter: Encounter, { to, strikes }: MoveWay): string {
  return strikes.length > 0 ? wordingOf(encounter).signs.attackedOn(to) : to;
}

/**
 * A square's description: "3 squares north-west · costs 4 · Goblin 1 may attack". The distance follows the path. The
 * direction is that of a straight line.
 */
export function wayDescription(encounter: Encounter, { to, path, cost, strikes }: MoveWay): string {
  const wording = wordingOf(encounter);
  const { meters } = rulesOf(encounter).field ?? {};
  const [from, endTile] = [tileNamed(path[0] ?? to), tileNamed(to)];
  const direction = (from && endTile && directionTo(from, endTile)) ?? 'north';
  const squareCount = path.length - 1;
  return [
    meters === undefined
      ? words.squares(squareCount, direction)
      : t('moves-meters', { count: squareCount * meters, direction: t(`direction-${direction}`) }),
    ...(cost === squareCount
      ? []
      : [
          meters === undefined
            ? t('moves-costs', { points: cost })
            : t('moves-costs-meters', { meters: cost * meters }),
        ]),
    ...(strikes.length > 0
      ? [t('moves-may-attack', { names: and(strikes.map(({ by }) => nameOnButton(combatant(encounter, by)))) })]
      : []),
  ].join(wording.signs.joint);
}

function doorLabel({ encounter }: MoveSession, door: TileName): string {
  const tile = tileNamed(door);
  const isDoorOpen = tile && encounter.field && groundAt(encounter.field.ground, tile).name === 'open door';
  return isDoorOpen ? t('moves-close-door', { square: door }) : t('moves-open-door', { square: door });
}

/** Who may attack, and with what, if the player may know that. */
function attackerText({ encounter, caller }: MoveSession, { by, tool }: OpportunityAttacker): string {
  const attacker = find(encounter, by);
  if (!attacker) return '';
  const isAttackerKnown = detailOf(attacker, encounter, viewerOf(caller.user, encounter)) === 'exact';
  return tool !== undefined && isAttackerKnown
    ? t('moves-with', { name: plain(attacker.name), tool: plain(tool) })
    : plain(attacker.name);
}

type MoveContext = Pick<Session, 'rules' | 'caller'> & InEncounter;

/** Where a combatant can move now, as far as the caller may know. */
interface ReachablePlaces {
  /** The few places that get a button, each on a different square. */
  readonly places: readonly NamedPlace[];
  /** All squares in reach, nearest first. */
  readonly ways: readonly MoveWay[];
  readonly doors: readonly TileName[];
}

/** The maximum number of places that get a button. */
const MAX_PLACE_BUTTONS = 6;

/**
 * Where a combatant can move now. In the dark, these are only squares that the caller's side sees, and they are named
 * only after combatants that it sees.
 */
export function movesOf({ rules, encounter, caller }: MoveContext, { id }: Combatant): ReachablePlaces {
  const fieldRules = rules.field;
  if (!encounter.field || (encounter.phase === 'fighting' && !isOnTurn(encounter, id)))
    return { places: [], ways: [], doors: [] };
  const view = viewerOf(caller.user, encounter);
  const visibleTiles = seenTiles(rules, encounter, view);
  const isSeen = (who: CombatantId) => {
    const combatantBody = visibleTiles && bodyOf(rules, encounter, combatant(encounter, who));
    return (
      !visibleTiles ||
      (combatantBody !== undefined && tilesUnder(combatantBody).some((tile) => visibleTiles.has(tileName(tile))))
    );
  };
  const { side } = combatant(encounter, id);
  const areAllEnemiesSeen = encounter.combatants.every((who) => who.side === side || isSeen(who.id));
  // Cover and distance depend on where all enemies are, so showing them would reveal hidden enemies.
  const revealsHiddenEnemy = ({ means }: NamedPlace['meaning']) => !areAllEnemiesSeen && means !== 'high ground';
  const isShownThreat = (combatant: Combatant) => isThreatShown(combatant, encounter, view) && isSeen(combatant.id);
  const isThreat = encounter.combatants.every(isShownThreat)
    ? undefined
    : (attackerId: CombatantId) => isShownThreat(combatant(encounter, attackerId));
  const isWayVisible = ({ to }: MoveWay) => visibleTiles === undefined || visibleTiles.has(to);
  const namedPlaces = fieldRules?.places(encounter, id, isThreat) ?? [];
  return {
    places: namedPlaces
      .filter(({ meaning, way }, index) => {
        const isFirstOnTile = namedPlaces.findIndex((other) => other.way.to === way.to) === index;
        return (
          isFirstOnTile &&
          isWayVisible(way) &&
          ('target' in meaning ? isSeen(meaning.target) : !revealsHiddenEnemy(meaning))
        );
      })
      .slice(0, MAX_PLACE_BUTTONS),
    ways: fieldRules?.ways(encounter, id, isThreat).filter(isWayVisible) ?? [],
    doors: doorsBeside(rules, encounter, id),
  };
}

/** The zones that a combatant can go to now. */
export function zoneWays(
  { rules, encounter }: Pick<MoveContext, 'rules' | 'encounter'>,
  { id }: Combatant,
): readonly ZoneWay[] {
  if (!encounter.zones || (encounter.phase === 'fighting' && !isOnTurn(encounter, id))) return [];
  return rules.zones?.ways(encounter, id) ?? [];
}

/** The zones that a combatant can go to, as buttons. */
function zoneMovesScreen(session: MoveSession, actor: Combatant, notice?: string): Reply {
  const { encounter } = session;
  const zone = zoneOf(encounter, actor.id);
  const zoneText = zone && t('zones-put', { name: plain(actor.name), to: plain(zone.name), count: 1 });
  const lines = [notice, zoneText, t('zones-move-to', { name: plain(actor.name) })].filter(
    (line) => line !== undefined,
  );
  const buttons = zoneWays(session, actor).map(({ to }) => {
    const name = zoneNamed(encounter, to)?.name ?? to;
    const borderText = zone && borderBetween(encounter, zone.id, to);
    const label = t('zones-go', { zone: borderText ? t('zones-border', { zone: name, value: borderText }) : name });
    return panel.button(label, moveToId.write({ ...moveIdFields(session, actor), to, sure: '' }));
  });
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(lines.join('\n')),
      ...panel.buttonRow(...buttons),
      ...panel.buttonRow(panel.closeButton()),
    ),
  );
}

/** A short hash of the map, the turn and the position of everyone who isn't hidden. */
export function fieldHash(encounter: Encounter): string {
  const { field, combatants, zones } = encounter;
  // Without zones, the hash is the same as in earlier versions, so that their buttons stay valid.
  const zoneValues = zones ? [zones.all, combatants.map(({ id }) => zones.standing[id])] : [];
  const positions = combatants.map(({ id }) => [id, field?.standing[id]]);
  return textHash(
    JSON.stringify([turnKey(encounter), field?.ground.ground, field?.ground.levels, positions, ...zoneValues]),
  );
}

/** The id of the form's field for the square. */
export const TILE_FIELD = 'tile';
/** The maximum length of a typed square, such as "D7", in characters. There is room for a space and a typo. */
const MAX_TILE_LENGTH = 10;

/** The form that asks for a square. */
export function tileForm(id: string, { name }: Combatant): APIModalInteractionResponseCallbackData {
  return formOf(id, t('moves-type-title', { name }), [tileField()]);
}

function tileField() {
  return textField(
    TILE_FIELD,
    { label: t('moves-square-label') },
    { required: true, longest: MAX_TILE_LENGTH, example: t('moves-square-example') },
  );
}
