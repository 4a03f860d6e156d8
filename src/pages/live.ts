import { boardOrder, metersOn, turnOf } from '../embeds/board.ts';
import { boardAlt } from '../embeds/board-alt.ts';
import { fieldView, pictureTheme } from '../embeds/field-picture.ts';
import { conditionTexts, healthWord, isNearDeath, meterName, meterText, sayOf } from '../embeds/meters.ts';
import { currentPositions } from '../embeds/positions.ts';
import { drawnTokens } from '../embeds/tokens.ts';
import { roundName } from '../embeds/turn.ts';
import { rowsOf, tileName } from '../field/field.ts';
import { type BoardView, boardPicture } from '../pictures/board.ts';
import { THEMES } from '../pictures/theme.ts';
import { type DrawnCombatant, type TokenSide, tokenDrawing } from '../pictures/token.ts';
import { partWithoutWalls } from '../pictures/window.ts';
import type { Combatant, Encounter, Phase, Vitality } from '../rules/core/encounter.ts';
import { isInFight } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { conditionsOf, type Meter } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { type BoardTurn, board as boardWords, healthTexts } from '../text/board.ts';
import { capital, plain, t, unmarked } from '../text/t.ts';
import { bare, begin, element, end, type Html, joinHtml, line, ownCode, text } from './html.ts';
import { liveCode } from './in-browser.ts';

/** A combatant as everyone at the table may know it. Texts are plain. */
interface LiveCombatant {
  readonly name: string;
  /** One to three letters and digits, the same as on the map. */
  readonly label: string;
  readonly side: TokenSide;
  readonly vitality: Vitality;
  /** Undefined if the combatant isn't in the turn order. 'next' means that it acts again in the next round. */
  readonly turn?: BoardTurn | 'next';
  /** How the combatant is doing in a word, if it isn't simply up: “bloodied”, “near death”. */
  readonly state?: string;
  /** Undefined if players can't see the combatant's numbers. */
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
  /** True if the meter counts harm, so that a full one is bad. */
  readonly harm?: true;
  /** True if this meter decides whether the combatant is up. */
  readonly main?: true;
}

/** An encounter as everyone at the table may know it, as data. */
export interface LiveTable {
  readonly format: 'fray table 1';
  readonly name: string;
  readonly system: string;
  readonly phase: Phase;
  /** The round, or why there is none. */
  readonly state: string;
  /** In the order of the board: the combatant whose turn it is comes first, the dead last. */
  readonly combatants: readonly LiveCombatant[];
  /** Who is how far from whom, if there is no map. */
  readonly positions?: readonly string[];
  /** The signs of the map's squares, row by row. Hidden squares are `?`. */
  readonly map?: readonly string[];
}

/** What readers may know of a combatant, and its drawing. */
interface Seen {
  readonly live: LiveCombatant;
  readonly drawn: DrawnCombatant;
}

/** What everyone at the table may know of an encounter. The page and the data both come from it. */
interface SeenTable {
  readonly state: string;
  readonly thisRound: readonly Seen[];
  readonly nextRound: readonly Seen[];
  readonly others: readonly Seen[];
  readonly dead: readonly Seen[];
  readonly left: readonly Seen[];
  readonly board: BoardView | undefined;
  readonly positions: readonly string[];
}

