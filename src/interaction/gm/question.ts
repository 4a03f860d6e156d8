import { ButtonStyle } from 'discord-api-types/v10';
import { questionText } from '../../embeds/question.ts';
import { gmScreen } from '../../posts/links.ts';
import { gmsOf } from '../../posts/pings.ts';
import { answerButtons } from '../../posts/question.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import type { Session } from '../../session/session.ts';
import type { DeedOutcome } from '../../session/step.ts';
import { capital } from '../../text/markdown.ts';
import { deedTitle, gm as gmWords } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { componentId, thisEncounter, thisQuestion } from '../component.ts';
import { words as paragraph } from '../panel.ts';
import { remembering } from '../posts/remember.ts';
import type { Reply } from '../reply.ts';

/** Under a question whose answers only the GM may see: shows them. */
export const decideButton = componentId('decide', { encounter: thisEncounter, revision: thisQuestion });

/** What all see of a question that is the GM's alone: the act that waits, and that the GM is asked. */
export function gmIsAsked(
  { waiting, version }: Session,
  { before, after }: DeedOutcome,
): Required<Pick<Reply, 'content' | 'ping' | 'components'>> {
  if (!waiting || !version) throw new Error('No question is open');
  const gms = gmsOf(after);
  const id = decideButton.write({ encounter: version.encounter, revision: waiting.revision });
  return {
    content: gmWords.isAsked(gms, capital(deedTitle(waiting.deed, { before, after }))).trim(),
    ping: gms,
    components: buttonRow(button(gmWords.decide, id, ButtonStyle.Primary)),
  };
}

/** The open question as only the GM sees it, with its answers. Refused where none is open. */
export function gmQuestion(session: Session): Result<Reply, Refusal> {
  const { state, waiting, version, encounter } = session;
  const outcome = session.asked();
  if (!state || !outcome?.question) return no({ type: 'no-question' });
  const text = questionText(outcome, outcome.question, 'gm');
  // It may follow an answer of this session, which counts too.
  const posts = remembering(session, state);
  const answers = answerButtons({ waiting, version, encounter, posts }, 'gm');
  return ok(gmScreen(undefined, paragraph(text), ...answers, ...buttonRow(closeButton())));
}
