import type { PhraseSet } from '../../phrase-set.ts';
import { solGrim } from './sol/grim.ts';
import { solHeroic } from './sol/heroic.ts';
import { solRare1 } from './sol/rare-1.ts';
import { solRare2 } from './sol/rare-2.ts';

/** How Project Sol is told. */
export const sol: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [solRare1, solRare2],
  blows: { heroic: [solHeroic], grim: [solGrim], plain: [] },
};
