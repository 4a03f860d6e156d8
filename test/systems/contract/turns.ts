// Checks the turn order by side, for newcomers, and with hidden combatants.

import { expect } from 'vitest';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import { TURN_KINDS, TURNS_SETTING_NAME } from '../../../src/rules/core/blocks.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import { type Combatant, type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import { mainResourceOf } from '../../../src/rules/core/resource-kind.ts';
import { conditionsForGm, type Ruleset, takesTurns } from '../../../src/rules/core/ruleset.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import { castByChance, playOut, stylesByChance } from '../../rules/core/whole-fight.ts';
import { type Demand, numbersUpTo, premade, problemsIfThrown } from './demand.ts';

const [ONE_BY_ONE, BY_SIDE] = TURN_KINDS;

/** A fight of three characters against three creatures, before initiative. By default, turns go by side. */
function sides(
  rules: Ruleset,
  seed = 1,
  settings: Encounter['settings'] = { [TURNS_SETTING_NAME]: BY_SIDE },
): Encounter {
  const start = castByChance(rules, seededChance(seed), { players: 3, enemies: 3 });
  return { ...start, settings: { ...start.settings, ...settings } };
}

/** The encounter after these deeds with random dice. Each question is answered with the first offer. */
function afterDeeds(rules: Ruleset, before: Encounter, ...deeds: readonly Deed[]): Encounter {
  return deeds.reduce((encounter, deed) => afterDeed(rules, encounter, deed).after, before);
}

function afterDeed(rules: Ruleset, encounter: Encounter, deed: Deed): { after: Encounter; events: readonly Event[] } {
  const chance = seededChance(7);
  const rolled: number[] = [];
  const answers: string[] = [];
  for (;;) {
    let at = 0;
    const dice = {
      roll(die: number) {
        const face = rolled[at] ?? 1 + Math.floor(chance() * die);
        rolled[at++] = face;
        return face;
      },
    };
    const result = carryOut(rules, encounter, deed, dice, answers);
    if (!result.ok) throw new Error(JSON.stringify(result.why));
    if (result.value.type === 'done') return result.value;
    answers.push(result.value.question.offers[0] ?? 'so');
  }
}

const sideOf = ({ combatants }: Encounter, id: string) => combatants.find((each) => each.id === id)?.side;
const blocksOf = (encounter: Encounter) => encounter.turnOrder.filter((block) => block.length > 0);

/**
 * The ids of all combatants who have a turn this round. Some books skip turns, for example if a combatant is too
 * slow to act at first.
 */
function idsWithTurn(rules: Ruleset, fight: Encounter): readonly string[] {
  const acting = fight.combatants.filter((each) => takesTurns(rules, each));
  return acting.flatMap(({ id }) => (rules.skips(fight, id) === undefined ? id : [])).toSorted();
}

/** Ends the turns of all combatants whose turn it is, and returns the encounter after that. */
function afterOneSide(rules: Ruleset, before: Encounter): Encounter {
  let encounter = before;
  for (const { id } of onTurn(before)) encounter = afterDeeds(rules, encounter, { type: 'end-turn', subject: id });
  return encounter;
}

export const everyoneInOrder: Demand = {
  title: 'puts everyone who takes turns into the turn order, newcomers within two rounds, and no one else',
  problems: ({ rules, files }) => {
    const wholeFight = castByChance(rules, seededChance(1), { players: 2, enemies: 2 });
    const newcomers = wholeFight.combatants.filter(
      ({ side }, index) => wholeFight.combatants[index + 1]?.side !== side,
    );
    const withoutNewcomers = {
      ...wholeFight,
      combatants: wholeFight.combatants.filter((each) => !newcomers.includes(each)),
    };
    const startedFight = afterDeeds(rules, withoutNewcomers, { type: 'initiative' });
    let fightWithNewcomers = afterDeeds(rules, startedFight, { type: 'join', combatants: newcomers });
    while (fightWithNewcomers.round <= 2 && onTurn(fightWithNewcomers).length > 0)
      fightWithNewcomers = afterOneSide(rules, fightWithNewcomers);
    const faults = ({ combatants, turnOrder }: Encounter, hook: string) =>
      combatants.flatMap((each) => {
        const [acts, isInOrder] = [takesTurns(rules, each), turnOrder.flat().includes(each.id)];
        if (acts === isInOrder) return [];
        return acts
          ? `${rules.title}’s turn order leaves out ${each.name}: give a place to everyone in \`${hook}\`, or say with \`takesTurns\` who never acts, in ${files.rules}.`
          : `${each.name} takes no turns (\`takesTurns\`), but ${rules.title} puts it into the turn order: leave it out in \`${hook}\`, in ${files.rules}.`;
      });
    if (onTurn(startedFight).length === 0)
      return [
        `No one of ${rules.title} has a turn after \`initiative\`: record \`turn-order-set\` there, in ${files.rules}.`,
      ];
    return [
      ...faults(startedFight, 'initiative'),
      ...(fightWithNewcomers.phase === 'fighting' ? faults(fightWithNewcomers, 'enter') : []),
    ];
  },
};

