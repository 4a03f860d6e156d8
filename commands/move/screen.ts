import { ButtonStyle } from 'discord-api-types/v10';
import { fieldPicture } from '../../src/embeds/field-picture.ts';
import { sayOf } from '../../src/embeds/meters.ts';
import { groundAt } from '../../src/field/field.ts';
import { directionTo, type Tile, type TileName, tileNamed } from '../../src/field/tile.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { closeButton } from '../../src/interaction/close-button.ts';
import { entry, menuRow } from '../../src/interaction/menus.ts';
import { fieldMark, type Moves, movesOf } from '../../src/interaction/moves/choices.ts';
import { moveButton, moveDoor, moveMenu, moveTo, moveType } from '../../src/interaction/moves/ids.ts';
import { type PanelPart, panel, words as text, whisperPanel } from '../../src/interaction/panel.ts';
import { nameOn } from '../../src/interaction/posts/act-labels.ts';
import { mark } from '../../src/interaction/posts/mark.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { type Combatant, combatant, type Encounter, find } from '../../src/rules/core/encounter.ts';
import type { MoveWay, NamedPlace, StrikeOnTheWay } from '../../src/rules/core/field-rules.ts';
import { given } from '../../src/rules/core/given.ts';
import { detailOf, viewOf } from '../../src/rules/core/secrecy.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import type { InEncounter } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';
import { plain } from '../../src/text/markdown.ts';
import { and, field as fieldWords, moves as words } from '../../src/text/spoken.ts';

type Playing = Session & InEncounter;

/** The colours of what is one’s own turn, and of what may hurt. */
const BLUE = 0x5865f2;
const RED = 0xed4245;

/** Where somebody can go, for the caller alone; `notice`: what is said above it. */
export function movesScreen(session: Playing, actor: Combatant, notice?: string): Reply {
  const moves = movesOf(session, actor);
  const at = idOf(session, actor);
  const reach = moves.ways.flatMap(({ to, strikes }) =>
    marked(to).map((tile) => ({ to: tile, isStruck: strikes.length > 0 })),
  );
  const screen = whisperPanel(
    panel(
      { accent: BLUE },
      text([...(notice === undefined ? [] : [notice]), ...heading(session, actor, moves)].join('\n')),
      ...buttonRow(
        ...moves.places.map((place, n) =>
          placeButton(session, actor, place, n === 0 && place.way.strikes.length === 0),
        ),
      ),
      ...nearest(session, actor, moves),
      ...buttonRow(
        ...moves.doors.map((door) => button(doorLabel(session, door), moveDoor.write({ ...at, door }))),
        ...(moves.ways.length > 0 ? [button(words.type, moveType.write(at))] : []),
        closeButton(),
      ),
    ),
  );
  return withPicture(session, screen, { reach });
}

/** Asks whether somebody goes where they may be struck at on the way: by whom, with what, along which tiles. */
export function dangerScreen(session: Playing, actor: Combatant, { to, path, strikes }: MoveWay): Reply {
  const strikers = and(strikes.map((strike) => strikerText(session, strike)));
  const screen = whisperPanel(
    panel(
      { accent: RED },
      text([words.danger(to, strikers, plain(actor.name)), words.path(path)].join('\n')),
      ...buttonRow(
        button(words.anyway, moveTo.write({ ...idOf(session, actor), to, sure: 'sure' }), ButtonStyle.Danger),
        button(
          words.elsewhere,
          moveButton.write({ encounter: idOf(session, actor).encounter, actor: mark(actor.id), on: 'panel' }),
          ButtonStyle.Primary,
        ),
      ),
    ),
  );
  const end = marked(to).map((tile) => ({ to: tile, isStruck: true }));
  return withPicture(session, screen, { path: path.flatMap(marked), reach: end });
}

/** With the field as the caller sees it, and what is to be marked on it. */
function withPicture({ encounter, caller }: Playing, reply: Reply, mark: Parameters<typeof fieldPicture>[2]): Reply {
  return { ...reply, ...given({ picture: fieldPicture(encounter, viewOf(caller.user, encounter), mark) }) };
}

function marked(name: TileName): readonly Tile[] {
  const tile = tileNamed(name);
  return tile ? [tile] : [];
}

