import { describe, expect, test } from 'vitest';
import { boardEmbed } from '../../src/embeds/board.ts';
import type { Outcome } from '../../src/embeds/meters.ts';
import {
  creatureTurnsEmbed,
  paragraphsEmbed,
  type StoryParagraph,
  storyParagraph,
} from '../../src/embeds/turn-story.ts';
import type { Event } from '../../src/rules/core/event.ts';
import { SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { DETAILS_SETTING_NAME } from '../../src/text/signs.ts';
import { onPhone } from './phone.ts';
import { randomFight } from './random-fight.ts';

const DEED_COUNT = 60;
const fightOf = (system: string, settings: Readonly<Record<string, string>> = {}) =>
  randomFight(rulesNamed(system)!, 11, { tone: 'plain', ...settings }, DEED_COUNT);

/** What the short math of a hit looks like in each system. */
const HIT_MATH: Readonly<Record<string, RegExp>> = {
  tdgs: /d20 \d+( \(dropped: \d+\))?( [+−] \d+ = −?\d+)?, a (critical )?hit · (\d+|no) damage/,
  dungeoneers: /\dd\d \d+ against \d+, a (critical )?hit · pierce .* \d+, pierced.* · \d (stress|wounds?)/,
  mastery: /: d20 \d+( \(dropped: \d+\))? [+−] \d+ = \d+\n-# /,
  sol: /\d+ hits? of \d+ dice against \d+, a (critical )?hit · level \d wound/,
};

describe.each(BUILT_IN_IDS)('%s: what a message tells of a deed', (system) => {
  test('is short: a hit’s die, total, result and harm on one line', () => {
    const output = fightOf(system).map((each) => {
      const { story, sums } = storyParagraph(each);
      return `${story}\n${sums}`;
    });
    expect(output.join('\n')).toMatch(HIT_MATH[system]!);
  });

  test('has a player’s text on a line of its own', () => {
    const stories = fightOf(system).map((each) => storyParagraph({ ...each, told: { words: 'I strike.' } }).story);
    for (const story of stories)
      expect(story.split('\n').filter((line) => line.includes('I strike'))).toEqual(['> I strike.']);
  });

  test('has every step if the encounter is set so', () => {
    const fullTexts = fightOf(system, { [DETAILS_SETTING_NAME]: 'full' }).map(paragraphText);
    const shortTexts = fightOf(system).map(paragraphText);
    expect(fullTexts.join('').length).toBeGreaterThan(shortTexts.join('').length * 1.2);
  });
});

test('how a message tells some deeds of each system, apart from the story', async () => {
  const pages = BUILT_IN_IDS.flatMap((system) =>
    ['exact', 'words'].flatMap((secrecy) => {
      const fight = fightOf(system, { [SECRECY_SETTING_NAME]: secrecy }).filter(({ events }) => events.some(isRoll));
      const output = fight.slice(0, 8).map((each) => {
        const { story, state, sums } = storyParagraph(each);
        // In Mastery's format, the story also contains the math and the result.
        const form = story.split('\n').flatMap((line) => /^-# .*|^\*\*.+?\*\*/.exec(line)?.[0] ?? []);
        return onPhone({ description: ['…', ...form, state, sums].filter((part) => part !== '').join('\n') });
      });
      const after = fight.at(7)?.after;
      return [`== ${system}, ${secrecy} ==`, ...output, ...(after ? [onPhone(boardEmbed(after))] : [])];
    }),
  );
  await expect(pages.join('\n\n')).toMatchFileSnapshot('golden/messages.txt');
});

describe('A run of creatures’ turns', () => {
  const deed = (name: string, weight: number, more: Partial<StoryParagraph> = {}): StoryParagraph => ({
    story: `${name} acts.`,
    state: `${name} has state.`,
    sums: `-# sum of ${name}`,
    weight,
    ...more,
  });
  const touchedTarget = (subject: string, line: string, isOut?: true) => ({ subject, line, ...(isOut && { isOut }) });

  test('says first what happened to each target, then what mattered most, with the math of one', () => {
    const run = [
      deed('Wolf', 1, { touched: [touchedTarget('kira', '**Kira** 9/80 HP')] }),
      deed('Rat', 0),
      deed('Orc', 9, {
        touched: [touchedTarget('kira', '**Kira** 5/80 HP'), touchedTarget('nim', '**Nim is dead.**', true)],
      }),
      deed('Bat', 0),
      deed('Imp', 4),
      deed('Elf', 2),
    ];
    expect(creatureTurnsEmbed(run)?.description).toBe(
      [
        '**Nim is dead.**\n**Kira** 5/80 HP',
        'Orc acts.\n-# sum of Orc',
        'Imp acts.',
        'Elf acts.',
        '-# 3 more in *Details*',
      ].join('\n\n'),
    );
  });

  test('is told in full if it is short, and what has no weight always is', () => {
    const shortRun = ['Wolf', 'Rat'].map((name) => deed(name, 0));
    expect(creatureTurnsEmbed(shortRun)).toEqual(paragraphsEmbed(shortRun));
    const { weight: _, ...undone } = deed('Undone', 0);
    expect(creatureTurnsEmbed([undone, ...['A', 'B', 'C', 'D'].map((name) => deed(name, 0))])?.description).toBe(
      'Undone acts. **Undone has state.**\n-# sum of Undone\n\nD acts.\n-# sum of D\n\n-# 3 more in *Details*',
    );
  });

  test('has the math of one blow only, in a player’s turn too', () => {
    const four = ['A', 'B', 'C', 'D'].map((name, weight) => deed(name, weight));
    expect(paragraphsEmbed(four)?.description?.match(/sum of ./g)).toEqual(['sum of D']);
    expect(paragraphsEmbed(four.slice(0, 3))?.description?.match(/sum of ./g)).toHaveLength(3);
    const moves = ['X', 'Y', 'Z'].map((name) => deed(name, 0, { sums: '' }));
    expect(paragraphsEmbed([...moves, ...four.slice(2)])?.description?.match(/sum of ./g)).toHaveLength(2);
  });

  test('puts a death above all else', () => {
    const fight = fightOf('tdgs');
    const weights = fight.map((each) => [
      storyParagraph(each).weight ?? 0,
      each.events.some((event) => event.type === 'fell'),
    ]) as [number, boolean][];
    const fallWeights = weights.filter(([, hasFallen]) => hasFallen).map(([weight]) => weight);
    const otherWeights = weights.filter(([, hasFallen]) => !hasFallen).map(([weight]) => weight);
    expect(Math.min(...fallWeights)).toBeGreaterThan(Math.max(...otherWeights));
  });
});

const paragraphText = (outcome: Outcome) => {
  const { story, state, sums } = storyParagraph(outcome);
  return story + state + sums;
};

const isRoll = ({ type }: Event) => type === 'checked' || type === 'contested';

test.each(['tdgs', 'dungeoneers'])('%s: a death is told once, whichever line is drawn for it', (system) => {
  const death = fightOf(system).find(({ events }) =>
    events.some((event) => event.type === 'fell' && event.after === 'dead'),
  )!;
  for (let deed = 0; deed < 40; deed++) {
    const { story, state } = storyParagraph({ ...death, phraseSeed: { encounter: 1, deed } });
    expect(`${story} ${state}`.match(/ is dead\./g)).toHaveLength(1);
  }
});
