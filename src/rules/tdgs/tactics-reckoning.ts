// TDGS › what the parts of its mind share: how strong a blow is, at whom it may go, what it spends

import { type ActorView, isFoe, type Seen, seenAmong } from '../core/actor-view.ts';
import type { CombatantId } from '../core/encounter.ts';
import type { Option } from '../core/mind.ts';
import type { Way } from '../core/offers.ts';
import { once } from '../core/once.ts';
import { fears } from './attack.ts';
import type { ConditionName } from './condition-names.ts';
import { isMelee } from './range.ts';
import type { Ability, Component, Tdgs } from './sheet.ts';
import { castingStat } from './spell.ts';
import { apparent } from './stats.ts';
import { limit, usesOf } from './uses.ts';
import { wielded } from './weapons.ts';

export type View = ActorView<Tdgs>;
type Weapon = ReturnType<typeof wielded>;

/** What a blow with this weapon comes to on average, in HP. */
export function powerOf({ actor }: View, { range, damage, hit }: Weapon): number {
  return Math.max(1, apparent(actor, isMelee(range) ? 'STR' : 'DEX').value + hit + sumOf(damage));
}

/** What one usually does to a foe, by weapon or spell, by which all else is weighed. */
export const mightOf = once((view: View): number => {
  const { sheet } = view.actor;
  const spells = sheet.abilities.filter((each) => each.kind === 'spell' && !each.area && !each.helpful && !limit(each));
  return Math.max(powerOf(view, wielded(sheet)), ...spells.map((spell) => spellPowerOf(view, spell)));
});

/** What a spell comes to on average, in HP; 0 where it harms nobody. */
export function spellPowerOf({ actor }: View, spell: Ability): number {
  const { damage, whole, hit } = spell;
  if (damage.length === 0 && whole === undefined) return 0;
  return apparent(actor, whole ?? castingStat(spell)).value + hit + sumOf(damage);
}

export const sumOf = once((components: readonly Component[]): number =>
  components.reduce((sum, { flat, dice }) => {
    const [count = 0, sides = 0] = dice?.split('d').map(Number) ?? [];
    return sum + flat + (count * (sides + 1)) / 2;
  }, 0),
);

/** What a use of an ability costs. What comes back with the round is no cost. */
export function spends(ability: Ability): Pick<Option, 'spends'> {
  const limited = limit(ability);
  return limited === undefined || limited.per === 'round' ? {} : { spends: { [usesOf(ability)]: 1 } };
}

/** Two who cannot strike each other for fear or charm would never come to an end: whom one cannot strike, one leaves able to. */
export function maySway({ actor }: View, condition: ConditionName, foe: CombatantId): boolean {
  if (condition !== 'Frightened' && condition !== 'Charmed') return true;
  const isCharmed = actor.conditions.some(({ name, source }) => name === 'Charmed' && source === foe);
  return !isCharmed && !fears(actor, foe);
}

/** The foes of a way who stand, else those who do not. */
export function foesOf(view: View, { targets }: Way): readonly Seen[] {
  const foes = seenAmong(targets, view, ({ friend }) => !friend);
  return foes.some(isFoe) ? foes.filter(isFoe) : foes;
}
