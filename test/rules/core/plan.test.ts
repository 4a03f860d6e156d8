import { describe, expect, test } from 'vitest';
import type {
  Combatant,
  Encounter,
  Plan,
  PlanCondition,
  PlanLine,
  Preference,
} from '../../../src/rules/core/encounter.ts';
import { NO_PROGRESS, nextPlanStep } from '../../../src/rules/core/next-plan-step.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { seededDice } from './seeded-dice.ts';

const attack = (...targets: readonly Preference[]): PlanLine => ({ when: [], act: { action: 'attack', targets } });

function planOf(lines: readonly PlanLine[], more: Partial<Plan> = {}): Plan {
  return { lines, otherwise: 'end turn', may: {}, use: 'at once', ...more };
}

/** A fight in which only the first combatant takes turns. */
function fight(system: string, names: readonly string[], more: Readonly<Record<string, Partial<Combatant>>> = {}) {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(`No ${system}`);
  const start = openingEncounter(rules);
  const dice = seededDice(3);
  const table = new TestTable(rules, start, () => dice);
  table.do({ type: 'join', combatants: names.map((name) => premadeCombatant(rules, name, start)) });
  table.do({ type: 'initiative' });
  const [first = ''] = names.map((name) => name.toLowerCase());
  const changedCombatants = table.encounter.combatants.map((each) => ({ ...each, ...more[each.id] }));
  const changedFight = { ...table.encounter, combatants: changedCombatants, turnOrder: [[first]], turn: 0, done: [] };
  return {
    encounter: changedFight,
    next: (plan: Plan, encounter: Encounter = changedFight, progress = NO_PROGRESS) =>
      nextPlanStep(rules, encounter, first, plan, progress),
  };
}

const attackOn = (id: string) => ({ type: 'intent', intent: { action: 'attack', actor: 'kira', targets: [id] } });

const hp = (value: number) => ({ hp: { value, max: 40 }, actions: { value: 1, max: 1 } });

describe('a line of a plan', () => {
  const tdgs = fight('tdgs', ['Kira', 'Mira', 'Goblin', 'Viper'], {
    goblin: { resources: hp(30) },
    viper: { resources: hp(10) },
  });

  test.each<[Preference[], string]>([
    [[{ who: 'viper' }], 'viper'],
    [['any foe'], 'goblin'],
    [['most hurt foe'], 'viper'],
    [['near foe', 'any foe'], 'goblin'],
    [[{ who: 'nobody' }, 'most hurt foe'], 'viper'],
  ])('has the first preferred target that the rules offer: %j', (targets, id) => {
    expect(tdgs.next(planOf([attack(...targets)]))).toEqual({ deed: attackOn(id), line: 0, skippedLines: [] });
  });

  test('prefers a near enemy to any other', () => {
    const adjacentFight = { ...tdgs.encounter, positions: { 'kira|viper': 'Adjacent' } };
    expect(tdgs.next(planOf([attack('near foe', 'any foe')]), adjacentFight).deed).toEqual(attackOn('viper'));
  });

  test.each<[PlanCondition, boolean]>([
    [{ if: 'self-below', percent: 50 }, false],
    [{ if: 'self-below', percent: 101 }, true],
    [{ if: 'friend-below', percent: 50 }, false],
    [{ if: 'friend-below', percent: 101 }, true],
    [{ if: 'friend-down' }, false],
    [{ if: 'foe-near' }, false],
    [{ if: 'stands', who: 'viper' }, true],
    [{ if: 'stands', who: 'nobody' }, false],
    [{ if: 'foes-at-least', number: 2 }, true],
    [{ if: 'foes-at-least', number: 3 }, false],
    [{ if: 'round-from', number: 1 }, true],
    [{ if: 'round-from', number: 2 }, false],
    [{ if: 'left', resource: 'actions', least: 1 }, true],
    [{ if: 'left', resource: 'actions', least: 2 }, false],
    [{ if: 'left', resource: 'constructor', least: 1 }, false],
  ])('is done if its condition holds: %j: %s', (when, isDone) => {
    const nextChoice = tdgs.next(planOf([{ ...attack('any foe'), when: [when] }]));
    expect(nextChoice.line).toBe(isDone ? 0 : undefined);
  });

  test('is done if both of its conditions hold, and then before the next line', () => {
    const twoConditions: PlanLine = { when: [{ if: 'friend-down' }, { if: 'stands', who: 'goblin' }], act: 'guard' };
    const plan = planOf([twoConditions, attack('any foe')]);
    expect(tdgs.next(plan).line).toBe(1);
    const combatantsWithDown = tdgs.encounter.combatants.map((each) =>
      each.id === 'mira' ? { ...each, vitality: 'down' as const } : each,
    );
    expect(tdgs.next(plan, { ...tdgs.encounter, combatants: combatantsWithDown }).line).toBe(0);
  });

  test('that can’t be done is skipped, and says why', () => {
    const cast: PlanLine = { when: [], act: { action: 'cast', tool: 'Fireball' } };
    const noOne: PlanLine = { when: [], act: { action: 'attack', targets: ['fallen friend'] } };
    const skippedLines = [
      { line: 0, why: 'not-offered' },
      { line: 1, why: 'no-target' },
    ];
    expect(tdgs.next(planOf([cast, noOne]))).toEqual({ deed: { type: 'end-turn', subject: 'kira' }, skippedLines });
    expect(tdgs.next(planOf([cast, noOne], { otherwise: 'tell me' }))).toEqual({ skippedLines });
  });

  test('that cost nothing of the turn is not repeated in it, and eight deeds are the most', () => {
    const plan = planOf([attack('any foe')]);
    expect(tdgs.next(plan, tdgs.encounter, { ...NO_PROGRESS, free: [0] }).line).toBeUndefined();
    expect(tdgs.next(plan, tdgs.encounter, { ...NO_PROGRESS, deeds: 8 }).line).toBeUndefined();
    expect(tdgs.next(plan, tdgs.encounter, { ...NO_PROGRESS, deeds: 7 }).line).toBe(0);
  });
});

