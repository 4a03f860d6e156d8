// `/gm balance`: which creatures make an easy, fair, hard or deadly fight, and what one more would change.

import { wordingOf } from '../src/embeds/meters.ts';
import { boolean, command, integer, withDefault, withOldName } from '../src/interaction/command.ts';
import {
  component,
  componentId,
  findByHash,
  idInteger,
  idOneOf,
  textHash,
  thisEncounter,
} from '../src/interaction/component.ts';
import { entryNamed, packCreatures } from '../src/interaction/packs.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type BalanceContext, type OddsRequestId, type Reply } from '../src/interaction/reply.ts';
import type {
  AddedKind,
  BalanceSearch,
  BalanceWork,
  Lineup,
  SuggestedDifficulty,
  Suggestion,
} from '../src/odds/balance.ts';
import {
  currentLineups,
  DIFFICULTIES,
  difficultyOf,
  fightCountOf,
  forecastWith,
  partyOf,
  suggestionsToShow,
  winShareOf,
} from '../src/odds/balance.ts';
import {
  difficultiesWithoutSuggestion,
  familyProgress,
  isTooHard,
  nearestLineups,
  newBalanceSearch,
  suggestionProgress,
} from '../src/odds/balance-search.ts';
import type { Forecast, WorkState } from '../src/odds/forecast.ts';
import { chanceOfWinning, countFor, intervalOf, roundsUntilOver, Z_REPEATED_CHECKS } from '../src/odds/forecast.ts';
import { creaturesByStrength, strengthOf } from '../src/odds/strength.ts';
import { panelButtonId } from '../src/posts/card-buttons.ts';
import { playFromPanel } from '../src/posts/deed-reply.ts';
import { carryOut } from '../src/rules/core/carry-out.ts';
import { type Combatant, ENEMIES, type Encounter, PLAYERS } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { rulesOf } from '../src/rules/systems.ts';
import { newCreatures } from '../src/session/new-combatant.ts';
import { gm, type InEncounter, type Session } from '../src/session/session.ts';
import { warningBounds } from '../src/session/uneven-setting.ts';
import { forecastWords, balanceWords as words } from '../src/text/odds.ts';
import { plain, t } from '../src/text/t.ts';
import { type ForecastRequest, stopButton } from './forecast.ts';

const BALANCE_NEEDS = { packs: true } as const;
type BalanceSession = Session<keyof typeof BALANCE_NEEDS> & InEncounter;

/** Players don't see the reply, and it isn't recorded. */
export const balance = command({
  name: 'balance',
  requires: gm,
  needs: BALANCE_NEEDS,
  options: {
    hidden: withOldName(boolean(), 'unseen'),
    seed: withDefault(integer(1, 9999), () => ok(1)),
  },
  run: ({ hidden, seed }, session) =>
    map(balanceOf(session.encounter, { hidden, seed }, packKinds(session)), (work) => startBalance(session, work)),
});

const hiddenIdField = idOneOf('unseen', '');

/**
 * The menu that adds suggested creatures. A menu value says how many creatures of each kind to add. It has the short
 * hash of each kind's name.
 */
const suggestionMenuId = componentId('bring', { encounter: thisEncounter, hidden: hiddenIdField });

/** Adds the suggested creatures and shows what one more would change. */
export const addSuggestedCreatures = component({
  id: suggestionMenuId,
  requires: gm,
  needs: BALANCE_NEEDS,
  run: ({ hidden }, session, { chosen: [suggestion = ''] }) =>
    addSuggestion(session, { who: suggestion, hidden: hidden !== '' }),
});

/**
 * A button that replaces its message with suggestions, or only with the current balance and what one more creature
 * would change.
 */
export const balanceButtonId = componentId('balance', {
  encounter: thisEncounter,
  seed: idInteger,
  hidden: hiddenIdField,
  what: idOneOf('ideas', 'one more'),
});

export const suggestCreatures = component({
  id: balanceButtonId,
  requires: gm,
  needs: BALANCE_NEEDS,
  run({ seed, hidden, what }, session) {
    const balanceRequest = {
      hidden: hidden !== '',
      seed,
      ...(what === 'one more' && { only: 'as it stands' as const }),
    };
    return map(balanceOf(session.encounter, balanceRequest, packKinds(session)), (work) => ({
      ...asUpdate(startBalance(session, work)),
      dropsWork: true,
    }));
  },
});

