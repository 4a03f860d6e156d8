import { describe, expect, test } from 'vitest';
import { boardEmbed, meterBar } from '../../src/embeds/board.ts';
import { pointsLeft, pointsOf } from '../../src/embeds/turn.ts';
import { type Encounter, onTurn } from '../../src/rules/core/encounter.ts';
import { SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { SIGNS_SETTING_NAME } from '../../src/text/signs.ts';
import { SAMPLES } from '../systems/samples.ts';
import { openingEncounter, premadeCombatant, randomFight } from './random-fight.ts';

/** The second round: Foe 1 has acted, it is Hero's turn, Foe 2 comes next, and Fallen is dead. */
function table(system: string, settings: Encounter['settings'] = {}): Encounter {
  const rules = rulesNamed(system)!;
  const emptyFight = openingEncounter(rules, settings);
  const { hero = '', enemy = '' } = SAMPLES[system]!;
  const combatantNamed = (archetype: string, name: string) =>
    premadeCombatant(rules, archetype, emptyFight, { name, id: name });
  const combatants = [
    combatantNamed(enemy, 'Foe 1'),
    combatantNamed(hero, 'Hero'),
    combatantNamed(enemy, 'Foe 2'),
    { ...combatantNamed(enemy, 'Fallen'), vitality: 'dead' as const },
  ];
  const turnBlocks = combatants.map(({ id }) => [id]);
  return { ...emptyFight, phase: 'fighting', round: 2, turnOrder: turnBlocks, turn: 1, combatants };
}

const lines = (encounter: Encounter) => (boardEmbed(encounter).description ?? '').split('\n');
const lineStart = (line: string) => /^(?:◆ )?\*\*(.+?)\*\*|^-# (.+)/.exec(line)?.slice(1).find(Boolean) ?? line;

describe.each(BUILT_IN_IDS)('%s: the board', (system) => {
  test('begins with the combatant whose turn it is, says where the next round begins, and ends with the dead', () => {
    const [firstLine, ...others] = lines(table(system))
      .map(lineStart)
      .filter((each) => /Hero|Foe|Fallen|round/.test(each));
    expect(firstLine).toBe('Now · Hero');
    expect(others.slice(0, 3)).toEqual(['Foe 2', expect.stringMatching(/^Then, in round /), 'Foe 1']);
    expect(others).toContain('Fallen is dead');
  });

  test('has a bar beside the number of the main meter, and none if creatures’ numbers are hidden', () => {
    const exactLines = lines(table(system));
    expect(
      exactLines.filter((line) => /^(◆ )?\*\*/.test(line)).every((line) => /\d+\/\d+ \w+ [▰▱■□]+/.test(line)),
    ).toBe(true);
    for (const secrecy of ['words', 'hidden']) {
      const foeLines = lines(table(system, { [SECRECY_SETTING_NAME]: secrecy })).filter((line) => /Foe/.test(line));
      expect(foeLines).toEqual(
        secrecy === 'words' ? ['◆ **Foe 2** unhurt', '◆ **Foe 1** unhurt'] : ['◆ **Foe 2**', '◆ **Foe 1**'],
      );
    }
  });

  test('has a sign before the enemies, and another before a third side', () => {
    const twoSides = table(system);
    const markedLines = (encounter: Encounter) =>
      lines(encounter).flatMap((line) => /^([◆◇] )?\*\*.+?\*\*/.exec(line)?.[0] ?? []);
    expect(markedLines(twoSides)).toEqual(['**Now · Hero**', '◆ **Foe 2**', '◆ **Foe 1**']);
    const [one, ...others] = twoSides.combatants;
    expect(markedLines({ ...twoSides, combatants: [{ ...one!, side: 'wolves' }, ...others] })).toContain('◇ **Foe 1**');
  });

  test('in words instead of signs is made of sentences', () => {
    const [firstLine, wordsLines] = lines(table(system, { [SIGNS_SETTING_NAME]: 'words' }));
    expect(firstLine).toMatch(/^\*\*Hero, up now:\*\* \d+ of \d+ [\w ,]+\.$/);
    expect(wordsLines).toMatch(/^\*\*Foe 2 \(enemy\):\*\* \d+ of \d+ .+\.$/);
  });

  test('has lines that a phone does not break in the middle of a part', () => {
    for (const { after } of randomFight(rulesNamed(system)!, 5, {}, 60))
      for (const line of lines(after)) {
        const shownLine = line.replace(/^-# |\*\*|\\/g, '');
        // Only two kinds of lines may have more than 48 characters: those with at most two parts, and those with
        // positions.
        if (shownLine.length > 48) expect(shownLine.includes('↔') || shownLine.split(' · ').length <= 2).toBe(true);
      }
  });
});

test.each([
  [0, 40, '▱▱▱▱▱'],
  [1, 40, '▰▱▱▱▱'],
  [27, 40, '▰▰▰▱▱'],
  [28, 40, '▰▰▰▰▱'],
  [39, 40, '▰▰▰▰▱'],
  [40, 40, '▰▰▰▰▰'],
  [2, 6, '■■□□□□'],
  [6, 7, '▰▰▰▰▱'],
  [3, 0, ''],
])('a bar of %i of %i is %s', (value, max, shownBar) => {
  expect(meterBar({ value, max, bad: 'empty' })).toBe(shownBar);
});

describe('What is left of a turn', () => {
  test('is told once some of it is spent: “2 of 3 action points”, “1 movement point”', () => {
    const encounter = table('dungeoneers');
    const pointsBefore = pointsOf(onTurn(encounter), encounter)!;
    expect(pointsBefore).toMatchObject({ 'action points': expect.any(Number) });
    const points = { ...pointsBefore, 'action points': 3, 'movement points': 1 };
    const withoutPoints = {
      ...encounter,
      combatants: encounter.combatants.map((each) =>
        each.id === 'Hero'
          ? {
              ...each,
              resources: { ...each.resources, 'action points': { value: 2 }, 'movement points': { value: 1 } },
            }
          : each,
      ),
    };
    expect(pointsLeft(onTurn(withoutPoints), points, withoutPoints)).toEqual({
      first: '2 of 3 action points',
      others: ['1 movement point'],
    });
    expect(
      pointsLeft(onTurn(withoutPoints), { 'action points': 2, 'movement points': 1 }, withoutPoints),
    ).toBeUndefined();
  });

  test('is not told of a creature', () => {
    const encounter = { ...table('dungeoneers'), turn: 0 };
    expect(pointsOf(onTurn(encounter), encounter)).toBeUndefined();
  });
});
