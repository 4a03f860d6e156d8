// The panel with everything that a combatant can do now, the ids of its components, and its questions: on which square,
// and whether to harm an ally.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { fieldPicture } from '../../src/embeds/field-picture.ts';
import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { wordingOf } from '../../src/embeds/meters.ts';
import { type Tile, type TileName, tileNamed } from '../../src/field/field.ts';
import { componentId, idInteger, idOneOf, idText, textHash, thisEncounter } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { type Reply, whisper } from '../../src/interaction/reply.ts';
import {
  actionDetails,
  actionHash,
  actionLabel,
  actorsOf,
  availableActions,
  combatantsAffectedBy,
  likeliestFirst,
  nameOf,
} from '../../src/posts/available-actions.ts';
import { canMove, lastActor, moveButtonId } from '../../src/posts/turn-buttons.ts';
import type { ActionCategory } from '../../src/rules/core/action.ts';
import type { CompleteAction } from '../../src/rules/core/complete-actions.ts';
import { type Combatant, combatant, type Encounter, find, isOnTurn, onTurn } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { resourceKindOf } from '../../src/rules/core/resource-kind.ts';
import { commandOf, type Ruleset, takesTurns } from '../../src/rules/core/ruleset.ts';
import { viewerOf } from '../../src/rules/core/secrecy.ts';
import { placeName } from '../../src/rules/core/zones.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { turnKey } from '../../src/session/encounter-state.ts';
import { lastActionOf } from '../../src/session/posts.ts';
import type { Session } from '../../src/session/session.ts';
import { actionPanelWords as words } from '../../src/text/action-labels.ts';
import { moveWords } from '../../src/text/map.ts';
import { nameOf as nameInBook } from '../../src/text/names.ts';
import { and, plain, t } from '../../src/text/t.ts';
import { delayButtons } from '../delay.ts';
import { doButtons } from '../do/screen.ts';
import { planSummaryParts } from '../plan/screen.ts';
import { sayButtons } from '../say.ts';

/**
 * The encounter and turn in which the panel was made, and a short hash of the id of the combatant whose actions it
 * shows.
 */
const idFields = { encounter: thisEncounter, turn: idText, actor: idText } as const;

/** With 'say', each choice first opens a form for what the character says. */
const SAY_MODES = ['', 'say'] as const;
type SayMode = (typeof SAY_MODES)[number];
const sayModeField = idOneOf(...SAY_MODES);

/** A button that shows the panel again. */
export const panelButtonId = componentId('acts', { ...idFields, saying: sayModeField });

/** The menu that chooses whose actions are shown. Each value is a short hash of a combatant's id. */
export const actorMenuId = componentId('acts-whose', { encounter: thisEncounter, saying: sayModeField });

/** A menu of actions. Each value is a short hash of an action, or `NEXT_PAGE_VALUE`. */
export const actionsMenuId = componentId('acts-menu', {
  ...idFields,
  menu: idText,
  page: idInteger,
  saying: sayModeField,
});
export const NEXT_PAGE_VALUE = 'others';

/** How an action is done: immediately, with words ('say'), or even if it harms an ally ('sure'). */
export const ACTION_MODES = [...SAY_MODES, 'sure', 'sure and say'] as const;

/** A button that carries out an action. `act` is a short hash of the action. */
export const actNowId = componentId('acts-now', { ...idFields, act: idText, how: idOneOf(...ACTION_MODES) });

/** A button that carries out an action on one of its possible squares. */
export const actTileId = componentId('acts-tile', { ...idFields, act: idText, to: idText });
export const actTileMenuId = componentId('acts-tiles', { ...idFields, act: idText });
export const typeSquareButtonId = componentId('acts-type', { ...idFields, act: idText });
export const typedActTileId = componentId('acts-typed', { ...idFields, act: idText });

/** A button that opens the form of an action. */
export const actFormId = componentId('acts-form', { ...idFields, act: idText });

/** The button for the odds of the offered actions. */
export const oddsButtonId = componentId('acts-odds', idFields);

type PanelSession = Session & { readonly encounter: Encounter };

/** The maximum number of titles in a menu's placeholder. */
const MAX_PLACEHOLDER_TITLES = 3;

