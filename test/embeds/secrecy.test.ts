import { describe, expect, test } from 'vitest';
import { conditionsEmbed } from '../../commands/condition.ts';
import { healthWord, metersOf } from '../../src/embeds/meters.ts';
import { outcomeEmbed } from '../../src/embeds/outcome.ts';
import { statusEmbed } from '../../src/embeds/status.ts';
import { type Combatant, type Encounter, onTurn } from '../../src/rules/core/encounter.ts';
import type { Event } from '../../src/rules/core/event.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { SECRECY_LEVELS, SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { openingEncounter, premadeCombatant, TestTable } from './random-fight.ts';

function rulesOf(system: string): Ruleset {
  const rules = rulesNamed(system);
  if (!rules) throw new Error(system);
  return rules;
}

/** A hero and a creature attack each other for up to `turns` turns. */
function bout(system: string, secrecy: string, sheet: object, seed: number, turns = 6): TestTable {
  const rules = rulesOf(system);
  const dice = seededDice(seed);
  const start = openingEncounter(rules, { [SECRECY_SETTING_NAME]: secrecy });
  const table = new TestTable(rules, start, () => dice);
  const [hero] = rules.archetypes;
  const creature = rules.archetypes.find(({ kind }) => kind === 'creature');
  table.do({
    type: 'join',
    combatants: [premadeCombatant(rules, hero?.name ?? '', start, { id: 'hero', name: 'Hero' })],
  });
  const otherCreature = premadeCombatant(rules, creature?.name ?? '', start, { id: 'beast', name: 'Beast', sheet });
  table.do({ type: 'join', combatants: [{ ...otherCreature, resources: rules.resources(sheet, start.settings) }] });
  table.do({ type: 'initiative' });
  for (let turn = 0; turn < turns && table.encounter.phase === 'fighting'; turn++) {
    const [actor] = onTurn(table.encounter);
    if (!actor) break;
    const intent = { action: 'attack', actor: actor.id, targets: [actor.id === 'hero' ? 'beast' : 'hero'] };
    if (!table.do({ type: 'intent', intent })) table.do({ type: 'end-turn', subject: actor.id });
  }
  return table;
}

/** What a story may tell about events: who did what and with what result, without numbers. */
function outline(events: readonly Event[]): string {
  return events
    .map((event) => {
      if (event.type === 'checked') return `${event.purpose} ${event.check.degree}`;
      if (event.type === 'contested') return `${event.purpose} ${event.contest.degree} ${event.contest.tier}`;
      if (event.type === 'fell') return `fell ${event.as}`;
      return event.type === 'harmed'
        ? `${event.type} ${event.target} ${event.resource} ${event.amount > 0}`
        : event.type;
    })
    .join(';');
}

/** For each system: returns a copy of a creature's sheet with different defenses. */
const TOUGHER: Readonly<Record<string, (sheet: Record<string, unknown>) => object>> = {
  tdgs: (sheet) => ({ ...sheet, CON: 30, REF: Number(sheet.REF) - 1 }),
  dungeoneers: (sheet) => ({ ...sheet, naturalArmor: Number(sheet.naturalArmor) + 1 }),
  mastery: (sheet) => ({ ...sheet, endurance: 'Master', speed: 'Competent' }),
  sol: (sheet) => ({ ...sheet, boxes: { level1: 9, level2: 9, level3: 9 } }),
};

describe.each(Object.keys(TOUGHER))('%s, with creatures’ numbers hidden', (system) => {
  const creature = rulesOf(system).archetypes.find(({ kind }) => kind === 'creature');
  const plainSheet = { ...creature?.sheet };
  const tougher = TOUGHER[system]?.({ ...plainSheet }) ?? plainSheet;

  test('a creature with other numbers reads the same, as long as the same things happen', () => {
    let comparedCount = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const [one, other] = [bout(system, 'hidden', plainSheet, seed), bout(system, 'hidden', tougher, seed)];
      for (const [index, outcome] of one.outcomes.entries()) {
        const twin = other.outcomes[index];
        if (!twin || outline(twin.events) !== outline(outcome.events)) break;
        if (
          !outcome.events.some(
            (event) => 'targets' in event && Array.isArray(event.targets) && event.targets.includes('beast'),
          )
        )
          continue;
        expect(outcomeEmbed(outcome).description).toBe(outcomeEmbed(twin).description);
        comparedCount += 1;
      }
    }
    expect(comparedCount, 'there was something to compare').toBeGreaterThan(20);
  });

  test('hidden and words show no gauge of a creature; exact does, and so does the GM’s own view', () => {
    for (const secrecy of SECRECY_LEVELS) {
      const table = bout(system, secrecy, tougher, 5, 3);
      const beast = table.encounter.combatants.find(({ id }) => id === 'beast');
      if (!beast) throw new Error('No beast');
      const rules = rulesOf(system);
      const numbers = rules.meters(beast, table.encounter).map(({ value, max }) => `${value}/${max}`);
      const statusText = statusEmbed(table.encounter).description ?? '';
      const line = statusText.split('\n').find((each) => each.includes('Beast')) ?? '';
      expect(numbers.some((each) => line.includes(each))).toBe(secrecy === 'exact');
      expect(statusEmbed(table.encounter, 'gm').description).toContain(numbers[0]);
      const output = table.outcomes.map((outcome) => outcomeEmbed(outcome).description ?? '').join('\n');
      const gaugeLines = output.split('\n').filter((each) => each.startsWith('**Beast**'));
      if (secrecy !== 'exact') expect(gaugeLines.filter((each) => /\d+\/\d+/.test(each))).toEqual([]);
    }
  });

  test('a player’s own numbers are always told', () => {
    const table = bout(system, 'hidden', plainSheet, 5, 3);
    expect(statusEmbed(table.encounter).description).toMatch(/\*\*Hero\*\* \d+\/\d+/);
  });
});

