import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { command, refuse } from '../../src/discord/command.ts';
import { flag, optional, text } from '../../src/discord/option.ts';
import { pressId } from '../../src/discord/press.ts';
import { show as showAll, whisper } from '../../src/discord/reply.ts';
import { characterCard } from '../../src/embeds/character.ts';
import { characterNamed } from '../../src/table/characters.ts';
import { keptCharacters } from '../../src/table/suggestions.ts';
import { button } from '../../src/table/turn-buttons.ts';

export const show = command({
  name: 'show',
  description: 'See a character of yours',
  options: {
    character: text('Which of yours', keptCharacters),
    public: optional(flag('Show it to everybody here')),
  },
  run({ character: typed, public: open = false }, table) {
    const character = characterNamed(table, typed);
    if (!character.ok) return refuse(character.why, table);

    const card = characterCard(character.value);
    if (open) return showAll(card);
    const edit = button('Edit', pressId('sheet', character.value.id, 'open'), ButtonStyle.Secondary);
    return whisper(card, { components: [{ type: ComponentType.ActionRow, components: [edit] }] });
  },
});
