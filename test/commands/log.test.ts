import { describe, expect, test } from 'vitest';
import { workReply } from '../../commands/odds/work-reply.ts';
import { type Reply, textPiecesOf } from '../../src/interaction/reply.ts';
import { FIGHTS_PER_PIECE } from '../../src/odds/forecast.ts';
import { luckOfUser } from '../../src/odds/luck.ts';
import {
  isTurningPointSearchDone,
  stateIndexByPiece,
  type TurningPointWork,
  type WinSample,
} from '../../src/odds/turning-points.ts';
import { emptyResult } from '../../src/odds/work.ts';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';
import { SAMPLES } from '../systems/samples.ts';
import { replyText, tap } from './private-message.ts';
import { readable } from './readable.ts';

/** Ana's Kira attacks a goblin until one of them is down. */
async function playFight(secrecy = 'exact') {
  const testTable = new PostedTable();
  await testTable.say(
    `/encounter start ruleset:tdgs settings:secrecy=${secrecy}`,
    '@ana /join character:Kira',
    '/add creature:Goblin',
    '/initiative',
  );
  for (let turn = 0; turn < 40 && (await testTable.state())?.encounter.phase === 'fighting'; turn++) {
    const { encounter } = (await testTable.state())!;
    const [currentId] = encounter.turnOrder[encounter.turn] ?? [];
    const isKira = currentId === encounter.combatants.find(({ name }) => name === 'Kira')?.id;
    await testTable.say(isKira ? '@ana /attack target:Goblin' : '/attack target:Kira');
    if ((await testTable.state())?.encounter.phase === 'fighting')
      await testTable.say(isKira ? '@ana /turn end' : '/turn end');
  }
  return testTable;
}

const turningOf = ({ work }: Reply): TurningPointWork => {
  if (work?.work.type !== 'turning-points') throw new Error('No turning points');
  return work.work;
};

/** The reply after all fights were simulated. `chanceAt` gives the players' chance to win from each state of the fight. */
function simulatedReply(reply: Reply, chanceAt: (at: number) => number): Reply {
  const work = turningOf(reply);
  const sampled: WinSample[] = [];
  while (!isTurningPointSearchDone(work, sampled)) {
    const turningPiece = stateIndexByPiece(work, sampled)[sampled.length] ?? 0;
    sampled.push({ fights: FIGHTS_PER_PIECE, luck: {}, won: { players: FIGHTS_PER_PIECE * chanceAt(turningPiece) } });
  }
  return workReply(reply, { ...emptyResult(work), sampled });
}

describe('/log luck', () => {
  test('is the GM’s while the encounter runs, and everyone’s when it is over', async () => {
    const testTable = await playFight();
    for (const userPrefix of ['@ana ', '@zoe ']) {
      const refusedReply = await testTable.say(`${userPrefix}/log luck`);
      expect(refusedReply.work).toBeUndefined();
      expect(readable(refusedReply)).toContain('Only the GM can see this while the encounter is running');
    }
    const reply = await testTable.say('/log luck');
    expect(reply.whisper).toBe(true);
    expect(readable(reply)).toMatch(/Kira: \*\*((better|worse) than|average|too few)/);
    expect(replyText(reply).match(/Dice luck/g)).toHaveLength(1);
    await testTable.say('/encounter end');
    const after = await testTable.say('@zoe /log luck');
    expect(after.whisper).toBe(true);
    expect(readable(after)).toMatch(/Kira: \*\*/);
    expect(readable(after)).toMatch(/Goblin: \*\*/);
    await testTable.close();
  });

  test('names the deeds after which the odds moved, in steps of five, and stops by a button', async () => {
    const testTable = await playFight();
    const reply = await testTable.say('/log luck');
    expect(JSON.stringify(reply.components)).toContain('stop-odds');
    expect(readable(reply)).toContain('Looking for turning points: 0% done');
    const { states } = turningOf(reply);
    const halfCount = Math.floor(states.length / 2);
    const finalReply = simulatedReply(reply, (piece) => (piece < halfCount ? 0.25 : 0.875));
    expect(readable(finalReply)).toMatch(/Round \d+: .+ · \*\*25% → 90%\*\*/);
    expect(JSON.stringify(finalReply.components)).not.toContain('stop-odds');
    // If all simulated chances are equal, the chance changes only at the end, when one side is left.
    expect(readable(simulatedReply(reply, () => 0.5))).not.toMatch(/\*\*\d+% → (?!100%|0%)/);
    await testTable.close();
  });

  test.each([
    [
      'markdown',
      /## Turning points\n\nHow likely the players are to win \(25% at the start\)\.\n\n- Round \d+: .+ · \*\*25% → 90%\*\*/,
    ],
    ['html', /Turning points<\/h2>.*<li>Round \d+: .+ · <strong>25% → 90%<\/strong><\/li>/],
  ])('with file:%s the chronicle follows once the turning points are found', async (file, expected) => {
    const testTable = await playFight();
    await testTable.say('/encounter end');
    const reply = await testTable.say(`@zoe /log luck file:${file}`);
    expect(reply.files).toBeUndefined();
    const { states } = turningOf(reply);
    const finalReply = simulatedReply(reply, (piece) => (piece < states.length / 2 ? 0.25 : 0.875));
    const [attachedFile] = finalReply.files ?? [];
    const pieces = attachedFile === undefined ? [] : [...textPiecesOf(attachedFile)];
    expect(pieces.join('')).toMatch(expected);
    expect(pieces.join('')).toContain('Dice luck');
    await testTable.close();
  });

  test('keeps the dice of creatures that were never revealed from strangers', async () => {
    const testTable = await playFight('hidden');
    expect(readable(await testTable.say('/log luck'))).toContain('Goblin: **');
    const end = readable(await testTable.say('/encounter end'));
    for (const line of ['@zoe /log luck', '@ana /log luck']) {
      const text = readable(await testTable.say(line));
      expect(text).toContain('Kira: **');
      expect(text).not.toMatch(/(Goblin|Enemies): \*\*/);
    }
    expect(end).toMatch(/\*\*The (players|enemies) have won: .*\d+ rounds?/);
    expect(end).not.toMatch(/hardest hit: Kira/);
    expect(end).toMatch(/Dice luck.*Kira: \*\*/);
    expect(end).not.toMatch(/(Goblin|Enemies): \*\*/);
    await testTable.close();
  });
});

