import { describe, expect, test } from 'vitest';
import { courseAlt, courseChart, courseOf } from '../../src/embeds/course.ts';
import { PICTURE_SETTING } from '../../src/embeds/field-picture.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { sol } from '../../src/rules/sol/ruleset.ts';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { openingEncounter, premadeCombatant } from './random-fight.ts';

const gathering = openingEncounter(tdgs);
const kira = premadeCombatant(tdgs, 'Kira', gathering);
const goblin = (name: string) => premadeCombatant(tdgs, 'Goblin', gathering, { name });
/** Kira's maximum HP, and a goblin's. */
const [KIRA_MAX_HP, GOBLIN_MAX_HP] = [kira.resources.hp!.max!, goblin('Goblin').resources.hp!.max!];

function withHp(who: Combatant, hp: number): Combatant {
  const vitality = hp > 0 ? 'up' : 'down';
  return { ...who, vitality, resources: { ...who.resources, hp: { ...who.resources.hp!, value: hp } } };
}

/** The course of a fight that goes through these states in order. */
function courseThrough(...states: readonly Partial<Encounter>[]) {
  const encounters = states.map((state) => ({ ...gathering, phase: 'fighting' as const, ...state }));
  const deeds = encounters.map((after, index) => ({ before: encounters[index - 1] ?? gathering, after }));
  return courseOf(deeds);
}

const shares = (course: ReturnType<typeof courseOf>) =>
  Object.fromEntries((course?.lines ?? []).map(({ side, shares }) => [side, shares]));

describe('The course of a fight', () => {
  const [one, two] = [goblin('Goblin 1'), goblin('Goblin 2')];

  test('has each side’s share at the start and after each round, in percent, and who fell in which round', () => {
    const course = courseThrough(
      { round: 1, combatants: [kira, one, two] },
      { round: 1, combatants: [withHp(kira, KIRA_MAX_HP / 2), withHp(one, GOBLIN_MAX_HP / 2), two] },
      { round: 2, combatants: [withHp(kira, KIRA_MAX_HP / 2), withHp(one, GOBLIN_MAX_HP / 2), two] },
      { round: 2, combatants: [withHp(kira, KIRA_MAX_HP / 4), withHp(one, 0), two] },
      { round: 2, phase: 'aftermath', combatants: [withHp(kira, KIRA_MAX_HP / 4), withHp(one, 0), two] },
      { round: 2, phase: 'ended', combatants: [kira, withHp(one, 0), two] },
    );
    expect(course).toEqual({
      title: 'Each side’s health by round',
      rounds: ['0', '1', '2'],
      percentSign: '%',
      lines: [
        { side: 'players', name: 'Players 25%', shares: [100, 50, 25], falls: [] },
        { side: 'enemies', name: 'Enemies 50%', shares: [100, 75, 50], falls: [{ at: 2, label: 'G1' }] },
      ],
    });
    expect(courseAlt(course!)).toBe(
      'Each side’s health by round. Players (health left at the start and after each round): 100%, 50%, 25%. Enemies (health left at the start and after each round): 100%, 75%, 50%. Went down: G1.',
    );
  });

  test('still counts a fallen combatant that is gone, not one that left able to act, and a newcomer from then on', () => {
    const fallenCourse = courseThrough(
      { round: 1, combatants: [kira, one, two] },
      { round: 1, combatants: [kira, withHp(one, 0), two] },
      { round: 1, combatants: [kira, two] },
      { round: 2, combatants: [kira, two] },
    );
    expect(shares(fallenCourse).enemies).toEqual([100, 50, 50]);
    const courseWithLeaver = courseThrough(
      { round: 1, combatants: [kira, withHp(one, GOBLIN_MAX_HP / 2), two] },
      { round: 1, combatants: [kira, two] },
      { round: 2, combatants: [kira, two] },
    );
    expect(shares(courseWithLeaver).enemies).toEqual([75, 100, 100]);
    const courseWithNewcomer = courseThrough(
      { round: 1, combatants: [kira] },
      { round: 2, combatants: [kira, withHp(one, GOBLIN_MAX_HP / 2)] },
    );
    expect(shares(courseWithNewcomer).enemies).toEqual([100, 50, 50]);
  });

  test('still counts the dead in a book that has no numbers for them', () => {
    const before = openingEncounter(sol);
    const ganger = premadeCombatant(sol, 'Ganger', before);
    const encounters = [
      { ...before, phase: 'fighting' as const, round: 1, combatants: [ganger] },
      { ...before, phase: 'fighting' as const, round: 2, combatants: [{ ...ganger, vitality: 'dead' as const }] },
    ];
    const course = courseOf(encounters.map((after, index) => ({ before: encounters[index - 1] ?? before, after })));
    expect(course?.lines).toEqual([
      { side: 'enemies', name: 'Enemies 0%', shares: [100, 0, 0], falls: [{ at: 1, label: 'G' }] },
    ]);
  });

  test('has no line for a side if its numbers were hidden from players at any time', () => {
    const settings = { [SECRECY_SETTING_NAME]: 'words' };
    const course = courseThrough(
      { round: 1, combatants: [kira, one], settings },
      { round: 2, combatants: [kira, one] },
      { round: 3, combatants: [kira, one] },
    );
    expect(Object.keys(shares(course))).toEqual(['players']);
  });

  test('is a picture in the encounter’s colors, with words as long as Discord takes, and none if pictures are off', () => {
    const settings = { [PICTURE_SETTING]: 'light' };
    const encounters = Array.from({ length: 100 }, (_, round) => ({
      before: { ...gathering, phase: 'fighting' as const, round, combatants: [kira, one] },
      after: { ...gathering, phase: 'fighting' as const, round: round + 1, combatants: [kira, one] },
    }));
    const { theme, alt } = courseChart({ ...gathering, settings }, encounters)!;
    expect(theme).toBe('light');
    expect(alt).toMatch(/^Each side’s health by round\. Players \(/);
    expect(alt.length).toBeLessThanOrEqual(1000);
    expect(courseChart({ ...gathering, settings: { [PICTURE_SETTING]: 'off' } }, encounters)).toBeUndefined();
    expect(courseChart(gathering, encounters)).toBeUndefined();
  });

  test('is empty without a round, and thins out many rounds so that they can be read', () => {
    expect(courseThrough({ phase: 'gathering', combatants: [kira] }, { phase: 'ended' })).toBeUndefined();
    const rounds = Array.from({ length: 500 }, (_, round) => ({ round: round + 1, combatants: [kira, one] }));
    const course = courseThrough(...rounds)!;
    expect(course.rounds.length).toBeLessThanOrEqual(61);
    expect([course.rounds[0], course.rounds.at(-1)]).toEqual(['0', '500']);
  });
});
