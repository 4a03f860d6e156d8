// Checks that no name a player makes up changes a number, a reason or another word.

import { arithmeticLines } from '../../../src/embeds/arithmetic.ts';
import { combatantStates, type Outcome, visibilityOf } from '../../../src/embeds/meters.ts';
import { storyOf } from '../../../src/embeds/story.ts';
import type { Archetype, Ruleset } from '../../../src/rules/core/ruleset.ts';
import { SECRECY_LEVELS, SECRECY_SETTING_NAME } from '../../../src/rules/core/secrecy.ts';
import { TONE_SETTING_NAME, TONES } from '../../../src/text/phrase.ts';
import { plain } from '../../../src/text/t.ts';
import { randomFight } from '../../embeds/random-fight.ts';
import { atMost, type Demand, numbersUpTo, thorough } from './demand.ts';

/** Names that look like reasons, dice, results, templates or markup. */
const HOSTILE_NAMES = [
  'Armor Breaker',
  'Blade of Storms',
  'Goblin Cleaver',
  'Bat 2d6',
  'Bob (evil)',
  '9/9 stamina',
  '{actor}',
  ['$', '{by}'].join(''),
  '**',
  'Kira’s REF (12 + 2 Prone)',
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
const uniqueName = (nth: number) => `Q${String.fromCharCode(97 + Math.floor(nth / 26), 97 + (nth % 26))}q`;

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

/** All lines about an outcome that players can see, with every tone and every secrecy setting. */
function linesOf({ before, after, ...rest }: Outcome): readonly string[] {
  const shownWith = (setting: string, value: string): Outcome => {
    const set = (encounter: Outcome['after']) => ({
      ...encounter,
      settings: { ...encounter.settings, [setting]: value },
    });
    return { before: set(before), after: set(after), ...rest };
  };
  const stories = TONES.map((tone) => storyOf(shownWith(TONE_SETTING_NAME, tone)));
  const mathLines = SECRECY_LEVELS.map((secrecy) => {
    const outcome = shownWith(SECRECY_SETTING_NAME, secrecy);
    return [
      ...arithmeticLines(outcome, visibilityOf(outcome)),
      ...[...combatantStates(outcome.after).values()].map(({ line }) => line),
    ];
  });
  return [...stories, ...mathLines].flat();
}

/** The line that is expected when hostile names replace the plain ones. */
function lineWithHostileNames(line: string, hostile: (nth: number) => string): string {
  const nth = (found: string) => (found.charCodeAt(1) - 97) * 26 + found.charCodeAt(2) - 97;
  return line.replace(/Q[a-z][a-z]q/g, (found) => plain(hostile(nth(found))));
}

/** True if a line is as expected. Lines with long names may be cut, so only the remaining parts must match. */
function isAsExpected(actual: string, should: string): boolean {
  if (actual === should || actual.toLowerCase() === should.toLowerCase()) return true;
  const parts = actual.split('…').map((part) => part.replace(/\\$/, ''));
  return parts.length > 1 && parts.every((part) => should.includes(part));
}

/** The index of the first hostile name in each run. With several runs, each thing gets several names. */
const NAME_OFFSETS = [0, 7, 15].slice(0, thorough(1, 3));
const FIGHT_SEEDS = numbersUpTo(1, 2);
const MAX_DEEDS = thorough(30, 50);

export const hostileNames: Demand = {
  title: 'tells hostile names exactly as plain ones, and they change no number',
  problems: ({ rules, files }) => {
    const problemsByKind = new Map<string, string>();
    const problem = (should: string, actual: string) =>
      `${rules.title} should show “${should}”, but shows “${actual}”: a rule or a word reads a name. Decide by ids and fields in ${files.rules}, and write names with say.thingName or safe() in ${files.words}.`;
    for (const seed of FIGHT_SEEDS) {
      const withPlainNames = randomFight(renamed(rules, uniqueName), seed, {}, MAX_DEEDS).map(linesOf);
      for (const offset of NAME_OFFSETS) {
        const hostileName = (nth: number) => HOSTILE_NAMES[(nth + offset) % HOSTILE_NAMES.length] ?? '';
        // Names must differ, so that no thing is mistaken for another.
        const distinctName = (nth: number) =>
          nth < HOSTILE_NAMES.length ? hostileName(nth) : `${hostileName(nth)} ${nth}`;
        const withHostileNames = randomFight(renamed(rules, distinctName), seed, {}, MAX_DEEDS);
        if (withHostileNames.length !== withPlainNames.length)
          problemsByKind.set(
            'count',
            problem(`${withPlainNames.length} actions`, `${withHostileNames.length} actions`),
          );
        for (const [index, outcome] of withHostileNames.entries()) {
          const [should, actual] = [withPlainNames[index] ?? [], linesOf(outcome)];
          for (let line = 0; line < Math.max(should.length, actual.length); line++) {
            const expectedLine = lineWithHostileNames(should[line] ?? '(no line)', distinctName);
            const actualLine = actual[line] ?? '(no line)';
            if (!isAsExpected(actualLine, expectedLine))
              problemsByKind.set(`${should[line]}`.slice(0, 60), problem(expectedLine, actualLine));
          }
        }
      }
    }
    return atMost(problemsByKind.values());
  },
};
