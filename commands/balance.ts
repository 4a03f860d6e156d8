import { sayOf } from '../src/embeds/meters.ts';
import { asItStands, type Balance, type BalanceWork, fightsOf, playedWith } from '../src/odds/balance.ts';
import { isTooHard, settledOf, sharpnessOf } from '../src/odds/balance-search.ts';
import { chanceOfWinning, intervalOf } from '../src/odds/chance.ts';
import { DIFFICULTIES, difficultyOf, type Suggested } from '../src/odds/difficulty.ts';
import { type Forecast, roundsOf, timesOf, WATCHED } from '../src/odds/forecast.ts';
import { missingOf, nearestOf } from '../src/odds/gaps.ts';
import { type Lineup, partyOf, shareOf } from '../src/odds/lineup.ts';
import { type Suggestion, toldSuggestions } from '../src/odds/suggestions.ts';
import type { WorkState } from '../src/odds/work-state.ts';
import { PLAYERS } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { plain } from '../src/text/markdown.ts';
import { forecast as forecastWords, balance as words } from '../src/text/spoken.ts';

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
 * The difficulties with what was found for each, the easiest first; once it is done also those for which nothing was, with what is
 * nearest, but for what the fight is too hard for as it stands.
 */
export function toldDifficulties(balance: Balance, state: WorkState): string {
  if (isTooHard(balance)) return balance.work.creatures === 0 ? '' : words.tooHard;
  const found = Map.groupBy(toldSuggestions(balance, state), ({ difficulty }) => difficulty);
  const missing = state === 'done' ? missingTo(balance) : [];
  if (found.size === 0 && missing.length === DIFFICULTIES.length) {
    const all = { from: DIFFICULTIES.at(-1)?.from ?? 0, to: missing[0]?.to ?? 1 };
    return words.nothing(nearestTo(balance, all));
  }
  const lines = DIFFICULTIES.flatMap(({ name }) => {
    const those = found.get(name);
    const gap = missing.find((each) => each.name === name);
    if (gap) return [words.nothingFor(headingOf(name), nearestTo(balance, gap))];
    return those ? [headingOf(name), ...those.flatMap((each) => suggestionLines(each, balance.work))] : [];
  });
  return lines.join('\n');
}

function missingTo(balance: Balance) {
  if (balance.work.creatures === 0) return [];
  const [stands] = asItStands(balance.work);
  if (!stands) return missingOf(balance);
  const now = shareOf(playedWith(balance, stands));
  // As hard as it stands it is without anybody more.
  return missingOf(balance).filter(({ name, from }) => now >= from && difficultyOf(now) !== name);
}

function nearestTo(balance: Balance, bounds: Parameters<typeof nearestOf>[1]) {
  const { easier, harder } = nearestOf(balance, bounds);
  const told = (lineup: Lineup) => ({
    lineup: lineupName(balance.work, lineup),
    share: words.about(toldShare(playedWith(balance, lineup))),
  });
  return given({ easier: easier && told(easier), harder: harder && told(harder) });
}

/** How far it has come, from how many fights it is, and who was left out. */
export function balanceFoot(balance: Balance, state: WorkState): string {
  const { work } = balance;
  const fights = fightsOf(balance);
  const foot = fights === 0 ? [] : [words.foot(fights, work.seed)];
  const lines = [...stateLine(balance, state), ...foot, ...unseenLine(work)];
  return lines.map((line) => `-# ${line}`).join('\n');
}

/** What a suggestion is chosen by in a menu: which creatures, and how hard a fight with them is. */
export function suggestionEntry(work: BalanceWork, { difficulty, lineup, forecast, more }: Suggestion) {
  const details = [
    words.difficulty[difficulty],
    words.about(toldShare(forecast)),
    ...(more.fights > 0 ? [words.oneMore(words.about(toldShare(more)))] : []),
  ];
  return { label: lineupName(work, lineup, true), about: details.join(sayOf(work.encounter).signs.joint) };
}

/** A lineup in words: as it stands in a menu, where `isPlain`. */
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
  const share = toldShare(forecast);
  const details = [
    words.within(share),
    words.losses(fell, party.length),
    words.rounds(roundsOf(forecast) - before),
    ...(more.fights > 0 ? [words.oneMore(words.about(toldShare(more)))] : []),
  ];
  const line = words.suggestion(lineupName(work, lineup), share);
  return [line, `-# ${details.filter((each) => each !== '').join(sayOf(work.encounter).signs.joint)}`];
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
    return [
      { isOfPlayers: kind.side === PLAYERS, said: words.like(plain(kind.name), words.about(toldShare(forecast))) },
    ];
  });
  const more = [words.oneMoreFoe, words.oneMorePlayer].flatMap((told, nth) => {
    const those = known.filter(({ isOfPlayers }) => isOfPlayers === (nth === 1));
    return those.length === 0
      ? []
      : [`-# ${told(those.map(({ said }) => said).join(sayOf(work.encounter).signs.joint))}`];
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
