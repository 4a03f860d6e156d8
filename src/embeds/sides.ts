import { type Combatant, ENEMIES, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { plain } from '../text/markdown.ts';
import { and, overview } from '../text/spoken.ts';

/** Most of a side that are named. */
const MOST_ON_A_SIDE = 12;

/** Who is on whose side, a line a side: "players: Freya, Suori". Nothing where it is players against the GM's. */
export function sideLines({ combatants }: Pick<Encounter, 'combatants'>): readonly string[] {
  const sides = [...Map.groupBy(combatants, ({ side }) => side).values()];
  const isOfOneHand = (members: readonly Combatant[]) =>
    members.every(({ controller }) => (controller === undefined) === (members[0]?.controller === undefined));
  return sides.length < 2 || (sides.length === 2 && sides.every(isOfOneHand)) ? [] : bySide(combatants);
}

/** On whose side those are who have joined, where it is not the usual one: said once, where the last of them joins. */
export function joinedSides(events: readonly Event[], at: number): readonly string[] {
  const joined = events.flatMap((event) => (event.type === 'joined' ? [event.combatant] : []));
  const isLast = events.slice(at + 1).every(({ type }) => type !== 'joined');
  return isLast ? bySide(joined.filter(isElsewhere)).map(overview.onSide) : [];
}

function isElsewhere({ side, controller }: Combatant): boolean {
  return side !== (controller === undefined ? ENEMIES : PLAYERS);
}

function bySide(combatants: readonly Combatant[]): readonly string[] {
  return [...Map.groupBy(combatants, ({ side }) => side)].map(
    ([side, members]) =>
      `${plain(side)}: ${and(
        members.map(({ name }) => plain(name)),
        MOST_ON_A_SIDE,
      )}`,
  );
}
