import type { FieldFault, GroundName, TileName } from '../field/field.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type * as schema from '../rules/core/schema.ts';
import type { Want } from '../rules/core/want.ts';

/** What can be wrong with a pack as a file, before anything in it is read. */
export type PackFileFault = 'too big' | 'too deep' | 'no text' | 'no JSON' | 'no pack' | 'too new';

/** What a name in a pack can stand for. */
export type Referred = 'creature' | 'map' | 'entry';

/** What is wrong at one place of a pack, as facts. `src/text/packs.ts` puts it into words. */
export type PackFault =
  | { readonly type: 'file'; readonly because: PackFileFault }
  /** The value doesn't fit. `wants` is what the reader accepts: "a whole number from 0 to 100". */
  | { readonly type: 'wants'; readonly wants: Want }
  | { readonly type: 'no-field' }
  | { readonly type: 'no-such'; readonly what: Referred; readonly typed: string; readonly near?: string }
  /** An entry of the same list has this name already. */
  | { readonly type: 'twice'; readonly name: string }
  /** The book has a condition with this name. */
  | { readonly type: 'of-the-book'; readonly name: string }
  /** It starts from a creature that starts from it. */
  | { readonly type: 'circle'; readonly name: string }
  /** A creature with neither a sheet nor one to start from. */
  | { readonly type: 'no-sheet' }
  | { readonly type: 'map'; readonly fault: FieldFault }
  | { readonly type: 'no-map' }
  /** `last`: the square at the bottom right. */
  | { readonly type: 'no-square'; readonly square: string; readonly last: TileName }
  | { readonly type: 'no-footing'; readonly square: string; readonly ground: GroundName }
  | { readonly type: 'square-taken'; readonly square: string }
  | { readonly type: 'squares'; readonly count: number }
  | { readonly type: 'combatants'; readonly most: number }
  /** The system has no conditions that packs can add. */
  | { readonly type: 'no-conditions' }
  | { readonly type: 'refused'; readonly why: Refusal };

/** Something wrong in a pack, and its place: "creatures › 1 › sheet › CON". Places count from 1. */
export interface PackProblem {
  readonly path: readonly string[];
  readonly fault: PackFault;
}

/** The problems that a reader of a sheet or a list found. */
export function faultsOf(problems: readonly schema.Problem[]): readonly PackProblem[] {
  return problems.map(({ path, wants }) => ({
    path,
    fault: wants.kind === 'no-field' ? { type: 'no-field' } : { type: 'wants', wants },
  }));
}
