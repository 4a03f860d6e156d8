import type { SideFacts } from './names.ts';
import { and, capital, number, t, withLabel } from './t.ts';

/** A fraction of fights from 0 to 1, and its possible error. */
interface ShareWithError {
  readonly share: number;
  readonly error: number;
}

/** A fraction of fights in percent, with its error: "62% (±5)". 0 and 1 are shown as bounds: "at least 97%". */
function shareWithError(share: ShareWithError): string {
  const errorPart = marginOfErrorText(share);
  return errorPart === '' ? roundedShare(share) : `${roundedShare(share)} (${errorPart})`;
}

/** A fraction of fights in percent: "62%". 0 and 1 are shown as bounds. */
function roundedShare({ share, error }: ShareWithError): string {
  const errorPercent = Math.max(1, Math.ceil(error * 200));
  if (share === 0) return t('share-at-most', { percent: errorPercent });
  if (share === 1) return t('share-at-least', { percent: 100 - errorPercent });
  if (share < 0.005) return t('share-under-one');
  return share > 0.995 ? t('share-over-99') : t('share-percent', { percent: Math.round(share * 100) });
}

/** The possible error of a fraction of fights: "±5". "" for 0 and 1, because they are shown as bounds. */
function marginOfErrorText({ share, error }: ShareWithError): string {
  return share === 0 || share === 1 ? '' : `±${Math.max(1, Math.ceil(error * 100))}`;
}

/** A number with one decimal, because forecasts aren't more precise. */
const withOneDecimal = (value: number) => number(Math.round(value * 10) / 10);

/** Texts for a fight's forecast. Callers escape the names. */
export const forecastWords = {
  share: shareWithError,
  near: roundedShare,
  within: marginOfErrorText,
  wins: (side: string, share: ShareWithError) => withLabel(side, `**${shareWithError(share)}**`),
  draws: (share: ShareWithError) => t('forecast-draws', { share: shareWithError(share) }),
  losses: (side: string, mean: number, all: number) => t('forecast-losses', { side, few: withOneDecimal(mean), all }),
  likeliest: (who: readonly { readonly name: string; readonly share: number }[]) =>
    t('forecast-likeliest', {
      who: and(who.map((each) => `${each.name} (${t('share-percent', { percent: Math.round(each.share * 100) })})`)),
    }),
  over: (middle: number, early: number, late: number) =>
    early === late ? t('forecast-over-in-round', { middle }) : t('forecast-over', { middle, early, late }),
  foot: (fights: number, seed: number) => t('forecast-foot', { fights, seed: String(seed) }),
  ended: (how: 'stopped' | 'newer' | 'late') => t(`forecast-ended-${how}`),
  hidden: (count: number, isCounted: boolean) =>
    isCounted ? t('forecast-hidden-in', { count }) : t('forecast-hidden-out', { count }),
  chart: {
    side: (side: 'players' | 'enemies') => t(`forecast-chart-side-${side}`),
    later: (round: number) => `${round}+`,
    span: (from: number, to: number) => `${from}–${to}`,
    read: (rounds: readonly string[], side: string, values: readonly number[]) =>
      t('forecast-chart-read', { side, byRound: valuesByRoundText(rounds, values.map(withOneDecimal)) }),
    readOver: (rounds: readonly string[], shares: readonly number[]) =>
      t('forecast-chart-read-over', {
        byRound: valuesByRoundText(
          rounds,
          shares.map((percent) => t('share-percent', { percent })),
        ),
      }),
  },
};

function valuesByRoundText(rounds: readonly string[], values: readonly string[]): string {
  return rounds.map((round, index) => withLabel(round, values[index] ?? '')).join(', ');
}

/** A chance in percent. It is 0% or 100% only if the result is certain. */
function chancePercent(chance: number): string {
  const roundedPercent = Math.round(chance * 100);
  if (roundedPercent === 0 && chance > 0) return t('share-under-one');
  if (roundedPercent === 100 && chance < 1 - 1e-9) return t('share-over-99');
  return t('share-percent', { percent: roundedPercent });
}

/** Keeps a simulated chance above 0 and below 1. Even if all simulated rolls agree, the result isn't certain. */
const clampedChance = (chance: number) => Math.min(1 - 1e-6, Math.max(1e-6, chance));

