// Messages about open questions, with buttons for the answers.

import {
  type APIActionRowComponent,
  type APIModalInteractionResponseCallbackData,
  type APIStringSelectComponent,
  ButtonStyle,
} from 'discord-api-types/v10';
import { MENU_LIMITS } from '../embeds/limits.ts';
import { wordingOf } from '../embeds/meters.ts';
import { choiceText, offerWithCurrentName, questionText, questionWordsOf, storySoFar } from '../embeds/question.ts';
import { componentId, idInteger, idOneOf, thisEncounter, thisQuestion } from '../interaction/component.ts';
import { formOf, textField } from '../interaction/forms.ts';
import * as panel from '../interaction/panel.ts';
import type { Reply } from '../interaction/reply.ts';
import { type Encounter, find } from '../rules/core/encounter.ts';
import type { Question } from '../rules/core/question.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { isAskedOpenly, type Viewer, viewerOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { WaitingDeed } from '../session/encounter-state.ts';
import { earlyAnswererIds, type OpenQuestion, openQuestions, questionsOf } from '../session/open-questions.ts';
import type { Posts } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { questionWords as words } from '../text/board.ts';
import { deedTitle } from '../text/deed-titles.ts';
import { gmWords } from '../text/gm.ts';
import { capital, labelInSentence, linesThatFit, mention, plain, t } from '../text/t.ts';
import type { Answering } from '../text/words.ts';
import { decidingUsersOf, gmsOf } from './pings.ts';
import { withLastActions } from './unshown.ts';

/** The button that shows the GM a question that is hidden from players. */
export const decideButtonId = componentId('decide', { encounter: thisEncounter, revision: thisQuestion });

/** What everyone sees when only the GM may see a question: which action is waiting, and that the GM was asked. */
export function gmWasAskedReply(
  { waiting, version }: Session,
  { before, after }: DeedOutcome,
): Required<Pick<Reply, 'content' | 'ping' | 'components'>> {
  if (!waiting || !version) throw new Error('No question is open');
  const gms = gmsOf(after);
  const id = decideButtonId.write({ encounter: version.encounter, revision: waiting.revision });
  return {
    content: gmWords.isAsked(gms, capital(deedTitle(waiting.deed, { before, after }))).trim(),
    ping: gms,
    components: panel.buttonRow(panel.button(t('gm-decide'), id, ButtonStyle.Primary)),
  };
}

/** The open question with its answers, for the GM. Refuses if no question is open. */
export function gmQuestionReply(session: Session): Result<Reply, Refusal> {
  const [first] = openQuestions(session.waiting);
  return first ? privateQuestionsReply(session, [first]) : no({ type: 'no-question' });
}

/** The maximum number of questions in a private message. */
const MAX_PRIVATE_QUESTIONS = 4;

/** Open questions with their answers, in a private message. Refuses if there are none. */
export function privateQuestionsReply(session: Session, open: readonly OpenQuestion[]): Result<Reply, Refusal> {
  const { state, version, encounter, caller } = session;
  const outcome = session.outcomeAtQuestion();
  if (!state || !encounter || !outcome || open.length === 0) return no({ type: 'no-question' });
  const view = viewerOf(caller.user, encounter);
  // Includes an answer given in this session, so that an answer that is given again can be made automatic.
  const posts = withLastActions(session, state);
  const shownQuestions = open.slice(0, MAX_PRIVATE_QUESTIONS);
  const questionComponents = shownQuestions.flatMap((each) => [
    panel.paragraph(
      shownQuestions.length === 1
        ? questionText(outcome, each.question, view)
        : choiceText(outcome, [each.question], view),
    ),
    ...answerButtons(
      { version, encounter, posts },
      each,
      view,
      shownQuestions.length > 1 ? MAX_BUTTONS_IN_ROW : MAX_BUTTONS_IN_TWO_ROWS,
    ),
  ]);
  const leftOutCount = open.length - shownQuestions.length;
  const leftOutParagraphs = leftOutCount > 0 ? [panel.paragraph(t('rest-lines', { count: leftOutCount }))] : [];
  const screen = [...questionComponents, ...leftOutParagraphs, ...panel.buttonRow(panel.closeButton())];
  return ok(
    view === 'gm'
      ? panel.gmScreen(undefined, ...screen)
      : panel.whisper(panel.box({ accent: panel.PRIVATE_PANEL_COLOR }, ...screen)),
  );
}

/** The fields of an id that names an encounter's message. `post` is 0 if there is no message. */
const postIdFields = { encounter: thisEncounter, post: idInteger };

/** The button that shows the questions privately to the user who presses it. */
export const questionsButtonId = componentId('questions', postIdFields);

/** The button for one of the answers, if everyone who is asked has the same choices. `offer` is the answer's index. */
export const sharedAnswerButtonId = componentId('answer-shared', { ...postIdFields, offer: idInteger });

