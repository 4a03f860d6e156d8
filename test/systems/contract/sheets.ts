// Checks the sheets in the pack, what forms and files do with sheets, and what happens with faulty ones.

import { sheetPageForm } from '../../../commands/character/screen.ts';
import { allEntries } from '../../../commands/pack/adding.ts';
import { currentEntryOf, editableLists, entryPages, writtenEntryOf } from '../../../commands/pack/entry.ts';
import { entryButtonId, removeEntryButtonId } from '../../../commands/pack/ids.ts';
import { formOf } from '../../../src/interaction/forms.ts';
import { type PackInUse, readStoredPack } from '../../../src/interaction/packs.ts';
import { readSettings } from '../../../src/interaction/settings.ts';
import { currentValueText, filledSheet, formPagesOf, inputField } from '../../../src/interaction/sheet-pages.ts';
import { type PackList, stockKey, type WrittenEntry, withEntries } from '../../../src/packs/edit.ts';
import { readersByPart, stockReaders } from '../../../src/packs/form.ts';
import { isEqualJson } from '../../../src/packs/keep.ts';
import { readPack } from '../../../src/packs/read.ts';
import { actionOffers } from '../../../src/rules/core/play.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import type { Problem } from '../../../src/rules/core/schema.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import { sheetChanges } from '../../../src/rules/core/sheet-changes.ts';
import { sheetFieldsOf, withValue } from '../../../src/rules/core/sheet-fields.ts';
import { characterFileOf, characterFileSchema, readCharacterFile } from '../../../src/session/character-file.ts';
import { packDigest } from '../../../src/session/pack.ts';
import { formatField, parseField, readSheet } from '../../../src/session/sheet-text.ts';
import { sheetLines } from '../../../src/text/language.ts';
import { builtInPackFile, packProblemText } from '../../../src/text/packs.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { checkForm } from '../../loopback/form.ts';
import { checkModal } from '../../loopback/modal-form.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import { fitsSchema } from '../../session/fits.ts';
import { seededRandom, times } from '../../soak/length.ts';
import { atMost, type Demand, premade, someOf, type TestedSystem, thorough } from './demand.ts';

/** Tries something that throws an error if there is a fault. Returns the first line of the error's message. */
function faultOf(tries: () => void): readonly string[] {
  try {
    tries();
    return [];
  } catch (error) {
    return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
  }
}

export const packFits: Demand = {
  title: 'has a pack that fits like a GM’s, exported with a sentence about everyone',
  problems: ({ rules, files }) => {
    const { id, title, archetypes, book, pack } = rules;
    if (!pack)
      return [`${title} has no pack: write ${files.pack}, and add \`...fromPack(pack, sheet)\` in ${files.rules}.`];
    const problems: string[] = [];
    const readResult = readPack(JSON.stringify(pack), readSettings);
    if ('problems' in readResult)
      return atMost(readResult.problems.map((each) => `${files.pack}: ${packProblemText(each)}`));
    const differenceProblem = (what: string) =>
      `${files.pack} gives other ${what} than ${files.rules}: take them from the pack, with \`...fromPack(pack, sheet)\`.`;
    if (!isEqualJson([...readResult.pack.characters, ...readResult.pack.creatures], archetypes))
      problems.push(differenceProblem('sheets'));
    const credits = { title: readResult.pack.title, author: readResult.pack.author, license: readResult.pack.license };
    if (readResult.pack.system !== id || readResult.pack.id !== id)
      problems.push(`${files.pack} must have the system and the id \`${id}\`.`);
    if (!isEqualJson(credits, { title: book.title, author: book.author, license: book.license }))
      problems.push(differenceProblem('credits'));
    if (readResult.pack.source !== book.url) problems.push(differenceProblem('addresses'));
    if (!readResult.pack.about?.includes('The rules are the book’s'))
      problems.push(
        `${files.pack} must say in \`about\` what is the book’s and what isn’t: “The rules are the book’s …”.`,
      );
    const packFile = builtInPackFile(id) ?? '';
    const exportedPack = readPack(packFile, readSettings);
    if ('problems' in exportedPack || packFile.includes('$schema'))
      problems.push(`The pack that GMs export from ${title} doesn’t fit: ${packFile.slice(0, 80)}`);
    else {
      const everyone = [...exportedPack.pack.characters, ...exportedPack.pack.creatures];
      for (const { name, brief } of everyone)
        if (brief === undefined)
          problems.push(`${name} has no sentence for /rules: add it under briefs.archetypes in ${files.words}.`);
      if (
        !isEqualJson(
          everyone.map(({ brief: _, ...each }) => each),
          archetypes,
        )
      )
        problems.push(differenceProblem('sheets'));
    }
    return atMost(problems);
  },
};

