import { carryOut } from './carry-out.ts';
import type { Dice } from './dice.ts';
import { type Combatant, type CombatantId, combatant, type Encounter, isOnTurn } from './encounter.ts';
import type { Event } from './event.ts';
import type { Intent, Way } from './intent.ts';
import { Asked, pass, Resolution } from './resolution.ts';
import { declared, kindOf } from './resource-kind.ts';
import { actionOf, type Ruleset } from './ruleset.ts';

/** Points by resource. */
export type Price = Readonly<Record<string, number>>;

/** What an act would come to for whoever does it. */
interface Trial {
  /** Points that do not come back with a turn, by resource. */
  readonly price: Price;
  /** Whoever does it would be asked something. */
  readonly asks: boolean;
  /** Whoever does it may fall by what it takes of them, and not by a blow. */
  readonly falls: boolean;
  /** How much it may take from their main resource by what it costs, as too much stress does. */
  readonly wounds: number;
  /** It takes nothing of the turn, and could be done for ever. */
  readonly free: boolean;
}

/**
 * Tries an act on a copy, with dice of its own: once with the lowest faces and once with the highest, as what it costs may
 * hang on them. What others would be asked is answered as it is first offered.
 */
export function tryOut(rules: Ruleset, encounter: Encounter, intent: Intent): Trial {
  const price: Record<string, number> = {};
  let [asks, falls, wounds, free] = [false, false, 0, true];
  for (const dice of [standIn('low'), standIn('high')]) {
    const { events, asked } = outcomeOf(rules, encounter, intent, dice);
    for (const [resource, points] of Object.entries(spentBy(rules, intent.actor, events)))
      price[resource] = Math.max(points, price[resource] ?? 0);
    asks ||= asked;
    falls ||= fallsUnharmed(intent.actor, events);
    wounds = Math.max(wounds, selfHarm(rules, intent.actor, events));
    free &&= isFree(rules, intent.actor, events);
  }
  for (const [resource, points] of Object.entries(declaredPrice(rules, encounter, intent)))
    price[resource] = Math.max(points, price[resource] ?? 0);
  return { price, asks, falls, wounds, free };
}

/** Those whom an act may touch, in the order of the encounter. It has to be one that is not refused. */
export function touchedBy(rules: Ruleset, encounter: Encounter, intent: Intent): readonly CombatantId[] {
  const { events } = outcomeOf(rules, encounter, intent, standIn('low'));
  const touched = events.flatMap((event) => {
    if (event.type === 'struck' || event.type === 'harmed' || event.type === 'healed') return [event.target];
    return event.type === 'condition-gained' && event.subject !== intent.actor ? [event.subject] : [];
  });
  return encounter.combatants.flatMap(({ id }) => (touched.includes(id) ? [id] : []));
}

/** What somebody paid in their turn by an act, beyond what comes back with a turn and what a blow took. */
export function spentBy(rules: Ruleset, who: CombatantId, events: readonly Event[]): Price {
  const spent: Record<string, number> = {};
  for (const event of inTheirTurn(who, events)) {
    const paid = paidIn(event, who);
    if (!paid) continue;
    const { turn, soaks, main } = declared(rules.resourceKinds, paid.resource);
    // What costs the main resource by harm is a condition's doing, and no price of an act.
    if (turn || soaks || (main && event.type === 'harmed')) continue;
    spent[paid.resource] = (spent[paid.resource] ?? 0) + paid.points;
  }
  return spent;
}

/** Whether an act took nothing of its doer's turn. */
export function isFree(rules: Ruleset, who: CombatantId, events: readonly Event[]): boolean {
  return !events.some(
    (event) =>
      (event.type === 'turn-ended' && event.subject === who) ||
      (event.type === 'spent' && event.subject === who && declared(rules.resourceKinds, event.resource).turn),
  );
}

/** Paid from a resource, or staked of one that fills for the worse. */
function paidIn(event: Event, who: CombatantId): { readonly resource: string; readonly points: number } | undefined {
  if (event.type === 'spent' && event.subject === who)
    return { resource: event.resource, points: event.before - event.after };
  if (event.type !== 'harmed' || event.target !== who || event.resource === undefined) return undefined;
  if (event.actor !== undefined && event.actor !== who) return undefined;
  return { resource: event.resource, points: event.after - event.before };
}

