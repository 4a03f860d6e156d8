import { describe, expect, test } from 'vitest';
import { attackLines, phraseSetOf } from '../../src/text/story/systems.ts';
import { attacksWithFewLines, claimingLines, lineWith, sceneryLines } from '../systems/contract/lines.ts';

describe('A common line about an attack', () => {
  test('claims nothing that it does not need', () => {
    expect(claimingLines(phraseSetOf('common'), 'common.yaml')).toEqual([]);
  });

  test('exists for every possible attack of a system without lines of its own', () => {
    expect(attacksWithFewLines('a stranger’s', 'common.yaml')).toEqual([]);
  });
});

describe('A line about scenery', () => {
  test('needs a fight without a map, and leaves at least 4 others for the same event', () => {
    expect(sceneryLines(phraseSetOf('common'), 'common.yaml')).toEqual([]);
  });

  test('about a pillar is told without a map, and not with one', () => {
    const facts = { way: 'melee', outcome: 'failure', answer: 'none', result: 'nothing' } as const;
    const lines = (hasMap: boolean) => attackLines('dungeoneers', 'heroic', facts, hasMap).flat().map(lineWith);
    expect(lines(false)).toContain('BY hits the pillar AT was leaning on.');
    expect(lines(true)).not.toContain('BY hits the pillar AT was leaning on.');
  });
});
