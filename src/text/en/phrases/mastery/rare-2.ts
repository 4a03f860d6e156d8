import { by, lines, type Phrasebook, UNTOLD, what } from '../../../phrase.ts';

/** What comes up now and then in Mastery. */
export const masteryRare2: Phrasebook = {
  'done/defend/block': lines`
    ${by} means to block what comes.
    ${by} raises a firm guard.
    ${by} will stand and block.
    ${by} plants both feet.
  `,
  'done/defend/dodge': lines`
    ${by} means to dodge what comes.
    ${by} goes light on both feet.
    ${by} will not be there when it lands.
    ${by} starts to move, and does not stop.
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
