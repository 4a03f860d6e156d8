import type { APIEmbed } from 'discord-api-types/v10';
import type { WorkState } from '../odds/forecast.ts';
import { Luck } from '../odds/luck.ts';
import { readRolls } from '../odds/read-rolls.ts';
import type { TurningPointWork, WinSample } from '../odds/turning-points.ts';
import { oddsAtStart, turningPointSearchProgress, turningPoints } from '../odds/turning-points.ts';
import type { Die } from '../rules/core/dice.ts';
import { type Combatant, type CombatantId, type Encounter, find, ownerOf } from '../rules/core/encounter.ts';
import { areDiceShown, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { sideFacts, sideName } from '../text/names.ts';
import { forecastWords, luckWords as words } from '../text/odds.ts';
import { capital, plain, t, withLabel } from '../text/t.ts';
import { cutToLimits } from './limits.ts';
import { type Outcome, wordingOf } from './meters.ts';
import { nameAndNumber } from './numbered-names.ts';

/** A deed with the dice that were rolled for it. */
export interface DeedWithDice extends Pick<Outcome, 'before' | 'after' | 'events'> {
  /** Undefined if no dice were rolled. */
  readonly thrown?: readonly Die[] | undefined;
}

/** The luck of a combatant, or of several creatures together. The name is already escaped for Discord. */
export interface NamedLuck {
  readonly name: string;
  readonly luck: Luck;
}

/** The maximum number of lines in a message about luck. */
const MAX_LUCK_LINES = 8;
/** The maximum number of kinds of dice in a line. */
const MAX_DICE_KINDS = 3;
/** The minimum number of rolls before a combatant is called lucky or unlucky. */
const MIN_ROLLS_FOR_LUCK = 3;

/**
 * Combatants whose dice are counted together: a single player's character, or all creatures on a side with the same
 * name.
 */
interface LuckGroup {
  readonly name: string;
  readonly side: string;
  readonly isPlayerCharacter: boolean;
  readonly ids: Set<CombatantId>;
  readonly luck: Luck;
}

/**
 * Counts everyone's luck deed by deed: each player's character separately, and creatures with the same name together.
 * Dice that the viewer wasn't shown don't count.
 */
export class LuckCounter {
  readonly #view: Viewer;
  readonly #groups = new Map<string, LuckGroup>();
  readonly #sides = new Map<string, Luck>();

  constructor(view: Viewer = 'players') {
    this.#view = view;
  }

  add({ before, after, events, thrown = [] }: DeedWithDice): void {
    if (thrown.length === 0) return;
    for (const roll of readRolls(events, thrown, rulesOf(after).faces)) {
      const roller = find(after, roll.who) ?? find(before, roll.who);
      if (!roller || !areDiceShown(roller, after, this.#view)) continue;
      const group = this.#groupOf(roller);
      group.ids.add(roller.id);
      group.luck.add(roll);
      if (!group.isPlayerCharacter) this.#side(roller.side).add(roll);
    }
  }

  /** Everyone who rolled dice: players' characters first, then the others. In each group, the luckiest come first. */
  get everyone(): readonly NamedLuck[] {
    const [players, others] = this.#playersAndOthers();
    return [...luckiestFirst(players.map(namedLuck)), ...luckiestFirst(others.map(namedLuck))];
  }

  /**
   * Everyone who rolled dice. If there are too many combatants, only the players' characters that fit and the luckiest
   * and unluckiest of the others, with the number of combatants that were left out.
   */
  get luckiestAndUnluckiest(): {
    readonly first: readonly NamedLuck[];
    readonly leftOutCount: number;
    readonly last: readonly NamedLuck[];
  } {
    const { everyone: all } = this;
    const shownPlayerCount = Math.min(this.#playersAndOthers()[0].length, MAX_LUCK_LINES - 2);
    if (all.length <= MAX_LUCK_LINES) return { first: all, leftOutCount: 0, last: [] };
    const unluckiestCount = Math.floor((MAX_LUCK_LINES - shownPlayerCount) / 2);
    const luckiestCount = MAX_LUCK_LINES - unluckiestCount;
    return {
      first: all.slice(0, luckiestCount),
      leftOutCount: all.length - MAX_LUCK_LINES,
      last: all.slice(-unluckiestCount),
    };
  }

  /** Everyone's luck in brief: each player's character separately, and all others by side. */
  get summary(): readonly NamedLuck[] {
    const [players, others] = this.#playersAndOthers();
    const sides = [...this.#sides].map(([side, luck]) => {
      const [first, ...otherGroups] = others.filter((each) => each.side === side);
      return first && otherGroups.length === 0 ? namedLuck(first) : { name: capital(sideName(side)), luck };
    });
    return [...luckiestFirst(players.map(namedLuck)), ...luckiestFirst(sides)];
  }

  #playersAndOthers(): readonly [players: readonly LuckGroup[], others: readonly LuckGroup[]] {
    const groups = [...this.#groups.values()];
    return [groups.filter((each) => each.isPlayerCharacter), groups.filter((each) => !each.isPlayerCharacter)];
  }

  /**
   * The group that a combatant's dice count for. A character that ever had a player keeps its own group, no matter who
   * plays it later.
   */
  #groupOf(who: Combatant): LuckGroup {
    const isPlayerCharacter = who.controller !== undefined || ownerOf(who) !== undefined || this.#groups.has(who.id);
    const name = isPlayerCharacter ? who.name : (nameAndNumber(who).stem ?? who.name);
    const key = isPlayerCharacter ? who.id : `${who.side}\n${name}`;
    const group = this.#groups.get(key) ?? {
      name,
      side: who.side,
      isPlayerCharacter,
      ids: new Set(),
      luck: new Luck(),
    };
    this.#groups.set(key, group);
    return group;
  }

  #side(side: string): Luck {
    const sideLuck = this.#sides.get(side) ?? new Luck();
    this.#sides.set(side, sideLuck);
    return sideLuck;
  }
}

