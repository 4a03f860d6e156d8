// Tells a player in a few lines what has happened since they last looked.

import { conditionText, stateText, type Visibility, visibilityOf } from '../src/embeds/meters.ts';
import { type NamesOf, numberedNames } from '../src/embeds/numbered-names.ts';
import { decidersText } from '../src/embeds/question.ts';
import { type AmountUpdate, harmTexts, isConditionWorthShowing, isHarmUpdate } from '../src/embeds/since-last-turn.ts';
import { nextTurnText } from '../src/embeds/turn.ts';
import { command } from '../src/interaction/command.ts';
import { component } from '../src/interaction/component.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import type { Deed } from '../src/rules/core/deed.ts';
import { type Combatant, type CombatantId, DEPARTURES, type Encounter, find } from '../src/rules/core/encounter.ts';
import type { Event } from '../src/rules/core/event.ts';
import { given } from '../src/rules/core/given.ts';
import { isHealthResource, mainResourceOf, type ResourceKinds } from '../src/rules/core/resource-kind.ts';
import { actionOf, commandOf, conditionsOf } from '../src/rules/core/ruleset.ts';
import type { CombatantUpdate, Viewer } from '../src/rules/core/secrecy.ts';
import {
  areConditionsShown,
  combatantUpdateOf,
  detailOf,
  isEventShown,
  knownConditions,
  viewerOf,
} from '../src/rules/core/secrecy.ts';
import { rulesOf } from '../src/rules/systems.ts';
import { isDeedKnownToViewer } from '../src/session/encounter-record.ts';
import { localizedDeeds } from '../src/session/localized-names.ts';
import { combatantIdsOfUser } from '../src/session/missed-deeds.ts';
import { questionsOf } from '../src/session/open-questions.ts';
import { anyEncounter, type InEncounter, type Session } from '../src/session/session.ts';
import { healthTexts, overviewWords } from '../src/text/board.ts';
import { waitingFightWords, catchUpWords as words } from '../src/text/my-character.ts';
import { nameAmong, nameOf, TOOL_NAME_KINDS } from '../src/text/names.ts';
import { plain, t } from '../src/text/t.ts';
import { catchUpButtonId, myCharacterButton } from './me/ids.ts';

export const catchUp = command({
  name: 'catch-up',
  requires: anyEncounter,
  needs: { missed: true },
  options: {},
  run: (_, session) => catchUpScreen(session),
});

/** *Catch up* in My character. */
export const showCatchUp = component({
  id: catchUpButtonId,
  requires: anyEncounter,
  needs: { missed: true },
  run: (_, session) => asUpdate(catchUpScreen(session)),
});

/** What the caller has missed in a few lines, how their side is doing, and who the encounter waits for. */
function catchUpScreen(session: Session<'missed'> & InEncounter): Reply {
  const { encounter, caller, loaded } = session;
  const view = viewerOf(caller.user, encounter);
  const userCombatantIds = combatantIdsOfUser(encounter, caller.user);
  const { since, deeds: recordedDeeds } = loaded.missed;
  const deeds = localizedDeeds(recordedDeeds, encounter.system, session.language);
  // The caller's own deeds are left out, because players know what they did.
  const isOwn = (user: string) => userCombatantIds.length > 0 && user === caller.user;
  const knownDeeds = deeds.filter(({ deed, user }) => isDeedKnownToViewer(deed, encounter, view) && !isOwn(user));
  const lines = missedLines(knownDeeds, encounter, { view, own: userCombatantIds });
  const currentLines = [sideLine(encounter, userCombatantIds), waitingText(session)].filter((line) => line !== '');
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(
        [`### ${t(`caught-up-since-${since}`)}`, ...(lines.length > 0 ? lines : [t('caught-up-nothing')])].join('\n'),
      ),
      panel.divider(),
      ...(currentLines.length > 0 ? [panel.paragraph(currentLines.join('\n'))] : []),
      panel.buttonRow(myCharacterButton(), panel.closeButton()),
    ),
  );
}

