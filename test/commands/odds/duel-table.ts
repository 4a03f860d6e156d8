import { expect } from 'vitest';
import type { Reply } from '../../../src/interaction/reply.ts';
import type { Secrecy } from '../../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { singleThreadResult } from '../../odds/alone.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { numberOf } from '../../systems/samples.ts';
import { secrets } from '../enemy-secrets.ts';
import { withOdds } from '../known-odds.ts';
import { readable } from '../readable.ts';

/** Ana's hero against `enemies` creatures called Foe, on the hero's turn. */
export async function duelTable(system: string, settings = '', enemies = 1) {
  const { archetypes } = rulesNamed(system)!;
  const nameOfKind = (kind: string) => archetypes.find((each) => each.kind === kind)!.name;
  const table = new PostedTable();
  await table.say(
    `/encounter start ruleset:${system}${settings === '' ? '' : ` settings:"${settings}"`}`,
    `@ana /join character:"${nameOfKind('character')}" name:Hero`,
    `/character new name:Foe ruleset:${system} from:"${nameOfKind('creature')}"`,
    `/add creature:Foe count:${enemies}`,
    '/initiative',
  );
  if ((await table.state()).encounter.turnOrder[0]?.includes('hero') === false) await table.say('/turn skip who:Foe');
  return table;
}

/**
 * Options that make the tests of a system's `/odds` faster: in Mastery, the odds are computed for only one type of
 * attack, and in Dungeoneers, only for an improvised attack.
 */
export const QUICKER_OPTIONS: Readonly<Record<string, string>> = {
  mastery: ' manner:quick',
  dungeoneers: ' with:Improvised',
};

/** The lines of a reply whose odds are being computed. */
export const linesOf = ({ work }: Reply) => (work && 'shows' in work ? work.shows.lines : []);

/** Tests that only the asker is told how likely an attack is to hit, and that nothing changes. */
export async function expectPrivateOdds(system: string): Promise<void> {
  const testTable = await duelTable(system);
  const [before, messages] = [JSON.stringify(await testTable.state()), JSON.stringify(testTable.messages)];
  const reply = withOdds(await testTable.say(`@ana /odds target:Foe${QUICKER_OPTIONS[system] ?? ''}`));
  expect(reply.whisper).toBe(true);
  expect(readable(reply)).toMatch(/\*\*\d+%\*\* · /);
  expect(JSON.stringify(await testTable.state())).toBe(before);
  expect(JSON.stringify(testTable.messages)).toBe(messages);
  await testTable.close();
}

/** Tests that targets with the same odds share a line, and that a target with other odds has its own line. */
export async function expectAlikeTogether(system: string): Promise<void> {
  const testTable = await duelTable(system, '', 4);
  const shownWork = (reply: Reply) => (reply.work && 'shows' in reply.work ? reply.work : undefined)!;
  const before = shownWork(await testTable.say('@ana /odds'));
  const { encounter } = await testTable.state();
  const [, hurtTarget] = before.shows.lines[0]!.targets;
  for (const { targets, entries } of before.shows.lines) expect([targets.length, entries.length]).toEqual([4, 4]);
  const { deed, target } = before.work.actions[0]!;
  const placedAt = (name: string) => {
    const { id } = encounter.combatants.find((each) => each.name === name)!;
    const renamedDeed = JSON.parse(JSON.stringify(deed).replaceAll(JSON.stringify(target), JSON.stringify(id)));
    return singleThreadResult({ ...before.work, actions: [{ encounter, deed: renamedDeed, target: id }] }).actions;
  };
  const [first, ...others] = before.shows.lines[0]!.targets.map(placedAt);
  for (const otherOdds of others) expect(otherOdds).toEqual(first);

  const [field, value] = numberOf(rulesNamed(system)!);
  await testTable.say(`/gm sheet who:"${hurtTarget}" field:${field} value:${value}`);
  const after = shownWork(await testTable.say('@ana /odds'));
  for (const { targets } of after.shows.lines) if (targets.includes(hurtTarget!)) expect(targets).toEqual([hurtTarget]);
  await testTable.close();
}

/** Tests that a player reads the same odds against two enemies that look alike but have different numbers. */
export async function expectSameOdds(system: string, secrecy: Secrecy): Promise<void> {
  const firstTable = await duelTable(system, `secrecy=${secrecy}`);
  const texts = await Promise.all(
    [firstTable.copy(), firstTable.copy()].map(async (testTable, world) => {
      await testTable.say(...secrets(system, secrecy, world === 0));
      const reply = withOdds(await testTable.say(`@ana /odds target:Foe${QUICKER_OPTIONS[system] ?? ''}`));
      const gms = await testTable.say('/odds target:Foe as:Hero');
      await testTable.close();
      return { players: readable(reply), gms: linesOf(gms) };
    }),
  );
  await firstTable.close();
  expect(texts[0]?.players).toMatch(/about \d+–\d+%|unknown/);
  expect(texts[1]?.players).toBe(texts[0]?.players);
  for (const line of texts[0]?.gms ?? []) expect(line.pieces).toBe(line.stakes?.length ?? 1);
  expect(texts[0]?.gms).not.toHaveLength(0);
}
