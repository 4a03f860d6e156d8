import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { find, onTurn } from '../../src/rules/core/encounter.ts';
import {
  NO_PROGRESS,
  nextPlanStep,
  type PlanProgress,
  progressAfterLine,
} from '../../src/rules/core/next-plan-step.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { times } from './length.ts';
import { actsMet, anyPlan } from './plan-fight.ts';

const COMBATANT_NAMES = {
  tdgs: ['Kira', 'Mira', 'Brother Anselm', 'Goblin', 'Wizard', 'Viper'],
  dungeoneers: ['Freya', 'Suori', 'Alberich', 'Goblin', 'Zombie', 'Skeleton'],
  mastery: [],
  sol: [],
} as const;

/** The maximum number of deeds of a plan in one turn, not counting the end of the turn. */
const MAX_DEEDS = 8;

/** Resources that only their owner spends, on the owner's turn. */
const OWN_RESOURCE = /^(item: |uses: |magica$|stamina$)/;

describe.each(Object.entries(COMBATANT_NAMES))('random plans in %s', (id, names) => {
  const rules = rulesNamed(id);
  if (!rules) throw new Error(`No ${id}`);
  const start = openingEncounter(rules);
  const kinds = (['character', 'creature'] as const).flatMap((kind) =>
    rules.archetypes
      .filter((each) => each.kind === kind)
      .slice(0, 3)
      .map(({ name }) => name),
  );
  const cast = (names.length > 0 ? names : kinds).map((name) => premadeCombatant(rules, name, start));
  const acts = actsMet(rules, start, cast, times(1, 8));

  test('are never refused, spend nothing that they may not, and end', () => {
    let [plannedCount, spentPoints] = [0, 0];
    const plans = fc.tuple(...cast.map((each) => anyPlan(each, cast, acts[each.id] ?? [])));
    const property = fc.property(plans, fc.nat(1e6), (each, seed) => {
      const dice = seededDice(seed);
      const table = new TestTable(rules, start, () => dice);
      table.do({ type: 'join', combatants: cast });
      table.do({ type: 'initiative' });
      let [turn, progress]: [string, PlanProgress] = ['', NO_PROGRESS];
      for (let index = 0; index < 60; index++) {
        const before = table.encounter;
        const [actor] = onTurn(before);
        if (!actor) break;
        const turnStartIndex = table.outcomes.findLastIndex(({ events }) =>
          events.some(({ type }) => type === 'turn-started'),
        );
        const turnKey = `${turnStartIndex} ${actor.id}`;
        if (turn !== turnKey) [turn, progress] = [turnKey, NO_PROGRESS];
        const plan = each[cast.findIndex(({ id }) => id === actor.id)];
        if (!plan) throw new Error(`No plan of ${actor.id}`);
        const nextChoice = nextPlanStep(rules, before, actor.id, plan, progress);
        expect(nextPlanStep(rules, structuredClone(before), actor.id, plan, progress)).toEqual(nextChoice);
        const deed = nextChoice.deed ?? { type: 'end-turn', subject: actor.id };
        expect(table.do(deed), JSON.stringify(deed)).toBe(true);
        if (nextChoice.line === undefined) continue;
        plannedCount += 1;
        progress = progressAfterLine(rules, actor.id, progress, nextChoice.line, table.outcomes.at(-1)?.events ?? []);
        expect(progress.deeds).toBeLessThanOrEqual(MAX_DEEDS);
        for (const [resource, points] of Object.entries(progress.spent))
          expect(points, `${resource} by ${JSON.stringify(deed)}`).toBeLessThanOrEqual(plan.may[resource] ?? 0);
        // Spending is measured by what is left of resources that only their owner spends.
        for (const [resource, { value }] of Object.entries(actor.resources).filter(([name]) =>
          OWN_RESOURCE.test(name),
        )) {
          const valueLeft = find(table.encounter, actor.id)?.resources[resource]?.value ?? 0;
          expect(value - valueLeft, `${resource} by ${JSON.stringify(deed)}`).toBeLessThanOrEqual(
            plan.may[resource] ?? 0,
          );
          spentPoints += Math.max(0, value - valueLeft);
        }
      }
    });
    fc.assert(property, { numRuns: times(5, 300), seed: 12 });
    expect(plannedCount).toBeGreaterThan(50);
    // Sol's plans spend no resource that is measured here.
    if (id !== 'sol') expect(spentPoints).toBeGreaterThan(0);
  });
});
