import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { combatant } from '../rules/core/encounter.ts';
import { near } from '../rules/core/refusal.ts';
import { isGm } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import { capital, shorten } from '../text/markdown.ts';
import { refusalReply } from './command.ts';
import { componentId } from './component.ts';
import { deedReply } from './deed-reply.ts';
import type { Reply } from './reply.ts';
import { button } from './turn-buttons.ts';

/** Answers the open question, for the one whose choice it is or a GM. */
export function answerReply(session: Session, given: string): Reply {
  const { encounter, waiting, caller } = session;
  if (!encounter) return refusalReply({ type: 'no-encounter' }, session);
  if (!waiting) return refusalReply({ type: 'no-question' }, session);
  const { subject, offers } = waiting.question;
  const { name, controller } = combatant(encounter, subject);
  if (controller !== caller.user && !isGm(session)) return refusalReply({ type: 'not-yours', name }, session);

  const wanted = given.trim().toLowerCase();
  const chosen = offers.length === 0 ? given : offers.find((offer) => offer.toLowerCase() === wanted);
  if (chosen === undefined) {
    const like = near(given, offers);
    return refusalReply(
      { type: 'no-such', what: 'answer', typed: given, known: offers, ...(like && { near: like }) },
      session,
    );
  }
  return deedReply(session, session.answer(chosen));
}

/** The buttons under a question. */
export function answerButtons(session: Session): Reply['components'] {
  const { waiting, revision } = session;
  if (!waiting || !revision) return [];
  const { offers } = waiting.question;
  const id = (place: number | string) => componentId('answer', revision.fight, revision.event, place);
  const buttons =
    offers.length === 0
      ? [button('Answer…', id('words'), ButtonStyle.Primary)]
      : offers.slice(0, 5).map((offer, place) => button(shorten(capital(offer), 80), id(place), ButtonStyle.Secondary));
  return [{ type: ComponentType.ActionRow, components: buttons }];
}
