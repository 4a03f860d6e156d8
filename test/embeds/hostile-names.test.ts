import { describe, expect, test } from 'vitest';
import { arithmetic } from '../../src/embeds/arithmetic.ts';
import { metersOfAll, type Outcome, visibilityOf } from '../../src/embeds/meters.ts';
import { storyOf } from '../../src/embeds/story.ts';
import { outcomeEmbed } from '../../src/embeds/tell.ts';
import type { Archetype, Ruleset } from '../../src/rules/core/ruleset.ts';
import { SECRECIES, SECRECY } from '../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { TONE, TONES } from '../../src/text/phrase.ts';
import { plain } from '../../src/text/t.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { opening, premadeCombatant, randomFight, TestTable } from './random-fight.ts';

/** Names that look like reasons, dice, results, templates or markup. */
const HOSTILE = [
  'Armor Breaker',
  'Blade of Storms',
  'Goblin Cleaver',
  'Bat 2d6',
  'Bob (evil)',
  '9/9 stamina',
  '{actor}',
  ['$', '{by}'].join(''),
  '**',
  'REF of Kira (12 + 2 Prone)',
  'Critical, net hits',
  'Weak Resistance 1d4',
  'Unconscious',
  'Prone',
  'A: b: c',
  '0',
  'Shortbow shot arrow',
  'Parry Shield Dodge',
  'Wounds',
  'X'.repeat(80),
  '\u202Eevil\u202C',
  'Zero\u200Bwidth',
  'עברית',
  '[x](http://a.b) <@1>',
];

/** A meaningless name that is unique in any text. */
const token = (nth: number) => `Q${String.fromCharCode(97 + Math.floor(nth / 26), 97 + (nth % 26))}q`;

/** The rules with a new name for everything that a sheet names. Things with the same name get the same new name. */
function renamed(rules: Ruleset, nameOf: (nth: number) => string): Ruleset {
  const names = new Map<string, string>();
  const rename = (name: string) => {
    const knownName = names.get(name) ?? nameOf(names.size);
    names.set(name, knownName);
    return knownName;
  };
  for (const { name, sheet } of rules.archetypes) for (const each of [name, ...namesIn(sheet)]) rename(each);
  const archetypes = rules.archetypes.map(
    (each): Archetype => ({ ...each, name: rename(each.name), sheet: withNames(each.sheet, names) }),
  );
  return { ...rules, archetypes };
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'name' && typeof inner === 'string' ? [inner] : namesIn(inner),
  );
}

/** Replaces every text that is one of these names, at any depth. For example, a skill contains the names of weapons. */
function withNames<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (names.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((inner) => withNames(inner, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNames(inner, names)])) as T;
}

/** All lines of an outcome that players are shown, with every tone and every secrecy setting. */
function linesOf({ before, after, ...rest }: Outcome): readonly string[] {
  const shownWith = (setting: string, value: string): Outcome => {
    const set = (encounter: Outcome['after']) => ({
      ...encounter,
      settings: { ...encounter.settings, [setting]: value },
    });
    return { before: set(before), after: set(after), ...rest };
  };
  const stories = TONES.map((tone) => storyOf(shownWith(TONE, tone)));
  const math = SECRECIES.map((secrecy) => {
    const outcome = shownWith(SECRECY, secrecy);
    return [
      ...arithmetic(outcome, visibilityOf(outcome)),
      ...[...metersOfAll(outcome.after).values()].map(({ line }) => line),
    ];
  });
  return [...stories, ...math].flat();
}

/** The line that is expected when hostile names replace the plain ones. */
function expected(line: string, hostile: (nth: number) => string): string {
  const nth = (found: string) => (found.charCodeAt(1) - 97) * 26 + found.charCodeAt(2) - 97;
  return line.replace(/Q[a-z][a-z]q/g, (found) => plain(hostile(nth(found))));
}

/** True if a line is as expected. Lines with long names may be cut, so only the part that is left must match. */
function isAsExpected(actual: string, should: string): boolean {
  if (actual === should || actual.toLowerCase() === should.toLowerCase()) return true;
  const parts = actual.split('…').map((part) => part.replace(/\\$/, ''));
  return parts.length > 1 && parts.every((part) => should.includes(part));
}

describe.each(BUILT_IN_IDS)('hostile names in %s', (system) => {
  const rules = rulesNamed(system)!;

  test.each([0, 7, 15])('are told exactly as plain ones are (%i)', (offset) => {
    const hostile = (nth: number) => HOSTILE[(nth + offset) % HOSTILE.length]!;
    // Names must differ, or one would be mistaken for another.
    const distinct = (nth: number) => (nth < HOSTILE.length ? hostile(nth) : `${hostile(nth)} ${nth}`);
    const wrong = new Map<string, string>();
    for (const seed of [1, 2]) {
      const [plainly, nastily] = [
        randomFight(renamed(rules, token), seed, {}, 50),
        randomFight(renamed(rules, distinct), seed, {}, 50),
      ];
      expect(nastily).toHaveLength(plainly.length);
      plainly.forEach((outcome, index) => {
        const [should, actual] = [linesOf(outcome), linesOf(nastily[index]!)];
        for (let line = 0; line < Math.max(should.length, actual.length); line++) {
          const wanted = expected(should[line] ?? '(no line)', distinct);
          const actualLine = actual[line] ?? '(no line)';
          if (!isAsExpected(actualLine, wanted))
            wrong.set(`${should[line]}`.slice(0, 60), `${wanted}\n   ${actualLine}`);
        }
      });
    }
    expect([...wrong.values()].slice(0, 12)).toEqual([]);
  });
});

test('B5: on Mastery’s card a name that looks like a meter stays a name', () => {
  const rules = rulesNamed('mastery')!;
  const start = opening(rules, {});
  const dice = seededDice(4);
  const play = new TestTable(rules, start, () => dice);
  play.do({ type: 'join', combatants: [premadeCombatant(rules, 'Bryn', start, { id: 'bryn', name: '9/9 stamina' })] });
  play.do({
    type: 'join',
    combatants: [premadeCombatant(rules, 'Opponent', start, { id: 'other', name: 'Opponent' })],
  });
  play.do({ type: 'initiative' });
  const attack = (actor: string, target: string) =>
    play.do({ type: 'intent', intent: { action: 'attack', actor, targets: [target], manner: 'quick' } });
  for (let turn = 0; turn < 6; turn++) attack('other', 'bryn') || attack('bryn', 'other');
  const cards = play.outcomes
    .map((each) => outcomeEmbed(each).description ?? '')
    .filter((text) => text.includes('**Stamina**'));
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) expect(card).toMatch(/\*\*9\/9 stamina\*\* (\d+ → )?\d+\/250/);
});
