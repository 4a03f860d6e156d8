import { fieldView } from '../../embeds/field-view.ts';
import { fieldPlaces, narrowField } from '../../embeds/narrow-field.ts';
import type { Encounter } from '../../rules/core/encounter.ts';
import type { PlayedField } from '../../rules/core/played-field.ts';
import type { View } from '../../rules/core/secrecy.ts';
import { plain } from '../../text/markdown.ts';
import { drawing as words } from '../../text/spoken.ts';

/** A field as a viewer may know it: in characters, and below it who stands where and whether it is dark. */
export function fieldShown(encounter: Encounter, field: PlayedField, view: View): string {
  const board = fieldView({ ...encounter, field }, view);
  if (!board) return '';
  const nowhere = encounter.combatants.filter(({ id }) => !Object.hasOwn(field.standing, id));
  return [
    `\`\`\`\n${narrowField(board).join('\n')}\n\`\`\``,
    fieldPlaces(board),
    ...(nowhere.length === 0 ? [] : [words.nowhere(nowhere.map(({ name }) => plain(name)))]),
    ...(field.look.dark ? [words.isDark] : []),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
