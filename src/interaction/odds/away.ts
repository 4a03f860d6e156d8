import type { Choice } from '../../../commands/odds/choices.ts';
import { type TileName, tileName } from '../../field/tile.ts';
import { withPlayedField } from '../../rules/core/apply-field.ts';
import type { Combatant, CombatantId, Encounter } from '../../rules/core/encounter.ts';
import { waysOf } from '../../rules/core/field-moves.ts';
import { isSeen, seenTiles } from '../../rules/core/field-sight.ts';
import { begin } from '../../rules/core/play.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import type { View } from '../../rules/core/secrecy.ts';

/** An act that somebody would have to come near for, from the nearest tile where they could do it. */
export interface AwayChoice {
  readonly choice: Choice;
  readonly from: TileName;
  /** As if they stood there. */
  readonly encounter: Encounter;
}

/** Most of these that are told, and most that are looked for: each on every tile. */
const [MOST, MOST_TRIED] = [4, 12];

/** The encounter without its field: what somebody could do there, they could do here from somewhere. */
export function fieldless({ field: _, ...encounter }: Encounter): Encounter {
  return encounter;
}

/**
 * What somebody on a field could do to those out of their reach: each of these acts from the nearest tile that they
 * can come to in any number of moves, as far as the viewer sees. `acts` are those without a field, the likeliest first.
 */
export function choicesAway(
  { rules, encounter, view }: { readonly rules: Ruleset; readonly encounter: Encounter; readonly view: View },
  actor: Combatant,
  acts: readonly Choice[],
): readonly AwayChoice[] {
  const seen = seenTiles(rules, encounter, view);
  const shown = encounter.combatants.filter((who) => isSeen(rules, encounter, who, view)).map(({ id }) => id);
  const open = acts.filter(({ target }) => shown.includes(target));
  if (!encounter.field || open.length === 0) return [];
  // Whom the viewer does not see stands in nobody's way: or a way that is longer would tell of them.
  const giveWay = encounter.combatants.map(({ id }) => id).filter((id) => !shown.includes(id));
  const tiles = waysOf(rules, encounter, actor, { points: Number.POSITIVE_INFINITY, giveWay })
    .map(({ to }) => tileName(to))
    .filter((to) => !seen || seen.has(to));
  const found: AwayChoice[] = [];
  for (const choice of oneOfEach(open).slice(0, MOST_TRIED)) {
    if (found.length === MOST) break;
    for (const from of tiles) {
      const there = standingAt(encounter, actor.id, from);
      if (!begin(rules, there, choice.intent).ok) continue;
      found.push({ choice, from, encounter: there });
      break;
    }
  }
  return found;
}

/** The likeliest against each, then the next against each. */
function oneOfEach(acts: readonly Choice[]): readonly Choice[] {
  const byTarget = [...Map.groupBy(acts, ({ target }) => target).values()];
  const most = Math.max(...byTarget.map(({ length }) => length));
  return Array.from({ length: most }, (_, nth) => byTarget.flatMap((theirs) => theirs[nth] ?? [])).flat();
}

function standingAt(encounter: Encounter, subject: CombatantId, after: TileName): Encounter {
  return withPlayedField(encounter, { type: 'placed', subject, after });
}
