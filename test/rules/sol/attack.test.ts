import { describe, expect, test } from 'vitest';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import { transcript } from '../core/transcript.ts';
import { dice, fighting } from './table.ts';

const shoot = { action: 'attack', by: 'ana', at: ['thug'] } as const;

describe('Damage in Combat', () => {
  test('S-030 S-031 S-033 S-035 skill + attribute against REA + INT; as many hits are enough, and the weapon wounds', () => {
    const fight = fighting({ ana: { skills: { Sidearms: 2 } }, thug: { side: 'enemies' } });
    expect(transcript(sol, fight, shoot, ...dice(5, 2), ...dice(6, 2))).toEqual([
      'ana spent action points 3 → 1 (Pistol)',
      'ana → thug, attack with Pistol: [5 5 1 1 1] +2 Sidearms +3 AGI = 2 hits vs [5 5 1 1 1 1] +3 REA +3 INT = 2 hits: success',
      'thug takes 2 (Pistol): +2 Pistol = 2; wounds 0 → 1',
      'thug spent wounds 2 0 → 1 (a level 2 wound)',
      'thug gains wound 1 2',
    ]);
  });
});
