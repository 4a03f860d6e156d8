// Dungeoneers › Equipment: slots and hands. Ruling: Equip

import { action } from '../core/action.ts';
import { combatant } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { crowded } from './arms.ts';
import { atLeisureOrOnTurn, declare, enough, oneWord, onTurnOrAtLeisure, pay } from './intent.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, Fight, Sheet } from './sheet.ts';

const EQUIPS = ['equip', 'take off'] as const;
interface Equipping {
  readonly intent: Intent;
  readonly name: string;
  readonly on: boolean;
  readonly after: Sheet;
}

/** Draw, put on, take off or pick up one item: an action in combat, free outside of it. */
export const equip = action<Dungeoneers, Equipping>({
  title: 'Equip',
  cite: 'Ruling: Equip',
  when: 'always',
  kind: 'use',
  offers(fight, by) {
    const { sheet, vitality } = combatant(fight, by);
    const things = [...sheet.weapons, ...sheet.gear].map(({ name }) => name);
    const now = atLeisureOrOnTurn(fight, by) && (fight.phase !== 'fighting' || enough(fight, by, 'action points').ok);
    return now && vitality === 'up' && things.length > 0 ? { tools: things, manners: EQUIPS } : undefined;
  },
  plan: planEquip,
  resolve(resolution, { intent, name, on, after }) {
    const { sheet: before } = resolution.combatant(intent.actor);
    declare(resolution, intent, { tool: name, manner: on ? 'equip' : 'take off' });
    if (resolution.encounter.phase === 'fighting')
      pay(resolution, intent.actor, 'action points', 1, because({ id: 'equip' }));
    const why = because({ id: on ? 'equips' : 'takes off', item: name });
    resolution.record({ type: 'sheet-changed', subject: intent.actor, why, before, after });
  },
});

function planEquip(fight: Fight, intent: Intent): Result<Equipping, Refusal> {
  const { actor, tool: typed, manner } = intent;
  const who = combatant(fight, actor);
  const now = onTurnOrAtLeisure(fight, actor);
  if (!now.ok) return now;
  const { weapons, gear } = who.sheet;
  if (typed === undefined)
    return no({ type: 'missing', what: 'item', known: [...weapons, ...gear].map(({ name }) => name) });
  const word = oneWord(EQUIPS, manner, 'way');
  if (!word.ok) return word;
  const on = word.value === 'equip';
  const ready = <T extends { readonly equipped: boolean }>(things: readonly T[]) =>
    things.filter((each) => each.equipped !== on);
  const fit = choose('item', typed, [...ready(weapons), ...ready(gear), ...weapons, ...gear]);
  if (!fit.ok) return fit;
  const item = fit.value;
  if (item.equipped === on) return refuse(on ? 'in-use-already' : 'off-already', { name: who.name, item: item.name });
  const set = <T extends object>(things: readonly T[]): readonly T[] =>
    things.map((each) => (Object.is(each, item) ? { ...each, equipped: on } : each));
  const after = { ...who.sheet, weapons: set(weapons), gear: set(gear) };
  const full = on ? crowded(after) : undefined;
  if (full !== undefined) return refuse('no-room', { item: item.name, slot: full });
  if (fight.phase === 'fighting') {
    const may = enough(fight, actor, 'action points');
    if (!may.ok) return may;
  }
  return ok({ intent, name: item.name, on, after });
}
