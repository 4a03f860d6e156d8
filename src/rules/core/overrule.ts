// The GM's word on how two stand, in place of what the field shows.

import { noSuch } from './choose.ts';
import type { Deed } from './deed.ts';
import type { System } from './encounter.ts';
import { given } from './given.ts';
import type { SituationChoices } from './offers.ts';
import type { Refusal } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import { no, ok, type Result } from './result.ts';
import type { Ruleset } from './ruleset.ts';
import type { Situation } from './situation.ts';
import { wordOn } from './standing.ts';

/** The GM says how one stands to another, whatever the field says, until one of them moves; or takes it back. */
export function overrule<S extends System>(
  resolution: Resolution<S>,
  rules: Pick<Ruleset<S>, 'field'>,
  { actor, target, situation, why }: Extract<Deed, { type: 'overrule' }>,
): Result<undefined, Refusal> {
  const { field } = resolution.encounter;
  if (!field) return no({ type: 'no-field' });
  const unknown = situation && rules.field?.words && unknownIn(situation, rules.field.words);
  if (unknown) return unknown;
  const before = wordOn(resolution.encounter, actor, target);
  const after = situation && { actor, target, situation, ...given({ why }) };
  if (!before && !after) return no({ type: 'nothing-overruled' });
  resolution.record({ type: 'overruled', actor, target, ...given({ before, after }) });
  return ok();
}

/** What is no word of the book for how two stand. Undefined: all of it is. */
function unknownIn(
  { range, cover, flanked }: Situation,
  { ranges = [], ...words }: SituationChoices,
): Result<never, Refusal> | undefined {
  const said = [
    { what: 'range', typed: range, known: ranges },
    { what: 'cover', typed: cover, known: words.cover ?? [] },
    { what: 'position', typed: flanked, known: words.flanked ?? [] },
  ];
  for (const { what, typed, known } of said)
    if (typed !== undefined && !known.includes(typed)) return noSuch(what, typed, known);
  return undefined;
}
