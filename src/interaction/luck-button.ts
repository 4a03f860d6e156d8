import type { Session } from '../session/session.ts';
import { opening, luck as words } from '../text/spoken.ts';
import { type ButtonRow, button } from './buttons.ts';
import { componentId } from './component.ts';
import { numbered } from './options/encounters.ts';
import { restRow } from './rest-buttons.ts';

/** Who was lucky in an encounter of the channel, and where it turned. */
export const luckButton = componentId('luck', { encounter: numbered });

/** The proof of an encounter's dice. */
export const proofButton = componentId('proof', { encounter: numbered });

/** What is under the end of an encounter: rests, who was lucky, and the proof of its dice. */
export function endRows(session: Session): readonly ButtonRow[] {
  const encounter = session.version?.encounter ?? 0;
  return restRow(
    session,
    button(words.button, luckButton.write({ encounter })),
    button(opening.checkDice, proofButton.write({ encounter })),
  );
}
