// Checks that questions have words, that every offered answer settles its question, and that the order of answers
// changes nothing.

import { questionWordsOf } from '../../../src/embeds/question.ts';
import { JOIN_QUESTION } from '../../../src/rules/core/blocks.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import type { Deed } from '../../../src/rules/core/deed.ts';
import { seededChance } from '../../../src/rules/core/dice.ts';
import { type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import { NEXT_TURN_QUESTION } from '../../../src/rules/core/next-up.ts';
import { type EarlyAnswer, isSameQuestion, type Question } from '../../../src/rules/core/question.ts';
import { ASK_EACH_TIME } from '../../../src/rules/core/resolution.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { chooseMove } from '../../../src/rules/core/tactics.ts';
import { rulesOf } from '../../../src/rules/systems.ts';
import { nameMessageId, nameOf } from '../../../src/text/names.ts';
import { messageIfAny } from '../../../src/text/t.ts';
import { seededDice } from '../../rules/core/seeded-dice.ts';
import { castByChance, playOut, stylesByChance } from '../../rules/core/whole-fight.ts';
import { times } from '../../soak/length.ts';
import { atMost, type Demand, thorough } from './demand.ts';

/** An answer to a question. It depends only on the seed and the question, not on the order of the offers. */
function pick(question: Question, seed: number): string {
  const worth = (offer: string) => {
    const text = `${seed} ${question.subject} ${question.about} ${offer}`;
    return [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 7) >>> 0;
  };
  return question.offers.toSorted((one, other) => worth(one) - worth(other))[0] ?? 'a scar';
}

interface PlayedDeed {
  readonly asked: number;
  readonly early: number;
  readonly after: Encounter;
  readonly result: unknown;
}

/**
 * Plays a deed to its end. With `inTurn`, each question is answered when the rules reach it. Otherwise, some are
 * answered early at random.
 */
export function playWithAnswers(before: Encounter, deed: Deed, seed: number, inTurn: boolean): PlayedDeed {
  const chance = seededDice(seed + 1);
  let answers: readonly string[] = [];
  let earlyAnswers: readonly EarlyAnswer[] = [];
  let mostTogether = 0;
  let givenCount = 0;
  for (;;) {
    const result = carryOut(rulesOf(before), before, deed, seededDice(seed), answers, undefined, earlyAnswers);
    if (!result.ok) throw new Error(JSON.stringify(result.why));
    const { value } = result;
    if (value.type === 'done')
      return {
        asked: mostTogether,
        early: givenCount,
        after: value.after,
        result: [value.events, value.thrown, value.answers],
      };
    mostTogether = Math.max(mostTogether, 1 + value.together.length);
    earlyAnswers = value.early;
    if (!inTurn) {
      const openQuestions = value.together.filter(
        (each) => !earlyAnswers.some(({ question }) => isSameQuestion(question, each)),
      );
      const earlyQuestions = openQuestions.filter(() => chance.roll(2) === 1);
      givenCount += earlyQuestions.length;
      earlyAnswers = [
        ...earlyAnswers,
        ...earlyQuestions.map((question) => ({ question, answer: pick(question, seed) })),
      ];
    }
    answers = [...value.answers, pick(value.question, seed)];
  }
}

/** A random fight in which everyone wants to be asked at every choice. */
function fightThatAsks(rules: Ruleset, seed: number, sides?: { players: number; enemies: number }): Encounter {
  const start = castByChance(rules, seededChance(seed), sides);
  const askingOrders = Object.entries(rules.standingOrders).filter(([, { offers }]) => offers.includes(ASK_EACH_TIME));
  const standingOrders = Object.fromEntries(askingOrders.map(([about]) => [about, ASK_EACH_TIME]));
  return { ...start, combatants: start.combatants.map((each) => ({ ...each, standingOrders })) };
}

function hasName(system: string, id: string): boolean {
  return nameOf(system, 'option', id) !== id || messageIfAny(nameMessageId(system, 'option', id)) !== undefined;
}

export const questionsSettle: Demand = {
  title: 'asks only questions that each offered answer settles, each with a sentence and a button for each answer',
  problems: ({ rules, files }) => {
    const { title } = rules;
    const problems: string[] = [];
    for (let seed = 1; seed <= thorough(2, times(4, 150)); seed++) {
      const fight = playOut(rules, fightThatAsks(rules, seed), seed, { styleOf: stylesByChance(seed) });
      for (const why of fight.refused)
        problems.push(`${title}: after an answer, a move was refused (\`${why}\`) in fight ${seed}.`);
      if (!fight.isOver) problems.push(`${title}: fight ${seed} doesn’t end if everyone is asked.`);
      for (const { question, answer } of fight.answers) {
        const { about, offers, note } = question;
        if (offers.length > 0 ? !offers.includes(answer) : answer === '')
          problems.push(`${title}’s autopilot answers \`${about}\` with \`${answer}\`, which isn’t offered.`);
        const words = questionWordsOf(question, fight.end, 'gm');
        // `/answer` and the log show the names that belong to the ids of a question and of its answers. So each id
        // needs a name, unless it is the id of a combatant.
        const isCombatant = (id: string) => fight.end.combatants.some((each) => each.id === id);
        const isOfFray = about === NEXT_TURN_QUESTION || about === JOIN_QUESTION;
        for (const id of isOfFray ? [] : [about, ...offers])
          if (/^[a-z]/.test(id) && !/[A-Z]/.test(id) && !isCombatant(id) && !hasName(rules.id, id))
            problems.push(
              `${title}’s question \`${about}\` shows the id \`${id}\`: add \`${nameMessageId(rules.id, 'option', id)} = …\` to ${files.names}, and \`${id}\` to \`named.option\` in ${files.rules} if it is in no list there.`,
            );
        // Without words of its own, a question is asked by its name, and its buttons are named after the answers.
        if (!words) continue;
        if (!/^[\p{Lu}“*\\]/u.test(words.what) || !/[.?!]$/.test(words.what) || /undefined|NaN/.test(words.what))
          problems.push(`${title}’s question \`${note?.id}\` is no sentence: “${words.what}”. See ${files.words}.`);
        for (const offer of offers) {
          const answerLabel = Object.hasOwn(words.answers, offer) ? words.answers[offer] : words.named?.(offer);
          const label = typeof answerLabel === 'string' ? answerLabel : answerLabel?.label;
          if (label === undefined)
            problems.push(
              `${title}’s question \`${note?.id}\` has no button for \`${offer}\`: add it to \`answers\` in ${files.words}.`,
            );
          else if (label.length > 80 || label === '')
            problems.push(`${title}’s button “${label}” must have 1 to 80 characters: see ${files.words}.`);
        }
      }
    }
    return atMost(problems);
  },
};

/** How many fights are played with answers in random order. */
const FIGHT_COUNT = thorough(2, times(3, 100));
const DEEDS_PER_FIGHT = 25;

export const questionsInAnyOrder: Demand = {
  title: 'gives the same whichever of several questions is answered first',
  problems: ({ rules, files, sample }) => {
    const problems: string[] = [];
    let mostAsked = 0;
    for (let fight = 1; fight <= FIGHT_COUNT; fight++) {
      const chance = seededChance(fight);
      let currentEncounter = fightThatAsks(rules, fight);
      // Draws the random numbers that have already chosen the combatants, so that the moves depend on new ones.
      castByChance(rules, chance);
      for (let index = 0; index < DEEDS_PER_FIGHT; index++) {
        const actor = onTurn(currentEncounter)[0]?.id;
        if (index > 0 && actor === undefined) break;
        const move = actor === undefined ? undefined : chooseMove(rules, currentEncounter, actor, 'fierce', chance);
        const deed: Deed =
          actor === undefined || move === undefined
            ? { type: 'initiative' }
            : move === 'end turn'
              ? { type: 'end-turn', subject: actor }
              : { type: 'intent', intent: move };
        const answeredInTurn = playWithAnswers(currentEncounter, deed, fight * 100 + index, true);
        const answeredEarly = playWithAnswers(currentEncounter, deed, fight * 100 + index, false);
        if (JSON.stringify(answeredInTurn.result) !== JSON.stringify(answeredEarly.result))
          problems.push(
            `${rules.title}: ${JSON.stringify(deed)} gives another result if its questions are answered in another order: ask within \`askingTogether\` only what doesn’t depend on the other answers, in ${files.rules}.`,
          );
        mostAsked = Math.max(mostAsked, answeredInTurn.asked);
        currentEncounter = answeredInTurn.after;
      }
    }
    const canAsk = Object.values(rules.standingOrders).some(({ offers }) => offers.includes(ASK_EACH_TIME));
    if (sample.mostAsked === undefined ? canAsk && mostAsked === 0 : mostAsked !== sample.mostAsked)
      problems.push(
        `${rules.title}’s fights asked at most ${mostAsked} players at once, not ${sample.mostAsked ?? 'one'}.`,
      );
    return atMost(problems, 3);
  },
};
