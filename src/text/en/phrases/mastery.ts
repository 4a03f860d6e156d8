import type { PhraseSet } from '../../phrase-set.ts';
import { masteryGrim } from './mastery/grim.ts';
import { masteryHeroic } from './mastery/heroic.ts';
import { masteryPlain } from './mastery/plain.ts';
import { masteryRare1 } from './mastery/rare-1.ts';
import { masteryRare2 } from './mastery/rare-2.ts';
import { masterySpells } from './mastery/spells.ts';

/** How Mastery is told. */
export const mastery: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [masteryRare1, masteryRare2],
  blows: {
    heroic: [masteryHeroic, masterySpells],
    grim: [masteryGrim, masterySpells],
    plain: [masteryPlain, masterySpells],
  },
};
