import { expect, test } from 'vitest';
import { outcomeEmbed } from '../../src/embeds/outcome.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Resolution } from '../../src/rules/core/resolution.ts';
import { mastery } from '../../src/rules/mastery/ruleset.ts';
import type { Mastery } from '../../src/rules/mastery/sheet.ts';
import { d } from '../rules/core/scripted-dice.ts';
import { playScripted } from '../rules/core/transcript.ts';
import { between, fighter } from '../rules/mastery/fight.ts';

/** The lines that are shown when `c` joins a fight between `a` and `b` on the turn of `a`. */
function joining(settings: Encounter['settings']): string {
  const before = between({ a: { own: { initiative: 15 } }, b: { own: { initiative: 9 } } }, settings);
  const result = playScripted(
    mastery,
    before,
    (resolution: Resolution<Mastery>) => {
      resolution.record({ type: 'joined', combatant: fighter('c') });
      mastery.enter(resolution, 'c');
    },
    [d(20, 12)],
  );
  if (!result.ok) throw new Error('not joined');
  const { events, after } = result.value;
  return outcomeEmbed({ before, after, events, phraseSeed: { encounter: 1, deed: 1 } }).description ?? '';
}

test('a newcomer is told with its place in the order', () => {
  expect(joining({})).toContain('c: d20 12, place 2 of 3');
});

test('only the place is told of a creature with hidden numbers', () => {
  expect(joining({ secrecy: 'words' })).toContain('c, place 2 of 3');
  expect(joining({ secrecy: 'words' })).not.toContain('d20');
});
