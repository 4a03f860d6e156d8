import { component } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { saveCharacter } from '../../src/session/own-characters.ts';
import { MADE, madeLike, makeId, makingForm } from '../character/ids.ts';
import { editing, madeText } from '../character/screen.ts';

/** Make one… opens a form; filled in, it makes a character of the caller's. */
export const make = component({
  id: makeId,
  needs: { characters: true },
  run(_, session, { fields }) {
    const name = fields.get(MADE.name);
    if (name === undefined) return { form: makingForm(session) };
    const like = madeLike(fields.get(MADE.like) ?? '');
    if (!like) return no({ type: 'stale' });
    const { rules, archetype } = like;
    return map(saveCharacter(session, { system: rules.id, name, sheet: archetype.sheet }), (made) =>
      inPlace(editing(session, made, madeText(session, made, archetype.name))),
    );
  },
});
