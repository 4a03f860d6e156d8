// Checks the texts of a system's fights: whole sentences, complete math, no raw ids, and the singular for one thing.

import { ruleEntriesOf, withSettings } from '../../../commands/rules.ts';
import { arithmeticLines } from '../../../src/embeds/arithmetic.ts';
import { boardEmbed } from '../../../src/embeds/board.ts';
import { cardEmbed } from '../../../src/embeds/card.ts';
import { deedText, logPage } from '../../../src/embeds/log.ts';
import { type Outcome, visibilityOf } from '../../../src/embeds/meters.ts';
import { outcomeEmbed } from '../../../src/embeds/outcome.ts';
import { shortDetails } from '../../../src/embeds/short-details.ts';
import { statusEmbed } from '../../../src/embeds/status.ts';
import { storyOf } from '../../../src/embeds/story.ts';
import { paragraphsEmbed, storyParagraph } from '../../../src/embeds/turn-story.ts';
import { victoryNextText, victoryReason, victoryText } from '../../../src/embeds/victory.ts';
import { actionDetails, actionLabel } from '../../../src/posts/available-actions.ts';
import { completeActions } from '../../../src/rules/core/complete-actions.ts';
import { type Encounter, hasLeftFight, onTurn } from '../../../src/rules/core/encounter.ts';
import { NAME_KINDS } from '../../../src/rules/core/ruleset.ts';
import { detailOf, SECRECY_SETTING_NAME } from '../../../src/rules/core/secrecy.ts';
import { coreReasons } from '../../../src/text/core/reference.ts';
import { allWords, sheetLines } from '../../../src/text/language.ts';
import { idsOf, nameOf } from '../../../src/text/names.ts';
import { SIGNS_SETTING_NAME } from '../../../src/text/signs.ts';
import { openingEncounter, premadeCombatant, randomFight } from '../../embeds/random-fight.ts';
import { PostedTable, textOf } from '../../posts/posted-table.ts';
import {
  atMost,
  type Demand,
  fightOf,
  numbersUpTo,
  outcomesOf,
  premade,
  type TestedSystem,
  thorough,
} from './demand.ts';

/** The seeds of the random fights whose texts are all checked. */
const SEEDS_READ = numbersUpTo(1, 3);

/** A text of a fight, and what kind of text it is, such as "The board". */
interface ToldText {
  readonly what: string;
  readonly text: string;
}

interface ToldOutcome {
  readonly after: Encounter;
  readonly story: readonly string[];
  readonly math: readonly string[];
  readonly description: string;
  /** Further texts about the outcome, such as the log, the board and the labels of buttons. */
  readonly others: readonly ToldText[];
}

const TEXTS_BY_SYSTEM = new WeakMap<object, readonly ToldOutcome[]>();

/** All texts of the fights that are read. The demands in this file share them. */
function toldOf(system: TestedSystem): readonly ToldOutcome[] {
  const toldOutcomes =
    TEXTS_BY_SYSTEM.get(system.rules) ??
    SEEDS_READ.flatMap((seed) => readOutcomes(fightOf(system, seed)).map((each) => textsOf(each, system)));
  TEXTS_BY_SYSTEM.set(system.rules, toldOutcomes);
  return toldOutcomes;
}

/**
 * The outcomes whose texts are read. In `npm test`, these are every fourth outcome, and each one with the first event
 * of a type.
 */
function readOutcomes(fight: readonly Outcome[]): readonly Outcome[] {
  const types = new Set<string>();
  return fight.filter(({ events }, index) => {
    const knownCount = types.size;
    for (const { type } of events) types.add(type);
    return types.size > knownCount || index % thorough(4, 1) === 0;
  });
}

function textsOf(outcome: Outcome, { rules }: TestedSystem): ToldOutcome {
  const { after, events, phraseSeed } = outcome;
  const visibility = visibilityOf(outcome);
  const how = victoryReason(events);
  // The list of possible actions changes little from deed to deed, so it is read only sometimes.
  const acts = phraseSeed.deed % thorough(12, 6) === 0 ? onTurn(after) : [];
  return {
    after,
    story: storyOf(outcome, visibility),
    math: arithmeticLines(outcome, visibility),
    description: outcomeEmbed(outcome).description ?? '',
    others: [
      { what: 'The log', text: deedText(outcome) },
      { what: 'The board', text: boardEmbed(after).description ?? '' },
      { what: 'The status', text: JSON.stringify(statusEmbed(after, 'gm')) },
      ...shortDetails(outcome, visibility).map((text) => ({ what: 'The short math', text })),
      ...(how ? [{ what: 'The victory', text: `${victoryText(how, after)}\n${victoryNextText(after)}` }] : []),
      ...acts.flatMap(({ id }) =>
        completeActions(rules, after, id, true).flatMap((act) => [
          { what: `The button of \`${act.name}\``, text: actionLabel(act, after) },
          { what: `The menu’s line for \`${act.name}\``, text: actionDetails(act, after) },
        ]),
      ),
    ],
  };
}

