// Players who ask to join or leave, and the GM's answers.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { componentId, type IdField, idOneOf, idText, thisEncounter } from '../src/interaction/component.ts';
import { joiningCharacterAmong } from '../src/interaction/options/characters.ts';
import { packCharacters } from '../src/interaction/packs.ts';
import * as panel from '../src/interaction/panel.ts';
import { inChannelLanguage, type Reply, whisper } from '../src/interaction/reply.ts';
import { playFromPanel, postOutcomes } from '../src/posts/deed-reply.ts';
import { gmsOf } from '../src/posts/pings.ts';
import { type Combatant, type CombatantId, combatant, find, type UserId } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { JoinRequest } from '../src/session/encounter-state.ts';
import { type JoiningCharacter, joinModeOf, makeJoiningCombatant } from '../src/session/joining.ts';
import { localizedName } from '../src/session/localized-names.ts';
import type { InEncounter, Session } from '../src/session/session.ts';
import { joiningWords as words } from '../src/text/gm.ts';
import { mention, plain, t } from '../src/text/t.ts';

/** The player who asks. Their characters are loaded when the button is pressed. */
const askerIdField: IdField<UserId, 'asker'> = { ...idText, needs: (user) => ({ asker: user }) };

const REQUEST_ID_FIELDS = { encounter: thisEncounter, user: askerIdField } as const;

/** *Let in*, *Refuse* and *Sheet* under a request to join. The GM's panel has the first two. */
export const admitButtonId = componentId('admit', { ...REQUEST_ID_FIELDS, answer: idOneOf('yes', 'no', 'sheet') });
export const admitInPanelId = componentId('gm-admit', { ...REQUEST_ID_FIELDS, answer: idOneOf('yes', 'no') });

/** Asks the GM to let a player join. Players whose request is open or was refused can't ask again. */
export function askToJoin(
  session: Session & InEncounter,
  { id, name: characterName, called: ready = characterName }: JoiningCharacter,
  { name, book, side }: Combatant,
): Result<Reply, Refusal> {
  const { encounter, caller, pending, posts } = session;
  const gms = gmsOf(encounter);
  const { user } = caller;
  if (pending.refused.includes(user)) return no({ type: 'not-let-in', gms });
  const openRequest = pending.requests.find((each) => each.user === user);
  if (openRequest) return no({ type: 'asked-already', name: requestedName(session, openRequest), gms });
  const character = id === undefined ? { ready } : { character: id };
  const request = { user, name, ...given({ book }), side, post: posts.next, ...character };
  const sheetId = admitButtonId.write({ ...idFieldsOf(session.version, user), answer: 'sheet' });
  return ok(
    postRequest(session, request, () => ({
      content: words.asks(gms, user, plain(requestedName(session, request))),
      buttons: [panel.button(t('joining-sheet-of', { name: requestedName(session, request) }), sheetId)],
    })),
  );
}

/** Asks the GM to remove one of the caller's combatants. Refuses while a request of the caller is open. */
export function askToLeave(session: Session & InEncounter, { id, side }: Combatant): Result<Reply, Refusal> {
  const { encounter, pending, posts } = session;
  const gms = gmsOf(encounter);
  const { user } = session.caller;
  const openRequest = pending.requests.find((each) => each.user === user);
  if (openRequest) return no({ type: 'asked-already', name: requestedName(session, openRequest), gms });
  const { name, book } = combatant(session.recordedEncounter, id);
  const request = { user, name, ...given({ book }), side, post: posts.next, leaving: id };
  const shownName = plain(requestedName(session, request));
  const requestMessage = () => ({ content: words.asksToLeave(gms, user, shownName), buttons: [] });
  return ok(postRequest(session, request, requestMessage));
}

/** The name in a request as readers see it. */
export function requestedName({ rules, language }: Pick<Session, 'rules' | 'language'>, request: JoinRequest): string {
  return localizedName(request, rules.id, language);
}

/** Saves a request and posts it with the buttons for the GM. */
function postRequest(
  session: Session & InEncounter,
  request: JoinRequest,
  requestContent: () => { readonly content: string; readonly buttons: readonly APIButtonComponent[] },
): Reply {
  const { encounter, caller, pending, posts } = session;
  const view = inChannelLanguage(session, () => {
    const { content, buttons } = requestContent();
    const components = panel.buttonRow(...requestButtons(session, request, admitButtonId), ...buttons);
    return { content, ping: gmsOf(encounter), components };
  });
  const requestPost = { kind: 'request', state: 'open', number: request.post, version: 1, view } as const;
  session.keepPosts({ ...posts, next: request.post + 1 }, caller.keepsPosts ? [requestPost] : []);
  session.keepPending({ ...pending, requests: [...pending.requests, request] });
  return caller.keepsPosts ? whisper(t('joining-waits', { name: plain(requestedName(session, request)) })) : view;
}

