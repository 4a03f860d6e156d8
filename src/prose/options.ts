// Lists what a text can mean. That is every way to do every action, with its possible targets, and every move: to a
// square, to someone, behind something, or away.

import { type Field, groundAt, tileNamed } from '../field/field.ts';
import type { CompleteAction } from '../rules/core/complete-actions.ts';
import { type CombatantId, find } from '../rules/core/encounter.ts';
import type { MoveWay, NamedPlace } from '../rules/core/field-rules.ts';
import { given } from '../rules/core/given.ts';
import type { ActionMethod } from '../rules/core/intent.ts';
import { standsAt } from '../rules/core/map-positions.ts';
import type { KnownFight } from './described-combatants.ts';
import type { Hit } from './lexicon.ts';

/** One way to do an action now: its tool and manner are chosen, its target isn't. */
export interface ActionOption {
  readonly name: string;
  readonly method: ActionMethod;
  /** True for the first way to do an action, which is the usual one. */
  readonly isFirstOfAction: boolean;
  readonly byTarget: ReadonlyMap<CombatantId, CompleteAction>;
  /** The action without a target. */
  readonly alone?: CompleteAction;
  /** The offered action, if it has a form with further choices, such as the target. `method` is one of these choices. */
  readonly form?: CompleteAction;
  readonly harms: boolean;
  readonly helps: boolean;
}

/** Everywhere the actor can go on the map now, as far as the text's author knows. */
export interface PossibleMoves {
  readonly ways: readonly MoveWay[];
  readonly places: readonly NamedPlace[];
}

const optionsByActions = new WeakMap<readonly CompleteAction[], readonly ActionOption[]>();

/** The ways to do each action that is offered now. */
export function optionsOf(acts: readonly CompleteAction[]): readonly ActionOption[] {
  const options = optionsByActions.get(acts) ?? groupedOptions(acts);
  optionsByActions.set(acts, options);
  return options;
}

function groupedOptions(acts: readonly CompleteAction[]): readonly ActionOption[] {
  const actionsByOptionKey = Map.groupBy(acts, ({ name, way: { tool = '', manner = '' } }) =>
    [name, tool, manner].join('\n'),
  );
  const seenActions = new Set<string>();
  return [...actionsByOptionKey.values()].flatMap((group): readonly ActionOption[] => {
    const [first] = group;
    if (!first) return [];
    const { name, way, harms, helps } = first;
    const isFirstOfAction = !seenActions.has(name);
    seenActions.add(name);
    const actionsByTarget = new Map<CombatantId, CompleteAction>();
    let untargetedAction: CompleteAction | undefined;
    let formAction: CompleteAction | undefined;
    for (const act of group) {
      const [target, another] = act.intent.targets ?? [];
      if (act.form) formAction = act;
      else if (target === undefined) untargetedAction = act;
      else if (another === undefined) actionsByTarget.set(target, act);
    }
    const method = given({ tool: way.tool, manner: way.manner });
    const commonFields = {
      name,
      byTarget: actionsByTarget,
      harms,
      helps,
      ...given({ alone: untargetedAction, form: formAction }),
    };
    const methods = formAction?.form?.needed ? formAction.form.hows : undefined;
    if (!methods || methods.length === 0) return [{ ...commonFields, method, isFirstOfAction }];
    return methods.map(({ harms: harmsThisWay, ...how }, index) => ({
      ...commonFields,
      method: { ...method, ...how },
      harms: harms || harmsThisWay === true,
      isFirstOfAction: isFirstOfAction && index === 0,
    }));
  });
}

/** The targets that an option can have, with or without a form. */
export function targetsOf({ byTarget, form }: ActionOption): readonly CombatantId[] {
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
  /** True if the text says what the target does. */
  readonly isDoer?: boolean;
}

/** Whether everyone in a list is on the actor's side. */
export function areAllies({ encounter, actor }: KnownFight, ids: readonly CombatantId[]): boolean {
  const side = find(encounter, actor)?.side;
  return ids.length > 0 && ids.every((id) => find(encounter, id)?.side === side);
}