const allTexts = ({ story, math, description, others }: ToldOutcome): readonly ToldText[] => [
  ...story.map((text) => ({ what: 'The story', text })),
  ...math.map((text) => ({ what: 'The math', text })),
  { what: 'The message', text: description },
  ...others,
];

/** Patterns that no sentence may contain: gaps, and words of the program. */
const GAP = / {2}\S| [.,;!?](?:\s|$)|\.\.(?!\.)/;
const PROGRAM_WORD = /undefined|\bNaN\b|\[object|\$\{|[{}]/;

const excerpt = (text: string, at = 0) => `“${text.slice(Math.max(0, at - 40), at + 60).replaceAll('\n', ' ')}”`;

export const sentences: Demand = {
  title: 'tells its fights in whole sentences, without gaps and without words of the program',
  problems: (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    for (const each of toldOf(system)) {
      for (const line of each.story)
        if (!/^(> )?[“*\\]*[\p{Lu}\d]/u.test(withoutNames(line, each.after)) || !/[.!?…”:*)]$/u.test(line))
          problems.push(
            `${rules.title}’s story has a line that is no sentence: ${excerpt(line)}. Mend it in ${files.story}.`,
          );
      for (const { what, text } of allTexts(each)) {
        // The status is JSON, which has braces.
        const plain = what === 'The status' ? text.replaceAll(/[{}]/g, '') : text;
        const gap = GAP.exec(plain) ?? PROGRAM_WORD.exec(plain);
        if (gap)
          problems.push(
            `${what} of ${rules.title} has a gap or a word of the program: ${excerpt(plain, gap.index)}. A fact is missing in ${files.words} or ${files.story}.`,
          );
      }
    }
    return atMost(problems);
  },
};

export const math: Demand = {
  title: 'shows complete math with balanced marks, in messages that Discord takes',
  problems: (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    for (const { math: lines, description } of toldOf(system)) {
      for (const line of lines) {
        // Some dice have “+”, “−” and “0” on their faces instead of numbers.
        const isBroken = / {2}|: $|\+ −|− −/.test(line.replaceAll(/ \[[−0+ ]+\]/g, '')) || line.length > 720;
        const isOpen = ['**', '~~'].some((mark) => (line.split(mark).length - 1) % 2 === 1);
        if (isBroken || isOpen)
          problems.push(
            `${rules.title} shows incomplete math: ${excerpt(line)}. Give its reason words in ${files.words}.`,
          );
      }
      if (description.length === 0 || description.length > 4096)
        problems.push(`${rules.title} tells a deed in ${description.length} characters: Discord takes 1 to 4096.`);
    }
    return atMost(problems);
  },
};

export const dice: Demand = {
  title: 'shows the dice of healing, and the number that a check must stay under',
  problems: async (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    for (const outcome of outcomesOf(system, SEEDS_READ))
      for (const event of outcome.events) {
        if (event.type !== 'healed' || event.steps.every(({ roll }) => roll === undefined)) continue;
        const visibility = visibilityOf(outcome);
        if (visibility.detailOf(event.target) !== 'exact') continue;
        const text = arithmeticLines({ ...outcome, events: [event] }, visibility).join(' ');
        if (!/\d*d\d/.test(text))
          problems.push(
            `${rules.title} heals by dice that the math doesn’t show: ${excerpt(text)}. See ${files.words}.`,
          );
      }
    const { own, offers } = rules.checks ?? {};
    const hero = premadeCombatant(rules, premade(system, 'character').name, openingEncounter(rules));
    const [check] = offers?.(hero) ?? [];
    const ownScore = check === undefined ? undefined : own?.(hero, check);
    if (ownScore !== undefined) {
      const table = new PostedTable();
      await table.say(
        `/encounter start ruleset:${rules.id}`,
        `@ana /join character:"${hero.name}" name:Ana`,
        `/gm check who:Ana what:"${check}"`,
      );
      await table.press('ana', 'Roll');
      if (!new RegExp(`(?<!\\d)${ownScore}(?!\\d)`).test(textOf(table.newest('check'))))
        problems.push(
          `${rules.title}’s check \`${check}\` doesn’t show the number of \`checks.own\`: see ${files.rules}.`,
        );
      await table.close();
    }
    return atMost(problems);
  },
};

/** The plurals of things that are counted, besides a system's resources. */
const COUNTED_PLURALS =
  'dice|die rolls|hits|rounds|turns|squares|tiles|actions|moves|uses|levels|steps|targets|days|hours|others|attackers|reactions|attacks|charges|places';

/**
 * Returns a function that finds plurals after 1, except in "2 of 1 wounds". There may be a word between them, as in "1
 * hit dice".
 */
export function pluralsAfterOne(): (text: string) => readonly string[] {
  const resourcePlurals = Object.values(allWords.systems)
    .flatMap(({ resources }) => Object.values(resources))
    .flatMap(({ forms, short, harm }) => [forms, short, harm])
    .flatMap((forms) => (forms?.one !== undefined && forms.one !== forms.other ? [forms.other] : []));
  const pluralPattern = new RegExp(
    String.raw`[^\n]{0,30}(?<![\d.,–−]|\d (?:of|to) |natural )\b1 (?:(?!no )[a-z]+ )?(?:${[...new Set([...resourcePlurals, ...COUNTED_PLURALS.split('|')])].join('|')})\b`,
    'giu',
  );
  return (text) => text.match(pluralPattern) ?? [];
}

/** Text with the names of combatants replaced, since many names end in a number: "Wolf 1 hits". */
function withoutNames(text: string, { combatants }: Encounter): string {
  return combatants
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((rest, { name }) => rest.replaceAll(name, 'X'), text);
}

export const singulars: Demand = {
  title: 'calls one of a resource or of what is counted by its singular, in fights, on sheets and in /rules',
  problems: (system) => {
    const { rules, files } = system;
    const wrongIn = pluralsAfterOne();
    const problem = (programId: string) =>
      `${rules.title} says “${programId}”: give the resource or message its singular (\`one\`) in ${files.words}.`;
    const problems: string[] = [];
    for (const each of toldOf(system))
      for (const { text } of allTexts(each)) problems.push(...wrongIn(withoutNames(text, each.after)).map(problem));
    const fight = openingEncounter(rules);
    for (const { sheet } of rules.archetypes)
      for (const { name, value } of sheetLines(rules.id, sheet))
        problems.push(...wrongIn(`${name} ${value}`).map(problem));
    for (const entry of ruleEntriesOf(rules))
      problems.push(...wrongIn(withSettings(entry, fight, rules).brief).map(problem));
    return atMost(problems);
  },
};

/** Matches ids that only a program writes: "take-cover", "naturalArmor", "hit_bonus". */
const PROGRAM_ID = /[a-z][A-Z]|[a-z]-[a-z]|[a-z]_[a-z]/;

export const rawIds: Demand = {
  title: 'shows no id and no key of a message in its fights',
  problems: (system) => {
    const { rules, files } = system;
    const ids = NAME_KINDS.flatMap((kind) =>
      [...idsOf(rules, kind)].filter((id) => PROGRAM_ID.test(id) && nameOf(rules.id, kind, id) !== id),
    );
    const rawIdPattern = ids.length === 0 ? undefined : new RegExp(String.raw`(?<![\w-])(?:${ids.join('|')})(?![\w-])`);
    const messageKeyPattern = new RegExp(String.raw`\b${rules.id}-(?:name|reason|refusal|word|label|resource)-[a-z-]+`);
    const problems: string[] = [];
    for (const each of toldOf(system)) {
      const combatantIdPattern = new RegExp(
        String.raw`(?<![\w-])(?:${each.after.combatants.map(({ id }) => id).join('|')})(?![\w-])`,
      );
      for (const { what, text } of allTexts(each)) {
        const plain = text.replaceAll('\\', '').replaceAll(/<@[^>]*>|"custom_id":"[^"]*"/g, '');
        const idMatch =
          rawIdPattern?.exec(plain) ??
          messageKeyPattern.exec(plain) ??
          (PROGRAM_ID.test(plain) ? combatantIdPattern.exec(plain) : null);
        if (idMatch)
          problems.push(
            `${what} of ${rules.title} shows the id \`${idMatch[0]}\`: ${excerpt(plain, idMatch.index)}. Say it by its name (say.optionName, say.thingName, say.name …) in ${files.words}.`,
          );
      }
    }
    return atMost(problems);
  },
};

/** The ids of all reasons in a value, at any depth. */
function* reasonsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) yield* reasonsIn(each);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    if (
      REASON_FIELDS.has(key) &&
      typeof each === 'object' &&
      each !== null &&
      'id' in each &&
      typeof each.id === 'string'
    )
      yield each.id;
    yield* reasonsIn(each);
  }
}

