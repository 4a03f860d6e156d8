import { component } from '../../src/interaction/component.ts';
import { helpButton, helpPage, helpPanel } from '../../src/interaction/help-panel.ts';
import { inPlace } from '../../src/interaction/reply.ts';

/** The buttons of /help: the commands of a role, more of them, and back. */
export const helpPressed = component({
  id: helpButton,
  run: ({ page }, session) => {
    switch (page) {
      case 'now':
        return inPlace(helpPanel(session));
      case 'player more':
        return inPlace(helpPage(session, 'player', 'more'));
      case 'gm more':
        return inPlace(helpPage(session, 'gm', 'more'));
      default:
        return inPlace(helpPage(session, page));
    }
  },
});
