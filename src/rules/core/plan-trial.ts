import { carryOut } from './carry-out.ts';
import type { Dice } from './dice.ts';
import { type Combatant, type CombatantId, combatant, type Encounter, isOnTurn } from './encounter.ts';
import type { Event } from './event.ts';
import type { ActionWay, Intent } from './intent.ts';
import { countDownConditions, QuestionAsked, Resolution } from './resolution.ts';
import { resourceKindOf, splitResourceName } from './resource-kind.ts';
import { actionOf, type Ruleset } from './ruleset.ts';

/** Amounts of points, by resource. */
export type Price = Readonly<Record<string, number>>;

/** The possible effects of an action on its actor. */
interface ActionTrial {
  /** The points that the action costs, by resource. Leaves out points that come back each turn. */
  readonly price: Price;
  /** Whether the actor would have to answer a question. */
  readonly asks: boolean;
  /** Whether the action's cost alone could bring the actor down. */
  readonly falls: boolean;
  /** How much the action's cost could take from the actor's main resource, for example through too much stress. */
  readonly wounds: number;
  /** Whether the action uses up nothing in the turn, so that it could be repeated forever. */
  readonly free: boolean;
}

/**
 * Tries an action on a copy of the encounter, with separate dice. The action is tried with the lowest faces and with
 * the highest faces, because its cost may depend on them. Questions to others get the first offered answer.
 */
export function tryAction(rules: Ruleset, encounter: Encounter, intent: Intent): ActionTrial {
  const price: Record<string, number> = {};
  let [asks, falls, wounds, free] = [false, false, 0, true];
  for (const dice of [fixedDice('low'), fixedDice('high')]) {
    const { events, asked } = trialOutcome(rules, encounter, intent, dice);
    for (const [resource, points] of Object.entries(actionPrice(rules, intent.actor, events)))
      price[resource] = Math.max(points, price[resource] ?? 0);
    asks ||= asked;
    falls ||= fallsWithoutHarm(intent.actor, events);
    wounds = Math.max(wounds, harmToActor(rules, intent.actor, events));
    free &&= isFreeAction(rules, intent.actor, events);
  }
  for (const [resource, points] of Object.entries(declaredPrice(rules, encounter, intent)))
    price[resource] = Math.max(points, price[resource] ?? 0);
  return { price, asks, falls, wounds, free };
}

/** Everyone an action may affect, in the order of the encounter. The action must not be refused. */
export function idsAffectedBy(rules: Ruleset, encounter: Encounter, intent: Intent): readonly CombatantId[] {
  const { events } = trialOutcome(rules, encounter, intent, fixedDice('low'));
  const affectedIds = events.flatMap((event) => {
    if (event.type === 'struck' || event.type === 'harmed' || event.type === 'healed') return [event.target];
    return event.type === 'condition-gained' && event.subject !== intent.actor ? [event.subject] : [];
  });
  return encounter.combatants.flatMap(({ id }) => (affectedIds.includes(id) ? [id] : []));
}

/**
 * What an action cost someone in their own turn. Resources that come back each turn don't count, nor does damage that
 * other combatants dealt.
 */
export function actionPrice(rules: Ruleset, who: CombatantId, events: readonly Event[]): Price {
  const spentPoints: Record<string, number> = {};
  for (const event of eventsInTurn(who, events)) {
    const payment = paymentIn(event, who);
    if (!payment) continue;
    const { turn, soaks, main } = resourceKindOf(rules.resourceKinds, payment.resource);
    // Harm to the main resource on the actor's own turn comes from a condition and isn't a cost of the action.
    if (turn || soaks || (main && event.type === 'harmed')) continue;
    spentPoints[payment.resource] = (spentPoints[payment.resource] ?? 0) + payment.points;
  }
  return spentPoints;
}

/** Whether an action used up nothing in its actor's turn. */
export function isFreeAction(rules: Ruleset, who: CombatantId, events: readonly Event[]): boolean {
  return !events.some(
    (event) =>
      (event.type === 'turn-ended' && event.subject === who) ||
      (event.type === 'spent' && event.subject === who && resourceKindOf(rules.resourceKinds, event.resource).turn),
  );
}

/** The points that an event takes from a combatant's resource, or adds to a resource that is worse when it is high. */
function paymentIn(event: Event, who: CombatantId): { readonly resource: string; readonly points: number } | undefined {
  if (event.type === 'spent' && event.subject === who)
    return { resource: event.resource, points: event.before - event.after };
  if (event.type !== 'harmed' || event.target !== who || event.resource === undefined) return undefined;
  if (event.actor !== undefined && event.actor !== who) return undefined;
  return { resource: event.resource, points: event.after - event.before };
}

