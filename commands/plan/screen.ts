// A plan as text, and the panel to make one.

import { ButtonStyle } from 'discord-api-types/v10';
import { wordingOf } from '../../src/embeds/meters.ts';
import { componentId, findByHash, idOneOf, idText, textHash, thisEncounter } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { myCharacterButtonId } from '../../src/posts/card-buttons.ts';
import {
  type Combatant,
  type CombatantId,
  type Encounter,
  find,
  GUARD,
  hasLeftFight,
  isOnTurn,
  MAX_LINE_CONDITIONS,
  MAX_PLAN_LINES,
  type Plan,
  type PlanCondition,
  type PlanLine,
  type PlannedAction,
  type Preference,
} from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { nextPlanStep } from '../../src/rules/core/next-plan-step.ts';
import {
  PLAN_PRESETS,
  type PlanChoice,
  type PlanPreset,
  planChoices,
  planConditions,
  presetPlan,
} from '../../src/rules/core/plan-choices.ts';
import { encounterOnOwnTurn, type Price } from '../../src/rules/core/plan-trial.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { splitResourceName } from '../../src/rules/core/resource-kind.ts';
import { commandOf, type Ruleset } from '../../src/rules/core/ruleset.ts';
import { placeName } from '../../src/rules/core/zones.ts';
import { rulesOf } from '../../src/rules/systems.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import { actionPanelWords } from '../../src/text/action-labels.ts';
import { nameAmong, TOOL_NAME_KINDS } from '../../src/text/names.ts';
import { explain } from '../../src/text/refusals.ts';
import { and, mention, plain, t, withoutEscapes } from '../../src/text/t.ts';
import { characterIdFields } from '../me/ids.ts';
import { reactionsLine } from '../reactions.ts';

/** The wording of a player's plan, as shown to the player or in the channel. Callers escape the names. */
export const planWords = {
  noLongerFits: (users: readonly string[], name: string) =>
    t('plan-no-longer-fits', { users: users.map(mention).join(' '), name }).trim(),
  /** Puts targets into words, the preferred one first. */
  orElse: (targets: readonly string[]) => targets.reduce((first, next) => t('plan-or-else', { first, next })),
  line: (conditions: readonly string[], act: string) =>
    conditions.length === 0 ? t('plan-line-always', { act }) : t('plan-line', { conditions: and(conditions), act }),
  spends: (amounts: readonly string[]) =>
    amounts.length === 0 ? t('plan-spends-nothing') : t('plan-spends', { amounts: and(amounts) }),
} as const;

/**
 * What the buttons of a plan do: show the plan, view a preset, use the preset, add a line, try the plan, play it now,
 * delete it.
 */
const PLAN_ACTIONS = ['open', 'back', 'preset', 'keep', 'add', 'try', 'play', 'drop'] as const;

/**
 * *My plan*, and the buttons on its panel. `who` is a short hash of a combatant's id, and `preset` is a short hash of a
 * preset. `when` and `act` are short hashes of the choices for a new line, so that an unfinished line isn't stored
 * anywhere.
 */
export const planButtonId = componentId('plan', {
  encounter: thisEncounter,
  press: idOneOf(...PLAN_ACTIONS),
  who: idText,
  preset: idText,
  when: idText,
  act: idText,
});

/** The menus of the panel: the conditions and the action of a new line, and changes to the plan. */
export const planMenuId = componentId('plan-menu', {
  encounter: thisEncounter,
  menu: idOneOf('when', 'act', 'change'),
  who: idText,
  when: idText,
  act: idText,
});

/**
 * What has been chosen for a new line so far, as short hashes: the conditions with dots between them, and the action.
 */
interface LineDraft {
  readonly when: string;
  readonly act: string;
}

/**
 * What a combatant will do on its turn, with the controls to change that. `notice` is at the top: what was just done.
 */
