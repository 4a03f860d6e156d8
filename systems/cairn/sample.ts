// Samples that the contract tests for systems play with.

import type { Sample } from 'fray/testing';

/** The enemy is a troll, because its hit protection leaves room for harm that players may not see. */
export const sample: Sample = { hero: 'Knight', enemy: 'Wood Troll', newcomersAct: true, autoEnd: true };
