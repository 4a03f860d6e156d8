// Say it your way: `/do`, *Do…* and *Play this*. A player writes what their character does, Fray finds the action in it
// and asks. Nothing is done before the player taps.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { type Answer, command, optional, text } from '../src/interaction/command.ts';
import {
  component,
  componentId,
  findMarked,
  idOneOf,
  idText,
  mark,
  thisEncounter,
} from '../src/interaction/component.ts';
import { anyMessage, messageCommand } from '../src/interaction/context-command.ts';
import { formOf, textField } from '../src/interaction/forms.ts';
import { actor } from '../src/interaction/options/combatants.ts';
import * as panel from '../src/interaction/panel.ts';
import { inPlace, type Reply, whisper } from '../src/interaction/reply.ts';
import { actionDetails, actionLabel, actorByMark, actorsOf, actsFor, nameOf } from '../src/posts/acts.ts';
import { play } from '../src/posts/deed-reply.ts';
import { actorsForPress, doButton, lastActor, turnButton } from '../src/posts/turn-buttons.ts';
import { type MeantAction, type Reading, readProse, type Step } from '../src/prose/read.ts';
import type { Recent } from '../src/prose/references.ts';
import { type Combatant, combatant, type Encounter, isOnTurn, onTurn } from '../src/rules/core/encounter.ts';
import { isSeenOnMap } from '../src/rules/core/field-sight.ts';
import { given } from '../src/rules/core/given.ts';
import { actionKey, type Intent } from '../src/rules/core/intent.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { detailOf, isEventShown, updateOf, viewOf } from '../src/rules/core/secrecy.ts';
import { harmsAllies } from '../src/rules/core/whole-acts.ts';
import { placeName } from '../src/rules/core/zones.ts';
import { type Draft, turnKey, withoutDrafts } from '../src/session/encounter-state.ts';
import { lastActionOf } from '../src/session/posts.ts';
import {
  actor as actingFor,
  callersActingCombatants,
  type InEncounter,
  mayActFor,
  running,
  type Session,
} from '../src/session/session.ts';
import { ENGLISH, inLanguage } from '../src/text/languages.ts';
import { MANNER_KINDS, nameAmong, TOOL_KINDS } from '../src/text/names.ts';
import { explain } from '../src/text/refusals.ts';
import { and, plain, t } from '../src/text/t.ts';
import { lexiconOf } from '../src/text/verbs.ts';
import { movesOf } from './move/screen.ts';

/** The maximum length of a text, in characters. Discord's posts can have 4,000. */
const MAX_TEXT_LENGTH = 2000;
/** The maximum length of a text that is kept with what was done. A longer one is shortened. */
const MAX_KEPT_LENGTH = 1000;
/** The maximum number of texts that wait for a tap in one encounter. */
const MAX_DRAFTS = 30;

type Playing = Session<'missed'> & InEncounter;
const NEEDS = { missed: true } as const;

const idFields = { encounter: thisEncounter, actor: idText, draft: idText } as const;

/** Does one of the actions that a text may mean. `step` is its place in a text with several actions. */
const doMeant = componentId('do-this', {
  ...idFields,
  turn: idText,
  step: idOneOf('0', '1', '2'),
  act: idText,
  sure: idOneOf('', 'sure'),
});

/** The form behind *Do…*. Without an actor, the text says whose action it is. */
const askForm = componentId('do-text', { encounter: thisEncounter, actor: idText });
const TEXT_FIELD = 'text';

export const doText = command({
  name: 'do',
  requires: running,
  needs: NEEDS,
  options: { text: text(undefined, MAX_TEXT_LENGTH), as: optional(actor()) },
  run({ text, as }, session) {
    const whoResult = as ? ok(as) : actorFor(session, text);
    return map(whoResult, (who) => offer(session, who, { words: text }));
  },
});

/** In a message's context menu: finds the action in the caller's own post. */
export const playThis = messageCommand({
  id: 'play',
  requires: running,
  needs: NEEDS,
  target: anyMessage,
  run(id, session, message) {
    const { caller } = session;
    if (!message || message.author !== caller.user) return no({ type: 'post-not-yours' });
    const words = message.text.trim();
    if (words === '') return no({ type: 'post-empty' });
    const post = `${caller.server}/${caller.channel}/${id}`;
    return map(actorFor(session, words), (as) => offer(session, as, { words, post }));
  },
});

export const askForText = component({
  id: doButton,
  requires: running,
  run(values, session) {
    const actorResult = pressedFor(session, values.actor);
    if (!actorResult.ok) return actorResult;
    const name = actorResult.value?.name;
    return {
      form: formOf(askForm.write(values), name === undefined ? t('do-title-open') : t('do-title', { name }), [
        textField(
          TEXT_FIELD,
          { label: t('do-field'), hint: t('do-field-about') },
          { required: true, longest: MAX_TEXT_LENGTH, lines: true },
        ),
      ]),
    };
  },
});