describe('what a plan may spend', () => {
  const quickAttack: PlanLine = { when: [], act: { action: 'attack', manner: 'quick', targets: ['any foe'] } };

  test('is what it names, less what it has spent this turn', () => {
    const { next, encounter } = fight('mastery', ['Tobin', 'Opponent']);
    expect(next(planOf([quickAttack])).skippedLines).toEqual([{ line: 0, why: 'not-allowed' }]);
    expect(next(planOf([quickAttack], { may: { stamina: 1 } })).line).toBeUndefined();
    const plan = planOf([quickAttack], { may: { stamina: 2 } });
    expect(next(plan).line).toBe(0);
    expect(next(plan, encounter, { ...NO_PROGRESS, spent: { stamina: 1 } }).line).toBeUndefined();
  });

  test('is never the last of what keeps its owner up', () => {
    const tiredFighter = { resources: { stamina: { value: 2, max: 40 }, action: { value: 1, max: 1 } } };
    const { next } = fight('mastery', ['Tobin', 'Opponent'], { tobin: tiredFighter });
    expect(next(planOf([quickAttack], { may: { stamina: 2 } })).skippedLines).toEqual([
      { line: 0, why: 'not-allowed' },
    ]);

    const wounds = Array.from({ length: 9 }, (_, box) => ({ level: 1, box, number: box + 1, from: 'a cut' }));
    const points = (value: number) => ({ resources: { 'action points': { value, max: 3 } }, own: { wounds } });
    const line = attack('any foe');
    expect(fight('sol', ['Blade', 'Ganger'], { blade: points(3) }).next(planOf([line])).line).toBe(0);
    const lastChoice = fight('sol', ['Blade', 'Ganger'], { blade: points(2) }).next(planOf([line]));
    expect(lastChoice.skippedLines).toEqual([{ line: 0, why: 'not-allowed' }]);
  });
});

test.each([
  ['tdgs', ['Kira', 'Goblin'], { action: 'defend' }],
  ['dungeoneers', ['Freya', 'Goblin'], { action: 'defend' }],
  ['mastery', ['Tobin', 'Opponent'], { action: 'defend' }],
  ['sol', ['Blade', 'Ganger'], { action: 'take-cover' }],
])('guarding in %s is an action of its rules', (system, names, intent) => {
  const { next } = fight(system, names);
  const guard: PlanLine = { when: [], act: 'guard' };
  expect(next(planOf([guard])).deed).toEqual({ type: 'intent', intent: { ...intent, actor: names[0]?.toLowerCase() } });
});

test.each(['words', 'hidden'])('a plan uses nothing about an enemy that its owner isn’t told: %s', (secrecy) => {
  const { next, encounter } = fight('tdgs', ['Kira', 'Goblin', 'Viper']);
  const fightWithHp = (goblin: number, viper: number): Encounter => ({
    ...encounter,
    settings: { secrecy },
    combatants: encounter.combatants.map((each) => {
      const value = each.id === 'goblin' ? goblin : viper;
      return each.id === 'kira' ? each : { ...each, resources: { hp: { value, max: 40 } } };
    }),
  });
  const plan = planOf([attack('most hurt foe')]);
  // Both enemies are bloodied, so the one that joined first is the target even if the other is hurt more.
  expect(next(plan, fightWithHp(19, 9)).deed).toEqual(attackOn('goblin'));
  expect(next(plan, fightWithHp(9, 19)).deed).toEqual(attackOn('goblin'));
  expect(next(plan, fightWithHp(40, 9)).deed).toEqual(attackOn(secrecy === 'words' ? 'viper' : 'goblin'));
});

test('a line for which its owner would be asked is not done', () => {
  const { next } = fight('dungeoneers', ['Freya', 'Goblin'], {
    freya: { standingOrders: { turning: 'ask' }, own: { faces: 'nobody' } },
  });
  expect(next(planOf([attack('any foe')])).skippedLines).toEqual([{ line: 0, why: 'asks' }]);
});
