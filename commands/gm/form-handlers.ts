// Handlers for the forms and menus of the GM's panel.

import type { Answer } from '../../src/interaction/command.ts';
import { type ComponentInput, component, findByHash } from '../../src/interaction/component.ts';
import { addableEntriesNamed } from '../../src/interaction/creatures.ts';
import { creatureNamed } from '../../src/interaction/options/characters.ts';
import { ownConditions } from '../../src/interaction/packs.ts';
import { asUpdate } from '../../src/interaction/reply.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type Combatant, DEPARTURES, ENEMIES, type Resource } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { CONDITION_ENDS } from '../../src/rules/core/intent.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { choose, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { countsOf } from '../../src/rules/core/ruleset.ts';
import { sceneConditions, sceneResources } from '../../src/rules/core/scene.ts';
import { TEMPLATE_NAMES } from '../../src/rules/core/template.ts';
import { EVERYONE } from '../../src/session/checks.ts';
import { afflictDeed } from '../../src/session/pack.ts';
import { gm } from '../../src/session/session.ts';
import { mention, plain, t } from '../../src/text/t.ts';
import { addCreatures, MAX_ADDED_CREATURES, parseStrength, previewReply } from '../add.ts';
import { STYLES_OR_OFF, setStyle } from '../autopilot.ts';
import { askFromPanel } from '../check.ts';
import { effectDeed, eventDeed, eventsScreen } from '../event.ts';
import { rollInSecret } from '../roll.ts';
import { setTimerByForm } from '../timer/timer.ts';
import { leaveMessage } from '../whisper.ts';
import {
  NO_ONE_CHOICE,
  OTHER_USER_CHOICE,
  OWNER_CHOICE,
  reorderCombatant,
  reorderDeedByHash,
  reorderQuestion,
} from './combatant-menus.ts';
import {
  amountFieldId,
  BOOK_DURATION,
  DURATION_ROUNDS,
  FORM_NEEDS,
  type FormSession,
  GM_FIELDS,
  gmForm,
  HIDDEN_VALUE,
  TOGETHER_VALUE,
} from './forms.ts';
import { handOverDeed } from './gm.ts';
import { addMenuId, combatantByHash, combatantChoiceMenuId, gmFormId, reorderButtonId } from './ids.ts';
import { type GmPanelSession, gmPanel, PANEL_NEEDS, panelIdFields, refreshedPanel } from './panel.ts';
import { creaturesScreen, type Newcomers } from './screen.ts';

/** Opens the panel's forms, and does what a submitted form asks for. */
export const fillGmForm = component({
  id: gmFormId,
  requires: gm,
  needs: FORM_NEEDS,
  run({ form, who }, session, { fields }) {
    const combatantResult = who === '' ? undefined : combatantByHash(session, who);
    if (combatantResult && !combatantResult.ok) return asUpdate(gmPanel(session, t('gm-changed')));
    if (fields.size === 0) return { form: gmForm(session, form, combatantResult?.value) };
    switch (form) {
      case 'add':
        return addCreaturesByForm(session, fields);
      case 'roll':
        return refreshedPanel(session, rollInSecret(session, fields.get(GM_FIELDS.dice) ?? ''));
      case 'check':
        return refreshedPanel(session, requestCheckByForm(session, fields));
      case 'event':
        return asUpdate(eventsScreen(session, addEventByForm(session, fields)));
      case 'event-effect':
        return asUpdate(eventsScreen(session, setEffectByForm(session, fields)));
      case 'scene':
        return refreshedPanel(session, changeSceneByForm(session, fields));
      case 'pace':
        return refreshedPanel(session, setTimerByForm(session, fields));
      case 'whisper':
        return {
          ...refreshedPanel(session, leaveMessageByForm(session, combatantResult?.value, fields)),
          unkept: true,
        };
      default:
        if (!combatantResult) return asUpdate(gmPanel(session, t('gm-changed')));
        return refreshedPanel(session, COMBATANT_FORM_HANDLERS[form](session, combatantResult.value, fields));
    }
  },
});

/**
 * Carries out a choice in the menus about a combatant. To hand the combatant to a user who plays no one here, opens a
 * form.
 */
export const chooseForCombatant = component({
  id: combatantChoiceMenuId,
  requires: gm,
  needs: FORM_NEEDS,
  run({ choice, who }, session, { chosen: [wanted = ''] }) {
    const combatantResult = combatantByHash(session, who);
    if (!combatantResult.ok) return asUpdate(gmPanel(session, t('gm-changed')));
    if (choice === 'order') return reorderOrAsk(session, combatantResult.value, wanted);
    if (choice !== 'hand over')
      return refreshedPanel(session, MENU_CHOICE_HANDLERS[choice](session, combatantResult.value, wanted));
    if (wanted === OTHER_USER_CHOICE) return { form: gmForm(session, 'hand over', combatantResult.value) };
    return refreshedPanel(session, handOver(session, combatantResult.value, wanted));
  },
});

/** The button that confirms a change of the turn order that makes someone lose or repeat a turn. */
export const reorderAnyway = component({
  id: reorderButtonId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ who, before }, session) {
    const combatantResult = combatantByHash(session, who);
    const deedResult = combatantResult.ok ? reorderDeedByHash(session, combatantResult.value, before) : combatantResult;
    return refreshedPanel(session, deedResult.ok ? reorderCombatant(session, deedResult.value) : deedResult);
  },
});

