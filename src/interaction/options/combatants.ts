// Options that name combatants, and options for what combatants do.

import { wordingOf } from '../../embeds/meters.ts';
import type { TileName } from '../../field/field.ts';
import { isAttackAction } from '../../rules/core/complete-actions.ts';
import { displayName, nameTypedByGm } from '../../rules/core/condition.ts';
import type { Deed } from '../../rules/core/deed.ts';
import type { ActiveCondition, Combatant, Encounter, Resource } from '../../rules/core/encounter.ts';
import { combatant as combatantOf, isInFight, onTurn, resource as resourceOf } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Offers } from '../../rules/core/intent.ts';
import { combatantNamed, findCombatant, findCombatants } from '../../rules/core/names.ts';
import { tryAction } from '../../rules/core/plan-trial.ts';
import { prepareIntent } from '../../rules/core/play.ts';
import { playerOf } from '../../rules/core/played-by.ts';
import { choose, map, no, ok, type Refusal, type Result } from '../../rules/core/refusal.ts';
import { mainResourceOf, resourceKindOf } from '../../rules/core/resource-kind.ts';
import { actionOf, conditionsOf, countsOf, type NameKind, takesTurns } from '../../rules/core/ruleset.ts';
import { sceneConditions, sceneResources } from '../../rules/core/scene.ts';
import { knownConditions, knownScene, viewerOf } from '../../rules/core/secrecy.ts';
import { rulesOf } from '../../rules/systems.ts';
import { localizedEncounter } from '../../session/localized-names.ts';
import {
  ALL_COMBATANTS,
  actor as actingFor,
  actors as actingTogether,
  isGm,
  ownCombatants,
  type Session,
} from '../../session/session.ts';
import { actionPanelWords } from '../../text/action-labels.ts';
import { currentLanguage, ENGLISH } from '../../text/languages.ts';
import { idAmong, idNamed, MANNER_NAME_KINDS, nameAmong, sideName, TOOL_NAME_KINDS } from '../../text/names.ts';
import { t, withLabel, withoutEscapes } from '../../text/t.ts';
import type { Choice, Choices, Option, OptionValues } from '../command.ts';
import { namingOption, optional, text, typedTextOrEmpty, withDefault } from '../command.ts';

/** The maximum length of a list of names, in characters. */
export const MAX_NAME_LIST_LENGTH = 300;

interface NamedResource extends Resource {
  readonly name: string;
}

/** An option for a combatant in the channel's encounter. */
export function combatant(): Option<Combatant> {
  return namingOption({ suggest: combatantNames, resolve: searchInEncounter(findCombatant) });
}

/** An option for several combatants, whose names are separated by commas. */
export function combatants(suggest: Choices = combatantNames): Option<readonly Combatant[]> {
  return namingOption({ suggest, maxLength: MAX_NAME_LIST_LENGTH, resolve: searchInEncounter(findCombatants) });
}

/**
 * An option for the combatant that the caller acts for. By default, it is the one whose turn it is, or else the
 * caller's only one.
 */
export function actor(): Option<Combatant> {
  const option = namingOption({
    suggest: ownCombatantNames,
    resolve: (input, session) => actingFor(session, withEncounterNames(session, input)),
  });
  const findDefaultActor = (session: Session, values: OptionValues) =>
    anyActorForGmAction(session, values) ?? actingFor(session, undefined);
  return { ...withDefault(option, findDefaultActor), isReadFirst: true };
}

/**
 * An option for the actor. It may be left out if the action is left out too. A panel then lets the caller choose both.
 */
export function actorOrPanel(): Option<Combatant | undefined> {
  const option = actor();
  return {
    ...option,
    read: (values, name, session) =>
      typedTextOrEmpty(values, 'action') === '' && typedTextOrEmpty(values, name) === ''
        ? ok(undefined)
        : option.read(values, name, session),
  };
}

/**
 * The actor of an action that only a GM can start, such as a test for everyone who may be surprised. Any combatant will
 * do. Undefined for other actions.
 */
function anyActorForGmAction(session: Session, values: OptionValues): Result<Combatant, Refusal> | undefined {
  const { encounter } = session;
  if (!encounter || !isGm(session)) return undefined;
  const action = typedTextOrEmpty(values, 'action').trim().toLowerCase();
  const { actions } = rulesOf(encounter);
  if (!Object.hasOwn(actions, action) || !actions[action]?.gm) return undefined;
  const [anyCombatant] = encounter.combatants;
  return anyCombatant ? ok(anyCombatant) : no({ type: 'no-one-to-fight' });
}

