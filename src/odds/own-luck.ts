import type { Die } from '../rules/core/dice.ts';
import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { UserId } from '../rules/core/personal.ts';
import { rulesOf } from '../rules/systems.ts';
import { Luck } from './luck.ts';
import { readRolls } from './read-rolls.ts';

/** A fight as it opened, and what was done in it and stands, oldest first. */
interface Fight {
  readonly opening: Encounter;
  readonly deeds: readonly { readonly events: readonly Event[]; readonly thrown: readonly Die[] }[];
}

/** How lucky a user was in a fight: with the dice of whomever they played as those fell. Each roll is counted for all of `lucks`. */
export function countOwnLuck({ opening, deeds }: Fight, user: UserId, ...lucks: readonly Luck[]): void {
  const { faces } = rulesOf(opening);
  const theirs = new Set<CombatantId>();
  for (const { id, controller } of opening.combatants) if (controller === user) theirs.add(id);
  for (const { events, thrown } of deeds) {
    const before = new Set(theirs);
    for (const event of events) {
      if (event.type === 'joined') hold(theirs, event.combatant.id, event.combatant.controller === user);
      if (event.type === 'handed-over') hold(theirs, event.subject, event.after === user);
    }
    for (const roll of readRolls(events, thrown, faces))
      if (before.has(roll.who) || theirs.has(roll.who)) for (const luck of lucks) luck.add(roll);
  }
}

function hold(theirs: Set<CombatantId>, id: CombatantId, isTheirs: boolean): void {
  if (isTheirs) theirs.add(id);
  else theirs.delete(id);
}

/** The same for several fights: in each, and in all together. */
export function ownLuck<F extends Fight>(
  fights: readonly F[],
  user: UserId,
): { readonly all: Luck; readonly each: readonly { readonly fight: F; readonly luck: Luck }[] } {
  const all = new Luck();
  const each = fights.map((fight) => {
    const luck = new Luck();
    countOwnLuck(fight, user, luck, all);
    return { fight, luck };
  });
  return { all, each: each.filter(({ luck }) => luck.rolls > 0) };
}
