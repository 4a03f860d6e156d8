import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { command, refuse } from '../../src/discord/command.ts';
import { flag, optional, text } from '../../src/discord/option.ts';
import { pressId } from '../../src/discord/press.ts';
import { whisper } from '../../src/discord/reply.ts';
import { plain } from '../../src/embeds/text.ts';
import { characterNamed } from '../../src/table/characters.ts';
import { forgetting } from '../../src/table/forgetting.ts';
import { keptCharacters } from '../../src/table/suggestions.ts';
import { button } from '../../src/table/turn-buttons.ts';

export const remove = command({
  name: 'delete',
  description: 'Delete a character of yours',
  options: {
    character: text('Which of yours', keptCharacters),
    sure: optional(flag('Delete it without asking again')),
  },
  run({ character: typed, sure = false }, table) {
    const character = characterNamed(table, typed);
    if (!character.ok) return refuse(character.why, table);
    if (sure) return forgetting(table, character.value);

    const { id, name } = character.value;
    const components = [
      button('Delete', pressId('forget', id, 'yes'), ButtonStyle.Danger),
      button('Keep', pressId('forget', id, 'no'), ButtonStyle.Secondary),
    ];
    const said = `Delete **${plain(name)}**? That cannot be taken back; \`/character export\` keeps a copy. Press Delete, or say \`sure:\` yes.`;
    return whisper(said, { components: [{ type: ComponentType.ActionRow, components }] });
  },
});
