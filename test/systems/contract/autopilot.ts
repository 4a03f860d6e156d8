// Checks that fights on autopilot end, that nothing is refused, and that no choice depends on what enemies hide.

import { seededChance } from '../../../src/rules/core/dice.ts';
import {
  type Combatant,
  type CombatantId,
  type Encounter,
  STYLES,
  type Style,
} from '../../../src/rules/core/encounter.ts';
import { resourceKindOf } from '../../../src/rules/core/resource-kind.ts';
import { actionName, type Ruleset } from '../../../src/rules/core/ruleset.ts';
import { chooseMove } from '../../../src/rules/core/tactics.ts';
import { actorView } from '../../../src/rules/core/visible-state.ts';
import { readZones } from '../../../src/rules/core/zones.ts';
import { openingEncounter, premadeCombatant, TestTable } from '../../embeds/random-fight.ts';
import { randomSheet } from '../../rules/core/random-sheet.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import {
  castByChance,
  type FightOptions,
  playOut,
  stylesByChance,
  type WholeFight,
} from '../../rules/core/whole-fight.ts';
import { times } from '../../soak/length.ts';
import { atMost, type Demand, numbersUpTo, premade, type TestedSystem, thorough } from './demand.ts';

/** A fight of one to four characters against one to four creatures. */
function randomParty(rules: Ruleset, seed: number): Encounter {
  const chance = seededChance(seed);
  const sizeOfSide = () => 1 + Math.floor(chance() * 4);
  return castByChance(rules, chance, { players: sizeOfSide(), enemies: sizeOfSide() });
}

function fightWithStyles(
  rules: Ruleset,
  seed: number,
  more: FightOptions = {},
  start = randomParty(rules, seed),
): WholeFight {
  return playOut(rules, start, seed, { styleOf: stylesByChance(seed), ...more });
}

/** What autopilot knew when it chose a move. */
interface Decision {
  readonly encounter: Encounter;
  readonly actor: CombatantId;
  readonly style: Style;
  readonly seed: number;
}

interface PlayedFight extends WholeFight {
  readonly decisions: readonly Decision[];
}

const FIGHTS_BY_SYSTEM = new WeakMap<Ruleset, Map<number, PlayedFight>>();

/** The random fight of a seed. The first ten fights are kept, because several demands in this file use them. */
function randomFight(rules: Ruleset, seed: number): PlayedFight {
  const fights = FIGHTS_BY_SYSTEM.get(rules) ?? new Map<number, PlayedFight>();
  FIGHTS_BY_SYSTEM.set(rules, fights);
  const fight = fights.get(seed) ?? playRandomFight(rules, seed);
  if (seed <= 10) fights.set(seed, fight);
  return fight;
}

function playRandomFight(rules: Ruleset, seed: number): PlayedFight {
  const decisions: Decision[] = [];
  const fight = fightWithStyles(rules, seed, {
    deciding: (encounter, actor, style, decisionSeed) =>
      decisions.push({ encounter, actor, style, seed: decisionSeed }),
  });
  return { ...fight, decisions };
}

/**
 * The numbers from 1 to `short` in `npm test`, to `full` when an author checks a system, and to `long` in the soak
 * tests.
 */
const seeds = (short: number, full: number, long: number) => numbersUpTo(short, times(full, long));

/** What is wrong with a fight that was played to its end. */
function faultsOf({ rules, files }: TestedSystem, what: string, { isOver, refused }: WholeFight, mayStop = false) {
  const where = rules.mind
    ? `its \`mind\` in ${files.rules}`
    : `its actions’ \`offers\` and \`plan\` in ${files.rules}`;
  return [
    ...refused.map((why) =>
      why === 'too many acts'
        ? `${rules.title}: ${what} never ends a turn: an action must cost something, or \`finished\` in ${files.rules} must say when a turn is over.`
        : `${rules.title}: what autopilot chose was refused in ${what} (\`${why}\`): mend ${where}.`,
    ),
    ...(isOver || mayStop || refused.length > 0
      ? []
      : [
          `${rules.title}: ${what} doesn’t end: \`settle\` must make the fallen fall, and \`decided\` say who won, in ${files.rules}.`,
        ]),
  ];
}

