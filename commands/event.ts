// Timed events: `/gm event`, and *Events…* in the GM's panel. They come in the turn order, in the rounds that the GM says.

import { boolean, command, optional, text } from '../src/interaction/command.ts';
import { component, componentId, idText, thisEncounter } from '../src/interaction/component.ts';
import * as panel from '../src/interaction/panel.ts';
import { inPlace, type Reply, show, whisper } from '../src/interaction/reply.ts';
import { play, playFromPanel, playQuietly } from '../src/posts/deed-reply.ts';
import type { Deed } from '../src/rules/core/deed.ts';
import type { TimedEvent } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { choose, map, no, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { eventsOf } from '../src/rules/core/timed-events.ts';
import { gm, type InEncounter, type Session } from '../src/session/session.ts';
import { PLACES, ROUND_RANGES, readPlace, readRounds } from '../src/session/typed-events.ts';
import { eventLine } from '../src/text/events.ts';
import { explain } from '../src/text/refusals.ts';
import { plain, t } from '../src/text/t.ts';
import { backRow, gmForm } from './gm/ids.ts';

/** The longest name and text of an event, in characters. */
export const LONGEST_MARK = 60;
export const LONGEST_TEXT = 500;

/** Removes an event in the panel. */
const removeEventButton = componentId('event-remove', { encounter: thisEncounter, event: idText });

/** An event as it was typed. */
export interface TypedEvent {
  readonly name: string;
  readonly text?: string | undefined;
  readonly when?: string | undefined;
  readonly rounds?: string | undefined;
  readonly hidden: boolean;
}

export const event = command({
  name: 'event',
  requires: gm,
  options: {
    name: optional(
      text(({ encounter }) => (encounter ? eventsOf(encounter).map(({ mark }) => mark) : []), LONGEST_MARK),
    ),
    text: optional(text(undefined, LONGEST_TEXT)),
    when: optional(text(() => [...PLACES])),
    rounds: optional(text(() => [...ROUND_RANGES])),
    hidden: boolean(),
    remove: boolean(),
  },
  run({ name, remove, ...typed }, session) {
    if (name === undefined) return whisper(listed(session));
    const deed = remove ? removal(session, name) : eventDeed(session, { name, ...typed });
    if (!deed.ok) return deed;
    const said = saidOf(session, deed.value);
    return deed.value.hidden
      ? playQuietly(session, deed.value, said)
      : map(play(session, deed.value), ({ posted }) => (posted ? whisper(said) : show({ description: said })));
  },
});

type EventDeed = Extract<Deed, { type: 'event' | 'remove-event' }>;

/** The deed that adds an event, or replaces the one of that name. */
export function eventDeed(session: Session & InEncounter, typed: TypedEvent): Result<EventDeed, Refusal> {
  const { encounter } = session;
  const mark = typed.name.trim().slice(0, LONGEST_MARK);
  if (mark === '') return no({ type: 'missing', what: 'event', known: [] });
  const at = readPlace(encounter, typed.when);
  if (!at.ok) return at;
  const words = typed.text?.trim().slice(0, LONGEST_TEXT) || undefined;
  return map(readRounds(encounter.round, typed.rounds), (rounds): EventDeed => {
    const same = eventsOf(encounter).find((each) => each.mark.toLowerCase() === mark.toLowerCase());
    const id = same?.id ?? freeId(encounter);
    const hidden = typed.hidden || undefined;
    const made = { id, mark, ...given({ words }), at: at.value, ...rounds, ...given({ hidden }) };
    return { type: 'event', event: made, ...given({ hidden: hidden ?? same?.hidden }) };
  });
}

function freeId(encounter: InEncounter['encounter']): string {
  const numbers = eventsOf(encounter).map(({ id }) => Number(id.slice('event-'.length)));
  return `event-${Math.max(0, ...numbers) + 1}`;
}

function removal({ encounter }: InEncounter, typed: string): Result<EventDeed, Refusal> {
  const named = eventsOf(encounter).map((each) => ({ ...each, name: each.mark }));
  return map(choose('event', typed, named), ({ id, hidden }): EventDeed => removalOf({ id, ...given({ hidden }) }));
}

/** The deed that removes an event. */
export function removalOf({ id, hidden }: Pick<TimedEvent, 'id' | 'hidden'>): EventDeed {
  return { type: 'remove-event', id, ...given({ hidden }) };
}

function saidOf({ encounter }: InEncounter, deed: EventDeed): string {
  if (deed.type === 'event') return t('event-set', { line: eventLine(deed.event, encounter) });
  const gone = eventsOf(encounter).find(({ id }) => id === deed.id);
  return t('event-removed', { mark: plain(gone?.mark ?? '') });
}

/** All events, for the GM. */
export function listed({ encounter }: InEncounter): string {
  const lines = eventsOf(encounter).map((each) => eventLine(each, encounter));
  return lines.length === 0 ? t('event-none') : lines.join('\n');
}

/** The events with a button to remove each, and the form for a new one. `done`: what was just done, or why it wasn't. */
export function eventsScreen(session: Session & InEncounter, done?: Result<string, Refusal>): Reply {
  const { encounter, version } = session;
  const at = { encounter: version?.encounter ?? 0 };
  const events = eventsOf(encounter);
  const said = done && (done.ok ? done.value : explain(done.why, encounter));
  return panel.gmScreen(
    said,
    panel.paragraph(`### ${t('event-title')}${events.length === 0 ? `\n${t('event-none')}` : ''}`),
    ...events.map((each) =>
      panel.line(
        `${eventLine(each, encounter)}${each.words === undefined ? '' : `\n-# ${plain(each.words)}`}`,
        panel.button(t('event-remove'), removeEventButton.write({ ...at, event: each.id })),
      ),
    ),
    ...panel.buttonRow(panel.button(t('event-add'), gmForm.write({ ...at, form: 'event', who: '' }))),
    ...backRow(at.encounter),
  );
}

export const removeTimedEvent = component({
  id: removeEventButton,
  requires: gm,
  run({ event: id }, session) {
    const found = eventsOf(session.encounter).find((each) => each.id === id);
    const done = found ? playFromPanel(session, removalOf(found)) : no({ type: 'stale' });
    return inPlace(eventsScreen(session, done));
  },
});
