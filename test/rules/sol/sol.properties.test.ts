import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import { type Encounter, onTurn, resource } from '../../../src/rules/core/encounter.ts';
import type { Intent, Offers } from '../../../src/rules/core/intent.ts';
import { actionOffers, playDeed } from '../../../src/rules/core/play.ts';
import { beginFighting, endTurn } from '../../../src/rules/core/turns.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { type Sol, WOUND_LEVELS } from '../../../src/rules/sol/sheet.ts';
import { boxCount, woundName, woundPenalties } from '../../../src/rules/sol/wounds.ts';
import { times } from '../../soak/length.ts';
import { play } from '../core/play.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { conditionFor, fighter, gatheringOf } from './table.ts';

/** A chooser that picks by a list of small numbers, so that a random fight can be repeated. */
function chooser(picks: readonly number[]) {
  let pickCount = 0;
  return <T>(from: readonly T[]): T | undefined =>
    from[(picks[pickCount++ % picks.length] ?? 0) % Math.max(1, from.length)];
}

function intentOf(by: string, action: string, offers: Offers, pick: ReturnType<typeof chooser>): Intent {
  const target = offers.targets && pick(offers.targets);
  const tool = offers.tools && pick(offers.tools);
  const manner = offers.manners && pick(offers.manners);
  return {
    action,
    actor: by,
    words: 'so',
    ...(target !== undefined && action !== 'test' && { targets: [target] }),
    ...(tool !== undefined && { tool }),
    ...(manner !== undefined && { manner: manner }),
  };
}

/** Asserts what must hold in every fight at every moment. */
function expectRules(fight: Encounter<Sol>): void {
  for (const who of fight.combatants) {
    const { wounds } = who.own;
    for (const level of WOUND_LEVELS) {
      const filledBoxes = wounds.filter((wound) => wound.level === level).length;
      expect(filledBoxes, 'boxes are never overfilled').toBeLessThanOrEqual(boxCount(who.sheet, level));
    }
    expect(new Set(wounds.map((wound) => woundName(wounds, wound))).size, 'no two of one name').toBe(wounds.length);
    const penalties = woundPenalties(fight, who).map(({ why }) => why);
    expect(new Set(penalties).size, 'penalties are never doubled within a level').toBe(penalties.length);
    const { value: points } = resource(who, 'action points');
    expect(points).toBeGreaterThanOrEqual(0);
    expect(points).toBeLessThanOrEqual(3);
    const isLastStand = wounds.length >= who.sheet.attributes.BOD;
    if (isLastStand && points === 0 && who.vitality !== 'dead')
      expect(who.vitality, 'nobody with 0 points in a last stand').toBe('down');
    if (who.vitality === 'up') expect(who.conditions.some(({ name }) => name === 'last stand')).toBe(isLastStand);
    expect(new Set(who.conditions.map(({ key }) => key)).size).toBe(who.conditions.length);
  }
  if (fight.phase === 'fighting') expect(onTurn(fight).length, 'it is always somebody’s turn').toBeGreaterThan(0);
}

const REACTIONS = ['none', 'dodge', 'parry', 'ask'];

test('random legal players never break a rule, never stall, and never crash', () => {
  const picks = fc.array(fc.nat(997), { minLength: 20, maxLength: 60 });
  const names = sol.archetypes.map(({ name }) => name);
  const team = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(team, team, picks, fc.nat(), (oneTeam, otherTeam, pickNumbers, seed) => {
      const pick = chooser(pickNumbers);
      const dice = seededDice(seed);
      let fight = fightOf(oneTeam, otherTeam, pick);
      fight = afterResult(
        playDeed(sol, fight, (resolution) => beginFighting(resolution, sol), dice),
        fight,
      );
      expectRules(fight);
      for (let step = 0; step < 40 && fight.phase === 'fighting'; step++) {
        const actorId = pick(onTurn(fight))?.id ?? '';
        const openChoices = actionOffers(sol, fight, actorId);
        const choice = pick([...openChoices, undefined]);
        const before = fight;
        if (choice === undefined) {
          fight = afterResult(
            playDeed(sol, before, (resolution) => endTurn(resolution, sol, actorId), dice),
            before,
          );
        } else {
          const intent = intentOf(actorId, choice.action, choice.offers, pick);
          let answers: string[] = [];
          const result = play(sol, before, intent, dice, answers);
          expect(result.ok ? 'accepted' : result.why, JSON.stringify(intent)).toBe('accepted');
          if (result.ok && result.value.type === 'asked') {
            answers = [pick(result.value.question.offers) ?? 'a scar'];
            fight = afterResult(play(sol, before, intent, dice, answers), before);
          } else fight = afterResult(result, before);
        }
        expectRules(fight);
      }
      if (fight.phase === 'aftermath')
        for (const { id, vitality: state } of fight.combatants.filter(({ vitality }) => vitality !== 'dead')) {
          const before = fight;
          fight = afterResult(
            play(sol, before, { action: 'rest', actor: id, manner: '24 hours' }, dice, ['a', 'b', 'c', 'd']),
            before,
          );
          expect(state).not.toBe('dead');
          expectRules(fight);
        }
    }),
    { numRuns: times(25, 600) },
  );
});

