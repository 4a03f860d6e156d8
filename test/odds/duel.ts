import type { OddsRequest } from '../../src/odds/act-odds.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type Encounter, onTurn } from '../../src/rules/core/encounter.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';

/** A duel between two combatants, on the first one's turn. Their ids are "hero" and "enemy". */
export function duel(system: string, hero: string, enemy: string, settings: Encounter['settings'] = {}): Encounter {
  const rules = rulesNamed(system)!;
  const start = { ...openingEncounter(rules), settings };
  const combatants = [
    premadeCombatant(rules, hero, start, { name: 'Hero', side: 'players' }),
    premadeCombatant(rules, enemy, start, { name: 'Enemy', side: 'enemies' }),
  ];
  const afterDeed = (before: Encounter, deed: Deed): Encounter => {
    const result = carryOut(rules, before, deed, seededDice(1));
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    return result.value.after;
  };
  const startedFight = afterDeed({ ...start, combatants }, { type: 'initiative' });
  return onTurn(startedFight)[0]?.id === 'hero'
    ? startedFight
    : afterDeed(startedFight, { type: 'end-turn', subject: 'enemy' });
}

/** An attack by the hero on the enemy, with these details. Each question is answered with the first offer. */
export function attack(encounter: Encounter, more: Partial<Intent> = {}): OddsRequest {
  const intent: Intent = { action: 'attack', actor: 'hero', targets: ['enemy'], ...more };
  return {
    rules: rulesNamed(encounter.system)!,
    encounter,
    deed: { type: 'intent', intent },
    target: 'enemy',
    answer: ({ offers }) => offers[0] ?? 'yes',
  };
}
