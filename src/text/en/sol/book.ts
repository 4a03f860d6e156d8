import { bookOf } from '../book.ts';
import { sol as phrases } from '../phrases/sol.ts';
import { solRefusals } from '../refusals/sol.ts';
import { solActs } from './acts.ts';
import { briefs } from './briefs.ts';
import { solDegrees, solResults } from './degrees.ts';
import { glossary } from './glossary.ts';
import { solNames } from './names.ts';
import { practice } from './practice.ts';
import { solQuestions } from './questions.ts';
import { solReasons } from './reasons.ts';
import { solResources } from './resources.ts';
import { sheetLines } from './sheet.ts';

export const sol = bookOf({
  reasons: solReasons,
  questions: solQuestions,
  resources: solResources,
  degrees: solDegrees,
  results: solResults,
  names: solNames,
  refusals: solRefusals,
  phrases,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: solActs,
  practice,
});
