import type { Deed } from '../rules/core/deed.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../rules/core/result.ts';
import { type InEncounter, isGm } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import type { UndoDepth } from '../session/undo-plan.ts';
import { lastDeed, whyOnlyTheGm } from '../session/undo-policy.ts';

/** The deed that undo would take back, and a key by which a button knows whether it still is that one. */
interface LastDeed {
  readonly deed: Deed;
  readonly key: string;
}

/** The last deed, where the caller may take back so much. Refused where there is none, and where it is the GM's. */
export function mayTakeBack(
  session: Session<'history'> & InEncounter,
  depth: UndoDepth = 1,
): Result<LastDeed, Refusal> {
  const { waiting, encounter, caller } = session;
  const last = waiting ?? lastDeed(session);
  if (!last) return no({ type: 'nothing-to-undo' });
  const found = { deed: last.deed, key: 'number' in last ? `${last.number}` : `asked ${last.revision}` };
  if (isGm(session)) return ok(found);
  const { gms } = encounter;
  if (last.user !== caller.user) return no({ type: 'not-your-deed', deed: last.deed });
  if (depth !== 1) return no({ type: 'not-the-gm', gms });
  const because = whyOnlyTheGm(session);
  return because ? no({ type: 'undo-is-the-gms', because, gms }) : ok(found);
}

/** Takes back the last deed, if it still is the one of that key. Returns it. */
export function takeBack(session: Session<'history'> & InEncounter, key: string): Result<Deed, Refusal> {
  const last = mayTakeBack(session);
  if (!last.ok) return last;
  if (last.value.key !== key) return no({ type: 'stale' });
  return map(session.undo(1), () => last.value.deed);
}
