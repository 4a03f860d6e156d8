import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { readSettings } from '../../src/interaction/settings.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { readPack } from '../../src/packs/read.ts';
import { ownAffliction } from '../../src/rules/core/condition.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import { type Combatant, onTurn } from '../../src/rules/core/encounter.ts';
import { tacticDeed } from '../../src/rules/core/tactics.ts';
import { BUILT_IN_IDS, rulesNamed, rulesOf } from '../../src/rules/systems.ts';
import type { RandomSource } from '../../src/session/caller.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { replyText, tap } from '../commands/private-message.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { emptyDatabase } from '../store/memory.ts';

const fileOf = (system: string) => readFileSync(`docs/packs/${system}.json`, 'utf8');

function packOf(system: string): Pack {
  const result = readPack(fileOf(system), readSettings);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.pack;
}

/** The dice are the same in each run, so that both sides survive for two rounds. */
const RANDOM_SOURCE: RandomSource = { newSeed: () => '07'.repeat(32), newId: randomUUID };

/** Text as Discord shows it. */
const unescaped = (text: string) => text.replaceAll('\\', '');

/** The combatants' names without their numbers, such as "Goblin" for "Goblin 2". */
const kinds = (all: readonly Combatant[]) => all.map(({ name }) => name.replace(/ \d$/, ''));
const names = (all: readonly Combatant[] = []) => all.map(({ name }) => name);

/** Lets autopilot play everyone, including the players' characters, until a round begins. */
async function playTo(table: PostedTable, round: number): Promise<void> {
  for (let move = 0; ; move++) {
    const { encounter, waiting } = await table.state();
    if (encounter.phase !== 'fighting' || encounter.round >= round) return;
    if (move > 400) throw new Error('The fight doesn’t come to an end');
    if (waiting) {
      await table.say(`@mira /answer answer:"${waiting.question.offers[0] ?? 'a scar'}"`);
      continue;
    }
    const [subject] = onTurn(encounter);
    if (!subject) throw new Error('It is no one’s turn');
    await table.do('mira', tacticDeed(rulesOf(encounter), encounter, subject.id, 'fierce', seededChance(move)));
  }
}

test('The file in docs/packs.md fits', () => {
  const [, written = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/packs.md', 'utf8')) ?? [];
  expect(readPack(written, readSettings)).toMatchObject({ pack: { title: 'The Bog', scenes: { length: 1 } } });
});

describe.each(BUILT_IN_IDS)('The example of %s', (system) => {
  test('uses every part of a pack, and changes creatures of the book', () => {
    const writtenPack = JSON.parse(fileOf(system));
    expect(writtenPack).toMatchObject({ license: 'CC0', $schema: '../pack.schema.json' });
    for (const { like } of writtenPack.creatures) expect(like).toBeTypeOf('string');
    const { stock, creatures, conditions, maps, scenes } = packOf(system);
    expect(Object.values(stock).flat().length).toBeGreaterThan(0);
    expect([creatures.length, conditions.length, maps.length, scenes.length]).toEqual([3, 1, 1, 2]);
    const [first] = scenes;
    expect(first?.creatures.some(({ hidden }) => hidden)).toBe(true);
    expect([first?.map, first?.say, first?.note]).not.toContain(undefined);
  });

  test('is uploaded, and its scene is opened, played, undone and ended; the record verifies without packs', async () => {
    const table = new PostedTable(emptyDatabase(), 0, RANDOM_SOURCE);
    table.managers = ['mira'];
    const pack = packOf(system);
    const [scene, second] = pack.scenes;
    const [condition] = pack.conditions;
    if (!scene || !second || !condition) throw new Error('Too few entries');
    const preview = await table.upload('mira', '/pack add', fileOf(system));
    const reply = await tap(table, 'mira', await tap(table, 'mira', preview, 'Use it'), 'Open ');
    expect(unescaped(replyText(reply))).toContain(scene.note);
    const output = () => unescaped(table.messages.map(({ text }) => text).join('\n'));
    expect(output()).toContain(scene.say);
    const start = (await table.state()).encounter;
    expect(kinds(start.combatants)).toEqual(
      scene.creatures.filter(({ hidden }) => !hidden).flatMap(({ creature, count }) => Array(count).fill(creature)),
    );
    const ambush = scene.creatures.find(({ hidden }) => hidden)?.creature ?? '';
    expect(names(start.hidden)).toEqual([`${ambush} 1`, `${ambush} 2`]);
    expect(start.field?.standing).toMatchObject(
      Object.fromEntries([...start.combatants, ...(start.hidden ?? [])].map(({ id }) => [id, expect.any(String)])),
    );

    await table.say('@mira /undo');
    const { combatants, hidden = [], field } = (await table.state()).encounter;
    expect([combatants, hidden, field]).toEqual([[], [], undefined]);
    await table.say('@mira /redo');
    expect((await table.state()).encounter).toEqual(start);

    const players = rulesNamed(system)?.archetypes.filter(({ kind }) => kind === 'character') ?? [];
    await table.say(
      `@ana /join character:"${players[0]?.name}" name:Ada`,
      `@bo /join character:"${players[1]?.name}" name:Bo`,
    );
    await table.say('@mira /initiative');
    await playTo(table, 2);
    expect(output()).not.toContain(ambush);
    await table.say('@mira /gm reveal who:all');
    await playTo(table, 3);
    const { encounter } = await table.state();
    expect([encounter.round, names(encounter.combatants)]).toEqual([3, expect.arrayContaining([`${ambush} 1`])]);

    const before = encounter;
    const affliction = ownAffliction(condition, { rounds: 2 });
    await table.do('mira', {
      type: 'afflict',
      subject: before.combatants.find(({ vitality }) => vitality === 'up')?.id ?? '',
      affliction,
    });
    const bearer = (await table.state()).encounter.combatants.find(({ vitality }) => vitality === 'up');
    expect(bearer?.conditions.at(-1)).toMatchObject({ name: `own: ${condition.name}`, form: { does: condition.form } });
    await table.say('@mira /undo');
    expect((await table.state()).encounter).toEqual(before);
    await table.say('@mira /redo', `@mira /pack remove pack:${pack.id} sure:yes`, '@mira /encounter end');

    const [exported] = (await table.say('@mira /log export as:json')).files ?? [];
    const text = exported ? fullText(exported) : '';
    const recordResult = readExportedRecord(text);
    if (!recordResult.ok) throw new Error(JSON.stringify(recordResult.why));
    expect(recordResult.value.format).toBe('fray encounter 3');
    expect(verifyRecord(recordResult.value).wrong).toEqual([]);
    await table.close();
  });
});
