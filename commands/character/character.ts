import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { ownCharacter } from '../../src/interaction/options/characters.ts';
import { characterField, characterIn, fieldValue } from '../../src/interaction/options/fields.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { SHEETS } from '../../src/interaction/settings.ts';
import { play } from '../../src/posts/deed-reply.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { changeCharacter } from '../../src/session/character-changes.ts';
import { valueAt, withValue } from '../../src/session/sheet-fields.ts';
import { plain } from '../../src/text/markdown.ts';
import { buttons as buttonsWords } from '../../src/text/spoken.ts';
import { editing, fieldContent, withField } from './screen.ts';

/** What is typed to leave a field out. */
const NONE = 'none';

export const edit = command({
  name: 'edit',
  description: 'Change a character of yours, by form or one field at a time',
  options: {
    character: ownCharacter('Which of yours'),
    field: optional(characterField('What to change; without it there is a form', 'character')),
    value: optional(
      fieldValue('What it is from now on; several by commas; “none” leaves it out', characterIn('character'), 'field'),
    ),
  },
  run({ character, field, value }, session) {
    if (field === undefined) return editing(session, character);
    if (value === undefined)
      return whisper(
        field === 'name' ? buttonsWords.nameIs(plain(character.name)) : fieldContent(character.sheet, field),
      );
    const changed = withField(session, character, field, value.toLowerCase() === NONE ? '' : value);
    if (!changed.ok) return changed;
    const saved = changeCharacter(session, character, changed.value.name, changed.value.sheet);
    const playing = field === 'name' ? undefined : changeableIn(session.encounter, saved.id);
    if (!playing || field === 'name') return editing(session, saved, buttonsWords.changed(plain(saved.name)));
    // Of the sheet in the encounter the rest stays: armor that was destroyed there is not mended by this.
    const sheet = withValue(playing.sheet, field.path, valueAt(saved.sheet, field.path));
    return play(session, { type: 'change-sheet', subject: playing.id, sheet });
  },
});

/** Who was made from a character and may be changed by its player now, by the GM's setting. */
function changeableIn(encounter: Encounter | undefined, character: string): Combatant | undefined {
  if (!encounter || encounter.phase === 'ended' || encounter.settings[SHEETS] !== 'players') return undefined;
  return encounter.combatants.find((each) => each.character === character);
}