/** Whose *Do…* it is. Undefined if the caller has several combatants whose turn it is, so that the text has to say. */
function pressedFor(session: Session & InEncounter, actorMark: string): Result<Combatant | undefined, Refusal> {
  if (actorMark !== '') return actorByMark(session, actorMark);
  const result = actorsForPress(session, '');
  if (!result.ok) return result.why.type === 'which-of-yours' ? ok(undefined) : result;
  const [only, another] = result.value;
  return ok(another ? undefined : only);
}

export const readText = component({
  id: askForm,
  requires: running,
  needs: NEEDS,
  run(values, session, { fields }) {
    const words = (fields.get(TEXT_FIELD) ?? '').trim();
    if (words === '') return no({ type: 'post-empty' });
    const actorResult = values.actor === '' ? actorFor(session, words) : actorByMark(session, values.actor);
    // Without an actor, the form was opened by the turn's message, which must stay.
    return map(actorResult, (as) =>
      values.actor === '' ? offer(session, as, { words }) : inPlace(offer(session, as, { words })),
    );
  },
});

/** A button to write what a combatant does. */
export function doButtons(session: Session & InEncounter, who: Combatant): readonly APIButtonComponent[] {
  if (!mayActFor(session, who)) return [];
  return [
    panel.button(t('do-button'), doButton.write({ encounter: session.version?.encounter ?? 0, actor: mark(who.id) })),
  ];
}

/** Does what the player taps, if the text still means it. Otherwise it says that something changed, and offers again. */
export const doTapped = component({
  id: doMeant,
  requires: running,
  needs: NEEDS,
  run(values, session): Answer {
    const actorResult = actorByMark(session, values.actor);
    if (!actorResult.ok) return actorResult;
    const who = actorResult.value;
    const draft = draftOf(session, values.draft);
    if (!draft) return inPlace(whisper(t('do-gone')));
    const step = Number(values.step);
    const reading = readingOf(session, who, draft.words);
    const meant = reading[step]?.meant.find((each) => meaningMark(each.intent) === values.act);
    const isSameTurn = values.turn === turnKey(session.encounter);
    if (!meant || !isSameTurn) return inPlace(offered(session, who, draft, { step, notice: t('do-changed') }));
    if (values.sure !== 'sure' && isDangerous(session, meant))
      return inPlace(sureQuestion(session, who, draft, { step, meant }));
    const isFirst = step === 0;
    const result = play(session, {
      type: 'intent',
      intent: meant.intent,
      ...(isFirst && { told: { words: draft.words, ...given({ post: draft.post }) } }),
    });
    if (!result.ok) {
      const notice = explain(result.why, session.encounter);
      return inPlace(offered(session, who, draft, { step, notice }));
    }
    return withRest(session, who, draft, { step, reading, reply: result.value });
  },
});

interface Progress {
  readonly step: number;
  readonly reading: Reading;
  readonly reply: Reply;
}

/** After one of several actions, the next one is offered. After the last one, the text is done with. */
function withRest(session: Playing, who: Combatant, draft: Draft, { step, reading, reply }: Progress): Reply {
  const next = step + 1;
  const { encounter } = session;
  const isOver = reading[next] === undefined || !isOnTurn(encounter, who.id) || session.waiting !== undefined;
  if (isOver || !reply.posted) {
    if (isOver) session.keepPending(withoutDrafts(session.pending, session.caller.user));
    return reply;
  }
  return { ...inPlace(offered(session, combatant(encounter, who.id), draft, { step: next })), posted: true };
}

/**
 * Who a text is about, if the caller plays several: the first one named in it whose turn it is. If it names none, the
 * one for which the turn's message has buttons.
 */
function actorFor(session: Playing, words: string): Result<Combatant, Refusal> {
  const { encounter, posts } = session;
  const usualResult = actingFor(session, undefined);
  if (usualResult.ok) return usualResult;
  const text = words.toLowerCase();
  const placeOf = ({ name }: Combatant) => {
    const full = text.indexOf(name.toLowerCase());
    return full === -1 ? text.indexOf(name.replace(/ \d+$/, '').toLowerCase()) : full;
  };
  const [first] = actorsOf(session)
    .filter((who) => isOnTurn(encounter, who.id) && placeOf(who) !== -1)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const acting = callersActingCombatants(session, onTurn(encounter));
  const who =
    first && (acting.length === 0 || acting.includes(first)) ? first : (lastActor(acting, posts) ?? acting[0]);
  return who ? ok(who) : usualResult;
}

