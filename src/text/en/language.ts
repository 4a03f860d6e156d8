import { catalogue, type Language } from '../words.ts';
import { coreReasons } from './core/reasons.ts';
import { dungeoneersReasons } from './dungeoneers/reasons.ts';
import { dungeoneersResources } from './dungeoneers/resources.ts';
import { grammar } from './grammar.ts';
import { masteryReasons } from './mastery/reasons.ts';
import { masteryResources } from './mastery/resources.ts';
import { solReasons } from './sol/reasons.ts';
import { solResources } from './sol/resources.ts';
import { tdgsReasons } from './tdgs/reasons.ts';
import { tdgsResources } from './tdgs/resources.ts';

/** English, whole. */
export const en: Language = {
  grammar,
  systems: {
    tdgs: { words: catalogue({ ...coreReasons, ...tdgsReasons }), resources: tdgsResources },
    dungeoneers: { words: catalogue({ ...coreReasons, ...dungeoneersReasons }), resources: dungeoneersResources },
    mastery: { words: catalogue({ ...coreReasons, ...masteryReasons }), resources: masteryResources },
    sol: { words: catalogue({ ...coreReasons, ...solReasons }), resources: solResources },
  },
};
