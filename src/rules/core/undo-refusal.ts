import type { Deed } from './deed.ts';
import type { UserId } from './personal.ts';

/** Why something is not taken back, or put back. */
export type UndoRefusal =
  | { readonly type: 'nothing-to-undo' }
  | { readonly type: 'words-read' }
  | { readonly type: 'nothing-to-redo' }
  | { readonly type: 'not-your-deed'; readonly deed: Deed }
  /** Only a GM may take it back: dice fell, or its player was told what they would not have known. */
  | { readonly type: 'undo-is-the-gms'; readonly because: 'dice' | 'told'; readonly gms: readonly UserId[] }
  /** A message that tells of no deed. */
  | { readonly type: 'tells-nothing' }
  /** What a message tells is not the last that was done. */
  | { readonly type: 'done-since'; readonly gms: readonly UserId[] };
