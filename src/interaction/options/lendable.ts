import { playerOf } from '../../rules/core/deleted-user.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { findCombatant, lentByCaller, mayActFor, ownCombatants } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { type Option, resolved, withDefault } from '../option.ts';
import type { OptionValues } from '../option-values.ts';

/**
 * Somebody of the caller's who can be lent or go back. Left out: their only one; where they go back, the only one whom they have
 * lent or borrowed.
 */
export function lendable(description: string): Option<Combatant> {
  const named = resolved(description, {
    suggest: (session) => theirs(session).map(({ name }) => name),
    resolve: byName,
  });
  return withDefault(named, only);
}

function byName(typed: string, session: Session): Result<Combatant, Refusal> {
  const { encounter } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const found = findCombatant(encounter, typed);
  return !found.ok || mayActFor(session, found.value) ? found : no({ type: 'not-yours', name: found.value.name });
}

function only(session: Session, values: OptionValues): Result<Combatant, Refusal> {
  if (!session.encounter) return no({ type: 'no-encounter' });
  const all = theirs(session);
  const lent = all.filter((each) => each.lent !== undefined);
  const meant = values.has('back') && lent.length > 0 ? lent : all;
  const [one, another] = meant;
  if (!one) return no({ type: 'nobody-of-yours' });
  return another ? no({ type: 'which-of-yours', yours: meant.map(({ name }) => name) }) : ok(one);
}

/** The caller's own, without a GM's creatures, and those whom they have lent or borrowed. */
function theirs(session: Session): readonly Combatant[] {
  const own = ownCombatants(session).filter((each) => playerOf(each) !== undefined || each.lent !== undefined);
  return [...own, ...lentByCaller(session).filter((each) => !own.includes(each))];
}
