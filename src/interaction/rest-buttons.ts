import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Session } from '../session/session.ts';
import { capital } from '../text/markdown.ts';
import { corner as cornerWords } from '../text/spoken.ts';
import { type ButtonRow, button, buttonRow } from './buttons.ts';
import { componentId, idText, thisEncounter } from './component.ts';
import { mark } from './posts/mark.ts';

/** A rest of everybody, by the mark of its kind. */
export const restButton = componentId('rest', { encounter: thisEncounter, kind: idText });

/** Most buttons in a row. */
const MOST = 5;

/** A button for each kind of rest that the rules have, for when no rounds run, and more beside them. */
export function restRow({ rules, version }: Session, ...more: readonly APIButtonComponent[]): readonly ButtonRow[] {
  const encounter = version?.encounter ?? 0;
  const kinds = rules.rests.slice(0, MOST);
  return buttonRow(
    ...kinds.map((kind) => button(cornerWords.rest(capital(kind)), restButton.write({ encounter, kind: mark(kind) }))),
    ...more,
  );
}
