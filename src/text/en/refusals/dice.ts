import type { DiceFault, DiceFaults } from '../../../rules/core/notation/notation.ts';

/** What is wrong with what was typed as dice, as the part of a sentence. */
export function diceFault<Id extends keyof DiceFaults>(fault: DiceFault<Id>): string {
  return WORDS[fault.id](fault);
}

const WORDS: { readonly [Id in keyof DiceFaults]: (facts: DiceFault<Id>) => string } = {
  'too long': ({ most }) => `it is longer than ${most} characters`,
  'nothing to throw': () => 'there is nothing to throw',
  'no sense': () => 'it makes no sense',
  'no term': () => 'a number or dice belong here',
  'number too large': ({ most }) => `numbers go up to ${most}`,
  'result too large': () => 'the result could become too large',
  'divided by 0': () => 'what one divides by must not be able to be 0',
  'too deep': ({ most }) => `brackets go ${most} deep at the most`,
  'not closed': () => 'a bracket is not closed',
  'never opened': () => 'this bracket was never opened',
  'no sign': () => 'a sign is missing before this',
  'not whole': () => 'only whole numbers can be used',
  'not after dice': () => 'this can only stand right after dice',
  'label like dice': () => 'words that look like more dice need a # before them',
  'not understood': () => 'this is not understood; put words after a #',
  'no dice': () => 'at least 1 die must be thrown',
  'too many groups': ({ most }) => `there are more than ${most} groups of dice`,
  'no sides': () => 'the sides of the die are missing, as in d6',
  'too few sides': ({ least }) => `a die has at least ${least} sides`,
  'no face': () => 'a face of the die belongs here',
  'no face of': ({ sides }) => `a face of a d${sides} belongs here`,
  'no such face': ({ sides }) => `no face of a d${sides} is like that`,
  'drops which': () => 'say dl to drop the lowest, dh to drop the highest',
  'cuts none': () => 'it must be at least 1 die',
  'said already': () => 'this has been said of these dice already',
  'minimum above maximum': () => 'the minimum is above the maximum',
  'keeps too many': () => 'that keeps more dice than are thrown',
  'drops all': () => 'that drops all the dice',
  'rerolls all': () => 'every face would be rerolled',
  'explodes for ever': () => 'the dice would explode for ever',
};

/** More dice than may be thrown at once, or more sides than a die may have. */
export const tooManyDice: Readonly<Record<'dice' | 'sides', (most: number) => string>> = {
  dice: (most) => `That is too many dice: at most ${most}. Try \`2d6+3\`.`,
  sides: (most) => `That is too many sides: at most ${most}. Try \`2d6+3\`.`,
};
