import { describe, expect, test } from 'vitest';
import { forecastEmbed, winShares } from '../../../commands/forecast.ts';
import { workReply } from '../../../commands/odds/work-reply.ts';
import type { Reply } from '../../../src/interaction/reply.ts';
import {
  addForecasts,
  type Forecast,
  forecastOf,
  NO_FIGHTS,
  type WorkEndReason,
  Z_SINGLE_CHECK,
} from '../../../src/odds/forecast.ts';
import { playOut } from '../../../src/odds/play-out.ts';
import { computePiece, EMPTY_RESULT, type ForecastWork, withPieceResult } from '../../../src/odds/work.ts';
import type { Combatant } from '../../../src/rules/core/encounter.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../../embeds/random-fight.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { readable } from '../readable.ts';

/** Ana's Kira and Bo's Mira against two goblins, and a hidden troll. */
async function table() {
  const table = new PostedTable();
  await table.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin count:2',
    '/add creature:Troll hidden:true',
  );
  return table;
}

const workOf = ({ work }: Reply): ForecastWork => {
  if (work?.work.type !== 'forecast') throw new Error('No forecast');
  return work.work;
};

/** The reply after the first simulated fights. */
const afterFirstFights = (reply: Reply, end?: WorkEndReason) =>
  workReply(reply, withPieceResult(workOf(reply), EMPTY_RESULT, computePiece(workOf(reply), 0)), end);

describe('/gm forecast', () => {
  test('tells only the GM who wins, who goes down and when, and changes nothing', async () => {
    const testTable = await table();
    const [before, messages] = [JSON.stringify(await testTable.state()), JSON.stringify(testTable.messages)];
    const firstReply = await testTable.say('/gm forecast');
    expect(firstReply.whisper).toBe(true);
    const reply = afterFirstFights(firstReply);
    expect(reply.whisper).toBe(true);
    const text = readable(reply);
    for (const part of [/Players: \*\*.*%/, /Enemies: \*\*.*%/, /of 2\*\*/, /over (in|by) round \*\*\d+/, /seed 1/])
      expect(text).toMatch(part);
    expect(reply.picture?.alt).toMatch(/Players who .*Enemies who .*Fights that end, by round: 1: /);
    expect(JSON.stringify(await testTable.state())).toBe(before);
    expect(JSON.stringify(testTable.messages)).toBe(messages);
    await testTable.close();
  });

  test('is for the GM only', async () => {
    const testTable = await table();
    for (const line of ['@ana /gm forecast', '@zoe /gm forecast hidden:true']) {
      const reply = await testTable.say(line);
      expect(reply.work).toBeUndefined();
      expect(readable(reply)).toContain('Only the GM');
      expect(readable(reply)).not.toContain('Troll');
    }
    await testTable.close();
  });

  test('counts hidden combatants only if told to', async () => {
    const testTable = await table();
    const [withoutHidden, withHidden] = [
      await testTable.say('/gm forecast'),
      await testTable.say('/gm forecast hidden:true'),
    ];
    expect(JSON.stringify(workOf(withoutHidden))).not.toContain('Troll');
    expect(workOf(withHidden).encounter.hidden?.map(({ name }) => name)).toEqual(['Troll']);
    expect(readable(afterFirstFights(withoutHidden))).toContain('Leaves out 1 hidden creature');
    expect(readable(afterFirstFights(withHidden))).toMatch(/Enemies: \*\*.* of 3\*\*/);
    await testTable.close();
  });

  test('can be stopped while it gets more precise', async () => {
    const testTable = await table();
    const reply = await testTable.say('/gm forecast seed:7');
    expect(workOf(reply).seed).toBe(7);
    const stop = /stop-odds/;
    expect(JSON.stringify(afterFirstFights(reply).components)).toMatch(stop);
    expect(JSON.stringify(afterFirstFights(reply, 'stopped').components)).not.toMatch(stop);
    expect(readable(afterFirstFights(reply, 'stopped'))).toContain('Stopped early.');
    const stoppedText = 'Stopped: you asked for newer odds.';
    expect(readable(afterFirstFights(reply, 'newer'))).toContain(stoppedText);
    expect(readable(workReply(reply, EMPTY_RESULT, 'newer'))).toContain(stoppedText);
    await testTable.close();
  });

  test('is refused without an enemy', async () => {
    const testTable = new PostedTable();
    await testTable.say('/encounter start ruleset:tdgs', '@ana /join character:Kira');
    const reply = await testTable.say('/gm forecast');
    expect(reply.work).toBeUndefined();
    expect(readable(reply)).toContain('no one to fight');
    await testTable.close();
  });
});

const SIDES = ['players', 'enemies', 'wolves'];
const wonBy = (won: Record<string, number>, fights: number): Forecast => ({ ...NO_FIGHTS, fights, won });

/** How often each side wins, and how often no side does, in the percentages that players see in a forecast. */
function sharesOf(won: Record<string, number>, fights: number, sides = SIDES): readonly number[] {
  const { bySide, none } = winShares({ forecast: wonBy(won, fights), z: Z_SINGLE_CHECK }, sides);
  return [...bySide, ...(none ? [none] : [])].map(({ share }) => Math.round(share * 100));
}

test('the percentages of a forecast add up to 100, even if rounding each would not', () => {
  expect(sharesOf({ players: 1, enemies: 1, wolves: 1 }, 3)).toEqual([34, 33, 33, 0]);
  expect(sharesOf({ players: 2, enemies: 2, wolves: 2 }, 7)).toEqual([29, 29, 28, 14]);
  expect(sharesOf({ players: 105, enemies: 95 }, 200, SIDES.slice(0, 2))).toEqual([53, 47]);
});

test('three sides fight, and the forecast tells how often none of them is left', () => {
  const rules = rulesNamed('mastery')!;
  const start = openingEncounter(rules);
  const combatants = SIDES.map(
    (side): Combatant => premadeCombatant(rules, 'Competent Fighter', start, { id: side, name: side, side }),
  );
  const encounter = { ...start, combatants };
  const fights = Array.from({ length: 24 }, (_, seed) => forecastOf(playOut(rules, encounter, seed)));
  const forecast = fights.reduce(addForecasts, NO_FIGHTS);
  const work = { type: 'forecast', encounter, side: 'players', seed: 1, aim: 0.01 } as const;
  const text = forecastEmbed(work, { forecast, z: Z_SINGLE_CHECK }, 'working').description ?? '';
  const shares = [...text.matchAll(/^(?:Players|Enemies|Wolves|Draw): \**(\d+)%( or less)?/gm)];
  expect(shares).toHaveLength(4);
  expect(shares.reduce((sum, [, share, isUpperBound]) => sum + (isUpperBound ? 0 : Number(share)), 0)).toBe(100);
});
