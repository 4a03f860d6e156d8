// Tests the contract itself: for a faulty system, it gives exactly the sentences that say what to write.

import { afterAll, describe, expect, test } from 'vitest';
import { action } from '../../src/rules/core/action.ts';
import { resource, type System } from '../../src/rules/core/encounter.ts';
import { oneTarget } from '../../src/rules/core/play.ts';
import { map, no, ok } from '../../src/rules/core/refusal.ts';
import { zoneOf } from '../../src/rules/core/zones.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { removeBook } from '../../src/text/books.ts';
import { type PhraseLines, type PhraseSet, parseLine } from '../../src/text/phrase.ts';
import { phraseSetOf } from '../../src/text/story/systems.ts';
import { checkSystem } from './check-system.ts';
import * as autopilot from './contract/autopilot.ts';
import type { TestedSystem } from './contract/demand.ts';
import * as lines from './contract/lines.ts';
import * as offers from './contract/offers.ts';
import * as record from './contract/record.ts';
import * as sheets from './contract/sheets.ts';
import * as story from './contract/story.ts';
import * as taps from './contract/taps.ts';
import * as told from './contract/told.ts';
import { pluralsAfterOne } from './contract/told.ts';
import * as words from './contract/words.ts';
import { testedSystem } from './contract.ts';
import { addSmall, hit, type Small, smallBecause } from './small.ts';
import { Table } from './table.ts';

const good = testedSystem('mastery');
const { rules, book } = good;
const title = rules.title;

const withRules = (changed: object): TestedSystem => ({ ...good, rules: { ...rules, ...changed } });
const withBook = (changed: object): TestedSystem => ({ ...good, book: { ...book, ...changed } });

