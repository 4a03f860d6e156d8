import type { AnyCommand } from '../src/interaction/command.ts';
import { act } from './act/act.ts';
import { add } from './add.ts';
import { adjust } from './adjust.ts';
import { answer } from './answer.ts';
import { attack } from './attack.ts';
import { away } from './away.ts';
import { cast } from './cast.ts';
import { catchUp } from './catch-up.ts';
import { character } from './character.ts';
import { conditionCommand } from './condition.ts';
import { defend } from './defend.ts';
import { encounter } from './encounter.ts';
import { field } from './field.ts';
import { gmCommand } from './gm.ts';
import { help } from './help.ts';
import { initiative } from './initiative.ts';
import { join } from './join.ts';
import { lend } from './lend.ts';
import { log } from './log.ts';
import { me } from './me.ts';
import { move } from './move.ts';
import { odds } from './odds.ts';
import { plan } from './plan.ts';
import { practice } from './practice.ts';
import { privacyCommand } from './privacy.ts';
import { redo } from './redo.ts';
import { rest } from './rest.ts';
import { roll } from './roll.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { order } from './standing-order.ts';
import { turn } from './turn.ts';
import { turns } from './turns.ts';
import { undo } from './undo.ts';

/** Every command, in the order players see them. */
export const commands: readonly AnyCommand[] = [
  join,
  character,
  attack,
  defend,
  cast,
  move,
  act,
  turn,
  me,
  turns,
  catchUp,
  away,
  lend,
  rest,
  answer,
  order,
  odds,
  plan,
  undo,
  redo,
  log,
  roll,
  encounter,
  initiative,
  add,
  conditionCommand,
  adjust,
  field,
  gmCommand,
  rules,
  help,
  practice,
  privacyCommand,
  setup,
];

export { contextCommands } from './context.ts';
