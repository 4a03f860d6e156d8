import { describe, expect, test } from 'vitest';
import { arithmeticLines } from '../../src/embeds/arithmetic.ts';
import { type Outcome, visibilityOf } from '../../src/embeds/meters.ts';
import { shortDetails } from '../../src/embeds/short-details.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Event, EventOf } from '../../src/rules/core/event.ts';
import { because, type Check, type Roll } from '../../src/rules/core/reason.ts';
import { SECRECY_SETTING_NAME, type Secrecy } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { itemReason } from '../rules/core/said.ts';
import { d, type ScriptedDie, scriptedDice } from '../rules/core/scripted-dice.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { playScripted } from '../rules/core/transcript.ts';
import { ability, armor, spells, weapon, weapons } from '../rules/tdgs/content.ts';
import { attackBy, between, conditionFor, type FighterSketch, intentOf } from '../rules/tdgs/fight.ts';
import { openingEncounter, premadeCombatant, TestTable } from './random-fight.ts';

const tdgsRules = rulesNamed('tdgs');
if (!tdgsRules) throw new Error('No tdgs');
const start = openingEncounter(tdgsRules);
const fight = {
  ...start,
  combatants: [
    premadeCombatant(tdgsRules, 'Kira', start, { id: 'kira' }),
    premadeCombatant(tdgsRules, 'Goblin', start, { id: 'goblin' }),
  ],
};

/** The math of these events between Kira and a goblin. */
function mathOf(...events: readonly Event[]): readonly string[] {
  const outcome: Outcome = { before: fight, after: fight, events, phraseSeed: { encounter: 1, deed: 1 } };
  return arithmeticLines(outcome, visibilityOf(outcome));
}

const die = (sides: number, face: number) => ({ sides, face });
const stat = (name: string, owner?: string) =>
  because({ id: 'stat', stat: name, ...(owner !== undefined && { owner }) });

function checkEvent(total: number, face: number, tier: Check['tier'], more: Partial<Roll> = {}): EventOf<'checked'> {
  return {
    type: 'checked',
    actor: 'kira',
    target: 'goblin',
    purpose: itemReason('attack'),
    check: {
      roll: { dice: [die(20, face)], modifiers: [], total, ...more },
      against: { value: 11 },
      degree: 'hit',
      tier: tier,
    },
  };
}

const harmEvent = (more: Partial<EventOf<'harmed'>>): EventOf<'harmed'> => ({
  type: 'harmed',
  target: 'goblin',
  actor: 'kira',
  from: itemReason('Longsword'),
  kinds: [],
  resource: 'hp',
  steps: [],
  amount: 0,
  before: 40,
  after: 40,
  ...more,
});

describe('a check', () => {
  test('shows one score against the other, and every reason', () => {
    const modifiers = [
      { value: 16, why: stat('STR') },
      { value: -11, why: stat('REF', 'goblin') },
      { value: 2, why: itemReason('Longsword') },
    ];
    expect(mathOf(checkEvent(14, 7, 'success', { modifiers }))).toEqual([
      'attack: d20 7 + (STR 16 − REF 11) + 2 Longsword = **14** ≥ 11 → **hit**',
    ]);
  });

  test('says which die was dropped', () => {
    const dice = [die(20, 6), die(20, 18)];
    expect(mathOf(checkEvent(18, 6, 'success', { dice, kept: [1] }))).toEqual([
      'attack: 2d20 18, dropped 6 = **18** ≥ 11 → **hit**',
    ]);
  });
});