/**
 * An option for the combatants that the caller acts for together: names separated by commas, or "all" for everyone
 * whose turn it is.
 */
export function actors(): Option<readonly Combatant[]> {
  const option = namingOption({
    suggest: (session, input, values) => [
      { name: t('everyone-acting', { all: ALL_COMBATANTS }), value: ALL_COMBATANTS },
      ...ownCombatantNames(session, input, values),
    ],
    maxLength: MAX_NAME_LIST_LENGTH,
    resolve: (input, session) => actingTogether(session, withEncounterNames(session, input)),
  });
  return { ...withDefault(option, (session) => actingTogether(session, undefined)), isReadFirst: true };
}

/** An option for an action's targets. Without an argument, the option `action` names the action. */
export function targets(action?: string): Option<readonly Combatant[]> {
  return combatants((session, input, values) => {
    const { encounter } = session;
    const targets = offersOf(session, values, action)?.targets;
    return encounter && targets
      ? encounter.combatants.filter(({ id }) => targets.includes(id)).map(({ name }) => name)
      : combatantNames(session, input, values);
  });
}

/**
 * An option for a weapon, manner or range of an action, by its id or name. Other texts are passed on to the rules as
 * typed.
 */
export function offeredOption(what: 'tools' | 'manners' | 'ranges', action?: string): Option<string> {
  return bookWordOption(
    what === 'tools' ? TOOL_NAME_KINDS : MANNER_NAME_KINDS,
    (session, values) => offersOf(session, values, action)?.[what] ?? [],
  );
}

/** An option for the target's cover or flank in an action, if no map shows it. */
export function situationOption(which: 'cover' | 'flanked', action: string): Option<string> {
  return bookWordOption(MANNER_NAME_KINDS, (session, values) => {
    const chosen = chosenAction(session, values, action);
    const ways = chosen?.action.ways?.(chosen.encounter, chosen.actor.id) ?? [];
    return [...new Set(ways.flatMap(({ situation }) => situation?.[which] ?? []))];
  });
}

/** An option for one of the book's words for a distance, cover or flank on a map. */
export function mapSituationOption(which: 'ranges' | 'cover' | 'flanked'): Option<string> {
  return bookWordOption(MANNER_NAME_KINDS, ({ rules }) => rules.field?.words?.[which] ?? []);
}

/**
 * An option for one of some words of the book, by its id or its name in the user's language. Other texts are passed on
 * to the rules as typed.
 */
function bookWordOption(
  nameKinds: readonly NameKind[],
  wordsOf: (session: Session, values: OptionValues) => readonly string[],
): Option<string> {
  return namingOption({
    suggest: (session, _, values) => suggestIds(session, nameKinds, wordsOf(session, values)),
    resolve: (input, session, values) =>
      ok(session.encounter ? idAmong(session.encounter.system, nameKinds, input, wordsOf(session, values)) : input),
  });
}

/** An option for a weapon or manner of any attack or spell. */
export function attackOption(what: 'tools' | 'manners'): Option<string> {
  const nameKinds = what === 'tools' ? TOOL_NAME_KINDS : MANNER_NAME_KINDS;
  return namingOption({
    resolve: (input, { encounter }) => ok(encounter ? idNamed(encounter.system, nameKinds, input) : input),
    suggest(session, _, values) {
      const { rules } = session;
      const attackNames = Object.keys(rules.actions).filter(
        (name) => isAttackAction(rules, name) || rules.actions[name]?.kind === 'cast',
      );
      const ids = attackNames.flatMap((name) => offersOf(session, values, name)?.[what] ?? []);
      return suggestIds(session, nameKinds, [...new Set(ids)]);
    },
  });
}

/** Suggests ids by the names that users see. */
export function suggestIds(
  { encounter }: Pick<Session, 'encounter'>,
  kinds: readonly NameKind[],
  ids: readonly string[],
): readonly (string | Choice)[] {
  if (!encounter) return ids;
  return ids.map((id) => {
    const name = nameAmong(encounter.system, kinds, id);
    return name === id ? id : { name, value: id };
  });
}