function fightOf(
  oneTeam: readonly string[],
  otherTeam: readonly string[],
  pick: ReturnType<typeof chooser>,
): Encounter<Sol> {
  const member = (side: string) => (name: string, i: number) => {
    const sheet = sol.archetypes.find((archetype) => archetype.name === name)?.sheet;
    const orders = { reaction: pick(REACTIONS) ?? 'none', 'last point': pick(['keep', 'spend']) ?? 'keep' };
    return fighter(`${side}-${i}`, { side, standingOrders: orders, ...(sheet && { sheet }), controller: side });
  };
  return { ...gatheringOf({}), combatants: [...oneTeam.map(member('players')), ...otherTeam.map(member('enemies'))] };
}

/** The fight after a deed. The record alone must rebuild it. */
function afterResult(result: ReturnType<typeof play<Sol>>, before: Encounter<Sol>): Encounter<Sol> {
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  if (result.value.type === 'asked') return before;
  expect(result.value.events.reduce<Encounter<Sol>>(applyEvent, before)).toEqual(result.value.after);
  return result.value.after;
}

test('whatever players type is refused or done, and never crashes', () => {
  const fight = {
    ...gatheringOf({ ana: {}, thug: { side: 'enemies' } }),
    phase: 'fighting' as const,
    round: 1,
    turnOrder: [['ana'], ['thug']],
    turn: 0,
  };
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'Pistol', 'dodge', 'good', '0', '-1', '1e9'),
  );
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const situation = fc.record({ cover: optional(word), flanked: optional(word) }, { requiredKeys: [] });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(sol.actions), 'constructor'),
      fc.record(
        { tool: optional(word), manner: optional(word), words: optional(word), amount: optional(fc.nat()), situation },
        { requiredKeys: [] },
      ),
      optional(fc.constantFrom('ana', 'thug', 'nobody')),
      (action, typed, at) => {
        const givenFields = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
        const result = play(
          sol,
          fight,
          { action, actor: 'ana', ...givenFields, ...(at !== undefined && { targets: [at] }) },
          seededDice(7),
        );
        if (result.ok && result.value.type === 'done') expectRules(result.value.after);
      },
    ),
    { numRuns: times(50, 3000) },
  );
});

test('the order in which conditions were gained doesn’t matter to an attack', () => {
  const someConditions = fc.shuffledSubarray([
    'prone',
    'favored',
    'hindered',
    'good cover',
    'aiming',
    'full defense',
  ] as const);
  fc.assert(
    fc.property(someConditions, someConditions, fc.nat(), (oneSide, otherSide, seed) => {
      const total = (a: typeof oneSide, b: typeof otherSide) => {
        const fight = gatheringOf({
          ana: { conditions: a.map((name) => conditionFor(name, 2)) },
          thug: { side: 'enemies', conditions: b.map((name) => conditionFor(name, 1)) },
        });
        const fightingNow = { ...fight, phase: 'fighting' as const, turnOrder: [['ana'], ['thug']], turn: 0 };
        const result = play(sol, fightingNow, { action: 'attack', actor: 'ana', targets: ['thug'] }, seededDice(seed));
        const contest = result.ok && result.value.events.find(({ type }) => type === 'contested');
        return contest && contest.type === 'contested' && [contest.contest.own.total, contest.contest.theirs.total];
      };
      expect(total(oneSide.toReversed(), otherSide.toReversed())).toEqual(total(oneSide, otherSide));
    }),
    { numRuns: times(20, 1000) },
  );
});
