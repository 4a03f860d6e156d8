// The open question, with its answers as buttons.

import { type APIModalInteractionResponseCallbackData, ButtonStyle } from 'discord-api-types/v10';
import { sayOf } from '../embeds/meters.ts';
import { askingOf, questionText } from '../embeds/question.ts';
import { componentId, idInteger, idOneOf, thisEncounter, thisQuestion } from '../interaction/component.ts';
import { formOf, textField } from '../interaction/forms.ts';
import * as panel from '../interaction/panel.ts';
import type { Reply } from '../interaction/reply.ts';
import { type Encounter, find } from '../rules/core/encounter.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import type { View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Posts } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { deedTitle } from '../text/deed-titles.ts';
import { gm as gmWords } from '../text/gm.ts';
import { capital, t } from '../text/t.ts';
import type { Answering } from '../text/words.ts';
import { gmsOf } from './pings.ts';
import { remembering } from './unshown.ts';

/** Shows the GM the answers of a question that only the GM may see. */
export const decideButton = componentId('decide', { encounter: thisEncounter, revision: thisQuestion });

/** What everyone sees of a question to the GM alone: the action that waits, and that the GM is asked. */
export function gmIsAsked(
  { waiting, version }: Session,
  { before, after }: DeedOutcome,
): Required<Pick<Reply, 'content' | 'ping' | 'components'>> {
  if (!waiting || !version) throw new Error('No question is open');
  const gms = gmsOf(after);
  const id = decideButton.write({ encounter: version.encounter, revision: waiting.revision });
  return {
    content: gmWords.isAsked(gms, capital(deedTitle(waiting.deed, { before, after }))).trim(),
    ping: gms,
    components: panel.buttonRow(panel.button(t('gm-decide'), id, ButtonStyle.Primary)),
  };
}

/** The open question with its answers, for the GM alone. Refuses if no question is open. */
export function gmQuestion(session: Session): Result<Reply, Refusal> {
  const { state, waiting, version, encounter } = session;
  const outcome = session.asked();
  if (!state || !outcome?.question) return no({ type: 'no-question' });
  const text = questionText(outcome, outcome.question, 'gm');
  // It may follow an answer in this session, which counts too.
  const posts = remembering(session, state);
  const answers = answerButtons({ waiting, version, encounter, posts }, 'gm');
  return ok(panel.gmScreen(undefined, panel.paragraph(text), ...answers, ...panel.buttonRow(panel.closeButton())));
}

/** A button that gives one of the offered answers, by its index. */
export const answerButton = componentId('answer', {
  encounter: thisEncounter,
  revision: thisQuestion,
  offer: idInteger,
  /** Whether this answer is given automatically from now on. */
  times: idOneOf('once', 'always'),
});

/** The button that opens a form for a free-text answer, and that form. */
export const answerForm = componentId('answer-words', { encounter: thisEncounter, revision: thisQuestion });

/** The form's field. */
export const ANSWER_FIELD = 'words';

/** The most answers that get a button. */
const MOST_BUTTONS = 5;

/** The buttons under a question, for everyone or for the GM alone. */
export function answerButtons(
  { waiting, version, encounter, posts }: Pick<Session, 'waiting' | 'version' | 'encounter' | 'posts'>,
  view: View = 'players',
): readonly panel.ButtonRow[] {
  if (!waiting || !version || !encounter) return [];
  const { offers } = waiting.question;
  const at = { encounter: version.encounter, revision: waiting.revision };
  if (offers.length === 0)
    return panel.buttonRow(panel.button(t('buttons-answer'), answerForm.write(at), ButtonStyle.Primary));
  const { signs } = sayOf(encounter);
  const labels = labelsOf(waiting.question, encounter, view);
  // The primary button is the free answer, or the first that doesn't hurt the one who gives it.
  const first = labels.find(({ free }) => free) ?? labels.find(({ hurts }) => !hurts);
  const once = labels.slice(0, MOST_BUTTONS).map((each) => {
    const { offer, hurts } = each;
    const label = each.price === undefined ? each.label : `${each.label}${signs.joint}${each.price}`;
    const style = hurts ? ButtonStyle.Danger : each === first ? ButtonStyle.Primary : ButtonStyle.Secondary;
    return panel.button(label, answerButton.write({ ...at, offer, times: 'once' }), style);
  });
  const habit = habitOf(encounter, waiting.question, posts);
  if (habit === undefined) return panel.buttonRow(...once);
  const id = answerButton.write({ ...at, offer: offers.indexOf(habit), times: 'always' });
  const usual = labels.find(({ offer }) => offers[offer] === habit)?.label ?? habit;
  const always = t('board-always', { answer: `${usual.charAt(0).toLowerCase()}${usual.slice(1)}` });
  return [...panel.buttonRow(...once), ...panel.buttonRow(panel.button(always, id))];
}

interface Labeled extends Answering {
  /** Its index among the offers. */
  readonly offer: number;
}

/** The answers' labels, in the order that the locale lists them. Doing nothing comes last. */
function labelsOf(question: Question, encounter: Encounter, view: View): readonly Labeled[] {
  const asking = askingOf(question, encounter, view);
  const { named } = sayOf(encounter);
  const order = Object.keys(asking?.answers ?? {});
  const labeled = question.offers.map((answer, offer) => {
    const said = asking && Object.hasOwn(asking.answers, answer) ? asking.answers[answer] : asking?.named?.(answer);
    const place = order.indexOf(answer);
    const answering = typeof said === 'object' ? said : { label: said ?? capital(named(answer)) };
    return { ...answering, offer, place };
  });
  return labeled.toSorted((one, other) => one.place - other.place);
}

/** After this many equal answers in a row, giving it automatically is offered. */
const HABIT = 2;

/** The answer that was given each time recently, if the book lets it be given in advance. */
function habitOf(encounter: Encounter, { subject, about, offers }: Question, { answers }: Posts): string | undefined {
  // Only the owner of a lent character sets automatic answers.
  if (find(encounter, subject)?.lent) return undefined;
  const last = answers?.[subject]?.[about];
  if (!last || last.times < HABIT || !offers.includes(last.answer)) return undefined;
  return rulesOf(encounter).standingOrders[about]?.offers.includes(last.answer) ? last.answer : undefined;
}

/** A form for a free-text answer. */
export function formForAnswer(
  at: { readonly encounter: number; readonly revision: number },
  about: string,
): APIModalInteractionResponseCallbackData {
  const field = textField(ANSWER_FIELD, { label: t('buttons-any-words', { about }) }, { required: true, longest: 200 });
  return formOf(answerForm.write(at), about, [field]);
}
