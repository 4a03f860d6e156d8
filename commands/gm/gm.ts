import { combatantCard } from '../../src/embeds/combatant-card.ts';
import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { combatantIn, fieldValue, sheetField } from '../../src/interaction/options/fields.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { play, playQuietly } from '../../src/posts/deed-reply.ts';
import { no } from '../../src/rules/core/result.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import { detailOf } from '../../src/rules/core/secrecy.ts';
import { gm } from '../../src/session/authorize.ts';
import { problemsOf } from '../../src/session/character-file.ts';
import { withValue } from '../../src/session/sheet-fields.ts';
import { parseField, readSheet } from '../../src/session/sheet-text.ts';
import { plain } from '../../src/text/markdown.ts';
import { buttons as buttonsWords } from '../../src/text/spoken.ts';
import { fieldContent } from '../character/screen.ts';

export const sheet = command({
  name: 'sheet',
  description: 'See a combatant’s sheet; change a field of it, at once (GM)',
  requires: gm,
  options: {
    who: combatant('Whose'),
    field: optional(sheetField('What to change; without it the sheet is shown, to you alone', combatantIn('who'))),
    value: optional(fieldValue('What it is from now on', combatantIn('who'), 'field')),
  },
  run({ who, field, value }, session) {
    const { rules } = session;
    if (field === undefined) return whisper(combatantCard(who, session.encounter));
    if (value === undefined) return whisper(fieldContent(who.sheet, field));
    const problems: Problem[] = [];
    const typed = withValue(who.sheet, field.path, parseField(field, who.sheet, value, problems));
    const read = readSheet(rules, typed, problems);
    if ('problems' in read) return no(problemsOf(read.problems));
    const deed = { type: 'change-sheet', subject: who.id, sheet: read.sheet } as const;
    if (detailOf(who, session.encounter) === 'exact') return play(session, deed);
    return playQuietly(session, deed, buttonsWords.fieldChanged(plain(who.name), field.label));
  },
});
