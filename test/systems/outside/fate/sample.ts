// What the contract of systems plays with.

export const sample = { hero: 'Marshal', enemy: 'The Auctioneer', newcomersAct: true } as const;