/** The message about questions that are asked together: who is asked what, the story so far, and the buttons. */
export function sharedQuestionMessage(
  { version, encounter, posts }: Pick<Session, 'version' | 'encounter' | 'posts'>,
  outcome: DeedOutcome,
  waiting: WaitingDeed,
): Required<Pick<Reply, 'content' | 'components'>> {
  const { after } = outcome;
  const openQuestionList = openQuestions(waiting);
  // If several combatants are asked the same question, one sentence covers all of them.
  const questionsByContent = Map.groupBy(questionsOf(waiting), ({ about, note, offers, subject }) =>
    JSON.stringify(isAskedOpenly({ subject }, after) ? [about, note, offers] : 'gm'),
  );
  const questionTexts = [...questionsByContent.values()].map((sameQuestions) => {
    const mentions = [...new Set(sameQuestions.flatMap((question) => decidingUsersOf(after, question)))]
      .map(mention)
      .join(' ');
    const areAskedOpenly = sameQuestions.every((question) => isAskedOpenly(question, after));
    return `${mentions} ${areAskedOpenly ? choiceText(outcome, sameQuestions) : t('questions-gm-decides')}`.trim();
  });
  const lines = questionTexts.length === 1 ? questionTexts : questionTexts.map((each) => `- ${each}`);
  const earlyAnswererNames = earlyAnswererIds(waiting).map((id) => plain(find(after, id)?.name ?? ''));
  const questionList = linesThatFit(lines, MAX_QUESTIONS_LENGTH, (count) => t('rest-lines', { count }));
  const earlyAnswersText = earlyAnswererNames.length === 0 ? '' : words.answered(earlyAnswererNames);
  const content = [questionList, storySoFar(outcome), earlyAnswersText].filter((line) => line !== '').join('\n');
  if (!version || !encounter) return { content, components: [] };
  const idFields = { encounter: version.encounter, post: posts.question?.number ?? 0 };
  const { signs } = wordingOf(encounter);
  const sharedButtons = sharedAnswerLabels(openQuestionList, encounter).flatMap((labels) =>
    offerButtons(labels, signs.joint, (offer) => sharedAnswerButtonId.write({ ...idFields, offer })),
  );
  // If someone always gives the same answer, a button in their private message makes it automatic.
  const hasHabitualAnswer = openQuestionList.some(
    ({ question }) => habitualAnswerTo(encounter, question, posts) !== undefined,
  );
  const style = sharedButtons.length > 0 ? ButtonStyle.Secondary : ButtonStyle.Primary;
  const openQuestionsButtons =
    sharedButtons.length > 0 && !hasHabitualAnswer
      ? []
      : [panel.button(t('questions-open'), questionsButtonId.write(idFields), style)];
  return { content, components: panel.buttonRow(...sharedButtons, ...openQuestionsButtons) };
}

/** The maximum length of the list of open questions, in characters. */
const MAX_QUESTIONS_LENGTH = 1300;

/** The labels of the answers, if all questions have the same ones. Otherwise empty. */
function sharedAnswerLabels(
  open: readonly OpenQuestion[],
  encounter: Encounter,
): readonly (readonly LabeledAnswer[])[] {
  const [first, ...others] = open.map(({ question }) =>
    isAskedOpenly(question, encounter) ? answerLabels(question, encounter, 'players') : [],
  );
  const haveSameLabels = first && others.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return haveSameLabels && first.length > 0 && first.length < MAX_BUTTONS_IN_ROW ? [first] : [];
}

/** A button for one of the answers. `offer` is the answer's index. */
export const answerButtonId = componentId('answer', {
  encounter: thisEncounter,
  revision: thisQuestion,
  offer: idInteger,
  /** With `always`, this answer is given automatically from now on. */
  times: idOneOf('once', 'always'),
});

/** The button that opens a form for typing an answer, and that form. */
export const answerFormId = componentId('answer-words', { encounter: thisEncounter, revision: thisQuestion });

/** The field of the form for typing an answer. */
export const ANSWER_FIELD = 'words';

/** A menu with answers, if there are too many for buttons. An entry's value is the answer's index. */
export const answerMenuId = componentId('answer-menu', {
  encounter: thisEncounter,
  revision: thisQuestion,
  /** The index of the first answer in this menu. It makes the menus' ids differ. */
  first: idInteger,
});

const MAX_BUTTONS_IN_ROW = 5;
const MAX_BUTTONS_IN_TWO_ROWS = 10;

/** The maximum number of menus under one question. With the row that makes an answer automatic, they fill a message. */
const MAX_ANSWER_MENUS = 4;

/**
 * The answers to a question, for everyone or only for the GM. Up to `maxButtons` answers are buttons. If there are
 * more, they are in menus.
 */