/** What a text says about a place. */
interface PlaceInText {
  readonly hits: readonly Hit[];
  /** The name of the square that the text mentions. Undefined if it mentions none. */
  readonly tile: string | undefined;
  readonly targets: readonly CombatantId[];
}

/** A move that a text may mean, who it leads to, and how well it fits the text. */
export interface MeantMove {
  readonly way: MoveWay;
  readonly toward?: CombatantId;
  readonly fit: number;
}

/** The maximum number of squares that are offered. */
const MAX_MEANT_MOVES = 4;

/** The moves on the map that a text may mean, best first. */
export function meantMoves(
  fight: KnownFight,
  { ways, places }: PossibleMoves,
  { hits, tile, targets }: PlaceInText,
): readonly MeantMove[] {
  // “Distance” in “close the distance” doesn't mean moving away.
  const isPartOfApproach = (hit: Hit) =>
    hits.some(
      (other) =>
        other.kind === 'closing' &&
        other.at.length > hit.at.length &&
        hit.at.every((place) => other.at.includes(place)),
    );
  const hasHitOfKind = (kind: Hit['kind']) => hits.some((each) => each.kind === kind && !isPartOfApproach(each));
  const moves: MeantMove[] = [];
  const add = (way: MoveWay | undefined, fit: number, toward?: CombatantId) => {
    if (!way) return;
    const index = moves.findIndex((each) => each.way.to === way.to);
    const earlierMove = moves[index];
    if (!earlierMove) moves.push({ way, fit, ...given({ toward }) });
    // If a square that was found before is also the one closest to someone, the move leads to them.
    else if (earlierMove.toward === undefined && toward !== undefined)
      moves[index] = { way, fit: Math.max(fit, earlierMove.fit), toward };
  };
  if (tile !== undefined)
    add(
      ways.find(({ to }) => to === tile),
      3,
    );
  const { field } = fight.encounter;
  const wantedGround = hasHitOfKind('crates') ? 'crate' : hasHitOfKind('pillars') ? 'pillar' : undefined;
  for (const { meaning, way } of places) {
    const target = 'target' in meaning ? meaning.target : undefined;
    const isTarget = target !== undefined && targets.includes(target);
    if (meaning.means === 'behind' && isTarget && hasHitOfKind('behind')) add(way, 2.5, target);
    else if (isTarget && !hasHitOfKind('away')) add(way, 2, target);
    else if (
      meaning.means === 'in cover' &&
      (wantedGround !== undefined || hasHitOfKind('cover') || hasHitOfKind('behind'))
    ) {
      const isWantedGround =
        wantedGround === undefined || (field && hasGround(field.ground, meaning.behind, wantedGround));
      add(way, isWantedGround ? 2.2 : 1);
    } else if (meaning.means === 'high ground' && hasHitOfKind('high')) add(way, 2.2);
    else if ((meaning.means === 'away' || meaning.means === 'out of sight of') && hasHitOfKind('away')) add(way, 2);
  }
  const [target] = targets;
  if (target !== undefined && !hasHitOfKind('away')) add(nearestWay(fight, ways, target), 1.6, target);
  if (moves.length === 0) for (const { way } of places) add(way, 0);
  return moves.toSorted((one, other) => other.fit - one.fit).slice(0, MAX_MEANT_MOVES);
}

function hasGround(field: Field, name: string, wanted: 'crate' | 'pillar'): boolean {
  const tile = tileNamed(name);
  return tile !== undefined && groundAt(field, tile).name === wanted;
}

/** The move that ends closest to someone. */
function nearestWay({ encounter }: KnownFight, ways: readonly MoveWay[], target: CombatantId): MoveWay | undefined {
  const targetPosition = standsAt(encounter, target);
  if (!targetPosition) return undefined;
  const distanceToTarget = ({ to }: MoveWay) => {
    const tile = tileNamed(to);
    return tile
      ? Math.max(Math.abs(tile.x - targetPosition.x), Math.abs(tile.y - targetPosition.y))
      : Number.POSITIVE_INFINITY;
  };
  return ways.toSorted((one, other) => distanceToTarget(one) - distanceToTarget(other) || one.cost - other.cost)[0];
}