/** The reply for the GM who asked. The search starts when the reply is sent. */
export function startBalance(
  { version, pending, caller }: Pick<Session, 'version' | 'pending' | 'caller'>,
  work: BalanceWork,
  notice?: string,
): Reply {
  const balanceValues = {
    encounter: version?.encounter ?? 0,
    isWarned: warningBounds(pending) !== undefined,
    ...given({ said: notice }),
  };
  const interaction = caller.interaction;
  return {
    ...balanceReply(newBalanceSearch(work), { ...balanceValues, asked: interaction }, 'working'),
    work: { work, about: balanceValues, asked: interaction },
  };
}

/** The suggestions so far, with a menu to add one, and *Stop* while the search goes on. */
export function balanceReply(
  balance: BalanceSearch,
  { encounter, isWarned, notice: description, asked }: BalanceContext & OddsRequestId,
  state: WorkState,
): Reply {
  const { work } = balance;
  const hiddenValue = work.encounter.hidden ? 'unseen' : '';
  const suggestions = suggestionsToShow(balance, state).map((each) => {
    const { label, about } = suggestionEntry(work, each);
    return panel.entry(label, suggestionMenuValue(work, each.lineup), { about });
  });
  const balanceText = difficultiesText(balance, state);
  const nextSearch =
    work.creatures > 0
      ? { label: t('balance-others'), seed: work.seed + 1 }
      : { label: t('balance-suggest'), seed: work.seed };
  const hintLines = state === 'working' || isWarned ? [] : [`-# ${t('balance-warns')}`];
  const buttons =
    state === 'working'
      ? [stopButton({ asked })]
      : [
          panel.button(
            nextSearch.label,
            balanceButtonId.write({ encounter, seed: nextSearch.seed, hidden: hiddenValue, what: 'ideas' }),
          ),
          panel.button(t('gm-button'), panelButtonId.write({ encounter, press: 'back', key: '' })),
          panel.closeButton(),
        ];
  return panel.gmScreen(
    description,
    panel.paragraph(balanceHeading(balance)),
    ...(balanceText === '' ? [] : [panel.paragraph(balanceText)]),
    ...(suggestions.length > 0
      ? [panel.menuRow(suggestionMenuId.write({ encounter, hidden: hiddenValue }), t('balance-bring'), suggestions)]
      : []),
    panel.paragraph([balanceFooter(balance, state), ...hintLines].join('\n')),
    ...panel.buttonRow(...buttons),
  );
}

/**
 * Prepares a search for creatures that make a fight of each difficulty for this party, among the book's creatures and
 * `otherKinds`. Refuses if there is no party.
 */
export function balanceOf(
  encounter: Encounter,
  { hidden, seed, only }: BalanceRequest,
  otherKinds: readonly AddedKind[] = [],
): Result<BalanceWork, Refusal> {
  const { hidden: waitingCombatants = [], ...seen } = withoutField(encounter);
  const startingEncounter = hidden && waitingCombatants.length > 0 ? { ...seen, hidden: waitingCombatants } : seen;
  if (partyOf(startingEncounter).length === 0) return no({ type: 'no-one-to-fight' });
  const creatures = only ? [] : [...otherKinds, ...creaturesOf(rulesOf(encounter))];
  return ok({
    type: 'balance',
    encounter: startingEncounter,
    kinds: [...creatures, ...kindsInFight(startingEncounter)],
    creatures: creatures.length,
    seed,
    ...(!hidden && waitingCombatants.length > 0 && { leftOut: waitingCombatants.length }),
  });
}

/** What the GM asked for. */
interface BalanceRequest extends ForecastRequest {
  /**
   * If set, no creatures are suggested. The reply shows only the current balance, and what one more creature of each
   * kind would change.
   */
  readonly only?: 'as it stands';
}

/** The text above the suggestions: who they are for, and the current balance. */
function balanceHeading(balance: BalanceSearch): string {
  const { work } = balance;
  const { encounter, creatures } = work;
  const party = partyOf(encounter).map(({ name }) => plain(name));
  const currentLines = balanceLines(balance);
  const isFightPossible = currentLineups(work).length > 0;
  if (creatures === 0)
    return [t('balance-as-it-is'), ...(isFightPossible ? currentLines : [t('balance-no-fight')])].join('\n');
  return [words.title(party), words.how(isFightPossible), ...currentLines].join('\n');
}

/**
 * The suggestions for each difficulty, easiest first. At the end of the search, a difficulty without a suggestion shows
 * the closest easier and harder fights that were found, unless the current fight is already that hard.
 */
