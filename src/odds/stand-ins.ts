// The odds that a player may see against someone whose numbers are hidden. They are never computed from those numbers.

import type { Health } from '../rules/core/actor-view.ts';
import type { ActiveCondition, Combatant, CombatantId, Encounter, Resource } from '../rules/core/encounter.ts';
import { combatant, pair } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { resourceKindOf } from '../rules/core/resource-kind.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, type Viewer } from '../rules/core/secrecy.ts';
import { healthOf } from '../rules/core/visible-state.ts';
import { creaturesByStrength } from './strength.ts';

/** Everything that players can see of a combatant. Odds for viewers who see no more are based on this alone. */
interface Appearance {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly vitality: Combatant['vitality'];
  /** Undefined if players can't see how healthy the combatant is. */
  readonly health?: Health;
  readonly conditions: readonly ActiveCondition[];
}

/** How a combatant looks to players. */
export function appearanceOf(rules: Ruleset, encounter: Encounter, combatant: Combatant): Appearance {
  const { id, name, side, vitality } = combatant;
  const isHealthShown = detailOf(combatant, encounter) !== 'hidden';
  const conditions = knownConditions(combatant, encounter).map(
    ({ name, form }): ActiveCondition => ({ key: name, name, duration: { until: 'removed' }, ...given({ form }) }),
  );
  return {
    id,
    name,
    side,
    vitality,
    conditions,
    ...(isHealthShown && { health: healthOf(rules, combatant, encounter) }),
  };
}

/** The share of the main resource that is left for each health word. */
const REMAINING_SHARE_BY_HEALTH: Readonly<Record<Health, number>> = {
  hale: 1,
  hurt: 0.75,
  bloodied: 0.35,
  'near death': 0.1,
  down: 0,
  dead: 0,
};

/** How many weaker and how many stronger premade creatures stand in, besides the one with the target's name. */
const NEIGHBORS_PER_SIDE = 2;

/**
 * The premade creatures that stand in for a combatant with this name: the one with that name and those closest to
 * it in strength. If no creature has that name, creatures of medium strength.
 */
function standInKinds(
  rules: Pick<Ruleset, 'id' | 'archetypes'>,
  { name }: Pick<Appearance, 'name'>,
): readonly Archetype[] {
  const creatures = creaturesByStrength(rules);
  const baseName = name.replace(/\s*\d+$/, '').toLowerCase();
  const sameNameIndex = creatures.findIndex((each) => each.name.toLowerCase() === baseName);
  const middleIndex = sameNameIndex === -1 ? Math.floor((creatures.length - 1) / 2) : sameNameIndex;
  return creatures.slice(Math.max(0, middleIndex - NEIGHBORS_PER_SIDE), middleIndex + NEIGHBORS_PER_SIDE + 1);
}

/** The encounter with a premade creature instead of the combatant with this appearance. */
function withStandIn(rules: Ruleset, encounter: Encounter, like: Archetype, looks: Appearance): Encounter {
  const { sheet } = like;
  const { id, name, side, vitality, conditions, health = 'hale' } = looks;
  const resources = Object.entries(rules.resources(sheet, encounter.settings)).map(([resource, unhurt]) => {
    const { main, fills } = resourceKindOf(rules.resourceKinds, resource);
    return [
      resource,
      main
        ? resourceWithShare(unhurt, fills ? 1 - REMAINING_SHARE_BY_HEALTH[health] : REMAINING_SHARE_BY_HEALTH[health])
        : unhurt,
    ] as const;
  });
  const standIn: Combatant = {
    id,
    name,
    side,
    vitality,
    conditions,
    sheet,
    resources: Object.fromEntries(resources),
    standingOrders: {},
    own: rules.own.combatant(sheet, encounter.settings),
  };
  return { ...encounter, combatants: encounter.combatants.map((each) => (each.id === id ? standIn : each)) };
}

function resourceWithShare({ value, max }: Resource, share: number): Resource {
  const remainingValue = Math.max(share > 0 ? 1 : 0, Math.round((max ?? value) * share));
  return max === undefined ? { value: remainingValue } : { value: remainingValue, max };
}

/** Who asks for odds: the combatant they act for, and whether they see everything. */
export interface OddsViewer {
  readonly view?: Viewer;
  /** The combatant that the viewer acts for. The viewer knows its auto-reactions and plan. */
  readonly actor?: CombatantId;
}

