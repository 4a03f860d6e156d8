import { describe, expect, test } from 'vitest';
import { type ChronicleSource, chronicle } from '../../src/embeds/chronicle.ts';
import { deedText, type LoggedDeed, logPage, roundOf } from '../../src/embeds/log.ts';
import { outcomeEmbed } from '../../src/embeds/outcome.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { plain } from '../../src/text/t.ts';
import { openingEncounter, premadeCombatant, randomFight, TestTable } from './random-fight.ts';

const wholeChronicle = (scene: ChronicleSource) => [...chronicle(scene)].join('');

/**
 * The outcomes of a random fight. Each is labeled as a roll with its index, so that tests can find its line in the log.
 */
function randomDeeds(system: string, settings = {}): readonly LoggedDeed[] {
  return randomFight(rulesNamed(system)!, 11, settings, 60).map((outcome, index) => ({
    ...outcome,
    deed: { type: 'roll', dice: `${index}d6` },
    undone: false,
  }));
}

describe.each(BUILT_IN_IDS)('The log of a fight of %s', (system) => {
  const deeds = randomDeeds(system);
  const { rounds } = logPage(deeds)!;

  test('has every deed once, in order, on the pages of its round, and every page fits', () => {
    const loggedDeeds = rounds.flatMap((round) =>
      Array.from({ length: logPage(deeds, { round })!.pages }, (_, index) => {
        const { embed, page } = logPage(deeds, { round, page: index + 1 })!;
        expect(page).toBe(index + 1);
        expect(embed.description!.length).toBeLessThanOrEqual(4096);
        expect(JSON.stringify(embed)).not.toMatch(/undefined|NaN|\[object/);
        return [...embed.description!.matchAll(/\*\*Roll (\d+)d6\*\*/g)].map(([, number]) => Number(number));
      }).flat(),
    );
    const wantedDeeds = rounds.flatMap((round) =>
      deeds.flatMap((done, index) => (roundOf(done) === round ? [index] : [])),
    );
    expect(loggedDeeds).toEqual(wantedDeeds);
    expect(loggedDeeds.toSorted((a, b) => a - b)).toEqual(deeds.map((_, index) => index));
  });

  test('tells what players were told, but no longer whose turn it was', () => {
    for (const toldDeed of deeds) {
      expect(outcomeEmbed(toldDeed).description).toContain(deedText(toldDeed));
      expect(deedText(toldDeed)).not.toMatch(/ · (Next|Still): /);
    }
  });

  test('opens at the latest round; if a round or page doesn’t exist, the nearest is shown', () => {
    expect(logPage(deeds)!.round).toBe(rounds.at(-1));
    expect(logPage(deeds, { round: 9999 })!.round).toBe(rounds.at(-1));
    expect(logPage(deeds, { round: 0 })!.embed.title).toContain('Before combat');
    expect(logPage(deeds, { round: 1, page: 999 })!.page).toBe(logPage(deeds, { round: 1 })!.pages);
  });

  test('as a chronicle has a heading for each deed under its round, and the seals', () => {
    const { after } = deeds.at(-1)!;
    const seals = [{ firstThrow: 0, commitment: 'ab'.repeat(32) }];
    const text = wholeChronicle({
      undoneByGms: 0,
      name: 'The *old* bridge',
      openedAt: 0,
      endedAt: 1e12,
      done: deeds,
      present: after,
      seeds: seals,
    });
    expect(text.split('\n')[0]).toBe(String.raw`# The \*old\* bridge`);
    expect(text).toContain('1970-01-01 00:00 to 2001-09-09 01:46 (UTC)');
    expect(text.match(/^### Roll \d+d6$/gm)).toHaveLength(deeds.length);
    expect(text).not.toMatch(/^-# |<@|undefined|NaN|\[object/m);
    expect(text).toContain(`SHA-256 \`${'ab'.repeat(32)}\`. The seed is still secret.`);
  });
});

describe('The log', () => {
  test('of an empty record is empty', () => {
    expect(logPage([])).toBeUndefined();
  });

  test('keeps creatures’ HP secret, on its pages and in the chronicle', () => {
    const deeds = randomDeeds('tdgs', { secrecy: 'hidden' });
    const goblins = deeds.at(-1)!.after.combatants.filter(({ controller }) => controller === undefined);
    const pages = logPage(deeds)!
      .rounds.map((round) => logPage(deeds, { round })!.embed.description)
      .join('\n');
    const { after } = deeds.at(-1)!;
    const text = wholeChronicle({ undoneByGms: 0, name: 'x', openedAt: 0, done: deeds, present: after, seeds: [] });
    for (const { name } of goblins) {
      expect(pages).not.toMatch(new RegExp(`\\*\\*${name}\\*\\* \\d+/\\d+ HP`));
      expect(text).not.toMatch(new RegExp(`\\*\\*${name}\\*\\* \\d+/\\d+ HP`));
    }
  });

  test('strikes out what was undone, and says so in words', () => {
    const rules = rulesNamed('tdgs')!;
    const table = new TestTable(rules, openingEncounter(rules), () => ({ roll: () => 1 }));
    table.do({ type: 'join', combatants: [premadeCombatant(rules, 'Kira', table.encounter)] });
    const [joinedOutcome] = table.outcomes;
    const deed = { type: 'join', combatants: joinedOutcome!.after.combatants } as const;
    const removedDeed: LoggedDeed = { ...joinedOutcome!, after: joinedOutcome!.before, events: [], deed, undone: true };
    const { embed } = logPage([removedDeed])!;
    expect(embed.description).toBe('~~Kira joins~~ (undone)');
    const text = wholeChronicle({
      undoneByGms: 0,
      name: 'x',
      openedAt: 0,
      done: [removedDeed],
      present: removedDeed.after,
      seeds: [],
    });
    expect(text).toContain('## Before combat\n\n~~Kira joins~~ (undone)');
  });

  test('mentions a user, but names them plainly in a chronicle, where mentions don’t show', () => {
    const rules = rulesNamed('tdgs')!;
    const table = new TestTable(rules, openingEncounter(rules), () => ({ roll: () => 1 }));
    table.do({ type: 'join', combatants: [{ ...premadeCombatant(rules, 'Kira', table.encounter), name: '<@7>' }] });
    const subject = table.encounter.combatants[0]!.id;
    const deed = { type: 'hand-over', subject, to: '42' } as const;
    table.do(deed);
    const toldDeed: LoggedDeed = { ...table.outcomes.at(-1)!, deed, undone: false };
    expect(logPage([toldDeed])!.embed.description).toContain('<@42>');
    const text = wholeChronicle({
      undoneByGms: 0,
      name: 'x',
      openedAt: 0,
      done: [toldDeed],
      present: toldDeed.after,
      seeds: [],
    });
    expect(text).not.toContain('42');
    expect(text).toContain('a player');
    expect(text).toContain(plain('<@7>'));
  });

  test('cuts an entry of any length to a page', () => {
    const longDeeds = randomDeeds('tdgs')
      .slice(0, 1)
      .map((done) => ({ ...done, title: 'x'.repeat(9000) }));
    expect(logPage(longDeeds)!.pages).toBe(1);
  });
});

const rules = rulesNamed('tdgs')!;

/** What the log says about a GM's deed before combat between Kira and two goblins. */
function toldOf(deed: Deed): string {
  const start = openingEncounter(rules);
  const table = new TestTable(rules, start, () => ({ roll: () => 1 }));
  for (const [archetype, name] of [
    ['Kira', 'Kira'],
    ['Goblin', 'Goblin 1'],
    ['Goblin', 'Goblin *2*'],
  ] as const)
    table.do({ type: 'join', combatants: [premadeCombatant(rules, archetype, start, { id: name, name })] });
  table.do(deed);
  const outcome = table.outcomes.at(-1)!;
  expect(deedText(outcome)).toBe(outcomeEmbed(outcome).description);
  return deedText(outcome);
}

describe('changes to the table that are not part of the story', () => {
  test.each<[Deed, string]>([
    [{ type: 'set', setting: 'tone', value: 'grim' }, '**tone** is now **grim**.'],
    [{ type: 'set', setting: 'auto-end', value: true }, String.raw`**auto\-end** is now **on**.`],
    [{ type: 'gms', gms: ['1', '2'] }, 'GMs: <@1> and <@2>.'],
    [
      { type: 'group', members: ['Goblin 1', 'Goblin *2*'], name: 'the mob' },
      String.raw`Goblin 1 and Goblin \*2\* now act as part of **the mob**.`,
    ],
    [
      { type: 'group', members: ['Goblin 1', 'Goblin *2*'], name: 'Goblin 1' },
      String.raw`Goblin 1 and Goblin \*2\* act together from now on.`,
    ],
  ])('%o is told in a line of its own', (deed, line) => {
    expect(toldOf(deed)).toBe(line);
  });
});
