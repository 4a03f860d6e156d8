// Checks what a system must write: sentences for /rules, names, credits, and the words of resources and refusals.

import { readFileSync } from 'node:fs';
import { settingsOf } from '../../../src/interaction/settings.ts';
import { stockReaders } from '../../../src/packs/form.ts';
import { splitResourceName } from '../../../src/rules/core/resource-kind.ts';
import { countsOf, NAME_KINDS, type Ruleset } from '../../../src/rules/core/ruleset.ts';
import { sheetFieldsOf } from '../../../src/rules/core/sheet-fields.ts';
import { coreReference } from '../../../src/text/core/reference.ts';
import { idNamed, idsOf, nameMessageId, nameOf } from '../../../src/text/names.ts';
import { briefOf, EXPLAINED, type Explained, type Reference } from '../../../src/text/reference.ts';
import { messageIfAny } from '../../../src/text/t.ts';
import { verbsOf } from '../../../src/text/verbs.ts';
import { openingEncounter, premadeCombatant } from '../../embeds/random-fight.ts';
import { atMost, type Demand, idList, type TestedSystem } from './demand.ts';

/** What an entry is called, for each list whose entries are explained. */
const WORD_FOR_ENTRY: Readonly<Record<Explained, string>> = {
  actions: 'action',
  conditions: 'condition',
  archetypes: 'premade combatant',
  standingOrders: 'auto-reaction',
  settings: 'setting',
};

/** The names under which the entries of a list are explained. */
function entriesOf(rules: Ruleset, list: Explained): readonly string[] {
  if (list === 'settings') return Object.keys(settingsOf(rules));
  return list === 'archetypes' ? rules.archetypes.map(({ name }) => name) : Object.keys(rules[list]);
}

/** The texts that players can look up, including those about the settings that every system has. */
function referenceOf({ book }: TestedSystem): Reference {
  const { glossary, briefs } = book.reference;
  return { glossary, briefs: { ...briefs, settings: { ...coreReference.briefs.settings, ...briefs.settings } } };
}

/** The minimum length of an explanation, in characters. */
const MIN_BRIEF_LENGTH = 10;

export const briefs: Demand = {
  title: 'explains each action, condition, premade combatant, auto-reaction and setting in /rules',
  problems: (system) => {
    const { rules, files } = system;
    const reference = referenceOf(system);
    return EXPLAINED.flatMap((list) => {
      const entries = entriesOf(rules, list);
      const unexplainedNames = entries.filter((name) => briefOf(reference, list, name).length < MIN_BRIEF_LENGTH);
      const removedNames = Object.keys(reference.briefs[list] ?? {}).filter((name) => !entries.includes(name));
      return [
        ...unexplainedNames.map(
          (name) =>
            `${rules.title}’s ${WORD_FOR_ENTRY[list]} \`${name}\` has no sentence for /rules: add \`${name}\` under briefs.${list} in ${files.words}, in ${MIN_BRIEF_LENGTH} characters or more.`,
        ),
        ...removedNames.map(
          (name) =>
            `${files.words} explains \`${name}\` under briefs.${list}, but ${rules.title} has no such ${WORD_FOR_ENTRY[list]}: remove it.`,
        ),
      ];
    });
  },
};

