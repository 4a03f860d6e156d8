import type { OnField } from '../../../commands/map/on-field.ts';
import { readField, TEXT } from '../../../commands/map/text-form.ts';
import type { Field } from '../../field/field.ts';
import { playFromPanel } from '../../posts/tell-all.ts';
import type { Deed } from '../../rules/core/deed.ts';
import { explain, drawing as words } from '../../text/spoken.ts';
import type { ComponentInput } from '../component.ts';

/**
 * Does what was typed into the form of a field's text, and says what was done and what of it is no sign. Where it could not be
 * done, what was typed is said with the reason, so that it can be copied.
 */
export function doTyped(
  session: OnField,
  fields: ComponentInput['fields'],
  before: Field,
  deedFor: (ground: Field) => Deed | undefined,
): string {
  const rows = fields.get(TEXT.rows) ?? '';
  const typed = `${words.typed}\n\`\`\`\n${rows.replaceAll('`', 'ˋ')}\n\`\`\``;
  const read = readField(fields, before);
  if ('fault' in read) return `${words.faults[read.fault]} ${typed}`;
  const wrong = read.wrong.length > 0 ? [words.wrongSigns(read.wrong), typed] : [];
  const deed = deedFor(read.ground);
  if (!deed) return [...wrong, words.same].join('\n');
  const done = playFromPanel(session, deed);
  if (!done.ok) return `${explain(done.why, session.encounter)} ${typed}`;
  return [done.value, ...wrong].join('\n');
}