export const winnersNamed: Demand = {
  title: 'names the side that has won',
  problems: ({ rules, files }) =>
    seeds(4, 8, 100)
      .flatMap((seed) => {
        const { end } = randomFight(rules, seed);
        const sides = new Set(end.combatants.flatMap(({ side, vitality }) => (vitality === 'up' ? side : [])));
        const why = rules.decided(end);
        const [winner] = sides;
        if (sides.size !== 1 || why === undefined || ('side' in why && why.side === winner)) return [];
        return [
          `${rules.title} says that no one has won, although only one side stands: the reason of \`decided\` in ${files.rules} must have the fact \`side\`.`,
        ];
      })
      .slice(0, 1),
};

export const fightsEnd: Demand = {
  title: 'has random fights, and fights with each creature, that autopilot brings to an end without a refusal',
  problems: (system) => {
    const { rules } = system;
    const randomFaults = seeds(4, 10, 1000).flatMap((seed) =>
      faultsOf(system, `random fight ${seed}`, randomFight(rules, seed)),
    );
    const start = openingEncounter(rules);
    const hero = premadeCombatant(rules, premade(system, 'character').name, start);
    const creatures = rules.archetypes.filter(({ kind }) => kind === 'creature');
    const enemyCount = thorough(1, 2);
    const creatureFaults = creatures.flatMap(({ name }, nth) => {
      const table = new TestTable(rules, start, () => seededDice(1));
      table.do({ type: 'join', combatants: [hero] });
      const enemies = ['enemy', 'other']
        .slice(0, enemyCount)
        .map((id) => premadeCombatant(rules, name, start, { id, name: id }));
      if (!table.do({ type: 'join', combatants: enemies }))
        return [`${rules.title}’s ${name} can’t be added to a fight.`];
      const fight = playOut(rules, table.encounter, 41 + nth, { styleOf: stylesByChance(nth) });
      return faultsOf(system, `a fight of ${hero.name} against ${enemyCount} × ${name}`, fight);
    });
    return atMost([...randomFaults, ...creatureFaults]);
  },
};

export const oddFights: Demand = {
  title: 'refuses autopilot nothing and ends every turn, with random sheets too',
  problems: (system) => {
    const { rules } = system;
    return atMost(
      seeds(2, 5, 300).flatMap((seed) => {
        const start = randomParty(rules, seed);
        const chance = seededChance(seed);
        const combatants = start.combatants.map((who) => {
          const sheet = randomSheet(rules, chance);
          const resources = rules.resources(sheet, start.settings);
          return { ...who, sheet, resources, own: rules.own.combatant(sheet, start.settings) };
        });
        // With random armor, it may be that no one can hurt anyone, so the fight stops after 20 rounds.
        const fight = fightWithStyles(rules, seed, { mostRounds: 20 }, { ...start, combatants });
        return faultsOf(system, `a fight of random sheets (${seed})`, fight, true);
      }),
    );
  },
};

export const sameFights: Demand = {
  title: 'plays the same fight with the same dice',
  problems: ({ rules }) => {
    const movesText = ({ moves }: WholeFight) => JSON.stringify(moves.map(({ actor, move }) => ({ actor, move })));
    return seeds(2, 3, 50)
      .filter((seed) => movesText(randomFight(rules, seed)) !== movesText(playRandomFight(rules, seed)))
      .map(
        (seed) =>
          `${rules.title} plays fight ${seed} differently each time: rules must roll with \`dice\`, and never use Math.random, clocks or module state.`,
      );
  },
};