/** The buttons *Let in* and *Refuse* for a request to join, or *Let go* and *Keep* for a request to leave. */
export function requestButtons(
  session: Pick<Session, 'version' | 'rules' | 'language'>,
  request: JoinRequest,
  id: { write(values: ReturnType<typeof idFieldsOf> & { readonly answer: 'yes' | 'no' }): string },
) {
  const { version } = session;
  const { user, leaving: subject } = request;
  const name = requestedName(session, request);
  const [yes, refuse] =
    subject === undefined
      ? [t('joining-let-in', { name }), t('joining-refuse', { name })]
      : [t('joining-let-go', { name }), t('joining-keep-in', { name })];
  return [
    panel.button(yes, id.write({ ...idFieldsOf(version, user), answer: 'yes' }), ButtonStyle.Success),
    panel.button(refuse, id.write({ ...idFieldsOf(version, user), answer: 'no' })),
  ];
}

function idFieldsOf(version: Session['version'], user: UserId) {
  return { encounter: version?.encounter ?? 0, user };
}

type RequestSession = Session<'asker' | 'packs'> & InEncounter;

/** Answers a request to join or leave, pings the player, and removes the request. */
export function decideRequest(session: RequestSession, user: UserId, answer: 'yes' | 'no'): Result<string, Refusal> {
  const request = requestOf(session, user);
  if (!request) return no({ type: 'stale' });
  const name = plain(requestedName(session, request));
  if (request.leaving !== undefined) return decideLeaving(session, request, request.leaving, answer);
  if (answer === 'no') {
    const answerText = () => t('joining-not-now', { user: mention(user), name });
    closeRequest(session, request, [user]);
    postOutcomes(session, () => ({ content: answerText(), ping: [user] }));
    return ok(answerText());
  }
  const combatantResult = combatantOf(session, request);
  if (!combatantResult.ok) return combatantResult;
  return map(playFromPanel(session, { type: 'join', combatants: [combatantResult.value] }), (notice) => {
    closeRequest(session, request, []);
    postOutcomes(session, () => ({
      content: t('joining-has-joined', { user: mention(user), name }),
      ping: [user],
    }));
    return notice;
  });
}

/** Answers a request to leave. The player can ask again. */
function decideLeaving(
  session: RequestSession,
  request: JoinRequest,
  subject: CombatantId,
  answer: 'yes' | 'no',
): Result<string, Refusal> {
  const name = plain(requestedName(session, request));
  if (answer === 'no' || !find(session.encounter, subject)) {
    const answerText = () => t('joining-stays-in', { user: mention(request.user), name });
    closeRequest(session, request, []);
    if (answer === 'yes') return no({ type: 'stale' });
    postOutcomes(session, () => ({ content: answerText(), ping: [request.user] }));
    return ok(answerText());
  }
  return map(playFromPanel(session, { type: 'remove', subject: subject }), (notice) => {
    closeRequest(session, request, []);
    postOutcomes(session, () => ({
      content: t('joining-has-left', { user: mention(request.user), name }),
      ping: [request.user],
    }));
    return notice;
  });
}

/** Lets a refused player ask again. */
export function letRefusedPlayersAskAgain(session: Session): string {
  session.keepPending({ ...session.pending, refused: [] });
  return t('joining-may-ask-again');
}

/** The requested character, as it would join. */
export function requestedCombatant(session: RequestSession, user: UserId): Result<Combatant, Refusal> {
  const request = requestOf(session, user);
  return request ? combatantOf(session, request) : no({ type: 'stale' });
}

function requestOf({ pending }: Session, user: UserId): JoinRequest | undefined {
  return pending.requests.find((each) => each.user === user);
}

function combatantOf(session: RequestSession, request: JoinRequest): Result<Combatant, Refusal> {
  const { encounter, loaded } = session;
  const { user, character, ready = '', name, book, side, leaving: subject } = request;
  if (subject !== undefined) return no({ type: 'stale' });
  const joinModeResult = joinModeOf(encounter, user);
  if (!joinModeResult.ok) return joinModeResult;
  const storedCharacter = loaded.asker.characters.find(
    ({ id, system }) => id === character && system === encounter.system,
  );
  const joinerResult = storedCharacter
    ? ok(storedCharacter)
    : character === undefined
      ? joiningCharacterAmong(encounter, [], packCharacters(session), ready)
      : no({ type: 'character-gone' });
  if (!joinerResult.ok) return joinerResult;
  const joiner = joinerResult.value;
  const chosenName = name === joiner.name ? undefined : name;
  return makeJoiningCombatant(session, user, loaded.asker, joiner, { name: chosenName, ...given({ book, side }) });
}

function closeRequest(session: Session, request: JoinRequest, refusedUsers: readonly UserId[]): void {
  const { pending, caller, posts } = session;
  session.keepPending({
    ...pending,
    requests: pending.requests.filter((each) => each !== request),
    refused: [...pending.refused, ...refusedUsers],
  });
  const removedPost = { kind: 'request', state: 'gone', number: request.post, version: 2 } as const;
  if (caller.keepsPosts) session.keepPosts(posts, [removedPost]);
}
