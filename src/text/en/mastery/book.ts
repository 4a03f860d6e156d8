import { bookOf } from '../book.ts';
import { mastery as phrases } from '../phrases/mastery.ts';
import { masteryRefusals } from '../refusals/mastery.ts';
import { masteryActs } from './acts.ts';
import { briefs } from './briefs.ts';
import { masteryDegrees, masteryResults } from './degrees.ts';
import { glossary } from './glossary.ts';
import { masteryNames } from './names.ts';
import { practice } from './practice.ts';
import { masteryQuestions } from './questions.ts';
import { masteryReasons } from './reasons.ts';
import { masteryResources } from './resources.ts';
import { sheetLines } from './sheet.ts';

export const mastery = bookOf({
  reasons: masteryReasons,
  questions: masteryQuestions,
  resources: masteryResources,
  degrees: masteryDegrees,
  results: masteryResults,
  names: masteryNames,
  refusals: masteryRefusals,
  phrases,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: masteryActs,
  practice,
});
