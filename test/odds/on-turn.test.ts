import { describe, expect, test } from 'vitest';
import { asIfOnTurn, exactOdds } from '../../src/odds/act-odds.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { opening, ready } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { attack, duel } from './duel.ts';

describe.each(SYSTEM_IDS)('%s: odds out of turn', (system) => {
  const rules = rulesNamed(system)!;
  const named = (kind: string) => rules.archetypes.find((each) => each.kind === kind)!.name;
  const [hero, foe] = [named('character'), named('creature')];
  const onTurn = duel(system, hero, foe);
  const odds = (encounter: Encounter) => exactOdds(attack(encounter), { most: 3000 });

  test('are those on the turn, before the rounds begin and while it is another’s', () => {
    const start = opening(rules);
    const before = {
      ...start,
      combatants: [
        ready(rules, hero, start, { name: 'Hero', side: 'players' }),
        ready(rules, foe, start, { name: 'Foe', side: 'enemies' }),
      ],
    };
    const ended = carryOut(rules, onTurn, { type: 'end-turn', subject: 'hero' }, seededDice(1));
    if (!ended.ok || ended.value.type !== 'done') throw new Error(JSON.stringify(ended));
    const then = odds(onTurn);
    expect(then).toMatchObject({ ok: true, value: { hit: expect.any(Number) } });
    for (const other of [before, ended.value.after]) expect(odds(asIfOnTurn(rules, other, 'hero'))).toEqual(then);
  });

  test('leave whose turn it is as it is, and the order of those who come after', () => {
    expect(asIfOnTurn(rules, onTurn, 'hero')).toBe(onTurn);
    const theirs = asIfOnTurn(rules, onTurn, 'foe');
    expect(theirs.turnOrder).toBe(onTurn.turnOrder);
    expect(theirs.turnOrder[theirs.turn]).toContain('foe');
  });
});
