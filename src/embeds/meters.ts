import type { TileName } from '../field/field.ts';
import { knownConditionEntry } from '../rules/core/condition.ts';
import type { ToldInWords } from '../rules/core/deed.ts';
import type { Combatant, CombatantId, Encounter, UserId, ZoneId } from '../rules/core/encounter.ts';
import { find, hasLeftFight, isInFight, isOnTurn } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { seenTiles } from '../rules/core/field-sight.ts';
import type { Reason } from '../rules/core/reason.ts';
import type { AutoplayedCombatant } from '../rules/core/resolution.ts';
import { conditionsOf, type Meter, mainMeterOf, type Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, type KnownCondition, knownConditions, type Secrecy, type Viewer } from '../rules/core/secrecy.ts';
import { healthOf } from '../rules/core/visible-state.ts';
import { zoneNamed } from '../rules/core/zones.ts';
import { rulesOf } from '../rules/systems.ts';
import { healthTexts, combatantStateWords as words } from '../text/board.ts';
import { allWords } from '../text/language.ts';
import { oncePerLanguage } from '../text/languages.ts';
import { nameAmong, TOOL_NAME_KINDS } from '../text/names.ts';
import { signStyleOf } from '../text/signs.ts';
import { mention, number, plain, t } from '../text/t.ts';
import { type Language, type Wording, wordingFor } from '../text/words.ts';
import { itemOf } from './rolls.ts';

/** How much of a combatant's state is shown: only what matters after an attack, or everything, as in the status. */
type StateDetail = 'short' | 'status';

const MAX_CONDITION_NAMES = 12;

/**
 * How a combatant is doing: "Goblin 26/40 HP · Prone". About creatures, it shows only what the secrecy setting allows:
 * "Goblin: bloodied · Prone", or only the name.
 */
export function metersOf(
  combatant: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  display: MeterDisplay = {},
): string {
  return stateLine(combatant, stateOf(combatant, encounter, rules, display));
}

function stateLine({ name }: Combatant, { state, separator }: StateText): string {
  return `**${plain(name)}**${state === '' ? '' : `${separator}${state}`}`;
}

interface MeterDisplay {
  readonly view?: Viewer;
  readonly detail?: StateDetail;
  /** How a meter is written. By default, as its value and its maximum. */
  readonly textOf?: (meter: Meter) => string;
}

/** The text about how a combatant is doing, without its name, and the text that joins it to the name. */
interface StateText {
  readonly state: string;
  readonly separator: string;
}

export function stateOf(
  combatant: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  { view = 'players', detail = 'short', textOf = (meter) => meterText(meter, encounter) }: MeterDisplay,
): StateText {
  const knownDetail = detailOf(combatant, encounter, view);
  const { joint } = wordingOf(encounter).signs;
  const vitalityWord = combatant.vitality === 'up' ? '' : healthTexts.vitality(rules.id, combatant.vitality);
  if (knownDetail === 'hidden') return { state: vitalityWord, separator: joint };
  const isDownByCondition =
    combatant.vitality === 'down' &&
    combatant.conditions.some((condition) => knownConditionEntry(rules.conditions, condition)?.down === true);
  const vitalityTexts = vitalityWord === '' || isDownByCondition ? [] : [vitalityWord];
  // The conditions of combatants who died or left no longer matter.
  const conditions = !isInFight(combatant.vitality) ? [] : conditionsOf(rules, combatant);
  const shownConditions = conditions.length === 0 ? [] : knownConditions({ ...combatant, conditions }, encounter, view);
  const conditionList = conditionTexts(shownConditions, encounter, rules, detail);
  if (knownDetail === 'words') {
    const healthWords = isDownByCondition ? [] : [healthWord(combatant, encounter, rules)];
    const stateTexts = [...healthWords.filter((each) => each !== ''), ...conditionList];
    return { state: stateTexts.join(joint), separator: ': ' };
  }
  const meterTexts = rules
    .meters(combatant, encounter)
    .filter(({ when }) => when === undefined || (when !== 'turn' && detail === 'status'))
    .map(textOf);
  const stateTexts = [meterTexts.join(', '), ...vitalityTexts, ...conditionList].filter((text) => text !== '');
  return { state: stateTexts.join(joint), separator: meterTexts.length === 0 ? joint : ' ' };
}

