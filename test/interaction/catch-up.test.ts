import { describe, expect, test } from 'vitest';
import { rulesNamed } from '../../src/rules/systems.ts';
import { said, tap } from '../commands/private-message.ts';
import { PostedTable } from '../posts/posted-table.ts';

/** A condition of each system that keeps nobody from acting. */
const CONDITIONS = { tdgs: 'Poisoned', dungeoneers: 'Prone', mastery: 'Fatigued', sol: 'prone' } as const;

/** A fight of Ana's Hero with a Foe, whose turn it is; Hero has had one. */
async function fight(system: string): Promise<PostedTable> {
  const table = new PostedTable();
  const { archetypes } = rulesNamed(system)!;
  const named = (kind: string) => archetypes.find((each) => each.kind === kind)!.name;
  await table.say(
    `/encounter start ruleset:${system}`,
    `@ana /join character:"${named('character')}" name:Hero`,
    `/character new name:Foe ruleset:${system} from:"${named('creature')}"`,
    '/add creature:Foe',
    '/initiative',
  );
  const first = (await table.state()).encounter.turnOrder[0] ?? [];
  if (!first.includes('hero')) await table.say('/gm reorder who:Hero before:Foe sure:yes');
  while (!(await turnOf(table)).includes('hero')) await table.say('/turn skip');
  await table.say('@ana /turn end as:Hero');
  return table;
}

async function turnOf(table: PostedTable): Promise<readonly string[]> {
  const { turnOrder, turn } = (await table.state()).encounter;
  return turnOrder[turn] ?? [];
}

describe('/catch-up', () => {
  test.each(Object.entries(CONDITIONS))(
    '%s: what was done since one’s last turn, and stands',
    async (system, condition) => {
      const table = await fight(system);
      const add = (who: string, name: string) => table.say(`/condition add who:${who} condition:"${name}"`);
      await add('Hero', condition);
      await add('Foe', condition);
      await table.say('/undo');
      const text = said(await table.say('@ana /catch-up'));
      expect(text).toContain(`### Since your last turn\n- On Hero now: ${condition}`);
      expect(text).not.toContain('On Foe');
      expect(text).toMatch(/\nYour side: \*\*Hero\*\* .*\.\nRound \S+ · Waiting for: \*\*Foe\*\*/);
      expect(text.split('\n').length).toBeLessThanOrEqual(12);
      await table.close();
    },
  );

  test('is told to the asker alone, and says until when whoever is on turn has', async () => {
    const table = await fight('tdgs');
    await table.say('/turn end as:Foe');
    await table.do('gwen', { type: 'pace', pace: { turn: 60, question: 60, nudge: 0, atEnd: 'guard' } });
    const since = (table.now - 60_000) / 1000;
    const reply = await table.say('@zoe /catch-up');
    expect(reply.whisper).toBe(true);
    expect(said(reply)).toContain(
      '### Since the round began\nNothing that changes much has happened.\nThe players: **Hero**',
    );
    expect(said(reply)).toMatch(new RegExp(`Waiting for: \\*\\*Hero\\*\\* .*due <t:${since + 3600}:R>$`));
    await table.close();
  });

  test('is behind a button of the corner, of whoever plays nobody too, and leads back', async () => {
    const table = await fight('tdgs');
    const caughtUp = await tap(table, 'ana', await table.say('@ana /me'), 'Catch up');
    expect([caughtUp.update, said(caughtUp)]).toEqual([true, expect.stringContaining('### Since your last turn')]);
    expect(said(await tap(table, 'ana', caughtUp, 'Back'))).toContain('### Hero');
    expect(said(await tap(table, 'zoe', await table.say('@zoe /me'), 'Catch up'))).toContain(
      '### Since the round began',
    );
    await table.close();
  });

  test('what is the GM’s alone, what somebody plans and what one has done oneself is not in it', async () => {
    const table = await fight('tdgs');
    await table.say('/add creature:Goblin hidden:yes', '/roll dice:d20 secret:yes', '/turn end as:Foe');
    await table.say('@ana /defend as:Hero');
    await table.do('ana', { type: 'plan', subject: 'hero' });
    for (const user of ['ana', 'zoe']) {
      const text = said(await table.say(`@${user} /catch-up`));
      expect(text).not.toMatch(/Goblin|d20|plan/);
      expect(text.includes('Defen')).toBe(user === 'zoe');
    }
    await table.close();
  });

  test('where nothing has been played it says so', async () => {
    const table = new PostedTable();
    expect((await table.say('@ana /catch-up')).content).toContain('/encounter start');
    await table.close();
  });
});
