import { expect } from 'vitest';
import type { Reply } from '../../../src/interaction/reply.ts';
import type { Secrecy } from '../../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';
import { PostedTable } from '../../posts/posted-table.ts';
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

/** More options for a system's command that save time. They choose one of Mastery's six manners, and a simple weapon. */
export const QUICKER_OPTIONS: Readonly<Record<string, string>> = {
  mastery: ' manner:quick',
  dungeoneers: ' with:Improvised',
};

/** The lines of a reply whose odds are being computed. */
export const linesOf = ({ work }: Reply) => (work && 'shows' in work ? work.shows.lines : []);

/** Tests that a player reads the same odds against two enemies with different numbers that look alike. */
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