function difficultiesText(balance: BalanceSearch, state: WorkState): string {
  if (isTooHard(balance)) return balance.work.creatures === 0 ? '' : t('balance-too-hard');
  const suggestionsByDifficulty = Map.groupBy(suggestionsToShow(balance, state), ({ difficulty }) => difficulty);
  const missingNames = state === 'done' ? missingDifficulties(balance) : [];
  if (suggestionsByDifficulty.size === 0 && missingNames.length === DIFFICULTIES.length) {
    const missingRange = { from: DIFFICULTIES.at(-1)?.from ?? 0, to: missingNames[0]?.to ?? 1 };
    return words.nothing(nearestFacts(balance, missingRange));
  }
  const lines = DIFFICULTIES.flatMap(({ name }) => {
    const suggestions = suggestionsByDifficulty.get(name);
    const missingDifficulty = missingNames.find((each) => each.name === name);
    if (missingDifficulty) return [words.nothingFor(headingOf(name), nearestFacts(balance, missingDifficulty))];
    return suggestions ? [headingOf(name), ...suggestions.flatMap((each) => suggestionLines(each, balance.work))] : [];
  });
  return lines.join('\n');
}

function missingDifficulties(balance: BalanceSearch) {
  if (balance.work.creatures === 0) return [];
  const [current] = currentLineups(balance.work);
  if (!current) return difficultiesWithoutSuggestion(balance);
  const currentShare = winShareOf(forecastWith(balance, current));
  // The difficulty that the fight already has needs no suggestion, and neither do easier ones.
  return difficultiesWithoutSuggestion(balance).filter(
    ({ name, from }) => currentShare >= from && difficultyOf(currentShare) !== name,
  );
}

function nearestFacts(balance: BalanceSearch, bounds: Parameters<typeof nearestLineups>[1]) {
  const { easier, harder } = nearestLineups(balance, bounds);
  const lineupFacts = (lineup: Lineup) => ({
    lineup: lineupName(balance.work, lineup),
    share: words.about(shareWithError(forecastWith(balance, lineup))),
  });
  return given({ easier: easier && lineupFacts(easier), harder: harder && lineupFacts(harder) });
}

/**
 * The progress, the number of simulated fights, and how many hidden combatants are in these fights or were left out.
 */
function balanceFooter(balance: BalanceSearch, state: WorkState): string {
  const { work } = balance;
  const fights = fightCountOf(balance);
  const footLines = fights === 0 ? [] : [words.foot(fights, work.seed)];
  const lines = [...stateLines(balance, state), ...footLines, ...hiddenLines(work)];
  return lines.map((line) => `-# ${line}`).join('\n');
}

/** A suggestion as a menu entry: its creatures, and how hard the fight would be. */
function suggestionEntry(work: BalanceWork, { difficulty, lineup, forecast, more }: Suggestion) {
  const details = [
    words.difficulty(difficulty),
    ...(isDifficultyKnown(forecast)
      ? [words.about(shareWithError(forecast))]
      : [winCountText(forecast), t('balance-too-few-fights')]),
    ...(more.fights > 0 ? [t('balance-one-more', { share: words.about(shareWithError(more)) })] : []),
  ];
  return { label: lineupName(work, lineup, true), about: details.join(wordingOf(work.encounter).signs.joint) };
}

/** A lineup in words. `isPlain` means without Markdown, for a menu. */
function lineupName({ kinds }: BalanceWork, lineup: Lineup, isPlain = false): string {
  const names = lineup.map(({ kind, count }) => {
    const { name = '' } = kinds[kind] ?? {};
    return words.several(isPlain ? name : plain(name), count);
  });
  return words.lineup(names);
}

function headingOf(difficulty: SuggestedDifficulty): string {
  const index = DIFFICULTIES.findIndex(({ name }) => name === difficulty);
  return words.heading(words.difficulty(difficulty), DIFFICULTIES[index]?.from ?? 0, DIFFICULTIES[index - 1]?.from);
}

function suggestionLines({ lineup, forecast, more }: Suggestion, work: BalanceWork): readonly string[] {
  const party = partyOf(work.encounter);
  const averageFallen = party.reduce((sum, { id }) => sum + countFor(forecast.fell, id), 0) / forecast.fights;
  const roundsBefore = Math.max(0, work.encounter.round - 1);
  const winShare = shareWithError(forecast);
  const hasKnownDifficulty = isDifficultyKnown(forecast);
  const details = [
    hasKnownDifficulty ? words.within(winShare) : t('balance-too-few-fights'),
    words.losses(averageFallen, party.length),
    words.rounds(roundsUntilOver(forecast) - roundsBefore),
    ...(more.fights > 0 ? [t('balance-one-more', { share: words.about(shareWithError(more)) })] : []),
  ];
  const line = words.suggestion(
    lineupName(work, lineup),
    hasKnownDifficulty ? words.near(winShare) : winCountText(forecast),
  );
  return [line, `-# ${details.filter((each) => each !== '').join(wordingOf(work.encounter).signs.joint)}`];
}

