import { describe, expect, test } from 'vitest';
import { type Reply, wholeText } from '../../src/interaction/reply.ts';
import { readSettings } from '../../src/interaction/settings.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { readPack } from '../../src/packs/read.ts';
import { SYSTEM_IDS } from '../../src/rules/systems.ts';
import { formOf } from '../../src/terminal/controls.ts';
import { packProblem } from '../../src/text/packs.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { choose, fill, said, tap } from './private-message.ts';

/** A table of a system; gwen is its GM, and may manage the server. */
async function table(system: string): Promise<PostedTable> {
  const made = new PostedTable();
  made.managers = ['gwen'];
  await made.say(`/encounter start ruleset:${system}`);
  return made;
}

/** The first choice of a field of a form. */
function firstChoice(reply: Reply, field: string): string {
  const [first] = formOf(reply)?.fields.find(({ id }) => id === field)?.choices ?? [];
  if (!first) throw new Error(`Nothing to choose for ${field}`);
  return first.value;
}

/** A new creature in a pack, from its screen and back to it. */
async function creature(here: PostedTable, pack: Reply, name: string): Promise<Reply> {
  const form = await tap(here, 'gwen', pack, 'Creature…');
  const made = await fill(here, 'gwen', form, { name, like: firstChoice(form, 'like') });
  expect(said(made)).toContain(`**${name}** is now in The Bog`);
  return tap(here, 'gwen', made, 'The Bog');
}

/** A pack's file, as its screen exports it. */
async function exported(here: PostedTable, pack: string): Promise<string> {
  const [file] = (await here.say(`/pack export pack:${pack}`)).files ?? [];
  if (!file) throw new Error('No file');
  return wholeText(file);
}

function packIn(file: string): Pack {
  const read = readPack(file, readSettings);
  if ('problems' in read) throw new Error(read.problems.map(packProblem).join('\n'));
  return read.pack;
}

/** The list for sheets that a system's test adds to, and a form that fits an entry of it. */
const STOCK: Readonly<Record<string, { readonly list: string; readonly key: string }>> = {
  tdgs: { list: 'stock.weapons', key: 'weapons' },
  dungeoneers: { list: 'stock.weapons', key: 'weapons' },
  sol: { list: 'stock.weapons', key: 'weapons' },
  mastery: { list: 'stock.specials', key: 'specials' },
};

describe.each(SYSTEM_IDS)('In %s', (system) => {
  test('a GM makes three creatures, a condition and a weapon, keeps the fight, and another server reads it all', async () => {
    const here = await table(system);
    let screen = await here.say('/pack new title:"The Bog"');
    expect(said(screen)).toContain('The Bog is ready.');
    for (const name of ['Bog Hag', 'Imp', 'Toad']) screen = await creature(here, screen, name);

    const form = await tap(here, 'gwen', screen, 'Condition…');
    const hexed = await fill(here, 'gwen', form, { '*name': 'Hexed', brief: 'A curse.', kind: 'debuff' });
    expect(said(hexed)).toContain('**Hexed** is now in The Bog');
    screen = await tap(here, 'gwen', hexed, 'The Bog');

    const { list = '', key = '' } = STOCK[system] ?? {};
    const asked = await choose(here, 'gwen', screen, 'Add for sheets…', list);
    const weapon = asked.form?.custom_id.startsWith('pack-start')
      ? await fill(here, 'gwen', asked, { name: 'Moon Sickle', like: firstChoice(asked, 'like') })
      : await fill(here, 'gwen', asked, { '*name': 'Moon Sickle', level: firstChoice(asked, 'level') });
    expect(said(weapon)).toContain('**Moon Sickle** is now in The Bog');

    await here.say(
      '/add creature:"Bog Hag"',
      '/add creature:Imp count:3 together:yes',
      '/add creature:Toad hidden:yes',
    );
    await here.say('@ana /join character:Kira', '/map new kind:room');
    const kept = await fill(here, 'gwen', await here.say('/pack keep what:scene'), {
      name: 'The hag’s door',
      say: 'The door is open.',
      note: 'She knows.',
    });
    expect(said(kept)).toContain('**The hag’s door** is now in The Bog');

    const file = await exported(here, 'the-bog');
    const pack = packIn(file);
    expect(pack.creatures.map(({ name }) => name)).toEqual(['Bog Hag', 'Imp', 'Toad']);
    expect(pack.conditions.map(({ name, brief }) => [name, brief])).toEqual([['Hexed', 'A curse.']]);
    expect(pack.stock[key]?.map(({ name }) => name)).toEqual(['Moon Sickle']);
    expect(pack.scenes).toMatchObject([
      {
        name: 'The hag’s door',
        creatures: [
          { creature: 'Bog Hag', count: 1, hidden: false, group: false },
          { creature: 'Imp', count: 3, hidden: false, group: true },
          { creature: 'Toad', count: 1, hidden: true, group: false },
        ],
        say: 'The door is open.',
        note: 'She knows.',
      },
    ]);
    const { encounter } = await here.state();
    expect(pack.maps.map(({ field }) => field)).toEqual(encounter.field ? [encounter.field.ground] : []);

    const there = await table(system);
    const used = await tap(there, 'gwen', await there.upload('gwen', '/pack add', file), 'Use it');
    expect(said(used)).toContain('The Bog is now in use');
    await there.say('/add creature:"Bog Hag"');
    const hag = (await there.state()).encounter.combatants[0]!;
    expect(hag.sheet).toEqual(encounter.combatants[0]?.sheet);
  });
});
