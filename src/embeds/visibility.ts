import type { TileName } from '../field/field.ts';
import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { seenTiles } from '../rules/core/field-sight.ts';
import type { UserId } from '../rules/core/personal.ts';
import type { PlayedInstead } from '../rules/core/resolution.ts';
import { detailOf, type Secrecy, type View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain } from '../text/markdown.ts';
import { signingOf } from '../text/signs.ts';
import { mention, people, language as spoken } from '../text/spoken.ts';
import { type Language, type Say, sayIn } from '../text/words.ts';

/** What happened at a table, with all that its telling needs. */
export interface Outcome {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** A question waits: what was set out to do has come to nothing yet. */
  readonly unfinished?: true;
  /** Whose plan it was: that is said with it. */
  readonly planned?: CombatantId;
  /** Who was played in their player’s place: that is said with it. */
  readonly instead?: readonly PlayedInstead[];
  /** It is told in a file, where a mention names nobody. */
  readonly file?: true;
  readonly phraseSeed: { readonly encounter: number; readonly deed: number };
}

/** Who is who for those who look: names safe to show, and how much of somebody's numbers they may be told. */
export interface Visibility extends Say {
  readonly detailOf: (id: CombatantId) => Secrecy;
  /** Whether somebody is or was in the fight for all to see. */
  readonly isKnown: (id: CombatantId) => boolean;
  /** Whether a tile of the field can be seen now. */
  readonly isInSight: (tile: TileName) => boolean;
  /** Whether anybody's numbers are kept back. */
  readonly isHidden: boolean;
  readonly system: string;
}

/** Whoever is or was in the fight, as it is seen, and in the words of a language. */
export function visibilityOf(
  { before, after, file }: Pick<Outcome, 'before' | 'after' | 'file'>,
  view: View = 'players',
  language: Language = spoken,
): Visibility {
  const known = (id: CombatantId) => find(after, id) ?? find(before, id);
  return {
    ...sayIn(language, after.system, (id) => plain(known(id)?.name ?? id), {
      user: (id) => userSeen(id, file),
      signing: signingOf(after),
    }),
    system: after.system,
    isHidden: after.combatants.some((who) => detailOf(who, after, view) !== 'exact'),
    isKnown: (id) => known(id) !== undefined,
    isInSight: inSight(after, view),
    detailOf: (id) => {
      const who = known(id);
      return who ? detailOf(who, after, view) : 'exact';
    },
  };
}

/** What can be seen of the field, worked out once it is asked. */
function inSight(encounter: Encounter, view: View): Visibility['isInSight'] {
  let seen: ReturnType<typeof seenTiles>;
  return (tile) => {
    if (!encounter.field?.look.dark) return true;
    seen ??= seenTiles(rulesOf(encounter), encounter, view);
    return seen?.has(tile) ?? true;
  };
}

/** A player as a channel shows one; in a file, which shows nobody, by a plain word. */
function userSeen(user: UserId | undefined, file: true | undefined): string {
  if (user === undefined) return people.gm;
  return file ? people.player : mention(user);
}