/**
 * The encounters that a viewer's odds are based on: the current one, or several with similar creatures if the target's
 * numbers are hidden. They contain no other hidden numbers and no one else's plans.
 */
export function encountersAsSeen(
  rules: Ruleset,
  encounter: Encounter,
  target: CombatantId,
  { view = 'players', actor }: OddsViewer = {},
): readonly Encounter[] {
  if (view === 'gm') return [encounter];
  const visibleEncounter = encounter.combatants.reduce((result, combatant) => {
    if (detailOf(combatant, encounter) === 'exact')
      return combatant.id === actor ? result : withoutPlans(result, combatant);
    const appearance = appearanceOf(rules, encounter, combatant);
    const [first] = combatant.id === target ? [] : standInKinds(rules, appearance);
    return first ? withStandIn(rules, result, first, appearance) : result;
  }, encounter);
  const targetCombatant = combatant(encounter, target);
  if (detailOf(targetCombatant, encounter) === 'exact') return [visibleEncounter];
  const appearance = appearanceOf(rules, encounter, targetCombatant);
  return standInKinds(rules, appearance).map((like) => withStandIn(rules, visibleEncounter, like, appearance));
}

/** Removes auto-reactions, plan and autopilot, because no one else knows what a combatant intends. */
function withoutPlans(encounter: Encounter, { id }: Combatant): Encounter {
  const withoutIntentions = ({ plan: _plan, auto: _auto, ...who }: Combatant): Combatant => ({
    ...who,
    standingOrders: {},
  });
  return {
    ...encounter,
    combatants: encounter.combatants.map((each) => (each.id === id ? withoutIntentions(each) : each)),
  };
}

/** A range of chances as shown: rounded outward to multiples of 5 and at least 10 wide, "about 75–85%". */
interface RoundedRange {
  readonly from: number;
  readonly to: number;
}

export function roundedRange(chances: readonly number[]): RoundedRange {
  const lowestPercent = Math.floor((Math.min(...chances) * 100) / 5) * 5;
  const highestPercent = Math.ceil((Math.max(...chances) * 100) / 5) * 5;
  if (highestPercent - lowestPercent >= 10) return { from: lowestPercent, to: highestPercent };
  const startPercent = Math.min(90, Math.max(0, lowestPercent === highestPercent ? lowestPercent - 5 : lowestPercent));
  return { from: startPercent, to: startPercent + 10 };
}

/** The combatant whose actions are compared, and the encounter their odds are worked out in. */
interface ActorInFight {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly actor: CombatantId;
}

/**
 * The ids by which the recorded state links combatants to each other, for example when one grapples or guards another.
 * The turn order and positions relative to the actor don't count.
 */
export function idsLinkedIn({ rules, encounter, actor }: ActorInFight): ReadonlySet<string> {
  const { combatants, positions, turnOrder: _, own, ...rest } = encounter;
  const combatantsWithoutNames = combatants.map(({ id: _id, name: _name, book: _book, own: ownState, ...who }) => [
    who,
    withoutOrderFields(rules, ownState),
  ]);
  const otherPositions = Object.keys(positions).filter((between) => !between.split('|').includes(actor));
  const stringMatches = JSON.stringify([
    combatantsWithoutNames,
    otherPositions,
    withoutOrderFields(rules, own),
    rest,
  ]).matchAll(/"([^"]*)"/g);
  return new Set([...stringMatches].flatMap(([, text = '']) => [text, ...text.split('|')]));
}

/**
 * A key of everything that an action's odds against a target depend on, apart from the target's identity. Targets with
 * the same key have the same odds. A target in `linkedIds` gets a key of its own.
 */
export function oddsKey(
  { rules, encounter, actor }: ActorInFight,
  target: CombatantId,
  linkedIds: ReadonlySet<string> = idsLinkedIn({ rules, encounter, actor }),
): string {
  const { id, name: _name, book: _book, own, ...who } = combatant(encounter, target);
  const position = encounter.positions[pair(actor, id)];
  return JSON.stringify([who, withoutOrderFields(rules, own), position, linkedIds.has(id) ? id : '']);
}

function withoutOrderFields({ own: { forOrder = [] } }: Ruleset, ownState: object): object {
  return Object.fromEntries(Object.entries(ownState).filter(([field]) => !forOrder.includes(field)));
}