/** Adds the creature that was chosen in the menu of matching creatures. */
export const addMatchingCreature = component({
  id: addMenuId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ count, hidden, together, variant }, session, { chosen: [name = ''] }) {
    const newcomers = { count, hidden: hidden === 'hidden', together: together === 'together', variant };
    const countResult = parseCount(String(count));
    return countResult.ok ? addOrPreviewCreatures(session, name, newcomers) : refreshedPanel(session, countResult);
  },
});

/** Adds the event that was entered in the form. */
function addEventByForm(session: GmPanelSession, fields: ComponentInput['fields']): Result<string, Refusal> {
  const deedResult = eventDeed(session, {
    name: fields.get(GM_FIELDS.what) ?? '',
    text: fields.get(GM_FIELDS.words),
    when: fields.get(GM_FIELDS.when),
    rounds: fields.get(GM_FIELDS.rounds),
    hidden: (fields.get(GM_FIELDS.how) ?? '').includes(HIDDEN_VALUE),
  });
  return deedResult.ok ? playFromPanel(session, deedResult.value) : deedResult;
}

/** Gives an event the effect that was entered in the form. */
function setEffectByForm(session: GmPanelSession, fields: ComponentInput['fields']): Result<string, Refusal> {
  const deedResult = effectDeed(session, fields.get(GM_FIELDS.which) ?? '', {
    effect: fields.get(GM_FIELDS.effect),
    to: removesEffect(fields) ? undefined : fields.get(GM_FIELDS.other)?.trim() || fields.get(GM_FIELDS.who),
    save: fields.get(GM_FIELDS.against),
  });
  return deedResult.ok ? playFromPanel(session, deedResult.value) : deedResult;
}

/** Whether the form removes the event's effect. */
function removesEffect(fields: ComponentInput['fields']): boolean {
  return [GM_FIELDS.effect, GM_FIELDS.against].every((each) => (fields.get(each)?.trim() ?? '') === '');
}

/** Asks for the check that the GM entered in the form. */
function requestCheckByForm(session: GmPanelSession, fields: ComponentInput['fields']): Result<string, Refusal> {
  const typedCheck = fields.get(GM_FIELDS.other)?.trim() ?? '';
  return askFromPanel(session, {
    who: fields.get(GM_FIELDS.who) ?? EVERYONE,
    what: typedCheck === '' ? (fields.get(GM_FIELDS.what) ?? '') : typedCheck,
    against: fields.get(GM_FIELDS.against),
    secret: (fields.get(GM_FIELDS.how) ?? '').includes(HIDDEN_VALUE),
  });
}

