import { characterCard } from '../../src/embeds/character.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { deedReply } from '../../src/interaction/deed-reply.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { everybody, fieldsOfWho, fieldValuesOfWho } from '../../src/interaction/suggestions.ts';
import { suggestion } from '../../src/rules/core/choose.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import { asGm, findCombatant } from '../../src/session/authorize.ts';
import { fieldNamed, fieldsOf, withValue } from '../../src/session/sheet-fields.ts';
import { formatField, parseField, readSheet } from '../../src/session/sheet-text.ts';
import { capital, plain } from '../../src/text/markdown.ts';

/** The longest value: lists may be written as JSON. */
const LONGEST_VALUE = 4000;
/** Most problems of a value that are told. */
const MOST_PROBLEMS = 5;

export const sheet = command({
  name: 'sheet',
  description: 'See a combatant’s sheet; change a field of it, at once (GM)',
  options: {
    who: text('Whose', everybody),
    field: optional(text('What to change; without it the sheet is shown, to you alone', fieldsOfWho)),
    value: optional(text('What it is from now on', fieldValuesOfWho, LONGEST_VALUE)),
  },
  run({ who, field: about, value }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const meant = findCombatant(encounter.value, who);
    if (!meant.ok) return refusalReply(meant.why, session);
    const { id, name, sheet: is } = meant.value;
    const { rules } = session;
    if (about === undefined) return whisper(characterCard({ name, system: rules.id, sheet: is }));

    const fields = fieldsOf(rules);
    const field = fieldNamed(fields, about);
    const keys = fields.map(({ key }) => key);
    if (!field)
      return refusalReply({ type: 'no-such', what: 'field', typed: about, ...suggestion(about, keys) }, session);
    if (value === undefined) {
      const now = formatField(field, is).replaceAll('\n', '; ');
      const stands = now === '' ? 'is left out' : `is ${plain(now, 800)}`;
      return whisper(`${field.label} ${stands}. ${capital(plain(field.reader.wants, 400))} fits: say \`value:\`.`);
    }
    const unreadable: Problem[] = [];
    const typed = withValue(is, field.path, parseField(field, is, value, unreadable));
    const read = readSheet(rules, typed, unreadable);
    if ('problems' in read) {
      const { problems } = read;
      const more = Math.max(0, problems.length - MOST_PROBLEMS);
      return refusalReply({ type: 'sheet-unfit', problems: problems.slice(0, MOST_PROBLEMS), more }, session);
    }
    return deedReply(session, session.do({ type: 'change-sheet', subject: id, sheet: read.sheet }));
  },
});
