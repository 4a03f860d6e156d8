import { describe, expect, test } from 'vitest';
import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { plainField } from '../../src/field/premade.ts';
import { fullText } from '../../src/interaction/reply.ts';
import type { EncounterRecord, RecordedDeed } from '../../src/session/encounter-record.ts';
import { HOUR } from '../../src/time/zone.ts';
import { labels, replyText, tap } from '../commands/private-message.ts';
import { readable } from '../commands/readable.ts';
import { branchesOf } from './branches.ts';
import { GOLEM, golemTable, idOf, PLAYERS, turnOf, walkAway } from './golem.ts';
import { buttonsOf, PostedTable } from './posted-table.ts';

const golemTables = branchesOf(golemTable);
const TIMER = '/gm timer turn:24h question:24h nudge:6h overdue:guard';

/** The ids of the combatants that still must answer. */
async function askedIds(table: PostedTable): Promise<readonly string[]> {
  const { waiting } = await table.state();
  if (!waiting) return [];
  const furtherIds = waiting.further?.flatMap(({ question, answer }) =>
    answer === undefined ? [question.subject] : [],
  );
  return [waiting.question.subject, ...(furtherIds ?? [])];
}

/** The last deed of the exported record. */
async function lastDeed(table: PostedTable): Promise<RecordedDeed> {
  const [file] = (await table.say('/log export as:json')).files ?? [];
  const { deeds }: Pick<EncounterRecord, 'deeds'> = JSON.parse(file ? fullText(file) : '');
  const lastDeed = deeds.at(-1);
  if (!lastDeed) throw new Error('No deed');
  return lastDeed;
}

