import type { PhraseSet } from '../../phrase-set.ts';
import { tdgsDeeds1 } from './tdgs/deeds.ts';
import { tdgsDeeds2 } from './tdgs/deeds-2.ts';
import { tdgsGrim } from './tdgs/grim.ts';
import { tdgsHazards } from './tdgs/hazards.ts';
import { tdgsHeroic } from './tdgs/heroic.ts';
import { tdgsStates1 } from './tdgs/states.ts';
import { tdgsStates2 } from './tdgs/states-2.ts';
import { tdgsTrials1 } from './tdgs/trials.ts';
import { tdgsTrials2 } from './tdgs/trials-2.ts';

/** How TDGS is told. */
export const tdgs: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [tdgsDeeds1, tdgsDeeds2, tdgsTrials1, tdgsTrials2, tdgsStates1, tdgsStates2, tdgsHazards],
  blows: { heroic: [tdgsHeroic], grim: [tdgsGrim], plain: [] },
};
