import { type Combatant, type Encounter, find, isOnTurn, onTurn } from '../rules/core/encounter.ts';
import type { Event, EventOf, Spent } from '../rules/core/event.ts';
import { isSame as isSameReason } from '../rules/core/reason.ts';
import { declared } from '../rules/core/resource-kind.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { t } from '../text/t.ts';
import { details, harm } from './details.ts';
import type { Outcome, Visibility } from './meters.ts';
import { positionLines } from './positions.ts';
import { joinedSides, turnOrderLines } from './turn-order.ts';

/** Most lines of small print under one outcome. What is past them is counted. */
const MOST = 40;

/** All the arithmetic of a happening, a line each, in the order it happened; then what it cost. */
export function arithmetic(happening: Outcome, sight: Visibility, paid: 'all' | 'by hand' = 'all'): readonly string[] {
  const { events, after } = happening;
  const told = events.flatMap((event, at) => {
    if (event.type === 'turn-order-set') return turnOrderLines(event, happening, sight);
    if (event.type === 'joined') return joinedSides(events, at);
    if (event.type === 'positioned') return rulesOf(after).positions ? positionLines(events, at, sight) : [];
    if (event.type !== 'harmed') return details(event, sight);
    const before = events[at - 1];
    if (before?.type === 'harmed' && isSame(before, event)) return [];
    const next = events[at + 1];
    return harm(event, next?.type === 'harmed' && isSame(event, next) ? [next] : [], sight);
  });
  const all = [...told, ...payments(happening, sight, paid)];
  return all.length > MOST ? [...all.slice(0, MOST), t('math-more-lines', { count: all.length - MOST })] : all;
}

/** One blow that went to two tracks. */
function isSame(one: EventOf<'harmed'>, other: EventOf<'harmed'>): boolean {
  return (
    one.target === other.target &&
    one.actor === other.actor &&
    isSameReason(one.from, other.from) &&
    one.resource !== other.resource
  );
}

/**
 * What an act has cost whoever: uses, items, points spent out of turn. Left out is what shows anyway: the points of those
 * whose turn it is, and what the gauges say. `paidHow`: all of it, or only what the GM's hand did.
 */
function payments(
  { events, before, after }: Outcome,
  sight: Visibility,
  paidHow: 'all' | 'by hand',
): readonly string[] {
  const rules = rulesOf(after);
  const over = events.findIndex(({ type }) => type === 'turn-ended' || type === 'round-started');
  const acting = onTurn(before).map(({ id }) => id);
  const paid = (over === -1 ? events : events.slice(0, over)).flatMap((event) => {
    if (event.type !== 'spent' || event.why.id === 'unspent' || sight.detailOf(event.subject) !== 'exact') return [];
    const isTurns = acting.includes(event.subject) && declared(rules.resourceKinds, event.resource).turn === true;
    if (isTurns && !isByHand(event)) return [];
    const who = find(after, event.subject) ?? find(before, event.subject);
    return who && isShown(event, who, after, rules) ? [] : [event];
  });
  const back = events.flatMap((event) => (isBack(event, after, sight) ? [event] : []));
  const told = [...paid, ...back].filter((event) => paidHow === 'all' || isByHand(event));
  return [...Map.groupBy(told, ({ subject }) => subject)].map(([who, each]) => {
    const tracks = each.map(
      ({ resource, before: was, after: is, why }) =>
        `${sight.resource(resource)} ${sight.signs.became(`${was}`, `${is}`)}${declared(rules.resourceKinds, resource).turn ? ` (${sight.word(why)})` : ''}`,
    );
    return `${sight.name(who)}: ${tracks.join(', ')}`;
  });
}

/** Is it the GM's hand that did it? */
function isByHand({ why }: Spent): boolean {
  return why.id === 'GM’s word' || why.id === 'said';
}

/** Has something come back to somebody whose turn it is not, of which that is told? */
function isBack(event: Event, after: Encounter, sight: Visibility): event is Spent {
  if (event.type !== 'regained' || sight.detailOf(event.subject) !== 'exact') return false;
  if (isByHand(event)) return true;
  return declared(rulesOf(after).resourceKinds, event.resource).returns === true && !isOnTurn(after, event.subject);
}

/** Is what is left of it shown by a meter anyway? */
function isShown(event: Spent, who: Combatant, encounter: Encounter, rules: Ruleset): boolean {
  return rules.meters(who, encounter).some(({ when, resource }) => when === undefined && resource === event.resource);
}