describe('A system', () => {
  test('with a rest that refuses someone unhurt is told what to return, and where', async () => {
    const rest = action<System, object>({
      title: 'Rest',
      cite: 'Rests',
      when: 'rest',
      kind: 'rest',
      offers: () => ({ manners: ['short'] }),
      plan: () => no({ type: 'no-one-to-fight' }),
      resolve: () => undefined,
    });
    const faulty = withRules({ rests: ['short'], actions: { ...rules.actions, rest } });
    expect(await taps.rests.problems(faulty)).toEqual([
      expect.stringMatching(
        /^Mastery’s rest `short` refuses someone unhurt \(“.+”\), but a rest is for the whole party: return `ok` from the `plan` of its action `rest`, and in `resolve` record nothing for those who have nothing to recover, in src\/rules\/mastery\/.*\.$/,
      ),
    ]);
  });

  test('that gives a condition twice under one key is told to look for the first one', () => {
    const startTurn: typeof rules.startTurn = (resolution, subject) => {
      rules.startTurn(resolution, subject);
      const condition = { key: 'daze', name: 'Fatigued', duration: { until: 'removed' } } as const;
      resolution.record({ type: 'condition-gained', subject, condition });
    };
    expect(record.conditionsOnce.problems(good)).toEqual([]);
    expect(record.conditionsOnce.problems(withRules({ startTurn }))).toEqual([
      'Mastery gives a combatant a condition with the key `daze` a second time, which replaces the first: before `condition-gained`, look whether the combatant has a condition with that key. If so, record nothing, or `condition-changed` (src/rules/mastery/ruleset.ts).',
    ]);
  }, 20_000);

  test('that gives a condition twice under one key is told so by its own tests', () => {
    const mark = action<Small, { readonly actor: string }>({
      title: 'Mark',
      cite: 'Marks',
      when: 'turn',
      offers: () => ({}),
      plan: (_, { actor }) => ok({ actor }),
      resolve: (resolution, { actor }) =>
        resolution.record({
          type: 'condition-gained',
          subject: actor,
          condition: { key: 'marked', name: 'marked', duration: { until: 'removed' } },
        }),
    });
    const smallRules = addSmall({ actions: { hit, mark } }, { actions: { mark: 'Marks you.' } });
    const table = new Table<Small>({ rules: smallRules } as never, { players: ['Hero'], enemies: ['Rat'] });
    table.act({ action: 'mark', actor: 'hero' });
    expect(() => table.act({ action: 'mark', actor: 'hero' })).toThrow(
      'Hero already has a condition with the key `marked`. Don’t record `condition-gained` then, but nothing or `condition-changed`',
    );
  });

  test('without a sentence for an action is told which one, and where it belongs', () => {
    const { briefs } = book.reference;
    const { attack: _, ...actions } = briefs.actions ?? {};
    const faulty = withBook({ reference: { ...book.reference, briefs: { ...briefs, actions } } });
    expect(words.briefs.problems(faulty)).toEqual([
      `${title}’s action \`attack\` has no sentence for /rules: add \`attack\` under briefs.actions in src/text/mastery/, in 10 characters or more.`,
    ]);
  });

  test('with a name for an action that is gone is told to remove it', () => {
    const { rest: _, ...actions } = rules.actions;
    expect(words.briefs.problems(withRules({ actions }))).toEqual([
      `src/text/mastery/ explains \`rest\` under briefs.actions, but ${title} has no such action: remove it.`,
    ]);
  });

  test('with an action and an auto-reaction without names is told each message to add', () => {
    const { attack } = rules.actions;
    const faulty = withRules({
      actions: { ...rules.actions, 'shield-bash': attack },
      standingOrders: { ...rules.standingOrders, 'fall back': { cite: 'Moving', offers: ['ask', 'run'] } },
    });
    expect(words.names.problems(faulty)).toEqual([
      `${title}’s action \`shield-bash\` has no name: add \`mastery-name-action-shield-bash = …\` to locales/en/names/mastery.ftl.`,
      `${title}’s option \`fall back\` has no name: add \`mastery-name-option-fall-back = …\` to locales/en/names/mastery.ftl.`,
      `${title}’s option \`run\` has no name: add \`mastery-name-option-run = …\` to locales/en/names/mastery.ftl.`,
    ]);
  });

  test('with a resource that has no words, and with words for no resource', () => {
    const faulty = withRules({ resourceKinds: { ...rules.resourceKinds, grit: { main: true } } });
    expect(words.resourceWords.problems(faulty)).toEqual(
      expect.arrayContaining([
        `${title}’s resource \`grit\` has no words: add \`grit\` with its \`forms\` (one, other) to resources in src/text/mastery/.`,
        `${title} has several main resources (stamina, grit): keep \`main\` on one in src/rules/mastery/ruleset.ts.`,
      ]),
    );
    const spare = withBook({ resources: { ...book.resources, luck: { forms: { other: 'points' } } } });
    expect(words.resourceWords.problems(spare)).toEqual([
      'src/text/mastery/ has words for the resource `luck`, which isn’t in resourceKinds of src/rules/mastery/ruleset.ts: remove them, or declare it.',
      `${title}’s resource \`luck\` has no singular (“1 points”): add \`one\` to its \`forms\` in src/text/mastery/.`,
    ]);
  });

  test('without credits is told what to add to its pack', () => {
    const faulty = withRules({ book: { ...rules.book, author: '', license: ' ' } });
    expect(words.credits.problems(faulty)).toEqual([
      `${title} doesn’t name its book’s author: add \`author\` to packs/mastery.json.`,
      `${title} doesn’t name its book’s license: add \`license\` to packs/mastery.json.`,
    ]);
  });
});

test('A template that raises what it should lower, or changes a field that isn’t there, is named with the field', () => {
  const { rules: allRules, ...rest } = testedSystem('tdgs');
  const archetypes = allRules.archetypes.filter(({ name }) => name === 'Goblin');
  const tdgs = { ...rest, rules: { ...allRules, archetypes } };
  const { templates: usual } = tdgs.rules;
  const withWeak = (fields: readonly string[], percent: number): TestedSystem => {
    const weak = [{ fields, by: { percent }, source: 'chosen: a quarter' }];
    return { ...tdgs, rules: { ...tdgs.rules, ...(usual && { templates: { ...usual, weak } }) } };
  };
  const where = 'src/rules/tdgs/ruleset.ts';
  expect(offers.templates.problems(withWeak(['STR', 'DEX', 'CON', 'REF'], 15))).toContainEqual(
    expect.stringMatching(
      /^TDGS’s `templates.weak` and `templates.elite` can make the same sheet of Goblin: `weak` must lower `\w+`, and `elite` raise it/,
    ),
  );
  expect(offers.templates.problems(withWeak(['strength'], -25))).toEqual([
    `${tdgs.rules.title}’s \`templates.weak\` changes \`strength\`, but no field strength is on the sheet: write fields of src/rules/tdgs/sheet.ts.`,
  ]);
  expect(
    offers.templates.problems({
      ...tdgs,
      rules: { ...tdgs.rules, ...(usual && { templates: { ...usual, boss: [] } }) },
    }),
  ).toEqual([`${tdgs.rules.title}’s \`templates.boss\` has no changes: list at least one in ${where}.`]);
});

