import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { declared } from '../rules/core/resource-kind.ts';
import { rulesOf } from '../rules/systems.ts';
import { board as boardWords } from '../text/spoken.ts';
import { sayOf } from './meters.ts';

/** What is left of a turn, in words: what it has several of, counted out of all, and what else it is made of. */
export interface PointsLeft {
  readonly first: string;
  readonly others: readonly string[];
}

/** The points for the turn of a player's character that is alone on turn, by resource. */
export function pointsOf(
  [only, another]: readonly Combatant[],
  encounter: Encounter,
): Readonly<Record<string, number>> | undefined {
  if (!only || another || only.controller === undefined) return undefined;
  const { resourceKinds, meters } = rulesOf(encounter);
  const elsewhere = meters(only, encounter).filter(({ when }) => when === 'status');
  const points = Object.entries(only.resources).filter(
    ([name]) => declared(resourceKinds, name).turn && !elsewhere.some(({ resource }) => resource === name),
  );
  return Object.fromEntries(points.map(([name, { value }]) => [name, value]));
}

/** What somebody has left of a turn: "2 of 3 actions", "1 move". Absent while nothing of what they had is spent. */
export function pointsLeft(
  now: readonly Combatant[],
  had: Readonly<Record<string, number>>,
  encounter: Encounter,
): PointsLeft | undefined {
  const points = Object.entries(pointsOf(now, encounter) ?? {});
  if (points.every(([name, value]) => value >= (had[name] ?? 0))) return undefined;
  const say = sayOf(encounter);
  const [first = '', ...others] = points.flatMap(([name, value]) => {
    const all = had[name] ?? value;
    if (all > 1) return [boardWords.outOf(value, say.brief(all, name))];
    return value > 0 ? [say.brief(value, name)] : [];
  });
  return { first, others };
}