/** Who the encounter waits for and until when, or what is going on. */
function waitingText({ encounter, caller, state, waiting }: Session & InEncounter): string {
  const view = viewerOf(caller.user, encounter);
  const waitingFor = waiting
    ? t('overview-waiting', { decides: decidersText(encounter, questionsOf(waiting), view) })
    : nextTurnText(encounter, encounter, view);
  if (waitingFor === '') return overviewWords.phase(encounter.phase);
  const waitType = waiting ? 'question' : 'turn';
  const deadlines = (state?.clock?.waits ?? []).flatMap((wait) =>
    wait.for !== waitType || wait.count?.end === undefined || wait.count.stopped ? [] : [wait.count.end],
  );
  return deadlines.length === 0 ? waitingFor : `${waitingFor} · ${waitingFightWords.due(Math.min(...deadlines))}`;
}

/** The maximum number of lines about what the player missed. */
const MAX_MISSED_LINES = 8;
/** The maximum number of sentences in a line. */
const MAX_SENTENCES = 3;
/** The maximum number of combatants on each side whose state is shown. */
const MAX_SHOWN_OF_A_SIDE = 8;

/** The user who reads the lines. */
interface Reader {
  readonly view: Viewer;
  readonly own: readonly CombatantId[];
}

/**
 * What was done, oldest first, for a player who was away. There is a line for each deed, or for several similar ones.
 * Shows only the most important lines, and how many others there are. Shows only what the viewer may know.
 */
export function missedLines(
  deeds: readonly MissedDeed[],
  encounter: Encounter,
  { view, own }: Reader,
): readonly string[] {
  const side = sideOf(encounter, own);
  const encounterBefore = { ...encounter, combatants: combatantsWhoLeft(deeds) };
  const visibility = visibilityOf({ before: encounterBefore, after: encounter }, view);
  const names = numberedNames([encounter, encounterBefore]);
  const lines = happeningsOf(deeds, encounter, view).flatMap((happening, index) => {
    const text = lineOf(happening, encounter, view, { visibility, names });
    return text === '' ? [] : [{ text: `- ${text}`, at: index, weight: weightOf(happening, encounter, side) }];
  });
  if (lines.length <= MAX_MISSED_LINES) return lines.map(({ text }) => text);
  // Among equally important lines, the latest ones are shown.
  const mostImportantLines = lines
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, MAX_MISSED_LINES - 1);
  return [
    ...mostImportantLines.toSorted((one, other) => one.at - other.at).map(({ text }) => text),
    t('caught-up-more', { count: lines.length - mostImportantLines.length }),
  ];
}

/**
 * One line on how the reader's side is doing. A reader without a combatant gets the players' side. "" if no one is
 * left.
 */
export function sideLine(encounter: Encounter, ownIds: readonly CombatantId[]): string {
  const side = sideOf(encounter, ownIds);
  const members = encounter.combatants.filter((each) => each.side === side);
  const states = members.slice(0, MAX_SHOWN_OF_A_SIDE).map((each) => {
    const state =
      each.vitality === 'up' ? stateText(each, encounter) : healthTexts.vitality(encounter.system, each.vitality);
    return `**${plain(each.name)}**${state === '' ? '' : ` ${state}`}`;
  });
  const unlistedCount = members.length - states.length;
  if (states.length === 0) return '';
  const stateTexts = [...states, ...(unlistedCount > 0 ? [t('standing-more', { count: unlistedCount })] : [])];
  return t(ownIds.length > 0 ? 'caught-up-your-side' : 'caught-up-players', { states: stateTexts.join(', ') });
}

/** The reader's side, or the players' side for a reader without a combatant. */
function sideOf({ combatants }: Encounter, ownIds: readonly CombatantId[]): string | undefined {
  const sideMember =
    combatants.find(({ id }) => ownIds.includes(id)) ?? combatants.find(({ controller }) => controller);
  return sideMember?.side;
}

