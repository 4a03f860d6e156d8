import { component } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { pagesOf, sheetForm } from '../../src/interaction/sheet-form.ts';
import { no } from '../../src/rules/core/result.ts';
import { changeCharacter } from '../../src/session/character-changes.ts';
import { rulesFor } from '../../src/session/own-characters.ts';
import { plain } from '../../src/text/markdown.ts';
import { buttons as words } from '../../src/text/spoken.ts';
import { editing, filledIn, toMend } from '../character/screen.ts';

/** A page of a character's sheet that was filled in. */
export const form = component({
  id: sheetForm,
  run({ character, page, changedAt }, session, { fields }) {
    const inputs = pagesOf(rulesFor(character), character.sheet)[page];
    if (!inputs) return no({ type: 'stale' });
    const filled =
      character.changedAt === changedAt
        ? filledIn(session, character, inputs, fields)
        : no({ type: 'character-changed', name: character.name });
    if (!filled.ok) return inPlace(toMend(session, character, page, fields, filled.why));
    const { name, sheet } = filled.value;
    const saved = changeCharacter(session, character, name, sheet);
    return inPlace(editing(session, saved, words.changed(plain(saved.name))));
  },
});
