import { boardMeters, boardOrder, turnOf } from '../embeds/board.ts';
import { boardAlt } from '../embeds/board-alt.ts';
import { fieldView, pictureTheme } from '../embeds/field-picture.ts';
import { conditionTexts, healthWord, isNearDeath, meterName, meterText, wordingOf } from '../embeds/meters.ts';
import { currentPositions } from '../embeds/positions.ts';
import { sceneText } from '../embeds/scene.ts';
import { drawnTokens } from '../embeds/tokens.ts';
import { roundName } from '../embeds/turn.ts';
import { rowsOf, tileName } from '../field/field.ts';
import { type BoardView, boardPicture } from '../pictures/board.ts';
import { THEMES } from '../pictures/theme.ts';
import { type DrawnCombatant, type TokenSide, tokenDrawing } from '../pictures/token.ts';
import { boxWithoutOuterWalls } from '../pictures/window.ts';
import { type Combatant, type Encounter, isInFight, type Phase, type Vitality } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { conditionsOf, type Meter } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { localizedEncounter } from '../session/localized-names.ts';
import { boardWords, healthTexts, type TurnProgress } from '../text/board.ts';
import { currentLanguage } from '../text/languages.ts';
import { capital, plain, t, withoutEscapes } from '../text/t.ts';
import {
  element,
  endTag,
  type Html,
  joinHtml,
  lineHtml,
  plainTextHtml,
  startTag,
  textHtml,
  trustedHtml,
} from './html.ts';
import { livePageCode } from './in-browser.ts';

/** A combatant, with what everyone at the table may know about it. Its texts are plain. */
interface LiveCombatant {
  readonly name: string;
  /** One to three letters and digits, as on the map. */
  readonly label: string;
  readonly side: TokenSide;
  readonly vitality: Vitality;
  /** When the combatant acts. `next` means in the next round. Undefined if it isn't in the turn order. */
  readonly turn?: TurnProgress | 'next';
  /** How the combatant is doing, in a word: “bloodied”, “near death”. Undefined if there is nothing to say. */
  readonly state?: string;
  /** The combatant's numbers. Undefined if players can't see them. */
  readonly meters?: readonly LiveMeter[];
  readonly conditions?: readonly string[];
  /** The combatant's square. Undefined if there is no map, or if the square isn't in sight. */
  readonly at?: string;
}

interface LiveMeter {
  readonly text: string;
  readonly name?: string;
  readonly value?: number;
  readonly max?: number;
  /** True if the meter counts harm, so a full meter is bad. */
  readonly harm?: true;
  /** True if this meter decides whether the combatant is up. */
  readonly main?: true;
}

/** An encounter as data, with what everyone at the table may know about it. */
export interface PublicEncounter {
  readonly format: 'fray table 1';
  readonly name: string;
  readonly system: string;
  readonly phase: Phase;
  /** The round, or why there is no round. */
  readonly state: string;
  /**
   * The combatants in the same order as in Discord's list of combatants: the one whose turn it is comes first, and the
   * dead and the departed come last.
   */
  readonly combatants: readonly LiveCombatant[];
  /** The scene's conditions and numbers. */
  readonly scene?: string;
  /** How far apart combatants are, if there is no map. */
  readonly positions?: readonly string[];
  /** The symbols of the map's squares, row by row. Hidden squares are `?`. */
  readonly map?: readonly string[];
}

/** What readers may know about a combatant, and how it is drawn. */
interface SeenCombatant {
  readonly live: LiveCombatant;
  readonly drawn: DrawnCombatant;
}

/** What everyone at the table may know about an encounter. Both the page and the data are made from it. */
interface VisibleEncounter {
  readonly state: string;
  readonly thisRound: readonly SeenCombatant[];
  readonly nextRound: readonly SeenCombatant[];
  readonly others: readonly SeenCombatant[];
  readonly dead: readonly SeenCombatant[];
  readonly left: readonly SeenCombatant[];
  readonly board: BoardView | undefined;
  readonly positions: readonly string[];
  /** The scene's conditions and numbers. Empty if it has none. */
  readonly scene: string;
}

