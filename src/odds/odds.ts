import { type CombatantId, combatant, type Encounter, find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { type Roll, sum, type Tier } from '../rules/core/reason.ts';

/** How likely an act comes to what. Chances are from 0 to 1. */
export interface Odds {
  readonly hit: number;
  readonly critical: number;
  readonly down: number;
  /** Of each resource that may be harmed: how likely each amount is. All that may be harmed have 0 too. */
  readonly harm: Readonly<Record<string, readonly Amount[]>>;
  /** What it costs whoever does it. */
  readonly cost: {
    /** By how much each resource changes, on average. */
    readonly change: Readonly<Record<string, number>>;
    readonly down: number;
  };
  /** It hits when the first die shows at least this, and only then. Absent: that alone does not decide. */
  readonly needs?: { readonly least: number; readonly sides: number };
  /** The two rolls that decide. Absent: no two do. */
  readonly contest?: ContestToCome;
  /** How many ways the dice could fall, or how often they were thrown. */
  readonly ways: number;
  /** Absent: it is exact. Else how many times dice were thrown, from which each chance has its error. */
  readonly sampled?: number;
}

export interface Amount {
  readonly amount: number;
  readonly chance: number;
}

/** What a deed came to once. */
export interface Came extends BlowOutcome {
  readonly cost: OwnCost;
  readonly contest?: ContestToCome;
}

/** Who does something, and to whom of those it touches. */
interface Blow {
  readonly actor: CombatantId;
  readonly target: CombatantId;
}

/** What a deed came to for one it was aimed at, as far as odds tell of it. */
interface BlowOutcome {
  readonly isHit: boolean;
  readonly isCritical: boolean;
  /** They were up before, and are not after. */
  readonly isDown: boolean;
  /** Harm by what it was done to; what a system keeps in its own state is `own`. */
  readonly harm: Readonly<Record<string, number>>;
}

/** Harm that is no resource's: wounds that a system keeps in its own state. */
export const OWN = 'own';

/** What a deed has cost whoever did it. */
interface OwnCost {
  /** By how much each resource is another than before. */
  readonly change: Readonly<Record<string, number>>;
  /** They were up before, and are not after. */
  readonly isDown: boolean;
}

/** What somebody's own deed has cost them, in whatever way: staked, spent, struck back. */
export function costOf(
  actor: CombatantId,
  { before, after }: { readonly before: Encounter; readonly after: Encounter },
): OwnCost {
  const [was, is] = [combatant(before, actor), find(after, actor)];
  const change: Record<string, number> = {};
  for (const [name, { value }] of Object.entries(is?.resources ?? {})) {
    const by = value - (was.resources[name]?.value ?? value);
    if (by !== 0) change[name] = by;
  }
  return { change, isDown: was.vitality === 'up' && is?.vitality !== 'up' };
}

/** A roll before it is thrown: how many dice of how many sides, and what is added to them. */
interface RollToCome {
  readonly dice: readonly { readonly count: number; readonly sides: number }[];
  /** How many of the dice count. Absent: all. */
  readonly kept?: number;
  readonly plus: number;
}

/** The first roll of two against each other, where a deed decides by one. */
interface ContestToCome {
  readonly own: RollToCome;
  readonly theirs: RollToCome;
}

export function contestIn({ actor, target }: Blow, events: readonly Event[]): ContestToCome | undefined {
  const found = events.find((event) => event.type === 'contested' && event.actor === actor && event.target === target);
  return found?.type === 'contested'
    ? { own: toCome(found.contest.own), theirs: toCome(found.contest.theirs) }
    : undefined;
}

function toCome({ dice, kept, modifiers, counting }: Roll): RollToCome {
  const bySides = Map.groupBy(dice, ({ sides }) => sides);
  return {
    dice: [...bySides].map(([sides, { length: count }]) => ({ count, sides })),
    ...(kept && kept.length < dice.length && { kept: kept.length }),
    plus: counting ? 0 : sum(modifiers.filter(({ roll }) => roll === undefined)),
  };
}

/**
 * What happened to one target. The same in all systems: it reads what every system records. A hit is by the actor's own rolls; harm
 * is all that the target takes.
 */
export function outcomeFor(
  { actor, target }: Blow,
  {
    before,
    after,
    events,
  }: { readonly before: Encounter; readonly after: Encounter; readonly events: readonly Event[] },
): BlowOutcome {
  const harm: Record<string, number> = {};
  const strikes: Tier[] = [];
  let rolled: Tier | undefined;
  for (const event of events) {
    if (event.type === 'harmed' && event.target === target) {
      const what = event.resource ?? OWN;
      harm[what] = (harm[what] ?? 0) + event.amount;
    }
    if (!('actor' in event && 'target' in event) || event.actor !== actor || event.target !== target) continue;
    if (event.type === 'struck') strikes.push(event.outcome);
    if (event.type === 'contested') rolled = event.contest.tier;
    if (event.type === 'checked') rolled = event.check.tier;
  }
  // What strikes nobody, as a grapple, has come off when its last roll has.
  const tiers = strikes.length === 0 && rolled !== undefined ? [rolled] : strikes;
  const isCritical = tiers.includes('critical success');
  const isHit = isCritical || tiers.includes('success');
  const isDown = find(before, target)?.vitality === 'up' && find(after, target)?.vitality !== 'up';
  return { isHit, isCritical, isDown, harm };
}
