import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/embeds/meters.ts';
import { questionEmbed } from '../../src/embeds/question.ts';
import { linePools, phraseKeyOf, storyOf } from '../../src/embeds/story.ts';
import type { Event, EventOf } from '../../src/rules/core/event.ts';
import { type AttackSettled, because } from '../../src/rules/core/reason.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { deedTitle } from '../../src/text/deed-titles.ts';
import { indexAtStep, TONE_SETTING_NAME, TONES } from '../../src/text/phrase.ts';
import { duel, openingEncounter, premadeCombatant } from './random-fight.ts';

/**
 * The first attack in a fight of a system, changed to a ranged attack. The given weapon is the only one in the fight.
 */
function rangedAttack(system: string, weapon: object): Outcome {
  const attackOutcome = duel(rulesNamed(system)!, 1, {}).find(({ events }) =>
    events.some(({ type }) => type === 'struck'),
  )!;
  const withWeapon = (encounter: Outcome['before']): Outcome['before'] => ({
    ...encounter,
    combatants: encounter.combatants.map((each) => ({ ...each, sheet: { ...each.sheet, weapons: [weapon] } })),
  });
  const events = attackOutcome.events.map((event): Event => {
    return event.type === 'struck' ? { ...event, way: 'ranged', tool: 'Knife' } : event;
  });
  return { ...attackOutcome, before: withWeapon(attackOutcome.before), after: withWeapon(attackOutcome.after), events };
}

test.each([
  ['tdgs', { range: 'thrown' }, { range: 'ranged' }],
  ['dungeoneers', { toss: true }, { toss: false }],
])('a weapon of %s that is thrown is never shot', (system, thrown, shot) => {
  const linesFor = (weapon: object) => {
    const outcome = rangedAttack(system, { name: 'Knife', ...weapon });
    const key = outcome.events
      .map((event, index) => phraseKeyOf(event, index, outcome))
      .find((each) => each !== undefined && 'attackEvent' in each)!;
    const parts = { by: 'BY', at: 'AT', tool: 'TOOL', own: 'OWN', s: 's', what: 'WHAT' };
    return TONES.flatMap((tone) =>
      linePools(system, tone, key, true)
        .flat()
        .map((line) => line(parts)),
    ).join('\n');
  };
  expect(linesFor(thrown)).toMatch(/throw/);
  expect(linesFor(thrown)).not.toMatch(/\b(shot|shoots|fires|aims)\b/);
  expect(linesFor(shot)).toMatch(/\b(shot|shoots)\b/);
});

/** Words that only the story of a spell may use. */
const SPELL_WORDS = /\b(spells?|casts?|magic|runes?|syllables?|incantation)\b/i;

test('a breath of fire isn’t cast, and an attack on courage is told as one', () => {
  const linesOf = (system: string, way: 'power' | 'fear') => {
    const struck = { outcome: 'success', answer: 'none', result: 'nothing' } as const;
    const attackEvent = { type: 'struck', actor: 'a', target: 'b', way, ...struck } as const;
    const parts = { by: 'BY', at: 'AT', tool: 'TOOL', own: 'OWN', s: 's', what: 'WHAT' };
    return TONES.flatMap((tone) => linePools(system, tone, { attackEvent, way }, true).flat()).map((line) =>
      line(parts),
    );
  };
  for (const system of BUILT_IN_IDS)
    for (const way of ['power', 'fear'] as const)
      expect(linesOf(system, way).filter((line) => SPELL_WORDS.test(line))).toEqual([]);
  expect(linesOf('tdgs', 'fear').join()).toMatch(/courage.*(frighten|afraid)/s);

  const rules = rulesNamed('tdgs')!;
  const fight = openingEncounter(rules);
  const dragon = premadeCombatant(rules, 'Dragon', fight);
  const before = { ...fight, combatants: [dragon, premadeCombatant(rules, 'Kira', fight)] };
  const wayOf = (tool: string) => {
    const facts = { way: 'spell', outcome: 'success', answer: 'none', result: 'hurt' } as const;
    const event = { type: 'struck', actor: 'dragon', target: 'kira', tool, ...facts } as const;
    const key = phraseKeyOf(event, 0, { ...before, before, after: before, events: [event] } as never);
    return key && 'attackEvent' in key ? key.way : undefined;
  };
  expect([wayOf('Dragon Fire Breath'), wayOf('Fireball')]).toEqual(['power', 'spell']);
  const deed = { action: 'cast', actor: 'dragon', targets: ['kira'], tool: 'Dragon Fire Breath' };
  const title = deedTitle({ type: 'intent', intent: deed }, { before, after: before });
  expect(title).toBe('Dragon uses Dragon Fire Breath');
});

