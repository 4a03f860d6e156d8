import type { ShownAct } from '../../embeds/odds.ts';
import { asIfOnTurn } from '../../odds/on-turn.ts';
import { encountersAsSeen } from '../../odds/stand-ins.ts';
import type { AskedAct } from '../../odds/work.ts';
import { type Combatant, combatant, type Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { begin } from '../../rules/core/play.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { detailOf, viewOf } from '../../rules/core/secrecy.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { odds as words } from '../../text/spoken.ts';
import { actsFor, likeliestFirst } from '../acts/choice.ts';
import { type Reply, whisper } from '../reply.ts';
import { type Choice, choicesAmong, labelOfChoice, type Wanted } from './choices.ts';

type Playing = Session & { readonly encounter: Encounter };

/** Most acts that are worked out at a time: each may have to be thrown for, in some hundredth of a second. */
const MOST_ACTS = 8;
/** The seed of what is thrown for, unless another is named: the same question has the same answer. */
const SEED = 1;

const ATTACK = 'attack';

/**
 * The odds of what somebody can do to others now, or could if it were their turn, for the caller alone. They are worked out
 * where the reply is sent; nothing is thrown of the fight's dice, and nothing changes.
 */
export function actOddsReply(
  session: Playing,
  actor: Combatant,
  wanted: Wanted = {},
  seed = SEED,
): Result<Reply, Refusal> {
  const { rules, caller, posts } = session;
  const encounter = asIfOnTurn(rules, session.encounter, actor.id);
  const there = { rules, encounter, caller };
  const acts = likeliestFirst(actsFor(there, actor), posts.last[actor.id]);
  const offered = choicesAmong(acts, there, wanted);
  const typed = offered.length > 0 ? ok(offered) : asTyped(there, actor, wanted);
  if (!typed.ok) return typed;
  const all = typed.value;
  if (all.length === 0) return ok(whisper(words.nothing(plain(actor.name))));
  const choices = all.slice(0, MOST_ACTS);
  const view = viewOf(caller.user, encounter);
  const asked = choices.map(({ intent, target }): readonly AskedAct[] =>
    encountersAsSeen(rules, encounter, target, { view, actor: actor.id }).map((seen, _, { length }) => ({
      encounter: seen,
      deed: { type: 'intent', intent },
      target,
      ...given({ rough: length > 1 || undefined }),
    })),
  );
  const lines = choices.map((choice, place): ShownAct => {
    const { intent, target } = choice;
    const of = combatant(encounter, target);
    const likeKind = detailOf(of, encounter, view) === 'exact' ? undefined : (true as const);
    const { action, tool = '', manner = '' } = intent;
    return {
      label: labelOfChoice(choice, encounter),
      target: plain(of.name),
      way: [action, tool, manner].join('\n'),
      pieces: asked[place]?.length ?? 0,
      ...given({ likeKind }),
    };
  });
  const title = words.title(plain(actor.name));
  const isCut = all.length > choices.length || undefined;
  const isOffTurn = encounter !== session.encounter || undefined;
  const work = {
    work: { type: 'acts', acts: asked.flat(), seed },
    shows: { type: 'acts', title, lines, ...given({ isCut, isOffTurn }) },
  } as const;
  return ok(whisper({ title, description: words.working }, { work }));
}

/** What is not offered so, as the weapon in use by its name: an attack as it was typed, or what the rules say to it. */
function asTyped(
  { rules, encounter }: Pick<Playing, 'rules' | 'encounter'>,
  actor: Combatant,
  { targets, tool, manner, amount }: Wanted,
): Result<readonly Choice[], Refusal> {
  const foe = encounter.combatants.find(({ side, vitality }) => side !== actor.side && vitality === 'up');
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
