// `/do`, *Do…* and *Play this*: a player writes what their character does. Fray finds the actions in the text, and does
// nothing before the player taps one.

import { type Answer, command, optional, text } from '../../src/interaction/command.ts';
import { component, componentId, findByHash, idText, thisEncounter } from '../../src/interaction/component.ts';
import { anyMessage, messageCommand } from '../../src/interaction/context-command.ts';
import { formOf, textField } from '../../src/interaction/forms.ts';
import { actor } from '../../src/interaction/options/combatants.ts';
import { asUpdate, type Reply, whisper } from '../../src/interaction/reply.ts';
import { actorByHash, actorsOf } from '../../src/posts/available-actions.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { actorsForPress, doFormButtonId, lastActor } from '../../src/posts/turn-buttons.ts';
import type { MeantAction, Reading } from '../../src/prose/read.ts';
import { type Combatant, type CombatantId, combatant, isOnTurn, onTurn } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { type Draft, turnKey, withoutDrafts } from '../../src/session/encounter-state.ts';
import {
  actor as actingFor,
  callersActingCombatants,
  type InEncounter,
  runningEncounter,
  type Session,
} from '../../src/session/session.ts';
import { explain } from '../../src/text/refusals.ts';
import { t } from '../../src/text/t.ts';
import { keepPlan } from '../plan/plan.ts';
import { intentHash, isAboutKind, isDangerous, kindNameOf, type PlayingSession, readingOf } from './meaning.ts';
import { keepDraftedPlanId, planDraftOf, planHash } from './plan-draft.ts';
import { confirmationQuestion, doMeantActionId, meantActionsReply } from './screen.ts';

/** The maximum length of a text, in characters. Discord's posts can have 4,000. */
const MAX_TEXT_LENGTH = 2000;
/** The maximum length of a player's text in the encounter's record, in characters. A longer text is shortened. */
const MAX_RECORDED_TEXT_LENGTH = 1000;
/** The maximum number of texts that wait for a tap in one encounter. */
const MAX_DRAFTS = 30;

const DO_NEEDS = { missed: true } as const;

/** The form behind *Do…*. If the id names no actor, the text must say whose action it is. */
const askFormId = componentId('do-text', { encounter: thisEncounter, actor: idText });
const TEXT_FIELD = 'text';

export const doCommand = command({
  name: 'do',
  requires: runningEncounter,
  needs: DO_NEEDS,
  options: { text: text(undefined, MAX_TEXT_LENGTH), as: optional(actor()) },
  run({ text, as }, session) {
    const actorResult = as ? ok(as) : actorFromText(session, text);
    return map(actorResult, (who) => keepDraftAndOfferActions(session, who, { words: text }));
  },
});

/** In a message's context menu: finds the action in the caller's own post. */
export const playMessageCommand = messageCommand({
  id: 'play',
  requires: runningEncounter,
  needs: DO_NEEDS,
  target: anyMessage,
  run(id, session, message) {
    const { caller } = session;
    if (!message || message.author !== caller.user) return no({ type: 'post-not-yours' });
    const messageText = message.text.trim();
    if (messageText === '') return no({ type: 'post-empty' });
    const postPath = `${caller.server}/${caller.channel}/${id}`;
    return map(actorFromText(session, messageText), (as) =>
      keepDraftAndOfferActions(session, as, { words: messageText, post: postPath }),
    );
  },
});

export const askForText = component({
  id: doFormButtonId,
  requires: runningEncounter,
  run(values, session) {
    const actorResult = combatantForPress(session, values.actor);
    if (!actorResult.ok) return actorResult;
    const name = actorResult.value?.name;
    return {
      form: formOf(askFormId.write(values), name === undefined ? t('do-title-open') : t('do-title', { name }), [
        textField(
          TEXT_FIELD,
          { label: t('do-field'), hint: t('do-field-about') },
          { required: true, longest: MAX_TEXT_LENGTH, lines: true },
        ),
      ]),
    };
  },
});

/**
 * The combatant that *Do…* is for. Undefined if it is the turn of several of the caller's combatants. Then the text has
 * to name one.
 */
function combatantForPress(session: Session & InEncounter, actorHash: string): Result<Combatant | undefined, Refusal> {
  if (actorHash !== '') return actorByHash(session, actorHash);
  const actorsResult = actorsForPress(session, '');
  if (!actorsResult.ok) return actorsResult.why.type === 'which-of-yours' ? ok(undefined) : actorsResult;
  const [only, another] = actorsResult.value;
  return ok(another ? undefined : only);
}

