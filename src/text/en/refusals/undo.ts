import type { Encounter } from '../../../rules/core/encounter.ts';
import { isQuiet } from '../../../rules/core/secrecy.ts';
import type { UndoRefusal } from '../../../rules/core/undo-refusal.ts';
import { deedTitle } from '../deed-titles.ts';
import { grammar } from '../grammar.ts';

/** Why something is not taken back, or put back, in plain words with the way out. */
export function explainUndo(why: UndoRefusal, encounter: Encounter | undefined): string {
  switch (why.type) {
    case 'nothing-to-undo':
      return 'There is nothing to undo: nothing stands that has been done since then. See `/log show`.';
    case 'words-read':
      return 'These words have been read, or taken back, already. What was read cannot be unread: say with `/gm whisper` what is to be known instead.';
    case 'nothing-to-redo':
      return 'There is nothing to put back: nothing has been undone, or something new has been done since.';
    case 'not-your-deed':
      // A title would name those whom the deed is about.
      if (!encounter || isQuiet(why.deed, encounter))
        return 'The last thing done was not yours. Ask the GM to undo it.';
      return `The last thing done was “${deedTitle(why.deed, { before: encounter, after: encounter })}”, and that was not yours. Ask the GM to undo it.`;
    case 'undo-is-the-gms':
      return why.because === 'dice'
        ? `Dice fell for that, so only the GM may take it back. Ask ${grammar.or(why.gms.map(grammar.mention))}.`
        : `That told what was not known before, so only the GM may take it back. Ask ${grammar.or(why.gms.map(grammar.mention))}.`;
    case 'tells-nothing':
      return 'That message tells of nothing that was done in a fight. Take one that does, or `/undo`.';
    case 'done-since':
      return `More has been done since then, so only the GM may go back so far. Ask ${grammar.or(why.gms.map(grammar.mention))}.`;
    default:
      return why satisfies never;
  }
}