/** Keeps a text until it is confirmed, and offers the actions that it may mean. */
function offer(session: Playing, who: Combatant, written: Pick<Draft, 'words' | 'post'>): Reply {
  const { caller, pending } = session;
  const words = shortened(written.words);
  const draft: Draft = { user: caller.user, words, from: caller.interaction, ...given({ post: written.post }) };
  const reading = readingOf(session, who, words);
  if (reading.length > 0) {
    const others = withoutDrafts(pending, caller.user);
    session.keepPending({ ...others, drafts: [...(others.drafts ?? []), draft].slice(-MAX_DRAFTS) });
  }
  return offered(session, who, draft, { step: 0 });
}

/** A text as it is kept: at most so long, without half a character at its end. */
function shortened(words: string): string {
  return words.length <= MAX_KEPT_LENGTH ? words : `${words.slice(0, MAX_KEPT_LENGTH - 1).toWellFormed()}…`;
}

function draftOf({ pending, caller }: Session, wantedMark: string): Draft | undefined {
  const own = (pending.drafts ?? []).filter(({ user }) => user === caller.user);
  return findMarked(wantedMark, own, ({ from }) => from);
}

/** What a text means now, from what its author may know. */
function readingOf(session: Playing, who: Combatant, words: string): Reading {
  const { rules, encounter, caller, posts } = session;
  const view = viewOf(caller.user, encounter);
  const acts = actsFor(session, who);
  const { ways, places } = movesOf(session, who);
  return readProse(words, {
    rules,
    encounter,
    actor: who.id,
    recent: recentFor(session, who, lastActionOf(posts, who.id)),
    seen: encounter.combatants.filter((each) => isSeenOnMap(rules, encounter, each, view)),
    mayKnowHealth: (each) => detailOf(each, encounter, view) !== 'hidden',
    lexicon: lexiconOf(encounter.system),
    acts,
    ...(ways.length > 0 && { moves: { ways, places } }),
    namesOf: (kind, id) => namesOf(encounter.system, kind, id),
    inHand: rules.inHand?.(who) ?? [],
  });
}

/** The names of a tool or manner in the reader's language and in English. */
function namesOf(system: string, kind: 'tool' | 'manner', id: string): readonly string[] {
  const name = () => nameAmong(system, kind === 'tool' ? TOOL_KINDS : MANNER_KINDS, id);
  return [...new Set([name(), inLanguage(ENGLISH, name)])];
}

/** The attacks since the player's last turn, as far as they were shown, and whom the combatant attacked last. */
function recentFor({ encounter, caller, loaded }: Playing, who: Combatant, last: Intent | undefined): Recent {
  const view = viewOf(caller.user, encounter);
  const detail = (id: string) => {
    const each = encounter.combatants.find((one) => one.id === id);
    return each ? detailOf(each, encounter, view) : 'hidden';
  };
  const blows = loaded.missed.deeds.flatMap(({ events }) =>
    events.flatMap((event) => {
      const update = isEventShown(event, detail) ? updateOf(event) : undefined;
      if (update?.type !== 'struck' && update?.type !== 'missed') return [];
      return [{ by: update.actor, on: update.subject, hit: update.type === 'struck' }];
    }),
  );
  const lastTarget = last?.targets?.find((id) => id !== who.id);
  return { blows, ...given({ lastTarget }) };
}

function meaningMark(intent: Intent): string {
  return mark(`${actionKey(intent)}\n${intent.amount ?? ''}`);
}

/** Whether the player is asked once more: it harms a friend, or others may attack on the way. */
function isDangerous({ encounter }: Playing, meant: MeantAction): boolean {
  const { act, intent } = meant;
  return act ? harmsAllies(encounter, { harms: act.harms, intent }) : (meant.strikes ?? 0) > 0;
}

interface Shown {
  readonly step: number;
  readonly notice?: string;
}

/** The actions that a text may mean, as buttons that only its author sees. */
function offered(session: Playing, who: Combatant, draft: Draft, { step, notice }: Shown): Reply {
  const { encounter } = session;
  const reading = readingOf(session, who, draft.words);
  const [current, next] = [reading[step], reading[step + 1]];
  const quote = step === 0 ? [`> ${plain(draft.words, MAX_QUOTE_LENGTH)}`] : [];
  const noticeLines = notice === undefined ? [] : [notice];
  if (!current)
    return panel.whisper(
      panel.box(
        {},
        panel.paragraph([...noticeLines, ...quote, t('do-nothing', { name: plain(who.name) })].join('\n')),
        panel.buttonRow(...moreButtons(session, who)),
      ),
    );
  const lines = [...noticeLines, ...quote, ...whatIsMeant(session, current, who)];
  const [best, ...others] = current.meant;
  return panel.whisper(
    panel.box(
      { accent: panel.OWN_COLOR },
      panel.paragraph(lines.join('\n')),
      ...(best
        ? panel.buttonRow(meantButton(session, who, draft, { step, meant: best, isBest: !current.impossible }))
        : []),
      ...panel.buttonRow(...others.map((meant) => meantButton(session, who, draft, { step, meant }))),
      ...(next?.meant[0]
        ? [panel.paragraph(`-# ${t('do-then', { action: plain(labelOf(next.meant[0], encounter)) })}`)]
        : []),
      panel.buttonRow(...moreButtons(session, who)),
    ),
  );
}

