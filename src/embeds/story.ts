import { isOwn } from '../rules/core/condition.ts';
import { type CombatantId, find, isInFight } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import type { Reason } from '../rules/core/reason.ts';
import { commandOf, type Ruleset } from '../rules/core/ruleset.ts';
import { isEventShown, knownCondition } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { MANNERS, nameAmong, nameOf, THINGS } from '../text/names.ts';
import {
  areSome,
  chosenLine,
  LEFT_OUT,
  type Lines,
  linesForMap,
  type PhraseNames,
  type Tone,
  toneOf,
} from '../text/phrase.ts';
import * as phrases from '../text/story/systems.ts';
import { spellNamed, toolNamed } from '../text/story/tool.ts';
import { and, capital, plain, t } from '../text/t.ts';
import { fieldLines } from './field-lines.ts';
import { type Outcome, type Visibility, visibilityOf } from './meters.ts';
import { offerLine, zoneLine } from './positions.ts';
import { conditionOf, itemOf, phraseKeys } from './rolls.ts';
import { sceneLines } from './scene.ts';

/** The longest story of one outcome, in lines. The rest is left to the meters. */
const MAX_SHOWN = 30;
/** The story of an outcome: a line for everything that has one, in order, after the player's own words. */
export function storyOf(outcome: Outcome, visibility = visibilityOf(outcome)): readonly string[] {
  const { events } = outcome;
  const declaration = events.find((event) => event.type === 'declared');
  const words = declaration?.words === undefined ? [] : [`> “${plain(declaration.words, 300)}”`];
  return [...words, ...storyLines(outcome, visibility)].slice(0, MAX_SHOWN);
}

function storyLines(outcome: Outcome, visibility: Visibility): readonly string[] {
  const { events, after, phraseSeed } = outcome;
  const tone = toneOf(after);
  const before = new Map<string, number>();
  const blows = attacksIn(events);
  const skippedLines = linesForSkipped(events, visibility);
  const isAction = events.some(({ type }) => type === 'declared');
  return events.flatMap((event, index) => {
    const skippedText = skippedLines.get(event);
    if (skippedText !== undefined) return skippedText === '' ? [] : [skippedText];
    if (event.type === 'moved' || (event.type === 'tiles-changed' && event.by !== undefined))
      return fieldLines(event, events, visibility);
    if (event.type === 'zone-entered' && isAction) return zoneLine(event, visibility);
    if (event.type === 'proposed' || event.type === 'proposal-answered') return [offerLine(event, visibility)];
    if (event.type === 'scene-condition-set' || event.type === 'scene-counted')
      return isEventShown(event, visibility.detailOf) ? sceneLines(event, outcome, visibility) : [];
    const key = isEventShown(event, visibility.detailOf) ? keysOf(event, index, outcome, blows) : undefined;
    if (!key) return [];
    const pools = poolsOf(after.system, tone, key, after.field !== undefined);
    const first = 'blow' in key ? `${key.blow.way}/${key.blow.outcome}` : key.general[0];
    if (pools.length === 0 || first === undefined) return [];
    const timesTold = before.get(first) ?? 0;
    before.set(first, timesTold + 1);
    const way = chosenLine(pools, phraseSeed, timesTold);
    return way ? [capital(way(namesIn('blow' in key ? key.blow : event, visibility, isSpell(key))))] : [];
  });
}

/** If at least this many turns are skipped for the same reason, they share one line. */
const MANY_SKIPPED = 4;

/** The turns that several combatants lose for the same reason: a line for the first of them, "" for the others. */
function linesForSkipped(events: readonly Event[], visibility: Visibility): ReadonlyMap<Event, string> {
  const skippedTurns = events.flatMap((event) =>
    event.type === 'turn-ended' && event.skipped !== undefined && event.skipped.id !== 'dead'
      ? [{ event, who: event.subject, why: visibility.word(event.skipped) }]
      : [],
  );
  const lineByEvent = new Map<Event, string>();
  if (skippedTurns.length < MANY_SKIPPED) return lineByEvent;
  for (const [why, group] of Map.groupBy(skippedTurns, (each) => each.why)) {
    if (group.length < MANY_SKIPPED) continue;
    const names = and([...new Set(group.map(({ who }) => visibility.name(who)))], MANY_SKIPPED);
    for (const [index, { event }] of group.entries())
      lineByEvent.set(event, index === 0 ? t('table-no-turn', { names, why }) : '');
  }
  return lineByEvent;
}

