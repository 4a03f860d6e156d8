import { number } from '../markdown.ts';
import { grammar } from './grammar.ts';

const { and, count } = grammar;

/** How a share is told: within which bounds, in whole hundredths. */
interface ShareWithError {
  readonly share: number;
  readonly error: number;
}

/** "62 % (± 5)". Of what never or always came about, how often at least. */
function share(of: ShareWithError): string {
  const bounds = within(of);
  return bounds === '' ? near(of) : `${near(of)} (${bounds})`;
}

/** "62 %". Of what never or always came about, how often at least. */
function near({ share: of, error }: ShareWithError): string {
  const bound = Math.max(1, Math.ceil(error * 200));
  if (of === 0) return `${bound} % or less`;
  if (of === 1) return `${100 - bound} % or more`;
  return `${of < 0.005 ? 'under 1' : of > 0.995 ? 'over 99' : Math.round(of * 100)} %`;
}

/** "± 5". Of what never or always came about nothing: that has it said already. */
function within({ share: of, error }: ShareWithError): string {
  return of === 0 || of === 1 ? '' : `± ${Math.max(1, Math.ceil(error * 100))}`;
}

/** One digit after the point is all that such a number is good for. */
const few = (value: number) => number(Math.round(value * 10) / 10);

/** What a fight is likely to come to. Names are safe to show already. */
export const forecast = {
  title: 'Forecast',
  share,
  near,
  within,
  counting: 'The first fights are being played.',
  stop: 'Stop',
  nothingToStop:
    'Those odds are over: they were done, you asked for newer ones, or I have been started anew since. What stands there stays; ask again to have it worked out further.',
  wins: (side: string, of: ShareWithError) => `${side}: **${share(of)}**`,
  draws: (of: ShareWithError) => `No one: ${share(of)}`,
  won: 'Who wins',
  down: 'Down at the end',
  losses: (side: string, mean: number, all: number) => `${side}: **${few(mean)} of ${all}**`,
  likeliest: (who: readonly { readonly name: string; readonly share: number }[]) =>
    `most often ${and(who.map((each) => `${each.name} (${Math.round(each.share * 100)} %)`))}`,
  rounds: 'Rounds',
  over: (middle: number, early: number, late: number) =>
    early === late
      ? `Over in round **${middle}**, nine times in ten.`
      : `Half are over after round **${middle}**, eight in ten in rounds ${early} to ${late}.`,
  turns: (round: number) => `It turns in round **${round}**: most fall then.`,
  noTurn: 'Nobody falls.',
  foot: (fights: number, seed: number) =>
    `${count(fights, { one: 'fight', other: 'fights' })} · seed ${seed} · everybody plays as at the table, else fierce`,
  state: {
    working: (percent: number) => `It gets sharper by itself: ${percent} % of the way to ± 1 %.`,
    done: 'As sharp as it gets.',
  },
  ended: {
    stopped: 'Stopped here.',
    newer: 'Stopped here: you asked for newer odds.',
    late: 'Stopped here: Discord lets me change a message for a quarter of an hour.',
  },
  unseen: (waiting: number, isCounted: boolean) => {
    const those = count(waiting, { one: 'creature that waits unseen', other: 'creatures that wait unseen' });
    return isCounted
      ? `With ${those}, from the start.`
      : `Without ${those}. \`/gm forecast unseen:true\` counts them in.`;
  },
  chart: {
    losses: 'How many go down, by round',
    over: 'Fights that end, by round',
    side: { players: 'Players', foes: 'Enemies' },
    later: (round: number) => `${round}+`,
    span: (from: number, to: number) => `${from}–${to}`,
    read: (rounds: readonly string[], side: string, values: readonly number[]) =>
      `${side} who go down, by round: ${byRound(rounds, values.map(few))}.`,
    readOver: (rounds: readonly string[], shares: readonly number[]) =>
      `Fights that end, by round: ${byRound(
        rounds,
        shares.map((each) => `${each} %`),
      )}.`,
  },
};

function byRound(rounds: readonly string[], values: readonly string[]): string {
  return rounds.map((round, at) => `${round}: ${values[at] ?? ''}`).join(', ');
}