export const readSubmittedText = component({
  id: askFormId,
  requires: runningEncounter,
  needs: DO_NEEDS,
  run(values, session, { fields }) {
    const submittedText = (fields.get(TEXT_FIELD) ?? '').trim();
    if (submittedText === '') return no({ type: 'post-empty' });
    const actorResult =
      values.actor === '' ? actorFromText(session, submittedText) : actorByHash(session, values.actor);
    // Without an actor, the form was opened by the turn's message, which must stay.
    return map(actorResult, (as) =>
      values.actor === ''
        ? keepDraftAndOfferActions(session, as, { words: submittedText })
        : asUpdate(keepDraftAndOfferActions(session, as, { words: submittedText })),
    );
  },
});

/**
 * Carries out the tapped action if the text still describes it. Otherwise says that something changed, and shows new
 * offers.
 */
export const doTappedAction = component({
  id: doMeantActionId,
  requires: runningEncounter,
  needs: DO_NEEDS,
  run(values, session): Answer {
    const draftResult = draftFor(session, values);
    if (!draftResult.ok) return draftResult;
    if (!draftResult.value) return asUpdate(whisper(t('do-gone')));
    const { who, draft, reading } = draftResult.value;
    const step = Number(values.step);
    const meantAction = reading[step]?.meant.find((each) => intentHash(each.intent) === values.act);
    const isSameTurn = values.turn === turnKey(session.encounter);
    if (!meantAction || !isSameTurn)
      return asUpdate(meantActionsReply(session, who, draft, { step, reading, notice: t('do-changed') }));
    if (values.sure !== 'sure' && isDangerous(session, meantAction))
      return asUpdate(confirmationQuestion(session, who, draft, { step, meant: meantAction }));
    const { acted = [] } = draft;
    const playResult = play(session, {
      type: 'intent',
      intent: meantAction.intent,
      // Only the outcome of the text's first action begins with the text.
      ...(acted.length === 0 && { told: { words: draft.words, ...given({ post: draft.post }) } }),
    });
    if (!playResult.ok) {
      const notice = explain(playResult.why, session.encounter);
      return asUpdate(meantActionsReply(session, who, draft, { step, reading, notice }));
    }
    return withNextAction(session, who, draft, {
      step: lastStepOf(reading, meantAction, step),
      reading,
      reply: playResult.value,
    });
  },
});

/** Keeps the plan that the text describes, if it still describes the plan above the button. */
export const keepTappedPlan = component({
  id: keepDraftedPlanId,
  requires: runningEncounter,
  needs: DO_NEEDS,
  run(values, session): Answer {
    const draftResult = draftFor(session, values);
    if (!draftResult.ok) return draftResult;
    if (!draftResult.value) return asUpdate(whisper(t('do-gone')));
    const { who, draft, reading } = draftResult.value;
    const plan = planDraftOf(session, who, draft.words, reading)?.plan;
    if (!plan || planHash(plan) !== values.plan)
      return asUpdate(meantActionsReply(session, who, draft, { step: 0, reading, notice: t('do-changed') }));
    session.keepPending(withoutDrafts(session.pending, session.caller.user));
    return keepPlan(session, who, plan);
  },
});

interface PlayedStep {
  readonly step: number;
  readonly reading: Reading;
  readonly reply: Reply;
}

/**
 * A text describes one or more actions, its steps. Returns the index of the last step that the tapped action carries
 * out. This step can come after the step whose offers were shown.
 */
function lastStepOf(reading: Reading, { intent }: MeantAction, shownStep: number): number {
  const matchingStep = reading.findLastIndex(
    ({ meant: [best] }) => best && intentHash(best.intent) === intentHash(intent),
  );
  return Math.max(matchingStep, shownStep);
}

/**
 * Offers the text's next action. After the last one, offers actions for the next combatant that the text is about. If
 * there is none, the text is forgotten.
 */