/** The names of a combatant's conditions. */
export function conditionTexts(
  conditions: readonly KnownCondition[],
  encounter: Encounter,
  rules: Ruleset,
  detail: StateDetail,
): readonly string[] {
  if (conditions.length === 0) return [];
  const shownConditions = conditions.filter((each) => detail === 'status' || !isShownOnlyInStatus(each, rules));
  const names = withCounts(
    shownConditions.map((each) => conditionText(each, encounter, rules)),
    wordingOf(encounter),
  );
  const leftOutCount = names.length - MAX_CONDITION_NAMES;
  return leftOutCount > 0
    ? [...names.slice(0, MAX_CONDITION_NAMES), t('standing-more', { count: leftOutCount })]
    : names;
}

/**
 * Caches how everyone in an encounter is doing. An encounter never changes, and the state after one deed is the state
 * before the next.
 */
const STATES_CACHE = oncePerLanguage(() => new WeakMap<Encounter, ReadonlyMap<CombatantId, CombatantState>>());

/** How a combatant is doing as players see it: a line with its name, and the state alone. */
interface CombatantState {
  readonly line: string;
  readonly state: string;
}

/** How everyone in an encounter is doing, as players see it after an attack. */
export function combatantStates(encounter: Encounter): ReadonlyMap<CombatantId, CombatantState> {
  const cachedStates = STATES_CACHE().get(encounter);
  if (cachedStates) return cachedStates;
  const rules = rulesOf(encounter);
  const statesById = new Map(
    encounter.combatants.map((each) => {
      const state = stateOf(each, encounter, rules, {});
      return [each.id, { line: stateLine(each, state), state: state.state }];
    }),
  );
  STATES_CACHE().set(encounter, statesById);
  return statesById;
}

/** How each combatant whose state changed is doing, in the order of the fight. Leaves out those in `excludedIds`. */
export function changedStateLines(
  { before, after }: { readonly before: Encounter; readonly after: Encounter },
  excludedIds: readonly CombatantId[] = [],
): readonly string[] {
  const statesBefore = combatantStates(before);
  return [...combatantStates(after)].flatMap(([id, { line }]) =>
    statesBefore.get(id)?.line === line || excludedIds.includes(id) ? [] : [line],
  );
}

/**
 * The points left for this turn: "2/3 action points, 1/1 movement points". "" if the book has no such points or they
 * are secret.
 */
export function pointsText(
  combatant: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: Viewer = 'players',
): string {
  if (detailOf(combatant, encounter, view) !== 'exact') return '';
  return rules
    .meters(combatant, encounter)
    .filter(({ when }) => when?.startsWith('turn'))
    .map((meter) => meterText(meter, encounter))
    .join(', ');
}

/** A meter as text: "26/40 HP". */
export function meterText(meter: Meter, encounter: Encounter): string {
  const { value, max, says, resource } = meter;
  const wording = wordingOf(encounter);
  if (says !== undefined) return wording.word(says);
  if (max === undefined && resource !== undefined) return wording.amount(value, resource);
  return `${max === undefined ? number(value) : wording.signs.outOf(value, max)} ${meterName(meter, wording)}`;
}

/** A meter's name after its numbers: "HP", "level 1", or "slow action" if there is at most one. */
export function meterName({ called, resource, max }: Meter, wording: Wording): string {
  return called === undefined ? wording.resource(resource ?? '', max) : wording.word(called);
}

/** The results of `wordingOf` for each encounter. They are cached, because every meter and button needs them. */
const VISIBILITY_CACHE = oncePerLanguage(() => new WeakMap<Encounter, Visibility>());

/** The names and words with which players see an encounter's current state, in the words of its rule system. */
export function wordingOf(encounter: Encounter): Visibility {
  const cachedVisibility = VISIBILITY_CACHE().get(encounter);
  if (cachedVisibility) return cachedVisibility;
  const wording = visibilityOf({ before: encounter, after: encounter });
  VISIBILITY_CACHE().set(encounter, wording);
  return wording;
}

/** A condition as users see it: its name, value, note and duration. */
export function conditionText(condition: KnownCondition, encounter: Encounter, rules: Ruleset): string {
  const { name, called, value, note, duration } = condition;
  const conditionReason = duration === undefined ? undefined : rules.conditionName?.(condition);
  const text =
    conditionReason !== undefined
      ? wordingOf(encounter).word(conditionReason)
      : called === undefined
        ? wordingOf(encounter).conditionName(name)
        : plain(called);
  const valueText = called === undefined && value !== undefined ? ` ${value}` : '';
  // A note that the name already includes isn't repeated.
  const noteText =
    note === undefined || (conditionReason && itemOf(conditionReason) === note)
      ? ''
      : ` “${plain(nameAmong(encounter.system, TOOL_NAME_KINDS, note), 60)}”`;
  return `${text}${valueText}${noteText}${timeLeftText(condition, encounter)}`;
}