export const sheetFiles: Demand = {
  title: 'has sheets that fit their JSON schema, and are the same after a character file, with fields in any order',
  problems: ({ rules, files }) => {
    const { id, title, archetypes } = rules;
    const problems: string[] = [];
    const wholeSchema = characterFileSchema();
    const addProblem = (what: string) =>
      problems.push(`${what}: describe the sheet with Fray’s readers in ${files.sheet}.`);
    for (const { name, sheet } of archetypes) {
      const { text } = characterFileOf({ system: id, name, sheet });
      const readResult = readCharacterFile(text);
      if (!readResult.ok || !isEqualJson(readResult.value, { system: id, name, sheet }))
        addProblem(`${name} isn’t the same after it was written to a file and read`);
      const file = JSON.parse(text);
      if (!fitsSchema(wholeSchema, file)) addProblem(`${name} doesn’t fit the JSON schema`);
      const misfits = [
        { ...file, extra: 1 },
        { ...file, system: 'chess' },
        { ...file, sheet: { ...sheet, extra: 1 } },
        ...Object.keys(rules.sheet.fields ?? {}).map((field) => ({
          ...file,
          sheet: { ...sheet, [field]: { odd: 1 } },
        })),
      ];
      for (const misfit of misfits)
        if (fitsSchema(wholeSchema, misfit))
          addProblem(`The JSON schema of ${title} takes an extra or a wrong field of ${name}`);
      const reversed = Object.fromEntries(Object.entries(sheet).toReversed());
      if (sheetChanges(rules, sheet, reversed).length > 0)
        addProblem(`${name} counts as changed if its fields are in another order`);
    }
    const schemasWithDefault = everySchema(schema.jsonSchemaOf(rules.sheet)).filter((each) =>
      Object.hasOwn(each, 'default'),
    );
    for (const each of schemasWithDefault)
      if (!fitsSchema(each, each.default))
        addProblem(`A default of ${title} doesn’t fit its own field: ${JSON.stringify(each)}`);
    if (rules.blank !== undefined && 'problems' in readSheet(rules, rules.blank))
      addProblem('`blank` is no valid sheet');
    return atMost(problems);
  },
};

function everySchema(value: unknown): readonly schema.JsonSchema[] {
  return typeof value === 'object' && value !== null
    ? [value as schema.JsonSchema, ...Object.values(value).flatMap((each) => everySchema(each))]
    : [];
}

