import { asItStands, type Balance, type BalanceWork, fightsOf, playedWith } from '../odds/balance.ts';
import { settledOf, sharpnessOf } from '../odds/balance-search.ts';
import { chanceOfWinning, intervalOf } from '../odds/chance.ts';
import { DIFFICULTIES, difficultyOf, type Suggested } from '../odds/difficulty.ts';
import { type Forecast, roundsOf, timesOf, WATCHED } from '../odds/forecast.ts';
import { type Lineup, partyOf, shareOf } from '../odds/lineup.ts';
import { type Suggestion, suggestionsOf } from '../odds/suggestions.ts';
import type { WorkState } from '../odds/work-state.ts';
import { PLAYERS } from '../rules/core/encounter.ts';
import { plain } from '../text/markdown.ts';
import { forecast as forecastWords, balance as words } from '../text/spoken.ts';
import { sayOf } from './meters.ts';

/** A difficulty with what was found for it: its text, and the lineups that it names. */
export interface ToldDifficulty {
  readonly text: string;
  readonly lineups: readonly Lineup[];
}

/** What stands above the suggestions: for whom they are, and how the fight stands. */
export function balanceHead(balance: Balance): string {
  const { work } = balance;
  const { encounter, creatures } = work;
  const party = partyOf(encounter).map(({ name }) => plain(name));
  const stands = standsLines(balance);
  const isFight = asItStands(work).length > 0;
  if (creatures === 0) return [words.asItIs, ...(isFight ? stands : [words.noFight])].join('\n');
  return [words.title(party), words.how(isFight), ...stands].join('\n');
}

/**
 * The difficulties for which something was found, the easiest first; once it is over also those for which nothing was, but for
 * those that the fight is too hard for as it stands.
 */
export function toldDifficulties(balance: Balance, state: WorkState): readonly ToldDifficulty[] {
  const found = Map.groupBy(suggestionsOf(balance), ({ difficulty }) => difficulty);
  const [stands] = asItStands(balance.work);
  const most = stands ? shareOf(playedWith(balance, stands)) : 1;
  return DIFFICULTIES.flatMap(({ name, from }) => {
    const those = found.get(name) ?? [];
    if (those.length === 0)
      return found.size === 0 || state === 'working' || most < from
        ? []
        : [{ text: words.nothingFor(headingOf(name)), lineups: [] }];
    const lines = those.flatMap((each) => suggestionLines(each, balance.work));
    return [{ text: [headingOf(name), ...lines].join('\n'), lineups: those.map(({ lineup }) => lineup) }];
  });
}

/** How far it has come, from how many fights it is, and who was left out. */
export function balanceFoot(balance: Balance, state: WorkState): string {
  const { work } = balance;
  const found = suggestionsOf(balance).length > 0;
  const nothing = work.creatures > 0 && state === 'done' && !found ? [words.nothing] : [];
  const fights = fightsOf(balance);
  const foot = fights === 0 ? [] : [words.foot(fights, work.seed)];
  const lines = [...stateLine(balance, state), ...foot, ...unseenLine(work)];
  return [...nothing, ...lines.map((line) => `-# ${line}`)].join('\n');
}

/** A lineup in words: as it stands on a button, where `isPlain`. */
export function lineupName({ kinds }: BalanceWork, lineup: Lineup, isPlain = false): string {
  const names = lineup.map(({ kind, count }) => {
    const { name = '' } = kinds[kind] ?? {};
    return words.several(isPlain ? name : plain(name), count);
  });
  return words.lineup(names);
}

function headingOf(difficulty: Suggested): string {
  const at = DIFFICULTIES.findIndex(({ name }) => name === difficulty);
  return words.heading(words.difficulty[difficulty], DIFFICULTIES[at]?.from ?? 0, DIFFICULTIES[at - 1]?.from);
}

function suggestionLines({ lineup, forecast, more }: Suggestion, work: BalanceWork): readonly string[] {
  const party = partyOf(work.encounter);
  const fell = party.reduce((sum, { id }) => sum + timesOf(forecast.fell, id), 0) / forecast.fights;
  const before = Math.max(0, work.encounter.round - 1);
  const details = [
    words.losses(fell, party.length),
    words.rounds(roundsOf(forecast) - before),
    ...(more.fights > 0 ? [words.oneMore(words.about(shareOf(more)))] : []),
  ];
  const line = words.suggestion(lineupName(work, lineup), toldShare(forecast));
  return [line, `-# ${details.join(sayOf(work.encounter).signs.joint)}`];
}

function toldShare(forecast: Forecast) {
  const chance = chanceOfWinning(forecast, PLAYERS);
  return { share: chance.share, error: intervalOf(chance, WATCHED).error };
}

/** How it stands, and with one more of each who is there. */
function standsLines(balance: Balance): readonly string[] {
  const { work } = balance;
  const [stands, ...changed] = asItStands(work);
  if (!stands) return [];
  const now = playedWith(balance, stands);
  if (now.fights === 0) return [];
  const known = changed.flatMap((lineup) => {
    const [kind] = lineup.map((each) => work.kinds[each.kind]);
    const forecast = playedWith(balance, lineup);
    if (!kind || forecast.fights === 0) return [];
    return [{ isOfPlayers: kind.side === PLAYERS, said: words.like(plain(kind.name), words.about(shareOf(forecast))) }];
  });
  const more = [words.oneMoreFoe, words.oneMorePlayer].flatMap((told, nth) => {
    const those = known.filter(({ isOfPlayers }) => isOfPlayers === (nth === 1));
    return those.length === 0 ? [] : [`-# ${told(those.map(({ said }) => said))}`];
  });
  return [words.stands(words.difficulty[difficultyOf(shareOf(now))], toldShare(now)), ...more];
}

function stateLine(balance: Balance, state: WorkState): readonly string[] {
  if (state === 'done') return [words.state.done];
  if (state !== 'working') return [forecastWords.ended[state]];
  if (fightsOf(balance) === 0) return [words.counting];
  const { families, settled } = settledOf(balance);
  if (settled < families) return [words.state.searching(families, settled)];
  return [words.state.sharpening(Math.min(99, Math.round(sharpnessOf(balance) * 100)))];
}

function unseenLine({ encounter: { hidden = [] }, leftOut = 0 }: BalanceWork): readonly string[] {
  if (hidden.length > 0) return [words.unseen(hidden.length, true)];
  return leftOut > 0 ? [words.unseen(leftOut, false)] : [];
}
