import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { find, onTurn } from '../rules/core/encounter.ts';
import type { EventOf, Spent } from '../rules/core/event.ts';
import { isReason, isSame as isSameReason, type Why } from '../rules/core/reason.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain } from '../text/markdown.ts';
import { harm } from './harm.ts';
import { sums } from './sums.ts';
import { turnOrderLines } from './turn-order.ts';
import type { Outcome, Visibility } from './visibility.ts';

/** Most lines of small print under one outcome. What is past them is counted. */
const MOST = 40;

/** All the arithmetic of a happening, a line each, in the order it happened; then what it cost. */
export function arithmetic(happening: Outcome, sight: Visibility): readonly string[] {
  const { events } = happening;
  const told = events.flatMap((event, at) => {
    if (event.type === 'turn-order-set') return turnOrderLines(event, happening, sight);
    if (event.type !== 'harmed') return sums(event, sight);
    const before = events[at - 1];
    if (before?.type === 'harmed' && isSame(before, event)) return [];
    const next = events[at + 1];
    return harm(event, next?.type === 'harmed' && isSame(event, next) ? [next] : [], sight);
  });
  const all = [...told, ...payments(happening, sight)];
  return all.length > MOST ? [...all.slice(0, MOST), `and ${all.length - MOST} sums more`] : all;
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
 * whose turn it is, and what the gauges say.
 */
function payments({ events, before, after }: Outcome, sight: Visibility): readonly string[] {
  const rules = rulesOf(after);
  const over = events.findIndex(({ type }) => type === 'turn-ended' || type === 'round-started');
  const acting = onTurn(before).map(({ id }) => id);
  const paid = (over === -1 ? events : events.slice(0, over)).flatMap((event) => {
    if (event.type !== 'spent' || isUnspent(event.why) || sight.detailOf(event.subject) !== 'exact') return [];
    if (acting.includes(event.subject) && isPoints(event.resource)) return [];
    const who = find(after, event.subject) ?? find(before, event.subject);
    return who && isGauged(event, who, after, rules) ? [] : [event];
  });
  return [...Map.groupBy(paid, ({ subject }) => subject)].map(([who, each]) => {
    const tracks = each.map(
      ({ resource, before: was, after: is, why }) =>
        `${owned(resource)} ${was} → ${is}${reasonOf(resource, why, sight)}`,
    );
    return `${sight.name(who)}: ${tracks.join(', ')}`;
  });
}

/** What a turn is made of. */
function isPoints(track: string): boolean {
  return /^(action|movement|reaction)s?( points)?$|^step$/.test(track);
}

function isGauged(event: Spent, who: Combatant, encounter: Encounter, rules: Ruleset): boolean {
  const shown = rules.meters(who, encounter).filter(({ when }) => when === undefined);
  const name = event.resource.toLowerCase();
  return shown.some((gauge) => gauge.value === event.after && gauge.max === event.max && isLike(gauge.name, name));
}

/** "Tower Shield" for "pool: Tower Shield". */
function isLike(gauge: string, track: string): boolean {
  const words = gauge.toLowerCase().split(' ');
  return words.some((word) => track.split(/[ :]+/).includes(word));
}

/** "uses: Dodge" as "uses of Dodge". */
function owned(track: string): string {
  const [what = '', of] = track.split(': ');
  return of === undefined ? plain(what) : `${plain(what)} of ${plain(of)}`;
}

function reasonOf(track: string, why: Why, sight: Visibility): string {
  return isPoints(track) ? ` (${sight.word(why)})` : '';
}

/** Points that lapse are no price. */
function isUnspent(why: Why): boolean {
  return (isReason(why) ? why.id : why) === 'unspent';
}