/** How the panel is shown. */
export interface PanelState {
  readonly actor: Combatant;
  readonly saying: SayMode;
  /** The menu that was turned to another page, and the number of that page. */
  readonly turned?: { readonly menu: string; readonly page: number };
  /** The caller's saved actions, shown before all other actions. */
  readonly savedParts?: readonly panel.Part[];
  /** A line above the panel. */
  readonly notice?: string;
}

/**
 * The panel of what the caller can do now: for their combatant whose turn it is, otherwise for their first combatant.
 * If several of their combatants have the turn, the panel is for the one that acted last.
 */
export function panelForCaller(
  session: PanelSession,
  savedPartsFor: (actor: Combatant) => readonly panel.Part[] = () => [],
): Result<Reply, Refusal> {
  const actors = actorsOf(session);
  const actorsOnTurn = actors.filter(({ id }) => isOnTurn(session.encounter, id));
  const actor = lastActor(actorsOnTurn, session.posts) ?? actors[0];
  return actor
    ? ok(actionsPanel(session, { actor, saying: '', savedParts: savedPartsFor(actor) }))
    : no({ type: 'no-one-of-yours' });
}

/**
 * The panel with everything that a combatant can do now, which only the caller sees. Actions that need a choice are in
 * menus, others are buttons.
 */
export function actionsPanel(session: PanelSession, state: PanelState): Reply {
  const offeredActs = availableActions(session, state.actor);
  const sortedActs = likeliestFirst(offeredActs, lastActionOf(session.posts, state.actor.id));
  const { buttons, menus } = arrangedActions(sortedActs);
  const labelOf = (act: CompleteAction) =>
    actionLabel(act, session.encounter, usualWeapon(offeredActs, session.rules) === act.way);
  return panel.whisper(
    panel.box(
      isOnTurn(session.encounter, state.actor.id) ? { accent: panel.PRIVATE_PANEL_COLOR } : {},
      panel.paragraph(
        [...(state.notice === undefined ? [] : [state.notice]), headingText(session, state, sortedActs.length)].join(
          '\n',
        ),
      ),
      ...actorMenu(session, state),
      ...planParts(session, state),
      ...(state.savedParts ?? []),
      ...panel.buttonRow(
        ...moveButtons(session, state),
        ...doButtons(session, state.actor),
        ...buttons.map((act) =>
          panel.button(
            labelOf(act),
            actNowId.write({ ...panelIdFields(session, state), act: actionHash(act), how: state.saying }),
          ),
        ),
      ),
      ...menus.map((menu) => actionMenuRow(session, state, menu, labelOf)),
      ...panel.buttonRow(
        ...(sortedActs.length === 0 ? [] : [sayButton(session, state)]),
        ...sayButtons(session, state.actor),
        ...oddsButtonOf(session, state, sortedActs),
        ...delayButtons(session, state.actor),
        panel.closeButton(),
      ),
    ),
  );
}

/** A line for planning the next turn, shown while the combatant waits for that turn. */
function planParts(session: PanelSession, { actor }: PanelState): readonly panel.Part[] {
  const isWaitingForTurn = session.encounter.phase === 'fighting' && !isOnTurn(session.encounter, actor.id);
  const canPlan =
    isWaitingForTurn &&
    actor.vitality === 'up' &&
    takesTurns(session.rules, actor) &&
    playerOf(actor) === session.caller.user;
  return canPlan ? planSummaryParts(session, actor) : [];
}

/** The button that opens the separate panel for moves. */
function moveButtons({ version, encounter }: PanelSession, { actor }: PanelState): readonly APIButtonComponent[] {
  const isWaitingForTurn = encounter.phase === 'fighting' && !isOnTurn(encounter, actor.id);
  if (isWaitingForTurn || !canMove(encounter, actor)) return [];
  const id = moveButtonId.write({ encounter: version?.encounter ?? 0, actor: textHash(actor.id), on: 'panel' });
  return [panel.button(t('moves-move'), id)];
}

/** The weapon of the first attack without a special attack type such as “powerful”. Labels don't name this weapon. */
function usualWeapon(acts: readonly CompleteAction[], rules: Ruleset) {
  return acts.find(({ name, intent }) => commandOf(rules, name) === 'attack' && intent.manner === undefined)?.way;
}

