import { command } from '../../src/interaction/command.ts';
import { gmPanel, PANEL_NEEDS } from '../../src/interaction/gm/panel.ts';
import { gm } from '../../src/session/authorize.ts';

export const panel = command({
  name: 'panel',
  description: 'All that a GM can do, by buttons and forms, for you alone (GM)',
  requires: gm,
  needs: PANEL_NEEDS,
  options: {},
  run: (_, session) => gmPanel(session),
});
