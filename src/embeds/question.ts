import type { APIEmbed } from 'discord-api-types/v10';
import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { NEXT_TURN_QUESTION } from '../rules/core/next-up.ts';
import { playerOf } from '../rules/core/played-by.ts';
import type { Question } from '../rules/core/question.ts';
import type { Reason } from '../rules/core/reason.ts';
import { detailOf, isAskedOpenly, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { combatantStateWords, joinAsParagraph, questionWords } from '../text/board.ts';
import { questionName, recordedName } from '../text/names.ts';
import { and, plain, shorten, t } from '../text/t.ts';
import type { Asking } from '../text/words.ts';
import { cutToLimits } from './limits.ts';
import { meterText, type Outcome, visibilityOf, wordingOf } from './meters.ts';
import { storyOf } from './story.ts';

/** The open questions: the story so far, and for each question who decides, its note and the possible answers. */
export function questionEmbed(outcome: Outcome, openQuestions: readonly Question[]): APIEmbed {
  return questionsEmbed(outcome, openQuestions, ({ note }) => noteText(note, outcome));
}

/** The open questions, in the system's own words if it has some. */
export function questionEmbedInSystemWords(outcome: Outcome, openQuestions: readonly Question[]): APIEmbed {
  return questionsEmbed(outcome, openQuestions, (question) =>
    // The question of who acts next needs no more than the text from `decidersText`.
    question.about === NEXT_TURN_QUESTION
      ? ''
      : questionWordsOf(question, outcome.after)
        ? choiceText(outcome, [question])
        : noteText(question.note, outcome),
  );
}

function questionsEmbed(
  outcome: Outcome,
  openQuestions: readonly Question[],
  textOf: (question: Question) => string,
): APIEmbed {
  const lines = [
    ...storyOf({ ...outcome, unfinished: true }),
    ...openQuestions.flatMap((question) => [
      decidersText(outcome.after, [question]),
      ...(isAskedOpenly(question, outcome.after) ? [textOf(question), choicesText(outcome, question)] : []),
    ]),
  ];
  return cutToLimits({ description: lines.filter((line) => line !== '').join('\n\n') });
}

function choicesText({ after }: Outcome, { about, offers }: Question): string {
  if (offers.length === 0) return t('questions-any-words');
  // If the question is who acts next, the answers are ids, so the combatants' names are shown.
  if (about === NEXT_TURN_QUESTION)
    return questionWords.offers(offers.map((id) => `**${plain(find(after, id)?.name ?? id)}**`));
  return questionWords.offers(
    offers.map((offer) => `**${wordingOf(after).optionName(offerWithCurrentName(offer, after))}**`),
  );
}

/**
 * An answer as readers see it. The rules offer combatants by their recorded names, which are replaced by the names
 * shown now.
 */
export function offerWithCurrentName(offer: string, { combatants, system }: Encounter): string {
  return combatants.find((each) => each.book && recordedName(each, system) === offer)?.name ?? offer;
}

/** The maximum length of a name on a button, in characters. */
const MAX_QUESTION_NAME_LENGTH = 32;

/**
 * A question in words. `names` are the names of everyone who is asked the same question. Undefined if the system has no
 * words for it.
 */
export function questionWordsOf(
  { subject, note }: Question,
  encounter: Encounter,
  view: Viewer = 'players',
  names: readonly string[] = [],
): Asking | undefined {
  const askedCombatant = find(encounter, subject);
  if (!askedCombatant || note === undefined) return undefined;
  const shortName = (id: CombatantId) => shorten(find(encounter, id)?.name ?? id, MAX_QUESTION_NAME_LENGTH);
  return wordingOf(encounter).asking(note, {
    name: names.length > 0 ? and(names) : plain(askedCombatant.name),
    open: detailOf(askedCombatant, encounter, view) === 'exact',
    nameOf: shortName,
  });
}

/**
 * A question for a message with answer buttons: what happens in the fight, what the combatant can decide and at what
 * cost, and how many HP it has if the answer may change them. The story so far is below the question.
 */
export function questionText(outcome: Outcome, question: Question, view: Viewer = 'players'): string {
  return [choiceText(outcome, [question], view), storySoFar(outcome)].filter((line) => line !== '').join('\n');
}

/**
 * The text that asks combatants a question: what happens in the fight, what they can decide and at what cost, and how
 * many HP they have if the answer may change them. `questions` are the same question for several combatants.
 */
export function choiceText(outcome: Outcome, questions: readonly Question[], view: Viewer = 'players'): string {
  const { after } = outcome;
  const [question] = questions;
  if (!question) return '';
  const names = questions.map(({ subject }) => plain(find(after, subject)?.name ?? subject));
  const questionWords = questionWordsOf(question, after, view, names);
  const sentences = questionWords
    ? [
        `**${questionWords.what}**`,
        questionWords.ask,
        ...(questionWords.stake ? questions.map((each) => combatantStateText(each.subject, after, view)) : []),
      ]
    : [
        t('questions-unworded', {
          names: `**${and(names)}**`,
          about: plain(questionName(after.system, question.about)),
        }),
        noteText(question.note, outcome, view),
      ];
  return sentences.filter((part) => part !== '').join(' ');
}

/** The story of a deed up to its question. */
export function storySoFar(outcome: Outcome): string {
  return joinAsParagraph(storyOf({ ...outcome, unfinished: true }));
}

/** How the combatant is doing, if the viewer may know it: "Nim has 14/50 HP." */
function combatantStateText(subject: CombatantId, encounter: Encounter, view: Viewer): string {
  const askedCombatant = find(encounter, subject);
  if (!askedCombatant || detailOf(askedCombatant, encounter, view) !== 'exact') return '';
  const mainMeters = rulesOf(encounter)
    .meters(askedCombatant, encounter)
    .filter(({ main, bad, max, when }) => when === undefined && max !== undefined && (main || bad === 'full'));
  return combatantStateWords.has(
    plain(askedCombatant.name),
    mainMeters.map((meter) => meterText(meter, encounter)),
  );
}

/**
 * Who decides the open questions: "Waiting for **Kira** (@ana): defense.", or "The GM decides." if the viewer may know no
 * more.
 */
export function decidersText(
  encounter: Encounter,
  openQuestions: readonly Question[],
  view: Viewer = 'players',
): string {
  return [...new Set(openQuestions.map((question) => deciderText(encounter, question, view)))].join(' ');
}

function deciderText(encounter: Encounter, question: Question, view: Viewer): string {
  if (!isAskedOpenly(question, encounter, view)) return t('questions-gm-decides');
  const { subject, about } = question;
  const askedCombatant = find(encounter, subject);
  const player = askedCombatant && playerOf(askedCombatant);
  const wording = wordingOf(encounter);
  return t('questions-decides', {
    who: `**${plain(askedCombatant?.name ?? subject)}**`,
    by: wording.user(player),
    about: plain(questionName(encounter.system, about)),
  });
}

function noteText(note: Reason | undefined, outcome: Outcome, view?: Viewer): string {
  if (note === undefined) return '';
  return visibilityOf(outcome, view).word(note);
}
