import { refuse } from '../../src/interaction/command.ts';
import type { Press } from '../../src/interaction/component.ts';
import { forgetting } from '../../src/interaction/delete-confirmation.ts';
import { characterOf } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';

/** Delete, or Keep, under the question whether a character is to be deleted. */
export const forget: Press = {
  verb: 'forget',
  run({ carried: [id, what] }, table) {
    const character = characterOf(table, id);
    if (!character.ok) return refuse(character.why, table);
    if (what === 'yes') return { ...forgetting(table, character.value), update: true };
    return { whisper: true, update: true, content: `**${plain(character.value.name)}** stays.` };
  },
};