function headingText({ encounter, rules }: PanelSession, { actor, saying }: PanelState, offeredCount: number): string {
  const name = plain(actor.name);
  const isWaiting = encounter.phase === 'fighting' && !isOnTurn(encounter, actor.id);
  if (isWaiting)
    return [turnLine(encounter, actor), offeredCount === 0 ? t('acts-nothing', { name }) : t('acts-meanwhile')].join(
      ' ',
    );
  if (offeredCount === 0) return t('acts-nothing', { name });
  if (saying === 'say') return t('acts-saying', { name });
  if (encounter.phase !== 'fighting') return t('acts-at-rest', { name });
  return words.whatNext(name, spendableResourcesText(actor, encounter, rules));
}

/** What the combatant can still spend in this turn: "2 action points, 1 movement point". */
function spendableResourcesText({ resources }: Combatant, encounter: Encounter, { resourceKinds }: Ruleset): string {
  const wording = wordingOf(encounter);
  return wording.list(
    Object.entries(resources)
      .filter(([name, { value }]) => value > 0 && resourceKindOf(resourceKinds, name).turn)
      .map(([name, { value }]) => wording.amount(value, name)),
  );
}

/** Whose turn it is, and whose turns come before this combatant's in the round. */
function turnLine(encounter: Encounter, actor: Combatant): string {
  const turnText = t('acts-turn-of', { names: and(onTurn(encounter).map(({ name }) => plain(name))) });
  const laterBlocks = encounter.turnOrder.slice(encounter.turn + 1);
  const index = laterBlocks.findIndex((block) => block.includes(actor.id));
  if (actor.vitality !== 'up') return turnText;
  if (!takesTurns(rulesOf(encounter), actor))
    return `${turnText} ${t('refused-takes-no-turns', { name: plain(actor.name) })}`;
  if (index === -1) return `${turnText} ${t('acts-next-round', { name: plain(actor.name) })}`;
  const earlierCombatants = laterBlocks
    .slice(0, index)
    .flat()
    .flatMap((id) => find(encounter, id) ?? [])
    .filter(({ vitality }) => vitality === 'up')
    .map(({ name }) => plain(name));
  const name = plain(actor.name);
  return `${turnText} ${earlierCombatants.length === 0 ? t('acts-comes-next', { name }) : t('acts-comes-after', { name, before: and(earlierCombatants, 3) })}`;
}

/** The values that every id of the panel contains: the encounter, the turn and the actor. */
function panelIdFields({ version, encounter }: PanelSession, { actor }: PanelState) {
  return { encounter: version?.encounter ?? 0, turn: turnKey(encounter), actor: textHash(actor.id) };
}

/** A menu to choose the combatant, if the caller has several. */
function actorMenu(session: PanelSession, { actor, saying }: PanelState): readonly panel.Part[] {
  const actors = actorsOf(session);
  if (actors.length < 2) return [];
  const actorEntries = actors.map(({ id }) =>
    panel.entry(nameOf(id, session.encounter), textHash(id), { usual: id === actor.id }),
  );
  return [
    panel.menuRow(
      actorMenuId.write({ encounter: session.version?.encounter ?? 0, saying }),
      t('acts-whose'),
      actorEntries,
    ),
  ];
}

function actionMenuRow(
  session: PanelSession,
  state: PanelState,
  { menu, acts }: ActionMenu,
  label: (act: CompleteAction) => string,
): panel.Part {
  const { encounter } = session;
  const { saying, turned } = state;
  const entriesPerPage = MENU_LIMITS.entries - 1;
  const pageCount = acts.length > MENU_LIMITS.entries ? Math.ceil(acts.length / entriesPerPage) : 1;
  const pageIndex = turned?.menu === menu ? turned.page % pageCount : 0;
  const shownActs = pageCount === 1 ? acts : acts.slice(pageIndex * entriesPerPage, (pageIndex + 1) * entriesPerPage);
  const actEntries = shownActs.map((act) =>
    panel.entry(label(act), actionHash(act), { about: actionDetails(act, encounter) }),
  );
  const nextPageEntry = pageCount > 1 ? [panel.entry(t('acts-others'), NEXT_PAGE_VALUE)] : [];
  const titles = [...new Set(acts.map(({ intent }) => nameInBook(encounter.system, 'action', intent.action)))].slice(
    0,
    MAX_PLACEHOLDER_TITLES,
  );
  const placeholder =
    menu === 'attack' ? t('acts-attack-otherwise') : menu === 'gm' ? t('acts-as-gm') : words.menu(titles);
  const id = actionsMenuId.write({ ...panelIdFields(session, state), menu, page: pageIndex, saying });
  return panel.menuRow(id, placeholder, [...actEntries, ...nextPageEntry]);
}