describe('words for how someone is', () => {
  const rules = rulesOf('tdgs');
  const start = openingEncounter(rules);
  const goblin = premadeCombatant(rules, 'Goblin', start);
  const withHp = (value: number): Combatant => ({
    ...goblin,
    resources: { ...goblin.resources, hp: { value, max: 40 } },
  });

  test.each([
    [40, 'unhurt'],
    [39, 'hurt'],
    [21, 'hurt'],
    [20, 'bloodied'],
    [9, 'bloodied'],
    [8, 'near death'],
    [1, 'near death'],
  ])('%i of 40 HP is %s', (hp, word) => {
    expect(healthWord(withHp(hp), start, rules)).toBe(word);
  });

  test('the fallen are down or dead, whatever is left', () => {
    expect(healthWord({ ...withHp(1), vitality: 'down' }, start, rules)).toBe('down');
    expect(healthWord({ ...withHp(0), vitality: 'dead' }, start, rules)).toBe('dead');
  });

  test('wounds, which count up, go the other way', () => {
    const sol = rulesOf('sol');
    const guard = premadeCombatant(sol, 'Guard', openingEncounter(sol));
    const wound = (number: number) => ({ level: 1, box: number - 1, number, from: { id: 'GM’s word' } });
    const woundedGuard = { ...guard, own: { wounds: [wound(1), wound(2)] } };
    expect(healthWord(guard, openingEncounter(sol), sol)).toBe('unhurt');
    expect(healthWord(woundedGuard, openingEncounter(sol), sol)).not.toBe('unhurt');
  });

  test('a condition is named, but not how strong it is', () => {
    const burning = {
      ...goblin,
      conditions: [{ key: 'Burning', name: 'Burning', value: 7, duration: { until: 'scene' } }],
    } as const;
    const output = (secrecy: string): Encounter => ({
      ...start,
      settings: { [SECRECY_SETTING_NAME]: secrecy },
      combatants: [burning],
    });
    expect(metersOf(burning, output('words'), rules)).toBe('**Goblin**: unhurt · Burning');
    expect(metersOf(burning, output('hidden'), rules)).toBe('**Goblin**');
    expect(metersOf(burning, output('exact'), rules)).toBe('**Goblin** 40/40 HP · Burning 7');
    expect(conditionsEmbed([burning], rules, output('words')).description).not.toContain('7');
    expect(conditionsEmbed([burning], rules, output('exact')).description).toContain('Burning 7');
    expect(JSON.stringify(conditionsEmbed([burning], rules, output('hidden')))).not.toContain('Goblin');
  });

  test('a GM’s note and how long a condition lasts are for the GM', () => {
    const duration = { until: 'round-end', left: 3 } as const;
    const notedCondition = { key: 'Bleeding: a', name: 'Bleeding', value: 4, note: 'poisoned blade', duration };
    const bleeding = { ...goblin, conditions: [notedCondition, { ...notedCondition, key: 'Bleeding: b' }] } as const;
    const output = (secrecy: string): Encounter => ({
      ...start,
      settings: { [SECRECY_SETTING_NAME]: secrecy },
      combatants: [bleeding],
    });
    expect(metersOf(bleeding, output('words'), rules)).toBe('**Goblin**: unhurt · Bleeding');
    expect(conditionsEmbed([bleeding], rules, output('words')).description).toMatch(/^\*\*Goblin\*\*: Bleeding\. /);
    expect(JSON.stringify(conditionsEmbed([bleeding], rules, output('hidden')))).not.toMatch(/Goblin|poisoned blade/);
    expect(conditionsEmbed([bleeding], rules, output('hidden'), 'gm').description).toContain(
      'Bleeding 4 “poisoned blade” (3 rounds)',
    );
  });
});