function seenTable(encounter: Encounter): SeenTable {
  const board = fieldView(encounter);
  const drawnOf = new Map(drawnTokens(encounter).map(({ who, drawn }) => [who.id, drawn]));
  const places = new Map(board?.tokens.map(({ label, at }) => [label, tileName(at)]));
  const { phase } = encounter;
  const order = boardOrder(encounter);
  const seen = (all: readonly Combatant[], turn?: (who: Combatant) => LiveCombatant['turn']) =>
    all.flatMap((who): readonly Seen[] => {
      const found = drawnOf.get(who.id);
      if (!found) return [];
      // Which way someone faces is for the map, where players may not see them.
      const { facing: _, ...drawn } = found;
      const live = liveCombatant(who, encounter, drawn, { turn: turn?.(who), at: places.get(drawn.label) });
      return [{ live, drawn }];
    });
  const isFighting = phase === 'fighting';
  return {
    state: isFighting ? roundName(encounter) : capital(t(`card-phase-${phase}`)),
    thisRound: seen(order.thisRound, (who) => (isFighting ? turnOf(who, encounter) : undefined)),
    nextRound: seen(order.nextRound, () => (isFighting ? 'next' : undefined)),
    others: seen(order.others),
    dead: seen(order.dead),
    left: seen(order.left),
    board,
    positions: board ? [] : currentPositions(encounter, rulesOf(encounter)),
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
  const known = isShown ? knownConditions({ ...who, conditions: conditionsOf(rules, who) }, encounter) : [];
  const { main, points, beside } = metersOn(who, encounter, rules, turn === 'now');
  const isExact = isShown && detail === 'exact';
  const isLow =
    isExact &&
    isNearDeath(
      who,
      main.find((meter) => meter.main),
    );
  const word =
    vitality !== 'up'
      ? healthTexts.vitality(rules.id, vitality)
      : isLow
        ? t('standing-brink')
        : detail === 'words'
          ? healthWord(who, encounter, rules) || undefined
          : undefined;
  return {
    name: bareText(plain(who.name)),
    label,
    side,
    vitality,
    ...given({
      turn,
      state: word,
      meters: isExact ? [...main, ...points, ...beside].map((meter) => liveMeter(meter, encounter)) : undefined,
      conditions: isShown ? conditionTexts(known, encounter, rules, 'short').map(bareText) : undefined,
      at,
    }),
  };
}

function liveMeter(meter: Meter, encounter: Encounter): LiveMeter {
  const { value, max, says, bad, main } = meter;
  return {
    text: bareText(meterText(meter, encounter)),
    ...(says === undefined && given({ name: bareText(meterName(meter, sayOf(encounter))), value, max })),
    ...given({ harm: bad === 'full' || undefined, main: main || undefined }),
  };
}

/** Text without Fray's marks. */
function bareText(marked: string): string {
  return unmarked(marked.replaceAll('**', '')).replaceAll('\u200b', '');
}

/** An encounter as everyone at the table may know it, as data for another program. */
export function liveTable(encounter: Encounter): LiveTable {
  const { state, thisRound, nextRound, others, dead, left, board, positions } = seenTable(encounter);
  return {
    format: 'fray table 1',
    name: bareText(plain(encounter.name)),
    system: encounter.system,
    phase: encounter.phase,
    state,
    combatants: [...thisRound, ...nextRound, ...others, ...dead, ...left].map(({ live }) => live),
    ...(positions.length > 0 && { positions: positions.map(bareText) }),
    ...given({ map: board && mapRows(board) }),
  };
}

function mapRows({ field, hidden = [] }: BoardView): readonly string[] {
  const hiddenSquares = new Set(hidden.map(tileName));
  return rowsOf(field).map((row, y) =>
    Array.from(row, (sign, x) => (hiddenSquares.has(tileName({ x, y })) ? '?' : sign)).join(''),
  );
}

/** The policy for the browser: it runs only the page's own script, which asks only the page's own address. */
export function livePolicy(): string {
  return liveCode().policy;
}

/** An encounter as everyone at the table may know it, as a page for a second screen that updates itself. */
export function livePage(encounter: Encounter): string {
  const seen = seenTable(encounter);
  const name = plain(encounter.name);
  return joinHtml(
    ownCode('<!doctype html>\n'),
    begin('html', { lang: t('page-language') }),
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'dark' }),
      element('title', {}, bare(bareText(name))),
      liveCode().style,
      element('noscript', {}, element('meta', { 'http-equiv': 'refresh', content: RELOAD })),
    ),
    begin('body'),
    element('p', { id: 'stale', role: 'status', hidden: true }, text(t('live-stale'))),
    element('p', { id: 'gone', role: 'status', hidden: true }, text(t('live-gone'))),
    main(encounter, seen),
    liveCode().script,
    end('body'),
    end('html'),
    ownCode('\n'),
  );
}

/** If the script can't run, the page reloads after this many seconds. */
const RELOAD = 15;

