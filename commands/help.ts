import { ROLES } from '../src/embeds/help.ts';
import { command } from '../src/interaction/command.ts';
import { helpPage, helpPanel } from '../src/interaction/help-panel.ts';
import { oneOf, optional } from '../src/interaction/option.ts';

export const help = command({
  name: 'help',
  description: 'How to play here, and how to run a fight',
  storeless: true,
  options: { role: optional(oneOf('What you are here', ROLES)) },
  run: ({ role }, session) => (role ? helpPage(session, role) : helpPanel(session)),
});
