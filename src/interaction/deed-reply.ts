import { asked } from '../embeds/question.ts';
import { tell } from '../embeds/tell.ts';
import { pinged } from '../embeds/turn.ts';
import { isDeletedUser, playerOf } from '../rules/core/deleted-user.ts';
import { combatant, type Encounter, type UserId } from '../rules/core/encounter.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import type { Result } from '../rules/core/result.ts';
import type { DeedOutcome, Session } from '../session/session.ts';
import { list, mention } from '../text/markdown.ts';
import { answerButtons } from './answer-buttons.ts';
import { refusalReply } from './command.ts';
import { type Reply, show } from './reply.ts';
import { turnButtons } from './turn-buttons.ts';

/** The answer to a deed: why not, the question it waits for, or the telling of what happened. */
export function deedReply(session: Session, done: Result<DeedOutcome, Refusal>): Reply {
  if (!done.ok) return refusalReply(done.why, session);
  const { question } = done.value;
  if (question) {
    const called = calling(deciders(done.value.after, question), 'you decide');
    return show(asked(done.value, question), { ...called, components: answerButtons(session) ?? [] });
  }
  const buttons = turnButtons(session);
  return show(tell(done.value), {
    ...calling(pinged(done.value), 'your turn'),
    ...(buttons.length > 0 && { components: buttons }),
  });
}

/** Those who may answer a question and are pinged for it: the player of the one whose choice it is, else the GMs. */
export function deciders(encounter: Encounter, { subject }: Question): readonly UserId[] {
  const player = playerOf(combatant(encounter, subject));
  return player === undefined ? encounter.gms.filter((gm) => !isDeletedUser(gm)) : [player];
}

/** Calls players by name, with a word why. Nobody is called where there is nobody. */
function calling(users: readonly UserId[], why: string): Pick<Reply, 'content' | 'ping'> {
  return users.length === 0 ? {} : { content: `${list(users.map(mention))}: ${why}.`, ping: users };
}
