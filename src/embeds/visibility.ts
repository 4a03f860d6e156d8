import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { plain } from '../text/markdown.ts';
import { type Secrecy, toldOf, type View } from './secrecy.ts';

/** What happened at a table, with all that its telling needs. */
export interface Happening {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  readonly place: { readonly fight: number; readonly deed: number };
}

/** Who is who for those who look: names safe to show, and how much of somebody's numbers they may be told. */
export interface Sight {
  readonly name: (id: CombatantId) => string;
  readonly told: (id: CombatantId) => Secrecy;
  /** Whether anybody's numbers are kept back. */
  readonly veiled: boolean;
  readonly system: string;
}

/** Whoever is or was in the fight, as it is seen. */
export function sightOf({ before, after }: Pick<Happening, 'before' | 'after'>, view: View = 'players'): Sight {
  const known = (id: CombatantId) => find(after, id) ?? find(before, id);
  return {
    system: after.system,
    veiled: after.combatants.some((who) => toldOf(who, after, view) !== 'exact'),
    name: (id) => plain(known(id)?.name ?? id),
    told: (id) => {
      const who = known(id);
      return who ? toldOf(who, after, view) : 'exact';
    },
  };
}
