import type { CombatantId } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { commandOf, type Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { phrases } from '../text/spoken.ts';
import { type Blows, blowsIn, isStruck } from './blows.ts';
import { phraseKeys } from './say.ts';
import type { Outcome } from './visibility.ts';

/** By what something is told: by the first of `general` that a book has; a blow by its facts. */
export type PhraseKey =
  | {
      readonly general: readonly string[];
      /** What it is told as, where that is not the event's own tool: a spell, a blow. */
      readonly as?: 'spell';
    }
  | { readonly blow: EventOf<'struck'> };

/** By what an event is told; nothing for what is only bookkeeping, or is told by another event of the happening. */
export function keysOf(
  event: Event,
  at: number,
  happening: Outcome,
  blows: Blows = blowsIn(happening.events),
): PhraseKey | undefined {
  const { events, after } = happening;
  const blow = blows.at.get(event);
  if (blow) return { blow };
  if (blows.rolls.has(event)) return undefined;
  switch (event.type) {
    case 'checked':
    case 'contested':
      return rolled(event);
    case 'declared':
      return declared(event, at, happening, blows);
    case 'harmed':
    case 'healed':
      return ofItself(event, happening);
    case 'fell':
      return { general: [...phraseKeys(event.as).map((as) => `fell/${as}`), `fell/${event.after}`] };
    case 'rose':
      return { general: [...phraseKeys(event.as).map((as) => `rose/${as}`), 'rose'] };
    case 'condition-gained':
      return isBorne(event, happening) || event.condition.name === 'wound'
        ? { general: [...byDeed(event, events), `gained/${event.condition.name}`] }
        : undefined;
    case 'condition-ended':
      return after.phase === 'ended' || isGone(event.subject, events) || isRenewed(event, at, events)
        ? undefined
        : { general: ended(event) };
    case 'joined':
      return { general: [...(wasUnseen(event, events) ? ['joined/unseen'] : []), event.type] };
    case 'left':
      return { general: [...(wasUnseen(event, events) ? ['left/unseen'] : []), event.type] };
    case 'handed-over':
      return { general: [...lending(event.subject, events), event.type] };
    case 'phase-begun':
      return { general: [`phase/${event.before}-${event.phase}`, `phase/${event.phase}`] };
    case 'turn-ended':
      return event.skipped === undefined || phraseKeys(event.skipped).includes('dead')
        ? undefined
        : { general: [...phraseKeys(event.skipped).map((why) => `skipped/${why}`), 'skipped'] };
    case 'sheet-changed':
      return events.some(({ type }) => type === 'declared') ? undefined : { general: ['sheet-changed'] };
    case 'remarked':
      return { general: phraseKeys(event.what).map((what) => `remarked/${what}`) };
    default:
      return undefined;
  }
}

/** Whether somebody is lent with it, or goes back. */
function lending(who: CombatantId, events: readonly Event[]): readonly string[] {
  const lent = events.find((event) => event.type === 'lent' && event.subject === who);
  if (lent?.type !== 'lent') return [];
  return [lent.after ? 'handed-over/for a time' : 'handed-over/back'];
}

/** Whether somebody who joins had waited unseen, or somebody who leaves goes on doing so. */
function wasUnseen({ type, combatant }: EventOf<'joined' | 'left'>, events: readonly Event[]): boolean {
  const other = type === 'joined' ? 'emerged' : 'concealed';
  return events.some((event) => event.type === other && event.combatant.id === combatant.id);
}

function ended({ condition: { name }, why }: EventOf<'condition-ended'>): readonly string[] {
  return [...phraseKeys(why).map((each) => `ended/${name}/${each}`), `ended/${name}`];
}

type Rolled = EventOf<'checked'> | EventOf<'contested'>;

/** A roll that is no blow: by what it was for, and how it came out. */
function rolled(event: Rolled): PhraseKey {
  const { degree, tier } = event.type === 'checked' ? event.check : event.contest;
  const passed = tier === 'success' || tier === 'critical success' ? 'success' : 'failure';
  const keys = phraseKeys(event.purpose);
  return { general: [...keys.flatMap((key) => [`${key}/${degree}`, `${key}/${tier}`, `${key}/${passed}`])] };
}

/** What somebody sets out to do: before its roll where that is worth a line, else instead of one. */
function declared(
  event: EventOf<'declared'>,
  at: number,
  { events, unfinished, after }: Outcome,
  blows: Blows,
): PhraseKey | undefined {
  const { action, manner } = event;
  // Where they go is said by the tiles.
  const goes = events.some((each) => each.type === 'moved' && !each.forced && each.subject === event.actor);
  if (goes && rulesOf(after).actions[action]?.kind === 'move') return undefined;
  const goesOn = events
    .slice(at + 1)
    .some((next) => (next.type === 'checked' || next.type === 'contested') && isOf(next, event, rulesOf(after), blows));
  const self = event.targets?.length === 1 && event.targets[0] === event.actor ? [`done/${action}/self`] : [];
  if (goesOn || unfinished || isStruck(event, events))
    return { general: [...(manner === undefined ? [] : [`begun/${action}/${manner}`]), `begun/${action}`, 'begun'] };
  const at_ = event.targets === undefined || event.targets.length === 0 ? [`done/${action}/alone`] : [];
  const done = manner === undefined ? [] : [`done/${action}/${manner}`];
  return {
    general: [...self, ...at_, ...done, `done/${action}`, 'done'],
    ...(commandOf(rulesOf(after), action) === 'cast' && { as: 'spell' as const }),
  };
}

/** Was it rolled for this deed? By the doer, or by somebody because of it; another’s blow that it draws is not. */
function isOf(roll: Rolled, { actor, targets, action }: EventOf<'declared'>, rules: Ruleset, blows: Blows): boolean {
  // A guard against a blow is part of that exchange.
  if (commandOf(rules, action) === 'defend') return targets?.includes(roll.actor) === true;
  return roll.actor === actor || (targets?.includes(roll.actor) === true && !blows.rolls.has(roll));
}

/** Harm and healing that no deed of the moment brings: a burning, a poison, a GM’s hand; or that has words of its own. */
function ofItself(
  { type, from, actor, target }: EventOf<'harmed'> | EventOf<'healed'>,
  { events, after }: Outcome,
): PhraseKey | undefined {
  if (actor !== undefined && (type === 'harmed' || isHealing(events, target))) return undefined;
  const own = phraseKeys(from)
    .map((key) => `${type}/${key}`)
    .filter((key) => phrases.linesOf(after.system, 'plain', key) !== undefined);
  if (own.length > 0) return { general: own };
  return events.some((event) => event.type === 'declared') ? undefined : { general: [type] };
}

/** Is it told already that a blow or a spell healed them? */
function isHealing(events: readonly Event[], target: CombatantId): boolean {
  return events.some((event) => event.type === 'struck' && event.target === target && event.result === 'healed');
}

/** The same as it comes of a deed: who drops to the ground on purpose is not knocked down. */
function byDeed({ condition }: EventOf<'condition-gained'>, events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => (event.type === 'declared' ? [`gained/${condition.name}/${event.action}`] : []));
}

/** Does the bearer still bear it when all is done? */
function isBorne({ subject, condition }: EventOf<'condition-gained'>, { after }: Outcome): boolean {
  const who = after.combatants.find(({ id }) => id === subject);
  return who?.conditions.some(({ key }) => key === condition.key) === true && who.vitality !== 'dead';
}

/** Is the bearer dead or gone with the same deed? Then nothing more is told of what ends with them. */
function isGone(bearer: CombatantId, events: readonly Event[]): boolean {
  return events.some(
    (event) =>
      (event.type === 'fell' && event.subject === bearer) || (event.type === 'left' && event.combatant.id === bearer),
  );
}

function isRenewed({ subject, condition }: EventOf<'condition-ended'>, at: number, events: readonly Event[]): boolean {
  return events
    .slice(at + 1)
    .some(
      (next) => next.type === 'condition-gained' && next.subject === subject && next.condition.name === condition.name,
    );
}
