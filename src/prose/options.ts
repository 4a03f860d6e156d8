// Lists what a text can mean. That is every way to do every action, with its possible targets, and every move: to a
// square, to someone, behind something, or away.

import { type Field, groundAt, tileNamed } from '../field/field.ts';
import type { CompleteAction } from '../rules/core/complete-actions.ts';
import { type CombatantId, find } from '../rules/core/encounter.ts';
import type { MoveWay, NamedPlace } from '../rules/core/field-rules.ts';
import { given } from '../rules/core/given.ts';
import type { ActionMethod } from '../rules/core/intent.ts';
import { standsAt } from '../rules/core/map-positions.ts';
import type { Hit } from './lexicon.ts';
import type { Situated } from './references.ts';

/** One way to do an action now: its tool and manner are chosen, its target isn't. */
export interface Option {
  readonly name: string;
  readonly method: ActionMethod;
  /** True for the first way of its action, which is the usual one. */
  readonly isUsual: boolean;
  readonly byTarget: ReadonlyMap<CombatantId, CompleteAction>;
  /** The action without a target. */
  readonly alone?: CompleteAction;
  /** The action whose form asks for something. `method` is one of the form's choices. */
  readonly form?: CompleteAction;
  readonly harms: boolean;
  readonly helps: boolean;
}

/** Everywhere the actor can go on the map now, as far as the text's author knows. */
export interface Moves {
  readonly ways: readonly MoveWay[];
  readonly places: readonly NamedPlace[];
}

const optionsByActs = new WeakMap<readonly CompleteAction[], readonly Option[]>();

/** The ways to do each action that is offered now. */
export function optionsOf(acts: readonly CompleteAction[]): readonly Option[] {
  const known = optionsByActs.get(acts) ?? groupedOptions(acts);
  optionsByActs.set(acts, known);
  return known;
}

function groupedOptions(acts: readonly CompleteAction[]): readonly Option[] {
  const groups = Map.groupBy(acts, ({ name, way: { tool = '', manner = '' } }) => [name, tool, manner].join('\n'));
  const seenActions = new Set<string>();
  return [...groups.values()].flatMap((group): readonly Option[] => {
    const [first] = group;
    if (!first) return [];
    const { name, way, harms, helps } = first;
    const isUsual = !seenActions.has(name);
    seenActions.add(name);
    const byTarget = new Map<CombatantId, CompleteAction>();
    let alone: CompleteAction | undefined;
    let form: CompleteAction | undefined;
    for (const act of group) {
      const [target, another] = act.intent.targets ?? [];
      if (act.form) form = act;
      else if (target === undefined) alone = act;
      else if (another === undefined) byTarget.set(target, act);
    }
    const method = given({ tool: way.tool, manner: way.manner });
    const common = { name, byTarget, harms, helps, ...given({ alone, form }) };
    const hows = form?.form?.needed ? form.form.hows : undefined;
    if (!hows || hows.length === 0) return [{ ...common, method, isUsual }];
    return hows.map((how, index) => ({ ...common, method: { ...method, ...how }, isUsual: isUsual && index === 0 }));
  });
}

/** The targets that an option can have, with or without a form. */
export function targetsOf({ byTarget, form }: Option): readonly CombatantId[] {
  return [...new Set([...byTarget.keys(), ...(form?.form?.targets ?? [])])];
}

/** Who an option may be aimed at. */
export interface TargetChoice {
  readonly ids: readonly CombatantId[];
  readonly score: number;
  /** How the text points to the target, such as “named” or “guessed”. There are learned weights for each. */
  readonly basis: string;
  /** How many other targets the text mentions before this one. */
  readonly order?: number;
}

/** Whether everyone in a list is on the actor's side. */
export function areAllies({ encounter, actor }: Situated, ids: readonly CombatantId[]): boolean {
  const side = find(encounter, actor)?.side;
  return ids.length > 0 && ids.every((id) => find(encounter, id)?.side === side);
}

/** What a text says about a place. */
interface Whereabouts {
  readonly hits: readonly Hit[];
  /** The name of a square. */
  readonly tile: string | undefined;
  readonly targets: readonly CombatantId[];
}

/** A move that a text may mean, who it leads to, and how well it fits the text. */
export interface MeantWay {
  readonly way: MoveWay;
  readonly toward?: CombatantId;
  readonly fit: number;
}

/** The maximum number of squares that are offered. */
const MAX_WAYS = 4;

/** The moves on the map that a text may mean, best first. */
export function placesMeant(
  situated: Situated,
  { ways, places }: Moves,
  { hits, tile, targets }: Whereabouts,
): readonly MeantWay[] {
  // “Distance” in “close the distance” doesn't mean moving away.
  const isInside = (hit: Hit) =>
    hits.some(
      (other) =>
        other.kind === 'closing' &&
        other.at.length > hit.at.length &&
        hit.at.every((place) => other.at.includes(place)),
    );
  const says = (kind: Hit['kind']) => hits.some((each) => each.kind === kind && !isInside(each));
  const meant: MeantWay[] = [];
  const add = (way: MoveWay | undefined, fit: number, toward?: CombatantId) => {
    if (way && !meant.some((each) => each.way.to === way.to)) meant.push({ way, fit, ...given({ toward }) });
  };
  if (tile !== undefined)
    add(
      ways.find(({ to }) => to === tile),
      3,
    );
  const { field } = situated.encounter;
  const ground = says('crates') ? 'crate' : says('pillars') ? 'pillar' : undefined;
  for (const { meaning, way } of places) {
    const target = 'target' in meaning ? meaning.target : undefined;
    const isTarget = target !== undefined && targets.includes(target);
    if (meaning.means === 'behind' && isTarget && says('behind')) add(way, 2.5, target);
    else if (isTarget && !says('away')) add(way, 2, target);
    else if (meaning.means === 'in cover' && (ground !== undefined || says('cover') || says('behind'))) {
      const isRightGround = ground === undefined || (field && isGround(field.ground, meaning.behind, ground));
      add(way, isRightGround ? 2.2 : 1);
    } else if (meaning.means === 'high ground' && says('high')) add(way, 2.2);
    else if ((meaning.means === 'away' || meaning.means === 'out of sight of') && says('away')) add(way, 2);
  }
  const [target] = targets;
  if (target !== undefined && !says('away')) add(nearestWay(situated, ways, target), 1.6, target);
  if (meant.length === 0) for (const { way } of places) add(way, 0);
  return meant.toSorted((one, other) => other.fit - one.fit).slice(0, MAX_WAYS);
}

function isGround(field: Field, name: string, wanted: 'crate' | 'pillar'): boolean {
  const tile = tileNamed(name);
  return tile !== undefined && groundAt(field, tile).name === wanted;
}

/** The move that ends closest to someone. */
function nearestWay({ encounter }: Situated, ways: readonly MoveWay[], target: CombatantId): MoveWay | undefined {
  const there = standsAt(encounter, target);
  if (!there) return undefined;
  const distance = ({ to }: MoveWay) => {
    const tile = tileNamed(to);
    return tile ? Math.max(Math.abs(tile.x - there.x), Math.abs(tile.y - there.y)) : Number.POSITIVE_INFINITY;
  };
  return ways.toSorted((one, other) => distance(one) - distance(other) || one.cost - other.cost)[0];
}
