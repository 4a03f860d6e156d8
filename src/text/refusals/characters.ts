import type { DiceFault, DiceFaults } from '../../rules/core/notation/expression.ts';
import type { CharacterRefusal, FileFault } from '../../rules/core/refusal.ts';
import type { Problem } from '../../rules/core/schema.ts';
import { rulesNamed } from '../../rules/systems.ts';
import { expectationText } from '../expectations.ts';
import type { Messages } from '../messages.d.ts';
import { fieldPath, valueName } from '../names.ts';
import { and, plain, t, withLabel } from '../t.ts';

/** Puts a refusal about a character, a sheet or a file into words, and says what to do instead. */
export function explainCharacterRefusal(why: CharacterRefusal): string {
  switch (why.type) {
    case 'no-character': {
      if (why.known.length === 0) return t('refused-no-character');
      const hint = why.near === undefined ? '' : t('refused-meant', { near: plain(why.near) });
      return t('refused-no-such-character', {
        typed: plain(why.typed),
        meant: hint,
        known: and(why.known.map((name) => plain(name))),
      });
    }
    case 'character-gone':
      return t('refused-character-gone');
    case 'character-changed':
      return t('refused-character-changed', { name: plain(why.name) });
    case 'character-exists':
      return t('refused-character-exists', { name: plain(why.name) });
    case 'file-unfit':
      return t(FILE_FAULT_MESSAGES[why.because]);
    case 'sheet-unfit':
      return [
        t('refused-sheet-unfit'),
        ...why.problems.map((problem) => problemLine(problem, why.system)),
        ...(why.more > 0 ? [t('refused-sheet-unfit-more', { count: why.more })] : []),
      ].join('\n');
    case 'other-system':
      return t('refused-other-system', {
        name: plain(why.name),
        theirs: systemTitle(why.theirs),
        ours: systemTitle(why.ours),
      });
    case 'nothing-to-add':
      return t('refused-nothing-to-add');
    case 'template-and-strength':
      return t('refused-template-and-strength');
    case 'template-of-file':
      return t('refused-template-of-file');
    case 'no-templates':
      return t('refused-no-templates', { system: systemTitle(why.system) });
    case 'strength-unfit':
      return t('refused-strength-unfit', { least: why.least, most: why.most });
    default:
      return why satisfies never;
  }
}

/**
 * A problem with its place: "• weapons › 2 › hit: a whole number from −20 to 20". With a system, it uses that system's
 * names.
 */
function problemLine({ path, wants }: Problem, system: string | undefined): string {
  const shownPath =
    system === undefined ? path : path[0] === 'name' ? [t('buttons-name-field')] : fieldPath(system, path);
  const pathText = shownPath.map((part) => plain(part, 40)).join(' › ');
  const expectedValueText = expectationText(wants, (value) =>
    system === undefined ? value : valueName(system, value),
  );
  return `• ${withLabel(pathText === '' ? t('refused-sheet-unfit-whole') : pathText, plain(expectedValueText, 110))}`;
}

function systemTitle(system: string): string {
  return rulesNamed(system)?.title ?? system;
}

const FILE_FAULT_MESSAGES = {
  'too big': 'refused-file-too-big',
  'wrong type': 'refused-file-wrong-type',
  unreachable: 'refused-file-unreachable',
  'no text': 'refused-file-no-text',
  'no PNG or JPEG': 'refused-file-no-png-or-jpeg',
  'too many pixels': 'refused-file-too-many-pixels',
  'picture bytes': 'refused-file-picture-bytes',
  'picture pixels': 'refused-file-picture-pixels',
  'not drawn': 'refused-file-not-drawn',
  'not drawn here': 'refused-file-not-drawn-here',
  'pictures off': 'refused-file-pictures-off',
  'no picture': 'refused-file-no-picture',
  'no JSON': 'refused-file-no-json',
  'too deep': 'refused-file-too-deep',
  'no character': 'refused-file-no-character',
  'too new': 'refused-file-too-new',
  'no map': 'refused-file-no-map',
  'map bytes': 'refused-file-map-bytes',
  'map lines': 'refused-file-map-lines',
  'map sides': 'refused-file-map-sides',
  'map floor': 'refused-file-map-floor',
} as const satisfies Readonly<Record<FileFault, keyof Messages>>;

/** The maximum number of names from a sheet that a refusal lists. */
const MAX_LISTED_NAMES = 12;

/** What is wrong with typed dice, as part of a sentence. */
export function diceFaultText<Id extends keyof DiceFaults>(fault: DiceFault<Id>): string {
  return DICE_FAULT_TEXTS[fault.id](fault);
}

const DICE_FAULT_TEXTS: { readonly [Id in keyof DiceFaults]: (facts: DiceFault<Id>) => string } = {
  'too long': ({ most }) => t('refused-dice-too-long', { most }),
  'nothing to throw': () => t('refused-dice-nothing-to-roll'),
  'no sense': () => t('refused-dice-no-sense'),
  'no term': () => t('refused-dice-no-term'),
  'number too large': ({ most }) => t('refused-dice-number-too-large', { most }),
  'result too large': () => t('refused-dice-result-too-large'),
  'divided by 0': () => t('refused-dice-divided-by-0'),
  'too deep': ({ most }) => t('refused-dice-too-deep', { most }),
  'not closed': () => t('refused-dice-not-closed'),
  'never opened': () => t('refused-dice-never-opened'),
  'no sign': () => t('refused-dice-no-sign'),
  'not whole': () => t('refused-dice-not-whole'),
  'not after dice': () => t('refused-dice-not-after-dice'),
  'label like dice': () => t('refused-dice-label-like-dice'),
  'not understood': () => t('refused-dice-not-understood'),
  'unknown name': ({ name, known }) =>
    known.length === 0
      ? t('refused-dice-no-sheet', { name: plain(name) })
      : t('refused-dice-unknown-name', {
          name: plain(name),
          known: plain(known.slice(0, MAX_LISTED_NAMES).join(', ')),
        }),
  'bad name': ({ most }) => t('refused-dice-bad-name', { most }),
  'no dice': () => t('refused-dice-no-dice'),
  'too many groups': ({ most }) => t('refused-dice-too-many-groups', { most }),
  'no sides': () => t('refused-dice-no-sides'),
  'too few sides': ({ least }) => t('refused-dice-too-few-sides', { least }),
  'no face': () => t('refused-dice-no-face'),
  'no face of': ({ sides }) => t('refused-dice-no-face-of', { sides }),
  'no such face': ({ sides }) => t('refused-dice-no-such-face', { sides }),
  'drops which': () => t('refused-dice-drops-which'),
  'cuts none': () => t('refused-dice-cuts-none'),
  'said already': () => t('refused-dice-said-already'),
  'needs one die': () => t('refused-dice-needs-one-die'),
  'only keeps': () => t('refused-dice-only-keeps'),
  'too many rolls': ({ most }) => t('refused-dice-too-many-rolls', { most }),
  'minimum above maximum': () => t('refused-dice-minimum-above-maximum'),
  'keeps too many': () => t('refused-dice-keeps-too-many'),
  'drops all': () => t('refused-dice-drops-all'),
  'rerolls all': () => t('refused-dice-rerolls-all'),
  'explodes for ever': () => t('refused-dice-explodes-forever'),
};
