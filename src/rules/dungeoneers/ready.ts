// Dungeoneers › Actions, ruling: Ready

import { type ActiveCondition, bears, type CombatantId, combatant, find, resource } from '../core/encounter.ts';
import type { Refusal } from '../core/refusal.ts';
import { ASK } from '../core/resolution.ts';
import { no, ok, type Result } from '../core/result.ts';
import { action, type Intent } from '../core/ruleset.ts';
import { carryOut, planAttack } from './attack.ts';
import { borne, type ConditionName, gain } from './conditions.ts';
import { planGrapple, seize } from './grapple.ts';
import { declare, enough, oneWord, pay, staked } from './intent.ts';
import { planPush, shove } from './push.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Creature, Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import { castSpell, planCast } from './spellcast.ts';

/** The standing order, and the question, by which a readied act finds its target. */
export const READIED_ACT = 'readied act';
export const READIES = ['attack', 'grapple', 'push', 'cast'] as const;
export const MOMENTS = ['before', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

interface Readying {
  readonly intent: Intent;
  readonly turn: CombatantId;
  readonly moment: Moment;
  readonly act: (typeof READIES)[number];
  /** Weapon or spell. */
  readonly tool: string | undefined;
  readonly amount: number;
  readonly cost: number;
}

/** `at`: whose turn; `how`: before or after it; `with`: the act, with its weapon or spell ("attack: Mace"). */
export const ready = action<Dungeoneers, Readying>({
  title: 'Ready',
  brief: 'Pay for an attack, grapple, push or spell now; do it before or after a named turn, for your reaction point.',
  cite: 'Ruling: Ready',
  when: 'turn',
  offers(fight, by) {
    if (!enough(fight, by, 'action points').ok || bears(combatant(fight, by), 'Readied')) return undefined;
    const at = fight.combatants.filter(({ id, vitality }) => id !== by && vitality === 'up').map(({ id }) => id);
    return at.length > 0
      ? {
          targets: at,
          tools: READIES.filter((act) => act !== 'cast' || combatant(fight, by).sheet.spells.length > 0),
          manners: MOMENTS,
        }
      : undefined;
  },
  plan: planReady,
  resolve(resolution, { intent, turn, moment, act, tool, amount, cost }) {
    declare(resolution, intent, { tool: tool === undefined ? act : `${act}: ${tool}`, manner: moment });
    pay(resolution, intent.actor, 'action points', cost, because({ id: 'ready' }));
    const facts = { act, turn, moment, amount, ...(tool !== undefined && { tool }) };
    const note = `${act}${tool === undefined ? '' : ` with ${tool}`} ${moment} the turn of ${resolution.combatant(turn).name}`;
    gain(resolution, intent.actor, borne('Readied', { facts, note }), because({ id: 'ready' }));
  },
});

function planReady(fight: Fight, intent: Intent): Result<Readying, Refusal> {
  const { actor, targets, manner, amount, tool: typed } = intent;
  const may = enough(fight, actor, 'action points');
  if (!may.ok) return may;
  if (bears(may.value, 'Readied')) return refuse('already', { name: may.value.name, condition: 'Readied' });
  const turn = targets?.[0];
  if (turn === undefined) return no({ type: 'missing', what: 'turn', known: fight.combatants.map(({ name }) => name) });
  if (turn === actor) return no({ type: 'not-at-self' });
  const named = combatant(fight, turn);
  if (named.vitality === 'dead') return no({ type: 'target-dead', name: named.name });
  const [said, ...rest] = (typed ?? 'attack').split(':');
  const act = oneWord(READIES, said, 'act');
  if (!act.ok) return act;
  const moment = oneWord(MOMENTS, manner, 'moment');
  if (!moment.ok) return moment;
  const stake = staked(amount, act.value === 'cast' ? 'magica' : 'stress');
  if (!stake.ok) return stake;
  const typedTool = rest.join(':').trim().slice(0, 60);
  const tool = typedTool === '' ? undefined : typedTool;
  const cost = costOf(may.value, act.value, tool);
  const paid = enough(fight, actor, 'action points', cost);
  if (!paid.ok) return paid;
  return ok({ intent, turn, moment: moment.value, act: act.value, tool, amount: stake.value, cost });
}

/** The action points of the act itself, as its weapon or spell has them. */
function costOf({ sheet }: Creature, act: Readying['act'], tool: string | undefined): number {
  const things = act === 'cast' ? sheet.spells : act === 'attack' ? sheet.weapons : [];
  return things.find(({ name }) => name.toLowerCase() === tool?.toLowerCase())?.points ?? 1;
}

/** The turn of `turn` comes or is over: acts that were readied for it are done, each for a reaction point. */
export function readiedMoment(resolution: DungeoneersResolution, turn: CombatantId, moment: Moment): void {
  for (const { id, conditions } of resolution.encounter.combatants) {
    const readied = conditions.find(
      ({ name, facts }) => name === 'Readied' && facts?.turn === turn && facts.moment === moment,
    );
    if (readied && id !== turn) fire(resolution, id, readied);
  }
}

/** Ruling: the turn of one who died still counts as its moment: turns of the dead between the last turn and this. */
export function overtaken(resolution: DungeoneersResolution, next: CombatantId | undefined): void {
  const { turnOrder, combatants } = resolution.encounter;
  const dead = (id: CombatantId) => find(resolution.encounter, id)?.vitality !== 'up';
  const here = next === undefined ? turnOrder.length : turnOrder.findIndex((block) => block.includes(next));
  let last = here - 1;
  while (last >= 0 && (turnOrder[last] ?? []).every(dead)) last -= 1;
  const passed = turnOrder.slice(last + 1, here).flat();
  for (const { id, conditions } of combatants) {
    const readied = conditions.find(({ name, facts }) => name === 'Readied' && passed.includes(String(facts?.turn)));
    if (readied) fire(resolution, id, readied);
  }
}

/** The target is named now; the reaction point is paid; the act goes its way. Held back, it waits in vain. */
function fire(resolution: DungeoneersResolution, by: CombatantId, readied: ActiveCondition<ConditionName>): void {
  const { facts, note } = readied;
  const owner = resolution.combatant(by);
  if (owner.vitality !== 'up' || resource(owner, 'reaction points').value < 1) return;
  const act = READIES.find((each) => each === facts?.act);
  const aims = act === undefined ? [] : aimsOf(resolution.encounter, by, act, facts);
  const first = aims[0];
  if (act === undefined || first === undefined) return;
  const names = aims.map((id) => resolution.combatant(id).name);
  const order = owner.standingOrders[READIED_ACT] ?? ASK;
  const choice =
    order === 'hold'
      ? order
      : order === 'first'
        ? names[0]
        : resolution.ask({
            subject: by,
            about: READIED_ACT,
            offers: [...names, 'hold'],
            ...(note !== undefined && { note }),
          });
  const at = aims[names.indexOf(choice ?? '')];
  if (at === undefined) return;
  const intent = intentOf(by, at, act, facts);
  const name = typeof facts?.tool === 'string' ? { tool: facts.tool } : {};
  resolution.record({
    type: 'condition-ended',
    subject: by,
    condition: readied,
    why: because({ id: 'moment has come' }),
  });
  declare(resolution, intent, { ...name, manner: 'readied' });
  pay(resolution, by, 'reaction points', 1, because({ id: 'readied act' }));
  begin(resolution.encounter, intent, act)?.(resolution);
}

type Facts = ActiveCondition['facts'];

function intentOf(by: CombatantId, at: CombatantId, act: string, facts: Facts): Intent {
  const tool = typeof facts?.tool === 'string' ? { tool: facts.tool } : {};
  return {
    action: act,
    actor: by,
    targets: [at],
    ...tool,
    amount: typeof facts?.amount === 'number' ? facts.amount : 0,
  };
}

/** Those the act could be done to now, of other sides first. */
function aimsOf(fight: Fight, by: CombatantId, act: (typeof READIES)[number], facts: Facts): readonly CombatantId[] {
  const { side } = combatant(fight, by);
  return fight.combatants
    .filter(({ id }) => begin(fight, intentOf(by, id, act, facts), act) !== undefined)
    .toSorted((a, b) => Number(a.side === side) - Number(b.side === side))
    .map(({ id }) => id);
}

function begin(
  fight: Fight,
  intent: Intent,
  act: (typeof READIES)[number],
): ((resolution: DungeoneersResolution) => void) | undefined {
  const going = <Plan>(plan: Result<Plan, Refusal>, go: (resolution: DungeoneersResolution, plan: Plan) => void) =>
    plan.ok ? (resolution: DungeoneersResolution) => go(resolution, plan.value) : undefined;
  switch (act) {
    case 'attack':
      return going(planAttack(fight, intent), carryOut);
    case 'grapple':
      return going(planGrapple(fight, intent), seize);
    case 'push':
      return going(planPush(fight, intent), shove);
    case 'cast':
      return going(planCast(fight, intent), castSpell);
    default:
      return act satisfies never;
  }
}
