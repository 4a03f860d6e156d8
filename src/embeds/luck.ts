import { Luck } from '../odds/luck.ts';
import { readRolls } from '../odds/read-rolls.ts';
import type { Die } from '../rules/core/dice.ts';
import { type Combatant, type CombatantId, find } from '../rules/core/encounter.ts';
import { ownerOf } from '../rules/core/lent.ts';
import { areDiceTold, type View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { capital, plain } from '../text/markdown.ts';
import { luck as words } from '../text/spoken.ts';
import type { Outcome } from './visibility.ts';

/** Something done, with the dice that fell in it. */
export interface Thrown extends Pick<Outcome, 'before' | 'after' | 'events'> {
  /** Absent: none did. */
  readonly thrown?: readonly Die[] | undefined;
}

/** Somebody, or a side’s creatures together, and how lucky they were. The name is safe to show. */
export interface LuckOf {
  readonly name: string;
  readonly luck: Luck;
}

/** Lines of a message about everybody’s luck, and kinds of dice that are told of somebody. */
const MOST_LINES = 8;
const MOST_KINDS = 3;

/** How lucky everybody was with their dice, counted deed by deed; of dice that the viewer was not shown nothing is counted. */
export class LuckCount {
  readonly #view: View;
  readonly #whose: (who: Combatant) => boolean;
  readonly #of = new Map<CombatantId, { who: Combatant; readonly luck: Luck }>();
  readonly #sides = new Map<string, Luck>();

  /** `whose`: only theirs are counted. */
  constructor(view: View = 'players', whose: (who: Combatant) => boolean = () => true) {
    this.#view = view;
    this.#whose = whose;
  }

  add({ before, after, events, thrown = [] }: Thrown): void {
    if (thrown.length === 0) return;
    for (const roll of readRolls(events, thrown, rulesOf(after).faces)) {
      const who = find(after, roll.who) ?? find(before, roll.who);
      if (!who || !areDiceTold(who, after, this.#view) || !this.#whose(who)) continue;
      const known = this.#of.get(who.id) ?? { who, luck: new Luck() };
      known.who = who;
      known.luck.add(roll);
      this.#of.set(who.id, known);
      if (isPlayers(who)) continue;
      const side = this.#sides.get(who.side) ?? new Luck();
      side.add(roll);
      this.#sides.set(who.side, side);
    }
  }

  /** Everybody who threw dice, the luckiest first. */
  get all(): readonly LuckOf[] {
    return luckiestFirst([...this.#of.values()].map(({ who, luck }) => ({ name: plain(who.name), luck })));
  }

  /** The same in short: players’ characters one by one, the others of a side together. */
  get brief(): readonly LuckOf[] {
    const all = [...this.#of.values()];
    const players = all.filter(({ who }) => isPlayers(who)).map(({ who, luck }) => ({ name: plain(who.name), luck }));
    const sides = [...this.#sides].map(([side, luck]) => {
      const [first, ...more] = all.filter(({ who }) => !isPlayers(who) && who.side === side);
      return { name: first && more.length === 0 ? plain(first.who.name) : capital(plain(side)), luck };
    });
    return luckiestFirst([...players, ...sides]);
  }
}

function isPlayers(who: Combatant): boolean {
  return who.controller !== undefined || ownerOf(who) !== undefined;
}

function luckiestFirst(all: readonly LuckOf[]): readonly LuckOf[] {
  const known = all.map((each) => ({ ...each, betterThan: each.luck.betterThan }));
  return known.toSorted((a, b) => b.betterThan - a.betterThan);
}

/** A line for each, under a heading. "" where nobody has thrown any. */
export function luckLines(all: readonly LuckOf[]): string {
  if (all.length === 0) return '';
  const lines = all.slice(0, MOST_LINES).map(luckLine);
  const more = all.length > MOST_LINES ? [words.more(all.length - MOST_LINES)] : [];
  return [`**${words.title}**`, ...lines, ...more].join('\n');
}

/** How lucky somebody was: "Kira: luckier than 83 of 100 · 14 rolls". */
export function luckLine({ name, luck }: LuckOf): string {
  return words.line(name, words.of(luck.betterThan), luck.rolls);
}

/** Somebody’s dice against what is usual, the kinds of which there were most. */
export function diceLines({ luck }: LuckOf): readonly string[] {
  return luck.dice.slice(0, MOST_KINDS).map((each) => words.dice(each));
}

/** How lucky everybody was in all that was done. */
export function luckIn(done: Iterable<Thrown>, view: View = 'players'): LuckCount {
  const count = new LuckCount(view);
  for (const each of done) count.add(each);
  return count;
}

/** Whoever is played by a user. */
export function playedBy(user: string): (who: Pick<Combatant, 'controller'>) => boolean {
  return ({ controller }) => controller === user;
}
