import type { ShownAct } from '../../embeds/odds.ts';
import { likenessOf, namedIn } from '../../odds/alike.ts';
import { asIfOnTurn } from '../../odds/on-turn.ts';
import { type Asker, encountersAsSeen } from '../../odds/stand-ins.ts';
import type { AskedAct } from '../../odds/work.ts';
import { type Combatant, type CombatantId, combatant, type Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { begin } from '../../rules/core/play.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { detailOf, viewOf } from '../../rules/core/secrecy.ts';
import { lastOf } from '../../session/posts.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { odds as words } from '../../text/spoken.ts';
import { actMark, actsFor, likeliestFirst } from '../acts/choice.ts';
import { type Reply, whisper } from '../reply.ts';
import {
  bareLabelOf,
  type Choice,
  choicesAmong,
  labelOfChoice,
  stakesOn,
  unaimedLabelOf,
  type Wanted,
} from './choices.ts';

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
  const { rules, caller, posts } = session;
  const encounter = asIfOnTurn(rules, session.encounter, actor.id);
  const there = { rules, encounter, caller };
  const acts = likeliestFirst(actsFor(there, actor), lastOf(posts, actor.id));
  const offered = choicesAmong(acts, there, wanted);
  const typed = offered.length > 0 ? ok(offered) : asTyped(there, actor, wanted);
  if (!typed.ok) return typed;
  if (typed.value.length === 0) return ok(whisper(words.nothing(plain(actor.name))));
  const asker = { view: viewOf(caller.user, encounter), actor: actor.id };
  const offers = alikeAmong(typed.value, there, asker);
  const choices = offers.slice(0, MOST_ACTS);
  const all = choices.map((alike) => toAsk(alike, there, asker));
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

/** Acts that are the same but for whom of several alike they are aimed at. What is not told of these makes no difference. */
function alikeAmong(
  choices: readonly Choice[],
  { rules, encounter }: Pick<Playing, 'rules' | 'encounter'>,
  asker: Required<Asker>,
): readonly Alike[] {
  const likeness = new Map<string, string>();
  let named: ReadonlySet<string> | undefined;
  for (const { target } of choices) {
    if (likeness.has(target)) continue;
    const seen = encountersAsSeen(rules, encounter, target, asker);
    const aiming = seen.map((each) => ({ rules, encounter: each, actor: asker.actor }));
    named ??= aiming[0] && namedIn(aiming[0]);
    likeness.set(target, aiming.map((each) => likenessOf(each, target, named)).join('\n'));
  }
  const same = Map.groupBy(choices, ({ intent: { targets = [], ...intent }, target }) =>
    JSON.stringify([intent, targets.length > 1 ? targets : likeness.get(target)]),
  );
  return [...same.values()].flatMap(([first, ...more]): readonly Alike[] => (first ? [[first, ...more]] : []));
}

function isNext({ turnOrder, turn }: Encounter, id: CombatantId): boolean {
  return turnOrder[(turn + 1) % turnOrder.length]?.includes(id) ?? false;
}

type Alike = readonly [Choice, ...Choice[]];

/** What is to be worked out of an act: with each of the points that may be staked, in each of the encounters as seen. */
function toAsk(
  alike: Alike,
  there: Pick<Playing, 'rules' | 'encounter'>,
  asker: Asker,
): { readonly asked: readonly AskedAct[]; readonly line: ShownAct } {
  const [choice] = alike;
  // Whose turn would begin with the end of this one may suffer then from what they bear: others are told of without that.
  const { intent, target } = alike.find((each) => !isNext(there.encounter, each.target)) ?? choice;
  const of = combatant(there.encounter, target);
  const isKnown = detailOf(of, there.encounter, asker.view) === 'exact';
  const seen = encountersAsSeen(there.rules, there.encounter, target, asker);
  // Of somebody whose numbers are kept back all of it would have to be tried with each whom they may be like.
  const stakes = isKnown ? stakesOn(choice, there) : [0];
  const asked = stakes.flatMap((amount) =>
    seen.map(
      (encounter): AskedAct => ({
        encounter,
        deed: { type: 'intent', intent: { ...intent, ...given({ amount: amount || intent.amount }) } },
        target,
        ...given({ rough: seen.length > 1 || amount > 0 || undefined }),
      }),
    ),
  );
  const { action, tool = '', manner = '' } = intent;
  const line: ShownAct = {
    label: labelOfChoice(choice, there.encounter),
    bare: unaimedLabelOf(choice, there.encounter),
    targets: alike.map((each) => plain(combatant(there.encounter, each.target).name)),
    way: [action, tool, manner].join('\n'),
    entries: alike.map((each) => ({ label: bareLabelOf(each, there.encounter), value: actMark(each.act) })),
    pieces: asked.length,
    ...given({ likeKind: !isKnown || undefined, stakes: stakes.length > 1 ? stakes : undefined }),
  };
  return { asked, line };
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
