// The form that asks for an action's details, and the action that a submitted form describes.

import type { APILabelComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { wordingOf } from '../../src/embeds/meters.ts';
import { type TileName, tileName, tileNamed } from '../../src/field/field.ts';
import { type ComponentInput, findByHash, textHash } from '../../src/interaction/component.ts';
import { checkboxField, formOf, radioField, textField } from '../../src/interaction/forms.ts';
import * as panel from '../../src/interaction/panel.ts';
import { actionLabel, nameOf, targetDetails, toolLabel } from '../../src/posts/available-actions.ts';
import { type FormValues, type OpenForm, usualValues, withFormValues } from '../../src/rules/core/action-form.ts';
import type { CompleteAction } from '../../src/rules/core/complete-actions.ts';
import { type CombatantId, combatant, type Encounter, resource } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { Intent, SituationChoices } from '../../src/rules/core/intent.ts';
import { tryAction } from '../../src/rules/core/plan-trial.ts';
import { mainResourceOf, resourceKindOf } from '../../src/rules/core/resource-kind.ts';
import { placeName } from '../../src/rules/core/zones.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import { actionPanelWords } from '../../src/text/action-labels.ts';
import { nameOf as bookName } from '../../src/text/names.ts';
import { t } from '../../src/text/t.ts';

/** The maximum length of a typed square, in characters. There is room for a space and a typo. */
const MAX_TILE_LENGTH = 10;
/** The maximum length of a text that a player can type, in characters. */
const MAX_FREE_TEXT_LENGTH = 300;

/** The ids of the form's fields. */
const FORM_FIELD_IDS = ['first', 'targets', 'how', 'amount', 'tile', 'range', 'counts', 'words'] as const;
type FormFieldId = (typeof FORM_FIELD_IDS)[number];
/** The value of the form entry for no target or the usual range. */
const NO_CHOICE = '-';

/**
 * The form of an action: required fields first, optional ones last. The field for the player's words comes first if the
 * action needs words or if `saying` is true.
 */
export function actionForm(
  id: string,
  act: CompleteAction,
  encounter: Encounter,
  saying: boolean,
): APIModalInteractionResponseCallbackData {
  const { form } = act;
  const actionFields = [
    ...(form ? targetFields(form, act, encounter) : []),
    ...tileFields(act, encounter),
    ...(form ? [...weaponFields(form, act, encounter), ...amountFields(form, act, encounter)] : []),
  ];
  const situationInputs = form?.situation ? situationFields(form.situation, encounter) : [];
  const wordsInput = wordsField(form);
  const fields =
    saying || form?.words
      ? [wordsInput, ...actionFields, ...situationInputs]
      : [...actionFields, ...situationInputs, wordsInput];
  const formTitle = actionLabel(act, encounter).replace(/\s?…$/, '');
  return formOf(id, formTitle, fields);
}

function targetFields(
  form: OpenForm,
  { name, action, harms, intent }: CompleteAction,
  encounter: Encounter,
): readonly APILabelComponent[] {
  const { targets, firsts, several, alone, usual } = form;
  const { target } = actionPanelWords.questions(encounter.system, name);
  const usualTargets = usual.targets ?? [];
  const targetEntryOf = (id: CombatantId, usually: readonly CombatantId[]) => {
    const entryParts = [nameOf(id, encounter), targetDetails(id, action.gm ? undefined : intent.actor, encounter)];
    return panel.entry(entryParts.filter((part) => part !== '').join(', '), textHash(id), {
      usual: usually.includes(id),
    });
  };
  const [first, rest] = firsts ? [usualTargets.slice(0, 1), usualTargets.slice(1)] : [[], usualTargets];
  const targetEntries = targets.map((id) => targetEntryOf(id, rest));
  if (firsts && several)
    return [
      ...radioField(
        'first',
        { label: t('acts-form-toward') },
        firsts.map((id) => targetEntryOf(id, first)),
      ),
      ...checkboxField('targets', { label: t('acts-form-away') }, targetEntries, several.least - 1),
    ];
  if (several) {
    const fieldTexts = harms ? { label: t('acts-form-catches'), hint: t('acts-form-friends-too') } : { label: target };
    return checkboxField('targets', fieldTexts, targetEntries, several.least);
  }
  const noTargetEntries =
    alone && targets.length > 0
      ? [panel.entry(t('acts-form-no-target'), NO_CHOICE, { usual: usualTargets.length === 0 })]
      : [];
  return radioField('targets', { label: target }, [...targetEntries, ...noTargetEntries]);
}

/** A menu of squares or zones, or a field to type one if there are too many for a menu. */
function tileFields(
  { form, tiles = form?.tiles ?? [] }: CompleteAction,
  encounter: Encounter,
): readonly APILabelComponent[] {
  const fieldLabel = { label: encounter.zones ? t('zones-where') : t('acts-form-square') };
  const [likeliest] = tiles;
  if (tiles.length > MENU_LIMITS.entries)
    return [
      textField('tile', fieldLabel, {
        required: true,
        longest: MAX_TILE_LENGTH,
        example: t('moves-square-example'),
        ...given({ value: likeliest }),
      }),
    ];
  return radioField(
    'tile',
    fieldLabel,
    tiles.map((tile) => panel.entry(placeName(encounter, tile), tile, { usual: tile === likeliest })),
  );
}

function weaponFields(
  { hows = [], usual }: OpenForm,
  { name, way }: CompleteAction,
  { system }: Encounter,
): readonly APILabelComponent[] {
  const methodEntries = hows.map((method) =>
    panel.entry(toolLabel(system, method, way), weaponHash(method), { usual: method === usual.how }),
  );
  return radioField('how', { label: actionPanelWords.questions(system, name).how }, methodEntries);
}

/** A short hash of a weapon and a manner (how the weapon is used, such as an attack type). */
function weaponHash({ tool = '', manner = '' }: { readonly tool?: string; readonly manner?: string }): string {
  return textHash(`${tool}\n${manner}`);
}

/** A menu of amounts. The entries show the resource's value now and after paying. */
function amountFields(form: OpenForm, act: CompleteAction, encounter: Encounter): readonly APILabelComponent[] {
  const { amounts } = form;
  if (!amounts) return [];
  const { what, lines, needed } = amounts;
  const { asks, line } = actionPanelWords.amount(encounter.system, what);
  const amountLabelOf = line ?? ((amount: number) => wordingOf(encounter).amount(amount, what));
  const [usually] = lines;
  const amountEntries = [...lines]
    .sort((a, b) => a - b)
    .map((amount) => {
      const label = amount === 0 && !needed ? t('acts-form-none') : amountLabelOf(amount);
      const priceText = priceOf({ ...form, amount, what }, act, encounter);
      return panel.entry(label, String(amount), { about: priceText, usual: amount === (needed ? usually : 0) });
    });
  return radioField('amount', { label: asks }, amountEntries);
}

interface PricedForm extends OpenForm {
  readonly amount: number;
  readonly what: string;
}

/**
 * A resource's value now and after paying. If paying raises the value, as it does with stress, there is a warning when
 * the new value is more than the actor can take. Undefined if nothing is paid.
 */
function priceOf(pricedForm: PricedForm, { intent, way }: CompleteAction, encounter: Encounter): string | undefined {
  const { amount, what } = pricedForm;
  const actor = combatant(encounter, intent.actor);
  if (amount === 0 || !Object.hasOwn(actor.resources, what)) return undefined;
  const wording = wordingOf(encounter);
  const rules = rulesOf(encounter);
  const { value, max } = resource(actor, what);
  const stakedPoints = way.costs?.find((each) => each.resource === what)?.points ?? 0;
  const numberWithLimit = (number: number, limit = max) =>
    limit === undefined ? String(number) : wording.signs.outOf(number, limit);
  const changeText = (newValue: number, limit = max) =>
    `${wording.resource(what)} ${wording.signs.became(numberWithLimit(value, limit), numberWithLimit(newValue, limit))}`;
  if (!resourceKindOf(rules.resourceKinds, what).fills) return changeText(Math.max(0, value - amount - stakedPoints));
  const { price, wounds, falls } = tryAction(
    rules,
    encounter,
    withFormValues(intent, { ...usualValues(pricedForm), amount }),
  );
  const resourceAfter = value + (price[what] ?? amount);
  const capacity = rules.meters(actor, encounter).find((meter) => meter.resource === what)?.max;
  const exceedsCapacity = capacity !== undefined && resourceAfter > capacity;
  const harmText = wounds > 0 ? wording.amount(wounds, mainResourceOf(rules.resourceKinds) ?? '') : undefined;
  return [
    changeText(resourceAfter, capacity),
    ...(exceedsCapacity ? [actionPanelWords.tooMuch({ falls, ...given({ harm: harmText }) })] : []),
  ].join(', ');
}

/** Fields for the circumstances of an action, such as the distance. */
function situationFields(
  { ranges = [], ...counts }: SituationChoices,
  { system }: Encounter,
): readonly APILabelComponent[] {
  const rangeEntries = ranges.map((each) => panel.entry(bookName(system, 'option', each), each));
  const circumstanceEntries = circumstanceFields(counts, system).map(({ label, value }) => panel.entry(label, value));
  return [
    ...radioField(
      'range',
      { label: t('acts-form-range') },
      rangeEntries.length > 0
        ? [panel.entry(t('acts-form-usual-range'), NO_CHOICE, { usual: true }), ...rangeEntries]
        : [],
    ),
    ...checkboxField('counts', { label: t('acts-form-counts') }, circumstanceEntries),
  ];
}

/** The circumstances to choose from, apart from the range. */
function circumstanceFields({ cover = [], flanked = [], behind, highGround }: SituationChoices, system = '') {
  return [
    ...flanked.map((each) => ({
      label: t('acts-form-flanked', { how: bookName(system, 'option', each) }),
      value: `flanked ${each}`,
      situation: { flanked: each },
    })),
    ...cover.map((each) => ({
      label: t('acts-form-cover', { cover: bookName(system, 'option', each) }),
      value: `cover ${each}`,
      situation: { cover: each },
    })),
    ...(behind ? [{ label: t('acts-form-behind'), value: 'behind', situation: { behind } }] : []),
    ...(highGround ? [{ label: t('acts-form-high-ground'), value: 'high ground', situation: { highGround } }] : []),
  ];
}

function wordsField(form: OpenForm | undefined): APILabelComponent {
  const wordsKind = form?.words;
  const wordsFieldKind = wordsKind ?? 'words';
  const example = t(`acts-form-${wordsFieldKind}-example`);
  return textField(
    'words',
    { label: t(`acts-form-${wordsFieldKind}-label`) },
    { required: wordsKind !== undefined, longest: MAX_FREE_TEXT_LENGTH, example },
  );
}

/** Reads what was entered in a field. Undefined if the form doesn't have the field. */
type ReadField = (id: FormFieldId) => string | undefined;

/**
 * The action with the values that were entered in its form. Values that the form didn't ask for stay the same.
 * Undefined if a choice is no longer offered.
 */
export function filledIntent(
  { form, intent }: CompleteAction,
  { fields }: Pick<ComponentInput, 'fields'>,
): Intent | undefined {
  const readText: ReadField = (id) => fields.get(id);
  const typedWords = readText('words')?.trim();
  const words = typedWords === '' ? undefined : typedWords;
  const tile = readText('tile');
  const to = tile === undefined ? undefined : readTileField(tile);
  if (!form) return withFormValues(intent, given({ words, to }));
  const choices = {
    ...readTargets(form, readText),
    ...readWeapon(form, readText),
    ...readAmount(form, readText),
    ...readSituation(form, readText),
  };
  if ('gone' in choices) return undefined;
  return withFormValues(intent, { ...form.usual, ...choices, ...given({ words, to }) });
}

/** The result if the user chose something that is no longer offered. */
interface UnavailableChoice {
  readonly gone: true;
}
const UNAVAILABLE_CHOICE: UnavailableChoice = { gone: true };

function readTargets(
  { targets, firsts }: OpenForm,
  readText: ReadField,
): Pick<FormValues, 'targets'> | UnavailableChoice {
  const [typedTargets, first] = [readText('targets'), readText('first')];
  if (typedTargets === undefined && first === undefined) return {};
  const targetHashes = (typedTargets ?? '').split('\n').filter((each) => each !== '' && each !== NO_CHOICE);
  const firstTargets = first === undefined ? firsts?.slice(0, 1) : [findByHash(first, firsts ?? [], String)];
  const chosenTargets = [...(firstTargets ?? []), ...targetHashes.map((each) => findByHash(each, targets, String))];
  const knownTargets = chosenTargets.filter((each): each is CombatantId => each !== undefined);
  return knownTargets.length === chosenTargets.length ? { targets: knownTargets } : UNAVAILABLE_CHOICE;
}

/** A typed square's name. Invalid names are left for the rules to refuse. */
function readTileField(input: string): TileName {
  const tile = tileNamed(input);
  return tile ? tileName(tile) : input.trim();
}

function readWeapon({ hows = [] }: OpenForm, readText: ReadField): Pick<FormValues, 'how'> | UnavailableChoice {
  const typedMethod = readText('how');
  if (typedMethod === undefined) return {};
  const chosenMethod = hows.find((each) => weaponHash(each) === typedMethod);
  return chosenMethod ? { how: chosenMethod } : UNAVAILABLE_CHOICE;
}

function readAmount({ amounts }: OpenForm, readText: ReadField): Pick<FormValues, 'amount'> | UnavailableChoice {
  const typedAmount = readText('amount');
  if (typedAmount === undefined) return given({ amount: amounts?.needed && amounts.lines[0] });
  const amount = amounts?.lines.find((each) => String(each) === typedAmount);
  return amount === undefined ? UNAVAILABLE_CHOICE : { amount };
}

function readSituation(
  { situation = {} }: OpenForm,
  readText: ReadField,
): Pick<FormValues, 'situation'> | UnavailableChoice {
  const typedRange = readText('range');
  const range = situation.ranges?.find((each) => each === typedRange);
  if (typedRange !== undefined && typedRange !== NO_CHOICE && range === undefined) return UNAVAILABLE_CHOICE;
  const tickedValues = (readText('counts') ?? '').split('\n');
  const tickedCircumstances = circumstanceFields(situation).filter(({ value }) => tickedValues.includes(value));
  const tickedSituation = Object.assign(given({ range }), ...tickedCircumstances.map(({ situation }) => situation));
  return Object.keys(tickedSituation).length > 0 ? { situation: tickedSituation } : {};
}