describe('a pool', () => {
  const pool = (faces: readonly number[], modifiers: Roll['modifiers'] = []): Roll => ({
    dice: faces.map((face) => die(6, face)),
    modifiers,
    total: faces.filter((face) => face >= 5).length,
    counting: { hits: 5 },
  });

  test('shows what makes it up before its dice, and adds nothing to hits', () => {
    const ownRoll = pool(
      [6, 4, 5, 3, 6, 4],
      [
        { value: 3, why: itemReason('Sidearms') },
        { value: 3, why: itemReason('AGI') },
      ],
    );
    const opposingRoll = pool(
      [2, 5],
      [
        { value: 4, why: itemReason('REA') },
        { value: -2, why: itemReason('level 2 wound') },
      ],
    );
    const contest = { own: ownRoll, theirs: opposingRoll, degree: 'success', tier: 'success' } as const;
    expect(
      mathOf({ type: 'contested', actor: 'kira', target: 'goblin', purpose: itemReason('attack'), contest }),
    ).toEqual([
      'attack: Kira 6d6 (3 Sidearms + 3 AGI): 6, 5, 6 hit, 4, 3, 4 miss = **3 hits**',
      'against Goblin 2d6 (4 REA − 2 level 2 wound): 5 hit, 2 miss = **1 hit** → **success**, 2 net hits',
    ]);
  });

  test('says so when it has no dice left', () => {
    const roll = pool(
      [],
      [
        { value: 2, why: itemReason('AGI') },
        { value: -3, why: itemReason('wounds') },
      ],
    );
    expect(mathOf({ type: 'rolled', actor: 'kira', purpose: itemReason('soak'), roll })).toEqual([
      'soak, Kira: no dice (2 AGI − 3 wounds) = **0 hits**',
    ]);
  });

  test('of a hundred dice is not written out in full', () => {
    const [line = ''] = mathOf({
      type: 'rolled',
      actor: 'kira',
      purpose: itemReason('soak'),
      roll: pool(Array(100).fill(5)),
    });
    expect(line).toContain('and 70 more');
    expect(line.length).toBeLessThan(200);
  });
});

describe('harm', () => {
  test('goes step by step, with percentages in words', () => {
    const steps = [
      { why: itemReason('STR'), plus: 16, left: 16 },
      { why: itemReason('Longsword'), plus: 3, left: 19 },
      { why: itemReason('deflection 10%, Hide'), percent: 90, left: 17 },
    ];
    expect(mathOf(harmEvent({ steps, amount: 17 }))).toEqual([
      'Goblin, Longsword: 16 STR + 3 Longsword = 19 × 90% (deflection 10%, Hide) = **17 HP**',
    ]);
  });

  test('shows the dice that were rolled for it, and each damage type by itself', () => {
    const roll: Roll = { dice: [die(4, 3)], modifiers: [], total: 3 };
    const steps = [
      { why: itemReason('STR'), plus: 10, left: 10 },
      { why: itemReason('Flame Sword'), plus: 3, left: 3, roll },
      { why: itemReason('Slashing in all'), plus: 10, left: 10 },
      { why: itemReason('Fire in all'), plus: 3, left: 13 },
    ];
    expect(mathOf(harmEvent({ from: itemReason('Flame Sword'), steps, amount: 13 }))).toEqual([
      'Goblin, Flame Sword: 10 STR; 3 Flame Sword 1d4; 10 Slashing in all + 3 Fire in all = **13 HP**',
    ]);
  });

  test('is one line if one blow harms two tracks', () => {
    const mathSteps = [
      { why: itemReason('Mace'), plus: 1, left: 1 },
      { why: itemReason('weak to bludgeoning'), plus: 1, left: 2 },
    ];
    const stress = harmEvent({
      from: itemReason('Mace'),
      resource: 'stress',
      steps: [...mathSteps, { why: itemReason('stress it can handle'), bound: 1, left: 1 }],
      amount: 1,
    });
    const wounds = harmEvent({
      from: itemReason('Mace'),
      resource: 'wounds',
      steps: [...mathSteps, { why: itemReason('taken as stress'), plus: -1, left: 1 }],
      amount: 1,
    });
    const before = { ...fight, system: 'dungeoneers' };
    const outcome: Outcome = { before, after: before, events: [stress, wounds], phraseSeed: { encounter: 1, deed: 1 } };
    expect(arithmeticLines(outcome, visibilityOf(outcome))).toEqual([
      'Goblin, Mace: 1 + 1 weak to bludgeoning → **1 stress, 1 wound**',
    ]);
  });

  test('shows no sum if it is a single number', () => {
    const steps = [{ why: itemReason('hazard'), plus: 5, left: 5 }];
    expect(mathOf(harmEvent({ from: itemReason('hazard'), steps, amount: 5 }))).toEqual(['Goblin, hazard: **5 HP**']);
  });
});

describe('what it costs', () => {
  test('does not repeat points that the acting combatant spent, but tells what others spend', () => {
    const spentEvent = (combatant: string, track: string): Event => ({
      type: 'spent',
      subject: combatant,
      resource: track,
      why: itemReason('dodge'),
      before: 1,
      after: 0,
    });
    const runningFight = { ...fight, phase: 'fighting', round: 1, turnOrder: [['kira'], ['goblin']], turn: 0 } as const;
    const events = [spentEvent('kira', 'actions'), spentEvent('kira', 'uses: Dodge'), spentEvent('goblin', 'actions')];
    const outcome = { before: runningFight, after: runningFight, events, phraseSeed: { encounter: 1, deed: 1 } };
    expect(arithmeticLines(outcome, visibilityOf(outcome))).toEqual([
      'Kira: uses of Dodge 1 → 0',
      'Goblin: actions 1 → 0 (dodge)',
    ]);
  });
});