function visibleEncounterOf(encounter: Encounter): VisibleEncounter {
  const board = fieldView(encounter);
  const drawnCombatantById = new Map(drawnTokens(encounter).map(({ who, drawn }) => [who.id, drawn]));
  const tileNamesByLabel = new Map(board?.tokens.map(({ label, at }) => [label, tileName(at)]));
  const { phase } = encounter;
  const combatantOrder = boardOrder(encounter);
  const toSeenCombatants = (all: readonly Combatant[], turn?: (who: Combatant) => LiveCombatant['turn']) =>
    all.flatMap((who): readonly SeenCombatant[] => {
      const drawnCombatant = drawnCombatantById.get(who.id);
      if (!drawnCombatant) return [];
      // A list doesn't show which way combatants face.
      const { facing: _, ...drawn } = drawnCombatant;
      const liveEntry = liveCombatant(who, encounter, drawn, {
        turn: turn?.(who),
        at: tileNamesByLabel.get(drawn.label),
      });
      return [{ live: liveEntry, drawn }];
    });
  const isFighting = phase === 'fighting';
  return {
    state: isFighting ? roundName(encounter) : capital(t(`card-phase-${phase}`)),
    thisRound: toSeenCombatants(combatantOrder.thisRound, (who) => (isFighting ? turnOf(who, encounter) : undefined)),
    nextRound: toSeenCombatants(combatantOrder.nextRound, () => (isFighting ? 'next' : undefined)),
    others: toSeenCombatants([...combatantOrder.others, ...combatantOrder.turnless]),
    dead: toSeenCombatants(combatantOrder.dead),
    left: toSeenCombatants(combatantOrder.left),
    board,
    positions: board ? [] : currentPositions(encounter, rulesOf(encounter)),
    scene: sceneText(encounter),
  };
}

function liveCombatant(
  who: Combatant,
  encounter: Encounter,
  { label, side }: DrawnCombatant,
  { turn, at }: { readonly turn: LiveCombatant['turn']; readonly at: string | undefined },
): LiveCombatant {
  const rules = rulesOf(encounter);
  const { vitality } = who;
  const detail = detailOf(who, encounter);
  const isShown = isInFight(vitality) && detail !== 'hidden';
  const conditions = isShown ? knownConditions({ ...who, conditions: conditionsOf(rules, who) }, encounter) : [];
  const { main, points, beside } = boardMeters(who, encounter, rules, turn === 'now');
  const isExact = isShown && detail === 'exact';
  const isCombatantNearDeath =
    isExact &&
    isNearDeath(
      who,
      main.find((meter) => meter.main),
    );
  const stateWord =
    vitality !== 'up'
      ? healthTexts.vitality(rules.id, vitality)
      : isCombatantNearDeath
        ? t('standing-brink')
        : detail === 'words'
          ? healthWord(who, encounter, rules) || undefined
          : undefined;
  return {
    name: withoutMarkdown(plain(who.name)),
    label,
    side,
    vitality,
    ...given({
      turn,
      state: stateWord,
      meters: isExact ? [...main, ...points, ...beside].map((meter) => liveMeter(meter, encounter)) : undefined,
      conditions: isShown ? conditionTexts(conditions, encounter, rules, 'short').map(withoutMarkdown) : undefined,
      at,
    }),
  };
}

function liveMeter(meter: Meter, encounter: Encounter): LiveMeter {
  const { value, max, says, bad, main } = meter;
  return {
    text: withoutMarkdown(meterText(meter, encounter)),
    ...(says === undefined && given({ name: withoutMarkdown(meterName(meter, wordingOf(encounter))), value, max })),
    ...given({ harm: bad === 'full' || undefined, main: main || undefined }),
  };
}

function withoutMarkdown(marked: string): string {
  return withoutEscapes(marked.replaceAll('**', '')).replaceAll('\u200b', '');
}

