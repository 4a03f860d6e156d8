// Events that a GM puts into the turn order, such as a storm: `/gm event`, and *Events…* in the GM's panel. Each event
// has a place in the order in the rounds that the GM chooses, and may have an effect.

import { boolean, command, optional, text } from '../src/interaction/command.ts';
import { component, componentId, idText, thisEncounter } from '../src/interaction/component.ts';
import { suggestIds, withEncounterNames } from '../src/interaction/options/combatants.ts';
import { ownConditions } from '../src/interaction/packs.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, inChannelLanguage, type Reply, show, whisper } from '../src/interaction/reply.ts';
import { CHECK_KINDS } from '../src/posts/check-post.ts';
import { play, playFromPanel, playPrivately } from '../src/posts/deed-reply.ts';
import { nameTypedByGm } from '../src/rules/core/condition.ts';
import type { Deed, PackSource } from '../src/rules/core/deed.ts';
import type { Encounter, TimedEvent } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { choose, map, no, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { Viewer } from '../src/rules/core/secrecy.ts';
import { timedEventsOf } from '../src/rules/core/timed-events.ts';
import { checkNames } from '../src/session/checks.ts';
import type { ConditionFromPack } from '../src/session/pack.ts';
import { gm, type InEncounter, type Session } from '../src/session/session.ts';
import {
  EVENT_PLACE_EXAMPLES,
  effectExamples,
  ROUND_EXAMPLES,
  readEffect,
  readEventPlace,
  readRounds,
  type TypedEffect,
} from '../src/session/typed-events.ts';
import { effectLine, eventLine, hazardText, typedEffectInEnglish, typedSaveInEnglish } from '../src/text/events.ts';
import { explain } from '../src/text/refusals.ts';
import { plain, t } from '../src/text/t.ts';
import { localizedTypedText, typedStartInEnglish, typedTextInEnglish } from '../src/text/typed.ts';
import { parseWhoToAsk, whoToAskChoices } from './check.ts';
import { backButtonRow, gmFormId } from './gm/ids.ts';

/** The maximum length of an event's name, in characters. */
export const MAX_EVENT_NAME_LENGTH = 60;
/** The maximum length of an event's text, in characters. */
export const MAX_EVENT_TEXT_LENGTH = 500;

/** The maximum length of an effect or of a list of combatants, in characters. */
export const MAX_EFFECT_LENGTH = 200;
/** The maximum length of a typed save, in characters. */
export const MAX_SAVE_LENGTH = 60;

/** An event's effect can name conditions from packs. */
const EVENT_NEEDS = { packs: true } as const;
type EventSession = Session<keyof typeof EVENT_NEEDS> & InEncounter;

/** A button in the panel that removes an event. */
const removeEventButtonId = componentId('event-remove', { encounter: thisEncounter, event: idText });

/** An event as it was typed. */
export interface TypedEvent extends TypedEffect {
  readonly name: string;
  readonly text?: string | undefined;
  readonly when?: string | undefined;
  readonly rounds?: string | undefined;
  readonly hidden: boolean;
}

export const event = command({
  name: 'event',
  requires: gm,
  needs: EVENT_NEEDS,
  options: {
    name: optional(
      text(
        ({ encounter }) => (encounter ? timedEventsOf(encounter).map(({ mark }) => mark) : []),
        MAX_EVENT_NAME_LENGTH,
      ),
    ),
    text: optional(text(undefined, MAX_EVENT_TEXT_LENGTH)),
    when: optional(text(() => EVENT_PLACE_EXAMPLES.map(localizedTypedText))),
    rounds: optional(text(() => ROUND_EXAMPLES.map(localizedTypedText))),
    effect: optional(
      text(
        ({ encounter }) =>
          encounter ? effectExamples(encounter).map((each) => hazardText(encounter.system, each)) : [],
        MAX_EFFECT_LENGTH,
      ),
    ),
    to: optional(text(whoToAskChoices, MAX_EFFECT_LENGTH)),
    save: optional(
      text(
        (session) => (session.encounter ? suggestIds(session, CHECK_KINDS, checkNames(session.encounter)) : []),
        MAX_SAVE_LENGTH,
      ),
    ),
    hidden: boolean(),
    remove: boolean(),
  },
  run({ name, remove, ...typed }, session) {
    if (name === undefined) return whisper(eventList(session));
    const deedResult = remove ? removalDeedByName(session, name) : eventDeed(session, { name, ...typed });
    if (!deedResult.ok) return deedResult;
    const notice = changeNotice(session, deedResult.value);
    const publicReply = inChannelLanguage(session, () =>
      show({ description: changeNotice(session, deedResult.value, 'players') }),
    );
    return deedResult.value.hidden
      ? playPrivately(session, deedResult.value, notice)
      : map(play(session, deedResult.value), ({ posted }) => (posted ? whisper(notice) : publicReply));
  },
});

type EventDeed = Extract<Deed, { type: 'event' | 'remove-event' }>;

/** The deed that adds an event, or replaces the one with the same name. */
export function eventDeed(session: EventSession, typed: TypedEvent): Result<EventDeed, Refusal> {
  const { encounter } = session;
  const eventName = typed.name.trim().slice(0, MAX_EVENT_NAME_LENGTH);
  if (eventName === '') return no({ type: 'missing', what: 'event', known: [] });
  const typedPlace = typed.when && typedStartInEnglish(typed.when);
  const placeResult = readEventPlace(
    encounter,
    typedPlace?.replace(/^(before|after) (.+)$/i, (_, kind, name) => `${kind} ${withEncounterNames(session, name)}`),
  );
  if (!placeResult.ok) return placeResult;
  const words = typed.text?.trim().slice(0, MAX_EVENT_TEXT_LENGTH) || undefined;
  const packConditions = ownConditions(session);
  const effectResult = readEffect(encounter, effectInEnglish(session, typed), packConditions);
  if (!effectResult.ok) return effectResult;
  return map(readRounds(encounter.round, typed.rounds && typedTextInEnglish(typed.rounds)), (rounds): EventDeed => {
    const sameNamedEvent = timedEventsOf(encounter).find((each) => each.mark.toLowerCase() === eventName.toLowerCase());
    const id = sameNamedEvent?.id ?? freeEventId(encounter);
    const isHidden = typed.hidden || undefined;
    const addedEvent = {
      id,
      mark: eventName,
      ...given({ words }),
      at: placeResult.value,
      ...rounds,
      ...given({ hidden: isHidden, effect: effectResult.value }),
    };
    const source = packSourceIn(addedEvent, packConditions);
    return { type: 'event', event: addedEvent, ...given({ hidden: isHidden ?? sameNamedEvent?.hidden, from: source }) };
  });
}

/**
 * Translates a typed effect into English, and replaces combatants' names in it with their names in the encounter's
 * record.
 */
function effectInEnglish(session: EventSession, { effect, to, save }: TypedEffect): TypedEffect {
  const { system } = session.encounter;
  const difficulties = Object.keys(session.rules.checks?.difficulties ?? {});
  return {
    effect: effect && typedEffectInEnglish(system, effect),
    to: to && withEncounterNames(session, parseWhoToAsk(to)),
    save: save && typedSaveInEnglish(system, save, difficulties),
  };
}

/** The deed that replaces or removes the effect of an event. */
export function effectDeed(session: EventSession, id: string, typed: TypedEffect): Result<EventDeed, Refusal> {
  const oldEvent = timedEventsOf(session.encounter).find((each) => each.id === id);
  if (!oldEvent) return no({ type: 'stale' });
  const { effect: _, came: __, ...event } = oldEvent;
  const packConditions = ownConditions(session);
  return map(readEffect(session.encounter, effectInEnglish(session, typed), packConditions), (effect): EventDeed => {
    const changedEvent = { ...event, ...given({ effect }) };
    // Players don't know what an event will do.
    return {
      type: 'event',
      event: changedEvent,
      hidden: true,
      ...given({ from: packSourceIn(changedEvent, packConditions) }),
    };
  });
}

/** The pack of the first of an event's conditions that comes from a pack. Undefined if none does. */
function packSourceIn({ effect }: TimedEvent, packConditions: readonly ConditionFromPack[]): PackSource | undefined {
  const names = (effect?.conditions ?? []).map(({ condition }) => nameTypedByGm(condition));
  return packConditions.find(({ name }) => names.includes(name))?.from;
}

function freeEventId(encounter: InEncounter['encounter']): string {
  const numbers = timedEventsOf(encounter).map(({ id }) => Number(id.slice('event-'.length)));
  return `event-${Math.max(0, ...numbers) + 1}`;
}

function removalDeedByName({ encounter }: InEncounter, typed: string): Result<EventDeed, Refusal> {
  const namedEvents = timedEventsOf(encounter).map((each) => ({ ...each, name: each.mark }));
  return map(
    choose('event', typed, namedEvents),
    ({ id, hidden }): EventDeed => removalDeed({ id, ...given({ hidden }) }),
  );
}

/** The deed that removes an event. */
export function removalDeed({ id, hidden }: Pick<TimedEvent, 'id' | 'hidden'>): EventDeed {
  return { type: 'remove-event', id, ...given({ hidden }) };
}

/** A text about what was done. It doesn't tell players what an event will do. */
function changeNotice({ encounter }: InEncounter, deed: EventDeed, viewer: Viewer = 'gm'): string {
  if (deed.type === 'event') {
    const line = viewer === 'gm' ? lineWithEffect(deed.event, encounter) : eventLine(deed.event, encounter);
    return t('event-set', { line });
  }
  const removedEvent = timedEventsOf(encounter).find(({ id }) => id === deed.id);
  return t('event-removed', { mark: plain(removedEvent?.mark ?? '') });
}

function lineWithEffect(event: TimedEvent, encounter: Encounter): string {
  const effect = effectLine(event, encounter);
  return effect === undefined ? eventLine(event, encounter) : `${eventLine(event, encounter)}\n-# ${effect}`;
}

/** All events, for the GM. */
export function eventList({ encounter }: InEncounter): string {
  const lines = timedEventsOf(encounter).map((each) => lineWithEffect(each, encounter));
  return lines.length === 0 ? t('event-none') : lines.join('\n');
}

/**
 * The events with a button to remove each, and the form for a new one. `result`: what was just done, or why it wasn't.
 */
export function eventsScreen(session: Session & InEncounter, result?: Result<string, Refusal>): Reply {
  const { encounter, version } = session;
  const idFields = { encounter: version?.encounter ?? 0 };
  const events = timedEventsOf(encounter);
  const notice = result && (result.ok ? result.value : explain(result.why, encounter));
  return panel.gmScreen(
    notice,
    panel.paragraph(`### ${t('event-title')}${events.length === 0 ? `\n${t('event-none')}` : ''}`),
    ...events.map((each) =>
      panel.line(
        `${lineWithEffect(each, encounter)}${each.words === undefined ? '' : `\n-# ${plain(each.words)}`}`,
        panel.button(t('event-remove'), removeEventButtonId.write({ ...idFields, event: each.id })),
      ),
    ),
    ...panel.buttonRow(
      panel.button(t('event-add'), gmFormId.write({ ...idFields, form: 'event', who: '' })),
      ...(events.length === 0
        ? []
        : [panel.button(t('event-effect-button'), gmFormId.write({ ...idFields, form: 'event-effect', who: '' }))]),
    ),
    ...backButtonRow(idFields.encounter),
  );
}

export const removeTimedEvent = component({
  id: removeEventButtonId,
  requires: gm,
  run({ event: id }, session) {
    const event = timedEventsOf(session.encounter).find((each) => each.id === id);
    const result = event ? playFromPanel(session, removalDeed(event)) : no({ type: 'stale' });
    return asUpdate(eventsScreen(session, result));
  },
});
