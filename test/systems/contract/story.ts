// Checks that a system's story tells all that happens in a fight, and doesn't tell the same line twice in a row.

import type { Outcome } from '../../../src/embeds/meters.ts';
import { linePools, phraseKeyOf, storyOf } from '../../../src/embeds/story.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { LEFT_OUT_MARK, TONES, type Tone } from '../../../src/text/phrase.ts';
import { linesOf } from '../../../src/text/story/systems.ts';
import { duel } from '../../embeds/random-fight.ts';
import { atMost, type Demand, fightOf, outcomesOf, SEEDS } from './demand.ts';

/**
 * The minimum number of story lines for one event in one tone. `common` is for attacks without any defense, in all
 * tones but the plain one. `other` is for everything else.
 */
const MIN_LINES = { common: 10, other: 4 } as const;

type StoryKey = NonNullable<ReturnType<typeof phraseKeyOf>>;

/**
 * How a story file names the event that lines are for: by keys or, for an attack, by facts such as how the attack was
 * made.
 */
const keyText = (key: StoryKey) =>
  'generalKeys' in key
    ? [...new Set(key.generalKeys)].map((each) => `\`${each}\``).join(' or ')
    : `the attack ${inYaml(key.attackEvent)}`;

/** Facts in the form that a line's `when` takes: "{ way: melee, outcome: success }". */
const inYaml = (facts: object) =>
  `{ ${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }`;

/** An example of how lines for an event are written. */
function exampleOf(key: StoryKey): string {
  const line = '- "{actor} … {target}."';
  return 'generalKeys' in key
    ? `any:\n  events:\n    ${key.generalKeys[0]}:\n      ${line}`
    : `heroic:\n  blows:\n    - when: ${inYaml(key.attackEvent)}\n      lines:\n        ${line}`;
}

export const storyCovers: Demand = {
  title: 'tells all that happens in long fights, in at least four ways, or leaves it untold on purpose',
  problems: (system) => {
    const { rules, files } = system;
    // Keys without lines, each with an example of how to write some.
    const untoldKeys = new Map<string, string>();
    const problems = new Set<string>();
    const knownKeys = new Set<string>();
    for (const outcome of outcomesOf(system))
      outcome.events.forEach((event, index) => {
        const key = phraseKeyOf(event, index, outcome);
        const hasMap = outcome.after.field !== undefined;
        const keyWithMap = JSON.stringify([key, hasMap]);
        if (!key || knownKeys.has(keyWithMap)) return;
        knownKeys.add(keyWithMap);
        const what = keyText(key);
        const isUntold = (tone: Tone) =>
          'generalKeys' in key && key.generalKeys.some((each) => linesOf(rules.id, tone, each) === LEFT_OUT_MARK);
        const silentTones = TONES.filter(
          (tone) => !isUntold(tone) && linePools(rules.id, tone, key, false).length === 0,
        );
        if (silentTones.length > 0)
          untoldKeys.set(
            silentTones.length === TONES.length ? what : `${what} (${silentTones.join(', ')})`,
            exampleOf(key),
          );
        for (const tone of TONES) {
          const lines = linePools(rules.id, tone, key, hasMap).flat().length;
          const isCommon =
            'attackEvent' in key &&
            key.attackEvent.answer === 'none' &&
            key.attackEvent.result !== 'healed' &&
            tone !== 'plain';
          const fewest = isCommon ? MIN_LINES.common : MIN_LINES.other;
          if (lines > 0 && lines < fewest)
            problems.add(
              `${rules.title}’s story has ${lines} lines for ${what} (${tone}): write at least ${fewest} into ${files.story}.`,
            );
        }
      });
    // Lists all keys without lines, so that the author can write all the missing lines in one go.
    return [
      ...[...untoldKeys]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([what, example], index) =>
          index === 0
            ? `${rules.title}’s story doesn’t tell ${what}: add at least ${MIN_LINES.other} lines, or \`untold\`, to ${files.story}, such as:\n${example}`
            : `${rules.title}’s story doesn’t tell ${what}.`,
        ),
      ...[...problems].toSorted(),
    ];
  },
};

