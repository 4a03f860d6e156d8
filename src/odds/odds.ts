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
import { given } from '../rules/core/given.ts';
import { type Contest, type Roll, sum, TIERS, type Tier } from '../rules/core/reason.ts';

/** The chances that someone is out of the fight afterward. */
export interface ChancesOutOfFight {
  /** The chance to be down or dead. */
  readonly down: number;
  /** The chance of each way to leave the fight without being down or dead, such as fleeing. Leaves out chances of 0. */
  readonly left?: Readonly<Partial<Record<Departure, number>>>;
}

/** The odds of an action. Chances are from 0 to 1. */
export interface Odds extends ChancesOutOfFight {
  readonly hit: number;
  readonly critical: number;
  /** The chance of each result that the book has a word for. */
  readonly degrees: readonly DegreeChance[];
  /** The chance of each amount, for every resource that could be harmed. Includes 0. */
  readonly harm: Readonly<Record<string, readonly AmountChance[]>>;
  /** What the action costs the actor. */
  readonly cost: ChancesOutOfFight & {
    /** The average change of each resource. */
    readonly change: Readonly<Record<string, number>>;
  };
  /**
   * What the first die must show for the action to hit: at least `least`, or at most `most`. Undefined if that die
   * alone doesn't decide.
   */
  readonly needs?: { readonly least?: number; readonly most?: number; readonly sides: number };
  /** The two rolls that decide the action. Undefined if the action isn't a contest. */
  readonly contest?: UpcomingContest;
  /** How many combinations the dice have, or how many rolls were sampled. */
  readonly ways: number;
  /**
   * How many rolls were sampled, which determines the margin of error of each chance. Undefined if the odds are exact.
   */
  readonly sampled?: number;
}

export interface AmountChance {
  readonly amount: number;
  readonly chance: number;
}

/** The chance of a result, by the book's own word for it. */
interface DegreeChance extends RollResult {
  readonly chance: number;
}

/** How the roll against a target came out. */
interface RollResult {
  readonly degree: string;
  readonly tier: Tier;
}

/** The result of playing an action once. */
export interface ActionResult extends TargetOutcome {
  readonly cost: OwnCost;
  readonly contest?: Pick<Contest, 'own' | 'theirs'>;
}

/** The actor of an action, and one of the combatants that the action affects. */
interface ActorAndTarget {
  readonly actor: CombatantId;
  readonly target: CombatantId;
}

/** What an action did to one target, as far as the odds show it. */
interface TargetOutcome {
  readonly isHit: boolean;
  readonly isCritical: boolean;
  /** The book's own word for the result. Undefined if the book has none. */
  readonly result?: RollResult | undefined;
  /** How the action took the target out of the fight, if the target was up before. */
  readonly out?: ExitFromFight | undefined;
  /** Harm by resource. Harm that a system stores in its own state has the key `own`. */
  readonly harm: Readonly<Record<string, number>>;
}

/** The key for harm to something that isn't a resource, such as wounds in a system's own state. */
export const OWN_STATE_KEY = 'own';

/** What an action cost the actor. */
interface OwnCost {
  readonly change: Readonly<Record<string, number>>;
  /** How the action took the actor out of the fight. */
  readonly out?: ExitFromFight | undefined;
}

/** How an action took someone out of the fight. */
type ExitFromFight = 'down' | Departure;

function exitFromFight(before: Combatant | undefined, after: Combatant | undefined): ExitFromFight | undefined {
  if (before?.vitality !== 'up' || after?.vitality === 'up') return undefined;
  return after && hasLeftFight(after.vitality) ? after.vitality : 'down';
}

/** The chance to be out of the fight in any way. */
export function chanceOutOfFight({ down, left = {} }: ChancesOutOfFight): number {
  return Object.values(left).reduce((all, each) => all + each, down);
}

/** What the actor's own action cost them in any way, such as points spent or a counterattack. */
export function costOf(
  actor: CombatantId,
  { before, after }: { readonly before: Encounter; readonly after: Encounter },
): OwnCost {
  const [previous, current] = [combatant(before, actor), find(after, actor)];
  const changeByResource: Record<string, number> = {};
  for (const [name, { value }] of Object.entries(current?.resources ?? {})) {
    const difference = value - (previous.resources[name]?.value ?? value);
    if (difference !== 0) changeByResource[name] = difference;
  }
  return { change: changeByResource, out: exitFromFight(previous, current) };
}

/** A roll before it is made: the dice and the modifier. */
interface UpcomingRoll {
  readonly dice: readonly { readonly count: number; readonly sides: number; readonly name?: string }[];
  /** Which dice count, if only the highest or the lowest do. */
  readonly kept?: { readonly count: number; readonly which: 'highest' | 'lowest' };
  readonly plus: number;
}

