import { type Field, tileNamed, withTile } from '../../field/field.ts';
import type {
  Combatant,
  CombatantId,
  Delay,
  Encounter,
  PlayedField,
  Resource,
  SituationOverride,
  System,
  TimedEvent,
  Timeline,
} from './encounter.ts';
import { find, pair } from './encounter.ts';
import type { Event, EventOf, FieldEvent } from './event.ts';
import { type Changes, mergedState } from './resource-kind.ts';

/**
 * The encounter after `event`. All systems change their state only here. This function copies values from the event and
 * applies no rules.
 */
export function applyEvent<S extends System>(encounter: Encounter<S>, event: Event<S>): Encounter<S> {
  switch (event.type) {
    case 'joined':
      return { ...encounter, combatants: [...encounter.combatants, event.combatant] };
    case 'left':
      return { ...encounter, combatants: encounter.combatants.filter(({ id }) => id !== event.combatant.id) };
    case 'concealed':
      return { ...encounter, hidden: [...(encounter.hidden ?? []), event.combatant] };
    case 'emerged':
      return withoutHiddenCombatant(encounter, event.combatant.id);
    case 'phase-begun':
      return { ...encounter, phase: event.phase };
    case 'turn-order-set':
      return { ...encounter, turnOrder: event.turnOrder, turn: event.turn };
    case 'round-started':
      return { ...encounter, round: event.round, turn: -1, done: [] };
    case 'turn-started':
      return { ...withoutActedCombatants(withDoorsReset(encounter)), turn: event.turn, done: [] };
    case 'turn-delayed':
      return withTimeline(encounter, { delays: delaysAfterEvent(encounter.timeline?.delays, event) });
    case 'turn-used':
      return withTimeline(encounter, { acted: [...(encounter.timeline?.acted ?? []), event.subject] });
    case 'event-set':
    case 'event-came':
      return withTimeline(encounter, { events: timedEventsAfterEvent(encounter.timeline?.events, event) });
    case 'turn-ended':
      return { ...encounter, done: [...encounter.done, event.subject] };
    case 'declared':
    case 'rolled':
    case 'checked':
    case 'contested':
    case 'struck':
    case 'remarked':
      return encounter;
    case 'harmed':
    case 'healed':
      return event.resource === undefined
        ? encounter
        : withResource(encounter, event.target, event.resource, resourceAfter(event));
    case 'spent':
    case 'regained':
      return withResource(encounter, event.subject, event.resource, resourceAfter(event));
    case 'limit-changed':
      return withResource(encounter, event.subject, event.resource, event.after);
    case 'condition-gained':
      // A combatant never has two conditions with the same key, because the store keeps one row for each key. The new
      // condition replaces an old one with its key.
      return changeCombatant(encounter, event.subject, (combatant) => ({
        ...combatant,
        conditions: [...combatant.conditions.filter(({ key }) => key !== event.condition.key), event.condition],
      }));
    case 'condition-changed':
      return changeCombatant(encounter, event.subject, (each) => ({
        ...each,
        conditions: each.conditions.map((condition) => (condition.key === event.before.key ? event.after : condition)),
      }));
    case 'condition-ended':
      return changeCombatant(encounter, event.subject, (combatant) => ({
        ...combatant,
        conditions: combatant.conditions.filter((condition) => condition.key !== event.condition.key),
      }));
    case 'fell':
    case 'rose':
    case 'departed':
      return changeCombatant(encounter, event.subject, (combatant) => ({ ...combatant, vitality: event.after }));
    case 'sheet-changed':
      return changeCombatant(encounter, event.subject, (combatant) => ({ ...combatant, sheet: event.after }));
    case 'state-changed':
      return event.subject === undefined
        ? { ...encounter, own: mergedState(encounter.own, event) }
        : changeCombatant(encounter, event.subject, (combatant) => ({
            ...combatant,
            own: mergedState(combatant.own, event),
          }));
    case 'scene-condition-set': {
      const { conditions = [], ...rest } = encounter.scene ?? {};
      const { before, after } = event;
      const updatedConditions = before
        ? conditions.flatMap((each) => (each.key === before.key ? (after ?? []) : each))
        : conditions;
      return {
        ...encounter,
        scene: { ...rest, conditions: before || !after ? updatedConditions : [...updatedConditions, after] },
      };
    }
    case 'scene-counted': {
      const resources = withEntry(encounter.scene?.resources ?? {}, event.resource, event.after);
      return { ...encounter, scene: { ...encounter.scene, resources } };
    }
    case 'standing-order-set':
      return changeCombatant(encounter, event.subject, (combatant) => ({
        ...combatant,
        standingOrders: withEntry(combatant.standingOrders, event.about, event.after),
      }));
    case 'positioned':
      return {
        ...encounter,
        positions: withEntry(encounter.positions, pair(event.subject, event.other), event.after),
      };
    case 'setting-changed':
      return { ...encounter, settings: withEntry(encounter.settings, event.setting, event.after) };
    case 'handed-over':
      return withCombatantField(encounter, event.subject, 'controller', event.after);
    case 'lent':
      return withCombatantField(encounter, event.subject, 'lent', event.after);
    case 'auto-set':
      return withCombatantField(encounter, event.subject, 'auto', event.after);
    case 'plan-set':
      return withCombatantField(encounter, event.subject, 'plan', event.after);
    case 'pace-set': {
      const { pace: _, ...rest } = encounter;
      return event.after === undefined ? rest : { ...rest, pace: event.after };
    }
    case 'grouped':
      return withCombatantField(encounter, event.subject, 'group', event.after);
    case 'gms-changed':
      return { ...encounter, gms: event.after };
    case 'proposed':
      return withTimeline(encounter, { proposals: [...(encounter.timeline?.proposals ?? []), event.proposal] });
    case 'proposal-answered':
      return withTimeline(encounter, {
        proposals: encounter.timeline?.proposals?.filter(({ id }) => id !== event.proposal.id),
      });
    case 'zones-set': {
      const { zones: _, ...rest } = encounter;
      return event.after === undefined ? rest : { ...rest, zones: event.after };
    }
    case 'zone-entered': {
      const { zones } = encounter;
      const { subject, after } = event;
      return zones
        ? { ...encounter, zones: { ...zones, standing: withEntry(zones.standing, subject, after) } }
        : encounter;
    }
    case 'field-set':
    case 'field-look-set':
    case 'tiles-changed':
    case 'placed':
    case 'moved':
    case 'overruled':
      return withFieldEvent(encounter, event);
    default:
      return event satisfies never;
  }
}