/**
 * Whether enough fights were simulated to name the difficulty of a lineup. If the players won all of a few fights, or
 * none, their chance is only known within wide bounds, which may reach into another difficulty.
 */
function isDifficultyKnown(forecast: Forecast): boolean {
  const { share, error } = shareWithError(forecast);
  const bound = share === 1 ? 1 - 2 * error : share === 0 ? 2 * error : share;
  return difficultyOf(bound) === difficultyOf(share);
}

function winCountText({ fights, won }: Forecast): string {
  return t('balance-won-of', { won: countFor(won, PLAYERS), fights });
}

function shareWithError(forecast: Forecast) {
  const chance = chanceOfWinning(forecast, PLAYERS);
  return { share: chance.share, error: intervalOf(chance, Z_REPEATED_CHECKS).error };
}

/** The current balance, and the balance with one more combatant of each kind. */
function balanceLines(balance: BalanceSearch): readonly string[] {
  const { work } = balance;
  const [current, ...changedLineups] = currentLineups(work);
  if (!current) return [];
  const currentForecast = forecastWith(balance, current);
  if (currentForecast.fights === 0) return [];
  const knownLineups = changedLineups.flatMap((lineup) => {
    const [kind] = lineup.map((each) => work.kinds[each.kind]);
    const forecast = forecastWith(balance, lineup);
    if (!kind || forecast.fights === 0) return [];
    return [
      {
        isOfPlayers: kind.side === PLAYERS,
        said: t('balance-like', { name: plain(kind.name), share: words.about(shareWithError(forecast)) }),
      },
    ];
  });
  const oneMoreLines = [words.oneMoreEnemy, words.oneMorePlayer].flatMap((sentence, index) => {
    const sideLineups = knownLineups.filter(({ isOfPlayers }) => isOfPlayers === (index === 1));
    return sideLineups.length === 0
      ? []
      : [`-# ${sentence(sideLineups.map(({ said }) => said).join(wordingOf(work.encounter).signs.joint))}`];
  });
  return [
    isDifficultyKnown(currentForecast)
      ? words.stands(words.difficulty(difficultyOf(winShareOf(currentForecast))), shareWithError(currentForecast))
      : t('balance-stands-unsure', { wins: winCountText(currentForecast) }),
    ...oneMoreLines,
  ];
}

function stateLines(balance: BalanceSearch, state: WorkState): readonly string[] {
  if (state === 'done') return [t('balance-state-done')];
  if (state !== 'working') return [forecastWords.ended(state)];
  if (fightCountOf(balance) === 0) return [t('balance-counting')];
  const { families, settled } = familyProgress(balance);
  if (settled < families) return [t('balance-state-searching', { kinds: families, settled })];
  return [t('balance-state-sharpening', { percentDone: Math.min(99, Math.round(suggestionProgress(balance) * 100)) })];
}

function hiddenLines({ encounter: { hidden = [] }, leftOut = 0 }: BalanceWork): readonly string[] {
  if (hidden.length > 0) return [words.hidden(hidden.length, true)];
  return leftOut > 0 ? [words.hidden(leftOut, false)] : [];
}

/** The separators between kinds, and between a count and its kind. */
const [KIND_SEPARATOR, COUNT_SEPARATOR] = ['+', '.'];

function suggestionMenuValue({ kinds }: BalanceWork, lineup: Lineup): string {
  return lineup
    .map(({ kind, count }) => `${count}${COUNT_SEPARATOR}${textHash(kinds[kind]?.name ?? '')}`)
    .join(KIND_SEPARATOR);
}

/** Reads the counts and the short hashes of names from a menu's value. */
function readSuggestion(suggestion: string): readonly { readonly count: number; readonly kindHash: string }[] {
  return suggestion.split(KIND_SEPARATOR).map((part) => {
    const [count = '', kindHash = ''] = part.split(COUNT_SEPARATOR);
    return { count: Number(count), kindHash };
  });
}

/** For at most this many kinds on each side, the fight is simulated with one more combatant of each kind. */
const MAX_SIMULATED_KINDS = 4;

/**
 * The creatures to choose from, weakest first. They have the same names as for `/add`. If creatures differ only in
 * name, only the first is listed.
 */
export function creaturesOf(rules: Ruleset): readonly AddedKind[] {
  const creaturesBySheet = Map.groupBy(creaturesByStrength(rules), ({ sheet, standingOrders }) =>
    JSON.stringify({ sheet, standingOrders }),
  );
  const creatures = [...creaturesBySheet.values()].flatMap(([first]) => first ?? []);
  return creatures.map(({ name, sheet, standingOrders }) => ({
    name,
    sheet,
    side: ENEMIES,
    ...given({ standingOrders, strength: strengthOf(rules, name) }),
  }));
}