describe('/me luck', () => {
  test('tells a player in private of the dice of those they play, in all fights and in each', async () => {
    const testTable = await playFight();
    const rollsOf = async (name: string) => {
      const match = new RegExp(`${name}: \\*\\*[^*]+\\*\\* \\((\\d+) roll`).exec(
        readable(await testTable.say('/log luck')),
      );
      return Number(match?.[1]);
    };
    const firstRolls = await rollsOf('Kira');
    const luckReply = await testTable.say('@ana /me luck');
    expect(luckReply.whisper).toBe(true);
    expect(readable(luckReply)).toContain(`in 1 fight (${firstRolls} roll`);
    await testTable.say('/encounter end', '/encounter start ruleset:mastery name:Yard', '@ana /join character:Bryn');
    await testTable.say('@bo /join character:Bryn name:Wren', '/initiative');
    // The dice for the turn order don't count for luck.
    expect(readable(await testTable.say('/log luck'))).not.toMatch(/Bryn|Wren/);
    const { turnOrder, turn } = (await testTable.state()).encounter;
    const isBryn = turnOrder[turn]?.includes('bryn');
    await testTable.say(isBryn ? '@ana /attack target:Wren' : '@bo /attack target:Bryn');
    const second = await rollsOf('Bryn');
    const wrenRolls = await rollsOf('Wren');
    await testTable.say('/encounter end');
    const text = readable(await testTable.say('@ana /me luck:True'));
    expect(text).toContain(`in 2 fights (${firstRolls + second} rolls)`);
    expect(text).toMatch(/Yard: \*\*(too few rolls|(better|worse) than|average)/);
    expect(text).not.toContain('Goblin');
    for (const line of ['@zoe /me luck:True', '/me luck:True'])
      expect(readable(await testTable.say(line))).toContain('You haven’t rolled any dice');
    expect(readable(await tap(testTable, 'bo', await testTable.say('@bo /me'), 'Dice luck'))).toContain(
      `in 1 fight (${wrenRolls} roll`,
    );
    await testTable.close();
  });

  test('counts dice for the player who played the combatant when they fell', () => {
    const joinEvent = { type: 'joined', combatant: { id: 'kira', controller: 'ana' } } as never;
    const rollEvent = {
      type: 'rolled',
      actor: 'kira',
      purpose: { id: 'x' },
      roll: { dice: [{ sides: 20, face: 20 }], modifiers: [] },
    };
    const rollDeed = { events: [rollEvent as never], thrown: rollEvent.roll.dice };
    const handOver = (after: string) => ({
      events: [{ type: 'handed-over', subject: 'kira', after } as never],
      thrown: [],
    });
    const deeds = [
      { events: [joinEvent], thrown: [] },
      rollDeed,
      handOver('bo'),
      rollDeed,
      rollDeed,
      handOver('ana'),
      rollDeed,
    ];
    const fight = { opening: { system: 'tdgs', combatants: [] } as never, deeds };
    const rolls = (user: string) => luckOfUser([fight], user).total.rolls;
    expect([rolls('ana'), rolls('bo'), rolls('zoe')]).toEqual([2, 2, 0]);
    // Only another pair of 20s ties with two 20s. A tie counts half.
    expect(luckOfUser([fight], 'ana').total.betterThan).toBeCloseTo(100 * (1 - 0.5 / 400), 10);
  });
});

test.each(BUILT_IN_IDS)(
  '%s: a message shows the math in short; its button shows every step in private',
  async (system) => {
    const table = new PostedTable();
    const { hero, enemy } = SAMPLES[system]!;
    await table.say(
      `/encounter start ruleset:${system}`,
      `@ana /join character:${hero}`,
      `/add creature:${enemy}`,
      '/initiative',
    );
    const user = table.newest('turn').content?.includes('your turn') ? 'ana' : 'gwen';
    const { id } = table.newest('turn');
    const actor = user === 'ana' ? hero : enemy;
    await table.say(`@${user} /attack target:"${user === 'ana' ? enemy : hero}" as:"${actor}"`);
    const text = textOf(table.messages.find((each) => each.id === id) ?? {});
    const reply = await table.context('zoe', 'Show details', id);
    expect(reply.whisper).toBe(true);
    const details = textOf(reply);
    expect(details).toContain(`${actor}`);
    // Only the full math says where each number comes from.
    const reason = { tdgs: /STR/, dungeoneers: /attack: /, mastery: /Offense/, sol: /\(\d+ \w+/ }[system];
    expect(details).toMatch(reason!);
    expect(text).not.toMatch(reason!);
    expect(textOf(await table.context('zoe', 'Show details', 'elsewhere'))).toContain(
      'doesn’t show an action from a fight',
    );
    await table.close();
  },
);
