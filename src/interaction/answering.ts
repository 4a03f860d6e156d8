import { choose } from '../rules/core/choose.ts';
import { combatant } from '../rules/core/encounter.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../rules/core/result.ts';
import { isGm } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import { outcomeReply } from './deed-reply.ts';
import type { Reply } from './reply.ts';

/** Answers the open question, for the player whose choice it is or a GM. */
export function giveAnswer(session: Session, typed: string): Result<Reply, Refusal> {
  const { encounter, waiting, caller } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  if (!waiting) return no({ type: 'no-question' });
  const { subject, offers } = waiting.question;
  const { name, controller } = combatant(encounter, subject);
  if (controller !== caller.user && !isGm(session)) return no({ type: 'not-yours', name });

  const answer = offers.length === 0 ? ok(typed) : choose('answer', typed, offers);
  return answer.ok ? map(session.answer(answer.value), (outcome) => outcomeReply(session, outcome)) : answer;
}
