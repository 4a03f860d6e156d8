import { describe, expect, test } from 'vitest';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import { d } from '../core/scripted-dice.ts';
import { transcript } from '../core/transcript.ts';
import { between } from './fight.ts';

const strike = { action: 'attack', by: 'suori', at: ['skeleton'] };
const suori = { as: 'Suori' };
const skeleton = { as: 'Skeleton' };

describe('Determining if an Attack Hits', () => {
  // Suori, warhammer, prowess 2, rolls 1 and 3; the skeleton, prowess 1, rolls 4: equal, so it hits.
  test('D-107 D-103 D-099 D-100 D-101 D-096 D-112 D-113 D-114 D-115 Suori rolls 4, the skeleton 4: a hit, then pierce, then wounds', () => {
    const fight = between({ suori, skeleton });
    expect(transcript(rules, fight, strike, d(4, 1), d(4, 3), d(4, 4), d(8, 1), d(8, 1), d(8, 2))).toEqual([
      'suori spent action points 3 → 2 (attack)',
      'suori → skeleton, attack with Warhammer: [1 3] = 4 vs [4] = 4: hit',
      'suori → skeleton, pierce with Warhammer: [1 1 2] = 4 vs armor value 4: pierces',
      'skeleton takes 1 bludgeoning (Warhammer): +1 Warhammer = 1; +1 weak to bludgeoning = 2; stress it can handle 1 = 1; stress 0 → 1',
      'skeleton takes 1 bludgeoning (Warhammer): +1 Warhammer = 1; +1 weak to bludgeoning = 2; −1 taken as stress = 1; wounds 0 → 1',
    ]);
  });

  test('D-108 D-104 D-113 Suori rolls 3, the skeleton 4: a miss, and nothing more is rolled', () => {
    const fight = between({ suori, skeleton });
    expect(transcript(rules, fight, strike, d(4, 1), d(4, 2), d(4, 4))).toEqual([
      'suori spent action points 3 → 2 (attack)',
      'suori → skeleton, attack with Warhammer: [1 2] = 3 vs [4] = 4: miss',
    ]);
  });
});