/** Drops the events after a combatant's turn ended, because they aren't part of the action. */
function eventsInTurn(who: CombatantId, events: readonly Event[]): readonly Event[] {
  const endIndex = events.findIndex((event) => event.type === 'turn-ended' && event.subject === who);
  return endIndex === -1 ? events : events.slice(0, endIndex);
}

function harmToActor(rules: Ruleset, who: CombatantId, events: readonly Event[]): number {
  let harmDone = 0;
  for (const event of events) {
    if (event.type !== 'harmed' || event.target !== who || event.resource === undefined) continue;
    const isSelfInflicted = event.actor === undefined || event.actor === who;
    if (isSelfInflicted && resourceKindOf(rules.resourceKinds, event.resource).main === true) harmDone += event.amount;
  }
  return harmDone;
}

function fallsWithoutHarm(who: CombatantId, events: readonly Event[]): boolean {
  const isHarmedByOthers = events.some(
    (event) => event.type === 'harmed' && event.target === who && event.actor !== who,
  );
  return !isHarmedByOthers && events.some((event) => event.type === 'fell' && event.subject === who);
}

/** The declared cost of an action, in case the trial ended before it was paid. */
function declaredPrice(rules: Ruleset, encounter: Encounter, { action, actor, tool, manner }: Intent): Price {
  const ways = actionOf(rules, action)?.ways?.(encounter, actor) ?? [];
  const way = ways.find((each) => each.tool === tool && each.manner === manner);
  return way ? methodPrice(rules, combatant(encounter, actor), way) : {};
}

/** The declared cost of a way to act: its points, and one use if uses are limited. */
export function methodPrice(
  rules: Ruleset,
  { resources }: Combatant,
  { costs = [], limit, tool, manner }: ActionWay,
): Price {
  const pointCosts = costs.filter(({ resource }) => !resourceKindOf(rules.resourceKinds, resource).turn);
  const limitedResources = limit
    ? Object.keys(resources).filter((each) => isResourceOf(each, tool) || isResourceOf(each, manner))
    : [];
  return Object.fromEntries([
    ...limitedResources.map((resource) => [resource, 1] as const),
    ...pointCosts.map(({ resource, points }) => [resource, points] as const),
  ]);
}

function isResourceOf(resource: string, name: string | undefined): boolean {
  return name !== undefined && splitResourceName(resource).of === name;
}

/** The maximum number of questions answered in a trial. */
const MAX_ANSWERS = 8;

/** The events of an action until its actor's turn ends. */
function trialOutcome(
  rules: Ruleset,
  encounter: Encounter,
  intent: Intent,
  dice: Dice,
): { readonly events: readonly Event[]; readonly asked: boolean } {
  const answers: string[] = [];
  for (;;) {
    const carryOutResult = carryOut(rules, encounter, { type: 'intent', intent }, dice, answers, intent.actor);
    if (!carryOutResult.ok) throw new Error(`A plan would do what is refused: ${JSON.stringify(intent)}`);
    const { events } = carryOutResult.value;
    if (carryOutResult.value.type === 'done') return { events, asked: false };
    const { subject, offers } = carryOutResult.value.question;
    const isAtLimit = answers.length === MAX_ANSWERS;
    if (subject === intent.actor || isAtLimit) return { events, asked: subject === intent.actor };
    answers.push(offers[0] ?? WORDS_PLACEHOLDER);
  }
}

const WORDS_PLACEHOLDER = '…';

/** Dice for a trial that always show the lowest or the highest face. */
function fixedDice(face: 'low' | 'high'): Dice {
  return { roll: (sides) => (face === 'low' ? 1 : sides) };
}

/** The encounter as if it were now a combatant's turn, to see their options then. Unchanged if it is their turn. */
export function encounterOnOwnTurn(rules: Ruleset, encounter: Encounter, who: CombatantId): Encounter {
  if (isOnTurn(encounter, who)) return encounter;
  const round = Math.max(1, encounter.round);
  const resolution = new Resolution(
    { ...encounter, phase: 'fighting', round, turnOrder: [[who]], turn: 0, done: [] },
    fixedDice('high'),
  );
  try {
    countDownConditions(resolution, 'turn-start', who);
    rules.startTurn(resolution, who);
  } catch (signal) {
    if (!(signal instanceof QuestionAsked)) throw signal;
  }
  return resolution.encounter;
}
