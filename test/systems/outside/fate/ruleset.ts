// The rules, put together from their parts.

import {
  type CombatantId,
  combatant,
  fromPack,
  isEnemy,
  type Mind,
  no,
  ok,
  type ProposalRules,
  type Reason,
  resource,
  ruleset,
  visibleAmong,
} from 'fray/rules';
import { concede, create, defend, overcome, RESTS, rest } from './actions.ts';
import { attack } from './attack.ts';
import pack from './pack.json' with { type: 'json' };
import { because, refusal } from './reasons.ts';
import { conditions, INVOKE, INVOKE_ORDER, INVOKES, POOL, sceneRules } from './rolls.ts';
import { BOXES, type Fate, type Fight, POINTS, type Scene, SKILLS, sheet, USES } from './sheet.ts';
import { ABSORB, ABSORB_ORDER } from './stress.ts';
import { move, zones } from './zones.ts';

/** Popcorn order: the combatant with the highest Notice begins, and then each one chooses who is next. */
function initiative(scene: Scene): void {
  const { turnOrder: before, combatants } = scene.encounter;
  const orderedCombatants = combatants.toSorted((one, other) => other.sheet.notice - one.sheet.notice);
  const reasons = orderedCombatants.map(({ id, sheet: { notice } }) => ({
    subject: id,
    score: notice,
    why: because({ id: 'notices first' }),
  }));
  scene.record({
    type: 'turn-order-set',
    before,
    turnOrder: orderedCombatants.map(({ id }) => [id]),
    reasons,
    turn: -1,
  });
}

function decidingReason({ combatants }: Fight): Reason | undefined {
  const standing = new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
  if (combatants.length < 2 || standing.size > 1) return undefined;
  const [side] = standing;
  return side === undefined ? because({ id: 'no one stands' }) : because({ id: 'only one side stands', side });
}

/** A compel: a character's aspect causes trouble, and the player gets a fate point. Refusing costs one. */
const compel: ProposalRules<Fate> = {
  title: 'Compel',
  cite: 'Aspects › Compels',
  may(encounter, to) {
    const receiver = combatant(encounter, to);
    return resource(receiver, POINTS).value > 0 ? ok() : no(refusal('no points', { name: receiver.name }));
  },
  accept: (scene, { to }) => changePoints(scene, to, 1),
  refuse: (scene, { to }) => changePoints(scene, to, -1),
};

function changePoints(scene: Scene, subject: CombatantId, by: 1 | -1): void {
  const { value: before } = resource(scene.combatant(subject), POINTS);
  const reason = because({ id: 'compel' });
  const type = by > 0 ? 'regained' : 'spent';
  scene.record({ type, subject, resource: POINTS, why: reason, before, after: Math.max(0, before + by) });
}

/** What actions are worth to autopilot. The numbers are our choice. */
const mind: Mind<Fate> = {
  options(view) {
    const { weapons, athletics } = view.actor.sheet;
    const targets = visibleAmong(view.offers('attack')?.targets, view, isEnemy);
    const attacks = weapons.flatMap(({ name, zones: reach }) =>
      targets
        .filter((each) => (each.zones ?? 0) <= reach)
        .map(({ id }) => ({
          kind: 'harm' as const,
          worth: 1,
          target: id,
          intent: { action: 'attack', targets: [id], tool: name },
        })),
    );
    const [to] = view.offers('move')?.tiles ?? [];
    const hasTarget = targets.length > 0;
    return [
      ...attacks,
      ...(to !== undefined && !hasTarget ? [{ kind: 'close' as const, worth: 2, intent: { action: 'move', to } }] : []),
      ...(view.offers('defend')
        ? [{ kind: 'guard' as const, worth: 0.7 + athletics / 20, intent: { action: 'defend' } }]
        : []),
    ];
  },
  answer(_, { about, offers }, __, leave) {
    if (about === INVOKE) return offers.includes('free use') ? 'free use' : leave ? 'leave it' : 'fate point';
    // The smallest consequence that is enough comes first.
    return about === ABSORB ? offers[0] : undefined;
  },
};

export const rules = ruleset<Fate>({
  id: 'fate',
  title: 'Fate',
  ...fromPack<Fate>(pack, sheet),
  conditions,
  actions: { attack, create, overcome, defend, move, concede, rest },
  sheet,
  rests: RESTS,
  named: { skill: SKILLS, option: [...INVOKES, ...SKILLS, ...USES, ...RESTS] },
  standingOrders: { [INVOKE]: INVOKE_ORDER, [ABSORB]: ABSORB_ORDER },
  resourceKinds: { [BOXES]: { main: true, revived: 1 }, [POINTS]: {}, [POOL]: {} },
  resources: ({ boxes, refresh }) => ({
    [BOXES]: { value: boxes, max: boxes },
    ...(refresh > 0 && { [POINTS]: { value: refresh } }),
  }),
  own: { encounter: () => ({}), combatant: () => ({ acted: false, moved: false }) },
  personal: { aspects: 'words' },
  initiative,
  nextTurn: 'chosen, self too',
  startTurn: (scene, who: CombatantId) => scene.changeOwn(who, { acted: false, moved: false }),
  finished: (encounter, who) => {
    const { own } = combatant(encounter, who);
    return own.acted && (own.moved || !encounter.zones);
  },
  zones,
  scene: sceneRules,
  settings: { [POOL]: { cite: 'Fate points › The GM’s pool', values: ['one per player', 2, 3, 4, 5] } },
  proposals: { compel },
  decided: decidingReason,
  mind,
});
