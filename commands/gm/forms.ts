// The forms of the GM's panel.

import type { APILabelComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { FORM_LIMITS, MENU_LIMITS } from '../../src/embeds/limits.ts';
import { sayOf } from '../../src/embeds/meters.ts';
import { mark } from '../../src/interaction/component.ts';
import { boxesField, formOf, lineField, memberField, menuField, textField } from '../../src/interaction/forms.ts';
import { withStrength } from '../../src/interaction/options/rules.ts';
import { entry } from '../../src/interaction/panel.ts';
import { creaturesByStrength } from '../../src/odds/strength.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { playerOf } from '../../src/rules/core/hands.ts';
import { UNTILS } from '../../src/rules/core/intent.ts';
import { mainOf } from '../../src/rules/core/resource-kind.ts';
import { conditionsByHand, countsOf, type Ruleset } from '../../src/rules/core/ruleset.ts';
import { LONGEST_NAME } from '../../src/session/new-combatant.ts';
import { gm as words } from '../../src/text/gm.ts';
import { referenceOf } from '../../src/text/language.ts';
import { capital, unmarked } from '../../src/text/markdown.ts';
import { briefOf } from '../../src/text/reference.ts';
import { t } from '../../src/text/t.ts';
import { pacing } from '../timer/timer.ts';
import { LONGEST_WORDS } from '../whisper.ts';
import { type GmForm, gmForm, markOf } from './ids.ts';
import { at, type Running } from './panel.ts';

/** The fields of the forms. */
export const FIELD = {
  creature: 'creature',
  stronger: 'creature-2',
  search: 'search',
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
} as const;

/** How creatures can be added. */
export const HIDDEN = 'hidden';
export const TOGETHER = 'together';
/** As long as the book has it; after so many rounds. */
export const BY_THE_BOOK = 'book';
export const ROUNDS = [1, 2, 3, 5, 10] as const;

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
      return whispering(session, of);
    case 'adjust':
      return of ? adjusting(session, of) : [];
    case 'condition':
      return afflicting(session);
    case 'pace':
      return pacing(session);
    case 'hand over':
      return [
        memberField(FIELD.player, words.fields.handOver),
        textField(FIELD.until, words.fields.handOverUntil, {
          required: false,
          longest: 40,
          example: t('gm-until-example'),
        }),
      ];
    default:
      return form satisfies never;
  }
}

/** The ready-made creatures, the weakest first, in as many menus as a form has room for. Of still more a part of the name is written. */
export function creatureFields(rules: Ruleset): readonly APILabelComponent[] {
  const reference = referenceOf(rules.id);
  const entries = creaturesByStrength(rules).map(({ name }) =>
    entry(withStrength(rules, name), name, { about: briefOf(reference, 'archetypes', name) }),
  );
  const [first, second] = [entries.slice(0, MENU_LIMITS.entries), entries.slice(MENU_LIMITS.entries)];
  if (second.length === 0) return menuField(FIELD.creature, words.fields.creature, first, false);
  const from = (those: typeof entries) => words.fields.creatures(those[0]?.value ?? '', those.at(-1)?.value ?? '');
  const shown = second.slice(0, MENU_LIMITS.entries);
  return [
    ...menuField(FIELD.creature, from(first), first, false),
    ...menuField(FIELD.stronger, from(shown), shown, false),
  ];
}

function adding({ rules }: Running): readonly APILabelComponent[] {
  return [
    ...creatureFields(rules),
    textField(FIELD.search, words.fields.search, { required: false, longest: LONGEST_NAME }),
    textField(FIELD.count, words.fields.count, { required: false, longest: 2, value: '1' }),
    ...boxesField(FIELD.how, words.fields.how, [
      { ...words.hidden, value: HIDDEN },
      { ...words.together, value: TOGETHER },
    ]),
  ];
}

/** The words, and for whom where that is not said by whom the form is about. */
function whispering({ encounter }: Running, of: Combatant | undefined): readonly APILabelComponent[] {
  const played = Map.groupBy(
    encounter.combatants.filter((each) => playerOf(each) !== undefined),
    (each) => playerOf(each) ?? '',
  );
  const entries = [...played].map(([user, theirs]) =>
    entry(words.playerOf(theirs.map(({ name }) => name)), mark(user)),
  );
  return [
    ...(of ? [] : lineField(FIELD.player, words.fields.player, entries)),
    textField(FIELD.words, words.fields.words, { required: true, longest: LONGEST_WORDS, lines: true }),
  ];
}

/** Each number by a field of its own; those for which there is none by their names, in one. */
function adjusting({ rules, encounter }: Running, of: Combatant): readonly APILabelComponent[] {
  const { resourceKinds } = rules;
  const main = mainOf(resourceKinds);
  // What a turn is made of comes back by itself.
  const place = (name: string) => (name === main ? 0 : resourceKinds[name]?.turn ? 2 : 1);
  const counts = Object.entries(countsOf(rules, of)).toSorted(([a], [b]) => place(a) - place(b));
  const shown = counts.length > FORM_LIMITS.fields - 1 ? counts.slice(0, FORM_LIMITS.fields - 2) : counts;
  const others = counts.slice(shown.length).map(([name, { value, max }]) => words.count(name, value, max));
  const amount = { required: false, longest: 12, example: t('gm-amounts') };
  const called = (name: string) => capital(unmarked(sayOf(encounter).resource(name)));
  return [
    ...shown.map(([name, { value, max }], place) => {
      const label = words.count(called(name), value, max);
      return textField(amountOf(name), { label, ...(place === 0 && words.fields.amount) }, amount);
    }),
    ...(others.length === 0
      ? []
      : [
          textField(FIELD.other, words.fields.other(others), {
            required: false,
            longest: 80,
            example: words.another(counts[shown.length]?.[0] ?? ''),
          }),
        ]),
    textField(FIELD.words, words.fields.why, { required: false, longest: 200 }),
  ];
}

/** The field of a number. */
export function amountOf(resource: string): string {
  return `amount ${mark(resource)}`;
}

/** A condition by a part of its name or out of a list, for how long, and how strong or with which note. */
function afflicting({ rules }: Running): readonly APILabelComponent[] {
  const reference = referenceOf(rules.id);
  const all = conditionsByHand(rules)
    .toSorted()
    .map((name) => entry(name, name, { about: briefOf(reference, 'conditions', name) }));
  const untils = [
    entry(t('gm-by-the-book'), BY_THE_BOOK, { usual: true }),
    ...ROUNDS.map((rounds) => entry(words.rounds(rounds), String(rounds))),
    ...UNTILS.map((until) => entry(words.until[until], until)),
  ];
  const [first, second] = [all.slice(0, MENU_LIMITS.entries), all.slice(MENU_LIMITS.entries)];
  return [
    textField(FIELD.search, words.fields.conditionNamed, { required: false, longest: LONGEST_NAME }),
    ...menuField(FIELD.condition, ends(first), first, false),
    ...menuField(FIELD.more, ends(second), second, false),
    ...menuField(FIELD.until, words.fields.until, untils, true),
    textField(FIELD.note, words.fields.note, { required: false, longest: 100 }),
  ];
}

/** What a menu holds, by the first and the last of it. */
function ends(entries: readonly { readonly label: string }[]) {
  return words.fields.condition(entries[0]?.label ?? '', entries.at(-1)?.label ?? '');
}
