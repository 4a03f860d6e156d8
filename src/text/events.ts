// Words for a timed event: what it is, in which rounds it comes, and at what point in them.

import { type Encounter, find, type TimedEvent } from '../rules/core/encounter.ts';
import { comesIn } from '../rules/core/timed-events.ts';
import { plain, t } from './t.ts';

/** An event as its GM sees it: "**Lair**: each round, at initiative 15". */
export function eventLine(event: TimedEvent, encounter: Encounter): string {
  const line = t('event-line', {
    mark: plain(event.mark),
    rounds: roundsOf(event),
    place: placeText(event, encounter),
  });
  return event.hidden ? t('event-hidden', { line }) : line;
}

function roundsOf({ from, until }: TimedEvent): string {
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

/** The countdowns that everyone may see: "The bridge falls in 2 rounds". */
export function countdowns(encounter: Encounter): readonly string[] {
  const { timeline, round, phase } = encounter;
  if (phase !== 'fighting') return [];
  return (timeline?.events ?? []).flatMap((event) => {
    const isAwaited = event.until === event.from ? comesIn(event, Math.max(round, event.from)) : event.from > round;
    if (event.hidden || !isAwaited) return [];
    return [t('event-countdown', { mark: plain(event.mark), left: Math.max(0, event.from - round) })];
  });
}