/** What the ids of a screen hold. */
export function idOf({ version, encounter }: Playing, actor: Combatant) {
  return { encounter: version?.encounter ?? 0, field: fieldMark(encounter), actor: mark(actor.id) };
}

function heading({ encounter }: Playing, { id, name }: Combatant, { places, ways }: Moves): readonly string[] {
  const at = encounter.field?.standing[id] ?? '';
  if (ways.length === 0) return [words.nowhere(plain(name), at)];
  const struck =
    places.find(({ way }) => way.strikes.length > 0)?.way ?? ways.find(({ strikes }) => strikes.length > 0);
  return [words.whereTo(plain(name), at), ...(struck ? [words.legend(wayLabel(encounter, struck))] : [])];
}

function placeButton(session: Playing, actor: Combatant, place: NamedPlace, isBest: boolean) {
  const id = moveTo.write({ ...idOf(session, actor), to: place.way.to, sure: '' });
  return button(placeLabel(session.encounter, place), id, isBest ? ButtonStyle.Primary : ButtonStyle.Secondary);
}

/** "Behind Goblin 2: G8", with a sign where somebody may strike on the way. */
export function placeLabel(encounter: Encounter, { meaning, way }: NamedPlace): string {
  const label = words.place(meaning.means, whatOf(encounter, meaning), way.to);
  return way.strikes.length > 0 ? sayOf(encounter).signs.struckAt(label) : label;
}

/** Whom or what a place is named by. */
function whatOf(encounter: Encounter, meaning: NamedPlace['meaning']): string {
  if ('whom' in meaning) return nameOn(combatant(encounter, meaning.whom));
  if (!('behind' in meaning)) return '';
  const tile = tileNamed(meaning.behind);
  return tile && encounter.field ? fieldWords.the[groundAt(encounter.field.ground, tile).name] : '';
}

/** The tiles that have no button, the nearest first. */
function nearest(session: Playing, actor: Combatant, { places, ways }: Moves): readonly PanelPart[] {
  const { encounter } = session;
  const others = ways.filter(({ to }) => !places.some(({ way }) => way.to === to));
  if (others.length === 0) return [];
  const entries = others.map((way) => entry(wayLabel(encounter, way), way.to, { about: wayAbout(encounter, way) }));
  return [menuRow(moveMenu.write(idOf(session, actor)), words.nearest, entries)];
}

/** "D6", with a sign where somebody may strike on the way. */
function wayLabel(encounter: Encounter, { to, strikes }: MoveWay): string {
  return strikes.length > 0 ? sayOf(encounter).signs.struckAt(to) : to;
}

/** "3 squares north-west · costs 4 · Goblin 1 may strike": how far off it is, whatever way leads there. */
export function wayAbout(encounter: Encounter, { to, path, cost, strikes }: MoveWay): string {
  const say = sayOf(encounter);
  const { metres } = rulesOf(encounter).field ?? {};
  const [from, there] = [tileNamed(path[0] ?? to), tileNamed(to)];
  const direction = (from && there && directionTo(from, there)) ?? 'north';
  const squares = path.length - 1;
  return [
    metres === undefined ? words.squares(squares, direction) : words.metres(squares * metres, direction),
    ...(cost === squares ? [] : [metres === undefined ? words.costs(cost) : words.costsMetres(cost * metres)]),
    ...(strikes.length > 0 ? [words.mayStrike(and(strikes.map(({ by }) => nameOn(combatant(encounter, by)))))] : []),
  ].join(say.signs.joint);
}

function doorLabel({ encounter }: Playing, door: TileName): string {
  const tile = tileNamed(door);
  const isOpen = tile && encounter.field && groundAt(encounter.field.ground, tile).name === 'open door';
  return isOpen ? words.closeDoor(door) : words.openDoor(door);
}

/** Who may strike, and with what, where that may be known of them. */
function strikerText({ encounter, caller }: Playing, { by, tool }: StrikeOnTheWay): string {
  const who = find(encounter, by);
  if (!who) return '';
  const isKnown = detailOf(who, encounter, viewOf(caller.user, encounter)) === 'exact';
  return tool !== undefined && isKnown ? words.with(plain(who.name), plain(tool)) : plain(who.name);
}