export const names: Demand = {
  title: 'has a name for every id in its lists, and each is understood by its id and by its name',
  problems: ({ rules, files }) => [
    ...Object.keys(rules.named ?? {})
      .filter((kind) => !NAME_KINDS.some((each) => each === kind))
      .map(
        (kind) =>
          `${rules.title}’s \`named.${kind}\` is no kind of name: use one of ${idList(NAME_KINDS)} in ${files.rules}.`,
      ),
    ...Object.entries(rules.standingOrders).flatMap(([about, { offers }]) => {
      const names = offers.map((id) => nameOf(rules.id, 'option', id).toLowerCase());
      return offers
        .filter((_, index) => names.indexOf(names[index] ?? '') !== index)
        .map(
          (id) =>
            `${rules.title}’s auto-reaction \`${about}\` has two answers with the name of \`${id}\`: change \`${nameMessageId(rules.id, 'option', id)}\` in ${files.names}.`,
        );
    }),
    ...NAME_KINDS.flatMap((kind) => {
      const ids = [...idsOf(rules, kind)];
      const message = (id: string) => nameMessageId(rules.id, kind, id);
      // Dice such as "2d6" need no name.
      const unnamedIds = ids.filter((id) => messageIfAny(message(id)) === undefined && !/^\d*d\d+$/.test(id));
      const repeatedIds = ids.filter((id, index) => ids.findIndex((other) => message(other) === message(id)) !== index);
      const notUnderstood = ids.filter((id) => !unnamedIds.includes(id) && !isUnderstood(rules.id, kind, id));
      return [
        ...unnamedIds.map(
          (id) => `${rules.title}’s ${kind} \`${id}\` has no name: add \`${message(id)} = …\` to ${files.names}.`,
        ),
        ...repeatedIds.map(
          (id) =>
            `Two ids of ${rules.title} have the message \`${message(id)}\` as their name: give the ${kind} \`${id}\` another id.`,
        ),
        ...notUnderstood.map(
          (id) =>
            `${rules.title}’s ${kind} \`${id}\` can’t be typed by its name: give it a name of its own in ${files.names}.`,
        ),
      ];
    }),
  ],
};

function isUnderstood(system: string, kind: (typeof NAME_KINDS)[number], id: string): boolean {
  const name = nameOf(system, kind, id);
  const typedName = nameOf(system, kind, idNamed(system, [kind], name.toUpperCase()));
  return idNamed(system, [kind], id) === id && typedName.toLowerCase() === name.toLowerCase();
}

export const formNames: Demand = {
  title: 'names each field of a sheet and of an entry that a form shows',
  problems: ({ rules, files }) => {
    const fields = idsOf(rules, 'field');
    const sheetKeys = sheetFieldsOf(rules).map(({ key }) => key);
    const entryKeys = [...stockReaders(rules).values()].flatMap((sheet) =>
      sheetFieldsOf({ sheet }).flatMap(({ widget: way, key }) => (way === 'json' ? [] : [`entry.${key}`])),
    );
    const stockNames = Object.values(rules.stock ?? {}).flatMap((entries) => entries.map(({ name }) => name));
    return [
      ...[...sheetKeys, ...entryKeys]
        .filter((key) => !fields.has(key))
        .map(
          (key) =>
            `${rules.title}’s field \`${key}\` has no name on forms: give it a reader that Fray knows in ${files.sheet}, and a name in ${files.names}.`,
        ),
      ...stockNames
        .filter((name) => !idsOf(rules, 'thing').has(name))
        .map((name) => `${rules.title}’s stock has \`${name}\` without a name: name it in ${files.names}.`),
    ];
  },
};

export const credits: Demand = {
  title: 'names its book, the author and the license',
  problems: ({ rules, files }) => {
    const { id, title, book, archetypes } = rules;
    const parts = { title: book.title, author: book.author, license: book.license };
    const problem = (what: string) => `${title || id} ${what}`;
    return [
      ...(/^[a-z][a-z0-9-]*$/.test(id)
        ? []
        : [`The id \`${id}\` must have small letters, digits and hyphens only: change it in ${files.rules}.`]),
      ...(title.trim() === '' ? [`The system \`${id}\` has no title: add it in ${files.rules}.`] : []),
      ...Object.entries(parts)
        .filter(([, text]) => text.trim() === '')
        .map(([part]) => problem(`doesn’t name its book’s ${part}: add \`${part}\` to ${files.pack}.`)),
      ...(['character', 'creature'] as const)
        .filter((kind) => !archetypes.some((each) => each.kind === kind))
        .map((kind) => problem(`has no premade ${kind}: add one to ${kind}s in ${files.pack}.`)),
      ...archetypes
        .filter(({ source }) => source.trim() === '')
        .map(({ name }) => problem(`doesn’t say where ${name} comes from: add \`source\` to it in ${files.pack}.`)),
    ];
  },
};

