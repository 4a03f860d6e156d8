import type { PhraseSet } from '../../phrase-set.ts';
import { grimAnswers } from './common/grim.ts';
import { grimBlows } from './common/grim-blows.ts';
import { grimHits } from './common/grim-hits.ts';
import { grimShots } from './common/grim-shots.ts';
import { grimSpells } from './common/grim-spells.ts';
import { heroicAnswers } from './common/heroic.ts';
import { heroicBlows } from './common/heroic-blows.ts';
import { heroicHits } from './common/heroic-hits.ts';
import { heroicShots } from './common/heroic-shots.ts';
import { heroicSpells } from './common/heroic-spells.ts';
import { plainly } from './common/plain.ts';
import { plainAnswers } from './common/plain-answers.ts';
import { rare } from './common/rare.ts';

/** How any system's fight is told where its own book has no better words. */
export const common: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [rare],
  blows: {
    heroic: [heroicBlows, heroicShots, heroicSpells, heroicHits, heroicAnswers],
    grim: [grimBlows, grimShots, grimSpells, grimHits, grimAnswers],
    plain: [plainly, plainAnswers],
  },
};
