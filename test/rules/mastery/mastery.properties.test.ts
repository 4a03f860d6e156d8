import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import type { Dice } from '../../../src/rules/core/dice.ts';
import { type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import type { Intent, Offers } from '../../../src/rules/core/intent.ts';
import { actionOffers, playDeed } from '../../../src/rules/core/play.ts';
import { beginFighting, endScene, endTurn } from '../../../src/rules/core/turns.ts';
import { CONDITIONS } from '../../../src/rules/mastery/names.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import { LEVELS, type Mastery } from '../../../src/rules/mastery/sheet.ts';
import { times } from '../../soak/length.ts';
import { play } from '../core/play.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { attackBy, between, gathering } from './fight.ts';

const level = fc.constantFrom(...LEVELS);
const randomFighter = fc.record({
  offense: level,
  defense: level,
  // Little stamina, so that fights end.
  endurance: fc.constantFrom('Novice', 'Competent', 'Adept'),
  speed: level,
  tacticalCombat: level,
  specials: fc.constant({ 'Fire Magic': 'Expert' as const }),
  side: fc.constantFrom('us', 'them'),
  standingOrders: fc.constantFrom({}, { defense: 'block' }, { defense: 'dodge' }, { defense: 'ask' }),
});
const cast = fc
  .tuple(randomFighter, randomFighter, randomFighter, randomFighter)
  .map(([a, b, c, e]) => ({ a, b, c, e }));
const win = fc.constantFrom('last standing', 'first to 3 hits', 'first to 1 hit');

/** A possible action, picked at random from the offers. */
function pick(offers: Offers, action: string, by: string, pick: Dice): Intent {
  const pickFrom = <T>(list: readonly T[] | undefined) => list?.[pick.roll(Math.max(2, list.length)) % list.length];
  const [at, tool, how] = [pickFrom(offers.targets), pickFrom(offers.tools), pickFrom(offers.manners)];
  return {
    action,
    actor: by,
    ...(at !== undefined && { targets: [at] }),
    ...(tool !== undefined && { tool }),
    ...(how !== undefined && { manner: how }),
    ...(offers.amount && { amount: 1 + pick.roll(9) }),
  };
}

function expectRules(fight: Encounter<Mastery>, before: Encounter<Mastery>): void {
  for (const who of fight.combatants) {
    const { value, max } = who.resources.stamina!;
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(max!);
    const names = who.conditions.map(({ name }) => name);
    expect(new Set(names).size, 'nothing is borne twice').toBe(names.length);
    expect(names.every((name) => CONDITIONS.some((each) => each === name))).toBe(true);
    expect(names.includes('Exhausted')).toBe(4 * value <= max!);
    expect(names.includes('Unsteady')).toBe(value === 0 && who.vitality === 'up');
    expect(who.vitality === 'down' ? value : 1, 'the collapsed have nothing left').toBe(
      who.vitality === 'down' ? 0 : 1,
    );
  }
  expect(fight.combatants.map(({ id }) => id)).toEqual(before.combatants.map(({ id }) => id));
}

describe('random fights', () => {
  test('a player who picks from what is offered is understood, nothing breaks, and the fight ends', () => {
    let doneCount = 0;
    let refusedCount = 0;
    fc.assert(
      fc.property(cast, win, fc.integer(), (fighters, goal, seed) => {
        const dice = seededDice(seed);
        const result = playDeed(
          mastery,
          gathering(fighters, { win: goal }),
          (resolution) => beginFighting(resolution, mastery),
          dice,
        );
        if (!result.ok || result.value.type !== 'done') throw new Error('not begun');
        let fight = result.value.after;
        for (let deed = 0; deed < 400 && fight.phase === 'fighting'; deed++) {
          const [actor] = onTurn(fight);
          expect(actor, 'it is someone’s turn').toBeDefined();
          const offered = actionOffers(mastery, fight, actor!.id);
          const chosenIntent = offered[(dice.roll(100) - 1) % offered.length]!;
          const intent = pick(chosenIntent.offers, chosenIntent.action, actor!.id, dice);
          let playedResult = play(mastery, fight, intent, seededDice(deed));
          if (playedResult.ok && playedResult.value.type === 'asked')
            playedResult = play(mastery, fight, intent, seededDice(deed), [playedResult.value.question.offers[0]!]);
          if (!playedResult.ok) {
            // Everything that is offered must be possible.
            refusedCount += 1;
            throw new Error(JSON.stringify([intent, playedResult.why]));
          }
          expect(playedResult.value.type).toBe('done');
          expect(playedResult.value.events.reduce<Encounter<Mastery>>(applyEvent, fight)).toEqual(
            playedResult.value.after,
          );
          for (const event of playedResult.value.events) {
            if (event.type !== 'declared' || event.action === 'defend') continue;
            expect(event.actor).toBe(actor!.id);
          }
          expectRules(playedResult.value.after, fight);
          fight = playedResult.value.after;
          doneCount += 1;
        }
        expect(fight.phase).toBe('aftermath');
        const endSceneResult = playDeed(mastery, fight, (resolution) => endScene(resolution, mastery), dice);
        if (!endSceneResult.ok) throw new Error('not ended');
        for (const who of endSceneResult.value.after.combatants) {
          expect(Object.keys(who.resources).toSorted()).toEqual(['action', 'stamina']);
          expect(who.conditions.some(({ name }) => name === 'Advantage')).toBe(false);
        }
      }),
      { numRuns: times(25, 600) },
    );
    expect(doneCount).toBeGreaterThan(times(200, 500));
    expect(refusedCount).toBe(0);
  });

  test('no collapsed fighter acts, and an advantage is used once', () => {
    fc.assert(
      fc.property(cast, fc.integer(), (fighters, seed) => {
        const dice = seededDice(seed);
        const result = playDeed(mastery, gathering(fighters), (resolution) => beginFighting(resolution, mastery), dice);
        if (!result.ok) return;
        let fight = result.value.after;
        for (let deed = 0; deed < 60 && fight.phase === 'fighting'; deed++) {
          const [actor] = onTurn(fight);
          const enemy = fight.combatants.find(({ id, vitality }) => id !== actor!.id && vitality === 'up');
          const hasAdvantage = actor!.conditions.some(({ name }) => name === 'Advantage');
          const playedResult = play(mastery, fight, attackBy(actor!.id, enemy!.id), dice, ['block']);
          if (!playedResult.ok) throw new Error(JSON.stringify(playedResult.why));
          expect(actor!.vitality).toBe('up');
          const { events } = playedResult.value;
          const usedAdvantages = events.filter(
            (event) => event.type === 'condition-ended' && event.condition.name === 'Advantage',
          );
          expect(usedAdvantages).toHaveLength(hasAdvantage ? 1 : 0);
          const contest = events.find((event) => event.type === 'contested');
          if (hasAdvantage) expect(contest?.type === 'contested' && contest.contest.own.dice).toHaveLength(2);
          for (const event of events)
            if (event.type === 'contested') {
              expect(event.contest.own.dice.length).toBeLessThanOrEqual(2);
              expect(event.contest.theirs.dice.length).toBeLessThanOrEqual(2);
            }
          const stability = events
            .filter((event) => event.type === 'checked')
            .map((event) => event.type === 'checked' && event.actor);
          expect(new Set(stability).size, 'one stability roll a fighter').toBe(stability.length);
          fight = playedResult.value.after;
        }
      }),
      { numRuns: times(15, 400) },
    );
  });

  test('the order in which conditions were gained doesn’t matter', () => {
    const someConditions = fc.uniqueArray(
      fc.constantFrom('Fatigued', 'Disoriented', 'Advantage', 'Prepared', 'Exhausted' as const),
    );
    fc.assert(
      fc.property(someConditions, someConditions, fc.integer(), (oneSide, otherSide, seed) => {
        const rolls = (a: typeof oneSide, b: typeof otherSide) => {
          const fight = between({ a: { stamina: 20, conditions: a }, b: { stamina: 20, conditions: b }, c: {} });
          const result = play(mastery, fight, attackBy('a', 'b'), seededDice(seed));
          return result.ok && result.value.events.find(({ type }) => type === 'contested');
        };
        expect(rolls(oneSide.toReversed(), otherSide.toReversed())).toEqual(rolls(oneSide, otherSide));
      }),
      { numRuns: times(20, 1000) },
    );
  });

  test('anything typed is played or refused, and breaks nothing', () => {
    const words = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('__proto__', 'constructor', 'harm', 'vs 12', 'stun'),
    );
    fc.assert(
      fc.property(words, words, fc.oneof(fc.integer(), fc.double()), words, (how, tool, amount, action) => {
        const fight = between({ a: {}, b: {} });
        for (const key of [action, 'attack', 'defend', 'special', 'rest']) {
          const intent = { action: key, actor: 'a', targets: ['b'], tool, manner: how, amount };
          const result = play(mastery, fight, intent, seededDice(1));
          expect(typeof result.ok).toBe('boolean');
        }
      }),
      { numRuns: times(40, 2000) },
    );
  });

  test('ending turns forever is harmless', () => {
    let fight = between({ a: {}, b: {} });
    for (let index = 0; index < 50; index++) {
      const result = playDeed(
        mastery,
        fight,
        (resolution) => endTurn(resolution, mastery, onTurn(fight)[0]!.id),
        seededDice(1),
      );
      if (!result.ok) throw new Error('refused');
      fight = result.value.after;
    }
    expect(fight.round).toBe(26);
  });
});
