import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { myTurnsScreen } from '../../../commands/me/turns.ts';
import { RANDOM_SOURCE } from '../../../src/app/host.ts';
import type { Reply } from '../../../src/interaction/reply.ts';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import type { Wait } from '../../../src/session/clock.ts';
import { NOTHING_PENDING } from '../../../src/session/encounter-state.ts';
import { Session } from '../../../src/session/session.ts';
import { type WaitingEncounter, type WaitLists, waitLists } from '../../../src/session/waiting-encounters.ts';
import { DAY, HOUR } from '../../../src/time/zone.ts';
import { buttonsOf } from '../../loopback/components.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { replyText, tap } from '../private-message.ts';

const NOW = 100 * DAY;

function wait(subject: string, user: string | undefined, more: Partial<Wait> = {}): Wait {
  return { for: 'turn', subject, key: '1.0', since: NOW - DAY, past: [], ...(user && { user }), ...more };
}

/** A turn that has this many hours left, or no timer. */
function waitWithHours(hours: number | undefined): Pick<Wait, 'count'> {
  const count = { from: NOW, left: HOUR, full: DAY, hours: {} };
  return { count: hours === undefined ? { ...count, stopped: true } : { ...count, end: NOW + hours * HOUR } };
}

/** An encounter whose GM is Gwen. It has the same name as its channel. */
function encounter(name: string, waits: readonly Wait[], more: Partial<WaitingEncounter> = {}): WaitingEncounter {
  const names = new Map(waits.map(({ subject }) => [subject, subject.toUpperCase()]));
  return {
    channel: name,
    name,
    system: 'tdgs',
    gms: ['gwen'],
    waits,
    pending: NOTHING_PENDING,
    names,
    players: new Map(),
    messages: [],
    people: new Map(),
    ...more,
  };
}

/** The lines that say who is needed, for what and in which channel, without the time. */
function linesFor(needed: WaitLists['own']): readonly string[] {
  return needed.map(({ what, where, names, user = 'the GM' }) => `${where.name}: ${what} ${names.join('+')} (${user})`);
}

describe('Where a player is needed', () => {
  test('what ends first comes first, then what has no end, the longest wait first', () => {
    const encounters = [
      encounter('yard', [wait('kira', 'ana', { ...waitWithHours(undefined), since: NOW - HOUR })]),
      encounter('hall', [wait('kira', 'ana')]),
      encounter('bridge', [wait('kira', 'ana', waitWithHours(9))]),
      encounter('cave', [wait('kira', 'ana', waitWithHours(-2)), wait('bran', 'ana', waitWithHours(3))]),
    ];
    const { own, others } = waitLists(encounters, 'ana', NOW);
    expect(linesFor(own)).toEqual([
      'cave: turn KIRA+BRAN (ana)',
      'bridge: turn KIRA (ana)',
      'hall: turn KIRA (ana)',
      'yard: turn KIRA (ana)',
    ]);
    expect(own.map(({ until }) => until && (until - NOW) / HOUR)).toEqual([-2, 9, undefined, undefined]);
    expect(others).toEqual([]);
  });

  test('an open check waits for players who haven’t rolled, and for the GM’s creatures', () => {
    const check = { post: 4, version: 1, what: 'REF', who: ['kira', 'mira', 'goblin', 'gone'] };
    const [roll, closedCheck] = [{ subject: 'mira', total: 9, written: '9' }, { closed: true as const }];
    const checks = [
      { ...check, results: [roll] },
      { ...check, ...closedCheck, results: [] },
    ];
    const askedEncounter = encounter('bridge', [], {
      pending: { ...NOTHING_PENDING, checks },
      names: new Map(['kira', 'mira', 'goblin'].map((id) => [id, id.toUpperCase()])),
      players: new Map([
        ['kira', 'ana'],
        ['mira', 'bo'],
      ]),
      messages: [{ kind: 'check', number: 4, message: '77' }],
    });
    expect(linesFor(waitLists([askedEncounter], 'ana', NOW).own)).toEqual(['bridge: check KIRA (ana)']);
    expect(waitLists([askedEncounter], 'ana', NOW)).toMatchObject({ own: [{ message: '77' }], others: [] });
    expect(waitLists([askedEncounter], 'bo', NOW)).toEqual({ own: [], others: [] });
    const gms = waitLists([askedEncounter], 'gwen', NOW);
    expect([linesFor(gms.own), linesFor(gms.others)]).toEqual([
      ['bridge: check GOBLIN (the GM)'],
      ['bridge: check KIRA (ana)'],
    ]);
  });

  test('a turn doesn’t wait while a question is open, on autopilot, or before a character is given back', () => {
    const waitingFight = encounter('bridge', [wait('kira', 'ana'), wait('mira', 'bo', { for: 'question', key: 'q7' })]);
    expect(linesFor(waitLists([waitingFight], 'ana', NOW).own)).toEqual([]);
    expect(linesFor(waitLists([waitingFight], 'bo', NOW).own)).toEqual(['bridge: question MIRA (bo)']);
    const acts = [wait('wolf', undefined, { next: { at: NOW, what: 'act' } }), wait('kira', 'ana', { for: 'return' })];
    expect(waitLists([encounter('yard', acts)], 'gwen', NOW)).toEqual({ own: [], others: [] });
  });

  test('a GM is told of all that waits for the GM and for which combatants; a player only of their own', () => {
    const pendingRequests = {
      requests: [{ user: 'zoe', name: 'Nim', post: 4 }],
      refused: [],
      whispers: [
        { from: 'gwen', to: 'bo', words: 'hush', post: 5 },
        { from: 'gwen', to: 'bo', words: 'now', post: 6 },
        { from: 'mia', to: 'ana', words: 'hush', post: 7 },
      ],
    };
    const messages = [{ kind: 'request', number: 4, message: '44' }] as const;
    const bridge = encounter('bridge', [wait('wolf', undefined), wait('kira', 'ana')], {
      pending: pendingRequests,
      messages,
    });
    const gwen = waitLists([bridge], 'gwen', NOW);
    expect(linesFor(gwen.own)).toEqual(['bridge: turn WOLF (the GM)', 'bridge: request Nim (zoe)']);
    expect(gwen.own.map(({ message }) => message)).toEqual([undefined, '44']);
    expect(linesFor(gwen.others)).toEqual(['bridge: turn KIRA (ana)', 'bridge: word  (bo)']);
    const ana = waitLists([bridge], 'ana', NOW);
    expect([linesFor(ana.own), ana.others]).toEqual([['bridge: turn KIRA (ana)', 'bridge: word  (ana)'], []]);
    expect(waitLists([bridge], 'zoe', NOW)).toEqual({ own: [], others: [] });
  });

  test('with more than ten the first ten are shown with links, and the others counted', () => {
    const waits = Array.from({ length: 12 }, (_, index) =>
      encounter(`fight ${index}`, [wait('kira', 'ana', waitWithHours(index))], {
        messages: [{ kind: 'turn', number: 1, message: `9${index}` }],
      }),
    );
    const caller = { user: 'ana', name: 'ana', channel: 'here', server: 'tavern', interaction: 'i', now: NOW };
    const reply = myTurnsScreen(new Session({ state: undefined, loaded: { waits } }, caller, RANDOM_SOURCE));
    expect(links(reply)).toEqual(
      Array.from({ length: 10 }, (_, index) => `https://discord.com/channels/tavern/fight ${index}/9${index}`),
    );
    expect(replyText(reply)).toContain('-# … and 2 more');
  });
});