export const creditsPage: Demand = {
  title: 'is credited correctly in docs/books.md and NOTICE, if they mention it',
  problems: ({ rules: { title, book }, files }) => {
    if (!files.rules.startsWith('systems/')) return [];
    const page = readFileSync('docs/books.md', 'utf8');
    const section = page.split('\n## ').find((each) => each.startsWith(`${title}\n`));
    // A folder's own pack already names the book, its author and its license.
    if (section === undefined) return [];
    const row = (name: string) => new RegExp(`^\\| ${name} \\| (.+) \\|$`, 'm').exec(section)?.[1] ?? '';
    const rows = { Title: book.title, Author: book.author, License: book.license, Published: book.url ?? '' };
    return [
      ...Object.entries(rows)
        .filter(([name, text]) => row(name) === '' || !row(name).includes(text))
        .map(([name, text]) => `docs/books.md lacks “${text}” in the row ${name} of the section on ${title}.`),
      ...(/^\| Version \| .*\d/m.test(section) ? [] : [`docs/books.md lacks the version of ${title}’s book.`]),
      ...(readFileSync('NOTICE', 'utf8').includes(book.title)
        ? []
        : [`NOTICE doesn’t name “${book.title}”: add it with its author and license (${book.license}).`]),
    ];
  },
};

export const citations: Demand = {
  title: 'says for each rule where its book has it',
  problems: ({ rules, files }) => {
    const lists = [
      ['action', rules.actions],
      ['condition', rules.conditions],
      ['auto-reaction', rules.standingOrders],
      ['setting', rules.settings],
    ] as const;
    return lists.flatMap(([what, entries]) =>
      Object.entries(entries)
        .filter(([, { cite }]) => cite.trim() === '')
        .map(
          ([name]) =>
            `${rules.title}’s ${what} \`${name}\` has no heading of the book: add \`cite\` to it, under ${files.rules}.`,
        ),
    );
  },
};

export const glossary: Demand = {
  title: 'has a glossary of sentences, each with its heading, and no name twice',
  problems: ({ rules, book, files }) => {
    const { glossary: terms } = book.reference;
    if (terms.length === 0) return [`${rules.title} has no glossary: write the book’s terms into ${files.glossary}.`];
    const names = terms.map(({ name }) => name);
    return terms.flatMap(({ name, brief, cite }, index) => [
      ...(names.indexOf(name) === index ? [] : [`${files.glossary} explains “${name}” twice: keep one entry.`]),
      ...(brief.length >= MIN_BRIEF_LENGTH
        ? []
        : [`“${name}” in ${files.glossary} has no \`brief\`: write a sentence.`]),
      ...(/[{}]|undefined|NaN/.test(brief)
        ? [`“${name}” in ${files.glossary} has a placeholder without a figure: “${brief}”.`]
        : []),
      ...(cite.trim() === '' ? [`“${name}” in ${files.glossary} has no \`cite\`: name the book’s heading.`] : []),
    ]);
  },
};

export const verbs: Demand = {
  title: 'has words by which players describe each action, and no words for what it doesn’t have',
  problems: ({ rules, files }) => {
    const written = verbsOf(rules.id);
    if (!written)
      return [`${rules.title} has no words for /do: write how players describe each action into ${files.verbs}.`];
    const ids = Object.keys(rules.actions);
    const playableIds = ids.filter((id) => !rules.actions[id]?.gm);
    const { actions, conditional } = written;
    return [
      ...playableIds
        .filter((id) => (actions[id] ?? []).length === 0)
        .map(
          (id) => `Players can’t describe ${rules.title}’s \`${id}\`: add \`${id}\` with its verbs to ${files.verbs}.`,
        ),
      ...[...Object.keys(actions), ...(conditional === undefined ? [] : [conditional])]
        .filter((id) => !ids.includes(id))
        .map((id) => `${files.verbs} has words for \`${id}\`, which isn’t an action: remove them.`),
    ];
  },
};

