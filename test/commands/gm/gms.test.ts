import { expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../../src/rules/systems.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { replyText } from '../private-message.ts';

/** A fight whose GM gwen has had her data deleted. Ana plays in it. */
async function leftAlone(...lines: readonly string[]): Promise<PostedTable> {
  const table = new PostedTable();
  table.managers = ['mod'];
  await table.say('/encounter start ruleset:tdgs', '@ana /join character:Kira', '/add creature:Goblin', '/initiative');
  await table.say(...lines, '/privacy delete sure:yes');
  return table;
}

test('in a fight without a GM, players learn that a server admin can name a new one, who then runs it', async () => {
  const table = await leftAlone();
  expect(replyText(await table.say('@ana /turn skip'))).toBe(
    'This fight’s GM is gone. A server admin can name a new one with `/gm add-gm who:`.',
  );
  await table.say('@mod /gm add-gm who:ana');
  expect(replyText(await table.say('@bo /turn skip'))).toBe('Only the GM can do that. Ask <@ana>.');
  await table.say('@ana /turn skip');
  expect((await table.state()).encounter.turn).toBe(1);
});

test('a GM whose data was deleted doesn’t count as the GM that a fight needs', async () => {
  const table = await leftAlone('/gm add-gm who:gus');
  expect(replyText(await table.say('@gus /gm remove-gm who:gus'))).toContain('An encounter needs a GM');
});

test.each(BUILT_IN_IDS)(
  '%s: someone of whom the GM says that they left stays away, until the GM revives them',
  async (system) => {
    const table = new PostedTable();
    const [creature] = rulesNamed(system)!.archetypes.filter(({ kind }) => kind === 'creature');
    const hero = rulesNamed(system)!.archetypes.find(({ kind }) => kind === 'character')!.name;
    await table.say(
      `/encounter start ruleset:${system}`,
      `@ana /join character:"${hero}" name:Hero`,
      `@bo /join character:"${hero}" name:Other`,
      `/add creature:"${creature!.name}" count:2`,
      '/initiative',
      '/gm leave who:Hero how:fled',
      '/turn skip',
    );
    const vitality = async () =>
      (await table.state()).encounter.combatants.find(({ name }) => name === 'Hero')?.vitality;
    expect(await vitality()).toBe('fled');
    await table.say('/gm revive who:Hero');
    expect(await vitality()).toBe('up');
    await table.close();
  },
);
