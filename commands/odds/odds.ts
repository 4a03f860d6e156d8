import { alikeAmong, toAsk } from '../../src/interaction/odds/asking.ts';
import { type AwayChoice, choicesAway, fieldless } from '../../src/interaction/odds/away.ts';
import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { asIfOnTurn } from '../../src/odds/on-turn.ts';
import { actsFor, likeliestFirst } from '../../src/posts/acts.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { begin } from '../../src/rules/core/play.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { no, ok, type Result } from '../../src/rules/core/result.ts';
import { type View, viewOf } from '../../src/rules/core/secrecy.ts';
import { lastOf } from '../../src/session/posts.ts';
import type { Session } from '../../src/session/session.ts';
import { plain } from '../../src/text/markdown.ts';
import { odds as words } from '../../src/text/spoken.ts';
import { type Choice, choicesAmong, type Wanted } from './choices.ts';

type Playing = Session & { readonly encounter: Encounter };

/** Most acts that are worked out at a time: each may have to be thrown for, in some hundredth of a second. */
const MOST_ACTS = 12;
/** The seed of what is thrown for, unless another is named: the same question has the same answer. */
const SEED = 1;

const ATTACK = 'attack';

/**
 * The odds of what somebody can do to others now, or could if it were their turn, for the caller alone. They are worked out
 * where the reply is sent; nothing is thrown of the fight's dice, and nothing changes. `menu`: the id of a menu in which they can be
 * chosen on the turn.
 */
export function actOddsReply(
  session: Playing,
  actor: Combatant,
  { seed = SEED, menu, ...wanted }: Wanted & { readonly seed?: number | undefined; readonly menu?: string } = {},
): Result<Reply, Refusal> {
  const { rules, caller } = session;
  const encounter = asIfOnTurn(rules, session.encounter, actor.id);
  const there = { rules, encounter, caller };
  const offered = choicesOf(session, there, actor, wanted);
  const asker = { view: viewOf(caller.user, encounter), actor: actor.id };
  const away = outOfReach(session, there, actor, { wanted, reached: offered, view: asker.view });
  const typed = offered.length + away.length > 0 ? ok(offered) : asTyped(there, actor, wanted);
  if (!typed.ok) return typed;
  if (typed.value.length + away.length === 0) return ok(whisper(words.nothing(plain(actor.name))));
  const offers = alikeAmong(typed.value, there, asker);
  const choices = offers.slice(0, MOST_ACTS);
  const all = [
    ...choices.map((alike) => toAsk(alike, there, asker)),
    ...away.map(({ choice, from, encounter: near }) => toAsk([choice], { rules, encounter: near, from }, asker)),
  ];
  const title = words.title(plain(actor.name));
  const isCut = offers.length > choices.length || undefined;
  const isOffTurn = encounter !== session.encounter || undefined;
  const work = {
    work: { type: 'acts', acts: all.flatMap(({ asked }) => asked), seed },
    shows: {
      type: 'acts',
      title,
      lines: all.map(({ line }) => line),
      ...given({ isCut, isOffTurn, menu: isOffTurn ? undefined : menu }),
    },
    asked: caller.interaction,
  } as const;
  return ok(whisper({ title, description: words.working }, { work }));
}

function choicesOf(
  { posts }: Pick<Playing, 'posts'>,
  there: Pick<Playing, 'rules' | 'encounter' | 'caller'>,
  actor: Combatant,
  wanted: Wanted,
): readonly Choice[] {
  const acts = likeliestFirst(actsFor(there, actor), lastOf(posts, actor.id));
  return choicesAmong(acts, there, wanted);
}

/** On a field: what could be done to those who are not reached, from where they would be. */
function outOfReach(
  session: Playing,
  there: Pick<Playing, 'rules' | 'encounter' | 'caller'>,
  actor: Combatant,
  { wanted, reached, view }: { readonly wanted: Wanted; readonly reached: readonly Choice[]; readonly view: View },
): readonly AwayChoice[] {
  if (!there.encounter.field) return [];
  const anywhere = { ...there, encounter: fieldless(there.encounter) };
  const offered = choicesOf(session, anywhere, actor, wanted);
  const typed = offered.length > 0 ? ok(offered) : asTyped(anywhere, actor, wanted);
  const isReached = (target: string) => reached.some((each) => each.target === target);
  const acts = (typed.ok ? typed.value : []).filter(({ target }) => !isReached(target));
  return choicesAway({ ...there, view }, actor, acts);
}

/** What is not offered so, as the weapon in use by its name: an attack as it was typed, or what the rules say to it. */
function asTyped(
  { rules, encounter }: Pick<Playing, 'rules' | 'encounter'>,
  actor: Combatant,
  { targets, tool, manner, amount }: Wanted,
): Result<readonly Choice[], Refusal> {
  const foe = encounter.combatants.find(({ side, vitality }) => side !== actor.side && vitality === 'up');
  if (!targets && !foe) return ok([]);
  const ids = targets?.map(({ id }) => id) ?? (foe ? [foe.id] : []);
  const intent = { action: ATTACK, actor: actor.id, ...given({ targets: ids, tool, manner, amount }) };
  const begun = begin(rules, encounter, intent);
  if (!begun.ok) return no(begun.why);
  const action = rules.actions[ATTACK];
  const [target] = ids;
  if (!action || target === undefined) return ok([]);
  const act = { name: ATTACK, action, way: given({ tool, manner }), intent, harms: true, helps: false };
  return ok([{ act, intent, target }]);
}