describe('A story', () => {
  const withStory = (story: TestedSystem['story']): TestedSystem => ({ ...good, story });
  const { blows, ...keyed } = phraseSetOf('common');

  test('with an unknown placeholder is told the line', () => {
    const faulty = withStory(() => ({ ...keyed, blows, any: [{ 'fell/dead': [parseLine('{whoever} falls.')] }] }));
    expect(lines.storyLines.problems(faulty)).toEqual([
      'locales/en/story/mastery.yaml can’t be read: No placeholder {whoever} in a line of story: {whoever} falls..',
    ]);
  });

  test('that is no sentence, guesses a gender, has too few lines or waits for a reason that is gone is told each', () => {
    const pool = (...texts: readonly [string, ...string[]]) =>
      texts.map((text) => parseLine(text)) as unknown as PhraseLines;
    const ownPhrases: PhraseSet = {
      ...{ heroic: [], grim: [], plain: [], blows: { heroic: [], grim: [], plain: [] } },
      any: [{ 'remarked/no such thing': pool('{actor} falls', '{actor} drops his {own}.') }],
    };
    const storyFile = 'locales/en/story/mastery.yaml';
    expect(lines.storyLines.problems(withStory(() => ownPhrases))).toEqual([
      `${storyFile}, any: remarked/no such thing, line 1 must be one sentence, with a capital first and a period last: “Kira falls”.`,
      `${storyFile}, any: remarked/no such thing, line 2 guesses a gender: “Kira drops his longsword.”. Say {actor} or {target} again.`,
      `${storyFile} has 2 lines for “any: remarked/no such thing”: write at least 4.`,
    ]);
    expect(lines.storyKeys.problems(withStory(() => ownPhrases))).toEqual([
      `${storyFile} has lines for “remarked/no such thing”, but ${title} has no such reason or condition.`,
    ]);
  });

  test('that claims more than it needs is told what it needs', () => {
    const group = { needs: { result: ['hurt'] }, lines: [parseLine('{actor} shoots {target}.')] } as const;
    const emptyPhrases = { ...phraseSetOf('common'), blows: { heroic: [[group]], grim: [], plain: [] } };
    expect(lines.claimingLines(emptyPhrases, 'story.yaml')).toEqual([
      'story.yaml, heroic, {"result":["hurt"]}: “BY shoots AT.” says “shoots”, so its `when` needs `way: ranged`.',
    ]);
  });
});

test('A story that tells nothing of a fight is told every event, with an example of how to write lines', () => {
  addSmall();
  const problems = story.storyCovers.problems(testedSystem('small', 'systems/small'));
  expect(problems).toEqual([
    [
      'Small’s story doesn’t tell `ended/marked/taken off` or `ended/marked`: add at least 4 lines, or `untold`, to systems/small/locales/en/story.yaml, such as:',
      'any:',
      '  events:',
      '    ended/marked/taken off:',
      '      - "{actor} … {target}."',
    ].join('\n'),
    'Small’s story doesn’t tell `ended/marked/time over` or `ended/marked`.',
    'Small’s story doesn’t tell `gained/marked`.',
  ]);
});

