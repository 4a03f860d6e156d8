import { describe, expect, test } from 'vitest';
import { warningReply } from '../../../commands/uneven-warning.ts';
import type { Reply } from '../../../src/interaction/reply.ts';
import { NO_FIGHTS } from '../../../src/odds/forecast.ts';
import { EMPTY_RESULT } from '../../../src/odds/work.ts';
import { PLAYERS } from '../../../src/rules/core/encounter.ts';
import { NOTHING_PENDING, pendingDataWithoutUser } from '../../../src/session/encounter-state.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { labels, replyText, tap } from '../private-message.ts';
import { readable } from '../readable.ts';

async function table(settings: string) {
  const testTable = new PostedTable();
  await testTable.say(`/encounter start ruleset:tdgs settings:"${settings}"`, '@ana /join character:Kira');
  await testTable.say('/add creature:Goblin', '/add creature:Troll hidden:true');
  return testTable;
}

/** The warning that the GM gets if the players won this many of 100 fights. */
function withResult({ aside }: Reply, won: number) {
  if (!aside) throw new Error('Nothing is looked at');
  return warningReply(aside, { ...EMPTY_RESULT, forecast: { ...NO_FIGHTS, fights: 100, won: { [PLAYERS]: won } } });
}

describe('the setting uneven', () => {
  test('warns only the GM who begins a fight outside the bounds', async () => {
    const testTable = await table('uneven=30-95');
    const reply = await testTable.say('/initiative');
    expect(JSON.stringify(reply.aside)).not.toContain('Troll');
    expect(withResult(reply, 60)).toBeUndefined();
    const [hard, easy] = [withResult(reply, 20)!, withResult(reply, 98)!];
    expect(replyText(withResult(reply, 0)!)).toMatch(
      /The players won \*\*none\*\* of the simulated fights\. You asked for a warning below 30%\./,
    );
    expect(replyText(withResult(reply, 100)!)).toMatch(
      /The players won \*\*all\*\* of the simulated fights\. You asked for a warning above 95%\./,
    );
    expect([hard.whisper, easy.whisper]).toEqual([true, true]);
    expect(replyText(hard)).toMatch(/The players won \*\*20% .*\. You asked for a warning below 30%\./);
    expect(replyText(easy)).toMatch(/The players won \*\*98% .*\. You asked for a warning above 95%\./);
    expect(replyText(easy)).toContain('Leaves out 1 hidden creature.');
    expect(labels(easy)).toEqual(['Odds if 1 more joins', 'Suggest creatures…', 'Close']);
    const oneMoreReply = await tap(testTable, 'gwen', easy, 'Odds if 1 more joins');
    expect(oneMoreReply.work?.work.type).toBe('balance');
    expect(readable(await tap(testTable, 'ana', easy, 'Odds if 1 more joins'))).toContain('Only the GM');
    await testTable.close();
  });

  test('changes nothing that everyone is told', async () => {
    const texts = async (settings: string) => {
      const testTable = await table(settings);
      const { aside: _, ...reply } = await testTable.say('/initiative');
      await testTable.close();
      return [reply, testTable.messages.map(({ kind, pinged, labels: on }) => ({ kind, pinged, on: on.length }))];
    };
    expect(await texts('uneven=1-2')).toEqual(await texts('uneven=off'));
  });

  test('can be set in the panel too, and is off unless the GM sets it', async () => {
    const testTable = await table('uneven=off');
    const panel = await testTable.say('/gm panel');
    expect((await tap(testTable, 'gwen', panel, 'Start combat')).aside).toBeUndefined();
    await testTable.say('/encounter pause', '/gm set setting:uneven value:"40 – 60"');
    expect((await testTable.state()).pending?.lopsided).toBe('40-60');
    const reply = await tap(testTable, 'gwen', await testTable.say('/gm panel'), 'Continue combat');
    expect(reply.aside?.work.bounds).toEqual({ least: 0.4, most: 0.6 });
    await testTable.close();
  });

  test.each(['60-40', '50-101', '5', 'often'])('can’t be %s', async (value) => {
    const testTable = await table('uneven=off');
    expect(readable(await testTable.say(`/gm set setting:uneven value:${value}`))).toContain('uneven');
    expect((await testTable.state()).pending?.lopsided).toBeUndefined();
    await testTable.close();
  });

  test('is the GM’s own: it is not in the channel, a stranger’s replies and exports, or the encounter’s state', async () => {
    const testTable = await table('uneven=31-94');
    const tools = await tap(testTable, 'gwen', await testTable.say('/gm panel'), 'More GM tools…');
    const screen = await tap(testTable, 'gwen', tools, 'Settings…');
    expect(labels(screen)).toContain('Warn about uneven fights: 31–94%');
    const values = await tap(testTable, 'gwen', screen, 'Warn about uneven fights');
    const settingReplies = [
      await tap(testTable, 'gwen', values, '20–100%'),
      await testTable.say('/gm set setting:uneven value:17-93'),
    ];
    expect(settingReplies.map(({ whisper }) => whisper)).toEqual([true, true]);
    expect(settingReplies.map(replyText).join().replaceAll('\\', '')).toMatch(
      /is now \*\*20-100\*\*.*is now \*\*17-93\*\*/s,
    );
    await testTable.say('/initiative', '/encounter end');
    const replies: Reply[] = [];
    for (const line of ['log show', 'encounter status', 'rules term:lopsided', 'log export as:markdown'])
      replies.push(await testTable.say(`@zoe /${line}`));
    for (const line of ['html', 'json']) replies.push(await testTable.say(`@zoe /log export as:${line}`));
    const allTexts = readable([testTable.messages, replies, (await testTable.state()).encounter]).replaceAll('\\', '');
    expect(
      ['A fight', '31-94', '20-100', '17-93', '"setting":"uneven"'].filter((each) => allTexts.includes(each)),
    ).toEqual(['A fight']);
    await testTable.close();
  });

  test('stays when a player has all their data deleted', () => {
    expect(pendingDataWithoutUser({ ...NOTHING_PENDING, lopsided: '30-95' }, 'ana').remaining.lopsided).toBe('30-95');
  });
});