/** An action that points can be staked on, and the options for its weapon and manner. */
interface StakeOptions {
  /** The action's id. Undefined if the option `action` names the action. */
  readonly action?: string;
  readonly tool: string;
  readonly manner: string;
}

/** The numbers of points to spend on an action that are suggested before a number is typed. */
const SUGGESTED_STAKES = [1, 2, 3, 4, 5, 6];

/**
 * Suggests how many points to spend on an action. A suggestion warns if spending the points harms the actor, for
 * example by raising stress above the capacity.
 */
export function stakeChoices({ action, tool, manner }: StakeOptions): Choices {
  return (session, input, values) => {
    const { encounter, rules } = session;
    const actorResult = actingFor(session, withEncounterNames(session, typedTextOrEmpty(values, 'as')) || undefined);
    const offers = offersOf(session, values, action);
    const stakedResource = offers?.amount?.what;
    if (!encounter || !actorResult.ok || stakedResource === undefined) return [];
    const actor = combatantOf(encounter, actorResult.value.id);
    const isFillingResource =
      Object.hasOwn(actor.resources, stakedResource) && resourceKindOf(rules.resourceKinds, stakedResource).fills;
    const capacity = rules.meters(actor, encounter).find((meter) => meter.resource === stakedResource)?.max;
    const targetsResult = findCombatants(encounter, withEncounterNames(session, typedTextOrEmpty(values, 'target')));
    // If no target is typed, each possible target is tried.
    const targetChoices =
      targetsResult.ok && targetsResult.value.length > 0
        ? [targetsResult.value.map(({ id }) => id)]
        : (offers?.targets?.map((id) => [id]) ?? [undefined]);
    const toolAndManner = given({
      tool: typedTextOrEmpty(values, tool) || undefined,
      manner: typedTextOrEmpty(values, manner) || undefined,
    });
    const suggestedAmounts = /^\d{1,3}$/.test(input) ? [Number(input)] : SUGGESTED_STAKES;
    const baseIntent = {
      action: action ?? typedTextOrEmpty(values, 'action').toLowerCase(),
      actor: actor.id,
      ...toolAndManner,
    };
    return suggestedAmounts.flatMap((amount) => {
      const intent = targetChoices
        .map((targets) => ({ ...baseIntent, amount, ...given({ targets }) }))
        .find((each) => prepareIntent(rules, encounter, each).ok);
      if (!intent) return [];
      const plainChoice = { name: String(amount), value: String(amount) };
      if (!isFillingResource || capacity === undefined || amount === 0) return [plainChoice];
      const { price, wounds, falls } = tryAction(rules, encounter, intent);
      if (resourceOf(actor, stakedResource).value + (price[stakedResource] ?? amount) <= capacity) return [plainChoice];
      const wording = wordingOf(encounter);
      const harmText = wounds > 0 ? wording.amount(wounds, mainResourceOf(rules.resourceKinds) ?? '') : undefined;
      const warning = actionPanelWords.tooMuch({ name: actor.name, falls, ...given({ harm: harmText }) });
      return [{ ...plainChoice, name: `${amount} · ${warning}` }];
    });
  };
}

/**
 * An option for a resource of the combatant chosen in another option, or of the scene if that option is left out. By
 * default, it is the main resource. Only a GM gets suggestions, because only a GM may change resources.
 */
export function resource(combatantOption: string): Option<NamedResource> {
  const suggestResources: Choices = (session, _, values) => {
    const { encounter } = session;
    if (encounter && isGm(session) && typedTextOrEmpty(values, combatantOption) === '')
      return sceneResourcesOf(encounter).map(resourceChoice);
    const combatantResult =
      encounter && isGm(session)
        ? searchInEncounter(findCombatant)(typedTextOrEmpty(values, combatantOption), session)
        : undefined;
    return combatantResult?.ok ? resourcesOf(combatantResult.value, session).map(resourceChoice) : [];
  };
  const option = namingOption({
    suggest: suggestResources,
    resolve: (input, session, values) => {
      const { encounter } = session;
      if (encounter && typedTextOrEmpty(values, combatantOption) === '')
        return choose('resource', input, sceneResourcesOf(encounter));
      const combatantResult = searchInEncounter(findCombatant)(typedTextOrEmpty(values, combatantOption), session);
      return combatantResult.ok
        ? choose('resource', input, resourcesOf(combatantResult.value, session))
        : combatantResult;
    },
  });
  return withDefault(option, (session, values) => {
    const [sceneResource] = session.encounter ? sceneResourcesOf(session.encounter) : [];
    if (typedTextOrEmpty(values, combatantOption) === '')
      return sceneResource
        ? ok(sceneResource)
        : no({
            type: 'missing',
            what: 'combatant',
            known: session.encounter?.combatants.map(({ name }) => name) ?? [],
          });
    const combatantResult = searchInEncounter(findCombatant)(typedTextOrEmpty(values, combatantOption), session);
    return combatantResult.ok ? mainResource(combatantResult.value, session) : combatantResult;
  });
}

