// Checks what players and GMs do by taps and commands: actions, rests, items, practice, and turns on autopilot.

import { expect } from 'vitest';
import { RANDOM_SOURCE } from '../../../src/app/host.ts';
import { fullText, type Reply } from '../../../src/interaction/reply.ts';
import { carryOut } from '../../../src/rules/core/carry-out.ts';
import { isOnTurn, onTurn } from '../../../src/rules/core/encounter.ts';
import { offersOf, prepareIntent } from '../../../src/rules/core/play.ts';
import { ASK_EACH_TIME } from '../../../src/rules/core/resolution.ts';
import { commandOf, type Ruleset } from '../../../src/rules/core/ruleset.ts';
import { playPractice as playSteps, practiceSeed } from '../../../src/session/practice.ts';
import { sealedDice } from '../../../src/session/sealed-dice.ts';
import { explain } from '../../../src/text/refusals.ts';
import { doAll, situations } from '../../commands/panel-user.ts';
import { labels, replyText, tap } from '../../commands/private-message.ts';
import { openingEncounter, premadeCombatant, randomFight } from '../../embeds/random-fight.ts';
import { PostedTable, textOf } from '../../posts/posted-table.ts';
import {
  atMost,
  type Demand,
  fightOf,
  premade,
  problemIfThrown,
  SEEDS,
  type TestedSystem,
  thorough,
} from './demand.ts';

export const actionTaps: Demand = {
  title: 'offers every action of its rules in at most three taps and an unchanged form',
  problems: (system) => {
    const { rules, files } = system;
    // Actions that are only possible on a map or in zones have separate buttons, so they aren't tried here.
    const untriedActions = new Set(Object.keys(rules.actions).filter((name) => !rules.actions[name]?.onField));
    const momentsOf = (seed: number) =>
      SEEDS.includes(seed) ? fightOf(system, seed).slice(0, 60) : randomFight(rules, seed, {}, 60);
    const problems: string[] = [];
    for (const encounter of situations(rules, momentsOf)) {
      if (untriedActions.size === 0) break;
      for (const who of encounter.combatants) {
        if (![...untriedActions].some((action) => offersOf(rules, encounter, who.id, action))) continue;
        const user = isOnTurn(encounter, who.id) ? (who.controller ?? 'gm') : 'gm';
        const doneActions = doAll(encounter, who, user, untriedActions);
        problems.push(
          ...doneActions.wrong.map(
            (what) => `${rules.title}: ${what}. See the action’s \`offers\` and \`ways\`, ${files.rules}.`,
          ),
        );
        for (const name of doneActions.names) untriedActions.delete(name);
      }
    }
    return atMost([
      ...problems,
      ...[...untriedActions].map(
        (name) =>
          `${rules.title}’s action \`${name}\` was never possible in twelve random fights: its \`offers\` must give a target or manner at some time, and \`harms\` is only for ways whose targets are enemies. See ${files.rules}.`,
      ),
    ]);
  },
};

