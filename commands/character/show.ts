import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { characterCard } from '../../src/embeds/character.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { componentId } from '../../src/interaction/component.ts';
import { boolean, optional, text } from '../../src/interaction/option.ts';
import { show as showAll, whisper } from '../../src/interaction/reply.ts';
import { keptCharacters } from '../../src/interaction/suggestions.ts';
import { button } from '../../src/interaction/turn-buttons.ts';
import { characterNamed } from '../../src/session/own-characters.ts';

export const show = command({
  name: 'show',
  description: 'See a character of yours',
  options: {
    character: text('Which of yours', keptCharacters),
    public: optional(boolean('Show it to everybody here')),
  },
  needs: { characters: true },
  run({ character: typed, public: open = false }, session) {
    const character = characterNamed(session, typed);
    if (!character.ok) return refusalReply(character.why, session);

    const card = characterCard(character.value);
    if (open) return showAll(card);
    const edit = button('Edit', componentId('sheet', character.value.id, 'open'), ButtonStyle.Secondary);
    return whisper(card, { components: [{ type: ComponentType.ActionRow, components: [edit] }] });
  },
});