/** Does what a submitted form about a combatant asks for. */
type CombatantFormHandler = (
  session: GmPanelSession,
  combatant: Combatant,
  fields: ComponentInput['fields'],
) => Result<string, Refusal>;

/** The highest value for a resource without a maximum. */
const MAX_RESOURCE_VALUE = 1_000_000;

/** A typed change: +5 adds, -5 subtracts, and 5 or =5 sets the number to 5. */
const AMOUNT_PATTERN = /^\s*(=|\+|-|−|–)?\s*(\d{1,7})\s*$/;
/** A typed change after a resource's name, such as "Stress +2". */
const NAMED_AMOUNT_PATTERN = /^(.*[^\s=+\-−–])\s*([=+\-−–\s])\s*(\d{1,7})\s*$/;

/** Changes a combatant's numbers. Each change is recorded separately. */
const adjustNumbers: CombatantFormHandler = (session, combatant, fields) => {
  const counts = countsOf(session.rules, combatant);
  const resourceNames = Object.keys(counts);
  const changes = resourceNames.flatMap((name) => {
    const amount = fields.get(amountFieldId(name))?.trim() ?? '';
    return amount === '' ? [] : [{ name, amount }];
  });
  const typedNumber = fields.get(GM_FIELDS.other)?.trim() ?? '';
  if (typedNumber !== '') {
    const [, countName = typedNumber, sign = '', digits = ''] = NAMED_AMOUNT_PATTERN.exec(typedNumber) ?? [];
    const nameResult = choose('number', countName, resourceNames);
    if (!nameResult.ok) return nameResult;
    changes.push({ name: nameResult.value, amount: `${sign}${digits}` });
  }
  if (changes.length === 0) return no({ type: 'missing', what: 'number', known: resourceNames });
  const typedReason = fields.get(GM_FIELDS.words)?.trim();
  const numberDeeds: Deed[] = [];
  for (const { name: resource, amount } of changes) {
    const newValueResult = parseNewValue(resource, counts[resource] ?? { value: 0 }, amount);
    if (!newValueResult.ok) return newValueResult;
    const reasonField = given({ why: typedReason === '' ? undefined : typedReason });
    numberDeeds.push({ type: 'adjust', subject: combatant.id, resource, to: newValueResult.value, ...reasonField });
  }
  return playDeeds(session, numberDeeds);
};

/** Changes the resources and conditions of the scene itself. Each change is recorded separately. */
function changeSceneByForm(session: GmPanelSession, fields: ComponentInput['fields']): Result<string, Refusal> {
  const { encounter, rules } = session;
  const sceneDeeds: Deed[] = [];
  for (const [resource, count] of Object.entries(sceneResources(encounter))) {
    const amount = fields.get(amountFieldId(resource))?.trim() ?? '';
    if (amount === '') continue;
    const newValueResult = parseNewValue(resource, count, amount);
    if (!newValueResult.ok) return newValueResult;
    const isSecret = rules.scene?.secret?.includes(resource) || undefined;
    sceneDeeds.push({ type: 'scene-adjust', resource, to: newValueResult.value, ...given({ hidden: isSecret }) });
  }
  const endedCondition = findByHash(fields.get(GM_FIELDS.which) ?? '', sceneConditions(encounter), ({ key }) => key);
  if (endedCondition)
    sceneDeeds.push({ type: 'scene-cure', key: endedCondition.key, ...given({ hidden: endedCondition.hidden }) });
  const newCondition = fields.get(GM_FIELDS.condition) ?? '';
  if (newCondition !== '')
    sceneDeeds.push({ type: 'scene-afflict', affliction: { condition: newCondition, ...typedValueOrNote(fields) } });
  const sceneResourceNames = Object.keys(sceneResources(encounter));
  return sceneDeeds.length === 0
    ? no({ type: 'missing', what: 'number', known: sceneResourceNames })
    : playDeeds(session, sceneDeeds);
}

