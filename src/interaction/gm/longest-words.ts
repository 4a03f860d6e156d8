/** The longest words for a player, in characters. */
export const LONGEST_WORDS = 1000;