/** What follows once their turn is over is no part of what they did. */
function inTheirTurn(who: CombatantId, events: readonly Event[]): readonly Event[] {
  const end = events.findIndex((event) => event.type === 'turn-ended' && event.subject === who);
  return end === -1 ? events : events.slice(0, end);
}

function selfHarm(rules: Ruleset, who: CombatantId, events: readonly Event[]): number {
  let harm = 0;
  for (const event of events) {
    if (event.type !== 'harmed' || event.target !== who || event.resource === undefined) continue;
    const isOwn = event.actor === undefined || event.actor === who;
    if (isOwn && declared(rules.resourceKinds, event.resource).main === true) harm += event.amount;
  }
  return harm;
}

function fallsUnharmed(who: CombatantId, events: readonly Event[]): boolean {
  const isStruck = events.some((event) => event.type === 'harmed' && event.target === who && event.actor !== who);
  return !isStruck && events.some((event) => event.type === 'fell' && event.subject === who);
}

/** What the rules say that this way of doing it costs, where the trial has not come to it. */
function declaredPrice(rules: Ruleset, encounter: Encounter, { action, actor, tool, manner }: Intent): Price {
  const ways = actionOf(rules, action)?.ways?.(encounter, actor) ?? [];
  const way = ways.find((each) => each.tool === tool && each.manner === manner);
  return way ? priceOfWay(rules, combatant(encounter, actor), way) : {};
}

/** What a way of doing something costs as it is declared: its points, and a use of what has only so many. */
export function priceOfWay(rules: Ruleset, { resources }: Combatant, { costs = [], limit, tool, manner }: Way): Price {
  const points = costs.filter(({ resource }) => !declared(rules.resourceKinds, resource).turn);
  const counted = limit ? Object.keys(resources).filter((each) => isOf(each, tool) || isOf(each, manner)) : [];
  return Object.fromEntries([
    ...counted.map((resource) => [resource, 1] as const),
    ...points.map(({ resource, points }) => [resource, points] as const),
  ]);
}

function isOf(resource: string, name: string | undefined): boolean {
  return name !== undefined && kindOf(resource).of === name;
}

/** Most questions that are answered in a trial. */
const MOST_ANSWERS = 8;

/** What an act comes to up to the end of its turn. */
function outcomeOf(
  rules: Ruleset,
  encounter: Encounter,
  intent: Intent,
  dice: Dice,
): { readonly events: readonly Event[]; readonly asked: boolean } {
  const answers: string[] = [];
  for (;;) {
    const played = carryOut(rules, encounter, { type: 'intent', intent }, dice, answers, intent.actor);
    if (!played.ok) throw new Error(`A plan would do what is refused: ${JSON.stringify(intent)}`);
    const { events } = played.value;
    if (played.value.type === 'done') return { events, asked: false };
    const { subject, offers } = played.value.question;
    const isOver = answers.length === MOST_ANSWERS;
    if (subject === intent.actor || isOver) return { events, asked: subject === intent.actor };
    answers.push(offers[0] ?? ANY_WORDS);
  }
}

const ANY_WORDS = '…';

/** Dice for a trial, which always show the same face. */
function standIn(face: 'low' | 'high'): Dice {
  return { throw: (sides) => (face === 'low' ? 1 : sides) };
}

/** The encounter as if somebody's turn came now, as things stand: what they could do then. On their turn, as it is. */
export function asOnTurn(rules: Ruleset, encounter: Encounter, who: CombatantId): Encounter {
  if (isOnTurn(encounter, who)) return encounter;
  const round = Math.max(1, encounter.round);
  const resolution = new Resolution(
    { ...encounter, phase: 'fighting', round, turnOrder: [[who]], turn: 0, done: [] },
    standIn('high'),
  );
  try {
    pass(resolution, 'turn-start', who);
    rules.startTurn(resolution, who);
  } catch (signal) {
    if (!(signal instanceof Asked)) throw signal;
  }
  return resolution.encounter;
}