describe('An action that asks six players', () => {
  test('asks them in one message with one list of pings, which shows who still has to answer', async () => {
    const table = await golemTables();
    const before = table.pings.length;
    await table.do('gwen', walkAway);
    const question = table.newest('question');
    expect(table.pings.slice(before)).toEqual([[...PLAYERS]]);
    expect(question.text).toBe(
      `${PLAYERS.map((player) => `<@${player}>`).join(' ')} **Iron Golem moves away from Hero 1, Hero 2, Hero 3, Hero 4, Hero 5 and Hero 6.** You can make a free opportunity attack.`,
    );
    expect(question.labels).toEqual(['Attack Iron Golem', 'Let Iron Golem go']);
    expect(table.newest('turn').text).toContain(
      'Hero 1, Hero 2, Hero 3, Hero 4, Hero 5 and Hero 6 have decisions to make first.',
    );
    for (const [n, player] of ['dia', 'ben', 'fay'].entries()) {
      expect(await table.press(player, n === 1 ? 'Let Iron Golem go' : 'Attack Iron Golem')).toEqual({ posted: true });
      expect(table.newest('question').number).toBe(question.number);
      expect(table.newest('question').text).not.toContain(`<@${player}>`);
    }
    expect(table.newest('question').text).toContain('Hero 2, Hero 4 and Hero 6 have answered.');
    expect(await askedIds(table)).toEqual(['hero-1', 'hero-3', 'hero-5']);
    expect(table.pings.slice(before)).toHaveLength(1);
    // No one can answer twice or for another player.
    expect(replyText(await table.press('ben', 'Attack Iron Golem'))).toContain('play');
    expect(replyText(await table.press('zoe', 'Attack Iron Golem'))).toContain('play');
    for (const player of ['eli', 'cem', 'ana']) await table.press(player, 'Let Iron Golem go');
    expect(table.openPosts('question')).toEqual([]);
    const { events } = await lastDeed(table);
    expect(events.flatMap((each) => (each.type === 'struck' ? [each.actor] : []))).toEqual(['hero-4', 'hero-6']);
  });

  test('has the same outcome in any order as one after the other, also after a restart', async () => {
    const start = await golemTables();
    await start.do('gwen', walkAway);
    const outcomes: unknown[] = [];
    const mixedOrder = ['cem', 'ana', 'fay', 'ben', 'eli', 'dia'];
    for (const answerOrder of [PLAYERS, PLAYERS.toReversed(), mixedOrder]) {
      let table = start.copy();
      for (const player of answerOrder) {
        const answer = player === 'ben' || player === 'eli' ? 'no' : 'yes';
        await table.say(`@${player} /answer answer:${answer}`);
        if (answerOrder === mixedOrder) table = table.copy(2000 + table.now);
      }
      const { encounter, throws } = await table.state();
      const { answers, thrown, events } = await lastDeed(table);
      outcomes.push({ encounter, throws, answers, thrown, events });
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
    expect(outcomes[0]).toMatchObject({ answers: ['yes', 'no', 'yes', 'yes', 'no', 'yes'] });
  });

  test('is undone as a whole, with the answers that were given early', async () => {
    const table = await golemTables();
    const { encounter } = await table.state();
    await table.do('gwen', walkAway);
    await table.press('cem', 'Attack Iron Golem');
    await table.press('ana', 'Attack Iron Golem');
    await table.say('/undo');
    expect((await table.state()).waiting).toBeUndefined();
    expect((await table.state()).encounter).toEqual(encounter);
    expect(table.openPosts('question')).toEqual([]);
    await table.do('gwen', walkAway);
    expect(await askedIds(table)).toEqual(PLAYERS.map(idOf));
  });

  test('takes one day instead of six when no one answers, and says who was late in one line', async () => {
    const table = await golemTables(PLAYERS, TIMER);
    await table.do('gwen', walkAway);
    const start = table.now;
    await table.wait(18 * HOUR);
    expect(table.openPosts('nudge').map(({ pinged }) => pinged)).toEqual([[...PLAYERS]]);
    await table.press('eli', 'Let Iron Golem go');
    await table.press('ana', 'Let Iron Golem go');
    expect(
      table
        .openPosts('nudge')
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/<@(eli|ana)>/);
    await table.wait(start + 24 * HOUR - table.now);
    expect((await table.state()).waiting).toBeUndefined();
    expect(table.openPosts('nudge')).toEqual([]);
    expect(table.messages.map(({ text }) => text).join('\n')).toContain(
      'Hero 2, Hero 3, Hero 4 and Hero 6 ran out of time to answer',
    );
  });

  test('keeps to one ping a turn, and to eight messages a round', async () => {
    const table = await golemTables(PLAYERS.slice(0, 5));
    const { round } = (await table.state()).encounter;
    const before = new Set(table.messages.map(({ number }) => number));
    const pings = table.pings.length;
    await table.do('gwen', walkAway);
    for (const player of ['eli', 'ben', 'ana', 'dia', 'cem']) await table.press(player, 'Attack Iron Golem');
    await turnOf(table, GOLEM);
    expect((await table.state()).encounter.round).toBe(round + 1);
    expect(table.messages.filter(({ number }) => !before.has(number)).length).toBeLessThanOrEqual(8);
    // One ping is for the question, and five are for the players' turns. There may be another for the golem's turn.
    expect(table.pings.length - pings).toBeLessThanOrEqual(7);
  });
});

describe('Who is asked', () => {
  test('auto-reactions and autopilot answer each for itself, and only the others are waited for', async () => {
    const table = await golemTables(
      PLAYERS.slice(0, 4),
      '/add creature:Soldier side:players',
      '/reactions as:Soldier about:"opportunity attack" answer:ask',
      '/gm auto style:fierce who:Soldier',
    );
    await table.do('gwen', { type: 'place', places: [{ subject: 'soldier', at: 'D5' }] });
    await table.say('@ben /reactions about:"opportunity attack" answer:yes');
    await turnOf(table, GOLEM);
    await table.say('/act action:move as:"Iron Golem" to:I4');
    expect(await askedIds(table)).toEqual(['hero-1', 'hero-3', 'hero-4']);
  });

  test('a player who is away and has said how to go on is answered for at once, in any place of the order', async () => {
    const table = await golemTables(['ana', 'ben', 'cem'], TIMER, '@cem /away until:"9 days" meanwhile:guard');
    await table.do('gwen', walkAway);
    await table.fire();
    expect(await askedIds(table)).toEqual(['hero-1', 'hero-2']);
    expect(table.newest('question').text).toContain('Hero 3 has answered.');
    for (const player of ['ben', 'ana']) await table.press(player, 'Let Iron Golem go');
    expect(table.messages.map(({ text }) => text).join('\n')).toContain('As Hero 3’s player asked');
  });

  test('a GM who answers for others, and a player with two heroes, see the questions in private', async () => {
    const table = await golemTables(['ana', 'ben', 'cem']);
    await table.do('ben', { type: 'lend', subject: 'hero-2', to: 'ana' });
    await table.do('gwen', walkAway);
    const reply = await table.press('ana', 'Attack Iron Golem');
    expect(reply).toMatchObject({ whisper: true });
    expect(labels(reply)).toEqual([
      ...['Attack Iron Golem', 'Let Iron Golem go', 'Attack Iron Golem', 'Let Iron Golem go'],
      'Close',
    ]);
    const nextReply = await tap(table, 'ana', reply, 'Let Iron Golem go');
    expect(nextReply).toMatchObject({ update: true, posted: true });
    expect(labels(nextReply)).toHaveLength(3);
    const gms = await table.press('gwen', 'Attack Iron Golem');
    expect(labels(gms)).toHaveLength(5);
    expect(await table.say('/answer answer:no as:"Hero 3"')).toEqual({ posted: true });
    expect(await askedIds(table)).toEqual(['hero-2']);
    expect(replyText(await table.say('/answer answer:no as:"Hero 3"'))).not.toBe('');
    await table.say('@ana /answer answer:yes');
    expect(await askedIds(table)).toEqual([]);
  });

  test('an answer that leads to a new question pings only the one who is asked anew', async () => {
    const table = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => 'a'.repeat(64) });
    await table.say('/encounter start ruleset:tdgs', '@ana /join character:Nim name:Mover side:players');
    await table.say('@ana /reactions about:interrupt answer:ask');
    for (const [player, name] of Object.entries({ ben: 'Bo', cem: 'Cy' }))
      await table.say(
        `@${player} /join character:Kira name:${name} side:enemies`,
        `@${player} /reactions about:"opportunity attack" answer:ask`,
      );
    await table.do('gwen', { type: 'field', ground: plainField(12, 8) });
    const places = Object.entries({ mover: 'D4', bo: 'C3', cy: 'D5' }).map(([subject, tile]) => ({
      subject,
      at: tile,
    }));
    await table.do('gwen', { type: 'place', places });
    await table.say('/initiative');
    await turnOf(table, 'mover');
    const before = table.pings.length;
    await table.do('ana', { type: 'intent', intent: { action: 'move', actor: 'mover', to: 'I4' } });
    await table.press('ben', 'Attack Mover');
    expect(await askedIds(table)).toEqual(['mover', 'cy']);
    expect(table.pings.slice(before)).toEqual([['ben', 'cem'], ['ana']]);
    expect(table.openPosts('question')).toHaveLength(1);
    expect(table.newest('question').labels).toEqual(['Answer…']);
    const anasQuestions = await table.press('ana', 'Answer…');
    expect(replyText(anasQuestions)).toContain('Bo attacks Mover');
    expect(replyText(anasQuestions)).not.toContain('opportunity attack');
    const cemsQuestions = await table.press('cem', 'Answer…');
    expect(await tap(table, 'cem', cemsQuestions, 'Let Mover go')).toEqual({ posted: true });
    expect(await tap(table, 'ana', anasQuestions, 'Don’t')).toEqual({ posted: true });
    expect(await askedIds(table)).toEqual([]);
    expect((await lastDeed(table)).answers).toEqual(['yes', 'none', 'no']);
  });

  test('an answer that nothing asks for any more is dropped, and the message says so', async () => {
    const table = await golemTables(['ana', 'ben', 'cem']);
    await table.do('gwen', { type: 'adjust', subject: GOLEM, resource: 'hp', to: 20 });
    await table.do('gwen', walkAway);
    for (const player of ['cem', 'ben', 'ana']) await table.press(player, 'Attack Iron Golem');
    expect((await lastDeed(table)).answers).toEqual(['yes', 'yes']);
    expect(table.messages.map(({ text }) => text).join('\n')).toContain('I don’t need an answer from Hero 3 anymore');
  });

  test('a button of a question that was answered is out of date', async () => {
    const table = await golemTables(['ana', 'ben', 'cem']);
    await table.do('gwen', walkAway);
    const [strike] = buttonsOf(table.newest('question'));
    for (const player of ['cem', 'ana', 'ben']) await table.press(player, 'Let Iron Golem go');
    expect(replyText(await table.pressId('ana', strike?.id ?? ''))).toContain('out of date');
  });
});