interface NamingContext {
  readonly visibility: Visibility;
  readonly names: NamesOf;
}

function lineOf(happening: Happening, encounter: Encounter, view: Viewer, naming: NamingContext): string {
  const { facts, acted: ownAction } = happening;
  const { names } = naming;
  const attacks = attacksIn(happening);
  const factsOfType = (type: Fact['type']) => facts.filter((fact) => fact.type === type);
  const subjectNames = (type: Fact['type']) => names(factsOfType(type).map(({ subject }) => subject));
  const deadIds = new Set(factsOfType('died').map(({ subject }) => subject));
  const fallenNames = names(factsOfType('fell').flatMap(({ subject }) => (deadIds.has(subject) ? [] : [subject])));
  const healFacts = facts.flatMap((fact) => (fact.type === 'healed' ? [fact] : []));
  const sentences = [
    ...attacks.map((attack) => attackText(attack, encounter, naming)),
    ...sentenceFor(subjectNames('died'), words.died),
    ...sentenceFor(fallenNames, words.fell),
    ...DEPARTURES.flatMap((how) => {
      const departedIds = factsOfType('departed').map(({ subject }) => subject);
      const ids = departedIds.filter((id) => find(encounter, id)?.vitality === how);
      return sentenceFor(names(ids), (each) => words.departed(each, how));
    }),
    ...sentenceFor(subjectNames('rose'), words.rose),
    ...[...Map.groupBy(healFacts, ({ actor }) => actor)].map(([actor, healings]) =>
      words.healed(
        names([actor]),
        names(healings.map(({ subject }) => subject)),
        amountTexts(healings, encounter, naming.visibility),
        new Set(healings.map(({ subject }) => subject)).size,
      ),
    ),
    ...sentenceFor(subjectNames('lost'), (target) =>
      words.lost(target, amountTexts(factsOfType('lost'), encounter, naming.visibility)),
    ),
    ...sentenceFor(subjectNames('regained'), (target) =>
      words.regained(target, amountTexts(factsOfType('regained'), encounter, naming.visibility)),
    ),
    ...sentenceFor(subjectNames('got'), (target) =>
      words.got(target, amountTexts(factsOfType('got'), encounter, naming.visibility)),
    ),
    ...conditionTexts(facts, 'gained', encounter, view, naming),
    ...conditionTexts(facts, 'ended', encounter, view, naming),
    ...sentenceFor(subjectNames('came'), words.joined),
    ...sentenceFor(subjectNames('left'), words.left),
    ...sentenceFor(subjectNames('passed over'), words.skipped),
  ].filter((sentence) => sentence !== '');
  const hasAttackOrHealing = attacks.length > 0 || healFacts.length > 0;
  const actionSentence =
    ownAction && !hasAttackOrHealing
      ? sentenceFor(names(ownAction.actors), (actorNames) =>
          ownAction.places === undefined
            ? words.acted(actorNames, plain(ownAction.title), ownAction.what, names(ownAction.targets))
            : words.moved(actorNames, visiblePlaces(ownAction.actors, ownAction.places, naming.visibility)),
        )
      : [];
  return [...actionSentence, ...sentences].slice(0, MAX_SENTENCES).join(' ');
}

/** Where combatants moved to, each place once. Empty if the reader can't see one of the places. */
function visiblePlaces(
  actors: readonly CombatantId[],
  places: ReadonlyMap<CombatantId, Place>,
  visibility: Visibility,
): readonly string[] {
  const shownPlaces = actors.flatMap((actor) => {
    const { tile, zone } = places.get(actor) ?? {};
    if (tile !== undefined) return visibility.isInSight(tile) ? [tile] : [];
    return zone === undefined ? [] : [visibility.zone(zone)];
  });
  return shownPlaces.length === actors.length ? [...new Set(shownPlaces)] : [];
}

