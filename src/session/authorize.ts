import { playerOf } from '../rules/core/deleted-user.ts';
import { type Combatant, type Encounter, onTurn } from '../rules/core/encounter.ts';
import { near, type Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Session } from './session.ts';

/** The channel's fight. Refused where there is none, or only one that has ended. */
export function running({ encounter }: Session): Result<Encounter, Refusal> {
  return encounter && encounter.phase !== 'ended' ? ok(encounter) : no({ type: 'no-encounter' });
}

/** Whether the caller runs the fight. */
export function isGm({ encounter, caller }: Session): boolean {
  return encounter?.gms.includes(caller.user) ?? false;
}

/** The fight, for a caller who runs it. Refused to all others. */
export function asGm(session: Session): Result<Encounter, Refusal> {
  const encounter = running(session);
  if (!encounter.ok) return encounter;
  return isGm(session) ? encounter : no({ type: 'not-the-gm', gms: encounter.value.gms });
}

/** The fight, for its GM or one who runs the server: a fight whose GM is gone can still be ended and handed on. */
export function asGmOrAdmin(session: Session): Result<Encounter, Refusal> {
  return session.caller.admin ? running(session) : asGm(session);
}

/** The combatant whom a player means by a name: the whole name, its id, or a beginning that fits only one. */
export function findCombatant(encounter: Encounter, typed: string): Result<Combatant, Refusal> {
  const wanted = typed.trim().toLowerCase();
  const exact = encounter.combatants.find(({ id, name }) => name.toLowerCase() === wanted || id === wanted);
  if (exact) return ok(exact);
  const begun = encounter.combatants.filter(({ name }) => wanted !== '' && name.toLowerCase().startsWith(wanted));
  if (begun.length === 1 && begun[0]) return ok(begun[0]);
  const known = encounter.combatants.map(({ name }) => name);
  const like = near(typed, known);
  return no({ type: 'nobody-of-that-name', typed, known, ...(like !== undefined && { near: like }) });
}

/** The combatants whom a player means by several names, commas between them. */
export function findCombatants(encounter: Encounter, typed: string): Result<readonly Combatant[], Refusal> {
  const whole = findCombatant(encounter, typed);
  if (whole.ok) return ok([whole.value]);
  const found: Combatant[] = [];
  for (const name of typed.split(',').filter((part) => part.trim() !== '')) {
    const each = findCombatant(encounter, name);
    if (!each.ok) return each;
    if (!found.includes(each.value)) found.push(each.value);
  }
  return ok(found);
}

/** Those whom the caller may act for without being asked by name: a player's own; a GM's creatures, and who has no player any more. */
export function ownCombatants({ encounter, caller }: Session): readonly Combatant[] {
  const gm = encounter?.gms.includes(caller.user) ?? false;
  return (encounter?.combatants ?? []).filter((each) => {
    const player = playerOf(each);
    return player === undefined ? gm : player === caller.user;
  });
}

/**
 * Whom the caller acts for: the one named by `as`, else whichever of their own it is the turn of, else their only one.
 * A GM may name anybody; a player's own are only their own.
 */
export function actor(session: Session, as: string | undefined): Result<Combatant, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const mine = ownCombatants(session);
  if (as !== undefined) {
    const meant = findCombatant(encounter, as);
    if (!meant.ok || mine.includes(meant.value) || isGm(session)) return meant;
    return no({ type: 'not-yours', name: meant.value.name });
  }
  const turn = onTurn(encounter).filter((combatant) => mine.includes(combatant));
  const [only, another] = turn.length > 0 ? turn : mine.filter(({ vitality }) => vitality !== 'dead');
  if (only && !another) return ok(only);
  if (only) return no({ type: 'which-of-yours', yours: (turn.length > 0 ? turn : mine).map(({ name }) => name) });
  const [fallen] = mine;
  return fallen ? ok(fallen) : no({ type: 'nobody-of-yours' });
}
