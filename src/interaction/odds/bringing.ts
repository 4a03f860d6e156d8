import { playFromPanel } from '../../posts/tell-all.ts';
import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import type { InEncounter } from '../../session/authorize.ts';
import { newCreatures } from '../../session/new-combatant.ts';
import type { Session } from '../../session/session.ts';
import { marked } from '../posts/mark.ts';
import { inPlace, type Reply } from '../reply.ts';
import { balanceStarted, marksRead } from './balance-reply.ts';
import { balanceOf, creaturesOf } from './balancing.ts';

/** Most of a kind that are brought in. */
const MOST = 25;

/**
 * Brings in what was suggested, as `/add` would, and shows how the fight stands then and what one more would change. Refused
 * where a creature is not among the ready-made ones any more.
 */
export function bringIn(
  session: Session & InEncounter,
  { who, unseen }: { readonly who: string; readonly unseen: boolean },
): Result<Reply, Refusal> {
  const coming = comingOf(session, who);
  if (!coming.ok) return coming;
  const done = playFromPanel(session, { type: 'join', combatants: coming.value });
  if (!done.ok) return done;
  const work = balanceOf(session.encounter, { unseen, seed: 1, only: 'as it stands' });
  if (!work.ok) return work;
  return ok({ ...inPlace(balanceStarted(session, work.value, done.value)), dropsWork: true });
}

function comingOf(session: Session & InEncounter, who: string): Result<readonly Combatant[], Refusal> {
  const kinds = creaturesOf(session.rules);
  let encounter: Encounter = session.encounter;
  const coming: Combatant[] = [];
  for (const { count, marked: wanted } of marksRead(who)) {
    const kind = marked(wanted, kinds, ({ name }) => name);
    if (!kind || !Number.isInteger(count) || count < 1 || count > MOST) return no({ type: 'stale' });
    const made = newCreatures(session, encounter, kind, { count, side: kind.side });
    coming.push(...made);
    encounter = { ...encounter, combatants: [...encounter.combatants, ...made] };
  }
  return ok(coming);
}
