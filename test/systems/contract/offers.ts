// Checks that the rules refuse nothing that they offer, and that creatures can be made stronger and weaker.

import { type FormValues, fillIn, usualValues } from '../../../src/rules/core/act-form.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { begin } from '../../../src/rules/core/play.ts';
import { actionName, type Ruleset } from '../../../src/rules/core/ruleset.ts';
import { scaled, wholeTemplates, withTemplate } from '../../../src/rules/core/scaled-sheet.ts';
import * as schema from '../../../src/rules/core/schema.ts';
import { TEMPLATE_NAMES } from '../../../src/rules/core/template.ts';
import { type CompleteAction, completeActions } from '../../../src/rules/core/whole-acts.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { randomSheet } from '../../rules/core/random-sheet.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import { atMost, type Demand, fightOf } from './demand.ts';

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
  return changes.map((change) => fillIn(intent, { ...usualValues(form), ...change }));
}

function refusedOffers(rules: Ruleset, encounter: Encounter): readonly string[] {
  return encounter.combatants.flatMap(({ id }) =>
    completeActions(rules, encounter, id, true)
      .flatMap(fillings)
      .flatMap((intent) => {
        const startResult = begin(rules, encounter, intent);
        return startResult.ok ? [] : [`${JSON.stringify(intent)}: ${JSON.stringify(startResult.why)}`];
      }),
  );
}

export const offersHold: Demand = {
  title: 'offers complete actions that are never refused, enemies before friends, and each once',
  problems: (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    for (const seed of [1, 2])
      for (const [index, { after }] of fightOf(system, seed).entries())
        if (index % 20 === 0)
          for (const each of refusedOffers(rules, after))
            problems.push(
              `${rules.title} offers what it refuses: ${each}. The action’s \`offers\` and \`ways\` must list only what its \`plan\` allows, in ${files.rules}.`,
            );
    const start = openingEncounter(rules);
    const play = new TestTable(rules, start, () => seededDice(1));
    for (const kind of ['character', 'creature'])
      for (const [index, { name }] of rules.archetypes
        .filter((each) => each.kind === kind)
        .slice(0, 2)
        .entries())
        play.do({ type: 'join', combatants: [premadeCombatant(rules, name, start, { id: `${kind}-${index}` })] });
    play.do({ type: 'initiative' });
    const attack = actionName(rules, 'attack');
    for (const { id, side } of play.encounter.combatants) {
      const acts = completeActions(rules, play.encounter, id, true);
      const keys = acts.map(({ intent, form }) => JSON.stringify([intent, form === undefined, form?.hows]));
      const twice = keys.find((key, index) => keys.indexOf(key) !== index);
      if (twice !== undefined)
        problems.push(`${rules.title} offers an action twice: ${twice}. See its \`ways\` in ${files.rules}.`);
      const areFriends = acts
        .filter(({ name, intent }) => name === attack && intent.targets)
        .map(({ intent }) => play.encounter.combatants.find((each) => each.id === intent.targets?.[0])?.side === side);
      if (areFriends.join() !== areFriends.toSorted().join())
        problems.push(`${rules.title} offers attacks on friends before those on enemies.`);
    }
    return atMost(problems, 5);
  },
};

export const templates: Demand = {
  title: 'makes valid sheets stronger and weaker by its templates, if it has them',
  problems: ({ rules, files }) => {
    if (!rules.templates) return [];
    const problems: string[] = [];
    const wrong = (what: string) =>
      problems.push(`${rules.title}’s templates: ${what}. See \`templates\` in ${files.rules}.`);
    const changed = (sheet: object, name: (typeof TEMPLATE_NAMES)[number]): object => {
      const result = withTemplate(rules, sheet, name);
      if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.why)}`);
      return result.value;
    };
    const onScale = (sheet: object, steps: number, turn = 0) => {
      const result = scaled(rules, sheet, steps, turn);
      if (!result.ok) throw new Error(`${steps} steps: ${JSON.stringify(result.why)}`);
      return result.value;
    };
    const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
    const chance = seededChance(7);
    const premades = rules.archetypes.map(({ sheet }) => sheet);
    for (const name of TEMPLATE_NAMES) {
      for (const sheet of [...premades, ...Array.from({ length: 40 }, () => randomSheet(rules, chance))]) {
        const before = JSON.stringify(sheet);
        const after = changed(sheet, name);
        const read = schema.readWhole<object>(rules.sheet, after);
        if (!('value' in read) || !isSame(read.value, after))
          wrong(`“${name}” makes an invalid sheet of ${before.slice(0, 200)}`);
        if (JSON.stringify(sheet) !== before) wrong(`“${name}” changes the sheet that it was given`);
      }
      const changes = rules.templates[name] ?? [];
      if (changes.length === 0) wrong(`“${name}” changes nothing`);
      for (const { source } of changes)
        if (!/\w.{10}/.test(source)) wrong(`“${name}” doesn’t say in \`source\` where its figure comes from`);
    }
    for (const sheet of premades.slice(0, 6)) {
      const [top, bottom] = [onScale(sheet, 10_000), onScale(sheet, -10_000)];
      if (!isSame(changed(top.sheet, 'elite'), top.sheet) || !isSame(onScale(sheet, top.steps + 1), top))
        wrong('“elite” goes on at the top of the scale');
      if (!isSame(changed(bottom.sheet, 'weak'), bottom.sheet)) wrong('“weak” goes on at the bottom of the scale');
      const near = new Set([-2, -1, 0, 1, 2].map((steps) => JSON.stringify(onScale(sheet, steps).sheet)));
      if (near.size !== 1 + Math.min(2, top.steps) + Math.min(2, -bottom.steps))
        wrong('a step on the scale changes nothing');
    }
    const creature = rules.archetypes.find(({ kind }) => kind === 'creature')?.sheet ?? {};
    const [, one = 0] = wholeTemplates(rules, creature, 1);
    for (const turn of [0, 1, 2])
      if (!isSame(onScale(creature, one, turn).sheet, changed(creature, 'elite')))
        wrong('the scale doesn’t meet “elite”, whichever number goes first');
    if (
      (rules.templates.elite ?? []).length > 1 &&
      isSame(onScale(creature, 1, 0).sheet, onScale(creature, 1, 1).sheet)
    )
      wrong('the scale changes the same number first, whatever the turn');
    return atMost(problems);
  },
};

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
