import { component } from '../../src/interaction/component.ts';
import { pagesOf, sheetPageForm } from '../../src/interaction/sheet-form.ts';
import { no } from '../../src/rules/core/result.ts';
import { rulesFor } from '../../src/session/own-characters.ts';
import { sheetPage } from '../character/screen.ts';

/** A page of a character's sheet, as a form. */
export const page = component({
  id: sheetPage,
  run({ character, page }) {
    const rules = rulesFor(character);
    return page < pagesOf(rules, character.sheet).length
      ? { form: sheetPageForm(rules, character, page) }
      : no({ type: 'stale' });
  },
});
