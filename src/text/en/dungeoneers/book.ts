import { bookOf } from '../book.ts';
import { dungeoneers as phrases } from '../phrases/dungeoneers.ts';
import { dungeoneersRefusals } from '../refusals/dungeoneers.ts';
import { dungeoneersActs } from './acts.ts';
import { briefs } from './briefs.ts';
import { dungeoneersDegrees, dungeoneersResults } from './degrees.ts';
import { glossary } from './glossary.ts';
import { dungeoneersNames } from './names.ts';
import { practice } from './practice.ts';
import { dungeoneersQuestions } from './questions.ts';
import { dungeoneersReasons } from './reasons.ts';
import { dungeoneersResources } from './resources.ts';
import { sheetLines } from './sheet.ts';

export const dungeoneers = bookOf({
  reasons: dungeoneersReasons,
  questions: dungeoneersQuestions,
  resources: dungeoneersResources,
  degrees: dungeoneersDegrees,
  results: dungeoneersResults,
  names: dungeoneersNames,
  refusals: dungeoneersRefusals,
  phrases,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: dungeoneersActs,
  practice,
});
