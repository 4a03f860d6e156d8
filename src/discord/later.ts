import type { Logger } from 'pino';
import type { Reply } from '../interaction/reply.ts';
import { type Answerable, isFromMessage } from './answerable.ts';
import { deliverable } from './attachments.ts';
import { publicMessageOf, updateOf } from './message.ts';
import type { ReplyPictures } from './pictures/reply-pictures.ts';
import { editOriginal } from './send.ts';
import type { ShownAnswers } from './shown-answers.ts';
import { troubleOf } from './trouble.ts';

/** The message of an answer, which is drawn anew. */
interface Standing {
  readonly interaction: Answerable;
  /** The id of a message that followed the response. Absent: it is the response itself. */
  readonly message?: string | undefined;
  readonly pictures: ReplyPictures;
  readonly answers: ShownAnswers;
  readonly log: Logger;
}

/** Brings what an answer becomes into its message, until that is another or gone. Nothing is thrown. */
export async function follow(
  later: AsyncIterable<Reply>,
  { interaction, message, pictures, answers, log }: Standing,
): Promise<void> {
  try {
    for await (const reply of later) {
      // Whoever has gone on in the message that was pressed sees something else there.
      if (reply.update && !answers.has(interaction)) return;
      const next = await deliverable(reply);
      const pressed = reply.update && isFromMessage(interaction) ? interaction.message : undefined;
      await editOriginal(interaction, pressed ? updateOf(next, pressed) : publicMessageOf(next), message);
      pictures.follow(interaction, next, message);
    }
  } catch (error) {
    if (troubleOf(error) !== 'gone') log.info({ interaction: interaction.id, error }, 'An answer cannot be drawn anew');
  }
}
