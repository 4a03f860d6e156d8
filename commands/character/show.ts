import { characterCard } from '../../src/embeds/character.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { command } from '../../src/interaction/command.ts';
import { boolean } from '../../src/interaction/option.ts';
import { ownCharacter } from '../../src/interaction/options/characters.ts';
import { show as showAll, whisper } from '../../src/interaction/reply.ts';
import { buttons as buttonsWords } from '../../src/text/spoken.ts';
import { openSheet } from './screen.ts';

export const show = command({
  name: 'show',
  description: 'See a character of yours',
  options: {
    character: ownCharacter('Which of yours'),
    public: boolean('Show it to everybody here'),
  },
  run({ character, public: open }) {
    const card = characterCard(character);
    return open
      ? showAll(card, { portrait: character.id })
      : whisper(card, {
          components: buttonRow(button(buttonsWords.edit, openSheet.write({ character }))),
          portrait: character.id,
        });
  },
});
