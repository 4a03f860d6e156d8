// Samples that the contract tests for systems play with.

import type { Sample } from 'fray/testing';

/** The enemy is a troll, because it can lose a little hit protection without any change in what players see of it. */
export const sample: Sample = { hero: 'Knight', enemy: 'Wood Troll', newcomersAct: true, autoEnd: true };
