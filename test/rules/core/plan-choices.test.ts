import { describe, expect, test } from 'vitest';
import { planText } from '../../../commands/plan/screen.ts';
import { action } from '../../../src/rules/core/action.ts';
import type { CombatantId, Encounter } from '../../../src/rules/core/encounter.ts';
import type { MoveWay } from '../../../src/rules/core/field-rules.ts';
import { nextPlanStep } from '../../../src/rules/core/next-plan-step.ts';
import {
  PLAN_PRESETS,
  planChoices,
  planConditions,
  planLinesWith,
  planWithLines,
  presetPlan,
} from '../../../src/rules/core/plan-choices.ts';
import { encounterOnOwnTurn } from '../../../src/rules/core/plan-trial.ts';
import { oneTarget } from '../../../src/rules/core/play.ts';
import { type CoreFacts, reasons } from '../../../src/rules/core/reason.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { seededDice } from './seeded-dice.ts';

const COMBATANT_NAMES = [
  ['tdgs', ['Kira', 'Mira', 'Goblin', 'Viper']],
  ['dungeoneers', ['Freya', 'Suori', 'Goblin', 'Zombie']],
  ['mastery', ['Tobin', 'Wren', 'Opponent']],
  ['sol', ['Medic', 'Blade', 'Ganger']],
] as const;

/** An encounter in which these combatants have joined and combat hasn't begun. */
function gatheringOf(id: string, names: readonly string[]): { readonly rules: Ruleset; readonly encounter: Encounter } {
  const rules = rulesNamed(id);
  if (!rules) throw new Error(`No ${id}`);
  const start = openingEncounter(rules);
  const dice = seededDice(5);
  const table = new TestTable(rules, start, () => dice);
  table.do({ type: 'join', combatants: names.map((name) => premadeCombatant(rules, name, start)) });
  return { rules, encounter: table.encounter };
}

describe.each(COMBATANT_NAMES)('what may be planned in %s', (id, names) => {
  const { rules, encounter } = gatheringOf(id, names);
  const owner: CombatantId = names[0].toLowerCase();
  const ownTurn = encounterOnOwnTurn(rules, encounter, owner);
  const choices = planChoices(rules, ownTurn, owner);

  test('fits into a menu, before the rounds too, with nothing listed twice', () => {
    const keys = choices.map(({ act }) => JSON.stringify(act));
    expect(keys).toEqual([...new Set(keys)]);
    expect(choices.length).toBeGreaterThan(4);
    expect(choices.length).toBeLessThanOrEqual(25);
    expect(planConditions(rules, ownTurn, owner).length).toBeLessThanOrEqual(25);
    expect(encounter.phase).toBe('gathering');
  });

  test('may spend all that its owner allows: no line is skipped for its price', () => {
    for (const { act } of choices) {
      const plan = planWithLines([{ when: [], act }], choices);
      const skipReasons = nextPlanStep(rules, ownTurn, owner, plan).skippedLines.map((each) => each.why);
      expect(skipReasons, JSON.stringify(act)).not.toContain('not-allowed');
    }
  });

  test('makes every preset, and the ones that fight act at once', () => {
    for (const preset of PLAN_PRESETS) {
      const plan = presetPlan(rules, choices, preset);
      if (preset === 'friends first' && !choices.some(({ heals: mends }) => mends)) {
        expect(plan).toBeUndefined();
        continue;
      }
      if (!plan) throw new Error(`No ${preset}`);
      expect(nextPlanStep(rules, ownTurn, owner, plan).line, planText(plan, ownTurn)).toBeDefined();
    }
  });
});

test('a new line with a condition comes before lines without one', () => {
  const unconditionalLine = { when: [], act: 'guard' } as const;
  const lowHealthLine = { when: [{ if: 'self-below', percent: 25 }], act: 'guard' } as const;
  const guardLine = { when: [{ if: 'friend-down' }], act: 'guard' } as const;
  const plan = planWithLines([lowHealthLine, unconditionalLine], []);
  expect(planLinesWith(plan, guardLine)).toEqual([lowHealthLine, guardLine, unconditionalLine]);
  expect(planLinesWith(plan, unconditionalLine)).toEqual([lowHealthLine, unconditionalLine, unconditionalLine]);
  expect(planLinesWith(undefined, lowHealthLine)).toEqual([lowHealthLine]);
});

describe('a place on a map', () => {
  const { rules, encounter } = gatheringOf('tdgs', ['Kira', 'Goblin']);
  const wayTo = (to: string, strikes: MoveWay['strikes'] = []): MoveWay => ({
    to,
    path: ['B2', to],
    cost: 1,
    strikes,
    intent: { action: 'move', actor: 'kira', to },
  });
  const awayMeaning = { means: 'away' } as const;
  const withWays = (...ways: readonly MoveWay[]): Ruleset => ({
    ...rules,
    field: { ways: () => ways, places: () => ways.map((way) => ({ meaning: awayMeaning, way })) },
  });
  const ownTurn = encounterOnOwnTurn(rules, encounter, 'kira');
  const struckWay = wayTo('D4', [{ by: 'goblin' }]);

  test('may be planned if no one may attack on the way', () => {
    const tiles = planChoices(withWays(wayTo('C3'), struckWay), ownTurn, 'kira').flatMap(({ act }) =>
      typeof act === 'object' ? (act.to ?? []) : [],
    );
    expect(tiles).toEqual(['C3']);
  });

  test('is reached by the path there is then, or the line is skipped', () => {
    const choices = planChoices(withWays(wayTo('C3')), ownTurn, 'kira').filter(({ act }) => act !== 'guard' && act.to);
    const [{ act } = { act: 'guard' as const }] = choices;
    const plan = planWithLines([{ when: [], act }], choices);
    const nextChoice = (now: Ruleset) => nextPlanStep(now, ownTurn, 'kira', plan);
    expect(planText(plan, encounter)).toContain('Move to C3');
    expect(nextChoice(withWays(wayTo('C3'))).deed).toMatchObject({ intent: { to: 'C3' } });
    for (const ruleset of [withWays(), withWays({ ...struckWay, to: 'C3' })])
      expect(nextChoice(ruleset).skippedLines).toEqual([{ line: 0, why: 'no-way' }]);
  });
});

test('help that the rules never allow for oneself is planned only for allies', () => {
  const { rules, encounter } = gatheringOf('mastery', ['Tobin', 'Wren']);
  const aid = action({
    ...{ title: 'Aid', cite: 'chosen', when: 'turn', kind: 'talk' },
    offers: () => ({ targets: ['wren'] }),
    ways: () => [{ helps: true, targets: ['wren'] }],
    plan: oneTarget,
    resolve: (resolution) =>
      resolution.record({
        ...{ type: 'spent', subject: 'tobin', resource: 'action', before: 1, after: 0 },
        why: reasons<CoreFacts>()({ id: 'GM’s word' }),
      }),
  });
  const withAid: Ruleset = { ...rules, actions: { aid } };
  const choices = planChoices(withAid, encounterOnOwnTurn(withAid, encounter, 'tobin'), 'tobin');
  expect(choices.flatMap(({ act }) => (act !== 'guard' && act.action === 'aid' ? [act.targets] : []))).toEqual([
    ['most hurt friend'],
  ]);
});