function changeCombatant<S extends System>(
  encounter: Encounter<S>,
  id: CombatantId,
  change: (combatant: Combatant<S>) => Combatant<S>,
): Encounter<S> {
  const old = find(encounter, id);
  return old ? withCombatantReplaced(encounter, old, change(old)) : encounter;
}

function withCombatantReplaced<S extends System>(
  encounter: Encounter<S>,
  before: Combatant<S>,
  after: Combatant<S>,
): Encounter<S> {
  const combatants = encounter.combatants.slice();
  combatants[combatants.indexOf(before)] = after;
  return { ...encounter, combatants };
}

/** Sets a combatant's field, or removes the field if the value is undefined. */
function withCombatantField<S extends System, Field extends 'controller' | 'group' | 'lent' | 'auto' | 'plan'>(
  encounter: Encounter<S>,
  id: CombatantId,
  field: Field,
  value: Combatant[Field] | undefined,
): Encounter<S> {
  return changeCombatant(encounter, id, (combatant) => {
    const { [field]: _, ...rest } = combatant;
    // The cast is safe, because `rest` lacks only an optional field.
    return (value === undefined ? rest : { ...rest, [field]: value }) as Combatant<S>;
  });
}

/** The encounter with parts of its timeline replaced. Leaves out empty parts. */
function withTimeline<S extends System>(encounter: Encounter<S>, changes: Changes<Timeline>): Encounter<S> {
  const { timeline: before, ...rest } = encounter;
  const timelineEntries = Object.entries({ ...before, ...changes }).filter(
    ([, part]) => part !== undefined && part.length > 0,
  );
  return timelineEntries.length === 0 ? rest : { ...rest, timeline: Object.fromEntries(timelineEntries) };
}

function delaysAfterEvent(delays: readonly Delay[] = [], { subject, before, after }: EventOf<'turn-delayed'>) {
  if (after === undefined) return delays.filter((each) => each.subject !== subject);
  return before ? delays.map((each) => (each.subject === subject ? after : each)) : [...delays, after];
}

function timedEventsAfterEvent(
  events: readonly TimedEvent[] = [],
  change: EventOf<'event-set'> | EventOf<'event-came'>,
) {
  const { before, after } = change;
  if (!before) return after ? [...events, after] : events;
  return events.flatMap((each) => (each.id === before.id ? (after ?? []) : each));
}