describe('choosing', () => {
  test.each([4, 6, 12, 13, 18])(
    'goes through all of %i lines before any comes again, and repeats none within half of them',
    (count) => {
      for (const fight of [1, 2, 77]) {
        const places = Array.from({ length: count * 40 }, (_, step) => indexAtStep(count, fight, step));
        for (let cycle = 0; cycle < 40; cycle++)
          expect(new Set(places.slice(cycle * count, (cycle + 1) * count)).size).toBe(count);
        const nearPlaces = places.filter((place, index) =>
          places.slice(Math.max(0, index - Math.floor(count / 2)), index).includes(place),
        );
        expect(nearPlaces).toEqual([]);
      }
    },
  );

  test('two fights of one kind are not told alike', () => {
    const placesOf = (fight: number) => Array.from({ length: 24 }, (_, step) => indexAtStep(12, fight, step)).join();
    expect(placesOf(1)).not.toBe(placesOf(2));
  });
});

const rules = rulesNamed('sol');
if (!rules) throw new Error('No sol');
const start = openingEncounter(rules);
const combatants = [
  premadeCombatant(rules, 'Soldier', start, { id: 'kira', name: 'Kira' }),
  premadeCombatant(rules, 'Guard', start, { id: 'guard', name: 'Guard' }),
];

function outcome(events: readonly Event[], tone: string, deed: number): Outcome {
  const fight = { ...start, settings: { [TONE_SETTING_NAME]: tone }, combatants };
  return { before: fight, after: fight, events, phraseSeed: { encounter: 1, deed } };
}

/** The stories of these events in every tone, each at 40 different places in the record. */
function allStories(...events: readonly Event[]): readonly string[] {
  const places = Array.from({ length: 40 }, (_, deed) => deed);
  return TONES.flatMap((tone) => places.flatMap((deed) => storyOf(outcome(events, tone, deed))));
}

const PURPOSE = because({ id: 'said', words: 'attack' });
const roll = (tool: string): EventOf<'contested'> => {
  const roll = { dice: [], modifiers: [], total: 3, counting: { hits: 5 } };
  const contest = { own: roll, theirs: { ...roll, total: 0 }, degree: 'success', tier: 'success' } as const;
  return { type: 'contested', actor: 'kira', target: 'guard', purpose: PURPOSE, tool, contest };
};
const attackEvent = (tool: string, more: Partial<AttackSettled> = {}): AttackSettled => ({
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

describe('the story of an attack', () => {
  test.each(['SMG', 'Needler', 'Railgun', 'Taser', 'Coilgun', 'AK-97', 'Flamethrower', 'Pop', 'Warhammer'])(
    'a ranged weapon called “%s” is never told as a blow',
    (tool) => {
      const lines = allStories(roll(tool), attackEvent(tool, { way: 'ranged' }));
      expect(lines).toHaveLength(120);
      for (const line of lines)
        expect(line).not.toMatch(/\b(swings?|blows?|elbow|knee|up close|slams?|lunges?|wrist)\b/i);
    },
  );

  test('is one line, however many rolls it took, in the place of the first', () => {
    const fallEvent: Event = {
      type: 'fell',
      subject: 'guard',
      as: because({ id: 'dead' }),
      before: 'up',
      after: 'dead',
    };
    const lines = storyOf(
      outcome([roll('Knife'), roll('Knife'), fallEvent, attackEvent('Knife', { result: 'dead' })], 'plain', 1),
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/Kira/);
  });

  test('a helpless target does nothing about it', () => {
    for (const line of allStories(roll('Knife'), attackEvent('Knife', { answer: 'helpless' })))
      expect(line).not.toMatch(
        /\bGuard (parries|dodges|ducks|blocks|turns|steps|answers|shoves|guards|leans|smiles)\b/,
      );
  });

  test('healing is told as healing', () => {
    const lines = allStories(roll('Fire'), attackEvent('Fire', { way: 'spell', result: 'healed' }));
    for (const line of lines) expect(line).not.toMatch(/\b(bleeds|wounded|suffers|screams|pain)\b/);
  });

  test('a deed that waits for an answer is not told as a failure', () => {
    const declaredEvent: Event = {
      type: 'declared',
      action: 'attack',
      actor: 'kira',
      targets: ['guard'],
      tool: 'Knife',
    };
    for (const tone of TONES)
      for (let deed = 0; deed < 12; deed++) {
        const question = { subject: 'guard', about: 'reaction', offers: ['dodge', 'none'] };
        expect(questionEmbed(outcome([declaredEvent], tone, deed), [question]).description).toMatch(
          /^Waiting for \*\*Guard\*\* \(/,
        );
      }
  });
});

test('turns that a crowd loses for one reason are one line', () => {
  const stunnedReason = because({ id: 'condition', condition: 'stunned' });
  const crowd = Array.from(
    { length: 24 },
    (_, index): Event => ({ type: 'turn-ended', subject: `guard-${index}`, skipped: stunnedReason }),
  );
  expect(storyOf(outcome(crowd, 'plain', 1))).toEqual([
    String.raw`No turn for guard\-0, guard\-1, guard\-2, guard\-3 and 20 more (stunned).`,
  ]);
  expect(storyOf(outcome(crowd.slice(0, 3), 'plain', 1))).toHaveLength(3);
});
