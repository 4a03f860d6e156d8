import fc from 'fast-check';
import type {
  Combatant,
  Encounter,
  Plan,
  PlanCondition,
  PlanLine,
  PlannedAction,
  Preference,
} from '../../src/rules/core/encounter.ts';
import { MAX_LINE_CONDITIONS, MAX_PLAN_LINES, onTurn, TARGET_KINDS } from '../../src/rules/core/encounter.ts';
import { actionOffers } from '../../src/rules/core/play.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { TestTable } from '../embeds/random-fight.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';

/**
 * All actions that each combatant is offered on its turns. If an action needs targets, its list of targets is empty.
 */
export function actsMet(
  rules: Ruleset,
  start: Encounter,
  cast: readonly Combatant[],
  fights: number,
): Readonly<Record<string, readonly PlannedAction[]>> {
  const attack: PlannedAction = { action: 'attack', targets: [] };
  const actsById = new Map(cast.map(({ id }) => [id, new Map([['', attack]])]));
  for (let seed = 1; seed <= fights; seed++) {
    const dice = seededDice(seed);
    const table = new TestTable(rules, start, () => dice);
    table.do({ type: 'join', combatants: cast });
    table.do({ type: 'initiative' });
    for (let index = 0; index < 40; index++) {
      const [actor] = onTurn(table.encounter);
      if (!actor) break;
      for (const { action, offers } of actionOffers(rules, table.encounter, actor.id)) {
        if (rules.actions[action]?.gm) continue;
        const targets = offers.targets && { targets: [] };
        for (const tool of [undefined, ...(offers.tools ?? [])])
          for (const manner of [undefined, ...(offers.manners ?? [])]) {
            const toolAndManner = { ...(tool !== undefined && { tool }), ...(manner !== undefined && { manner }) };
            const act = { action, ...toolAndManner, ...targets };
            actsById.get(actor.id)?.set(JSON.stringify(act), act);
          }
      }
      const enemy = table.encounter.combatants.find((each) => each.side !== actor.side && each.vitality === 'up');
      const intent = { action: 'attack', actor: actor.id, targets: [enemy?.id ?? ''] };
      if (!enemy || index % 3 === 2 || !table.do({ type: 'intent', intent }))
        table.do({ type: 'end-turn', subject: actor.id });
    }
  }
  return Object.fromEntries([...actsById].map(([id, acts]) => [id, [...acts.values()]]));
}

const SPENDING_ACTIONS = ['cast', 'use', 'special', 'medkit'];

/** A random plan for a combatant, made of these actions. */
export function anyPlan(
  { resources }: Combatant,
  cast: readonly Combatant[],
  acts: readonly PlannedAction[],
): fc.Arbitrary<Plan> {
  const kinds = acts.map(({ action }) => action);
  // Most actions are equally likely, no matter in how many ways they can be taken. Actions that may spend something are
  // more likely.
  const act = fc
    .constantFrom(
      ...new Set(kinds),
      'attack',
      'attack',
      ...kinds.filter((each) => SPENDING_ACTIONS.includes(each)).slice(0, 4),
    )
    .chain((kind) => fc.constantFrom(...acts.filter(({ action }) => action === kind)));
  const resource = fc.constantFrom(...Object.keys(resources));
  const oneOfEach = Object.fromEntries(Object.keys(resources).map((each) => [each, 1]));
  const combatantId = fc.constantFrom(...cast.map(({ id }) => id));
  const target: fc.Arbitrary<Preference> = fc.oneof(fc.constantFrom(...TARGET_KINDS), fc.record({ who: combatantId }));
  const aimedAttack = fc
    .tuple(act, fc.array(target, { maxLength: 3 }), fc.constantFrom<Preference>('any foe', 'any foe', 'self'))
    .map(([each, targets, last]): PlannedAction => (each.targets ? { ...each, targets: [...targets, last] } : each));
  const line: fc.Arbitrary<PlanLine> = fc.record({
    when: fc.oneof(
      fc.constant([]),
      fc.array(anyCondition(combatantId, Object.keys(resources)), { maxLength: MAX_LINE_CONDITIONS }),
    ),
    act: fc.oneof({ weight: 4, arbitrary: aimedAttack }, { weight: 1, arbitrary: fc.constant('guard' as const) }),
  });
  return fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: MAX_PLAN_LINES }),
    otherwise: fc.constantFrom('end turn', 'end turn', 'tell me'),
    may: fc.oneof(fc.dictionary(resource, fc.integer({ min: 0, max: 4 })), fc.constant(oneOfEach)),
    use: fc.constantFrom('at once', 'late'),
  });
}

function anyCondition(who: fc.Arbitrary<string>, resources: readonly string[]): fc.Arbitrary<PlanCondition> {
  const percent = fc.constantFrom(25, 50, 75, 101);
  const number = fc.integer({ min: 1, max: 4 });
  return fc.oneof(
    fc.record({ if: fc.constantFrom('self-below', 'friend-below'), percent }),
    fc.record({ if: fc.constantFrom('friend-down', 'foe-near') }),
    fc.record({ if: fc.constant('stands'), who }),
    fc.record({ if: fc.constantFrom('foes-at-least', 'round-from'), number }),
    fc.record({ if: fc.constant('left'), resource: fc.constantFrom(...resources), least: number }),
  ) as fc.Arbitrary<PlanCondition>;
}