export const sheetForms: Demand = {
  title: 'has sheets that its forms leave unchanged, within Discord’s limits, with each field on a page',
  problems: ({ rules, files }) => {
    const problems: string[] = [];
    for (const { name, sheet } of [
      ...someOf(rules.archetypes, 12),
      ...(rules.blank ? [{ name: 'New', sheet: rules.blank }] : []),
    ]) {
      for (const field of sheetFieldsOf(rules)) {
        const faults: Problem[] = [];
        const sheetFromForm = withValue(sheet, field.path, parseField(field, sheet, formatField(field, sheet), faults));
        const readResult = readSheet(rules, sheetFromForm, faults);
        if (!('sheet' in readResult) || !isEqualJson(readResult.sheet, sheet))
          problems.push(
            `The form changes \`${field.key}\` of ${name} if it is sent as it is: give the field a reader that writes what it reads, in ${files.sheet}.`,
          );
      }
      const of = { id: 'x'.repeat(36), server: '', user: '', name, system: rules.id, sheet, changedAt: 0 };
      for (const page of formPagesOf(rules, sheet).keys())
        for (const fault of faultOf(() => checkForm({ ...sheetPageForm(rules, of, page) }, checkModal)))
          problems.push(`Page ${page + 1} of ${name}’s form isn’t a form that Discord takes: ${fault}`);
    }
    const sheet = rules.archetypes[0]?.sheet ?? {};
    const keysOnPages = formPagesOf(rules, sheet).flatMap((page) => page.map(({ field }) => field?.key));
    const missingFields = sheetFieldsOf(rules).filter(
      ({ widget: way, key }) => way !== 'json' && !keysOnPages.includes(key),
    );
    for (const { key } of missingFields)
      problems.push(`\`${key}\` is on no page of the form: give it a reader that a form can show, in ${files.sheet}.`);
    // The last page also has the name, which isn't a field of the sheet.
    if (keysOnPages.at(-1) !== undefined) problems.push(`The last page of ${rules.title}’s form lacks the name.`);
    return atMost(problems);
  },
};

/** The book's pack with an added condition, map and scene, as a pack of the server. */
function wholePack(system: TestedSystem): PackInUse {
  const { rules, sample } = system;
  const form = rules.ownCondition
    ? schema.readWhole<object>(rules.ownCondition, sample.condition ?? {})
    : { value: {} };
  if ('problems' in form) throw new Error(`The sample’s condition doesn’t fit: ${JSON.stringify(form.problems)}`);
  const creature = premade(system, 'creature').name;
  const file = withEntries(builtInPackFile(rules.id) ?? '', 2, [
    ...(rules.ownCondition
      ? [{ list: 'conditions', entry: { name: 'Hexed', brief: 'A hag’s eye is on you.', ...form.value } } as const]
      : []),
    { list: 'maps', entry: { name: 'Bog', rows: ['..', '#.'], heights: ['01', '00'] } },
    { list: 'scenes', entry: { name: 'Door', map: 'Bog', creatures: [{ creature, at: ['A1'] }], say: 'Two\nlines.' } },
  ]);
  const digest = packDigest(file);
  const reading = readStoredPack({ digest, file });
  if ('problems' in reading) throw new Error(reading.problems.map(packProblemText).join('\n'));
  const { id, revision, title } = reading.pack;
  const about = {
    id: 'x'.repeat(40),
    revision,
    title,
    system: rules.id,
    digest,
    bytes: file.length,
    at: 0,
    current: true,
  };
  if (id === '') throw new Error('The pack has no id');
  return { ...about, file, pack: reading.pack };
}

/** An entry as the reader returns it, with defaults for what was left out. */
function readEntry(rules: Ruleset, list: PackList, entry: WrittenEntry): unknown {
  const key = stockKey(list);
  const flat = list === 'conditions' ? readersByPart(rules).conditions : stockReaders(rules).get(key ?? '');
  if (flat) return schema.readWhole<unknown>(flat, entry);
  return { ...entry, sheet: entry.sheet && schema.readWhole<unknown>(rules.sheet, entry.sheet) };
}

