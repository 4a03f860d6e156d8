import { catalogue, type Language } from '../words.ts';
import { coreReasons } from './core/reasons.ts';
import { dungeoneersReasons } from './dungeoneers/reasons.ts';
import { grammar } from './grammar.ts';
import { masteryReasons } from './mastery/reasons.ts';
import { solReasons } from './sol/reasons.ts';
import { tdgsReasons } from './tdgs/reasons.ts';

/** English, whole. */
export const en: Language = {
  grammar,
  systems: {
    tdgs: catalogue({ ...coreReasons, ...tdgsReasons }),
    dungeoneers: catalogue({ ...coreReasons, ...dungeoneersReasons }),
    mastery: catalogue({ ...coreReasons, ...masteryReasons }),
    sol: catalogue({ ...coreReasons, ...solReasons }),
  },
};