export function planScreen(
  session: Session & InEncounter,
  combatant: Combatant,
  { draft = EMPTY_LINE_DRAFT, notice }: { readonly draft?: LineDraft; readonly notice?: string | undefined } = {},
): Reply {
  const { rules, encounter } = session;
  const headText = `### ${t('plan-title', { name: plain(combatant.name) })}`;
  if (combatant.lent)
    return planPanel(
      headText,
      [panel.paragraph(t('plan-handed-over', { name: plain(combatant.name) }))],
      [backButton(session, combatant)],
    );
  // Someone who is down can be up again before their next turn.
  if (combatant.vitality === 'dead' || hasLeftFight(combatant.vitality)) {
    const refusal = { type: 'out-of-the-fight', name: combatant.name, as: combatant.vitality } as const;
    return planPanel(headText, [panel.paragraph(explain(refusal, encounter))], [backButton(session, combatant)]);
  }
  const plan = planInUse(combatant);
  const planOptions = planOptionsFor(rules, encounter, combatant);
  const planSummary = plan ? planText(plan, encounter) : t('plan-none');
  return planPanel(
    [...(notice === undefined ? [] : [notice]), headText, planSummary].join('\n'),
    [
      ...(plan ? planButtons(session, combatant) : presetButtons(session, combatant, planOptions)),
      ...newLineMenus(session, combatant, planOptions, draft),
      ...(plan ? planChangeMenu(session, combatant, plan) : []),
      ...reactionsLine(session, combatant),
    ],
    [...addButton(session, combatant, planOptions, draft), backButton(session, combatant)],
  );
}

/** The screen that shows a preset before it is used. */
export function presetScreen(
  session: Session & InEncounter,
  combatant: Combatant,
  preset: PlanPreset,
  plan: Plan,
): Reply {
  const id = planButtonId.write({ ...planIdFields(session, combatant), press: 'keep', preset });
  const headText = `### ${t('plan-title', { name: plain(combatant.name) })}\n**${presetName(preset)}**`;
  return planPanel(
    `${headText}\n${planText(plan, session.encounter)}`,
    [],
    [panel.button(t('plan-keep'), id, ButtonStyle.Success), planButton(session, combatant, t('me-back'), 'back')],
  );
}

/** The line in My character that says whether there is a plan, with the button *My plan*. */
export function planSummaryParts(session: Session & InEncounter, combatant: Combatant): readonly panel.Part[] {
  const plan = planInUse(combatant);
  const planText = plan ? t('plan-lines', { count: plan.lines.length }) : t('plan-no-plan');
  return [panel.line(`**${t('plan-open')}**\n-# ${planText}`, planButton(session, combatant, t('plan-open'), 'open'))];
}

function presetName(preset: PlanPreset): string {
  switch (preset) {
    case 'guard when low':
      return t('plan-preset-guard-when-low');
    case 'fight on':
      return t('plan-preset-fight-on');
    case 'friends first':
      return t('plan-preset-friends-first');
    case 'only guard':
      return t('plan-preset-only-guard');
    default:
      return preset satisfies never;
  }
}

function planUseText(use: Plan['use']): string {
  return use === 'late' ? t('plan-use-late') : t('plan-use-at-once');
}

function otherwiseText(otherwise: Plan['otherwise']): string {
  return otherwise === 'tell me' ? t('plan-otherwise-tell-me') : t('plan-otherwise-end-turn');
}

function targetName(target: Exclude<Preference, object>): string {
  switch (target) {
    case 'near foe':
      return t('plan-target-near-enemy');
    case 'most hurt foe':
      return t('plan-target-most-hurt-enemy');
    case 'any foe':
      return t('plan-target-any-enemy');
    case 'most hurt friend':
      return t('plan-target-most-hurt-friend');
    case 'fallen friend':
      return t('plan-target-fallen-friend');
    case 'self':
      return t('plan-target-self');
    default:
      return target satisfies never;
  }
}

/** How to write a name: with escaped Markdown, or unchanged for menus. */
type NameWriter = (name: string) => string;

/** A plan as text for its owner: its lines, when it is played, what it does afterwards, and what it may spend. */
export function planText(plan: Plan, encounter: Encounter): string {
  const lines = plan.lines.map((line, index) => `${index + 1}. ${lineText(line, encounter)}`);
  const smallPrintTexts = [
    planUseText(plan.use),
    otherwiseText(plan.otherwise),
    planWords.spends(amountTextsOf(plan.may, encounter)),
  ];
  return [...lines, `-# ${smallPrintTexts.join(' ')}`].join('\n');
}

