import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { ownCharacter } from '../../src/interaction/options/characters.ts';
import { characterField, characterIn, fieldValue } from '../../src/interaction/options/fields.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { editing, fieldContent, HOW_TO_EDIT, withField } from '../../src/interaction/sheet-editing.ts';
import { map } from '../../src/rules/core/result.ts';
import { plain } from '../../src/text/markdown.ts';

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
    if (field === undefined) return editing(character, HOW_TO_EDIT);
    if (value === undefined)
      return whisper(
        field === 'name'
          ? `The name is ${plain(character.name)}. Say \`value:\` to change it.`
          : fieldContent(character.sheet, field),
      );
    const changed = withField(session, character, field, value.toLowerCase() === NONE ? '' : value);
    return map(changed, ({ name, sheet }) => {
      const saved = session.changeCharacter(character, name, sheet);
      return editing(saved, `**${plain(saved.name)}** is changed. ${HOW_TO_EDIT}`);
    });
  },
});
