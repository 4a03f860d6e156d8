import type { ShownAct } from '../../embeds/odds.ts';
import { encountersAsSeen } from '../../odds/stand-ins.ts';
import type { AskedAct } from '../../odds/work.ts';
import { fillIn, usualValues } from '../../rules/core/act-form.ts';
import { type Combatant, type CombatantId, combatant, type Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Intent } from '../../rules/core/intent.ts';
import type { How } from '../../rules/core/offers.ts';
import { begin } from '../../rules/core/play.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { detailOf, viewOf } from '../../rules/core/secrecy.ts';
import { strikesFriends, type WholeAct } from '../../rules/core/whole-acts.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { odds as words } from '../../text/spoken.ts';
import { actsFor, likeliestFirst } from '../acts/choice.ts';
import { labelOf, nameOf } from '../acts/labels.ts';
import { type Reply, whisper } from '../reply.ts';

type Playing = Session & { readonly encounter: Encounter };

/** What is said of the acts whose odds are asked for. Absent: whatever it may be. */
export interface Wanted {
  readonly targets?: readonly Combatant[] | undefined;
  readonly tool?: string | undefined;
  readonly manner?: string | undefined;
  readonly amount?: number | undefined;
}

/** Most acts that are worked out at a time: each may have to be thrown for, in some hundredth of a second. */
const MOST_ACTS = 8;
/** The seed of what is thrown for: the same question has the same answer. */
const SEED = 1;

const ATTACK = 'attack';
const LONGEST_LABEL = 150;

/** An act that is whole, against one target. */
interface Choice {
  readonly act: WholeAct;
  readonly intent: Intent;
  readonly target: CombatantId;
}

/**
 * The odds of what somebody can do to others now, for the caller alone. They are worked out where the reply is sent; nothing is
 * thrown of the fight's dice, and nothing changes.
 */
export function actOddsReply(session: Playing, actor: Combatant, wanted: Wanted = {}): Result<Reply, Refusal> {
  const { encounter, rules, caller } = session;
  const offered = choicesOf(session, actor, wanted);
  const typed = offered.length > 0 ? ok(offered) : asTyped(session, actor, wanted);
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
  const lines = choices.map(({ act, intent, target }, place): ShownAct => {
    const of = combatant(encounter, target);
    const likeKind = detailOf(of, encounter, view) === 'exact' ? undefined : (true as const);
    const { action, tool = '', manner = '' } = intent;
    return {
      label: labelled(act, intent, target, encounter),
      target: plain(of.name),
      way: [action, tool, manner].join('\n'),
      pieces: asked[place]?.length ?? 0,
      ...given({ likeKind }),
    };
  });
  const title = words.title(plain(actor.name));
  const isCut = all.length > choices.length || undefined;
  const work = {
    work: { type: 'acts', acts: asked.flat(), seed: SEED },
    shows: { type: 'acts', title, lines, ...given({ isCut }) },
  } as const;
  return ok(whisper({ title, description: words.working }, { work }));
}

/** The acts against others that fit, the likeliest first. */
function choicesOf(session: Playing, actor: Combatant, { targets, tool, manner, amount }: Wanted): readonly Choice[] {
  const { encounter, rules, posts } = session;
  const acts = likeliestFirst(actsFor(session, actor), posts.last[actor.id]);
  const named = targets?.map(({ id }) => id);
  const fits = ({ intent }: Choice) => isLike(intent.tool, tool) && isLike(intent.manner, manner);
  return acts
    .filter(({ harms, action, form }) => harms && !action.gm && form?.needed !== false)
    .flatMap((act) => wholeOf(act).map((intent) => ({ act, intent: { ...intent, ...given({ amount }) } })))
    .flatMap(({ act, intent }): readonly Choice[] => {
      const target = named ? intent.targets?.find((id) => named.includes(id)) : intent.targets?.[0];
      return target === undefined || target === actor.id ? [] : [{ act, intent, target }];
    })
    .filter((choice) => (named || !strikesFriends(encounter, choice.act)) && fits(choice))
    .filter(({ intent }) => begin(rules, encounter, intent).ok);
}

/** An act with what its form and its tile ask filled in as usual: in each of the ways in which it may be done. */
function wholeOf({ intent, form, tiles }: WholeAct): readonly Intent[] {
  const at = { ...intent, ...given({ to: tiles?.[0] }) };
  if (!form) return [at];
  const usual = usualValues(form);
  const hows: readonly (How | undefined)[] = form.hows ?? [usual.how];
  const aims = form.several ? [usual.targets] : form.targets.map((id) => [id]);
  return hows.flatMap((how) => aims.map((aim) => fillIn(at, { ...usual, ...given({ how, targets: aim }) })));
}

/** The label of an act without what its form would ask, with its target and what is staked on it. */
function labelled(
  { form, tiles: _tiles, ...act }: WholeAct,
  intent: Intent,
  target: CombatantId,
  encounter: Encounter,
): string {
  const way = { ...act.way, ...given({ tool: intent.tool, manner: intent.manner }) };
  const { amount, targets: _targets, ...unaimed } = intent;
  // Of what a form asks, whom it is aimed at is not among the words of every act.
  const label = labelOf({ ...act, way, intent: form ? unaimed : intent }, encounter);
  const at = form ? words.at(label, nameOf(target, encounter)) : label;
  return plain(amount === undefined ? at : words.staked(at, amount), LONGEST_LABEL);
}

function isLike(name: string | undefined, typed: string | undefined): boolean {
  return typed === undefined || (name ?? '').toLowerCase().startsWith(typed.trim().toLowerCase());
}

/** What is not offered so, as the weapon in use by its name: an attack as it was typed, or what the rules say to it. */
function asTyped(
  { rules, encounter }: Playing,
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
