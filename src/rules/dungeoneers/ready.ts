// Dungeoneers › Actions, ruling: Ready

import { action } from '../core/action.ts';
import { bears, type CombatantId, combatant } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Way } from '../core/offers.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import { lacks } from './basic-actions.ts';
import { declare, enough, oneWord, pay, staked } from './intent.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Creature, Dungeoneers, Fight } from './sheet.ts';
import { MOMENTS, READIES, type Readied, type ReadiedAct } from './state.ts';

interface Readying extends Readied {
  readonly intent: Intent;
  readonly cost: number;
}

/** `targets`: whose turn; `manner`: before or after it; `tool`: the act, with its weapon or spell ("attack: Mace"). */
export const ready = action<Dungeoneers, Readying>({
  title: 'Ready',
  cite: 'Ruling: Ready',
  when: 'turn',
  kind: 'wait',
  offers(fight, by) {
    const owner = combatant(fight, by);
    if (!enough(fight, by, 'action points').ok || owner.own.readied) return undefined;
    const others = fight.combatants.filter(({ id, vitality }) => id !== by && vitality === 'up').map(({ id }) => id);
    const acts = actsOf(owner);
    return others.length > 0 && acts.length > 0 ? { targets: others, tools: acts, manners: MOMENTS } : undefined;
  },
  ways: readyWays,
  plan: planReady,
  resolve(resolution, { intent, cost, ...readied }) {
    const { act, moment, tool } = readied;
    declare(resolution, intent, { tool: tool === undefined ? act : `${act}: ${tool}`, manner: moment });
    pay(resolution, intent.actor, 'action points', cost, because({ id: 'ready' }));
    resolution.changeOwn(intent.actor, { readied });
  },
});

/** Before or after somebody's turn; each act with what it is done with. */
function readyWays(fight: Fight, by: CombatantId): readonly Way[] {
  const owner = combatant(fight, by);
  const { weapons, spells } = owner.sheet;
  const tools: Readonly<Record<string, readonly string[]>> = {
    attack: weapons.filter(({ equipped }) => equipped).map(({ name }) => name),
    cast: spells.map(({ name }) => name),
  };
  const hows = actsOf(owner).flatMap(
    (act) => tools[act]?.map((tool) => ({ tool: `${act}: ${tool}` })) ?? [{ tool: act }],
  );
  return MOMENTS.map((manner) => ({ manner, hows: [...new Map(hows.map((how) => [how.tool, how])).values()] }));
}

/** What is worth readying: to defend is not while one is Defensive, which lasts as long. */
function actsOf(owner: Creature): readonly ReadiedAct[] {
  const idle = [...(owner.sheet.spells.length === 0 ? ['cast'] : []), ...(bears(owner, 'Defensive') ? ['defend'] : [])];
  return READIES.filter((act) => !lacks(owner, act) && !idle.includes(act));
}

function planReady(fight: Fight, intent: Intent): Result<Readying, Refusal> {
  const { actor, targets, manner, amount, tool: typed } = intent;
  const may = enough(fight, actor, 'action points');
  if (!may.ok) return may;
  if (may.value.own.readied) return refuse('already', { name: may.value.name, condition: 'Readied' });
  const turn = targets?.[0];
  if (turn === undefined) return no({ type: 'missing', what: 'turn', known: fight.combatants.map(({ name }) => name) });
  if (turn === actor) return no({ type: 'not-at-self' });
  const named = combatant(fight, turn);
  if (named.vitality === 'dead') return no({ type: 'target-dead', name: named.name });
  const [said, ...rest] = (typed ?? 'attack').split(':');
  const act = oneWord(READIES, said, 'act');
  if (!act.ok) return act;
  if (lacks(may.value, act.value)) return refuse('lacks-action', { name: may.value.name, action: act.value });
  const moment = oneWord(MOMENTS, manner, 'moment');
  if (!moment.ok) return moment;
  const stake = staked(amount, act.value === 'cast' ? 'magica' : 'stress');
  if (!stake.ok) return stake;
  const typedTool = rest.join(':').trim().slice(0, 60);
  const tool = typedTool === '' ? undefined : typedTool;
  const cost = costOf(may.value, act.value, tool);
  const paid = enough(fight, actor, 'action points', cost);
  if (!paid.ok) return paid;
  const readied = { turn, moment: moment.value, act: act.value, amount: stake.value, ...given({ tool }) };
  return ok({ intent, cost, ...readied });
}

/** The action points of the act itself, as its weapon or spell has them. */
function costOf({ sheet }: Creature, act: ReadiedAct, tool: string | undefined): number {
  const things = act === 'cast' ? sheet.spells : act === 'attack' ? sheet.weapons : [];
  return things.find(({ name }) => name.toLowerCase() === tool?.toLowerCase())?.points ?? 1;
}
