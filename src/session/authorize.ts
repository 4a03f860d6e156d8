import { choose, chooseByBeginning, suggestion } from '../rules/core/choose.ts';
import { type Combatant, type Encounter, onTurn } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { playerOf } from '../rules/core/hands.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../rules/core/result.ts';
import { theirsIn } from './lately.ts';
import type { Session } from './session.ts';

/** What a handler requires of the session: it gets it back with what is known of it then, or its command is refused. */
export type Precondition<P> = <S extends Session>(session: S) => Result<S & P, Refusal>;

/** In a channel with an encounter. */
export interface InEncounter {
  readonly encounter: Encounter;
}

/** The channel has an encounter, be it one that has ended. */
export const anyEncounter: Precondition<InEncounter> = (session) =>
  hasEncounter(session) ? ok(session) : no({ type: 'no-encounter' });

/** The channel has an encounter that has not ended. */
export const running: Precondition<InEncounter> = (session) =>
  hasEncounter(session) && session.encounter.phase !== 'ended' ? ok(session) : no({ type: 'no-encounter' });

/** The caller is a GM of the channel's encounter, be it one that has ended. */
export const gmOfAny: Precondition<InEncounter> = (session) => {
  const met = anyEncounter(session);
  return !met.ok || isGm(session) ? met : no({ type: 'not-the-gm', gms: met.value.encounter.gms });
};

/** The caller is a GM of the channel's encounter. */
export const gm: Precondition<InEncounter> = (session) => {
  const met = running(session);
  return met.ok ? gmOfAny(session) : met;
};

/** The caller is a GM, or runs the server: an encounter whose GM is gone can still be ended and handed on. */
export const gmOrAdmin: Precondition<InEncounter> = (session) =>
  session.caller.admin ? running(session) : gm(session);

/** Whether the caller is a GM of the channel's encounter. */
export function isGm({ encounter, caller }: Pick<Session, 'encounter' | 'caller'>): boolean {
  return encounter?.gms.includes(caller.user) ?? false;
}

/** Whether the caller is in the channel's encounter: as a GM, or with somebody to play. */
export function isInEncounter(session: Session): boolean {
  const { encounter, caller } = session;
  return isGm(session) || (encounter !== undefined && theirsIn(encounter, caller.user).length > 0);
}

function hasEncounter<S extends Session>(session: S): session is S & InEncounter {
  return session.encounter !== undefined;
}

/** The combatant whom a player means by a name: the whole name, its id, or a beginning that fits only one. */
export function findCombatant(encounter: Encounter, typed: string): Result<Combatant, Refusal> {
  const { combatants } = encounter;
  const found = choose('combatant', typed, combatants);
  if (found.ok) return found;
  const byId = combatants.find(({ id }) => id === typed.trim().toLowerCase());
  const begun = byId ? ok(byId) : chooseByBeginning('combatant', typed, combatants);
  return begun.ok ? begun : no({ type: 'nobody-of-that-name', typed, ...suggestion(typed, combatants) });
}

/** The combatants whom a player means by several names, commas between them. */
export function findCombatants(encounter: Encounter, typed: string): Result<readonly Combatant[], Refusal> {
  const whole = findCombatant(encounter, typed);
  if (whole.ok) return ok([whole.value]);
  const found = new Set<Combatant>();
  for (const name of typed.split(',').filter((part) => part.trim() !== '')) {
    const each = findCombatant(encounter, name);
    if (!each.ok) return each;
    found.add(each.value);
  }
  return ok([...found]);
}

/** Those whom the caller may act for without being asked by name: a player's own; a GM's creatures, and who has no player any more. */
export function ownCombatants({ encounter, caller }: Session): readonly Combatant[] {
  const isTheGm = isGm({ encounter, caller });
  return (encounter?.combatants ?? []).filter((each) => {
    const player = playerOf(each);
    return player === undefined ? isTheGm : player === caller.user;
  });
}

/** Those whom the caller has lent to others. To act for one of them takes it back. */
export function lentByCaller({ encounter, caller }: Session): readonly Combatant[] {
  return (encounter?.combatants ?? []).filter(({ lent }) => lent?.owner === caller.user);
}

/** Whether the caller only plays somebody for another, for a time. A GM may do for anybody what their player may. */
export function isBorrowed(session: Session, { lent, controller }: Combatant): boolean {
  const { user } = session.caller;
  return lent !== undefined && controller === user && lent.owner !== user && !isGm(session);
}

/** Whether the caller may act for somebody: their own, one whom they have lent, and anybody for a GM. */
export function mayActFor(session: Session, who: Combatant): boolean {
  return isGm(session) || ownCombatants(session).includes(who) || lentByCaller(session).includes(who);
}

/** The word for all of the caller's own whose turn it is. */
export const ALL = 'all';

/** Those whom the caller acts for together: named with commas between them, or all whose turn it is; else as `actor`. */
export function actors(session: Session, as: string | undefined): Result<readonly Combatant[], Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  if (as?.trim().toLowerCase() === ALL) {
    const mine = ownCombatants(session);
    const turn = onTurn(encounter).filter((combatant) => mine.includes(combatant));
    return turn.length > 0 ? ok(turn) : map(actor(session, undefined), (only) => [only]);
  }
  if (as === undefined) return map(actor(session, undefined), (only) => [only]);
  const named = findCombatants(encounter, as);
  if (!named.ok) return named;
  const others = named.value.find((each) => !mayActFor(session, each));
  return others ? no({ type: 'not-yours', name: others.name }) : named;
}

/**
 * Whom the caller acts for: the one named by `as`, else whichever of their own it is the turn of, or of those whom they have
 * lent, else their only one. A GM may name anybody; a player's own are only their own.
 */
export function actor(session: Session, as: string | undefined): Result<Combatant, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const mine = ownCombatants(session);
  if (as !== undefined) {
    const meant = findCombatant(encounter, as);
    if (!meant.ok || mayActFor(session, meant.value)) return meant;
    return no({ type: 'not-yours', name: meant.value.name });
  }
  const now = onTurn(encounter);
  const turn = theirsOnTurn(session, now);
  const [only, another] = turn.length > 0 ? turn : mine.filter(({ vitality }) => vitality !== 'dead');
  if (only && !another) return ok(only);
  const yours = (turn.length > 0 ? turn : mine).map(({ name }) => name);
  const others = turn.length === 0 && now.length > 0 ? now.map(({ name }) => name) : undefined;
  if (only) return no({ type: 'which-of-yours', yours, ...given({ turn: others }) });
  const [fallen] = mine;
  return fallen ? ok(fallen) : no({ type: 'nobody-of-yours' });
}

/** Of those on turn the caller's own; where there is none, those whom they have lent. */
export function theirsOnTurn(session: Session, now: readonly Combatant[]): readonly Combatant[] {
  const [mine, lent] = [ownCombatants(session), lentByCaller(session)];
  const own = now.filter((each) => mine.includes(each));
  return own.length > 0 ? own : now.filter((each) => lent.includes(each));
}