/** A line of a plan: "If an ally is down: Use Healing Potion on an ally who’s down." */
function lineText({ when, act }: PlanLine, encounter: Encounter, writeName: NameWriter = plain): string {
  return planWords.line(
    when.map((each) => conditionText(each, encounter, writeName)),
    actText(act, encounter, writeName),
  );
}

/** A condition of a plan: "your health is below a quarter". */
export function conditionText(condition: PlanCondition, encounter: Encounter, writeName: NameWriter = plain): string {
  switch (condition.if) {
    case 'self-below':
      return t('plan-condition-self-below', { share: t('plan-share', { percent: condition.percent }) });
    case 'friend-below':
      return t('plan-condition-friend-below', { share: t('plan-share', { percent: condition.percent }) });
    case 'friend-down':
      return t('plan-condition-friend-down');
    case 'foe-near':
      return t('plan-condition-enemy-near');
    case 'stands':
      return t('plan-condition-stands', { name: nameOf(condition.who, encounter, writeName) });
    case 'foes-at-least':
      return t('plan-condition-enemies-at-least', { count: condition.number });
    case 'round-from':
      return t('plan-condition-round-from', {
        round: rulesOf(encounter).roundNumber?.(condition.number) ?? String(condition.number),
      });
    case 'left':
      return t('plan-condition-left', {
        amount: amountTextsOf({ [condition.resource]: condition.least }, encounter, writeName).join(),
      });
    default:
      return condition satisfies never;
  }
}

/** An action and its targets: "Attack Goblin 1, otherwise any enemy". */
export function actText(act: PlanLine['act'], encounter: Encounter, writeName: NameWriter = plain): string {
  if (act === GUARD) return t('plan-defend');
  const rules = rulesOf(encounter);
  const { action, tool, manner, targets } = act;
  const [target, ...others] = targets?.map((each) => targetText(each, encounter, writeName)) ?? [];
  const label = actionPanelWords.label(rules.id, action, {
    self: false,
    helps: targets?.some(isForFriends) ?? false,
    asks: false,
    approaches: action === rules.approach?.action && manner === rules.approach.manner,
    ...given({
      command: commandOf(rules, action),
      tool: tool === undefined ? undefined : writeName(tool),
      manner: manner === undefined ? undefined : writeName(manner),
      target,
    }),
  });
  const actLabel =
    act.to === undefined ? label : t('plan-to-square', { act: label, square: writeName(placeName(encounter, act.to)) });
  return planWords.orElse([actLabel, ...others]);
}

/** The amounts in a price as texts, one for each resource. */
function amountTextsOf(price: Price, encounter: Encounter, writeName: NameWriter = plain): readonly string[] {
  const wording = wordingOf(encounter);
  return Object.entries(price).flatMap(([resource, points]) => {
    const { of } = splitResourceName(resource);
    if (points <= 0) return [];
    return [
      of === undefined
        ? wording.amount(points, resource)
        : `${points} × ${writeName(nameAmong(encounter.system, TOOL_NAME_KINDS, of))}`,
    ];
  });
}

function targetText(preference: Preference, encounter: Encounter, writeName: NameWriter): string {
  return typeof preference === 'object' ? nameOf(preference.who, encounter, writeName) : targetName(preference);
}

function isForFriends(preference: Preference): boolean {
  return preference === 'most hurt friend' || preference === 'fallen friend' || preference === 'self';
}

function nameOf(id: CombatantId, encounter: Encounter, writeName: NameWriter): string {
  const combatant = find(encounter, id);
  return combatant ? writeName(combatant.name) : t('plan-has-left');
}

/** Leaves a name unchanged for a menu, because menus don't show Markdown. */
const unescapedName = (name: string) => name;