describe('the turn order', () => {
  test.each([
    ['tdgs', ['Kira', 'Goblin'], [], /^1\. Kira: REF 14, LUK 1$/],
    ['mastery', ['Bryn', 'Wren'], [d(20, 9), d(20, 17)], /^1\. Wren: d20 17$/],
    ['dungeoneers', ['Freya', 'Suori'], [d(10, 3), d(10, 8)], /^1\. Suori: initiative 2, tiebreaker d10 8$/],
  ] as const)('%s: lists each combatant with its reason', (system, names, script, first) => {
    const rules = rulesNamed(system);
    if (!rules) throw new Error(system);
    const dice = scriptedDice(script);
    const table = new TestTable(rules, openingEncounter(rules), () => dice);
    // Each combatant is on a separate side, because combat with only one side would end immediately.
    for (const name of names)
      table.do({ type: 'join', combatants: [premadeCombatant(rules, name, table.encounter, { side: name })] });
    table.do({ type: 'initiative' } satisfies Deed);
    const outcome = table.outcomes.at(-1);
    if (!outcome) throw new Error('Nothing happened');
    expect(arithmeticLines(outcome, visibilityOf(outcome))[0]).toMatch(first);
  });

  test('blocks stand on one line, and their members share one reason', () => {
    const sol = rulesNamed('sol');
    if (!sol) throw new Error('No sol');
    const dice = seededDice(4);
    const table = new TestTable(sol, openingEncounter(sol), () => dice);
    for (const name of ['Soldier', 'Squad Leader', 'Guard', 'Heavy'])
      table.do({ type: 'join', combatants: [premadeCombatant(sol, name, table.encounter)] });
    table.do({ type: 'initiative' });
    const outcome = table.outcomes.at(-1);
    if (!outcome) throw new Error('Nothing happened');
    const lines = arithmeticLines(outcome, visibilityOf(outcome));
    expect(lines.some((line) => /Guard and Heavy: led by Squad Leader$/.test(line))).toBe(true);
  });
});

/** The math of one deed between Kira, played by a player, and the GM's goblin. */
function math(
  who: { readonly kira?: FighterSketch; readonly goblin?: FighterSketch },
  intent: ReturnType<typeof intentOf>,
  dice: readonly ScriptedDie[],
  secrecy: Secrecy = 'exact',
): readonly string[] {
  const fight = between(
    { kira: who.kira ?? {}, goblin: who.goblin ?? {} },
    { settings: { [SECRECY_SETTING_NAME]: secrecy } },
  );
  const combatants = fight.combatants.map((each) => (each.id === 'kira' ? { ...each, controller: 'ana' } : each));
  const turn = intent.actor === 'kira' ? 0 : 1;
  const before = { ...fight, combatants, turn };
  const result = playScripted(tdgs, before, intent, dice);
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  const outcome = {
    before: before as unknown as Encounter,
    after: result.value.after as unknown as Encounter,
    events: result.value.events as unknown as readonly Event[],
    phraseSeed: { encounter: 1, deed: 1 },
  };
  return arithmeticLines(outcome, visibilityOf(outcome)).map((line) => line.replaceAll('\u00a0', ' '));
}