function sentenceFor(names: readonly string[], wording: (names: readonly string[]) => string): readonly string[] {
  return names.length === 0 ? [] : [wording(names)];
}

/** Who attacked which target, and the total harm. */
function attackText(
  { actors, targets, facts }: Attack,
  encounter: Encounter,
  { visibility, names }: NamingContext,
): string {
  const [attackerNames, targetNames] = [names(actors), names(targets)];
  if (attackerNames.length === 0 || targetNames.length === 0) return '';
  const harmUpdates = facts.filter(isHarmUpdate);
  if (harmUpdates.length === 0) return words.missed(attackerNames, targetNames);
  const allMatch = (of: readonly CombatantId[], matches: (update: AmountUpdate, id: CombatantId) => boolean) =>
    of.every((id) => harmUpdates.some((update) => matches(update, id)));
  const didAllHit =
    allMatch(actors, ({ actor }, id) => actor === id) && allMatch(targets, ({ subject }, id) => subject === id);
  const isExact = targets.every((id) => visibility.detailOf(id) === 'exact');
  const amounts = isExact && targets[0] !== undefined ? harmTexts(targets[0], harmUpdates, encounter, visibility) : [];
  const count = Math.max(actors.length, targets.length);
  return didAllHit
    ? words.hit(attackerNames, targetNames, amounts, count)
    : words.attacked(attackerNames, targetNames, amounts, count);
}

/** The total change of each resource. Empty if a combatant's exact numbers are secret from the viewer. */
function amountTexts(facts: readonly Fact[], encounter: Encounter, visibility: Visibility): readonly string[] {
  const amountFacts = facts.flatMap((fact) => ('amount' in fact ? [fact] : []));
  if (amountFacts.some(({ subject }) => visibility.detailOf(subject) !== 'exact')) return [];
  // In a system whose wounds aren't a resource, each hit counts as one wound.
  const mainResource = mainResourceOf(rulesOf(encounter).resourceKinds) ?? '';
  return [...Map.groupBy(amountFacts, ({ resource }) => resource ?? '')].map(([resource, all]) => {
    const amount = all.reduce((sum, each) => sum + each.amount, 0);
    return resource === '' ? visibility.amount(all.length, mainResource) : visibility.amount(amount, resource);
  });
}

/** The conditions that were added or removed. Combatants with the same condition are listed together. */
function conditionTexts(
  facts: readonly Fact[],
  type: 'gained' | 'ended',
  encounter: Encounter,
  view: Viewer,
  { names }: NamingContext,
): readonly string[] {
  const rules = rulesOf(encounter);
  const matchingFacts = facts.flatMap((fact) => (fact.type === type ? [fact] : []));
  const conditionsBySubject = [...Map.groupBy(matchingFacts, ({ subject }) => subject)].flatMap(([id, all]) => {
    const combatant = find(encounter, id);
    if (!combatant) return [];
    const shownConditions = knownConditions(
      { ...combatant, conditions: conditionsOf(rules, combatant) },
      encounter,
      view,
    );
    const conditionTexts = all.flatMap(({ condition }) => {
      const conditionsOfName = shownConditions.filter((each) => each.name === condition);
      return type === 'ended'
        ? [plain(nameOf(encounter.system, 'condition', condition))]
        : conditionsOfName.map(({ duration: _, value: __, ...each }) => conditionText(each, encounter, rules));
    });
    return [{ id, called: [...new Set(conditionTexts)] }];
  });
  const groupsByConditions = Map.groupBy(conditionsBySubject, ({ called }) => called.join('\n'));
  return [...groupsByConditions.values()].flatMap((group) => {
    const groupNames = names(group.map(({ id }) => id));
    return groupNames.length === 0 ? [] : [words[type](groupNames, group[0]?.called ?? [])];
  });
}

