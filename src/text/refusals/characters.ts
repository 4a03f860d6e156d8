import type { DiceFault, DiceFaults } from '../../rules/core/notation/expression.ts';
import type { CharacterRefusal, FileFault } from '../../rules/core/refusal.ts';
import type { Problem } from '../../rules/core/schema.ts';
import { rulesNamed } from '../../rules/systems.ts';
import { grammar } from '../grammar.ts';
import { plain } from '../markdown.ts';
import { t } from '../t.ts';

/** Why characters, sheets and files are refused, in plain words with the way out. */
export function explainCharacter(why: CharacterRefusal): string {
  switch (why.type) {
    case 'no-character': {
      if (why.known.length === 0) return t('refused-character-no-character');
      const near = why.near === undefined ? '' : t('refused-character-no-character-near', { near: plain(why.near) });
      return t('refused-character-no-character-2', {
        typed: plain(why.typed),
        near,
        known: grammar.and(why.known.map((name) => plain(name))),
      });
    }
    case 'character-gone':
      return t('refused-character-character-gone');
    case 'character-changed':
      return t('refused-character-character-changed', { name: plain(why.name) });
    case 'character-exists':
      return t('refused-character-character-exists', { name: plain(why.name) });
    case 'file-unfit':
      return FILE[why.because];
    case 'sheet-unfit':
      return [
        t('refused-character-sheet-unfit'),
        ...why.problems.map(problemLine),
        ...(why.more > 0 ? [t('refused-character-sheet-unfit-2', { more: why.more })] : []),
      ].join('\n');
    case 'other-system':
      return t('refused-character-other-system', {
        name: plain(why.name),
        title: title(why.theirs),
        title2: title(why.ours),
      });
    case 'nothing-to-add':
      return t('refused-character-nothing-to-add');
    default:
      return why satisfies never;
  }
}

/** One thing that is wrong, and where: "• weapons › 2 › hit: a whole number from −20 to 20". */
function problemLine({ path, wants }: Problem): string {
  const where = path.map((part) => plain(part, 40)).join(' › ');
  return `• ${where === '' ? t('problem-line') : where}: ${plain(wants, 110)}`;
}

function title(system: string): string {
  return rulesNamed(system)?.title ?? system;
}

const AS_EXPORTED = t('as-exported');
const FILE: Readonly<Record<FileFault, string>> = {
  'too big': t('file-too-big'),
  'wrong type': t('file-wrong-type', { asexported: AS_EXPORTED }),
  unreachable: t('file-unreachable'),
  'no text': t('file-no-text', { asexported: AS_EXPORTED }),
  'no PNG or JPEG': t('file-no-png-or-jpeg'),
  'too many pixels': t('file-too-many-pixels'),
  'no picture': t('file-no-picture'),
  'no JSON': t('file-no-json', { asexported: AS_EXPORTED }),
  'too deep': t('file-too-deep', { asexported: AS_EXPORTED }),
  'no character': t('file-no-character', { asexported: AS_EXPORTED }),
  'too new': t('file-too-new'),
};

/** What is wrong with what was typed as dice, as the part of a sentence. */
export function diceFault<Id extends keyof DiceFaults>(fault: DiceFault<Id>): string {
  return WORDS[fault.id](fault);
}

const WORDS: { readonly [Id in keyof DiceFaults]: (facts: DiceFault<Id>) => string } = {
  'too long': ({ most }) => t('words-too-long', { most }),
  'nothing to throw': () => t('words-nothing-to-throw'),
  'no sense': () => t('words-no-sense'),
  'no term': () => t('words-no-term'),
  'number too large': ({ most }) => t('words-number-too-large', { most }),
  'result too large': () => t('words-result-too-large'),
  'divided by 0': () => t('words-divided-by-0'),
  'too deep': ({ most }) => t('words-too-deep', { most }),
  'not closed': () => t('words-not-closed'),
  'never opened': () => t('words-never-opened'),
  'no sign': () => t('words-no-sign'),
  'not whole': () => t('words-not-whole'),
  'not after dice': () => t('words-not-after-dice'),
  'label like dice': () => t('words-label-like-dice'),
  'not understood': () => t('words-not-understood'),
  'no dice': () => t('words-no-dice'),
  'too many groups': ({ most }) => t('words-too-many-groups', { most }),
  'no sides': () => t('words-no-sides'),
  'too few sides': ({ least }) => t('words-too-few-sides', { least }),
  'no face': () => t('words-no-face'),
  'no face of': ({ sides }) => t('words-no-face-of', { sides }),
  'no such face': ({ sides }) => t('words-no-such-face', { sides }),
  'drops which': () => t('words-drops-which'),
  'cuts none': () => t('words-cuts-none'),
  'said already': () => t('words-said-already'),
  'minimum above maximum': () => t('words-minimum-above-maximum'),
  'keeps too many': () => t('words-keeps-too-many'),
  'drops all': () => t('words-drops-all'),
  'rerolls all': () => t('words-rerolls-all'),
  'explodes for ever': () => t('words-explodes-for-ever'),
};

/** More dice than may be thrown at once, or more sides than a die may have. */
export const tooManyDice: Readonly<Record<'dice' | 'sides', (most: number) => string>> = {
  dice: (most) => t('too-many-dice-dice', { most }),
  sides: (most) => t('too-many-dice-sides', { most }),
};
