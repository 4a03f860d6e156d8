import { command } from '../src/interaction/command.ts';
import { goTo } from '../src/interaction/moves/go.ts';
import { optional } from '../src/interaction/option.ts';
import { actor } from '../src/interaction/options/combatants.ts';
import { no } from '../src/rules/core/result.ts';
import { running } from '../src/session/authorize.ts';
import { tile } from './move/move.ts';
import { movesScreen } from './move/screen.ts';

export const move = command({
  name: 'move',
  description: 'Go to a tile of the field',
  requires: running,
  options: {
    to: optional(tile('A letter and a number, such as D7; without it you choose')),
    as: actor('Who goes, if you play several'),
  },
  run({ to, as }, session) {
    if (!session.encounter.field) return no({ type: 'no-field' });
    return to === undefined ? movesScreen(session, as) : goTo(session, as, to, false);
  },
});