function namedLuck({ name, ids, luck }: LuckGroup): NamedLuck {
  return { name: ids.size > 1 ? t('luck-several', { name: plain(name), those: ids.size }) : plain(name), luck };
}

/** Combatants with too few rolls come last. */
function luckiestFirst(all: readonly NamedLuck[]): readonly NamedLuck[] {
  const rankedLuck = all.map((each) => ({
    ...each,
    rank: each.luck.rolls < MIN_ROLLS_FOR_LUCK ? -1 : each.luck.betterThan,
  }));
  return rankedLuck.toSorted((a, b) => b.rank - a.rank).map(({ name, luck }) => ({ name, luck }));
}

/** A line for everyone with enough rolls, under a heading. "" if no one has enough. */
export function luckLines(all: readonly NamedLuck[]): string {
  const luckToShow = all.filter(({ luck }) => luck.rolls >= MIN_ROLLS_FOR_LUCK);
  if (luckToShow.length === 0) return '';
  const lines = luckToShow.slice(0, MAX_LUCK_LINES).map(luckLine);
  const moreLine = luckToShow.length > MAX_LUCK_LINES ? [words.more(luckToShow.length - MAX_LUCK_LINES)] : [];
  return [`**${t('luck-title')}**`, ...lines, ...moreLine].join('\n');
}

/** Someone's luck in a line: "Kira: better than 83% of tables (14 rolls)". */
export function luckLine({ name, luck }: NamedLuck): string {
  return words.line(name, luckPhrase(luck), luck.rolls);
}

/** How lucky the dice were, or a note that there were too few rolls. */
export function luckPhrase({ rolls, betterThan }: Luck): string {
  return rolls < MIN_ROLLS_FOR_LUCK ? t('luck-too-few') : words.of(betterThan);
}

/** The combatant's average rolls with its most frequent kinds of dice, compared with the expected averages. */
export function diceLines({ luck }: NamedLuck): readonly string[] {
  return luck.dice.slice(0, MAX_DICE_KINDS).map((each) => words.dice(each));
}

