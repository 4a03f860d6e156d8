import { admitInPanel, requestButtons } from '../../../commands/requests.ts';
import { panelButton } from '../../posts/links.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { joining as joiningWords } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { type PanelPart, words as paragraph } from '../panel.ts';

/** Most who ask that are shown. */
const MOST = 2;

/** Who asks to join, with the answers; and who was refused. */
export function requestLines(session: Session): readonly PanelPart[] {
  const { requests, refused } = session.pending;
  const asking = requests
    .slice(0, MOST)
    .flatMap((request): readonly PanelPart[] => [
      paragraph(
        (request.leaving === undefined ? joiningWords.asking : joiningWords.askingToLeave)(
          request.user,
          plain(request.name),
        ),
      ),
      buttonRow(...requestButtons(session, request, admitInPanel)),
    ]);
  if (refused.length === 0) return asking;
  const again = panelButton.write({ encounter: session.version?.encounter ?? 0, press: 'forgive', key: '' });
  return [...asking, paragraph(joiningWords.refusedBefore(refused)), buttonRow(button(joiningWords.askAgain, again))];
}
