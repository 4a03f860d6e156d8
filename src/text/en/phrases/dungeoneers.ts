import type { PhraseSet } from '../../phrase-set.ts';
import { dungeoneersGrim } from './dungeoneers/grim.ts';
import { dungeoneersHeroic } from './dungeoneers/heroic.ts';
import { dungeoneersRare1 } from './dungeoneers/rare-1.ts';
import { dungeoneersRare2 } from './dungeoneers/rare-2.ts';

/** How Dungeoneers is told. */
export const dungeoneers: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [dungeoneersRare1, dungeoneersRare2],
  blows: { heroic: [dungeoneersHeroic], grim: [dungeoneersGrim], plain: [] },
};
