import { acts } from './acts.ts';
import { auto } from './auto.ts';
import { balance } from './balance.ts';
import { overview, people, questions, rest, standing, turns } from './board.ts';
import { buttons } from './buttons.ts';
import { board } from './core/board.ts';
import { card } from './core/card.ts';
import { caughtUp } from './core/caught-up.ts';
import { course } from './core/course.ts';
import { field } from './core/field.ts';
import { needed } from './core/needed.ts';
import { picture } from './core/picture.ts';
import { portrait } from './core/portrait.ts';
import { practice } from './core/practice.ts';
import { since } from './core/since.ts';
import { state } from './core/state.ts';
import { sums } from './core/sums.ts';
import { table } from './core/table.ts';
import { victory } from './core/victory.ts';
import { deedTitle, turnsTitle } from './deed-titles.ts';
import * as failures from './failures.ts';
import { forecast } from './forecast.ts';
import { gm, joining } from './gm.ts';
import { hands } from './hands.ts';
import { help } from './help.ts';
import { hours } from './hours.ts';
import { en, practiceOf, referenceOf, sheetLines } from './language.ts';
import { lopsided } from './lopsided.ts';
import { luck } from './luck.ts';
import { drawing } from './map.ts';
import * as masteryCard from './mastery/card.ts';
import { moves } from './moves.ts';
import { corner } from './my-character.ts';
import { odds } from './odds.ts';
import { opening } from './opening.ts';
import { page } from './page.ts';
import { blowLines, commonLines, ENOUGH, linesOf, ownLines } from './phrases/systems.ts';
import { spellNamed, toolNamed } from './phrases/tool.ts';
import { questionCall, turnCall } from './pings.ts';
import { plan } from './plan.ts';
import { privacy } from './privacy.ts';
import { record, undo } from './record.ts';
import { explain } from './refusals.ts';
import { strength } from './strength.ts';
import { pace } from './times.ts';

/** All that Fray says, in English. Another language has the same entries. */
export const english = {
  acts,
  auto,
  balance,
  language: en,
  referenceOf,
  practiceOf,
  practice,
  picture,
  portrait,
  sheetLines,
  explain,
  deedTitle,
  drawing,
  turnsTitle,
  failures,
  turnCall,
  questionCall,
  table,
  sums,
  standing,
  turns,
  overview,
  questions,
  people,
  rest,
  record,
  undo,
  odds,
  strength,
  opening,
  board,
  card,
  caughtUp,
  corner,
  course,
  needed,
  since,
  field,
  forecast,
  lopsided,
  luck,
  moves,
  state,
  pace,
  page,
  plan,
  privacy,
  gm,
  joining,
  help,
  hands,
  hours,
  buttons,
  victory,
  masteryCard,
  toolNamed,
  spellNamed,
  phrases: { blowLines, ownLines, commonLines, linesOf, enough: ENOUGH },
} as const;