function withoutHiddenCombatant<S extends System>(encounter: Encounter<S>, id: CombatantId): Encounter<S> {
  const { hidden = [], ...rest } = encounter;
  const otherHiddenCombatants = hidden.filter((each) => each.id !== id);
  return otherHiddenCombatants.length === 0 ? rest : { ...rest, hidden: otherHiddenCombatants };
}

/**
 * Sets a resource without a closure, because a closure is slower and every event of harm, healing or spending calls
 * this function.
 */
function withResource<S extends System>(
  encounter: Encounter<S>,
  id: CombatantId,
  name: string,
  to: Resource | undefined,
) {
  const who = find(encounter, id);
  return who
    ? withCombatantReplaced(encounter, who, { ...who, resources: withEntry(who.resources, name, to) })
    : encounter;
}

function resourceAfter({ after, max }: { readonly after: number; readonly max?: number }): Resource {
  return max === undefined ? { value: after } : { value: after, max };
}

function withEntry<T>(before: Readonly<Record<string, T>>, name: string, value: T | undefined): Record<string, T> {
  if (value === undefined) {
    const { [name]: _, ...rest } = before;
    return rest;
  }
  // Assignment can't create or copy an entry named `__proto__`. A spread and a computed name in a literal can, but take
  // three times as long, which is too slow for a function that most changes go through.
  if (name === '__proto__' || Object.hasOwn(before, '__proto__')) return { ...before, [name]: value };
  const entries: Record<string, T> = Object.assign({}, before);
  entries[name] = value;
  return entries;
}

/** The part of `applyEvent` for the map. Returns the encounter with its map after the event. */
export function withFieldEvent<S extends System>(encounter: Encounter<S>, event: FieldEvent): Encounter<S> {
  if (event.type === 'field-set') {
    const { field: _, ...rest } = encounter;
    return event.after === undefined ? rest : { ...rest, field: event.after };
  }
  return encounter.field ? { ...encounter, field: fieldAfterEvent(encounter.field, event) } : encounter;
}

function fieldAfterEvent(field: PlayedField, event: Exclude<FieldEvent, { type: 'field-set' }>): PlayedField {
  switch (event.type) {
    case 'field-look-set':
      return { ...field, look: event.after };
    case 'tiles-changed':
      return {
        ...field,
        ground: event.tiles.reduce<Field>((ground, { at, after }) => {
          const tile = tileNamed(at);
          return tile ? withTile(ground, tile, after) : ground;
        }, field.ground),
        ...(event.by !== undefined && { atDoors: [...field.atDoors, event.by] }),
      };
    case 'placed': {
      const { [event.subject]: _, ...others } = field.standing;
      const places = event.after === undefined ? others : { ...others, [event.subject]: event.after };
      return { ...field, standing: places, words: withoutOverridesOf(field, event.subject) };
    }
    case 'moved': {
      const { subject, path } = event;
      const destination = path.at(-1);
      if (destination === undefined) return field;
      const places = { ...field.standing, [subject]: destination };
      return { ...field, standing: places, lastMove: { subject, path }, words: withoutOverridesOf(field, subject) };
    }
    case 'overruled': {
      const otherOverrides = field.words.filter(
        ({ actor, target }) => actor !== event.actor || target !== event.target,
      );
      return { ...field, words: event.after === undefined ? otherOverrides : [...otherOverrides, event.after] };
    }
    default:
      return event satisfies never;
  }
}

/** The GM's overrides that don't involve this combatant. An override ends when either of its two combatants moves. */
function withoutOverridesOf({ words }: PlayedField, who: CombatantId): readonly SituationOverride[] {
  return words.filter(({ actor, target }) => actor !== who && target !== who);
}

/** Clears the list of combatants that have acted in the turn, because a new turn begins. */
function withoutActedCombatants<S extends System>(encounter: Encounter<S>): Encounter<S> {
  return encounter.timeline?.acted ? withTimeline(encounter, { acted: undefined }) : encounter;
}

/** Lets everyone use a door again, because a new turn begins. */
function withDoorsReset<S extends System>(encounter: Encounter<S>): Encounter<S> {
  const { field } = encounter;
  return field && field.atDoors.length > 0 ? { ...encounter, field: { ...field, atDoors: [] } } : encounter;
}