export const blindChoices: Demand = {
  title:
    'has autopilot choices that stay the same if what enemies’ sheets, resources and auto-reactions hide is different',
  problems: ({ rules, files }) => {
    let comparedCount = 0;
    const problems: string[] = [];
    // If the fights are short and have few choices, more fights are played.
    for (let fight = 1; fight <= thorough(2, times(4, 100)) || (comparedCount <= 20 && fight <= 60); fight++)
      for (const { encounter, actor, style, seed } of randomFight(rules, fight).decisions) {
        const other = withOtherEnemies(rules, encounter, actor, seed);
        const actorViewText = (each: Encounter) => JSON.stringify(actorView(rules, each, actor).others);
        if (actorViewText(encounter) !== actorViewText(other)) continue;
        comparedCount += 1;
        const choiceText = (each: Encounter) =>
          JSON.stringify(chooseMove(rules, each, actor, style, seededChance(seed)));
        if (choiceText(encounter) !== choiceText(other))
          problems.push(
            `${rules.title}’s autopilot reads what ${actor} can’t see: its \`mind\` in ${files.rules} may read only its own sheet and \`actorView\`.`,
          );
      }
    if (comparedCount <= 20)
      problems.push(
        `${rules.title}’s autopilot made ${comparedCount} choices in 60 fights, too few to compare: give its actions \`offers\` in ${files.rules}, so that a fight takes more than a turn.`,
      );
    return atMost(problems);
  },
};

/**
 * A copy of a fight in which the actor's enemies have other sheets, auto-reactions and resources. Their first resource
 * and their size stay the same.
 */
function withOtherEnemies(rules: Ruleset, encounter: Encounter, actor: CombatantId, seed: number): Encounter {
  const chance = seededChance(seed);
  const side = encounter.combatants.find(({ id }) => id === actor)?.side;
  const combatants = encounter.combatants.map((who): Combatant => {
    const archetype = rules.archetypes[Math.floor(chance() * rules.archetypes.length)];
    if (who.side === side || !archetype || who.vitality !== 'up') return who;
    const mainResource = Object.entries(who.resources).slice(0, 1);
    const resources = { ...rules.resources(archetype.sheet, encounter.settings), ...Object.fromEntries(mainResource) };
    const standingOrders = Object.fromEntries(
      Object.entries(rules.standingOrders).map(([about, { offers }]) => [about, offers.at(-1) ?? '']),
    );
    // Everyone can see how large a combatant is.
    const sheet = 'size' in who.sheet ? { ...archetype.sheet, size: who.sheet.size } : archetype.sheet;
    return { ...who, sheet, resources, standingOrders };
  });
  return { ...encounter, combatants };
}

export const thrift: Demand = {
  title: 'spends nothing of a player’s on autopilot without leave, except what comes back by itself',
  problems: (system) => {
    const { rules, files, sample } = system;
    const spentResources = new Set<string>();
    const problems: string[] = [];
    for (const seed of seeds(4, 8, 100)) {
      const start = randomParty(rules, seed);
      const spendingLimit = ({ side }: Combatant) => (side === 'players' ? {} : undefined);
      const fight = fightWithStyles(rules, seed, { spendingLimit }, start);
      problems.push(...faultsOf(system, `fight ${seed} without leave to spend`, fight));
      const players = new Set(start.combatants.filter(({ side }) => side === 'players').map(({ id }) => id));
      for (const { move, events } of fight.moves) {
        for (const event of events)
          if (event.type === 'spent' && players.has(event.subject)) spentResources.add(event.resource);
        if (move !== 'end turn' && players.has(move.actor) && move.amount) spentResources.add('staked');
      }
    }
    // Resources that soak damage are spent by enemies’ attacks, not by autopilot.
    const isFree = (resource: string) => {
      const { turn, soaks } = resourceKindOf(rules.resourceKinds, resource);
      return turn === true || soaks === true || sample.everyday?.test(resource) === true;
    };
    return atMost([
      ...problems,
      ...[...spentResources]
        .filter((resource) => !isFree(resource))
        .map(
          (resource) =>
            `${rules.title}’s autopilot spends a player’s \`${resource}\` without leave: its \`mind\` in ${files.rules} must keep to what it may spend. If the rules spend it without a choice, or it comes back by itself, name it as \`everyday\` in sample.ts.`,
        ),
    ]);
  },
};

