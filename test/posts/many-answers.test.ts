import { ComponentType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../src/interaction/reply.ts';
import { action } from '../../src/rules/core/action.ts';
import type { Question } from '../../src/rules/core/question.ts';
import { ok } from '../../src/rules/core/refusal.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { addSmall, type Small, smallBecause } from '../systems/small.ts';
import { PostedTable, textOf } from './posted-table.ts';

/** Asks the actor, or everyone in the fight, to choose one of `count` numbers. */
const choose = action<Small, { readonly actor: string; readonly count: number; readonly all: boolean }>({
  title: 'Choose a number',
  cite: 'Fighting',
  when: 'always',
  offers: () => ({ manners: ['all'], amount: { what: 'numbers', most: 60 } }),
  plan: (_, { actor, amount = 1, manner }) => ok({ actor, count: amount, all: manner === 'all' }),
  resolve(resolution, { actor, count, all }) {
    const offers = Array.from({ length: count }, (_, index) => `number ${index + 1}`);
    const question = (subject: string) =>
      ({ subject, about: 'number', offers, note: smallBecause({ id: 'speed' }) }) satisfies Question;
    const askedCombatants = resolution.encounter.combatants.filter(({ id }) => all || id === actor);
    let answeredCount = 0;
    resolution.askingTogether(
      () => askedCombatants.slice(answeredCount + 1).map(({ id }) => question(id)),
      () => {
        for (const { id } of askedCombatants) {
          const answer = resolution.ask(question(id));
          answeredCount++;
          resolution.changeEncounterOwn({ pool: offers.indexOf(answer) + 1 });
        }
      },
    );
  },
});

beforeAll(() => {
  addSmall({ actions: { choose } }, { actions: { choose: 'Choose a number.' } });
});
afterAll(() => removeSystem('small'));

async function newTable(): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small', '@ana /join character:Hero name:Kira');
  await table.say('@ben /join character:Hero name:Blade');
  return table;
}

/** The menus of a message, with their labels. */
function menusOf({ components = [] }: Reply) {
  const rows = components.flatMap((each) => (each.type === ComponentType.Container ? each.components : [each]));
  return rows
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap((each) => (each.type === ComponentType.StringSelect ? [each] : []));
}

/** The part of the encounter's state that belongs to the system. Its `pool` is the last number that was chosen. */
const ownState = async (table: PostedTable) => (await table.state()).encounter.own;

describe('A question with many answers', () => {
  test('has a button for each of up to ten, and menus for more', async () => {
    const table = await newTable();
    await table.say('@ana /act action:choose amount:7');
    expect(table.newest('question').labels).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Number ${number}`));
    expect(table.newest('question').components?.map((row) => 'components' in row && row.components.length)).toEqual([
      5, 2,
    ]);
    await table.press('ana', 'Number 7');
    expect(await ownState(table)).toEqual({ pool: 7 });

    await table.say('@ana /act action:choose amount:25');
    const [menu, ...others] = menusOf(table.newest('question'));
    expect(others).toEqual([]);
    expect(menu?.options.map(({ label }) => label).at(-1)).toBe('Number 25');
    expect(menu?.options).toHaveLength(25);
    const id = menu?.custom_id ?? '';
    // Only the one who is asked may choose, and only from what is offered.
    expect(textOf(await table.pressId('ben', id, ['24']))).toContain('Kira');
    expect((await table.state()).waiting).toBeDefined();
    await table.pressId('ana', id, ['25']);
    await table.pressId('ana', id, []);
    expect((await table.state()).waiting).toBeDefined();
    await table.pressId('ana', id, ['24']);
    expect(await ownState(table)).toEqual({ pool: 25 });
    expect((await table.state()).waiting).toBeUndefined();

    await table.say('@ana /act action:choose amount:30');
    expect(menusOf(table.newest('question')).map(({ options }) => options.length)).toEqual([25, 5]);
    await table.pressId('ana', menusOf(table.newest('question'))[1]?.custom_id ?? '', ['29']);
    expect(await ownState(table)).toEqual({ pool: 30 });
  });

  test('shows its answers in private if several are asked', async () => {
    const table = await newTable();
    await table.say('@ana /join character:Hero name:Nim', '@ana /act action:choose amount:7 how:all as:Kira');
    expect(table.newest('question').labels).toEqual(['Answer…']);
    const ben = await table.press('ben', 'Answer…');
    expect(menusOf(ben)).toEqual([]);
    expect(JSON.stringify(ben)).toContain('Number 7');
    // A message with two questions has room for menus, but not for all the buttons.
    const menus = menusOf(await table.press('ana', 'Answer…'));
    expect(menus.map(({ options }) => options.length)).toEqual([7, 7]);
    await table.pressId('ana', menus[1]?.custom_id ?? '', ['5']);
    expect(table.newest('question').text).toContain('Nim has answered');
  });
});
