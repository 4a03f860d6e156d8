import type { DiceFault, DiceFaults } from '../../../rules/core/notation/expression.ts';
import type { CharacterRefusal, FileFault } from '../../../rules/core/refusal.ts';
import type { Problem } from '../../../rules/core/schema.ts';
import { rulesNamed } from '../../../rules/systems.ts';
import { plain } from '../../markdown.ts';
import { grammar } from '../grammar.ts';

/** Why characters, sheets and files are refused, in plain words with the way out. */
export function explainCharacter(why: CharacterRefusal): string {
  switch (why.type) {
    case 'no-character': {
      if (why.known.length === 0) return 'You have no character here yet. Make one with `/character new name:`.';
      const near = why.near === undefined ? '' : ` Did you mean **${plain(why.near)}**?`;
      return `You have no character “${plain(why.typed)}”.${near} Yours are ${grammar.and(why.known.map((name) => plain(name)))}.`;
    }
    case 'character-gone':
      return 'That character is not among yours any more. `/character list` shows those that are.';
    case 'character-changed':
      return `${plain(why.name)} has changed since you opened that form, so nothing was changed now. What you wrote is kept: open the form again, look it over, and send it.`;
    case 'character-exists':
      return `You have a character called ${plain(why.name)} already. Take another name with \`name:\`. A file can take its place: \`/character import\` with \`replace:\` yes.`;
    case 'file-unfit':
      return FILE[why.because];
    case 'sheet-unfit':
      return [
        'Nothing was changed, for this does not fit:',
        ...why.problems.map(problemLine),
        ...(why.more > 0 ? [`… and ${why.more} more.`] : []),
      ].join('\n');
    case 'other-system':
      return `${plain(why.name)} is made for ${title(why.theirs)}, and this fight is played by ${title(why.ours)}. Take one of its own.`;
    case 'nothing-to-add':
      return 'Say who comes: `creature:` and a name, or `file:` with a creature of your own.';
    default:
      return why satisfies never;
  }
}

/** One thing that is wrong, and where: "• weapons › 2 › hit: a whole number from −20 to 20". */
function problemLine({ path, wants }: Problem): string {
  const where = path.map((part) => plain(part, 40)).join(' › ');
  return `• ${where === '' ? 'The sheet' : where}: ${plain(wants, 110)}`;
}

function title(system: string): string {
  return rulesNamed(system)?.title ?? system;
}

const AS_EXPORTED = '`/character export` shows how such a file looks.';
const FILE: Readonly<Record<FileFault, string>> = {
  'too big':
    'That file is too big: at most 256 KiB fit. A character takes a few; a picture fits when it is made smaller.',
  'wrong type': `That is no text file. I read characters as JSON, in a file that ends with .json. ${AS_EXPORTED}`,
  unreachable: 'I could not get that file, so nothing was changed. Try again in a moment.',
  'no text': `I cannot read that file as text (UTF-8). ${AS_EXPORTED}`,
  'no PNG or JPEG': 'Under a field I can lay a PNG or JPEG, of at most 256 kB. Save your picture as one of them.',
  'too many pixels': 'That picture is too large: at most 2,048 pixels on its longer side. Make it smaller.',
  'no picture': 'That is no picture that I can show. I take PNG, JPEG and WebP, of at most 256 kB.',
  'no JSON': `That is not JSON: a bracket, comma or quote may be missing. ${AS_EXPORTED}`,
  'too deep': `That file is nested too deep: 20 levels are the most. ${AS_EXPORTED}`,
  'no character': `That file is no character of mine: its \`format\` is not “fray-character”. ${AS_EXPORTED}`,
  'too new': 'That file is from a newer Fray than this one. Ask the server’s admin to update me.',
};

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
