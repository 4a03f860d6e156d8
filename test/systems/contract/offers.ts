// Checks that the rules refuse nothing that they offer, and that creatures can be made stronger and weaker.

import { type FormValues, usualValues, withFormValues } from '../../../src/rules/core/action-form.ts';
import { type CompleteAction, completeActions } from '../../../src/rules/core/complete-actions.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { prepareIntent } from '../../../src/rules/core/play.ts';
import type { Refusal, Result } from '../../../src/rules/core/refusal.ts';
import { actionName, type Ruleset } from '../../../src/rules/core/ruleset.ts';
import { completeTemplateSteps, scaledSheet, withTemplate } from '../../../src/rules/core/scaled-sheet.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../../../src/rules/core/template.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { randomSheet } from '../../rules/core/random-sheet.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import { atMost, type Demand, fightOf, idList, numbersUpTo, someOf, thorough } from './demand.ts';

/** All intents of an action's form in which at most one field differs from its default. */
function fillings({ form, intent, tiles }: CompleteAction): readonly Intent[] {
  if (!form) return tiles?.map((to) => ({ ...intent, to })) ?? [intent];
  const { targets, firsts, hows = [], amounts, situation = {}, several, usual } = form;
  const otherIds = (id: string) =>
    (usual.targets ?? []).filter((each) => each !== id).slice(0, (several?.least ?? 1) - 1);
  const changes: readonly FormValues[] = [
    {},
    ...(firsts ? [] : targets.map((id) => ({ targets: [id, ...otherIds(id)] }))),
    ...hows.map((how) => ({ how })),
    ...(form.tiles ?? []).map((to) => ({ to })),
    ...(amounts?.lines ?? []).map((amount) => ({ amount })),
    ...(situation.ranges ?? []).map((range) => ({ situation: { range } })),
    ...(situation.cover ?? []).map((cover) => ({ situation: { cover } })),
    ...(situation.flanked ?? []).map((flanked) => ({ situation: { flanked } })),
  ];
  return changes.map((change) => withFormValues(intent, { ...usualValues(form), ...change }));
}

function refusedOffers(rules: Ruleset, encounter: Encounter): readonly string[] {
  return encounter.combatants.flatMap(({ id }) =>
    completeActions(rules, encounter, id, true)
      .flatMap(fillings)
      .flatMap((intent) => {
        const startResult = prepareIntent(rules, encounter, intent);
        return startResult.ok ? [] : [`${JSON.stringify(intent)}: ${JSON.stringify(startResult.why)}`];
      }),
  );
}

export const offersHold: Demand = {
  title: 'offers complete actions that are never refused, enemies before friends, and each once',
  problems: (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    for (const seed of numbersUpTo(1, 2))
      for (const [index, { after }] of fightOf(system, seed).entries())
        if (index % 20 === 0)
          for (const each of refusedOffers(rules, after))
            problems.push(
              `${rules.title} offers what it refuses: ${each}. The action’s \`offers\` and \`ways\` must list only what its \`plan\` allows, in ${files.rules}.`,
            );
    const start = openingEncounter(rules);
    const table = new TestTable(rules, start, () => seededDice(1));
    for (const kind of ['character', 'creature'])
      for (const [index, { name }] of rules.archetypes
        .filter((each) => each.kind === kind)
        .slice(0, 2)
        .entries())
        table.do({ type: 'join', combatants: [premadeCombatant(rules, name, start, { id: `${kind}-${index}` })] });
    table.do({ type: 'initiative' });
    const attack = actionName(rules, 'attack');
    for (const { id, side } of table.encounter.combatants) {
      const acts = completeActions(rules, table.encounter, id, true);
      const keys = acts.map(({ intent, form }) => JSON.stringify([intent, form === undefined, form?.hows]));
      const repeatedKey = keys.find((key, index) => keys.indexOf(key) !== index);
      if (repeatedKey !== undefined)
        problems.push(`${rules.title} offers an action twice: ${repeatedKey}. See its \`ways\` in ${files.rules}.`);
      const areFriends = acts
        .filter(({ name, intent }) => name === attack && intent.targets)
        .map(({ intent }) => table.encounter.combatants.find((each) => each.id === intent.targets?.[0])?.side === side);
      if (areFriends.join() !== areFriends.toSorted().join())
        problems.push(
          `${rules.title} offers attacks on friends before those on enemies: list enemies first in the attack’s \`offers\`, in ${files.rules}.`,
        );
    }
    return atMost(problems, 5);
  },
};

