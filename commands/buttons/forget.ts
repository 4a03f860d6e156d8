import { refusalReply } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { confirmDeletion } from '../../src/interaction/delete-confirmation.ts';
import { characterOf } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';

/** Delete, or Keep, under the question whether a character is to be deleted. */
export const forget = component({
  action: 'forget',
  needs: { characters: true },
  run({ args: [id, what] }, session) {
    const character = characterOf(session, id);
    if (!character.ok) return refusalReply(character.why, session);
    if (what === 'yes') return { ...confirmDeletion(session, character.value), update: true };
    return { whisper: true, update: true, content: `**${plain(character.value.name)}** stays.` };
  },
});
