import { type Combatant, type Encounter, onTurn } from '../rules/core/encounter.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { resourceKindOf } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { handOver, playerFor } from '../text/hand-over.ts';
import { and, mention, plain, t } from '../text/t.ts';
import { meterName, points, sayOf } from './meters.ts';

/** The most names of combatants who act together. */
const MAX_SHOWN = 12;

/** The round as the book writes it: "Round 3", "Round 1.2". */
export function roundName(encounter: Encounter, round: number = encounter.round): string {
  return t('turns-round', { round: rulesOf(encounter).roundNumber?.(round) ?? `${round}` });
}

/** Whose turn it is now, with their points. "" if it is no one's. */
export function nextTurn(before: Encounter, after: Encounter, view: Viewer = 'players'): string {
  if (after.phase !== 'fighting') return '';
  const now = onTurn(after);
  if (now.length === 0) return '';
  const rules = rulesOf(after);
  const { joint } = sayOf(after).signs;
  const moment = `${roundName(after)}${joint}${before === after ? t('turns-waiting') : turnsBegun(before, after).length > 0 ? t('turns-next') : t('turns-still')}`;
  const nameAndPlayer = (each: Combatant) => {
    const player = whoPlays(each);
    return `**${plain(each.name)}**${player === undefined ? '' : ` (${player})`}`;
  };
  const [only, another] = now;
  if (only && !another) {
    const left = points(only, after, rules, view);
    return `${moment}: ${nameAndPlayer(only)}${left === '' ? '' : `${joint}${left}`}`;
  }
  const firstValues = firstPoints(now, after, rules, view);
  const actingTexts = now.map((each) => `${nameAndPlayer(each)}${firstValues?.of(each) ?? ''}`);
  return `${moment}${firstValues ? ` (${firstValues.name})` : ''}: ${and(actingTexts, MAX_SHOWN)}`;
}

/** The points of combatants who act together. Only the first kind of points is shown, once, with a count. */
function firstPoints(now: readonly Combatant[], encounter: Encounter, rules: Ruleset, view: Viewer) {
  const pointsOf = (each: Combatant) => rules.meters(each, encounter).find(({ when }) => when?.startsWith('turn'));
  const exactOnes = now.filter((each) => detailOf(each, encounter, view) === 'exact');
  const first = exactOnes.map(pointsOf).find((each) => each !== undefined);
  if (first === undefined) return undefined;
  const of = (each: Combatant) => {
    const gauge = exactOnes.includes(each) ? pointsOf(each) : undefined;
    return gauge
      ? ` ${gauge.max === undefined ? gauge.value : sayOf(encounter).signs.outOf(gauge.value, gauge.max)}`
      : '';
  };
  return { name: meterName(first, sayOf(encounter)), of };
}

/**
 * Combatants whose turn has just begun, and who had no turn in this round before. A combatant therefore gets no second
 * turn when another joins, leaves or is moved in the order.
 */
export function turnsBegun(before: Encounter, after: Encounter): readonly Combatant[] {
  if (before.round !== after.round) return onTurn(after);
  const already = onTurn(before).map(({ id }) => id);
  return onTurn(after).filter(({ id }) => !already.includes(id));
}

/** Whether a combatant in the block whose turn it is has ended its own turn. */
export function isDoneInBlock({ id }: Combatant, { turnOrder, turn, done, phase }: Encounter): boolean {
  return phase === 'fighting' && (turnOrder[turn]?.length ?? 0) > 1 && done.includes(id);
}

/** A name on the board, with its owner while someone else plays it: "Kira (for Ana)". */
export function playedName(combatant: Combatant, longest?: number): string {
  const name = plain(combatant.name, longest);
  return combatant.lent ? handOver.for(name, knownOwner(combatant)) : name;
}

/** Who plays a combatant, and for whom: "Bo for Ana". Undefined if it is simply the GM's. */
export function whoPlays(combatant: Combatant): string | undefined {
  const player = playerOf(combatant);
  if (combatant.lent) return playerFor(player, knownOwner(combatant));
  return player === undefined ? undefined : mention(player);
}

/** The owner of a lent combatant. Undefined for the GM's combatants, and for an owner whose data was deleted. */
function knownOwner({ lent }: Combatant) {
  return lent?.owner === undefined || isDeletedUser(lent.owner) ? undefined : lent.owner;
}

/** What is left of a turn in words: the resource with several points, out of how many, and the other points. */
interface PointsLeft {
  readonly first: string;
  readonly others: readonly string[];
}

/** The points of a player's character whose turn it is alone, by resource. */
export function pointsOf(
  [only, another]: readonly Combatant[],
  encounter: Encounter,
): Readonly<Record<string, number>> | undefined {
  if (!only || another || only.controller === undefined) return undefined;
  const { resourceKinds, meters } = rulesOf(encounter);
  const elsewhere = meters(only, encounter).filter(({ when }) => when === 'status');
  const points = Object.entries(only.resources).filter(
    ([name]) => resourceKindOf(resourceKinds, name).turn && !elsewhere.some(({ resource }) => resource === name),
  );
  return Object.fromEntries(points.map(([name, { value }]) => [name, value]));
}

/** What is left of a turn: "2 of 3 actions", "1 move". Undefined while nothing is spent. */
export function pointsLeft(
  now: readonly Combatant[],
  pointsBefore: Readonly<Record<string, number>>,
  encounter: Encounter,
): PointsLeft | undefined {
  const points = Object.entries(pointsOf(now, encounter) ?? {});
  if (points.every(([name, value]) => value >= (pointsBefore[name] ?? 0))) return undefined;
  const wording = sayOf(encounter);
  const [first = '', ...others] = points.flatMap(([name, value]) => {
    const all = pointsBefore[name] ?? value;
    if (all > 1) return [t('board-out-of', { value, all: wording.brief(all, name) })];
    return value > 0 ? [wording.brief(value, name)] : [];
  });
  return { first, others };
}