/** The maximum length of a text that is quoted above its offers, in characters. */
const MAX_QUOTE_LENGTH = 300;

/** What the text means, with the costs of the best action, or why it isn't possible. */
function whatIsMeant({ encounter }: Playing, { meant: [best], impossible }: Step, who: Combatant): readonly string[] {
  if (impossible) {
    const why = explain(impossible.why, encounter);
    return [why, ...(best ? [t('do-instead')] : [])];
  }
  if (!best) return [];
  const details = best.act ? actionDetails({ ...best.act, intent: best.intent }, encounter) : '';
  const name = plain(who.name);
  const isOff = encounter.phase === 'fighting' && !isOnTurn(encounter, who.id);
  return [t(isOff ? 'do-meanwhile' : 'do-which', { name }), ...(details === '' ? [] : [`-# ${details}`])];
}

interface Meant {
  readonly step: number;
  readonly meant: MeantAction;
  readonly isBest?: boolean;
  readonly sure?: '' | 'sure';
}

function meantButton(
  session: Playing,
  who: Combatant,
  draft: Draft,
  { step, meant, isBest, sure = '' }: Meant,
): APIButtonComponent {
  const { encounter, version } = session;
  const id = doMeant.write({
    encounter: version?.encounter ?? 0,
    actor: mark(who.id),
    draft: mark(draft.from),
    turn: turnKey(encounter),
    step: step === 0 ? '0' : step === 1 ? '1' : '2',
    act: meaningMark(meant.intent),
    sure,
  });
  const style = sure === 'sure' ? ButtonStyle.Danger : isBest ? ButtonStyle.Primary : ButtonStyle.Secondary;
  return panel.button(labelOf(meant, encounter), id, style);
}

/** An action in a few words: "Attack Goblin 2", "Fireball at Goblin 1 and Goblin 2 · 3 stress", "Move to D7". */
function labelOf({ act, intent, toward }: MeantAction, encounter: Encounter): string {
  const { to = '', targets = [], amount } = intent;
  if (!act) {
    const place = placeName(encounter, to);
    return toward === undefined
      ? t('do-move-to', { place })
      : t('do-move-toward', { place, name: nameOf(toward, encounter) });
  }
  const { form: _, tiles: __, ...whole } = act;
  const method = given({ tool: intent.tool ?? act.way.tool, manner: intent.manner ?? act.way.manner });
  const label = actionLabel({ ...whole, way: { ...act.way, ...method }, intent }, encounter);
  const names = targets.length > 1 ? and(targets.map((id) => nameOf(id, encounter))) : undefined;
  const aimed = names === undefined ? label : t('do-several', { action: label, names });
  return amount === undefined || amount === 0
    ? aimed
    : t('do-staked', { action: aimed, amount, what: act.form?.amounts?.what ?? '' });
}

/** Asks once more before an action that harms a friend, or a move on which others may attack. */
function sureQuestion(session: Playing, who: Combatant, draft: Draft, { step, meant }: Meant): Reply {
  const names = (meant.intent.targets ?? []).map((id) => plain(nameOf(id, session.encounter)));
  const question = meant.act
    ? t('acts-hits-ally', { names: and(names), count: names.length })
    : t('do-way-is-watched', { place: placeName(session.encounter, meant.intent.to ?? '') });
  return panel.whisper(
    panel.box(
      { accent: panel.OWN_COLOR },
      panel.paragraph(question),
      panel.buttonRow(meantButton(session, who, draft, { step, meant, sure: 'sure' }), panel.closeButton()),
    ),
  );
}

/** A way to all actions, and to close the panel. */
function moreButtons(session: Playing, who: Combatant): readonly APIButtonComponent[] {
  const { encounter, version } = session;
  if (!isOnTurn(encounter, who.id)) return [panel.closeButton()];
  const id = turnButton.write({
    encounter: version?.encounter ?? 0,
    turn: turnKey(encounter),
    what: 'more',
    actor: '',
  });
  return [panel.button(t('board-more'), id), panel.closeButton()];
}