/** The size of each combatant on the page, up to a number of combatants. Beyond the last number, each gets one line. */
const SIZES = {
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

function main(encounter: Encounter, seen: SeenTable): Html {
  const { state, thisRound, nextRound, others, dead, left, board, positions } = seen;
  const map = board && pictureTheme(encounter) !== undefined ? mapFigure(board, state) : undefined;
  const shown = thisRound.length + nextRound.length + others.length;
  const next = roundName(encounter, encounter.round + 1);
  const layout = map === undefined ? 'without-map' : isWide(board) ? 'above-board' : 'with-map';
  const [size] = SIZES[layout].find(([, most]) => shown <= most) ?? ['smallest'];
  return element(
    'main',
    { class: `${layout} ${size}` },
    element('header', {}, element('h1', {}, line(plain(encounter.name))), element('p', {}, text(state))),
    element(
      'div',
      { class: 'board' },
      shown === 0 ? element('p', { class: 'soft' }, text(t('card-no-one'))) : undefined,
      rows(thisRound),
      nextRound.length > 0 && encounter.phase === 'fighting' ? element('h2', {}, text(next)) : undefined,
      rows(nextRound),
      rows(others),
      dead.length > 0
        ? element('p', { class: 'soft' }, line(boardWords.dead(dead.map(({ live }) => plain(live.name)))))
        : undefined,
      ...boardWords
        .leftFight(left.map(({ live }) => ({ name: plain(live.name), vitality: live.vitality })))
        .map((each) => element('p', { class: 'soft' }, line(each))),
      ...positions.map((each) => element('p', { class: 'soft' }, line(each))),
    ),
    map,
  );
}

function rows(all: readonly Seen[]): Html | undefined {
  return all.length === 0 ? undefined : element('ol', {}, ...all.map(row));
}

function row({ live, drawn }: Seen): Html {
  const { name, side, vitality, turn, state, meters = [], conditions = [] } = live;
  const main = meters.find((meter) => meter.main && meter.max !== undefined && vitality === 'up');
  const texts = meters.map((meter) => meter.text);
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
      element('strong', {}, text(name)),
      turn === 'done' ? element('span', { class: 'soft' }, text(t('board-turn-done'))) : undefined,
      side === 'players' ? undefined : element('span', { class: 'hearable' }, text(t(`live-side-${side}`))),
      turn === 'now' ? element('span', { class: 'hearable' }, text(t('page-steps-on-turn'))) : undefined,
      state === undefined ? undefined : element('span', { class: 'state' }, text(state)),
      ...conditions.map((each) => element('span', { class: 'condition' }, text(each))),
    ),
    main && bar(main),
    texts.length === 0
      ? undefined
      : element('div', { class: 'numbers' }, ...texts.map((each) => element('span', {}, text(each)))),
  );
}

/** A bar for what is left. It is only decoration, because its text is beside it. */
function bar({ value = 0, max = 0, harm }: LiveMeter): Html {
  const left = Math.max(0, Math.min(1, max <= 0 ? 0 : (harm ? max - value : value) / max));
  const shape = { viewBox: '0 0 100 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  const level = left > 1 / 2 ? 'high' : left > 1 / 4 ? 'half' : 'low';
  const width = Math.round(left * 1000) / 10;
  return element('svg', { class: `bar ${level}`, ...shape }, element('rect', { width, height: 1 }));
}

function tokenPicture(drawn: DrawnCombatant): Html {
  return element('svg', { viewBox: '0 0 100 106' }, ownCode(tokenDrawing(drawn, false, THEMES.dark)));
}

/** The widest map, in squares, that is shown whole: on a small screen its squares are still readable. */
const MAX_ACROSS = 26;

/** The part of a map that is shown. Undefined if it is too wide to be shown whole. */
function windowFor({ field }: BoardView) {
  const whole = partWithoutWalls(field);
  return whole.width <= MAX_ACROSS ? whole : undefined;
}

/** Whether a map is so wide that the combatants are below it and not beside it. */
function isWide(board: BoardView | undefined): boolean {
  const { width, height } = (board && windowFor(board)) ?? { width: 1, height: 1 };
  return width >= 2 * height;
}

function mapFigure(board: BoardView, state: string): Html {
  const { image: _, ...view } = board;
  const shown: BoardView = { ...view, ...given({ window: windowFor(board) }) };
  return element(
    'figure',
    { role: 'img', 'aria-label': boardAlt(board, { round: state }) },
    ownCode(boardPicture(shown, THEMES.dark)),
  );
}