describe('/turns', () => {
  test('lists each fight that a GM waits for once, with all of its players', () => {
    const side = (name: string, more: Partial<WaitingEncounter> = {}) =>
      encounter(name, [wait('kira', 'ana'), wait('nim', 'bo'), wait('mira', 'cy')], more);
    const cy = new Map([['cy', { hours: { away: [{ from: NOW - DAY, until: NOW + DAY }] } }]]);
    const whispers = ['ana', 'bo'].map((to, post) => ({ from: 'gwen', to, words: 'hush', post }));
    const waits = [
      side('bridge', { people: cy }),
      encounter('cave', [wait('kira', 'ana', { ...waitWithHours(5), for: 'question' })]),
      side('yard', { pending: { ...NOTHING_PENDING, whispers } }),
    ];
    const caller = { user: 'gwen', name: 'gwen', channel: 'here', server: 'tavern', interaction: 'i', now: NOW };
    const text = replyText(myTurnsScreen(new Session({ state: undefined, loaded: { waits } }, caller, RANDOM_SOURCE)));
    const times = { since: (NOW - DAY) / 1000, until: (NOW + DAY) / 1000, due: (NOW + 5 * HOUR) / 1000 };
    const pinged = `pinged <t:${times.since}:R>`;
    expect(text.slice(text.indexOf('###', 3)).split('\n').slice(0, 14)).toEqual([
      '### You’re waiting for',
      '**cave**, <#cave>',
      '<@ana>: a question for **KIRA**',
      `-# due <t:${times.due}:R> · ${pinged}`,
      '**bridge**, <#bridge>',
      '<@ana> (KIRA) and <@bo> (NIM) to take their turns',
      `-# ${pinged}`,
      '<@cy>: **MIRA**’s turn',
      `-# away, back <t:${times.until}:R>`,
      '**yard**, <#yard>',
      '<@ana> (KIRA), <@bo> (NIM) and <@cy> (MIRA) to take their turns',
      `-# ${pinged}`,
      '<@ana> and <@bo> to read your whisper',
    ]);
  });

  test('says since when, until when if there is a turn timer, and links to the message; tells the GM for which combatants', async () => {
    const table = new PostedTable();
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin',
      '/initiative',
    );
    if ((await table.state()).encounter.turnOrder[0]?.[0] !== 'kira') await table.say('/turn skip');
    const sinceTime = table.now / 1000 - 60;
    const ownTurnsReply = await table.say('@ana /turns');
    expect(ownTurnsReply.whisper).toBe(true);
    expect(replyText(ownTurnsReply)).toContain(
      `**Kira**: your turn\n-# pinged <t:${sinceTime}:R>\n-# A fight, <#here>`,
    );
    expect(links(ownTurnsReply)).toEqual([`https://discord.com/channels/tavern/here/${table.newest('turn').id}`]);
    const setTime = table.now / 1000;
    await table.do('gwen', { type: 'pace', pace: { turn: 600, question: 60, nudge: 0, atEnd: 'guard' } });
    expect(replyText(await table.say('@ana /turns'))).toContain(
      `-# due <t:${setTime + 36_000}:R> · pinged <t:${sinceTime}:R>`,
    );
    const gm = replyText(await table.say('/turns'));
    expect(gm).toContain('No one on this server is waiting for you.');
    expect(gm).toContain(`### You’re waiting for\n**A fight**, <#here>\n<@ana>: **Kira**’s turn\n-# due`);
    expect(replyText(await table.say('@zoe /turns'))).not.toContain('Kira');
    await table.close();
  });

  test('tells the GM that a player is away, also without a turn timer; not an absence still to come', async () => {
    const table = new PostedTable();
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin');
    await table.say('/gm check who:Kira what:REF', '/initiative');
    if ((await table.state()).encounter.turnOrder[0]?.[0] !== 'kira') await table.say('/turn skip');
    await table.say('@ana /away from:"3 days" until:"6 days"');
    expect(replyText(await table.say('/turns'))).not.toContain('away');
    await table.say('@ana /away back:yes', '@ana /away meanwhile:wait');
    expect(replyText(await table.say('/turns'))).toMatch(/’s turn\n-# away$/m);
    await table.say('@ana /away until:"2 days"');
    const gm = replyText(await table.say('/turns'));
    expect(gm).not.toContain('No one on this server is waiting for you');
    expect(gm).toContain('A fight needs you, because a player is away.');
    const panelText = replyText(await table.press('gwen', 'GM'));
    expect(panelText).toContain('Away: **Kira**.');
    expect(panelText).not.toContain('pinged');
    expect(gm).toMatch(/<@ana>: \*\*Kira\*\*’s turn\n-# away, back <t:\d+:R>$/m);
    expect(gm).toMatch(/<@ana> to roll a check for \*\*Kira\*\*\n-# away, back <t:\d+:R>$/m);
    expect(replyText(await table.say('@ana /turns'))).not.toContain('away');
    await table.close();
  });

  test('leaves out a turn that another plays, or that autopilot plays', async () => {
    const table = new PostedTable();
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin');
    await table.say('/initiative', '@ana /lend to:bo', '/gm auto style:wary');
    for (const userName of ['ana', 'gwen'])
      expect(replyText(await table.say(`@${userName} /turns`))).not.toContain('our turn');
    await table.close();
  });

  test('is behind a button of My character, and leads back; if nothing waits it says when their turn comes', async () => {
    const table = new PostedTable();
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin',
      '/initiative',
    );
    if ((await table.state()).encounter.turnOrder[0]?.[0] === 'kira') await table.say('@ana /turn end');
    const turns = await tap(table, 'ana', await table.say('@ana /me'), 'My turns');
    expect([turns.update, replyText(turns)]).toEqual([
      true,
      expect.stringContaining('Your turn comes after Goblin (**Kira**, in this channel).'),
    ]);
    expect(replyText(await tap(table, 'ana', turns, 'Back'))).toContain('### Kira');
    const strangersReply = await tap(table, 'zoe', await table.say('@zoe /me'), 'My turns');
    expect(replyText(strangersReply)).toContain('You’re not playing anyone in this fight.');
    expect(replyText(await table.say('/turns'))).toContain('**Goblin**: your turn as GM');
    await table.close();
  });
});

describe('For a GM whose creatures don’t act now, /turns', () => {
  test('names the next creature, and doesn’t call its turn the GM’s', async () => {
    const table = new PostedTable();
    await table.say(
      '/encounter start ruleset:tdgs',
      '@ana /join character:Kira',
      '/add creature:Goblin count:2',
      '/initiative',
      '/gm reorder who:"Goblin 1" before:Kira sure:yes',
      '/gm reorder who:"Goblin 2" sure:yes',
    );
    await endTurnsUntilKira(table);
    expect(replyText(await table.say('/turns'))).toContain('Goblin 2’s turn comes after Kira (in this channel).');
    expect(replyText(await table.say('/me'))).not.toContain('Your turn comes');
    await table.say('/encounter end');
    expect(replyText(await table.say('@zoe /turns'))).toContain('This encounter is over.');
    expect(replyText(await table.say('@zoe /me'))).toContain('This encounter is over.');
    await table.close();
  });
});

async function endTurnsUntilKira(table: PostedTable): Promise<void> {
  const actsNow = async () => onTurn((await table.state()).encounter).map(({ name }) => name);
  for (let turns = 0; turns < 3 && !(await actsNow()).includes('Kira'); turns++) await table.say('/turn skip');
}

/** The addresses of the buttons in a reply. */
function links({ components = [] }: Reply): readonly string[] {
  return buttonsOf(components).flatMap((each) => (each.style === ButtonStyle.Link && 'url' in each ? [each.url] : []));
}
