import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/interaction/reply.ts';
import { selectsOf } from '../loopback/components.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { choose, fill, labels, replyText, tap } from './private-message.ts';

/** The chosen entry of each menu in a panel, or the menu's placeholder if nothing is chosen. */
function chosenValues({ components = [] }: Reply): readonly string[] {
  return selectsOf(components).map((each) => {
    const chosenOptions = 'options' in each ? (each.options ?? []).filter((option) => option.default) : [];
    return chosenOptions.length > 0 ? chosenOptions.map(({ label }) => label).join(', ') : (each.placeholder ?? '');
  });
}

describe('Hours in My character', () => {
  test('ask for a zone first, and then for what goes by its clocks', async () => {
    const table = new PostedTable();
    const firstScreen = await tap(table, 'ana', await table.say('@ana /me'), 'Playing hours');
    expect([firstScreen.whisper, firstScreen.update, chosenValues(firstScreen)]).toEqual([true, true, ['Time zone']]);
    const zoneReply = await choose(table, 'ana', firstScreen, 'Time zone', 'Europe/London');
    // It is a Sunday in September 2001, shortly before three in the morning in London.
    expect(chosenValues(zoneReply)).toEqual(['London (now 02:48)', 'No quiet hours', 'No days off']);
    await choose(table, 'ana', zoneReply, 'No quiet hours', '1320-480');
    const daysOffReply = await table.pressId('ana', 'hours-off', ['0', '6']);
    expect(chosenValues(daysOffReply).slice(1)).toEqual(['22:00 to 08:00', 'Saturday, Sunday']);
    expect(chosenValues(await table.pressId('ana', 'hours-off', [])).at(-1)).toBe('No days off');
    expect(chosenValues(await table.pressId('bo', 'hours|hours'))).toEqual(['Time zone']);
    await table.close();
  });

  test('take a zone and quiet hours that are typed', async () => {
    const table = new PostedTable();
    const zoneReply = await fill(table, 'ana', await table.pressId('ana', 'hours|zone'), { zone: 'st johns' });
    expect(chosenValues(zoneReply)[0]).toBe('St Johns (now 23:17)');
    const typedReply = await fill(table, 'ana', await tap(table, 'ana', zoneReply, 'Other hours'), {
      from: '10 pm',
      until: '7:30',
    });
    expect(chosenValues(typedReply)[1]).toBe('22:00 to 07:30');
    await table.close();
  });

  test('refuse impossible hours, say what to type, and change nothing', async () => {
    const table = new PostedTable();
    const zone = async (input: string) =>
      replyText(await fill(table, 'ana', await table.pressId('ana', 'hours|zone'), { zone: input }));
    expect(await zone('Berln')).toContain('Did you mean **Berlin**?');
    expect(await zone('EST')).toContain('Did you mean **America/New\\_York**?');
    expect(await zone('+02:00')).toContain('Type a large city');
    await table.pressId('ana', 'hours-zone', ['UTC']);
    const refusalFor = async (from: string, until: string) =>
      replyText(await fill(table, 'ana', await table.pressId('ana', 'hours|quiet'), { from, until }));
    expect(await refusalFor('22', '22')).toContain('would last all day');
    expect(await refusalFor('08:00', '00:30')).toContain('yours would last 16 hours 30 minutes');
    expect(await refusalFor('late', '8')).toContain('“late” as a time of day');
    const week = await table.pressId('ana', 'hours-off', ['0', '1', '2', '3', '4', '5', '6']);
    expect(replyText(week)).toContain('every day of the week');
    expect(chosenValues(week)).toEqual(['UTC (now 01:59)', 'No quiet hours', 'No days off']);
    await table.close();
  });

  test('guess the zone from the language, the likeliest first', async () => {
    const table = new PostedTable();
    const firstValues = async (locale?: string) =>
      chosenValues(await table.pressId('ana', 'hours|hours', [], {}, locale))[0];
    const entries = async (locale?: string) => {
      const [menu] = selectsOf((await table.pressId('ana', 'hours|hours', [], {}, locale)).components ?? []);
      return menu && 'options' in menu ? (menu.options ?? []).slice(0, 2).map(({ value }) => value) : [];
    };
    expect(await entries('de')).toEqual(['Europe/Berlin', 'Europe/Vienna']);
    expect(await entries('pt-BR')).toEqual(['America/Sao_Paulo', 'America/Manaus']);
    expect(await entries('tlh')).toEqual(['Europe/London', 'Europe/Berlin']);
    expect(await firstValues()).toBe('Time zone');
    await table.close();
  });

  test('nudge by direct message only if the player asked for that', async () => {
    const table = new PostedTable();
    const reply = await tap(table, 'ana', await table.pressId('ana', 'hours|hours'), 'Message me');
    expect(labels(reply)).toContain('Nudge in channel');
    const noNudgeReply = await tap(table, 'ana', reply, 'Nudge in channel');
    expect(labels(noNudgeReply)).toContain('Message me');
    await table.close();
  });

  test('lead back to My character', async () => {
    const table = new PostedTable();
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
    const hours = await tap(table, 'ana', await table.say('@ana /me'), 'Playing hours');
    expect(replyText(await tap(table, 'ana', hours, 'Back'))).toContain('### Kira');
    await table.close();
  });
});

