// What a player may be told of odds against somebody whose numbers are kept back: never worked out from them.

import type { Health } from '../rules/core/actor-view.ts';
import {
  type ActiveCondition,
  type Combatant,
  type CombatantId,
  combatant,
  type Encounter,
  pair,
  type Resource,
} from '../rules/core/encounter.ts';
import { declared } from '../rules/core/resource-kind.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, type View } from '../rules/core/secrecy.ts';
import { healthOf } from '../rules/core/seen.ts';
import { creaturesByStrength } from './strength.ts';

/** All that can be seen of somebody. Odds for those who see no more are made of this alone. */
interface Appearance {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly vitality: Combatant['vitality'];
  /** Absent: that is not told either. */
  readonly health?: Health;
  readonly conditions: readonly ActiveCondition[];
}

/** How they look to players. */
export function appearanceOf(rules: Ruleset, encounter: Encounter, of: Combatant): Appearance {
  const { id, name, side, vitality } = of;
  const isTold = detailOf(of, encounter) !== 'hidden';
  const conditions = knownConditions(of, encounter).map(
    ({ name: condition }): ActiveCondition => ({ key: condition, name: condition, duration: { until: 'removed' } }),
  );
  return { id, name, side, vitality, conditions, ...(isTold && { health: healthOf(rules, of, encounter) }) };
}

/** How much of the main resource is left to whoever looks so. */
const LEFT: Readonly<Record<Health, number>> = {
  hale: 1,
  hurt: 0.75,
  bloodied: 0.35,
  'near death': 0.1,
  down: 0,
  dead: 0,
};

/** How many of the ready-made stand in, on each side of the one of that name. */
const NEIGHBOURS = 2;

/**
 * The ready-made creatures that somebody of that name may be like: the one that is called so and its neighbours by
 * strength; where none is, the middle of them.
 */
function likeOf(rules: Pick<Ruleset, 'id' | 'archetypes'>, { name }: Pick<Appearance, 'name'>): readonly Archetype[] {
  const creatures = creaturesByStrength(rules);
  const bare = name.replace(/\s*\d+$/, '').toLowerCase();
  const named = creatures.findIndex((each) => each.name.toLowerCase() === bare);
  const middle = named === -1 ? Math.floor((creatures.length - 1) / 2) : named;
  return creatures.slice(Math.max(0, middle - NEIGHBOURS), middle + NEIGHBOURS + 1);
}

/** The encounter with somebody like that in the place of whoever looks so. */
function withStandIn(rules: Ruleset, encounter: Encounter, like: Archetype, looks: Appearance): Encounter {
  const { sheet } = like;
  const { id, name, side, vitality, conditions, health = 'hale' } = looks;
  const resources = Object.entries(rules.resources(sheet, encounter.settings)).map(([resource, unhurt]) => {
    const { main, fills } = declared(rules.resourceKinds, resource);
    return [resource, main ? withShare(unhurt, fills ? 1 - LEFT[health] : LEFT[health]) : unhurt] as const;
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

function withShare({ value, max }: Resource, share: number): Resource {
  const some = Math.max(share > 0 ? 1 : 0, Math.round((max ?? value) * share));
  return max === undefined ? { value: some } : { value: some, max };
}

/** Who asks for odds: for whom they act, and whether they see all. */
export interface Asker {
  readonly view?: View;
  /** Whose standing orders and plans they know. */
  readonly actor?: CombatantId;
}

/**
 * The encounters of which odds are worked out for a viewer: the one as it stands, or where the target's numbers are kept back,
 * with some like it. Nobody else whose numbers are kept back, and no plan of another's, counts in them.
 */
export function encountersAsSeen(
  rules: Ruleset,
  encounter: Encounter,
  target: CombatantId,
  { view = 'players', actor }: Asker = {},
): readonly Encounter[] {
  if (view === 'gm') return [encounter];
  const known = encounter.combatants.reduce((seen, of) => {
    if (detailOf(of, encounter) === 'exact') return of.id === actor ? seen : withoutPlans(seen, of);
    const looks = appearanceOf(rules, encounter, of);
    const [first] = of.id === target ? [] : likeOf(rules, looks);
    return first ? withStandIn(rules, seen, first, looks) : seen;
  }, encounter);
  const of = combatant(encounter, target);
  if (detailOf(of, encounter) === 'exact') return [known];
  const looks = appearanceOf(rules, encounter, of);
  return likeOf(rules, looks).map((like) => withStandIn(rules, known, like, looks));
}

/** What somebody means to do is known to nobody else. */
function withoutPlans(encounter: Encounter, { id }: Combatant): Encounter {
  const open = ({ plan: _plan, auto: _auto, ...who }: Combatant): Combatant => ({ ...who, standingOrders: {} });
  return { ...encounter, combatants: encounter.combatants.map((each) => (each.id === id ? open(each) : each)) };
}

/** A range of chances as it is told, outward to fives and at least ten apart: "about 75–85 %". */
interface AboutPercent {
  readonly from: number;
  readonly to: number;
}

export function aboutPercent(chances: readonly number[]): AboutPercent {
  const from = Math.floor((Math.min(...chances) * 100) / 5) * 5;
  const to = Math.ceil((Math.max(...chances) * 100) / 5) * 5;
  if (to - from >= 10) return { from, to };
  const widened = Math.min(90, Math.max(0, from === to ? from - 5 : from));
  return { from: widened, to: widened + 10 };
}

/** Whose acts against whom are compared: their encounter, as its odds are worked out. */
interface Aiming {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly actor: CombatantId;
}

/** Those of whom it is kept what they are to others than the actor: whoever holds somebody, or is guarded. */
export function namedIn({ rules, encounter, actor }: Aiming): ReadonlySet<string> {
  const { combatants, positions, turnOrder: _, own, ...rest } = encounter;
  const nameless = combatants.map(({ id: _id, name: _name, own: theirs, ...who }) => [
    who,
    withoutOrder(rules, theirs),
  ]);
  const others = Object.keys(positions).filter((between) => !between.split('|').includes(actor));
  const strings = JSON.stringify([nameless, others, withoutOrder(rules, own), rest]).matchAll(/"([^"]*)"/g);
  return new Set([...strings].flatMap(([, text = '']) => [text, ...text.split('|')]));
}

/**
 * All that an act against a target follows from, but for who it is: against those of whom it is the same it is as likely. `named`:
 * each of these is like nobody else.
 */
export function likenessOf(
  { rules, encounter, actor }: Aiming,
  target: CombatantId,
  named: ReadonlySet<string> = namedIn({ rules, encounter, actor }),
): string {
  const { id, name: _, own, ...who } = combatant(encounter, target);
  const stands = encounter.positions[pair(actor, id)];
  return JSON.stringify([who, withoutOrder(rules, own), stands, named.has(id) ? id : '']);
}

function withoutOrder({ own: { forOrder = [] } }: Ruleset, own: object): object {
  return Object.fromEntries(Object.entries(own).filter(([field]) => !forOrder.includes(field)));
}