/**
 * An option for a condition of the combatant chosen in another option, or of the scene if that option is left out. It
 * is suggested only to users who may know about it.
 */
export function activeCondition(combatantOption: string): Option<ActiveCondition> {
  const suggestConditions: Choices = (session, _, values) => {
    const { encounter, caller } = session;
    if (!encounter) return [];
    const view = viewerOf(caller.user, encounter);
    const input = typedTextOrEmpty(values, combatantOption);
    const combatantResult = input === '' ? undefined : searchInEncounter(findCombatant)(input, session);
    if (combatantResult && !combatantResult.ok) return [];
    const shownConditions = combatantResult
      ? knownConditions(
          { ...combatantResult.value, conditions: conditionsOf(rulesOf(encounter), combatantResult.value) },
          encounter,
          view,
        )
      : knownScene(encounter, [], view).conditions;
    return shownConditions.flatMap(({ key, name }) => {
      const input = nameTypedByGm(name);
      // A condition's key is in lower case, so the name that was typed is shown.
      return input === undefined
        ? suggestIds({ encounter }, ['condition'], [key])
        : [{ name: `${input}${key.slice(name.length)}`, value: key }];
    });
  };
  return namingOption({
    suggest: suggestConditions,
    resolve: (typedText, session, values) => {
      const { encounter } = session;
      const combatantName = typedTextOrEmpty(values, combatantOption);
      const combatantResult =
        encounter && combatantName === '' ? undefined : searchInEncounter(findCombatant)(combatantName, session);
      if (combatantResult && !combatantResult.ok) return combatantResult;
      const conditions = combatantResult
        ? conditionsOf(session.rules, combatantResult.value)
        : encounter
          ? sceneConditions(encounter)
          : [];
      const input = idNamed(session.rules.id, ['condition'], typedText);
      const resultByName = choose(
        'condition',
        input,
        conditions.map((each) => ({ name: displayName(each.name), each })),
      );
      const resultByKey = choose(
        'condition',
        input,
        conditions.map((condition) => ({ name: condition.key, condition })),
      );
      return resultByKey.ok || !resultByName.ok
        ? map(resultByKey, ({ condition }) => condition)
        : map(resultByName, ({ each }) => each);
    },
  });
}

const combatantNames: Choices = ({ encounter }) => encounter?.combatants.map(({ name }) => name) ?? [];

/** Suggests the encounter's sides. The usual side comes first. */
export const sideNames =
  (usualSide: string): Choices =>
  ({ encounter }) =>
    [...new Set([usualSide, ...(encounter?.combatants.map(({ side }) => side) ?? [])])].map((side) => ({
      name: withoutEscapes(sideName(side)),
      value: side,
    }));

/** The names of the combatants that the caller can act for. If it is a combatant's turn, its name comes first. */
const ownCombatantNames: Choices = (session) => {
  const { encounter } = session;
  if (!encounter) return [];
  const allowedCombatants = isGm(session) ? encounter.combatants : ownCombatants(session);
  const actingCombatants = onTurn(encounter);
  return allowedCombatants
    .filter((each) => isInFight(each.vitality) && takesTurns(session.rules, each))
    .toSorted((a, b) => Number(actingCombatants.includes(b)) - Number(actingCombatants.includes(a)))
    .map(({ name }) => name);
};

/** The weapons, manners and other choices that an action offers to the combatant that the caller acts for. */
function offersOf(session: Session, values: OptionValues, actionId: string | undefined): Offers | undefined {
  const chosen = chosenAction(session, values, actionId);
  return chosen?.action.offers(chosen.encounter, chosen.actor.id);
}