describe('/away', () => {
  test('says until when, what happens meanwhile, and that the player is back', async () => {
    const table = new PostedTable();
    const reply = await table.say('@ana /away until:"2 days" meanwhile:guard');
    expect(reply.whisper).toBe(true);
    expect(replyText(reply)).toContain('You’re away until <t:1000172800:f>. Meanwhile, your characters defend.');
    expect(replyText(await choose(table, 'ana', reply, 'While you’re away', 'wary'))).toContain(
      'autopilot plays your characters (wary)',
    );
    expect(replyText(await table.say('@ana /away meanwhile:pass'))).toContain(
      'until <t:1000172800:f>. Meanwhile, your turns are skipped',
    );
    const backReply = await tap(table, 'ana', await table.say('@ana /away'), 'I’m back');
    expect([replyText(backReply).includes('You’re not away.'), labels(backReply)]).toEqual([
      true,
      ['Another day…', 'Playing hours', 'Close'],
    ]);
    expect((await table.say('@ana /away back:yes')).content).toContain('You’re not away. To say');
    await table.close();
  });

  test('goes by the clocks of the player’s zone, may begin later, and needs no end', async () => {
    const table = new PostedTable();
    await table.pressId('ana', 'hours-zone', ['America/New_York']);
    // It is Saturday evening in New York.
    expect(replyText(await table.say('@ana /away until:Monday'))).toContain('until <t:1000094400:f>');
    const laterReply = await table.say('@ana /away from:Monday until:Friday');
    expect(replyText(laterReply)).toContain('You’ll be away from <t:1000094400:f> until <t:1000440000:f>');
    const refusedReply = await choose(table, 'ana', laterReply, 'Away until', 'none');
    const absenceText = replyText(refusedReply);
    expect(absenceText).toContain('until you say you’re back. Your turns wait for you.');
    expect(absenceText.match(/turns wait for you/g)).toHaveLength(1);
    await table.close();
  });

  test('takes days by a form, and refuses dates that are past or can’t be read', async () => {
    const table = new PostedTable();
    const day = async (until: string, from = '') =>
      replyText(await fill(table, 'ana', await table.pressId('ana', 'hours|day'), { until, from }));
    expect(await day('2001-09-08')).toContain('It’s already past <t:999907200:f>');
    expect(await day('Friyay')).toContain('“Friyay” as a day');
    expect(await day('400 days')).toContain('more than 366 days');
    expect(await day('3 days', '2001-10-01')).toContain('from <t:1001894400:f> until <t:1002153600:f>');
    await table.close();
  });
});
