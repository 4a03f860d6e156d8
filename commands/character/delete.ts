import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { componentId } from '../../src/interaction/component.ts';
import { confirmDeletion } from '../../src/interaction/delete-confirmation.ts';
import { boolean, optional, text } from '../../src/interaction/option.ts';
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
    sure: optional(boolean('Delete it without asking again')),
  },
  needs: { characters: true },
  run({ character: typed, sure = false }, session) {
    const character = characterNamed(session, typed);
    if (!character.ok) return refusalReply(character.why, session);
    if (sure) return confirmDeletion(session, character.value);

    const { id, name } = character.value;
    const components = [
      button('Delete', componentId('forget', id, 'yes'), ButtonStyle.Danger),
      button('Keep', componentId('forget', id, 'no'), ButtonStyle.Secondary),
    ];
    const said = `Delete **${plain(name)}**? That cannot be taken back; \`/character export\` keeps a copy. Press Delete, or say \`sure:\` yes.`;
    return whisper(said, { components: [{ type: ComponentType.ActionRow, components }] });
  },
});