/** One or more deeds that share a line: who did what to which targets, and the result. */
interface Happening {
  readonly facts: readonly Fact[];
  /** What a combatant meant to do: the action or spell by name, the actors and the targets. */
  readonly acted?: {
    readonly title: string;
    /** The action's id. "" if `title` names a spell or an item. */
    readonly what: string;
    readonly actors: readonly CombatantId[];
    readonly targets: readonly CombatantId[];
    /** For a move: where each actor ended it. */
    readonly places?: ReadonlyMap<CombatantId, Place>;
  };
}

/** A square of the map, or a zone. */
interface Place {
  readonly tile?: string;
  readonly zone?: string;
}

/** How much each kind of fact matters: on the reader's own side, and on others. */
const FACT_WEIGHTS: Readonly<Record<Fact['type'], readonly [own: number, others: number]>> = {
  died: [10, 9],
  fell: [9, 8],
  departed: [9, 8],
  rose: [8, 7],
  struck: [7, 4],
  lost: [7, 3],
  'passed over': [6, 1],
  healed: [6, 3],
  regained: [5, 2],
  got: [5, 2],
  gained: [5, 2],
  ended: [3, 2],
  came: [4, 4],
  left: [4, 4],
  missed: [2, 1],
};

/** How much a line matters to the reader's side. */
function weightOf({ facts }: Happening, encounter: Encounter, side: string | undefined): number {
  const isOwn = (id: CombatantId) => find(encounter, id)?.side === side;
  return Math.max(0, ...facts.map(({ type, subject }) => FACT_WEIGHTS[type][isOwn(subject) ? 0 : 1]));
}

/**
 * What was done that the viewer may know of, oldest first. Deeds without facts or an action are left out, and similar
 * ones that follow each other are joined.
 */
function happeningsOf(deeds: readonly MissedDeed[], encounter: Encounter, view: Viewer): readonly Happening[] {
  const happenings: Happening[] = [];
  const happeningsOfDeeds = deeds.flatMap((missedDeed) => happeningOf(missedDeed, encounter, view) ?? []);
  for (const happening of withoutRepeats(happeningsOfDeeds)) {
    const previous = happenings.at(-1);
    const mergedLast = previous && mergedHappening(previous, happening, encounter);
    if (mergedLast) happenings[happenings.length - 1] = mergedLast;
    else happenings.push(happening);
  }
  return happenings;
}

function happeningOf(missedDeed: MissedDeed, encounter: Encounter, view: Viewer): Happening | undefined {
  const facts = knownFacts(missedDeed, encounter, view);
  const action = missedDeed.rest ? undefined : actionIn(missedDeed, encounter);
  return facts.length > 0 || action ? { facts, ...given({ acted: action }) } : undefined;
}

function actionIn({ deed, events }: MissedDeed, encounter: Encounter): Happening['acted'] {
  if (deed.type !== 'intent') return undefined;
  const { action, actor, targets = [], tool } = deed.intent;
  const rules = rulesOf(encounter);
  if (actionOf(rules, action)?.gm) return undefined;
  // The name of a spell or an item tells more than the name of the action, such as “Cast” or “Use”.
  const toolToName = commandOf(rules, action) === 'cast' || action === 'use' ? tool : undefined;
  const title =
    toolToName === undefined ? nameOf(rules.id, 'action', action) : nameAmong(rules.id, TOOL_NAME_KINDS, toolToName);
  const place = actionOf(rules, action)?.kind === 'move' ? placeAfterMove(actor, events) : undefined;
  return {
    title,
    what: toolToName === undefined ? action : '',
    actors: [actor],
    targets,
    ...given({ places: place && new Map([[actor, place]]) }),
  };
}

/** Where a combatant ended its move. Undefined if it didn't change its place. */
function placeAfterMove(actor: CombatantId, events: readonly Event[]): Place | undefined {
  const event = events.findLast(
    (each) => (each.type === 'moved' || each.type === 'zone-entered') && each.subject === actor && !each.forced,
  );
  if (event?.type === 'moved') return given({ tile: event.path.at(-1) });
  return event?.type === 'zone-entered' && event.after !== undefined ? { zone: event.after } : undefined;
}

