import {
  type Combatant,
  type CombatantId,
  combatant,
  type Departure,
  type Encounter,
  find,
  hasLeftFight,
} from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { type Roll, sum, type Tier } from '../rules/core/reason.ts';

/** The chances that someone is out of the fight afterward. */
export interface ChancesOut {
  /** Down or dead. */
  readonly down: number;
  /** Gone in another way, such as fled. Ways without a chance are missing. */
  readonly left?: Readonly<Partial<Record<Departure, number>>>;
}

/** The odds of an action. Chances are from 0 to 1. */
export interface Odds extends ChancesOut {
  readonly hit: number;
  readonly critical: number;
  /** The chance of each amount, for every resource that may be harmed. Includes 0. */
  readonly harm: Readonly<Record<string, readonly Amount[]>>;
  /** What the action costs the actor. */
  readonly cost: ChancesOut & {
    /** The average change of each resource. */
    readonly change: Readonly<Record<string, number>>;
  };
  /**
   * The action hits exactly if the first die shows at least this, or at most this. Undefined if that die alone doesn't
   * decide.
   */
  readonly needs?: { readonly least?: number; readonly most?: number; readonly sides: number };
  /** The two rolls that decide. Undefined if it isn't a contest. */
  readonly contest?: UpcomingContest;
  /** How many combinations the dice have, or how many rolls were sampled. */
  readonly ways: number;
  /** How many rolls were sampled, which gives each chance its error. Undefined if the odds are exact. */
  readonly sampled?: number;
}

export interface Amount {
  readonly amount: number;
  readonly chance: number;
}

/** The result of playing an action once. */
export interface ActionResult extends TargetOutcome {
  readonly cost: OwnCost;
  readonly contest?: UpcomingContest;
}

/** Who acts, and one of the combatants it affects. */
interface ActorAndTarget {
  readonly actor: CombatantId;
  readonly target: CombatantId;
}

/** What an action did to one target, as far as the odds show it. */
interface TargetOutcome {
  readonly isHit: boolean;
  readonly isCritical: boolean;
  /** How the target is out of the fight, if it was up before the action. */
  readonly out?: WayOut | undefined;
  /** Harm by resource. Harm kept in a system's own state is under `own`. */
  readonly harm: Readonly<Record<string, number>>;
}

/** The key for harm to something that isn't a resource, such as wounds in a system's own state. */
export const OWN = 'own';

/** What an action cost the actor. */
interface OwnCost {
  /** The change of each resource. */
  readonly change: Readonly<Record<string, number>>;
  /** How the actor is out of the fight after the action. */
  readonly out?: WayOut | undefined;
}

/** How someone who was up is out of the fight after an action. */
type WayOut = 'down' | Departure;

function wayOut(before: Combatant | undefined, after: Combatant | undefined): WayOut | undefined {
  if (before?.vitality !== 'up' || after?.vitality === 'up') return undefined;
  return after && hasLeftFight(after.vitality) ? after.vitality : 'down';
}

/** The chance to be out of the fight in any way. */
export function chanceOut({ down, left = {} }: ChancesOut): number {
  return Object.values(left).reduce((all, each) => all + each, down);
}

/** What the actor's own action cost them in any way, such as points spent or a counterattack. */
export function costOf(
  actor: CombatantId,
  { before, after }: { readonly before: Encounter; readonly after: Encounter },
): OwnCost {
  const [previous, current] = [combatant(before, actor), find(after, actor)];
  const change: Record<string, number> = {};
  for (const [name, { value }] of Object.entries(current?.resources ?? {})) {
    const by = value - (previous.resources[name]?.value ?? value);
    if (by !== 0) change[name] = by;
  }
  return { change, out: wayOut(previous, current) };
}

/** A roll before it is made: the dice and the modifier. */
interface UpcomingRoll {
  readonly dice: readonly { readonly count: number; readonly sides: number; readonly name?: string }[];
  /** The number of dice that count. If undefined, all of them count. */
  readonly kept?: number;
  readonly plus: number;
}

/** The first opposed rolls of an action that is decided by a contest. */
interface UpcomingContest {
  readonly own: UpcomingRoll;
  readonly theirs: UpcomingRoll;
}

export function contestIn({ actor, target }: ActorAndTarget, events: readonly Event[]): UpcomingContest | undefined {
  const found = events.find((event) => event.type === 'contested' && event.actor === actor && event.target === target);
  return found?.type === 'contested'
    ? { own: upcoming(found.contest.own), theirs: upcoming(found.contest.theirs) }
    : undefined;
}

function upcoming({ dice, kept, modifiers, counting, faced }: Roll): UpcomingRoll {
  const bySides = Map.groupBy(dice, ({ sides }) => sides);
  return {
    dice: [...bySides].map(([sides, { length: count }]) => ({ count, sides, ...(faced && { name: faced.name }) })),
    ...(kept && kept.length < dice.length && { kept: kept.length }),
    plus: counting ? 0 : sum(modifiers.filter(({ roll }) => roll === undefined)),
  };
}

/**
 * What happened to one target. This works for all systems, because it only reads events that every system records. A
 * hit counts only the actor's own rolls; harm is everything the target takes.
 */
export function outcomeFor(
  { actor, target }: ActorAndTarget,
  {
    before,
    after,
    events,
  }: { readonly before: Encounter; readonly after: Encounter; readonly events: readonly Event[] },
): TargetOutcome {
  const harm: Record<string, number> = {};
  const attackTiers: Tier[] = [];
  let rolled: Tier | undefined;
  for (const event of events) {
    if (event.type === 'harmed' && event.target === target) {
      const what = event.resource ?? OWN;
      harm[what] = (harm[what] ?? 0) + event.amount;
    }
    if (!('actor' in event && 'target' in event) || event.actor !== actor || event.target !== target) continue;
    if (event.type === 'struck') attackTiers.push(event.outcome);
    if (event.type === 'contested') rolled = event.contest.tier;
    if (event.type === 'checked') rolled = event.check.tier;
  }
  // An action that attacks no one, like a grapple, succeeds if its last roll does.
  const tiers = attackTiers.length === 0 && rolled !== undefined ? [rolled] : attackTiers;
  const isCritical = tiers.includes('critical success');
  const isHit = isCritical || tiers.includes('success');
  return { isHit, isCritical, out: wayOut(find(before, target), find(after, target)), harm };
}
