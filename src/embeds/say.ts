import type { Roll } from '../rules/core/check.ts';
import type { Reason } from '../rules/core/reason.ts';
import { number } from '../text/markdown.ts';
import type { Say } from '../text/words.ts';

/** A reason with its owner and what made it up: "REF of Goblin (12 + 2 Warrior)". */
export function whole(why: Reason, say: Say): string {
  return `${say.word(why, why.owner === undefined ? undefined : { whose: say.name(why.owner) })}${workings(why, say)}`;
}

/** A reason without its owner: a line of harm begins with whose it is. */
export function unowned(why: Reason, say: Say): string {
  return `${say.word(why)}${workings(why, say)}`;
}

/** " (12 + 2 Warrior)": what made a number up, or what took it away. "" where nothing did. */
export function workings({ base, parts = [], zeroed }: Reason, say: Say): string {
  if (zeroed !== undefined) return ` (${say.word(zeroed)})`;
  if (parts.length === 0) return '';
  const added = parts.map(({ value, why }) => ` ${value < 0 ? '−' : '+'} ${number(Math.abs(value))} ${say.word(why)}`);
  return base === undefined ? ` (${added.join('').replace(/^ \+ /, '')})` : ` (${number(base)}${added.join('')})`;
}

/** What a reason is about, where it is a thing by its name: "Longsword". A phrase can name it as a tool. */
export function itemOf(why: Reason): string | undefined {
  return 'item' in why && typeof why.item === 'string' ? why.item : undefined;
}

/** The condition that a reason is about: the roll against it, its end. */
export function conditionOf(why: Reason): string | undefined {
  return 'condition' in why && typeof why.condition === 'string' ? why.condition : undefined;
}

/** By what phrases are told that depend on a reason, the most special first: its id; a condition's is its name. */
export function phraseKeys(why: Reason): readonly string[] {
  const condition = conditionOf(why);
  if (why.id === 'condition') return condition === undefined ? [] : [condition];
  return condition === undefined ? [why.id] : [`${why.id} ${condition}`, why.id];
}

/** Dice as they are written: "2d6". */
export function notation({ dice }: Roll): string {
  return `${dice.length}d${dice[0]?.sides ?? 0}`;
}
