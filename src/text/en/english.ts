import { acts } from './acts.ts';
import {
  board,
  card,
  overview,
  people,
  questions,
  rest,
  standing,
  state,
  sums,
  table,
  turns,
  victory,
} from './board.ts';
import { practice } from './core/practice.ts';
import { deedTitle, turnsTitle } from './deed-titles.ts';
import * as failures from './failures.ts';
import { gm, joining } from './gm.ts';
import { auto, hands } from './hands.ts';
import { buttons, help, opening, privacy } from './help.ts';
import { en, practiceOf, referenceOf, sheetLines } from './language.ts';
import { course, drawing, field, moves, picture } from './map.ts';
import * as masteryCard from './mastery/card.ts';
import { caughtUp, corner, needed, portrait, since } from './my-character.ts';
import { balance, forecast, lopsided, luck, odds, strength } from './odds.ts';
import { page } from './page.ts';
import { blowLines, commonLines, ENOUGH, linesOf, ownLines } from './phrases/systems.ts';
import { spellNamed, toolNamed } from './phrases/tool.ts';
import { plan } from './plan.ts';
import { questionCall, record, turnCall, undo } from './record.ts';
import { explain } from './refusals.ts';
import { hours, pace } from './times.ts';

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
