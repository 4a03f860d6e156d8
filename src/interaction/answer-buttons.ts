import {
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { sayOf } from '../embeds/meters.ts';
import type { Session } from '../session/session.ts';
import { capital, shorten } from '../text/markdown.ts';
import { buttons as words } from '../text/spoken.ts';
import { type ButtonRow, button, buttonRow } from './buttons.ts';
import { componentId, integer, thisEncounter, thisQuestion } from './component.ts';

/** A button that gives one of the answers that a question offers, by its index among them. */
export const answerButton = componentId('answer', {
  encounter: thisEncounter,
  revision: thisQuestion,
  offer: integer,
});

/** The button that opens a form for an answer in the player's own words, and that form. */
export const answerForm = componentId('answer-words', { encounter: thisEncounter, revision: thisQuestion });

/** The field of the form. */
export const ANSWER_FIELD = 'words';

/** Most buttons in a row, and the longest label of one. */
const MOST_BUTTONS = 5;
const LONGEST_LABEL = 80;
/** The longest title of a form and of a field. */
const LONGEST_TITLE = 45;

/** The buttons under a question. */
export function answerButtons({ waiting, version, encounter }: Session): readonly ButtonRow[] {
  if (!waiting || !version || !encounter) return [];
  const { offers } = waiting.question;
  const at = { encounter: version.encounter, revision: waiting.revision };
  if (offers.length === 0) return buttonRow(button(words.answer, answerForm.write(at), ButtonStyle.Primary));
  const { named } = sayOf(encounter);
  return buttonRow(
    ...offers
      .slice(0, MOST_BUTTONS)
      .map((text, offer) => button(shorten(capital(named(text)), LONGEST_LABEL), answerButton.write({ ...at, offer }))),
  );
}

/** A form for an answer in the player's own words. */
export function formForAnswer(
  at: { readonly encounter: number; readonly revision: number },
  about: string,
): APIModalInteractionResponseCallbackData {
  const input = {
    type: ComponentType.TextInput,
    custom_id: ANSWER_FIELD,
    label: shorten(words.anyWords(about), LONGEST_TITLE),
    style: TextInputStyle.Short,
    max_length: 200,
    required: true,
  } as const;
  return {
    custom_id: answerForm.write(at),
    title: shorten(about, LONGEST_TITLE),
    components: [{ type: ComponentType.ActionRow, components: [input] }],
  };
}
