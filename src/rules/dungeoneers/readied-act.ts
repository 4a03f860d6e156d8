// Dungeoneers › Actions, ruling: Ready, when its moment comes

import { bears, type CombatantId, combatant, find, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { ASK } from '../core/resolution.ts';
import type { Result } from '../core/result.ts';
import { carryOut, planAttack } from './attack.ts';
import { gain } from './bearing.ts';
import { borne, untilOwnTurn } from './conditions.ts';
import { goOff, planDisengage } from './disengage.ts';
import { planGrapple, seize } from './grapple.ts';
import { declare, pay } from './intent.ts';
import { planPush, shove } from './push.ts';
import { because } from './reasons.ts';
import type { DungeoneersResolution, Fight } from './sheet.ts';
import { castSpell, planCast } from './spellcast.ts';
import type { Moment, Readied } from './state.ts';
import { decided } from './victory.ts';

/** The standing order, and the question, by which a readied act finds its target. */
export const READIED_ACT = 'readied act';

/** The turn of `turn` comes or is over: acts that were readied for it are done, each for a reaction point. */
export function readiedMoment(resolution: DungeoneersResolution, turn: CombatantId, moment: Moment): void {
  for (const { id, own } of resolution.encounter.combatants)
    if (id !== turn && own.readied?.turn === turn && own.readied.moment === moment) fire(resolution, id, own.readied);
}

/** Ruling: the turn of one who died still counts as its moment: turns of the dead between the last turn and this. */
export function overtaken(resolution: DungeoneersResolution, next: CombatantId | undefined): void {
  const { turnOrder, combatants } = resolution.encounter;
  const dead = (id: CombatantId) => find(resolution.encounter, id)?.vitality !== 'up';
  const here = next === undefined ? turnOrder.length : turnOrder.findIndex((block) => block.includes(next));
  let last = here - 1;
  while (last >= 0 && (turnOrder[last] ?? []).every(dead)) last -= 1;
  const beside = (turnOrder[here] ?? []).filter((id) => id !== next && dead(id));
  const passed = [...turnOrder.slice(last + 1, here).flat(), ...beside];
  for (const { id, own } of combatants)
    if (own.readied && passed.includes(own.readied.turn)) fire(resolution, id, own.readied);
}

/**
 * The target is named now; the reaction point is paid; the act goes its way. Held back, it waits in vain. Once the fight
 * is decided nobody is asked any more.
 */
function fire(resolution: DungeoneersResolution, actor: CombatantId, readied: Readied): void {
  const owner = resolution.combatant(actor);
  if (owner.vitality !== 'up' || resource(owner, 'reaction points').value < 1) return;
  if (decided(resolution.encounter)) return;
  const intent = aimed(resolution, actor, readied);
  if (!intent) return;
  resolution.changeOwn(actor, { readied: undefined });
  declare(resolution, intent, { ...given({ tool: readied.tool }), manner: 'readied' });
  pay(resolution, actor, 'reaction points', 1, because({ id: 'readied act' }));
  begin(resolution.encounter, intent, readied)?.(resolution);
}

/** The act with its target: as the standing order says, or as its owner is asked. Nothing where it is held back. */
function aimed(resolution: DungeoneersResolution, subject: CombatantId, readied: Readied): Intent | undefined {
  const offers = aims(resolution.encounter, subject, readied);
  const [first] = offers;
  if (!first) return undefined;
  const order = resolution.combatant(subject).standingOrders[READIED_ACT] ?? ASK;
  if (order === 'hold') return undefined;
  if (order === 'first') return first.intent;
  const note = because({ id: 'readied', ...readied });
  const question = { subject, about: READIED_ACT, note, offers: [...offers.map(({ name }) => name), 'hold'] };
  const choice = resolution.ask(question);
  return offers.find(({ name }) => name === choice)?.intent;
}

/** What the act could be done to now, of other sides first; an act for oneself is just done. */
function aims(fight: Fight, actor: CombatantId, readied: Readied) {
  const { act, tool, amount } = readied;
  const { side } = combatant(fight, actor);
  const intentAt = (targets: readonly CombatantId[]) => ({ action: act, actor, targets, ...given({ tool }), amount });
  if (act === 'defend' || act === 'disengage') {
    const intent = { action: act, actor };
    return begin(fight, intent, readied) ? [{ name: act, intent }] : [];
  }
  return fight.combatants
    .map(({ id, name, side: theirs }) => ({ name, intent: intentAt([id]), isFriend: theirs === side }))
    .filter(({ intent }) => begin(fight, intent, readied) !== undefined)
    .toSorted((a, b) => Number(a.isFriend) - Number(b.isFriend));
}

function begin(
  fight: Fight,
  intent: Intent,
  { act }: Readied,
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
    case 'disengage':
      return going(planDisengage(fight, intent), goOff);
    case 'defend':
      if (bears(combatant(fight, intent.actor), 'Defensive')) return undefined;
      return (resolution) => {
        const defensive = borne('Defensive', { duration: untilOwnTurn(intent.actor) });
        gain(resolution, intent.actor, defensive, because({ id: 'defend' }));
      };
    default:
      return act satisfies never;
  }
}
