// Dungeoneers › Actions › Spellcast: which spells can be cast, at whom, for how much, and what there is to choose

import { type CombatantId, combatant, resource } from '../core/encounter.ts';
import type { Offers, Way } from '../core/offers.ts';
import { no, ok } from '../core/result.ts';
import type { Spell } from './arms.ts';
import { MOST_STAKED } from './dice.ts';
import { isHarmful, usefulTo } from './effect.ts';
import { enough, onTurnOrAtLeisure, targets } from './intent.ts';
import { distance } from './position.ts';
import { AMBIENT, numberSet } from './settings.ts';
import type { Creature, Fight } from './sheet.ts';

/** Most magica beyond the cost that stands in a list; more may be typed. */
const MAGICA_LINES = 6;

/** Outside of rounds there is time to cast in the traditional way, without a tome in hand. */
export function castable({ phase }: Fight, { sheet }: Creature, { inscribed }: Spell): boolean {
  return phase !== 'fighting' || inscribed === 'cantrip' || sheet.gear.some(({ tome, equipped }) => tome && equipped);
}

/** Ambient magica pays the base cost first, what is left of it the extra; only then the caster's own. */
export function payment(fight: Fight, caster: Creature, spell: Spell, chosen: number) {
  const air = numberSet(fight.settings, AMBIENT);
  const cost = Math.min(air, spell.cost);
  const leftover = air - cost;
  const own = spell.cost - cost + Math.max(0, chosen - leftover);
  const left = resource(caster, 'magica').value;
  if (own > left) return no({ type: 'nothing-left', name: caster.name, what: 'magica', need: own, left });
  return ok({ own, ambient: { cost, extra: leftover }, extra: Math.max(chosen, leftover) });
}

/**
 * Each spell, at others where it harms, else for oneself too; magica may be paid beyond its cost. On the field those that
 * can be cast now, at those in their range.
 */
export function castWays(fight: Fight, by: CombatantId): readonly Way[] {
  const caster = combatant(fight, by);
  const spells = fight.field ? castNow(fight, caster) : caster.sheet.spells;
  return spells.flatMap((spell): readonly Way[] => {
    const { name, cost, points } = spell;
    const harmful = isHarmful(spell);
    const others = targets(fight, by, ({ id }) => !fight.field || canCast(fight, caster, id, spell.range));
    const at = harmful ? others : [by, ...others];
    if (fight.field && at.length === 0) return [];
    return [
      {
        tool: name,
        ...(harmful ? { harms: true } : { helps: true, ...usefulTo(fight, spell, at) }),
        targets: at,
        costs: [
          { resource: 'action points', points },
          { resource: 'magica', points: cost },
        ],
        amount: { what: 'magica', most: MAGICA_LINES },
        ...(!fight.field && { situation: { behind: true } }),
      },
    ];
  });
}

/** Within its range, or the threat range where that is farther, and in an open line. */
function canCast(fight: Fight, { id }: Creature, target: CombatantId, range: number): boolean {
  const { tiles, threat, isOpen } = distance(fight, id, target);
  return tiles <= Math.max(range, threat) && isOpen();
}

/** Spells for which there are a tome, magica and, while rounds run, action points. */
function castNow(fight: Fight, caster: Creature): readonly Spell[] {
  const fighting = fight.phase === 'fighting';
  return caster.sheet.spells.filter(
    (spell) =>
      (fighting ? enough(fight, caster.id, 'action points', spell.points).ok : !isHarmful(spell)) &&
      castable(fight, caster, spell) &&
      payment(fight, caster, spell, 0).ok,
  );
}

export function castOffers(fight: Fight, by: CombatantId): Offers | undefined {
  const caster = combatant(fight, by);
  const fighting = fight.phase === 'fighting';
  const able = fighting ? enough(fight, by, 'action points').ok : caster.vitality === 'up';
  if (!able || !onTurnOrAtLeisure(fight, by).ok) return undefined;
  const known = fight.field
    ? castNow(fight, caster)
    : caster.sheet.spells.filter(
        (spell) =>
          (fighting || !isHarmful(spell)) && castable(fight, caster, spell) && payment(fight, caster, spell, 0).ok,
      );
  const aims = known.some((spell) => !isHarmful(spell)) ? [by] : [];
  const most = Math.max(0, ...known.map(({ range }) => range));
  const within = [...targets(fight, by, ({ id }) => canCast(fight, caster, id, most)), ...aims];
  if (known.length === 0 || within.length === 0) return undefined;
  const left = resource(caster, 'magica').value + numberSet(fight.settings, AMBIENT);
  const cheapest = Math.min(...known.map(({ cost }) => cost));
  const amount = { what: 'magica', most: Math.min(MOST_STAKED, Math.max(0, left - cheapest)) };
  return { targets: within, tools: known.map(({ name }) => name), amount };
}