export const resourceWords: Demand = {
  title: 'has words for each resource, in singular and plural, and at most one main resource',
  problems: ({ rules, book, files }) => {
    const { title, resourceKinds } = rules;
    const kinds = Object.keys(resourceKinds);
    const mainKinds = kinds.filter((kind) => resourceKinds[kind]?.main);
    return [
      ...kinds
        .filter((kind) => !Object.hasOwn(book.resources, kind))
        .map(
          (kind) =>
            `${title}’s resource \`${kind}\` has no words: add \`${kind}\` with its \`forms\` (one, other) to resources in ${files.words}.`,
        ),
      ...Object.keys(book.resources)
        .filter((kind) => !kinds.includes(kind))
        .map(
          (kind) =>
            `${files.words} has words for the resource \`${kind}\`, which isn’t in resourceKinds of ${files.rules}: remove them, or declare it.`,
        ),
      ...Object.entries(book.resources).flatMap(([kind, { forms, short, harm }]) =>
        Object.entries({ forms, short, harm }).flatMap(([which, words]) =>
          words && words.one === undefined && /[a-rt-z]s$/.test(words.other)
            ? [
                `${title}’s resource \`${kind}\` has no singular (“1 ${words.other}”): add \`one\` to its \`${which}\` in ${files.words}.`,
              ]
            : [],
        ),
      ),
      ...rules.archetypes.flatMap(({ name, sheet }) => {
        const resources = Object.keys(rules.resources(sheet, {}));
        const undeclaredResources = resources.filter((resource) => !kinds.includes(splitResourceName(resource).kind));
        return undeclaredResources.map(
          (resource) =>
            `${name} has the resource \`${resource}\`: declare its kind in resourceKinds of ${files.rules}.`,
        );
      }),
      ...rules.archetypes.flatMap(({ name }) => {
        const counts = Object.keys(countsOf(rules, premadeCombatant(rules, name, openingEncounter(rules))));
        return mainKinds
          .filter((main) => !counts.includes(main))
          .map((main) => `${name} has no \`${main}\`, the main resource: resources() in ${files.rules} must give it.`);
      }),
      ...(mainKinds.length > 1
        ? [`${title} has several main resources (${mainKinds.join(', ')}): keep \`main\` on one in ${files.rules}.`]
        : []),
    ];
  },
};

/** A value for every fact that a refusal may contain. */
const ANY_FACTS = new Proxy<Record<string, string>>({}, { get: (_, name) => `fact-${String(name)}` });

export const refusals: Demand = {
  title: 'has a sentence for each refusal',
  problems: ({ rules, book, files }) =>
    Object.entries(book.refusals).flatMap(([id, explain]) => {
      const sentence = explain(ANY_FACTS);
      const isSentence = /[.?)]$/.test(sentence) && sentence.length > 20 && !/undefined|NaN/.test(sentence);
      return isSentence
        ? []
        : [
            `${rules.title}’s refusal \`${id}\` is no sentence (“${sentence}”): say in ${files.words} what is wrong, and what to do now.`,
          ];
    }),
};

export const practiceWords: Demand = {
  title: 'has words for each step of its practice fight, if it has one',
  problems: ({ rules, book, files }) => {
    const { practice, title } = rules;
    if (!practice) return book.practice ? [`${files.words} has a practice fight, but ${title} has none.`] : [];
    if (!book.practice)
      return [`${title} has a practice fight without words: add \`practice\` to the words in ${files.words}.`];
    const { lessons, learned } = book.practice;
    return atMost([
      ...practice.lessons
        .filter(({ teaches }) => !lessons[teaches]?.title || !lessons[teaches]?.before)
        .map(
          ({ teaches }) =>
            `${title}’s practice fight teaches \`${teaches}\` without words: add \`${teaches}\` to practice.lessons in ${files.words}.`,
        ),
      ...(learned === '' ? [`${title}’s practice fight has no last sentence: add \`learned\` in ${files.words}.`] : []),
      ...(rules.archetypes.some(({ name, kind }) => name === practice.hero && kind === 'character')
        ? []
        : [`${title}’s practice fight is played with \`${practice.hero}\`, who is no premade character.`]),
    ]);
  },
};
