// Words for timed events: what an event is, in which rounds it comes, when in the round, and what it does.

import { typedName } from '../rules/core/condition.ts';
import { type Encounter, type EventEffect, find, type TimedEvent } from '../rules/core/encounter.ts';
import { comesIn } from '../rules/core/timed-events.ts';
import { nameOf, sideFacts } from './names.ts';
import { and, plain, t } from './t.ts';

/** An event as its GM sees it: "**Lair**: each round, at initiative 15". */
export function eventLine(event: TimedEvent, encounter: Encounter): string {
  const line = t('event-line', {
    mark: plain(event.mark),
    rounds: roundsText(event),
    place: placeText(event, encounter),
  });
  return event.hidden ? t('event-hidden', { line }) : line;
}

/**
 * What an event does automatically, for its GM: "2d6 Fire, Prone · to everyone · save: REF vs 14". Undefined if it does
 * nothing.
 */
export function effectLine({ effect }: TimedEvent, encounter: Encounter): string | undefined {
  if (!effect) return undefined;
  const { save, damage, conditions = [] } = effect;
  const harm = [
    ...(damage === undefined ? [] : [plain(damage)]),
    ...conditions.map(({ condition, rounds: count }) => {
      const name = plain(typedName(condition) ?? nameOf(encounter.system, 'condition', condition));
      return count === undefined ? name : t('event-condition-rounds', { condition: name, count });
    }),
  ];
  return [
    ...(harm.length > 0 ? [harm.join(', ')] : []),
    t('event-to', { who: targetsText(effect, encounter) }),
    ...(save ? [t('event-saves', { what: plain(save.what), against: save.against })] : []),
  ].join(' · ');
}

function targetsText({ to }: EventEffect, encounter: Encounter): string {
  switch (to.kind) {
    case 'everyone':
      return t('event-to-everyone');
    case 'players':
      return t('event-to-players');
    case 'side':
      return t('event-to-side', sideFacts(to.side));
    case 'area':
      return t('event-to-area', { from: to.from, to: to.to });
    case 'named':
      return and(to.who.map((id) => plain(find(encounter, id)?.name ?? id)));
    default:
      return to satisfies never;
  }
}

function roundsText({ from, until }: TimedEvent): string {
  if (until === undefined) return from <= 1 ? t('event-each-round') : t('event-from', { round: from });
  return from === until ? t('event-once', { round: from }) : t('event-between', { from, until });
}

function placeText({ at }: TimedEvent, encounter: Encounter): string {
  switch (at.kind) {
    case 'round-end':
      return t('event-at-end');
    case 'initiative':
      return t('event-at-initiative', { score: at.score });
    default:
      return t(at.kind === 'before' ? 'event-before' : 'event-after', {
        name: plain(find(encounter, at.who)?.name ?? at.who),
      });
  }
}

/** The countdowns that everyone may know about: "The bridge falls in 2 rounds". */
export function countdowns(encounter: Encounter): readonly string[] {
  const { timeline, round, phase } = encounter;
  if (phase !== 'fighting') return [];
  return (timeline?.events ?? []).flatMap((event) => {
    const isAwaited = event.until === event.from ? comesIn(event, Math.max(round, event.from)) : event.from > round;
    if (event.hidden || !isAwaited) return [];
    return [t('event-countdown', { mark: plain(event.mark), left: Math.max(0, event.from - round) })];
  });
}