/** Everyone's luck in these deeds. */
export function countLuck(deeds: Iterable<DeedWithDice>, view: Viewer = 'players'): LuckCounter {
  const luckCounter = new LuckCounter(view);
  for (const deed of deeds) luckCounter.add(deed);
  return luckCounter;
}

/**
 * Everyone's luck in an encounter, and the deeds that its turning points refer to. When more turning points are known,
 * the message is made from this data again.
 */
export interface ShownLuck {
  readonly title: string;
  readonly dice: string;
  /** The round and title of each deed, in order. */
  readonly deeds: readonly { readonly round: string; readonly title: string }[];
  /** The encounter whose settings decide whether the text has symbols or only words. */
  readonly encounter: Encounter;
}

/** Everyone's dice luck in words. If there are many creatures, only the luckiest and unluckiest are listed. */
export function luckText(count: LuckCounter): string {
  const { first, leftOutCount, last } = count.luckiestAndUnluckiest;
  if (first.length === 0) return t('luck-no-one');
  const luckAndDiceText = (each: NamedLuck) => `${luckLine(each)}\n-# ${diceLines(each).join('; ')}`;
  const moreLine = leftOutCount > 0 ? [words.more(leftOutCount)] : [];
  return [...first.map(luckAndDiceText), ...moreLine, ...last.map(luckAndDiceText), `-# ${t('luck-how')}`].join('\n');
}

/**
 * The turning points of a fight (actions that changed a side's odds of winning a lot) that are known so far, and
 * whether more will follow.
 */
export interface KnownTurningPoints {
  readonly work: TurningPointWork;
  readonly sampled: readonly WinSample[];
  readonly state: WorkState;
}

/**
 * An encounter's luck, with its turning points as far as they are known. `turning` is undefined if turning points
 * aren't computed.
 */
export function luckEmbed(shownLuck: ShownLuck, turning?: KnownTurningPoints): APIEmbed {
  const sections = [shownLuck.dice, ...(turning ? [turningPointsSection(shownLuck, turning)] : [])];
  return cutToLimits({ title: shownLuck.title, description: sections.join('\n\n') });
}

/** A fight's turning points (actions that changed a side's odds of winning a lot), in words. */
export interface TurningPointsText {
  /** Names the side for which turning points were searched, with its odds of winning at the start of the fight. */
  readonly whose: string;
  readonly points: readonly string[];
  /**
   * How the fight's turning points (actions that changed a side's odds of winning a lot) were found, or a note that
   * there are none.
   */
  readonly note: string;
}

export function turningPointsText(
  { deeds, encounter }: ShownLuck,
  { work, sampled, state }: KnownTurningPoints,
): TurningPointsText {
  const startOdds = oddsAtStart(work, sampled);
  const sideOddsText = words.whose(sideFacts(work.side), startOdds === undefined ? undefined : words.share(startOdds));
  const { joint, became } = wordingOf(encounter).signs;
  const pointTexts = turningPoints(work, sampled).map(({ at: state, before, after }) => {
    const { round = '', title = '' } = deeds[state - 1] ?? {};
    return `${words.point(round, title)}${joint}**${became(words.share(before), words.share(after))}**`;
  });
  return {
    whose: sideOddsText,
    points: pointTexts,
    note: turningPointsNote(pointTexts.length, { work, sampled, state }),
  };
}

function turningPointsNote(points: number, { work, sampled, state }: KnownTurningPoints): string {
  if (state === 'working')
    return t('luck-state-working', { percent: Math.floor(100 * turningPointSearchProgress(work, sampled)) });
  if (state === 'done') return points === 0 ? t('luck-state-none') : t('luck-state-done');
  return t('luck-state-ended', { how: forecastWords.ended(state) });
}

function turningPointsSection(shownLuck: ShownLuck, turning: KnownTurningPoints): string {
  const { whose, points, note } = turningPointsText(shownLuck, turning);
  const lastLine = turning.state === 'done' && points.length === 0 ? note : `-# ${note}`;
  return [withLabel(`**${t('luck-turned')}**`, whose), ...points, lastLine].join('\n');
}