/** The first opposed rolls of an action that is decided by a contest. */
interface UpcomingContest {
  readonly own: UpcomingRoll;
  readonly theirs: UpcomingRoll;
}

/** The opposed rolls of an action that was played once. */
export function contestIn(
  { actor, target }: ActorAndTarget,
  events: readonly Event[],
): Pick<Contest, 'own' | 'theirs'> | undefined {
  const contestEvent = events.find(
    (event) => event.type === 'contested' && event.actor === actor && event.target === target,
  );
  return contestEvent?.type === 'contested' ? contestEvent.contest : undefined;
}

/** A roll in an action that is played many times. Finds what is the same each time, such as which dice count. */
export class CommonRoll {
  #shortest: Roll;
  #keepsHighest = true;
  #keepsLowest = true;
  #isLengthCommon = true;

  constructor(first: Roll) {
    this.#shortest = first;
    this.add(first);
  }

  add(roll: Roll): void {
    const { length } = roll.dice;
    if (length !== this.#shortest.dice.length) this.#isLengthCommon = false;
    if (length < this.#shortest.dice.length) this.#shortest = roll;
    const [kept, dropped] = [keptFaces(roll), droppedFaces(roll)];
    this.#keepsHighest &&= Math.min(...kept) >= Math.max(...dropped);
    this.#keepsLowest &&= Math.max(...kept) <= Math.min(...dropped);
  }

  /** The roll before it is made. Dice that are rolled again are listed only once. */
  get upcoming(): UpcomingRoll {
    const { dice, kept, modifiers, counting, faced } = this.#shortest;
    const keptDice = dice.filter((_, index) => kept?.includes(index) ?? true);
    const keepMode = this.#keepsHighest ? 'highest' : this.#keepsLowest ? 'lowest' : undefined;
    const keepsOnlySome = keptDice.length < dice.length && this.#isLengthCommon && !counting && keepMode !== undefined;
    const diceBySides = Map.groupBy(keepsOnlySome ? dice : keptDice, ({ sides }) => sides);
    return {
      dice: [...diceBySides].map(([sides, { length: count }]) => ({
        count,
        sides,
        ...(faced && { name: faced.name }),
      })),
      ...(keepsOnlySome && { kept: { count: keptDice.length, which: keepMode } }),
      plus: counting ? 0 : sum(modifiers.filter(({ roll }) => roll === undefined)),
    };
  }
}

function keptFaces({ dice, kept }: Roll): readonly number[] {
  return dice.filter((_, index) => kept?.includes(index) ?? true).map(({ face }) => face);
}

function droppedFaces({ dice, kept }: Roll): readonly number[] {
  return dice.filter((_, index) => !(kept?.includes(index) ?? true)).map(({ face }) => face);
}

/**
 * What happened to one target. This works for all systems, because it only reads events that every system records. Only
 * the actor's own rolls decide whether the action hit. Harm is everything the target takes.
 */
export function outcomeFor(
  { actor, target }: ActorAndTarget,
  {
    before,
    after,
    events,
  }: { readonly before: Encounter; readonly after: Encounter; readonly events: readonly Event[] },
): TargetOutcome {
  const harmByResource: Record<string, number> = {};
  const attackResults: { readonly tier: Tier; readonly degree?: string }[] = [];
  let lastRoll: RollResult | undefined;
  for (const event of events) {
    if (event.type === 'harmed' && event.target === target) {
      const resource = event.resource ?? OWN_STATE_KEY;
      harmByResource[resource] = (harmByResource[resource] ?? 0) + event.amount;
    }
    if (!('actor' in event && 'target' in event) || event.actor !== actor || event.target !== target) continue;
    if (event.type === 'struck') {
      // The degree of the roll no longer applies if the target changed the outcome, for example by a dodge.
      const degree = event.degree ?? (lastRoll?.tier === event.outcome ? lastRoll.degree : undefined);
      attackResults.push({ tier: event.outcome, ...given({ degree }) });
    }
    if (event.type === 'contested') lastRoll = event.contest;
    if (event.type === 'checked') lastRoll = event.check;
  }
  // An action that attacks no one, like a grapple, succeeds if its last roll does.
  const rollResults = attackResults.length === 0 && lastRoll !== undefined ? [lastRoll] : attackResults;
  const [bestResult] = rollResults.toSorted((a, b) => TIERS.indexOf(b.tier) - TIERS.indexOf(a.tier));
  const isCritical = bestResult?.tier === 'critical success';
  const isHit = isCritical || bestResult?.tier === 'success';
  const { degree, tier } = bestResult ?? {};
  const bookResult = degree !== undefined && tier !== undefined ? { degree, tier } : undefined;
  return {
    isHit,
    isCritical,
    result: bookResult,
    out: exitFromFight(find(before, target), find(after, target)),
    harm: harmByResource,
  };
}