/** How many rounds a condition has left, not counting the current turn. */
function timeLeftText({ duration, source }: KnownCondition, encounter: Encounter): string {
  if (duration === undefined || !('left' in duration)) return '';
  const isRunning = duration.until === 'turn-end' && isOnTurn(encounter, duration.of);
  const roundsLeft = isRunning ? duration.left - 1 : duration.left;
  if (roundsLeft < 1) return ` (${t('standing-this-turn')})`;
  // The condition may last for most of a round or only for the rest of this one, so the text doesn't say “1 round”.
  if (duration.until === 'turn-start' && roundsLeft === 1) {
    return ` (${t(duration.of === source ? 'standing-until-turn-of-source' : 'standing-until-next-turn')})`;
  }
  return ` (${healthTexts.left(roundsLeft, 'of' in duration ? encounter.system : undefined)})`;
}

function isShownOnlyInStatus(condition: KnownCondition, { conditions }: Ruleset): boolean {
  return knownConditionEntry(conditions, condition)?.aside === true;
}

/** Counts equal texts: "wound 1 × 2". */
function withCounts(names: readonly string[], { signs }: Wording): readonly string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, equalNames]) =>
    equalNames.length === 1 ? name : signs.times(name, equalNames.length),
  );
}

/**
 * Whether a combatant is still up but has as many wounds as it can bear, in a book that counts wounds upward. A
 * combatant that can't bear any is unhurt.
 */
export function isNearDeath({ vitality }: Combatant, main: Meter | undefined): boolean {
  return vitality === 'up' && main?.bad === 'full' && (main.max ?? 0) > 0 && main.value >= (main.max ?? 0);
}

/** How hurt a combatant is, in a word, depending on the share of its main meter that is left. */
export function healthWord(combatant: Combatant, encounter: Encounter, rules: Ruleset): string {
  if (hasLeftFight(combatant.vitality)) return healthTexts.vitality(rules.id, combatant.vitality);
  // Without a main meter, it isn't known how hurt a combatant is.
  if (combatant.vitality === 'up' && mainMeterOf(rules, combatant, encounter) === undefined) return '';
  const health = healthOf(rules, combatant, encounter);
  return health === 'down' || health === 'dead' ? healthTexts.vitality(rules.id, health) : healthTexts.hurt(health);
}

/**
 * How a combatant is doing, short enough for a button, and only as far as players may know: "16/40", "1/4 wounds",
 * "bloodied" or nothing.
 */
export function stateWord(combatant: Combatant, encounter: Encounter): string {
  if (detailOf(combatant, encounter) === 'hidden') return '';
  const mainMeter = knownMainMeter(combatant, encounter);
  if (mainMeter?.max === undefined) return healthWord(combatant, encounter, rulesOf(encounter));
  const { signs } = wordingOf(encounter);
  // A meter that counts harm includes its name, because “2/4” alone would read as what is left.
  return mainMeter.bad === 'full' || !signs.bars
    ? meterText(mainMeter, encounter)
    : signs.outOf(mainMeter.value, mainMeter.max);
}

/** How a combatant is doing, with the unit, where there is more room than on a button: "16/40 HP". */
export function stateText(combatant: Combatant, encounter: Encounter): string {
  const mainMeter = knownMainMeter(combatant, encounter);
  return mainMeter ? meterText(mainMeter, encounter) : stateWord(combatant, encounter);
}

/** A combatant's main meter, if the combatant is up, and the meter has a maximum and isn't secret. */
function knownMainMeter(combatant: Combatant, encounter: Encounter): Meter | undefined {
  if (detailOf(combatant, encounter) !== 'exact' || combatant.vitality !== 'up') return undefined;
  return rulesOf(encounter)
    .meters(combatant, encounter)
    .find(({ main, max }) => main && max !== undefined);
}

/** Two states of an encounter, and what happened between them. */
interface StateChange {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events?: readonly Event[];
}

/**
 * How the affected combatants are doing now, a sentence for each: "Goblin 1 is near death.", "Mira 41/50 HP." Each
 * includes only what changed, and only what players may know. Combatants in `idsWithoutMeters` have no meters here,
 * because those are shown elsewhere.
 */
export function stateSentences(change: StateChange, idsWithoutMeters: readonly CombatantId[] = []): readonly string[] {
  return statesAfter(change, idsWithoutMeters).map(({ text }) => text);
}