/**
 * If a condition was added and removed several times, keeps only the last mention. Drops happenings without other facts
 * or an action.
 */
function withoutRepeats(happenings: readonly Happening[]): readonly Happening[] {
  const laterKeys = new Set<string>();
  const isLastMentionOf = (fact: Fact) => {
    if (!('condition' in fact)) return true;
    const key = `${fact.subject} ${fact.condition}`;
    const isLastMention = !laterKeys.has(key);
    laterKeys.add(key);
    return isLastMention;
  };
  const remainingHappenings = happenings
    .toReversed()
    .map((happening) => ({ ...happening, facts: happening.facts.toReversed().filter(isLastMentionOf).toReversed() }));
  return remainingHappenings.toReversed().filter(({ facts, acted: ownAction }) => facts.length > 0 || ownAction);
}

/** Joins two happenings if combatants of one side did the same to the same targets. Undefined if they didn't. */
function mergedHappening(one: Happening, other: Happening, encounter: Encounter): Happening | undefined {
  const sideOfId = (id: CombatantId) => find(encounter, id)?.side;
  const isOfOneSide = (actors: readonly CombatantId[]) => new Set(actors.map(sideOfId)).size === 1;
  const facts = [...one.facts, ...other.facts];
  const [before, after] = [attacksIn(one), attacksIn(other)];
  if (before.length === 1 && after.length === 1) {
    const [
      { actors: some = [], targets: targetIds = [] } = {},
      { actors: others = [], targets: otherTargets = [] } = {},
    ] = [before[0], after[0]];
    return isSameSet(targetIds, otherTargets) && isOfOneSide([...some, ...others]) ? { facts } : undefined;
  }
  if (before.length > 0 || after.length > 0 || !one.acted || !other.acted) return undefined;
  const { title, what, targets } = one.acted;
  const actors = [...new Set([...one.acted.actors, ...other.acted.actors])];
  const places = one.acted.places && other.acted.places && new Map([...one.acted.places, ...other.acted.places]);
  const isSameAction =
    title === other.acted.title &&
    isSameSet(targets, other.acted.targets) &&
    isOfOneSide(actors) &&
    (one.acted.places === undefined) === (other.acted.places === undefined);
  return isSameAction ? { facts, acted: { title, what, actors, targets, ...given({ places }) } } : undefined;
}

/** One or more attackers with the same targets, and what their attacks did. */
interface Attack {
  readonly actors: readonly CombatantId[];
  readonly targets: readonly CombatantId[];
  readonly facts: readonly Extract<CombatantUpdate, { readonly type: 'struck' | 'missed' | 'healed' }>[];
}

/**
 * The attackers in a happening, grouped by their targets. A counterattack is separate, because it has another target.
 */
function attacksIn({ facts }: Happening): readonly Attack[] {
  const attacks = facts.flatMap((fact) => (isHarmUpdate(fact) || fact.type === 'missed' ? [fact] : []));
  const attacksByActor = [...Map.groupBy(attacks, ({ actor }) => actor)].map(([actor, actorAttacks]) => ({
    actor,
    targets: [...new Set(actorAttacks.map(({ subject }) => subject))],
    theirs: actorAttacks,
  }));
  const attacksByTargets = Map.groupBy(attacksByActor, ({ targets }) => targets.toSorted().join('\n'));
  return [...attacksByTargets.values()].map((group) => ({
    actors: group.map(({ actor }) => actor),
    targets: group[0]?.targets ?? [],
    facts: group.flatMap(({ theirs }) => theirs),
  }));
}

function isSameSet(someMembers: readonly string[], otherMembers: readonly string[]): boolean {
  return someMembers.length === otherMembers.length && someMembers.every((each) => otherMembers.includes(each));
}

