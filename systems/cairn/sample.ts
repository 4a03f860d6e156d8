// Samples that the contract tests for systems play with.

import type { Sample } from 'fray/testing';

/** The enemy is a troll, because it has enough hit protection for losses that players can't notice. */
export const sample: Sample = { hero: 'Knight', enemy: 'Wood Troll', newcomersAct: true, autoEnd: true };