/** The sentences about affected combatants, each with the combatant it is about. */
export function statesAfter(
  change: StateChange,
  idsWithoutMeters: readonly CombatantId[] = [],
): readonly { readonly subject: CombatantId; readonly text: string }[] {
  const { before, after } = change;
  const statesBefore = combatantStates(before);
  return [...combatantStates(after)].flatMap(([id, { line }]) => {
    if (statesBefore.get(id)?.line === line) return [];
    const [previous, current] = [find(before, id), find(after, id)];
    if (!current) return [];
    if (!previous) return [{ subject: id, text: newcomerText(current, after) }];
    const text = stateSentence(previous, current, change, !idsWithoutMeters.includes(id));
    return text === '' ? [] : [{ subject: id, text }];
  });
}

/** A newcomer's state. The name isn't bold, because the whole sentence is. */
function newcomerText(who: Combatant, encounter: Encounter): string {
  const { state, separator } = stateOf(who, encounter, rulesOf(encounter), {});
  return `${plain(who.name)}${state === '' ? '' : `${separator}${state}`}`;
}

function stateSentence(old: Combatant, now: Combatant, change: StateChange, isMeasured: boolean): string {
  const { before, after } = change;
  const rules = rulesOf(after);
  const name = plain(now.name);
  const hasVitalityChanged = old.vitality !== now.vitality;
  const vitalityWord = healthTexts.vitality(rules.id, now.vitality);
  const vitalitySentence = healthTexts.vitalitySentence(rules.id, name, now.vitality);
  if (hasLeftFight(now.vitality)) return hasVitalityChanged ? t('state-left', { name, how: now.vitality }) : '';
  if (!isInFight(now.vitality)) return hasVitalityChanged ? vitalitySentence : '';
  const detail = detailOf(now, after);
  if (detail === 'hidden') return hasVitalityChanged ? vitalitySentence : '';
  const gainedConditionNames = conditionTexts(newConditions(old, now, change), after, rules, 'short');
  const becameSentence = (word: string) =>
    word === vitalityWord && gainedConditionNames.length === 0
      ? vitalitySentence
      : t('state-is', { name, how: [word, ...gainedConditionNames].join(', ') });
  if (detail === 'words') {
    const [oldWord, newWord] = [healthWord(old, before, rules), healthWord(now, after, rules)];
    if (oldWord !== newWord) return becameSentence(newWord);
    return gainedConditionNames.length === 0 ? '' : words.bears(name, gainedConditionNames);
  }
  const meterTexts = isMeasured ? changedMeters(old, now, change).map((meter) => meterText(meter, after)) : [];
  const vitalityTexts = hasVitalityChanged && now.vitality !== 'up' ? [vitalityWord] : [];
  if (meterTexts.length > 0) return words.has(name, [...meterTexts, ...vitalityTexts, ...gainedConditionNames]);
  if (hasVitalityChanged && now.vitality !== 'up') return becameSentence(vitalityWord);
  return gainedConditionNames.length === 0 ? '' : words.bears(name, gainedConditionNames);
}

/** The meters that changed, except points for a turn and what was only refilled when a turn began. */
function changedMeters(
  previous: Combatant,
  current: Combatant,
  { before, after, events = [] }: StateChange,
): readonly Meter[] {
  const refilledNames = refilledResources(current.id, events);
  const metersFor = (who: Combatant, encounter: Encounter) =>
    rulesOf(encounter)
      .meters(who, encounter)
      .filter(({ when }) => when === undefined);
  const oldMetersByKey = new Map(metersFor(previous, before).map((meter) => [meterKey(meter), meter]));
  return metersFor(current, after).filter((meter) => {
    if (meter.resource !== undefined && refilledNames.has(meter.resource)) return false;
    const oldMeter = oldMetersByKey.get(meterKey(meter));
    return oldMeter?.value !== meter.value || oldMeter.max !== meter.max;
  });
}

/**
 * The resources that a combatant regained only because its turn started. The deed didn't cause that, and the next board
 * shows these resources.
 */
function refilledResources(id: CombatantId, events: readonly Event[]): ReadonlySet<string> {
  const resourceChanges = events.flatMap((event) => {
    if (event.type === 'regained' || event.type === 'spent')
      return event.subject === id ? [{ resource: event.resource, isRefill: event.why.id === 'turn starts' }] : [];
    if (event.type !== 'harmed' && event.type !== 'healed') return [];
    return event.target === id && event.resource !== undefined ? [{ resource: event.resource, isRefill: false }] : [];
  });
  const changedResources = new Set(resourceChanges.flatMap(({ resource, isRefill }) => (isRefill ? [] : [resource])));
  return new Set(
    resourceChanges.flatMap(({ resource, isRefill }) =>
      isRefill && !changedResources.has(resource) ? [resource] : [],
    ),
  );
}

