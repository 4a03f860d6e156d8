import type { TileName } from '../field/tile.ts';
import { touchedAt } from '../interaction/acts/labels.ts';
import { mark, marked } from '../interaction/posts/mark.ts';
import { type Combatant, combatant, type Encounter, find, isOnTurn } from '../rules/core/encounter.ts';
import { seenTiles } from '../rules/core/field-sight.ts';
import type { Intent } from '../rules/core/intent.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { strikesFriends, type WholeAct, wholeActs } from '../rules/core/whole-acts.ts';
import { isGm, lentByCaller, mayActFor, ownCombatants } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import { turnKey } from '../session/turn-key.ts';

type Playing = Session & { readonly encounter: Encounter };

/** What somebody can do now, as the caller may choose it. */
export function actsFor(
  session: Pick<Playing, 'rules' | 'encounter' | 'caller'>,
  actor: Combatant,
): readonly WholeAct[] {
  const { rules, encounter } = session;
  const acts = wholeActs(rules, encounter, actor.id, isGm(session));
  if (isGm(session)) return acts;
  const seen = seenTiles(rules, encounter);
  const known = acts.filter((act) => !tellsOfHidden(act, encounter));
  return seen ? known.flatMap((act) => inSight(act, encounter, seen)) : known;
}

/** In the dark an act goes to what is seen, and to no tile because of somebody whom nobody sees. */
function inSight(act: WholeAct, encounter: Encounter, seen: ReadonlySet<TileName>): readonly WholeAct[] {
  const { intent, tiles } = act;
  const isKnown = (to: TileName) => {
    const at = { ...act, intent: { ...intent, to } };
    const isAimed = (act.harms || act.helps) && !intent.targets;
    const { side } = combatant(encounter, intent.actor);
    const isMeant = (who: Combatant) => act.helps === (who.side === side);
    return seen.has(to) && (!isAimed || touchedAt(at, encounter).some(isMeant));
  };
  if (!tiles) return intent.to === undefined || isKnown(intent.to) ? [act] : [];
  const known = tiles.filter(isKnown);
  return known.length > 0 ? [{ ...act, tiles: known }] : [];
}

/** That a creature can be treated or dispelled tells what it is under, where players are not to know. */
function tellsOfHidden({ action: { kind }, harms, intent }: WholeAct, encounter: Encounter): boolean {
  if (harms || (kind !== 'use' && kind !== 'cast')) return false;
  const targets = intent.targets?.flatMap((id) => find(encounter, id) ?? []) ?? [];
  return targets.some((target) => detailOf(target, encounter) === 'hidden');
}

/** What somebody did last stands before all else. */
export function likeliestFirst(acts: readonly WholeAct[], last: Intent | undefined): readonly WholeAct[] {
  if (!last) return acts;
  const wanted = keyOf(last);
  const isLast = ({ intent, form }: WholeAct) => !form && keyOf(intent) === wanted;
  return acts.toSorted((a, b) => Number(isLast(b)) - Number(isLast(a)));
}

function keyOf({ action, tool = '', manner = '', to = '', targets = [] }: Intent): string {
  return [action, tool, manner, to, ...targets].join('\n');
}

/** What tells an act from the others of somebody’s. */
export function actMark({ intent, form }: WholeAct): string {
  return mark(`${keyOf(intent)}\n${form ? 'form' : ''}`);
}

/** The combatant of that mark, if the caller may act for them. */
export function actorMarked(session: Playing, wanted: string): Result<Combatant, Refusal> {
  const who = marked(wanted, session.encounter.combatants, ({ id }) => id);
  if (!who) return no({ type: 'stale' });
  return mayActFor(session, who) ? ok(who) : no({ type: 'not-yours', name: who.name });
}

/** The act of that mark. Nothing: it is not offered any more, or it was offered in another turn. */
export function actMarked(session: Playing, actor: Combatant, wanted: string, turn: string): WholeAct | undefined {
  const act = actsFor(session, actor).find((each) => actMark(each) === wanted);
  return act && (act.action.when !== 'turn' || turn === turnKey(session.encounter)) ? act : undefined;
}

/** The act that an intent comes to, where it is done to a friend against their will. */
export function strikingFriend(session: Playing, actor: Combatant, intent: Intent): WholeAct | undefined {
  const { encounter } = session;
  if (!intent.targets?.some((id) => id !== actor.id && find(encounter, id)?.side === actor.side)) return undefined;
  return actsFor(session, actor).find(
    (act) =>
      act.name === intent.action &&
      act.intent.targets?.join() === intent.targets?.join() &&
      (intent.tool === undefined || act.intent.tool === intent.tool) &&
      (intent.manner === undefined || act.intent.manner === intent.manner) &&
      strikesFriends(encounter, act),
  );
}

/** Whom the caller can act for: those on turn first. A GM can for anybody. */
export function actorsOf(session: Playing): readonly Combatant[] {
  const { encounter } = session;
  const own = [...ownCombatants(session), ...lentByCaller(session)];
  const all = isGm(session) ? [...own, ...encounter.combatants.filter((each) => !own.includes(each))] : own;
  const order = (who: Combatant) => (isOnTurn(encounter, who.id) ? 0 : who.vitality === 'up' ? 1 : 2);
  return all.toSorted((a, b) => order(a) - order(b));
}
