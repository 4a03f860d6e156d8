// Samples that the contract tests for systems play with.

import type { Sample } from 'fray/testing';

export const sample: Sample = { hero: 'Marshal', enemy: 'The Auctioneer', newcomersAct: true };
