import { by, lines, type Phrasebook, UNTOLD, what } from '../../../phrase.ts';

/** What comes up now and then in Mastery. */
export const masteryRare2: Phrasebook = {
  'done/defend/block': lines`
    ${by} means to block what comes.
    ${by} raises a firm guard, ready to block.
    ${by} will stand and block.
    ${by} plants both feet for the next block.
  `,
  'done/defend/dodge': lines`
    ${by} means to dodge what comes.
    ${by} goes light on both feet, ready to dodge.
    ${by} will dodge, and not be there when it lands.
    ${by} sways from foot to foot, ready to dodge.
  `,
  'done/special': lines`
    ${by} does something else altogether: ${what}.
    ${by} has another idea: ${what}.
    Not a blow this time: ${by}, ${what}.
    ${by} tries it differently: ${what}.
  `,
  healed: UNTOLD,
  'healed/rest': UNTOLD,
};