/** An encounter as data for other programs, with what everyone at the table may know about it. */
export function publicEncounterOf(encounter: Encounter): PublicEncounter {
  const { state, thisRound, nextRound, others, dead, left, board, positions, scene } = visibleEncounterOf(
    localizedEncounter(encounter, currentLanguage()),
  );
  return {
    format: 'fray table 1',
    name: withoutMarkdown(plain(encounter.name)),
    system: encounter.system,
    phase: encounter.phase,
    state,
    combatants: [...thisRound, ...nextRound, ...others, ...dead, ...left].map(({ live }) => live),
    ...(scene !== '' && { scene: withoutMarkdown(scene) }),
    ...(positions.length > 0 && { positions: positions.map(withoutMarkdown) }),
    ...given({ map: board && mapRows(board) }),
  };
}

function mapRows({ field, hidden = [] }: BoardView): readonly string[] {
  const hiddenSquares = new Set(hidden.map(tileName));
  return rowsOf(field).map((row, y) =>
    Array.from(row, (sign, x) => (hiddenSquares.has(tileName({ x, y })) ? '?' : sign)).join(''),
  );
}

/**
 * The security policy for the browser. Only the page's own script can run, and it can only load from the page's own
 * address.
 */
export function livePageSecurityPolicy(): string {
  return livePageCode().policy;
}

/**
 * An encounter as a page for a second screen, with what everyone at the table may know about it. The page updates
 * itself.
 */
export function livePage(encounter: Encounter): string {
  const visibleEncounter = visibleEncounterOf(localizedEncounter(encounter, currentLanguage()));
  const name = plain(encounter.name);
  return joinHtml(
    trustedHtml('<!doctype html>\n'),
    startTag('html', { lang: currentLanguage() }),
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'dark' }),
      element('title', {}, plainTextHtml(withoutMarkdown(name))),
      livePageCode().style,
      element('noscript', {}, element('meta', { 'http-equiv': 'refresh', content: RELOAD_SECONDS })),
    ),
    startTag('body'),
    element('p', { id: 'stale', role: 'status', hidden: true }, textHtml(t('live-stale'))),
    element('p', { id: 'gone', role: 'status', hidden: true }, textHtml(t('live-gone'))),
    mainElement(encounter, visibleEncounter),
    livePageCode().script,
    endTag('body'),
    endTag('html'),
    trustedHtml('\n'),
  );
}

/** If scripts are blocked, the page reloads after this many seconds. */
const RELOAD_SECONDS = 15;

/**
 * How large combatants are shown, with the maximum number of combatants for each size. If there are more, each
 * combatant gets a single line.
 */
const COMBATANT_SIZES = {
  'with-map': [
    ['usual', 7],
    ['small', 10],
  ],
  'above-board': [
    ['usual', 6],
    ['small', 9],
  ],
  'without-map': [
    ['largest', 5],
    ['large', 10],
    ['usual', 16],
    ['small', 20],
  ],
} as const;

function mainElement(encounter: Encounter, seen: VisibleEncounter): Html {
  const { state, thisRound, nextRound, others, dead, left, board, positions, scene } = seen;
  const map = board && pictureTheme(encounter) !== undefined ? mapFigure(board, state) : undefined;
  const shownCount = thisRound.length + nextRound.length + others.length;
  const nextRoundName = roundName(encounter, encounter.round + 1);
  const layout = map === undefined ? 'without-map' : isWideMap(board) ? 'above-board' : 'with-map';
  const [size] = COMBATANT_SIZES[layout].find(([, most]) => shownCount <= most) ?? ['smallest'];
  return element(
    'main',
    { class: `${layout} ${size}` },
    element('header', {}, element('h1', {}, lineHtml(plain(encounter.name))), element('p', {}, textHtml(state))),
    element(
      'div',
      { class: 'board' },
      shownCount === 0 ? element('p', { class: 'soft' }, textHtml(t('card-no-one'))) : undefined,
      combatantList(thisRound),
      nextRound.length > 0 && encounter.phase === 'fighting' ? element('h2', {}, textHtml(nextRoundName)) : undefined,
      combatantList(nextRound),
      combatantList(others),
      dead.length > 0
        ? element('p', { class: 'soft' }, lineHtml(boardWords.dead(dead.map(({ live }) => plain(live.name)))))
        : undefined,
      ...boardWords
        .leftFight(left.map(({ live }) => ({ name: plain(live.name), vitality: live.vitality })))
        .map((each) => element('p', { class: 'soft' }, lineHtml(each))),
      scene === '' ? undefined : element('p', { class: 'soft' }, lineHtml(scene)),
      ...positions.map((each) => element('p', { class: 'soft' }, lineHtml(each))),
    ),
    map,
  );
}

