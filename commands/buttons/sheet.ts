import { refusalReply } from '../../src/interaction/command.ts';
import { component, numberArg } from '../../src/interaction/component.ts';
import { editing, filledIn, HOW_TO_EDIT, toMend } from '../../src/interaction/sheet-editing.ts';
import { formOf, pagesOf } from '../../src/interaction/sheet-form.ts';
import { no } from '../../src/rules/core/result.ts';
import { characterOf, rulesFor } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';

/** The form of a character's sheet: its pages as buttons, a page as a form, and a page that was filled in. */
export const sheet = component({
  action: 'sheet',
  needs: { characters: true },
  run({ args: [id, what, number, mark], fields }, session) {
    const character = characterOf(session, id);
    if (!character.ok) return refusalReply(character.why, session);
    if (what === 'open') return editing(character.value, HOW_TO_EDIT, true);

    const rules = rulesFor(character.value);
    const page = numberArg(number);
    const inputs = pagesOf(rules, character.value.sheet)[page];
    if (!inputs) return refusalReply({ type: 'stale' }, session);
    if (what !== 'save') return { form: formOf(rules, character.value, page) };

    const { name, changedAt } = character.value;
    const filled =
      String(changedAt) === mark
        ? filledIn(session, character.value, inputs, fields)
        : no({ type: 'character-changed', name } as const);
    if (!filled.ok) return toMend(session, character.value, page, fields, filled.why);
    const saved = session.changeCharacter(character.value, filled.value.name, filled.value.sheet);
    return editing(saved, `**${plain(saved.name)}** is kept like this. ${HOW_TO_EDIT}`, true);
  },
});
