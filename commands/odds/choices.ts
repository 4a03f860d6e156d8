import { stakesUpTo } from '../../src/odds/stakes.ts';
import { labelOf, nameOf, touchedAt } from '../../src/posts/acts.ts';
import { fillIn, usualValues } from '../../src/rules/core/act-form.ts';
import { type Combatant, type CombatantId, combatant, type Encounter } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import type { How } from '../../src/rules/core/offers.ts';
import { begin } from '../../src/rules/core/play.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { strikesFriends, type WholeAct } from '../../src/rules/core/whole-acts.ts';
import { plain } from '../../src/text/markdown.ts';
import { odds as words } from '../../src/text/spoken.ts';

/** What is said of the acts whose odds are asked for. Absent: whatever it may be. */
export interface Wanted {
  readonly targets?: readonly Combatant[] | undefined;
  readonly tool?: string | undefined;
  readonly manner?: string | undefined;
  readonly amount?: number | undefined;
}

/** An act that is whole, against one target. */
export interface Choice {
  readonly act: WholeAct;
  readonly intent: Intent;
  readonly target: CombatantId;
}

const LONGEST_LABEL = 150;

/** Those of the acts against others that fit, in their order, whole, for each target that they have. */
export function choicesAmong(
  acts: readonly WholeAct[],
  { rules, encounter }: { readonly rules: Ruleset; readonly encounter: Encounter },
  { targets, tool, manner, amount }: Wanted = {},
): readonly Choice[] {
  const named = targets?.map(({ id }) => id);
  const fits = ({ intent }: Pick<Choice, 'intent'>) => isLike(intent.tool, tool) && isLike(intent.manner, manner);
  return acts
    .filter(({ harms, action, form }) => harms && !action.gm && form?.needed !== false)
    .flatMap((act) => wholeOf(act).map((intent) => ({ act, intent: { ...intent, ...given({ amount }) } })))
    .filter(({ act: { harms }, intent }) => named || !strikesFriends(encounter, { harms, intent }))
    .filter(fits)
    .filter(({ intent }) => begin(rules, encounter, intent).ok)
    .flatMap(({ act, intent }) => {
      const caught = intent.targets ?? foesTouched(act, intent, encounter, named);
      const told = caught.filter((id) => id !== intent.actor && (named?.includes(id) ?? true));
      return told.map((target): Choice => ({ act, intent, target }));
    });
}

/** Those whom an area on a field would catch. Friends are left out, unless they are named. */
function foesTouched(
  act: WholeAct,
  intent: Intent,
  encounter: Encounter,
  named: readonly CombatantId[] = [],
): readonly CombatantId[] {
  const { side } = combatant(encounter, intent.actor);
  const touched = touchedAt({ ...act, intent }, encounter);
  return touched.filter((who) => who.side !== side || named.includes(who.id)).map(({ id }) => id);
}

/** Whether one act is done to several at once: an area, or several who are named. */
export function isForAll({ intent: { targets } }: Choice): boolean {
  return targets === undefined || targets.length > 1;
}

/** An act with what its form and its tile ask filled in as usual: in each of the ways in which it may be done. */
function wholeOf({ intent, form, tiles }: WholeAct): readonly Intent[] {
  const at = { ...intent, ...given({ to: tiles?.[0] }) };
  if (!form) return [at];
  const usual = usualValues(form);
  const hows: readonly (How | undefined)[] = form.hows ?? [usual.how];
  const aims = form.several ? [usual.targets] : form.targets.map((id) => [id]);
  return hows.flatMap((how) => aims.map((aim) => fillIn(at, { ...usual, ...given({ how, targets: aim }) })));
}

/** The points with which an act is to be worked out, none among them: where none were named and it can be done without. */
export function stakesOn(
  { act: { way, form }, intent }: Choice,
  { rules, encounter }: { readonly rules: Ruleset; readonly encounter: Encounter },
): readonly number[] {
  const isOpen = way.amount !== undefined && !way.amount.needed && !form && intent.amount === undefined;
  const can = (amount: number) => amount === 0 || begin(rules, encounter, { ...intent, amount }).ok;
  return stakesUpTo(isOpen ? (way.amount?.most ?? 0) : 0).filter(can);
}

/** The label of an act without what its form would ask, with its target and what is staked on it; for a message. */
export function labelOfChoice(choice: Choice, encounter: Encounter): string {
  return plain(bareLabelOf(choice, encounter), LONGEST_LABEL);
}

/** The same for a menu, where nothing is markdown. */
export function bareLabelOf({ act: whole, intent, target }: Choice, encounter: Encounter): string {
  const { form, tiles: _tiles, ...act } = whole;
  const way = { ...act.way, ...given({ tool: intent.tool, manner: intent.manner }) };
  const { amount, targets, ...unaimed } = intent;
  // Of what a form asks, whom it is aimed at is not among the words of every act.
  const label = labelOf({ ...act, way, intent: form ? unaimed : intent }, encounter);
  const at = form || !targets ? words.at(label, nameOf(target, encounter)) : label;
  return amount === undefined ? at : words.staked(at, amount);
}

/** The label of an act with nobody to aim it at: “Attack with Mace”. */
export function unaimedLabelOf({ act, intent, ...choice }: Choice, encounter: Encounter): string {
  const { targets: _, amount: __, ...unaimed } = intent;
  return plain(bareLabelOf({ ...choice, act: withoutForm(act), intent: unaimed }, encounter), LONGEST_LABEL);
}

function withoutForm({ form: _, ...act }: WholeAct): WholeAct {
  return act;
}

function isLike(name: string | undefined, typed: string | undefined): boolean {
  return typed === undefined || (name ?? '').toLowerCase().startsWith(typed.trim().toLowerCase());
}
