import { describe, expect, test } from 'vitest';
import { type FormValues, fillIn, usualValues } from '../../../src/rules/core/act-form.ts';
import { type Action, action } from '../../../src/rules/core/action.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { begin } from '../../../src/rules/core/play.ts';
import { no, ok } from '../../../src/rules/core/refusal.ts';
import { type CompleteAction, completeActions } from '../../../src/rules/core/whole-acts.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { opening, premadeCombatant, randomFight, TestTable } from '../../embeds/random-fight.ts';
import { seededDice } from './seeded-dice.ts';

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

function refusedOffers(encounter: Encounter): readonly string[] {
  const rules = rulesNamed(encounter.system)!;
  return encounter.combatants.flatMap(({ id }) =>
    completeActions(rules, encounter, id, true)
      .flatMap(fillings)
      .flatMap((intent) => {
        const startResult = begin(rules, encounter, intent);
        return startResult.ok ? [] : [`${JSON.stringify(intent)}: ${JSON.stringify(startResult.why)}`];
      }),
  );
}

describe.each(BUILT_IN_IDS)('%s: the complete actions that are offered', (system) => {
  const rules = rulesNamed(system)!;

  test('are never refused in random fights, nor is anything in their forms', () => {
    const refused = new Set<string>();
    for (const seed of [1, 2])
      for (const [index, { after }] of randomFight(rules, seed, {}, 60).entries())
        if (index % 10 === 0) for (const each of refusedOffers(after)) refused.add(each);
    expect([...refused].slice(0, 5)).toEqual([]);
  });

  test('list enemies before friends, and each only once', () => {
    const start = opening(rules);
    const play = new TestTable(rules, start, () => seededDice(1));
    for (const kind of ['character', 'creature'])
      for (const { name } of rules.archetypes.filter((each) => each.kind === kind).slice(0, 2))
        play.do({ type: 'join', combatants: [premadeCombatant(rules, name, start)] });
    play.do({ type: 'initiative' });
    for (const { id, side } of play.encounter.combatants) {
      const acts = completeActions(rules, play.encounter, id, true);
      const keys = acts.map(({ intent, form }) => JSON.stringify([intent, form === undefined, form?.hows]));
      expect(new Set(keys).size).toBe(keys.length);
      const sides = acts
        .filter(({ name, intent }) => name === 'attack' && intent.targets)
        .map(({ intent }) => play.encounter.combatants.find((each) => each.id === intent.targets?.[0])?.side === side);
      expect(sides).toEqual(sides.toSorted());
    }
  });
});

describe('of an action that takes a square', () => {
  const rules = rulesNamed('tdgs')!;
  const start = opening(rules);
  const play = new TestTable(rules, start, () => seededDice(1));
  for (const name of ['Kira', 'Goblin']) play.do({ type: 'join', combatants: [premadeCombatant(rules, name, start)] });
  play.do({ type: 'initiative' });
  const [actor = ''] = play.encounter.turnOrder.flat();
  const [enemy = ''] = play.encounter.combatants.map(({ id }) => id).filter((id) => id !== actor);
  /** The squares of the offer for these targets, with a stake if there is one. */
  const hurling = (may: readonly string[], amount?: { what: string; most: number; needed: true }): CompleteAction[] => {
    const hurl: Action = action({
      title: 'Hurl',
      cite: 'test',
      when: 'turn',
      offers: () => ({ targets: [enemy], tiles: ['A1', 'B1', 'C1'], ...(amount && { amount }) }),
      plan: (_, { to = '' }) => (may.includes(to) ? ok() : no({ type: 'where-to', name: 'Hurl' })),
      resolve: () => undefined,
    });
    return completeActions({ ...rules, actions: { hurl } }, play.encounter, actor, false).slice();
  };

  test('each says who it is for, and the squares that would not be refused', () => {
    expect(hurling(['C1', 'A1'])).toMatchObject([{ intent: { targets: [enemy] }, tiles: ['A1', 'C1'] }]);
    expect(hurling([])).toEqual([]);
  });

  test('a single possible square is not asked for', () => {
    const [only, another] = hurling(['B1']);
    expect([only?.intent.to, only?.tiles, another]).toEqual(['B1', undefined, undefined]);
  });

  test('a form that is needed anyway asks for the square too', () => {
    const [asks] = hurling(['B1', 'C1'], { what: 'stress', most: 2, needed: true });
    expect(asks?.form).toMatchObject({ tiles: ['B1', 'C1'], usual: { targets: [enemy], to: 'B1' } });
    expect(asks?.form && fillIn(asks.intent, usualValues(asks.form))).toMatchObject({ to: 'B1', targets: [enemy] });
  });
});
