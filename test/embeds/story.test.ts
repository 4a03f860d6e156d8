import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/embeds/meters.ts';
import { questionEmbed } from '../../src/embeds/question.ts';
import { keysOf, poolsOf, storyOf } from '../../src/embeds/story.ts';
import type { Event, EventOf } from '../../src/rules/core/event.ts';
import { type AttackSettled, because } from '../../src/rules/core/reason.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { LEFT_OUT, placeIn, TONE, TONES } from '../../src/text/phrase.ts';
import { linesOf } from '../../src/text/story/systems.ts';
import { duel, opening, premadeCombatant, randomFight } from './random-fight.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

const fights = new Map<string, readonly (readonly Outcome[])[]>(
  BUILT_IN_IDS.map((id) => {
    const rules = rulesNamed(id);
    if (!rules) throw new Error(id);
    return [id, SEEDS.map((seed) => randomFight(rules, seed, {}))];
  }),
);

function outcomesOf(system: string): readonly Outcome[] {
  return (fights.get(system) ?? []).flat();
}

/** The outcome told in another tone. */
function inTone(outcome: Outcome, tone: string): Outcome {
  const settings = { ...outcome.after.settings, tone };
  return { ...outcome, after: { ...outcome.after, settings } };
}

/** The first attack in a system's fights, changed to a ranged one with the attacker's only weapon. */
function rangedAttack(system: string, weapon: object): Outcome {
  const attackOutcome = outcomesOf(system).find(({ events }) => events.some(({ type }) => type === 'struck'))!;
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
      .map((event, index) => keysOf(event, index, outcome))
      .find((each) => each !== undefined && 'blow' in each)!;
    const parts = { by: 'BY', at: 'AT', tool: 'TOOL', own: 'OWN', s: 's', what: 'WHAT' };
    return TONES.flatMap((tone) =>
      poolsOf(system, tone, key, true)
        .flat()
        .map((line) => line(parts)),
    ).join('\n');
  };
  expect(linesFor(thrown)).toMatch(/throw/);
  expect(linesFor(thrown)).not.toMatch(/\b(shot|shoots|fires|aims)\b/);
  expect(linesFor(shot)).toMatch(/\b(shot|shoots)\b/);
});

describe.each(BUILT_IN_IDS)('the story of %s', (system) => {
  test('tells all that happens in long fights in its own words, or leaves it untold on purpose', () => {
    const generic = new Set<string>();
    for (const outcome of outcomesOf(system))
      outcome.events.forEach((event, index) => {
        const key = keysOf(event, index, outcome);
        if (!key) return;
        for (const tone of TONES) {
          const untold = 'general' in key && key.general.some((each) => linesOf(system, tone, each) === LEFT_OUT);
          if (!untold && poolsOf(system, tone, key, false).length === 0) generic.add(JSON.stringify(key));
        }
      });
    expect([...generic]).toEqual([]);
  });

  test.each(TONES)('never tells a line twice in a row (%s)', (tone) => {
    for (const fight of fights.get(system) ?? []) {
      const lines = fight.flatMap((outcome) => storyOf(inTone(outcome, tone)));
      const repeated = lines.filter((line, index) => line === lines[index - 1]);
      expect(repeated).toEqual([]);
    }
  });

  test.each(TONES)('tells a duel of ten rounds without a line twice in a row, and most lines once (%s)', (tone) => {
    const rules = rulesNamed(system);
    let all = 0;
    let attempt = 0;
    for (let seed = 1; rules && seed <= 12; seed++) {
      const lines = duel(rules, seed, { tone }).flatMap((outcome) => storyOf(outcome));
      expect(lines.filter((line, index) => line === lines[index - 1])).toEqual([]);
      all += lines.length;
      attempt += lines.length - new Set(lines).size;
    }
    expect(attempt / all).toBeLessThan(tone === 'plain' ? 0.5 : 0.2);
  });

  test('tells the same event in the same words each time', () => {
    for (const outcome of outcomesOf(system).slice(0, 60))
      expect(storyOf(structuredClone(outcome))).toEqual(storyOf(outcome));
  });

  test.each(TONES)(
    'has 10 lines for each outcome of a blow, a shot or a spell (plain: 4), and 4 for everything else (%s)',
    (tone) => {
      const few = new Map<string, number>();
      for (const outcome of outcomesOf(system))
        outcome.events.forEach((event, index) => {
          const key = keysOf(event, index, outcome);
          const pools = key ? poolsOf(system, tone, key, outcome.after.field !== undefined) : [];
          if (!key || pools.length === 0) return;
          const common =
            'blow' in key && key.blow.answer === 'none' && key.blow.result !== 'healed' && tone !== 'plain';
          const ways = pools.flat().length;
          if (ways < (common ? 10 : 4)) few.set(JSON.stringify(key), ways);
        });
      expect([...few]).toEqual([]);
    },
  );
});

describe('choosing', () => {
  test.each([4, 6, 12, 13, 18])(
    'goes through all of %i lines before any comes again, and repeats none within half of them',
    (count) => {
      for (const fight of [1, 2, 77]) {
        const places = Array.from({ length: count * 40 }, (_, step) => placeIn(count, fight, step));
        for (let cycle = 0; cycle < 40; cycle++)
          expect(new Set(places.slice(cycle * count, (cycle + 1) * count)).size).toBe(count);
        const near = places.filter((place, index) =>
          places.slice(Math.max(0, index - Math.floor(count / 2)), index).includes(place),
        );
        expect(near).toEqual([]);
      }
    },
  );

  test('two fights of one kind are not told alike', () => {
    const placesOf = (fight: number) => Array.from({ length: 24 }, (_, step) => placeIn(12, fight, step)).join();
    expect(placesOf(1)).not.toBe(placesOf(2));
  });
});

const rules = rulesNamed('sol');
if (!rules) throw new Error('No sol');
const start = opening(rules);
const combatants = [
  premadeCombatant(rules, 'Soldier', start, { id: 'kira', name: 'Kira' }),
  premadeCombatant(rules, 'Guard', start, { id: 'guard', name: 'Guard' }),
];

function outcome(events: readonly Event[], tone: string, deed: number): Outcome {
  const fight = { ...start, settings: { [TONE]: tone }, combatants };
  return { before: fight, after: fight, events, phraseSeed: { encounter: 1, deed } };
}

/** Every story of these events: in every tone, at 40 places of the record. */
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
    const declared: Event = { type: 'declared', action: 'attack', actor: 'kira', targets: ['guard'], tool: 'Knife' };
    for (const tone of TONES)
      for (let deed = 0; deed < 12; deed++) {
        const question = { subject: 'guard', about: 'reaction', offers: ['dodge', 'none'] };
        expect(questionEmbed(outcome([declared], tone, deed), [question]).description).toMatch(/^\*\*Guard\*\* \(/);
      }
  });
});

test('turns that a crowd loses for one reason are one line', () => {
  const stunned = because({ id: 'condition', condition: 'stunned' });
  const crowd = Array.from(
    { length: 24 },
    (_, index): Event => ({ type: 'turn-ended', subject: `guard-${index}`, skipped: stunned }),
  );
  expect(storyOf(outcome(crowd, 'plain', 1))).toEqual([
    String.raw`No turn for guard\-0, guard\-1, guard\-2, guard\-3 and 20 more: stunned.`,
  ]);
  expect(storyOf(outcome(crowd.slice(0, 3), 'plain', 1))).toHaveLength(3);
});
