import { describe, expect, test } from 'vitest';
import { asked } from '../../src/embeds/question.ts';
import { storyOf } from '../../src/embeds/story.ts';
import type { Outcome } from '../../src/embeds/visibility.ts';
import type { Struck } from '../../src/rules/core/blow.ts';
import type { Event, EventOf } from '../../src/rules/core/event.ts';
import { because } from '../../src/rules/core/reason.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { TONE, TONES } from '../../src/text/phrase.ts';
import { opening, ready } from './random-fight.ts';

const rules = rulesNamed('sol');
if (!rules) throw new Error('No sol');
const start = opening(rules);
const combatants = [
  ready(rules, 'Soldier', start, { id: 'kira', name: 'Kira' }),
  ready(rules, 'Guard', start, { id: 'guard', name: 'Guard' }),
];

function outcome(events: readonly Event[], tone: string, deed: number): Outcome {
  const fight = { ...start, settings: { [TONE]: tone }, combatants };
  return { before: fight, after: fight, events, phraseSeed: { encounter: 1, deed } };
}

/** All that is ever said of these events: in every tone, in 40 places of the record. */
function allStories(...events: readonly Event[]): readonly string[] {
  const places = Array.from({ length: 40 }, (_, deed) => deed);
  return TONES.flatMap((tone) => places.flatMap((deed) => storyOf(outcome(events, tone, deed))));
}

const PURPOSE = because({ id: 'said', words: 'attack' });
const roll = (tool: string): EventOf<'contested'> => {
  const own = { dice: [], modifiers: [], total: 3, counting: { hits: 5 } };
  const contest = { own, theirs: { ...own, total: 0 }, degree: 'success', tier: 'success' } as const;
  return { type: 'contested', actor: 'kira', target: 'guard', purpose: PURPOSE, tool, contest };
};
const struck = (tool: string, more: Partial<Struck> = {}): Struck => ({
  type: 'struck',
  actor: 'kira',
  target: 'guard',
  tool,
  way: 'melee',
  outcome: 'success',
  answer: 'none',
  result: 'hurt',
  ...more,
});

describe('the story of a blow', () => {
  test.each(['SMG', 'Needler', 'Railgun', 'Taser', 'Coilgun', 'AK-97', 'Flamethrower', 'Pop', 'Warhammer'])(
    'a ranged weapon called “%s” is never told as a blow',
    (tool) => {
      const lines = allStories(roll(tool), struck(tool, { way: 'ranged' }));
      expect(lines).toHaveLength(120);
      for (const line of lines)
        expect(line).not.toMatch(/\b(swings?|blows?|elbow|knee|up close|slams?|lunges?|wrist)\b/i);
    },
  );

  test('is one line, however many rolls it took, at the place of the first', () => {
    const fell: Event = { type: 'fell', subject: 'guard', as: because({ id: 'dead' }), before: 'up', after: 'dead' };
    const lines = storyOf(
      outcome([roll('Knife'), roll('Knife'), fell, struck('Knife', { result: 'dead' })], 'plain', 1),
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/Kira/);
  });

  test('one who is helpless does nothing about it', () => {
    for (const line of allStories(roll('Knife'), struck('Knife', { answer: 'helpless' })))
      expect(line).not.toMatch(
        /\bGuard (parries|dodges|ducks|blocks|turns|steps|answers|shoves|guards|leans|smiles)\b/,
      );
  });

  test('what heals is told as healing', () => {
    const lines = allStories(roll('Fire'), struck('Fire', { way: 'spell', result: 'healed' }));
    for (const line of lines) expect(line).not.toMatch(/\b(bleeds|wounded|suffers|screams|pain)\b/);
  });

  test('a deed that waits for an answer is not told as one that came to nothing', () => {
    const declared: Event = { type: 'declared', action: 'attack', actor: 'kira', targets: ['guard'], tool: 'Knife' };
    for (const tone of TONES)
      for (let deed = 0; deed < 12; deed++) {
        const question = { subject: 'guard', about: 'reaction', offers: ['dodge', 'none'] };
        expect(asked(outcome([declared], tone, deed), question).description).toMatch(/^\*\*Guard\*\* \(/);
      }
  });
});

test('turns that a crowd loses for one reason are one line', () => {
  const stunned = because({ id: 'condition', condition: 'stunned' });
  const crowd = Array.from(
    { length: 24 },
    (_, at): Event => ({ type: 'turn-ended', subject: `guard-${at}`, skipped: stunned }),
  );
  expect(storyOf(outcome(crowd, 'plain', 1))).toEqual([
    String.raw`No turn for guard\-0, guard\-1, guard\-2, guard\-3 and 20 more: stunned.`,
  ]);
  expect(storyOf(outcome(crowd.slice(0, 3), 'plain', 1))).toHaveLength(3);
});
