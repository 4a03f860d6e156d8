import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { answerReply } from '../../src/interaction/answer-buttons.ts';
import { refusalReply } from '../../src/interaction/command.ts';
import { component, componentId, numberArg } from '../../src/interaction/component.ts';
import { shorten } from '../../src/text/markdown.ts';

/** The buttons under a question: one an offer; or one that opens a form, where the answer is in the player's own words. */
export const answer = component({
  action: 'answer',
  run({ args: [fight, event, place], fields }, session) {
    const { revision, waiting } = session;
    if (!waiting || revision?.fight !== numberArg(fight) || revision.event !== numberArg(event))
      return refusalReply({ type: 'stale' }, session);
    const { offers, about } = waiting.question;
    const written = fields.get('words');
    if (written !== undefined) return answerReply(session, written);
    const offer = offers[numberArg(place)];
    if (offer !== undefined) return answerReply(session, offer);
    return {
      form: {
        custom_id: componentId('answer', revision.fight, revision.event, 'words'),
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
});
