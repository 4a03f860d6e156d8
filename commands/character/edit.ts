import { command, refusalReply } from '../../src/interaction/command.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { editing, fieldMeant, HOW_TO_EDIT, withField } from '../../src/interaction/sheet-editing.ts';
import { fieldValues, keptCharacters, sheetFields } from '../../src/interaction/suggestions.ts';
import { near } from '../../src/rules/core/refusal.ts';
import { characterNamed, rulesFor } from '../../src/session/own-characters.ts';
import { fieldsOf } from '../../src/session/sheet-fields.ts';
import { formatField } from '../../src/session/sheet-text.ts';
import { capital, plain } from '../../src/text/markdown.ts';

/** What is typed to leave a field out. */
const NOTHING = 'none';
/** The longest value: lists may be written as JSON. */
const LONGEST_VALUE = 4000;

export const edit = command({
  name: 'edit',
  description: 'Change a character of yours, by form or one field at a time',
  options: {
    character: text('Which of yours', keptCharacters),
    field: optional(text('What to change; without it there is a form', sheetFields)),
    value: optional(
      text('What it is from now on; several by commas; “none” leaves it out', fieldValues, LONGEST_VALUE),
    ),
  },
  needs: { characters: true },
  run({ character: typed, field: about, value }, session) {
    const character = characterNamed(session, typed);
    if (!character.ok) return refusalReply(character.why, session);
    if (about === undefined) return editing(character.value, HOW_TO_EDIT);

    const fields = fieldsOf(rulesFor(character.value));
    const field = fieldMeant(fields, about);
    if (!field) {
      const known = [...fields.map(({ key }) => key), 'name'];
      const like = near(about, known);
      return refusalReply(
        { type: 'no-such', what: 'field', typed: about, known, ...(like && { near: like }) },
        session,
      );
    }
    const { name, sheet } = character.value;
    if (value === undefined) {
      if (field === 'name') return whisper(`The name is ${plain(name)}. Say \`value:\` to change it.`);
      const now = formatField(field, sheet).replaceAll('\n', '; ');
      const is = now === '' ? 'is left out' : `is ${plain(now, 800)}`;
      return whisper(`${field.label} ${is}. ${capital(plain(field.reader.wants, 400))} fits: say \`value:\`.`);
    }
    const changed = withField(session, character.value, field, value.toLowerCase() === NOTHING ? '' : value);
    if (!changed.ok) return refusalReply(changed.why, session);
    const saved = session.changeCharacter(character.value, changed.value.name, changed.value.sheet);
    return editing(saved, `**${plain(saved.name)}** is kept like this. ${HOW_TO_EDIT}`);
  },
});
