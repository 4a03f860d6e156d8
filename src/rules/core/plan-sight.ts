import { HEALTH_LEVELS } from './actor-view.ts';
import type { Combatant, CombatantId, Encounter, PlanCondition, Preference } from './encounter.ts';
import { combatant, find } from './encounter.ts';
import type { KnownAttackers } from './field-rules.ts';
import { mainMeterOf, type Ruleset } from './ruleset.ts';
import { detailOf, isThreatShown, type Viewer } from './secrecy.ts';
import { healthOf } from './visible-state.ts';

/** The highest fraction of full health that each word can mean. Used if someone's health is shown only in words. */
const MAX_HEALTH_SHARE_BY_WORD: Readonly<Record<string, number>> = { hurt: 0.99, bloodied: 0.5, 'near death': 0.2 };

/** Whether a condition of a plan holds, judged by what the plan's owner may know. */
export function isPlanConditionMet(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  condition: PlanCondition,
): boolean {
  const self = combatant(encounter, owner);
  const otherCombatants = encounter.combatants.filter(({ id }) => id !== owner);
  const friends = otherCombatants.filter(({ side }) => side === self.side);
  const enemies = otherCombatants.filter(({ side, vitality }) => side !== self.side && vitality === 'up');
  const isHealthBelow = (who: Combatant, percent: number) =>
    healthFraction(rules, encounter, who, viewerOfOwner(self)) * 100 < percent;
  switch (condition.if) {
    case 'self-below':
      return isHealthBelow(self, condition.percent);
    case 'friend-below':
      return friends.some((each) => each.vitality === 'up' && isHealthBelow(each, condition.percent));
    case 'friend-down':
      return friends.some(({ vitality }) => vitality === 'down');
    case 'foe-near':
      return enemies.some(({ id }) => rules.isNear?.(encounter, owner, id));
    case 'stands':
      return find(encounter, condition.who)?.vitality === 'up';
    case 'foes-at-least':
      return enemies.length >= condition.number;
    case 'round-from':
      return encounter.round >= condition.number;
    case 'left':
      return Object.hasOwn(self.resources, condition.resource)
        ? (self.resources[condition.resource]?.value ?? 0) >= condition.least
        : condition.least <= 0;
    default:
      return condition satisfies never;
  }
}

/**
 * Returns a function that tells whether the player who made a plan may know of a possible attacker along a path.
 * Undefined if the player may know of all of them.
 */
export function attackersKnownTo(encounter: Encounter, owner: CombatantId): KnownAttackers | undefined {
  const view = viewerOfOwner(combatant(encounter, owner));
  const isThreatKnown = (who: Combatant) => isThreatShown(who, encounter, view);
  return encounter.combatants.every(isThreatKnown) ? undefined : (id) => isThreatKnown(combatant(encounter, id));
}

/**
 * The combatants that the preferences stand for, each once, starting with the most preferred. Within one preference,
 * combatants that joined earlier come first.
 */
export function preferredTargets(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  wanted: readonly Preference[],
): readonly CombatantId[] {
  return [...new Set(wanted.flatMap((each) => targetsOf(rules, encounter, owner, each)))];
}

function targetsOf(
  rules: Ruleset,
  encounter: Encounter,
  owner: CombatantId,
  preference: Preference,
): readonly CombatantId[] {
  const self = combatant(encounter, owner);
  const otherCombatants = encounter.combatants.filter(({ id }) => id !== owner);
  const enemies = otherCombatants.filter(({ side, vitality }) => side !== self.side && vitality === 'up');
  const friends = otherCombatants.filter(({ side }) => side === self.side);
  const healthLeft = (who: Combatant) => healthFraction(rules, encounter, who, viewerOfOwner(self));
  const idsMostHurtFirst = (combatants: readonly Combatant[]) =>
    idsOf(combatants.toSorted((one, other) => healthLeft(one) - healthLeft(other)));
  if (typeof preference === 'object') return find(encounter, preference.who)?.vitality === 'up' ? [preference.who] : [];
  switch (preference) {
    case 'near foe':
      return idsOf(enemies).filter((id) => rules.isNear?.(encounter, owner, id));
    case 'most hurt foe':
      return idsMostHurtFirst(enemies);
    case 'any foe':
      return idsOf(enemies);
    case 'most hurt friend':
      return idsMostHurtFirst(friends.filter(({ vitality }) => vitality === 'up'));
    case 'fallen friend':
      return idsOf(friends.filter(({ vitality }) => vitality === 'down'));
    case 'self':
      return [owner];
    default:
      return preference satisfies never;
  }
}

function idsOf(combatants: readonly Combatant[]): readonly CombatantId[] {
  return combatants.map(({ id }) => id);
}

/** Whether a combatant's owner sees what players see, or everything. A combatant without a player belongs to the GM. */
function viewerOfOwner({ controller }: Combatant): Viewer {
  return controller === undefined ? 'gm' : 'players';
}

/**
 * The share of a combatant's health that is left, from 1 to 0, as far as the viewer may know. 1 if nothing is shown.
 */
function healthFraction(rules: Ruleset, encounter: Encounter, who: Combatant, view: Viewer): number {
  const detail = detailOf(who, encounter, view);
  if (detail === 'hidden') return 1;
  if (detail === 'words') {
    const healthWord = healthOf(rules, who, encounter);
    return healthWord === HEALTH_LEVELS[0] ? 1 : (MAX_HEALTH_SHARE_BY_WORD[healthWord] ?? 0);
  }
  const mainMeter = mainMeterOf(rules, who, encounter);
  if (!mainMeter?.max) return 1;
  return (mainMeter.bad === 'empty' ? mainMeter.value : mainMeter.max - mainMeter.value) / mainMeter.max;
}
