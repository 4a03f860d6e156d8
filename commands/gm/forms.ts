// The forms of the GM's panel.

import type { APILabelComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { FORM_LIMITS, MENU_LIMITS } from '../../src/embeds/limits.ts';
import { conditionText, wordingOf } from '../../src/embeds/meters.ts';
import { textHash } from '../../src/interaction/component.ts';
import {
  ADDABLE_ENTRY_NEEDS,
  type AddableEntry,
  addableEntries,
  recentEntriesOf,
} from '../../src/interaction/creatures.ts';
import { checkboxField, formOf, memberField, menuField, radioField, textField } from '../../src/interaction/forms.ts';
import { ownConditions } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { CHECK_KINDS } from '../../src/posts/check-post.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { CONDITION_ENDS } from '../../src/rules/core/intent.ts';
import { MAX_NAME_LENGTH } from '../../src/rules/core/names.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { proposalKindsFor } from '../../src/rules/core/proposals.ts';
import { mainResourceOf } from '../../src/rules/core/resource-kind.ts';
import { conditionsForGm, countsOf, type Ruleset } from '../../src/rules/core/ruleset.ts';
import { sceneConditions, sceneResources } from '../../src/rules/core/scene.ts';
import { TEMPLATE_NAMES } from '../../src/rules/core/template.ts';
import { timedEventsOf } from '../../src/rules/core/timed-events.ts';
import { ALL_PLAYERS, checkNames, EVERYONE } from '../../src/session/checks.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import { EVENT_PLACE_EXAMPLES, effectExamples, ROUND_EXAMPLES } from '../../src/session/typed-events.ts';
import { overviewWords } from '../../src/text/board.ts';
import { hazardText } from '../../src/text/events.ts';
import { gmWords as words } from '../../src/text/gm.ts';
import { referenceOf } from '../../src/text/language.ts';
import { nameAmong, nameOf } from '../../src/text/names.ts';
import { briefOf } from '../../src/text/reference.ts';
import { capital, t, withLabel, withoutEscapes } from '../../src/text/t.ts';
import { templateWords } from '../../src/text/templates.ts';
import { localizedTypedText } from '../../src/text/typed.ts';
import { difficultyChoices, whoToAskChoices } from '../check.ts';
import { MAX_EFFECT_LENGTH, MAX_EVENT_NAME_LENGTH, MAX_EVENT_TEXT_LENGTH, MAX_SAVE_LENGTH } from '../event.ts';
import { MAX_OFFER_LENGTH } from '../offer.ts';
import { defaultTimerField, timerFields } from '../timer/timer.ts';
import { MAX_MESSAGE_LENGTH } from '../whisper.ts';
import { type GmForm, gmFormId, hashOf } from './ids.ts';
import { type GmPanelSession, PANEL_NEEDS, panelIdFields } from './panel.ts';

/** The ids of the forms' fields. */
export const GM_FIELDS = {
  creature: 'creature',
  stronger: 'creature-2',
  search: 'search',
  variant: 'variant',
  count: 'count',
  how: 'how',
  dice: 'dice',
  player: 'player',
  words: 'words',
  condition: 'condition',
  more: 'condition-2',
  until: 'until',
  note: 'note',
  other: 'other',
  who: 'who',
  what: 'what',
  against: 'against',
  when: 'when',
  rounds: 'rounds',
  which: 'which',
  effect: 'effect',
} as const;

/** The form value that hides creatures or an event, or makes a check secret. */
export const HIDDEN_VALUE = 'hidden';
/** The form value that adds creatures as one group. */
export const TOGETHER_VALUE = 'together';
/** The form value for a condition that lasts as long as the book says. */
export const BOOK_DURATION = 'book';
/** The durations of a condition to choose from, in rounds. */
export const DURATION_ROUNDS = [1, 2, 3, 5, 10] as const;

export const FORM_NEEDS = { ...PANEL_NEEDS, ...ADDABLE_ENTRY_NEEDS } as const;
export type FormSession = Session<keyof typeof FORM_NEEDS> & InEncounter;

/** A form of the panel. `combatant` is undefined for forms that aren't about a combatant. */
export function gmForm(
  session: FormSession,
  form: GmForm,
  combatant: Combatant | undefined,
): APIModalInteractionResponseCallbackData {
  const id = gmFormId.write({ ...panelIdFields(session), form, who: combatant ? hashOf(combatant) : '' });
  const title = formTitleOf(form);
  return formOf(id, combatant ? withLabel(combatant.name, title) : title, formFieldsOf(session, form, combatant));
}

function formTitleOf(form: GmForm): string {
  switch (form) {
    case 'hand over':
      return t('gm-title-hand-over');
    case 'pace':
      return t('gm-title-timer');
    default:
      return t(`gm-title-${form}`);
  }
}

function formFieldsOf(
  session: FormSession,
  form: GmForm,
  combatant: Combatant | undefined,
): readonly APILabelComponent[] {
  switch (form) {
    case 'add':
      return newCreatureFields(session);
    case 'roll':
      return [
        textField(
          GM_FIELDS.dice,
          { label: t('gm-field-dice'), hint: t('gm-field-dice.hint') },
          { required: true, longest: 200, example: '2d6+3' },
        ),
      ];
    case 'check':
      return checkRequestFields(session);
    case 'event':
      return eventFields();
    case 'event-effect':
      return effectFields(session);
    case 'offer':
      return combatant ? offerFields(session, combatant) : [];
    case 'whisper':
      return messageFields(session, combatant);
    case 'adjust':
      return combatant ? numberFields(session, combatant) : [];
    case 'condition':
      return conditionFields(session);
    case 'scene':
      return sceneFields(session);
    case 'pace':
      return [...timerFields(session.encounter.pace), ...defaultTimerField()];
    case 'hand over':
      return [
        memberField(GM_FIELDS.player, { label: t('gm-field-player'), hint: t('gm-field-player.hint') }),
        textField(
          GM_FIELDS.until,
          { label: t('gm-field-player-until'), hint: t('gm-field-player-until.hint') },
          {
            required: false,
            longest: 40,
            example: t('gm-field-player-until-example'),
          },
        ),
      ];
    default:
      return form satisfies never;
  }
}

/** One or two menus of the creatures from `addableEntries`. If they don't fit, the GM types part of the name. */
export function creatureFields(
  { book }: Pick<Ruleset, 'book'>,
  addable: readonly AddableEntry[],
  menus: 1 | 2,
): readonly APILabelComponent[] {
  const creatureEntries = addable.map(({ label, value, about }) => panel.entry(label, value, { about }));
  const [first, second] = [creatureEntries.slice(0, MENU_LIMITS.entries), creatureEntries.slice(MENU_LIMITS.entries)];
  const hasPackCreatures = addable.some(({ of }) => of === 'pack');
  const hint = t(hasPackCreatures ? 'gm-field-creature-of-packs' : 'gm-field-creature.hint', {
    ...book,
    license: overviewWords.license(book.license),
  });
  if (second.length === 0 || menus === 1)
    return menuField(GM_FIELDS.creature, { label: t('gm-field-creature'), hint }, first, false);
  const menuLabelOf = (group: typeof creatureEntries) => ({
    label: t('gm-field-creatures', { first: group[0]?.value ?? '', last: group.at(-1)?.value ?? '' }),
  });
  const secondMenuEntries = second.slice(0, MENU_LIMITS.entries);
  return [
    ...menuField(GM_FIELDS.creature, { ...menuLabelOf(first), hint }, first, false),
    ...menuField(GM_FIELDS.stronger, menuLabelOf(secondMenuEntries), secondMenuEntries, false),
  ];
}

function newCreatureFields(session: FormSession): readonly APILabelComponent[] {
  const { rules } = session;
  const entries = addableEntries(session);
  const recentEntries = recentEntriesOf(session, entries);
  const listedEntries = [
    ...recentEntries,
    ...entries.filter((each) => each.kind === 'creature' && !recentEntries.includes(each)),
  ];
  return [
    textField(
      GM_FIELDS.search,
      { label: t('gm-field-search'), hint: t('gm-field-search.hint') },
      { required: false, longest: MAX_NAME_LENGTH },
    ),
    // A form can have five fields. If one is for templates, there is room for only one menu of creatures.
    ...creatureFields(rules, listedEntries, rules.templates ? 1 : 2),
    ...variantField(rules),
    textField(GM_FIELDS.count, { label: t('gm-field-count') }, { required: false, longest: 2, value: '1' }),
    ...checkboxField(GM_FIELDS.how, { label: t('gm-field-how') }, [
      { label: t('gm-field-hidden'), value: HIDDEN_VALUE },
      { label: t('gm-field-together'), value: TOGETHER_VALUE },
    ]),
  ];
}

/** The strengths that the form offers: a creature as strong as this many characters. */
const OFFERED_STRENGTHS = [1 / 4, 1 / 2, 1, 1.5, 2, 3, 5, 8];

/** A field to apply a template to a creature, or to set its strength. Empty for a system without templates. */
function variantField({ templates }: Ruleset): readonly APILabelComponent[] {
  if (!templates) return [];
  return menuField(
    GM_FIELDS.variant,
    { label: t('template-field'), hint: t('template-field-hint') },
    [
      ...TEMPLATE_NAMES.map((each) =>
        panel.entry(templateWords.name(each), each, { about: templateWords.about(each) }),
      ),
      ...OFFERED_STRENGTHS.map((each) => panel.entry(templateWords.asStrong(each), String(each))),
    ],
    false,
  );
}

/** The fields for a check: who, what, the number to reach, and whether it is secret. */
function checkRequestFields(session: GmPanelSession): readonly APILabelComponent[] {
  const whoToAskEntries = whoToAskChoices(session).map(({ name, value }) =>
    panel.entry(name, value, { usual: value === ALL_PLAYERS }),
  );
  const { system } = session.encounter;
  const checkEntries = checkNames(session.encounter).map((name) =>
    panel.entry(nameAmong(system, ['skill'], name), name),
  );
  const nameField = { required: checkEntries.length === 0, longest: MAX_NAME_LENGTH };
  const example = difficultyExample(session);
  return [
    ...menuField(GM_FIELDS.who, { label: t('gm-field-check-who') }, whoToAskEntries, true),
    ...menuField(GM_FIELDS.what, { label: t('gm-field-check-what') }, checkEntries, false),
    textField(GM_FIELDS.other, { label: t('gm-field-check-other') }, nameField),
    textField(
      GM_FIELDS.against,
      { label: t('gm-field-check-vs'), hint: t('gm-field-check-vs.hint') },
      { required: false, longest: MAX_NAME_LENGTH, example },
    ),
    ...checkboxField(GM_FIELDS.how, { label: t('gm-field-how') }, [
      panel.entry(t('gm-field-check-secret'), HIDDEN_VALUE),
    ]),
  ];
}

/** An example of a difficulty: the book's first one, or a number. */
function difficultyExample(session: Session & InEncounter): string {
  const [usual] = difficultyChoices(session);
  return usual ? nameOf(session.encounter.system, 'option', usual.value) : '14';
}

/** The fields of the form for an event in the turn order, such as a storm. */
function eventFields(): readonly APILabelComponent[] {
  const optionalField = (longest: number, example?: string) => ({ required: false, longest, ...given({ example }) });
  return [
    textField(
      GM_FIELDS.what,
      { label: t('gm-field-event-name'), hint: t('gm-field-event-name.hint') },
      { required: true, longest: MAX_EVENT_NAME_LENGTH },
    ),
    textField(GM_FIELDS.words, { label: t('gm-field-event-text') }, optionalField(MAX_EVENT_TEXT_LENGTH)),
    textField(
      GM_FIELDS.when,
      { label: t('gm-field-event-when'), hint: t('gm-field-event-when.hint') },
      optionalField(100, localizedTypedText(EVENT_PLACE_EXAMPLES[0])),
    ),
    textField(
      GM_FIELDS.rounds,
      { label: t('gm-field-event-rounds'), hint: t('gm-field-event-rounds.hint') },
      optionalField(30, localizedTypedText(ROUND_EXAMPLES[0])),
    ),
    ...checkboxField(GM_FIELDS.how, { label: t('gm-field-how') }, [
      panel.entry(t('gm-field-event-hidden'), HIDDEN_VALUE),
    ]),
  ];
}

/** The fields for what an event does automatically. */
function effectFields(session: GmPanelSession): readonly APILabelComponent[] {
  const { encounter } = session;
  const eventEntries = timedEventsOf(encounter).map(({ id, mark: name }, index) =>
    panel.entry(name, id, { usual: index === 0 }),
  );
  const whoToAskEntries = whoToAskChoices(session).map(({ name, value }) =>
    panel.entry(name, value, { usual: value === EVERYONE }),
  );
  const optionalField = (longest: number, example?: string) => ({ required: false, longest, ...given({ example }) });
  const [damage, ...others] = effectExamples(encounter);
  const conditionExample = others.at(-1);
  const [check = ''] = checkNames(encounter);
  return [
    ...menuField(GM_FIELDS.which, { label: t('gm-field-event-which') }, eventEntries, true),
    textField(
      GM_FIELDS.effect,
      { label: t('gm-field-event-effect'), hint: t('gm-field-event-effect.hint') },
      optionalField(
        MAX_EFFECT_LENGTH,
        [damage, conditionExample].map((each = '') => hazardText(encounter.system, each)).join(', '),
      ),
    ),
    ...menuField(GM_FIELDS.who, { label: t('gm-field-event-to') }, whoToAskEntries, true),
    textField(
      GM_FIELDS.other,
      { label: t('gm-field-event-to-other'), hint: t('gm-field-event-to-other.hint') },
      optionalField(MAX_EFFECT_LENGTH),
    ),
    textField(
      GM_FIELDS.against,
      { label: t('gm-field-event-save'), hint: t('gm-field-event-save.hint') },
      optionalField(
        MAX_SAVE_LENGTH,
        `${nameAmong(encounter.system, CHECK_KINDS, check)} ${difficultyExample(session)}`,
      ),
    ),
  ];
}

/** The fields for a message. If the form isn't about a combatant, one of them asks for the player. */
function messageFields({ encounter }: GmPanelSession, combatant: Combatant | undefined): readonly APILabelComponent[] {
  const combatantsByPlayer = Map.groupBy(
    encounter.combatants.filter((each) => playerOf(each) !== undefined),
    (each) => playerOf(each) ?? '',
  );
  const playerEntries = [...combatantsByPlayer].map(([user, combatants]) =>
    panel.entry(words.playerOf(combatants.map(({ name }) => name)), textHash(user)),
  );
  return [
    ...(combatant ? [] : radioField(GM_FIELDS.player, { label: t('gm-field-whisper-to') }, playerEntries)),
    textField(
      GM_FIELDS.words,
      { label: t('gm-field-whisper'), hint: t('gm-field-whisper.hint') },
      { required: true, longest: MAX_MESSAGE_LENGTH, lines: true },
    ),
  ];
}

/**
 * A field for each of the combatant's numbers. If there are more numbers than fields, the last field is for the others:
 * the GM types a name and a change, such as "Stress +2".
 */
function numberFields({ rules, encounter }: GmPanelSession, combatant: Combatant): readonly APILabelComponent[] {
  const { resourceKinds } = rules;
  const mainResource = mainResourceOf(resourceKinds);
  // Points that are restored every turn come last.
  const resourceRank = (name: string) => (name === mainResource ? 0 : resourceKinds[name]?.turn ? 2 : 1);
  const sortedCounts = Object.entries(countsOf(rules, combatant)).toSorted(
    ([a], [b]) => resourceRank(a) - resourceRank(b),
  );
  const shownCounts =
    sortedCounts.length > FORM_LIMITS.fields - 1 ? sortedCounts.slice(0, FORM_LIMITS.fields - 2) : sortedCounts;
  const otherCountNames = sortedCounts
    .slice(shownCounts.length)
    .map(([name, { value, max }]) => words.number(name, value, max));
  const amountField = { required: false, longest: 12, example: t('gm-field-amount-example') };
  const resourceLabel = (name: string) => capital(withoutEscapes(wordingOf(encounter).resource(name)));
  return [
    ...shownCounts.map(([name, { value, max }], index) => {
      const label = words.number(resourceLabel(name), value, max);
      return textField(
        amountFieldId(name),
        { label, ...(index === 0 && { hint: t('gm-field-amount-hint') }) },
        amountField,
      );
    }),
    ...(otherCountNames.length === 0
      ? []
      : [
          textField(
            GM_FIELDS.other,
            { label: t('gm-field-other'), hint: otherCountNames.join(', ') },
            {
              required: false,
              longest: 80,
              example: `${sortedCounts[shownCounts.length]?.[0] ?? ''} -1`,
            },
          ),
        ]),
    textField(GM_FIELDS.words, { label: t('gm-field-why') }, { required: false, longest: 200 }),
  ];
}

/** The id of the form field for the number of a resource, such as HP. */
export function amountFieldId(resource: string): string {
  return `amount ${textHash(resource)}`;
}

/** The fields for a condition: part of its name or a choice from a list, its duration, and its value or note. */
function conditionFields(session: GmPanelSession): readonly APILabelComponent[] {
  const { rules } = session;
  const reference = referenceOf(rules.id);
  const packEntries = ownConditions(session).map(({ name, brief = '' }) => panel.entry(name, name, { about: brief }));
  const bookEntries = conditionsForGm(rules)
    .toSorted()
    .map((name) => panel.entry(name, name, { about: briefOf(reference, 'conditions', name) }));
  const conditionEntries = [...packEntries, ...bookEntries];
  const durationEntries = [
    panel.entry(t('gm-until-by-the-book'), BOOK_DURATION, { usual: true }),
    ...DURATION_ROUNDS.map((rounds) => panel.entry(t('gm-until-rounds', { count: rounds }), String(rounds))),
    ...CONDITION_ENDS.map((until) => panel.entry(t(`gm-until-${until}`), until)),
  ];
  const [first, second] = [conditionEntries.slice(0, MENU_LIMITS.entries), conditionEntries.slice(MENU_LIMITS.entries)];
  return [
    textField(GM_FIELDS.search, { label: t('gm-field-condition') }, { required: false, longest: MAX_NAME_LENGTH }),
    ...menuField(GM_FIELDS.condition, rangeLabel(first), first, false),
    ...menuField(GM_FIELDS.more, rangeLabel(second), second, false),
    ...menuField(GM_FIELDS.until, { label: t('gm-field-duration') }, durationEntries, true),
    textField(
      GM_FIELDS.note,
      { label: t('gm-field-note'), hint: t('gm-field-note.hint') },
      { required: false, longest: 100 },
    ),
  ];
}

/** The fields for the scene itself: as many of its resources as fit, a new condition, and a condition to end. */
function sceneFields({ rules, encounter }: GmPanelSession): readonly APILabelComponent[] {
  const currentConditions = sceneConditions(encounter).map((each) =>
    panel.entry(withoutEscapes(conditionText(each, encounter, rules)), textHash(each.key)),
  );
  const conditionEntries = (rules.scene?.conditions ?? []).map((name) =>
    panel.entry(nameOf(rules.id, 'condition', name), name),
  );
  const sceneCounts = Object.entries(sceneResources(encounter)).slice(0, FORM_LIMITS.fields - 3);
  return [
    ...sceneCounts.map(([name, { value, max }], index) => {
      const label = words.number(capital(withoutEscapes(wordingOf(encounter).resource(name))), value, max);
      const amountField = { required: false, longest: 12, example: t('gm-field-amount-example') };
      return textField(
        amountFieldId(name),
        { label, ...(index === 0 && { hint: t('gm-field-amount-hint') }) },
        amountField,
      );
    }),
    ...menuField(GM_FIELDS.condition, { label: t('gm-field-scene-condition') }, conditionEntries, false),
    ...(conditionEntries.length === 0
      ? []
      : [
          textField(
            GM_FIELDS.note,
            { label: t('gm-field-note'), hint: t('gm-field-note.hint') },
            { required: false, longest: 100 },
          ),
        ]),
    ...menuField(GM_FIELDS.which, { label: t('gm-field-scene-ends') }, currentConditions, false),
  ];
}

/** A menu's label, made of its first and last entry. */
function rangeLabel(entries: readonly { readonly label: string }[]) {
  const [first, last] = [entries[0]?.label ?? '', entries.at(-1)?.label ?? ''];
  return { label: t('gm-field-condition-listed', { first, last }) };
}

/** The fields for an offer to a combatant's player: the kind of offer, and what the offer is about. */
function offerFields({ rules, encounter }: FormSession, combatant: Combatant): readonly APILabelComponent[] {
  const proposalKinds = proposalKindsFor(rules, encounter, combatant);
  const proposalEntries = proposalKinds.map((kind) => panel.entry(rules.proposals?.[kind]?.title ?? kind, kind));
  return [
    ...menuField(GM_FIELDS.what, { label: t('offer-kind') }, proposalEntries, true),
    textField(
      GM_FIELDS.words,
      { label: t('offer-words') },
      { required: false, longest: MAX_OFFER_LENGTH, lines: true },
    ),
  ];
}
