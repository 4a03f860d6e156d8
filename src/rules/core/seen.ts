import type { ActorView, Health, Seen } from './actor-view.ts';
import { nearestTo } from './closing.ts';
import { type Combatant, type CombatantId, combatant, type Encounter, type System } from './encounter.ts';
import type { MoveWay } from './field-rules.ts';
import { seenTiles } from './field-sight.ts';
import { given } from './given.ts';
import { mainMeterOf } from './main-meter.ts';
import { plainWays } from './offers.ts';
import { offersOf } from './play.ts';
import { actionOf, conditionsOf, type Ruleset } from './ruleset.ts';
import { detailOf, knownConditions } from './secrecy.ts';
import { squaresApart } from './standing.ts';

/** How somebody is in a word: hurt below the whole, bloodied at a half, near death at a fifth. */
export function healthOf<S extends System>(rules: Ruleset<S>, of: Combatant<S>, encounter: Encounter<S>): Health {
  if (of.vitality !== 'up') return of.vitality;
  const main = mainMeterOf(rules, of, encounter);
  if (!main?.max) return 'hale';
  const left = (main.bad === 'empty' ? main.value : main.max - main.value) / main.max;
  if (left >= 1) return 'hale';
  if (left > 1 / 2) return 'hurt';
  return left > 1 / 5 ? 'bloodied' : 'near death';
}

/** The fight as a combatant sees it who decides for itself. */
export function actorView<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, id: CombatantId): ActorView<S> {
  const actor = combatant(encounter, id);
  const { round, settings } = encounter;
  const offers = onceEach((action: string) => offersOf(rules, encounter, id, action));
  // Worked out once for all whom it may go towards, and only where it goes.
  let ways: readonly MoveWay[] | undefined;
  const moves = () => {
    ways ??= (encounter.field && rules.field?.ways(encounter, id)) ?? [];
    return ways;
  };
  return {
    actor,
    others: seenBy(rules, encounter, actor),
    round,
    settings,
    offers,
    ways: onceEach((action) => {
      const entry = actionOf(rules, action);
      const offered = offers(action);
      if (!entry || !offered) return [];
      const { targets } = offered;
      const ways = entry.ways?.(encounter, id) ?? plainWays(offered);
      return targets ? ways.map((way) => (way.targets ? way : { ...way, targets })) : ways;
    }),
    towards: (whom) => nearestTo(encounter, id, whom, moves()),
    places: () => (encounter.field && rules.field?.places(encounter, id)) ?? [],
  };
}

/** The same for each name, worked out once: a mind asks for the same action several times. */
function onceEach<Found>(find: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, readonly [Found]>();
  return (name) => {
    let found = known.get(name);
    if (!found) {
      found = [find(name)];
      known.set(name, found);
    }
    return found[0];
  };
}

/** The others who live, as the actor's player may know them; the GM's creatures know each other as well as players do. */
function seenBy<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, actor: Combatant<S>): readonly Seen[] {
  const view = actor.controller === undefined ? 'gm' : 'players';
  const lit = seenTiles(rules, encounter, view);
  const isLit = (id: CombatantId) => !lit || lit.has(encounter.field?.standing[id] ?? '');
  const seen: Seen[] = [];
  for (const who of encounter.combatants) {
    const { id, side, vitality } = who;
    if (id === actor.id || vitality === 'dead') continue;
    const isTold = detailOf(who, encounter, view) !== 'hidden';
    const borne = knownConditions(who, encounter, view, conditionsOf(rules, who));
    seen.push({
      id,
      friend: side === actor.side,
      vitality,
      conditions: borne.map(({ name }) => name),
      ...given({
        health: isTold ? healthOf(rules, who, encounter) : undefined,
        position: rules.positions?.of(encounter, actor.id, id),
        near: rules.isNear?.(encounter, actor.id, id) ? (true as const) : undefined,
        squares: isLit(id) ? squaresApart(rules, encounter, actor, who) : undefined,
      }),
    });
  }
  return seen;
}
