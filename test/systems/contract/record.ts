// Checks that the record gives the present state, that undo and redo work, and that the record can be verified.

import fc from 'fast-check';
import { expect } from 'vitest';
import { onTurn } from '../../../src/rules/core/encounter.ts';
import { takesTurns } from '../../../src/rules/core/ruleset.ts';
import { openingEncounter, premadeCombatant } from '../../embeds/random-fight.ts';
import { PostedTable } from '../../posts/posted-table.ts';
import { times } from '../../soak/length.ts';
import { movesOf, playGame } from '../../store/game.ts';
import { emptyDatabase } from '../../store/memory.ts';
import { onSqlite } from '../../store/on-sqlite.ts';
import { conditionsGainedTwice } from '../conditions-twice.ts';
import { atMost, type Demand, outcomesOf, premade, problemIfThrown, thorough } from './demand.ts';

const MOVES = movesOf({ minLength: 20, maxLength: thorough(20, 40) });

export const recordGives: Demand = {
  title:
    'has a record that gives the present in random play, with a GM’s own conditions, is undone and redone, and verifies',
  problems: ({ rules, files }) =>
    problemIfThrown(
      `${rules.title}’s record doesn’t give what was played: rules may change state by events only (resolution.record, change …), may not keep anything outside of it, and must not change what they were given (${files.rules})`,
      () =>
        fc.assert(
          fc.asyncProperty(fc.integer({ min: 1, max: 0x7fff_ffff }), MOVES, async (seed, moves) => {
            await playGame(onSqlite(emptyDatabase()), rules.id, seed, moves);
          }),
          { numRuns: thorough(1, times(2, 100)), seed: 7 },
        ),
    ),
};

export const conditionsOnce: Demand = {
  title: 'gives no one a condition under a key that another of their conditions has',
  problems: (system) => {
    const { rules, files } = system;
    const gainedTwice = [...outcomesOf(system)].flatMap(({ before, events }) => conditionsGainedTwice(before, events));
    return atMost(
      gainedTwice.map(
        ({ key }) =>
          `${rules.title} gives a combatant a condition with the key \`${key}\` a second time, which replaces the first: before \`condition-gained\`, look whether the combatant has a condition with that key. If so, record nothing, or \`condition-changed\` (${files.rules}).`,
      ),
    );
  },
};

export const endUndone: Demand = {
  title: 'lets a player undo the end of their own turn',
  problems: (system) => {
    const { rules, files } = system;
    return problemIfThrown(
      `A player of ${rules.title} can’t undo the end of their turn: \`startTurn\`, \`endTurn\` and \`beforeTurn\` in ${files.rules} may roll no dice for the next one`,
      async () => {
        const table = new PostedTable();
        const [hero, creature] = [premade(system, 'character').name, premade(system, 'creature').name];
        await table.say(
          `/encounter start ruleset:${rules.id}`,
          `@ana /join character:"${hero}" name:Hero`,
          `/add creature:"${creature}"`,
          // If the creature takes no turns, a second hero joins, because someone must act after the first.
          ...(takesTurns(rules, premadeCombatant(rules, creature, openingEncounter(rules)))
            ? []
            : [`@bo /join character:"${hero}" name:Other`]),
          '/initiative',
        );
        const actingIds = async () => onTurn((await table.state()).encounter).map(({ id }) => id);
        const round = async () => (await table.state()).encounter.round;
        // If players choose the turn order, the end of a turn asks who is next. Chooses a wanted combatant, or else the
        // first one offered.
        const chooseNext = async (isWanted: (label: string) => boolean) => {
          const [question] = rules.nextTurn ? table.openPosts('question') : [];
          const label = question?.labels.find(isWanted) ?? question?.labels[0];
          if (question && label !== undefined) await table.press(question.pinged[0] ?? 'gwen', label);
        };
        // Skips turns until the hero's turn in the second round or later, because by then points have been spent and
        // regained.
        for (let turns = 0; turns < 9 && ((await round()) < 2 || !(await actingIds()).includes('hero')); turns++)
          await table.say('/turn skip').then(() => chooseNext((label) => label.includes('Hero')));
        expect(await actingIds()).toContain('hero');
        const { encounter: before } = await table.state();
        await table.say('@ana /turn end');
        await chooseNext((label) => !label.includes('Hero'));
        expect(await actingIds()).not.toContain('hero');
        await table.say('@ana /undo');
        expect((await table.state()).encounter).toEqual(before);
        await table.close();
      },
    );
  },
};