describe('A small system', () => {
  afterAll(() => {
    removeSystem('small');
    removeBook('small');
  });

  test('that never moves between zones, has no list of plain items, or does harm that no line tells, is told how', async () => {
    const bite = action<Small, { readonly actor: string; readonly target: string }>({
      title: 'Bite',
      cite: 'Fighting',
      when: 'turn',
      command: 'attack',
      offers: (encounter, actor) => ({
        targets: (hit.offers(encounter, actor)?.targets ?? []).filter(
          (id) => zoneOf(encounter, id) === zoneOf(encounter, actor),
        ),
      }),
      plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
      resolve(resolution, { actor, target }) {
        resolution.changeOwn(actor, { acted: true });
        const { value: before } = resource(resolution.combatant(target), 'hp');
        const harm = { from: smallBecause({ id: 'item', item: 'Fangs' }), kinds: [], resource: 'hp', steps: [] };
        const after = Math.max(0, before - 2);
        resolution.record({ type: 'harmed', target, actor, ...harm, amount: before - after, before, after });
      },
    });
    addSmall({
      actions: { hit: bite },
      items: { cite: 'Gear', lists: {}, inRounds: 'free' },
      zones: { ways: () => [] },
    });
    const small = testedSystem('small', 'systems/small');
    expect(autopilot.approaches.problems(small)).toEqual([
      expect.stringMatching(/^Small’s autopilot stays in its zone for four rounds/),
    ]);
    expect(taps.items.problems(small)).toEqual([expect.stringContaining('The field must be called `items`.')]);
    expect(story.harmTold.problems(small)).toEqual([
      expect.stringMatching(/^Small does harm \(`item`\) that the story doesn’t tell.*record a `struck` after it/),
    ]);
  });

  test('whose attack always asks, and uses up armor, needs no more than an auto-reaction', async () => {
    const press = action<Small, { readonly actor: string; readonly target: string }>({
      ...hit,
      plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
      resolve(resolution, { actor, target }) {
        resolution.ask({ subject: target, about: 'brace', offers: ['stand', 'duck'] });
        resolution.changeOwn(actor, { acted: true });
        const why = smallBecause({ id: 'item', item: 'Fist' });
        const { value: before } = resource(resolution.combatant(target), 'plate');
        if (before > 0)
          resolution.record({ type: 'spent', subject: target, resource: 'plate', why, before, after: before - 1 });
        const { value } = resource(resolution.combatant(target), 'hp');
        const harm = { from: why, kinds: [], resource: 'hp', steps: [], amount: 1, before: value, after: value - 1 };
        resolution.record({ type: 'harmed', target, actor, ...harm });
        resolution.record({
          ...{ type: 'struck', actor, target, way: 'melee', outcome: 'success', answer: 'none' },
          result: value === 1 ? 'dead' : 'hurt',
        });
      },
    });
    const offers = ['stand', 'duck', 'ask'];
    addSmall({
      actions: { hit: press },
      resourceKinds: { hp: { main: true, revived: 1 }, plate: { soaks: true } },
      resources: ({ hp }) => ({ hp: { value: hp, max: hp }, plate: { value: 2, max: 2 } }),
      standingOrders: { brace: { cite: 'Fighting', offers } },
    });
    const small = testedSystem('small', 'systems/small');
    expect(autopilot.thrift.problems(small)).toEqual([]);
    expect(await taps.autopilotRuns.problems(small)).toEqual([]);
    addSmall({ actions: { hit: press }, standingOrders: { brace: { cite: 'Fighting', offers: ['ask'] } } });
    expect(await taps.autopilotRuns.problems(testedSystem('small', 'systems/small'))).toEqual([
      expect.stringContaining('Give each question that an enemy’s attack asks an auto-reaction'),
    ]);
  });

  test('that shows a key, lacks words for a reason and a glossary, and has no pack, is told where each belongs', () => {
    addSmall({}, { reasons: { speed: () => 'small-reason-speed' } });
    const small = testedSystem('small', 'systems/small');
    expect(told.rawIds.problems(small)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^The math of Small shows the id `small-reason-speed`: “.*”\. Say it by its name .* in systems\/small\/words\.ts\.$/,
        ),
      ]),
    );
    const wordless = { ...small, book: { ...small.book, reasons: [] } };
    expect(told.reasonWords.problems(wordless)).toEqual([
      'Small’s reason `speed` has no words: add `speed` to reasons in systems/small/words.ts.',
      'Small’s reason `only one side stands` has no words: add `only one side stands` to reasons in systems/small/words.ts.',
    ]);
    expect(words.glossary.problems(small)).toEqual([
      'Small has no glossary: write the book’s terms into systems/small/locales/en/glossary.yaml.',
    ]);
    expect(sheets.packFits.problems(small)).toEqual([
      'Small has no pack: write systems/small/pack.json, and add `...fromPack(pack, sheet)` in systems/small/system.ts.',
    ]);
  });
});

test('A folder without a system is told what it lacks, by its path', async () => {
  const outputLines: string[] = [];
  expect(await checkSystem('test/systems/contract', (line) => outputLines.push(line))).toBe(1);
  expect(outputLines).toEqual([expect.stringContaining('system.ts')]);
});

test('A plural after 1 is found, and “1 of 2 wounds” is not', () => {
  const wrongIn = pluralsAfterOne();
  const wrong = ['takes 1 wounds', '+1 hit dice', '(1 action points)', '0/1 wounds'];
  expect(wrong.flatMap(wrongIn)).toHaveLength(4);
  expect(
    ['1/2 wounds', '0/1 wound', '1 of 2 wounds', '2 of 1 wounds', '1 wound', '11 wounds'].flatMap(wrongIn),
  ).toEqual([]);
});