/** What a plan would do right now, and which lines it would skip. No dice are rolled. */
export function trialText({ rules, encounter }: Session & InEncounter, combatant: Combatant, plan: Plan): string {
  const { encounter: at } = planOptionsFor(rules, encounter, combatant);
  const { deed, skippedLines } = nextPlanStep(rules, at, combatant.id, plan);
  const firstLine =
    deed?.type === 'intent'
      ? t('plan-tried', { act: actText(plannedActionOf(deed.intent), encounter) })
      : deed
        ? t('plan-tried-end')
        : t('plan-tried-unfit');
  return [
    firstLine,
    ...skippedLines.map((each) => t('plan-skipped', { line: each.line + 1, why: t(`plan-why-${each.why}`) })),
  ].join('\n');
}

/** Turns an intent into an action that a plan can contain, with its targets. */
function plannedActionOf({ action, tool, manner, targets, to }: Intent): PlannedAction {
  return { action, ...given({ tool, manner, to, targets: targets?.map((who) => ({ who })) }) };
}

function planPanel(
  text: string,
  parts: readonly panel.Part[],
  below: readonly ReturnType<typeof panel.button>[],
): Reply {
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(text),
      ...parts,
      panel.buttonRow(...below, panel.closeButton()),
    ),
  );
}

function planIdFields(session: Session, combatant: Combatant) {
  return { ...characterIdFields(session, combatant), preset: '', ...EMPTY_LINE_DRAFT };
}

function planButton(
  session: Session,
  combatant: Combatant,
  label: string,
  what: Parameters<typeof planButtonId.write>[0]['press'],
) {
  return panel.button(label, planButtonId.write({ ...planIdFields(session, combatant), press: what }));
}

function backButton(session: Session, combatant: Combatant) {
  return panel.button(
    t('me-back'),
    myCharacterButtonId.write({ ...characterIdFields(session, combatant), view: 'back' }),
  );
}

function presetButtons(session: Session, combatant: Combatant, { choices }: PlanOptions): readonly panel.Part[] {
  const { rules } = session;
  const fittingPresets = PLAN_PRESETS.filter((preset) => presetPlan(rules, choices, preset));
  return panel.buttonRow(
    ...fittingPresets.map((preset) =>
      panel.button(
        presetName(preset),
        planButtonId.write({ ...planIdFields(session, combatant), press: 'preset', preset }),
      ),
    ),
  );
}

function planButtons(session: Session & InEncounter, combatant: Combatant): readonly panel.Part[] {
  const playNowButtons = isOnTurn(session.encounter, combatant.id)
    ? [planButton(session, combatant, t('plan-play-now'), 'play')]
    : [];
  return panel.buttonRow(
    planButton(session, combatant, t('plan-try'), 'try'),
    ...playNowButtons,
    planButton(session, combatant, t('plan-drop'), 'drop'),
  );
}

/** The menus of a new line, with the choices so far. */
function newLineMenus(
  session: Session & InEncounter,
  combatant: Combatant,
  planOptions: PlanOptions,
  draft: LineDraft,
): readonly panel.Part[] {
  const { encounter } = session;
  if ((planInUse(combatant)?.lines.length ?? 0) >= MAX_PLAN_LINES) return [panel.paragraph(t('plan-full'))];
  const idFields = { ...characterIdFields(session, combatant), ...draft };
  const chosenConditions = conditionsOfDraft(draft, planOptions);
  const act = actOfDraft(draft, planOptions);
  const conditionEntries = planOptions.conditions.map((each) =>
    panel.entry(
      t('plan-if', { condition: conditionText(each, encounter, unescapedName) }),
      textHash(planPartKey(each)),
      {
        usual: chosenConditions.includes(each),
      },
    ),
  );
  const actEntries = planOptions.choices.map((each) =>
    panel.entry(actText(each.act, encounter, unescapedName), textHash(planPartKey(each.act)), {
      about: spendingText(each.price, encounter),
      usual: each === act,
    }),
  );
  return [
    panel.menuRow(planMenuId.write({ ...idFields, menu: 'when' }), t('plan-when'), conditionEntries, {
      least: 0,
      most: MAX_LINE_CONDITIONS,
    }),
    panel.menuRow(planMenuId.write({ ...idFields, menu: 'act' }), t('plan-act'), actEntries),
  ];
}

