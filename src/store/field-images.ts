/** Most pictures that are kept of one encounter: the last ones, so that an undo has its picture again. */
export const MOST_FIELD_IMAGES = 8;
