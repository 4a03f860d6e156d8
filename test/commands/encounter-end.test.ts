import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownAffliction } from '../../src/rules/core/condition.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';

const SYSTEMS = ['tdgs', 'dungeoneers', 'mastery', 'sol', 'cairn'];

let table: PostedTable;

beforeAll(async () => {
  await loadSystems(undefined, 'cairn');
});
afterAll(unloadSystems);

beforeEach(() => {
  table = new PostedTable();
});

afterEach(() => table.close());

const plainText = (reply: Parameters<typeof textOf>[0]) => textOf(reply).replaceAll('\\', '');
const premadeName = (system: string, kind: 'character' | 'creature') =>
  rulesNamed(system)!.archetypes.find((each) => each.kind === kind)!.name;

describe('The message at the end of an encounter', () => {
  test.each(SYSTEMS)('in %s leaves out those who only lose a condition', async (system) => {
    await table.say(
      `/encounter start ruleset:${system}`,
      `@ana /join character:"${premadeName(system, 'character')}" name:Kira`,
      `/add creature:"${premadeName(system, 'creature')}" count:3`,
      '/initiative',
    );
    const { combatants } = (await table.state()).encounter;
    const creatures = combatants.filter(({ controller }) => controller === undefined);
    const affliction = ownAffliction({ name: 'Dazzled', form: {} }, { rounds: 9 });
    for (const { id: subject } of creatures) await table.do('gwen', { type: 'afflict', subject, affliction });
    const conditionCount = async () =>
      (await table.state()).encounter.combatants.flatMap(({ conditions }) => conditions).length;
    const before = await conditionCount();
    const endText = plainText(await table.say('/encounter end'));
    expect(await conditionCount()).toBeLessThan(before);
    for (const { name } of creatures) expect(endText).not.toContain(`**${name}**`);
  });
});
