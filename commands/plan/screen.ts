import { ButtonStyle } from 'discord-api-types/v10';
import { actText, amountsOf, conditionText, lineText, planText } from '../../src/embeds/plan-text.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { closeButton } from '../../src/interaction/close-button.ts';
import { entry, menuRow } from '../../src/interaction/menus.ts';
import { line, type PanelPart, panel, words as paragraph, whisperPanel } from '../../src/interaction/panel.ts';
import { actChosen, conditionsChosen, keyOf, type Plannable, plannableBy } from '../../src/interaction/plan/choices.ts';
import { type Draft, NOTHING_CHOSEN, planButton, planMenu } from '../../src/interaction/plan/ids.ts';
import { mark } from '../../src/interaction/posts/mark.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { cornerAt, cornerButton, OWN_COLOUR } from '../../src/posts/links.ts';
import { type Combatant, type Encounter, isOnTurn } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { nextOfPlan } from '../../src/rules/core/next-of-plan.ts';
import { MOST_CONDITIONS, MOST_LINES, type Plan, type PlanLine, type PlannedAct } from '../../src/rules/core/plan.ts';
import { PRESETS, type Preset, presetPlan } from '../../src/rules/core/plan-presets.ts';
import type { InEncounter } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';
import { plain, unmarked } from '../../src/text/markdown.ts';
import { and, corner, plan as words } from '../../src/text/spoken.ts';
import { answersLine } from '../reactions.ts';
import { planInUse } from './plan.ts';

/** Names in menus are as they are: nothing there is markdown. */
const asItIs = (name: string) => name;

/** What somebody will do on their turn, with all that changes it; `said` stands above it: what was just done. */
export function planScreen(
  session: Session & InEncounter,
  of: Combatant,
  { draft = NOTHING_CHOSEN, said }: { readonly draft?: Draft; readonly said?: string | undefined } = {},
): Reply {
  const { rules, encounter } = session;
  const head = `### ${words.title(plain(of.name))}`;
  if (of.lent) return screen(head, [paragraph(words.asleep(plain(of.name)))], [backButton(session, of)]);
  const plan = planInUse(of);
  const plannable = plannableBy(rules, encounter, of);
  const text = plan ? planText(plan, encounter) : words.none;
  return screen(
    [...(said === undefined ? [] : [said]), head, text].join('\n'),
    [
      ...(plan ? changes(session, of) : presets(session, of, plannable)),
      ...adding(session, of, plannable, draft),
      ...(plan ? changing(session, of, plan) : []),
      ...answersLine(session, of),
    ],
    [...addButton(session, of, plannable, draft), backButton(session, of)],
  );
}

/** A plan that is ready to be kept, before it is. */
export function presetScreen(session: Session & InEncounter, of: Combatant, preset: Preset, plan: Plan): Reply {
  const id = planButton.write({ ...at(session, of), press: 'keep', preset });
  const head = `### ${words.title(plain(of.name))}\n${words.preset(words.presets[preset])}`;
  return screen(
    `${head}\n${planText(plan, session.encounter)}`,
    [],
    [button(words.keep, id, ButtonStyle.Success), press(session, of, corner.back, 'back')],
  );
}

/** What a plan would do as things stand, and which lines it would pass over. No die is thrown for it. */
export function tried({ rules, encounter }: Session & InEncounter, of: Combatant, plan: Plan): string {
  const { at } = plannableBy(rules, encounter, of);
  const { deed, passedOver } = nextOfPlan(rules, at, of.id, plan);
  const begins =
    deed?.type === 'intent'
      ? words.tried(actText(actOf(deed.intent), encounter))
      : deed
        ? words.triedEnd
        : words.triedUnfit;
  return [begins, ...passedOver.map((each) => words.passedOver(each.line + 1, words.why[each.why]))].join('\n');
}

/** An act as it is done, at those whom it is done to. */
function actOf({ action, tool, manner, targets, to }: Intent): PlannedAct {
  return { action, ...given({ tool, manner, to, targets: targets?.map((who) => ({ who })) }) };
}

/** My plan in a corner: whether there is one, and the button to it. */
export function planLine(session: Session & InEncounter, of: Combatant): readonly PanelPart[] {
  const plan = planInUse(of);
  const said = plan ? words.sum(plan.lines.length) : words.noPlan;
  return [line(`**${words.open}**\n-# ${said}`, press(session, of, words.open, 'open'))];
}