export const rests: Demand = {
  title: 'lets the whole party rest by one tap of the GM, told in one message, if its book has rests',
  problems: (system) => {
    const { rules, files } = system;
    if (rules.rests.length === 0) return [];
    const refusals = restRefusals(system);
    if (refusals.length > 0) return refusals;
    return problemIfThrown(
      `A rest of ${rules.title} isn’t told for everyone who rests. The action \`rest\` needs \`when: 'rest'\`, \`kind: 'rest'\` and \`rests\` as its manners, in ${files.rules}, and lines in ${files.story} (not \`untold\`)`,
      async () => {
        const table = new PostedTable();
        const [hero, enemy] = [premade(system, 'character').name, premade(system, 'creature').name];
        await table.say(
          `/encounter start ruleset:${rules.id}`,
          `@ana /join character:"${hero}" name:"*Ana*"`,
          `@bo /join character:"${hero}" name:Bo`,
          `/add creature:"${enemy}"`,
        );
        const endReply = await table.say('/encounter end');
        expect(labels(endReply).slice(-4)).toEqual(['Story', 'Dice luck', 'Fight statistics', 'Check the dice']);
        const rows = (endReply.components ?? []).map((row) => ('components' in row ? row.components.length : 0));
        expect(Math.max(...rows)).toBeLessThanOrEqual(5);
        const story = await tap(table, 'zoe', endReply, 'Story');
        expect(story.whisper).toBe(true);
        expect(story.files?.map((file) => fullText(file))).toEqual([expect.stringContaining('Ana')]);
        expect(labels(endReply).slice(0, -4)).toEqual(
          rules.rests.slice(0, 5).map((kind) => expect.stringContaining(kind.slice(1))),
        );
        const reply = await tap(table, 'gwen', endReply, labels(endReply)[0] ?? '');
        expect(textOf(reply)).toContain('Ana');
        expect(textOf(reply)).toContain('Bo');
        expect(textOf(reply)).not.toContain(enemy);
        const ownReply = await table.say(`@bo /rest kind:"${rules.rests[0]}" who:all`);
        expect(textOf(ownReply)).not.toContain('Ana');
        await table.close();
      },
    );
  },
};

/** The kinds of rest that refuse an unhurt combatant. They must not, because a rest is for the whole party. */
function restRefusals(system: TestedSystem): readonly string[] {
  const { rules, files } = system;
  const encounter = openingEncounter(rules);
  const hero = premadeCombatant(rules, premade(system, 'character').name, encounter, { id: 'ana' });
  const endedEncounter = { ...encounter, phase: 'ended' as const, combatants: [hero] };
  const action = Object.keys(rules.actions).find((name) => commandOf(rules, name) === 'rest') ?? 'rest';
  return rules.rests.flatMap((kind) => {
    const restResult = prepareIntent(rules, endedEncounter, { action, actor: hero.id, manner: kind });
    return restResult.ok
      ? []
      : [
          `${rules.title}’s rest \`${kind}\` refuses someone unhurt (“${explain(restResult.why, endedEncounter)}”), but a rest is for the whole party: return \`ok\` from the \`plan\` of its action \`${action}\`, and in \`resolve\` record nothing for those who have nothing to recover, in ${files.rules}.`,
        ];
  });
}

export const items: Demand = {
  title: 'lets an item be found, given and taken by commands, if its book has items',
  problems: (system) => {
    const { rules, files } = system;
    if (!rules.items) return [];
    if (!Object.hasOwn(rules.items.lists, 'items'))
      return [
        `${rules.title}’s items have no list of plain items, for things without rules of their own: add the field \`items\` to the sheet with \`plainItemsField\`, in ${files.sheet}, and \`items: plainItems\` to \`items.lists\`, in ${files.rules}. The field must be called \`items\`.`,
      ];
    return problemIfThrown(`An item of ${rules.title} can’t change hands (\`items\` in ${files.rules})`, async () => {
      const table = new PostedTable();
      const hero = premade(system, 'character').name;
      await table.say(
        `/encounter start ruleset:${rules.id}`,
        `@ana /join character:"${hero}" name:Ana`,
        `@bo /join character:"${hero}" name:Bo`,
      );
      expect(textOf(await table.say('/gm loot find:"Brass Key" to:Ana count:3'))).toMatch(/Brass Key/);
      expect(textOf(await table.say('@ana /give item:"Brass Key" to:Bo count:2'))).toMatch(/2 × Brass Key/);
      expect(textOf(await table.say('@bo /drop item:"Brass Key"'))).toMatch(/Brass Key/);
      expect(textOf(await table.say('@ana /take item:"Brass Key"'))).toMatch(/Brass Key/);
      expect(replyText(await table.say('@ana /give item:"Brass Key"'))).toContain('You have 2');
      await table.close();
    });
  },
};

