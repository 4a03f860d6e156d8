// Dungeoneers › choices that may be made once for all

import { ASK } from '../core/resolution.ts';
import type { StandingOrder } from '../core/ruleset.ts';
import { DODGE_BY, DODGES } from './contest-of-power.ts';
import { OPPORTUNE_STRIKE } from './opportune-strike.ts';
import { START, TURNING } from './position.ts';
import { REACTION } from './reaction.ts';
import { READIED_ACT } from './readied-act.ts';
import { SPELL_RESISTANCE, SPELL_SAVE } from './spell.ts';

export const orders: Readonly<Record<string, StandingOrder>> = {
  [OPPORTUNE_STRIKE]: {
    brief: 'Whether to spend the reaction point on a strike at those who leave its reach, or shoot or cast within it.',
    cite: 'Actions › Disengage; ruling: opportune strike',
    offers: ['strike', 'hold', ASK],
  },
  [DODGE_BY]: {
    brief: 'The score by which it resists being grappled and pushed.',
    cite: 'Actions › Grapple, Push',
    offers: [...DODGES, ASK],
  },
  [SPELL_SAVE]: {
    brief: 'Whose spells it fails to save against, on purpose.',
    cite: 'Actions › Spellcast › Resolving a Spell Save',
    offers: ['allies', 'never', 'always', ASK],
  },
  [SPELL_RESISTANCE]: {
    brief: 'Whose spells it lets through its spell resistance.',
    cite: 'Actions › Spellcast › Overcoming Spell Resistance',
    offers: ['allies', 'never', 'always', ASK],
  },
  [READIED_ACT]: {
    brief: 'Whom a readied act is for when its moment comes: asked then, the first in reach, or nobody.',
    cite: 'Ruling: Ready',
    offers: [ASK, 'first', 'hold'],
  },
  [TURNING]: {
    brief: 'Whether it turns to its target before an act, or keeps facing whom it faces.',
    cite: 'Movement › Facing Direction',
    offers: ['turn', 'stay', ASK],
  },
  [REACTION]: {
    brief: 'Whether it uses the reactions of its sheet when their moment comes.',
    cite: 'Combat in Dungeoneers',
    offers: [ASK, 'use', 'hold'],
  },
  [START]: {
    brief: 'How far from the other sides it starts, said before the rounds begin or before it joins them.',
    cite: 'Ruling: Position, no map',
    offers: ['adjacent', 'away'],
  },
};
