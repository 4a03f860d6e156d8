// The screen on which a GM chooses a creature to add.

import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import type { AddableEntry } from '../../src/interaction/creatures.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import type { Session } from '../../src/session/session.ts';
import { gmWords as words } from '../../src/text/gm.ts';
import { t } from '../../src/text/t.ts';
import { addMenuId, backButtonRow, gmFormId } from './ids.ts';
import { panelIdFields } from './panel.ts';

/** How many creatures to add, and how. */
export interface Newcomers {
  readonly count: number;
  readonly hidden: boolean;
  readonly together: boolean;
  /**
   * A template, or a number: each creature becomes as strong as that many characters. Empty for the creature as it is.
   */
  readonly variant: string;
}

/** The screen where the GM chooses one of these creatures, or searches. */
export function creaturesScreen(
  session: Pick<Session, 'version'>,
  matches: readonly AddableEntry[],
  { count, hidden, together, variant }: Newcomers,
): Reply {
  const creatureEntries = matches.map(({ label, value, about }) => panel.entry(label, value, { about }));
  const id = addMenuId.write({
    ...panelIdFields(session),
    count,
    hidden: hidden ? 'hidden' : '',
    together: together ? 'together' : '',
    variant,
  });
  return panel.gmScreen(
    undefined,
    panel.paragraph(words.whichOne(count, hidden, Math.max(0, creatureEntries.length - MENU_LIMITS.entries))),
    panel.menuRow(id, t('gm-field-creature'), creatureEntries),
    panel.buttonRow(
      panel.button(t('gm-search-again'), gmFormId.write({ ...panelIdFields(session), form: 'add', who: '' })),
    ),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}