/**
 * The groups of lines for a key, the most specific first, without lines that don't fit a fight with or without a map.
 * Empty if the story skips this key.
 */
export function poolsOf(system: string, tone: Tone, key: PhraseKey, hasMap: boolean): readonly Lines[] {
  if ('blow' in key)
    return phrases.attackLines(system, tone, key.isThrown ? { ...key.blow, way: 'thrown' } : key.blow, hasMap);
  const allowedLines = (ways: Lines | typeof LEFT_OUT | undefined) => {
    const lines = ways === undefined || ways === LEFT_OUT ? [] : linesForMap(ways, hasMap);
    return areSome(lines) ? lines : undefined;
  };
  const ownWays = firstOf(key.general, (each) => phrases.ownLines(system, tone, each));
  if (ownWays === LEFT_OUT) return [];
  const ownLines = allowedLines(ownWays);
  const pools = ownLines ? [ownLines] : [];
  if (ownLines && ownLines.length >= phrases.ENOUGH) return pools;
  const common = allowedLines(firstOf(key.general, (each) => phrases.commonLines(tone, each)));
  if (common && !(ownLines && isRare(ownLines, common))) pools.push(common);
  return pools;
}

function firstOf<Ways>(keys: readonly string[], ways: (key: string) => Ways | undefined): Ways | undefined {
  for (const key of keys) {
    const found = ways(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A system's lines for something rare aren't mixed with the common ones. */
function isRare(ownLines: Lines, common: Lines): boolean {
  return ownLines.length >= common.length || common.length < phrases.ENOUGH;
}

function isSpell(key: PhraseKey): 'spell' | undefined {
  return 'blow' in key ? (key.blow.way === 'spell' ? 'spell' : undefined) : key.as;
}

/** Plain words for what an event doesn’t name. */
function plainNames(system: string): PhraseNames {
  return { by: t('people-someone'), at: t('people-enemy'), ...toolNamed(system, undefined), what: '' };
}

/** The names in an event, safe to show. */
function namesIn(event: Event, visibility: Visibility, as?: 'spell'): PhraseNames {
  const { name, system, thingName } = visibility;
  const none = plainNames(system);
  const toolOf = as === 'spell' ? spellNamed : toolNamed;
  switch (event.type) {
    case 'struck':
      return {
        ...none,
        by: name(event.actor),
        at: name(event.target),
        ...toolOf(system, event.tool ?? (event.manner && visibility.word(event.manner))),
        what: thingName(event.tool ?? ''),
      };
    case 'checked':
    case 'contested':
      return {
        ...none,
        by: name(event.actor),
        ...(event.target !== undefined && { at: name(event.target) }),
        ...toolOf(system, event.tool),
        what: event.tool === undefined ? purposeOf(event.purpose, visibility) : thingName(event.tool),
      };
    case 'declared':
      return {
        ...none,
        by: name(event.actor),
        ...(event.targets && event.targets.length > 0 && { at: and(event.targets.map(name), 6) }),
        ...toolOf(system, event.tool),
        what: plain(event.manner === undefined ? event.action : nameAmong(system, MANNERS, event.manner)),
      };
    case 'harmed':
    case 'healed':
      return {
        ...none,
        ...(event.actor !== undefined && { by: name(event.actor) }),
        at: name(event.target),
        what: visibility.word(event.from),
      };
    case 'fell':
    case 'rose':
    case 'departed':
      return { ...none, at: name(event.subject), what: visibility.word(event.as) };
    case 'condition-gained':
    case 'condition-ended': {
      const { source } = event.condition;
      const { note, name: what } = knownCondition(event.condition, visibility.detailOf(event.subject));
      return {
        ...none,
        at: name(event.subject),
        ...(source !== undefined && { by: name(source) }),
        what: plain(
          note === undefined || isOwn(what) ? nameOf(system, 'condition', what) : nameAmong(system, THINGS, note),
        ),
      };
    }
    case 'joined':
    case 'left':
      return {
        ...none,
        by: plain(event.combatant.name),
        at: plain(event.combatant.name),
        what: plain(event.combatant.side),
      };
    case 'handed-over':
      return {
        ...none,
        at: name(event.subject),
        what: visibility.user(event.after),
      };
    case 'turn-ended':
      return {
        ...none,
        by: name(event.subject),
        at: name(event.subject),
        what: event.skipped === undefined ? '' : visibility.word(event.skipped),
      };
    case 'sheet-changed':
      return { ...none, at: name(event.subject), what: visibility.word(event.why) };
    case 'remarked':
      return {
        ...none,
        ...(event.subject !== undefined && { by: name(event.subject) }),
        ...(event.other !== undefined && { at: name(event.other) }),
        ...toolNamed(system, itemOf(event.what)),
        what: visibility.word(event.what),
      };
    default:
      return none;
  }
}

/** What a roll is for. For a roll against a condition, the condition's name. */
function purposeOf(purpose: Reason, visibility: Visibility): string {
  const condition = conditionOf(purpose);
  return condition === undefined ? visibility.word(purpose) : visibility.conditionName(condition);
}

/** The key of a line: the first of `general` that a book has. An attack's line is chosen by its facts. */
type PhraseKey =
  | {
      readonly general: readonly string[];
      /** What kind of thing the line's tool is, if it isn't a weapon. */
      readonly as?: 'spell';
    }
  | { readonly blow: EventOf<'struck'>; readonly isThrown?: true };

/** The keys for an event. Undefined for bookkeeping, and for what another event of the outcome already tells. */
export function keysOf(
  event: Event,
  index: number,
  outcome: Outcome,
  blows: AttackEvents = attacksIn(outcome.events),
): PhraseKey | undefined {
  const { events, after } = outcome;
  const blow = blows.at.get(event);
  if (blow) return isThrown(blow, outcome) ? { blow, isThrown: true } : { blow };
  if (blows.rolls.has(event)) return undefined;
  switch (event.type) {
    case 'checked':
    case 'contested':
      return rollKey(event);
    case 'declared':
      return declarationKeys(event, index, outcome, blows);
    case 'harmed':
    case 'healed':
      return ownKeys(event, outcome);
    case 'fell':
      return { general: [...phraseKeys(event.as).map((as) => `fell/${as}`), `fell/${event.after}`] };
    case 'departed':
      return {
        general: [...phraseKeys(event.as).map((as) => `departed/${event.after}/${as}`), `departed/${event.after}`],
      };
    case 'rose':
      return { general: [...phraseKeys(event.as).map((as) => `rose/${as}`), 'rose'] };
    case 'condition-gained':
      return bearerKeeps(event, outcome) || event.condition.name === 'wound'
        ? { general: [...ownActionKeys(event, events), `gained/${event.condition.name}`] }
        : undefined;
    case 'condition-ended':
      return after.phase === 'ended' || diedOrLeft(event.subject, events) || isRenewed(event, index, events)
        ? undefined
        : { general: endTexts(event) };
    case 'joined':
      return { general: [...(wasHidden(event, events) ? ['joined/unseen'] : []), event.type] };
    case 'left':
      return { general: [...(wasHidden(event, events) ? ['left/unseen'] : []), event.type] };
    case 'handed-over':
      return { general: [...loanKeys(event.subject, events), event.type] };
    case 'phase-begun':
      return { general: [`phase/${event.before}-${event.phase}`, `phase/${event.phase}`] };
    case 'turn-ended':
      return event.skipped === undefined || phraseKeys(event.skipped).includes('dead')
        ? undefined
        : { general: [...phraseKeys(event.skipped).map((why) => `skipped/${why}`), 'skipped'] };
    case 'sheet-changed':
      return event.why.id === 'item moved' || events.some(({ type }) => type === 'declared')
        ? undefined
        : { general: ['sheet-changed'] };
    case 'remarked':
      return { general: phraseKeys(event.what).map((what) => `remarked/${what}`) };
    default:
      return undefined;
  }
}

/** Whether a combatant is lent or given back in the same deed. */
function loanKeys(who: CombatantId, events: readonly Event[]): readonly string[] {
  const lentEvent = events.find((event) => event.type === 'lent' && event.subject === who);
  if (lentEvent?.type !== 'lent') return [];
  return [lentEvent.after ? 'handed-over/for a time' : 'handed-over/back'];
}

/** Whether a combatant that joins was hidden, or one that leaves is hidden from now on. */
function wasHidden({ type, combatant }: EventOf<'joined' | 'left'>, events: readonly Event[]): boolean {
  const other = type === 'joined' ? 'emerged' : 'concealed';
  return events.some((event) => event.type === other && event.combatant.id === combatant.id);
}

function endTexts({ condition: { name }, why }: EventOf<'condition-ended'>): readonly string[] {
  return [...phraseKeys(why).map((each) => `ended/${name}/${each}`), `ended/${name}`];
}

type RollEvent = EventOf<'checked'> | EventOf<'contested'>;

/** A roll outside an attack, by its purpose and result. */
function rollKey(event: RollEvent): PhraseKey {
  const { degree, tier } = event.type === 'checked' ? event.check : event.contest;
  const result = tier === 'success' || tier === 'critical success' ? 'success' : 'failure';
  const keys = phraseKeys(event.purpose);
  return { general: [...keys.flatMap((key) => [`${key}/${degree}`, `${key}/${tier}`, `${key}/${result}`])] };
}

/** What a combatant sets out to do. It has a line before its roll, or instead of one. */
function declarationKeys(
  event: EventOf<'declared'>,
  index: number,
  { events, unfinished, after }: Outcome,
  blows: AttackEvents,
): PhraseKey | undefined {
  const { action, manner } = event;
  // The squares show where they move.
  const isMoving = events.some((each) => each.type === 'moved' && !each.forced && each.subject === event.actor);
  if (isMoving && rulesOf(after).actions[action]?.kind === 'move') return undefined;
  const continuesLater = events
    .slice(index + 1)
    .some((next) => (next.type === 'checked' || next.type === 'contested') && isOf(next, event, rulesOf(after), blows));
  const self = event.targets?.length === 1 && event.targets[0] === event.actor ? [`done/${action}/self`] : [];
  if (continuesLater || unfinished || isStruck(event, events))
    return { general: [...(manner === undefined ? [] : [`begun/${action}/${manner}`]), `begun/${action}`, 'begun'] };
  const at_ = event.targets === undefined || event.targets.length === 0 ? [`done/${action}/alone`] : [];
  const mannerKeys = manner === undefined ? [] : [`done/${action}/${manner}`];
  return {
    general: [...self, ...at_, ...mannerKeys, `done/${action}`, 'done'],
    ...(commandOf(rulesOf(after), action) === 'cast' && { as: 'spell' as const }),
  };
}

/**
 * Whether a roll was made for this action: by the actor, or by another because of it. Rolls of an attack that it
 * provokes don't count.
 */
function isOf(
  roll: RollEvent,
  { actor, targets, action }: EventOf<'declared'>,
  rules: Ruleset,
  blows: AttackEvents,
): boolean {
  // A guard against an attack is part of that attack's story.
  if (commandOf(rules, action) === 'defend') return targets?.includes(roll.actor) === true;
  return roll.actor === actor || (targets?.includes(roll.actor) === true && !blows.rolls.has(roll));
}

/**
 * Harm and healing that no current action causes, such as burning, poison or the GM. Also harm that has lines of its
 * own.
 */
function ownKeys(event: EventOf<'harmed'> | EventOf<'healed'>, { events, after }: Outcome): PhraseKey | undefined {
  const { type, from, actor, target } = event;
  if (from.id === 'timed event' && isHitAlready(event, events)) return undefined;
  if (actor !== undefined && (type === 'harmed' || isHealing(events, target))) return undefined;
  const own = phraseKeys(from)
    .map((key) => `${type}/${key}`)
    .filter((key) => phrases.linesOf(after.system, 'plain', key) !== undefined);
  if (own.length > 0) return { general: own };
  return events.some((event) => event.type === 'declared') ? undefined : { general: [type] };
}

/** Whether the story already says that a timed event hits the target: a save failed, or another track was harmed. */
function isHitAlready(event: EventOf<'harmed'> | EventOf<'healed'>, events: readonly Event[]): boolean {
  const eventIndex = events.findLastIndex((each, index) => each.type === 'event-came' && index < events.indexOf(event));
  return events
    .slice(eventIndex, events.indexOf(event))
    .some(
      (each) =>
        (each.type === 'harmed' && each.target === event.target && each.from.id === event.from.id) ||
        (each.type === 'remarked' && each.subject === event.target && each.what.id === 'event save failed'),
    );
}

/** Whether the story of an attack or a spell already includes the healing. */
function isHealing(events: readonly Event[], target: CombatantId): boolean {
  return events.some((event) => event.type === 'struck' && event.target === target && event.result === 'healed');
}

/**
 * The keys of a condition that the combatant's own action caused. A combatant that drops prone on purpose isn't knocked
 * down.
 */
function ownActionKeys({ condition }: EventOf<'condition-gained'>, events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => (event.type === 'declared' ? [`gained/${condition.name}/${event.action}`] : []));
}

/** Whether the bearer lives and still has the condition after the deed. */
function bearerKeeps({ subject, condition }: EventOf<'condition-gained'>, { after }: Outcome): boolean {
  const who = after.combatants.find(({ id }) => id === subject);
  return who?.conditions.some(({ key }) => key === condition.key) === true && isInFight(who.vitality);
}

/** Whether the bearer died or left in the same deed. Then the story leaves out what ends with that. */
function diedOrLeft(bearer: CombatantId, events: readonly Event[]): boolean {
  return events.some(
    (event) =>
      ((event.type === 'fell' || event.type === 'departed') && event.subject === bearer) ||
      (event.type === 'left' && event.combatant.id === bearer),
  );
}

function isRenewed(
  { subject, condition }: EventOf<'condition-ended'>,
  index: number,
  events: readonly Event[],
): boolean {
  return events
    .slice(index + 1)
    .some(
      (next) => next.type === 'condition-gained' && next.subject === subject && next.condition.name === condition.name,
    );
}

type AttackEvent = EventOf<'struck'>;

/** The attacks of a deed: the event at which each attack's line comes, and the rolls that then need no line. */
interface AttackEvents {
  readonly at: ReadonlyMap<Event, AttackEvent>;
  readonly rolls: ReadonlySet<Event>;
}

/** Whether the weapon leaves the attacker's hand. It may be gone from the sheet afterward. */
function isThrown({ way, actor, tool }: AttackEvent, { before, after }: Outcome): boolean {
  if (way !== 'ranged' || tool === undefined) return false;
  const sheet = (find(before, actor) ?? find(after, actor))?.sheet;
  return sheet !== undefined && rulesOf(after).isThrown?.(sheet, tool) === true;
}

/**
 * An attack's line comes at its first roll. If nothing was rolled for it, it comes at its harm, so that it's told before
 * what the harm caused; or else at its end.
 */
function attacksIn(events: readonly Event[]): AttackEvents {
  const blowByEvent = new Map<Event, AttackEvent>();
  const rolls = new Set<Event>();
  let since: Event[] = [];
  for (const event of events) {
    if (event.type !== 'struck') {
      since.push(event);
      continue;
    }
    const ownRolls = since.filter((each) => isRoll(each) && isRollOf(each, event));
    const ownHarms = since.filter(
      (each) => each.type === 'harmed' && each.actor === event.actor && each.target === event.target,
    );
    blowByEvent.set(ownRolls[0] ?? ownHarms[0] ?? event, event);
    for (const each of ownRolls) rolls.add(each);
    since = since.filter((each) => !ownRolls.includes(each) && !ownHarms.includes(each));
  }
  return { at: blowByEvent, rolls };
}

/** Whether an attack's line already tells the declared action. */
function isStruck({ actor }: EventOf<'declared'>, events: readonly Event[]): boolean {
  return events.some((event) => event.type === 'struck' && event.actor === actor);
}

function isRoll(event: Event): event is RollEvent {
  return event.type === 'checked' || event.type === 'contested';
}

/** Whether it is a roll of the attack: the actor's at the target, or the target's against the same spell. */
function isRollOf({ actor, target, tool }: RollEvent, blow: AttackEvent): boolean {
  if (actor === blow.actor) return target === blow.target;
  return actor === blow.target && tool !== undefined && tool === blow.tool;
}