/** The fields of events that hold a reason. */
const REASON_FIELDS: ReadonlySet<string> = new Set([
  ...[
    'why',
    'from',
    'as',
    'what',
    'purpose',
    'decided',
    'skipped',
    'how',
    'manner',
    'zeroed',
    'called',
    'says',
    'note',
  ],
]);

export const reasonWords: Demand = {
  title: 'has words for each reason and each degree that comes up in its fights',
  problems: (system) => {
    const { rules, book, files } = system;
    const reasons = new Set<string>();
    const degrees = new Set<string>();
    for (const { events } of outcomesOf(system))
      for (const event of events) {
        for (const id of reasonsIn(event)) reasons.add(id);
        if (event.type === 'checked') degrees.add(event.check.degree);
        if (event.type === 'contested') degrees.add(event.contest.degree);
        if (event.type === 'struck' && event.degree !== undefined) degrees.add(event.degree);
      }
    return [
      ...[...reasons]
        .filter((id) => !Object.hasOwn(coreReasons, id) && !book.reasons.includes(id))
        .map((id) => `${rules.title}’s reason \`${id}\` has no words: add \`${id}\` to reasons in ${files.words}.`),
      ...[...degrees]
        .filter((degree) => !Object.hasOwn(book.degrees, degree))
        .map(
          (degree) =>
            `${rules.title}’s result \`${degree}\` has no word: add \`${degree}\` to degrees in ${files.words}.`,
        ),
    ];
  },
};

