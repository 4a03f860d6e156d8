import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { answering } from '../../src/interaction/answer-buttons.ts';
import { refuse } from '../../src/interaction/command.ts';
import { carriedNumber, type Press, pressId } from '../../src/interaction/component.ts';
import { shorten } from '../../src/text/markdown.ts';

/** The buttons under a question: one an offer; or one that opens a form, where the answer is in the player's own words. */
export const answer: Press = {
  verb: 'answer',
  run({ carried: [fight, event, place], fields }, table) {
    const { mark, waiting } = table;
    if (!waiting || mark?.fight !== carriedNumber(fight) || mark.event !== carriedNumber(event))
      return refuse({ type: 'stale' }, table);
    const { offers, about } = waiting.question;
    const written = fields.get('words');
    if (written !== undefined) return answering(table, written);
    const offer = offers[carriedNumber(place)];
    if (offer !== undefined) return answering(table, offer);
    return {
      form: {
        custom_id: pressId('answer', mark.fight, mark.event, 'words'),
        title: shorten(about, 45),
        components: [
          {
            type: ComponentType.ActionRow,
            components: [
              {
                type: ComponentType.TextInput,
                custom_id: 'words',
                label: shorten(`In your own words: ${about}`, 45),
                style: TextInputStyle.Short,
                max_length: 200,
                required: true,
              },
            ],
          },
        ],
      },
    };
  },
};
