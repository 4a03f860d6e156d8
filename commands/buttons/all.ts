import type { ComponentHandler } from '../../src/interaction/component.ts';
import { act } from './act.ts';
import {
  actAtChosen,
  actAtTile,
  actAtTyped,
  askForTile,
  chooseAct,
  doAct,
  fillAct,
  showActs,
  showActsOf,
} from './acts.ts';
import { admit, admitThere } from './admit.ts';
import { again } from './again.ts';
import { answer } from './answer.ts';
import { answerWords } from './answer-words.ts';
import { bring, suggest } from './balance.ts';
import { catchUp } from './catch-up.ts';
import { characters } from './characters.ts';
import { close } from './close.ts';
import { corner, cornerAgain, cornerAnswer, cornerOf, undoInCorner } from './corner.ts';
import { confirmDelete } from './delete-character.ts';
import { details } from './details.ts';
import { draft, draftWith, kindChosen } from './field/draft.ts';
import { field } from './field/field.ts';
import { whereChosen, whereTyped, whoChosen } from './field/place.ts';
import { putChosen, tilesChosen, tilesTurned } from './field/tiles.ts';
import { decide } from './gm/decide.ts';
import { addChosen, chosenAbout, filled, moveAnyway } from './gm/forms.ts';
import { panel, styles } from './gm/panel.ts';
import { read } from './gm/read.ts';
import { settings, values } from './gm/settings.ts';
import { countStepped, cured, somebody, somebodyChosen } from './gm/somebody.ts';
import { help } from './help.ts';
import { absence, daysOff, hours, meanwhile, quiet, zone } from './hours.ts';
import { join, joinAs } from './join.ts';
import { lend, lendMember, lendTime } from './lend.ts';
import { letPlay } from './let-play.ts';
import { log } from './log.ts';
import { luck } from './luck.ts';
import { make } from './make.ts';
import { approach, move, moveToPlace, moveToTile, moveToTyped, typeTile, useDoor } from './move.ts';
import { needed } from './needed.ts';
import { nudge } from './nudge.ts';
import { oddsOfActs } from './odds.ts';
import { ownLuck } from './own-luck.ts';
import { plan, planChosen } from './plan.ts';
import { practice } from './practice.ts';
import { proof } from './proof.ts';
import { rest } from './rest.ts';
import { ruleAsked, ruleChoice, ruleEntry } from './rules.ts';
import { run } from './run.ts';
import { doSaved, removeSaved, saveLast } from './saved.ts';
import { sheet } from './sheet.ts';
import { form } from './sheet-form.ts';
import { sheetOf } from './sheet-of.ts';
import { page } from './sheet-page.ts';
import { stopForecast } from './stop-odds.ts';
import { takeBack } from './take-back.ts';
import { turn } from './turn.ts';
import { victory } from './victory.ts';

/** What every button, menu and form does. */
export const components: readonly ComponentHandler[] = [
  act,
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
  again,
  answer,
  answerWords,
  catchUp,
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
  field,
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
  read,
  help,
  hours,
  zone,
  quiet,
  daysOff,
  absence,
  meanwhile,
  join,
  ruleAsked,
  ruleChoice,
  ruleEntry,
  joinAs,
  letPlay,
  lend,
  lendMember,
  lendTime,
  log,
  details,
  proof,
  victory,
  luck,
  make,
  move,
  approach,
  moveToPlace,
  moveToTile,
  moveToTyped,
  typeTile,
  useDoor,
  needed,
  ownLuck,
  nudge,
  doSaved,
  rest,
  removeSaved,
  saveLast,
  plan,
  planChosen,
  practice,
  sheet,
  sheetOf,
  page,
  form,
  takeBack,
  run,
  turn,
  undoInCorner,
];
