// What the contract of systems plays with.

import type { Sample } from 'fray/testing';

export const sample: Sample = { hero: 'Marshal', enemy: 'The Auctioneer', newcomersAct: true };
