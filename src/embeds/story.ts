import { isOwnCondition } from '../rules/core/condition.ts';
import { type CombatantId, find, isInFight } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import type { AttackWay, Reason } from '../rules/core/reason.ts';
import { isHealthResource } from '../rules/core/resource-kind.ts';
import { commandOf, type Ruleset } from '../rules/core/ruleset.ts';
import { isEventShown, knownCondition } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { healthTexts, playerTextLine, tierText } from '../text/board.ts';
import { currentLanguage, ENGLISH, inLanguage } from '../text/languages.ts';
import { MANNER_NAME_KINDS, nameAmong, nameOf, sideName, TOOL_NAME_KINDS } from '../text/names.ts';
import {
  chosenLine,
  isNotEmpty,
  LEFT_OUT_MARK,
  linesForMap,
  type PhraseLines,
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
import { conditionOf, itemOf, itemsOf, phraseKeys } from './rolls.ts';
import { sceneLines } from './scene.ts';

/** The maximum number of lines in the story of one outcome. */
const MAX_STORY_LINES = 30;

/** The story of an outcome: the player's own words, then a line for each event that has one, in order. */
export function storyOf(outcome: Outcome, visibility = visibilityOf(outcome)): readonly string[] {
  const { events } = outcome;
  const declaration = events.find((event) => event.type === 'declared');
  const playerLines = outcome.told
    ? [playerTextLine(outcome.told)]
    : declaration?.words === undefined
      ? []
      : [`> “${plain(declaration.words, 300)}”`];
  return [...playerLines, ...storyLines(outcome, visibility)].slice(0, MAX_STORY_LINES);
}

function storyLines(outcome: Outcome, visibility: Visibility): readonly string[] {
  const { events, after, phraseSeed } = outcome;
  const tone = toneOf(after);
  const useCountByLineKey = new Map<string, number>();
  const attacks = attacksIn(events);
  const linesForSkippedTurns = skippedTurnLines(events, visibility);
  const isAction = events.some(({ type }) => type === 'declared');
  return events.flatMap((event, index) => {
    const skippedTurnsLine = event.type === 'declared' && outcome.told ? '' : linesForSkippedTurns.get(event);
    if (skippedTurnsLine !== undefined) return skippedTurnsLine === '' ? [] : [skippedTurnsLine];
    if (event.type === 'moved' || (event.type === 'tiles-changed' && event.by !== undefined))
      return fieldLines(event, events, visibility);
    if (event.type === 'zone-entered' && isAction) return zoneLine(event, visibility);
    if (event.type === 'proposed' || event.type === 'proposal-answered') return [offerLine(event, visibility)];
    if (event.type === 'scene-condition-set' || event.type === 'scene-counted')
      return isEventShown(event, visibility.detailOf) ? sceneLines(event, outcome, visibility) : [];
    const key = isEventShown(event, visibility.detailOf) ? phraseKeyOf(event, index, outcome, attacks) : undefined;
    if (!key) return [];
    const pools = linePools(after.system, tone, key, after.field !== undefined);
    const lineKey = 'attackEvent' in key ? `${key.attackEvent.way}/${key.attackEvent.outcome}` : key.generalKeys[0];
    if (pools.length === 0) {
      const isUntranslated = hasEnglishLine(after.system, tone, key, after.field !== undefined);
      return isUntranslated
        ? plainLine('attackEvent' in key ? key.attackEvent : event, visibility, toolKindOf(key))
        : [];
    }
    if (lineKey === undefined) return [];
    const previousUses = useCountByLineKey.get(lineKey) ?? 0;
    useCountByLineKey.set(lineKey, previousUses + 1);
    const line = chosenLine(pools, phraseSeed, previousUses);
    return line
      ? [capital(line(namesIn('attackEvent' in key ? key.attackEvent : event, visibility, toolKindOf(key))))]
      : [];
  });
}

/** Whether the English story has a line that a translation lacks. */
function hasEnglishLine(system: string, tone: Tone, key: PhraseKey, hasMap: boolean): boolean {
  return currentLanguage() !== ENGLISH && inLanguage(ENGLISH, () => linePools(system, tone, key, hasMap)).length > 0;
}

/** The plain wording of an event for which a translation has no story line. */
function plainLine(event: Event, visibility: Visibility, as?: 'spell' | 'power'): readonly string[] {
  const { by: actor, at: target, tool, what } = namesIn(event, visibility, as);
  const { system } = visibility;
  const eventText = () => {
    switch (event.type) {
      case 'struck': {
        const resultText = event.degree === undefined ? tierText(event.outcome) : visibility.degree(event.degree);
        return t('plain-attack', { actor, target, tool, result: resultText });
      }
      case 'checked':
      case 'contested': {
        const { degree } = event.type === 'checked' ? event.check : event.contest;
        return t('plain-roll', { actor, what, result: visibility.degree(degree) });
      }
      case 'declared':
        return (event.targets ?? []).length === 0
          ? t('plain-action', { actor, what })
          : t('plain-action-target', { actor, target, what });
      case 'fell':
      case 'departed':
      case 'rose':
        return t('plain-state', { name: target, what: healthTexts.vitality(system, event.after) });
      case 'harmed':
      case 'healed':
      case 'condition-gained':
      case 'sheet-changed':
      case 'turn-ended':
        return t('plain-state', { name: target, what });
      case 'condition-ended':
        return t('plain-over', { name: target, what });
      case 'joined':
        return t('plain-joined', { name: target });
      case 'left':
        return t('plain-left', { name: target });
      case 'handed-over':
        return t('plain-handed-over', { name: target, user: what });
      case 'phase-begun':
        return event.phase === 'fighting' || event.phase === 'ended' ? t(`plain-phase-${event.phase}`) : '';
      case 'remarked':
        return event.subject === undefined ? what : t('plain-state', { name: actor, what });
      default:
        return '';
    }
  };
  const text = eventText();
  return text === '' ? [] : [capital(text)];
}

/** If at least this many turns are skipped for the same reason, they share one line. */
const MIN_SKIPPED_TURNS_TO_MERGE = 4;

/**
 * Lines for turns that several combatants lose for the same reason. The first of these turns has the line, the others
 * have "".
 */
function skippedTurnLines(events: readonly Event[], visibility: Visibility): ReadonlyMap<Event, string> {
  const skippedTurns = events.flatMap((event) =>
    event.type === 'turn-ended' && event.skipped !== undefined && event.skipped.id !== 'dead'
      ? [{ event, who: event.subject, why: visibility.word(event.skipped) }]
      : [],
  );
  const lineByEvent = new Map<Event, string>();
  if (skippedTurns.length < MIN_SKIPPED_TURNS_TO_MERGE) return lineByEvent;
  for (const [why, group] of Map.groupBy(skippedTurns, (each) => each.why)) {
    if (group.length < MIN_SKIPPED_TURNS_TO_MERGE) continue;
    const names = and([...new Set(group.map(({ who }) => visibility.name(who)))], MIN_SKIPPED_TURNS_TO_MERGE);
    for (const [index, { event }] of group.entries())
      lineByEvent.set(event, index === 0 ? t('table-no-turn', { names, why }) : '');
  }
  return lineByEvent;
}

/**
 * The groups of lines to choose from, the most specific first. Lines that don't fit a fight with (or without) a map are
 * left out. Empty if the story skips this key.
 */
export function linePools(system: string, tone: Tone, key: PhraseKey, hasMap: boolean): readonly PhraseLines[] {
  if ('attackEvent' in key) {
    const attackKey = { ...key.attackEvent, way: key.way };
    const pools = phrases.attackLines(system, tone, attackKey, hasMap);
    return pools.length > 0 || !isTranslated(tone) ? pools : phrases.attackLines(system, 'plain', attackKey, hasMap);
  }
  const allowedLines = (entry: PhraseLines | typeof LEFT_OUT_MARK | undefined) => {
    const lines = entry === undefined || entry === LEFT_OUT_MARK ? [] : linesForMap(entry, hasMap);
    return isNotEmpty(lines) ? lines : undefined;
  };
  const systemEntry = firstEntry(key.generalKeys, (each) => phrases.systemLines(system, tone, each));
  if (systemEntry === LEFT_OUT_MARK) return [];
  const systemLines = allowedLines(systemEntry);
  const pools = systemLines ? [systemLines] : [];
  if (systemLines && systemLines.length >= phrases.MIN_SYSTEM_LINES) return pools;
  const commonLines = allowedLines(firstEntry(key.generalKeys, (each) => phrases.commonLines(tone, each)));
  if (commonLines && !(systemLines && areSystemLinesEnough(systemLines, commonLines))) pools.push(commonLines);
  return pools.length > 0 || !isTranslated(tone) ? pools : linePools(system, 'plain', key, hasMap);
}

/** Whether the story is a translation, which can have only plain lines for some events. */
function isTranslated(tone: Tone): boolean {
  return currentLanguage() !== ENGLISH && tone !== 'plain';
}

function firstEntry<Entry>(keys: readonly string[], linesOf: (key: string) => Entry | undefined): Entry | undefined {
  for (const key of keys) {
    const entry = linesOf(key);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** Whether a system has enough lines of its own, so that the common ones aren't mixed in. */
function areSystemLinesEnough(systemLines: PhraseLines, commonLines: PhraseLines): boolean {
  return systemLines.length >= commonLines.length || commonLines.length < phrases.MIN_SYSTEM_LINES;
}

function toolKindOf(key: PhraseKey): 'spell' | 'power' | undefined {
  if (!('attackEvent' in key)) return key.as;
  return key.way === 'power' || key.way === 'fear' ? 'power' : key.way === 'spell' ? 'spell' : undefined;
}

/** Plain words for what an event doesn’t name. */
function defaultNames(system: string): PhraseNames {
  return { by: t('people-someone'), at: t('people-enemy'), ...toolNamed(system, undefined), what: '' };
}

/** The names in an event, already escaped for Discord. */
function namesIn(event: Event, visibility: Visibility, as?: 'spell' | 'power'): PhraseNames {
  const { name, system, thingName } = visibility;
  const defaultNamesOfSystem = defaultNames(system);
  const toolOf = (id: string, tool: string | undefined) =>
    as === undefined ? toolNamed(id, tool) : spellNamed(id, tool, as);
  switch (event.type) {
    case 'struck':
      return {
        ...defaultNamesOfSystem,
        by: name(event.actor),
        at: name(event.target),
        ...toolOf(system, event.tool ?? (event.manner && visibility.word(event.manner))),
        what: thingName(event.tool ?? ''),
      };
    case 'checked':
    case 'contested':
      return {
        ...defaultNamesOfSystem,
        by: name(event.actor),
        ...(event.target !== undefined && { at: name(event.target) }),
        ...toolOf(system, event.tool),
        what: event.tool === undefined ? purposeText(event.purpose, visibility) : thingName(event.tool),
      };
    case 'declared':
      return {
        ...defaultNamesOfSystem,
        by: name(event.actor),
        ...(event.targets && event.targets.length > 0 && { at: and(event.targets.map(name), 6) }),
        ...toolOf(system, event.tool),
        what: plain(event.manner === undefined ? event.action : nameAmong(system, MANNER_NAME_KINDS, event.manner)),
      };
    case 'harmed':
    case 'healed':
      return {
        ...defaultNamesOfSystem,
        ...(event.actor !== undefined && { by: name(event.actor) }),
        at: name(event.target),
        what: visibility.word(event.from),
      };
    case 'fell':
    case 'rose':
    case 'departed':
      return { ...defaultNamesOfSystem, at: name(event.subject), what: visibility.word(event.as) };
    case 'condition-gained':
    case 'condition-ended': {
      const { source } = event.condition;
      const { note, name: what } = knownCondition(event.condition, visibility.detailOf(event.subject));
      return {
        ...defaultNamesOfSystem,
        at: name(event.subject),
        ...(source !== undefined && { by: name(source) }),
        what: plain(
          note === undefined || isOwnCondition(what)
            ? nameOf(system, 'condition', what)
            : nameAmong(system, TOOL_NAME_KINDS, note),
        ),
      };
    }
    case 'joined':
    case 'left':
      return {
        ...defaultNamesOfSystem,
        by: plain(event.combatant.name),
        at: plain(event.combatant.name),
        what: sideName(event.combatant.side),
      };
    case 'handed-over':
      return {
        ...defaultNamesOfSystem,
        at: name(event.subject),
        what: visibility.user(event.after),
      };
    case 'turn-ended':
      return {
        ...defaultNamesOfSystem,
        by: name(event.subject),
        at: name(event.subject),
        what: event.skipped === undefined ? '' : visibility.word(event.skipped),
      };
    case 'sheet-changed':
      return { ...defaultNamesOfSystem, at: name(event.subject), what: visibility.word(event.why) };
    case 'remarked':
      return {
        ...defaultNamesOfSystem,
        ...(event.subject !== undefined && { by: name(event.subject) }),
        ...(event.other !== undefined && { at: name(event.other) }),
        ...toolNamed(system, itemOf(event.what)),
        what: itemsInSentence(event.what, system) ?? visibility.word(event.what),
      };
    default:
      return defaultNamesOfSystem;
  }
}

/**
 * Items that change hands, as a line of the English story names them: "the dagger and 2 × Healing Potion". Undefined if
 * the reason isn't about items. Also undefined in other languages, because their story lines list items by their names.
 */
function itemsInSentence(why: Reason, system: string): string | undefined {
  if (currentLanguage() !== ENGLISH) return undefined;
  const itemNames = itemsOf(why)?.map(({ item, count }) =>
    count === 1
      ? toolNamed(system, item).tool
      : t('items-several', { count, item: plain(nameAmong(system, TOOL_NAME_KINDS, item)) }),
  );
  return itemNames && and(itemNames);
}

/** What a roll is for. For a roll against a condition, the condition's name. */
function purposeText(purpose: Reason, visibility: Visibility): string {
  const condition = conditionOf(purpose);
  return condition === undefined ? visibility.word(purpose) : visibility.conditionName(condition);
}

/** How to find a story line: by an attack's facts, or by keys. The first key for which the book has lines is used. */
type PhraseKey =
  | {
      readonly generalKeys: readonly string[];
      /** 'spell' if the tool of the line is a spell, not a weapon. */
      readonly as?: 'spell';
    }
  | { readonly attackEvent: EventOf<'struck'>; readonly way: AttackWay };

/** How to find an event's story line. Undefined for bookkeeping, and for an event that another event's line covers. */
export function phraseKeyOf(
  event: Event,
  index: number,
  outcome: Outcome,
  attacks: AttackEvents = attacksIn(outcome.events),
): PhraseKey | undefined {
  const { events, after } = outcome;
  const attackEvent = attacks.attackByLineEvent.get(event);
  if (attackEvent) return { attackEvent, way: attackWayOf(attackEvent, outcome) };
  if (attacks.rolls.has(event)) return undefined;
  switch (event.type) {
    case 'checked':
    case 'contested':
      return rollKey(event);
    case 'declared':
      return declarationKeys(event, index, outcome, attacks);
    case 'harmed':
    case 'healed':
      return harmKeys(event, outcome);
    case 'fell':
      return { generalKeys: [...phraseKeys(event.as).map((as) => `fell/${as}`), `fell/${event.after}`] };
    case 'departed':
      return {
        generalKeys: [...phraseKeys(event.as).map((as) => `departed/${event.after}/${as}`), `departed/${event.after}`],
      };
    case 'rose':
      return { generalKeys: [...phraseKeys(event.as).map((as) => `rose/${as}`), 'rose'] };
    case 'condition-gained':
      return keepsCondition(event, outcome) || event.condition.name === 'wound'
        ? { generalKeys: [...ownActionKeys(event, events), `gained/${event.condition.name}`] }
        : undefined;
    case 'condition-ended':
      return after.phase === 'ended' || hasDiedOrLeft(event.subject, events) || isConditionRenewed(event, index, events)
        ? undefined
        : { generalKeys: conditionEndKeys(event) };
    case 'joined':
      return { generalKeys: [...(isRevealedOrHidden(event, events) ? ['joined/unseen'] : []), event.type] };
    case 'left':
      return { generalKeys: [...(isRevealedOrHidden(event, events) ? ['left/unseen'] : []), event.type] };
    case 'handed-over':
      return { generalKeys: [...loanKeys(event.subject, events), event.type] };
    case 'phase-begun':
      return { generalKeys: [`phase/${event.before}-${event.phase}`, `phase/${event.phase}`] };
    case 'turn-ended':
      return event.skipped === undefined || phraseKeys(event.skipped).includes('dead')
        ? undefined
        : { generalKeys: [...phraseKeys(event.skipped).map((why) => `skipped/${why}`), 'skipped'] };
    case 'sheet-changed':
      return event.why.id === 'item moved' || events.some(({ type }) => type === 'declared')
        ? undefined
        : { generalKeys: ['sheet-changed'] };
    case 'remarked':
      return { generalKeys: phraseKeys(event.what).map((what) => `remarked/${what}`) };
    default:
      return undefined;
  }
}

/** The keys of the story lines for lending a combatant or giving it back. Empty for any other hand-over. */
function loanKeys(who: CombatantId, events: readonly Event[]): readonly string[] {
  const lentEvent = events.find((event) => event.type === 'lent' && event.subject === who);
  if (lentEvent?.type !== 'lent') return [];
  return [lentEvent.after ? 'handed-over/for a time' : 'handed-over/back'];
}

/** Whether a combatant that joins was hidden, or one that leaves is now hidden. */
function isRevealedOrHidden({ type, combatant }: EventOf<'joined' | 'left'>, events: readonly Event[]): boolean {
  const secretEventType = type === 'joined' ? 'emerged' : 'concealed';
  return events.some((event) => event.type === secretEventType && event.combatant.id === combatant.id);
}

function conditionEndKeys({ condition: { name }, why }: EventOf<'condition-ended'>): readonly string[] {
  return [...phraseKeys(why).map((each) => `ended/${name}/${each}`), `ended/${name}`];
}

type RollEvent = EventOf<'checked'> | EventOf<'contested'>;

/** Which story line a roll outside an attack has, depending on the roll's purpose and result. */
function rollKey(event: RollEvent): PhraseKey {
  const { degree, tier } = event.type === 'checked' ? event.check : event.contest;
  const resultWord = tier === 'success' || tier === 'critical success' ? 'success' : 'failure';
  const keys = phraseKeys(event.purpose);
  return { generalKeys: [...keys.flatMap((key) => [`${key}/${degree}`, `${key}/${tier}`, `${key}/${resultWord}`])] };
}

/** Which story line a declared action has. It comes before the line of the action's roll. */
function declarationKeys(
  event: EventOf<'declared'>,
  index: number,
  outcome: Outcome,
  attacks: AttackEvents,
): PhraseKey | undefined {
  const { events, unfinished, after } = outcome;
  const { action, manner } = event;
  // A move has a line that names the squares, so it needs no line for the action.
  const isMoving = events.some((each) => each.type === 'moved' && !each.forced && each.subject === event.actor);
  if (isMoving && rulesOf(after).actions[action]?.kind === 'move') return undefined;
  const hasRoll = events
    .slice(index + 1)
    .some(
      (next) =>
        (next.type === 'checked' || next.type === 'contested') && isRollFor(next, event, rulesOf(after), attacks),
    );
  const selfKeys = event.targets?.length === 1 && event.targets[0] === event.actor ? [`done/${action}/self`] : [];
  if (hasRoll || unfinished || hasAttackLine(event, events))
    return {
      generalKeys: [...(manner === undefined ? [] : [`begun/${action}/${manner}`]), `begun/${action}`, 'begun'],
    };
  const aloneKeys = event.targets === undefined || event.targets.length === 0 ? [`done/${action}/alone`] : [];
  const mannerKeys = manner === undefined ? [] : [`done/${action}/${manner}`];
  const isPower = event.tool !== undefined && attackWayOf({ ...event, way: 'spell' }, outcome) === 'power';
  const powerKeys = isPower ? [`done/${action}/power`] : [];
  return {
    generalKeys: [...powerKeys, ...selfKeys, ...aloneKeys, ...mannerKeys, `done/${action}`, 'done'],
    ...(commandOf(rulesOf(after), action) === 'cast' && { as: 'spell' as const }),
  };
}

/**
 * Whether a roll was made for this action, by the actor or by a target. Rolls of an attack that the action provokes
 * don't count.
 */
function isRollFor(
  roll: RollEvent,
  { actor, targets, action }: EventOf<'declared'>,
  rules: Ruleset,
  attacks: AttackEvents,
): boolean {
  // When a combatant guards an ally, the attack's roll belongs to the attack's story.
  if (commandOf(rules, action) === 'defend') return targets?.includes(roll.actor) === true;
  return roll.actor === actor || (targets?.includes(roll.actor) === true && !attacks.rolls.has(roll));
}

/**
 * Which story line harm or healing has, such as burning, poison or the GM's changes. Undefined if the line of another
 * event, such as an attack, already tells of it.
 */
function harmKeys(event: EventOf<'harmed'> | EventOf<'healed'>, { events, after }: Outcome): PhraseKey | undefined {
  const { type, from, actor, target, resource } = event;
  if (from.id === 'timed event' && isHarmAlreadyTold(event, events)) return undefined;
  const isOfAttack = events.some((each) => each.type === 'struck' && each.actor === actor && each.target === target);
  if (actor !== undefined && (type === 'harmed' ? isOfAttack : isHealingAlreadyTold(events, target))) return undefined;
  const specificKeys = phraseKeys(from)
    .map((key) => `${type}/${key}`)
    .filter((key) => inLanguage(ENGLISH, () => phrases.linesOf(after.system, 'plain', key)) !== undefined);
  if (specificKeys.length > 0) return { generalKeys: specificKeys };
  if (actor !== undefined && type === 'harmed') return undefined;
  const isPointGain = type === 'healed' && !isHealthResource(rulesOf(after).resourceKinds, resource);
  return isPointGain || events.some((event) => event.type === 'declared') ? undefined : { generalKeys: [type] };
}

/** Whether the story already says that someone failed a save against a GM's event, such as a storm, or was harmed by it. */
function isHarmAlreadyTold(event: EventOf<'harmed'> | EventOf<'healed'>, events: readonly Event[]): boolean {
  const eventIndex = events.findLastIndex((each, index) => each.type === 'event-came' && index < events.indexOf(event));
  return events
    .slice(eventIndex, events.indexOf(event))
    .some(
      (each) =>
        (each.type === 'harmed' && each.target === event.target && each.from.id === event.from.id) ||
        (each.type === 'remarked' && each.subject === event.target && each.what.id === 'event save failed'),
    );
}

/** Whether the line of an attack or a spell already tells of the healing. */
function isHealingAlreadyTold(events: readonly Event[], target: CombatantId): boolean {
  return events.some((event) => event.type === 'struck' && event.target === target && event.result === 'healed');
}

/**
 * The keys of the story lines for a condition that the declared action caused. A combatant that drops prone on purpose
 * isn't knocked down, so its line is a different one.
 */
function ownActionKeys({ condition }: EventOf<'condition-gained'>, events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => (event.type === 'declared' ? [`gained/${condition.name}/${event.action}`] : []));
}

/** Whether a condition's bearer is still in the fight and has the condition after the deed. */
function keepsCondition({ subject, condition }: EventOf<'condition-gained'>, { after }: Outcome): boolean {
  const bearer = after.combatants.find(({ id }) => id === subject);
  return bearer?.conditions.some(({ key }) => key === condition.key) === true && isInFight(bearer.vitality);
}

/**
 * Whether a condition's bearer fell or left the fight in the same deed. If so, the story leaves out the conditions that
 * end because of it.
 */
function hasDiedOrLeft(bearer: CombatantId, events: readonly Event[]): boolean {
  return events.some(
    (event) =>
      ((event.type === 'fell' || event.type === 'departed') && event.subject === bearer) ||
      (event.type === 'left' && event.combatant.id === bearer),
  );
}

function isConditionRenewed(
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

/** The attacks of a deed: the event at which each attack's line comes, and the rolls that need no line of their own. */
interface AttackEvents {
  readonly attackByLineEvent: ReadonlyMap<Event, AttackEvent>;
  readonly rolls: ReadonlySet<Event>;
}

/** How the story tells an attack. Uses the sheet from before the deed, because the weapon might be gone afterward. */
function attackWayOf(
  { way, actor, tool }: Pick<AttackEvent, 'way' | 'actor' | 'tool'>,
  { before, after }: Outcome,
): AttackWay {
  const sheet = (find(before, actor) ?? find(after, actor))?.sheet;
  if (sheet === undefined || tool === undefined) return way;
  const rules = rulesOf(after);
  if (way === 'ranged' && rules.isThrown?.(sheet, tool)) return 'thrown';
  return way === 'spell' && rules.isPower?.(sheet, tool) ? 'power' : way;
}

/**
 * Finds the attacks of a deed. An attack's line comes at its first roll. Without a roll, it comes at its harm, so that
 * it is told before the harm's consequences. Without either, it comes at the attack's end.
 */
function attacksIn(events: readonly Event[]): AttackEvents {
  const attackByLineEvent = new Map<Event, AttackEvent>();
  const attackRolls = new Set<Event>();
  let pendingEvents: Event[] = [];
  for (const event of events) {
    if (event.type !== 'struck') {
      pendingEvents.push(event);
      continue;
    }
    const ownRollEvents = pendingEvents.filter((each) => isRoll(each) && isRollOf(each, event));
    const ownHarmEvents = pendingEvents.filter(
      (each) => each.type === 'harmed' && each.actor === event.actor && each.target === event.target,
    );
    attackByLineEvent.set(ownRollEvents[0] ?? ownHarmEvents[0] ?? event, event);
    for (const roll of ownRollEvents) attackRolls.add(roll);
    pendingEvents = pendingEvents.filter((each) => !ownRollEvents.includes(each) && !ownHarmEvents.includes(each));
  }
  return { attackByLineEvent, rolls: attackRolls };
}

/** Whether an attack's line already tells of the declared action. */
function hasAttackLine({ actor }: EventOf<'declared'>, events: readonly Event[]): boolean {
  return events.some((event) => event.type === 'struck' && event.actor === actor);
}

function isRoll(event: Event): event is RollEvent {
  return event.type === 'checked' || event.type === 'contested';
}

/** Whether a roll is part of an attack: the attacker's against the target, or the target's against the same spell. */
function isRollOf({ actor, target, tool }: RollEvent, attack: AttackEvent): boolean {
  if (actor === attack.actor) return target === attack.target;
  return actor === attack.target && tool !== undefined && tool === attack.tool;
}
