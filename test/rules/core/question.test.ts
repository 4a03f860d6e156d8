import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deed } from '../../../src/rules/core/deed.ts';
import type { Encounter } from '../../../src/rules/core/encounter.ts';
import { isSameQuestion, type Question } from '../../../src/rules/core/question.ts';
import { because } from '../../../src/rules/sol/reasons.ts';
import { times } from '../../soak/length.ts';
import { playWithAnswers } from '../../systems/contract/questions.ts';
import { onField as dungeoneersOnMap, floor } from '../dungeoneers/field-fight.ts';
import { between as dungeoneers } from '../dungeoneers/fight.ts';
import { weapons } from '../tdgs/content.ts';
import { between as tdgs, onField as tdgsOnMap } from '../tdgs/fight.ts';

const ASK_TDGS = { standingOrders: { 'opportunity attack': 'ask', interrupt: 'ask' }, weapons: [weapons.sword] };
const ASK_DUNGEONEERS = {
  standingOrders: { 'opportune strike': 'ask', turning: 'ask', 'spell save': 'ask', 'dodge by': 'ask' },
};
const readiedSketch = (turn: string) => ({
  own: { readied: { turn, moment: 'before', act: 'push', amount: 0 } as const },
  ...ASK_DUNGEONEERS,
});

/** Fights with a deed that asks several combatants. */
const QUESTION_DEEDS: readonly {
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
      suori: { as: 'Suori', initiative: 4, ...readiedSketch('goblin') },
      ulfarmi: { as: 'Ulfarmi', initiative: 3, ...readiedSketch('goblin') },
      skeleton: { as: 'Skeleton', side: 'enemies', initiative: 2, ...readiedSketch('goblin') },
      other: { as: 'Skeleton', side: 'enemies', initiative: 1, ...readiedSketch('goblin') },
    }),
    deed: { type: 'end-turn', subject: 'freya' },
    most: 4,
  },
];

describe('Questions asked together', () => {
  test.each(QUESTION_DEEDS)('give the same in any order as one after the other: $name', ({ before, deed, most }) => {
    let [askedCount, early] = [0, 0];
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const answeredTogether = playWithAnswers(before, deed, seed, true);
        const answeredApart = playWithAnswers(before, deed, seed, false);
        expect(answeredApart.result).toEqual(answeredTogether.result);
        askedCount = Math.max(askedCount, answeredApart.asked);
        early += answeredApart.early;
      }),
      { numRuns: times(30, 3000) },
    );
    expect(askedCount).toBe(most);
    expect(early).toBeGreaterThan(0);
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