/** Plays deeds one after the other. Returns what was done. */
function playDeeds(session: GmPanelSession, deeds: readonly Deed[]): Result<string, Refusal> {
  const notices: string[] = [];
  for (const deed of deeds) {
    const deedResult = playFromPanel(session, deed);
    if (!deedResult.ok) return deedResult;
    notices.push(deedResult.value);
  }
  return ok(notices.join('\n'));
}

/** Reads a condition's value or note. Both are typed into the same field. */
function typedValueOrNote(fields: ComponentInput['fields']) {
  const typedNote = fields.get(GM_FIELDS.note)?.trim() ?? '';
  return /^\d{1,4}$/.test(typedNote)
    ? { value: Number(typedNote) }
    : given({ note: typedNote === '' ? undefined : typedNote });
}

/** Raises or lowers a resource by a button's amount, within the resource's limits. */
export function raiseOrLowerResource(
  session: GmPanelSession,
  combatant: Combatant,
  countHash: string,
  change: number,
): Result<string, Refusal> {
  const counts = countsOf(session.rules, combatant);
  const resource = findByHash(countHash, Object.keys(counts), String);
  const currentCount = resource === undefined ? undefined : counts[resource];
  if (resource === undefined || !currentCount) return no({ type: 'stale' });
  const { value, max = MAX_RESOURCE_VALUE } = currentCount;
  const newValue = Math.min(max, Math.max(0, value + change));
  if (newValue === value) return no({ type: 'nothing-changes', what: { resource }, value });
  return playFromPanel(session, { type: 'adjust', subject: combatant.id, resource, to: newValue });
}

function parseNewValue(
  resource: string,
  { value, max = MAX_RESOURCE_VALUE }: Resource,
  input: string,
): Result<number, Refusal> {
  const amountMatch = AMOUNT_PATTERN.exec(input);
  if (!amountMatch) return no({ type: 'out-of-bounds', what: { resource }, least: -value, most: max - value });
  const [, sign = '=', digits] = amountMatch;
  const typedAmount = Number(digits);
  const newValue =
    sign === '=' ? typedAmount : sign === '+' ? Math.min(max, value + typedAmount) : Math.max(0, value - typedAmount);
  return newValue === value ? no({ type: 'nothing-changes', what: { resource }, value }) : ok(newValue);
}

/** Adds a condition, for the duration in the book or the one that the GM has chosen. */
const addCondition: CombatantFormHandler = (session, combatant, fields) => {
  const packConditions = ownConditions(session);
  const conditionNames = [...packConditions.map(({ name }) => name), ...Object.keys(session.rules.conditions)];
  const searchText = fields.get(GM_FIELDS.search)?.trim() ?? '';
  const chosenName = fields.get(GM_FIELDS.condition) || fields.get(GM_FIELDS.more) || '';
  const conditionResult = findCondition(searchText === '' ? chosenName : searchText, conditionNames);
  if (!conditionResult.ok) return conditionResult;
  const chosenEnd = fields.get(GM_FIELDS.until) ?? BOOK_DURATION;
  const durationRounds = DURATION_ROUNDS.find((each) => String(each) === chosenEnd);
  const conditionEnd = CONDITION_ENDS.find((each) => each === chosenEnd);
  const conditionDetails = typedValueOrNote(fields);
  return playFromPanel(
    session,
    afflictDeed(
      combatant.id,
      conditionResult.value,
      packConditions,
      given({ rounds: durationRounds, until: conditionEnd, ...conditionDetails }),
    ),
  );
};

/** Finds a condition by its name, or the only one whose name contains the typed text. */
function findCondition(input: string, knownNames: readonly string[]): Result<string, Refusal> {
  const lowerName = input.toLowerCase();
  const matchingNames = knownNames.filter((each) => each.toLowerCase().includes(lowerName));
  const exactName = knownNames.find((each) => each.toLowerCase() === lowerName);
  const [onlyMatch, another] = matchingNames;
  if (exactName !== undefined || (onlyMatch !== undefined && another === undefined))
    return ok(exactName ?? onlyMatch ?? '');
  return no({ type: 'missing', what: 'condition', known: input === '' ? [] : matchingNames });
}

