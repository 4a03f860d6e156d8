import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { detailOf, type Secrecy, type View } from '../rules/core/secrecy.ts';
import { en } from '../text/en/language.ts';
import { plain } from '../text/markdown.ts';
import { type Language, type Say, sayIn } from '../text/words.ts';

/** What happened at a table, with all that its telling needs. */
export interface Outcome {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** A question waits: what was set out to do has come to nothing yet. */
  readonly unfinished?: true;
  readonly phraseSeed: { readonly encounter: number; readonly deed: number };
}

/** Who is who for those who look: names safe to show, and how much of somebody's numbers they may be told. */
export interface Visibility extends Say {
  readonly detailOf: (id: CombatantId) => Secrecy;
  /** Whether anybody's numbers are kept back. */
  readonly isHidden: boolean;
  readonly system: string;
}

/** Whoever is or was in the fight, as it is seen, and in the words of a language. */
export function visibilityOf(
  { before, after }: Pick<Outcome, 'before' | 'after'>,
  view: View = 'players',
  language: Language = en,
): Visibility {
  const known = (id: CombatantId) => find(after, id) ?? find(before, id);
  return {
    ...sayIn(language, after.system, (id) => plain(known(id)?.name ?? id)),
    system: after.system,
    isHidden: after.combatants.some((who) => detailOf(who, after, view) !== 'exact'),
    detailOf: (id) => {
      const who = known(id);
      return who ? detailOf(who, after, view) : 'exact';
    },
  };
}
