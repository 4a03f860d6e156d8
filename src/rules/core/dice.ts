/** The source of rolls. It is passed to the rules, which have no randomness of their own. */
export interface Dice {
  /** Rolls one die with `sides` sides (2 or more) and returns its face, 1…sides. */
  roll(sides: number): number;
  /**
   * Rolls several dice together, for a rule that reads only their combined result. Returns faces that give this result.
   * Only the dice that are used to compute odds have this method: there are fewer results to try than combinations of
   * faces. Undefined: each die is rolled separately.
   */
  pool?(dice: Parts, reads: DiceReading): readonly number[];
}

/**
 * What a rule reads from dice rolled together: their sum, the highest face, or how many dice show at least a certain
 * face.
 */
export type DiceReading = 'sum' | 'highest' | { readonly from: number };

/** A rolled die. */
export interface Die {
  readonly sides: number;
  readonly face: number;
}

/** Dice with special faces, such as signs or symbols. Face 1 is the first one in `faces`. */
export interface FacedDice {
  /** The die's name in notation, after the "d": "F" for Fate dice. */
  readonly name: string;
  readonly faces: readonly { readonly value: number; readonly shows: string }[];
}

/** Fate dice: −, 0 and +. */
export const FATE_DICE: FacedDice = {
  name: 'F',
  faces: [
    { value: -1, shows: '−' },
    { value: 0, shows: '0' },
    { value: 1, shows: '+' },
  ],
};

/**
 * The difference between a face's value and its number, if it is the same for all faces. Undefined if it differs,
 * because then the sum of the values can't be computed from the sum of the numbers.
 */
export function faceValueOffset({ faces }: FacedDice): number | undefined {
  const [first] = faces;
  const isConsecutive = first && faces.every(({ value }, index) => value === first.value + index);
  return isConsecutive ? first.value - 1 : undefined;
}

/** The value of a rolled die. */
export function valueOfDie({ face }: Die, faced: FacedDice | undefined): number {
  return faced ? (faced.faces[face - 1]?.value ?? 0) : face;
}

/** Dice as a rulebook writes them: the number of dice, a `d`, and the number of sides. */
export type Notation = `${number}d${number}`;

/** The parts of a dice notation. */
export interface Parts {
  readonly count: number;
  readonly sides: number;
}

/** The notations parsed so far. This cache stays small, because a book uses only a few dozen notations. */
const partsByNotation = new Map<Notation, Parts>();

/**
 * Parses "2d6" as 2 dice with 6 sides. Throws on anything else, because only content contains notations, never players'
 * input.
 */
export function parseNotation(notation: Notation): Parts {
  const cachedParts = partsByNotation.get(notation);
  if (cachedParts) return cachedParts;
  const match = /^(\d{1,4})d(\d{1,4})$/.exec(notation);
  if (!match) throw new Error(`Not a dice notation: ${notation}`);
  const notationParts = { count: Number(match[1]), sides: Number(match[2]) };
  partsByNotation.set(notation, notationParts);
  return notationParts;
}

/**
 * How to read a system's dice if they differ from the default. By default, higher is better for the roller, and when
 * some dice are dropped, the highest count.
 */
export interface Faces {
  /**
   * True if dice are rerolled one at a time, and the dice that don't count are the earlier rolls. Undefined: all dice
   * of a roll are rolled together, and only some of them count.
   */
  readonly rolledAgain?: true;
  /**
   * In some rolls, such as one that breaks a tie in initiative, a high face is neither good nor bad for anyone. These
   * are the ids of the reasons that such rolls have.
   */
  readonly neither?: readonly string[];
}

/**
 * Returns a random number from 0 up to but not including 1. Like dice, it is passed to the rules, which have no
 * randomness of their own. It varies autopilot's choices, for example, but never decides a roll in the fight.
 */
export type Chance = () => number;

/** Random numbers that repeat for the same seed (mulberry32). */
export function seededChance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