export const bySide: Demand = {
  title: 'can be played by side: each side is one block, acts in any order, and no one loses or doubles a turn',
  problems: ({ rules, files, sample }) =>
    problemsIfThrown(
      `${rules.title} can’t be played by side (the setting \`turns\`). See \`initiative\`, \`enter\`, \`startTurn\` and \`finished\` in ${files.rules}`,
      {
        'each side is one block, and the side of the combatant who comes first by the book is first': () => {
          const withoutSides = afterDeeds(rules, sides(rules, 1, {}), { type: 'initiative' });
          const fight = afterDeeds(rules, sides(rules), { type: 'initiative' });
          const sidesOfBlocks = blocksOf(fight).map((block) => [...new Set(block.map((id) => sideOf(fight, id)))]);
          const sidesInOrder = new Set(withoutSides.turnOrder.flat().map((id) => sideOf(withoutSides, id)));
          expect(sidesOfBlocks).toEqual([...sidesInOrder].map((side) => [side]));
          expect(fight.turnOrder.flat().toSorted()).toEqual(withoutSides.turnOrder.flat().toSorted());
          for (const block of blocksOf(fight))
            expect(block).toEqual(withoutSides.turnOrder.flat().filter((id) => block.includes(id)));
        },

        'a side acts in any order, then the other, and each once a round': () => {
          const fight = afterDeeds(rules, sides(rules), { type: 'initiative' });
          const first = onTurn(fight).map(({ id }) => id);
          const acted: string[] = [];
          let next = fight;
          for (const _ of blocksOf(fight)) {
            acted.push(...onTurn(next).map(({ id }) => id));
            next = afterOneSide(rules, next);
          }
          expect(acted.toSorted()).toEqual(idsWithTurn(rules, fight));
          expect(next.round).toBe(2);
          const [lastId] = first.slice(-1);
          const outOfOrder = afterDeeds(rules, fight, { type: 'end-turn', subject: lastId ?? '' });
          expect(onTurn(outOfOrder).map(({ id }) => id)).toEqual(first.filter((id) => id !== lastId));
        },

        'what lasts until another’s turn starts or ends lasts as long': () => {
          const name = conditionsForGm(rules).at(-1);
          const fight = afterDeeds(rules, sides(rules), { type: 'initiative' });
          const [one, two] = onTurn(fight).map(({ id }) => id);
          const lasting = (until: 'turn-start' | 'turn-end', of = '', left = 1) =>
            ({ key: `${until} of ${of}`, name: name ?? '', duration: { until, of, left } }) as const;
          // If only one side takes turns, `third` is a combatant without turns. For that combatant, a duration of one
          // turn lasts one round.
          const [third = fight.combatants.find((each) => !takesTurns(rules, each))?.id] = blocksOf(fight)[1] ?? [];
          const fightWithConditions = [
            lasting('turn-end', one),
            lasting('turn-end', two),
            lasting('turn-start', third),
          ].reduce<Encounter>(
            (encounter, condition) =>
              applyEvent(encounter, { type: 'condition-gained', subject: third ?? '', condition }),
            fight,
          );
          const keys = (encounter: Encounter) =>
            encounter.combatants.find(({ id }) => id === third)?.conditions.map(({ key }) => key as string) ?? [];
          const afterTurnEnd = afterDeeds(rules, fightWithConditions, { type: 'end-turn', subject: two ?? '' });
          expect(keys(afterTurnEnd)).toEqual([`turn-end of ${one}`, `turn-start of ${third}`]);
          expect(keys(afterOneSide(rules, afterTurnEnd))).toEqual([]);
        },

        'a newcomer acts with its side from the next round at the latest': () => {
          const all = sides(rules, 3);
          const acting = all.combatants.filter((each) => takesTurns(rules, each));
          const newcomer = acting.findLast(({ side }) => side === 'players') ?? acting.at(-1);
          if (!newcomer) throw new Error('No one takes turns');
          const before = { ...all, combatants: all.combatants.filter((each) => each !== newcomer) };
          const fight = afterDeeds(rules, before, { type: 'initiative' }, { type: 'join', combatants: [newcomer] });
          let next = fight;
          while (next.round === 1) next = afterOneSide(rules, next);
          const block = next.turnOrder.find((each) => each.includes(newcomer.id)) ?? [];
          const allies = acting.filter(({ side }) => side === newcomer.side);
          expect(block.toSorted()).toEqual(allies.map(({ id }) => id).toSorted());
          expect(blocksOf(next)).toHaveLength(new Set(acting.map(({ side }) => side)).size);
        },

        'a newcomer acts at once with a side whose turn it is, if the book lets newcomers act this round': () => {
          if (sample.newcomersAct === undefined) return;
          for (let seed = 1; seed <= 5; seed++) {
            const all = sides(rules, seed);
            const startedFight = afterDeeds(rules, all, { type: 'initiative' });
            const [, late] = startedFight.combatants.filter(({ id }) =>
              startedFight.turnOrder[startedFight.turn]?.includes(id),
            );
            if (!late) throw new Error('No one is there');
            const others = all.combatants.filter(({ id }) => id !== late.id);
            const fresh = all.combatants.filter(({ id }) => id === late.id);
            const fight = afterDeeds(rules, { ...all, combatants: others }, { type: 'initiative' });
            const now = onTurn(fight).map(({ id }) => id);
            const joined = afterDeeds(rules, fight, { type: 'join', combatants: fresh });
            const acts = sample.newcomersAct && now.some((id) => sideOf(fight, id) === late.side);
            expect(
              onTurn(joined)
                .map(({ id }) => id)
                .toSorted(),
            ).toEqual([...now, ...(acts ? [late.id] : [])].toSorted());
          }
        },

        'set in the middle of a round, and undone again, it gives no one a second turn and takes none away': () => {
          const actedIds = (before: Encounter): readonly string[] => {
            const foundIds: string[] = [];
            let encounter = before;
            while (encounter.round === before.round) {
              const [who] = onTurn(encounter);
              foundIds.push(who?.id ?? '');
              encounter = afterDeeds(rules, encounter, { type: 'end-turn', subject: who?.id ?? '' });
            }
            return foundIds;
          };
          const set = (value: string): Deed => ({ type: 'set', setting: TURNS_SETTING_NAME, value });
          const startedFight = afterDeeds(rules, sides(rules, 1, {}), { type: 'initiative' });
          const [who] = onTurn(startedFight);
          const afterReset = afterDeeds(
            rules,
            startedFight,
            { type: 'end-turn', subject: who?.id ?? '' },
            set(BY_SIDE),
          );
          expect([who?.id, ...actedIds(afterReset)].toSorted()).toEqual(idsWithTurn(rules, startedFight));
          const bothSides = afterDeeds(rules, sides(rules), { type: 'initiative' });
          const [first] = onTurn(bothSides);
          const afterSettingChange = afterDeeds(
            rules,
            bothSides,
            { type: 'end-turn', subject: first?.id ?? '' },
            set(ONE_BY_ONE),
          );
          expect([first?.id, ...actedIds(afterSettingChange)].toSorted()).toEqual(idsWithTurn(rules, bothSides));
          let next = afterSettingChange;
          while (next.round === 1)
            next = afterDeeds(rules, next, { type: 'end-turn', subject: onTurn(next)[0]?.id ?? '' });
          if (!rules.actsInBlocks) expect(blocksOf(next).every((block) => block.length === 1)).toBe(true);
        },

        'whole fights on autopilot end, refuse nothing, and can be rebuilt from their record': () => {
          for (const seed of numbersUpTo(2, 6)) {
            const start = sides(rules, seed);
            const { isOver, refused, moves, initiativeEvents, end } = playOut(rules, start, seed, {
              styleOf: stylesByChance(seed),
            });
            expect([seed, isOver, refused]).toEqual([seed, true, []]);
            expect(
              [...initiativeEvents, ...moves.flatMap(({ events }) => events)].reduce<Encounter>(applyEvent, start),
            ).toEqual(end);
          }
        },
      },
    ),
};