/** Everything that the channel shows, and what users who aren't asked can find out. */
async function knownTexts(table: PostedTable, ...users: readonly string[]): Promise<string> {
  const foundTexts: unknown[] = [table.messages];
  for (const user of users)
    for (const line of ['/encounter status', '/turns', '/catch-up', '/log show'])
      foundTexts.push(await table.say(`@${user} ${line}`));
  for (const { id } of buttonsOf(table.newest('question'))) foundTexts.push(await table.pressId('zoe', id));
  foundTexts.push(await table.suggestions('zoe', 'answer', 'answer'), await table.suggestions('zoe', 'answer', 'as'));
  return readable(foundTexts).replace(/[0-9a-f]{12,}/g, 'hash');
}

describe('Secrets', () => {
  test('no one learns an answer before its question comes', async () => {
    const start = await golemTables(['ana', 'ben', 'cem']);
    await start.do('gwen', walkAway);
    const foundTexts: string[] = [];
    for (const answer of ['yes', 'no']) {
      const table = start.copy();
      await table.say(`@cem /answer answer:${answer}`);
      foundTexts.push(await knownTexts(table, 'ana', 'ben', 'zoe'));
    }
    expect(foundTexts[0]).toContain('Hero 3 has answered');
    expect(foundTexts[1]).toBe(foundTexts[0]);
  });

  test.each(['words', 'hidden'])(
    'with secrecy %s, whether a creature can react shows only when its turn to react comes',
    async (secrecy) => {
      const start = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => 'b'.repeat(64) });
      await start.say(`/encounter start ruleset:tdgs settings:"secrecy=${secrecy}"`);
      for (const [player, name, side] of [
        ['ana', 'Kira', 'players'],
        ['ben', 'Bo', 'enemies'],
        ['cem', 'Cy', 'enemies'],
      ])
        await start.say(`@${player} /join character:Kira name:"${name}" side:${side}`);
      await start.say('/add creature:"Soldier"', '/initiative');
      for (const name of ['Bo', 'Cy']) await start.say(`/reactions as:${name} about:"opportunity attack" answer:ask`);
      await turnOf(start, 'kira');
      await start.do('gwen', { type: 'field', ground: plainField(12, 8) });
      const places = Object.entries({ kira: 'D4', bo: 'C3', cy: 'D5', soldier: 'C4' });
      await start.do('gwen', { type: 'place', places: places.map(([subject, tile]) => ({ subject, at: tile })) });
      const foundTexts: string[] = [];
      const asks: (readonly string[])[] = [];
      for (const answer of ['ask', 'no']) {
        const table = start.copy();
        await table.say(`/reactions as:Soldier about:"opportunity attack" answer:${answer}`);
        await table.say('@ana /act action:move to:I4');
        asks.push(await askedIds(table));
        foundTexts.push(await knownTexts(table, 'ana', 'ben', 'zoe'));
        for (const player of ['cem', 'ben']) await table.say(`@${player} /answer answer:no`);
        asks.push(await askedIds(table));
      }
      expect(asks).toEqual([['bo', 'cy'], ['soldier'], ['bo', 'cy'], []]);
      expect(foundTexts[1]).toBe(foundTexts[0]);
    },
  );
});