/** A deed that wasn't undone. */
export interface MissedDeed {
  readonly number: number;
  readonly deed: Deed;
  readonly events: readonly Event[];
  /** True if the list has only the last events of the deed, without the action that caused them. */
  readonly rest?: true;
}

/**
 * What a deed did: an `Update`, or points lost, regained or gained without an actor, a death, someone joining or
 * leaving, or a skipped turn.
 */
type Fact =
  | CombatantUpdate
  | {
      /** 'regained': points of health. 'got': all other points that a combatant gets. */
      readonly type: 'lost' | 'regained' | 'got';
      readonly subject: CombatantId;
      readonly resource?: string;
      readonly amount: number;
    }
  | { readonly type: 'died' | 'came' | 'left' | 'passed over'; readonly subject: CombatantId };

/** The facts of a deed that the viewer may know. */
function knownFacts({ deed, events }: MissedDeed, encounter: Encounter, view: Viewer): readonly Fact[] {
  const detailLevelOf = (id: CombatantId) => {
    const combatant = find(encounter, id);
    return combatant ? detailOf(combatant, encounter, view) : 'exact';
  };
  const { resourceKinds } = rulesOf(encounter);
  const facts = events
    .flatMap((event) => (isEventShown(event, detailLevelOf) ? factsOfEvent(event, resourceKinds) : []))
    .filter((fact) => isStillTrue(fact, encounter, view) && !isPrice(fact, deed));
  return deed.type === 'end-turn' && deed.passedOver
    ? [...facts, { type: 'passed over', subject: deed.subject }]
    : facts;
}

/** True if a fact is the price that a combatant paid for its own action, such as stress or blood. */
function isPrice({ type, subject }: Fact, deed: Deed): boolean {
  return type === 'lost' && deed.type === 'intent' && deed.intent.actor === subject;
}

/** Whether a fact still holds. A condition that was added or removed counts only if nothing has changed it since. */
function isStillTrue(fact: Fact, encounter: Encounter, view: Viewer): boolean {
  if (fact.type !== 'gained' && fact.type !== 'ended') return true;
  const combatant = find(encounter, fact.subject);
  const rules = rulesOf(encounter);
  if (!combatant || combatant.vitality === 'dead' || !isConditionWorthShowing(fact.condition, rules.conditions))
    return false;
  const bearer = { ...combatant, conditions: conditionsOf(rules, combatant) };
  const isKnown = knownConditions(bearer, encounter, view).some(({ name }) => name === fact.condition);
  return fact.type === 'gained' ? isKnown : !isKnown && areConditionsShown(detailOf(combatant, encounter, view));
}

function factsOfEvent(event: Event, kinds: ResourceKinds): readonly Fact[] {
  switch (event.type) {
    case 'fell':
      return [{ type: event.after === 'dead' ? 'died' : 'fell', subject: event.subject }];
    case 'joined':
      return [{ type: 'came', subject: event.combatant.id }];
    case 'left':
      return [{ type: 'left', subject: event.combatant.id }];
    case 'harmed':
    case 'healed': {
      const { type, target: subject, amount, resource } = event;
      if (type === 'healed' && amount > 0 && resource !== undefined && !isHealthResource(kinds, resource))
        return [{ type: 'got', subject, amount, resource }];
      const update = combatantUpdateOf(event);
      if (update) return [update];
      if (amount <= 0) return [];
      return [
        { type: type === 'harmed' ? 'lost' : 'regained', subject, amount, ...(resource !== undefined && { resource }) },
      ];
    }
    default: {
      const update = combatantUpdateOf(event);
      return update ? [update] : [];
    }
  }
}

/** Combatants who have left since. The text still needs their names. */
function combatantsWhoLeft(deeds: readonly MissedDeed[]): readonly Combatant[] {
  return deeds.flatMap(({ events }) => events.flatMap((event) => (event.type === 'left' ? [event.combatant] : [])));
}