export const packForms: Demand = {
  title: 'has pack entries that their forms leave unchanged, within Discord’s limits',
  problems: (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    // Without a pack there are no entries. `packFits` reports a missing pack.
    if (!rules.pack) return [];
    const pack = wholePack(system);
    const all = allEntries(pack, rules);
    const listsWithEntries = new Set<PackList>(all.map(({ list }) => list));
    for (const list of [...editableLists(rules), 'creatures', 'characters', 'conditions', 'maps', 'scenes'] as const) {
      const isStocked =
        list === 'conditions' ? rules.ownCondition : !list.startsWith('stock') || rules.stock?.[list.slice(6)];
      if (!listsWithEntries.has(list) && isStocked)
        problems.push(`The forms of a pack lack ${list}: add an entry to ${files.pack}.`);
    }
    for (const { list, name } of [...listsWithEntries].flatMap((each) =>
      someOf(
        all.filter(({ list }) => list === each),
        8,
      ),
    )) {
      const data = currentEntryOf(pack, list, name);
      if (!data) throw new Error(`No ${name} in ${list}`);
      for (const [page, { title, inputs }] of entryPages(rules, list, data, pack).entries()) {
        const faults: Problem[] = [];
        const texts = new Map(inputs.map((input) => [input.key, currentValueText(rules, data, input)]));
        const readAgain = readEntry(rules, list, writtenEntryOf(list, filledSheet(rules, data, inputs, texts, faults)));
        if (faults.length > 0 || !isEqualJson(readAgain, readEntry(rules, list, writtenEntryOf(list, data))))
          problems.push(
            `The form “${title}” changes ${name} (${list}) if it is sent as it is: give its fields readers that write what they read, in ${files.sheet}.`,
          );
        const id = entryButtonId.write({ press: 'unportrayed', pack: pack.id, list, entry: 'abcdefg', page });
        removeEntryButtonId.write({ step: 'sure', pack: pack.id, list, entry: 'abcdefg', was: 'abcdefg' });
        const fields = inputs.flatMap((input) => inputField(rules.id, input, currentValueText(rules, data, input)));
        for (const fault of faultOf(() => checkForm({ ...formOf(id, name, fields) }, checkModal)))
          problems.push(`The form “${title}” of ${name} isn’t one that Discord takes: ${fault}`);
        if (title.length > 24)
          problems.push(`The title “${title}” is too long for its button: shorten it in ${files.names}.`);
      }
    }
    for (const list of editableLists(rules).filter((each) => each !== 'creatures'))
      for (const [page, { inputs }] of entryPages(rules, list, { name: '', sheet: {} }, pack).entries()) {
        const id = entryButtonId.write({ press: 'page', pack: pack.id, list, entry: '', page });
        const fields = inputs.flatMap((input) => inputField(rules.id, input, ''));
        for (const fault of faultOf(() => checkForm({ ...formOf(id, 'New', fields) }, checkModal)))
          problems.push(`The form for a new entry of ${list} isn’t one that Discord takes: ${fault}`);
      }
    return atMost(problems);
  },
};

/** Values that no one would write, and some that a user might write by mistake. */
const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  'Longsword',
  '__proto__',
  'constructor',
  '9/9 HP',
  'ÄÖ\u202Eé\u0000',
  'x'.repeat(41),
  0,
  -1,
  1,
  7,
  1e9,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '7',
  [],
  [null],
  [[]],
  {},
  [{}],
  [{ name: null }],
  [{ name: 'x' }, { name: 'x' }],
  { name: {} },
];

type Chance = (below: number) => number;

const anyOf = <T>(list: readonly T[], below: Chance) => list[below(list.length)];

/** A value with one change: a part is left out, added, repeated, or replaced by another value. */
function withOneFault(value: unknown, below: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && below(5) > 0) {
    const at = below(value.length);
    if (below(6) === 0) return [...value, value[at]];
    if (below(6) === 0) return value.toSpliced(at, 1);
    return value.with(at, withOneFault(value[at], below));
  }
  if (typeof value === 'object' && value !== null && below(6) > 0) {
    const key = anyOf(Object.keys(value), below);
    if (key === undefined) return anyOf(ODD_VALUES, below);
    const entries = Object.entries(value);
    if (below(8) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
    if (below(12) === 0) return { ...value, [`${key}s`]: anyOf(ODD_VALUES, below) };
    return Object.fromEntries(entries.map(([name, each]) => [name, name === key ? withOneFault(each, below) : each]));
  }
  if (typeof value === 'number' && below(3) > 0) return value + below(7) - 3;
  return anyOf(ODD_VALUES, below);
}

