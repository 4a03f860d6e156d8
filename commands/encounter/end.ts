import { command } from '../../src/interaction/command.ts';
import { endScene } from '../../src/interaction/ending.ts';
import { endRows } from '../../src/interaction/luck-button.ts';
import { map } from '../../src/rules/core/result.ts';
import { gmOrAdmin } from '../../src/session/authorize.ts';

export const end = command({
  name: 'end',
  description: 'End the scene: what lasts a scene ends, and the dice are shown (GM)',
  requires: gmOrAdmin,
  needs: { history: true },
  options: {},
  run: (_, session) => map(endScene(session), (told) => ({ ...told, components: endRows(session) })),
});