export function answerButtons(
  { version, encounter, posts }: Pick<Session, 'version' | 'encounter' | 'posts'>,
  { question, revision }: OpenQuestion,
  view: Viewer = 'players',
  maxButtons = MAX_BUTTONS_IN_TWO_ROWS,
): readonly (panel.ButtonRow | APIActionRowComponent<APIStringSelectComponent>)[] {
  if (!version || !encounter) return [];
  const { offers } = question;
  const idFields = { encounter: version.encounter, revision };
  if (offers.length === 0)
    return panel.buttonRow(panel.button(t('buttons-answer'), answerFormId.write(idFields), ButtonStyle.Primary));
  const { signs } = wordingOf(encounter);
  const labels = answerLabels(question, encounter, view);
  const buttonRows =
    labels.length > maxButtons
      ? answerMenus(labels, signs.joint, (first) => answerMenuId.write({ ...idFields, first }))
      : panel.buttonRow(
          ...offerButtons(labels, signs.joint, (offer) => answerButtonId.write({ ...idFields, offer, times: 'once' })),
        );
  const habitualAnswer = habitualAnswerTo(encounter, question, posts);
  if (habitualAnswer === undefined) return buttonRows;
  const id = answerButtonId.write({ ...idFields, offer: offers.indexOf(habitualAnswer), times: 'always' });
  const habitualAnswerLabel = labels.find(({ offer }) => offers[offer] === habitualAnswer)?.label ?? habitualAnswer;
  const alwaysAnswerLabel = t('board-always', {
    answer: `${labelInSentence(habitualAnswerLabel.charAt(0))}${habitualAnswerLabel.slice(1)}`,
  });
  return [...buttonRows, ...panel.buttonRow(panel.button(alwaysAnswerLabel, id))];
}

function answerMenus(labels: readonly LabeledAnswer[], joint: string, idOf: (first: number) => string) {
  const menuStartIndexes = labels
    .flatMap((_, index) => (index % MENU_LIMITS.entries === 0 ? [index] : []))
    .slice(0, MAX_ANSWER_MENUS);
  return menuStartIndexes.map((first) =>
    panel.menuRow(
      idOf(first),
      t('questions-choose'),
      labels
        .slice(first, first + MENU_LIMITS.entries)
        .map((each) => panel.entry(labelText(each, joint), String(each.offer))),
    ),
  );
}

function offerButtons(labels: readonly LabeledAnswer[], joint: string, idOf: (offer: number) => string) {
  // The primary button is the answer that costs nothing, or else the first one that doesn't harm the answering
  // combatant.
  const primaryAnswer = labels.find(({ free }) => free) ?? labels.find(({ hurts }) => !hurts);
  return labels.map((each) => {
    const { offer, hurts } = each;
    const style = hurts ? ButtonStyle.Danger : each === primaryAnswer ? ButtonStyle.Primary : ButtonStyle.Secondary;
    return panel.button(labelText(each, joint), idOf(offer), style);
  });
}

/** An answer's label, with its price if it has one. */
function labelText({ label, price }: LabeledAnswer, joint: string): string {
  return price === undefined ? label : `${label}${joint}${price}`;
}

interface LabeledAnswer extends Answering {
  /** The answer's index in the question's list of offers. */
  readonly offer: number;
}

/** The labels of a question's answers, in the order in which `questionWordsOf` lists the answers. */
function answerLabels(question: Question, encounter: Encounter, view: Viewer): readonly LabeledAnswer[] {
  const questionWords = questionWordsOf(question, encounter, view);
  const { optionName } = wordingOf(encounter);
  const answerOrder = Object.keys(questionWords?.answers ?? {});
  const labels = question.offers.map((answer, offer) => {
    const answerText =
      questionWords && Object.hasOwn(questionWords.answers, answer)
        ? questionWords.answers[answer]
        : questionWords?.named?.(offerWithCurrentName(answer, encounter));
    const orderIndex = answerOrder.indexOf(answer);
    const answerWords =
      typeof answerText === 'object'
        ? answerText
        : { label: answerText ?? capital(optionName(offerWithCurrentName(answer, encounter))) };
    return { ...answerWords, offer, orderIndex };
  });
  return labels.toSorted((one, other) => one.orderIndex - other.orderIndex);
}

/** How many times in a row the same answer must be given before there is a button that makes it automatic. */
const MIN_ANSWERS_FOR_HABIT = 2;

/** The answer that was given the last few times in a row, if players can set it as an auto-reaction. */
function habitualAnswerTo(
  encounter: Encounter,
  { subject, about, offers }: Question,
  { answers }: Posts,
): string | undefined {
  // If a character is lent, only its owner can make answers automatic.
  if (find(encounter, subject)?.lent) return undefined;
  const lastAnswer = answers?.[subject]?.[about];
  if (!lastAnswer || lastAnswer.times < MIN_ANSWERS_FOR_HABIT || !offers.includes(lastAnswer.answer)) return undefined;
  return rulesOf(encounter).standingOrders[about]?.offers.includes(lastAnswer.answer) ? lastAnswer.answer : undefined;
}

/** The form for typing an answer. */
export function answerFormOf(
  idFields: { readonly encounter: number; readonly revision: number },
  name: string,
): APIModalInteractionResponseCallbackData {
  const answerField = textField(
    ANSWER_FIELD,
    { label: t('buttons-any-words', { about: name }) },
    { required: true, longest: 200 },
  );
  return formOf(answerFormId.write(idFields), t('questions-form-title'), [answerField]);
}