/** The action that an option belongs to, and who does it. Without `actionId`, the option `action` names the action. */
function chosenAction(session: Session, values: OptionValues, actionId: string | undefined) {
  const { encounter } = session;
  const actorResult = actingFor(session, withEncounterNames(session, typedTextOrEmpty(values, 'as')) || undefined);
  if (!actorResult.ok || !encounter) return undefined;
  const typedAction = typedTextOrEmpty(values, 'action');
  const action = actionOf(session.rules, actionId ?? idNamed(encounter.system, ['action'], typedAction).toLowerCase());
  return action && { action, encounter, actor: actorResult.value };
}

function resourcesOf(combatant: Combatant, { rules }: Pick<Session, 'rules'>): readonly NamedResource[] {
  return Object.entries(countsOf(rules, combatant)).map(([name, each]) => ({ name, ...each }));
}

function sceneResourcesOf(encounter: Encounter): readonly NamedResource[] {
  return Object.entries(sceneResources(encounter)).map(([name, count]) => ({ name, ...count }));
}

/** A combatant's main resource, which shows how it is doing. */
function mainResource(combatant: Combatant, session: Session): Result<NamedResource, Refusal> {
  const resources = resourcesOf(combatant, session);
  // If the system has no main resource, the first one on the sheet is the best guess.
  return choose('resource', mainResourceOf(session.rules.resourceKinds) ?? resources[0]?.name ?? '', resources);
}

function resourceChoice({ name, value, max }: NamedResource): Choice {
  return { name: withLabel(name, `${value}${max === undefined ? '' : `/${max}`}`), value: name };
}

/** How an option finds combatants in the encounter. Also understands the book's names in the user's language. */
export function searchInEncounter<T>(
  find: (encounter: NonNullable<Session['encounter']>, input: string) => Result<T, Refusal>,
) {
  return (input: string, session: Session): Result<T, Refusal> =>
    session.encounter ? find(session.encounter, withEncounterNames(session, input)) : no({ type: 'no-encounter' });
}

/**
 * Replaces typed names of combatants with the encounter's own. Users can also type the book's names in their language
 * or in English.
 */
export function withEncounterNames(session: Session, input: string): string {
  const { encounter } = session;
  // Only GMs can name hidden combatants.
  const nameableCombatantsIn = ({ combatants, hidden = [] }: Encounter) =>
    isGm(session) ? [...combatants, ...hidden] : combatants;
  const combatantIn = (told: Encounter, name: string) => combatantNamed(nameableCombatantsIn(told), name);
  if (!encounter || input === '' || combatantIn(encounter, input)) return input;
  const localizedEncounters = encounterInOtherLanguages(session);
  if (localizedEncounters.length === 0) return input;
  return input
    .split(',')
    .map((part) => {
      if (combatantIn(encounter, part)) return part;
      const [other] = localizedEncounters.flatMap((told) => combatantIn(told, part) ?? []);
      return nameableCombatantsIn(encounter).find(({ id }) => id === other?.id)?.name ?? part;
    })
    .join(',');
}

/** The versions of the encounter with names in the caller's language and in English, except the version in use. */
function encounterInOtherLanguages({ recorded, encounter }: Session): readonly Encounter[] {
  const localizedEncounters = recorded
    ? [currentLanguage(), ENGLISH].map((each) => localizedEncounter(recorded.encounter, each))
    : [];
  return localizedEncounters.filter((each) => each !== encounter);
}

/**
 * The combatants that the GM plays now: creatures, and characters that were handed to the GM. The dead are left out.
 */
export function combatantsPlayedByGm({ combatants }: Encounter): readonly Combatant[] {
  return combatants.filter((each) => playerOf(each) === undefined && each.vitality !== 'dead');
}

/**
 * An option for several of the GM's combatants, by names or beginnings of names, separated by commas. By default, all
 * of them.
 */
export function gmCombatants(): Option<readonly Combatant[]> {
  const option = namingOption({
    suggest: gmCombatantNames,
    maxLength: MAX_NAME_LIST_LENGTH,
    resolve: searchInEncounter(readCombatants),
  });
  return withDefault(option, ({ encounter }) =>
    encounter ? allGmCombatants(encounter) : no({ type: 'no-encounter' }),
  );
}