/**
 * The maximum number of packs' creatures that are simulated. It is limited because each takes as many simulated fights
 * as a creature of the book.
 */
const MAX_PACK_CREATURES = 20;

/**
 * The creatures of the server's packs with a known strength, by the names they are chosen by. If there are too many,
 * only some creatures of every strength are returned.
 */
export function packKinds(session: BalanceSession): readonly AddedKind[] {
  const measuredKinds = packCreatures(session).flatMap(({ entry, called }): readonly AddedKind[] => {
    const { kind, sheet, standingOrders } = entry;
    const measuredStrength = kind === 'creature' ? session.measured.of(session.rules.id, sheet) : undefined;
    if (!measuredStrength) return [];
    return [{ name: called, sheet, side: ENEMIES, strength: measuredStrength.strength, ...given({ standingOrders }) }];
  });
  const kindsByStrength = measuredKinds.toSorted((one, other) => (one.strength ?? 0) - (other.strength ?? 0));
  const step = Math.max(1, kindsByStrength.length / MAX_PACK_CREATURES);
  return Array.from(
    { length: Math.min(kindsByStrength.length, MAX_PACK_CREATURES) },
    (_, index) => kindsByStrength[Math.floor(index * step)],
  ).flatMap((kind) => kind ?? []);
}

/** The kinds of combatants that can still fight. Equal sheets count once. */
function kindsInFight({ combatants, hidden = [] }: Encounter): readonly AddedKind[] {
  const fighters = [...combatants, ...hidden].filter(({ vitality }) => vitality === 'up');
  const kinds = [...Map.groupBy(fighters, ({ side, sheet }) => `${side} ${JSON.stringify(sheet)}`).values()].flatMap(
    ([first]) => (first ? [first] : []),
  );
  const kindsOf = (isWanted: (each: Combatant) => boolean) => kinds.filter(isWanted).slice(0, MAX_SIMULATED_KINDS);
  return [...kindsOf(({ side }) => side !== PLAYERS), ...kindsOf(({ side }) => side === PLAYERS)].map(
    ({ name, sheet, side }) => ({
      name,
      sheet,
      side,
    }),
  );
}

/** The encounter without its map, because it isn't known where new creatures would stand. */
function withoutField(encounter: Encounter): Encounter {
  if (!encounter.field) return encounter;
  const result = carryOut(rulesOf(encounter), encounter, { type: 'field' }, NO_DICE);
  return result.ok && result.value.type === 'done' ? result.value.after : encounter;
}

const NO_DICE = {
  roll(): never {
    throw new Error('No dice are rolled when a map is removed');
  },
};

/** The maximum number of creatures of one kind that are added. */
const MAX_OF_ONE_KIND = 25;

/**
 * Adds suggested creatures as `/add` would. Shows the new balance, and what one more creature would change. Refuses if
 * a creature is no longer in the book or the packs.
 */
function addSuggestion(
  session: BalanceSession,
  { who: suggestion, hidden }: { readonly who: string; readonly hidden: boolean },
): Result<Reply, Refusal> {
  const combatantsResult = suggestedCombatants(session, suggestion);
  if (!combatantsResult.ok) return combatantsResult;
  const result = playFromPanel(session, { type: 'join', combatants: combatantsResult.value });
  if (!result.ok) return result;
  const workResult = balanceOf(session.encounter, { hidden, seed: 1, only: 'as it stands' });
  if (!workResult.ok) return workResult;
  return ok({ ...asUpdate(startBalance(session, workResult.value, result.value)), dropsWork: true });
}

function suggestedCombatants(session: BalanceSession, suggestion: string): Result<readonly Combatant[], Refusal> {
  const kinds = [...packKinds(session), ...creaturesOf(session.rules)];
  let encounter: Encounter = session.recordedEncounter;
  const newCombatants: Combatant[] = [];
  for (const { count, kindHash } of readSuggestion(suggestion)) {
    const kind = findByHash(kindHash, kinds, ({ name }) => name);
    if (!kind || !Number.isInteger(count) || count < 1 || count > MAX_OF_ONE_KIND) return no({ type: 'stale' });
    const packCreature = entryNamed(packCreatures(session), kind.name, true)?.entry;
    const creatures = newCreatures(session, encounter, packCreature ?? kind, { count, side: kind.side });
    newCombatants.push(...creatures);
    encounter = { ...encounter, combatants: [...encounter.combatants, ...creatures] };
  }
  return ok(newCombatants);
}