function withNextAction(
  session: PlayingSession,
  who: Combatant,
  draft: Draft,
  { step, reading, reply }: PlayedStep,
): Reply {
  const { encounter, caller, pending } = session;
  const hasOpenQuestion = session.waiting !== undefined;
  const nextStep = step + 1;
  const hasNextStep = !hasOpenQuestion && reading[nextStep] !== undefined && isOnTurn(encounter, who.id);
  const actedIds = [...(draft.acted ?? []), who.id];
  const otherCombatant =
    hasOpenQuestion || hasNextStep ? undefined : nextActingCombatant(session, draft.words, actedIds);
  const nextCombatant = otherCombatant ?? (hasNextStep ? combatant(encounter, who.id) : undefined);
  const otherDrafts = withoutDrafts(pending, caller.user);
  const updatedDraft: Draft = { ...draft, acted: actedIds };
  session.keepPending(
    nextCombatant ? { ...otherDrafts, drafts: [...(otherDrafts.drafts ?? []), updatedDraft] } : otherDrafts,
  );
  if (!nextCombatant || !reply.posted) return reply;
  const shownStep = { step: otherCombatant ? 0 : nextStep, reading: readingOf(session, nextCombatant, draft.words) };
  return { ...asUpdate(meantActionsReply(session, nextCombatant, updatedDraft, shownStep)), posted: true };
}

/**
 * Another of the caller's combatants that the text is about, as in “both goblins”, if it is that combatant's turn and
 * it hasn't acted yet.
 */
function nextActingCombatant(
  session: PlayingSession,
  words: string,
  acted: readonly CombatantId[],
): Combatant | undefined {
  const actedKindNames = acted.map((id) => kindNameOf(combatant(session.encounter, id)));
  return callersActingCombatants(session, onTurn(session.encounter)).find(
    (each) => isAboutKind(words, each) && actedKindNames.includes(kindNameOf(each)) && !acted.includes(each.id),
  );
}

/**
 * The combatant that a text is about, if the caller plays several: of those whose turn it is, the one named first in
 * the text. If the text names none of them, the combatant for which the turn's message has buttons.
 */
function actorFromText(session: PlayingSession, words: string): Result<Combatant, Refusal> {
  const { encounter, posts } = session;
  const defaultActorResult = actingFor(session, undefined);
  if (defaultActorResult.ok) return defaultActorResult;
  const lowerText = words.toLowerCase();
  const mentionIndexOf = ({ name }: Pick<Combatant, 'name'>) => {
    const fullNameIndex = lowerText.indexOf(name.toLowerCase());
    return fullNameIndex === -1 ? lowerText.indexOf(kindNameOf({ name })) : fullNameIndex;
  };
  const [first] = actorsOf(session)
    .filter((who) => isOnTurn(encounter, who.id) && mentionIndexOf(who) !== -1)
    .toSorted((one, other) => mentionIndexOf(one) - mentionIndexOf(other));
  const actingCombatants = callersActingCombatants(session, onTurn(encounter));
  const who =
    first && (actingCombatants.length === 0 || actingCombatants.includes(first))
      ? first
      : (lastActor(actingCombatants, posts) ?? actingCombatants[0]);
  return who ? ok(who) : defaultActorResult;
}

/** Keeps a text until it is confirmed, and offers the actions that it could mean. */
function keepDraftAndOfferActions(
  session: PlayingSession,
  who: Combatant,
  written: Pick<Draft, 'words' | 'post'>,
): Reply {
  const { caller, pending } = session;
  const draftText = shortenText(written.words);
  const draft: Draft = {
    user: caller.user,
    words: draftText,
    from: caller.interaction,
    ...given({ post: written.post }),
  };
  const reading = readingOf(session, who, draftText);
  if (reading.length > 0) {
    const otherDrafts = withoutDrafts(pending, caller.user);
    session.keepPending({ ...otherDrafts, drafts: [...(otherDrafts.drafts ?? []), draft].slice(-MAX_DRAFTS) });
  }
  return meantActionsReply(session, who, draft, { step: 0, reading });
}

/** A text as Fray keeps it: at most `MAX_RECORDED_TEXT_LENGTH` long, and never cut in the middle of a character. */
function shortenText(words: string): string {
  return words.length <= MAX_RECORDED_TEXT_LENGTH
    ? words
    : `${words.slice(0, MAX_RECORDED_TEXT_LENGTH - 1).toWellFormed()}…`;
}

/** A text that waits for a tap, with the combatant who acts and what the text means now. */
interface TappedDraft {
  readonly who: Combatant;
  readonly draft: Draft;
  readonly reading: Reading;
}

/** The text above a tapped button. Undefined if the text is no longer kept. */
function draftFor(
  session: PlayingSession,
  values: { readonly actor: string; readonly draft: string },
): Result<TappedDraft | undefined, Refusal> {
  return map(actorByHash(session, values.actor), (who) => {
    const { pending, caller } = session;
    const ownDrafts = (pending.drafts ?? []).filter(({ user }) => user === caller.user);
    const draft = findByHash(values.draft, ownDrafts, ({ from }) => from);
    return draft && { who, draft, reading: readingOf(session, who, draft.words) };
  });
}
