import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { onTurn } from '../../src/rules/core/encounter.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { addSmall } from '../systems/small.ts';
import { buttonsOf, PostedTable, textOf } from './posted-table.ts';

afterAll(() => removeSystem('small'));

beforeAll(() => {
  addSmall({ nextTurn: 'chosen' });
});

async function tableOf(...more: readonly string[]): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small');
  await table.say('@ana /join character:Hero name:Kira', '@ben /join character:Hero name:Blade');
  await table.say('/add creature:Rat count:2', '/add creature:Lurker hidden:yes', ...more, '/initiative');
  return table;
}

const actingNames = async (table: PostedTable) => onTurn((await table.state()).encounter).map(({ name }) => name);
const turnLabels = (table: PostedTable) => buttonsOf(table.newest('turn')).map(({ label }) => label);
const answerLabels = (table: PostedTable) =>
  table
    .openPosts('question')
    .flatMap(buttonsOf)
    .map(({ label }) => label);

describe('When the one who has just acted chooses who acts next', () => {
  test('the buttons name everyone who is still to act, and the last one of a round chooses who begins the next', async () => {
    const table = await tableOf();
    expect(await actingNames(table)).toEqual(['Kira']);
    expect(turnLabels(table)).toEqual(
      expect.arrayContaining(['Blade is next', 'Rat 1 is next', 'Rat 2 is next', 'End turn']),
    );
    expect(table.messages.map(({ text }) => text).join()).not.toContain('Lurker');
    // What Kira does is recorded immediately, but doesn't end her turn.
    await table.say('@ana /attack target:"Rat 1"');
    expect(await actingNames(table)).toEqual(['Kira']);
    await table.press('ana', 'Rat 2 is next');
    expect(await actingNames(table)).toEqual(['Rat 2']);
    await table.say('/undo');
    expect(await actingNames(table)).toEqual(['Kira']);
    await table.press('ana', 'Rat 2 is next');
    expect(turnLabels(table)).not.toContain('Kira is next');

    // *End turn* asks who is next, and the GM answers for a creature.
    await table.press('gwen', 'End turn');
    expect(table.newest('question').text).toContain('Rat 2 chooses who acts next.');
    expect(answerLabels(table)).toEqual(['Rat 1 is next', 'Blade is next']);
    await table.press('gwen', 'Rat 1 is next');
    // If only one combatant is left, there is no question.
    await table.say('/turn end as:"Rat 1"');
    expect(await actingNames(table)).toEqual(['Blade']);
    expect(turnLabels(table)).toEqual(expect.arrayContaining(['Kira is next', 'Rat 1 is next', 'Rat 2 is next']));
    expect(turnLabels(table)).not.toContain('Blade is next');
    await table.press('ben', 'Rat 2 is next');
    expect(await actingNames(table)).toEqual(['Rat 2']);
    expect((await table.state()).encounter.round).toBe(2);

    expect(textOf(await table.say('/log show'))).toMatch(/Kira.*Rat 2/);
    await table.say('/encounter end');
    const [file] = (await table.say('/log export as:json')).files ?? [];
    expect(verifyRecord(JSON.parse(file ? fullText(file) : '{}')).wrong).toEqual([]);
  });

  test('the downed are left out, and autopilot and the timer choose for themselves', async () => {
    const table = await tableOf(
      '/gm timer turn:1h question:1h overdue:pass',
      '/gm auto who:"Rat 1, Rat 2" style:fierce',
    );
    await table.say('/adjust who:"Rat 1" resource:hp to:0');
    expect(turnLabels(table)).not.toContain('Rat 1 is next');
    await table.press('ana', 'Rat 2 is next');
    await table.fire();
    // Only Blade is left.
    expect(await actingNames(table)).toEqual(['Blade']);
    await table.wait(61 * 60_000);
    expect(answerLabels(table)).toEqual(['Kira is next', 'Rat 2 is next']);
    await table.wait(61 * 60_000);
    expect(await actingNames(table)).toEqual(['Kira']);
  });

  test('someone who dies in their turn leaves the choice to an ally', async () => {
    const table = await tableOf();
    await table.say('/adjust who:Kira resource:hp to:0');
    expect(table.newest('question').text).toContain('Blade chooses who acts next.');
    expect(answerLabels(table)).toEqual(['Blade is next', 'Rat 1 is next', 'Rat 2 is next']);
  });

  test('the last one can begin the next round too, if the system says so', async () => {
    addSmall({ nextTurn: 'chosen, self too' });
    const table = await tableOf();
    await table.press('ana', 'Blade is next');
    expect(turnLabels(table)).not.toContain('Blade is next');
    await table.press('ben', 'Rat 1 is next');
    await table.say('/turn end as:"Rat 1"');
    expect(turnLabels(table)).toContain('Kira is next');
    await table.press('gwen', 'Rat 2 is next');
    const { encounter } = await table.state();
    expect([encounter.round, await actingNames(table)]).toEqual([2, ['Rat 2']]);
    expect(textOf(await table.say('/log show'))).not.toMatch(/Rat 2[^\n]+Rat 2/);
  });
});