function sayButton(session: PanelSession, state: PanelState): APIButtonComponent {
  const [label, saying] = state.saying === 'say' ? [t('acts-not-say'), '' as const] : [t('acts-say'), 'say' as const];
  return panel.button(label, panelButtonId.write({ ...panelIdFields(session, state), saying }));
}

/** A button for the odds, if any action would harm someone. */
function oddsButtonOf(
  session: PanelSession,
  state: PanelState,
  acts: readonly CompleteAction[],
): readonly APIButtonComponent[] {
  return acts.some(({ harms }) => harms)
    ? [panel.button(t('odds-button'), oddsButtonId.write(panelIdFields(session, state)))]
    : [];
}

/** Asks before an action harms an ally. */
export function friendQuestion(session: PanelSession, state: PanelState, act: CompleteAction): Reply {
  const targetNames = (act.intent.targets ?? []).map((id) => plain(nameOf(id, session.encounter)));
  const label = t('acts-ally-anyway', { act: actionLabel(act, session.encounter) });
  const id = panelIdFields(session, state);
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(t('acts-hits-ally', { names: and(targetNames), count: targetNames.length })),
      panel.buttonRow(
        panel.button(
          label,
          actNowId.write({ ...id, act: actionHash(act), how: state.saying === 'say' ? 'sure and say' : 'sure' }),
          ButtonStyle.Danger,
        ),
        panel.button(t('acts-cancel'), panelButtonId.write({ ...id, saying: '' }), ButtonStyle.Primary),
      ),
    ),
  );
}

/** A menu and the actions in it. */
interface ActionMenu {
  readonly menu: ActionCategory | 'gm' | 'other';
  readonly acts: readonly CompleteAction[];
}

/** The maximum number of actions shown as buttons: two rows. */
const MAX_ACTION_BUTTONS = 10;

/**
 * Divides actions into buttons and menus. If there is room, actions without a choice become buttons, and so does an
 * action that is the only one of its kind. All others go into a menu for each kind. Actions only for GMs come last.
 */
function arrangedActions(acts: readonly CompleteAction[]): {
  readonly buttons: readonly CompleteAction[];
  readonly menus: readonly ActionMenu[];
} {
  const actsWithoutChoice = acts.filter((act) => hasNoChoice(act)).slice(0, MAX_ACTION_BUTTONS);
  const menus = menusOf(acts.filter((act) => !actsWithoutChoice.includes(act)));
  const singleActionMenus = menus
    .filter((each) => each.acts.length === 1)
    .slice(0, MAX_ACTION_BUTTONS - actsWithoutChoice.length);
  return {
    buttons: [...actsWithoutChoice, ...singleActionMenus.flatMap((each) => each.acts)],
    menus: menus.filter((each) => !singleActionMenus.includes(each)),
  };
}

function menusOf(acts: readonly CompleteAction[]): readonly ActionMenu[] {
  const actsByMenu = Map.groupBy(acts, ({ action }): ActionMenu['menu'] =>
    action.gm ? 'gm' : (action.kind ?? 'other'),
  );
  return [...actsByMenu].map(([menu, of]) => ({ menu, acts: of })).toSorted((a, b) => menuRank(a) - menuRank(b));
}

function menuRank({ menu }: ActionMenu): number {
  return menu === 'attack' ? 0 : menu === 'gm' ? 2 : 1;
}

/** Whether an action has nothing to choose and no form, and isn't only for GMs. */
function hasNoChoice({ action, intent, form }: CompleteAction): boolean {
  const { tool, manner, targets } = intent;
  return !action.gm && !form && tool === undefined && manner === undefined && targets === undefined;
}

/**
 * Tells the caller that a button was out of date and nothing has happened. Shows what the caller can do now, or whose
 * turn it is.
 */
export function staleReply(session: Session & { readonly encounter: Encounter }): Reply {
  const { encounter } = session;
  const [actor] = actorsOf(session);
  if (actor && isOnTurn(encounter, actor.id))
    return actionsPanel(session, { actor, saying: '', notice: t('acts-stale') });
  const namesOnTurn = onTurn(encounter).map(({ name }) => plain(name));
  return whisper(
    namesOnTurn.length === 0 ? t('acts-stale') : `${t('acts-stale')} ${t('acts-turn-of', { names: and(namesOnTurn) })}`,
  );
}

