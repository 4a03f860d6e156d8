// Functions that carry out a deed (something that someone does in the fight) and show its outcome: to everyone, only to
// the caller, or in the GM's panel.

import type { APIEmbed } from 'discord-api-types/v10';
import { outcomeEmbed } from '../embeds/outcome.ts';
import { questionEmbedInSystemWords } from '../embeds/question.ts';
import { inChannelLanguage, type Reply, show, whisper } from '../interaction/reply.ts';
import type { Deed } from '../rules/core/deed.ts';
import { map, type Refusal, type Result } from '../rules/core/refusal.ts';
import { isAskedOpenly, isSecretDeed } from '../rules/core/secrecy.ts';
import { shortHash } from '../session/encounter-record.ts';
import { openQuestions } from '../session/open-questions.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { deedTitle } from '../text/deed-titles.ts';
import { capital, t } from '../text/t.ts';
import { questionPing, turnPing } from './pings.ts';
import { answerButtons, gmWasAskedReply, sharedQuestionMessage } from './question.ts';
import { turnRows } from './turn-buttons.ts';
import { isHiddenFromPlayers, isShownByPosts } from './update-posts.ts';
import type { PostView } from './views.ts';

/** Carries out a deed and shows its outcome. Refuses if the deed isn't allowed. */
export function play(session: Session, deed: Deed): Result<Reply, Refusal> {
  return map(session.do(deed), (outcome) => outcomeReply(session, outcome));
}

/**
 * Carries out a deed and tells only the caller, with the text `notice`. Used for a player's plan, and for what players
 * may not know about a creature.
 */
export function playPrivately(session: Session, deed: Deed, notice: string): Result<Reply, Refusal> {
  return map(session.do(deed), () => whisper(notice));
}

/** Shows a deed's outcome, or the question that the deed waits for. */
export function outcomeReply(session: Session, outcome: DeedOutcome): Reply {
  return isShownByPosts(session, outcome)
    ? { posted: true }
    : inChannelLanguage(session, () => publicOutcomeReply(session, outcome));
}

function publicOutcomeReply(session: Session, outcome: DeedOutcome): Reply {
  const { question, before, after } = outcome;
  const openEntries = question ? openQuestions(session.waiting) : [];
  const [first, ...others] = openEntries;
  if (question && !isAskedOpenly(question, after) && others.length === 0) return gmWasAskedReply(session, outcome);
  if (question && first) {
    const questions = openEntries.map((each) => each.question);
    const { waiting } = session;
    const components =
      others.length > 0 && waiting
        ? sharedQuestionMessage(session, outcome, waiting).components
        : answerButtons(session, first);
    return show(questionEmbedInSystemWords(outcome, questions), { ...questionPing(after, questions), components });
  }
  return show(withRecordHash(outcomeEmbed(outcome), outcome, session.head), {
    ...turnPing(session, before, after),
    ...withTurnRows(session),
  });
}

/** Shows the outcomes of all deeds in a session, in order. Throws an error if there were none. */
export function outcomesReply(session: Session): Reply {
  const outcomes = session.outcomes.filter((outcome) => !isHiddenFromPlayers(outcome));
  const lastOutcome = outcomes.at(-1);
  if (!lastOutcome) throw new Error('Nothing was done');
  const reply = outcomeReply(session, lastOutcome);
  if (reply.posted) return reply;
  const earlierOutcomes = outcomes.slice(0, -1).slice(1 - MAX_EMBEDS_IN_MESSAGE);
  const earlierEmbeds = inChannelLanguage(session, () => earlierOutcomes.map(outcomeEmbed));
  return { ...reply, embeds: [...earlierEmbeds, ...(reply.embeds ?? [])] };
}

/** Discord's maximum number of embeds in a message. */
const MAX_EMBEDS_IN_MESSAGE = 10;

/**
 * The buttons of the current turn: what its combatants can do now. There are none if it is no one's turn or a question
 * is open.
 */
export function withTurnRows({ state, posts }: Session): Pick<Reply, 'components'> {
  const components = state && !state.waiting ? turnRows(state.encounter, state.id, posts) : [];
  return components.length === 0 ? {} : { components };
}

/**
 * Adds the hash of the encounter's record (its list of deeds) at the start of each round, so that readers can later
 * check whether the record was changed.
 */
function withRecordHash(embed: APIEmbed, { events }: DeedOutcome, recordHash: string | undefined): APIEmbed {
  if (recordHash === undefined || !events.some(({ type }) => type === 'round-started')) return embed;
  return { ...embed, footer: { text: t('round-record', { hash: shortHash(recordHash) }) } };
}

/**
 * Carries out a deed from the GM's panel and says what was done. Everyone else learns of it from the channel's
 * messages.
 */
export function playFromPanel(session: Session, deed: Deed): Result<string, Refusal> {
  return map(session.do(deed), (outcome) => {
    if (!isSecretDeed(deed) && !isShownByPosts(session, outcome))
      postOutcomes(session, () => ({ embeds: [outcomeEmbed(outcome)] }));
    return doneDeedText(session, deed, outcome);
  });
}

/** Tells the GM what was done. If no message in the channel shows the details, the text includes them. */
function doneDeedText({ caller }: Session, deed: Deed, outcome: DeedOutcome): string {
  const doneDeedTitle = t('gm-done', { title: capital(deedTitle(deed, outcome, 'gm')) });
  if (caller.keepsPosts || isSecretDeed(deed)) return doneDeedTitle;
  return `${doneDeedTitle}\n${outcomeEmbed(outcome).description ?? ''}`;
}

/** Posts outcomes that no other message in the channel shows. */
export function postOutcomes(session: Session, make: () => PostView): void {
  if (!session.caller.keepsPosts) return;
  const view = inChannelLanguage(session, make);
  const { posts } = session;
  const postNumber = posts.next;
  session.keepPosts({ ...posts, next: postNumber + 1 }, [
    { kind: 'told', state: 'closed', number: postNumber, version: 1, view },
  ]);
}