/** All texts and all buttons of a panel, in order. */
export function readScreen({ components }: Reply) {
  const texts: string[] = [];
  const buttons: { label: string; id: string }[] = [];
  const walk = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    if ('content' in each) texts.push(String(each.content));
    if ('custom_id' in each && 'label' in each) buttons.push({ label: String(each.label), id: String(each.custom_id) });
    if ('components' in each && Array.isArray(each.components)) each.components.forEach(walk);
  };
  (components ?? []).forEach(walk);
  // Buttons that act in the fight. All others start or end a fight.
  const acts = buttons.filter(({ id }) => /^practice\|\w+\|\d+\|\d+$/.test(id));
  return { text: texts.join('\n'), labels: buttons.map(({ label }) => label), acts };
}

/**
 * Plays a practice fight to its end. In each step, presses the button with the index `choice`, or the last button if
 * there are fewer. Returns every screen.
 */
export async function playPractice(table: PostedTable, begin: string, choice: number) {
  const screens = [readScreen(await table.say(begin))];
  for (let { acts } = screens[0] ?? { acts: [] }; acts.length > 0; acts = screens.at(-1)?.acts ?? []) {
    const id = acts[Math.min(choice, acts.length - 1)]?.id ?? '';
    screens.push(readScreen(await table.pressId('ana', id)));
  }
  return screens;
}

/** For each practice fight: the index of the button that is pressed in all of its steps. */
const PRACTICE_CHOICES = [0, 1, 2];

