// Combat Rules v1.3 › Winning Conditions

import type { CombatantId, Encounter } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import type { Fighter, Mastery } from './sheet.ts';

/** The scene setting for the win condition. */
export const WIN = 'win';

/** The win condition by default: no number of hits wins. */
export const LAST_STANDING = 'last standing';

/** Numbers that players write out. */
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * How many hits win, where the win condition is "first to N hits" (N from 1 to 999, or a word up to ten). Any other is the
 * last side standing, besides whatever the GM has announced and judges.
 */
export function hitsToWin(settings: Encounter['settings']): number | undefined {
  const set = settings[WIN];
  if (typeof set !== 'string' || set === LAST_STANDING) return undefined;
  const match = /^first to ([1-9]\d{0,2}|[a-z]+) hits?$/i.exec(set.trim());
  const typed = match?.[1]?.toLowerCase() ?? '';
  return WORDS.includes(typed) ? WORDS.indexOf(typed) + 1 : Number(typed) || undefined;
}

/** A hit is any attack that lands. Counted whatever the win condition is, so that it may be changed. */
export function countHit(resolution: Resolution<Mastery>, combatant: CombatantId): void {
  resolution.changeOwn(combatant, { hits: resolution.combatant(combatant).own.hits + 1 });
}

/** How to tell whose side somebody is on. Where all are on one side (a bout among friends), each is a side of its own. */
function sideOf({ combatants }: Encounter<Mastery>): (who: Fighter) => string {
  const friends = combatants.every(({ side }) => side === combatants[0]?.side);
  return friends ? ({ name }) => name : ({ side }) => side;
}

/** How many hits a fighter's side has landed. Ruling: hits are counted by side. */
export function hitsOfSide(encounter: Encounter<Mastery>, who: Fighter): number {
  const side = sideOf(encounter);
  const members = encounter.combatants.filter((each) => side(each) === side(who));
  return members.reduce((hits, member) => hits + member.own.hits, 0);
}

/**
 * Why the fight is over: the hits that were agreed on have been landed, or at most one side stands. Ruling: if the last of
 * all sides collapse in one exchange, it is a draw.
 */
export function decided(encounter: Encounter<Mastery>): string | undefined {
  const { combatants } = encounter;
  const side = sideOf(encounter);
  const goal = hitsToWin(encounter.settings);
  const first = goal && combatants.find((who) => hitsOfSide(encounter, who) >= goal);
  if (first) return `first to ${goal} ${goal === 1 ? 'hit' : 'hits'}: ${side(first)}`;
  const last = combatants.find(({ vitality }) => vitality === 'up');
  if (!last) return 'a draw: nobody stands';
  const others = combatants.filter((who) => side(who) !== side(last));
  if (others.length === 0 || others.some(({ vitality }) => vitality === 'up')) return undefined;
  return `last standing: ${side(last)}`;
}
