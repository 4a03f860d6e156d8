import { ButtonStyle } from 'discord-api-types/v10';
import { undone } from '../embeds/undo-embed.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../rules/core/result.ts';
import { viewOf } from '../rules/core/secrecy.ts';
import { type InEncounter, isGm } from '../session/authorize.ts';
import type { ToldIn } from '../session/loadable.ts';
import type { Session } from '../session/session.ts';
import { type DoneDeed, lastAsOne, standingDeeds, type UndoDepth } from '../session/undo-plan.ts';
import { lastDeed, whyOnlyTheGm } from '../session/undo-policy.ts';
import { corner as cornerWords } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { closeButton } from './close-button.ts';
import { componentId, idInteger, idText, thisEncounter } from './component.ts';
import { closed, type Reply, whisper } from './reply.ts';

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

/** Takes back the last deed, if it still is the one of that key; as a GM, what was done with it too. Returns what was. */
export function takeBack(
  session: Session<'history'> & InEncounter,
  key: string,
  depth: 1 | 'as one' = 1,
): Result<readonly Pick<DoneDeed, 'deed'>[], Refusal> {
  const last = mayTakeBack(session, depth);
  if (!last.ok) return last;
  if (last.value.key !== key) return no({ type: 'stale' });
  return map(session.undo(depth), ({ deeds }) => (deeds.length > 0 ? deeds : [last.value]));
}

/** Take back all, under what that would be: so many steps, the last of them the deed of that key. */
export const takeBackAll = componentId('take-back', { encounter: thisEncounter, deed: idText, steps: idInteger });

/**
 * Takes back what a message tells. A player may take back the last thing done, where the message tells it; a GM also what
 * was done since the message, after a question.
 */
export function takeBackTold(
  session: Session<'history'> & InEncounter,
  { encounter: id, first, last }: ToldIn,
): Result<Reply, Refusal> {
  const { waiting, loaded, version, encounter, caller } = session;
  if (version?.encounter !== id) return no({ type: 'stale' });
  const since = standingDeeds(loaded.history, viewOf(caller.user, encounter)).filter(({ number }) => number >= first);
  const steps = since.length + (waiting ? 1 : 0);
  if (!since.some(({ number }) => number <= last)) return no({ type: 'nothing-to-undo' });
  const isLast = steps === 1;
  // What was all done by one tap, or at one moment, goes as one.
  const isOne = isGm(session) && !waiting && lastAsOne(since, encounter).length === steps;
  const may = mayTakeBack(session, 1);
  if (!may.ok) return may;
  if (isLast || (!isGm(session) && !waiting && (since[0]?.number ?? last) <= last))
    return map(session.undo(1), () => closed);
  if (isOne) return map(session.undo('as one'), () => closed);
  if (!isGm(session)) return no({ type: 'done-since', gms: encounter.gms });
  return map(session.planUndo(steps), ({ withdrawn, deeds, before, after }) => {
    const taken = [...(withdrawn ? [withdrawn] : []), ...deeds].map(({ deed }) => deed);
    const all = takeBackAll.write({ encounter: id, deed: may.value.key, steps });
    return whisper(undone({ deeds: taken, before, after }, 'preview'), {
      content: cornerWords.sureToTakeBack(steps),
      components: buttonRow(button(cornerWords.takeBackAll(steps), all, ButtonStyle.Danger), closeButton()),
    });
  });
}
