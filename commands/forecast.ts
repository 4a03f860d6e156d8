import type { APIEmbed } from 'discord-api-types/v10';
import { within } from '../src/embeds/limits.ts';
import { type Chance, chancesOfWinning, intervalOf } from '../src/odds/chance.ts';
import { type Forecast, roundsOf, timesOf, turningRound } from '../src/odds/forecast.ts';
import { type Look, progressOf } from '../src/odds/looks.ts';
import type { ForecastWork } from '../src/odds/work.ts';
import type { WorkState } from '../src/odds/work-state.ts';
import { type Combatant, type Encounter, PLAYERS } from '../src/rules/core/encounter.ts';
import { capital, plain } from '../src/text/markdown.ts';
import { forecast as words } from '../src/text/spoken.ts';

/** Of a side so many are named of those who go down most often. */
const MOST_NAMED = 3;
/** Nobody is named who goes down less often. */
const WORTH_NAMING = 0.1;
/** What is early and late for a fight's end: all but one in ten on each side. */
const [EARLY, LATE] = [0.1, 0.9];

/** How a fight is likely to go, for its GM alone: who wins, who goes down, how long it takes, and where it turns. */
export function forecastEmbed(work: ForecastWork, { forecast, z }: Look, state: WorkState): APIEmbed {
  if (forecast.fights === 0) return { title: words.title, description: nothingYet(state) };
  const all = everybody(work.encounter);
  const playersFirst = all.toSorted((a, b) => Number(b.side === PLAYERS) - Number(a.side === PLAYERS));
  const sides = [...Map.groupBy(playersFirst, ({ side }) => side)];
  const { bySide, none } = winShares(
    { forecast, z },
    sides.map(([side]) => side),
  );
  const wins = bySide.map(({ side, ...share }) => words.wins(sideName(side), share));
  const parts = [
    [words.won, [...wins, ...(none ? [words.draws(none)] : [])]],
    [words.down, sides.map(([side, members]) => downOf(side, members, forecast))],
    [words.rounds, [roundsLine(forecast), turnLine(forecast)]],
  ] as const;
  const lines = parts.map(([title, said]) => `**${title}**\n${said.join('\n')}`);
  const small = [stateLine(work, forecast, state), words.foot(forecast.fights, work.seed), ...unseenLine(work)];
  const last = small.map((line) => `-# ${line}`);
  return within({ title: words.title, description: [...lines, last.join('\n')].join('\n\n') });
}

function nothingYet(state: WorkState): string {
  return state === 'working' || state === 'done' ? words.counting : words.ended[state];
}

/** All who fight in it: those who wait unseen come in at its start. */
export function everybody({ combatants, hidden = [] }: Encounter): readonly Combatant[] {
  return [...combatants, ...hidden];
}

function stateLine(work: ForecastWork, forecast: Forecast, state: WorkState): string {
  if (state === 'done') return words.state.done;
  if (state !== 'working') return words.ended[state];
  const part = Math.min(0.99, progressOf(work, forecast));
  return words.state.working(Math.round(part * 100));
}

function unseenLine({ encounter: { hidden = [] }, leftOut = 0 }: ForecastWork): readonly string[] {
  if (hidden.length > 0) return [words.unseen(hidden.length, true)];
  return leftOut > 0 ? [words.unseen(leftOut, false)] : [];
}

function sideName(side: string): string {
  return capital(plain(side));
}

interface Share {
  readonly share: number;
  readonly error: number;
}

/**
 * How often each side wins, and none does, in hundredths that add up. `none` is absent where there are two sides, and one of them always
 * won.
 */
export function winShares(
  { forecast, z }: Look,
  sides: readonly string[],
): { readonly bySide: readonly (Share & { readonly side: string })[]; readonly none?: Share } {
  const { bySide, none } = chancesOfWinning(forecast, sides);
  const error = (of: Chance) => intervalOf(of, z).error;
  const shares = inHundredths([...bySide, none].map(({ share }) => share));
  return {
    bySide: bySide.map((of, at) => ({ side: of.side, share: shares[at] ?? of.share, error: error(of) })),
    ...((none.share > 0 || sides.length > 2) && { none: { share: shares.at(-1) ?? none.share, error: error(none) } }),
  };
}

/** Shares of a whole in hundredths that add up to it: those with the greatest rest are rounded up. What is neither 0 nor 1 stays so. */
function inHundredths(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => Math.round(share * 1e8) / 1e6);
  const down = exact.map(Math.floor);
  const rest = (at: number) => (exact[at] ?? 0) - (down[at] ?? 0);
  const left = 100 - down.reduce((sum, each) => sum + each, 0);
  const up = new Set([...down.keys()].toSorted((a, b) => rest(b) - rest(a)).slice(0, left));
  return shares.map((share, at) => {
    const whole = ((down[at] ?? 0) + Number(up.has(at))) / 100;
    if (whole === 0) return Math.min(share, 0.004);
    return whole === 1 ? Math.max(share, 0.996) : whole;
  });
}

function downOf(side: string, members: readonly Combatant[], { fell, fights }: Forecast): string {
  const often = members.map(({ id, name }) => ({ name: plain(name), share: timesOf(fell, id) / fights }));
  const mean = often.reduce((sum, { share }) => sum + share, 0);
  const likeliest = often
    .filter(({ share }) => share >= WORTH_NAMING)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_NAMED);
  const line = words.losses(sideName(side), mean, members.length);
  // Where all go down every time, nobody does so most often.
  const tells = likeliest.length > 0 && members.length > 1 && mean < members.length - 0.05;
  return tells ? `${line}, ${words.likeliest(likeliest)}` : line;
}

function roundsLine(forecast: Forecast): string {
  return words.over(roundsOf(forecast), roundsOf(forecast, EARLY), roundsOf(forecast, LATE));
}

function turnLine(forecast: Forecast): string {
  const round = turningRound(forecast);
  return round === undefined ? words.noTurn : words.turns(round);
}
