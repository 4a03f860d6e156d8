import { noSuch } from './choose.ts';
import type { Combatant, CombatantId, System } from './encounter.ts';
import { given } from './given.ts';
import type { Affliction } from './intent.ts';
import type { Resolution } from './resolution.ts';
import { declared as kindIn } from './resource-kind.ts';
import { ok } from './result.ts';
import type { Meter, Ruleset } from './ruleset.ts';

/** What every system has to say. */
type Needed =
  | 'id'
  | 'title'
  | 'book'
  | 'conditions'
  | 'actions'
  | 'archetypes'
  | 'sheet'
  | 'resourceKinds'
  | 'resources'
  | 'own'
  | 'initiative';

/**
 * A system's rules. What its book does not have is left out: nothing happens then, there is nothing to choose, every
 * resource is shown, a newcomer acts last, and a turn ends by hand.
 */
export function ruleset<S extends System>(is: Pick<Ruleset<S>, Needed> & Partial<Ruleset<S>>): Ruleset<S> {
  return {
    settings: {},
    standingOrders: {},
    rests: [],
    enter: actLast,
    startRound: () => undefined,
    startTurn: () => undefined,
    endTurn: () => undefined,
    skips: () => undefined,
    finished: () => false,
    settle: () => undefined,
    decided: () => undefined,
    afflict: (resolution, subject, affliction) => put(resolution, is.conditions, subject, affliction),
    meters: (of) => metersOf(of, is.resourceKinds),
    ...is,
  };
}

function actLast<S extends System>(resolution: Resolution<S>, who: CombatantId): void {
  const { turnOrder: before, turn } = resolution.encounter;
  resolution.record({ type: 'turn-order-set', before, turnOrder: [...before, [who]], reasons: [], turn });
}

/** A condition is borne once, for so many rounds or until it is taken off. */
function put<S extends System>(
  resolution: Resolution<S>,
  conditions: Ruleset<S>['conditions'],
  subject: CombatantId,
  { condition: name, source, value, rounds, note }: Affliction<S>,
) {
  if (!Object.hasOwn(conditions, name)) return noSuch('condition', name, Object.keys(conditions));
  if (resolution.combatant(subject).conditions.some(({ key }) => key === name)) return ok();
  const duration =
    rounds === undefined ? ({ until: 'removed' } as const) : ({ until: 'round-end', left: rounds } as const);
  const condition = { key: name, name, duration, ...given({ source, value, note }) };
  resolution.record({ type: 'condition-gained', subject, condition });
  return ok();
}

function metersOf<S extends System>(of: Combatant<S>, kinds: Ruleset<S>['resourceKinds']): readonly Meter[] {
  return Object.entries(of.resources).map(([resource, { value, max }]) => {
    const { main, fills, turn } = kindIn(kinds, resource);
    return {
      resource,
      value,
      bad: fills ? 'full' : 'empty',
      ...given({ max, main, when: turn && ('turn' as const) }),
    };
  });
}