/** Hands a combatant to another player, or to the GM if no player was named. */
const handOverByForm: CombatantFormHandler = (session, combatant, fields) => {
  const [to = ''] = (fields.get(GM_FIELDS.player) ?? '').split('\n');
  const typedEnd = fields.get(GM_FIELDS.until)?.trim() ?? '';
  return handOverTo(session, combatant, to, typedEnd === '' ? undefined : typedEnd);
};

function handOverTo(
  session: GmPanelSession,
  combatant: Combatant,
  recipient: string,
  until?: string,
): Result<string, Refusal> {
  const deedResult = handOverDeed(session, combatant, recipient === '' ? undefined : recipient, until);
  return deedResult.ok ? playFromPanel(session, deedResult.value) : deedResult;
}

/** Carries out a choice in a menu about a combatant. */
type MenuChoiceHandler = (session: GmPanelSession, combatant: Combatant, chosen: string) => Result<string, Refusal>;

/** Hands a combatant over for good, to a user or the GM, or gives a lent one back to its owner. */
const handOver: MenuChoiceHandler = (session, combatant, chosen) => {
  if (chosen === OWNER_CHOICE) return playFromPanel(session, { type: 'give-back', subject: combatant.id });
  return handOverTo(session, combatant, chosen === NO_ONE_CHOICE ? '' : chosen);
};

/** Lets a combatant act together with another, or alone. */
const changeGroup: MenuChoiceHandler = (session, combatant, chosen) => {
  if (chosen === NO_ONE_CHOICE) return playFromPanel(session, { type: 'group', members: [combatant.id] });
  const otherCombatantResult = combatantByHash(session, chosen);
  if (!otherCombatantResult.ok) return otherCombatantResult;
  const name = otherCombatantResult.value.group ?? otherCombatantResult.value.id;
  return playFromPanel(session, { type: 'group', members: [otherCombatantResult.value.id, combatant.id], name });
};

/** Sets or ends a combatant's autopilot. */
const setAutopilot: MenuChoiceHandler = (session, combatant, chosen) => {
  const autopilotStyle = STYLES_OR_OFF.find((each) => each === chosen);
  return autopilotStyle ? setStyle(session, [combatant], autopilotStyle) : no({ type: 'stale' });
};

/**
 * Leaves a message for the combatant's player. If the form isn't about a combatant, the message is for the chosen
 * player, or for the only player.
 */
function leaveMessageByForm(
  session: GmPanelSession,
  combatant: Combatant | undefined,
  fields: ComponentInput['fields'],
): Result<string, Refusal> {
  const playerIds = [...new Set(session.encounter.combatants.flatMap((each) => playerOf(each) ?? []))];
  const chosenPlayer = fields.get(GM_FIELDS.player) ?? '';
  const onlyUser = playerIds.length === 1 ? playerIds[0] : undefined;
  const recipient = combatant
    ? playerOf(combatant)
    : chosenPlayer === ''
      ? onlyUser
      : findByHash(chosenPlayer, playerIds, String);
  if (recipient === undefined) return no({ type: 'stale' });
  leaveMessage(session, recipient, fields.get(GM_FIELDS.words) ?? '');
  return ok(t('gm-sent', { user: mention(recipient) }));
}

/** Reads the typed count. An empty field means one. */
function parseCount(input: string): Result<number, Refusal> {
  const creatureCount = input.trim() === '' ? 1 : Number(input);
  const isValidCount = Number.isInteger(creatureCount) && creatureCount >= 1 && creatureCount <= MAX_ADDED_CREATURES;
  return isValidCount
    ? ok(creatureCount)
    : no({ type: 'out-of-bounds', what: 'amount', least: 1, most: MAX_ADDED_CREATURES });
}