const gmCombatantNames: Choices = (session) => {
  const { encounter } = session;
  if (!encounter || !isGm(session)) return [];
  return [
    { name: withLabel(ALL_COMBATANTS, t('autopilot-all')), value: ALL_COMBATANTS },
    ...combatantsPlayedByGm(encounter).map(({ name }) => name),
  ];
};

function allGmCombatants(encounter: Encounter): Result<readonly Combatant[], Refusal> {
  const gmCombatants = combatantsPlayedByGm(encounter);
  return gmCombatants.length > 0 ? ok(gmCombatants) : no({ type: 'no-one-of-yours' });
}

function readCombatants(encounter: Encounter, input: string): Result<readonly Combatant[], Refusal> {
  const namedCombatants = new Set<Combatant>();
  for (const namePart of input.split(',').filter((each) => each.trim() !== '')) {
    const partResult =
      namePart.trim().toLowerCase() === ALL_COMBATANTS
        ? allGmCombatants(encounter)
        : combatantsNamed(encounter, namePart);
    if (!partResult.ok) return partResult;
    for (const combatant of partResult.value) namedCombatants.add(combatant);
  }
  return ok([...namedCombatants]);
}

/**
 * Finds a combatant by its name, or all of the GM's combatants whose names begin with the typed text: "goblin" means
 * Goblin 1 and Goblin 2.
 */
function combatantsNamed(encounter: Encounter, input: string): Result<readonly Combatant[], Refusal> {
  const combatantResult = findCombatant(encounter, input);
  if (combatantResult.ok) return ok([combatantResult.value]);
  const matches = combatantsPlayedByGm(encounter).filter(({ name }) =>
    name.toLowerCase().startsWith(input.trim().toLowerCase()),
  );
  return matches.length > 0 ? ok(matches) : combatantResult;
}

/** An option for hidden combatants: one by its name, or all of them. */
export function hiddenCombatants(): Option<readonly Combatant[]> {
  return namingOption({
    suggest: hiddenNames,
    resolve(input, session) {
      const { hidden = [] } = session.encounter ?? {};
      if (input.trim().toLowerCase() === ALL_COMBATANTS && hidden.length > 0) return ok(hidden);
      const hiddenResult = choose('hidden-creature', input, hidden);
      const localizedResults = encounterInOtherLanguages(session).map((each) =>
        choose('hidden-creature', input, each.hidden ?? []),
      );
      const localizedResult = localizedResults.find(({ ok: isFound }) => isFound);
      const namedCombatant = localizedResult?.ok ? hidden.find(({ id }) => id === localizedResult.value.id) : undefined;
      return hiddenResult.ok || !namedCombatant ? map(hiddenResult, (each) => [each]) : ok([namedCombatant]);
    },
  });
}

/** The names of hidden combatants, which only a GM may know. */
const hiddenNames: Choices = (session) => {
  const { hidden = [] } = session.encounter ?? {};
  if (!isGm(session) || hidden.length === 0) return [];
  return [...hidden.map(({ name }) => name), ...(hidden.length > 1 ? [ALL_COMBATANTS] : [])];
};

/** An option for what a character says or does, in the player's words. */
export const wordsOption = optional(text(undefined, 300));

/** What a player typed into an action's options. */
interface TypedAction {
  readonly as: Combatant;
  readonly targets?: readonly Combatant[] | undefined;
  readonly tool?: string | undefined;
  readonly manner?: string | undefined;
  readonly amount?: number | undefined;
  readonly to?: TileName | undefined;
  readonly say?: string | undefined;
  readonly range?: string | undefined;
  readonly cover?: string | undefined;
  readonly flanked?: string | undefined;
  readonly behind?: boolean | undefined;
  readonly highGround?: boolean | undefined;
}

/** The deed for an action as typed. Options that weren't typed aren't in the deed either. */
export function intentDeed(action: string, typedAction: TypedAction): Deed {
  const { as, targets, tool, manner, amount, to, say: words, range, cover, flanked } = typedAction;
  const situation = given({
    range,
    cover,
    flanked,
    behind: typedAction.behind || undefined,
    highGround: typedAction.highGround || undefined,
  });
  return {
    type: 'intent',
    intent: {
      action,
      actor: as.id,
      situation,
      ...given({ targets: targets?.map(({ id }) => id), tool, manner, amount, to, words }),
    },
  };
}
