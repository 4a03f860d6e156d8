import type { APILabelComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { sayOf } from '../../embeds/meters.ts';
import type { OpenForm } from '../../rules/core/act-form.ts';
import { type CombatantId, combatant, type Encounter, resource } from '../../rules/core/encounter.ts';
import type { SituationChoices } from '../../rules/core/offers.ts';
import { declared } from '../../rules/core/resource-kind.ts';
import type { WholeAct } from '../../rules/core/whole-acts.ts';
import { rulesOf } from '../../rules/systems.ts';
import { shorten } from '../../text/markdown.ts';
import { acts } from '../../text/spoken.ts';
import { mark } from '../posts/mark.ts';
import { type Entry, oneOf, ownWords, someOf } from './fields.ts';
import { aboutTarget, howLabel, labelOf, nameOf } from './labels.ts';

const words = acts.form;
/** Discord’s longest title of a form, and most fields in one. */
const LONGEST_TITLE = 45;
const MOST_FIELDS = 5;

/** The fields of the form of an act, by their ids. */
export const FIELDS = ['first', 'targets', 'how', 'amount', 'range', 'counts', 'words'] as const;
export type FieldId = (typeof FIELDS)[number];
/** What is chosen where nothing in particular is. */
export const NONE = '-';

/** The form of an act: what has to be said of it first, what may be said last. `saying`: above all, the player’s words. */
export function formFor(
  id: string,
  act: WholeAct,
  encounter: Encounter,
  saying: boolean,
): APIModalInteractionResponseCallbackData {
  const { form } = act;
  const asked = form
    ? [...targetFields(form, act, encounter), ...howFields(form, act, encounter), ...amountFields(form, act, encounter)]
    : [];
  const counts = form?.situation ? situationFields(form.situation) : [];
  const own = wordsField(form);
  const fields = saying || form?.words ? [own, ...asked, ...counts] : [...asked, ...counts, own];
  const title = labelOf(act, encounter).replace(/…$/, '');
  return { custom_id: id, title: shorten(title, LONGEST_TITLE), components: fields.slice(0, MOST_FIELDS) };
}

function targetFields(
  form: OpenForm,
  { name, harms, intent }: WholeAct,
  encounter: Encounter,
): readonly APILabelComponent[] {
  const { targets, firsts, several, alone, usual } = form;
  const chosen = usual.targets ?? [];
  const rest = firsts ? chosen.slice(1) : chosen;
  const entry = (id: CombatantId, usually: readonly CombatantId[]): Entry => ({
    label: [nameOf(id, encounter), aboutTarget(id, intent.actor, encounter)].filter((part) => part !== '').join(', '),
    value: mark(id),
    usual: usually.includes(id),
  });
  const first = firsts
    ? oneOf(
        'first',
        words.toward,
        firsts.map((id) => entry(id, chosen.slice(0, 1))),
      )
    : [];
  const entries = targets.map((id) => entry(id, rest));
  if (several) {
    const label = firsts ? words.away : harms ? words.catches : acts.questions(encounter.system, name).whom;
    const least = firsts ? several.least - 1 : several.least;
    return [...first, ...someOf('targets', label, entries, least, harms ? words.friendsToo : undefined)];
  }
  const nobody = alone && targets.length > 0 ? [{ label: words.nobody, value: NONE, usual: chosen.length === 0 }] : [];
  return oneOf('targets', acts.questions(encounter.system, name).whom, [...entries, ...nobody]);
}

function howFields(
  { hows = [], usual }: OpenForm,
  { name, way }: WholeAct,
  { system }: Encounter,
): readonly APILabelComponent[] {
  const entries = hows.map((how) => ({ label: howLabel(how, way), value: howMark(how), usual: how === usual.how }));
  return oneOf('how', acts.questions(system, name).how, entries);
}

/** The mark of what is chosen to do it with, and how. */
export function howMark({ tool = '', manner = '' }: { readonly tool?: string; readonly manner?: string }): string {
  return mark(`${tool}\n${manner}`);
}

/** Amounts, each with what there is of it now and would be then. */
function amountFields({ amounts }: OpenForm, act: WholeAct, encounter: Encounter): readonly APILabelComponent[] {
  if (!amounts) return [];
  const { what, lines, needed } = amounts;
  const { asks, line } = acts.amount(what);
  const lineOf = line ?? ((amount: number) => sayOf(encounter).amount(amount, what));
  const entries = lines.map((amount, place) => ({
    label: amount === 0 && !needed ? words.none : lineOf(amount),
    value: String(amount),
    description: priceOf(amount, what, act, encounter),
    usual: needed ? place === 0 : amount === 0,
  }));
  return oneOf('amount', asks, entries);
}

function priceOf(amount: number, what: string, { intent, way }: WholeAct, encounter: Encounter): string | undefined {
  const actor = combatant(encounter, intent.actor);
  if (!Object.hasOwn(actor.resources, what)) return undefined;
  const say = sayOf(encounter);
  const { value, max } = resource(actor, what);
  const cost = way.costs?.find((each) => each.resource === what)?.points ?? 0;
  const { fills } = declared(rulesOf(encounter).resourceKinds, what);
  const then = fills ? value + amount : Math.max(0, value - amount - cost);
  const shown = (number: number) => (max === undefined ? String(number) : say.signs.outOf(number, max));
  return `${say.resource(what)} ${say.signs.became(shown(value), shown(then))}`;
}

/** How the two stand to each other, where that changes something. */
function situationFields({ ranges = [], ...counts }: SituationChoices): readonly APILabelComponent[] {
  const usual = { label: words.usualRange, value: NONE, usual: true };
  const range = ranges.map((each) => ({ label: each, value: each, usual: false }));
  const entries = countsOf(counts).map(({ label, value }) => ({ label, value, usual: false }));
  return [
    ...oneOf('range', words.range, range.length > 0 ? [usual, ...range] : []),
    ...someOf('counts', words.counts, entries, 0),
  ];
}

/** What else counts, each with what it says of the situation. */
export function countsOf({ cover = [], flanked = [], behind, highGround }: SituationChoices) {
  return [
    ...flanked.map((each) => ({ label: words.flanked(each), value: `flanked ${each}`, says: { flanked: each } })),
    ...cover.map((each) => ({ label: words.cover(each), value: `cover ${each}`, says: { cover: each } })),
    ...(behind ? [{ label: words.behind, value: 'behind', says: { behind } }] : []),
    ...(highGround ? [{ label: words.highGround, value: 'high ground', says: { highGround } }] : []),
  ];
}

function wordsField(form: OpenForm | undefined): APILabelComponent {
  const { words: about } = form ?? {};
  switch (about) {
    case 'trigger':
      return ownWords('words', words.trigger, words.triggerHint, true);
    case 'wound':
      return ownWords('words', words.wound, words.woundHint, true);
    case undefined:
      return ownWords('words', words.words, words.wordsHint, false);
    default:
      return about satisfies never;
  }
}
