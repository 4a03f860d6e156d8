import { describe, expect, test } from 'vitest';
import { upcomingTurn } from '../../../src/rules/core/next-up.ts';
import { rulesNamed, rulesOf } from '../../../src/rules/systems.ts';
import { PostedTable } from '../../posts/posted-table.ts';

/** A fight whose turn order stays the same every round. */
async function fight(system: string) {
  const table = new PostedTable();
  const hero = rulesNamed(system)!.archetypes.find(({ kind }) => kind === 'character')!.name;
  await table.say(`/encounter start ruleset:${system}`);
  for (const [user, name] of [
    ['ana', 'Kira'],
    ['bo', 'Mira'],
    ['cy', 'Bryn'],
  ])
    await table.say(`@${user} /join character:"${hero}" name:${name}${name === 'Bryn' ? ' side:others' : ''}`);
  await table.say('/initiative');
  const { encounter } = await table.state();
  await table.close();
  return { ...encounter, turn: 0, done: [] };
}

describe('upcomingTurn', () => {
  test.each(['mastery', 'dungeoneers', 'sol', 'tdgs'])('%s: is the next one who can act', async (system) => {
    const fightState = await fight(system);
    const rules = rulesOf(fightState);
    const ids = (encounter: typeof fightState) => upcomingTurn(rules, encounter)?.who.map(({ id }) => id);
    const [kira, mira, bryn] = ['Kira', 'Mira', 'Bryn'].map(
      (name) => fightState.combatants.find((each) => each.name === name)!.id,
    );
    const blocks = [[kira!], [mira!], [bryn!]];
    const orderedFight = { ...fightState, turnOrder: blocks };
    expect(ids(orderedFight)).toEqual([mira]);
    const withFallenMira = orderedFight.combatants.map((each) =>
      each.id === mira ? { ...each, vitality: 'down' as const } : each,
    );
    expect(ids({ ...orderedFight, combatants: withFallenMira })).toEqual([bryn]);
    expect(ids({ ...orderedFight, turnOrder: [[kira!], [mira!, bryn!]] })).toEqual([mira, bryn]);
    const isNew = rules.reordersEachRound?.(orderedFight) ?? false;
    expect(ids({ ...orderedFight, turn: 2 })).toEqual(isNew ? undefined : [kira]);
    expect(ids({ ...orderedFight, phase: 'aftermath' })).toBeUndefined();
  });
});
