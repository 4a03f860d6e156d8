import type { Event, EventOf } from '../rules/core/event.ts';
import { plain } from '../text/markdown.ts';
import type { Visibility } from './visibility.ts';

type Positioned = EventOf<'positioned'>;

/** Most that one line names. */
const MOST = 12;

/** Where somebody stands now to others, and stood before: "Freya: adjacent → at reach to Goblin 1, Goblin 2". */
export function positionLines(events: readonly Event[], at: number, sight: Visibility): readonly string[] {
  if (events[at - 1]?.type === 'positioned') return [];
  const run: Positioned[] = [];
  for (const event of events.slice(at)) {
    if (event.type !== 'positioned') break;
    run.push(event);
  }
  const alike = Map.groupBy(run, ({ subject, before, after }) => JSON.stringify([subject, before, after]));
  return [...alike.values()].flatMap((group) => line(group, sight));
}

function line(group: readonly Positioned[], sight: Visibility): readonly string[] {
  const [first] = group;
  if (!first) return [];
  const { subject, before, after } = first;
  const now = plain(after ?? '');
  const way = before === undefined ? now : `${plain(before)} → **${now}**`;
  const names = group.slice(0, MOST).map(({ other }) => sight.name(other));
  const more = group.length > MOST ? ` and ${group.length - MOST} more` : '';
  return [`${sight.name(subject)}: ${way} to ${sight.list(names)}${more}`];
}
