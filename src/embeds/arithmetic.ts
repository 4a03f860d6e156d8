import { type Combatant, type Encounter, find, isOnTurn, onTurn } from '../rules/core/encounter.ts';
import type { Event, EventOf, Spent } from '../rules/core/event.ts';
import { isSameReason } from '../rules/core/reason.ts';
import { resourceKindOf } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { t, withLabel } from '../text/t.ts';
import { ambiguousRolls, detailLines, harmLines } from './details.ts';
import type { Outcome, Visibility } from './meters.ts';
import { positionLines } from './positions.ts';
import { joinedSideLines, turnOrderLines } from './turn-order.ts';

/** The maximum number of small-print lines under one outcome. Further lines are only counted. */
const MAX_MATH_LINES = 40;

/** All the math of an outcome: what happened line by line, in order, and then what it cost. */
export function arithmeticLines(
  outcome: Outcome,
  visibility: Visibility,
  paymentFilter: 'all' | 'by hand' = 'all',
): readonly string[] {
  const { events, after } = outcome;
  const ambiguousEvents = ambiguousRolls(events);
  const mathLines = events.flatMap((event, index) => {
    if (event.type === 'turn-order-set') return turnOrderLines(event, outcome, visibility);
    if (event.type === 'joined') return joinedSideLines(events, index);
    if (event.type === 'positioned') return rulesOf(after).positions ? positionLines(events, index, visibility) : [];
    if (event.type !== 'harmed') return detailLines(event, visibility, ambiguousEvents.has(event));
    const previousEvent = events[index - 1];
    if (previousEvent?.type === 'harmed' && isSameAttack(previousEvent, event)) return [];
    const nextEvent = events[index + 1];
    return harmLines(
      event,
      nextEvent?.type === 'harmed' && isSameAttack(event, nextEvent) ? [nextEvent] : [],
      visibility,
    );
  });
  const allLines = [...mathLines, ...paymentLines(outcome, visibility, paymentFilter)];
  return allLines.length > MAX_MATH_LINES
    ? [...allLines.slice(0, MAX_MATH_LINES), t('math-more-lines', { count: allLines.length - MAX_MATH_LINES })]
    : allLines;
}

/** Whether both events are harm from one attack to two resources, such as stress and wounds. */
function isSameAttack(one: EventOf<'harmed'>, other: EventOf<'harmed'>): boolean {
  return (
    one.target === other.target &&
    one.actor === other.actor &&
    isSameReason(one.from, other.from) &&
    one.resource !== other.resource
  );
}

/**
 * What the action cost each combatant: uses, items, and points spent outside their turn. Leaves out what is shown
 * elsewhere: the points of the current turn, and meters. `paymentFilter` selects all payments or only the GM's changes.
 */
function paymentLines(
  { events, before, after }: Outcome,
  visibility: Visibility,
  paymentFilter: 'all' | 'by hand',
): readonly string[] {
  const rules = rulesOf(after);
  const endIndex = events.findIndex(({ type }) => type === 'turn-ended' || type === 'round-started');
  const actingIds = onTurn(before).map(({ id }) => id);
  const spentEvents = (endIndex === -1 ? events : events.slice(0, endIndex)).flatMap((event) => {
    if (event.type !== 'spent' || event.why.id === 'unspent' || visibility.detailOf(event.subject) !== 'exact')
      return [];
    const isOfCurrentTurn =
      actingIds.includes(event.subject) && resourceKindOf(rules.resourceKinds, event.resource).turn === true;
    if (isOfCurrentTurn && !isGmsChange(event)) return [];
    const combatant = find(after, event.subject) ?? find(before, event.subject);
    return combatant && isOnMeter(event, combatant, after, rules) ? [] : [event];
  });
  const gainEvents = events.flatMap((event) => (isShownGain(event, after, visibility) ? [event] : []));
  const shownEvents = [...spentEvents, ...gainEvents].filter((event) => paymentFilter === 'all' || isGmsChange(event));
  return [...Map.groupBy(shownEvents, ({ subject }) => subject)].map(([who, each]) => {
    const changeTexts = each.map(
      ({ resource, before: oldValue, after: newValue, why }) =>
        `${visibility.resource(resource)} ${visibility.signs.became(`${oldValue}`, `${newValue}`)}${resourceKindOf(rules.resourceKinds, resource).turn ? ` (${visibility.word(why)})` : ''}`,
    );
    return withLabel(visibility.name(who), changeTexts.join(', '));
  });
}

/** Whether the GM changed the resource. */
function isGmsChange({ why }: Spent): boolean {
  return why.id === 'GM’s word' || why.id === 'said';
}

/** Whether an event is a gain that players may know about: one from the GM, or one outside the combatant's turn. */
function isShownGain(event: Event, after: Encounter, visibility: Visibility): event is Spent {
  if (event.type !== 'regained' || visibility.detailOf(event.subject) !== 'exact') return false;
  if (isGmsChange(event)) return true;
  return (
    resourceKindOf(rulesOf(after).resourceKinds, event.resource).returns === true && !isOnTurn(after, event.subject)
  );
}

/** Whether a meter already shows the remaining amount. */
function isOnMeter(event: Spent, who: Combatant, encounter: Encounter, rules: Ruleset): boolean {
  return rules.meters(who, encounter).some(({ when, resource }) => when === undefined && resource === event.resource);
}