function screen(text: string, parts: readonly PanelPart[], below: readonly ReturnType<typeof button>[]): Reply {
  return whisperPanel(panel({ accent: OWN_COLOUR }, paragraph(text), ...parts, buttonRow(...below, closeButton())));
}

function at(session: Session, of: Combatant) {
  return { ...cornerAt(session, of), preset: '', ...NOTHING_CHOSEN };
}

function press(session: Session, of: Combatant, label: string, what: Parameters<typeof planButton.write>[0]['press']) {
  return button(label, planButton.write({ ...at(session, of), press: what }));
}

function backButton(session: Session, of: Combatant) {
  return button(corner.back, cornerButton.write({ ...cornerAt(session, of), view: 'back' }));
}

function presets(session: Session, of: Combatant, { choices }: Plannable): readonly PanelPart[] {
  const { rules } = session;
  const fitting = PRESETS.filter((preset) => presetPlan(rules, choices, preset));
  return buttonRow(
    ...fitting.map((preset) =>
      button(words.presets[preset], planButton.write({ ...at(session, of), press: 'preset', preset })),
    ),
  );
}

function changes(session: Session & InEncounter, of: Combatant): readonly PanelPart[] {
  const now = isOnTurn(session.encounter, of.id) ? [press(session, of, words.playNow, 'play')] : [];
  return buttonRow(press(session, of, words.tryIt, 'try'), ...now, press(session, of, words.drop, 'drop'));
}

/** The menus of another line, with what was chosen in them. */
function adding(
  session: Session & InEncounter,
  of: Combatant,
  plannable: Plannable,
  draft: Draft,
): readonly PanelPart[] {
  const { encounter } = session;
  if ((planInUse(of)?.lines.length ?? 0) >= MOST_LINES) return [paragraph(words.full)];
  const ids = { ...cornerAt(session, of), ...draft };
  const when = conditionsChosen(draft, plannable);
  const act = actChosen(draft, plannable);
  const conditions = plannable.conditions.map((each) =>
    entry(words.whenEntry(conditionText(each, encounter, asItIs)), mark(keyOf(each)), { usual: when.includes(each) }),
  );
  const acts = plannable.choices.map((each) =>
    entry(actText(each.act, encounter, asItIs), mark(keyOf(each.act)), {
      about: maySpend(each.price, encounter),
      usual: each === act,
    }),
  );
  return [
    menuRow(planMenu.write({ ...ids, menu: 'when' }), words.when, conditions, { least: 0, most: MOST_CONDITIONS }),
    menuRow(planMenu.write({ ...ids, menu: 'act' }), words.act, acts),
  ];
}

function maySpend(price: Plan['may'], encounter: Encounter): string {
  const amounts = amountsOf(price, encounter, asItIs);
  return amounts.length === 0 ? '' : words.maySpend(and(amounts));
}

/** Add, once there is something to add. */
function addButton(session: Session & InEncounter, of: Combatant, plannable: Plannable, draft: Draft) {
  if ((planInUse(of)?.lines.length ?? 0) >= MOST_LINES || !actChosen(draft, plannable)) return [];
  return [button(words.add, planButton.write({ ...at(session, of), ...draft, press: 'add' }), ButtonStyle.Success)];
}

/** The menu of what changes a plan: when it plays, what follows it, and each line, which is taken out. */
function changing(
  session: Session & InEncounter,
  of: Combatant,
  { lines, use, otherwise }: Plan,
): readonly PanelPart[] {
  const { encounter } = session;
  const out = lines.map((each, place) =>
    entry(words.takeOut(place + 1, unmarked(lineText(each, encounter, asItIs))), lineKey(each, place)),
  );
  const entries = [entry(words.change[use], 'use'), entry(words.change[otherwise], 'otherwise'), ...out];
  const id = planMenu.write({ ...cornerAt(session, of), ...NOTHING_CHOSEN, menu: 'change' });
  return [menuRow(id, words.changeIt, entries)];
}

/** What identifies a line of a plan in a menu. */
export function lineKey(line: PlanLine, place: number): string {
  return mark(`${place} ${JSON.stringify(line)}`);
}