function combatantList(all: readonly SeenCombatant[]): Html | undefined {
  return all.length === 0 ? undefined : element('ol', {}, ...all.map(combatantElement));
}

function combatantElement({ live, drawn }: SeenCombatant): Html {
  const { name, side, vitality, turn, state, meters = [], conditions = [] } = live;
  const mainMeter = meters.find((meter) => meter.main && meter.max !== undefined && vitality === 'up');
  const meterTexts = meters.map((meter) => meter.text);
  return element(
    'li',
    {
      class: [side, vitality, turn].filter((each) => each !== undefined).join(' '),
      'aria-current': turn === 'now' ? 'true' : undefined,
    },
    element('div', { class: 'token', 'aria-hidden': 'true' }, tokenPicture(drawn)),
    element(
      'div',
      { class: 'who' },
      element('strong', {}, textHtml(name)),
      turn === 'done' ? element('span', { class: 'soft' }, textHtml(t('board-turn-done'))) : undefined,
      side === 'players' ? undefined : element('span', { class: 'hearable' }, textHtml(t(`live-side-${side}`))),
      turn === 'now' ? element('span', { class: 'hearable' }, textHtml(t('page-steps-on-turn'))) : undefined,
      state === undefined ? undefined : element('span', { class: 'state' }, textHtml(state)),
      ...conditions.map((each) => element('span', { class: 'condition' }, textHtml(each))),
    ),
    mainMeter && healthBar(mainMeter),
    meterTexts.length === 0
      ? undefined
      : element('div', { class: 'numbers' }, ...meterTexts.map((each) => element('span', {}, textHtml(each)))),
  );
}

/** A bar that shows how much of a meter is left. Screen readers skip it, because the text next to it says the same. */
function healthBar({ value = 0, max = 0, harm }: LiveMeter): Html {
  const remainingFraction = Math.max(0, Math.min(1, max <= 0 ? 0 : (harm ? max - value : value) / max));
  const svgAttributes = { viewBox: '0 0 100 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  const healthLevel = remainingFraction > 1 / 2 ? 'high' : remainingFraction > 1 / 4 ? 'half' : 'low';
  const widthPercent = Math.round(remainingFraction * 1000) / 10;
  return element(
    'svg',
    { class: `bar ${healthLevel}`, ...svgAttributes },
    element('rect', { width: widthPercent, height: 1 }),
  );
}

function tokenPicture(drawn: DrawnCombatant): Html {
  return element('svg', { viewBox: '0 0 100 106' }, trustedHtml(tokenDrawing(drawn, false, THEMES.dark)));
}

/**
 * The maximum width of a map that is shown whole, in squares. At this width, squares are still readable on a small
 * screen.
 */
const MAX_WHOLE_MAP_WIDTH = 26;

/**
 * The part of the map that is shown: the whole map without its outer walls. Undefined if that is too wide, so that
 * `windowOf` chooses a smaller part.
 */
function mapWindowOf({ field }: BoardView) {
  const mapBox = boxWithoutOuterWalls(field);
  return mapBox.width <= MAX_WHOLE_MAP_WIDTH ? mapBox : undefined;
}

/** Whether a map is so wide that the combatants are listed below it. */
function isWideMap(board: BoardView | undefined): boolean {
  const { width, height } = (board && mapWindowOf(board)) ?? { width: 1, height: 1 };
  return width >= 2 * height;
}

function mapFigure(board: BoardView, state: string): Html {
  const { image: _, ...view } = board;
  const viewInWindow: BoardView = { ...view, ...given({ window: mapWindowOf(board) }) };
  return element(
    'figure',
    { role: 'img', 'aria-label': boardAlt(board, { round: state }) },
    trustedHtml(boardPicture(viewInWindow, THEMES.dark)),
  );
}