/** Plays a combatant with the sheet: it joins, rolls initiative, and does some of what is offered. */
function playSheet({ rules }: TestedSystem, enemy: string, sheet: object, seed: number): void {
  const { settings } = openingEncounter(rules);
  const resources = rules.resources(sheet, settings);
  const own = rules.own.combatant(sheet, settings);
  const about = { id: 'm', name: 'Mutant', side: 'x', sheet, resources, own };
  const mutant = { ...premadeCombatant(rules, enemy, { settings }), ...about };
  const table = new TestTable(rules, openingEncounter(rules), () => seededDice(seed));
  table.do({ type: 'join', combatants: [mutant, premadeCombatant(rules, enemy, { settings }, { id: 'enemy' })] });
  sheetLines(rules.id, sheet);
  table.do({ type: 'initiative' });
  for (let act = 0; act < 3; act++) {
    rules.meters(table.encounter.combatants[0] ?? mutant, table.encounter);
    const [choice] = actionOffers(rules, table.encounter, 'm');
    if (choice) table.do({ type: 'intent', intent: { action: choice.action, actor: 'm' } });
    table.do({ type: 'intent', intent: { action: 'attack', actor: 'enemy', targets: ['m'] } });
  }
}

export const oddSheets: Demand = {
  title: 'reads or refuses sheets with faults, and plays every fourth that it reads without an exception',
  problems: (system) => {
    const { rules, files } = system;
    const enemy = premade(system, 'creature').name;
    const below = seededRandom(rules.id.length * 7919);
    const sheetSchema = schema.jsonSchemaOf(rules.sheet);
    const problems: string[] = [];
    let readCount = 0;
    const count = thorough(150, times(400, 50_000));
    for (let tried = 0; tried < count; tried++) {
      let sheet: unknown = anyOf(rules.archetypes, below)?.sheet;
      for (let changes = 0; changes <= below(3); changes++) sheet = withOneFault(sheet, below);
      const whole = typeof sheet === 'object' && sheet !== null ? JSON.parse(JSON.stringify(sheet)) : {};
      const [fault] = faultOf(() => {
        const result = readSheet(rules, whole);
        if ('problems' in result) return;
        readCount++;
        if (!fitsSchema(sheetSchema, JSON.parse(JSON.stringify(result.sheet))))
          throw new Error('It doesn’t fit the schema');
        if (readCount % 4 === 0) playSheet(system, enemy, result.sheet, tried);
      });
      const [, message] = /^No message (\S+)/.exec(fault ?? '') ?? [];
      if (message !== undefined)
        problems.push(
          `${rules.title} has no message \`${message}\`, so not every sheet can be read: add it to ${files.names}.`,
        );
      else if (fault !== undefined)
        problems.push(
          `${rules.title} takes a sheet that it can’t play (“${fault}”): refuse it in ${files.sheet}. ${JSON.stringify(whole).slice(0, 400)}`,
        );
    }
    if (readCount <= count / 20 || readCount >= count)
      problems.push(
        `${rules.title} read ${readCount} of ${count} sheets with faults: ${files.sheet} must refuse what is wrong.`,
      );
    const namelessSheets = [
      { weapons: [{}] },
      { specials: [{}] },
      { weapons: [{ name: null }], abilities: [{}], armor: [{}], items: [{}] },
      { specials: [{ level: 'Master' }, { name: 'x' }] },
    ];
    for (const broken of namelessSheets)
      if (!('problems' in readSheet(rules, broken)))
        problems.push(`${rules.title} takes a sheet with a nameless entry: ${JSON.stringify(broken)}.`);
    return atMost(problems, 4);
  },
};
