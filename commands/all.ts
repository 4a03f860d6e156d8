import type { AnyCommand } from '../src/interaction/command.ts';
import type { ComponentHandler } from '../src/interaction/component.ts';
import type { ContextCommand } from '../src/interaction/context-command.ts';
import { close } from '../src/interaction/panel.ts';
import {
  act,
  actAtChosen,
  actAtTile,
  actAtTyped,
  actPressed,
  askForTile,
  chooseAct,
  doAct,
  fillAct,
  showActs,
  showActsOf,
} from './act/act.ts';
import { add } from './add.ts';
import { adjust } from './adjust.ts';
import { answer, answerPressed, answerWords, decide } from './answer.ts';
import { attack } from './attack.ts';
import { letHeldBackPlay, playCreatures } from './autopilot.ts';
import { absence, away, daysOff, hours, meanwhile, quiet, zone } from './away.ts';
import { bring, suggest } from './balance.ts';
import { cast } from './cast.ts';
import { catchUp, catchUpPressed } from './catch-up.ts';
import { character, characters, confirmDelete, sheetOfMember, sheetOfPressed } from './character/character.ts';
import { form, make, page, sheet } from './character/screen.ts';
import { conditionCommand } from './condition.ts';
import { defend } from './defend.ts';
import { encounter, proof, victory } from './encounter.ts';
import { stopForecast } from './forecast.ts';
import { addChosen, chosenAbout, filled, moveAnyway } from './gm/filled.ts';
import { gmCommand } from './gm/gm.ts';
import { admit, admitThere, panel, styles } from './gm/panel-buttons.ts';
import { settings, values } from './gm/settings.ts';
import { countStepped, cured, somebody, somebodyChosen } from './gm/somebody.ts';
import { help, helpPressed } from './help.ts';
import { initiative } from './initiative.ts';
import { join, joinAs, joinPressed } from './join.ts';
import { lend, lendMember, lendPressed, lendTime } from './lend.ts';
import { details, log, logPageTurned, showTheSums } from './log.ts';
import { luckPressed, ownLuckPressed } from './luck.ts';
import { draft, draftWith, kindChosen } from './map/draft-buttons.ts';
import { field } from './map/map.ts';
import { whereChosen, whereTyped, whoChosen } from './map/place.ts';
import { fieldPressed } from './map/screen.ts';
import { putChosen, tilesChosen, tilesTurned } from './map/tiles-screen.ts';
import { corner, cornerAgain, cornerAnswer, cornerOf, me, undoInCorner } from './me/me.ts';
import { approach, move, movePressed, moveToPlace, moveToTile, moveToTyped, typeTile, useDoor } from './move/move.ts';
import { odds, oddsOfActs } from './odds/odds.ts';
import { plan, planChosen, planPressed } from './plan/plan.ts';
import { practice, practicePressed } from './practice.ts';
import { privacyCommand } from './privacy.ts';
import { order } from './reactions.ts';
import { rest, restPressed } from './rest.ts';
import { againPressed, roll } from './roll.ts';
import { ruleAsked, ruleChoice, ruleEntry, rules } from './rules.ts';
import { doSaved, removeSaved, saveLast } from './saved.ts';
import { setup } from './setup.ts';
import { answerNudge } from './timer/timer.ts';
import { turn, turnPressed } from './turn.ts';
import { needed, turns } from './turns.ts';
import { redo, takeBackPressed, takeThisBack, undo } from './undo.ts';
import { wordsRead } from './whisper.ts';

/** Every command in the context menus of members and messages. */
export const contextCommands: readonly ContextCommand[] = [sheetOfMember, takeThisBack, showTheSums];

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

/** What every button, menu and form does. */
export const components: readonly ComponentHandler[] = [
  actPressed,
  actAtChosen,
  actAtTile,
  actAtTyped,
  askForTile,
  chooseAct,
  doAct,
  fillAct,
  showActs,
  showActsOf,
  oddsOfActs,
  stopForecast,
  bring,
  suggest,
  admit,
  admitThere,
  againPressed,
  answerPressed,
  answerWords,
  catchUpPressed,
  characters,
  close,
  confirmDelete,
  corner,
  cornerAgain,
  cornerAnswer,
  cornerOf,
  decide,
  draft,
  draftWith,
  kindChosen,
  fieldPressed,
  whoChosen,
  whereChosen,
  whereTyped,
  putChosen,
  tilesChosen,
  tilesTurned,
  panel,
  styles,
  somebody,
  somebodyChosen,
  countStepped,
  cured,
  filled,
  addChosen,
  chosenAbout,
  moveAnyway,
  settings,
  values,
  wordsRead,
  helpPressed,
  hours,
  zone,
  quiet,
  daysOff,
  absence,
  meanwhile,
  joinPressed,
  ruleAsked,
  ruleChoice,
  ruleEntry,
  joinAs,
  letHeldBackPlay,
  lendPressed,
  lendMember,
  lendTime,
  logPageTurned,
  details,
  proof,
  victory,
  luckPressed,
  make,
  movePressed,
  approach,
  moveToPlace,
  moveToTile,
  moveToTyped,
  typeTile,
  useDoor,
  needed,
  ownLuckPressed,
  answerNudge,
  doSaved,
  restPressed,
  removeSaved,
  saveLast,
  planPressed,
  planChosen,
  practicePressed,
  sheet,
  sheetOfPressed,
  page,
  form,
  takeBackPressed,
  playCreatures,
  turnPressed,
  undoInCorner,
];
