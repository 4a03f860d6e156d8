// The first message in a new server, and its buttons. Each button opens a message for the user who presses it.

import { ButtonStyle } from 'discord-api-types/v10';
import { component, componentId, idOneOf } from '../src/interaction/component.ts';
import * as panel from '../src/interaction/panel.ts';
import type { Reply } from '../src/interaction/reply.ts';
import { t } from '../src/text/t.ts';
import { helpPanel } from './help.ts';
import { practiceChoice } from './practice.ts';
import { startFightButton } from './start.ts';

const welcomeButtonId = componentId('welcome', { press: idOneOf('practice', 'help') });

/** What Fray says when it is invited to a server. */
export function welcomeMessage(): Reply {
  const buttonFor = (what: 'practice' | 'help') =>
    panel.button(t(`welcome-${what}`), welcomeButtonId.write({ press: what }));
  return {
    content: t('welcome'),
    components: panel.buttonRow(startFightButton(ButtonStyle.Success), buttonFor('practice'), buttonFor('help')),
  };
}

export const useWelcome = component({
  id: welcomeButtonId,
  run: ({ press }, session) => (press === 'practice' ? practiceChoice(session) : helpPanel(session)),
});
