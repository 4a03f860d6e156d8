import type { APILabelComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { MENU_LIMITS } from '../../embeds/limits.ts';
import { playerOf } from '../../rules/core/deleted-user.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { UNTILS } from '../../rules/core/intent.ts';
import { mainOf } from '../../rules/core/resource-kind.ts';
import { countsOf } from '../../rules/core/ruleset.ts';
import { LONGEST_NAME } from '../../session/new-combatant.ts';
import { briefOf } from '../../text/reference.ts';
import { referenceOf, gm as words } from '../../text/spoken.ts';
import { boxesField, formOf, memberField, menuField, textField } from '../form-fields.ts';
import { entry } from '../menus.ts';
import { mark } from '../posts/mark.ts';
import { type GmForm, gmForm } from './ids.ts';
import { at, type Running } from './panel.ts';
import { markOf } from './screen.ts';

/** The fields of the forms. */
export const FIELD = {
  creature: 'creature',
  search: 'search',
  count: 'count',
  how: 'how',
  dice: 'dice',
  player: 'player',
  words: 'words',
  resource: 'resource',
  amount: 'amount',
  condition: 'condition',
  more: 'condition-2',
  until: 'until',
  value: 'value',
  note: 'note',
  place: 'place',
} as const;

/** How creatures can be added. */
export const HIDDEN = 'hidden';
export const TOGETHER = 'together';
/** As long as the book has it; after so many rounds. */
export const BY_THE_BOOK = 'book';
export const ROUNDS = [1, 2, 3, 5, 10] as const;
/** At the end of the order; alone. */
export const LAST = '-';

/** The longest words for a player, in characters. */
export const LONGEST_WORDS = 1000;

/** The form, for whom it is about; for those about nobody, for nobody. */
export function formFor(
  session: Running,
  form: GmForm,
  of: Combatant | undefined,
): APIModalInteractionResponseCallbackData {
  const id = gmForm.write({ ...at(session), form, who: of ? markOf(of) : '' });
  const title = of ? words.formOf(of.name, words.titles[form]) : words.titles[form];
  return formOf(id, title, fieldsOf(session, form, of));
}

function fieldsOf(session: Running, form: GmForm, of: Combatant | undefined): readonly APILabelComponent[] {
  switch (form) {
    case 'add':
      return adding(session);
    case 'roll':
      return [textField(FIELD.dice, words.fields.dice, { required: true, longest: 200, example: '2d6+3' })];
    case 'whisper':
      return whispering(session);
    case 'adjust':
      return of ? adjusting(session, of) : [];
    case 'condition':
      return afflicting(session);
    case 'hand over':
      return [memberField(FIELD.player, words.fields.handOver)];
    case 'order':
      return menuField(FIELD.place, words.fields.order, [...others(session, of, true), entry(words.last, LAST)], true);
    case 'group':
      return menuField(FIELD.place, words.fields.group, [...others(session, of), entry(words.byOneself, LAST)], true);
    default:
      return form satisfies never;
  }
}

function adding({ rules }: Running): readonly APILabelComponent[] {
  const reference = referenceOf(rules.id);
  const creatures = rules.archetypes.filter(({ kind }) => kind === 'creature');
  const entries = creatures.map(({ name }) => entry(name, name, { about: briefOf(reference, 'archetypes', name) }));
  return [
    ...menuField(FIELD.creature, words.fields.creature, entries, false),
    textField(FIELD.search, words.fields.search, { required: false, longest: LONGEST_NAME }),
    textField(FIELD.count, words.fields.count, { required: false, longest: 2, value: '1' }),
    ...boxesField(FIELD.how, words.fields.how, [
      { ...words.hidden, value: HIDDEN },
      { ...words.together, value: TOGETHER },
    ]),
  ];
}

function whispering({ encounter }: Running): readonly APILabelComponent[] {
  const played = Map.groupBy(
    encounter.combatants.filter((each) => playerOf(each) !== undefined),
    (each) => playerOf(each) ?? '',
  );
  const entries = [...played].map(([user, theirs]) =>
    entry(words.playerOf(theirs.map(({ name }) => name)), mark(user)),
  );
  return [
    ...menuField(FIELD.player, words.fields.player, entries, true),
    textField(FIELD.words, words.fields.words, { required: true, longest: LONGEST_WORDS, lines: true }),
  ];
}

function adjusting({ rules }: Running, of: Combatant): readonly APILabelComponent[] {
  const main = mainOf(rules.resourceKinds);
  const counts = Object.entries(countsOf(rules, of)).toSorted(([a], [b]) => Number(b === main) - Number(a === main));
  const entries = counts.map(([name, { value, max }], place) =>
    entry(words.count(name, value, max), mark(name), { usual: place === 0 }),
  );
  return [
    ...menuField(FIELD.resource, words.fields.resource, entries, true),
    textField(FIELD.amount, words.fields.amount, { required: true, longest: 8, example: '-5' }),
    textField(FIELD.words, words.fields.why, { required: false, longest: 200 }),
  ];
}

function afflicting({ rules }: Running): readonly APILabelComponent[] {
  const reference = referenceOf(rules.id);
  const all = Object.keys(rules.conditions)
    .toSorted()
    .map((name) => entry(name, name, { about: briefOf(reference, 'conditions', name) }));
  const untils = [
    entry(words.byTheBook, BY_THE_BOOK, { usual: true }),
    ...ROUNDS.map((rounds) => entry(words.rounds(rounds), String(rounds))),
    ...UNTILS.map((until) => entry(words.until[until], until)),
  ];
  const several = all.length > MENU_LIMITS.entries;
  return [
    ...menuField(FIELD.condition, ends(all.slice(0, MENU_LIMITS.entries)), all.slice(0, MENU_LIMITS.entries), !several),
    ...menuField(FIELD.more, ends(all.slice(MENU_LIMITS.entries)), all.slice(MENU_LIMITS.entries), false),
    ...menuField(FIELD.until, words.fields.until, untils, true),
    textField(FIELD.value, words.fields.value, { required: false, longest: 4 }),
    textField(FIELD.note, words.fields.note, { required: false, longest: 100 }),
  ];
}

/** What a menu holds, by the first and the last of it. */
function ends(entries: readonly { readonly label: string }[]) {
  return words.fields.condition(entries[0]?.label ?? '', entries.at(-1)?.label ?? '');
}

/** The others, in the order that they act in where only those who have a place in it count. */
function others({ encounter }: Running, of: Combatant | undefined, ordered = false) {
  const all = ordered
    ? encounter.turnOrder.flat().flatMap((id) => encounter.combatants.filter((each) => each.id === id))
    : encounter.combatants;
  const those = all.filter((each) => each !== of).slice(0, MENU_LIMITS.entries - 1);
  return those.map((each) => entry(each.name, markOf(each)));
}
