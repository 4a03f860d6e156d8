import type { Session } from '../session/session.ts';
import { luck as words } from '../text/spoken.ts';
import { type ButtonRow, button } from './buttons.ts';
import { componentId } from './component.ts';
import { numbered } from './past-encounters.ts';
import { restRow } from './rest-buttons.ts';

/** Who was lucky in an encounter of the channel, and where it turned. */
export const luckButton = componentId('luck', { encounter: numbered });

/** What is under the end of a scene: rests, and who was lucky. */
export function endRows(session: Session): readonly ButtonRow[] {
  const encounter = session.version?.encounter ?? 0;
  return restRow(session, button(words.button, luckButton.write({ encounter })));
}