/** The maximum number of squares shown as buttons. If there are more, a menu lists them. */
const MAX_TILE_BUTTONS = 8;
/** The maximum number of squares for which the affected combatants are worked out. */
const MAX_TILES_CHECKED = 16;
/** The maximum number of names next to a square. */
const MAX_NAMES_ON_TILE = 3;

/** Asks for the square of an action. */
export function tileQuestion(session: PanelSession, state: PanelState, act: CompleteAction): Reply {
  const { tiles = [] } = act;
  const id = { ...panelIdFields(session, state), act: actionHash(act) };
  const { encounter, caller } = session;
  const actFacts = { act: plain(actionLabel(act, encounter).replace(/\s?…$/, '')) };
  const question = encounter.zones ? t('moves-which-zone', actFacts) : t('moves-which-square', actFacts);
  const checkedTiles = checkedTilesOf(session, act, tiles);
  const buttons = likeliestTiles(checkedTiles);
  const otherTiles = tiles
    .filter((tile) => !buttons.some(({ to }) => to === tile))
    .map((tile) => {
      const { names = [] } = checkedTiles.find(({ to }) => to === tile) ?? {};
      return panel.entry(placeName(encounter, tile), tile, { about: and(names) });
    });
  const screen = panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph([...(state.notice === undefined ? [] : [state.notice]), question].join('\n')),
      ...panel.buttonRow(...buttons.map(({ label, to }) => panel.button(label, actTileId.write({ ...id, to })))),
      ...(otherTiles.length > 0
        ? [
            panel.menuRow(
              actTileMenuId.write(id),
              encounter.zones ? t('zones-where') : t('moves-other-squares'),
              otherTiles,
            ),
          ]
        : []),
      ...panel.buttonRow(
        ...(encounter.zones ? [] : [panel.button(t('moves-type'), typeSquareButtonId.write(id))]),
        panel.button(t('acts-cancel'), panelButtonId.write({ ...panelIdFields(session, state), saying: '' })),
      ),
    ),
  );
  const reachableTiles = tiles.flatMap((tile) => parsedTiles(tile).map((to) => ({ to, provokesAttack: false })));
  return {
    ...screen,
    ...given({ picture: fieldPicture(encounter, viewerOf(caller.user, encounter), { reach: reachableTiles }) }),
  };
}

/** A square, and who would be affected there. */
interface CheckedTile {
  readonly to: TileName;
  /** The square, and who would be affected: "E5: Goblin 1 and Bea". */
  readonly label: string;
  readonly names: readonly string[];
  /** Identifies who would be affected: two squares that affect the same combatants have the same key. */
  readonly key: string;
}

/** Works out who would be affected at the likeliest squares. */
function checkedTilesOf(
  { encounter }: PanelSession,
  act: CompleteAction,
  tiles: readonly TileName[],
): readonly CheckedTile[] {
  return tiles.slice(0, MAX_TILES_CHECKED).map((to) => {
    const affectedCombatants = combatantsAffectedBy({ ...act, intent: { ...act.intent, to } }, encounter);
    const names = affectedCombatants.map((who) => affectedName(encounter, act, who));
    const name = placeName(encounter, to);
    return {
      to,
      names,
      label: names.length === 0 ? name : moveWords.squareOf(name, and(names, MAX_NAMES_ON_TILE)),
      key: names.length === 0 ? to : affectedCombatants.map(({ id }) => id).join(),
    };
  });
}

/**
 * The squares to show as buttons, the likeliest choices first. Each affects different combatants than the squares
 * before it.
 */
function likeliestTiles(checkedTiles: readonly CheckedTile[]): readonly CheckedTile[] {
  const firstTiles = new Map(checkedTiles.toReversed().map((tile) => [tile.key, tile]));
  return checkedTiles.filter((tile) => firstTiles.get(tile.key) === tile).slice(0, MAX_TILE_BUTTONS);
}

/** A combatant's name, with a mark if it is an ally that would be harmed. */
function affectedName(encounter: Encounter, { harms, intent }: CompleteAction, { id, side }: Combatant): string {
  const name = nameOf(id, encounter);
  return harms && side === combatant(encounter, intent.actor).side ? t('moves-friend', { name }) : name;
}

function parsedTiles(tile: TileName): readonly Tile[] {
  const parsedTile = tileNamed(tile);
  return parsedTile ? [parsedTile] : [];
}