/** Says which of several dice count. */
function keptDiceText({ count: keptCount, which }: KeptDice, dice: readonly RollDice[]): string {
  const diceCount = dice.reduce((sum, { count }) => sum + count, 0);
  if (which === 'lowest') {
    if (keptCount > 1) return t('odds-kept-lowest', { kept: keptCount });
    return diceCount === 2 ? t('odds-kept-lower') : t('odds-kept-lowest-one');
  }
  if (keptCount > 1) return t('odds-kept-highest', { kept: keptCount });
  return diceCount === 2 ? t('odds-kept-higher') : t('odds-kept-highest-one');
}

interface KeptDice {
  readonly count: number;
  readonly which: 'highest' | 'lowest';
}

interface RollDice {
  readonly count: number;
  readonly sides: number;
  /** What follows "d" in the die's name, if its faces aren't numbers from 1 on. */
  readonly name?: string;
}

/** Texts for `/odds`. Callers escape the names in them. */
export const oddsWords = {
  /** A note that the odds of some actions weren't computed. */
  ended: (how: Parameters<typeof forecastWords.ended>[0]) => `-# ${forecastWords.ended(how)}`,
  /** A chance in percent. `error` is its margin of error if it was simulated. */
  chance: (chance: number, error: number) => {
    const roundedError = Math.max(1, Math.ceil(error * 100));
    // If the chance is shown as a bound, it needs no error.
    const isShownAsBound = [0, 100].includes(Math.round(chance * 100));
    if (error === 0) return chancePercent(chance);
    return isShownAsBound ? chancePercent(clampedChance(chance)) : `${chancePercent(chance)} ±${roundedError}`;
  },
  about: (from: number, to: number) =>
    from === 0 && to === 100 ? t('odds-about-anything') : t('odds-about', { from, to }),
  /** The chance for each number of points to stake: "stake 0: 31%", "stake 1: 62%". */
  stakes: (all: readonly { readonly points: number; readonly chance: number; readonly isExact: boolean }[]) =>
    all.map(({ points, chance, isExact }) =>
      t('odds-stake', { points, chance: chancePercent(isExact ? chance : clampedChance(chance)) }),
    ),
  line: (act: string, chance: string) => `**${chance}** · ${act}`,
  /** An action, and other targets against which it is just as likely to succeed. */
  orAt: (act: string, others: readonly string[], max: number) => t('odds-or-at', { act, others: and(others, max) }),
  /** An action that affects other targets too. */
  andAt: (act: string, others: readonly string[], max: number) =>
    others.length === 1 ? t('odds-and-at', { act, others: others[0] ?? '' }) : `${act}, ${and(others, max)}`,
  /** Other actions against the same target, with the same odds. */
  asLikely: (acts: readonly string[]) => t('odds-as-likely', { acts: acts.join('; ') }),
  /** An action whose words don't include its target. */
  at: (act: string, target: string) => withLabel(act, target),
  needs: ({ least, most, sides }: { readonly least?: number; readonly most?: number; readonly sides: number }) => {
    if (most !== undefined)
      return most === 1 ? t('odds-needs-face', { face: 1, sides }) : t('odds-needs-most', { most, sides });
    return least === sides || least === undefined
      ? t('odds-needs-face', { face: sides, sides })
      : t('odds-needs', { least, sides });
  },
  /** The dice of a roll: "2d4 + 3". With an advantage: "2d20 (the higher) + 3". */
  roll: (dice: readonly RollDice[], keptDice: KeptDice | undefined, plus: number) => {
    const allDiceText = dice
      .map(({ count, sides, name }) => `${count === 1 ? '' : count}d${name ?? sides}`)
      .join(' + ');
    const diceText = keptDice === undefined ? allDiceText : `${allDiceText} (${keptDiceText(keptDice, dice)})`;
    if (plus === 0) return diceText === '' ? '0' : diceText;
    return `${diceText} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
  },
  harm: (mean: number, spread: number, what: string) =>
    `${withOneDecimal(mean)}${withOneDecimal(spread) === withOneDecimal(0) ? '' : ` ±${withOneDecimal(spread)}`} ${what}`,
  harmAbout: (from: number, to: number, what: string) => {
    const [leastText, mostText] = [Math.floor(from), Math.ceil(to)].map(number);
    return `${leastText === mostText ? leastText : `${leastText}–${mostText}`} ${what}`;
  },
} as const;

/** Dice of one kind: how many there are, and their total. */
interface DiceTotal {
  readonly sides: number;
  readonly dice: number;
  readonly result: number;
  readonly expected: number;
  /** The lowest face that counts as a hit. Undefined if hits aren't counted. */
  readonly from?: number;
  /** How many dice are rolled together, if only the highest one counts. */
  readonly of?: number;
  /** True if a low result is better. */
  readonly lowIsGood?: true;
}

/** Texts about dice luck. Callers escape the names. */
export const luckWords = {
  /**
   * Says how lucky some rolls were. `betterThan` is the percentage of tables (groups of players) that would get worse
   * results if they rolled the same kinds of dice. The text never says 0% or 100%, because luck could always be worse
   * or better.
   */
  of: (betterThan: number) => {
    const roundedRank = Math.min(99, Math.max(1, Math.round(betterThan)));
    // Near 50%, luck is called average. Otherwise it might be called good beside a list of dice that looks a little
    // bad, or bad beside one that looks a little good.
    if (roundedRank >= 40 && roundedRank <= 60) return t('luck-average', { percent: roundedRank });
    return roundedRank >= 50 ? t('luck-good', { percent: roundedRank }) : t('luck-bad', { percent: 100 - roundedRank });
  },
  line: (name: string, of: string, rolls: number) =>
    withLabel(name, `**${of}** (${t('luck-rolls', { count: rolls })})`),
  dice: ({ sides, dice, result: total, expected, from, of, lowIsGood }: DiceTotal) => {
    const rolledDiceText =
      of === undefined
        ? `${dice} d${sides}`
        : of === 2
          ? t('luck-kept-higher', { rolls: dice, of, sides })
          : t('luck-kept-highest', { rolls: dice, of, sides });
    const resultText =
      from === undefined
        ? t(dice > 1 ? 'luck-dice-average-each' : 'luck-dice-average', {
            average: withOneDecimal(total / dice),
            usual: withOneDecimal(expected / dice),
          })
        : t('luck-dice-hits', { hits: t('luck-hits', { count: total }), usual: withOneDecimal(expected) });
    return withLabel(rolledDiceText, lowIsGood ? t('luck-dice-low', { fell: resultText }) : resultText);
  },
  more: (count: number) => t('luck-more', { count }),
  yours: (of: string, fights: number, rolls: number) =>
    t('luck-yours', {
      luck: capital(of),
      fights: t('luck-fights', { count: fights }),
      rolls: t('luck-rolls', { count: rolls }),
    }),
  /** Says whose chance to win the turning points show. `first` is that chance at the start, in words. */
  whose: (side: SideFacts, first: string | undefined) =>
    first === undefined ? t('luck-whose', side) : t('luck-whose-first', { ...side, first }),
  /** A side's chance to win, in steps of 5%. It is 0% or 100% only if the fight is over. */
  share: (share: number) => {
    if (share === 0 || share === 1) return t('share-percent', { percent: 100 * share });
    return t('share-percent', { percent: Math.min(95, Math.max(5, 5 * Math.round(share * 20))) });
  },
  point: (round: string, deed: string) => withLabel(round, deed),
} as const;

const wholePercent = (share: number) => Math.round(share * 100);

/**
 * Two of the fights that were tried: the hardest one that is too easy, and the easiest one that is too hard. Each is
 * undefined if there was none.
 */
interface NearestFights {
  readonly easier?: { readonly lineup: string; readonly share: string };
  readonly harder?: { readonly lineup: string; readonly share: string };
}

function nearestFightsText({ easier, harder }: NearestFights): string {
  const [easyFight, hardFight] = [easier, harder].map((each) => each && `${each.lineup} (${each.share})`);
  if (easyFight && hardFight) return t('balance-between', { easy: easyFight, hard: hardFight });
  if (easyFight) return t('balance-even-easy', { easy: easyFight });
  return hardFight ? t('balance-even-hard', { hard: hardFight }) : '';
}

/** Texts for `/gm balance`. Callers escape the names, except in menus. */
export const balanceWords = {
  title: (party: readonly string[]) => t('balance-title', { party: and(party, 6) }),
  how: (isOnTop: boolean) => (isOnTop ? t('balance-how-on-top') : t('balance-how')),
  /** Names several creatures of one kind: "Goblin × 3". Menus use it too. */
  several: (name: string, many: number) => (many === 1 ? name : `${name} × ${many}`),
  lineup: (kinds: readonly string[]) => and(kinds),
  difficulty: (difficulty: 'easy' | 'fair' | 'hard' | 'deadly' | 'hopeless') => t(`balance-difficulty-${difficulty}`),
  /**
   * The heading of the suggested fights with this difficulty. It says from which to which chance the party wins such a
   * fight. If `to` is undefined, the range ends at 100%.
   */
  heading: (difficulty: string, from: number, to: number | undefined) =>
    to === undefined
      ? t('balance-heading-open', { difficulty, from: wholePercent(from) })
      : t('balance-heading', { difficulty, from: wholePercent(from), to: wholePercent(to) }),
  suggestion: (lineup: string, share: string) => `**${share}** ${lineup}`,
  near: forecastWords.near,
  within: forecastWords.within,
  /** How many members of the party go down on average. */
  losses: (mean: number, party: number) => t('balance-losses', { few: withOneDecimal(mean), party }),
  rounds: (count: number) => t('balance-rounds', { count }),
  oneMoreEnemy: (likes: string) => t('balance-one-more-foe', { likes }),
  oneMorePlayer: (likes: string) => t('balance-one-more-player', { likes }),
  about: (share: ShareWithError) => `${forecastWords.near(share)} ${forecastWords.within(share)}`.trimEnd(),
  stands: (difficulty: string, share: ShareWithError) =>
    t('balance-stands', { share: forecastWords.share(share), difficulty }),
  nothingFor: (heading: string, nearest: NearestFights) =>
    t('balance-nothing-for', { heading, nearest: nearestFightsText(nearest) }).trimEnd(),
  nothing: (nearest: NearestFights) => t('balance-nothing', { nearest: nearestFightsText(nearest) }).trimEnd(),
  foot: (fights: number, seed: number) => t('balance-foot', { fights, seed: String(seed) }),
  hidden: (count: number, isCounted: boolean) =>
    isCounted ? t('balance-hidden-in', { count }) : t('balance-hidden-out', { count }),
} as const;

/** The share of wins, with its error. If the players won none or all of the fights, it is a bound without an error. */
function shareText(winShare: ShareWithError): string {
  if (winShare.share === 0) return t('uneven-often-none');
  return winShare.share === 1 ? t('uneven-often-all') : t('uneven-often', { share: forecastWords.share(winShare) });
}

/** Texts about a fight in which the players' chance to win is outside the bounds that the GM set. */
export const unevenFightWords = {
  tooHard: (winShare: ShareWithError, min: number) =>
    t('uneven-too-hard', { often: shareText(winShare), percent: wholePercent(min) }),
  tooEasy: (winShare: ShareWithError, max: number) =>
    t('uneven-too-easy', { often: shareText(winShare), percent: wholePercent(max) }),
  foot: (fights: number, seed: number) => t('uneven-foot', { fights, seed: String(seed) }),
} as const;

/** A number with one decimal, or with none from 10 on, because strengths aren't more precise. */
const strengthText = (value: number) => number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** How strong a premade creature is: how many premade characters of the system make an even fight against it. */
export const strengthWords = {
  of: (characters: number) => {
    if (characters < 0.95) return t('strength-to-one', { creatures: strengthText(1 / characters) });
    const characterCount = strengthText(characters);
    return characterCount === '1' ? t('strength-worth-one') : t('strength-worth', { characters: characterCount });
  },
  /** A strength that is only a rough estimate, because it is based on few fights. */
  about: (characters: number) => {
    if (characters < 0.95) return t('strength-to-one-about', { creatures: strengthText(1 / characters) });
    const characterCount = strengthText(characters);
    return characterCount === '1'
      ? t('strength-worth-one-about')
      : t('strength-worth-about', { characters: characterCount });
  },
  /** A creature's name and its strength, for an entry of a menu. The name isn't escaped. */
  beside: (name: string, how: string) => `${name} · ${how}`,
} as const;
