/** Who and what a phrase may name. All of it is safe to show; what an event lacks is a plain word in its place. */
export interface Named {
  readonly by: string;
  readonly at: string;
  /** What it was done with: "longsword", "Fire Bolt". */
  readonly tool: string;
  /** The damage type, or "". */
  readonly kind: string;
  /** A condition, a kind of rest, a fact. */
  readonly what: string;
}

export type Way = (named: Named) => string;

/** Ways to tell one thing. There is always at least one. */
export type Ways = readonly [Way, ...Way[]];

/**
 * How things are told, by what happened: "attack/success", "fell/dead", "gained/Burning", "remarked/fumble". What a
 * system's own book leaves out is looked up in the common one; what that leaves out is not told, only summed.
 */
export type Phrasebook = Readonly<Record<string, Ways>>;
