// Dungeoneers › choices that may be made once for all

import { ASK } from '../core/resolution.ts';
import type { StandingOrder } from '../core/ruleset.ts';
import { DODGE_BY, DODGES } from './contest-of-power.ts';
import { TURNING } from './facing.ts';
import { OPPORTUNE_STRIKE } from './opportune-strike.ts';
import { START } from './position.ts';
import { REACTION } from './reaction.ts';
import { READIED_ACT } from './readied-act.ts';
import { TURN_END } from './settings.ts';
import { SPELL_RESISTANCE, SPELL_SAVE } from './spell.ts';

export const orders: Readonly<Record<string, StandingOrder>> = {
  [OPPORTUNE_STRIKE]: {
    cite: 'Actions › Disengage; ruling: opportune strike',
    offers: ['strike', 'hold', ASK],
  },
  [DODGE_BY]: {
    cite: 'Actions › Grapple, Push',
    offers: [...DODGES, ASK],
  },
  [SPELL_SAVE]: {
    cite: 'Actions › Spellcast › Resolving a Spell Save',
    offers: ['allies', 'never', 'always', ASK],
  },
  [SPELL_RESISTANCE]: {
    cite: 'Actions › Spellcast › Overcoming Spell Resistance',
    offers: ['allies', 'never', 'always', ASK],
  },
  [READIED_ACT]: {
    cite: 'Ruling: Ready',
    offers: [ASK, 'first', 'hold'],
  },
  [TURNING]: {
    cite: 'Movement › Facing Direction',
    offers: ['turn', 'stay', ASK],
  },
  [REACTION]: {
    cite: 'Combat in Dungeoneers',
    offers: [ASK, 'use', 'hold'],
  },
  [START]: {
    cite: 'Ruling: Position, no map',
    offers: ['adjacent', 'away'],
  },
  [TURN_END]: {
    cite: 'Ruling: Turns',
    offers: ['as set', 'with the last action', 'with the last point', 'by hand'],
  },
};
