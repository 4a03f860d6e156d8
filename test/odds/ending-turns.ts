// Fights in which something happens automatically after the hero's turn, which ends with its last action.

import { addForecasts, countFor, forecastOf, NO_FIGHTS } from '../../src/odds/forecast.ts';
import { playOut } from '../../src/odds/play-out.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type Encounter, PLAYERS, type Setting } from '../../src/rules/core/encounter.ts';
import { rulesNamed, rulesOf } from '../../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';

export function afterDeeds(encounter: Encounter, ...deeds: readonly Deed[]): Encounter {
  return deeds.reduce((before, deed) => {
    const result = carryOut(rulesOf(before), before, deed, seededDice(1), ['hold', 'hold']);
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    return result.value.after;
  }, encounter);
}

/** Begins combat, and ends turns until it is this combatant's turn. */
export function turnOf(who: string, encounter: Encounter): Encounter {
  const startedFight = encounter.phase === 'fighting' ? encounter : afterDeeds(encounter, { type: 'initiative' });
  const [now = ''] = startedFight.turnOrder[startedFight.turn] ?? [];
  return now === who ? startedFight : turnOf(who, afterDeeds(startedFight, { type: 'end-turn', subject: now }));
}

export const deedOf = (action: string, actor = 'hero', more = {}): Deed => ({
  type: 'intent',
  intent: { action, actor, ...more },
});
export const withTurnsEnding = (encounter: Encounter, how: Setting): Encounter => ({
  ...encounter,
  settings: { ...encounter.settings, 'auto-end': how },
});

/**
 * TDGS: a peasant, who acts last in the round, attacks Kira, who acts first. The attack can't harm her, but she bleeds
 * and has 9 HP.
 */
export function bleeding(hero: object = {}): Encounter {
  const rules = rulesNamed('tdgs')!;
  const start = openingEncounter(rules);
  const combatants = [
    premadeCombatant(rules, 'Peasant', start, { id: 'hero', name: 'Hero', side: 'enemies' }),
    premadeCombatant(rules, 'Kira', start, { id: 'enemy', name: 'Enemy', side: PLAYERS }),
  ].map((each) => ({ ...each, ...(each.id === 'hero' && hero) }));
  return afterDeeds(
    turnOf('hero', { ...start, combatants }),
    { type: 'afflict', subject: 'enemy', affliction: { condition: 'Bleeding', value: 10 } },
    { type: 'adjust', subject: 'enemy', resource: 'hp', to: 9 },
  );
}

/** Dungeoneers: two skeletons with equal initiative. The hero, one of them, acts last and has one action point left. */
export function tiedFight(): Encounter {
  const rules = rulesNamed('dungeoneers')!;
  const start = openingEncounter(rules, { 'auto-end': 'action points' });
  const combatants = [
    premadeCombatant(rules, 'Freya', start, { id: 'enemy', name: 'Enemy', side: PLAYERS }),
    premadeCombatant(rules, 'Skeleton', start, { id: 'hero', name: 'Hero' }),
    premadeCombatant(rules, 'Skeleton', start, { id: 'other', name: 'Other' }),
  ];
  const startedFight = turnOf('enemy', { ...start, combatants });
  return afterDeeds(
    turnOf('hero', { ...startedFight, turnOrder: [['enemy'], ['other'], ['hero']], turn: 0 }),
    deedOf('defend'),
    deedOf('sprint'),
  );
}

/**
 * Dungeoneers: a friend has readied an attack for the end of the hero's turn, and the hero has one action point left.
 */
export function withReadyFriend(): Encounter {
  const rules = rulesNamed('dungeoneers')!;
  const start = openingEncounter(rules, { order: 'kept', 'auto-end': 'action points' });
  const combatants = [
    premadeCombatant(rules, 'Suori', start, { id: 'friend', standingOrders: { 'readied act': 'first' } }),
    premadeCombatant(rules, 'Freya', start, { id: 'hero' }),
    premadeCombatant(rules, 'Troll', start, { id: 'enemy', name: 'Enemy' }),
  ];
  const afterReady = afterDeeds(
    turnOf('friend', { ...start, combatants }),
    deedOf('ready', 'friend', { targets: ['hero'], manner: 'after', tool: 'attack' }),
  );
  return afterDeeds(turnOf('hero', afterReady), deedOf('defend'), deedOf('sprint'));
}

const FIGHT_COUNT = 150;
/** The largest difference between two win rates that chance alone can explain: four standard errors. */
export const WIN_SHARE_ERROR = 4 * Math.sqrt(0.5 / FIGHT_COUNT);

/** How often the players win, if turns end automatically and if they don't. */
export function winShares(endingRules: Encounter): readonly [ending: number, keeping: number] {
  const share = (encounter: Encounter) => {
    const fights = Array.from({ length: FIGHT_COUNT }, (_, seed) =>
      forecastOf(playOut(rulesOf(encounter), encounter, seed)),
    );
    const totalForecast = fights.reduce(addForecasts, NO_FIGHTS);
    return countFor(totalForecast.won, PLAYERS) / totalForecast.fights;
  };
  return [share(endingRules), share(withTurnsEnding(endingRules, false))];
}