function spendingText(price: Plan['may'], encounter: Encounter): string {
  const amountTexts = amountTextsOf(price, encounter, unescapedName);
  return amountTexts.length === 0 ? '' : t('plan-may-spend', { amount: and(amountTexts) });
}

/** *Add*, if there is something to add. */
function addButton(session: Session & InEncounter, combatant: Combatant, planOptions: PlanOptions, draft: LineDraft) {
  if ((planInUse(combatant)?.lines.length ?? 0) >= MAX_PLAN_LINES || !actOfDraft(draft, planOptions)) return [];
  return [
    panel.button(
      t('plan-add'),
      planButtonId.write({ ...planIdFields(session, combatant), ...draft, press: 'add' }),
      ButtonStyle.Success,
    ),
  ];
}

/** The menu of changes: when the plan is played, what it does afterwards, and which line is deleted. */
function planChangeMenu(
  session: Session & InEncounter,
  combatant: Combatant,
  { lines, use, otherwise }: Plan,
): readonly panel.Part[] {
  const { encounter } = session;
  const lineEntries = lines.map((each, index) =>
    panel.entry(
      t('plan-remove-line', { line: index + 1, text: withoutEscapes(lineText(each, encounter, unescapedName)) }),
      lineKey(each, index),
    ),
  );
  const entries = [
    panel.entry(t(use === 'late' ? 'plan-change-late' : 'plan-change-at-once'), 'use'),
    panel.entry(t(otherwise === 'tell me' ? 'plan-change-tell-me' : 'plan-change-end-turn'), 'otherwise'),
    ...lineEntries,
  ];
  const id = planMenuId.write({ ...characterIdFields(session, combatant), ...EMPTY_LINE_DRAFT, menu: 'change' });
  return [panel.menuRow(id, t('plan-change'), entries)];
}

/** The key of a plan's line in a menu. */
export function lineKey(line: PlanLine, index: number): string {
  return textHash(`${index} ${JSON.stringify(line)}`);
}

/** The conditions and actions that a combatant can put into a plan now. */
interface PlanOptions {
  /** The encounter as if the combatant's turn came now. */
  readonly encounter: Encounter;
  readonly choices: readonly PlanChoice[];
  readonly conditions: readonly PlanCondition[];
}

export function planOptionsFor(rules: Ruleset, encounter: Encounter, { id }: Combatant): PlanOptions {
  const encounterDuringTurn = encounterOnOwnTurn(rules, encounter, id);
  return {
    encounter: encounterDuringTurn,
    choices: planChoices(rules, encounterDuringTurn, id),
    conditions: planConditions(rules, encounterDuringTurn, id),
  };
}

/** The key of a condition or an action in an id. */
function planPartKey(what: PlanCondition | PlanLine['act']): string {
  return JSON.stringify(what);
}

/** The chosen conditions that are still offered. */
function conditionsOfDraft({ when }: LineDraft, { conditions }: PlanOptions): readonly PlanCondition[] {
  return when.split('.').flatMap((each) => findByHash(each, conditions, planPartKey) ?? []);
}

/** The chosen action. Undefined if there is none or it is no longer offered. */
function actOfDraft({ act }: LineDraft, { choices }: PlanOptions): PlanChoice | undefined {
  return findByHash(act, choices, (each) => planPartKey(each.act));
}

/** The chosen line. Refuses if it is no longer offered. */
export function lineOfDraft(draft: LineDraft, planOptions: PlanOptions): Result<PlanLine, Refusal> {
  const conditions = conditionsOfDraft(draft, planOptions);
  const chosenAct = actOfDraft(draft, planOptions);
  const areAllConditionsOffered = conditions.length === draft.when.split('.').filter((each) => each !== '').length;
  return chosenAct && areAllConditionsOffered ? ok({ when: conditions, act: chosenAct.act }) : no({ type: 'stale' });
}

const EMPTY_LINE_DRAFT: LineDraft = { when: '', act: '' };

/** The plan that Fray plays for a combatant. Undefined while the combatant is lent, or if its player has left for good. */
export function planInUse(combatant: Combatant): Combatant['plan'] {
  const { plan, lent, controller } = combatant;
  return lent || playerOf(combatant) !== controller ? undefined : plan;
}
