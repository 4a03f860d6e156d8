import { describe, expect, test } from 'vitest';
import { seededChance } from '../../src/rules/core/dice.ts';
import type { Combatant, CombatantId, Encounter } from '../../src/rules/core/encounter.ts';
import { ASK } from '../../src/rules/core/resolution.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { actorView } from '../../src/rules/core/seen.ts';
import { tactic } from '../../src/rules/core/tactics.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { randomSheet } from '../rules/core/random-sheet.ts';
import { castByChance, playOut, stylesByChance, type WholeFight } from '../rules/core/whole-fight.ts';
import { times } from './length.ts';

/** What comes back each turn or round, armor that a hit destroys, and stamina that every action costs. */
const EVERYDAY =
  /^(actions?|step|(action|movement|reaction) points|uses: (Sneak Attack|Dodge)|(pool|deflection): .*|stamina)$/;

/** A fight of between one against one and four against four. */
function cast(rules: Ruleset, seed: number): Encounter {
  const chance = seededChance(seed);
  const many = () => 1 + Math.floor(chance() * 4);
  return castByChance(rules, chance, { players: many(), enemies: many() });
}

function styled(rules: Ruleset, seed: number): WholeFight {
  return playOut(rules, cast(rules, seed), seed, { styleOf: stylesByChance(seed) });
}

const moves = ({ moves: all }: WholeFight) => all.map(({ actor, move }) => ({ actor, move }));

describe.each(BUILT_IN_IDS)('fights of %s on autopilot', (id) => {
  const rules = rulesNamed(id) as Ruleset;

  test('come to an end, and nothing is refused', () => {
    const faults: unknown[] = [];
    for (let seed = 1; seed <= times(25, 1000); seed++) {
      const { isOver, refused } = styled(rules, seed);
      if (!isOver || refused.length > 0) faults.push({ seed, isOver, refused });
    }
    expect(faults).toEqual([]);
  });

  test('refuse nothing and end every turn, whatever the sheets are', () => {
    const faults: unknown[] = [];
    for (let seed = 1; seed <= times(5, 300); seed++) {
      const start = cast(rules, seed);
      const chance = seededChance(seed);
      const combatants = start.combatants.map((who) => {
        const sheet = randomSheet(rules, chance);
        const [resources, ownState] = [
          rules.resources(sheet, start.settings),
          rules.own.combatant(sheet, start.settings),
        ];
        return { ...who, sheet, resources, own: ownState };
      });
      // With random armor, maybe no one can hurt anyone, so the fight stops after 20 rounds.
      const { refused } = playOut(rules, { ...start, combatants }, seed, {
        styleOf: stylesByChance(seed),
        mostRounds: 20,
      });
      if (refused.length > 0) faults.push({ seed, refused });
    }
    expect(faults).toEqual([]);
  });

  test('are the same for the same seed', () => {
    for (let seed = 1; seed <= times(3, 50); seed++)
      expect(moves(styled(rules, seed))).toEqual(moves(styled(rules, seed)));
  });

  test('ask no question that an offered answer doesn’t settle, with all auto-reactions set to ask', () => {
    const orders = Object.entries(rules.standingOrders).filter(([, { offers }]) => offers.includes(ASK));
    const standingOrders = Object.fromEntries(orders.map(([about]) => [about, ASK]));
    for (let seed = 1; seed <= times(4, 150); seed++) {
      const start = cast(rules, seed);
      const encounter = { ...start, combatants: start.combatants.map((who) => ({ ...who, standingOrders })) };
      const { isOver, refused, answers } = playOut(rules, encounter, seed, { styleOf: stylesByChance(seed) });
      expect({ seed, isOver, refused }).toEqual({ seed, isOver: true, refused: [] });
      for (const { question, answer } of answers)
        if (question.offers.length > 0) expect(question.offers).toContain(answer);
        else expect(answer).not.toBe('');
    }
  });

  test('never depend on what an enemy’s sheet, resources and orders hide', () => {
    let compared = 0;
    for (let seed = 1; seed <= times(4, 100); seed++)
      playOut(rules, cast(rules, seed), seed, {
        styleOf: stylesByChance(seed),
        deciding(encounter, actor, style, decision) {
          const other = withOtherEnemies(rules, encounter, actor, decision);
          if (
            JSON.stringify(seenCombatants(rules, encounter, actor)) !==
            JSON.stringify(seenCombatants(rules, other, actor))
          )
            return;
          compared += 1;
          const choose = (encounter: Encounter) => tactic(rules, encounter, actor, style, seededChance(decision));
          expect(choose(other)).toEqual(choose(encounter));
        },
      });
    expect(compared).toBeGreaterThan(20);
  });

  test('spend nothing without leave, except what comes back by itself', () => {
    const spent = new Set<string>();
    for (let seed = 1; seed <= times(8, 100); seed++) {
      const leaveOf = ({ side }: Combatant) => (side === 'players' ? {} : undefined);
      const start = cast(rules, seed);
      const fight = playOut(rules, start, seed, { styleOf: stylesByChance(seed), spendingLimit: leaveOf });
      expect(fight.isOver).toBe(true);
      const playerIds = new Set(start.combatants.filter(({ side }) => side === 'players').map((who) => who.id));
      for (const { move, events } of fight.moves)
        for (const event of events) {
          if (event.type === 'spent' && playerIds.has(event.subject)) spent.add(event.resource);
          if (move !== 'end turn' && playerIds.has(move.actor) && move.amount) spent.add('staked');
        }
    }
    expect([...spent].filter((resource) => !EVERYDAY.test(resource))).toEqual([]);
  });

  test('make the cowardly defend more than the fierce, and the mindless never', () => {
    const guards = (style: 'fierce' | 'cowardly' | 'mindless') => {
      let count = 0;
      for (let seed = 1; seed <= times(6, 100); seed++)
        for (const { move } of playOut(rules, cast(rules, seed), seed, { styleOf: () => style }).moves)
          if (move !== 'end turn' && ['defend', 'take-cover'].includes(move.action)) count += 1;
      return count;
    };
    expect(guards('cowardly')).toBeGreaterThan(guards('fierce'));
    expect(guards('mindless')).toBe(0);
  });
});

function seenCombatants(rules: Ruleset, encounter: Encounter, actor: CombatantId) {
  return actorView(rules, encounter, actor).others;
}

/**
 * A copy of a fight in which enemies have other sheets, auto-reactions and resources. Only their main resource is
 * unchanged.
 */
function withOtherEnemies(rules: Ruleset, encounter: Encounter, actor: CombatantId, seed: number): Encounter {
  const chance = seededChance(seed);
  const { side } = encounter.combatants.find(({ id }) => id === actor) as Combatant;
  const combatants = encounter.combatants.map((who): Combatant => {
    const archetype = rules.archetypes[Math.floor(chance() * rules.archetypes.length)];
    if (who.side === side || !archetype || who.vitality !== 'up') return who;
    const main = Object.entries(who.resources).slice(0, 1);
    const resources = { ...rules.resources(archetype.sheet, encounter.settings), ...Object.fromEntries(main) };
    const standingOrders = Object.fromEntries(
      Object.entries(rules.standingOrders).map(([about, { offers }]) => [about, offers.at(-1) ?? '']),
    );
    // Everyone can see how large a combatant is.
    const sheet = 'size' in who.sheet ? { ...archetype.sheet, size: who.sheet.size } : archetype.sheet;
    return { ...who, sheet, resources, standingOrders };
  });
  return { ...encounter, combatants };
}