export const guards: Demand = {
  title:
    'makes the cowardly guard themselves more than the fierce, and the mindless never, if its autopilot has a mind',
  problems: ({ rules, files, sample }) => {
    const actions = sample.guards ?? [actionName(rules, 'defend')].flatMap((name) => name ?? []);
    // A system without a `mind` only attacks on autopilot.
    if (!rules.mind || actions.length === 0) return [];
    // Combatants who guard themselves make fights long, so the rounds are limited.
    const mostRounds = thorough(5, 200);
    const count = (style: Style) =>
      seeds(3, 6, 100)
        .flatMap((seed) => playOut(rules, randomParty(rules, seed), seed, { styleOf: () => style, mostRounds }).moves)
        .filter(({ move }) => move !== 'end turn' && actions.includes(move.action)).length;
    const [cowardly, fierce, mindless] = [count('cowardly'), count('fierce'), count('mindless')];
    return [
      ...(cowardly > fierce
        ? []
        : [
            `${rules.title}’s cowardly guard themselves ${cowardly} times, the fierce ${fierce}: give the options of the kind \`guard\` in \`mind\` a \`worth\` nearer to that of attacks, in ${files.rules}, or name the actions that guard as \`guards\` in sample.ts.`,
          ]),
      ...(mindless === 0
        ? []
        : [
            `${rules.title}’s mindless guard themselves ${mindless} times: give guarding the kind \`guard\` in \`mind\`, in ${files.rules}.`,
          ]),
    ];
  },
};

export const approaches: Demand = {
  title: 'lets autopilot go to an enemy in another zone, if its book has zones',
  problems: ({ rules, files }) => {
    const zones = readZones('Near – Far');
    if (!rules.zones || !zones.ok) return [];
    const cast = castByChance(rules, seededChance(1), { players: 1, enemies: 1 });
    const table = new TestTable(rules, openingEncounter(rules), () => seededDice(1));
    for (const who of cast.combatants) table.do({ type: 'join', combatants: [who] });
    table.do({ type: 'zones', zones: zones.value });
    for (const [index, { id }] of cast.combatants.entries())
      table.do({ type: 'to-zone', subjects: [id], at: zones.value[index]?.id ?? '' });
    const { moves } = playOut(rules, table.encounter, 1, { mostRounds: 4 });
    const types = new Set(moves.flatMap(({ events }) => events.map(({ type }) => type)));
    if (types.has('zone-entered') || types.has('struck')) return [];
    return [
      `${rules.title}’s autopilot stays in its zone for four rounds while the enemies are in the next one: add an option of the kind \`close\` to \`mind\`, whose intent is a move with the enemy in \`targets\`, and let that move find the way (\`approach\` names it), in ${files.rules}.`,
    ];
  },
};

export const commonMind: Demand = {
  title: 'can be played by autopilot’s common rules: attack an enemy, otherwise end the turn',
  problems: (system) => {
    const { mind: _, ...rules } = system.rules;
    const start = openingEncounter(rules);
    const table = new TestTable(rules, start, () => seededDice(1));
    for (const kind of ['character', 'creature'] as const) {
      const premadeFighter = premadeCombatant(rules, premade(system, kind).name, start, { id: kind, name: kind });
      table.do({ type: 'join', combatants: [premadeFighter] });
    }
    table.do({ type: 'initiative' });
    const actor = table.encounter.turnOrder[table.encounter.turn]?.[0] ?? '';
    const enemy = actor === 'creature' ? 'character' : 'creature';
    return STYLES.flatMap((style) => {
      const move = chooseMove(rules, table.encounter, actor, style, seededChance(1));
      const isAttack =
        move !== 'end turn' && move.action === actionName(rules, 'attack') && move.targets?.join() === enemy;
      const enemyMove = chooseMove(rules, table.encounter, enemy, style, seededChance(1));
      return [
        ...(isAttack
          ? []
          : [
              `A ${style} ${actor} on autopilot does ${JSON.stringify(move)} instead of attacking: an action of ${system.files.rules} needs \`command: 'attack'\`, and \`offers\` with the enemy as a target.`,
            ]),
        ...(enemyMove === 'end turn'
          ? []
          : [
              `A ${style} ${enemy} on autopilot acts out of turn: ${JSON.stringify(enemyMove)}. Give that action \`when: 'turn'\` in ${system.files.rules}.`,
            ]),
      ];
    });
  },
};
