// The open question, with its answers as buttons.

import { type APIModalInteractionResponseCallbackData, ButtonStyle } from 'discord-api-types/v10';
import { sayOf } from '../embeds/meters.ts';
import { askingOf, questionText } from '../embeds/question.ts';
import { componentId, idInteger, idOneOf, thisEncounter, thisQuestion } from '../interaction/component.ts';
import { formOf, textField } from '../interaction/forms.ts';
import { type ButtonRow, button, buttonRow, closeButton, gmScreen, words as paragraph } from '../interaction/panel.ts';
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
import { capital } from '../text/markdown.ts';
import { t } from '../text/t.ts';
import type { Answering } from '../text/words.ts';
import { gmsOf } from './pings.ts';
import { remembering } from './untold.ts';

/** Under a question whose answers only the GM may see: shows them. */
export const decideButton = componentId('decide', { encounter: thisEncounter, revision: thisQuestion });

/** What all see of a question that is the GM's alone: the act that waits, and that the GM is asked. */
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
    components: buttonRow(button(t('gm-decide'), id, ButtonStyle.Primary)),
  };
}

/** The open question as only the GM sees it, with its answers. Refused where none is open. */
export function gmQuestion(session: Session): Result<Reply, Refusal> {
  const { state, waiting, version, encounter } = session;
  const outcome = session.asked();
  if (!state || !outcome?.question) return no({ type: 'no-question' });
  const text = questionText(outcome, outcome.question, 'gm');
  // It may follow an answer of this session, which counts too.
  const posts = remembering(session, state);
  const answers = answerButtons({ waiting, version, encounter, posts }, 'gm');
  return ok(gmScreen(undefined, paragraph(text), ...answers, ...buttonRow(closeButton())));
}

/** A button that gives one of the answers that a question offers, by its index among them. */
export const answerButton = componentId('answer', {
  encounter: thisEncounter,
  revision: thisQuestion,
  offer: idInteger,
  /** Whether it is to be answered so from now on, without asking. */
  times: idOneOf('once', 'always'),
});

/** The button that opens a form for an answer in the player's own words, and that form. */
export const answerForm = componentId('answer-words', { encounter: thisEncounter, revision: thisQuestion });

/** The field of the form. */
export const ANSWER_FIELD = 'words';

/** Most answers that have a button. */
const MOST_BUTTONS = 5;

/** The buttons under a question, as all see it or its GM alone. */
export function answerButtons(
  { waiting, version, encounter, posts }: Pick<Session, 'waiting' | 'version' | 'encounter' | 'posts'>,
  view: View = 'players',
): readonly ButtonRow[] {
  if (!waiting || !version || !encounter) return [];
  const { offers } = waiting.question;
  const at = { encounter: version.encounter, revision: waiting.revision };
  if (offers.length === 0) return buttonRow(button(t('buttons-answer'), answerForm.write(at), ButtonStyle.Primary));
  const { signs } = sayOf(encounter);
  const labels = labelsOf(waiting.question, encounter, view);
  // What is free is the likeliest, else the first that hurts nobody who gives it.
  const first = labels.find(({ free }) => free) ?? labels.find(({ hurts }) => !hurts);
  const once = labels.slice(0, MOST_BUTTONS).map((each) => {
    const { offer, hurts } = each;
    const label = each.price === undefined ? each.label : `${each.label}${signs.joint}${each.price}`;
    const style = hurts ? ButtonStyle.Danger : each === first ? ButtonStyle.Primary : ButtonStyle.Secondary;
    return button(label, answerButton.write({ ...at, offer, times: 'once' }), style);
  });
  const habit = habitOf(encounter, waiting.question, posts);
  if (habit === undefined) return buttonRow(...once);
  const id = answerButton.write({ ...at, offer: offers.indexOf(habit), times: 'always' });
  const usual = labels.find(({ offer }) => offers[offer] === habit)?.label ?? habit;
  const always = t('board-always', { answer: `${usual.charAt(0).toLowerCase()}${usual.slice(1)}` });
  return [...buttonRow(...once), ...buttonRow(button(always, id))];
}

interface Labelled extends Answering {
  /** Its place among the offers. */
  readonly offer: number;
}

/** What each answer is called, in the order in which the language names them: to do nothing comes last. */
function labelsOf(question: Question, encounter: Encounter, view: View): readonly Labelled[] {
  const asking = askingOf(question, encounter, view);
  const { named } = sayOf(encounter);
  const order = Object.keys(asking?.answers ?? {});
  const labelled = question.offers.map((answer, offer) => {
    const said = asking && Object.hasOwn(asking.answers, answer) ? asking.answers[answer] : asking?.named?.(answer);
    const place = order.indexOf(answer);
    const answering = typeof said === 'object' ? said : { label: said ?? capital(named(answer)) };
    return { ...answering, offer, place };
  });
  return labelled.toSorted((one, other) => one.place - other.place);
}

/** How often the same answer is given before it is offered once for all. */
const HABIT = 2;

/** The answer that was given each time of late, where the book lets it be given once for all. */
function habitOf(encounter: Encounter, { subject, about, offers }: Question, { answers }: Posts): string | undefined {
  // What is answered in advance is their owner's to say.
  if (find(encounter, subject)?.lent) return undefined;
  const last = answers?.[subject]?.[about];
  if (!last || last.times < HABIT || !offers.includes(last.answer)) return undefined;
  return rulesOf(encounter).standingOrders[about]?.offers.includes(last.answer) ? last.answer : undefined;
}

/** A form for an answer in the player's own words. */
export function formForAnswer(
  at: { readonly encounter: number; readonly revision: number },
  about: string,
): APIModalInteractionResponseCallbackData {
  const field = textField(ANSWER_FIELD, { label: t('buttons-any-words', { about }) }, { required: true, longest: 200 });
  return formOf(answerForm.write(at), about, [field]);
}
