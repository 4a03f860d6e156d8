import { describe, expect, test } from 'vitest';
import { plainField } from '../../src/field/premade.ts';
import { livePage, liveTable } from '../../src/pages/live.ts';
import { SECRECIES, type Secrecy } from '../../src/rules/core/secrecy.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { secrets } from '../commands/enemy-secrets.ts';
import { readable } from '../commands/readable.ts';
import { buttonsOf, PostedTable } from './posted-table.ts';

/** Two channels that differ only in what a GM has noted and changed about the creature Foe. It is Foe's turn. */
async function twinTables(system: string, secrecy: Secrecy): Promise<readonly [PostedTable, PostedTable]> {
  const table = new PostedTable();
  const rules = rulesNamed(system)!;
  const hero = rules.archetypes.find(({ kind }) => kind === 'character')!.name;
  const enemy = rules.archetypes.find(({ kind }) => kind === 'creature')!;
  await table.say(
    `/encounter start ruleset:${system} settings:"secrecy=${secrecy}"`,
    `@ana /join character:"${hero}" name:Hero`,
    `/character new name:Foe ruleset:${system} from:"${enemy.name}"`,
    '/add creature:Foe',
    '/initiative',
    '/turn skip who:Hero',
  );
  await table.do('gwen', { type: 'field', ground: plainField(9, 5) });
  const copies = [table.copy(), table.copy()] as const;
  await table.close();
  return copies;
}

/** What the channel shows, without random ids and hashes. */
const shownText = (what: unknown) => readable(what).replace(/[0-9a-f]{12,}/g, 'hash');

/** The differences between two channels: in their messages, on the web, and in what their buttons answer to a stranger. */
async function differences(system: string, secrecy: Secrecy): Promise<readonly string[]> {
  const tables = await twinTables(system, secrecy);
  const [one, other] = tables;
  const texts: string[] = [];
  const compare = (what: string, a: unknown, b: unknown) => {
    if (shownText(a) !== shownText(b)) texts.push(`${what}:\n${shownText(a)}\n${shownText(b)}`);
  };
  const web = async (table: PostedTable) => {
    const { encounter } = await table.state();
    return [livePage(encounter), JSON.stringify(liveTable(encounter))];
  };
  const compareAll = async (what: string) => {
    compare(what, one.messages, other.messages);
    const [here, there] = [await web(one), await web(other)];
    if (String(here) !== String(there)) texts.push(`${what}, on the web:\n${here[1]}\n${there[1]}`);
  };
  const lines = [secrets(system, secrecy, true), secrets(system, secrecy, false)] as const;
  for (const [index, line] of lines[0].entries()) {
    await one.say(line);
    await other.say(lines[1][index] ?? '');
    await compareAll(line);
  }
  // The loop compares the channels now, after Foe's turn has ended, and when Foe has the turn again.
  for (const line of ['', '/turn end as:Foe', '/turn skip who:Hero']) {
    if (line !== '') for (const table of tables) await table.say(line);
    await compareAll(line);
    const buttons = other.messages.flatMap(buttonsOf);
    for (const [index, { id, label }] of one.messages.flatMap(buttonsOf).entries())
      compare(
        `${line}: a stranger presses ${label}`,
        await one.pressId('zoe', id),
        await other.pressId('zoe', buttons[index]?.id ?? ''),
      );
  }
  expect(one.labels.length).toBeGreaterThan(1);
  await Promise.all(tables.map((table) => table.close()));
  return texts;
}

describe.each(BUILT_IN_IDS)('%s: what a GM has noted of a creature, an ambush, secret dice, a whisper', (system) => {
  test.each(SECRECIES.filter((each) => each !== 'exact'))(
    'with secrecy %s are given away by no message of the encounter, none of its buttons, and not on its page on the web',
    async (secrecy) => {
      expect((await differences(system, secrecy)).slice(0, 4).join('\n')).toBe('');
    },
  );
});

test('with secrecy exact the same search finds differences', async () => {
  expect((await differences('tdgs', 'exact')).join('\n')).toMatch(/HP/);
});
