import { capital, number } from '../markdown.ts';
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

/** Chances, as they are told: never 0 or 100 where that is not certain. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 'under 1 %';
  if (rounded === 100 && chance < 1 - 1e-9) return 'over 99 %';
  return `${rounded} %`;
}

/** What dice always or never came to is not certain for that. */
const uncertain = (chance: number) => Math.min(1 - 1e-6, Math.max(1e-6, chance));

const one = (value: number) => number(Math.round(value * 10) / 10);

/** Those of the dice that count. */
function best(kept: number, dice: readonly RollDice[]): string {
  const all = dice.reduce((sum, { count }) => sum + count, 0);
  if (kept > 1) return `the highest ${kept}`;
  return all === 2 ? 'the higher' : 'the highest';
}

interface RollDice {
  readonly count: number;
  readonly sides: number;
}

/** What `/odds` says. Names that stand in texts are safe to show already. */
export const odds = {
  title: (name: string) => `Odds for ${name}`,
  button: 'Odds',
  back: 'Back',
  choose: 'Do one of these',
  working: '-# Working it out…',
  /** Not all acts were worked out. */
  ended: (how: keyof typeof forecast.ended) => `-# ${forecast.ended[how]}`,
  /** How likely it is; `error`: how far off that may be, where dice were thrown for it. */
  chance: (chance: number, error: number) => {
    const near = Math.max(1, Math.ceil(error * 100));
    // What is rounded to a bound needs none.
    const isBound = [0, 100].includes(Math.round(chance * 100));
    if (error === 0) return percent(chance);
    return isBound ? percent(uncertain(chance)) : `${percent(chance)} ± ${near}`;
  },
  about: (from: number, to: number) => (from === 0 && to === 100 ? 'anything' : `about ${from}–${to} %`),
  staked: (act: string, points: number) => `${act}, staking ${points}`,
  /** What it comes to with more and more points: "staking 0, 1, 2: 31 %, 62 %, 86 %". */
  stakes: (all: readonly { readonly points: number; readonly chance: number; readonly isExact: boolean }[]) =>
    `staking ${all.map(({ points }) => points).join(', ')}: ${all.map(({ chance, isExact }) => percent(isExact ? chance : uncertain(chance))).join(', ')}`,
  line: (act: string, chance: string) => `**${chance}** · ${act}`,
  /** An act, and others to whom it would do the same. */
  orAt: (act: string, others: readonly string[], most: number) => `${act}, or ${grammar.or(others, most)}`,
  /** An act that is done to others too. */
  andAt: (act: string, others: readonly string[], most: number) =>
    others.length === 1 ? `${act} and ${others[0]}` : `${act}, ${grammar.and(others, most)}`,
  each: (chance: string) => `${chance} each`,
  /** Other acts against the same, with the same odds. */
  asLikely: (acts: readonly string[]) => `-# The same odds: ${acts.join('; ')}`,
  /** An act that can be done from that tile, and not from where one stands. */
  from: (act: string, tile: string) => `${act}, from ${tile}`,
  away: '-# “from …”: not in reach from where you stand. It is as if you had come there.',
  /** An act whose words do not name its target. */
  at: (act: string, target: string) => `${act}: ${target}`,
  needs: (least: number, sides: number) =>
    least === sides ? `${sides} on d${sides}` : `${least} or more on d${sides}`,
  /** The dice of a roll: "2d4 + 3"; with an advantage "2d20 (the higher) + 3". */
  roll: (dice: readonly RollDice[], kept: number | undefined, plus: number) => {
    const all = dice.map(({ count, sides }) => `${count === 1 ? '' : count}d${sides}`).join(' + ');
    const thrown = kept === undefined ? all : `${all} (${best(kept, dice)})`;
    if (plus === 0) return thrown === '' ? '0' : thrown;
    return `${thrown} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
  },
  against: (own: string, theirs: string) => `${own} against ${theirs}`,
  critical: (chance: string) => `critical ${chance}`,
  down: (chance: string) => `down ${chance}`,
  harm: (mean: number, spread: number, what: string) =>
    `${one(mean)}${one(spread) === one(0) ? '' : ` ± ${one(spread)}`} ${what}`,
  harmAbout: (from: number, to: number, what: string) => {
    const [least, most] = [Math.floor(from), Math.ceil(to)].map(number);
    return `${least === most ? least : `${least}–${most}`} ${what}`;
  },
  /** Harm that is no resource’s. */
  own: 'levels of wounds',
  costs: (amounts: string) => `costs ${amounts}`,
  ownDown: (chance: string) => `brings yourself down ${chance}`,
  likeKind: (names: string) =>
    `-# The numbers of ${names} are kept back: this is if they are like those of their kind.`,
  nothing: (name: string) => `${name} can strike nobody now.`,
  more: '-# More can be done: ask for it by `/odds target: with:`.',
  offTurn: '-# As if the turn came now.',
  /** What “±” is by a chance; by harm it is how far from the mean is usual. */
  thrown: (seed: number) =>
    `-# Chances with ± are by throws of other dice, seed ${seed}. None of the fight’s is thrown, and nothing recorded.`,
  private: '-# Nothing is thrown or recorded.',
} as const;

const ROLLS = { one: 'roll', other: 'rolls' } as const;
const FIGHTS = { one: 'fight', other: 'fights' } as const;
const HITS = { one: 'hit', other: 'hits' } as const;

/** Dice of one kind: so many, and what all of them came to. */
interface Came {
  readonly sides: number;
  readonly dice: number;
  readonly came: number;
  readonly expected: number;
  /** Hits are counted, from this face on. */
  readonly from?: number;
  /** Of so many thrown together the highest counts. */
  readonly of?: number;
  /** Less is better. */
  readonly low?: true;
}

/** Who was lucky with their dice. Names are safe to show already. */
export const luck = {
  title: 'Luck of the dice',
  /** Of 100 with the same dice so many are less lucky. Never all or none: it could always have been worse. */
  of: (betterThan: number) => {
    const near = Math.min(99, Math.max(1, Math.round(betterThan)));
    // So near to the middle the dice beside it may well look better or worse than the ranks of whole rolls say.
    if (near >= 40 && near <= 60) return `usual luck, better than ${near} of 100`;
    return near >= 50 ? `luckier than ${near} of 100` : `unluckier than ${100 - near} of 100`;
  },
  tooFew: 'too few rolls to tell',
  /** Creatures of one name. */
  several: (name: string, those: number) => `${name}, ${those} of them`,
  line: (name: string, of: string, rolls: number) => `${name}: **${of}** (${count(rolls, ROLLS)})`,
  dice: ({ sides, dice, came, expected, from, of, low }: Came) => {
    const thrown =
      of === undefined ? `${dice} d${sides}` : `${dice} × the ${of === 2 ? 'higher' : 'highest'} of ${of}d${sides}`;
    const fell =
      from === undefined
        ? `${few(came / dice)}${dice > 1 ? ' each' : ''}, usual ${few(expected / dice)}`
        : `${count(came, HITS)}, usual ${few(expected)}`;
    return `${thrown}: ${fell}${low ? ', the less the better' : ''}`;
  },
  how: 'Each roll counts the same, by how many of all the ways in which its dice could have fallen are worse. 50 of 100 is the middle.',
  nobody: 'No dice have been thrown yet.',
  more: (left: number) => `… and ${count(left, { one: 'other', other: 'others' })}`,
  button: 'Luck',
  own: 'Your luck',
  yours: (of: string, fights: number, rolls: number) =>
    `**${capital(of)}**, with the dice of those you played in ${count(fights, FIGHTS)} (${count(rolls, ROLLS)})`,
  noneOfYours: 'No dice have been thrown for you in fights on this server in which somebody is yours.',
  scene: (name: string) => `Luck in ${name}`,
  turned: 'Turning points',
  /** `first`: as it began, in words. */
  whose: (side: string, first: string | undefined) =>
    `the odds that ${side} win${first === undefined ? '' : `, ${first} at first`}`,
  /** In fives; only what is over is certain. */
  share: (share: number) => {
    if (share === 0 || share === 1) return grammar.percent(100 * share);
    return grammar.percent(Math.min(95, Math.max(5, 5 * Math.round(share * 20))));
  },
  point: (round: string, deed: string) => `${round}: ${deed}`,
  state: {
    working: (percent: number) => `Still being looked for: ${percent} %.`,
    none: 'No single deed turned it.',
    done: 'From before and after each of these deeds the rest was played out by other dice, often enough to tell it from chance.',
    ended: (how: string) => `${how} There may be more turning points.`,
  },
} as const;

/** How a share is told: within which bounds. */
type Share = Parameters<typeof forecast.share>[0];

const fightsPlayed = (fights: number) => count(fights, { one: 'fight', other: 'fights' });
const wholePercent = (share: number) => Math.round(share * 100);

/** Of what was tried the hardest that is too easy, and the easiest that is too hard. Absent: there is none. */
interface Nearest {
  readonly easier?: { readonly lineup: string; readonly share: string };
  readonly harder?: { readonly lineup: string; readonly share: string };
}

function nearestOf({ easier, harder }: Nearest): string {
  const [easy, hard] = [easier, harder].map((each) => each && `${each.lineup} (${each.share})`);
  if (easy && hard) return `Between ${easy} and ${hard} there is none.`;
  if (easy) return `Even ${easy} is easier.`;
  return hard ? `Even ${hard} is harder.` : '';
}

/** What is said of fights that are to be made fair. Names are safe to show already, but in menus. */
export const balance = {
  title: (party: readonly string[]) => `### A fair fight for ${and(party, 6)}`,
  asItIs: '### How it stands now',
  how: (isOnTop: boolean) =>
    `-# How often the players win${isOnTop ? ', with those who are there already fighting too' : ', by playing it out'}.`,
  counting: 'The first fights are being played.',
  /** So many of a kind. In a menu too. */
  several: (name: string, many: number) => (many === 1 ? name : `${name} × ${many}`),
  lineup: (kinds: readonly string[]) => and(kinds),
  difficulty: {
    easy: 'Easy',
    fair: 'Fair',
    hard: 'Hard',
    deadly: 'Deadly',
    hopeless: 'Hopeless',
  },
  /** From which share of wins on, and up to which. Absent: up to all. */
  heading: (difficulty: string, from: number, to: number | undefined) =>
    `**${difficulty}** · ${to === undefined ? `${wholePercent(from)} % or more` : `${wholePercent(from)} to ${wholePercent(to)} %`}`,
  suggestion: (lineup: string, of: Share) => `**${forecast.near(of)}** ${lineup}`,
  within: forecast.within,
  /** How many of the party go down, of how many, and how long it takes. */
  losses: (mean: number, party: number) => `${number(Math.round(mean * 10) / 10)} of ${party} fall`,
  rounds: (rounds: number) => count(rounds, { one: 'round', other: 'rounds' }),
  oneMore: (share: string) => `one more: ${share}`,
  oneMoreFoe: (likes: string) => `One more foe ${likes}`,
  oneMorePlayer: (likes: string) => `One more with the players ${likes}`,
  like: (name: string, share: string) => `like ${name}: ${share}`,
  about: (of: Share) => `${forecast.near(of)} ${forecast.within(of)}`.trimEnd(),
  stands: (difficulty: string, of: Share) => `As it stands: **${forecast.share(of)}** · ${difficulty}`,
  noFight: 'There is nobody against the players yet.',
  tooHard: 'That is harder than deadly already: nothing is suggested besides.',
  nothingFor: (heading: string, nearest: Nearest) => `${heading}: nothing found. ${nearestOf(nearest)}`.trimEnd(),
  nothing: (nearest: Nearest) => `Nothing ready-made fits. ${nearestOf(nearest)}`.trimEnd(),
  state: {
    searching: (kinds: number, settled: number) => `Looking through ${kinds} kinds: ${settled} are known.`,
    sharpening: (percentDone: number) => `It gets sharper by itself: ${percentDone} %.`,
    done: 'As sharp as it gets.',
  },
  foot: (fights: number, seed: number) => `${fightsPlayed(fights)} · seed ${seed} · no field, newcomers unhurt`,
  warns: '`/gm set setting:lopsided value:30-95` warns you as a lopsided fight begins.',
  unseen: (waiting: number, isCounted: boolean) => {
    const those = count(waiting, { one: 'creature that waits unseen', other: 'creatures that wait unseen' });
    return isCounted
      ? `With ${those}, from the start.`
      : `Without ${those}. \`/gm balance unseen:true\` counts them in.`;
  },
  stop: 'Stop',
  bring: 'Bring in…',
  others: 'Other ideas',
  suggest: 'Suggest more…',
  inPanel: 'Balance…',
} as const;

const percentText = (share: number) => `${Math.round(share * 100)} %`;

/** Of what never or always came about the bound would tell nothing: it is beside the bound that the GM set. */
function often(of: Share): string {
  if (of.share === 0) return '**none** of such fights';
  return of.share === 1 ? '**all** of such fights' : `**${forecast.share(of)}** of such fights`;
}

/** What a GM is told of a fight that is beyond what they have set. */
export const lopsided = {
  title: '### A lopsided fight',
  tooHard: (of: Share, least: number) => `The players win ${often(of)}, and you set ${percentText(least)} at least.`,
  tooEasy: (of: Share, most: number) => `The players win ${often(of)}, and you set ${percentText(most)} at most.`,
  foot: (fights: number, seed: number) =>
    `${grammar.count(fights, { one: 'fight', other: 'fights' })} · seed ${seed} · \`/gm set setting:lopsided\` says when you are told. Players are told nothing.`,
  oneMore: 'One more of each',
  ideas: 'Who could come…',
} as const;

const CHARACTERS = { one: 'character', other: 'characters' } as const;

/** One digit after the point, none from ten on: more is not known. */
const strengthNumber = (value: number) => number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** How strong a ready-made creature is: so many of the system's ready-made characters fight evenly against one. */
export const strength = {
  name: 'Strength',
  of: (characters: number) => {
    if (characters < 0.95) return `${strengthNumber(1 / characters)} to one character`;
    const one = strengthNumber(characters);
    return `worth ${one === '1' ? grammar.count(1, CHARACTERS) : `${one} ${CHARACTERS.other}`}`;
  },
  /** Somebody to choose, and how strong. Names are shown as they are. */
  beside: (name: string, how: string) => `${name} · ${how}`,
} as const;