export const hidden: Demand = {
  title:
    'keeps a hidden combatant out of the fight and its turn order, and lets it join like any newcomer when it is revealed',
  problems: (tested) => {
    const { rules, files } = tested;
    const does = (before: Encounter, deed: Deed) => carryOut(rules, before, deed, seededDice(7));
    const afterDeed = (before: Encounter, deed: Deed) => {
      const result = does(before, deed);
      if (!result.ok) throw new Error(JSON.stringify(result.why));
      return result.value.after;
    };
    const combatantWith = (id: string, kind: 'character' | 'creature', more: Partial<Combatant> = {}): Combatant => {
      const { sheet } = premade(tested, kind);
      const side = kind === 'character' ? 'players' : 'enemies';
      const ownState = rules.own.combatant(sheet, {});
      const resources = rules.resources(sheet, {});
      return {
        id,
        name: id,
        side,
        sheet,
        resources,
        own: ownState,
        conditions: [],
        vitality: 'up',
        standingOrders: {},
        ...more,
      };
    };
    const opening: Encounter = {
      system: rules.id,
      name: 'A fight',
      gms: ['gwen'],
      phase: 'gathering',
      round: 0,
      turnOrder: [],
      turn: -1,
      done: [],
      settings: {},
      combatants: [combatantWith('hero', 'character', { controller: 'ana' }), combatantWith('enemy', 'creature')],
      positions: {},
      own: rules.own.encounter({}),
    };
    const joinHidden = (...combatants: readonly Combatant[]): Deed => ({ type: 'join', combatants, hidden: true });

    return problemsIfThrown(
      `A hidden combatant of ${rules.title} leaves a trace. See \`initiative\`, \`enter\`, \`leave\` and \`settle\` in ${files.rules}`,
      {
        'is in no order and among no combatants, and changes nothing for them': () => {
          const waits = afterDeed(opening, joinHidden(combatantWith('~ogre', 'creature', { name: 'Ogre' })));
          const { hidden, ...rest } = waits;
          expect(rest).toEqual(opening);
          expect(hidden?.map(({ id }) => id)).toEqual(['~ogre']);
          const [inOrder, withoutOgre] = [waits, opening].map(
            (each) => afterDeed(each, { type: 'initiative' }).turnOrder,
          );
          expect(inOrder).toEqual(withoutOgre);
        },

        'joins like any newcomer when revealed': () => {
          const fights = afterDeed(opening, { type: 'initiative' });
          const ogre = combatantWith('~ogre', 'creature', { name: 'Ogre' });
          const revealed = afterDeed(afterDeed(fights, joinHidden(ogre)), { type: 'reveal', subjects: ['~ogre'] });
          expect(revealed).toEqual(afterDeed(fights, { type: 'join', combatants: [ogre] }));
        },

        'takes no name from visible combatants, and gets a number if another has its name': () => {
          const waits = afterDeed(opening, joinHidden(combatantWith('~ogre', 'creature', { name: 'Ogre' })));
          const withOgre = afterDeed(waits, {
            type: 'join',
            combatants: [combatantWith('ogre', 'creature', { name: 'ogre' })],
          });
          const revealed = afterDeed(withOgre, { type: 'reveal', subjects: ['~ogre'] });
          expect(revealed.combatants.map(({ name }) => name)).toEqual(['hero', 'enemy', 'ogre', 'Ogre 2']);
        },

        'is hidden as it is; a player’s own character can’t be': () => {
          const [first = ''] = Object.keys(combatantWith('enemy', 'creature').resources);
          const main = mainResourceOf(rules.resourceKinds) ?? first;
          const withHurtEnemy =
            main === '' ? opening : afterDeed(opening, { type: 'adjust', subject: 'enemy', resource: main, to: 1 });
          const enemy = withHurtEnemy.combatants.find(({ id }) => id === 'enemy');
          const fights = afterDeed(withHurtEnemy, { type: 'initiative' });
          const withHiddenEnemy = afterDeed(fights, { type: 'hide', subject: 'enemy' });
          expect(withHiddenEnemy.combatants.map(({ id }) => id)).toEqual(['hero']);
          expect(withHiddenEnemy.turnOrder.flat()).not.toContain('enemy');
          expect(withHiddenEnemy.hidden?.[0]?.resources[main]).toEqual(enemy?.resources[main]);
          expect(does(fights, { type: 'hide', subject: 'hero' })).toMatchObject({ why: { type: 'not-a-creature' } });
        },

        'leaves no trace when it is removed; no visible combatant can be removed or revealed like this': () => {
          const waits = afterDeed(opening, joinHidden(combatantWith('~ogre', 'creature')));
          expect(afterDeed(waits, { type: 'dismiss', subject: '~ogre' })).toEqual(opening);
          expect(does(waits, { type: 'dismiss', subject: 'enemy' })).toMatchObject({ why: { type: 'no-such' } });
          expect(does(waits, { type: 'reveal', subjects: ['enemy'] })).toMatchObject({ why: { type: 'no-such' } });
        },
      },
    );
  },
};
