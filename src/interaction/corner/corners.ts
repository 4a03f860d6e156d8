import { type Combatant, onTurn } from '../../rules/core/encounter.ts';
import { ownerOf } from '../../rules/core/lent.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { lentByCaller, ownCombatants } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { marked } from '../posts/mark.ts';

/** Those whose corner the caller has: their own characters, lent ones too, before creatures; those on turn first, the dead last. */
export function cornersOf(session: Session): readonly Combatant[] {
  const { encounter, caller } = session;
  if (!encounter) return [];
  const now = onTurn(encounter);
  const rank = (each: Combatant) =>
    4 * Number(each.controller !== caller.user && ownerOf(each) !== caller.user) +
    2 * Number(each.vitality === 'dead') +
    Number(!now.includes(each));
  return [...ownCombatants(session), ...lentByCaller(session)].toSorted((one, other) => rank(one) - rank(other));
}

/** The one of that mark, whose corner the caller has; without a mark the likeliest. */
export function cornerMeant(session: Session, who: string): Result<Combatant | undefined, Refusal> {
  const corners = cornersOf(session);
  if (who === '') return ok(corners[0]);
  const meant = marked(who, corners, ({ id }) => id);
  return meant ? ok(meant) : no({ type: 'stale' });
}
