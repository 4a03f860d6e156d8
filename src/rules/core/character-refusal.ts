import type { Problem } from './schema.ts';

/** What can be wrong with a file that somebody brings. */
export type FileFault =
  | 'too big'
  | 'wrong type'
  | 'unreachable'
  | 'no text'
  | 'no picture'
  | 'no PNG or JPEG'
  | 'too many pixels'
  | 'no JSON'
  | 'too deep'
  | 'no character'
  | 'too new';

/** Why the table says no about characters, their sheets, and the files that they come in. */
export type CharacterRefusal =
  | {
      readonly type: 'no-character';
      readonly typed: string;
      readonly known: readonly string[];
      readonly near?: string;
    }
  | { readonly type: 'character-gone' }
  | { readonly type: 'character-changed'; readonly name: string }
  | { readonly type: 'character-exists'; readonly name: string }
  | { readonly type: 'file-unfit'; readonly because: FileFault }
  | { readonly type: 'sheet-unfit'; readonly problems: readonly Problem[]; readonly more: number }
  | { readonly type: 'other-system'; readonly name: string; readonly theirs: string; readonly ours: string }
  | { readonly type: 'nothing-to-add' };
