import type { Roll } from '../rules/core/check.ts';
import { isReason, isSame, type Reason, type Why } from '../rules/core/reason.ts';
import { plain } from '../text/markdown.ts';
import type { Say } from '../text/words.ts';

/** A reason with its owner and what made it up: "REF of Goblin (12 + 2 Warrior)". */
export function whole(why: Why, say: Say): string {
  if (!isReason(why)) return plain(why);
  return `${say.word(why, why.owner === undefined ? {} : { whose: say.name(why.owner) })}${workings(why, say)}`;
}

/** A reason without its owner: a line of harm begins with whose it is. */
export function unowned(why: Why, say: Say): string {
  return isReason(why) ? `${say.word(why)}${workings(why, say)}` : plain(why);
}

/** " (12 + 2 Warrior)": what made a number up, or what took it away. "" where nothing did. */
export function workings(why: Why, say: Say): string {
  if (!isReason(why)) return '';
  if (why.zeroed !== undefined) return ` (${say.word(why.zeroed)})`;
  if (why.parts === undefined || why.parts.length === 0) return '';
  const added = why.parts.map(
    ({ value, why: part }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${say.word(part)}`,
  );
  return why.base === undefined ? ` (${added.join('').replace(/^ \+ /, '')})` : ` (${why.base}${added.join('')})`;
}

/** Is it the thing that a line has named already? */
export function isNamed(why: Why, named: Why): boolean {
  if (isReason(why) && !isReason(named)) return 'item' in why && why.item === named;
  return isSame(why, named);
}

/** What a reason is about, where it is a thing by its name: "Longsword". A phrase can name it as a tool. */
export function itemOf(why: Why | undefined): string | undefined {
  if (why === undefined || !isReason(why)) return why;
  return 'item' in why && typeof why.item === 'string' ? why.item : undefined;
}

/** The condition that a reason is about: the roll against it, its end. */
export function conditionOf(why: Reason): string | undefined {
  return 'condition' in why && typeof why.condition === 'string' ? why.condition : undefined;
}

/** By what phrases are told that depend on a reason, the most special first: its id; a condition's is its name. */
export function phraseKeys(why: Why): readonly string[] {
  if (!isReason(why)) return [why];
  const condition = conditionOf(why);
  if (why.id === 'condition') return condition === undefined ? [] : [condition];
  return condition === undefined ? [why.id] : [`${why.id} ${condition}`, why.id];
}

/** Dice as they are written: "2d6". */
export function notation({ dice }: Roll): string {
  return `${dice.length}d${dice[0]?.sides ?? 0}`;
}