export const harmTold: Demand = {
  title: 'tells all harm: by an attack’s line, an action’s, or its own',
  problems: (system) => {
    const { rules, files } = system;
    const problems = new Set<string>();
    for (const outcome of outcomesOf(system))
      for (const [index, event] of outcome.events.entries()) {
        if (event.type !== 'harmed' || event.actor === undefined) continue;
        const isTold = outcome.events.some(
          (each) =>
            (each.type === 'declared' && each.actor === event.actor) ||
            (each.type === 'struck' && each.actor === event.actor && each.target === event.target),
        );
        if (!isTold && phraseKeyOf(event, index, outcome) === undefined)
          problems.add(
            `${rules.title} does harm (\`${event.from.id}\`) that the story doesn’t tell, because it has an \`actor\` but belongs to no action: record a \`struck\` after it, in ${files.rules}, or write \`harmed/${event.from.id}\` into ${files.story}.`,
          );
      }
    return [...problems];
  },
};

/** Stands for the actor in a line. No story contains this code point. */
const ACTOR_PLACEHOLDER = '\uE000';

/** True if an event happens to a combatant without an actor who causes it, so that only {target} has a name. */
function isWithoutActor(event: Event): boolean {
  switch (event.type) {
    case 'fell':
    case 'rose':
      return true;
    case 'condition-gained':
    case 'condition-ended':
      return event.condition.source === undefined;
    default:
      return false;
  }
}

export const storyNames: Demand = {
  title: 'names only those in a story line who take part in what it tells',
  problems: (system) => {
    const { rules, files } = system;
    const problems = new Set<string>();
    const names = { by: ACTOR_PLACEHOLDER, at: 'Rat', tool: 'the bow', own: 'bow', s: 's', what: 'this' };
    for (const outcome of outcomesOf(system))
      outcome.events.forEach((event, index) => {
        const key = isWithoutActor(event) ? phraseKeyOf(event, index, outcome) : undefined;
        if (!key || !('generalKeys' in key)) return;
        for (const tone of TONES)
          for (const line of linePools(rules.id, tone, key, outcome.after.field !== undefined).flat())
            if (line(names).includes(ACTOR_PLACEHOLDER))
              problems.add(
                `${rules.title}’s story says “${line({ ...names, by: 'someone' })}” for “${key.generalKeys.join('” or “')}”, where no one acts: write {target} instead of {actor} in ${files.story}.`,
              );
      });
    return atMost(problems);
  },
};

/** The first line that is told twice in a row. Undefined if there is none. */
const repeatedLine = (lines: readonly string[]) => lines.find((line, index) => line === lines[index - 1]);

export const storyRepeats: Demand = {
  title: 'tells no line twice in a row, most lines of a duel once, and the same event in the same words',
  problems: (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    const toldWith = (tone: Tone, { after, ...rest }: Outcome) =>
      storyOf({ ...rest, after: { ...after, settings: { ...after.settings, tone } } });
    const duels = Array.from({ length: 12 }, (_, index) => duel(rules, index + 1, {}));
    const addProblem = (tone: Tone, line: string) =>
      problems.push(`${rules.title} tells “${line}” twice in a row (${tone}): write more lines into ${files.story}.`);
    for (const tone of TONES) {
      for (const seed of SEEDS) {
        const line = repeatedLine(fightOf(system, seed).flatMap((outcome) => toldWith(tone, outcome)));
        if (line !== undefined) addProblem(tone, line);
      }
      let lineCount = 0;
      let repeatCount = 0;
      for (const outcomes of duels) {
        const lines = outcomes.flatMap((outcome) => toldWith(tone, outcome));
        const line = repeatedLine(lines);
        if (line !== undefined) addProblem(tone, line);
        lineCount += lines.length;
        repeatCount += lines.length - new Set(lines).size;
      }
      if (repeatCount / lineCount >= (tone === 'plain' ? 0.5 : 0.2))
        problems.push(
          `${rules.title} repeats ${repeatCount} of ${lineCount} lines in duels (${tone}): write more lines for attacks into ${files.story}.`,
        );
    }
    for (const outcome of fightOf(system, 1).slice(0, 60))
      if (storyOf(structuredClone(outcome)).join('\n') !== storyOf(outcome).join('\n'))
        problems.push(`${rules.title} tells one event in different words each time: no word may depend on chance.`);
    return atMost(problems);
  },
};