/** Adds creatures with this name, visible or hidden. For a weaker or stronger variant, shows a preview first. */
function addOrPreviewCreatures(session: GmPanelSession, name: string, { variant, ...how }: Newcomers): Answer {
  const kindResult = creatureNamed(session, name, undefined);
  if (!kindResult.ok) return refreshedPanel(session, kindResult);
  const newcomers = { ...how, kind: kindResult.value, side: ENEMIES };
  if (variant === '') return refreshedPanel(session, addCreatures(session, kindResult.value, newcomers));
  const template = TEMPLATE_NAMES.find((each) => each === variant);
  const strengthResult = template === undefined ? parseStrength(variant) : ok(0);
  if (!strengthResult.ok) return refreshedPanel(session, strengthResult);
  const requestedVariant = template === undefined ? { strength: strengthResult.value } : { template };
  const previewResult = previewReply(
    session,
    { ...newcomers, ...panelIdFields(session), fight: session.encounter, inPanel: true },
    requestedVariant,
  );
  return previewResult.ok ? asUpdate(previewResult.value) : refreshedPanel(session, previewResult);
}

const COMBATANT_FORM_HANDLERS = {
  adjust: adjustNumbers,
  condition: addCondition,
  'hand over': handOverByForm,
  offer: makeOfferByForm,
} as const;

const MENU_CHOICE_HANDLERS = { group: changeGroup, auto: setAutopilot, leave: leaveFight } as const;

/** Lets a combatant leave the fight without being down or dead. */
function leaveFight(session: GmPanelSession, { id: subject }: Combatant, chosen: string) {
  const departure = DEPARTURES.find((each) => each === chosen);
  return departure ? playFromPanel(session, { type: 'depart', subject, as: departure }) : no({ type: 'stale' });
}

function makeOfferByForm(session: FormSession, { id: to }: Combatant, fields: ComponentInput['fields']) {
  const proposalWords = fields.get(GM_FIELDS.words)?.trim() || undefined;
  return playFromPanel(session, {
    type: 'propose',
    kind: fields.get(GM_FIELDS.what) ?? '',
    to,
    ...given({ words: proposalWords }),
  });
}

/** Moves a combatant in the turn order. Asks first if someone would lose or repeat a turn. */
function reorderOrAsk(session: GmPanelSession, combatant: Combatant, before: string): Answer {
  const deedResult = reorderDeedByHash(session, combatant, before);
  if (!deedResult.ok) return refreshedPanel(session, deedResult);
  const question = reorderQuestion(session, deedResult.value);
  return question ? asUpdate(question) : refreshedPanel(session, reorderCombatant(session, deedResult.value));
}

/** Adds the chosen creature, or the one that matches the search. If several match, shows a menu. */
function addCreaturesByForm(session: FormSession, fields: ComponentInput['fields']): Answer {
  const countResult = parseCount(fields.get(GM_FIELDS.count) ?? '');
  if (!countResult.ok) return refreshedPanel(session, countResult);
  const chosenOptions = (fields.get(GM_FIELDS.how) ?? '').split('\n');
  const newcomers: Newcomers = {
    count: countResult.value,
    hidden: chosenOptions.includes(HIDDEN_VALUE),
    together: chosenOptions.includes(TOGETHER_VALUE),
    variant: fields.get(GM_FIELDS.variant) ?? '',
  };
  const input = fields.get(GM_FIELDS.search)?.trim() ?? '';
  const chosenCreature = fields.get(GM_FIELDS.creature) || fields.get(GM_FIELDS.stronger) || '';
  if (input === '' && chosenCreature === '') return asUpdate(gmPanel(session, t('gm-nothing-chosen')));
  if (input === '') return addOrPreviewCreatures(session, chosenCreature, newcomers);
  const matchingEntries = addableEntriesNamed(session, input);
  const [only, another] = matchingEntries;
  if (!only) return asUpdate(gmPanel(session, t('gm-nothing-fits', { typed: plain(input, 40) })));
  return another === undefined
    ? addOrPreviewCreatures(session, only.value, newcomers)
    : asUpdate(creaturesScreen(session, matchingEntries, newcomers));
}
