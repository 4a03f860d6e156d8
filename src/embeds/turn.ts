import { type Combatant, type Encounter, onTurn } from '../rules/core/encounter.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { resourceKindOf } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { handOverWords, playerAndOwnerText } from '../text/hand-over.ts';
import { and, mention, plain, t, withLabel } from '../text/t.ts';
import { meterName, pointsText, wordingOf } from './meters.ts';

/** The maximum number of names listed for combatants who act together. */
const MAX_NAMES_TOGETHER = 12;

/** The round's name as the book writes it: "Round 3", "Round 1.2". */
export function roundName(encounter: Encounter, round: number = encounter.round): string {
  return t('turns-round', { round: rulesOf(encounter).roundNumber?.(round) ?? `${round}` });
}

/** Whose turn it is now, with their points. "" if it is no one's turn. */
export function nextTurnText(before: Encounter, after: Encounter, view: Viewer = 'players'): string {
  if (after.phase !== 'fighting') return '';
  const actingCombatants = onTurn(after);
  if (actingCombatants.length === 0) return '';
  const rules = rulesOf(after);
  const { joint } = wordingOf(after).signs;
  const roundText = `${roundName(after)}${joint}${before === after ? t('turns-waiting') : combatantsBeginningTurn(before, after).length > 0 ? t('turns-next') : t('turns-still')}`;
  const nameAndPlayer = (each: Combatant) => {
    const player = playerTextOf(each);
    return `**${plain(each.name)}**${player === undefined ? '' : ` (${player})`}`;
  };
  const [only, another] = actingCombatants;
  if (only && !another) {
    const pointsLeftText = pointsText(only, after, rules, view);
    return withLabel(roundText, `${nameAndPlayer(only)}${pointsLeftText === '' ? '' : `${joint}${pointsLeftText}`}`);
  }
  const sharedPoints = firstKindOfPoints(actingCombatants, after, rules, view);
  const actingTexts = actingCombatants.map((each) => `${nameAndPlayer(each)}${sharedPoints?.of(each) ?? ''}`);
  return withLabel(
    `${roundText}${sharedPoints ? ` (${sharedPoints.name})` : ''}`,
    and(actingTexts, MAX_NAMES_TOGETHER),
  );
}

/** The points of combatants who act together. Only the first kind of points is shown, and its name only once. */
function firstKindOfPoints(actingCombatants: readonly Combatant[], encounter: Encounter, rules: Ruleset, view: Viewer) {
  const pointsOf = (each: Combatant) => rules.meters(each, encounter).find(({ when }) => when?.startsWith('turn'));
  const knownCombatants = actingCombatants.filter((each) => detailOf(each, encounter, view) === 'exact');
  const firstMeter = knownCombatants.map(pointsOf).find((each) => each !== undefined);
  if (firstMeter === undefined) return undefined;
  const pointsTextOf = (each: Combatant) => {
    const meter = knownCombatants.includes(each) ? pointsOf(each) : undefined;
    return meter
      ? ` ${meter.max === undefined ? meter.value : wordingOf(encounter).signs.outOf(meter.value, meter.max)}`
      : '';
  };
  // Without a maximum, the meter's name is plural, as it must be for the points of several combatants.
  const { max: _, ...meterWithoutMax } = firstMeter;
  return { name: meterName(meterWithoutMax, wordingOf(encounter)), of: pointsTextOf };
}

/**
 * Combatants whose turn has just begun. A combatant gets no second turn in a round when another joins, leaves or is
 * moved in the order.
 */
export function combatantsBeginningTurn(before: Encounter, after: Encounter): readonly Combatant[] {
  if (before.round !== after.round) return onTurn(after);
  const previousActorIds = onTurn(before).map(({ id }) => id);
  return onTurn(after).filter(({ id }) => !previousActorIds.includes(id));
}

/** Whether a combatant that acts together with others has ended its own turn. */
export function hasFinishedTurnInBlock({ id }: Combatant, { turnOrder, turn, done, phase }: Encounter): boolean {
  return phase === 'fighting' && (turnOrder[turn]?.length ?? 0) > 1 && done.includes(id);
}

/** A combatant's name, with its owner while someone else plays it: "Kira (for Ana)". */
export function nameWithOwner(combatant: Combatant, maxLength?: number): string {
  const name = plain(combatant.name, maxLength);
  return combatant.lent ? handOverWords.for(name, lentCombatantOwner(combatant)) : name;
}

/** Who plays a combatant, and for which owner: "Bo for Ana". Undefined for one of the GM's own combatants. */
export function playerTextOf(combatant: Combatant): string | undefined {
  const player = playerOf(combatant);
  if (combatant.lent) return playerAndOwnerText(player, lentCombatantOwner(combatant));
  return player === undefined ? undefined : mention(player);
}

/** The owner of a lent combatant. Undefined if it isn't lent, or if the owner's data was deleted. */
function lentCombatantOwner({ lent }: Combatant) {
  return lent?.owner === undefined || isDeletedUser(lent.owner) ? undefined : lent.owner;
}

/** The points left in a turn, in words: the first kind of points, and the other kinds. */
interface PointsLeft {
  readonly first: string;
  readonly others: readonly string[];
}

/**
 * The points of the player's character whose turn it is, by resource. Undefined if it is the turn of several combatants
 * or of one of the GM's creatures.
 */
export function pointsOf(
  [only, another]: readonly Combatant[],
  encounter: Encounter,
): Readonly<Record<string, number>> | undefined {
  if (!only || another || only.controller === undefined) return undefined;
  const { resourceKinds, meters } = rulesOf(encounter);
  const statusMeters = meters(only, encounter).filter(({ when }) => when === 'status');
  const pointEntries = Object.entries(only.resources).filter(
    ([name]) => resourceKindOf(resourceKinds, name).turn && !statusMeters.some(({ resource }) => resource === name),
  );
  return Object.fromEntries(pointEntries.map(([name, { value }]) => [name, value]));
}

/** The points left in a turn: "2 of 3 action points", "1 movement point". Undefined while nothing has been spent. */
export function pointsLeft(
  actingCombatants: readonly Combatant[],
  pointsBefore: Readonly<Record<string, number>>,
  encounter: Encounter,
): PointsLeft | undefined {
  const pointEntries = Object.entries(pointsOf(actingCombatants, encounter) ?? {});
  if (pointEntries.every(([name, value]) => value >= (pointsBefore[name] ?? 0))) return undefined;
  const wording = wordingOf(encounter);
  const [first = '', ...others] = pointEntries.flatMap(([name, value]) => {
    const pointsAtStart = pointsBefore[name] ?? value;
    if (pointsAtStart > 1) return [t('board-out-of', { value, all: wording.brief(pointsAtStart, name) })];
    return value > 0 ? [wording.brief(value, name)] : [];
  });
  return { first, others };
}
