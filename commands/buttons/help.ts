import { component } from '../../src/interaction/component.ts';
import { helpButton, helpPage, helpPanel } from '../../src/interaction/help-panel.ts';
import { inPlace } from '../../src/interaction/reply.ts';

/** The buttons of /help: the commands of a role, and back. */
export const help = component({
  id: helpButton,
  run: ({ page }, session) => inPlace(page === 'now' ? helpPanel(session) : helpPage(session, page)),
});
