import type { APIEmbed } from 'discord-api-types/v10';
import type { WorkState } from '../odds/forecast.ts';
import { Luck } from '../odds/luck.ts';
import { readRolls } from '../odds/read-rolls.ts';
import type { Sample, TurningWork } from '../odds/turning-points.ts';
import { oddsAtFirst, progressOfTurning, turningPoints } from '../odds/turning-points.ts';
import type { Die } from '../rules/core/dice.ts';
import { type Combatant, type CombatantId, type Encounter, find, ownerOf } from '../rules/core/encounter.ts';
import { areDiceShown, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { forecast as forecastWords, luck as words } from '../text/odds.ts';
import { capital, plain, t } from '../text/t.ts';
import { cutToLimits } from './limits.ts';
import { type Outcome, sayOf } from './meters.ts';
import { nameAndNumber } from './run-names.ts';

/** A deed with its dice. */
export interface DeedWithDice extends Pick<Outcome, 'before' | 'after' | 'events'> {
  /** Undefined if there were none. */
  readonly thrown?: readonly Die[] | undefined;
}

/** A combatant, or several creatures together, and their luck. The name is safe to show. */
export interface LuckOf {
  readonly name: string;
  readonly luck: Luck;
}

/** The most lines in a message about luck. */
const MAX_LINES = 8;
/** The most kinds of dice in a line. */
const MAX_KINDS = 3;
/** With fewer rolls, a combatant isn't called lucky or unlucky. */
const MIN_ROLLS = 3;

/**
 * Combatants whose dice are counted together: one player's character, or all creatures of a side with the same name.
 */
interface LuckGroup {
  readonly name: string;
  readonly side: string;
  readonly isPlayers: boolean;
  readonly ids: Set<CombatantId>;
  readonly luck: Luck;
}

/**
 * Counts everyone's luck deed by deed: players' characters one by one, creatures with the same name together. Dice that
 * the viewer wasn't shown don't count.
 */
export class LuckCount {
  readonly #view: Viewer;
  readonly #together = new Map<string, LuckGroup>();
  readonly #sides = new Map<string, Luck>();

  constructor(view: Viewer = 'players') {
    this.#view = view;
  }

  add({ before, after, events, thrown = [] }: DeedWithDice): void {
    if (thrown.length === 0) return;
    for (const roll of readRolls(events, thrown, rulesOf(after).faces)) {
      const who = find(after, roll.who) ?? find(before, roll.who);
      if (!who || !areDiceShown(who, after, this.#view)) continue;
      const group = this.#those(who);
      group.ids.add(who.id);
      group.luck.add(roll);
      if (!group.isPlayers) this.#side(who.side).add(roll);
    }
  }

  /** Everyone who rolled dice: players' characters first, then the others, each with the luckiest first. */
  get all(): readonly LuckOf[] {
    const [players, others] = this.#apart();
    return [...luckiestFirst(players.map(namedLuck)), ...luckiestFirst(others.map(namedLuck))];
  }

  /** Like `all`, but if there are many creatures, only the luckiest and unluckiest, and how many were left out. */
  get most(): { readonly first: readonly LuckOf[]; readonly out: number; readonly last: readonly LuckOf[] } {
    const { all } = this;
    const players = Math.min(this.#apart()[0].length, MAX_LINES - 2);
    if (all.length <= MAX_LINES) return { first: all, out: 0, last: [] };
    const last = Math.floor((MAX_LINES - players) / 2);
    const first = MAX_LINES - last;
    return { first: all.slice(0, first), out: all.length - MAX_LINES, last: all.slice(-last) };
  }

  /** A short version: players' characters one by one, the others by side. */
  get brief(): readonly LuckOf[] {
    const [players, others] = this.#apart();
    const sides = [...this.#sides].map(([side, luck]) => {
      const [first, ...more] = others.filter((each) => each.side === side);
      return first && more.length === 0 ? namedLuck(first) : { name: capital(plain(side)), luck };
    });
    return [...luckiestFirst(players.map(namedLuck)), ...luckiestFirst(sides)];
  }

  #apart(): readonly [players: readonly LuckGroup[], others: readonly LuckGroup[]] {
    const all = [...this.#together.values()];
    return [all.filter((each) => each.isPlayers), all.filter((each) => !each.isPlayers)];
  }

  /** A character that ever had a player keeps its line, no matter who plays it later. */
  #those(who: Combatant): LuckGroup {
    const isPlayers = who.controller !== undefined || ownerOf(who) !== undefined || this.#together.has(who.id);
    const name = isPlayers ? who.name : (nameAndNumber(who).stem ?? who.name);
    const key = isPlayers ? who.id : `${who.side}\n${name}`;
    const group = this.#together.get(key) ?? { name, side: who.side, isPlayers, ids: new Set(), luck: new Luck() };
    this.#together.set(key, group);
    return group;
  }

  #side(side: string): Luck {
    const sideLuck = this.#sides.get(side) ?? new Luck();
    this.#sides.set(side, sideLuck);
    return sideLuck;
  }
}

function namedLuck({ name, ids, luck }: LuckGroup): LuckOf {
  return { name: ids.size > 1 ? t('luck-several', { name: plain(name), those: ids.size }) : plain(name), luck };
}

/** Combatants with too few rolls come last. */
function luckiestFirst(all: readonly LuckOf[]): readonly LuckOf[] {
  const byRank = all.map((each) => ({ ...each, place: each.luck.rolls < MIN_ROLLS ? -1 : each.luck.betterThan }));
  return byRank.toSorted((a, b) => b.place - a.place).map(({ name, luck }) => ({ name, luck }));
}

/** A line for everyone with enough rolls, under a heading. "" if there is no one. */
export function luckLines(all: readonly LuckOf[]): string {
  const measured = all.filter(({ luck }) => luck.rolls >= MIN_ROLLS);
  if (measured.length === 0) return '';
  const lines = measured.slice(0, MAX_LINES).map(luckLine);
  const more = measured.length > MAX_LINES ? [words.more(measured.length - MAX_LINES)] : [];
  return [`**${t('luck-title')}**`, ...lines, ...more].join('\n');
}

/** "Kira: better than 83% of tables (14 rolls)". */
export function luckLine({ name, luck }: LuckOf): string {
  return words.line(name, luckWord(luck), luck.rolls);
}

/** How lucky dice were, if there were enough of them to say. */
export function luckWord({ rolls, betterThan }: Luck): string {
  return rolls < MIN_ROLLS ? t('luck-too-few') : words.of(betterThan);
}

/** A combatant's dice compared with the average, for the most frequent kinds. */
export function diceLines({ luck }: LuckOf): readonly string[] {
  return luck.dice.slice(0, MAX_KINDS).map((each) => words.dice(each));
}

/** Everyone's luck in these deeds. */
export function luckIn(deeds: Iterable<DeedWithDice>, view: Viewer = 'players'): LuckCount {
  const count = new LuckCount(view);
  for (const each of deeds) count.add(each);
  return count;
}

/** Everyone's luck in an encounter, and its deeds, which turning points refer to. Plain data. */
export interface ShownLuck {
  readonly title: string;
  readonly dice: string;
  /** The title and round of each deed, in the order of the states after them. */
  readonly deeds: readonly { readonly round: string; readonly title: string }[];
  /** Its settings decide which signs are used. */
  readonly encounter: Encounter;
}

/** Everyone's dice in words. If there are many creatures, only the luckiest and unluckiest. */
export function diceText(count: LuckCount): string {
  const { first, out, last } = count.most;
  if (first.length === 0) return t('luck-no-one');
  const line = (each: LuckOf) => `${luckLine(each)}\n-# ${diceLines(each).join('; ')}`;
  const more = out > 0 ? [words.more(out)] : [];
  return [...first.map(line), ...more, ...last.map(line), `-# ${t('luck-how')}`].join('\n');
}

/** The known turning points of an encounter, and whether more will follow. */
export interface KnownTurningPoints {
  readonly work: TurningWork;
  readonly sampled: readonly Sample[];
  readonly state: WorkState;
}

/** An encounter's luck, and its turning points as far as they are known. Undefined if they aren't computed. */
export function luckEmbed(shownLuck: ShownLuck, turning?: KnownTurningPoints): APIEmbed {
  const parts = [`**${t('luck-title')}**\n${shownLuck.dice}`, ...(turning ? [turningPart(shownLuck, turning)] : [])];
  return cutToLimits({ title: shownLuck.title, description: parts.join('\n\n') });
}

/** Turning points in words. */
export interface TurningText {
  /** Whose odds they are, and the odds at the start. */
  readonly whose: string;
  readonly points: readonly string[];
  /** How they were found, or a note that there are none. */
  readonly note: string;
}

export function turningText(
  { deeds, encounter }: ShownLuck,
  { work, sampled, state }: KnownTurningPoints,
): TurningText {
  const first = oddsAtFirst(work, sampled);
  const whose = words.whose(plain(work.side), first === undefined ? undefined : words.share(first));
  const { joint, became } = sayOf(encounter).signs;
  const points = turningPoints(work, sampled).map(({ at: state, before, after }) => {
    const { round = '', title = '' } = deeds[state - 1] ?? {};
    return `${words.point(round, title)}${joint}**${became(words.share(before), words.share(after))}**`;
  });
  return { whose, points, note: noteOf(points.length, { work, sampled, state }) };
}

function noteOf(points: number, { work, sampled, state }: KnownTurningPoints): string {
  if (state === 'working')
    return t('luck-state-working', { percent: Math.floor(100 * progressOfTurning(work, sampled)) });
  if (state === 'done') return points === 0 ? t('luck-state-none') : t('luck-state-done');
  return t('luck-state-ended', { how: forecastWords.ended(state) });
}

function turningPart(shownLuck: ShownLuck, turning: KnownTurningPoints): string {
  const { whose, points, note } = turningText(shownLuck, turning);
  const last = turning.state === 'done' && points.length === 0 ? note : `-# ${note}`;
  return [`**${t('luck-turned')}**: ${whose}`, ...points, last].join('\n');
}
