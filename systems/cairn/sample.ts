// What the contract of systems plays with.

/** A troll, because its hit protection leaves room for harm that players may not see. */
export const sample = { hero: 'Knight', enemy: 'Wood Troll', newcomersAct: true, autoEnd: true } as const;
