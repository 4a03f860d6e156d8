// What is wrong with a designer's file, in lines.

import type { Refusal } from '../../rules/core/refusal.ts';
import type { Problem } from '../../rules/core/schema.ts';
import { explain } from '../../text/spoken.ts';
import { markdown } from '../markdown.ts';

/** What is wanted in place of what was refused. */
export function wantsOf(why: Refusal): string {
  return why.type === 'no-such' ? noneOf(why.typed, why) : markdown(explain(why), false);
}

/** A name that is none of those that there are: the one most like it, else all. */
export function noneOf(
  typed: string,
  { known, near }: { readonly known: readonly string[]; readonly near?: string },
): string {
  return near === undefined
    ? `there is no “${typed}”; one of ${known.join(', ')}`
    : `there is no “${typed}”; did you mean “${near}”?`;
}

/** "enemies › 2 › sheet › STR: a whole number from 0 to 100" */
export function problemLine({ path, wants }: Problem): string {
  return path.length === 0 ? wants : `${path.join(' › ')}: ${wants}`;
}