describe('the math', () => {
  test('says that a helpless target’s REF is 0, and why; and the type of the damage', () => {
    const goblin = { CON: 20, conditions: [conditionFor('Stunned')] };
    expect(
      math({ kira: { STR: 40, weapons: [weapons.sword] }, goblin }, attackBy('kira', 'goblin'), [d(20, 17)]),
    ).toEqual([
      'attack: d20 17 + (STR 40 − REF 0 (Stunned)) = **57** ≥ 11 → **hit**',
      'Goblin, Sword: 40 STR + 2 Sword = **42 HP**, Slashing',
    ]);
  });
  test('says that luck decided, or a natural 1', () => {
    expect(math({ kira: { LUK: 3 }, goblin: { REF: 30 } }, attackBy('kira', 'goblin'), [d(20, 8)])[0]).toBe(
      'attack: d20 8 + (STR 10 − REF 30) = **−12** < 11, but LUK +3 decides → **hit**',
    );
    expect(math({ kira: { STR: 90 } }, attackBy('kira', 'goblin'), [d(20, 1), d(4, 3)])).toEqual([
      'attack: d20 1 + (STR 90 − REF 10) = **81** ≥ 11, but a natural 1 → **critical miss**',
      'fumble, d4 3: grade 3 (notable)',
    ]);
  });
  test('says what decided without “but” if the total decided the same, and shows the die of a healing', () => {
    const [check] = [checkEvent(25, 20, 'critical success')];
    const decided = { ...check, check: { ...check.check, decided: itemReason('a natural 20') } };
    const roll = { dice: [die(6, 5)], modifiers: [], total: 5 };
    const healing: Event = {
      type: 'healed',
      target: 'goblin',
      from: itemReason('Bandage'),
      resource: 'HP',
      steps: [{ plus: 5, why: itemReason('Bandage'), left: 5, roll }],
      amount: 5,
      before: 1,
      after: 6,
    };
    const rollWithReroll = { dice: [die(20, 6), die(20, 17)], kept: [1], rerolled: itemReason('luck') };
    expect(mathOf(checkEvent(17, 17, 'success', rollWithReroll))).toEqual([
      'attack: d20 17 (rerolled from 6: luck) = **17** ≥ 11 → **hit**',
    ]);
    expect(mathOf(decided, healing)).toEqual([
      'attack: d20 20 = **25** ≥ 11, a natural 20 → **hit**',
      'Goblin, Bandage: 5 Bandage 1d6, HP 1 → **6**',
    ]);
  });
  test('counts a skill into its stat, and puts dice beside what they belong to', () => {
    const blade = ability({ name: 'Blades', kind: 'skill', level: 4, acts: ['attack'] });
    const chaos = weapon({ name: 'Chaos', hitDice: '1d4', damage: [{ flat: 1, dice: '2d4', type: 'Slashing' }] });
    const script = [d(4, 2), d(20, 15), d(4, 1), d(4, 3)];
    expect(math({ kira: { abilities: [blade], weapons: [chaos] } }, attackBy('kira', 'goblin'), script)).toEqual([
      'attack: d20 15 + (STR 12 (10 + 2 Blades) − REF 10) + 2 Chaos 1d4 = **19** ≥ 11 → **hit**',
      'Goblin, Chaos: 12 STR (10 + 2 Blades) + 1 Chaos + 4 Chaos 2d4 (1, 3) = **17 HP**, Slashing',
    ]);
  });
  test('tells a heal by absorption as a gain', () => {
    const goblin: FighterSketch = {
      CON: 20,
      hp: 50,
      REF: 0,
      interactions: [{ kind: 'absorption', type: 'Fire', percent: 100 }],
    };
    const torch = weapon({ name: 'Torch', damage: [{ flat: 5, type: 'Fire' }] });
    const output = math({ kira: { weapons: [torch] }, goblin }, attackBy('kira', 'goblin'), [d(20, 15)]);
    expect(output[1]).toContain(
      '× 0% (Fire absorption 100%, innate: heals 15) = 0 + 15 absorbed = 15 HP, HP 50 → **65**',
    );
  });
});

