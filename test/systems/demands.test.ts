// The contract itself: a faulty system gets exactly the sentences that say what to write.

import { describe, expect, test } from 'vitest';
import type { TestedSystem } from './contract/demand.ts';
import { pluralsAfterOne } from './contract/told.ts';
import * as words from './contract/words.ts';
import { testedSystem } from './contract.ts';

const good = testedSystem('mastery');
const { rules, book } = good;
const title = rules.title;

const withRules = (changed: object): TestedSystem => ({ ...good, rules: { ...rules, ...changed } });
const withBook = (changed: object): TestedSystem => ({ ...good, book: { ...book, ...changed } });

describe('A system', () => {
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

test('A plural after 1 is found, and “1 of 2 wounds” is not', () => {
  const wrongIn = pluralsAfterOne();
  expect(['takes 1 wounds', '+1 hit dice', '(1 action points)'].flatMap(wrongIn)).toHaveLength(3);
  expect(
    ['1/2 wounds', '0/1 wounds', '1 of 2 wounds', '2 of 1 wounds', '1 wound', '11 wounds'].flatMap(wrongIn),
  ).toEqual([]);
});
