import type { ComponentHandler } from '../../src/interaction/component.ts';
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
} from '../act/buttons.ts';
import { panel, styles } from '../gm/panel-buttons.ts';
import { draft, draftWith, kindChosen } from '../map/draft-buttons.ts';
import { fieldPressed } from '../map/screen.ts';
import { corner, cornerAgain, cornerAnswer, cornerOf, undoInCorner } from '../me/buttons.ts';
import { approach, movePressed, moveToPlace, moveToTile, moveToTyped, typeTile, useDoor } from '../move/buttons.ts';
import { planChosen, planPressed } from '../plan/command.ts';
import { nudge } from '../timer/nudge.ts';
import { actPressed } from './act.ts';
import { admit, admitThere } from './admit.ts';
import { againPressed } from './again.ts';
import { answerPressed } from './answer.ts';
import { answerWords } from './answer-words.ts';
import { bring, suggest } from './balance.ts';
import { catchUpPressed } from './catch-up.ts';
import { characters } from './characters.ts';
import { close } from './close.ts';
import { confirmDelete } from './delete-character.ts';
import { details } from './details.ts';
import { whereChosen, whereTyped, whoChosen } from './field/place.ts';
import { putChosen, tilesChosen, tilesTurned } from './field/tiles.ts';
import { decide } from './gm/decide.ts';
import { addChosen, chosenAbout, filled, moveAnyway } from './gm/forms.ts';
import { wordsRead } from './gm/read.ts';
import { settings, values } from './gm/settings.ts';
import { countStepped, cured, somebody, somebodyChosen } from './gm/somebody.ts';
import { helpPressed } from './help.ts';
import { absence, daysOff, hours, meanwhile, quiet, zone } from './hours.ts';
import { joinAs, joinPressed } from './join.ts';
import { lendMember, lendPressed, lendTime } from './lend.ts';
import { letPlay } from './let-play.ts';
import { logPageTurned } from './log.ts';
import { luckPressed } from './luck.ts';
import { make } from './make.ts';
import { needed } from './needed.ts';
import { oddsOfActs } from './odds.ts';
import { ownLuckPressed } from './own-luck.ts';
import { practicePressed } from './practice.ts';
import { proof } from './proof.ts';
import { restPressed } from './rest.ts';
import { ruleAsked, ruleChoice, ruleEntry } from './rules.ts';
import { run } from './run.ts';
import { doSaved, removeSaved, saveLast } from './saved.ts';
import { sheet } from './sheet.ts';
import { form } from './sheet-form.ts';
import { sheetOfPressed } from './sheet-of.ts';
import { page } from './sheet-page.ts';
import { stopForecast } from './stop-odds.ts';
import { takeBackPressed } from './take-back.ts';
import { turnPressed } from './turn.ts';
import { victory } from './victory.ts';

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
  letPlay,
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
  nudge,
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
  run,
  turnPressed,
  undoInCorner,
];