describe('a creature’s math', () => {
  const goblin: FighterSketch = {
    CON: 20,
    armor: [armor({ name: 'Hide', deflection: 20 }), armor({ name: 'Ward', kind: 'trinket', pool: 3, evasion: 1 })],
    interactions: [{ kind: 'resistance', type: 'Slashing', percent: 50 }],
    conditions: [conditionFor('Prone'), conditionFor('Invisible')],
    LUK: 1,
  };
  const kira: FighterSketch = { STR: 20, weapons: [weapons.sword], abilities: [spells.dodge] };
  const attackMath = (secrecy: Secrecy) => math({ kira, goblin }, attackBy('kira', 'goblin'), [d(20, 15)], secrecy);
  const strikes = (secrecy: Secrecy) =>
    math({ kira, goblin: { ...goblin, weapons: [weapons.sword] } }, attackBy('goblin', 'kira'), [d(20, 15)], secrecy);
  /** Matches anything that reveals the goblin's REF, armor, protection, conditions or strength. */
  const GOBLIN_SECRETS = /REF 9|Hide|Ward|resist|Prone|Invisible|deflection|STR 10|10 STR/;

  test('exact: shows everything', () => {
    expect(attackMath('exact').join('\n')).toMatch(
      /REF 9.*Goblin is Invisible[\s\S]*Ward[\s\S]*deflection 20%, Hide[\s\S]*resistance/,
    );
    expect(strikes('exact').join('\n')).toMatch(/STR 10[\s\S]*10 STR \+ 2 Sword/);
  });
  test.each(['words', 'hidden'] as const)('%s: shows nothing of its REF, gear, nature and conditions', (secrecy) => {
    expect(attackMath(secrecy).join('\n')).not.toMatch(GOBLIN_SECRETS);
    expect(attackMath(secrecy).join('\n')).toContain('20 STR');
    expect(strikes(secrecy).join('\n')).not.toMatch(/STR 10|10 STR/);
  });
  test.each(['words', 'hidden'] as const)('%s: shows no one how hard its poison is to resist', (secrecy) => {
    const fangs = weapon({
      name: 'Fangs',
      inflicts: [{ condition: 'Poisoned', value: 1, difficulty: 12, resist: 'CON', onCritical: false }],
    });
    const bite = (detail: Secrecy) =>
      math({ goblin: { weapons: [fangs] } }, attackBy('goblin', 'kira'), [d(20, 15), d(20, 5)], detail).join('\n');
    expect(bite('exact')).toContain('12 difficulty of Fangs');
    expect(bite(secrecy)).not.toContain('12 difficulty');
  });
  test('the size that decides names both sizes only if both are known', () => {
    const grab = (secrecy: Secrecy) =>
      math(
        { kira: { size: 'Huge' }, goblin: { size: 'Small' } },
        intentOf('grapple', 'kira', { targets: ['goblin'] }),
        [],
        secrecy,
      );
    expect(grab('exact')).toEqual(['Kira: size decides (Huge against Small)']);
    expect(grab('words')).toEqual([]);
  });
});

describe('the short math of a miss', () => {
  const missMath = (goalMayBeTold: boolean) => {
    const fight = between(
      { kira: {}, goblin: { REF: 14 } },
      { settings: { [SECRECY_SETTING_NAME]: goalMayBeTold ? 'exact' : 'words' } },
    );
    const combatants = fight.combatants.map((each) => (each.id === 'kira' ? { ...each, controller: 'ana' } : each));
    const before = { ...fight, combatants };
    const result = playScripted(tdgs, before, attackBy('kira', 'goblin'), [d(20, 14)]);
    if (!result.ok) throw new Error(JSON.stringify(result.why));
    const outcome = {
      before: before as unknown as Encounter,
      after: result.value.after as unknown as Encounter,
      events: result.value.events as unknown as readonly Event[],
      phraseSeed: { encounter: 1, deed: 1 },
    };
    return shortDetails(outcome, visibilityOf(outcome));
  };
  test('says what was needed', () => expect(missMath(true)).toEqual(['d20 14 − 4 = 10, a miss (11 needed)']));
  test('but not against a target whose numbers are hidden', () =>
    expect(missMath(false)).toEqual(['d20 14 + 10, a miss']));
});

test('a roll with another result than its total says why, unless that would tell a target’s secret', () => {
  const rolled = checkEvent(4, 4, 'critical success', { modifiers: [{ value: 0, why: stat('STR', 'kira') }] });
  const decided = itemReason('10 momentum burned');
  const replaced: Event = { ...rolled, check: { ...rolled.check, decided } };
  const againstTarget: Event = {
    ...rolled,
    check: { ...rolled.check, decided, against: { value: 11, name: stat('REF', 'goblin') } },
  };
  const texts = (secrecy: Secrecy, event: Event) => {
    const combatants = fight.combatants.map((each) => (each.id === 'kira' ? { ...each, controller: 'ana' } : each));
    const before = { ...fight, combatants, settings: { ...fight.settings, [SECRECY_SETTING_NAME]: secrecy } };
    const outcome: Outcome = { before, after: before, events: [event], phraseSeed: { encounter: 1, deed: 1 } };
    const visibility = visibilityOf(outcome);
    return [...arithmeticLines(outcome, visibility), ...shortDetails(outcome, visibility)];
  };
  expect(texts('exact', replaced)).toEqual([
    'attack: d20 4 + 0 Kira’s STR = **4** < 11, but 10 momentum burned → **hit**',
    'attack d20 4, a hit (10 momentum burned)',
  ]);
  expect(texts('hidden', replaced)).toEqual([
    'attack: d20 4 + 0 Kira’s STR, 10 momentum burned → **hit**',
    'attack d20 4, a hit (10 momentum burned)',
  ]);
  expect(texts('hidden', againstTarget).join()).not.toContain('momentum');
});
