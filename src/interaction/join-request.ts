import { ButtonStyle } from 'discord-api-types/v10';
import type { Combatant } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { UserId } from '../rules/core/personal.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../rules/core/result.ts';
import type { InEncounter } from '../session/authorize.ts';
import { combatantFor, type Joiner, wayIn } from '../session/joining.ts';
import type { JoinRequest } from '../session/pending.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/markdown.ts';
import { joining as words } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { componentId, type IdField, oneOf, text, thisEncounter } from './component.ts';
import { playFromPanel, tellAll } from './gm/play.ts';
import { joinerAmong } from './options/characters.ts';
import { gmsOf } from './pings.ts';
import { type Reply, whisper } from './reply.ts';

/** Who asks: with their characters, once the button is pressed. */
const asker: IdField<UserId, 'asker'> = { ...text, needs: (user) => ({ asker: user }) };

const FIELDS = { encounter: thisEncounter, user: asker } as const;

/** Let in, Refuse and the sheet, under a player's wish to join; and the first two in the GM's panel. */
export const admitButton = componentId('admit', { ...FIELDS, answer: oneOf('yes', 'no', 'sheet') });
export const admitInPanel = componentId('gm-admit', { ...FIELDS, answer: oneOf('yes', 'no') });

/** Asks the GM to let somebody in, once: whoever waits for an answer or was refused does not ask again. */
export function askToJoin(
  session: Session & InEncounter,
  { id, name: ready }: Joiner,
  { name, side }: Combatant,
): Result<Reply, Refusal> {
  const { encounter, caller, pending, posts } = session;
  const gms = gmsOf(encounter);
  const { user } = caller;
  if (pending.refused.includes(user)) return no({ type: 'not-let-in', gms });
  const waiting = pending.requests.find((each) => each.user === user);
  if (waiting) return no({ type: 'asked-already', name: waiting.name, gms });
  const post = posts.next;
  const request = { user, name, side, post, ...(id === undefined ? { ready } : { character: id }) };
  const asking = admitButton.write({ ...at(session.version, user), answer: 'sheet' });
  const sheet = button(words.sheetOf(name), asking);
  const view = {
    content: words.asks(gms, user, plain(name)),
    ping: gms,
    components: buttonRow(...requestButtons(session, request, admitButton), sheet),
  };
  const shown = { kind: 'request', state: 'open', number: post, version: 1, view } as const;
  session.keepPosts({ ...posts, next: post + 1 }, caller.keepsPosts ? [shown] : []);
  session.keepPending({ ...pending, requests: [...pending.requests, request] });
  return ok(caller.keepsPosts ? whisper(words.waits(plain(name))) : view);
}

/** Let in and Refuse, for somebody's wish to join. */
export function requestButtons(
  { version }: Pick<Session, 'version'>,
  { user, name }: JoinRequest,
  id: { write(values: ReturnType<typeof at> & { readonly answer: 'yes' | 'no' }): string },
) {
  return [
    button(words.letIn(name), id.write({ ...at(version, user), answer: 'yes' }), ButtonStyle.Success),
    button(words.refuse(name), id.write({ ...at(version, user), answer: 'no' })),
  ];
}

function at(version: Session['version'], user: UserId) {
  return { encounter: version?.encounter ?? 0, user };
}

type Deciding = Session<'asker'> & InEncounter;

/** Lets somebody in who has asked, or not. Whoever asked is called, and the question goes. */
export function decideRequest(session: Deciding, user: UserId, answer: 'yes' | 'no'): Result<string, Refusal> {
  const request = requestOf(session, user);
  if (!request) return no({ type: 'stale' });
  const name = plain(request.name);
  if (answer === 'no') {
    const said = words.notNow(user, name);
    close(session, request, [user]);
    tellAll(session, { content: said, ping: [user] });
    return ok(said);
  }
  const combatant = combatantOf(session, request);
  if (!combatant.ok) return combatant;
  return map(playFromPanel(session, { type: 'join', combatants: [combatant.value] }), (done) => {
    close(session, request, []);
    tellAll(session, { content: words.isIn(user, name), ping: [user] });
    return done;
  });
}

/** Whoever was refused may ask again. */
export function forgiveRefused(session: Session): string {
  session.keepPending({ ...session.pending, refused: [] });
  return words.mayAskAgain;
}

/** Somebody who has asked, as they would come in. */
export function requested(session: Deciding, user: UserId): Result<Combatant, Refusal> {
  const request = requestOf(session, user);
  return request ? combatantOf(session, request) : no({ type: 'stale' });
}

function requestOf({ pending }: Session, user: UserId): JoinRequest | undefined {
  return pending.requests.find((each) => each.user === user);
}

function combatantOf(session: Deciding, request: JoinRequest): Result<Combatant, Refusal> {
  const { encounter, loaded } = session;
  const { user, character, ready = '', name, side } = request;
  const way = wayIn(encounter, user);
  if (!way.ok) return way;
  const stored = loaded.asker.characters.find(({ id, system }) => id === character && system === encounter.system);
  const from = stored
    ? ok(stored)
    : character === undefined
      ? joinerAmong(encounter, [], ready)
      : no({ type: 'character-gone' });
  if (!from.ok) return from;
  return combatantFor(encounter, user, loaded.asker, from.value, { name, ...given({ side }) });
}

function close(session: Session, request: JoinRequest, refused: readonly UserId[]): void {
  const { pending, caller, posts } = session;
  session.keepPending({
    ...pending,
    requests: pending.requests.filter((each) => each !== request),
    refused: [...pending.refused, ...refused],
  });
  const gone = { kind: 'request', state: 'gone', number: request.post, version: 2 } as const;
  if (caller.keepsPosts) session.keepPosts(posts, [gone]);
}
