import { bookOf } from '../book.ts';
import { tdgs as phrases } from '../phrases/tdgs.ts';
import { tdgsRefusals } from '../refusals/tdgs.ts';
import { tdgsActs } from './acts.ts';
import { briefs } from './briefs.ts';
import { tdgsDegrees, tdgsResults } from './degrees.ts';
import { glossary } from './glossary.ts';
import { tdgsNames } from './names.ts';
import { practice } from './practice.ts';
import { tdgsQuestions } from './questions.ts';
import { tdgsReasons } from './reasons.ts';
import { tdgsResources } from './resources.ts';
import { sheetLines } from './sheet.ts';

export const tdgs = bookOf({
  reasons: tdgsReasons,
  questions: tdgsQuestions,
  resources: tdgsResources,
  degrees: tdgsDegrees,
  results: tdgsResults,
  names: tdgsNames,
  refusals: tdgsRefusals,
  phrases,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: tdgsActs,
  practice,
});