function meterKey({ resource, called }: Meter): string {
  return resource ?? JSON.stringify(called);
}

/**
 * The conditions that are new or have changed, for example by getting stronger. A condition that only continues is left
 * out.
 */
function newConditions(
  previous: Combatant,
  current: Combatant,
  { before, after }: StateChange,
): readonly KnownCondition[] {
  const shownConditions = (who: Combatant, encounter: Encounter) =>
    knownConditions({ ...who, conditions: conditionsOf(rulesOf(encounter), who) }, encounter);
  const conditionIdentity = ({ key, value, note }: KnownCondition) => JSON.stringify([key, value, note]);
  const oldIdentities = new Set(shownConditions(previous, before).map(conditionIdentity));
  return shownConditions(current, after).filter((each) => !oldIdentities.has(conditionIdentity(each)));
}

/** What happened, with everything needed to show it. */
export interface Outcome {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  /** What the player wrote about the action. */
  readonly told?: ToldInWords;
  /** True if a question is open, so the action hasn't had its full effect yet. */
  readonly unfinished?: true;
  /** The combatant whose plan was carried out. */
  readonly planned?: CombatantId;
  /** The combatants that were played automatically for their players. */
  readonly instead?: readonly AutoplayedCombatant[];
  /** The combatants whose auto-reactions weren't needed after all. */
  readonly unneeded?: readonly CombatantId[];
  /** True if the text goes into a file, where Discord's mentions would show no names. */
  readonly file?: true;
  readonly phraseSeed: { readonly encounter: number; readonly deed: number };
}

/** How a viewer sees names, and how much of each combatant's numbers the viewer may know. */
export interface Visibility extends Wording {
  readonly detailOf: (id: CombatantId) => Secrecy;
  /** True if a save against an event in the turn order, such as a storm, succeeds by rolling at or under a number. */
  readonly isRolledUnder: (save: Reason, by: CombatantId | undefined) => boolean;
  /** Whether a combatant is or was in the fight and isn't hidden. */
  readonly isKnown: (id: CombatantId) => boolean;
  /** Whether a square of the map is in sight now. */
  readonly isInSight: (tile: TileName) => boolean;
  /** A zone's name, as the GM typed it. */
  readonly zone: (id: ZoneId) => string;
  /** True if the numbers of any combatant are secret. */
  readonly isHidden: boolean;
  readonly system: string;
}

/** How a viewer sees everyone who is or was in the fight, with words in the given language. */
export function visibilityOf(
  { before, after, file }: Pick<Outcome, 'before' | 'after' | 'file'>,
  view: Viewer = 'players',
  language: Language = allWords,
): Visibility {
  const combatantOf = (id: CombatantId) => find(after, id) ?? find(before, id);
  return {
    ...wordingFor(language, after.system, (id) => plain(combatantOf(id)?.name ?? id), {
      user: (id) => playerText(id, file),
      signing: signStyleOf(after),
    }),
    isRolledUnder(save, by) {
      const who = by === undefined ? undefined : combatantOf(by);
      const checkName = 'what' in save && typeof save.what === 'string' ? save.what : undefined;
      return who !== undefined && checkName !== undefined && rulesOf(after).checks?.own?.(who, checkName) !== undefined;
    },
    system: after.system,
    isHidden: after.combatants.some((who) => detailOf(who, after, view) !== 'exact'),
    isKnown: (id) => combatantOf(id) !== undefined,
    isInSight: inSightPredicate(after, view),
    zone: (id) => plain((zoneNamed(after, id) ?? zoneNamed(before, id))?.name ?? ''),
    detailOf: (id) => {
      const combatant = combatantOf(id);
      return combatant ? detailOf(combatant, after, view) : 'exact';
    },
  };
}

/**
 * Returns a function that tells whether a square of the map is in sight. It computes the squares in sight when it is
 * first called.
 */
function inSightPredicate(encounter: Encounter, view: Viewer): Visibility['isInSight'] {
  let visibleTiles: ReturnType<typeof seenTiles>;
  return (tile) => {
    if (!encounter.field?.look.dark) return true;
    visibleTiles ??= seenTiles(rulesOf(encounter), encounter, view);
    return visibleTiles?.has(tile) ?? true;
  };
}

/** A player as a mention. In a file, which can't show mentions, a plain word. */
function playerText(user: UserId | undefined, file: true | undefined): string {
  if (user === undefined) return t('people-gm');
  return file ? t('people-player') : mention(user);
}