export const templates: Demand = {
  title: 'makes valid sheets weaker and stronger by its templates, each change with its source, if it has them',
  problems: ({ rules, files }) => {
    const { templates: allTemplates, title } = rules;
    if (!allTemplates) return [];
    const problems: string[] = [];
    const addProblem = (name: string, what: string) => problems.push(`${title}’s \`templates.${name}\` ${what}`);
    const where = `in ${files.rules}`;
    const premades = someOf(rules.archetypes, 12);
    for (const name of TEMPLATE_NAMES) {
      const changes = allTemplates[name] ?? [];
      if (changes.length === 0) addProblem(name, `has no changes: list at least one ${where}.`);
      for (const change of changes) {
        const fields = idList(change.fields);
        if (!/\w.{10}/.test(change.source))
          addProblem(
            name,
            `changes ${fields} without a source: write \`source\`, the book’s heading or “chosen” and why, ${where}.`,
          );
        const rulesWithOneChange = { ...rules, templates: { ...allTemplates, [name]: [change] } };
        // A field that the sheet doesn't have throws an error.
        const fault = faultOf(() => premades.map(({ sheet }) => withTemplate(rulesWithOneChange, sheet, name)));
        if (fault !== undefined)
          addProblem(
            name,
            `changes ${fields}, but ${fault.toLowerCase()} is on the sheet: write fields of ${files.sheet}.`,
          );
      }
    }
    if (problems.length > 0) return atMost(problems);

    const chance = seededChance(7);
    const randomSheets = Array.from({ length: thorough(12, 40) }, () => ({
      name: 'A random sheet',
      sheet: randomSheet(rules, chance),
    }));
    for (const name of TEMPLATE_NAMES)
      for (const { name: whose, sheet } of [...premades, ...randomSheets]) {
        const before = JSON.stringify(sheet);
        const faults = faultsOf(rules, withTemplate(rules, sheet, name));
        if (faults.length > 0)
          addProblem(
            name,
            `makes ${whose} invalid: ${idList(faults)} must stay what ${files.sheet} can read, so limit the change ${where}.`,
          );
        if (JSON.stringify(sheet) !== before)
          addProblem(
            name,
            `changes the sheet of ${whose} in place: describe changes with \`fields\` and \`by\` only, ${where}.`,
          );
      }

    if (problems.length > 0) return atMost(problems);

    const withVariant = (sheet: object, name: TemplateName): object => valueIn(withTemplate(rules, sheet, name), name);
    const onScale = (sheet: object, steps: number, turn = 0) =>
      valueIn(scaledSheet(rules, sheet, steps, turn), `${steps} steps`);
    for (const { name: whose, sheet } of premades.slice(0, thorough(3, 6))) {
      const [top, bottom] = [onScale(sheet, 10_000), onScale(sheet, -10_000)];
      const scaleEnds = [
        ['elite', top.sheet, top.steps + 1],
        ['weak', bottom.sheet, bottom.steps - 1],
      ] as const;
      for (const [name, end, further] of scaleEnds) {
        const changedBeyondEnd = [
          ...changedFields(end, withVariant(end, name)),
          ...changedFields(end, onScale(sheet, further).sheet),
        ];
        if (changedBeyondEnd.length > 0)
          addProblem(
            name,
            `changes ${idList(changedBeyondEnd)} of ${whose} without end: give the field a limit in ${files.sheet}, or the change a \`least\` ${where}.`,
          );
      }
      const nearSteps = [-2, -1, 0, 1, 2].filter((steps) => -bottom.steps >= -steps && top.steps >= steps);
      for (const [index, steps] of nearSteps.entries()) {
        const equalStep = nearSteps
          .slice(0, index)
          .find((each) => isEqual(onScale(sheet, each).sheet, onScale(sheet, steps).sheet));
        if (equalStep !== undefined)
          addProblem(
            'weak',
            `and \`templates.elite\` can make the same sheet of ${whose}: \`weak\` must lower ${idList(changedFields(sheet, onScale(sheet, steps).sheet))}, and \`elite\` raise it. In a template, \`percent\` is the change, so −50 halves. Mend it ${where}.`,
          );
      }
    }

    const creature = premades.find(({ kind }) => kind === 'creature');
    if (!creature) return atMost(problems);
    const [, one = 0] = completeTemplateSteps(rules, creature.sheet, 1);
    for (const turn of [0, 1, 2]) {
      const changedByTurn = changedFields(
        onScale(creature.sheet, one, turn).sheet,
        withVariant(creature.sheet, 'elite'),
      );
      if (changedByTurn.length > 0)
        addProblem(
          'elite',
          `makes another sheet of ${creature.name} if it’s done in steps (${idList(changedByTurn)}): change each field only once ${where}.`,
        );
    }
    return atMost(problems);
  },
};

/** The fields of a changed sheet that the system can't read, or reads as something else. */
function faultsOf(rules: Ruleset, changed: Result<object, Refusal>): readonly string[] {
  if (!changed.ok) return changed.why.type === 'sheet-unfit' ? changed.why.problems.map(pathText) : [changed.why.type];
  const readResult = schema.readWhole<object>(rules.sheet, changed.value);
  return 'problems' in readResult ? readResult.problems.map(pathText) : changedFields(changed.value, readResult.value);
}

const pathText = ({ path }: schema.Problem) => path.join('.');

function faultOf(tries: () => void): string | undefined {
  try {
    tries();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function valueIn<T>(result: Result<T, Refusal>, what: string): T {
  if (!result.ok) throw new Error(`${what}: ${JSON.stringify(result.why)}`);
  return result.value;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The fields in which two sheets differ. */
function changedFields(one: object, other: object): readonly string[] {
  const [values, otherValues] = [one, other].map((each) => new Map<string, unknown>(Object.entries(each)));
  const keys = new Set([...(values?.keys() ?? []), ...(otherValues?.keys() ?? [])]);
  return [...keys].filter((key) => !isEqual(values?.get(key), otherValues?.get(key)));
}

/** A value with its fields in alphabetical order, so that two values can be compared as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
