/** What the tests use of a system. Everything has a default, taken from its pack. */
export interface Sample {
  /** A premade character, and a premade creature. Undefined: the first of the pack. */
  readonly hero?: string;
  readonly enemy?: string;
}

/** The samples of the built-in systems. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  tdgs: {},
  dungeoneers: {},
  mastery: {},
  sol: {},
};
