import { afterAll, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { publicEncounterOf } from '../../src/pages/live.ts';
import { depart } from '../../src/rules/core/departure.ts';
import { removeSystem } from '../../src/rules/systems.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { withOdds } from '../commands/known-odds.ts';
import { readable } from '../commands/readable.ts';
import { addSmall, smallRules } from '../systems/small.ts';
import { buttonsOf, PostedTable, textOf } from './posted-table.ts';

afterAll(() => removeSystem('small'));

// Rats have morale: a rat that is hurt flees.
const { settle } = smallRules();
addSmall({
  settle(resolution) {
    settle(resolution);
    for (const { id, name, vitality, resources } of resolution.encounter.combatants)
      if (name.startsWith('Rat') && vitality === 'up' && (resources.hp?.value ?? 0) < (resources.hp?.max ?? 0))
        depart(resolution, id, 'fled');
  },
});

test('who flees or surrenders is told, shown and counted as such, can’t be reached, and can come back', async () => {
  const table = new PostedTable();
  await table.say('/encounter start ruleset:small');
  await table.say('@ana /join character:Hero name:Kira', '/add creature:Rat count:2', '/add creature:Lurker');
  await table.say('/initiative');
  const odds = readable(withOdds(await table.say('@ana /odds target:"Rat 1"')));
  expect(odds).toContain('100% to make the target flee');
  expect(odds).not.toContain('down');
  await table.say('@ana /attack target:"Rat 1"');
  const allText = () => table.messages.map(({ text }) => text).join('\n');
  const vitalities = async () => (await table.state()).encounter.combatants.map(({ vitality }) => vitality);
  expect(await vitalities()).toEqual(['up', 'fled', 'up', 'up']);
  expect(allText()).toMatch(/Rat 1 (turns and flees|has had enough and runs away|breaks away|escapes before)/);
  expect(allText()).not.toMatch(/lies still|goes down|drops/);
  expect(table.newest('turn').text).toContain('Fled: Rat 1');
  expect(allText()).toContain('**Rat 1 has fled.**');
  expect(buttonsOf(table.newest('turn')).map(({ label }) => label)).not.toContain('Attack Rat 1');

  expect(textOf(await table.say('@ana /attack target:"Rat 1"'))).toContain('Rat 1 has fled.');
  await table.say('/gm leave who:"Rat 2" how:surrendered');
  expect(table.newest('turn').text).toContain('Surrendered: Rat 2');
  expect(allText()).toContain('**Rat 2 has surrendered.**');
  expect(textOf(await table.say('/gm leave who:"Rat 2" how:captured'))).toContain('Rat 2 has surrendered.');
  const liveCombatants = publicEncounterOf((await table.state()).encounter).combatants;
  expect(liveCombatants.map(({ name, state }) => [name, state])).toEqual([
    ['Lurker', undefined],
    ['Kira', undefined],
    ['Rat 1', 'fled'],
    ['Rat 2', 'surrendered'],
  ]);
  await table.say('/gm revive who:"Rat 2"');
  expect(await vitalities()).toEqual(['up', 'fled', 'up', 'up']);
  await table.say('/undo');
  expect(await vitalities()).toEqual(['up', 'fled', 'surrendered', 'up']);

  // Combatants who left don't keep combat going.
  await table.say('/adjust who:Lurker resource:hp to:0');
  expect((await table.state()).encounter.phase).toBe('aftermath');
  expect(allText()).toMatch(/Out of the fight: Lurker\.\n-# Fled: Rat 1\.\n-# Surrendered: Rat 2\./);
  const end = textOf(await table.say('/encounter end'));
  expect(`${end}${allText()}`).toMatch(/Fled: Rat 1/);
  const [file] = (await table.say('/log export as:json')).files ?? [];
  expect(verifyRecord(JSON.parse(file ? fullText(file) : '{}')).wrong).toEqual([]);
});
