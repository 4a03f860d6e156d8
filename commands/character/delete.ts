import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { command, refuse } from '../../src/interaction/command.ts';
import { pressId } from '../../src/interaction/component.ts';
import { forgetting } from '../../src/interaction/delete-confirmation.ts';
import { flag, optional, text } from '../../src/interaction/option.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { keptCharacters } from '../../src/interaction/suggestions.ts';
import { button } from '../../src/interaction/turn-buttons.ts';
import { characterNamed } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';

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
