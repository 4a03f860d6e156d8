// Combat Rules v1.3 › Winning Conditions

import type { CombatantId, Encounter } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import type { Resolution } from '../core/resolution.ts';
import { because } from './reasons.ts';
import type { Fighter, Mastery } from './sheet.ts';

/** The setting for the win condition. */
export const WIN_SETTING_NAME = 'win';

/** The default win condition: the last side standing wins. Hits don't matter. */
export const WIN_BY_LAST_STANDING = 'last standing';

/** Numbers that players may write as words. */
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Reads a win condition: "last standing", or "first to N hits" (N from 1 to 999, or a word up to ten). Ruling: "first
 * to 3" means hits; nothing else is accepted, because nothing else would end the fight.
 */
export function readWinSetting(input: string): string | undefined {
  const lowerInput = input.trim().toLowerCase();
  if (lowerInput === WIN_BY_LAST_STANDING) return WIN_BY_LAST_STANDING;
  const typedCount = /^first to ([1-9]\d{0,2}|[a-z]+)(?: hits?)?$/.exec(lowerInput)?.[1] ?? '';
  const hits = NUMBER_WORDS.includes(typedCount)
    ? NUMBER_WORDS.indexOf(typedCount) + 1
    : Number(typedCount) || undefined;
  return hits === undefined ? undefined : winSettingFor(hits);
}

/** The win condition as it is stored: "first to 3 hits". */
export function winSettingFor(hits: number): string {
  return `first to ${hits} ${hits === 1 ? 'hit' : 'hits'}`;
}

/** How many hits win. Undefined if the win condition is not a number of hits. */
export function hitsToWin(settings: Encounter['settings']): number | undefined {
  const winSetting = settings[WIN_SETTING_NAME];
  const hitsInSetting =
    typeof winSetting === 'string' && winSetting !== WIN_BY_LAST_STANDING
      ? /^first to (\d+) hits?$/.exec(winSetting)?.[1]
      : undefined;
  return hitsInSetting === undefined ? undefined : Number(hitsInSetting);
}

/**
 * A hit is any attack that lands. Hits are counted under every win condition, so that the win condition can be changed
 * later.
 */
export function countHit(resolution: Resolution<Mastery>, combatant: CombatantId): void {
  resolution.changeOwn(combatant, { hits: resolution.combatant(combatant).own.hits + 1 });
}

/**
 * The side that a fighter counts for. If everyone is on one side (a bout among friends), each fighter is their own
 * side.
 */
function sideGetter({ combatants }: Encounter<Mastery>): (who: Fighter) => string {
  const isBoutAmongFriends = combatants.every(({ side }) => side === combatants[0]?.side);
  return isBoutAmongFriends ? ({ name }) => name : ({ side }) => side;
}

/** How many hits a fighter's side has landed. Ruling: hits count by side. */
export function hitsOfSide(encounter: Encounter<Mastery>, who: Fighter): number {
  const getSide = sideGetter(encounter);
  const members = encounter.combatants.filter((each) => getSide(each) === getSide(who));
  return members.reduce((hits, member) => hits + member.own.hits, 0);
}

/**
 * Why the fight is over: a side landed the agreed hits, or at most one side stands. Ruling: if the last standing
 * fighters collapse in the same exchange, it is a draw.
 */
export function outcomeReason(encounter: Encounter<Mastery>): Reason | undefined {
  const { combatants } = encounter;
  const getSide = sideGetter(encounter);
  const winnersOf = (who: Fighter, isWinner: (member: Fighter) => boolean) => ({
    winners: combatants.filter((each) => getSide(each) === getSide(who) && isWinner(each)).map(({ id }) => id),
    side: getSide(who),
  });
  const hits = hitsToWin(encounter.settings);
  const winner = hits && combatants.find((who) => hitsOfSide(encounter, who) >= hits);
  if (winner) return because({ id: 'first to hits', hits, ...winnersOf(winner, () => true) });
  const standingFighter = combatants.find(({ vitality }) => vitality === 'up');
  if (!standingFighter) return because({ id: 'draw' });
  const opponents = combatants.filter((who) => getSide(who) !== getSide(standingFighter));
  if (opponents.length === 0 || opponents.some(({ vitality }) => vitality === 'up')) return undefined;
  return because({ id: 'last standing', ...winnersOf(standingFighter, ({ vitality }) => vitality === 'up') });
}
