import { describe, expect, test } from 'vitest';
import { arithmeticLines } from '../../src/embeds/arithmetic.ts';
import { type Outcome, visibilityOf } from '../../src/embeds/meters.ts';
import type { Event } from '../../src/rules/core/event.ts';
import { type CoreFacts, type NoFacts, type ReasonOf, type Roll, reasons } from '../../src/rules/core/reason.ts';
import { SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { coreBook } from '../../src/text/core/book.ts';
import { coreReasons, signsByStyle } from '../../src/text/core/reference.ts';
import { NO_REFERENCE, plainSheetLines } from '../../src/text/reference.ts';
import { grammar } from '../../src/text/t.ts';
import { type Language, reasonFormatter, type Words } from '../../src/text/words.ts';
import { openingEncounter, premadeCombatant } from './random-fight.ts';

/**
 * The reasons that a made-up rule system gives for its numbers, with each reason's facts. With these, the tests don't
 * depend on any real system's words.
 */
interface Facts extends CoreFacts {
  deflection: { readonly percent: number };
  soak: NoFacts;
  fumble: { readonly grade: number };
  'by d20': { readonly tie?: string };
  attack: NoFacts;
  natural: { readonly face: number };
}
const because = reasons<Facts>();
const words: Words<Omit<Facts, keyof CoreFacts>> = {
  deflection: ({ percent }, say) => `deflection ${say.percent(percent)}`,
  soak: () => 'soak',
  fumble: ({ grade }, { dice }) => (dice === undefined ? `grade ${grade}` : `fumble: ${dice} → grade ${grade}`),
  'by d20': ({ tie }, { dice }) => [dice, tie].filter(Boolean).join(', '),
  attack: () => 'attack',
  natural: ({ face }) => `a natural ${face}`,
};
const language: Language = {
  grammar,
  signs: signsByStyle,
  core: coreBook,
  systems: {
    tdgs: {
      words: reasonFormatter({ ...coreReasons, ...words }),
      resources: { hp: { forms: { other: 'HP' } } },
      degrees: {},
      results: {},
      questions: () => undefined,
      sheet: plainSheetLines,
      reference: NO_REFERENCE,
    },
  },
};

const tdgs = rulesNamed('tdgs');
if (!tdgs) throw new Error('No tdgs');

/** The math of these events between a player’s Kira and a creature with the given name. */
function mathOf(secrecy: string, events: readonly Event[], goblin = 'Goblin', kira = 'Kira'): readonly string[] {
  if (!tdgs) return [];
  const start = openingEncounter(tdgs, { [SECRECY_SETTING_NAME]: secrecy });
  const combatants = [
    premadeCombatant(tdgs, 'Kira', start, { id: 'kira', name: kira }),
    premadeCombatant(tdgs, 'Goblin', start, { id: 'goblin', name: goblin }),
  ];
  const fight = { ...start, combatants };
  const outcome: Outcome = { before: fight, after: fight, events, phraseSeed: { encounter: 1, deed: 1 } };
  return arithmeticLines(outcome, visibilityOf(outcome, 'players', language));
}

const die = (sides: number, face: number) => ({ sides, face });
const rollOf = (sides: number, ...faces: readonly number[]): Roll => ({
  dice: faces.map((face) => die(sides, face)),
  modifiers: [],
  total: faces.reduce((all, face) => all + face, 0),
});
const item = (name: string, owner?: string) =>
  because({ id: 'item', item: name, ...(owner !== undefined && { owner }) });
const ATTACK = because({ id: 'attack' });

/** Kira attacks the Prone goblin with a weapon of the given name. */
const blow = (weapon: string): Event => ({
  type: 'checked',
  actor: 'kira',
  target: 'goblin',
  purpose: ATTACK,
  tool: weapon,
  check: {
    roll: {
      ...rollOf(20, 10),
      modifiers: [
        { value: 16, why: because({ id: 'stat', stat: 'STR' }) },
        {
          value: -9,
          why: because({
            id: 'stat',
            stat: 'REF',
            owner: 'goblin',
            base: 11,
            parts: [{ value: -2, why: because({ id: 'condition', condition: 'Prone' }) }],
          }),
        },
        { value: 2, why: item(weapon) },
      ],
      total: 19,
    },
    against: { value: 11 },
    degree: 'hit',
    tier: 'success',
  },
});

describe('what a number shows depends on whose it is', () => {
  test('exact: everything', () => {
    expect(mathOf('exact', [blow('Longsword')])).toEqual([
      'attack: d20 10 + (STR 16 − REF 9 (11 − 2 Prone)) + 2 Longsword = **19** ≥ 11 → **hit**',
    ]);
  });

  test.each(['words', 'hidden'])('%s: nothing about the creature, neither number nor reason', (secrecy) => {
    expect(mathOf(secrecy, [blow('Longsword')])).toEqual(['attack: d20 10 + 16 STR + 2 Longsword → **hit**']);
  });

  test.each(['Blade of Storms', 'Goblin Cleaver', 'Goblin’s REF (9)'])(
    'B1: a weapon called “%s” is still the attacker’s',
    (weapon) => {
      const line = mathOf('words', [blow(weapon)])[0];
      expect(line).toMatch(/^attack: d20 10 \+ 16 STR \+ 2 .* → \*\*hit\*\*$/);
    },
  );

  test('B4: the defender’s name is not read as the parts of a stat', () => {
    expect(mathOf('exact', [blow('Club')], 'Bob (evil)')).toEqual([
      'attack: d20 10 + (STR 16 − REF 9 (11 − 2 Prone)) + 2 Club = **19** ≥ 11 → **hit**',
    ]);
  });

  test('a stat of 0 is shown, with what made it 0', () => {
    const zero = because({
      id: 'stat',
      stat: 'REF',
      owner: 'goblin',
      zeroed: because({ id: 'condition', condition: 'Stunned' }),
    });
    const event: Event = {
      type: 'checked',
      actor: 'kira',
      target: 'goblin',
      purpose: ATTACK,
      check: {
        roll: {
          ...rollOf(20, 1),
          modifiers: [
            { value: 40, why: because({ id: 'stat', stat: 'STR' }) },
            { value: 0, why: zero },
          ],
          total: 41,
        },
        against: { value: 11 },
        decided: because({ id: 'natural', face: 1 }),
        degree: 'miss',
        tier: 'failure',
      },
    };
    expect(mathOf('exact', [event])).toEqual([
      'attack: d20 1 + (STR 40 − REF 0 (Stunned)) = **41** ≥ 11, but a natural 1 → **miss**',
    ]);
  });
});

test('in a contest too, the opponent’s score stays hidden', () => {
  const roll: Roll = {
    ...rollOf(20, 12),
    modifiers: [
      { value: 14, why: because({ id: 'stat', stat: 'MOV' }) },
      { value: -9, why: because({ id: 'stat', stat: 'MOV', owner: 'goblin' }) },
    ],
    total: 17,
  };
  const contest = { own: roll, theirs: rollOf(20, 4), degree: 'success', tier: 'success' } as const;
  const chase: Event = { type: 'contested', actor: 'kira', target: 'goblin', purpose: ATTACK, contest };
  expect(mathOf('exact', [chase])).toEqual([
    'attack: Kira d20 12 + (MOV 14 − MOV 9) = **17** against Goblin d20 4 = **4** → **success**',
  ]);
  for (const secrecy of ['words', 'hidden'])
    expect(mathOf(secrecy, [chase])).toEqual(['attack: Kira d20 12 + 14 MOV against Goblin → **success**']);
});

describe('harm', () => {
  const harmEvent = (weapon: string, from = item(weapon)): Event => ({
    type: 'harmed',
    target: 'goblin',
    actor: 'kira',
    from,
    kinds: [],
    resource: 'hp',
    steps: [
      { plus: 16, why: because({ id: 'stat', stat: 'STR' }), left: 16 },
      { plus: 3, why: item(weapon), left: 19 },
      { plus: 5, why: item(weapon), left: 24, roll: rollOf(8, 5) },
      { plus: 7, why: item(weapon), left: 31, roll: rollOf(6, 3, 4) },
      { percent: 90, why: because({ id: 'deflection', percent: 10, owner: 'goblin' }), left: 27.9 },
      { plus: -7, why: because({ id: 'soak', owner: 'goblin' }), left: 20 },
    ],
    amount: 20,
    before: 40,
    after: 20,
  });

  test('each die stands with the step that rolled it (B3)', () => {
    expect(mathOf('exact', [harmEvent('Bat 2d6')])).toEqual([
      'Goblin, Bat 2d6: 16 STR + 3 Bat 2d6 + 5 Bat 2d6 1d8 + 7 Bat 2d6 2d6 (3, 4) = 31 × 90% (deflection 10%) = 27.9 − 7 soak = **20 HP**',
    ]);
  });

  test('a step whose dice add nothing is still shown', () => {
    const event = harmEvent('Bat');
    const steps = [
      { plus: 7, why: item('Bat'), left: 7, roll: rollOf(6, 3, 4) },
      { plus: 0, why: because({ id: 'soak', owner: 'goblin' }), left: 7, roll: rollOf(6, 1, 2) },
    ];
    expect(mathOf('exact', [{ ...event, steps, amount: 7 } as Event])).toEqual([
      'Goblin, Bat: 7 Bat 2d6 (3, 4) + 0 soak 2d6 (1, 2) = **7 HP**',
    ]);
  });

  test.each(['Armor Breaker', 'Weak Resistance', 'critical'])(
    'B2: against a creature everything that “%s” added is told, and nothing that the creature took off',
    (weapon) => {
      expect(mathOf('words', [harmEvent(weapon)])).toEqual([
        `Goblin, ${weapon}: 16 STR + 3 ${weapon} + 5 ${weapon} 1d8 + 7 ${weapon} 2d6 (3, 4) = 31`,
      ]);
    },
  );

  test('a reason that equals the cause is not named twice', () => {
    const event: Event = {
      type: 'harmed',
      target: 'kira',
      from: because({ id: 'condition', condition: 'Burning' }),
      kinds: [],
      resource: 'hp',
      steps: [{ plus: 5, why: because({ id: 'condition', condition: 'Burning' }), left: 5 }],
      amount: 5,
      before: 40,
      after: 35,
    };
    expect(mathOf('exact', [event])).toEqual(['Kira, Burning: **5 HP**']);
  });

  test('if the attacker’s numbers are hidden, only what each part dealt is told', () => {
    const event: Event = {
      type: 'harmed',
      target: 'kira',
      actor: 'goblin',
      from: item('Fork'),
      kinds: [],
      resource: 'hp',
      steps: [
        { plus: 8, why: because({ id: 'stat', stat: 'STR' }), left: 8 },
        { plus: 2, why: item('Fork'), left: 10 },
        { plus: -4, why: item('Hide', 'kira'), left: 6 },
        { plus: 5, why: item('Fork'), left: 5 },
        { plus: 11, why: because({ id: 'soak', owner: 'kira' }), left: 11 },
      ],
      amount: 11,
      before: 40,
      after: 29,
    };
    expect(mathOf('hidden', [event])).toEqual(['Kira, Fork: 10 − 4 Hide = 6; 5; 11 soak = **11 HP**']);
  });
});

describe('a change by the GM', () => {
  const adjustEvent = (from: Parameters<typeof because>[0]): Event => ({
    type: 'harmed',
    target: 'kira',
    from: because(from),
    kinds: [],
    resource: 'hp',
    steps: [{ plus: -28, why: because(from), left: 32 }],
    amount: 28,
    before: 60,
    after: 32,
  });

  test('is told as from and to, not as a sum', () => {
    expect(mathOf('exact', [adjustEvent({ id: 'GM’s word' })])).toEqual(['Kira, the GM’s call: HP 60 → **32**']);
    expect(mathOf('exact', [adjustEvent({ id: 'said', words: 'a *rock*' })])).toEqual([
      String.raw`Kira, a \*rock\*: HP 60 → **32**`,
    ]);
  });
});

describe('rolls', () => {
  const plain = (roll: Roll): Event => ({ type: 'rolled', actor: 'kira', purpose: ATTACK, roll });

  test('a reason that changes the number of dice adds nothing to their sum', () => {
    const roll: Roll = {
      ...rollOf(4, 3, 2),
      pool: [
        { dice: 1, why: because({ id: 'condition', condition: 'Defensive' }) },
        { most: 2, why: because({ id: 'condition', condition: 'Prone' }) },
      ],
    };
    expect(mathOf('exact', [plain(roll)])).toEqual([
      'attack, Kira: 2d4 3, 2 (Defensive: 1 more die; Prone: at most 2 dice) = **5**',
    ]);
    expect(mathOf('exact', [plain({ ...roll, total: 1, counting: { hits: 3 } })])).toEqual([
      'attack, Kira: 2d4 (Defensive: 1 more die; Prone: at most 2 dice): 3 hit, 2 miss = **1 hit**',
    ]);
  });

  test('the roll says which faces are hits', () => {
    const roll: Roll = { ...rollOf(6, 3, 4, 6), total: 2, counting: { hits: 4 } };
    expect(mathOf('exact', [plain(roll)])).toEqual(['attack, Kira: 3d6: 4, 6 hit, 3 miss = **2 hits**']);
  });

  test('a die that was rolled again is dropped, and neither a hit nor a miss', () => {
    const roll: Roll = { ...rollOf(6, 3, 6, 5, 1), kept: [1, 2, 3], total: 2, counting: { hits: 5 } };
    expect(mathOf('exact', [plain(roll)])).toEqual(['attack, Kira: 4d6: 6, 5 hit, 1 miss, dropped 3 = **2 hits**']);
  });
});

describe('remarks', () => {
  const fumble = (sum: boolean): Event => ({
    type: 'remarked',
    what: because({ id: 'fumble', grade: 3 }),
    subject: 'goblin',
    dice: rollOf(4, 3),
    ...(sum && { sum: true }),
  });

  test('that are arithmetic stand in the math if the subject’s numbers are exact', () => {
    expect(mathOf('exact', [fumble(true)])).toEqual(['fumble: d4 3 → grade 3']);
    expect(mathOf('words', [fumble(true)])).toEqual([]);
    expect(mathOf('exact', [fumble(false)])).toEqual([]);
  });
});

test('a place in the order is told with its reason and dice', () => {
  const event: Event = {
    type: 'turn-order-set',
    before: [],
    turnOrder: [['kira'], ['goblin']],
    turn: -1,
    reasons: [
      { subject: 'kira', why: because({ id: 'by d20', tie: 'Speed' }), roll: rollOf(20, 17) },
      { subject: 'goblin', why: because({ id: 'by d20' }), roll: rollOf(20, 17) },
    ],
  };
  expect(mathOf('exact', [event])).toEqual(['1. Kira: d20 17, Speed', '2. Goblin: d20 17']);
});

test('a reason that is not in the table, or lacks a fact, does not compile', () => {
  // @ts-expect-error: no such id
  const unknownReason: ReasonOf<Facts> = { id: 'soka' };
  // @ts-expect-error: the fact is missing
  const incompleteReason: ReasonOf<Facts> = { id: 'fumble' };
  // @ts-expect-error: only `because` makes a reason
  const removedReason: Event = { type: 'remarked', what: { id: 'soak' } };
  // @ts-expect-error: words for `soak` are missing
  const wordless: Words<Pick<Facts, 'soak'>> = {};
  expect([unknownReason, incompleteReason, removedReason, wordless]).toHaveLength(4);
});
