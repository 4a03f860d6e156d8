import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import { type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import { type EarlyAnswer, isSameQuestion, type Question } from '../../../src/rules/core/question.ts';
import { ASK } from '../../../src/rules/core/resolution.ts';
import { tactic } from '../../../src/rules/core/tactics.ts';
import { because } from '../../../src/rules/sol/reasons.ts';
import { BUILT_IN_IDS, rulesNamed, rulesOf } from '../../../src/rules/systems.ts';
import { times } from '../../soak/length.ts';
import { onField as dungeoneersOnMap, floor } from '../dungeoneers/field-fight.ts';
import { between as dungeoneers } from '../dungeoneers/fight.ts';
import { weapons } from '../tdgs/content.ts';
import { between as tdgs, onField as tdgsOnMap } from '../tdgs/fight.ts';
import { seededDice } from './seeded-dice.ts';
import { castByChance } from './whole-fight.ts';

/** An answer to a question. The same seed gives the same answer, whatever else is offered. */
function pick(question: Question, seed: number): string {
  const worth = (offer: string) => {
    const text = `${seed} ${question.subject} ${question.about} ${offer}`;
    return [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 7) >>> 0;
  };
  return question.offers.toSorted((one, other) => worth(one) - worth(other))[0] ?? 'a scar';
}

interface Played {
  readonly asked: number;
  readonly early: number;
  readonly after: Encounter;
  readonly result: unknown;
}

/**
 * Plays a deed to its end. With `inTurn`, each question is answered when the rules reach it. Otherwise, some are
 * answered early at random.
 */
function answered(before: Encounter, deed: Deed, seed: number, inTurn: boolean): Played {
  const chance = seededDice(seed + 1);
  let answers: readonly string[] = [];
  let early: readonly EarlyAnswer[] = [];
  let max = 0;
  let given = 0;
  for (;;) {
    const result = carryOut(rulesOf(before), before, deed, seededDice(seed), answers, undefined, early);
    if (!result.ok) throw new Error(JSON.stringify(result.why));
    const { value } = result;
    if (value.type === 'done')
      return { asked: max, early: given, after: value.after, result: [value.events, value.thrown, value.answers] };
    max = Math.max(max, 1 + value.together.length);
    early = value.early;
    if (!inTurn) {
      const open = value.together.filter((each) => !early.some(({ question }) => isSameQuestion(question, each)));
      const some = open.filter(() => chance.roll(2) === 1);
      given += some.length;
      early = [...early, ...some.map((question) => ({ question, answer: pick(question, seed) }))];
    }
    answers = [...value.answers, pick(value.question, seed)];
  }
}

const ASK_TDGS = { standingOrders: { 'opportunity attack': 'ask', interrupt: 'ask' }, weapons: [weapons.sword] };
const ASK_DUNGEONEERS = {
  standingOrders: { 'opportune strike': 'ask', turning: 'ask', 'spell save': 'ask', 'dodge by': 'ask' },
};
const readied = (turn: string) => ({
  own: { readied: { turn, moment: 'before', act: 'push', amount: 0 } as const },
  ...ASK_DUNGEONEERS,
});

/** Fights with a deed that asks several players. */
const DEEDS: readonly {
  readonly name: string;
  readonly before: Encounter;
  readonly deed: Deed;
  readonly most: number;
}[] = [
  {
    name: 'TDGS, a Move away from four',
    before: tdgs(
      {
        kira: ASK_TDGS,
        goblin: ASK_TDGS,
        wolf: ASK_TDGS,
        bat: { side: 'enemies', ...ASK_TDGS },
        rat: { side: 'enemies', ...ASK_TDGS },
      },
      {
        positions: {
          'goblin|kira': 'Adjacent',
          'kira|wolf': 'Adjacent',
          'bat|kira': 'Adjacent',
          'kira|rat': 'Adjacent',
        },
      },
    ),
    deed: { type: 'intent', intent: { action: 'move', actor: 'kira' } },
    most: 4,
  },
  {
    name: 'TDGS, a Move past three on a map',
    before: tdgsOnMap(
      {
        kira: { at: 'A1', ...ASK_TDGS },
        goblin: { at: 'B2', ...ASK_TDGS },
        wolf: { at: 'D2', ...ASK_TDGS },
        bat: { at: 'F2', side: 'enemies', ...ASK_TDGS },
      },
      { rows: ['..........', '..........'] },
    ),
    deed: { type: 'intent', intent: { action: 'move', actor: 'kira', to: 'J1' } },
    most: 3,
  },
  {
    name: 'Dungeoneers, a step away from three',
    before: dungeoneers({
      freya: { as: 'Freya', endurance: 9, ...ASK_DUNGEONEERS },
      goblin: { as: 'Goblin', side: 'enemies', ...ASK_DUNGEONEERS },
      skeleton: { as: 'Skeleton', side: 'enemies', ...ASK_DUNGEONEERS },
      orc: { as: 'Goblin', side: 'enemies', ...ASK_DUNGEONEERS },
    }),
    deed: {
      type: 'intent',
      intent: { action: 'move', actor: 'freya', targets: ['goblin', 'skeleton', 'orc'], manner: 'withdraw' },
    },
    most: 3,
  },
  {
    name: 'Dungeoneers, a walk past two on a map',
    before: dungeoneersOnMap(
      {
        freya: { as: 'Freya', at: 'A2', movement: 7, endurance: 9, ...ASK_DUNGEONEERS },
        skeleton: { as: 'Skeleton', at: 'B1', side: 'enemies', ...ASK_DUNGEONEERS },
        other: { as: 'Skeleton', at: 'E1', side: 'enemies', ...ASK_DUNGEONEERS },
      },
      floor(9, 2),
    ),
    deed: { type: 'intent', intent: { action: 'move', actor: 'freya', to: 'H2' } },
    most: 2,
  },
  {
    name: 'Dungeoneers, four who have readied for one turn',
    before: dungeoneers({
      freya: { as: 'Freya', initiative: 9 },
      goblin: { as: 'Goblin', side: 'enemies', initiative: 5 },
      suori: { as: 'Suori', initiative: 4, ...readied('goblin') },
      ulfarmi: { as: 'Ulfarmi', initiative: 3, ...readied('goblin') },
      skeleton: { as: 'Skeleton', side: 'enemies', initiative: 2, ...readied('goblin') },
      other: { as: 'Skeleton', side: 'enemies', initiative: 1, ...readied('goblin') },
    }),
    deed: { type: 'end-turn', subject: 'freya' },
    most: 4,
  },
];

describe('Questions asked together', () => {
  test.each(DEEDS)('give the same in any order as one after the other: $name', ({ before, deed, most }) => {
    let [askedCount, early] = [0, 0];
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const one = answered(before, deed, seed, true);
        const other = answered(before, deed, seed, false);
        expect(other.result).toEqual(one.result);
        askedCount = Math.max(askedCount, other.asked);
        early += other.early;
      }),
      { numRuns: times(60, 3000) },
    );
    expect(askedCount).toBe(most);
    expect(early).toBeGreaterThan(0);
  });

  test.each(BUILT_IN_IDS)('%s: whole fights in which everyone wants to be asked', (system) => {
    const rules = rulesNamed(system);
    if (!rules) throw new Error(system);
    const asking = Object.entries(rules.standingOrders).filter(([, { offers }]) => offers.includes(ASK));
    let most = 0;
    for (let fight = 1; fight <= times(3, 100); fight++) {
      const chance = seededChance(fight);
      const cast = castByChance(rules, chance);
      const standingOrders = Object.fromEntries(asking.map(([about]) => [about, ASK]));
      let now: Encounter = { ...cast, combatants: cast.combatants.map((each) => ({ ...each, standingOrders })) };
      for (let index = 0; index < 25; index++) {
        const actor = onTurn(now)[0]?.id;
        if (index > 0 && actor === undefined) break;
        const move = actor === undefined ? undefined : tactic(rules, now, actor, 'fierce', chance);
        const deed: Deed =
          actor === undefined || move === undefined
            ? { type: 'initiative' }
            : move === 'end turn'
              ? { type: 'end-turn', subject: actor }
              : { type: 'intent', intent: move };
        const one = answered(now, deed, fight * 100 + index, true);
        const other = answered(now, deed, fight * 100 + index, false);
        expect(other.result).toEqual(one.result);
        most = Math.max(most, one.asked);
        now = one.after;
      }
    }
    // No action in these systems asks more than one player.
    if (system === 'mastery' || system === 'sol') expect(most).toBe(1);
    else expect(most).toBeGreaterThan(0);
  });

  test('are the same question later, although numbers and offers have changed', () => {
    const question = (points: number, attacker = 'goblin'): Question => ({
      subject: 'kira',
      about: 'reaction',
      offers: points > 1 ? ['none', 'dodge'] : ['none'],
      note: because({ id: 'attack on you', attacker, item: 'Knife', points, cost: 1, dice: 2 }),
    });
    expect(isSameQuestion(question(2), question(1))).toBe(true);
    expect(isSameQuestion(question(2), question(2, 'wolf'))).toBe(false);
    expect(isSameQuestion(question(2), { ...question(2), subject: 'nim' })).toBe(false);
  });
});