export const practiceTaps: Demand = {
  title: 'has a practice fight that goes through its steps by taps alone, whatever is chosen, if it has one',
  problems: async ({ rules, files }) => {
    const { practice } = rules;
    if (!practice) return [];
    const table = new PostedTable();
    const problems = await problemIfThrown(
      `${rules.title}’s practice fight stops or has wrong words (\`practice\` in ${files.rules} and ${files.words})`,
      async () => {
        for (const choice of PRACTICE_CHOICES) {
          const screens = await playPractice(table, `@ana /practice system:${rules.id}`, choice);
          const titles = screens.map(({ text }) => text.split('\n')[0]);
          expect(titles.slice(0, -1)).toEqual(
            practice.lessons.map((_, index) =>
              expect.stringContaining(`Practice, ${index + 1} of ${practice.lessons.length}: `),
            ),
          );
          expect(titles.at(-1)).toBe('### Practice: well done');
          expect(screens.at(-1)?.labels).toEqual(['Make a character', 'Again', 'Other rules…', 'Stop']);
          // Every screen except the first says what the tap did and what it means.
          for (const { text } of screens.slice(1)) expect(text).toContain('\n> ');
          for (const { text } of screens) expect(text.replace(/\n-# .*/g, '')).not.toMatch(/undefined|NaN|\$\{/);
        }
      },
    );
    await table.close();
    return [...problems, ...refusedInPractice(rules).map((what) => `${what} (\`practice\` in ${files.rules})`)];
  },
};

/** The actions that a practice fight offers on buttons although the rules refuse them, each with its refusal. */
export function refusedInPractice(rules: Ruleset): readonly string[] {
  const { practice } = rules;
  if (!practice) return [];
  const pupil = { user: 'ana', names: { encounter: 'Practice', hero: 'Hero', dummy: 'Dummy' } };
  const seed = practiceSeed(rules, practice, pupil, 1);
  const refusedActions = new Set<string>();
  const taps: number[] = [];
  for (let state = playSteps(rules, practice, pupil, { seed, taps }); state?.next; ) {
    const { encounter, next } = state;
    for (const option of next.options) {
      if (!('deed' in option)) continue;
      const result = carryOut(rules, encounter, option.deed, sealedDice('0'.repeat(16), 0));
      const action = option.deed.type === 'intent' ? option.deed.intent.action : option.deed.type;
      if (!result.ok)
        refusedActions.add(
          `${rules.title}’s practice, step ${next.lesson + 1}: \`${action}\` is refused: ${explain(result.why, encounter)}`,
        );
    }
    taps.push(0);
    state = playSteps(rules, practice, pupil, { seed, taps });
  }
  return [...refusedActions];
}

/** The digits for the seeds of fights on autopilot. Each seed consists of one digit, repeated. */
const SEED_DIGITS = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, thorough(3, 6));

export const autopilotRuns: Demand = {
  title: 'plays turns on autopilot until the next player’s, told and undone in one step',
  problems: (system) =>
    problemIfThrown(
      `A run of ${system.rules.title}’s turns on autopilot isn’t undone in one step (${system.files.rules})`,
      async () => {
        for (const secrecy of ['exact', 'hidden']) {
          let count = 0;
          // With some seeds, autopilot's turns always ask a player a question. Turns with a question can't be undone in
          // one step, so another seed is tried.
          for (const seed of SEED_DIGITS) if (count === 0) count = await playRuns(system, secrecy, seed);
          // If the combatant who has just acted chooses who acts next, each turn ends with a question.
          if (!system.rules.nextTurn && count === 0)
            throw new Error(
              'no run was without a question to a player. Give each question that an enemy’s attack asks an auto-reaction in `standingOrders`, with an answer besides `ASK` among its `offers`',
            );
        }
      },
    ),
};

/**
 * Lets autopilot play until it is a player's turn, up to four times. Returns how many times all of autopilot's turns
 * were undone in one step and redone in one step.
 */
async function playRuns(system: TestedSystem, secrecy: string, seed: string): Promise<number> {
  // The dice are the same each time.
  const table = new PostedTable(undefined, 0, { ...RANDOM_SOURCE, newSeed: () => seed.repeat(64) });
  const [hero, enemy] = [premade(system, 'character').name, premade(system, 'creature').name];
  await table.say(
    `/encounter start ruleset:${system.rules.id} settings:"secrecy=${secrecy}"`,
    `@ana /join character:"${hero}" name:Ada`,
    `@bo /join character:"${hero}" name:Bo`,
    `/add creature:"${enemy}" count:2`,
    '/initiative',
    '/gm auto style:wary',
  );
  // Autopilot's turns can't be undone in one step if they ask a player a question. Auto-reactions answer some questions
  // without asking.
  for (const [about, { offers, usual }] of Object.entries(system.rules.standingOrders)) {
    const answer = offers.find((offer) => offer !== ASK_EACH_TIME);
    if ((usual !== undefined && usual !== ASK_EACH_TIME) || answer === undefined) continue;
    await table.say(
      `@ana /reactions about:"${about}" answer:"${answer}" as:Ada`,
      `@bo /reactions about:"${about}" answer:"${answer}" as:Bo`,
    );
  }
  const answerQuestions = async () => {
    for (let tries = 0; tries < 20 && table.openPosts('question').length > 0; tries++) {
      const [question] = table.openPosts('question');
      await table.press(question?.pinged[0] ?? '', question?.labels[0] ?? '');
      await table.fire();
    }
  };
  // If players choose the turn order, they are offered allies first. So the last offer, an enemy, is chosen after each
  // skipped turn.
  const skip = async () => {
    await table.say('/turn skip');
    const [question] = system.rules.nextTurn ? table.openPosts('question') : [];
    if (question) await table.press(question.pinged[0] ?? '', question.labels.at(-1) ?? '');
  };
  await table.fire();
  await answerQuestions();
  let count = 0;
  for (let turns = 0; turns < thorough(2, 4); turns++) {
    await skip();
    const before = await table.state();
    await table.fire();
    const hasQuestion = table.openPosts('question').length > 0;
    await answerQuestions();
    const { deeds, encounter } = await table.state();
    if (encounter.phase !== 'fighting') break;
    expect(onTurn(encounter).some(({ controller }) => controller !== undefined)).toBe(true);
    if (hasQuestion || deeds === before.deeds) continue;
    await table.say('/undo');
    expect((await table.state()).encounter).toEqual(before.encounter);
    await table.say('/redo');
    expect((await table.state()).encounter).toEqual(encounter);
    count += 1;
  }
  await table.close();
  return count;
}