/** The maximum number of deeds in a random fight that is played with the settings that a demand tests. */
const DEEDS_WITH_SETTING = thorough(30, 60);

const fightWith = ({ rules }: TestedSystem, settings: Readonly<Record<string, string>>) =>
  randomFight(rules, 11, { tone: 'plain', ...settings }, DEEDS_WITH_SETTING);

export const plainSigns: Demand = {
  title: 'uses no signs, bars or strikethrough if players want words instead',
  problems: (system) => {
    const { rules, files } = system;
    const fight = fightWith(system, { [SIGNS_SETTING_NAME]: 'words' });
    const log = logPage(
      fight.map((each, index) => ({ ...each, deed: { type: 'end-scene' }, undone: index % 2 === 0 })),
    );
    const embeds = [
      ...fight.flatMap((each) => [
        outcomeEmbed(each),
        boardEmbed(each.after),
        statusEmbed(each.after),
        cardEmbed(each.after, '', ''),
        paragraphsEmbed([storyParagraph(each)]),
      ]),
      paragraphsEmbed(fight.map(storyParagraph)),
      log?.embed,
    ];
    const text = embeds.map((each) => `${each?.title ?? ''}\n${each?.description ?? ''}`).join('\n');
    const linesWithSigns = text
      .replaceAll(/<@[\w-]+>/g, '')
      .split('\n')
      .filter((line) => /[·→≥<×↔▶✓▰▱■□~]|\d\/\d/.test(line));
    return atMost(
      linesWithSigns.map(
        (line) =>
          `${rules.title} shows a sign although words are wanted: ${excerpt(line)}. Use \`say.signs\` in ${files.words}.`,
      ),
      5,
    );
  },
};

export const hiddenNumbers: Demand = {
  title: 'tells no harm and no state of creatures whose numbers are hidden',
  problems: (system) => {
    const { rules, book, files } = system;
    const words = Object.values(book.resources)
      .flatMap(({ forms, harm = forms }) => [harm.one, harm.other])
      .filter((word) => word !== undefined);
    const harmPattern = new RegExp(String.raw`\d (?:${words.join('|')})`);
    const problems: string[] = [];
    for (const secrecy of ['words', 'hidden'])
      for (const each of fightWith(system, { [SECRECY_SETTING_NAME]: secrecy })) {
        const { state } = storyParagraph(each);
        const combatantsWithHiddenNumbers = each.after.combatants.filter(
          (one) => detailOf(one, each.after) !== 'exact',
        );
        const visibility = visibilityOf(each);
        // Everyone sees who leaves the fight.
        for (const { name, vitality } of combatantsWithHiddenNumbers)
          if (!hasLeftFight(vitality) && state.includes(`${name} has`))
            problems.push(`With secrecy ${secrecy}, ${rules.title} tells the state of ${name}: ${excerpt(state)}.`);
        for (const event of each.events) {
          if (
            event.type !== 'harmed' ||
            !combatantsWithHiddenNumbers.some(({ id }) => id === event.target) ||
            combatantsWithHiddenNumbers.length < 2
          )
            continue;
          const shortMath = shortDetails({ ...each, events: [event] }, visibility).join('');
          if (harmPattern.test(shortMath))
            problems.push(
              `With secrecy ${secrecy}, ${rules.title} tells the harm of a hidden creature: ${excerpt(shortMath)}. Give the reason its \`owner\`, in ${files.rules}.`,
            );
        }
      }
    return atMost(problems, 5);
  },
};
